/**
 * What is: the seat's view as sheets. What differs is drawn anew when the view changes; what was unfolded stays so, and
 * so does the focus. What has just changed is marked for a while.
 *
 * @import { Table } from "../../table.js"
 */

import { beforePaint, fill, h, morph } from "../../dom.js";
import { sheet } from "../../sheets/sheet.js";
import { say } from "../../words.js";
import { SheetTools } from "./sheet-tools.js";
import { opened, reopen } from "../common/unfolded.js";
import { WhyPopover } from "../feed/why-popover.js";

export class SheetPanel extends HTMLElement {
  #table;
  #box = h("div", { class: "sheets" });
  #why;
  #tools;
  #gone = new AbortController();
  /** @type {Element[]} for paper alone */ #unfolded = [];
  /** @type {any} */ #seen = undefined;
  /** @type {any} */ #before = undefined;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#why = new WhyPopover(table);
    this.#tools = new SheetTools(table);
    this.#why.serve(this.#box, () => ({ view: this.#table.view, at: undefined }));
    const render = beforePaint(() => this.#render());
    table.on("view", render);
    table.on("overview", render);
  }

  connectedCallback() {
    const { signal } = this.#gone;
    window.addEventListener("beforeprint", () => this.#unfold(), { signal });
    window.addEventListener("afterprint", () => this.#fold(), { signal });
    fill(this, this.#wider(), this.#tools, this.#box, this.#why);
    this.#render();
  }

  disconnectedCallback() {
    this.#gone.abort();
  }

  /** On paper nothing is folded. */
  #unfold() {
    for (const each of this.#box.querySelectorAll("details:not([open])")) {
      each.setAttribute("open", "");
      this.#unfolded.push(each);
    }
  }

  #fold() {
    for (const each of this.#unfolded.splice(0)) each.removeAttribute("open");
  }

  /** On a wide screen the sheets may take the place of the feed. */
  #wider() {
    const button = h("button", { type: "button", class: "quiet wider", "aria-pressed": "false" }, say("sheet-wide"));
    button.addEventListener("click", () => {
      const wide = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", wide ? "true" : "false");
      this.closest("main")?.toggleAttribute("data-wide", wide);
    });
    return button;
  }

  #render() {
    const { view } = this.#table;
    if (!this.isConnected) return;
    if (!view) {
      fill(this.#box, h("p", { class: "none", role: "status" }, say("opening")));
      return;
    }
    const open = opened(this.#box);
    const focused = this.#box.contains(document.activeElement)
      ? document.activeElement?.getAttribute("data-pointer")
      : null;
    if (view !== this.#seen) [this.#before, this.#seen] = [this.#seen, view]; // who comes or goes unmarks nothing
    const made = sheet(this.#table, view, this.#before === undefined ? {} : { before: this.#before });
    reopen(made, open);
    const shown = this.#box.firstElementChild;
    if (shown) morph(shown, made);
    else fill(this.#box, made);
    if (focused && !this.#box.contains(document.activeElement))
      /** @type {HTMLElement | null} */ (this.#box.querySelector(`[data-pointer="${CSS.escape(focused)}"]`))?.focus();
  }
}

customElements.define("greffe-sheets", SheetPanel);
