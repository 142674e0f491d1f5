/**
 * What was said beside the rules, as people read it: speech in its own lines, a hand-out with its address as a link.
 *
 * @import { Line } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { h, named } from "../../dom.js";
import { say, several } from "../../words.js";

const WEB = /^https?:\/\//;

/**
 * The line as speech or as a hand-out; null: it is neither.
 * @param {Table} table
 * @param {Line} line
 */
export function spoken(table, line) {
  const fields = /** @type {Record<string, any>} */ (line.fields);
  if (line.type === "Said")
    return h(
      "figure",
      { class: "text speech" },
      h("figcaption", null, named(speaker(table, line, fields)), audience(table, fields)),
      h("blockquote", null, fields.text),
    );
  if (line.type !== "HandoutShown") return null;
  return h(
    "figure",
    { class: "text handout" },
    h("figcaption", null, named(table.nameOf(line.seat ?? "")), audience(table, fields)),
    h("p", { class: "title" }, named(fields.title)),
    fields.text ? h("blockquote", null, fields.text) : null,
    WEB.test(fields.address ?? "") ? h("p", null, link(fields.address)) : null,
  );
}

/**
 * @param {Table} table
 * @param {Line} line
 * @param {Record<string, any>} fields
 */
function speaker(table, line, fields) {
  const name = table.nameOf(line.seat ?? "");
  return fields.character ? say("said-as", { name, character: fields.character }) : name;
}

/**
 * @param {Table} table
 * @param {Record<string, any>} fields
 */
function audience(table, fields) {
  if (!fields.to) return null;
  const names = several(fields.to.map((/** @type {string} */ seat) => table.nameOf(seat)));
  return h("span", { class: "aside" }, say("said-to", { names }));
}

/** @param {string} address of somewhere else: nothing of this page goes there */
function link(address) {
  return h(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer", referrerpolicy: "no-referrer" },
    address,
  );
}
