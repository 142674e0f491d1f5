/**
 * Moments by the clock on the wall that the seat's view names, each as a countdown: when the next sleep check is due, how
 * long somebody stays dazed. One that is over says so for a while.
 *
 * Out: the event `due` with a sentence, when one of them comes.
 *
 * @import { Look } from "../../sheets/look.js"
 * @import { Table } from "../../table.js"
 *
 * @typedef {{ at: number, text: string }} Deadline
 */

import { everySecond, now } from "../../clock.js";
import { beforePaint, fill, h, keyed } from "../../dom.js";
import { placed } from "../../sheets/paths.js";
import { looked } from "../../sheets/sheet.js";
import { say, span } from "../../words.js";

const KEPT = 600_000; // milliseconds for which one that is over is shown

export class DeadlinesPanel extends HTMLElement {
  #table;
  #list = h("ul", { class: "deadlines" });
  /** @type {Deadline[]} */ #deadlines = [];
  /** @type {Map<string, number>} how many seconds were left, by what was shown */ #left = new Map();

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    table.on(
      "view",
      beforePaint(() => this.#look()),
    );
  }

  connectedCallback() {
    fill(this, this.#list);
    everySecond(this, () => this.#tick());
  }

  #look() {
    const { view } = this.#table;
    const sheet = looked(this.#table, view);
    this.#deadlines = moments(sheet.root).map(({ pointer, value }) => {
      const { whose, title } = placed(sheet, pointer);
      return { at: Date.parse(value), text: [whose, title].filter(Boolean).join(" · ") };
    });
    this.#tick();
  }

  #tick() {
    const time = now();
    const shown = this.#deadlines.filter(({ at }) => at > time - KEPT);
    const name = (/** @type {Deadline} */ { at, text }) => `${text} ${at}`;
    keyed(this.#list, shown, name, ({ text }) => h("li", null, h("span", null, text), h("strong", { role: "timer" })));
    this.hidden = !shown.length;
    const before = this.#left;
    this.#left = new Map();
    shown.forEach((each, place) => {
      const seconds = Math.ceil((each.at - time) / 1000);
      this.#left.set(name(each), seconds);
      const row = this.#list.children[place];
      const timer = row?.querySelector("strong");
      row?.classList.toggle("over", seconds <= 0);
      if (timer) timer.textContent = seconds > 0 ? say("left", { span: span(seconds) }) : say("over");
      if (seconds <= 0 && (before.get(name(each)) ?? 0) > 0)
        this.dispatchEvent(new CustomEvent("due", { bubbles: true, detail: say("due", { what: each.text }) }));
    });
  }
}

/**
 * The places where a moment stands.
 * @param {Look} look
 * @returns {Look[]}
 */
function moments(look) {
  if (typeof look.value === "string") return look.own.format === "date-time" ? [look] : [];
  return (Array.isArray(look.value) ? look.items : look.members).flatMap(moments);
}

customElements.define("greffe-deadlines", DeadlinesPanel);
