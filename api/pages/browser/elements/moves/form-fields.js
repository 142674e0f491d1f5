/**
 * The fields of one object: those of a command, of the options of a table, or of a part of either. Which ones are shown,
 * and with which choices, follows from what was filled in so far.
 *
 * In: `form` (a JSON Schema without references), `values`. Out: `value` (what is sent), the event `filled`.
 *
 * @import { Field, Schema, Values } from "../../forms.js"
 * @typedef {{ pointer?: string | null, detail?: string }} Misplaced
 */

import { fill, h, keepFocus, keyed, unique } from "../../dom.js";
import { choices, fields, fits, initial, sent, withoutNull } from "../../forms.js";
import { say } from "../../words.js";
import { control } from "./controls.js";

export class FormFields extends HTMLElement {
  /** @type {Schema} */ #form = {};
  /** @type {Values} */ #values = {};
  /** @type {Map<string, string>} */ #errors = new Map();
  /** @type {Field[]} */ #shown = [];

  /**
   * @param {Schema} form
   * @param {Values} [values]
   */
  show(form, values = {}) {
    this.#form = form;
    this.#values = { ...values };
    this.#render();
  }

  /** What is sent. */
  get value() {
    return sent(this.#form, this.#values);
  }

  /** What was filled in, sent or not. */
  get values() {
    return this.#values;
  }

  /** Has it anything to be filled in? */
  get empty() {
    return !this.#shown.length;
  }

  /**
   * Marks what is needed and was left empty. True: nothing is missing.
   * @returns {boolean}
   */
  check() {
    const value = this.value;
    const missing = this.#shown.filter((field) => field.required && value[field.name] === undefined);
    this.#errors = new Map(missing.map((field) => [field.name, say("field-missing")]));
    this.#render();
    const nested = [...this.querySelectorAll("greffe-fields")].filter((each) => near(each) === this);
    const whole = nested.every((each) => !(each instanceof FormFields) || !visible(each) || each.check());
    if (missing.length) this.#focusFirst();
    return !missing.length && whole;
  }

  /**
   * Show refusals beside the fields that they speak of.
   * @param {Misplaced[]} errors pointers from this object on
   * @returns {Misplaced[]} those that have no field here
   */
  mark(errors) {
    this.#errors.clear();
    /** @type {Misplaced[]} */
    const left = [];
    /** @type {Map<string, Misplaced[]>} */
    const inner = new Map();
    for (const error of errors) {
      const [, name = "", ...rest] = (error.pointer ?? "").split("/");
      if (!this.#shown.some((field) => field.name === name)) left.push(error);
      else {
        this.#errors.set(name, error.detail ?? "");
        if (rest.length) inner.set(name, [...(inner.get(name) ?? []), { ...error, pointer: `/${rest.join("/")}` }]);
      }
    }
    this.#render();
    for (const [name, those] of inner) {
      const nested = this.querySelector(`[data-name="${CSS.escape(name)}"] greffe-fields`);
      if (nested instanceof FormFields) nested.mark(those);
    }
    if (this.#errors.size) this.#focusFirst();
    return left;
  }

  #focusFirst() {
    const field = this.querySelector(".field.wrong");
    const input = field?.querySelector("input, select, textarea, button");
    if (input instanceof HTMLElement) input.focus();
  }

  #render() {
    this.#shown = this.#filled();
    const signature = (/** @type {Field} */ field) => `${field.name} ${field.required} ${JSON.stringify(field.schema)}`;
    keepFocus(this, () => keyed(this, this.#shown, signature, (field) => this.#field(field)));
    for (const box of this.children) this.#markOne(box);
  }

  /**
   * What is wrong with a field, without making it anew: whoever is typing in it goes on.
   * @param {Element} box
   */
  #markOne(box) {
    const error = this.#errors.get(box.getAttribute("data-name") ?? "") ?? "";
    const told = box.lastElementChild;
    box.classList.toggle("wrong", Boolean(error));
    if (told?.textContent !== error) fill(told ?? box, error);
    told?.toggleAttribute("hidden", !error);
    for (const input of box.querySelectorAll("input, select, textarea"))
      if (near(input) === this) input.setAttribute("aria-invalid", error ? "true" : "false");
  }

  /** The fields to show, each begun: what does not fit any more begins anew. */
  #filled() {
    let shown = fields(this.#form, this.#values);
    for (let turn = 0; turn <= shown.length; turn += 1) {
      const odd = shown.find((field) => {
        const value = this.#values[field.name];
        if (value === undefined) return initial(field) !== undefined && !this.#touched.has(field.name);
        return choices(field.schema) !== null && !fits(field.schema, value);
      });
      if (!odd) break;
      const value = initial(odd);
      if (value === undefined) delete this.#values[odd.name];
      else this.#values[odd.name] = value;
      shown = fields(this.#form, this.#values);
    }
    return shown;
  }

  /** Fields that somebody emptied on purpose. */
  #touched = new Set();

  /**
   * @param {string} name
   * @param {any} value
   */
  #take(name, value) {
    if (value === undefined) {
      this.#touched.add(name);
      delete this.#values[name];
    } else this.#values[name] = value;
    this.#errors.delete(name);
    this.#render();
    this.dispatchEvent(new CustomEvent("filled", { bubbles: true }));
  }

  /**
   * @param {Field} field
   */
  #field(field) {
    const { name, required } = field;
    const { schema, optional } = withoutNull(field.schema);
    const hint = named(schema) ? "" : (schema.description ?? field.schema.description);
    const ids = { control: unique(), hint: unique(), error: unique(), label: unique() };
    const title = schema.title ?? field.schema.title ?? name;
    const made = control({
      schema,
      value: this.#values[name],
      title,
      needed: required && !optional,
      id: ids.control,
      label: ids.label,
      about: [hint && ids.hint, ids.error].filter(Boolean).join(" "),
      take: (value) => this.#take(name, value),
      inner: () => new FormFields(),
    });
    const note = required && !optional ? null : h("span", { class: "optional" }, say("field-optional"));
    const label = made.grouped
      ? h("span", { class: "label", id: ids.label }, title, note)
      : h("label", { class: "label", for: ids.control, id: ids.label }, title, note);
    const box = h("div", { class: "field", "data-name": name });
    fill(
      box,
      made.alone ? made.element : label,
      hint ? h("p", { class: "hint", id: ids.hint }, hint) : null,
      made.alone ? null : made.element,
      h("p", { class: "error", id: ids.error, hidden: true }),
    );
    return box;
  }
}

/**
 * Is it a choice between things of this table, by their names? What is said of the field speaks of their ids.
 * @param {Schema} schema
 * @returns {boolean}
 */
function named(schema) {
  return choices(schema) ? schema["x-holds"] === "id" : Boolean(schema.items) && named(schema.items);
}

/**
 * The fields within which these stand.
 * @param {Element} element
 */
function near(element) {
  return element.parentElement?.closest("greffe-fields");
}

/** @param {HTMLElement} element */
function visible(element) {
  return element.offsetParent !== null;
}

customElements.define("greffe-fields", FormFields);
