/**
 * Giving a kit to this table: a file, what the table would refuse of it and why, and then all of it or what is left.
 *
 * @import { Kit, KitPreview } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, unique } from "../../dom.js";
import { say } from "../../words.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";

export class KitWindow extends HTMLElement {
  #table;
  #sending = new Sending();
  #dialog = h("dialog");
  #found = h("div", { class: "found" });
  #file = h("input", { type: "file", accept: ".json,application/json", onchange: () => void this.#look() });
  #go = h("button", { type: "button", class: "primary", disabled: true, onclick: () => void this.#give() });
  /** @type {Kit | null} */ #kit = null;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  connectedCallback() {
    if (this.firstElementChild) return;
    const title = unique();
    this.#dialog.setAttribute("aria-labelledby", title);
    fill(
      this.#dialog,
      h("header", null, h("h2", { id: title }, say("kit-give"))),
      h("p", null, say("kit-about")),
      h("label", { class: "field" }, h("span", null, say("kit-file")), this.#file),
      this.#found,
      h(
        "div",
        { class: "actions" },
        this.#go,
        h("button", { type: "button", onclick: () => this.#dialog.close() }, say("cancel")),
      ),
    );
    fill(this, this.#dialog);
  }

  begin() {
    this.#file.value = "";
    this.#show(null, []);
    this.#dialog.showModal();
  }

  /** What the table would refuse of the file. */
  async #look() {
    const [file] = this.#file.files ?? [];
    this.#show(null, []);
    if (!file) return;
    try {
      const kit = JSON.parse(await file.text());
      const preview = await this.#table.seat.previewKit(kit);
      const refused = new Set(preview.refused.map((each) => each.id));
      const left = kit.commands.filter((/** @type {{ id: string }} */ each) => !refused.has(each.id));
      this.#show({ ...kit, commands: left }, [say("kit-count", { count: left.length })], preview);
    } catch (error) {
      this.#show(null, [error instanceof SyntaxError ? say("kit-unreadable") : inWords(error).detail]);
    }
  }

  /**
   * @param {Kit | null} kit what may be given
   * @param {string[]} said
   * @param {KitPreview} [preview]
   */
  #show(kit, said, preview) {
    this.#kit = kit;
    this.#sending.anew();
    this.#go.disabled = !kit?.commands.length;
    this.#go.textContent = say(preview?.refused.length ? "kit-give-rest" : "kit-give");
    const refused = preview?.refused.map((each) => h("li", null, `${each.id} ${each.type} : ${each.detail}`)) ?? [];
    fill(
      this.#found,
      said.map((each) => h("p", { role: "status" }, each)),
      refused.length ? [h("p", null, say("kit-refused")), h("ul", null, refused)] : null,
    );
  }

  async #give() {
    const kit = this.#kit;
    if (!kit) return;
    const answer = await this.#sending.send(this.#go, (key) => this.#table.seat.giveKit(kit, { key }));
    if ("refusal" in answer) {
      this.#show(null, [answer.refusal.detail]);
      return;
    }
    this.#dialog.close();
    tell(say("kit-given", { count: kit.commands.length }));
  }
}

customElements.define("greffe-kit", KitWindow);
