/**
 * A line to say something in, to everybody or to one seat. It is there as long as the seat may speak.
 *
 * @import { Table } from "../../table.js"
 */

import { beforePaint, fill, h } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { say } from "../../words.js";
import { Sending } from "../common/sending.js";

export class TalkBox extends HTMLElement {
  #table;
  #sending = new Sending();
  #draft;
  #text = h("textarea", { rows: 1, "aria-label": say("say"), placeholder: say("say"), oninput: () => this.#keep() });
  #to = h("select", { "aria-label": say("say-to"), onchange: () => this.#keep() });
  #send = h("button", { type: "submit" }, say("say-it"));
  #problem = h("p", { class: "problem", role: "alert", hidden: true });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#draft = new Draft(table.place, "say");
    const render = beforePaint(() => this.#render());
    table.on("moves", render);
    table.on("overview", render);
  }

  connectedCallback() {
    if (this.firstElementChild) return;
    const send = (/** @type {Event} */ event) => void this.#submit(event);
    fill(this, h("form", { autocomplete: "off", onsubmit: send }, this.#text, this.#to, this.#send), this.#problem);
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#text.form?.requestSubmit();
    });
    const typed = this.#draft.value;
    this.#text.value = typed?.text ?? "";
    this.#render(typed?.to);
  }

  /** @param {string} [wanted] whom to speak to */
  #render(wanted = this.#to.value) {
    this.hidden = !this.#table.moves?.moves.some((move) => move.type === "Say");
    const others = this.#table.openSeats.filter(({ seat }) => seat.id !== this.#table.you.seat);
    const choices = [
      ["", say("say-to-all")],
      ...others.map(({ seat }) => [seat.id, say("say-to-one", { name: seat.name })]),
    ];
    fill(
      this.#to,
      choices.map(([value, title]) => h("option", { value, selected: value === wanted }, title)),
    );
  }

  #keep() {
    this.#sending.anew();
    this.#problem.hidden = true;
    this.#draft.keep({ text: this.#text.value, to: this.#to.value });
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    const sent = this.#text.value;
    const text = sent.trim();
    if (!text) return;
    const to = this.#to.value ? { to: [this.#to.value] } : {};
    const command = { type: "Say", text, ...to };
    const answer = await this.#sending.send(this.#send, (key) => this.#table.act([{ command }], key));
    if ("refusal" in answer) {
      this.#problem.textContent = answer.refusal.detail;
      this.#problem.hidden = false;
      return;
    }
    const { value } = this.#text;
    this.#text.value = value.startsWith(sent) ? value.slice(sent.length).trimStart() : value; // typed meanwhile
    if (this.#text.value) this.#keep();
    else this.#draft.drop();
    this.#text.focus();
  }
}

customElements.define("greffe-talk", TalkBox);
