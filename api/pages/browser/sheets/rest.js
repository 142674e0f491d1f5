/**
 * What the plan of a game did not place: made from the schema alone, folded, so that every field can be reached.
 *
 * @import { Look } from "./look.js"
 */

import { h } from "../dom.js";
import { say } from "../words.js";
import { fact, value } from "./parts.js";

const HIDDEN = new Set(["id", "type"]); // names for programs

/** @param {Look} root */
export function rest(root) {
  const parts = root.members.map((look) => whole(look)).filter(Boolean);
  if (!parts.length) return null;
  return h("details", { class: "rest" }, h("summary", null, h("h3", null, say("everything-else"))), parts);
}

/**
 * A field at the top of the view, foldable where there is more than a value.
 * @param {Look} look
 */
function whole(look) {
  const made = inner(look);
  if (!made) return null;
  if (look.value === null || typeof look.value !== "object") return h("dl", { class: "facts" }, fact(look.title, made));
  return h("details", { class: "folded" }, h("summary", null, look.title), made);
}

/**
 * What is in it and was not shown; nothing if all was.
 * @param {Look} look
 * @returns {HTMLElement | null}
 */
function inner(look) {
  if (HIDDEN.has(look.field) && typeof look.value !== "object") return null;
  if (look.value === null || typeof look.value !== "object")
    return !look.present && look.value !== false ? null : leaf(look);
  if (look.sheet.shown.has(look.pointer) && !look.members.some((each) => typeof each.value === "object")) return null;
  if (Array.isArray(look.value)) return list(look);
  const lines = look.members.flatMap((each) => {
    const made = inner(each);
    return made ? [fact(each.title, made)] : [];
  });
  return lines.length ? h("dl", { class: "facts" }, lines) : null;
}

/** @param {Look} look */
function leaf(look) {
  return look.sheet.shown.has(look.pointer) ? null : value(look);
}

/** @param {Look} look */
function list(look) {
  const made = look.items.flatMap((each) => {
    const one = inner(each);
    if (!one) return [];
    const name = typeof each.value === "object" && each.value ? called(each) : "";
    return [h("li", null, name ? h("strong", null, h("bdi", null, name)) : null, one)];
  });
  return made.length ? h("ul", { class: "of-all" }, made) : null;
}

/** @param {Look} look */
function called(look) {
  const { value: it } = look;
  const name = it.name ?? it.label ?? it.title ?? it.character ?? it.seat ?? it.id;
  return typeof name === "string" ? (look.sheet.names.get(name) ?? (name === it.id ? "" : name)) : "";
}
