/**
 * What was told, sentence by sentence, live. The list is virtual: frames stand in blocks of fifty, and only blocks near
 * what is looked at hold elements, the others a height; ten thousand frames are two hundred blocks.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, sentence } from "../../dom.js";
import { rankOf } from "../../games/games.js";
import { day, say } from "../../words.js";
import { LineMenu } from "./line-menu.js";
import { TalkBox } from "./talk-box.js";
import { toldFrame } from "./feed-frame.js";
import { tab } from "../../storage.js";

const BLOCK = 50; // frames
const GUESS = 62; // pixels of a frame that was never shown
const NEAR = "900px";
const PATIENCE = 3000; // milliseconds between two announcements to who listens to the screen

export class ToldFeed extends HTMLElement {
  /** @type {Table} */ #table;
  #list = h("div", { class: "frames", role: "feed", "aria-label": say("told") });
  #sent = h("div", { class: "sent", role: "status" }); // done, and not brought by the stream yet
  #scroll = h("div", { class: "scroll" }, this.#list, this.#sent);
  #fresh = h("button", { type: "button", class: "fresh", hidden: true, onclick: () => this.#toEnd() });
  #late = h("p", { class: "late", hidden: true }, say("reads-late"));
  #none = h("p", { class: "none", hidden: true });
  #aloud = h("div", { class: "visually-hidden", role: "log", "aria-live": "polite" });
  #search = h("input", {
    type: "search",
    "aria-label": say("search-told"),
    placeholder: say("search-told"),
    oninput: () => this.#filter(),
  });
  #only = h("select", { "aria-label": say("filter"), onchange: () => this.#filter() });
  #menu;
  /** @type {Map<number, { box: HTMLElement, frames: Frame[], filled: boolean }>} */ #blocks = new Map();
  /** @type {IntersectionObserver | null} */ #watching = null;
  #unread = 0;
  #gone = new AbortController();
  #printing = false;
  #sought = 0; // the frame that the address points at, if it was not read yet
  #atEnd = true;
  #top = 0; // where the list was scrolled to when it was last looked
  /** @type {string[]} */ #toSay = [];
  #saying = 0;
  #grown = new ResizeObserver(() => this.#atEnd && this.#toEnd()); // where the end is, only a layout tells

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#menu = new LineMenu(table);
    this.#list.addEventListener("line-menu", (event) => {
      const { frame, line } = /** @type {CustomEvent<{ frame: Frame, line: Line }>} */ (event).detail;
      this.#menu.open(/** @type {HTMLElement} */ (event.target), frame, line);
    });
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#scroll.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    table.on("frames", (frames) => this.#append(frames));
    table.on("older", () => this.#prepend());
    table.on("marks", (numbers) => this.#remark(numbers));
    table.on("overview", () => this.#overview());
    table.on("sent", (frames) => this.#showSent(frames));
  }

  connectedCallback() {
    if (this.#watching) return;
    this.#watching = new IntersectionObserver((seen) => this.#looked(seen), { root: this.#scroll, rootMargin: NEAR });
    this.#overview();
    fill(
      this,
      h("div", { class: "finding" }, this.#search, this.#only),
      this.#late,
      h("div", { class: "told" }, this.#scroll, this.#none, this.#fresh),
      new TalkBox(this.#table),
      this.#menu,
      this.#aloud,
    );
    this.#unread = Number(tab.get(this.#readKey) ?? 0);
    this.#renew();
    for (const part of [this.#list, this.#sent]) this.#grown.observe(part);
    requestAnimationFrame(() => this.#begin());
    const { signal } = this.#gone;
    window.addEventListener("hashchange", () => this.#pointed(), { signal });
    window.addEventListener("beforeprint", () => this.#print(true), { signal });
    window.addEventListener("afterprint", () => this.#print(false), { signal });
  }

  disconnectedCallback() {
    this.#watching?.disconnect();
    this.#grown.disconnect();
    this.#gone.abort();
  }

  /**
   * On paper stands every block, not only those that are near what is looked at.
   * @param {boolean} printing
   */
  #print(printing) {
    this.#printing = printing;
    for (const block of this.#blocks.values()) {
      if (printing) this.#fillBlock(block);
      this.#watching?.unobserve(block.box); // looked at anew, what is far away is emptied again
      this.#watching?.observe(block.box);
    }
  }

  get #readKey() {
    return `greffe.read.${this.#table.id}.${this.#table.you.seat}`;
  }

  get #last() {
    return this.#table.frames.at(-1)?.frame ?? 0;
  }

  #begin() {
    if (this.#pointed()) return;
    this.#toEnd();
  }

  /** To the frame that the address points at; once it is read, if it is an old one. */
  #pointed() {
    const number = Number(/^#frame-(\d+)$/.exec(location.hash)?.[1] ?? 0);
    if (!number) return false;
    const shown = this.show(number);
    this.#sought = shown || this.#table.complete ? 0 : number;
    return shown;
  }

  /**
   * Scroll to a frame and give it the focus.
   * @param {number} number
   */
  show(number) {
    const block = this.#blocks.get(blockOf(number));
    if (!block) return false;
    this.#fillBlock(block);
    const found = block.box.querySelector(`[data-frame="${number}"]`);
    if (!(found instanceof HTMLElement)) return false;
    this.#atEnd = false;
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
    return true;
  }

  /** The filters that there are. */
  #overview() {
    const { delay, status, you } = this.#table.overview;
    this.#late.hidden = !delay || status === "ended" || you.role !== "spectator";
    this.#offer();
  }

  #offer() {
    const chosen = this.#only.value;
    const kinds = ["dice", "contested", "withdrawn", "changed"].map((kind) => [`is:${kind}`, say(`filter-${kind}`)]);
    const seats = this.#table.overview.seats.map((seat) => [`seat:${seat.id}`, seat.name]);
    const options = [["", say("filter-all")], ...kinds, ...seats];
    if (this.#only.options.length === options.length) return;
    fill(
      this.#only,
      options.map(([value, title]) => h("option", { value, selected: value === chosen }, title)),
    );
  }

  #filter() {
    this.#renew();
    this.#toEnd();
  }

  /** @returns {(frame: Frame) => boolean} */
  #wanted() {
    const words = folded(this.#search.value).split(/\s+/).filter(Boolean);
    const [kind, value] = this.#only.value.split(":");
    return (frame) => {
      const { entries } = frame;
      if (kind === "seat" && !entries.some((line) => line.seat === value)) return false;
      if (kind === "is" && !entries.some((line) => is(line, value ?? ""))) return false;
      if (!words.length) return true;
      const text = folded(
        entries.map((line) => [line.text, ...(line.now ?? []).map((now) => now.text)].join(" ")).join(" "),
      );
      return words.every((word) => text.includes(word));
    };
  }

  /** Every block anew, from what is known and wanted. */
  #renew() {
    const wanted = this.#table.frames.filter(this.#wanted());
    /** @type {Map<number, Frame[]>} */
    const grouped = new Map();
    for (const frame of wanted) {
      const number = blockOf(frame.frame);
      const group = grouped.get(number);
      if (group) group.push(frame);
      else grouped.set(number, [frame]);
    }
    const before = this.#blocks;
    this.#blocks = new Map();
    for (const [number, frames] of grouped) {
      const known = before.get(number);
      if (known && same(known.frames, frames)) this.#blocks.set(number, known);
      else this.#blocks.set(number, this.#block(number, frames));
    }
    for (const [number, { box }] of before) if (this.#blocks.get(number)?.box !== box) this.#watching?.unobserve(box);
    fill(
      this.#list,
      [...this.#blocks.values()].map((block) => block.box),
    );
    this.#none.hidden = wanted.length > 0;
    this.#none.textContent = say(this.#table.frames.length ? "none-found" : "none-told");
  }

  /**
   * @param {number} number
   * @param {Frame[]} frames
   */
  #block(number, frames) {
    const box = h("div", { "data-block": number });
    box.style.height = `${frames.length * GUESS}px`;
    this.#watching?.observe(box);
    return { box, frames, filled: false };
  }

  /** @param {IntersectionObserverEntry[]} seen */
  #looked(seen) {
    for (const { target, isIntersecting } of seen) {
      const block = this.#blocks.get(Number(target.getAttribute("data-block")));
      if (!block || block.box !== target) continue;
      if (isIntersecting) this.#fillBlock(block);
      else if (!this.#printing) this.#empty(block);
    }
    if (this.#atEnd) this.#toEnd();
  }

  /** @param {{ box: HTMLElement, frames: Frame[], filled: boolean }} block */
  #fillBlock(block) {
    if (block.filled) return;
    block.filled = true;
    block.box.style.height = "";
    fill(
      block.box,
      block.frames.map((frame) => this.#frame(frame)),
    );
  }

  /** @param {{ box: HTMLElement, frames: Frame[], filled: boolean }} block */
  #empty(block) {
    if (!block.filled || block.box.contains(document.activeElement)) return;
    block.filled = false;
    block.box.style.height = `${block.box.offsetHeight}px`;
    block.box.replaceChildren();
  }

  /** @param {Frame} frame */
  #frame(frame) {
    const rank = rankOf(this.#table.system.outline, frame);
    const before = this.#before(frame);
    const another = !before || new Date(before.at).toDateString() !== new Date(frame.at).toDateString();
    const place = { position: frame.frame, size: this.#last, rank, day: another ? day(frame.at) : "" };
    const made = toldFrame(this.#table, frame, place);
    if (this.#unread && frame.frame === this.#unread + 1) made.classList.add("unread");
    if (made.classList.contains("unread")) made.setAttribute("data-unread", say("unread"));
    return made;
  }

  /**
   * The frame before that one, if it is read.
   * @param {Frame} frame
   */
  #before({ frame }) {
    const { frames } = this.#table;
    return frames[frame - (frames[0]?.frame ?? 1) - 1];
  }

  /** @param {Frame[]} frames */
  #append(frames) {
    const wanted = this.#wanted();
    for (const frame of frames.filter(wanted)) {
      const number = blockOf(frame.frame);
      let block = this.#blocks.get(number);
      if (!block) {
        block = this.#block(number, []);
        block.box.style.height = "";
        block.filled = true;
        this.#blocks.set(number, block);
        this.#list.append(block.box);
      }
      block.frames = [...block.frames, frame];
      if (block.filled) block.box.append(this.#frame(frame));
    }
    this.#none.hidden = this.#blocks.size > 0;
    if (!this.#atEnd) {
      this.#fresh.hidden = false;
      this.#fresh.textContent = say("fresh", {
        count: this.#last - Number(tab.get(this.#readKey) ?? 0),
      });
    }
    this.#announce(frames);
  }

  /** @param {Frame[]} frames */
  #showSent(frames) {
    const lines = frames.flatMap(({ entries }) => entries.map((line) => h("p", null, sentence(line.text))));
    fill(this.#sent, frames.length ? h("p", { class: "badge" }, say("sent")) : null, lines);
  }

  /** @param {Set<number>} numbers */
  #remark(numbers) {
    const known = new Map(this.#table.frames.map((frame) => [frame.frame, frame]));
    for (const block of this.#blocks.values()) {
      if (!block.frames.some((frame) => numbers.has(frame.frame))) continue;
      block.frames = block.frames.map((frame) => known.get(frame.frame) ?? frame);
      if (!block.filled) continue;
      for (const frame of block.frames) {
        if (!numbers.has(frame.frame)) continue;
        const old = block.box.querySelector(`[data-frame="${frame.frame}"]`);
        const focused = old?.contains(document.activeElement);
        const made = this.#frame(frame);
        old?.replaceWith(made);
        if (focused) made.focus({ preventScroll: true });
      }
    }
    if (this.#only.value) this.#renew();
  }

  /** Only who goes up leaves the end: what comes or takes its true height elsewhere moves the end away from him. */
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroll;
    if (scrollHeight - scrollTop - clientHeight < 40) this.#atEnd = true;
    else if (scrollTop < this.#top) this.#atEnd = false;
    this.#top = scrollTop;
    if (this.#atEnd) this.#readAll();
  }

  /** Older frames stand before what is looked at, which stays where it is. */
  #prepend() {
    const below = this.#scroll.scrollHeight - this.#scroll.scrollTop;
    const [first] = this.#blocks; // what begins it may not begin a day
    if (first) {
      this.#watching?.unobserve(first[1].box);
      this.#blocks.delete(first[0]);
    }
    this.#renew();
    if (this.#sought && this.#pointed()) return;
    if (this.#atEnd) this.#toEnd();
    else this.#scroll.scrollTop = this.#scroll.scrollHeight - below;
  }

  #toEnd() {
    this.#atEnd = true;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
    this.#top = this.#scroll.scrollTop;
    this.#readAll();
  }

  /** What stands there was read. */
  #readAll() {
    this.#fresh.hidden = true;
    if (document.visibilityState === "visible" && this.offsetParent) {
      tab.set(this.#readKey, String(this.#last));
      this.dispatchEvent(new CustomEvent("all-read", { bubbles: true }));
    }
  }

  /**
   * From frame to frame, as the pattern of a feed has it.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.key !== "PageDown" && event.key !== "PageUp") return;
    const here = event.target instanceof Element ? event.target.closest("article") : null;
    const all = [...this.#list.querySelectorAll("article")];
    const next = all[(here ? all.indexOf(here) : 0) + (event.key === "PageDown" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /**
   * Tell who listens to the screen, at most every few seconds, so that nobody drowns in a fight.
   * @param {Frame[]} frames
   */
  #announce(frames) {
    this.#toSay.push(...frames.flatMap((frame) => frame.entries.map((line) => line.text)));
    if (this.#saying) return;
    const speak = () => {
      const many = this.#toSay.length;
      const told = many > 6 ? [say("fresh", { count: many }), ...this.#toSay.slice(-3)] : this.#toSay;
      fill(
        this.#aloud,
        told.map((text) => h("p", null, text)),
      );
      this.#toSay = [];
      this.#saying = window.setTimeout(() => {
        this.#saying = 0;
        if (this.#toSay.length) this.#announce([]);
      }, PATIENCE);
    };
    this.#saying = 1;
    queueMicrotask(speak);
  }
}

/** @param {number} frame */
function blockOf(frame) {
  return Math.floor((frame - 1) / BLOCK);
}

/**
 * @param {Frame[]} one
 * @param {Frame[]} other
 */
function same(one, other) {
  return one.length === other.length && one.every((frame, place) => frame === other[place]);
}

/**
 * @param {Line} line
 * @param {string} kind
 */
function is(line, kind) {
  if (kind === "dice") return Boolean(line.dice?.length);
  if (kind === "changed") return Boolean(line.now);
  return kind === "contested" ? Boolean(line.contested) : Boolean(line.withdrawn);
}

/**
 * Without case and accents, as people search.
 * @param {string} text
 */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

customElements.define("greffe-feed", ToldFeed);
