/**
 * What is asked of me: decisions that wait, disputes that are open, a proposal to answer. What others are awaited for is
 * told below, in small.
 *
 * Out: the event `wanted` with the type of the move that would settle it.
 *
 * @import { Move } from "../client/moves.js"
 * @import { Table } from "../table.js"
 */

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { voicesOn } from "./line-menu.js";
import { MoveDialog } from "./move-dialog.js";

export class AskedPanel extends HTMLElement {
  #table;
  #list = h("div", { class: "asked" });
  #others = h("ul", { class: "others" });
  #dialog;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#dialog = new MoveDialog(table);
    table.on("overview", () => this.#render());
    table.on("moves", () => this.#render());
  }

  connectedCallback() {
    fill(this, this.#list, this.#others, this.#dialog);
    this.#render();
  }

  /** How much waits for me. */
  get count() {
    return this.#list.querySelectorAll(".mine").length;
  }

  #render() {
    const { asked, disputes, proposal } = this.#table.overview;
    const you = this.#table.you.seat;
    const mine = asked.filter((each) => each.seat === you).map((each) => this.#card(each.text, "", this.#settling(each.command), true));
    const open = disputes.map((dispute) => {
      const answers = (dispute.answers ?? []).map((each) => `${this.#table.nameOf(each.seat)} : ${each.text}`);
      const head = say("dispute-of", { who: this.#table.nameOf(dispute.seat), text: dispute.text });
      const buttons = voicesOn(this.#table, dispute.id).map((move) => this.#voice(move, { contest: dispute.id }, dispute.about));
      return this.#card(head, [dispute.about, ...answers], buttons, buttons.length > 0 && dispute.seat !== you);
    });
    fill(this.#list, mine, open, proposal ? this.#proposal(proposal) : null);
    const theirs = asked.filter((each) => each.seat !== you);
    fill(this.#others, theirs.map((each) => h("li", null, h("bdi", { dir: "ltr" }, each.text))));
    this.#others.hidden = !theirs.length;
    this.hidden = !this.#list.childElementCount && !theirs.length;
    this.dispatchEvent(new CustomEvent("asked", { bubbles: true, detail: { count: this.count } }));
  }

  /** @param {NonNullable<import("../client/types.js").Overview["proposal"]>} proposal */
  #proposal(proposal) {
    const voices = (this.#table.moves?.corrections ?? []).filter((move) => ["consent", "decline", "withdraw"].includes(move.type));
    const buttons = voices.map((move) => this.#voice(move, proposalOf(move), proposal.about));
    const waiting = proposal.awaited.map((seat) => this.#table.nameOf(seat)).join(", ");
    const told = [proposal.about, proposal.reason, waiting && say("awaited-of", { who: waiting })].filter(Boolean);
    const mine = proposal.awaited.includes(this.#table.you.seat);
    return this.#card(say("proposal-of", { who: this.#table.nameOf(proposal.seat) }), told, buttons, mine);
  }

  /**
   * @param {string} head
   * @param {string | string[]} about
   * @param {(HTMLElement | null)[]} buttons
   * @param {boolean} mine
   */
  #card(head, about, buttons, mine) {
    return h(
      "article",
      { class: mine ? "card mine" : "card" },
      h("p", null, h("bdi", { dir: "ltr" }, head)),
      [about].flat().filter(Boolean).map((text) => h("p", { class: "about" }, h("bdi", { dir: "ltr" }, text))),
      buttons.length ? h("div", { class: "actions" }, buttons) : null,
    );
  }

  /** @param {string} command */
  #settling(command) {
    if (!this.#table.moves?.of(command)) return [];
    const want = () => this.dispatchEvent(new CustomEvent("wanted", { bubbles: true, detail: command }));
    return [h("button", { type: "button", class: "primary", onclick: want }, say("do-it"))];
  }

  /**
   * @param {Move} move
   * @param {Record<string, any>} given
   * @param {string} about
   */
  #voice(move, given, about) {
    return h("button", { type: "button", onclick: () => this.#dialog.open(move, given, about) }, move.label);
  }
}

/**
 * The proposal that a voice is about, where its form names just one.
 * @param {Move} move
 * @returns {Record<string, any>}
 */
function proposalOf(move) {
  const of = move.form.properties?.proposal;
  const value = of?.const ?? (of?.oneOf?.length === 1 ? of.oneOf[0].const : undefined);
  return value === undefined ? {} : { proposal: value };
}

customElements.define("greffe-asked", AskedPanel);
