/**
 * The webhook of one's own seat: where what it reads is sent, how that fares, and its end.
 *
 * @import { HookShown, NewHook } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { NotFound } from "../../client/greffe.js";
import { fill, h, unique } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { say } from "../../words.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";

const EVENTS = ["frames", "asked"];
const FORMS = ["greffe", "discord", "slack"];

export class HookWindow extends HTMLElement {
  #table;
  #sending = new Sending();
  #dialog = h("dialog");
  #status = h("p", { role: "status" });
  #address = h("input", { type: "url", required: true, maxLength: 2000, placeholder: "https://", autocomplete: "off" });
  #form = h(
    "select",
    null,
    FORMS.map((form) => h("option", { value: form }, say(`hook-form-${form}`))),
  );
  #events = EVENTS.map((event) => h("input", { type: "checkbox", name: event }));
  #go = h("button", { class: "primary" }, say("hook-set"));
  #end = h("button", { type: "button", class: "danger", onclick: () => void this.#drop() }, say("hook-drop"));

  #draft;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#draft = new Draft(table.place, "hook");
  }

  connectedCallback() {
    if (this.firstElementChild) return;
    const title = unique();
    this.#dialog.setAttribute("aria-labelledby", title);
    const form = h(
      "form",
      { method: "dialog" },
      h("label", { class: "field" }, h("span", null, say("hook-address")), this.#address),
      h("label", { class: "field" }, h("span", null, say("hook-form")), this.#form),
      h(
        "div",
        { class: "actions" },
        this.#events.map((box, place) => h("label", { class: "choice" }, box, say(`hook-${EVENTS[place]}`))),
      ),
      this.#status,
      h(
        "div",
        { class: "actions" },
        this.#go,
        this.#end,
        h("button", { type: "button", onclick: () => this.#dialog.close() }, say("cancel")),
      ),
    );
    form.addEventListener("input", () => this.#draft.keep(this.#wanted));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#set();
    });
    fill(this.#dialog, h("header", null, h("h2", { id: title }, say("hook"))), h("p", null, say("hook-about")), form);
    fill(this, this.#dialog);
  }

  begin() {
    this.#show(null);
    this.#dialog.showModal();
    void this.#look();
  }

  get #seat() {
    return this.#table.you.seat;
  }

  async #look() {
    try {
      this.#show(await this.#table.seat.hook(this.#seat));
    } catch (error) {
      if (!(error instanceof NotFound)) this.#status.textContent = inWords(error).detail;
    }
  }

  /** What the form says. */
  get #wanted() {
    const events = EVENTS.filter((_, place) => this.#events[place]?.checked);
    return { address: this.#address.value, events, form: this.#form.value };
  }

  /**
   * The one that is set, in a form that holds what was typed, if anything was.
   * @param {HookShown | null} hook
   */
  #show(hook) {
    const filled = this.#draft.value ?? hook;
    this.#address.value = filled?.address ?? "";
    this.#form.value = filled?.form ?? "discord";
    const events = filled?.events ?? ["asked"];
    for (const [place, box] of this.#events.entries()) box.checked = events.includes(EVENTS[place] ?? "");
    this.#end.hidden = !hook;
    this.#status.textContent = hook ? hook.text || say("hook-on", { frame: hook.frame }) : "";
  }

  async #set() {
    const { address, ...rest } = this.#wanted;
    /** @type {NewHook} */
    const wanted = { address: address.trim(), ...rest, language: document.documentElement.lang };
    this.#sending.anew();
    const answer = await this.#sending.send(this.#go, () => this.#table.seat.setHook(this.#seat, wanted));
    if ("refusal" in answer) {
      this.#status.textContent = answer.refusal.detail;
      return;
    }
    this.#draft.drop();
    this.#dialog.close();
    tell(say("hook-done"));
  }

  async #drop() {
    this.#sending.anew();
    const answer = await this.#sending.send(this.#end, () => this.#table.seat.dropHook(this.#seat));
    if ("refusal" in answer) {
      this.#status.textContent = answer.refusal.detail;
      return;
    }
    this.#draft.drop();
    this.#show(null);
    tell(say("hook-dropped"));
  }
}

customElements.define("greffe-hook", HookWindow);
