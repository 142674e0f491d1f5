/**
 * The lobby: the seats that this device keeps, and a table to open. Then the links, one for each seat.
 *
 * @import { Opened } from "../../client/types.js"
 */

import { HERE, LOCAL, pageOf } from "../../addresses.js";
import { Client } from "../../client/greffe.js";
import { fill, h, named } from "../../dom.js";
import { forgetOnDevice, onDevice } from "../../keep.js";
import { say, spoken } from "../../words.js";
import { TableOpening } from "./table-opening.js";
import { pageHead } from "./page-head.js";
import { seatLink } from "../people/seat-link.js";
import { inWords } from "../common/sending.js";
import { waiting } from "../common/waiting.js";

/** @type {{ opened: Opened, title: string } | null} told once: another language must not take the links away */
let made = null;

export class LobbyPage extends HTMLElement {
  #client = new Client(HERE.href, spoken(), { patience: Infinity });
  #main = h("main", { class: "lobby" });

  async connectedCallback() {
    this.className = "lobby-page";
    document.title = say("title");
    delete document.documentElement.dataset.game;
    fill(this, pageHead(), this.#main, this.#foot());
    if (made) {
      this.#opened(made);
      return;
    }
    fill(this.#main, waiting());
    try {
      const systems = await this.#client.systems();
      const opening = new TableOpening(this.#client, systems);
      opening.addEventListener("opened", (event) => this.#opened(/** @type {CustomEvent} */ (event).detail));
      fill(this.#main, this.#welcome(), this.#kept(), opening);
    } catch (error) {
      fill(this.#main, h("p", { class: "problem", role: "alert" }, inWords(error).detail));
    }
  }

  #welcome() {
    return h("header", { class: "welcome" }, h("h1", null, say("welcome")), h("p", null, say("about")));
  }

  #kept() {
    const seats = onDevice();
    if (!seats.length) return null;
    const list = h("ul", { class: "kept" });
    for (const seat of seats) {
      const forget = () => {
        forgetOnDevice(seat.table, seat.seat);
        row.remove();
      };
      const row = h(
        "li",
        null,
        h(
          "a",
          { href: `${pageOf(seat.table)}#${seat.token}` },
          h("strong", null, named(seat.title)),
          h("span", null, named(seat.name)),
        ),
        h(
          "button",
          { type: "button", class: "quiet", onclick: forget, "aria-label": `${say("forget-device")} (${seat.title})` },
          "✕",
        ),
      );
      list.append(row);
    }
    return h("section", { "aria-labelledby": "kept-seats" }, h("h2", { id: "kept-seats" }, say("kept-seats")), list);
  }

  /** @param {{ opened: Opened, title: string }} table */
  #opened({ opened, title }) {
    made = { opened, title };
    const { table } = opened;
    const links = opened.seats.map((seat) =>
      seatLink({ table, token: seat.token, name: seat.name, role: say(`role-${seat.role}`) }),
    );
    const host = seatLink({
      table,
      token: opened.host,
      name: say("role-host"),
      role: say("host-what"),
      note: say("host-keep"),
    });
    const heading = h("h1", { tabindex: "-1" }, say("table-open"));
    fill(
      this.#main,
      h("header", { class: "welcome" }, heading, h("p", null, h("strong", null, named(title)))),
      h("p", { class: "once" }, say("links-once")),
      LOCAL && h("p", { class: "once" }, say("links-local")),
      h("ul", { class: "links" }, links, host),
      h("div", { class: "actions" }, h("a", { class: "button", href: HERE.href }, say("another-table"))),
    );
    heading.focus();
    scrollTo(0, 0);
  }

  #foot() {
    return h(
      "footer",
      { class: "page-foot" },
      h(
        "p",
        null,
        say("for-programs"),
        " ",
        h("a", { href: new URL("docs", HERE).href }, new URL("docs", HERE).pathname),
      ),
    );
  }
}

customElements.define("greffe-lobby", LobbyPage);
