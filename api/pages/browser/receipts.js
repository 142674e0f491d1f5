/**
 * Whether what was told is still what was told, reckoned here from the frames alone (`api/PROOFS.md`): each receipt is a
 * hash over the one before it and its frame. Nothing is asked of the service.
 *
 * @import { Frame } from "./client/types.js"
 */

import { canonical, sha256 } from "./client/digest.js";

const TOLD = ["by", "caused_by", "dice", "event", "fields", "rules", "seat", "type"];

/**
 * The first frame whose receipt is not that of all that was told up to it; 0: they all are.
 * @param {Frame[]} frames from the first on
 */
export function unsound(frames) {
  let receipt = "0".repeat(64);
  for (const frame of frames) {
    const entries = frame.entries.map((line) =>
      bare(Object.fromEntries(Object.entries(line).filter(([name]) => TOLD.includes(name)))),
    );
    receipt = sha256(receipt + canonical({ at: frame.at, entries, frame: frame.frame }));
    if (receipt !== frame.receipt) return frame.frame;
  }
  return 0;
}

/**
 * An entry without the sentences of lines that it quotes.
 * @param {any} entry
 */
function bare(entry) {
  const { flips, inserted } = entry.fields ?? {};
  if (!flips && !inserted) return entry;
  const plain = (/** @type {any[]} */ lines) => lines.map(({ text: _, ...rest }) => rest);
  const fields = { ...entry.fields };
  if (flips)
    fields.flips = flips.map((/** @type {any} */ flip) => ({ ...flip, was: plain(flip.was), now: plain(flip.now) }));
  if (inserted) fields.inserted = inserted.map((/** @type {any} */ act) => ({ ...act, lines: plain(act.lines) }));
  return { ...entry, fields };
}
