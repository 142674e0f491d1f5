/** Files that a person takes away, under names by which they are found again. */

import { h } from "./dom.js";

const SOON = 10_000; // milliseconds until the browser has taken it

/**
 * Give a text to the browser, to be kept as a file.
 * @param {string} text
 * @param {string} type of media
 * @param {string} name
 */
export function save(text, type, name) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), SOON);
}

/**
 * `La tour des corbeaux - Maud - 2026-11-25.html`: no system refuses a sign of it.
 * @param {(string | undefined)[]} parts
 * @param {string} ending
 */
export function fileName(parts, ending) {
  const plain = parts.map((part) =>
    (part ?? "")
      .replace(/[\p{C}<>:"/\\|?*]/gu, " ")
      .replace(/\s+/g, " ")
      .slice(0, 80)
      .replace(/^[. ]+|[. ]+$/g, ""),
  );
  return `${plain.filter(Boolean).join(" - ") || "greffe"}.${ending}`;
}

/**
 * The day of a moment on this browser's clock: `2026-11-25`.
 * @param {string | undefined} at ISO 8601
 */
export function dayOf(at) {
  const date = at ? new Date(at) : new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
