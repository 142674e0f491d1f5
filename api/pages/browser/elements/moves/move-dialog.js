/**
 * A move or a correction in a dialog, over what it is about.
 *
 * @import { Move } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, regain, sentence, unique } from "../../dom.js";
import { say } from "../../words.js";
import { MoveForm } from "./move-form.js";

export class MoveDialog extends HTMLElement {
  #table;
  #title = unique();
  #dialog = h("dialog", { "aria-labelledby": this.#title });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#dialog.addEventListener("done", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => setTimeout(() => this.#left())); // after the browser gave it back
  }

  connectedCallback() {
    fill(this, this.#dialog);
  }

  /** Whatever opened the dialog may be gone with what was asked. */
  #left() {
    const panel = this.closest(".panel, greffe-asked");
    if (panel) regain(panel);
    const main = this.closest("main");
    if (main) regain(main);
  }

  /**
   * @param {Move} move
   * @param {Record<string, any>} given fields that are known already
   * @param {string} about the sentence that it is about
   */
  open(move, given, about) {
    const correction = this.#table.moves?.corrections.some((each) => each.type === move.type) ?? false;
    const form = new MoveForm(this.#table, move, { given, correction });
    const close = h(
      "button",
      { type: "button", class: "close", "aria-label": say("close"), onclick: () => this.#dialog.close() },
      "✕",
    );
    fill(
      this.#dialog,
      h("header", null, h("h2", { id: this.#title }, move.label), close),
      about ? h("blockquote", null, sentence(about)) : null,
      form,
    );
    this.#dialog.showModal();
    form.begin();
  }
}

customElements.define("greffe-move-dialog", MoveDialog);
