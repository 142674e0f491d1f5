/**
 * The session as a story to read, to take away: one HTML file or Markdown, with or without dice and rules.
 *
 * @import { Table } from "../../table.js"
 */

import { fill, h, unique } from "../../dom.js";
import { dayOf, fileName, save } from "../../files.js";
import { say } from "../../words.js";
import { inWords } from "../common/sending.js";
import { Window } from "../common/window.js";

export class StoryWindow extends Window {
  #table;
  #markdown = h("input", { type: "radio", name: unique() });
  #html = h("input", { type: "radio", name: this.#markdown.name, checked: true });
  #dice = h("input", { type: "checkbox", checked: true });
  #rules = h("input", { type: "checkbox" });
  #problem = h("p", { class: "problem", role: "alert", hidden: true });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  begin() {
    const choice = (/** @type {HTMLInputElement} */ box, /** @type {string} */ text) =>
      h("label", { class: "switch" }, box, say(text));
    const go = h("button", { type: "button", class: "primary", onclick: () => void this.#take() }, say("story-take"));
    fill(
      this.body,
      h("p", null, say("story-about")),
      h(
        "div",
        { class: "story-choices", role: "radiogroup", "aria-label": say("story-form") },
        choice(this.#html, "story-html"),
        choice(this.#markdown, "story-markdown"),
      ),
      h("div", { class: "story-choices" }, choice(this.#dice, "story-dice"), choice(this.#rules, "story-rules")),
      this.#problem,
      h("div", { class: "actions" }, go),
    );
    this.show(say("story"), "story");
  }

  async #take() {
    const { overview, frames, you } = this.#table;
    const markdown = this.#markdown.checked;
    this.#problem.hidden = true;
    try {
      const text = await this.#table.seat.story({
        markdown,
        dice: this.#dice.checked,
        rules: this.#rules.checked,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      const name = fileName(
        [overview.title, this.#table.nameOf(you.seat), dayOf(frames[0]?.at)],
        markdown ? "md" : "html",
      );
      save(text, markdown ? "text/markdown" : "text/html", name);
      this.shut();
    } catch (error) {
      this.#problem.hidden = false;
      this.#problem.textContent = inWords(error).detail;
    }
  }
}

customElements.define("greffe-story", StoryWindow);
