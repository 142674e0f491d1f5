/**
 * Correcting: find what is to be corrected, say how, see before and after for each seat, then apply just that. Several
 * corrections may be collected and made as one; another ruling may be played out in a branch instead.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Form } from "../../client/moves.js"
 * @import { Table } from "../../table.js"
 */

import { pageOf } from "../../addresses.js";
import { Forms, NotOffered } from "../../client/greffe.js";
import { fill, h, unique } from "../../dom.js";
import { Draft } from "../../drafts.js";
import { keepInTab } from "../../keep.js";
import { moment, say } from "../../words.js";
import { FormFields } from "../moves/form-fields.js";
import { MAKING } from "../moves/making.js";
import { previewShown } from "./preview-shown.js";
import { inWords, Sending } from "../common/sending.js";
import { tell } from "../common/short-notice.js";
import { Window } from "../common/window.js";

const FOUND = 40; // lines shown at once

export class CorrectWindow extends Window {
  #table;
  #search = h("input", { type: "search", oninput: () => this.#list() });
  #found = h("ol", { class: "found" });
  #step = h("div", { class: "correcting-step" });
  #basket = h("section", { class: "basket", hidden: true });
  /** @type {{ correction: any, about: string }[]} */ #together = [];
  #sending = new Sending();

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
  }

  /** @param {{ frame: Frame, line: Line } | null} [about] the line to begin with; without one, it is looked for */
  begin(about = null) {
    this.show(say("correct"), "correct");
    if (about) void this.#choose(about.frame, about.line);
    else this.#find();
  }

  #find() {
    const id = unique();
    this.#search.id = id;
    const undo = h("div", null);
    void this.#offerUndo(undo);
    fill(this.#step, undo, h("label", { class: "label", for: id }, say("correct-find")), this.#search, this.#found);
    fill(this.body, this.#basket, this.#step);
    this.#list();
    this.#search.focus();
  }

  /** What can be spoken of, the latest first. */
  get #lines() {
    return [...this.#table.frames]
      .reverse()
      .flatMap((frame) => frame.entries.filter((line) => line.event).map((line) => ({ frame, line })));
  }

  /** @param {Element} place */
  async #offerUndo(place) {
    const undo = await this.#latest();
    if (!undo) return;
    fill(
      place,
      h(
        "div",
        { class: "undo-last" },
        h(
          "div",
          null,
          h("p", { class: "of" }, say("correct-last")),
          h("p", { class: "quoted" }, h("bdi", { dir: "ltr" }, undo.line.text)),
        ),
        h(
          "button",
          { type: "button", onclick: () => void this.#choose(undo.frame, undo.line, "retract") },
          say("correct-undo-last"),
        ),
      ),
    );
  }

  /** The latest act that may be taken back. */
  async #latest() {
    const may = new Set();
    for (const move of (this.#table.moves?.corrections ?? []).filter(({ type }) => type === "retract"))
      try {
        for (const value of valuesOf((await this.#table.seat.form(move)).schema.properties?.target)) may.add(value);
      } catch (error) {
        if (!(error instanceof NotOffered)) throw error;
      }
    return this.#lines.find(({ line }) => !line.withdrawn && may.has(line.event));
  }

  #list() {
    const wanted = plain(this.#search.value);
    const all = this.#lines.filter(({ line }) => plain(line.text).includes(wanted));
    fill(
      this.#found,
      all
        .slice(0, FOUND)
        .map(({ frame, line }) =>
          h(
            "li",
            null,
            h(
              "button",
              { type: "button", class: "found-line", onclick: () => void this.#choose(frame, line) },
              h("span", { class: "n" }, String(frame.frame)),
              h("span", { class: line.withdrawn ? "withdrawn" : "" }, h("bdi", { dir: "ltr" }, line.text)),
            ),
          ),
        ),
      all.length ? null : h("li", { class: "none" }, say("none-found")),
    );
  }

  /**
   * How may it be corrected?
   * @param {Frame} frame
   * @param {Line} line
   * @param {string} [kind] the correction to begin with
   */
  async #choose(frame, line, kind = "") {
    fill(this.body, this.#basket, this.#step);
    fill(this.#step, h("p", { class: "none", role: "status" }, say("opening")));
    try {
      const known = await this.#table.seat.event(line.event ?? "");
      const offers = new Forms(known.offers, new Map()).corrections.filter((move) => MAKING.includes(move.type));
      this.#offer(frame, line, known, offers, kind);
    } catch (error) {
      fill(this.#step, this.#back(), h("p", { class: "problem", role: "alert" }, inWords(error).detail));
    }
  }

  #back() {
    return h("button", { type: "button", class: "quiet back", onclick: () => this.#find() }, "‹ ", say("correct-back"));
  }

  /**
   * @param {Frame} frame
   * @param {Line} line
   * @param {import("../../client/types.js").EventKnown} known
   * @param {Form[]} offers
   * @param {string} kind
   */
  #offer(frame, line, known, offers, kind) {
    const about = h(
      "blockquote",
      null,
      h("p", { class: "of" }, say("frame-at", { frame: frame.frame, time: moment(frame.at) })),
      h("bdi", { dir: "ltr" }, line.text),
    );
    if (!offers.length) {
      fill(this.#step, this.#back(), about, h("p", { class: "none" }, say("correct-nothing")));
      return;
    }
    const place = h("div", { class: "correction-form" });
    const name = unique();
    const first = offers.find((move) => move.type === kind) ?? offers[0];
    const choices = offers.map((move) => {
      const radio = h("input", {
        type: "radio",
        name,
        checked: move === first,
        onchange: () => this.#form(place, move, line, known.amendable),
      });
      return h("label", { class: "choice" }, radio, move.label);
    });
    fill(
      this.#step,
      this.#back(),
      about,
      h(
        "fieldset",
        null,
        h("legend", { class: "visually-hidden" }, say("correct-how")),
        h("div", { class: "choices" }, choices),
      ),
      place,
    );
    if (first) this.#form(place, first, line, known.amendable);
    /** @type {HTMLElement | null} */ (this.#step.querySelector("input:checked"))?.focus();
  }

  /**
   * @param {string} type of the correction
   * @param {string} target
   */
  #draft(type, target) {
    return new Draft(this.#table.place, `correct.${type}.${target}`);
  }

  /**
   * @param {HTMLElement} place
   * @param {Form} move
   * @param {Line} line
   * @param {any} amendable
   */
  #form(place, move, line, amendable) {
    const fields = new FormFields();
    const { target, type, ...properties } = move.schema.properties ?? {};
    const required = (move.schema.required ?? []).filter(
      (/** @type {string} */ each) => each !== "target" && each !== "type",
    );
    const answer = h("div", { class: "preview", "aria-live": "polite" });
    const look = h("button", { type: "submit", class: "primary" }, say("correct-preview"));
    const correction = () => {
      const value = fields.value;
      if (value.command && amendable) value.command = { type: amendable.type, ...value.command };
      return {
        type: move.type,
        target: line.event,
        ...(properties.text_only?.const === true ? { text_only: true } : {}),
        ...value,
      };
    };
    const form = h(
      "form",
      {
        novalidate: true,
        autocomplete: "off",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          if (fields.check()) void this.#preview(answer, correction(), look, fields);
        },
      },
      fields,
      h(
        "div",
        { class: "actions" },
        look,
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            onclick: () => fields.check() && this.#collect(correction(), `${move.label} : ${line.text}`),
          },
          say("correct-collect"),
        ),
      ),
    );
    const draft = this.#draft(move.type, line.event ?? "");
    const begun = amendable && properties.command ? { command: without(amendable) } : {};
    fields.show({ ...move.schema, properties, required }, draft.value ?? begun);
    fields.addEventListener("filled", () => {
      draft.keep(fields.values);
      fill(answer);
    });
    fill(place, form, answer);
  }

  /**
   * @param {HTMLElement} answer
   * @param {any} correction
   * @param {HTMLButtonElement} button
   * @param {FormFields | null} fields
   * @param {string} [note] said above it
   */
  async #preview(answer, correction, button, fields, note = "") {
    const got = await this.#sending.send(button, () => this.#table.seat.preview(correction));
    if ("refusal" in got) {
      this.#refused(answer, correction, fields, got.refusal);
      return;
    }
    const preview = got.done;
    const apply = h("button", { type: "button", class: "primary" }, say("correct-apply"));
    const branch = h("button", { type: "button" }, say("correct-branch"));
    const problem = h("p", { class: "problem", role: "alert", hidden: true });
    apply.addEventListener("click", () => void this.#apply(answer, correction, preview.id, apply, problem, fields));
    branch.addEventListener("click", () => void this.#branch(correction, branch, problem));
    fill(
      answer,
      note ? h("p", { class: "past-mark", role: "status" }, note) : null,
      previewShown(this.#table, preview),
      problem,
      h("div", { class: "actions" }, apply, branch),
    );
    answer.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {HTMLElement} answer
   * @param {any} correction
   * @param {FormFields | null} fields
   * @param {import("../common/sending.js").Refusal} refusal
   */
  async #refused(answer, correction, fields, refusal) {
    const left = fields ? fields.mark(refusal.errors.filter((each) => each.pointer)) : refusal.errors;
    const more = left.map((each) => each.detail ?? "").filter((text) => text && text !== refusal.detail);
    const falls = !correction.cascade && (refusal.dependents?.length ?? 0) > 0;
    const lines = falls ? this.#lines.filter(({ line }) => refusal.dependents?.includes(line.event ?? "")) : [];
    const confirm = h("button", { type: "button", class: "danger" }, say("correct-cascade"));
    confirm.addEventListener(
      "click",
      () => void this.#preview(answer, { ...correction, cascade: true }, confirm, fields),
    );
    fill(
      answer,
      h("p", { class: "problem", role: "alert" }, [refusal.detail, ...more].join(" ")),
      falls
        ? h(
            "div",
            { class: "falls" },
            h(
              "ul",
              { class: "quoted-lines" },
              lines.map(({ line }) => h("li", null, h("bdi", { dir: "ltr" }, line.text))),
            ),
            confirm,
          )
        : null,
    );
  }

  /**
   * @param {HTMLElement} answer
   * @param {any} correction
   * @param {string} preview
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} problem
   * @param {FormFields | null} fields
   */
  async #apply(answer, correction, preview, button, problem, fields) {
    const got = await this.#sending.send(button, (key) => this.#table.correct(correction, key, preview));
    if ("done" in got) {
      this.#draft(correction.type, correction.target ?? "").drop();
      this.#together = correction.type === "together" ? [] : this.#together;
      this.#baskets();
      this.shut();
      tell(got.done.entries[0]?.text ?? say("correct-done"));
    } else if (got.refusal.code === "preview_outdated") {
      await this.#preview(answer, correction, button, fields, got.refusal.detail);
    } else {
      problem.hidden = false;
      problem.textContent = got.refusal.detail;
    }
  }

  /**
   * @param {any} correction
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} problem
   */
  async #branch(correction, button, problem) {
    const got = await this.#sending.send(button, (key) => this.#table.seat.branch({ correction }, { key }));
    if ("refusal" in got) {
      problem.hidden = false;
      problem.textContent = got.refusal.detail;
      return;
    }
    const made = got.done;
    if (!("table" in made)) {
      this.shut();
      tell(made.entries[0]?.text ?? say("correct-done"));
      return;
    }
    keepInTab(made.table, this.#table.seat.token);
    fill(
      button.parentElement ?? this.#step,
      h("p", { role: "status" }, say("branch-begun", { title: made.title })),
      h("a", { class: "button", href: pageOf(made.table) }, say("branch-enter")),
    );
  }

  /**
   * @param {any} correction
   * @param {string} about
   */
  #collect(correction, about) {
    const { reason, ...rest } = correction;
    this.#draft(correction.type, correction.target).drop();
    this.#together.push({ correction: rest, about });
    this.#baskets();
    this.#find();
  }

  /** Those that were collected, to be made as one. */
  #baskets() {
    const those = this.#together;
    this.#basket.hidden = !those.length;
    const answer = h("div", { class: "preview", "aria-live": "polite" });
    const reason = h("input", { type: "text", id: unique() });
    const look = h("button", { type: "button", class: "primary" }, say("correct-preview"));
    look.addEventListener(
      "click",
      () =>
        void this.#preview(
          answer,
          {
            type: "together",
            corrections: those.map(({ correction }) => correction),
            ...(reason.value ? { reason: reason.value } : {}),
          },
          look,
          null,
        ),
    );
    const drop = (/** @type {number} */ place) => () => {
      those.splice(place, 1);
      this.#baskets();
    };
    fill(
      this.#basket,
      h("h3", null, say("correct-together", { count: those.length })),
      h(
        "ol",
        null,
        those.map(({ about }, place) =>
          h(
            "li",
            null,
            h("bdi", { dir: "ltr" }, about),
            h(
              "button",
              {
                type: "button",
                class: "quiet",
                "aria-label": say("remove-named", { name: about.slice(0, 60) }),
                onclick: drop(place),
              },
              "✕",
            ),
          ),
        ),
      ),
      h("label", { class: "label", for: reason.id }, say("correct-reason")),
      reason,
      h("div", { class: "actions" }, look),
      answer,
    );
  }
}

/**
 * A command without the name of its kind, as its form has it.
 * @param {any} command
 */
function without({ type: _, ...fields }) {
  return fields;
}

/** @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/**
 * The values that a field of a form admits.
 * @param {any} schema
 * @returns {any[]}
 */
function valuesOf(schema) {
  if (!schema) return [];
  if ("const" in schema) return [schema.const];
  return schema.enum ?? (schema.oneOf ?? schema.anyOf ?? []).flatMap(valuesOf);
}

customElements.define("greffe-correct", CorrectWindow);
