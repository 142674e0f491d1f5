/**
 * What is asked of me: decisions that wait, disputes that are open, a proposal to answer. What others are awaited for is
 * told below, in small.
 *
 * Out: the event `wanted` with the type of the move that would settle it.
 *
 * @import { Line } from "../../client/types.js"
 * @import { Move } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 *
 * @typedef {{ label: string, run: () => void, first?: boolean }} Button
 * @typedef {{ head: string, about: string[], buttons: Button[], mine: boolean, id?: string | null }} Card
 */

import { begun, fill, h, keyed, sentence } from "../../dom.js";
import { say } from "../../words.js";
import { voicesOn } from "../feed/line-menu.js";
import { MoveDialog } from "./move-dialog.js";
import { PassedTime } from "./passed-time.js";

const VOICES = ["consent", "decline", "withdraw"];

export class AskedPanel extends HTMLElement {
  #table;
  #list = h("div", { class: "asked" });
  #head = h("h2", null);
  #others = h("ul", { class: "others" });
  #dialog;
  #begun = false;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#dialog = new MoveDialog(table);
    table.on("overview", () => this.#render());
    table.on("moves", () => this.#render());
  }

  connectedCallback() {
    fill(this, this.#head, this.#list, this.#others, this.#dialog);
    this.#render();
  }

  /** How much waits for me. */
  get count() {
    return this.#list.querySelectorAll(".mine").length;
  }

  #render() {
    const { asked, disputes, proposal } = this.#table.overview;
    const you = this.#table.you.seat;
    const mine = asked
      .filter((each) => each.seat === you)
      .map((each) => ({
        head: each.text,
        about: [],
        buttons: this.#settling(each.command),
        mine: true,
        id: each.about,
      }));
    const open = disputes.map((dispute) => this.#dispute(dispute, you));
    const cards = [...mine, ...open, ...(proposal ? [this.#proposal(proposal)] : [])];
    const sign = (/** @type {Card} */ card) =>
      JSON.stringify([card.head, card.about, card.mine, card.buttons.map(({ label }) => label)]);
    keyed(this.#list, cards, sign, (card) => made(card, this.#since(card)));
    this.#begun = true;
    const theirs = asked.filter((each) => each.seat !== you);
    fill(
      this.#others,
      theirs.map((each) => h("li", null, sentence(each.text))),
    );
    this.#others.hidden = !theirs.length;
    this.#head.textContent = say(this.count ? "asked-of-you" : "asked-of-others");
    this.hidden = !this.#list.childElementCount && !theirs.length;
    this.dispatchEvent(
      new CustomEvent("asked", {
        bubbles: true,
        detail: { texts: cards.filter(({ mine }) => mine).map(({ head }) => begun(head)) },
      }),
    );
  }

  /**
   * The moment since which that is asked: when what it is about was first told; else now, if it comes while one looks.
   * @param {Card} card
   */
  #since({ id }) {
    const { frames } = this.#table;
    const first = id ? frames.find(({ entries }) => entries.some((line) => names(line, id))) : undefined;
    return (first ?? (this.#begun ? frames.at(-1) : undefined))?.at ?? "";
  }

  /**
   * @param {import("../../client/types.js").DisputeShown} dispute
   * @param {string} you
   * @returns {Card}
   */
  #dispute(dispute, you) {
    const answers = (dispute.answers ?? []).map((each) =>
      say("answer-of", { who: this.#table.nameOf(each.seat), text: each.text }),
    );
    const buttons = voicesOn(this.#table, dispute.id).map((move) =>
      this.#voice(move, { contest: dispute.id }, dispute.about),
    );
    const head = say("dispute-of", { who: this.#table.nameOf(dispute.seat), text: dispute.text });
    return {
      head,
      about: [dispute.about, ...answers],
      buttons,
      mine: buttons.length > 0 && dispute.seat !== you,
      id: dispute.id,
    };
  }

  /**
   * @param {NonNullable<import("../../client/types.js").Overview["proposal"]>} proposal
   * @returns {Card}
   */
  #proposal(proposal) {
    const voices = (this.#table.moves?.corrections ?? []).filter((move) => VOICES.includes(move.type));
    const buttons = voices.map((move) => this.#voice(move, { proposal: proposal.id }, proposal.about));
    const waiting = proposal.awaited.map((seat) => this.#table.nameOf(seat)).join(", ");
    const about = [proposal.about, proposal.reason, waiting && say("awaited-of", { who: waiting })].filter(Boolean);
    const mine = proposal.awaited.includes(this.#table.you.seat);
    return {
      head: say("proposal-of", { who: this.#table.nameOf(proposal.seat) }),
      about,
      buttons,
      mine,
      id: proposal.id,
    };
  }

  /**
   * @param {string} command
   * @returns {Button[]}
   */
  #settling(command) {
    if (!this.#table.moves?.of(command)) return [];
    const run = () => this.dispatchEvent(new CustomEvent("wanted", { bubbles: true, detail: command }));
    return [{ label: say("do-it"), run, first: true }];
  }

  /**
   * @param {Move} move
   * @param {Record<string, any>} given
   * @param {string} about
   * @returns {Button}
   */
  #voice(move, given, about) {
    return { label: move.label, run: () => this.#dialog.open(move, given, about) };
  }
}

/**
 * Does a line tell of that?
 * @param {Line} line
 * @param {string} id
 */
function names({ event, fields }, id) {
  return event === id || Object.values(fields ?? {}).includes(id);
}

/**
 * @param {Card} card
 * @param {string} since
 */
function made({ head, about, buttons, mine }, since) {
  return h(
    "article",
    { class: mine ? "card mine" : "card" },
    h("p", null, sentence(begun(head))),
    about.map((text) => h("p", { class: "about" }, sentence(text))),
    since ? h("p", { class: "about" }, new PassedTime(since)) : null,
    buttons.length
      ? h(
          "div",
          { class: "actions" },
          buttons.map(({ label, run, first }) =>
            h("button", { type: "button", class: first ? "primary" : null, onclick: run }, label),
          ),
        )
      : null,
  );
}

customElements.define("greffe-asked", AskedPanel);
