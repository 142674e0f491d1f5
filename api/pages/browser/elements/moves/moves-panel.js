/**
 * What I may do: every move by its chapter, found by words, the most usual first; one is opened at a time. Where there
 * are very many, chapters are folded until somebody wants them. Moves that were collected stand above the list and are
 * sent together, all or none.
 *
 * @import { Act } from "../../client/greffe.js"
 * @import { Move } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 *
 * @typedef {{ key: string, move: Move }} Row
 * @typedef {{ chapter: string, title: string, commands: string[] }} Chapter as `GET /systems/{name}` gives it
 */

import { beforePaint, fill, h, isNowhere, keyed, regain } from "../../dom.js";
import { say } from "../../words.js";
import { MoveForm } from "./move-form.js";
import { SentTogether } from "./sent-together.js";
import { folded } from "../feed/feed.js";

const MANY = 8; // moves beyond which one searches
const VERY_MANY = 20; // moves beyond which chapters are folded, until they are few
const USUAL = 4;
const HOUSE = new Set(["talk", "table"]); // chapters that every game has
const FIRST = ["StartTable", "ResumeTable"];

export class MovesPanel extends HTMLElement {
  #table;
  #search = h("input", {
    type: "search",
    "aria-label": say("search-moves"),
    placeholder: say("search-moves"),
    oninput: () => this.#filter(),
  });
  #finding = h("div", { class: "finding" }, this.#search);
  #list = h("div", { class: "chapters" });
  #none = h("p", { class: "none", hidden: true });
  #together;
  #open = "";
  #label = ""; // of what is open
  #withdrawn = ""; // what was open, and may not be done just now
  #waits = h("p", { role: "status", hidden: true });
  #folds = false;
  /** @type {Set<string>} chapters that somebody wants to see */ #unfolded = new Set();
  /** @type {MoveForm | null} */ #form = null;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#together = new SentTogether(table);
    const render = beforePaint(() => this.#render());
    table.on("moves", render);
    table.on("overview", render);
    this.addEventListener("done", () => this.#done());
    this.addEventListener("collected", (event) => {
      this.#together.add(/** @type {CustomEvent<{ act: Act, label: string }>} */ (event).detail);
      this.#close();
    });
  }

  connectedCallback() {
    fill(this, this.#together, this.#waits, this.#finding, this.#list, this.#none);
    this.#render();
  }

  /**
   * Open the move of that type, if there is one.
   * @param {string} type
   */
  show(type) {
    const found = this.#keyed().find(({ move }) => move.type === type);
    if (!found) return false;
    this.#search.value = "";
    this.#open = found.key;
    this.#render();
    this.#form?.scrollIntoView({ block: "nearest" });
    this.#form?.begin();
    return true;
  }

  /** Moves with keys that stay from one frame to the next. */
  #keyed() {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return (this.#table.moves?.moves ?? []).map((move) => {
      const kind = move.for ? `${move.type}.${move.for}` : move.type;
      const nth = seen.get(kind) ?? 0;
      seen.set(kind, nth + 1);
      return { key: `${kind}.${nth}`, move };
    });
  }

  #render() {
    const all = this.#keyed();
    const many = all.filter(({ move }) => this.#chapter(move) !== "talk").length;
    const held = this.#held();
    this.#withdraw(all);
    this.#finding.hidden = many <= MANY;
    const usual = this.#usual(all.map(({ move }) => move));
    /** @type {Map<string, Row[]>} */
    const chapters = new Map();
    for (const each of all) {
      const name = usual.includes(each.move.type) ? "usual" : this.#chapter(each.move);
      chapters.set(name, [...(chapters.get(name) ?? []), each]);
    }
    chapters.get("usual")?.sort((a, b) => usual.indexOf(a.move.type) - usual.indexOf(b.move.type));
    const order = [...chapters.keys()].sort((a, b) => weight(a) - weight(b));
    const focused = document.activeElement;
    const open = (/** @type {Row} */ row) => row.key === this.#open;
    const sign = (/** @type {Row} */ row) =>
      `${row.key} ${open(row)} ${row.move.dice.length > 0} ${this.#labelOf(row.move)} ${this.#difference(row.move)}`;
    this.#folds = many > (this.#folds ? MANY : VERY_MANY); // not to and fro with each move
    const foldable = (/** @type {string} */ name) => this.#folds && name !== "usual";
    const section = (/** @type {string} */ name) => (foldable(name) ? this.#folded(name) : this.#section(name));
    keyed(this.#list, order, (name) => `${name} ${foldable(name)}`, section);
    for (const made of this.#list.children) {
      made.firstElementChild?.toggleAttribute("hidden", order.length < 2);
      const rows = chapters.get(made.getAttribute("data-chapter") ?? "") ?? [];
      keyed(/** @type {Element} */ (made.lastElementChild), rows, sign, (row) => this.#row(row));
      if (rows.some(open)) this.#unfolded.add(made.getAttribute("data-chapter") ?? "");
      for (const row of rows) if (open(row)) this.#form?.renew(row.move);
    }
    if (focused instanceof HTMLElement && this.#list.contains(focused)) focused.focus({ preventScroll: true });
    else if (held) this.#refocus(held);
    this.#none.textContent = say(all.length ? "no-such-move" : "no-moves");
    this.#filter();
  }

  /**
   * A form whose move may not be made just now goes away, and comes back with the move: what was typed waits.
   * @param {Row[]} all
   */
  #withdraw(all) {
    const there = (/** @type {string} */ key) => all.some((row) => row.key === key);
    if (this.#open && !there(this.#open)) {
      if (this.#form?.unsent) this.#withdrawn = this.#open;
      this.#waits.textContent = say("waits", { name: this.#label });
      this.#close();
    } else if (this.#withdrawn && !this.#open && there(this.#withdrawn)) this.#open = this.#withdrawn;
    if (this.#open) this.#withdrawn = "";
    this.#waits.hidden = !this.#withdrawn;
  }

  /** Which row has the focus, and which one stands after it. */
  #held() {
    const rows = [...this.#list.querySelectorAll("[data-move]")];
    const here = rows.findIndex((row) => row.contains(document.activeElement));
    if (here < 0) return null;
    return [here, here + 1, here - 1].map((place) => rows[place]?.getAttribute("data-move") ?? "");
  }

  /** @param {string[]} keys of rows, the first of which is there that has the focus from now on */
  #refocus(keys) {
    for (const key of keys) if (isNowhere()) this.#focus(key);
    regain(this.#list);
    regain(this);
  }

  /** @param {string} name */
  #section(name) {
    return h("section", { class: "chapter", "data-chapter": name }, h("h3", null, this.#titleOf(name)), h("div"));
  }

  /** @param {string} name */
  #folded(name) {
    const made = h(
      "details",
      { class: "chapter", "data-chapter": name },
      h("summary", null, h("h3", null, this.#titleOf(name))),
      h("div"),
    );
    made.firstElementChild?.addEventListener("click", () => {
      if (made.open)
        this.#unfolded.delete(name); // it is about to be folded
      else this.#unfolded.add(name);
    });
    return made;
  }

  /** @param {Row} row */
  #row({ key, move }) {
    const open = key === this.#open;
    const label = this.#labelOf(move);
    const difference = this.#difference(move);
    const button = h(
      "button",
      {
        type: "button",
        class: "move",
        "aria-expanded": open ? "true" : "false",
        title: move.dice.length ? say("dice") : null,
        onclick: () => this.#toggle(key),
      },
      h("span", null, label, difference && h("small", null, " ", difference)),
      move.dice.length ? h("span", { class: "has-dice", "aria-hidden": "true" }, "⚄") : null,
    );
    if (open) {
      this.#form ??= new MoveForm(this.#table, move, { collect: true, name: key });
      this.#label = label;
    }
    return h(
      "div",
      { class: open ? "row open" : "row", "data-words": folded(label), "data-move": key },
      button,
      open ? this.#form : null,
    );
  }

  /** @param {string} key */
  #toggle(key) {
    const opening = this.#open !== key;
    this.#withdrawn = "";
    this.#close();
    if (opening) this.#open = key;
    this.#render();
    if (opening) this.#form?.begin();
    else this.#focus(key);
  }

  /** @param {string} key */
  #focus(key) {
    const button = this.#list.querySelector(`[data-move="${CSS.escape(key)}"] button`);
    if (button instanceof HTMLElement) button.focus();
  }

  #close() {
    this.#open = "";
    this.#form = null;
  }

  #done() {
    const held = this.#held() ?? [this.#open];
    this.#close();
    this.#render();
    this.#refocus(held);
  }

  #filter() {
    const words = folded(this.#search.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const section of this.#list.children) {
      let here = 0;
      for (const row of section.querySelectorAll("[data-words]")) {
        const fits = words.every((word) => (row.getAttribute("data-words") ?? "").includes(word));
        row.toggleAttribute("hidden", !fits);
        if (fits) here += 1;
      }
      section.toggleAttribute("hidden", !here);
      if (section instanceof HTMLDetailsElement)
        section.open = words.length > 0 || this.#unfolded.has(section.getAttribute("data-chapter") ?? "");
      shown += here;
    }
    this.#none.hidden = shown > 0;
  }

  /**
   * What is asked of the seat, then what it did most of late.
   * @param {Move[]} moves
   */
  #usual(moves) {
    const offered = moves.map(({ type }) => type);
    const asked = this.#table.overview.asked
      .filter((each) => each.seat === this.#table.you.seat)
      .map((each) => each.command);
    const often = moves
      .filter((move) => move.usual > 0 && !HOUSE.has(this.#chapter(move)))
      .sort((a, b) => b.usual - a.usual)
      .map(({ type }) => type);
    const many = offered.length > MANY ? often : [];
    const first = [...(this.#joined ? [] : ["JoinTable"]), ...FIRST];
    const wanted = [...first, ...asked, ...many].filter((type) => offered.includes(type));
    return [...new Set(wanted)].slice(0, USUAL + asked.length);
  }

  get #joined() {
    return this.#table.overview.seats.find((seat) => seat.id === this.#table.you.seat)?.joined ?? true;
  }

  /**
   * What stands on the button of a move. Who sits there already sits down again under another name.
   * @param {Move} move
   */
  #labelOf(move) {
    return move.type === "JoinTable" && this.#joined ? say("rename") : move.label;
  }

  /**
   * What tells a move from others of its name: the dice that one throws for it.
   * @param {Move} move
   */
  #difference(move) {
    const { label } = move;
    const others = (this.#table.moves?.moves ?? []).filter((each) => each.label === label && each.for === move.for);
    if (others.length < 2) return "";
    return move.dice.length ? say("with-dice", { dice: inNotation(move.dice) }) : say("without-dice");
  }

  /** @returns {Chapter[]} */
  get #chapters() {
    return this.#table.system.chapters ?? [];
  }

  /** @param {Move} move */
  #chapter(move) {
    const known = this.#chapters;
    const own = known.find(({ chapter }) => chapter === move.chapter);
    return (own ?? known.find(({ commands }) => commands.includes(move.type)))?.chapter ?? "other";
  }

  /** @param {string} chapter */
  #titleOf(chapter) {
    return this.#chapters.find((each) => each.chapter === chapter)?.title ?? say(`chapter-${chapter}`);
  }
}

/** @param {string} chapter */
function weight(chapter) {
  return { usual: 0, other: 2, talk: 3, table: 4 }[chapter] ?? 1;
}

/**
 * As players write it: `2d6`.
 * @param {number[]} dice their sides
 */
function inNotation(dice) {
  return [...new Set(dice)].map((sides) => `${dice.filter((each) => each === sides).length}d${sides}`).join(" + ");
}

customElements.define("greffe-moves", MovesPanel);
