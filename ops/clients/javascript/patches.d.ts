/** @typedef {(within: any, name: string) => any} Step what becomes of a container, at one name of it */
/**
 * The document after all operations.
 * @param {any} document
 * @param {Iterable<Operation>} patch
 * @returns {any}
 * @throws {PatchError}
 */
export function patched(document: any, patch: Iterable<Operation>): any;
/**
 * what becomes of a container, at one name of it
 */
export type Step = (within: any, name: string) => any;
import type { Operation } from "./types.js";
