/**
 * The sheets of Spin: traits, gauges as scales, the two pools of an opposition against each other.
 *
 * @import { Look } from "../sheets/look.js"
 */

import { h } from "../dom.js";
import {
  aside,
  card,
  chips,
  fact,
  facts,
  flags,
  folded,
  pair,
  part,
  scale,
  tag,
  titled,
  value,
  why,
  words,
} from "../sheets/parts.js";
import { count, say } from "../words.js";

const LEVELS = ["0", "I", "II", "H"];
const RESULTS = ["fiasco", "failure", "partial_failure", "partial_success", "success", "exploit"];
const GOOD = new Set(["partial_success", "success", "exploit"]);

/** @param {Look} root */
export function draw(root) {
  for (const name of ["characters", "oppositions", "canvases", "stakes", "seats", "result_order"])
    root.get(name).take();
  root.get("result_order").skip();
  root.get("seats").skip();
  const running = root.get("oppositions").items.filter((each) => each.get("status").value !== "closed");
  const closed = root.get("oppositions").items.filter((each) => each.get("status").value === "closed");
  return [
    now(root),
    part(
      root.get("oppositions").title,
      running.map((each) => opposition(each, true)),
    ),
    part(
      root.get("characters").title,
      root.get("characters").items.map((each) => person(each, root.get("canvases"))),
    ),
    part(
      root.get("stakes").title,
      root.get("stakes").items.length
        ? [
            card(
              root.get("stakes").title,
              { kind: "across untitled" },
              h(
                "ul",
                { class: "bare" },
                root
                  .get("stakes")
                  .items.map((each) =>
                    h(
                      "li",
                      { class: each.get("closed").value ? "over" : "" },
                      value(each.get("text")),
                      flags(each.get("shared"), each.get("closed")),
                    ),
                  ),
              ),
            ),
          ]
        : [],
    ),
    part(
      root.get("canvases").title,
      root
        .get("canvases")
        .items.filter((each) => !each.get("character").value)
        .map(canvas),
    ),
    screen(root.get("screen")),
    part(
      say("sheet-before"),
      closed.reverse().map((each) => opposition(each, false)),
    ),
    part(root.get("orientations").title, root.get("orientations").items.map(orientation)),
    help(root.sheet.data),
  ];
}

/**
 * The book's tables that one looks up while playing: what to do, and on what a face is read.
 * @param {Record<string, any>} data
 */
function help(data) {
  const rows = Object.values(data.orientation ?? {});
  if (!rows.length) return null;
  const line = (/** @type {any} */ row) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, row.left === row.right ? row.left : `${row.left} / ${row.right}`),
      row.columns.map((/** @type {any} */ cell) => h("td", null, cell.label)),
    );
  const list = (/** @type {any[]} */ options) =>
    h(
      "ol",
      null,
      options.map((each) => h("li", null, each.label)),
    );
  return part(say("sheet-memento"), [
    card(say("sheet-memento-gm"), {}, list(data.gm_options ?? [])),
    card(say("sheet-memento-protagonists"), {}, list(data.protagonist_options ?? [])),
    card(
      say("sheet-orientation"),
      { kind: "across" },
      h(
        "div",
        { class: "scrolled" },
        h(
          "table",
          null,
          h(
            "thead",
            null,
            h(
              "tr",
              null,
              h("td", null),
              [1, 2, 3, 4, 5, 6].map((face) => h("th", { scope: "col" }, count(face))),
            ),
          ),
          h("tbody", null, rows.map(line)),
        ),
      ),
    ),
  ]);
}

/** @param {Look} root */
function now(root) {
  const [genre, scene, fate] = [root.get("genre"), root.get("scene"), root.get("fate")];
  for (const look of [genre.get("answers"), genre.get("cards"), fate.get("discard"), fate.get("passes")]) look.take();
  return part(say("sheet-now"), [
    card(
      scene.present ? scene.get("setting").text() : value(root.get("phase"), { kind: "plain" }),
      {
        kind: "across",
        sub: genre.get("text").present ? value(genre.get("text"), { kind: "plain" }) : null,
        tags: [
          scene.present ? tag(root.get("phase")) : null,
          scene.get("kind").take() && scene.get("kind").value !== root.get("phase").value
            ? tag(scene.get("kind"))
            : null,
          ...flags(
            root.get("session_window"),
            root.get("game_ending"),
            fate.get("stroke_pending"),
            scene.get("fate_blocked_by"),
          ),
        ],
      },
      facts([root.get("session_no"), root.get("gauge_mode"), fate.get("hand_count")]),
      chips(fate.get("discard").title, fate.get("discard").items.map(fateCard)),
      folded(genre.title, [
        flags(genre.get("fixed")),
        genre
          .get("answers")
          .items.map((each) => h("p", null, words(each.get("text")), facts([each.get("seat"), each.get("question")]))),
        genre.get("cards").items.map((each) => facts([each.get("seat"), each.get("number")])),
      ]),
    ),
  ]);
}

/**
 * @param {Look} who
 * @param {Look} canvases
 */
function person(who, canvases) {
  const fortunes = who.get("fortunes");
  const traits = who.get("traits");
  const gauges = who.get("gauges");
  for (const look of [traits, gauges, who.get("canvas"), who.get("sheet")]) look.take();
  const own = canvases.items.find((each) => each.get("character").value === who.value.id);
  const has = fortunes.take() ?? 0;
  return card(
    who.get("name").text(),
    {
      sub: who.get("owner").present ? who.get("owner").text() : null,
      tags: [tag(who.get("kind")), ...flags(who.get("ended"))],
      kind: who.get("ended").value ? "over" : "",
    },
    who.get("kind").value === "protagonist"
      ? h(
          "div",
          { class: "fortunes" },
          h("span", { class: "of" }, fortunes.title),
          why(
            fortunes,
            say("value-of", { label: fortunes.title, value: count(has) }),
            "tokens",
            has ? Array.from({ length: has }, () => h("i")) : count(0),
          ),
        )
      : null,
    gauges.items.map((each) => gauge(each)),
    traits.present ? h("ul", { class: "traits" }, traits.items.map(trait)) : null,
    own ? canvasIn(own) : null,
  );
}

/** @param {Look} gauge */
function gauge(gauge) {
  const [level, boxes, kind] = [gauge.get("level").take(), gauge.get("boxes"), gauge.get("kind")];
  for (const name of ["boxes", "partial", "exhausted"]) gauge.get(name).take();
  const good = kind.value === "progression";
  const steps = LEVELS.map((name, place) => ({ name, kind: !good && place === 3 ? "end" : "" }));
  const said = [LEVELS[level] ?? "", gauge.get("partial").value ? say("sheet-begun") : ""].filter(Boolean).join(", ");
  return h(
    "div",
    { class: "spin-gauge" },
    h("div", null, value(gauge.get("label"), { kind: "strong" }), kind.present ? tag(kind) : null),
    scale(boxes, { label: "", steps, now: level, said: `${gauge.get("label").value} ${said}` }),
    flags(gauge.get("exhausted")),
  );
}

/** @param {Look} trait */
function trait(trait) {
  const level = trait.get("level").take();
  trait.get("tags").take();
  return h(
    "li",
    { class: level === "normal" ? "" : "strong" },
    value(trait.get("text")),
    level === "normal" ? null : tag(trait.get("level"), undefined, "strong"),
    trait.get("tags").items.map((each) => tag(each)),
    trait.get("duration").take() === "durable" ? null : tag(trait.get("duration")),
    flags(trait.get("zero_sum")),
  );
}

/** @param {Look} canvas */
function axes(canvas) {
  canvas.get("axes").take();
  const written = canvas.get("axes").items.map((axis) => {
    for (const name of ["axis", "id", "label"]) axis.get(name).take();
    axis.get("texts").take();
    return axis.get("texts").present
      ? fact(
          axis.get("label").value,
          axis.get("texts").items.map((each) => words(each)),
        )
      : null;
  });
  return written.some(Boolean) ? h("dl", { class: "axes" }, written) : null;
}

/** @param {Look} canvas */
function canvasIn(canvas) {
  for (const name of ["character", "responsible", "name", "kind", "traits"]) canvas.get(name).take();
  const made = axes(canvas);
  return made ? folded(canvas.title, made) : null;
}

/** @param {Look} canvas */
function canvas(canvas) {
  const made = axes(canvas);
  const name = canvas.get("name").present ? canvas.get("name").text() : canvas.get("kind").text();
  const traits = canvas.get("traits");
  traits.take();
  const like = traits.present ? h("ul", { class: "traits" }, traits.items.map(trait)) : null;
  return card(
    name,
    { sub: canvas.get("kind").text(), tags: canvas.get("responsible").present ? tag(canvas.get("responsible")) : null },
    like,
    made ?? (like ? null : h("p", { class: "sub" }, say("sheet-blank"))),
  );
}

/**
 * @param {Look} of
 * @param {boolean} running
 */
function opposition(of, running) {
  for (const name of [
    "protagonists",
    "factors",
    "stages",
    "rolls",
    "shifts",
    "consequences",
    "base_dice",
    "scene",
    "number",
    "key",
    "lead",
  ])
    of.get(name).take();
  const result = of.get("result");
  const title = of.get("objective").present ? of.get("objective").text() : of.get("obstacle").text();
  return card(
    title,
    {
      sub:
        of.get("objective").present && of.get("obstacle").present
          ? [of.get("lead").text(), " / ", value(of.get("obstacle"), { kind: "plain" })]
          : null,
      tags: [
        tag(of.get("status"), undefined, running ? "strong" : ""),
        tag(of.get("kind")),
        of.get("zoom").present ? titled(of.get("zoom")) : null,
        of.get("role").present ? titled(of.get("role")) : null,
        ...flags(of.get("outcome_only"), of.get("impact_used")),
      ],
      kind: running ? "current across" : "",
    },
    h("div", { class: "against" }, camp(of, "protagonist", "x"), camp(of, "obstacle", "y")),
    result.present
      ? scale(result, {
          label: "",
          steps: RESULTS.map((name) => ({ name: result.said(name), kind: GOOD.has(name) ? "good" : "bad" })),
          now: RESULTS.indexOf(result.take()),
        })
      : null,
    of.get("raw_result").take() !== result.value && of.get("raw_result").present ? facts([of.get("raw_result")]) : null,
    of.get("consequences").present
      ? h(
          "ul",
          { class: "bare" },
          of
            .get("consequences")
            .items.map((each) =>
              h(
                "li",
                null,
                tag(each.get("kind")),
                each.get("character").present ? value(each.get("character"), { kind: "strong" }) : null,
                words(each.get("text")),
                aside(each.get("basis")),
              ),
            ),
        )
      : null,
    facts([
      of.get("wager"),
      of.get("aggressor"),
      of.get("failed_stage"),
      of.get("mitigation").value === "none" ? (of.get("mitigation").take(), null) : of.get("mitigation"),
    ]),
    of.get("shifts").present
      ? chips(
          of.get("shifts").title,
          of
            .get("shifts")
            .items.map((each) => [tag(each.get("character")), tag(each.get("direction"))])
            .flat(),
        )
      : null,
  );
}

/**
 * One side of an opposition: its dice, what gives them, what they showed.
 * @param {Look} of
 * @param {"protagonist" | "obstacle"} name
 * @param {"x" | "y"} total
 */
function camp(of, name, total) {
  const dice = of.get(total);
  const factors = of.get("factors").items.filter((each) => each.get("camp").value === name);
  const rolls = of.get("rolls").items.filter((each) => each.get("camp").value === name);
  return h(
    "div",
    { class: `camp ${name}` },
    h("h5", null, of.sheet.word(name, "camp"), " ", dice.present ? value(dice, { kind: "strong" }) : null),
    h("ul", { class: "bare" }, factors.map(factor)),
    rolls.map((roll) => {
      for (const field of ["camp", "typed", "initial", "extra"]) roll.get(field).take();
      const faces = [...roll.get("initial").items, ...roll.get("extra").items];
      return h(
        "div",
        { class: "thrown" },
        faces.map((face) =>
          why(
            face,
            say("die", { kind: say("draw-d6"), face: String(face.take()) }),
            `face ${face.value % 2 ? "odd" : "even"}`,
            String(face.value),
          ),
        ),
        pair(roll.get("evens").title, value(roll.get("evens"), { kind: "strong" })),
      );
    }),
  );
}

/** @param {Look} factor */
function factor(factor) {
  factor.get("camp").take();
  const dice = factor.get("dice");
  const status = factor.get("status");
  for (const name of ["against", "conversion"])
    if (!factor.get(name).value || factor.get(name).value === "none") factor.get(name).take();
  return h(
    "li",
    null,
    value(dice, { text: `+${dice.text()}`, kind: "dice-of" }),
    factor.get("label").present ? value(factor.get("label")) : (factor.get("label").take(), null),
    factor.get("source").take() === "text" || !factor.get("source").present ? null : tag(factor.get("source")),
    status.take() === "accepted" ? null : tag(status),
    flags(factor.get("hidden"), factor.get("external"), factor.get("destiny_added")),
  );
}

/** @param {Look} of */
function orientation(of) {
  const row = of.get("row");
  for (const name of ["row", "canvas", "labels", "meaning"]) row.get(name).skip();
  of.get("readings").take();
  return card(
    row.get("meaning").present ? row.get("meaning").value : of.title,
    { sub: [of.get("roller").text(), " · ", value(of.get("die"), { kind: "strong" })] },
    of.get("readings").items.map((each) => {
      each.get("row").skip();
      return h("div", null, words(each.get("text")), tag(each.get("visibility")));
    }),
  );
}

/** @param {Look} each a card of Coup du sort */
function fateCard(each) {
  for (const name of ["number", "theme"]) each.get(name).take();
  return tag(each, `${each.get("number").text()} · ${each.get("theme").text()}`);
}

/** @param {Look} screen */
function screen(screen) {
  if (!screen.present) return null;
  for (const name of ["ledger", "hand", "deck", "pools", "vetoes", "stroke"]) screen.get(name).take();
  const destiny = screen.get("destiny");
  const ledger = screen.get("ledger");
  return part(
    screen.title,
    [
      card(
        destiny.title,
        { kind: "secret" },
        h(
          "div",
          { class: "scores" },
          why(
            destiny,
            say("value-of", { label: destiny.title, value: destiny.text() }),
            `score ${destiny.value < 0 ? "bad" : destiny.value > 0 ? "good" : ""}`,
            h("strong", null, destiny.value > 0 ? `+${destiny.value}` : destiny.text()),
            h("span", null, destiny.title),
          ),
        ),
        ledger.present
          ? folded(
              ledger.title,
              h(
                "ul",
                { class: "bare" },
                ledger.items.map((each) =>
                  h(
                    "li",
                    null,
                    value(each.get("delta"), {
                      text: each.get("delta").value > 0 ? `+${each.get("delta").value}` : undefined,
                      kind: "strong",
                    }),
                    tag(each.get("cause")),
                    h("span", { class: "sub" }, each.get("value").title, " ", value(each.get("value"))),
                    each.get("event").skip() && null,
                  ),
                ),
              ),
            )
          : null,
      ),
      card(
        screen.get("hand").title,
        { kind: "secret" },
        chips(screen.get("hand").title, screen.get("hand").items.map(fateCard)),
        chips(screen.get("deck").title, screen.get("deck").items.map(fateCard)),
        screen.get("stroke").present ? facts(screen.get("stroke").members) : null,
        chips(
          screen.get("vetoes").title,
          screen.get("vetoes").items.map((each) => tag(each)),
        ),
        facts([screen.get("polarity_note")]),
      ),
    ],
    "secret",
  );
}
