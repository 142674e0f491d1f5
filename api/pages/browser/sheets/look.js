/**
 * A view looked at place by place. A `Look` knows what stands at its place, what people call the place and the value,
 * and where that is: the JSON Pointer by which one asks why, and a trail that stays when lists are put in another order.
 * What was read from it counts as shown; what nobody read is shown at the end of the sheet, so that nothing is missing.
 *
 * @typedef {{ [keyword: string]: any }} Schema
 * @typedef {object} About
 * @property {any} view
 * @property {{ [part: string]: any }} system the game, as `GET /systems/{name}` describes it
 * @property {Map<string, string>} names what the seat calls each id
 * @property {(event: string) => string} told the sentence that told of an event; empty: none
 * @property {any} [before] the view to compare with
 */

import { count, moment, say, span } from "../words.js";

/** Everything that all places of one view share. */
export class Sheet {
  /** @param {About} about */
  constructor({ view, system, names, told, before }) {
    const [kind] = Object.keys(system.views ?? {});
    this.schema = /** @type {Schema} */ (system.views?.[kind ?? ""] ?? {});
    this.words = /** @type {Record<string, string>} */ (system.words ?? {});
    this.data = /** @type {Record<string, any>} */ (system.data ?? {});
    this.names = names;
    this.told = told;
    /** @type {Set<string>} pointers of what was shown */
    this.shown = new Set();
    /** @type {Set<string>} trails of what is not as it was, and of all that it is in */
    const now = this.#ordered(this.schema, view);
    this.changes = before === undefined ? new Set() : changes(this.#ordered(this.schema, before), now);
    this.compares = before !== undefined;
    this.root = new Look(this, now, "", "", this.schema, "");
  }

  /**
   * Everything in one order: what is always there as the schema lists it, then the rest and maps by their keys. A patch
   * adds at the end what a view that is read whole has further up.
   * @param {Schema | undefined} schema
   * @param {any} value
   * @returns {any}
   */
  #ordered(schema, value) {
    if (value === null || typeof value !== "object") return value;
    const own = this.resolved(schema, value);
    if (Array.isArray(value)) return value.map((each, place) => this.#ordered(item(own, place), each));
    const names = new Set([...(own.required ?? []), ...Object.keys(value).sort()]);
    const held = [...names].filter((name) => Object.hasOwn(value, name));
    return Object.fromEntries(held.map((name) => [name, this.#ordered(member(own, name), value[name])]));
  }

  /**
   * @param {Schema | undefined} schema
   * @param {any} value
   * @returns {Schema}
   */
  resolved(schema, value) {
    if (!schema) return {};
    if (schema.$ref) {
      const found = this.schema.$defs?.[schema.$ref.replace("#/$defs/", "")];
      return this.resolved(found, value);
    }
    if (schema.anyOf) {
      const parts = schema.anyOf.filter((/** @type {Schema} */ part) => part.type !== "null");
      return this.resolved(
        parts.length === 1 ? parts[0] : parts.find((/** @type {Schema} */ part) => fits(part, value)),
        value,
      );
    }
    if (schema.discriminator && value) {
      const { mapping, propertyName } = schema.discriminator;
      return this.resolved({ $ref: mapping[value[propertyName]] ?? "" }, value);
    }
    return schema;
  }

  /**
   * What people call a value of a field.
   * @param {string} value
   * @param {string} field
   * @returns {string}
   */
  word(value, field) {
    const plain = value.replace(/[^\p{L}\p{N}_-]+/gu, "_");
    return this.words[`${field}-${plain}`] ?? this.words[plain] ?? "";
  }

  /**
   * A value in people's words, as its schema says what it is.
   * @param {any} value
   * @param {Schema | undefined} schema
   * @param {string} field
   * @returns {string}
   */
  said(value, schema, field) {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    const own = this.resolved(schema, value);
    if (typeof value === "number") return own["x-unit"] === "second" ? span(value) : count(value);
    if (typeof value === "string") return this.#string(value, own, field);
    const parts = Array.isArray(value)
      ? value.map((each, place) => this.said(each, item(own, place), field))
      : Object.entries(value).map(([name, each]) => this.said(each, member(own, name), name));
    return parts.join(", ") || "–";
  }

  /**
   * @param {string} value
   * @param {Schema} own
   * @param {string} field
   */
  #string(value, own, field) {
    if (own.format === "date-time") return moment(value);
    switch (own["x-holds"]) {
      case "id":
        return this.names.get(value) || this.told(value) || say("unknown-thing");
      case "digest":
        return `${value.slice(0, 12)}…`;
      default:
        return own["x-holds"] === "word" || own.enum || "const" in own ? this.word(value, field) || value : value;
    }
  }
}

export class Look {
  /**
   * @param {Sheet} sheet
   * @param {any} value
   * @param {string} pointer
   * @param {string} trail
   * @param {Schema | undefined} schema of the property, with its title
   * @param {string} field
   */
  constructor(sheet, value, pointer, trail, schema, field) {
    this.sheet = sheet;
    this.value = value;
    this.pointer = pointer;
    this.trail = trail;
    this.schema = schema ?? {};
    this.field = field;
  }

  /**
   * What is in it, step by step; where there is nothing of the kind, a place where nothing stands.
   * @param {...(string | number)} path
   * @returns {Look}
   */
  get(...path) {
    const [step, ...rest] = path;
    if (step === undefined) return this;
    const { own } = this;
    const part = typeof step === "number" ? { title: this.title, ...item(own, step) } : member(own, step);
    const value = this.value?.[step];
    const pointer = `${this.pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const trail = `${this.trail}/${typeof step === "number" ? thing(this.value, step) : step}`;
    const field = typeof step === "number" ? this.field : String(step);
    return new Look(this.sheet, value, pointer, trail, part, field).get(...rest);
  }

  /** What the schema says of what stands here. */
  get own() {
    return this.sheet.resolved(this.schema, this.value);
  }

  /** Is there anything to show? */
  get present() {
    const { value } = this;
    if (value === null || value === undefined || value === "" || value === false) return false;
    return typeof value !== "object" || Object.keys(value).length > 0;
  }

  /** What a list holds. */
  get items() {
    return Array.isArray(this.value) ? this.value.map((_, place) => this.get(place)) : [];
  }

  /** What an object or a map holds. */
  get members() {
    return this.value && typeof this.value === "object" ? Object.keys(this.value).map((key) => this.get(key)) : [];
  }

  /**
   * What people call this place: the title of the field; or the word or name that is the key of a map, or the sentence
   * that told of it.
   */
  get title() {
    const { sheet, field } = this;
    return (
      this.schema.title ??
      sheet.names.get(field) ??
      (sheet.word(field, "") || sheet.told(field) || field.replaceAll("_", " "))
    );
  }

  /** What the field is for, in a sentence. */
  get hint() {
    return this.schema.description ?? "";
  }

  /** Is it otherwise than in the view that this one is compared with? */
  get changed() {
    return this.sheet.changes.has(this.trail);
  }

  /** The value as it is, which now counts as shown. */
  take() {
    this.sheet.shown.add(this.pointer);
    return this.value;
  }

  /** It, and all that is in it, counts as shown. */
  skip() {
    this.take();
    if (this.value && typeof this.value === "object")
      for (const key of Object.keys(this.value)) this.get(Array.isArray(this.value) ? Number(key) : key).skip();
    return this;
  }

  /**
   * The value in people's words; it counts as shown.
   * @returns {string}
   */
  text() {
    return this.said(this.take());
  }

  /**
   * Another value of this place in people's words.
   * @param {any} value
   */
  said(value) {
    return this.sheet.said(value, this.schema, this.field);
  }
}

/**
 * How one thing of a list is told from the others, wherever it stands.
 * @param {any[]} list
 * @param {number} place
 */
export function thing(list, place) {
  const name = (/** @type {any} */ each) => {
    if (typeof each !== "object" || each === null) return `=${each}`;
    const own =
      each.id ?? each.seat ?? each.character ?? each.gauge ?? each.slot ?? each.line ?? Object.values(each)[0];
    return typeof own === "string" || typeof own === "number" ? `#${own}` : "";
  };
  const own = name(list[place]);
  if (!own) return String(place);
  const same = list.slice(0, place).filter((each) => name(each) === own).length;
  return same ? `${own}~${same}` : own;
}

/**
 * Every value of a view by its trail.
 * @param {any} value
 * @param {string} [trail]
 * @param {Map<string, any>} [found]
 */
export function leaves(value, trail = "", found = new Map()) {
  if (value === null || typeof value !== "object") return found.set(trail, value);
  if (Array.isArray(value)) value.forEach((each, place) => leaves(each, `${trail}/${thing(value, place)}`, found));
  else for (const [key, each] of Object.entries(value)) leaves(each, `${trail}/${key}`, found);
  return found;
}

/**
 * The trails of what is not the same in both, and of all that holds it.
 * @param {any} before
 * @param {any} after
 */
function changes(before, after) {
  const was = leaves(before);
  const now = leaves(after);
  const found = new Set();
  for (const trail of new Set([...was.keys(), ...now.keys()])) {
    if (was.get(trail) === now.get(trail)) continue;
    for (let each = trail; each; each = each.slice(0, each.lastIndexOf("/"))) found.add(each);
  }
  return found;
}

/**
 * @param {Schema} schema
 * @param {any} value
 */
function fits(schema, value) {
  if (schema.$ref || schema.properties) return typeof value === "object" && !Array.isArray(value);
  if (schema.type === "array") return Array.isArray(value);
  return schema.type === undefined || typeof value === (schema.type === "integer" ? "number" : schema.type);
}

/**
 * What the schema of a list says of the item at a place.
 * @param {Schema} own
 * @param {number} place
 * @returns {Schema | undefined}
 */
function item(own, place) {
  return own.prefixItems?.[place] ?? own.items;
}

/**
 * What the schema of an object, or of a map, says of a member.
 * @param {Schema} own
 * @param {string} name
 * @returns {Schema | undefined}
 */
function member(own, name) {
  return own.properties?.[name] ?? own.additionalProperties;
}
