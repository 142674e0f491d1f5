/**
 * What one can do with a line: contest it, answer what was said against it, take a link to it. Made once for a feed.
 * One more entry is one more function in `ENTRIES`.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Move } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 *
 * @typedef {{ label: string, run: () => void }} Entry
 * @typedef {{ table: Table, frame: Frame, line: Line, form: (move: Move, given: Record<string, any>) => void }} About
 */

import { linkToFrame } from "../../addresses.js";
import { fill, h } from "../../dom.js";
import { say } from "../../words.js";
import { showProofs, showReasons } from "./about-line.js";
import { copied } from "../people/copying.js";
import { MoveDialog } from "../moves/move-dialog.js";

/** @type {((about: About) => Entry[])[]} */
export const ENTRIES = [contest, voices, reasons, proofs, link];

export class LineMenu extends HTMLElement {
  #table;
  #menu = h("div", { class: "menu", role: "menu", popover: "auto" });
  #dialog;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#dialog = new MoveDialog(table);
    this.#menu.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    fill(this, this.#menu, this.#dialog);
  }

  /**
   * @param {HTMLElement} button
   * @param {Frame} frame
   * @param {Line} line
   */
  open(button, frame, line) {
    const form = (/** @type {Move} */ move, /** @type {Record<string, any>} */ given) =>
      this.#dialog.open(move, given, line.text);
    const entries = ENTRIES.flatMap((make) => make({ table: this.#table, frame, line, form }));
    const items = entries.map(({ label, run }) =>
      h(
        "button",
        {
          type: "button",
          role: "menuitem",
          onclick: () => {
            this.#menu.hidePopover();
            button.focus();
            run();
          },
        },
        label,
      ),
    );
    fill(this.#menu, items);
    this.#menu.showPopover();
    const box = button.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.#menu;
    const below = box.bottom + offsetHeight + 8 < innerHeight;
    this.#menu.style.left = `${Math.max(8, Math.min(box.right - offsetWidth, innerWidth - offsetWidth - 8))}px`;
    this.#menu.style.top = `${below ? box.bottom + 4 : Math.max(8, box.top - offsetHeight - 4)}px`;
    items[0]?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const items = [...this.#menu.querySelectorAll("button")];
    const here = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  }
}

/**
 * @param {About} about
 * @returns {Entry[]}
 */
function contest({ table, line, form }) {
  const move = table.moves?.of("contest");
  if (!move || !line.event || line.withdrawn) return [];
  return [{ label: say("contest"), run: () => form(move, { target: line.event }) }];
}

/**
 * What the seat may say to the contests of the line: answer, withdraw, uphold.
 * @param {About} about
 * @returns {Entry[]}
 */
function voices({ table, line, form }) {
  const disputes = table.overview.disputes.filter((each) => each.target === line.event);
  return disputes.flatMap((dispute) =>
    voicesOn(table, dispute.id).map((move) => ({ label: move.label, run: () => form(move, { contest: dispute.id }) })),
  );
}

/**
 * @param {Table} table
 * @param {string} contest
 */
export function voicesOn(table, contest) {
  return (table.moves?.corrections ?? []).filter(({ type, about }) => type !== "uphold" && about.includes(contest));
}

/**
 * @param {About} about
 * @returns {Entry[]}
 */
function reasons({ table, frame, line }) {
  return [{ label: say("why-line"), run: () => showReasons(table, frame, line) }];
}

/**
 * @param {About} about
 * @returns {Entry[]}
 */
function proofs({ table, line }) {
  return line.dice?.length ? [{ label: say("proof-of-die"), run: () => showProofs(table, line) }] : [];
}

/**
 * @param {About} about
 * @returns {Entry[]}
 */
function link({ table, frame }) {
  return [{ label: say("copy-line-link"), run: () => void copied(linkToFrame(table.id, frame.frame)) }];
}

customElements.define("greffe-line-menu", LineMenu);
