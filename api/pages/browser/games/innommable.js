/**
 * The sheets of Innommable: the bowl and everybody's dice as dice, the two columns of fate as boxes, what was revealed.
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
  value,
  why,
  words,
} from "../sheets/parts.js";
import { say } from "../words.js";

const DICE = ["d20", "d12", "d8", "d4"];
const PHASES = ["setup", "awareness", "machinations", "confrontation", "epilogue", "closed"];

/**
 * @param {any} view
 * @param {Map<string, string>} names
 */
export function names(view, names) {
  for (const [seat, who] of Object.entries(view.protagonists ?? {}))
    if (who.portrait?.name) names.set(seat, who.portrait.name);
}

/** @param {Look} root */
export function draw(root) {
  const people = root.get("protagonists");
  people.take();
  return [
    now(root),
    part(root.get("resolution").title, root.get("resolution").present ? resolution(root.get("resolution")) : []),
    part(people.title, people.members.map(person)),
    part(
      root.get("threats").title,
      root
        .get("threats")
        .items.map((each) =>
          card(
            each.get("target").text(),
            {},
            words(each.get("text")),
            facts([each.get("challenges")]),
            aside(each.get("scene")),
          ),
        ),
    ),
    known(root),
    screen(root.get("screen")),
  ];
}

/** @param {Look} root */
function now(root) {
  const [phase, scene, setting, hard] = ["phase", "scene", "setting", "difficulty"].map((name) => root.get(name));
  if (!phase || !scene || !setting || !hard) return null;
  const steps = PHASES.map((name) => ({ name: phase.said(name) }));
  const full = root.get("reserve_has_dice");
  return part(say("sheet-now"), [
    card(
      setting.get("place").present ? setting.get("place").text() : phase.text(),
      { kind: "across" },
      scale(phase, { label: "", steps, now: PHASES.indexOf(phase.take()) }),
      facts([setting.get("period"), setting.get("role"), setting.get("context")]),
      h(
        "div",
        { class: "scores" },
        hard.present
          ? why(
              hard,
              say("value-of", { label: hard.title, value: hard.text() }),
              "score",
              h("strong", null, hard.text()),
              h("span", null, hard.title),
            )
          : null,
      ),
    ),
    card(
      root.get("bowl").title,
      {
        kind: "bowl",
        sub: full.present
          ? value(full, { text: say("sheet-reserve-left"), kind: "plain" })
          : value(full, { text: say("sheet-reserve-empty"), kind: "plain" }),
      },
      pool(root.get("bowl")),
      root.get("reserve").present ? pair(root.get("reserve").title, pool(root.get("reserve"))) : null,
    ),
    scene.present
      ? card(
          [say("sheet-scene", { number: scene.get("number").take() }), " · ", scene.get("label").text()],
          { tags: flags(scene.get("closed"), scene.get("symptom_revealed"), scene.get("difficulty_raised")) },
          ["present", "threatened", "suggested", "received", "imposed"].map((name) => seats(scene.get(name))),
        )
      : null,
  ]);
}

/** @param {Look} those */
function seats(those) {
  those.take();
  return chips(
    those.title,
    those.items.map((each) => tag(each)),
  );
}

/**
 * Dice as outlines with how many there are.
 * @param {Look} dice
 */
function pool(dice) {
  const there = DICE.filter((kind) => dice.get(kind).take() > 0);
  if (!there.length) return value(dice, { text: say("sheet-no-dice"), kind: "plain" });
  return h(
    "span",
    { class: "dice-pool" },
    there.map((kind) => {
      const each = dice.get(kind);
      return why(
        each,
        say("value-of", { label: dice.title, value: `${each.value} ${kind}` }),
        `pool-die ${kind}`,
        Array.from({ length: each.value }, () => h("i", { class: kind }, kind.slice(1))),
      );
    }),
  );
}

/** @param {Look} who */
function person(who) {
  const [portrait, tie, mode, status] = ["portrait", "attachment", "mode", "status"].map((name) => who.get(name));
  if (!portrait || !tie || !mode || !status) return null;
  const name = portrait.get("name");
  const marks = [
    status.take() !== "active" ? tag(status, undefined, "bad") : null,
    mode.take() !== "protagonist" ? tag(mode) : null,
    who.get("controlled_by").take() !== "owner" ? tag(who.get("controlled_by")) : null,
    ...flags(who.get("transgressed"), who.get("dice_split_pending")),
  ];
  return card(
    name.present ? name.text() : (who.sheet.names.get(who.field) ?? who.title),
    {
      sub: portrait.get("origin").present ? portrait.get("origin").text() : null,
      tags: marks,
      kind: status.value === "active" ? "" : "over",
    },
    h("div", { class: "pool-line" }, h("span", { class: "of" }, say("sheet-own-dice")), pool(who.get("pool"))),
    h("div", { class: "fate" }, column(who.get("protagonist_column")), column(who.get("attachment_column"))),
    outrages(who.get("outrages")),
    tie.present
      ? h(
          "div",
          { class: "tie" },
          h("span", { class: "of" }, tie.title),
          value(tie.get("label"), { kind: "strong" }),
          tag(tie.get("status"), undefined, tie.get("status").value === "intact" ? "good" : "bad"),
          tag(tie.get("kind")),
          words(tie.get("description")),
        )
      : null,
    facts([
      portrait.get("appearance"),
      portrait.get("temperament"),
      who.get("monologue_count"),
      who.get("dice_to_keep").take() ? who.get("dice_to_keep") : null,
    ]),
    who.get("elements").present
      ? h(
          "ul",
          { class: "bare" },
          who.get("elements").items.map((each) => h("li", null, tag(each.get("die")), words(each.get("text")))),
        )
      : null,
    folded(
      who.get("links").title,
      who
        .get("links")
        .items.map((each) =>
          h("p", null, tag(each.get("nature")), " ", value(each.get("other")), words(each.get("text"))),
        ),
    ),
    folded(
      who.get("hallucinations").title,
      who.get("hallucinations").items.map((each) => facts([each.get("scene"), each.get("realized")])),
    ),
    folded(
      who.get("narration_due").title,
      who.get("narration_due").items.map((each) => facts([each.get("cause"), each.get("resolution")])),
    ),
  );
}

/**
 * A column of the fate list: boxes, some crossed.
 * @param {Look} column
 */
function column(column) {
  const crossed = column.get("crossed").take();
  const empty = column.get("empty").take();
  const said = say("sheet-boxes", { crossed, all: crossed + empty });
  return h(
    "div",
    null,
    h("span", { class: "of" }, column.title),
    why(
      column,
      say("value-of", { label: column.title, value: said }),
      "boxes",
      crossed + empty
        ? [...Array(crossed).fill("x"), ...Array(empty).fill("")].map((mark) => h("i", { class: mark }))
        : h("span", null, said),
    ),
  );
}

/**
 * What the crossed boxes did.
 * @param {Look} those
 */
function outrages(those) {
  those.take();
  if (!those.present) return null;
  return h(
    "div",
    null,
    h("span", { class: "of" }, those.title),
    h(
      "ul",
      { class: "bare" },
      those.items.map((each) => {
        each.get("id").skip();
        return h(
          "li",
          null,
          tag(each.get("column")),
          tag(each.get("severity"), undefined, "bad"),
          words(each.get("text")),
          aside(each.get("count"), each.get("scene")),
        );
      }),
    ),
  );
}

/** @param {Look} roll */
function resolution(roll) {
  const those = roll.get("rolled");
  those.take();
  return card(
    roll.get("goal").text(),
    {
      sub: roll.get("seat").text(),
      tags: [
        tag(roll.get("stage"), undefined, "strong"),
        roll.get("opposition").present ? tag(roll.get("opposition")) : null,
        ...flags(roll.get("ones_seen"), roll.get("reroll_used")),
      ],
    },
    those.present
      ? h(
          "div",
          { class: "dice-pool" },
          those.items.map((each) => {
            const [kind, face] = [each.get("die").take(), each.get("face").take()];
            each.get("physical").take();
            return why(
              each,
              say("value-of", { label: kind, value: String(face) }),
              `pool-die ${kind}`,
              h("i", { class: kind }, String(face)),
            );
          }),
        )
      : null,
    facts([roll.get("successes"), roll.get("purpose"), roll.get("threat_id"), roll.get("given_die")]),
  );
}

/** @param {Look} root */
function known(root) {
  const [symptoms, infos, closed, source] = ["symptoms", "informations", "resolutions", "source"].map((name) =>
    root.get(name),
  );
  if (!symptoms || !infos || !closed || !source) return null;
  const revealed = (/** @type {Look} */ each, /** @type {string} */ kind) =>
    h("li", null, tag(each.get(kind)), aside(each.get("dice"), each.get("scene")), words(each.get("public_text")));
  return part(say("sheet-revealed"), [
    symptoms.present
      ? card(
          symptoms.title,
          {},
          h(
            "ol",
            { class: "bare" },
            symptoms.items.map((each) => revealed(each, "slot")),
          ),
        )
      : null,
    infos.present || source.present
      ? card(
          infos.title,
          {},
          h(
            "ol",
            { class: "bare" },
            infos.items.map((each) => revealed(each, "kind")),
          ),
          words(source, source.title),
        )
      : null,
    closed.present
      ? card(
          closed.title,
          {},
          h(
            "ul",
            { class: "bare" },
            closed.items.map((each) =>
              h(
                "li",
                null,
                tag(
                  each.get("outcome"),
                  undefined,
                  each.get("outcome").value === "succeeded"
                    ? "good"
                    : each.get("outcome").value === "failed"
                      ? "bad"
                      : "",
                ),
                value(each.get("goal")),
                h("span", { class: "sub" }, each.get("seat").text()),
              ),
            ),
          ),
        )
      : null,
  ]);
}

/** @param {Look} screen */
function screen(screen) {
  if (!screen.present) return null;
  const [scheme, reserve, plan, symptoms, situation, warned] = [
    "dice_scheme",
    "reserve",
    "info_plan",
    "symptoms",
    "situation",
    "pacing_warnings",
  ].map((name) => screen.get(name));
  if (!scheme || !reserve || !plan || !symptoms || !situation || !warned) return null;
  symptoms.take();
  return part(
    screen.title,
    [
      card(
        reserve.title,
        { kind: "secret" },
        pool(reserve),
        scheme.present ? pair(scheme.title, pool(scheme)) : null,
        warned.present
          ? chips(
              warned.title,
              warned.items.map((each) => tag(each.get("code"), undefined, "bad")),
            )
          : null,
      ),
      plan.present
        ? card(
            plan.title,
            { kind: "secret" },
            h(
              "ul",
              { class: "bare" },
              plan.items.map((each) =>
                h(
                  "li",
                  null,
                  tag(each.get("kind")),
                  value(each.get("label")),
                  h("span", { class: "sub" }, each.get("dice").title, " ", value(each.get("dice"))),
                  flags(each.get("revealed")),
                ),
              ),
            ),
          )
        : null,
      symptoms.present
        ? card(
            symptoms.title,
            { kind: "secret" },
            h(
              "dl",
              { class: "axes" },
              symptoms.members.map((each) => fact(each.title, value(each))),
            ),
          )
        : null,
      situation.present
        ? card(situation.title, { kind: "secret" }, h("dl", { class: "axes" }, situation.members.map(element)))
        : null,
    ],
    "secret",
  );
}

/** @param {Look} element */
function element(element) {
  element.get("type").take();
  const antagonists = element.get("antagonists");
  antagonists.take();
  const texts = element.members.filter((each) => each.field !== "type" && each.field !== "antagonists" && each.present);
  return fact(
    element.title,
    antagonists.items.map((each) =>
      h("p", null, value(each.get("name"), { kind: "strong" }), " · ", value(each.get("ambition"))),
    ),
    texts.map((each) => h("p", null, value(each))),
  );
}
