/**
 * How it stands with the service: nothing while all is well; else one sentence, and what to do.
 *
 * @import { Table } from "../../table.js"
 */

import { HERE, pageOf } from "../../addresses.js";
import { fill, h } from "../../dom.js";
import { leave } from "../../keep.js";
import { isOutdated } from "../../version.js";
import { say } from "../../words.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";

const CALM = 4000; // milliseconds

export class ConnectionBar extends HTMLElement {
  #table;
  #was = "";
  #calm = 0;
  #outdated = false;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    table.on("state", () => this.#render());
    table.on("overview", () => this.#render());
    table.on("missing", () => this.#render());
  }

  connectedCallback() {
    this.setAttribute("role", "status");
    this.#render();
  }

  #render() {
    const { state, overview, missing } = this.#table;
    if (this.#was === "lost" && state === "live") {
      clearTimeout(this.#calm);
      this.#calm = window.setTimeout(() => this.#calmed(), CALM);
      void this.#compare();
    }
    this.#was = state;
    if (state === "live" && this.#calm) this.#show("back", say("connection-back"));
    else if (state === "lost") this.#show("lost", say("connection-lost"));
    else if (state === "revoked") this.#show("revoked", say("connection-revoked"), this.#leaving());
    else if (state === "broken") this.#show("broken", inWords(this.#table.error).detail, this.#again("try-again"));
    else if (missing.length)
      this.#show("lost missing", say("missing", { parts: missing.map((part) => say(`missing-${part}`)).join(", ") }));
    else if (this.#outdated) this.#show("outdated", say("outdated"), this.#again("load-new"));
    else if (overview.again) this.#show("calm", say("again-opened"), this.#newTable("again-sit"));
    else if (overview.status === "ended") this.#show("calm", say("table-ended"), this.#opening());
    else if (overview.status === "paused") this.#show("calm", say("table-paused"));
    else this.#show("", "");
  }

  /** Whatever comes first when the connection is back, that it is back is told for a while. */
  #calmed() {
    this.#calm = 0;
    this.#render();
  }

  /**
   * @param {string} kind
   * @param {string} text
   * @param {HTMLElement | null} [button]
   */
  #show(kind, text, button = null) {
    this.className = kind;
    this.hidden = !text;
    if (this.querySelector("p")?.textContent === text) return;
    fill(this, h("p", null, text), button);
  }

  #leaving() {
    const away = () => {
      leave(this.#table.id);
      location.assign(HERE);
    };
    return h("button", { type: "button", onclick: away }, say("to-lobby"));
  }

  /** A connection that is back may be one to another version of the service. */
  async #compare() {
    this.#outdated ||= await isOutdated();
    this.#render();
  }

  /** The button that opens a table for the same people, for whoever may. */
  #opening() {
    const { seats, you } = this.#table.overview;
    const led = seats.some((seat) => seat.role === "gm");
    const may = you.role === "host" || you.role === (led ? "gm" : "player");
    return may ? this.#newTable("again-open") : null;
  }

  /** @param {string} name */
  #newTable(name) {
    const button = h("button", { type: "button", onclick: () => void this.#sit(button) }, say(name));
    return button;
  }

  /**
   * To this seat's own place at the table that follows.
   * @param {HTMLButtonElement} button
   */
  async #sit(button) {
    const answer = await new Sending().send(button, () => this.#table.seat.again());
    if ("refusal" in answer) tell(answer.refusal.detail);
    else location.assign(`${pageOf(answer.done.tableId)}#${answer.done.token}`);
  }

  /** @param {string} name */
  #again(name) {
    return h("button", { type: "button", onclick: () => location.reload() }, say(name));
  }
}

customElements.define("greffe-connection", ConnectionBar);
