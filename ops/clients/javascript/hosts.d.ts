/**
 * Each table of the key, and again whenever something else is asked there, for as long as one reads; all of them anew
 * after a cut.
 * @param {Line} line
 * @param {string} token
 * @param {AbortSignal} [signal]
 * @returns {AsyncGenerator<HostedLine, void, void>}
 */
export function askedAtTables(line: Line, token: string, signal?: AbortSignal): AsyncGenerator<HostedLine, void, void>;
import type { Line } from "./asking.js";
import type { HostedLine } from "./types.js";
