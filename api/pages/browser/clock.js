/**
 * The service's clock, as near as this browser can tell: what is counted from its times must not depend on how well the
 * reader's own clock goes.
 */

import { HERE } from "./addresses.js";

const JUMP = 2000; // milliseconds by which this clock was set, or stood still, since both were compared

let ahead = 0; // milliseconds by which the service's clock is ahead of this one
let running = offset(); // which does not change while nobody sets this one

/** Now, by the service. */
export function now() {
  const moved = offset() - running;
  if (Math.abs(moved) > JUMP) {
    ahead -= moved; // as near as can be told, until both are compared
    void compareClocks();
  }
  return Date.now() + ahead;
}

/** By how much the clock on the wall is ahead of the one that is never set. */
function offset() {
  return Date.now() - performance.now();
}

/** Compare both clocks; where the service does not answer, this one is believed. */
export async function compareClocks() {
  running = offset();
  const before = Date.now();
  try {
    const answer = await fetch(new URL("health", HERE), { cache: "no-store", redirect: "error" });
    const { headers } = answer;
    const after = Date.now();
    await answer.arrayBuffer(); // what is not read holds its connection
    const told = Date.parse(headers.get("Date") ?? "");
    if (headers.has("X-Request-Id") && told) ahead = told + 500 - (before + after) / 2; // it tells whole seconds
  } catch {
    // as it is
  }
}

/**
 * Do something now and every second, until the element has left the page.
 * @param {HTMLElement} element
 * @param {() => void} act
 */
export function everySecond(element, act) {
  act();
  const timer = setInterval(() => (element.isConnected ? act() : clearInterval(timer)), 1000);
}
