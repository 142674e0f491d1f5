/**
 * JSON Patch (RFC 6902) on plain values. Nothing is changed in place: what a patch leaves alone is shared between the
 * value before and the one after, and a patch that does not fit leaves everything as it was.
 *
 * @import { Operation } from "./types.js"
 */

import { PatchError } from "./errors.js";

/** @typedef {(within: any, name: string) => any} Step what becomes of a container, at one name of it */

/**
 * The document after all operations.
 * @param {any} document
 * @param {Iterable<Operation>} patch
 * @returns {any}
 * @throws {PatchError}
 */
export function patched(document, patch) {
  for (const operation of patch) document = after(document, operation);
  return document;
}

/**
 * @param {any} document
 * @param {Operation} operation
 */
function after(document, operation) {
  const { op, path, from, value } = operation ?? {};
  const needsFrom = op === "move" || op === "copy";
  const needsValue = op === "add" || op === "replace" || op === "test";
  if (typeof path !== "string" || (needsFrom && typeof from !== "string") || (needsValue && value === undefined))
    throw new PatchError(`no operation of RFC 6902: ${JSON.stringify(operation)}`);
  const at = parts(path);
  switch (op) {
    case "add":
      return added(document, at, value);
    case "remove":
      return removed(document, at);
    case "replace":
      return at.length ? changed(document, at, (within, name) => replaced(within, name, value)) : value;
    case "move":
      if (path.startsWith(`${from}/`)) throw new PatchError(`${from} cannot move into itself`);
      return added(removed(document, parts(String(from))), at, found(document, parts(String(from))));
    case "copy":
      return added(document, at, found(document, parts(String(from))));
    case "test":
      if (!same(found(document, at), value)) throw new PatchError(`${path} is not ${JSON.stringify(value)}`);
      return document;
    default:
      throw new PatchError(`no operation of RFC 6902: ${JSON.stringify(operation)}`);
  }
}

/**
 * @param {any} document
 * @param {string[]} at
 * @param {any} value
 */
function added(document, at, value) {
  if (!at.length) return value;
  return changed(document, at, (within, name) =>
    Array.isArray(within)
      ? within.toSpliced(name === "-" ? within.length : place(within, name, within.length), 0, value)
      : { ...within, [name]: value },
  );
}

/**
 * @param {any} document
 * @param {string[]} at
 */
function removed(document, at) {
  if (!at.length) return null;
  return changed(document, at, (within, name) => {
    child(within, name);
    if (Array.isArray(within)) return within.toSpliced(Number(name), 1);
    const { [name]: _gone, ...rest } = within;
    return rest;
  });
}

/**
 * @param {any} within
 * @param {string} name
 * @param {any} value
 */
function replaced(within, name, value) {
  child(within, name);
  return Array.isArray(within) ? within.with(Number(name), value) : { ...within, [name]: value };
}

/**
 * The document with the last container on the way changed, and those above it made anew.
 * @param {any} document
 * @param {string[]} at
 * @param {Step} change
 * @returns {any}
 */
function changed(document, [name, ...rest], change) {
  if (document === null || typeof document !== "object")
    throw new PatchError(`there is nothing under ${JSON.stringify(name)}: it has no parts`);
  if (!rest.length) return change(document, name);
  return replaced(document, name, changed(child(document, name), rest, change));
}

/**
 * @param {any} document
 * @param {string[]} at
 */
function found(document, at) {
  return at.reduce(child, document);
}

/** @type {Step} */
function child(within, name) {
  if (Array.isArray(within)) return within[place(within, name, within.length - 1)];
  if (within !== null && typeof within === "object" && Object.hasOwn(within, name)) return within[name];
  throw new PatchError(`there is no ${JSON.stringify(name)}`);
}

/**
 * An index of RFC 6901: digits, without a zero before them.
 * @param {any[]} within
 * @param {string} name
 * @param {number} most
 */
function place(within, name, most) {
  if (!/^(0|[1-9][0-9]*)$/.test(name) || Number(name) > most)
    throw new PatchError(`there is no place ${JSON.stringify(name)} in a list of ${within.length}`);
  return Number(name);
}

/** @param {string} pointer */
function parts(pointer) {
  if (pointer && !pointer.startsWith("/")) throw new PatchError(`no JSON Pointer: ${JSON.stringify(pointer)}`);
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * As JSON sees it.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}
