/**
 * Whether a seat may make corrections, and not only speak about them.
 *
 * @import { Table } from "../../table.js"
 */

/** Kinds of corrections that change the record. */
export const MAKING = ["amend", "retract", "rewind", "restore"];

/** @param {Table} table */
export function mayCorrect(table) {
  return (table.moves?.corrections ?? []).some((move) => MAKING.includes(move.type));
}
