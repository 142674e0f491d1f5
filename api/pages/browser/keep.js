/**
 * Tokens: read from a link's fragment, kept for the tab, on demand for the device. They stand nowhere else.
 *
 * A link is `/play/TABLE#TOKEN`, for the line of a feed `/play/TABLE#frame-12`, which holds none.
 *
 * @typedef {{ table: string, token: string }} Place where one sits, and what speaks for the seat
 * @typedef {{ table: string, seat: string, name: string, title: string, token: string }} Known a seat kept on the device
 */

import { pageOf, tableOf } from "./addresses.js";
import { newKey } from "./client/greffe.js";
import { dropAll } from "./drafts.js";
import { device, tab } from "./storage.js";

const DEVICE = "greffe.seats";
const SECRET = "greffe.secret";
const TOKEN = /[\w-]{43}/; // 256 bits, as an address has them

/** @param {string} table */
const inTab = (table) => `greffe.token.${table}`;

/**
 * Where the address leads: the seat, and the frame that it points at, if any. What messengers and mail programs did to a
 * link (its `#` escaped, marks after it, a slash, more parameters) is seen through. Whatever is none of ours is taken out
 * of the address, and so out of the browser's history: it may be a token, or a part of one.
 *
 * @returns {{ table: string, token: string, frame: number } | null} null: to the lobby
 */
export function arrive() {
  const { table, rest } = tableOf(decoded(location.pathname)) ?? { table: "", rest: "" };
  const fragment = rest + decoded(location.hash);
  const frame = Number(/^\/?#frame-(\d+)/.exec(fragment)?.[1] ?? 0);
  const token = TOKEN.exec(fragment)?.[0] ?? "";
  if (table && token) tab.set(inTab(table), token);
  const plain = (table ? new URL(pageOf(table)).pathname : location.pathname) + (frame ? `#frame-${frame}` : "");
  if (plain !== location.pathname + location.search + location.hash) history.replaceState(null, "", plain);
  return table ? { table, token: tokenOf(table), frame } : null;
}

/**
 * As it was before whoever passed it on escaped it, once or several times.
 * @param {string} part of an address
 * @returns {string}
 */
function decoded(part) {
  try {
    const once = decodeURIComponent(part);
    return once === part ? part : decoded(once);
  } catch {
    return part;
  }
}

/**
 * The token of this tab for the table, else the one that the device keeps.
 * @param {string} table
 */
function tokenOf(table) {
  const own = tab.get(inTab(table));
  if (own) return own;
  const kept = onDevice().filter((seat) => seat.table === table);
  if (kept.length !== 1 || !kept[0]) return "";
  tab.set(inTab(table), kept[0].token);
  return kept[0].token;
}

/**
 * @param {string} table
 * @param {string} token
 */
export function keepInTab(table, token) {
  tab.set(inTab(table), token);
}

/**
 * What nonces of this tab are made from: it never leaves the browser, and outlives a page that is loaded anew, so that
 * what was sent before that is sent again with the nonce that it had.
 */
export function secretOfTab() {
  const kept = tab.get(SECRET);
  if (kept) return kept;
  const made = newKey() + newKey();
  tab.set(SECRET, made);
  return made;
}

/** The seats that this device keeps, the latest first. */
export function onDevice() {
  try {
    const kept = JSON.parse(device.get(DEVICE) ?? "[]");
    return /** @type {Known[]} */ (Array.isArray(kept) ? kept : []);
  } catch {
    return [];
  }
}

/**
 * Keep it on the device, in the place of what was kept for that seat.
 * @param {Known} seat
 */
export function keepOnDevice(seat) {
  device.set(DEVICE, JSON.stringify([seat, ...without(seat.table, seat.seat)]));
}

/**
 * @param {string} table
 * @param {string} seat
 */
export function forgetOnDevice(table, seat) {
  device.set(DEVICE, JSON.stringify(without(table, seat)));
}

/**
 * Nothing of the table is kept in this tab any more.
 * @param {string} table
 */
export function leave(table) {
  tab.remove(inTab(table));
  dropAll(table);
}

/**
 * @param {string} table
 * @param {string} seat
 */
function without(table, seat) {
  return onDevice().filter((each) => each.table !== table || each.seat !== seat);
}
