/**
 * Who is there, in one line of the head on a wide screen, where the list of who sits there is out of sight below the
 * sheets: it leads there.
 *
 * @import { Table } from "../../table.js"
 */

import { fill, h, named } from "../../dom.js";
import { say } from "../../words.js";

export class PresenceStrip extends HTMLElement {
  #table;
  #button = h("button", { type: "button", class: "quiet", title: say("panel-people"), onclick: () => this.#lead() });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    table.on("overview", () => this.#render());
    table.on("connected", () => this.#render());
  }

  connectedCallback() {
    fill(this, this.#button);
    this.#render();
  }

  #render() {
    fill(
      this.#button,
      this.#table.openSeats.map(({ seat, place }) => {
        const state = presence(seat);
        const line = connection(this.#table, seat);
        const said = [say(`presence-${state}`), line && say(`presence-${line}`)].filter(Boolean).join(", ");
        return h(
          "span",
          { class: `person seat-${place % 12} ${state} ${line}`.trim(), title: said },
          h("span", { class: "dot", "aria-hidden": "true" }),
          named(seat.name),
          h("span", { class: "visually-hidden" }, ` ${said}; `),
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
 * @param {import("../../client/types.js").Seat} seat
 */
export function presence(seat) {
  return !seat.joined ? "absent" : seat.away ? "away" : "here";
}

/**
 * Has somebody this seat's page open? Empty: that is not known, or not told.
 * @param {Table} table
 * @param {import("../../client/types.js").Seat} seat
 * @returns {"connected" | "offline" | ""}
 */
export function connection({ connected }, seat) {
  if (!connected) return "";
  if (connected.connected.includes(seat.id)) return "connected";
  return connected.alone ? "" : "offline";
}

customElements.define("greffe-presence", PresenceStrip);
