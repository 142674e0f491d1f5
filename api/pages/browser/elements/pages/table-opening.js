/**
 * A table to open: the game, its title, who sits there, the options. Out: the event `opened`.
 *
 * @import { Client } from "../../client/greffe.js"
 * @import { SystemLine } from "../../client/types.js"
 */

import { fill, h, keyed, unique } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { say } from "../../words.js";
import { FormFields } from "../moves/form-fields.js";
import { Sending } from "../common/sending.js";

/**
 * @typedef {{ key: string, role: string, name: string }} Chair
 * @typedef {{ game: string, title: string, chairs: Omit<Chair, "key">[], options: any }} Begun what was filled in; a name
 *   that the page gave is empty
 */

export class TableOpening extends HTMLElement {
  #client;
  #systems;
  /** @type {SystemLine | null} */ #game = null;
  /** @type {Chair[]} */ #chairs = [];
  #sending = new Sending();
  #draft = new Draft("opening", "");
  #options = new FormFields();
  #title = h("input", { type: "text", id: unique(), required: true, maxlength: 120, dir: "auto", autocomplete: "off" });
  #seats = h("ul", { class: "seats" });
  #adding = h("div", { class: "actions" });
  #rest = h("div", { class: "rest", hidden: true });
  #problem = h("div", { class: "problem", role: "alert", hidden: true });
  #token = h("input", { type: "password", id: unique(), autocomplete: "off" });
  #barred = h(
    "div",
    { class: "field", hidden: true },
    h("label", { class: "label", for: this.#token.id }, say("opening-token")),
    h("p", { class: "hint" }, say("opening-token-how")),
    this.#token,
  );
  #open = h("button", { type: "submit", class: "primary large" }, say("open-table"));

  /**
   * @param {Client} client
   * @param {SystemLine[]} systems
   */
  constructor(client, systems) {
    super();
    this.#client = client;
    this.#systems = systems;
  }

  connectedCallback() {
    const group = unique();
    /** @type {Begun | null} */
    const begun = this.#draft.value;
    const games = this.#systems.map((system) =>
      h(
        "label",
        { class: "game", "data-game": system.system },
        h("input", {
          type: "radio",
          name: group,
          checked: begun?.game === system.system,
          onchange: () => void this.#choose(system),
        }),
        h("span", { class: "name" }, system.title),
        h("span", { class: "what" }, system.about),
        h("span", { class: "sits" }, sits(system)),
      ),
    );
    fill(
      this.#rest,
      h(
        "div",
        { class: "field" },
        h("label", { class: "label", for: this.#title.id }, say("table-title")),
        this.#title,
      ),
      h("fieldset", null, h("legend", null, say("who-sits")), this.#seats, this.#adding),
      h(
        "details",
        { class: "options" },
        h("summary", null, say("options")),
        h("p", { class: "hint" }, say("options-what")),
        this.#options,
      ),
      this.#barred,
      this.#problem,
      h("div", { class: "actions" }, this.#open),
    );
    const form = h(
      "form",
      { novalidate: true, autocomplete: "off", onsubmit: (/** @type {Event} */ event) => void this.#submit(event) },
      h("fieldset", { class: "games" }, h("legend", null, say("choose-game")), games),
      this.#rest,
    );
    fill(this, form);
    const game = this.#systems.find((system) => system.system === begun?.game);
    if (game && begun) void this.#choose(game, begun);
    for (const change of ["input", "filled"]) form.addEventListener(change, () => this.#keep());
  }

  #keep() {
    if (!this.#game) return;
    const chairs = this.#chairs.map((chair) => ({ role: chair.role, name: isGiven(chair) ? "" : chair.name }));
    const title = this.#title.value === say("table-title-first") ? "" : this.#title.value;
    this.#draft.keep({ game: this.#game.system, title, chairs, options: this.#options.values });
  }

  /**
   * @param {SystemLine} system
   * @param {Begun | null} [begun] what was filled in before
   */
  async #choose(system, begun = null) {
    this.#game = system;
    document.documentElement.dataset.game = system.system;
    this.#rest.hidden = false;
    this.#problem.hidden = true;
    this.#options.show({});
    if (begun) this.#title.value = begun.title;
    if (!this.#title.value) this.#title.value = say("table-title-first");
    const names = this.#chairs.filter((chair) => chair.name && !isGiven(chair)).map((chair) => chair.name);
    this.#chairs = [];
    for (const { role, name } of begun?.chairs ?? []) this.#add(role, name || undefined);
    for (const [role, { to_begin }] of Object.entries(begun ? {} : system.roles))
      for (let n = 0; n < to_begin; n += 1) this.#add(role, names.shift());
    this.#chairsAnew();
    const { options } = await this.#client.system(system.system);
    if (this.#game === system) this.#options.show(options, begun?.options ?? {});
  }

  /**
   * @param {string} role
   * @param {string} [name]
   */
  #add(role, name) {
    const nth = this.#chairs.filter((chair) => chair.role === role).length + 1;
    const many = (this.#game?.roles[role]?.most ?? 1) > 1;
    this.#chairs.push({ key: unique(), role, name: name ?? (many ? `${said(role)} ${nth}` : said(role)) });
  }

  #chairsAnew() {
    const roles = this.#game?.roles ?? {};
    const count = (/** @type {string} */ role) => this.#chairs.filter((chair) => chair.role === role).length;
    keyed(
      this.#seats,
      this.#chairs,
      (chair) => `${chair.key} ${count(chair.role) > (roles[chair.role]?.least ?? 0)}`,
      (chair) => this.#chair(chair, count(chair.role) > (roles[chair.role]?.least ?? 0)),
    );
    const buttons = Object.entries(roles)
      .filter(([role, { most }]) => count(role) < most)
      .map(([role]) => {
        const add = () => {
          this.#add(role);
          this.#chairsAnew();
          this.#keep();
          const inputs = this.#seats.querySelectorAll("input");
          inputs[inputs.length - 1]?.select();
        };
        return h("button", { type: "button", class: "quiet", onclick: add }, say(`add-${role}`));
      });
    fill(this.#adding, buttons);
  }

  /**
   * @param {Chair} chair
   * @param {boolean} removable
   */
  #chair(chair, removable) {
    const id = unique();
    const input = h("input", {
      type: "text",
      id,
      value: chair.name,
      maxlength: 200,
      dir: "auto",
      onfocus: () => isGiven(chair) && input.select(),
      oninput: () => {
        chair.name = input.value;
      },
    });
    const remove = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": say("remove-named", { name: chair.name }),
        onclick: () => {
          this.#chairs = this.#chairs.filter((other) => other !== chair);
          this.#chairsAnew();
          this.#keep();
        },
      },
      "✕",
    );
    return h("li", null, h("label", { for: id }, said(chair.role)), input, removable ? remove : null);
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    const game = this.#game;
    if (!game || !this.#options.check()) return;
    const seats = this.#chairs.map(({ name, role }) => ({ name, role }));
    const title = this.#title.value;
    const token = this.#token.value;
    const answer = await this.#sending.send(this.#open, (key) =>
      this.#client.open(game.system, title, seats, { options: this.#options.value, key, token }),
    );
    if ("done" in answer) {
      this.#draft.drop();
      this.dispatchEvent(new CustomEvent("opened", { detail: { opened: answer.done, title } }));
      return;
    }
    this.#refuse(answer.refusal);
  }

  /** @param {import("../common/sending.js").Refusal} refusal */
  #refuse({ detail, errors, code }) {
    if (code === "opening_barred") this.#barred.hidden = false;
    const ofOptions = errors
      .filter((error) => error.pointer?.startsWith("/options/"))
      .map((error) => ({ ...error, pointer: error.pointer?.slice("/options".length) }));
    this.#options.mark(ofOptions);
    if (ofOptions.length) this.querySelector("details")?.setAttribute("open", "");
    for (const item of this.#seats.children) item.classList.remove("wrong");
    const told = [detail];
    for (const error of errors) {
      const place = /^\/seats\/(\d+)/.exec(error.pointer ?? "")?.[1];
      if (place !== undefined) this.#seats.children[Number(place)]?.classList.add("wrong");
      if (error.detail && error.detail !== detail && !error.pointer?.startsWith("/options/")) told.push(error.detail);
    }
    this.#problem.hidden = false;
    fill(
      this.#problem,
      told.map((text) => h("p", null, text)),
    );
  }
}

/** @param {string} role */
function said(role) {
  return say(`role-${role}`);
}

/**
 * Is the name still the one that the page gave?
 * @param {Chair} chair
 */
function isGiven(chair) {
  return chair.name.startsWith(said(chair.role));
}

/** @param {SystemLine} system */
function sits(system) {
  const { player, gm } = system.roles;
  const least = player?.least ?? 0;
  const most = player?.most ?? 0;
  return say(gm ? "sits-with-gm" : "sits", { least, most });
}

customElements.define("greffe-opening", TableOpening);
