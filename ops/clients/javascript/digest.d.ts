/**
 * The tag by which a kept view is checked. SHA-256 (FIPS 180-4) is written out here because `crypto.subtle` is there in
 * secure contexts alone, and waits: a page in the next room's network has none.
 */
/**
 * Of a view after a frame: its number, and 32 hex digits of the SHA-256 of the view's canonical form.
 * @param {number} frame
 * @param {any} view
 */
export function viewTag(frame: number, view: any): string;
/**
 * The canonical form of a JSON value (RFC 8785): names in the order of their UTF-16 units, numbers as ECMAScript has
 * them, nothing between.
 * @param {any} value
 * @returns {string}
 */
export function canonical(value: any): string;
/**
 * The SHA-256 of a text in UTF-8, as hex digits.
 * @param {string} text
 */
export function sha256(text: string): string;
/**
 * HMAC-SHA-256 (RFC 2104) of a text under a secret, both in UTF-8, as hex digits.
 * @param {string} secret
 * @param {string} text
 */
export function hmac(secret: string, text: string): string;
