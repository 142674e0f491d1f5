/**
 * The receipt of a line's frame: whether all that was told up to it is as it was, reckoned in this browser.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h } from "../../dom.js";
import { unsound } from "../../receipts.js";
import { say } from "../../words.js";
import { Window } from "../common/window.js";

export class ReceiptWindow extends Window {
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
    const wrong = complete ? unsound(frames.filter((each) => each.frame <= frame.frame)) : 0;
    const said = complete
      ? say(wrong ? "receipt-wrong" : "receipt-sound", { frame: wrong || frame.frame })
      : say("receipt-unread");
    const kind = complete ? (wrong ? "bad" : "good") : "open";
    fill(
      this.body,
      h("blockquote", null, h("bdi", { dir: "ltr" }, line.text)),
      h(
        "p",
        { class: `reckoned ${kind}`, role: "status" },
        h("span", { "aria-hidden": "true" }, { good: "✓", bad: "✗", open: "○" }[kind]),
        " ",
        said,
      ),
      h("p", { class: "digits" }, frame.receipt),
    );
    this.show(say("receipt"), "receipt");
  }
}

customElements.define("greffe-receipt", ReceiptWindow);
