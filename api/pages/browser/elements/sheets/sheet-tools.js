/**
 * The ways from the sheets: through time, to a correction, to another seat's place. The windows are made once and opened
 * from the menu of a line, too.
 *
 * @import { Entry, About } from "../feed/line-menu.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h } from "../../dom.js";
import { say } from "../../words.js";
import { ENTRIES } from "../feed/line-menu.js";
import { Later } from "../common/later.js";
import { mayCorrect } from "../moves/making.js";

/** @type {WeakMap<Table, SheetTools>} */
const TOOLS = new WeakMap();

export class SheetTools extends HTMLElement {
  #table;
  #time;
  #correct;
  #seat;
  #receipt;
  #row = h("div", { class: "sheet-tools" });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    const time = () => import("../corrections/time-window.js");
    const seat = () => import("../people/seat-window.js");
    const correct = () => import("../corrections/correct-window.js");
    const receipt = () => import("../people/receipt-window.js");
    this.#time = new Later(this, async () => new (await time()).TimeWindow(table), time);
    this.#correct = new Later(this, async () => new (await correct()).CorrectWindow(table), correct);
    this.#seat = new Later(this, async () => new (await seat()).SeatWindow(table), seat);
    this.#receipt = new Later(this, async () => new (await receipt()).ReceiptWindow(table), receipt);
    table.on("moves", () => this.#render());
    TOOLS.set(table, this);
  }

  connectedCallback() {
    fill(this, this.#row);
    this.#render();
  }

  #render() {
    const correct = mayCorrect(this.#table);
    const master = this.#table.you.role === "gm";
    const wanted = `${correct} ${master}`;
    if (this.#row.dataset.wanted === wanted) return;
    this.#row.dataset.wanted = wanted;
    fill(
      this.#row,
      h("button", { type: "button", onclick: () => void this.#time.open((made) => made.begin()) }, say("time-title")),
      correct
        ? h(
            "button",
            { type: "button", onclick: () => void this.#correct.open((made) => made.begin()) },
            say("correct"),
          )
        : null,
      master
        ? h("button", { type: "button", onclick: () => void this.#seat.open((made) => made.begin()) }, say("as-seat"))
        : null,
    );
  }

  /**
   * What one can do from here with a line.
   * @param {About} about
   * @returns {Entry[]}
   */
  entries({ frame, line }) {
    return [
      line.event && mayCorrect(this.#table)
        ? { label: say("correct-this"), run: () => void this.#correct.open((made) => made.begin({ frame, line })) }
        : null,
      { label: say("time-here"), run: () => void this.#time.open((made) => made.begin(frame.frame)) },
      { label: say("receipt"), run: () => void this.#receipt.open((made) => made.begin(frame, line)) },
    ].filter((each) => each !== null);
  }
}

ENTRIES.push((about) => TOOLS.get(about.table)?.entries(about) ?? []);

customElements.define("greffe-sheet-tools", SheetTools);
