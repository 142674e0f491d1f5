/**
 * One move, or one correction, as a form, which is asked for when it is opened. Out: the event `done` once it was carried
 * out, `collected` with a command that is to be sent together with others.
 *
 * @import { Form, Move } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 */

import { NotOffered } from "../../client/greffe.js";
import { fill, h, isNowhere } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { moment, say } from "../../words.js";
import { DiceInput } from "./dice-input.js";
import { FormFields } from "./form-fields.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";
import { waiting } from "../common/waiting.js";

export class MoveForm extends HTMLElement {
  #table;
  #move;
  #given;
  #correction;
  #fields = new FormFields();
  /** @type {Form | null} */ #form = null;
  /** @type {DiceInput | null} */ #dice = null;
  /** @type {Element | null} where the focus was when it was to come here, before there was anything to fill in */ #from =
    null;
  #sending = new Sending();
  #draft;
  #problem = h("p", { class: "problem", role: "alert", hidden: true });
  #send = h("button", { type: "submit", class: "primary" });

  /**
   * @param {Table} table
   * @param {Move} move
   * @param {{ given?: Record<string, any>, correction?: boolean, collect?: boolean, name?: string }} [options] `given`:
   *   fields that are known already, and not shown; `name`: under which what is typed waits, if it goes away
   */
  constructor(table, move, { given = {}, correction = false, collect = false, name = "" } = {}) {
    super();
    this.#table = table;
    this.#move = move;
    this.#given = given;
    this.#correction = correction;
    this.#draft = new Draft(table.place, name || `${move.type}.${JSON.stringify(given)}`);
    this.collects = collect;
    this.addEventListener("filled", () => this.#keep());
  }

  connectedCallback() {
    if (this.firstElementChild) return; // it was moved: what was filled in stays
    fill(this, waiting());
    void this.#load();
  }

  /** The form of the move, as it is listed now. */
  async #load() {
    const move = this.#move;
    try {
      const form = await this.#table.seat.form(move);
      if (move !== this.#move) return; // another one was asked for meanwhile
      const first = !this.#form;
      this.#form = form;
      if (first) this.#build(form);
      else this.#fields.show(this.#shown(form), this.#fields.values);
    } catch (error) {
      if (move !== this.#move || this.#form) return;
      const detail = error instanceof NotOffered ? say("waits", { name: move.label }) : inWords(error).detail;
      fill(this, h("p", { class: "problem", role: "alert" }, detail));
    }
  }

  /** @param {Form} asked */
  #build(asked) {
    this.#dice = asked.dice ? new DiceInput(asked.dice, () => this.#sides()) : null;
    if (asked.dice?.field) this.#fields.addEventListener("filled", () => this.#dice?.renew());
    const typed = this.#draft.value;
    if (typed?.sent && typed.sent.moves === this.#table.moves?.tag) this.#sending.key = typed.sent.key;
    this.#fields.show(this.#shown(asked), typed?.values ?? {});
    if (this.#dice && typed?.dice) this.#dice.draft = typed.dice;
    this.#send.textContent = this.#dice && !this.#dice.value ? say("send-dice") : say("send");
    this.#dice?.addEventListener("rolling", (event) => {
      const { typed } = /** @type {CustomEvent<{ typed: boolean }>} */ (event).detail;
      this.#send.textContent = say(typed ? "send" : "send-dice");
    });
    const collect =
      this.collects && h("button", { type: "button", class: "quiet", onclick: () => this.#collect() }, say("collect"));
    const form = h(
      "form",
      { novalidate: true, autocomplete: "off", onsubmit: (/** @type {Event} */ event) => void this.#submit(event) },
      this.#fields,
      this.#dice,
      this.#move.opens &&
        new Date(this.#move.opens) > new Date() &&
        h("p", { class: "sub" }, say("opens", { time: moment(this.#move.opens, "medium") })),
      this.#move.type === "EndTable" && h("p", { class: "sub for-good" }, say("ends-for-good")),
      this.#problem,
      h("div", { class: "actions" }, this.#send, collect),
    );
    fill(this, form);
    if (this.#from && (this.#from === document.activeElement || isNowhere())) this.begin();
    this.#from = null;
  }

  /**
   * The same move as it may be made now: what was filled in stays where it still fits.
   * @param {Move} move
   */
  renew(move) {
    if (move.tag === this.#move.tag) return;
    this.#move = move;
    void this.#load();
  }

  /** The sides of the dice that are chosen here. */
  #sides() {
    const listed = this.#fields.value[this.#form?.dice?.field ?? ""];
    return Array.isArray(listed) ? listed.filter(Number.isInteger) : [];
  }

  /** Something else is typed: it is sent under another key. */
  #keep() {
    this.#sending.anew();
    this.#draft.keep({ values: this.#fields.values, dice: this.#dice?.draft });
  }

  /**
   * It is on its way: whoever loads the page anew meanwhile, and sends it once more, sends the same. Only as long as one
   * may do what one might when it was sent: else it was done, or is another act.
   */
  #leave() {
    const sent = { key: this.#sending.key, moves: this.#table.moves?.tag };
    this.#draft.keep({ values: this.#fields.values, dice: this.#dice?.draft, sent });
  }

  /** Was anything typed that is not sent, nor on its way? */
  get unsent() {
    return this.#draft.value !== null && !this.#send.disabled;
  }

  /** Put the focus where one begins, once there is something to fill in. */
  begin() {
    if (!this.#form) {
      this.#from = document.activeElement;
      return;
    }
    const first = this.querySelector("input, select, textarea, button");
    if (first instanceof HTMLElement) first.focus();
  }

  /** @param {Form} form */
  #shown(form) {
    const { properties, required, ...rest } = form.schema;
    const known = new Set(Object.keys(this.#given));
    const left = Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => !known.has(name)));
    return { ...rest, properties: left, required: (required ?? []).filter((/** @type {string} */ n) => !known.has(n)) };
  }

  get #command() {
    return { type: this.#move.type, ...this.#fields.value, ...this.#given };
  }

  #check() {
    this.#tell("");
    const fields = this.#fields.check();
    return (this.#dice?.check() ?? true) && fields;
  }

  /** The absent seat for which it is done, if there is one. */
  get #behalf() {
    return this.#move.for ? { for: this.#move.for } : {};
  }

  #collect() {
    if (!this.#check()) return;
    this.#draft.drop();
    const act = { command: this.#command, ...this.#behalf, ...(this.#dice?.value ? { dice: this.#dice.value } : {}) };
    this.dispatchEvent(new CustomEvent("collected", { bubbles: true, detail: { act, label: this.#move.label } }));
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    if (!this.#check()) return;
    const command = this.#command;
    const dice = this.#dice?.value;
    this.#leave();
    const answer = await this.#sending.send(this.#send, async (key) =>
      this.#correction
        ? this.#table.correct(/** @type {any} */ (command), key)
        : (await this.#table.act([{ command, ...this.#behalf, ...(dice ? { dice } : {}) }], key)).at(-1),
    );
    if ("done" in answer) {
      this.#draft.drop();
      this.dispatchEvent(
        new CustomEvent("done", { bubbles: true, detail: { type: this.#move.type, frame: answer.done } }),
      );
      return;
    }
    this.#keep();
    this.#refuse(answer.refusal);
    if (!this.isConnected) tell(answer.refusal.detail); // the move was withdrawn meanwhile
  }

  /** @param {import("../common/sending.js").Refusal} refusal */
  #refuse({ detail, errors, rule }) {
    const prefix = this.#correction ? "" : "/command";
    const own = errors
      .filter((error) => error.pointer?.startsWith(`${prefix}/`))
      .map((error) => ({ ...error, pointer: error.pointer?.slice(prefix.length) }));
    const ofDice = errors.filter((error) => error.pointer?.startsWith("/dice"));
    const left = this.#fields.mark(own);
    if (ofDice.length) this.#dice?.mark(ofDice.map((error) => error.detail).join(" "));
    const more = left.map((error) => error.detail ?? "").filter((text) => text && text !== detail);
    this.#tell([detail, ...more].join(" "), rule);
  }

  /**
   * @param {string} text
   * @param {string} [rule]
   */
  #tell(text, rule) {
    this.#problem.hidden = !text;
    const title = this.#table.system.rules?.find((/** @type {any} */ each) => each.id === rule)?.title;
    fill(this.#problem, text, rule ? h("small", null, title ? `${rule} · ${title}` : rule) : null);
  }
}

customElements.define("greffe-move", MoveForm);
