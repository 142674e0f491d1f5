/**
 * What stands at a table, side by side on a wide screen, one at a time on a telephone. A new panel is one more line here
 * and one more file in `elements/`: a custom element that takes the `Table` and listens to it.
 *
 * @import { Table } from "./table.js"
 *
 * @typedef {object} Panel
 * @property {string} name in addresses and styles; its title is the word `panel-NAME`
 * @property {"main" | "side" | "left"} where on a wide screen
 * @property {(table: Table) => HTMLElement} make
 * @property {(table: Table) => boolean} [shown] for whom, if not for everybody
 */

import { MovesPanel } from "./elements/moves/moves-panel.js";
import { PeoplePanel } from "./elements/people/people-panel.js";
import { SheetPanel } from "./elements/sheets/sheet-panel.js";
import { ToldFeed } from "./elements/feed/feed.js";

/** @type {Panel[]} */
export const PANELS = [
  { name: "told", where: "main", make: (table) => new ToldFeed(table) },
  { name: "moves", where: "side", make: (table) => new MovesPanel(table) },
  { name: "sheets", where: "left", make: (table) => new SheetPanel(table) },
  { name: "people", where: "left", make: (table) => new PeoplePanel(table) },
];
