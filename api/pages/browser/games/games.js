/**
 * What the page knows of a game beside what the service tells: which lines begin a scene or a Turn. What is not listed
 * here is told all the same, without that heading.
 *
 * @import { Frame } from "../client/types.js"
 * @typedef {{ scenes: string[], turns: string[] }} Plan
 */

/** @type {Record<string, Plan>} */
const PLANS = {
  ambre: { scenes: ["SceneInitiated", "EpilogueOpened"], turns: ["ActStarted"] },
  innommable: { scenes: ["OrdinarySceneOpened", "PhaseChanged", "EpilogueTold"], turns: ["GoalDeclared"] },
  nosgoth: { scenes: ["CombatStarted", "CombatEnded"], turns: ["TurnEnded"] },
  sombre: { scenes: ["SceneOpened", "CombatStarted", "PursuitStarted"], turns: ["TurnsAdvanced", "PhaseAdvanced"] },
  spin: { scenes: ["SceneStarted", "RespiteOpened", "SessionStarted"], turns: ["OppositionOpened", "PhaseAdvanced"] },
};

/**
 * Does the frame begin a scene, or a Turn?
 * @param {string} game
 * @param {Frame} frame
 * @returns {"scene" | "turn" | ""}
 */
export function rankOf(game, frame) {
  const plan = PLANS[game];
  const type = frame.entries[0]?.type ?? "";
  if (plan?.scenes.includes(type) || type === "TableStarted") return "scene";
  return plan?.turns.includes(type) ? "turn" : "";
}
