/**
 * The table as a seat sees it, for whoever may see everything: its sheets and the last lines of its feed. Nothing of it
 * goes to that seat, nor stays here.
 *
 * @import { Frame } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, unique } from "../../dom.js";
import { sheet } from "../../sheets/sheet.js";
import { moment, say } from "../../words.js";
import { dice } from "../feed/die-face.js";
import { inWords } from "../common/sending.js";
import { Window } from "../common/window.js";

const LINES = 60;

export class SeatWindow extends Window {
  #table;
  #choice = h("select", { id: unique(), onchange: () => void this.#look() });
  #past = h("p", { class: "past-mark", role: "status" });
  #told = h("ol", { class: "told-then" });
  #sheets = h("div", { class: "sheets" });
  #turn = 0;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    table.on("frames", () => this.open && void this.#look());
  }

  begin() {
    const { seats } = this.#table.overview;
    const others = seats.filter((seat) => seat.id !== this.#table.you.seat);
    fill(
      this.#choice,
      others.map((seat) => h("option", { value: seat.id }, `${seat.name} (${say(`role-${seat.role}`)})`)),
    );
    fill(
      this.body,
      h(
        "div",
        { class: "moments" },
        h("div", { class: "moment" }, h("label", { for: this.#choice.id }, say("as-seat-which")), this.#choice),
      ),
      this.#past,
      h(
        "div",
        { class: "then" },
        h(
          "section",
          { class: "then-told", "aria-label": say("panel-told") },
          h("h3", null, say("panel-told")),
          this.#told,
        ),
        h("section", { class: "then-sheets", "aria-label": say("panel-sheets") }, this.#sheets),
      ),
    );
    this.show(say("as-seat"), "time");
    this.#choice.focus();
    void this.#look();
  }

  async #look() {
    const reader = this.#choice.value;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const { view, frame } = await this.#table.seat.view({ reader });
      const frames = await this.#table.seat.feed({ reader, after: Math.max(0, frame - LINES) });
      if (turn !== this.#turn) return;
      this.#past.textContent = say("as-seat-of", { who: this.#table.nameOf(reader) });
      fill(this.#sheets, sheet(this.#table, view));
      for (const value of this.#sheets.querySelectorAll(".value")) value.setAttribute("disabled", "");
      fill(
        this.#told,
        frames.reverse().map((each) => this.#line(each)),
      );
    } catch (error) {
      if (turn === this.#turn) fill(this.#sheets, h("p", { class: "problem", role: "alert" }, inWords(error).detail));
    }
  }

  /** @param {Frame} frame */
  #line(frame) {
    return h(
      "li",
      { class: "plain-line" },
      h("time", { datetime: frame.at, class: "sub" }, moment(frame.at)),
      h(
        "div",
        null,
        frame.entries.map((line) =>
          h(
            "p",
            { class: line.withdrawn ? "withdrawn" : line.event ? "" : "followed" },
            h("bdi", { dir: "ltr" }, line.text),
            " ",
            (line.dice ?? []).flatMap(dice),
          ),
        ),
      ),
    );
  }
}

customElements.define("greffe-as-seat", SeatWindow);
