/**
 * What a correction would do, in the sentences by which the feed would tell it: what falls, comes back, reads otherwise;
 * who has seen it; what will be asked of whom; each seat's view before and after.
 *
 * @import { Preview } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { h } from "../../dom.js";
import { changed } from "../../sheets/paths.js";
import { looked } from "../../sheets/sheet.js";
import { say } from "../../words.js";
import { dice } from "../feed/die-face.js";

/**
 * @param {Table} table
 * @param {Preview} preview
 */
export function previewShown(table, preview) {
  return h(
    "section",
    { class: "preview-shown" },
    h("h3", null, say("preview-title")),
    h("p", { class: "preview-text" }, h("bdi", { dir: "ltr" }, preview.text)),
    preview.details.length
      ? h(
          "ul",
          { class: "preview-details" },
          preview.details.map((each) => h("li", null, h("bdi", { dir: "ltr" }, each))),
        )
      : null,
    flips(preview),
    seen(table, preview),
    preview.asked.length
      ? block(
          say("preview-asked"),
          h(
            "ul",
            { class: "quoted-lines" },
            preview.asked.map((each) => h("li", null, h("bdi", { dir: "ltr" }, each.text))),
          ),
        )
      : null,
    views(table, preview),
  );
}

/**
 * @param {string} title
 * @param {HTMLElement} body
 */
function block(title, body) {
  return h("div", null, h("h4", null, title), body);
}

/** @param {Preview} preview */
function flips(preview) {
  if (!preview.flips.length) return null;
  const side = (/** @type {import("../../client/types.js").EntryFields[]} */ lines) =>
    lines.map((line) => h("p", null, h("bdi", { dir: "ltr" }, line.text ?? ""), " ", (line.dice ?? []).flatMap(dice)));
  const rows = preview.flips.map(({ was, now }) =>
    h("tr", null, h("td", { class: "was" }, side(was)), h("td", { class: "is" }, now.length ? side(now) : "–")),
  );
  return h(
    "table",
    { class: "changes flips" },
    h("caption", null, say("preview-flips")),
    h("thead", null, h("tr", null, h("th", { scope: "col" }, say("before")), h("th", { scope: "col" }, say("after")))),
    h("tbody", null, rows),
  );
}

/**
 * @param {Table} table
 * @param {Preview} preview
 */
function seen(table, preview) {
  const readers = new Set(Object.values(preview.seen).flat());
  if (!readers.size) return null;
  return block(
    say("preview-seen"),
    h(
      "ul",
      { class: "seen-by" },
      [...readers].map((seat) =>
        h("li", null, h("bdi", null, seat === "host" ? say("role-host") : table.nameOf(seat))),
      ),
    ),
  );
}

/**
 * @param {Table} table
 * @param {Preview} preview
 * @returns {(HTMLElement | null)[]}
 */
function views(table, preview) {
  const sheet = looked(table, table.view);
  const words = { was: say("before"), now: say("after"), where: say("preview-where") };
  const seats = Object.entries(preview.views);
  const some = seats.filter(([, changes]) => changes.length);
  const same = seats.filter(([, changes]) => !changes.length).map(([seat]) => table.nameOf(seat));
  /** @type {Map<string, { names: string[], changes: import("../../client/types.js").Change[] }>} */
  const alike = new Map();
  for (const [seat, changes] of some) {
    const key = JSON.stringify(changes);
    const found = alike.get(key) ?? { names: [], changes };
    found.names.push(table.nameOf(seat));
    alike.set(key, found);
  }
  return [
    h("h4", null, say("preview-views")),
    some.length
      ? h(
          "div",
          { class: "per-seat" },
          [...alike.values()].map(({ names, changes }) =>
            changed(sheet, changes, { ...words, caption: names.join(", ") }),
          ),
        )
      : null,
    same.length ? h("p", { class: "sub" }, say("preview-same", { who: same.join(", ") })) : null,
  ];
}
