/**
 * Dice that anybody can check, as `api/PROOFS.md` describes them: the link of a draw leads to the anchor that was told
 * before anybody rolled, and with the nonce of whoever rolled it gives the faces.
 *
 * @import { Die, Frame } from "./client/types.js"
 *
 * @typedef {NonNullable<Die["proof"]>} Proof
 * @typedef {{ length: number, streams: Record<string, string>, table: string, mark?: string }} Chance
 * @typedef {"sound" | "wrong" | "unknown" | "cannot"} Verdict `unknown`: the anchor is in nothing that was read;
 *   `cannot`: this browser reckons hashes at secure addresses alone
 */

const BYTE = 256;

/**
 * Does a draw hold, as far as can be told from what the seat has read?
 * @param {Frame[]} frames
 * @param {Die} die
 * @returns {Promise<Verdict>}
 */
export async function checked(frames, die) {
  const { proof } = die;
  const chance = proof ? chanceOf(frames, proof.stream) : null;
  if (!proof || !chance) return "unknown";
  if (!globalThis.crypto?.subtle) return "cannot";
  const chain = Math.floor((proof.number - 1) / chance.length);
  const place = proof.number - chain * chance.length;
  const anchor = anchorOf(frames, chance, proof.stream, chain);
  const link = bytesOf(proof.link);
  const faces = await facesOf(chance.table, proof, link, die);
  if (faces.join() !== die.faces.join()) return "wrong";
  if (!anchor) return "unknown";
  return hex(await hashed(link, place)) === anchor ? "sound" : "wrong";
}

/**
 * What the table published in its first entry of the chance that a stream is of: its own or, of a branch, that of the
 * table where its first dice fell. A branch's streams bear `@BRANCH`.
 * @param {Frame[]} frames
 * @param {string} stream
 * @returns {Chance | null}
 */
function chanceOf(frames, stream) {
  if (frames[0]?.frame !== 1) return null;
  const { chance = null, before = null } = frames[0].entries[0]?.fields ?? {};
  const own = (/** @type {Chance | null} */ told) =>
    told !== null && (told.mark ?? "") === stream.slice(bare(stream).length);
  return [chance, before].find(own) ?? null;
}

/**
 * The name of a stream without the mark of its branch.
 * @param {string} stream
 */
function bare(stream) {
  return stream.split("@")[0] ?? stream;
}

/**
 * The anchor of a stream's chain: published with the table, with the stream's first draw, or towards the end of the
 * chain before.
 * @param {Frame[]} frames
 * @param {Chance} chance
 * @param {string} stream
 * @param {number} chain
 */
function anchorOf(frames, chance, stream, chain) {
  const published = chance.streams[stream] ?? chance.streams[bare(stream)];
  if (!chain && published) return published;
  const teller = chain ? chain * chance.length - 1 : 1;
  for (const frame of frames)
    for (const line of frame.entries)
      for (const { proof } of line.dice ?? [])
        if (proof?.stream === stream && proof.number === teller && proof.anchor) return proof.anchor;
  return "";
}

/**
 * The faces that a link and a nonce give.
 * @param {string} table
 * @param {Proof} proof
 * @param {Uint8Array<ArrayBuffer>} link
 * @param {Die} die
 */
async function facesOf(table, proof, link, die) {
  const bytes = blocks(link, `${table}|${proof.stream}|${proof.number}|${proof.nonce}`);
  const below = async (/** @type {number} */ bound) => {
    for await (const byte of bytes) if (byte < BYTE - (BYTE % bound)) return byte % bound;
    return 0;
  };
  const sides = Number(/^d(\d+)$/.exec(die.kind)?.[1] ?? 0);
  if (sides) {
    const faces = [];
    for (const _ of die.faces) faces.push(1 + (await below(sides)));
    return faces;
  }
  const order = die.faces.map((_, place) => place);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1);
    const [one, two] = [order[last] ?? 0, order[other] ?? 0];
    order[last] = two;
    order[other] = one;
  }
  return order;
}

/**
 * The bytes of a draw, block by block; reading goes on where it was left.
 * @param {Uint8Array<ArrayBuffer>} link
 * @param {string} message
 */
function blocks(link, message) {
  const encoder = new TextEncoder();
  const made = (async function* () {
    const key = await crypto.subtle.importKey("raw", link, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    for (let n = 0; ; n += 1) {
      const told = encoder.encode(n ? `${message}|${n}` : message);
      yield* new Uint8Array(await crypto.subtle.sign("HMAC", key, told));
    }
  })();
  return { [Symbol.asyncIterator]: () => ({ next: () => made.next() }) };
}

/**
 * A link hashed so many times.
 * @param {Uint8Array<ArrayBuffer>} link
 * @param {number} times
 */
async function hashed(link, times) {
  let found = link;
  for (let n = 0; n < times; n += 1) found = new Uint8Array(await crypto.subtle.digest("SHA-256", found));
  return found;
}

/** @param {string} text */
function bytesOf(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
