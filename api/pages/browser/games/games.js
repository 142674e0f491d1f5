/**
 * Which lines begin a scene or a Turn, as the service says of each game.
 *
 * @import { Frame } from "../client/types.js"
 *
 * @typedef {{ scenes: string[], turns: string[] }} Outline
 */

/**
 * Does the frame begin a scene, or a Turn?
 * @param {Outline} outline
 * @param {Frame} frame
 * @returns {"scene" | "turn" | ""}
 */
export function rankOf({ scenes, turns }, frame) {
  const type = frame.entries[0]?.type ?? "";
  if (scenes.includes(type) || type === "TableStarted") return "scene";
  return turns.includes(type) ? "turn" : "";
}
