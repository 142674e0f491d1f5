/**
 * The address of the document that the schema of a move refers to; empty: none.
 * @param {Schema} schema
 */
export function place(schema: Schema): string;
/**
 * The schema of a move, self-contained.
 * @param {Schema} schema
 * @param {Record<string, Schema>} definitions `$defs` of the moves
 * @param {ReadonlyMap<string, Schema>} catalogues documents by address
 * @returns {Schema}
 * @throws {UnknownReference}
 */
export function putTogether(schema: Schema, definitions: Record<string, Schema>, catalogues: ReadonlyMap<string, Schema>): Schema;
import type { Schema } from "./types.js";
