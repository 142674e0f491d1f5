/**
 * Dice drawn as dice: pips for six faces or fewer in the middle of a square, a number in the die's outline for others.
 * A die that was rolled at the table is drawn with a broken line, and says so.
 *
 * @import { Die } from "../../client/types.js"
 */

import { h } from "../../dom.js";
import { can, say } from "../../words.js";

const SVG = "http://www.w3.org/2000/svg";
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const OUTLINES = new Map([
  [4, "16,3 30,28 2,28"],
  [8, "16,1 30,16 16,31 2,16"],
  [10, "16,1 30,13 30,20 16,31 2,20 2,13"],
  [12, "16,1 30,11 25,29 7,29 2,11"],
  [20, "16,1 30,9 30,23 16,31 2,23 2,9"],
]);

/**
 * Every face of a draw. Cards that were shuffled show no faces: what came of it stands in words.
 * @param {Die} draw
 */
export function dice(draw) {
  if (draw.kind === "shuffle") return [];
  const sides = Number(/d(\d+)/.exec(draw.kind)?.[1] ?? 0);
  return draw.faces.map((face) => die(sides, face, draw));
}

/**
 * @param {number} sides
 * @param {number} face
 * @param {Die} draw
 */
function die(sides, face, draw) {
  const kind = can(`draw-${draw.kind}`) ? say(`draw-${draw.kind}`) : draw.kind;
  const name = say(draw.physical ? "die-physical" : "die", { kind, face: String(face) });
  const drawn = element("svg", { viewBox: "0 0 32 32", "aria-hidden": "true" });
  const outline = OUTLINES.get(sides);
  drawn.append(outline ? element("polygon", { points: outline, class: "outline" }) : square());
  if (sides === 6 && face <= 6) for (const place of PIPS[face] ?? []) drawn.append(pip(place));
  else drawn.append(number(face, sides === 4));
  const kinds = `die d${sides}${draw.physical ? " physical" : ""}`;
  return h("span", { class: kinds, role: "img", "aria-label": name, title: name }, drawn);
}

function square() {
  return element("rect", { x: "2", y: "2", width: "28", height: "28", rx: "6", class: "outline" });
}

/** @param {number} place 0 to 8, as read */
function pip(place) {
  const at = (/** @type {number} */ n) => String(8.5 + 7.5 * n);
  return element("circle", { cx: at(place % 3), cy: at(Math.floor(place / 3)), r: "2.6", class: "pip" });
}

/**
 * @param {number} face
 * @param {boolean} low
 */
function number(face, low) {
  const text = element("text", { x: "16", y: low ? "25" : "21", "text-anchor": "middle" });
  text.textContent = String(face);
  return text;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
