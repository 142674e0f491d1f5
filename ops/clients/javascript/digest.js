/**
 * The tag by which a kept view is checked. SHA-256 (FIPS 180-4) is written out here because `crypto.subtle` is there in
 * secure contexts alone, and waits: a page in the next room's network has none.
 */

/**
 * Of a view after a frame: its number, and 32 hex digits of the SHA-256 of the view's canonical form.
 * @param {number} frame
 * @param {any} view
 */
export function viewTag(frame, view) {
  return `${frame}-${sha256(canonical(view)).slice(0, 32)}`;
}

/**
 * The canonical form of a JSON value (RFC 8785): names in the order of their UTF-16 units, numbers as ECMAScript has
 * them, nothing between.
 * @param {any} value
 * @returns {string}
 */
export function canonical(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

const PRIMES = firstPrimes(64);
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/**
 * The SHA-256 of a text in UTF-8, as hex digits.
 * @param {string} text
 */
export function sha256(text) {
  return digest(new TextEncoder().encode(text));
}

/**
 * HMAC-SHA-256 (RFC 2104) of a text under a secret, both in UTF-8, as hex digits.
 * @param {string} secret
 * @param {string} text
 */
export function hmac(secret, text) {
  const given = new TextEncoder().encode(secret);
  const key = new Uint8Array(BLOCK);
  key.set(given.length > BLOCK ? unhex(digest(given)) : given);
  const inner = key.map((byte) => byte ^ 0x36);
  const outer = key.map((byte) => byte ^ 0x5c);
  return digest(joined(outer, unhex(digest(joined(inner, new TextEncoder().encode(text))))));
}

/**
 * @param {string} digits
 */
function unhex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
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

/**
 * @param {Uint8Array} bytes
 */
function digest(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, words, data, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * One block into the state.
 * @param {Uint32Array} state
 * @param {Uint32Array} words
 * @param {DataView} data
 * @param {number} at
 */
function compress(state, words, data, at) {
  for (let n = 0; n < 16; n++) words[n] = data.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [w, v] = [words[n - 15], words[n - 2]];
    const s0 = turned(w, 7) ^ turned(w, 18) ^ (w >>> 3);
    const s1 = turned(v, 17) ^ turned(v, 19) ^ (v >>> 10);
    words[n] = words[n - 16] + s0 + words[n - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] += word));
}

/**
 * @param {number} word
 * @param {number} bits
 */
function turned(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/**
 * The first 32 bits of what stands behind the point.
 * @param {number} root
 */
function fraction(root) {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
