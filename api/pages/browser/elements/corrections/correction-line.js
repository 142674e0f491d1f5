/**
 * The line of corrections as a picture: the session from left to right, from every correction an arc back to what it
 * changed; what stood there leaves the line, what holds now runs beside it. From every contest a dotted arc to what was
 * doubted, its mark filled while it is open. The same in words stands below.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Contest } from "../../standing.js"
 * @import { Table } from "../../table.js"
 *
 * @typedef {{ frame: Frame, lines: { frame: Frame, line: Line }[] }} Corrected a correction's frame and what it changed
 */

import { pageOf } from "../../addresses.js";
import { h } from "../../dom.js";
import { keepInTab } from "../../keep.js";
import { contests } from "../../standing.js";
import { say } from "../../words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 960;
const EDGE = 24;
const LEVEL = 96; // where the session runs
const BESIDE = 40; // how far below it runs what holds now

/**
 * @param {Table} table
 * @param {(frame: number) => void} go to a moment
 */
export function correctionLine(table, go) {
  const those = corrections(table.frames);
  const doubts = contests(table.frames);
  const branches = table.overview.branches;
  const drawn = those.length + doubts.length > 0;
  if (!drawn && !branches.length && !table.overview.origin)
    return [h("p", { class: "none" }, say("time-no-corrections"))];
  return [
    drawn ? picture(table.frames, those, doubts) : null,
    drawn ? inWords(table.frames, those, doubts, go) : null,
    ...others(table),
  ];
}

/**
 * @param {Frame[]} frames
 * @returns {Corrected[]}
 */
function corrections(frames) {
  /** @type {Map<number, { frame: Frame, line: Line }[]>} */
  const by = new Map();
  for (const frame of frames)
    for (const line of frame.entries)
      if (line.corrected_by) by.set(line.corrected_by, [...(by.get(line.corrected_by) ?? []), { frame, line }]);
  return frames.flatMap((frame) => {
    const lines = by.get(frame.frame);
    return lines ? [{ frame, lines }] : [];
  });
}

/**
 * @param {Frame[]} frames
 * @param {Corrected[]} those
 * @param {Contest[]} doubts
 */
function picture(frames, those, doubts) {
  const first = frames[0]?.frame ?? 1;
  const last = frames.at(-1)?.frame ?? 1;
  const x = (/** @type {number} */ frame) => EDGE + ((WIDTH - 2 * EDGE) * (frame - first)) / Math.max(1, last - first);
  const drawn = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${LEVEL + BESIDE + 34}`,
    role: "img",
    "aria-label": say("time-picture", { count: those.length, contests: doubts.length }),
    class: "line-of-corrections",
  });
  drawn.append(svg("line", { x1: x(first), x2: x(last), y1: LEVEL, y2: LEVEL, class: "session" }));
  for (const frame of frames.length <= 120 ? frames : [])
    drawn.append(svg("circle", { cx: x(frame.frame), cy: LEVEL, r: 2.5, class: "moment-dot" }));
  for (const doubt of doubts) drawn.append(...doubted(x, doubt, placeOf(frames, doubt.target)));
  for (const { frame, lines } of those) {
    const to = x(frame.frame);
    for (const target of new Set(lines.map((each) => each.frame.frame))) drawn.append(arc(to, x(target), "reach"));
    const begun = x(Math.min(...lines.map((each) => each.frame.frame)));
    if (lines.some(({ line }) => line.now?.length))
      drawn.append(
        svg("path", {
          d: `M${begun} ${LEVEL} q6 ${BESIDE} 26 ${BESIDE} H${Math.max(begun + 26, to - 26)} q20 0 ${Math.min(26, to - begun)} -${BESIDE}`,
          class: "instead",
        }),
      );
    const marked = new Map(lines.map((each) => [each.frame.frame, each.line]));
    for (const [of, line] of marked) drawn.append(mark(x(of), of, line));
    drawn.append(
      svg("circle", { cx: to, cy: LEVEL, r: 7, class: "correction" }),
      label(to, LEVEL + 24, String(frame.frame)),
    );
  }
  return h(
    "div",
    { class: "scrolled-picture", tabindex: "0", role: "region", "aria-label": say("time-corrections") },
    drawn,
  );
}

/**
 * @param {number} to
 * @param {number} from
 * @param {string} kind
 */
function arc(to, from, kind) {
  const height = Math.min(LEVEL - 14, 18 + (to - from) / 5);
  return svg("path", {
    d: `M${to} ${LEVEL} C${to} ${LEVEL - height} ${from} ${LEVEL - height} ${from} ${LEVEL}`,
    class: kind,
  });
}

/**
 * @param {(frame: number) => number} x
 * @param {Contest} doubt
 * @param {number | undefined} target
 */
function doubted(x, { from, until }, target) {
  const at = x(from);
  const sign = svg("circle", { cx: at, cy: LEVEL, r: 5, class: until === null ? "doubt open" : "doubt" });
  return [...(target === undefined ? [] : [arc(at, x(target), "doubts")]), sign, label(at, LEVEL + 24, String(from))];
}

/**
 * In which frame an event was told.
 * @param {Frame[]} frames
 * @param {string} event
 */
function placeOf(frames, event) {
  return frames.find(({ entries }) => entries.some((line) => line.event === event))?.frame;
}

/**
 * What was: taken away, or otherwise since.
 * @param {number} at
 * @param {number} frame
 * @param {Line} line
 */
function mark(at, frame, line) {
  const kind = line.withdrawn ? "withdrawn" : "otherwise";
  const group = svg("g", { class: `was ${kind}` });
  group.append(svg("circle", { cx: at, cy: LEVEL, r: 6 }));
  if (line.withdrawn) group.append(svg("path", { d: `M${at - 4} ${LEVEL - 4} l8 8 m0 -8 l-8 8` }));
  group.append(label(at, LEVEL + 24, String(frame)));
  return group;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 */
function label(x, y, text) {
  const made = svg("text", { x, y, "text-anchor": "middle" });
  made.textContent = text;
  return made;
}

/**
 * Corrections and contests, the latest first.
 * @param {Frame[]} frames
 * @param {Corrected[]} those
 * @param {Contest[]} doubts
 * @param {(frame: number) => void} go
 */
function inWords(frames, those, doubts, go) {
  const jump = (/** @type {number} */ frame) =>
    h(
      "button",
      { type: "button", class: "quiet to-moment", "aria-label": say("time-go", { frame }), onclick: () => go(frame) },
      String(frame),
    );
  const told = (/** @type {number | null} */ number) =>
    frames.find(({ frame }) => frame === number)?.entries[0]?.text ?? "";
  const head = (/** @type {number} */ frame) =>
    h("p", { class: "correcting" }, jump(frame), h("bdi", { dir: "ltr" }, told(frame)));
  const contested = doubts.map(({ from, until }) => ({
    at: from,
    made: h(
      "li",
      null,
      head(from),
      h(
        "ul",
        null,
        h(
          "li",
          null,
          until === null
            ? h("p", { class: "badge" }, say("time-contest-open"))
            : [jump(until), h("p", null, h("bdi", { dir: "ltr" }, told(until)))],
        ),
      ),
    ),
  }));
  const corrected = those.map(({ frame, lines }) => ({
    at: frame.frame,
    made: h(
      "li",
      null,
      head(frame.frame),
      h(
        "ul",
        null,
        lines.map(({ frame: of, line }) =>
          h(
            "li",
            null,
            jump(of.frame),
            h(
              "div",
              null,
              h("p", null, h("s", null, h("bdi", { dir: "ltr" }, line.text))),
              line.now?.length
                ? line.now.map((now) => h("p", { class: "holds-now" }, h("bdi", { dir: "ltr" }, now.text)))
                : h("p", { class: "sub" }, say(line.withdrawn ? "mark-withdrawn" : "mark-changed")),
            ),
          ),
        ),
      ),
    ),
  }));
  return h(
    "ol",
    { class: "corrections-told" },
    [...corrected, ...contested].sort((one, other) => other.at - one.at).map(({ made }) => made),
  );
}

/**
 * Tables that begin with the first part of this one's record, and that from which this one comes.
 * @param {Table} table
 */
function others(table) {
  const enter = (/** @type {string} */ id) => () => {
    keepInTab(id, table.seat.token);
    location.assign(pageOf(id));
  };
  const { branches, origin } = table.overview;
  const button = (/** @type {string} */ id, /** @type {string} */ text) =>
    h("button", { type: "button", onclick: enter(id) }, text);
  return [
    branches.length || origin
      ? h(
          "div",
          { class: "branches" },
          h("h4", null, say("time-branches")),
          h(
            "div",
            { class: "actions" },
            origin ? button(origin.table, say("branch-origin")) : null,
            branches.map((id, place) => button(id, say("branch-open", { number: place + 1 }))),
          ),
        )
      : null,
  ];
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function svg(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
