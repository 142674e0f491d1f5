/**
 * What had become of a line by some moment, as the frames up to it told: contested, withdrawn, otherwise. A frame's own
 * marks say how it stands today.
 *
 * @import { Frame, Line } from "./client/types.js"
 *
 * @typedef {{ id: string, target: string, from: number, until: number | null }} Contest told in which frame, over by which
 * @typedef {{ kind: "contested" | "withdrawn" | "changed", by: number, now: string[] }} Mark
 */

const WAITING = new Set(["open", "waiting"]);

/**
 * Every contest that these frames tell of.
 * @param {Frame[]} frames in order
 */
export function contests(frames) {
  /** @type {Map<string, Contest>} */
  const found = new Map();
  for (const { frame, entries } of frames)
    for (const { type, fields } of entries) {
      if (type === "RulingContested")
        found.set(fields.contest, { id: fields.contest, target: fields.target, from: frame, until: null });
      for (const [id, over] of turns(type, fields)) {
        const known = found.get(id);
        if (known) known.until = over ? (known.until ?? frame) : null;
      }
    }
  return [...found.values()];
}

/**
 * The contests that a line closes or opens again, and which of both.
 * @param {string} type
 * @param {any} fields
 * @returns {[string, boolean][]}
 */
function turns(type, fields) {
  if (type === "ContestWithdrawn") return [[fields.contest, true]];
  const those = Array.isArray(fields?.contests) ? fields.contests : [];
  return those.map((/** @type {any} */ each) =>
    typeof each === "string" ? [each, true] : [each.contest, !WAITING.has(each.now)],
  );
}

/**
 * What these frames made of the events that they tell, by event.
 * @param {Frame[]} frames in order, none after the moment
 */
export function marks(frames) {
  /** @type {Map<string, Mark>} */
  const found = new Map();
  for (const { frame, entries } of frames)
    for (const { fields } of entries) {
      for (const event of fields?.void ?? []) found.set(event, { kind: "withdrawn", by: frame, now: [] });
      for (const event of fields?.back ?? []) found.delete(event);
      for (const { event, now } of fields?.flips ?? [])
        if (now?.length)
          found.set(event, { kind: "changed", by: frame, now: now.map((/** @type {Line} */ line) => line.text) });
    }
  for (const { target, from, until } of contests(frames))
    if (until === null && !found.has(target)) found.set(target, { kind: "contested", by: from, now: [] });
  return found;
}
