/**
 * The proof of a line: its dice by their chains, its frame by its receipt, reckoned in this browser.
 *
 * @import { Frame, Line } from "../client/types.js"
 * @import { Table } from "../table.js"
 */

import { fill, h } from "../dom.js";
import { checkedDice, unsound } from "../proofs.js";
import { can, count, say } from "../words.js";
import { dice } from "./die-face.js";
import { Window } from "./window.js";

export class ProofWindow extends Window {
  #table;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  /**
   * @param {Frame} frame
   * @param {Line} line
   */
  begin(frame, line) {
    const { frames, complete } = this.#table;
    const upto = frames.filter((each) => each.frame <= frame.frame);
    const known = complete ? checkedDice(upto) : new Map();
    const wrong = complete ? unsound(upto) : 0;
    const found = (line.dice ?? []).map((die) => {
      const checked = die.proof ? known.get(die.proof.link) : undefined;
      const { proof } = die;
      const kind = can(`draw-${die.kind}`) ? say(`draw-${die.kind}`) : say("proof-shuffle");
      const parts = !proof
        ? [verdict(null, say(die.physical ? "proof-physical" : "proof-none"))]
        : [
            verdict(checked ? checked.shown : null, say(checked ? (checked.shown ? "proof-faces" : "proof-faces-wrong") : "proof-unread")),
            checked ? verdict(checked.chained, say(checked.chained ? "proof-chain" : checked.chained === null ? "proof-chain-unread" : "proof-chain-wrong")) : null,
            h("details", { class: "folded" }, h("summary", null, say("proof-details")), h("dl", { class: "facts digits" }, fact(say("proof-stream"), proof.stream), fact(say("proof-number"), count(proof.number)), fact(say("proof-link"), proof.link), fact(say("proof-nonce"), proof.nonce || "–"))),
          ];
      return h("section", { class: "proof" }, h("h3", null, kind, " ", die.faces.length > 8 ? null : dice(die)), parts);
    });
    fill(
      this.body,
      h("blockquote", null, h("bdi", { dir: "ltr" }, line.text)),
      found,
      h("section", { class: "proof" }, h("h3", null, say("proof-receipt")), verdict(complete ? !wrong : null, say(complete ? (wrong ? "proof-receipt-wrong" : "proof-receipt-sound") : "proof-unread", { frame: wrong || frame.frame })), h("p", { class: "digits" }, frame.receipt)),
    );
    this.show(say("proof-title"), "proofs");
  }
}

/**
 * @param {boolean | null} good null: it cannot be told
 * @param {string} text
 */
function verdict(good, text) {
  return h("p", { class: `verdict ${good === null ? "open" : good ? "good" : "bad"}` }, h("span", { "aria-hidden": "true" }, good === null ? "○" : good ? "✓" : "✗"), " ", text);
}

/**
 * @param {string} title
 * @param {string} text
 */
function fact(title, text) {
  return h("div", null, h("dt", null, title), h("dd", null, text));
}

customElements.define("greffe-proof", ProofWindow);
