/**
 * A change in a view, in people's words: where, what was, what is.
 *
 * @import { Change } from "../client/types.js"
 * @import { Sheet } from "./look.js"
 */

import { h } from "../dom.js";
import { Look, thing } from "./look.js";

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
    look = look.get(
      Array.isArray(look.value) || (look.value === undefined && /^\d+$/.test(step)) ? Number(step) : step,
    );
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
  return typeof own === "string"
    ? (look.sheet.names.get(own) ?? (own === value.name || own === value.label ? own : ""))
    : "";
}

/**
 * Changes of one view as rows: before and after side by side. Of a thing that changes, what is not the same in it.
 * @param {Sheet} sheet
 * @param {Change[]} changes
 * @param {{ caption: string, was: string, now: string, where: string }} words
 */
export function changed(sheet, changes, words) {
  const rows = changes.flatMap(({ path, was, now }) => {
    const { look, whose, title } = placed(sheet, path);
    return differences(at(look, now ?? was), was, now, { whose, passed: title ? [title] : [] });
  });
  return h(
    "table",
    { class: "changes" },
    words.caption ? h("caption", null, words.caption) : null,
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, words.where),
        h("th", { scope: "col" }, words.was),
        h("th", { scope: "col" }, words.now),
      ),
    ),
    h("tbody", null, rows.slice(0, MOST)),
  );
}

/**
 * The same place with another value.
 * @param {Look} look
 * @param {any} value
 */
function at(look, value) {
  return new Look(look.sheet, value, look.pointer, look.trail, look.schema, look.field);
}

/**
 * A row for each value that is not the same.
 * @param {Look} look
 * @param {any} was
 * @param {any} now
 * @param {{ whose: string, passed: string[] }} where whose it is, and the titles from there on
 * @returns {HTMLElement[]}
 */
function differences(look, was, now, where) {
  if (JSON.stringify(was) === JSON.stringify(now)) return [];
  const both =
    [was, now].every((each) => each !== null && typeof each === "object") && Array.isArray(was) === Array.isArray(now);
  if (!both) return HIDDEN.has(look.field) && typeof (now ?? was) === "string" ? [] : [row(look, was, now, where)];
  const [left, right] = [keyed(was), keyed(now)];
  if (Array.isArray(now) && ![...was, ...now].some((each) => each !== null && typeof each === "object"))
    return [row(look, was, now, where)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) => {
    const [before, after] = [left.get(key), right.get(key)];
    const step = after ?? before;
    const one = at(at(look, after ? now : was).get(step?.step ?? 0), (after ?? before)?.value);
    const own = nameOf(one);
    const inside = own
      ? { whose: own, passed: [] }
      : { ...where, passed: Array.isArray(now) ? where.passed : [...where.passed, one.title] };
    return differences(one, before ? before.value : null, after ? after.value : null, inside);
  });
}

/**
 * What is in a list or an object, by what tells it from the rest.
 * @param {any} value
 * @returns {Map<string, { step: string | number, value: any }>}
 */
function keyed(value) {
  if (Array.isArray(value))
    return new Map(value.map((each, place) => [thing(value, place), { step: place, value: each }]));
  return new Map(Object.entries(value).map(([step, each]) => [step, { step, value: each }]));
}

/**
 * @param {Look} look
 * @param {any} was
 * @param {any} now
 * @param {{ whose: string, passed: string[] }} where
 */
function row(look, was, now, { whose, passed }) {
  return h(
    "tr",
    null,
    h(
      "th",
      { scope: "row" },
      whose ? h("strong", null, h("bdi", null, whose), " ") : null,
      h("span", null, passed.slice(-2).join(", ") || look.title),
    ),
    h("td", { class: was === null ? "" : "was" }, h("bdi", null, brief(at(look, was), was))),
    h("td", { class: "is" }, h("bdi", null, brief(at(look, now), now))),
  );
}

const LONGEST = 140;
const MOST = 60; // rows
const FEW = 4; // facts of a thing that came or went
const HIDDEN = new Set(["id", "type"]);

/**
 * A value in a few words: of a thing its name, or what stands first in it.
 * @param {Look} look
 * @param {any} value
 */
function brief(look, value) {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return look.said(value);
  if (Array.isArray(value))
    return cut(
      look.items.map((each) => (typeof each.value === "object" ? called(each) : each.said(each.value))).join(", ") ||
        "–",
    );
  return cut(called(look));
}

/**
 * @param {Look} look
 */
function called(look) {
  const own = nameOf(look) || look.value?.text;
  if (own) return String(own);
  const said = look.members.filter(
    (each) => each.present && !HIDDEN.has(each.field) && typeof each.value !== "object" && each.value !== true,
  );
  return said
    .slice(0, FEW)
    .map((each) => `${each.title} ${each.said(each.value)}`)
    .join(", ");
}

/** @param {string} text */
function cut(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
