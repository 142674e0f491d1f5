/**
 * What a seat calls the ids in its view: seats by who sits there, everything else by its own name in the view.
 *
 * @import { Table } from "../table.js"
 */

import { say } from "../words.js";

const LONGEST = 90;

/**
 * @param {Table} table
 * @param {any} view
 * @param {((view: any, names: Map<string, string>) => void) | undefined} more what the game's plan names besides
 */
export function namesIn(table, view, more) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const seat of table.overview.seats) names.set(seat.id, seat.name);
  names.set("host", say("role-host"));
  collect(view, names);
  more?.(view, names);
  return names;
}

/**
 * @param {any} value
 * @param {Map<string, string>} names
 */
function collect(value, names) {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, names);
    return;
  }
  if (value === null || typeof value !== "object") return;
  const called =
    value.name || value.label || value.title || value.text || value.objective || value.goal || value.setting;
  if (typeof value.id === "string" && typeof called === "string" && called && !names.has(value.id))
    names.set(value.id, called);
  for (const each of Object.values(value)) collect(each, names);
}

/**
 * The sentence in which the seat read of an event.
 * @param {Table} table
 */
export function toldBy(table) {
  /** @type {Map<string, string> | null} */
  let lines = null;
  return (/** @type {string} */ event) => {
    lines ??= new Map(table.frames.flatMap((frame) => frame.entries.map((line) => [line.event ?? "", line.text])));
    const text = lines.get(event.split(".")[0] ?? "") ?? "";
    return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  };
}
