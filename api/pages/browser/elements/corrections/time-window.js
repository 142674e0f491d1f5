/**
 * Time: any moment of the seat's own frames as it was known then, two moments side by side, and the line of corrections
 * as a picture.
 *
 * @import { Frame } from "../../client/types.js"
 * @import { Table } from "../../table.js"
 */

import { fill, h, unique } from "../../dom.js";
import { sheet } from "../../sheets/sheet.js";
import { marks } from "../../standing.js";
import { moment, say } from "../../words.js";
import { correctionLine } from "./correction-line.js";
import { dice } from "../feed/die-face.js";
import { inWords } from "../common/sending.js";
import { opened, reopen } from "../common/unfolded.js";
import { WhyPopover } from "../feed/why-popover.js";
import { Window } from "../common/window.js";

const LINES = 30; // of what was told, before the moment
const PAUSE = 120; // milliseconds until a moving slider is followed

export class TimeWindow extends Window {
  #table;
  #sliders = [0, 1].map(() => h("input", { type: "range", min: "1", step: "1" }));
  #outputs = [0, 1].map(() => h("output", null));
  #two = h("input", { type: "checkbox" });
  #second = h("div", { class: "moment" });
  #past = h("p", { class: "past-mark", role: "status" });
  #told = h("ol", { class: "told-then" });
  #sheets = [0, 1].map(() => h("div", { class: "sheets" }));
  #picture = h("div", { class: "corrections-picture" });
  #why;
  /** @type {Map<number, any>} */ #views = new Map();
  #turn = 0;
  #waiting = 0;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#table = table;
    this.#why = new WhyPopover(table);
    this.#sheets.forEach((box, place) =>
      this.#why.serve(box, () => ({ view: this.#views.get(this.#at(place)), at: this.#at(place) })),
    );
    this.#two.addEventListener("change", () => this.#follow());
    this.#sliders.forEach((slider) => slider.addEventListener("input", () => this.#soon()));
    table.on("frames", () => this.open && this.#bound());
    table.on("marks", () => this.open && this.#draw());
  }

  /** @param {number} [at] the frame to begin with; without one, the last */
  begin(at) {
    this.#lay();
    this.#bound();
    const last = this.#last;
    const [first, second] = this.#sliders;
    if (first) first.value = String(at ?? last);
    if (second) second.value = String(last);
    this.show(say("time-title"), "time");
    this.#follow();
    first?.focus();
  }

  get #last() {
    return this.#table.frames.at(-1)?.frame ?? 1;
  }

  /** @param {number} place */
  #at(place) {
    return Number(this.#sliders[place]?.value ?? 1);
  }

  #lay() {
    if (this.body.childElementCount) return;
    const labels = [say("time-moment"), say("time-other")];
    const moments = this.#sliders.map((slider, place) => {
      const label = h("label", null, labels[place]);
      const id = unique();
      slider.id = id;
      label.htmlFor = id;
      const step = (/** @type {number} */ by, /** @type {string} */ name, /** @type {string} */ sign) =>
        h(
          "button",
          {
            type: "button",
            class: "step",
            "aria-label": `${name}, ${labels[place]}`,
            onclick: () => this.#step(place, by),
          },
          sign,
        );
      return [
        label,
        h(
          "div",
          { class: "slide" },
          step(-1, say("time-earlier"), "‹"),
          slider,
          step(1, say("time-later"), "›"),
          this.#outputs[place],
        ),
      ];
    });
    fill(this.#second, moments[1] ?? []);
    fill(
      this.body,
      h(
        "div",
        { class: "moments" },
        h("div", { class: "moment" }, moments[0] ?? []),
        h("label", { class: "switch" }, this.#two, say("time-compare")),
        this.#second,
      ),
      this.#past,
      h(
        "div",
        { class: "then" },
        h(
          "section",
          { class: "then-told", "aria-label": say("time-told") },
          h("h3", null, say("time-told")),
          this.#told,
        ),
        h("section", { class: "then-sheets", "aria-label": say("panel-sheets") }, this.#sheets),
      ),
      h("section", { class: "then-corrections" }, h("h3", null, say("time-corrections")), this.#picture),
      this.#why,
    );
  }

  #bound() {
    for (const slider of this.#sliders) slider.max = String(this.#last);
  }

  /**
   * @param {number} place
   * @param {number} by
   */
  #step(place, by) {
    const slider = this.#sliders[place];
    if (!slider) return;
    slider.value = String(Number(slider.value) + by);
    this.#follow();
  }

  #soon() {
    this.#say();
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#follow(), PAUSE);
  }

  #say() {
    this.#sliders.forEach((slider, place) => {
      const frame = this.#frame(Number(slider.value));
      const said = say("time-line", {
        frame: Number(slider.value),
        of: this.#last,
        time: frame ? moment(frame.at) : "",
      });
      const output = this.#outputs[place];
      if (output) output.textContent = said;
      slider.setAttribute("aria-valuetext", said);
    });
    this.#second.hidden = !this.#two.checked;
  }

  /** @param {number} number */
  #frame(number) {
    return this.#table.frames.find((each) => each.frame === number);
  }

  async #follow() {
    clearTimeout(this.#waiting);
    this.#say();
    this.#turn += 1;
    const turn = this.#turn;
    const two = this.#two.checked;
    const [first, second] = [this.#at(0), this.#at(1)];
    const now = first === this.#last && !two;
    this.#past.textContent = two
      ? say("time-comparing", { first: Math.min(first, second), second: Math.max(first, second) })
      : now
        ? say("time-now")
        : say("time-past", { frame: first });
    this.#past.classList.toggle("present", now);
    this.#tell(two ? Math.max(first, second) : first, two ? Math.min(first, second) : 0);
    this.#draw();
    try {
      const [one, other] = await Promise.all([this.#view(first), two ? this.#view(second) : undefined]);
      if (turn !== this.#turn) return;
      this.#lay2(one, other);
    } catch (error) {
      if (turn === this.#turn)
        fill(
          /** @type {HTMLElement} */ (this.#sheets[0]),
          h("p", { class: "problem", role: "alert" }, inWords(error).detail),
        );
    }
  }

  /**
   * @param {any} one
   * @param {any} other
   */
  #lay2(one, other) {
    const [left, right] = this.#sheets;
    if (!left || !right) return;
    const heads = [this.#at(0), this.#at(1)].map((at) => h("h3", { class: "when-head" }, say("frame", { frame: at })));
    for (const [box, view, before, head] of /** @type {[HTMLElement, any, any, HTMLElement | undefined][]} */ ([
      [left, one, other, heads[0]],
      [right, other, one, heads[1]],
    ])) {
      box.hidden = view === undefined;
      if (view === undefined) continue;
      const open = opened(box);
      const made = sheet(this.#table, view, other === undefined ? {} : { before });
      reopen(made, open);
      fill(box, other === undefined ? null : (head ?? null), made);
    }
  }

  /** @param {number} at */
  async #view(at) {
    if (!this.#views.has(at)) this.#views.set(at, (await this.#table.seat.view({ at })).view);
    return this.#views.get(at);
  }

  /**
   * What was told up to a moment, as it was told then, with what had become of it by then.
   * @param {number} upto
   * @param {number} after
   */
  #tell(upto, after) {
    const frames = this.#table.frames.filter(({ frame }) => frame <= upto && frame > Math.max(after, upto - LINES));
    const known = marks(this.#table.frames.filter(({ frame }) => frame <= upto));
    fill(
      this.#told,
      frames.reverse().map((frame) => this.#line(frame, upto, known)),
    );
  }

  /**
   * @param {Frame} frame
   * @param {number} upto
   * @param {Map<string, import("../../standing.js").Mark>} known
   */
  #line(frame, upto, known) {
    const go = () => this.#go(frame.frame);
    return h(
      "li",
      { class: frame.frame === upto ? "latest" : "" },
      h(
        "button",
        { type: "button", class: "quiet to-moment", "aria-label": say("time-go", { frame: frame.frame }), onclick: go },
        String(frame.frame),
      ),
      h(
        "div",
        null,
        frame.entries.flatMap((line) => [
          said(line, known.get(line.event ?? line.caused_by ?? "")),
          stood(known.get(line.event ?? "")),
        ]),
      ),
    );
  }

  /** @param {number} frame */
  #go(frame) {
    const [slider] = this.#sliders;
    if (slider) slider.value = String(frame);
    void this.#follow();
  }

  #draw() {
    fill(
      this.#picture,
      correctionLine(this.#table, (frame) => this.#go(frame)),
    );
  }
}

/**
 * @param {import("../../client/types.js").Line} line
 * @param {import("../../standing.js").Mark} [mark]
 */
function said(line, mark) {
  const over = mark && mark.kind !== "contested" ? "withdrawn" : "";
  return h(
    "p",
    { class: `${line.event ? "" : "followed"} ${over}`.trim() },
    h("bdi", { dir: "ltr" }, line.text),
    " ",
    (line.dice ?? []).flatMap(dice),
  );
}

/** @param {import("../../standing.js").Mark} [mark] */
function stood(mark) {
  if (!mark) return null;
  return h(
    "div",
    { class: "standing" },
    h("p", { class: `badge ${mark.kind}` }, say(`mark-${mark.kind}`)),
    mark.now.map((text) => h("p", { class: "holds-now" }, h("bdi", { dir: "ltr" }, text))),
  );
}

customElements.define("greffe-time", TimeWindow);
