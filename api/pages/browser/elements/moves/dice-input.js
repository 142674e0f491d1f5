/**
 * The dice of a move: rolled by the service, or typed as they fell on the table. A die that shows the face `again` asks
 * for one more.
 *
 * @import { TypedDice } from "../../client/types.js"
 */

import { fill, h, unique } from "../../dom.js";
import { say } from "../../words.js";

export class DiceInput extends HTMLElement {
  #asked;
  #chosen;
  /** @type {(number | undefined)[]} */ #faces = [];
  #typed;
  #holder = h("div", { class: "faces" });
  #error = h("p", { class: "error", hidden: true, role: "alert" });

  /**
   * @param {TypedDice} asked
   * @param {() => number[]} [chosen] the sides of each die, where they are chosen with the move
   */
  constructor(asked, chosen = () => []) {
    super();
    this.#asked = asked;
    this.#chosen = chosen;
    this.#typed = Boolean(asked.required);
  }

  connectedCallback() {
    if (this.firstElementChild) return;
    const group = unique();
    const way = (/** @type {boolean} */ typed, /** @type {string} */ name) =>
      h(
        "label",
        { class: "choice" },
        h("input", { type: "radio", name: group, checked: this.#typed === typed, onchange: () => this.#choose(typed) }),
        h("span", null, say(name)),
      );
    const ways = this.#asked.required
      ? h("p", { class: "hint" }, say("dice-of-table"))
      : h("div", { class: "choices" }, way(false, "dice-service"), way(true, "dice-typed"));
    fill(this, h("fieldset", { class: "rolling" }, h("legend", null, say("dice")), ways, this.#holder, this.#error));
    this.#render();
  }

  /** What was typed so far, to be shown again. */
  get draft() {
    return { typed: this.#typed, faces: this.#faces.map((face) => face ?? null) };
  }

  /** @param {{ typed: boolean, faces: (number | null)[] }} draft */
  set draft({ typed, faces }) {
    this.#typed = typed || Boolean(this.#asked.required);
    this.#faces = faces.map((face) => face ?? undefined);
  }

  /** The faces that were typed; undefined: the service rolls. */
  get value() {
    return this.#typed ? this.#faces.filter((face) => face !== undefined) : undefined;
  }

  /** Other dice were chosen: those that are thrown no more are forgotten. */
  renew() {
    const sides = this.#sides();
    if (!this.#typed || this.#holder.childElementCount === sides.length) return;
    this.#faces.length = sides.length;
    this.#render();
  }

  /** Is every die there? */
  check() {
    if (!this.#typed || this.#sides().every((_, place) => this.#faces[place] !== undefined)) return true;
    this.mark(say("dice-missing"));
    return false;
  }

  /** @param {string} error */
  mark(error) {
    this.#error.hidden = !error;
    this.#error.textContent = error;
  }

  /** @param {boolean} typed */
  #choose(typed) {
    this.#typed = typed;
    this.dispatchEvent(new CustomEvent("rolling", { detail: { typed } }));
    this.#filled();
    this.#render();
  }

  #filled() {
    this.dispatchEvent(new CustomEvent("filled", { bubbles: true }));
  }

  /** Of each die, how many faces it has; those that follow one that came again stand behind the others. */
  #sides() {
    const { sides, again } = this.#asked;
    const all = this.#asked.field ? [...this.#chosen()] : [...sides];
    for (let place = 0; place < all.length && all.length < 100; place += 1)
      if (again !== null && again !== undefined && this.#faces[place] === again) all.push(all[place] ?? 6);
    return all;
  }

  #render() {
    this.mark("");
    if (!this.#typed) {
      fill(this.#holder);
      return;
    }
    const inputs = this.#sides().map((sides, place) => {
      const input = h("input", {
        type: "number",
        inputmode: "numeric",
        min: 1,
        max: sides,
        value: this.#faces[place] ?? "",
        "aria-label": say("die-number", { number: place + 1, sides }),
        oninput: () => this.#typedIn(place, input, sides),
      });
      return h("label", { class: "typed" }, h("span", { "aria-hidden": "true" }, say("die-of", { sides })), input);
    });
    fill(this.#holder, inputs);
  }

  /**
   * @param {number} place
   * @param {HTMLInputElement} input
   * @param {number} sides
   */
  #typedIn(place, input, sides) {
    const face = input.value === "" ? undefined : input.valueAsNumber;
    const before = this.#sides().length;
    this.#faces[place] = face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides ? face : undefined;
    this.mark("");
    this.#filled();
    const after = this.#sides().length;
    if (before === after) return;
    this.#faces.length = after;
    this.#render();
    this.#holder.querySelectorAll("input")[place]?.focus();
  }
}

customElements.define("greffe-dice", DiceInput);
