/**
 * A large dialog over the table: a heading, a way out, a body.
 */

import { fill, h, unique } from "../../dom.js";
import { say } from "../../words.js";

export class Window extends HTMLElement {
  #title = unique();
  #heading = h("h2", { id: this.#title });
  #dialog = h("dialog", { class: "window", "aria-labelledby": this.#title });
  body = h("div", { class: "window-body" });

  connectedCallback() {
    if (this.#dialog.isConnected) return;
    const close = h(
      "button",
      { type: "button", class: "close", "aria-label": say("close"), onclick: () => this.shut() },
      "✕",
    );
    fill(this.#dialog, h("header", null, this.#heading, close), this.body);
    fill(this, this.#dialog);
  }

  /**
   * @param {string} title
   * @param {string} kind
   */
  show(title, kind) {
    this.#heading.textContent = title;
    this.#dialog.className = `window ${kind}`;
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  shut() {
    this.#dialog.close();
  }

  get open() {
    return this.#dialog.open;
  }
}

customElements.define("greffe-window", Window);
