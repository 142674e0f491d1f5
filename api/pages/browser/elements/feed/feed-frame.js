/**
 * One frame of the feed: its sentences, the dice in them, what holds now where a correction changed them, and for each
 * line that is an event a button to its menu.
 *
 * @import { Frame, Line } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { h, sentence } from "../../dom.js";
import { moment, say, zone } from "../../words.js";
import { dice } from "./die-face.js";
import { spoken } from "./spoken.js";

/**
 * @param {Table} table
 * @param {Frame} frame
 * @param {{ position: number, size: number, rank: "scene" | "turn" | "", day: string }} place `day`: where another begins
 */
export function toldFrame(table, frame, { position, size, rank, day }) {
  const [first] = frame.entries;
  const seats = table.overview.seats.findIndex((seat) => seat.id === first?.seat);
  const own = first?.seat === table.you.seat ? " own" : "";
  const time = h(
    "a",
    { class: "when", href: `#frame-${frame.frame}` },
    h("time", { datetime: frame.at, title: `${moment(frame.at, "medium")} ${zone(frame.at)}` }, moment(frame.at)),
  );
  time.setAttribute("aria-label", say("frame-at", { frame: frame.frame, time: moment(frame.at) }));
  return h(
    "article",
    {
      id: `frame-${frame.frame}`,
      class: `frame seat-${seats < 0 ? "none" : seats % 12}${own}${rank && ` ${rank}`}`,
      tabindex: "-1",
      "data-frame": frame.frame,
      "aria-posinset": position,
      "aria-setsize": size,
      "aria-label": say("frame", { frame: frame.frame }),
    },
    day ? h("p", { class: "day" }, day) : null,
    h(
      "div",
      null,
      frame.entries.map((line, n) => toldLine(table, frame, line, n === 0 ? rank : "")),
    ),
    time,
  );
}

/**
 * @param {Table} table
 * @param {Frame} frame
 * @param {Line} line
 * @param {string} rank
 */
function toldLine(table, frame, line, rank) {
  const marks = [
    line.withdrawn && "withdrawn",
    line.contested && "contested",
    line.now && "changed",
    !line.event && "followed",
  ];
  const faces = (line.dice ?? []).flatMap(dice);
  const shown = faces.length ? h("span", { class: "dice" }, faces) : null;
  const text = spoken(table, line) ?? h(rank ? "h3" : "p", { class: "text" }, sentence(line.text), shown && " ", shown);
  return h(
    "div",
    { class: ["line", ...marks.filter(Boolean)].join(" "), "data-type": line.type },
    h(
      "div",
      { class: "said" },
      text,
      line.details?.length
        ? h(
            "ul",
            { class: "details" },
            line.details.map((each) => h("li", null, sentence(each))),
          )
        : null,
      standing(line),
    ),
    line.event ? menuButton(frame, line) : null,
  );
}

/**
 * What became of the line since: in words, and what holds in its place.
 * @param {Line} line
 */
function standing(line) {
  const contested = line.contested && line.event; // what followed from it is contested with it: said once
  if (!line.withdrawn && !contested && !line.now) return null;
  const badge = line.withdrawn ? "withdrawn" : line.now ? "changed" : "contested";
  const held = (line.now ?? []).map((now) => {
    const faces = (now.dice ?? []).flatMap(dice);
    return h("p", { class: "now" }, sentence(now.text), faces.length ? h("span", { class: "dice" }, faces) : null);
  });
  const link = line.corrected_by
    ? h("a", { href: `#frame-${line.corrected_by}` }, say("corrected-by", { frame: line.corrected_by }))
    : null;
  return h(
    "div",
    { class: "standing" },
    h(
      "p",
      { class: `badge ${badge}` },
      line.withdrawn && line.contested ? say("mark-withdrawn") : say(`mark-${badge}`),
    ),
    held.length ? h("div", { class: "holds" }, h("span", { class: "visually-hidden" }, say("holds-now")), held) : null,
    link,
  );
}

/**
 * @param {Frame} frame
 * @param {Line} line
 */
function menuButton(frame, line) {
  const ask = (/** @type {Event} */ event) =>
    event.currentTarget?.dispatchEvent(new CustomEvent("line-menu", { bubbles: true, detail: { frame, line } }));
  const name = say("line-menu", { text: line.text.slice(0, 60) });
  return h("button", { type: "button", class: "more", "aria-haspopup": "menu", "aria-label": name, onclick: ask }, "⋯");
}
