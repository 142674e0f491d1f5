/**
 * The sheet of one view: what the game's plan draws, then everything that it left out. A game without a plan has the
 * latter alone, open.
 *
 * @import { Table } from "../table.js"
 * @import { Child } from "../dom.js"
 * @import { Look } from "./look.js"
 * @typedef {object} Plan
 * @property {(root: Look) => Child[]} draw
 * @property {(view: any, names: Map<string, string>) => void} [names]
 */

import { h } from "../dom.js";
import * as ambre from "../games/ambre.js";
import * as innommable from "../games/innommable.js";
import * as nosgoth from "../games/nosgoth.js";
import * as sombre from "../games/sombre.js";
import * as spin from "../games/spin.js";
import { say } from "../words.js";
import { Sheet } from "./look.js";
import { namesIn, toldBy } from "./naming.js";
import { rest } from "./rest.js";

/** @type {Record<string, Plan>} */
const PLANS = { ambre, innommable, nosgoth, sombre, spin };

/**
 * @param {Table} table
 * @param {any} view
 * @param {{ before?: any }} [compared] a view to compare it with: what differs is marked
 */
export function sheet(table, view, { before } = {}) {
  const plan = PLANS[table.game];
  const look = looked(table, view, before).root;
  const drawn = plan?.draw(look).filter(Boolean) ?? [];
  const more = rest(look);
  if (!drawn.length && more) more.open = true;
  const made = h(
    "div",
    { class: "sheet" },
    drawn.length || more ? null : h("p", { class: "none" }, say("sheet-empty")),
    drawn,
    more,
  );
  rove(made);
  return made;
}

/**
 * A view, ready to be looked at.
 * @param {Table} table
 * @param {any} view
 * @param {any} [before]
 */
export function looked(table, view, before) {
  const names = namesIn(table, view, PLANS[table.game]?.names);
  for (const seat of table.overview.seats) names.set(`name:${seat.id}`, seat.name);
  return new Sheet({ view, system: table.system, names, told: toldBy(table), before });
}

/**
 * One stop of the tabulator for each card; the arrows go through its values.
 * @param {HTMLElement} made
 */
function rove(made) {
  for (const leaf of groups(made)) values(leaf).forEach((each, place) => (each.tabIndex = place ? -1 : 0));
  made.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(".value")) return;
    const all = values(/** @type {HTMLElement} */ (groups(made).find((each) => each.contains(target)) ?? made)).filter(
      (each) => each.checkVisibility(),
    );
    const here = all.indexOf(target);
    const next = {
      ArrowDown: here + 1,
      ArrowRight: here + 1,
      ArrowUp: here - 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    const found = next === undefined ? undefined : all.at(next % all.length);
    if (!found) return;
    event.preventDefault();
    target.tabIndex = -1;
    found.tabIndex = 0;
    found.focus();
  });
}

/** @param {HTMLElement} made */
function groups(made) {
  return /** @type {HTMLElement[]} */ ([...made.querySelectorAll(".leaf, .rest > details, .rest > dl")]);
}

/** @param {HTMLElement} group */
function values(group) {
  return /** @type {HTMLElement[]} */ ([...group.querySelectorAll(".value")]);
}
