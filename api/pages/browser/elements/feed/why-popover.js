/**
 * Why a value stands in the view: the frames that gave it, the latest first, each with what stood there before and after.
 * One for the page, opened at the value that was pressed.
 *
 * @import { Cause } from "../../client/types.js"
 * @import { Look } from "../../sheets/look.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, unique } from "../../dom.js";
import { looked } from "../../sheets/sheet.js";
import { moment, say } from "../../words.js";
import { inWords } from "../common/sending.js";

const SHOWN = 8;

export class WhyPopover extends HTMLElement {
  #table;
  #title = unique();
  #box = h("div", { class: "why", popover: "auto", role: "dialog", "aria-labelledby": this.#title });
  #asked = 0;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  connectedCallback() {
    fill(this, this.#box);
  }

  /**
   * Listen to values pressed in an element that shows the seat's own view.
   * @param {HTMLElement} shown
   * @param {() => { view: any, at: number | undefined }} which the view that is shown there
   */
  serve(shown, which) {
    shown.addEventListener("click", (event) => {
      const pressed = event.target instanceof Element ? event.target.closest("[data-pointer]") : null;
      if (pressed instanceof HTMLElement) void this.#open(pressed, which());
    });
  }

  /**
   * @param {HTMLElement} button
   * @param {{ view: any, at: number | undefined }} shown
   */
  async #open(button, { view, at }) {
    const pointer = button.dataset.pointer ?? "";
    this.#asked += 1;
    const asked = this.#asked;
    const close = h(
      "button",
      { type: "button", class: "close", "aria-label": say("close"), onclick: () => this.#box.hidePopover() },
      "✕",
    );
    const body = h("div", { role: "status" }, h("p", { class: "none" }, say("opening")));
    fill(
      this.#box,
      h(
        "header",
        null,
        h(
          "div",
          null,
          h("p", { class: "of" }, say("why-title")),
          h("h3", { id: this.#title }, button.getAttribute("aria-label") ?? ""),
        ),
        close,
      ),
      body,
    );
    this.#box.showPopover();
    place(this.#box, button);
    close.focus();
    this.#box.addEventListener(
      "toggle",
      (event) => /** @type {ToggleEvent} */ (event).newState === "closed" && button.isConnected && button.focus(),
      { once: true },
    );
    const found = await this.#causes(pointer, at);
    if (asked !== this.#asked) return;
    if (typeof found === "string") fill(body, h("p", { class: "problem" }, found));
    else
      fill(
        body,
        found.length
          ? h(
              "ol",
              null,
              found.slice(0, SHOWN).map((each) => this.#cause(each, pointer, view)),
            )
          : h("p", { class: "none" }, say("why-nothing")),
      );
    place(this.#box, button);
  }

  /**
   * @param {string} pointer
   * @param {number | undefined} at
   */
  async #causes(pointer, at) {
    try {
      return await this.#table.seat.why(pointer, at === undefined ? {} : { at });
    } catch (error) {
      return inWords(error).detail;
    }
  }

  /**
   * @param {Cause} cause
   * @param {string} pointer
   * @param {any} view
   */
  #cause({ frame, at, entries, was, now }, pointer, view) {
    const steps = pointer
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    const look = steps.reduce(
      (/** @type {Look} */ each, step) => each.get(Array.isArray(each.value) ? Number(step) : step),
      looked(this.#table, view).root,
    );
    const small = (/** @type {any} */ it) => it === null || typeof it !== "object";
    const none = (/** @type {any} */ it) => it === null || it === undefined;
    const change =
      small(was) && small(now)
        ? h(
            "p",
            { class: "turned" },
            none(was) ? null : h("s", null, look.said(was)),
            none(was) || now === undefined ? null : " → ",
            now === undefined ? null : h("strong", null, look.said(now)),
          )
        : null;
    const follow = () => this.#box.hidePopover();
    return h(
      "li",
      null,
      change,
      entries.map((line) => h("p", { class: line.withdrawn ? "withdrawn" : "" }, h("bdi", { dir: "ltr" }, line.text))),
      h("a", { href: `#frame-${frame}`, onclick: follow }, say("frame-at", { frame, time: moment(at) })),
    );
  }
}

/**
 * Beside the button, within the window.
 * @param {HTMLElement} box
 * @param {HTMLElement} button
 */
function place(box, button) {
  const at = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const below = at.bottom + offsetHeight + 8 < innerHeight || at.top < offsetHeight + 8;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - offsetWidth - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(below ? at.bottom + 6 : at.top - offsetHeight - 6, innerHeight - offsetHeight - 8))}px`;
}

customElements.define("greffe-why", WhyPopover);
