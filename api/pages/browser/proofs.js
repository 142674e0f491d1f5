/**
 * Whether what was told can be trusted, reckoned here from the frames alone (`api/PROOFS.md`): every die by its chain,
 * every frame by its receipt. Nothing is asked of the service.
 *
 * @import { Die, Frame, Proof } from "./client/types.js"
 * @typedef {{ die: Die, proof: Proof, frame: number, chained: boolean | null, shown: boolean }} Checked `chained`: its link
 *   leads to the one before it, null where that one was not read; `shown`: the faces are those that it gives
 */

import { canonical, sha256 } from "./client/digest.js";

const TOLD = ["caused_by", "dice", "event", "fields", "rules", "seat", "type"];
const BLOCK = 64;

/**
 * Every die that can be checked, by its link.
 * @param {Frame[]} frames from the first on
 * @returns {Map<string, Checked>}
 */
export function checkedDice(frames) {
  /** @type {Map<string, Checked>} */
  const found = new Map();
  /** @type {{ table: string, length: number, streams: Record<string, string> }[]} */
  const anchors = [];
  /** @type {Map<string, { number: number, link: string, anchor: string }>} */
  const last = new Map();
  for (const frame of frames)
    for (const line of frame.entries) {
      if (line.type === "TableOpened")
        for (const published of [line.fields.chance, line.fields.before].filter(Boolean)) {
          anchors.push(published);
          for (const [stream, anchor] of Object.entries(published.streams)) last.set(stream, { number: 0, link: anchor, anchor });
        }
      for (const die of line.dice ?? []) {
        const { proof } = die;
        if (!proof || found.has(proof.link)) continue;
        const mark = (/** @type {string} */ name) => name.split("@").slice(1).join("@");
        const own = anchors.find(({ streams }) => Object.keys(streams).some((name) => mark(name) === mark(proof.stream)));
        const begun = proof.anchor ? { number: 0, link: proof.anchor, anchor: proof.anchor } : undefined;
        const before = last.get(proof.stream) ?? begun;
        const expected = own && before && (proof.number - 1) % own.length === 0 ? before.anchor : before?.link;
        const known = before && before.number === proof.number - 1;
        const chained = known ? sha256(bytes(proof.link)) === expected : null;
        const message = `${own?.table ?? ""}|${proof.stream}|${proof.number}|${proof.nonce}`;
        const shown = facesOf(die.kind, die.faces.length, proof.link, message).join() === die.faces.join();
        found.set(proof.link, { die, proof, frame: frame.frame, chained, shown });
        last.set(proof.stream, { number: proof.number, link: proof.link, anchor: proof.anchor || before?.anchor || "" });
      }
    }
  return found;
}

/**
 * The first frame whose receipt is not that of all that was told up to it; 0: they all are.
 * @param {Frame[]} frames from the first on
 */
export function unsound(frames) {
  let receipt = "0".repeat(64);
  for (const frame of frames) {
    const entries = frame.entries.map((line) => bare(Object.fromEntries(Object.entries(line).filter(([name]) => TOLD.includes(name)))));
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
  if (flips) fields.flips = flips.map((/** @type {any} */ flip) => ({ ...flip, was: plain(flip.was), now: plain(flip.now) }));
  if (inserted) fields.inserted = inserted.map((/** @type {any} */ act) => ({ ...act, lines: plain(act.lines) }));
  return { ...entry, fields };
}

/**
 * @param {string} kind
 * @param {number} size
 * @param {string} link
 * @param {string} message
 * @returns {number[]}
 */
function facesOf(kind, size, link, message) {
  const source = stream(bytes(link), message);
  const below = (/** @type {number} */ most) => {
    for (;;) {
      const byte = /** @type {number} */ (source.next().value);
      if (byte < 256 - (256 % most)) return byte % most;
    }
  };
  if (kind !== "shuffle") return [1 + below(Number(kind.slice(1)))];
  const order = Array.from({ length: size }, (_, n) => n);
  for (let place = size - 1; place > 0; place -= 1) {
    const other = below(place + 1);
    [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
  }
  return order;
}

/**
 * @param {Uint8Array} key
 * @param {string} message
 * @returns {Generator<number, never, void>}
 */
function* stream(key, message) {
  for (let number = 0; ; number += 1) yield* hmac(key, number ? `${message}|${number}` : message);
}

/**
 * HMAC-SHA-256 (RFC 2104) under a key no longer than a block. `crypto.subtle` is there in secure contexts alone, and a
 * table in the same room is served without.
 * @param {Uint8Array} key
 * @param {string} message
 */
function hmac(key, message) {
  const padded = (/** @type {number} */ by) => Uint8Array.from({ length: BLOCK }, (_, n) => (key[n] ?? 0) ^ by);
  const inner = bytes(sha256(joined(padded(0x36), new TextEncoder().encode(message))));
  return bytes(sha256(joined(padded(0x5c), inner)));
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {string} digits */
function bytes(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
