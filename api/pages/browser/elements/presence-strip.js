/**
 * Who is there, in one line of the head on a wide screen, where the list of who sits there is out of sight below the
 * sheets: it leads there.
 *
 * @import { Table } from "../table.js"
 */

import { fill, h, named } from "../dom.js";
import { say } from "../words.js";

export class PresenceStrip extends HTMLElement {
  #table;
  #button = h("button", { type: "button", class: "quiet", title: say("panel-people"), onclick: () => this.#lead() });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    table.on("overview", () => this.#render());
  }

  connectedCallback() {
    fill(this, this.#button);
    this.#render();
  }

  #render() {
    fill(
      this.#button,
      this.#table.overview.seats.map((seat, place) => {
        const state = presence(seat);
        return h(
          "span",
          { class: `person seat-${place % 12} ${state}` },
          h("span", { class: "dot", "aria-hidden": "true" }),
          named(seat.name),
          h("span", { class: "visually-hidden" }, ` ${say(`presence-${state}`)}, `),
        );
      }),
    );
  }

  #lead() {
    const people = document.querySelector("greffe-people");
    people?.closest(".panel")?.scrollIntoView({ block: "start" });
    people?.querySelector("button")?.focus({ preventScroll: true });
  }
}

/**
 * How it stands with a seat, as the words have it.
 * @param {import("../client/types.js").Seat} seat
 */
export function presence(seat) {
  return !seat.joined ? "absent" : seat.away ? "away" : "here";
}

customElements.define("greffe-presence", PresenceStrip);
