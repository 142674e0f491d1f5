/**
 * One control for one field: a choice by name, a number with its bounds, words, yes or no, a list, a part of its own.
 *
 * @import { Choice, Schema } from "../../forms.js"
 *
 * @typedef {HTMLElement & { show: (form: Schema, values?: any) => void, readonly values: any }} Fields those of an object
 *
 * @typedef {object} Asked
 * @property {Schema} schema
 * @property {any} value
 * @property {string} title
 * @property {boolean} needed
 * @property {string} id of the control
 * @property {string} label id of its label
 * @property {string} about ids of what describes it
 * @property {(value: any) => void} take what was filled in; undefined: nothing
 * @property {() => Fields} inner what an object within is filled in by
 *
 * @typedef {{ element: HTMLElement, grouped?: boolean, alone?: boolean }} Control `grouped`: several controls under one
 *   label; `alone`: it has its label itself
 */

import { fill, h, unique } from "../../dom.js";
import { choices, isObjectForm, withoutNull } from "../../forms.js";
import { say } from "../../words.js";

const FEW = 5; // choices that are shown side by side

/**
 * @param {Asked} asked
 * @returns {Control}
 */
export function control(asked) {
  const { schema } = asked;
  const known = choices(schema);
  if (known) return choice(asked, known);
  if (schema.type === "boolean") return yesOrNo(asked);
  if (schema.type === "integer" || schema.type === "number") return number(asked);
  if (schema.type === "array") return list(asked);
  if (isObjectForm(schema)) return part(asked);
  if (schema.type === "object") return pairs(asked);
  if (Array.isArray(schema.anyOf)) return either(asked);
  return text(asked);
}

/**
 * @param {Asked} asked
 * @param {Choice[]} known
 * @returns {Control}
 */
function choice(asked, known) {
  const { schema } = asked;
  const [only] = known;
  if (known.length === 1 && only && asked.needed)
    return {
      element: h("p", { class: "fixed", id: asked.id, "aria-labelledby": asked.label }, titled(only)),
      grouped: true,
    };
  const same = (/** @type {Choice} */ one) => JSON.stringify(one.const) === JSON.stringify(asked.value);
  if (known.length <= FEW) {
    const group = unique();
    const buttons = known.map((one) =>
      h(
        "label",
        { class: "choice" },
        h("input", {
          type: "radio",
          name: group,
          value: JSON.stringify(one.const),
          checked: same(one),
          "aria-describedby": asked.about || null,
          onchange: () => asked.take(one.const),
        }),
        h("span", null, titled(one)),
      ),
    );
    if (!asked.needed && !("default" in schema)) {
      const none = {
        type: "radio",
        name: group,
        checked: asked.value === undefined,
        onchange: () => asked.take(undefined),
      };
      buttons.push(h("label", { class: "choice" }, h("input", none), h("span", null, say("choose-none"))));
    }
    const role = { class: "choices", role: "radiogroup", "aria-labelledby": asked.label };
    return { element: h("div", role, buttons), grouped: true };
  }
  const empty = h("option", { value: "", selected: asked.value === undefined }, say("choose"));
  const options = known.map((one) =>
    h("option", { value: JSON.stringify(one.const), selected: same(one) }, titled(one)),
  );
  const select = h(
    "select",
    {
      id: asked.id,
      "aria-describedby": asked.about || null,
      onchange: () => asked.take(select.value === "" ? undefined : JSON.parse(select.value)),
    },
    empty,
    options,
  );
  return { element: select };
}

/** @param {Choice} one */
function titled(one) {
  if (one.title) return one.title;
  if (typeof one.const === "boolean") return say(one.const ? "yes" : "no");
  return typeof one.const === "object" ? JSON.stringify(one.const) : String(one.const);
}

/**
 * @param {Asked} asked
 * @returns {Control}
 */
function yesOrNo(asked) {
  const box = h("input", {
    type: "checkbox",
    id: asked.id,
    checked: asked.value === true,
    "aria-describedby": asked.about || null,
    onchange: () => asked.take(box.checked),
  });
  if (asked.needed && asked.value === undefined) queueMicrotask(() => asked.take(false));
  return { element: h("label", { class: "switch", for: asked.id }, box, h("span", null, asked.title)), alone: true };
}

/**
 * @param {Asked} asked
 * @returns {Control}
 */
function number(asked) {
  const { schema } = asked;
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  const most = schema.maximum ?? (schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - 1);
  const bounds = unique();
  const told = bounded(least, most);
  const input = h("input", {
    type: "number",
    inputmode: least !== undefined && least >= 0 ? "numeric" : null,
    id: asked.id,
    value: asked.value ?? "",
    min: least,
    max: most,
    step: schema.multipleOf ?? (schema.type === "integer" ? 1 : "any"),
    "aria-describedby": [asked.about, told && bounds].filter(Boolean).join(" ") || null,
    oninput: () => asked.take(Number.isNaN(input.valueAsNumber) ? undefined : input.valueAsNumber),
  });
  const step = (/** @type {number} */ by) => () => {
    const from = input.value === "" ? (least ?? 0) - by : input.valueAsNumber;
    input.value = String(Math.min(most ?? Infinity, Math.max(least ?? -Infinity, from + by)));
    asked.take(input.valueAsNumber);
  };
  const button = (/** @type {string} */ sign, /** @type {number} */ by, /** @type {string} */ name) =>
    h(
      "button",
      { type: "button", class: "step", onclick: step(by), "aria-label": `${say(name)} (${asked.title})` },
      sign,
    );
  const element = h(
    "div",
    { class: "number" },
    button("−", -1, "less"),
    input,
    button("+", 1, "more"),
    told ? h("span", { class: "bounds", id: bounds }, told) : null,
  );
  return { element };
}

/**
 * @param {number | undefined} least
 * @param {number | undefined} most
 */
function bounded(least, most) {
  if (least !== undefined && most !== undefined) return say("from-to", { least, most });
  if (least !== undefined) return say("at-least", { least });
  return most === undefined ? "" : say("at-most", { most });
}

/**
 * @param {Asked} asked
 * @returns {Control}
 */
function text(asked) {
  const { schema } = asked;
  const given = {
    id: asked.id,
    value: asked.value ?? "",
    maxlength: schema.maxLength,
    dir: "auto",
    autocomplete: "off",
    "aria-describedby": asked.about || null,
  };
  const short = schema["x-holds"] === "name" || (schema.maxLength ?? 1000) <= 60 || schema.pattern?.startsWith("^");
  /** @type {HTMLInputElement | HTMLTextAreaElement} */
  const input = short ? h("input", { type: "text", ...given }) : h("textarea", { rows: 2, ...given });
  input.addEventListener("input", () => asked.take(input.value === "" ? undefined : input.value));
  return { element: input };
}

/**
 * An object with fields of its own; one that may be left out is there once somebody wants it.
 * @param {Asked} asked
 * @returns {Control}
 */
function part(asked) {
  const inner = asked.inner();
  inner.addEventListener("filled", (event) => {
    if (event.target !== inner) return;
    event.stopPropagation();
    asked.take({ ...inner.values });
  });
  const element = h("div", { class: "part", role: "group", "aria-labelledby": asked.label });
  const open = () => {
    inner.show(asked.schema, asked.value ?? {});
    const away = h("button", { type: "button", class: "quiet", onclick: close }, say("remove"));
    fill(element, inner, asked.needed ? null : away);
  };
  const close = () => {
    asked.take(undefined);
    fill(element, h("button", { type: "button", class: "quiet", onclick: begin }, say("add")));
  };
  const begin = () => {
    open();
    asked.take({ ...inner.values });
  };
  if (asked.needed || asked.value) open();
  else fill(element, h("button", { type: "button", class: "quiet", onclick: begin }, say("add")));
  return { element, grouped: true };
}

/**
 * @param {Asked} asked
 * @returns {Control}
 */
function list(asked) {
  const { schema } = asked;
  const known = schema.items ? choices(schema.items) : null;
  if (known && !schema.prefixItems && schema.uniqueItems !== false) return several(asked, known);
  const most = schema.maxItems ?? schema.prefixItems?.length ?? Infinity;
  const least = schema.minItems ?? 0;
  /** @type {any[]} */
  let values = Array.isArray(asked.value) ? asked.value : [];
  while (values.length < least) values = [...values, begun(ofPlace(values.length))];
  const element = h("div", { class: "list", role: "group", "aria-labelledby": asked.label });

  /** @param {number} place */
  function ofPlace(place) {
    return withoutNull(schema.prefixItems?.[place] ?? schema.items ?? {}).schema;
  }
  const take = () => asked.take(values.length || asked.needed ? values : undefined);
  const change = (/** @type {any[]} */ changed) => {
    values = changed;
    take();
    render();
  };
  const row = (/** @type {any} */ value, /** @type {number} */ place) => {
    const own = ofPlace(place);
    const title = `${own.title ?? asked.title} ${place + 1}`;
    const put = (/** @type {any} */ changed) => {
      values = values.with(place, changed);
      take();
    };
    const removing = values.length > least ? () => change(values.filter((_, other) => other !== place)) : null;
    return line({ ...asked, schema: own, value, title, about: "", needed: true, take: put }, removing, true);
  };
  const render = () => {
    const add = h(
      "button",
      { type: "button", class: "quiet", onclick: () => change([...values, begun(ofPlace(values.length))]) },
      say("add"),
    );
    fill(element, values.map(row), values.length < most ? add : null);
  };
  render();
  if (values.length && asked.value === undefined) queueMicrotask(take);
  else if (asked.needed && asked.value === undefined && !least) queueMicrotask(take);
  return { element, grouped: true };
}

/**
 * A control of a list, with a button that takes it out.
 * @param {Asked} asked
 * @param {(() => void) | null} removing
 * @param {boolean} hidden its label is for readers of the screen
 */
function line(asked, removing, hidden) {
  const id = unique();
  const label = unique();
  const made = control({ ...asked, id, label });
  const cls = hidden ? "visually-hidden" : "label";
  const name = made.grouped
    ? h("span", { class: cls, id: label }, asked.title)
    : h("label", { class: cls, id: label, for: id }, asked.title);
  const remove =
    removing &&
    h(
      "button",
      { type: "button", class: "quiet", "aria-label": say("remove-named", { name: asked.title }), onclick: removing },
      "✕",
    );
  return h("div", { class: "row" }, made.alone ? null : name, made.element, remove);
}

/** @param {Schema} schema */
function begun(schema) {
  if (isObjectForm(schema)) return {};
  return schema.type === "string" ? "" : undefined;
}

/**
 * Several of a closed list.
 * @param {Asked} asked
 * @param {Choice[]} known
 * @returns {Control}
 */
function several(asked, known) {
  const chosen = new Set((asked.value ?? []).map((/** @type {any} */ value) => JSON.stringify(value)));
  const boxes = known.map((one) => {
    const box = h("input", {
      type: "checkbox",
      value: JSON.stringify(one.const),
      checked: chosen.has(JSON.stringify(one.const)),
      onchange: () => {
        if (box.checked) chosen.add(JSON.stringify(one.const));
        else chosen.delete(JSON.stringify(one.const));
        number();
        asked.take([...chosen].map((value) => JSON.parse(value)));
      },
    });
    return h("label", { class: "choice" }, box, h("span", null, titled(one)));
  });
  const number = () => {
    if (!asked.schema["x-ordered"]) return;
    const order = [...chosen];
    known.forEach((one, nth) => {
      const place = order.indexOf(JSON.stringify(one.const)) + 1;
      const title = boxes[nth]?.lastElementChild;
      if (title) fill(title, place ? `${place}. ${titled(one)}` : titled(one));
    });
  };
  number();
  if (asked.needed && asked.value === undefined && !asked.schema.minItems) queueMicrotask(() => asked.take([]));
  return {
    element: h("div", { class: "choices", role: "group", "aria-labelledby": asked.label }, boxes),
    grouped: true,
  };
}

/**
 * A map: names that people give, each with a value.
 * @param {Asked} asked
 * @returns {Control}
 */
function pairs(asked) {
  const inner = typeof asked.schema.additionalProperties === "object" ? asked.schema.additionalProperties : {};
  const names = asked.schema.propertyNames ? choices(asked.schema.propertyNames) : null;
  const element = h("div", { class: "list", role: "group", "aria-labelledby": asked.label });
  let entries = Object.entries(asked.value ?? {});
  const take = () => asked.take(entries.length || asked.needed ? Object.fromEntries(entries) : undefined);
  const change = (/** @type {[string, any][]} */ changed) => {
    entries = changed;
    take();
    render();
  };
  const row = (/** @type {[string, any]} */ [key, value], /** @type {number} */ place) => {
    const title = names?.find((one) => one.const === key)?.title ?? key;
    const put = (/** @type {any} */ changed) => {
      entries = entries.with(place, [key, changed]);
      take();
    };
    const removing = () => change(entries.filter((_, other) => other !== place));
    return line({ ...asked, schema: inner, value, title, about: "", needed: true, take: put }, removing, false);
  };
  const render = () => {
    const left = names?.filter((one) => !entries.some(([key]) => key === one.const));
    const key = left
      ? h(
          "select",
          { "aria-label": say("pair-name") },
          left.map((one) => h("option", { value: one.const }, titled(one))),
        )
      : h("input", { type: "text", "aria-label": say("pair-name"), placeholder: say("pair-name"), dir: "auto" });
    const add = () => key.value && change([...entries, [key.value, begun(inner)]]);
    const adding = h(
      "div",
      { class: "row" },
      key,
      h("button", { type: "button", class: "quiet", onclick: add }, say("add")),
    );
    fill(element, entries.map(row), left?.length === 0 ? null : adding);
  };
  render();
  return { element, grouped: true };
}

/**
 * Values of several kinds: first of which kind, then which.
 * @param {Asked} asked
 * @returns {Control}
 */
function either(asked) {
  /** @type {Schema[]} */
  const kinds = asked.schema.anyOf;
  const holder = h("div", { class: "either", role: "group", "aria-labelledby": asked.label });
  const found = kinds.findIndex((kind) => asked.value !== undefined && typeOf(kind).includes(kindOf(asked.value)));
  const show = (/** @type {number} */ place) => {
    const kind = kinds[place] ?? {};
    const id = unique();
    const made = control({ ...asked, schema: kind, id, value: place === found ? asked.value : undefined, about: "" });
    if (!made.grouped && !made.alone) made.element.setAttribute("aria-labelledby", asked.label);
    fill(holder, picker, made.element);
  };
  const picker = h(
    "select",
    { "aria-label": `${asked.title} (${say("kind")})`, onchange: () => show(Number(picker.value)) },
    kinds.map((kind, place) => h("option", { value: place, selected: place === found }, kindTitle(kind))),
  );
  show(Math.max(0, found));
  return { element: holder, grouped: true };
}

/** @param {Schema} kind */
function kindTitle(kind) {
  const known = choices(kind);
  if (known) return known.map(titled).slice(0, 3).join(", ");
  return fixed(kind) || kind.title || say(`kind-${typeOf(kind)[0] ?? "string"}`);
}

/**
 * Who or what a list is about, where each of its places has one thing that it may be about.
 * @param {Schema} kind
 * @returns {string}
 */
function fixed(kind) {
  /** @type {Schema[]} */
  const places = kind.prefixItems ?? (kind.items ? [kind.items] : []);
  const names = places.map((place) =>
    Object.values(place.properties ?? {})
      .map((part) => choices(part))
      .find((known) => known?.length === 1 && known[0]?.title),
  );
  return names.every(Boolean) ? names.map((known) => known?.[0]?.title).join(", ") : "";
}

/**
 * @param {Schema} kind
 * @returns {string[]}
 */
function typeOf(kind) {
  const known = choices(kind);
  if (known) return known.map((one) => kindOf(one.const));
  return [kind.type === "integer" ? "number" : (kind.type ?? "string")];
}

/** @param {any} value */
function kindOf(value) {
  return Array.isArray(value) ? "array" : typeof value;
}
