/**
 * Who sits at the table, and whether they are there. The host issues links anew and revokes them; everybody may renew his
 * own, keep it on this device, and take his record away.
 *
 * @import { Seat } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { pageOf } from "../../addresses.js";
import { fill, h, keyed, named, unique } from "../../dom.js";
import { dayOf, fileName, save } from "../../files.js";
import { forgetOnDevice, keepInTab, keepOnDevice, onDevice } from "../../keep.js";
import { say } from "../../words.js";
import { Later } from "../common/later.js";
import { connection, presence } from "./presence-strip.js";
import { seatLink } from "./seat-link.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";

export class PeoplePanel extends HTMLElement {
  #table;
  #list = h("ul", { class: "people" });
  #links = h("ul", { class: "links" });
  #tools = h("div", { class: "actions tools" });
  #sure = h("dialog");
  #story;
  #kit;
  #hook;
  /** @type {boolean | null} */ #kept = null;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    const module = () => import("../feed/story-window.js");
    this.#story = new Later(this, async () => new (await module()).StoryWindow(table), module);
    const kits = () => import("./kit-window.js");
    this.#kit = new Later(this, async () => new (await kits()).KitWindow(table), kits);
    const hooks = () => import("./hook-window.js");
    this.#hook = new Later(this, async () => new (await hooks()).HookWindow(table), hooks);
    table.on("overview", () => this.#render());
    table.on("connected", () => this.#render());
  }

  connectedCallback() {
    fill(this, this.#list, this.#links, this.#tools, this.#sure);
    this.#render();
  }

  get #host() {
    return this.#table.you.role === "host";
  }

  #render() {
    const { you } = this.#table.overview;
    const placed = this.#table.openSeats.map((each) => ({ ...each, line: connection(this.#table, each.seat) }));
    keyed(
      this.#list,
      placed,
      (each) => JSON.stringify(each),
      ({ seat, place, line }) => this.#seat(seat, place, line),
    );
    const kept = onDevice().some((each) => each.table === this.#table.id && each.seat === you.seat);
    if (this.#kept === kept) return;
    this.#kept = kept;
    fill(
      this.#tools,
      h(
        "button",
        { type: "button", "aria-pressed": kept ? "true" : "false", onclick: () => this.#keep(kept) },
        say(kept ? "forget-device" : "keep-device"),
      ),
      h("button", { type: "button", onclick: () => this.#ask(you.seat, say("you"), "renew") }, say("renew-own")),
      h("button", { type: "button", onclick: () => void this.#take() }, say("take-record")),
      h("button", { type: "button", onclick: () => void this.#takeKit() }, say("kit-take")),
      h("button", { type: "button", onclick: () => void this.#kit.open((made) => made.begin()) }, say("kit-give")),
      h("button", { type: "button", onclick: () => void this.#hook.open((made) => made.begin()) }, say("hook")),
      h("button", { type: "button", onclick: () => void this.#story.open((made) => made.begin()) }, say("story")),
    );
  }

  /**
   * @param {Seat} seat
   * @param {number} place
   * @param {"connected" | "offline" | ""} line
   */
  #seat(seat, place, line) {
    const state = presence(seat);
    const mine = seat.id === this.#table.you.seat;
    const tools = this.#host
      ? h(
          "div",
          { class: "actions" },
          h(
            "button",
            {
              type: "button",
              class: "quiet",
              "aria-label": `${say("new-link")} (${seat.name})`,
              onclick: () => this.#ask(seat.id, seat.name, "renew"),
            },
            say("new-link"),
          ),
          h(
            "button",
            {
              type: "button",
              class: "quiet danger",
              "aria-label": `${say("revoke")} (${seat.name})`,
              onclick: () => this.#ask(seat.id, seat.name, "revoke"),
            },
            say("revoke"),
          ),
        )
      : null;
    return h(
      "li",
      { class: `person seat-${place % 12} ${state} ${line}`.trim() },
      h("span", { class: "dot", "aria-hidden": "true" }),
      h("span", { class: "who" }, h("strong", null, named(seat.name)), mine ? h("em", null, say("that-is-you")) : null),
      h(
        "span",
        { class: "role" },
        say(`role-${seat.role}`),
        " · ",
        say(`presence-${state}`),
        line ? [" · ", say(`presence-${line}`)] : null,
      ),
      tools,
    );
  }

  /** @param {boolean} kept */
  #keep(kept) {
    const { you, title } = this.#table.overview;
    if (kept) forgetOnDevice(this.#table.id, you.seat);
    else {
      const name = you.role === "host" ? say("role-host") : this.#table.nameOf(you.seat);
      keepOnDevice({ table: this.#table.id, seat: you.seat, name, title, token: this.#table.seat.token });
    }
    tell(say(kept ? "forgotten-device" : "kept-device"));
    this.#render();
  }

  /**
   * Whoever loses his link is told before.
   * @param {string} seat
   * @param {string} name
   * @param {"renew" | "revoke"} change
   */
  #ask(seat, name, change) {
    const sending = new Sending();
    const title = unique();
    const problem = h("p", { class: "problem", role: "alert", hidden: true });
    const go = h(
      "button",
      { type: "button", class: change === "revoke" ? "primary danger" : "primary" },
      say(change === "renew" ? "new-link" : "revoke"),
    );
    go.addEventListener("click", async () => {
      const answer = await sending.send(go, (key) =>
        change === "renew" ? this.#table.seat.rotate(seat, { key }) : this.#table.seat.revoke(seat).then(() => null),
      );
      if ("refusal" in answer) {
        problem.hidden = false;
        problem.textContent = answer.refusal.detail;
        return;
      }
      this.#sure.close();
      if (answer.done) this.#renewed(seat, name, answer.done.token);
      else tell(say("revoked", { name }));
    });
    this.#sure.setAttribute("aria-labelledby", title);
    fill(
      this.#sure,
      h("header", null, h("h2", { id: title }, say(`${change}-title`, { name }))),
      h("p", null, say(`${change}-sure`)),
      problem,
      h(
        "div",
        { class: "actions" },
        go,
        h("button", { type: "button", onclick: () => this.#sure.close() }, say("cancel")),
      ),
    );
    this.#sure.showModal();
  }

  /**
   * @param {string} seat
   * @param {string} name
   * @param {string} token
   */
  #renewed(seat, name, token) {
    const table = this.#table.id;
    if (seat === this.#table.you.seat) {
      const kept = onDevice().find((each) => each.table === table && each.seat === seat);
      if (kept) keepOnDevice({ ...kept, token });
      keepInTab(table, token);
      location.assign(`${pageOf(table)}#${token}`);
      location.reload();
      return;
    }
    const role = this.#table.overview.seats.find((each) => each.id === seat)?.role ?? "player";
    fill(this.#links, seatLink({ table, token, name, role: say(`role-${role}`), note: say("told-once") }));
    this.#links.querySelector("input")?.focus();
  }

  /** What one has prepared here, for another table. */
  async #takeKit() {
    try {
      const kit = await this.#table.seat.kit();
      if (!kit.commands.length) {
        tell(say("kit-none"));
        return;
      }
      const parts = [this.#table.overview.title, this.#table.nameOf(this.#table.you.seat), "kit"];
      save(JSON.stringify(kit, null, 1), "application/json", fileName(parts, "json"));
    } catch (error) {
      tell(inWords(error).detail);
    }
  }

  async #take() {
    const { overview, frames, you } = this.#table;
    try {
      const text = await this.#table.seat.record();
      const parts = [overview.title, this.#table.nameOf(you.seat), dayOf(frames[0]?.at)];
      save(text, "application/jsonl", fileName(parts, "jsonl"));
    } catch (error) {
      tell(inWords(error).detail);
    }
  }
}

customElements.define("greffe-people", PeoplePanel);
