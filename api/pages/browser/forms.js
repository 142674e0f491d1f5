/**
 * What a form shows while it is being filled in. A move's schema is a closed object; where its fields depend on each
 * other it has branches, `anyOf` or several of these side by side in `allOf`. Fields are gone through in order: what was
 * chosen in one leaves only the branches that it fits to those after it.
 *
 * @typedef {{ [keyword: string]: any }} Schema
 * @typedef {{ name: string, schema: Schema, required: boolean }} Field
 * @typedef {{ [name: string]: any }} Values
 * @typedef {{ const: any, title?: string }} Choice
 */

const KIND = "type";
const NOTES = ["title", "description", "x-holds", "x-ordered", "x-unit"];

/**
 * The fields to show, in order, each with what may stand in it now. Of what kind a thing is, is asked where there are
 * several.
 * @param {Schema} form
 * @param {Values} values
 * @returns {Field[]}
 */
export function fields(form, values) {
  return all(form, values).filter(({ name, schema }) => name !== KIND || (choices(schema)?.length ?? 0) > 1);
}

/**
 * @param {Schema} form
 * @param {Values} values
 * @returns {Field[]}
 */
function all(form, values) {
  const groups = alternatives(form, values);
  const always = new Set(form.required ?? []);
  /** @type {Values} */
  const chosen = {};
  /** @type {Field[]} */
  const found = [];
  for (const name of ordered(form)) {
    const base = form.properties[name];
    const live = groups.map((group) => group.filter((branch) => admits(branch, chosen, form.properties)));
    const schema = live.reduce((/** @type {Schema | null} */ own, group) => own && within(own, group, name), base);
    const required = always.has(name) || live.some((group) => group.length > 0 && group.every((b) => needs(b, name)));
    if (schema && !isEmpty(schema)) found.push({ name, schema, required });
    if (schema && name in values && fits(schema, values[name])) chosen[name] = values[name];
  }
  return found;
}

/**
 * What is sent of what was filled in: the fields that are shown, without what was left empty.
 * @param {Schema} form
 * @param {Values} values
 * @returns {Values}
 */
export function sent(form, values) {
  /** @type {Values} */
  const found = {};
  for (const field of all(form, values)) {
    const { name, schema, required } = field;
    const known = name === KIND ? choices(schema) : null;
    const begun = required ? initial(field) : undefined;
    const value = known?.length === 1 ? known[0]?.const : clean(schema, values[name] ?? begun);
    if (value !== undefined && (required || !isBlank(value))) found[name] = value;
  }
  return found;
}

/**
 * What a field begins with: the one choice that there is, or what stands in the schema.
 * @param {Field} field
 * @returns {any}
 */
export function initial({ schema, required }) {
  const known = choices(schema);
  if (known && required && known.length === 1) return known[0]?.const;
  if ("default" in schema) return schema.default;
  if ("const" in schema && required) return schema.const;
  if (isObjectForm(schema) && required) return {};
  return undefined;
}

/**
 * The values of a closed list with their titles; null where it is none. `false` is where nothing can stand.
 * @param {Schema | boolean} schema
 * @returns {Choice[] | null}
 */
export function choices(schema) {
  if (typeof schema === "boolean") return null;
  if (Array.isArray(schema.oneOf) && schema.oneOf.every((one) => "const" in one)) return schema.oneOf;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ const: value }));
  if ("const" in schema) return [{ const: schema.const, title: schema.constTitle }];
  return null;
}

/**
 * A schema without what cannot be, and without `null` beside something else; `optional` says that it stood there.
 * @param {Schema} schema
 * @returns {{ schema: Schema, optional: boolean }}
 */
export function withoutNull(schema) {
  if (!Array.isArray(schema.anyOf)) return { schema, optional: false };
  const parts = flattened(schema.anyOf);
  const rest = parts.filter((part) => part.type !== "null" && !("const" in part && part.const === null));
  const { anyOf: _anyOf, ...notes } = schema;
  if (rest.length === 1) return { schema: { ...notes, ...rest[0] }, optional: rest.length < parts.length };
  return { schema: { ...notes, anyOf: rest }, optional: rest.length < parts.length };
}

/**
 * The kinds of a choice as one list, however nested.
 * @param {any[]} kinds
 * @returns {any[]}
 */
function flattened(kinds) {
  const nested = (/** @type {any} */ kind) => Array.isArray(kind.anyOf) && !isObjectForm(kind) && !kind.items;
  return kinds.filter(Boolean).flatMap((kind) => (nested(kind) ? flattened(kind.anyOf) : [kind]));
}

/** @param {Schema} schema */
export function isObjectForm(schema) {
  return typeof schema.properties === "object" && schema.properties !== null;
}

/**
 * Does a value fit, as far as a form can tell? The service decides.
 * @param {any} schema
 * @param {any} value
 * @returns {boolean}
 */
export function fits(schema, value) {
  if (schema === true || schema === undefined) return true;
  if (schema === false) return false;
  if (value === undefined) return true;
  const known = choices(schema);
  if (known) return known.some((choice) => same(choice.const, value));
  if (Array.isArray(schema.anyOf) && !isObjectForm(schema))
    return schema.anyOf.some((/** @type {Schema} */ part) => fits(part, value));
  if (typeof value === "number")
    return (
      (!schema.type || schema.type === "integer" || schema.type === "number") &&
      value >= (schema.minimum ?? -Infinity) &&
      value <= (schema.maximum ?? Infinity)
    );
  if (typeof value === "string") return !schema.type || schema.type === "string";
  if (typeof value === "boolean") return !schema.type || schema.type === "boolean";
  if (Array.isArray(value))
    return (
      (!schema.type || schema.type === "array") &&
      value.length >= (schema.minItems ?? 0) &&
      value.length <= (schema.maxItems ?? Infinity) &&
      value.every((item, place) => fits(schema.prefixItems?.[place] ?? schema.items, item))
    );
  if (value === null) return schema.type === "null" || !schema.type;
  return Object.entries(value).every(([name, part]) => fits(schema.properties?.[name], part));
}

/**
 * Names in the order in which people fill them in: what is needed first, as the command has it.
 * @param {Schema} form
 * @returns {string[]}
 */
function ordered(form) {
  const names = Object.keys(form.properties ?? {});
  const needed = (form.required ?? []).filter((/** @type {string} */ name) => names.includes(name));
  return [...new Set([...names.filter((name) => name === KIND), ...needed, ...names])];
}

/**
 * Each group is a choice between branches; a branch that holds choices itself stands once for each of them.
 * @param {Schema} form
 * @param {Values} values
 * @returns {Schema[][]}
 */
function alternatives(form, values) {
  /** @type {Schema[][]} */
  const groups = [];
  if (Array.isArray(form.anyOf)) groups.push(form.anyOf.flatMap(expanded));
  for (const part of form.allOf ?? []) groups.push(expanded(part));
  for (const [name, part] of Object.entries(form.dependentSchemas ?? {}))
    if (values[name] !== undefined) groups.push(expanded(part));
  return groups;
}

/**
 * @param {Schema} branch
 * @returns {Schema[]}
 */
function expanded(branch) {
  const inner = [
    ...(branch.anyOf ? [branch.anyOf] : []),
    ...(branch.allOf ?? []).map((/** @type {Schema} */ b) => [b]),
  ];
  /** @type {Schema[]} */
  let found = [{ properties: branch.properties ?? {}, required: branch.required ?? [] }];
  for (const group of inner) {
    const parts = group.flatMap(expanded);
    found = found.flatMap((own) => parts.map((/** @type {Schema} */ part) => both(own, part)));
  }
  return found;
}

/**
 * @param {Schema} one
 * @param {Schema} other
 * @returns {Schema}
 */
function both(one, other) {
  const properties = { ...one.properties };
  for (const [name, part] of Object.entries(other.properties))
    properties[name] = name in properties ? narrowed(properties[name], part) : part;
  return { properties, required: [...one.required, ...other.required] };
}

/**
 * Where a branch has no place for a field, its default says as much as leaving it out.
 * @param {Schema} branch
 * @param {Values} chosen
 * @param {Schema} properties of the form
 */
function admits(branch, chosen, properties) {
  return Object.entries(branch.properties).every(
    ([name, part]) =>
      !(name in chosen) ||
      fits(part, chosen[name]) ||
      (part === false && same(properties[name]?.default, chosen[name])),
  );
}

/**
 * @param {Schema} branch
 * @param {string} name
 */
function needs(branch, name) {
  return branch.required.includes(name);
}

/**
 * A field within what the branches of a group say of it; null: it is not there. Where one of them has no place for it,
 * one chooses that by its default.
 * @param {Schema} own
 * @param {Schema[]} group
 * @param {string} name
 * @returns {Schema | null}
 */
function within(own, group, name) {
  const said = group.map((branch) => branch.properties[name]);
  if (said.every((part) => part === undefined)) return own;
  const left = said.filter((part) => part !== false);
  if (!left.length) return null;
  if (left.some((part) => part === undefined || part === true)) return own;
  const silent = left.length < said.length && choices(own) && "default" in own ? [{ const: own.default }] : [];
  return narrowed(own, united([...left, ...silent]));
}

/**
 * One schema over another: what it says, beside the notes of the other.
 * @param {any} own
 * @param {any} said
 * @returns {Schema}
 */
function narrowed(own, said) {
  if (own === false || said === false) return /** @type {any} */ (false);
  if (said === true || said === undefined) return own;
  if (own === true || own === undefined) return said;
  const { known, values } = { known: choices(own), values: choices(said) };
  if (known && values) {
    const left = known.filter((choice) => values.some((value) => same(value.const, choice.const)));
    return { ...notes(own), oneOf: left };
  }
  if (values) return { ...notes(own), ...said };
  if (isObjectForm(own) && isObjectForm(said)) {
    const required = [...new Set([...(own.required ?? []), ...(said.required ?? [])])];
    return { ...own, ...said, properties: laid(own, said), required };
  }
  const { oneOf: _one, enum: _enum, anyOf, ...rest } = own;
  return { ...rest, ...(said.anyOf || said.type ? {} : { anyOf }), ...said, ...notes(own) };
}

/**
 * The fields of both, each with what both say of it.
 * @param {Schema} own
 * @param {Schema} said
 */
function laid(own, said) {
  const names = [...new Set([...Object.keys(own.properties), ...Object.keys(said.properties)])];
  return Object.fromEntries(
    names.map((name) => {
      const [one, other] = [own.properties[name], said.properties[name]];
      return [name, one === undefined ? other : other === undefined ? one : narrowed(one, other)];
    }),
  );
}

/**
 * What any of these admits.
 * @param {Schema[]} parts
 * @returns {Schema}
 */
function united(parts) {
  const lists = parts.map(choices);
  if (lists.every((list) => list !== null)) {
    /** @type {Choice[]} */
    const found = [];
    for (const choice of lists.flat())
      if (choice && !found.some((each) => same(each.const, choice.const))) found.push(choice);
    return { oneOf: found };
  }
  const kinds = new Map(parts.map((part) => [JSON.stringify(part), part]));
  const [first, ...others] = kinds.values();
  if (!first || !others.length) return first ?? {};
  if ([first, ...others].every((part) => part.type === "integer" || part.type === "number")) {
    const all = [first, ...others];
    return {
      type: first.type,
      ...bound("minimum", all, Math.min),
      ...bound("maximum", all, Math.max),
    };
  }
  return [first, ...others].every(isObjectForm) ? joined([first, ...others]) : { anyOf: [first, ...others] };
}

/**
 * One form for objects of several forms: a field that is not in a closed one of them is not in its branch.
 * @param {Schema[]} forms
 * @returns {Schema}
 */
function joined(forms) {
  /** @type {Map<string, Schema>} */
  const titles = new Map();
  for (const form of forms)
    for (const [name, part] of Object.entries(form.properties)) if (part) titles.set(name, notes(part));
  const names = [...new Set(forms.flatMap((form) => Object.keys(form.properties)))];
  const [first] = forms;
  const branches = forms.map((form) => ({
    ...form,
    properties: Object.fromEntries(
      names.map((name) => [name, form.properties[name] ?? form.additionalProperties !== false]),
    ),
  }));
  const bare = Object.fromEntries(names.map((name) => [name, titles.get(name) ?? {}]));
  return { ...notes(first ?? {}), type: "object", properties: bare, required: [], anyOf: branches };
}

/**
 * @param {string} keyword
 * @param {Schema[]} parts
 * @param {(...values: number[]) => number} widest
 */
function bound(keyword, parts, widest) {
  const values = parts.map((part) => part[keyword]);
  return values.every((value) => typeof value === "number") ? { [keyword]: widest(...values) } : {};
}

/** @param {Schema} schema */
function notes(schema) {
  return Object.fromEntries(NOTES.filter((n) => n in schema).map((n) => [n, schema[n]]));
}

/**
 * Nothing is known of it but its notes: a branch that is not chosen yet will say it.
 * @param {Schema} schema
 */
function isEmpty(schema) {
  return Object.keys(schema).every((keyword) => NOTES.includes(keyword));
}

/**
 * A value as it is sent: without what was left empty within.
 * @param {Schema} whole
 * @param {any} value
 * @returns {any}
 */
function clean(whole, value) {
  const { schema: any } = withoutNull(whole);
  const schema = isObjectForm(any) ? any : (any.anyOf?.find((/** @type {Schema} */ part) => fits(part, value)) ?? any);
  if (isObjectForm(schema) && typeof value === "object" && value !== null && !Array.isArray(value))
    return sent(schema, value);
  if (Array.isArray(value)) return value.map((item, n) => clean(schema.prefixItems?.[n] ?? schema.items ?? {}, item));
  return value;
}

/** @param {any} value */
function isBlank(value) {
  return value === "" || value === undefined;
}

/**
 * @param {any} one
 * @param {any} other
 */
function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
