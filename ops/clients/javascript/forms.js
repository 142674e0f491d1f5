/**
 * The forms of `moves` put together: what a move says, laid over its command's schema in the game's catalogue. What
 * comes of it stands alone, without references: a closed object with all of its fields, their titles, and branches where
 * fields depend on each other.
 *
 * @import { Schema } from "./types.js"
 */

import { UnknownReference } from "./errors.js";

const NOTES = ["title", "description", "x-holds", "x-ordered", "x-unit"];
const OBJECTS = ["properties", "required", "dependentSchemas", "allOf"];
const BRANCHES = ["anyOf", "allOf"];

/**
 * The address of the document that the schema of a move refers to; empty: none.
 * @param {Schema} schema
 */
export function place(schema) {
  return String(schema.$ref ?? "").split("#")[0];
}

/**
 * The schema of a move, self-contained.
 * @param {Schema} schema
 * @param {Record<string, Schema>} definitions `$defs` of the moves
 * @param {ReadonlyMap<string, Schema>} catalogues documents by address
 * @returns {Schema}
 * @throws {UnknownReference}
 */
export function putTogether(schema, definitions, catalogues) {
  const laying = new Laying(definitions);
  const address = place(schema);
  if (!address) return laying.alone(schema);
  const [, pointer = ""] = schema.$ref.split("#");
  const own = member(catalogues.get(address)?.$defs, pointer.replace(/^\/\$defs\//, ""));
  if (!own) throw new UnknownReference(schema.$ref);
  const { $ref: _here, ...rest } = schema;
  if (own.$ref) return putTogether({ ...both(rest, own), $ref: own.$ref }, definitions, catalogues);
  return laying.alone(laying.object(rest, own));
}

/**
 * A form of the catalogue and what a move says beyond it: they speak of different fields.
 * @param {Schema} said
 * @param {Schema} form
 */
function both(said, form) {
  /** @type {Schema} */
  const found = { ...form, ...said };
  if (said.properties && form.properties) found.properties = { ...form.properties, ...said.properties };
  if (said.required && form.required) found.required = [...form.required, ...said.required];
  return found;
}

class Laying {
  #definitions;

  /** @param {Record<string, Schema>} definitions */
  constructor(definitions) {
    this.#definitions = definitions;
  }

  /**
   * The same without references.
   * @param {any} schema
   * @returns {any}
   */
  alone(schema) {
    if (Array.isArray(schema)) return schema.map((item) => this.alone(item));
    if (!isObject(schema)) return schema;
    return mapped(this.#resolved(schema), (value) => this.alone(value));
  }

  /**
   * A closed object. What the move names and says nothing of is the branches' to give.
   * @param {Schema} said
   * @param {Schema} own
   * @returns {Schema}
   */
  object(said, own) {
    const over = said.properties ?? {};
    /** @type {Record<string, any>} */
    const properties = {};
    for (const [name, known] of Object.entries(own.properties)) {
      const part = member(over, name) ?? true;
      if (part === false) continue;
      const open = isObject(part) && !Object.keys(part).length;
      properties[name] = open ? { title: known.title ?? name } : this.#field(part, known);
    }
    const required = [...(own.required ?? []), ...(said.required ?? [])];
    return { type: "object", properties, required, additionalProperties: false, ...this.#choices(said, own, over) };
  }

  /**
   * The schema of a field, of which a move says so much.
   * @param {any} part
   * @param {Schema} own
   * @returns {any}
   */
  #field(part, own) {
    if (typeof part === "boolean") return part ? own : false;
    const said = this.#resolved(part);
    const notes = notesOf(own);
    if ("additionalProperties" in said) return { ...notes, ...said };
    const plainObject = plain(own, "object");
    if (plainObject.properties && this.#ofObject(said)) {
      const { type: _type, ...rest } = said;
      return { ...notes, ...this.object(rest, plainObject) };
    }
    const listed = plain(own, "array");
    if (("items" in said || "prefixItems" in said) && isObject(listed.items))
      return { ...notes, ...this.#list(said, listed) };
    if (said.anyOf) return { ...notes, anyOf: said.anyOf.map((/** @type {any} */ each) => this.#field(each, own)) };
    if ("const" in said || "enum" in said || "oneOf" in said) return { ...notes, ...titled(said, own) };
    const { default: _default, ...kept } = plain(own, said.type ?? "");
    return { ...kept, ...notes, ...said };
  }

  /**
   * @param {Schema} said
   * @returns {boolean}
   */
  #ofObject(said) {
    if (said.type === "object" || OBJECTS.some((keyword) => keyword in said)) return true;
    return Boolean(said.anyOf?.every((/** @type {any} */ part) => this.#ofObject(this.#resolved(part))));
  }

  /**
   * @param {Schema} said
   * @param {Schema} own
   */
  #list(said, own) {
    /** @type {Schema} */
    const found = { ...own, ...said };
    if ("items" in said) found.items = this.#field(said.items, own.items);
    if (said.prefixItems)
      found.prefixItems = said.prefixItems.map((/** @type {any} */ item) => this.#field(item, own.items));
    return found;
  }

  /**
   * @param {Schema} said
   * @param {Schema} own
   * @param {Schema} over
   */
  #choices(said, own, over) {
    const found = picked(said, ["dependentSchemas"]);
    for (const keyword of BRANCHES)
      if (said[keyword])
        found[keyword] = said[keyword].map((/** @type {any} */ part) => this.#branch(this.#resolved(part), own, over));
    return found;
  }

  /**
   * @param {Schema} said
   * @param {Schema} own
   * @param {Schema} over
   * @returns {Schema}
   */
  #branch(said, own, over) {
    const found = picked(said, ["required"]);
    if (said.properties && Object.keys(said.properties).length) {
      found.properties = {};
      for (const [name, part] of Object.entries(said.properties)) {
        const known = member(own.properties, name) ?? {};
        found.properties[name] = this.#branched(part, known, member(over, name));
      }
    }
    return { ...found, ...this.#choices(said, own, over) };
  }

  /**
   * A field in a branch: over what stands above the branches, it narrows; else it is the whole field.
   * @param {any} part
   * @param {Schema} known
   * @param {any} above
   */
  #branched(part, known, above) {
    const base = isObject(above) ? this.#resolved(above) : above;
    const there = isObject(base) ? Object.keys(base).length > 0 : base === true;
    if (!there || typeof part === "boolean") return this.#field(part, known);
    const plainObject = plain(known, "object");
    return plainObject.properties ? this.#branch(this.#resolved(part), plainObject, base.properties ?? {}) : part;
  }

  /**
   * @param {any} schema
   * @returns {any}
   */
  #resolved(schema) {
    if (!isObject(schema) || typeof schema.$ref !== "string") return schema;
    const { $ref: reference, ...beside } = schema;
    const found = member(this.#definitions, reference.replace(/^#\/\$defs\//, ""));
    if (!found) throw new UnknownReference(reference);
    return { ...this.#resolved(found), ...beside };
  }
}

/**
 * What is said of a field to people and programs, be it said of what it is when it is not null.
 * @param {Schema} own
 */
function notesOf(own) {
  const parts = (own.anyOf ?? []).filter((/** @type {any} */ part) => part.type !== "null");
  return picked(parts.length === 1 ? { ...parts[0], ...own } : own, NOTES);
}

/**
 * The member of that type, where the field may be something else too, as null.
 * @param {Schema} own
 * @param {string} kind
 * @returns {Schema}
 */
function plain(own, kind) {
  const parts = (own.anyOf ?? []).filter((/** @type {any} */ part) => part.type === kind);
  return parts.length === 1 ? parts[0] : own;
}

/**
 * A choice, its values titled as in the catalogue where the move gives no titles.
 * @param {Schema} said
 * @param {Schema} own
 */
function titled(said, own) {
  if (said.oneOf) return said;
  /** @type {any[]} */
  const values = said.enum ?? [said.const];
  const known = values.flatMap((value) => (own.oneOf ?? []).filter((/** @type {any} */ one) => one.const === value));
  return known.length === values.length ? { oneOf: known } : said;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {Record<string, any> | undefined} object
 * @param {string} name
 */
function member(object, name) {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}

/**
 * @param {Schema} object
 * @param {string[]} names
 * @returns {Schema}
 */
function picked(object, names) {
  return Object.fromEntries(names.filter((name) => name in object).map((name) => [name, object[name]]));
}

/**
 * @param {Record<string, any>} object
 * @param {(value: any) => any} change
 */
function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
