/**
 * A seat at a table: the head, what is asked of the seat, and the panels.
 *
 * @import { Place } from "../../keep.js"
 */

import { HERE } from "../../addresses.js";
import { Unauthorized } from "../../client/greffe.js";
import { fill, h, named } from "../../dom.js";
import { leave } from "../../keep.js";
import { PANELS } from "../../panels.js";
import { Table } from "../../table.js";
import { say } from "../../words.js";
import { AskedPanel } from "../moves/asked-panel.js";
import { ConnectionBar } from "./connection-bar.js";
import { DeadlinesPanel } from "../moves/deadlines-panel.js";
import { MovesPanel } from "../moves/moves-panel.js";
import { pageHead } from "./page-head.js";
import { PresenceStrip } from "../people/presence-strip.js";
import { inWords } from "../common/sending.js";
import { Calling } from "./calling.js";
import { waiting } from "../common/waiting.js";

export class SeatPage extends HTMLElement {
  #table;

  /** @param {Place} place */
  constructor(place) {
    super();
    this.#table = new Table(place);
  }

  async connectedCallback() {
    this.className = "seat-page";
    if (!this.#table.seat.token) {
      this.#stop(say("no-token"), say("no-token-how"));
      return;
    }
    fill(this, pageHead(), h("main", { class: "waiting", "aria-busy": "true" }, waiting()));
    try {
      await this.#table.open();
    } catch (error) {
      if (!this.isConnected) return;
      if (error instanceof Unauthorized) this.#stop(say("bad-token"), say("bad-token-how"));
      else this.#stop(inWords(error).detail, "");
      return;
    }
    if (this.isConnected) this.#show();
  }

  disconnectedCallback() {
    this.#table.close();
  }

  /**
   * @param {string} text
   * @param {string} how
   */
  #stop(text, how) {
    const away = () => {
      leave(this.#table.id);
      location.assign(HERE);
    };
    fill(
      this,
      pageHead(),
      h(
        "main",
        { class: "stopped" },
        h("h1", null, text),
        how ? h("p", null, how) : null,
        h(
          "div",
          { class: "actions" },
          h("button", { type: "button", class: "primary", onclick: away }, say("to-lobby")),
          h("button", { type: "button", onclick: () => location.reload() }, say("try-again")),
        ),
      ),
    );
  }

  #show() {
    const table = this.#table;
    const { overview } = table;
    document.documentElement.dataset.game = table.game;
    const who = table.you.role === "host" ? say("role-host") : table.nameOf(table.you.seat);
    const middle = h(
      "div",
      { class: "where" },
      h("h1", null, named(overview.title)),
      h(
        "p",
        null,
        named(who),
        table.you.role === "host" ? null : [" · ", say(`role-${table.you.role}`)],
        " · ",
        table.system.title,
      ),
    );
    const calling = new Calling(table, overview.title);
    const asked = new AskedPanel(table);
    const deadlines = new DeadlinesPanel(table);
    const panels = PANELS.filter((panel) => panel.shown?.(table) ?? true).map((panel) => {
      const title = `panel-${panel.name}`;
      const element = panel.make(table);
      const head = h("h2", { id: title }, say(`panel-${panel.name}`));
      return {
        panel,
        element,
        box: h(
          "section",
          { class: "panel", "data-panel": panel.name, "data-where": panel.where, "aria-labelledby": title },
          head,
          element,
        ),
      };
    });
    const columns = ["left", "main", "side"].map((where) =>
      h(
        "div",
        { class: `column ${where}` },
        where === "side" ? [asked, deadlines] : null,
        panels.filter(({ panel }) => panel.where === where).map(({ box }) => box),
      ),
    );
    const main = h("main", { class: "table" }, columns);
    const tabs = h("nav", { class: "tabs", "aria-label": say("parts") });
    const show = (/** @type {string} */ name) => {
      main.dataset.shown = name;
      for (const { panel, box } of panels) box.toggleAttribute("data-current", panel.name === name);
      for (const tab of tabs.children)
        tab.setAttribute("aria-current", tab.getAttribute("data-tab") === name ? "true" : "false");
    };
    const order = ["told", "moves", "people"];
    const sorted = [...panels].sort((a, b) => rank(order, a.panel.name) - rank(order, b.panel.name));
    fill(
      tabs,
      sorted.map(({ panel }) =>
        h(
          "button",
          { type: "button", "data-tab": panel.name, onclick: () => show(panel.name) },
          say(`panel-${panel.name}`),
          h("span", { class: "count" }),
        ),
      ),
    );
    asked.addEventListener("asked", (event) => {
      /** @type {{ texts: string[] }} */
      const { texts } = /** @type {CustomEvent} */ (event).detail;
      const mark = tabs.querySelector('[data-tab="moves"] .count');
      if (mark) mark.textContent = texts.length ? String(texts.length) : "";
      calling.asked(texts);
    });
    deadlines.addEventListener("due", (event) => calling.call(/** @type {CustomEvent<string>} */ (event).detail));
    asked.addEventListener("wanted", (event) => {
      const moves = panels.map(({ element }) => element).find((each) => each instanceof MovesPanel);
      show("moves");
      if (moves instanceof MovesPanel) moves.show(/** @type {CustomEvent<string>} */ (event).detail);
    });
    fill(
      this,
      pageHead(middle, new PresenceStrip(table), calling.button, calling.notices),
      new ConnectionBar(table),
      main,
      tabs,
    );
    show("told");
  }
}

/**
 * @param {string[]} order
 * @param {string} name
 */
function rank(order, name) {
  const place = order.indexOf(name);
  return place < 0 ? order.length - 1.5 : place;
}

customElements.define("greffe-seat", SeatPage);
