/**
 * What sheets are drawn with. Every value is a button: it tells why it stands there. What is drawn is said in words, too.
 *
 * @import { Child } from "../dom.js"
 * @import { Look } from "./look.js"
 */

import { h } from "../dom.js";
import { count, say } from "../words.js";

/**
 * A value in people's words.
 * @param {Look} look
 * @param {{ text?: string, label?: string, kind?: string }} [how]
 */
export function value(look, { text = look.text(), label = look.title, kind = "" } = {}) {
  look.take();
  return why(look, say("value-of", { label, value: text }), kind, h("bdi", null, text));
}

/**
 * A button that tells why what stands there stands there.
 * @param {Look} look
 * @param {string} name what it says, in words
 * @param {string} kind
 * @param {...(Child | Child[])} children
 */
export function why(look, name, kind, ...children) {
  const classes = ["value", kind, look.changed && "changed"].filter(Boolean).join(" ");
  const pressed = { type: "button", class: classes, "data-pointer": look.pointer, "aria-haspopup": "dialog" };
  return h(
    "button",
    { ...pressed, "aria-label": look.changed ? say("value-changed", { value: name }) : name },
    ...children,
  );
}

/**
 * A card with a heading.
 * @param {Child | Child[]} title
 * @param {{ sub?: Child | Child[], tags?: (Child | Child[]), kind?: string }} about
 * @param {...any} children elements, and lists of them
 */
export function card(title, { sub = null, tags = null, kind = "" }, ...children) {
  return h(
    "article",
    { class: `leaf ${kind}`.trim() },
    h(
      "header",
      null,
      h("h4", null, title),
      sub ? h("p", { class: "sub" }, sub) : null,
      tags ? h("div", { class: "tags" }, tags) : null,
    ),
    /** @type {Child[]} */ (children.flat(4)),
  );
}

/**
 * A part of the sheet with its cards.
 * @param {string} title
 * @param {any} children elements, and lists of them
 * @param {string} [kind]
 */
export function part(title, children, kind = "") {
  const shown = /** @type {Child[]} */ ([children].flat(2)).filter(Boolean);
  if (!shown.length) return null;
  return h("section", { class: kind || null }, h("h3", null, title), h("div", { class: "leaves" }, shown));
}

/**
 * Titles with their values, of what is there.
 * @param {(Look | null | false)[]} looks
 */
export function facts(looks) {
  const there = looks.filter((look) => look && look.present);
  if (!there.length) return null;
  return h(
    "dl",
    { class: "facts" },
    /** @type {Look[]} */ (there).map((look) => fact(look.title, value(look))),
  );
}

/**
 * @param {string} title
 * @param {...(Child | Child[])} said
 */
export function fact(title, ...said) {
  return h("div", null, h("dt", null, title), h("dd", null, ...said));
}

/**
 * A title and what it is about, standing alone.
 * @param {string} title
 * @param {...(Child | Child[])} said
 */
export function pair(title, ...said) {
  return h("div", { class: "pair" }, h("span", { class: "of" }, title), ...said);
}

/**
 * The titles of what is so, each as a mark.
 * @param {...Look} looks booleans, or what says more than yes: who it is, how much
 */
export function flags(...looks) {
  return looks.map((look) => {
    if (look.value === false || look.value === null || look.value === undefined) look.take();
    return look.present && look.value !== false ? (look.value === true ? tag(look, look.title) : titled(look)) : null;
  });
}

/**
 * @param {Look} look
 * @param {string} [text]
 * @param {string} [kind]
 */
export function tag(look, text = look.text(), kind = "") {
  look.take();
  const name = text.toLocaleLowerCase().startsWith(look.title.toLocaleLowerCase())
    ? text
    : say("value-of", { label: look.title, value: text });
  return why(look, name, `tag ${kind}`.trim(), h("bdi", null, text));
}

/**
 * What a mark alone would not say: whose it is, of what.
 * @param {Look} look
 * @param {string} [kind]
 */
export function titled(look, kind = "") {
  return tag(look, say("value-of", { label: look.title, value: look.text() }), kind);
}

/**
 * Short texts side by side under a title.
 * @param {string} title
 * @param {any[]} those
 */
export function chips(title, those) {
  const there = /** @type {Child[]} */ (those.flat(2)).filter(Boolean);
  if (!there.length) return null;
  return h("div", { class: "chips" }, h("span", { class: "of" }, title), there);
}

/**
 * A pool as boxes: what is left, what was spent, what was lost.
 * @param {Look} look
 * @param {{ label: string, left: number, spent?: number, lost?: number, most: number, more?: string }} pool
 */
export function bar(look, { label, left, spent = 0, lost = 0, most, more = "" }) {
  const cells = [
    ...Array(Math.max(0, left)).fill("left"),
    ...Array(Math.max(0, spent)).fill("spent"),
    ...Array(Math.max(0, lost)).fill("lost"),
  ].slice(0, Math.max(most, left));
  while (cells.length < most) cells.push("gone");
  const said = [say("so-many-of", { left, most }), more].filter(Boolean).join(", ");
  return h(
    "div",
    { class: "pool" },
    h("span", { class: "of" }, label),
    why(
      look,
      say("value-of", { label, value: said }),
      "amount",
      h("strong", null, count(left)),
      h("span", null, ` / ${count(most)}`),
    ),
    h(
      "span",
      { class: "cells", "aria-hidden": "true" },
      cells.map((kind) => h("i", { class: kind })),
    ),
  );
}

/**
 * A row of circles, some of them marked.
 * @param {Look} look
 * @param {{ label: string, marks: string[], most: number, said: string, steps?: number[] }} row `marks`: x or +;
 *   `steps`: after how many circles the next stage begins
 */
export function circles(look, { label, marks, most, said, steps = [] }) {
  const total = Math.max(most, marks.length);
  const drawn = Array.from({ length: total }, (_, n) =>
    h("i", {
      class: [marks[n] === undefined ? "" : marks[n] === "x" ? "x" : "plus", steps.includes(n) ? "step" : ""]
        .filter(Boolean)
        .join(" "),
    }),
  );
  return h(
    "div",
    { class: "gauge" },
    h("span", { class: "of" }, label),
    why(look, say("value-of", { label, value: said }), "amount", h("strong", null, said)),
    h("span", { class: "circles", "aria-hidden": "true" }, drawn),
  );
}

/**
 * A number in large.
 * @param {Look} look
 * @param {string} [label]
 */
export function score(look, label = look.title) {
  const text = look.text();
  return why(look, say("value-of", { label, value: text }), "score", h("strong", null, text), h("span", null, label));
}

/**
 * Steps in a line, of which one is now.
 * @param {Look} look
 * @param {{ label: string, steps: { name: string, kind?: string }[], now: number, said?: string }} scale
 */
export function scale(look, { label, steps, now, said = steps[now]?.name ?? "" }) {
  look.take();
  return h(
    "div",
    { class: "scale" },
    label ? h("span", { class: "of" }, label) : null,
    why(
      look,
      say("value-of", { label: label || look.title, value: said }),
      "steps",
      steps.map(({ name, kind = "" }, place) =>
        h(
          "span",
          { class: [place === now ? "current" : place < now ? "past" : "", kind].filter(Boolean).join(" ") },
          name,
        ),
      ),
    ),
  );
}

/**
 * An order of things, of which one is at its turn.
 * @param {{ name: Child, more?: Child | Child[], now?: boolean, kind?: string }[]} those
 */
export function order(those) {
  return h(
    "ol",
    { class: "order" },
    those.map(({ name, more = null, now = false, kind = "" }) =>
      h(
        "li",
        { class: [now ? "current" : "", kind].filter(Boolean).join(" "), "aria-current": now ? "step" : null },
        h("span", { class: "who" }, name),
        more ? h("span", { class: "what" }, more) : null,
      ),
    ),
  );
}

/**
 * A text that somebody wrote.
 * @param {Look} look
 * @param {string} [label]
 */
export function words(look, label = "") {
  if (!look.present) return null;
  const text = look.text();
  return h(
    "div",
    { class: "written" },
    label ? h("span", { class: "of" }, label) : null,
    why(look, say("value-of", { label: label || look.title, value: text }), "prose", h("bdi", null, text)),
  );
}

/**
 * Less often needed: folded.
 * @param {string} title
 * @param {any} children elements, and lists of them
 */
export function folded(title, children) {
  const there = /** @type {Child[]} */ ([children].flat(4)).filter(Boolean);
  if (!there.length) return null;
  return h("details", { class: "folded" }, h("summary", null, title), there);
}

/**
 * A value with its title, in small, in a line.
 * @param {...Look} looks
 */
export function aside(...looks) {
  const there = looks.filter((look) => look.present && look.value !== 0);
  for (const look of looks) look.take();
  return there.map((look) => h("span", { class: "sub" }, look.title, " ", value(look)));
}
