/**
 * Commands that were collected, in order: sent as one request, all carried out or none.
 *
 * @import { Act } from "../../client/greffe.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { say } from "../../words.js";
import { Sending } from "../common/sending.js";

export class SentTogether extends HTMLElement {
  #table;
  /** @type {{ act: Act, label: string }[]} */ #items = [];
  #sending = new Sending();
  #draft;
  #list = h("ol");
  #problem = h("p", { class: "problem", role: "alert", hidden: true });
  #send = h("button", { type: "button", class: "primary", onclick: () => void this.#submit() });

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#draft = new Draft(table.place, "together");
  }

  connectedCallback() {
    const drop = h("button", { type: "button", class: "quiet", onclick: () => this.#change([]) }, say("drop-all"));
    fill(
      this,
      h("h3", null, say("together")),
      this.#list,
      this.#problem,
      h("div", { class: "actions" }, this.#send, drop),
    );
    const { items = [], sent } = this.#draft.value ?? {};
    this.#show(items);
    if (sent?.moves === this.#table.moves?.tag) this.#sending.key = sent.key;
  }

  /** @param {{ act: Act, label: string }} item */
  add(item) {
    this.#change([...this.#items, item]);
  }

  /** @param {{ act: Act, label: string }[]} items */
  #change(items) {
    this.#sending.anew();
    if (items.length) this.#draft.keep({ items });
    else this.#draft.drop();
    this.#show(items);
  }

  /**
   * Does the field of that command hold an id?
   * @param {string} command
   * @param {string} field
   */
  #isId(command, field) {
    const { $ref: own = "", $defs: parts = {} } = this.#table.system.commands?.[command]?.schema ?? {};
    const schema = parts[own.replace("#/$defs/", "")]?.properties?.[field] ?? {};
    return [schema, ...(schema.anyOf ?? [])].some((part) => part["x-holds"] === "id");
  }

  /** @param {{ act: Act, label: string }[]} items */
  #show(items) {
    this.#items = items;
    this.#problem.hidden = true;
    this.hidden = !items.length;
    this.#send.textContent = say("send-together", { count: items.length });
    const rows = items.map(({ act, label }, place) => {
      const words = Object.entries(act.command)
        .filter(([, value]) => ["string", "number"].includes(typeof value))
        .filter(([name]) => name !== "type" && !this.#isId(act.command.type, name))
        .map(([, value]) => String(value));
      const remove = h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": say("remove-named", { name: label }),
          onclick: () => this.#change(this.#items.filter((_, other) => other !== place)),
        },
        "✕",
      );
      return h(
        "li",
        { "data-place": place },
        h("span", null, label, words.length ? h("small", null, words.join(" · ")) : null),
        remove,
      );
    });
    fill(this.#list, rows);
  }

  async #submit() {
    this.#draft.keep({ items: this.#items, sent: { key: this.#sending.key, moves: this.#table.moves?.tag } });
    const answer = await this.#sending.send(this.#send, (key) =>
      this.#table.act(
        this.#items.map(({ act }) => act),
        key,
      ),
    );
    if ("done" in answer) {
      this.#change([]);
      return;
    }
    const { detail, errors } = answer.refusal;
    this.#problem.hidden = false;
    this.#problem.textContent = detail;
    for (const item of this.#list.children) item.classList.remove("wrong");
    for (const error of errors) {
      const place = /^\/commands\/(\d+)/.exec(error.pointer ?? "")?.[1];
      this.#list.children[Number(place ?? -1)]?.classList.add("wrong");
    }
  }
}

customElements.define("greffe-together", SentTogether);
