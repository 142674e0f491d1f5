/**
 * A change in a view, in people's words: where, what was, what is.
 *
 * @import { Change } from "../client/types.js"
 * @import { Look, Sheet } from "./look.js"
 */

import { h } from "../dom.js";

/**
 * The place that a pointer names: whose it is, and which field.
 * @param {Sheet} sheet
 * @param {string} pointer
 * @returns {{ look: Look, whose: string, title: string }}
 */
export function placed(sheet, pointer) {
  let look = sheet.root;
  /** @type {string[]} */
  const passed = [];
  let whose = "";
  for (const part of pointer.split("/").slice(1)) {
    const step = part.replaceAll("~1", "/").replaceAll("~0", "~");
    look = look.get(Array.isArray(look.value) || (look.value === undefined && /^\d+$/.test(step)) ? Number(step) : step);
    const own = nameOf(look);
    if (own) {
      whose = own;
      passed.length = 0;
    } else if (!/^\d+$/.test(step)) passed.push(look.title);
  }
  return { look, whose, title: passed.slice(-2).join(", ") || look.title };
}

/** @param {Look} look */
function nameOf(look) {
  const named = look.sheet.names.get(look.field);
  if (named && look.value && typeof look.value === "object") return named;
  const { value } = look;
  if (!value || typeof value !== "object" || Array.isArray(value)) return "";
  const own = value.name || value.label || value.character || value.seat || value.id;
  return typeof own === "string" ? (look.sheet.names.get(own) ?? (own === value.name || own === value.label ? own : "")) : "";
}

/**
 * Changes of one view as rows: before and after side by side.
 * @param {Sheet} sheet
 * @param {Change[]} changes
 * @param {{ caption: string, was: string, now: string, where: string }} words
 */
export function changed(sheet, changes, words) {
  const rows = changes.map(({ path, was, now }) => {
    const { look, whose, title } = placed(sheet, path);
    return h(
      "tr",
      null,
      h("th", { scope: "row" }, whose ? h("strong", null, h("bdi", null, whose), " ") : null, h("span", null, title)),
      h("td", { class: "was" }, h("bdi", null, brief(look, was))),
      h("td", { class: "is" }, h("bdi", null, brief(look, now))),
    );
  });
  return h(
    "table",
    { class: "changes" },
    h("caption", null, words.caption),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, words.where), h("th", { scope: "col" }, words.was), h("th", { scope: "col" }, words.now))),
    h("tbody", null, rows),
  );
}

const LONGEST = 120;

/**
 * A value in a few words: of a thing its name and what is written in it.
 * @param {Look} look
 * @param {any} value
 */
function brief(look, value) {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return look.said(value);
  if (Array.isArray(value)) return cut(value.map((each) => (typeof each === "object" ? called(look, each) : look.said(each))).join(", ") || "–");
  return cut(called(look, value));
}

/**
 * @param {Look} look
 * @param {any} thing
 */
function called(look, thing) {
  const own = thing?.name || thing?.label || thing?.title || thing?.text || look.sheet.names.get(thing?.id ?? "");
  if (own) return String(own);
  const said = Object.entries(thing ?? {}).filter(([name, each]) => name !== "id" && name !== "type" && (typeof each === "number" || typeof each === "string") && each !== "");
  return said.map(([name, each]) => look.get(name).said(each)).join(", ");
}

/** @param {string} text */
function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
