/**
 * The sheets of Sombre: gauges as circles, common skills, who acts in which order, what waits for whom.
 *
 * @import { Look } from "../sheets/look.js"
 */

import { h } from "../dom.js";
import {
  card,
  chips,
  circles,
  facts,
  flags,
  folded,
  order,
  part,
  score,
  tag,
  value,
  why,
  words,
} from "../sheets/parts.js";
import { say } from "../words.js";

const COMMON = ["body", "senses", "mind", "general"];
const GAUGES = new Map([
  ["mental_instability", 9],
  ["wounds", 10],
  ["fatigue", 10],
]); // circles printed (SOM-CHAR-06)
const IDLE = new Set(["rested", "none", "awake", "adequate"]);

/**
 * @param {any} view
 * @param {Map<string, string>} names
 */
export function names(view, names) {
  for (const each of view.combat?.fight?.intents ?? [])
    if (!names.has(each.id)) names.set(each.id, names.get(each.character) ?? "");
}

/** @param {Look} root */
export function draw(root) {
  const bodies = root.get("health", "bodies");
  for (const look of [root.get("characters"), bodies, root.get("table", "presences"), root.get("combat", "items")])
    look.take();
  const [played, others] = [true, false].map((is) =>
    root.get("characters").items.filter((each) => each.get("played").value === is),
  );
  const sheet = (/** @type {Look} */ each) => person(each, bodies, root.get("combat", "items"));
  return [
    now(root),
    fight(root.get("combat")),
    part(root.get("calls").title, root.get("calls").items.map(call)),
    part(root.get("characters").title, (played ?? []).map(sheet)),
    part(say("sheet-others"), (others ?? []).map(sheet)),
  ];
}

/** @param {Look} root */
function now(root) {
  const table = root.get("table");
  table.get("presences").skip();
  const locks = root.get("locks");
  locks.take();
  return part(say("sheet-now"), [
    card(
      table.get("scene").present ? table.get("scene").text() : value(table.get("phase"), { kind: "plain" }),
      {
        kind: "across",
        tags: [table.get("scene").present ? tag(table.get("phase")) : null, ...flags(table.get("turn_mode"))],
      },
      facts([root.get("xp"), table.get("experience")]),
      chips(
        locks.title,
        locks.items
          .map((each) => [tag(each.get("attempt"), `${each.get("character").text()} : ${each.get("attempt").text()}`)])
          .flat(),
      ),
    ),
  ]);
}

/** @param {Look} combat */
function fight(combat) {
  const fight = combat.get("fight");
  if (!fight.present) return null;
  for (const name of ["fighters", "order", "contacts", "surprised", "awaited", "intents", "declaring"])
    fight.get(name).take();
  const intents = fight.get("intents").items;
  const waited = new Set(fight.get("awaited").items.map((each) => each.get("about").value));
  const placed = fight
    .get("order")
    .items.map((each) => intents.find((intent) => intent.value.id === each.take()))
    .filter((each) => each !== undefined);
  const left = intents.filter((intent) => !placed.includes(intent));
  const first = placed.find((intent) => !intent.get("resolved").value);
  const line = (/** @type {Look} */ intent) => ({
    name: value(intent.get("character"), { kind: "strong" }),
    more: meant(intent),
    now: intent === first,
    kind: intent.get("resolved").take() ? "done" : "",
  });
  fight
    .get("awaited")
    .items.forEach((each) => (waited.has(each.get("about").value) && intents.length ? each.skip() : null));
  return part(say("sheet-fight"), [
    h(
      "div",
      { class: "leaf across" },
      h(
        "div",
        { class: "tags" },
        tag(fight.get("turn"), `${fight.get("turn").title} ${fight.get("turn").text()}`, "strong"),
        tag(fight.get("phase"), `${fight.get("phase").title} ${fight.get("phase").text()}`, "strong"),
      ),
      order([...placed, ...left].map(line)),
      intents.length
        ? null
        : chips(
            fight.get("fighters").title,
            fight.get("fighters").items.map((each) => tag(each)),
          ),
      chips(
        fight.get("declaring").title,
        fight.get("declaring").items.map((each) => tag(each, undefined, "strong")),
      ),
      chips(
        fight.get("surprised").title,
        fight.get("surprised").items.map((each) => tag(each)),
      ),
      chips(
        fight.get("contacts").title,
        fight.get("contacts").items.map((pair) => tag(pair.skip(), pair.items.map((who) => who.text()).join(" · "))),
      ),
    ),
  ]);
}

/**
 * What somebody means to do.
 * @param {Look} intent
 */
function meant(intent) {
  const action = intent.get("action");
  intent.get("number").take();
  if (!action.present)
    return tag(intent, intent.get("named").present ? intent.get("named").text() : say("sheet-undisclosed"));
  const said = ["weapon", "skill", "aim", "text", "limb", "direction", "hand"]
    .map((name) => action.get(name))
    .filter((each) => each.present);
  const yes = action.members.filter((each) => each.value === true);
  action.get("elements").take();
  for (const each of action.members) if (!each.present) each.take();
  return [
    tag(action.get("kind")),
    action.get("target").present ? ["→ ", value(action.get("target"))] : null,
    said.map((each, place) => [place || action.get("target").present ? "· " : null, value(each, { kind: "plain" })]),
    flags(...yes),
    intent.get("action_class").present ? tag(intent.get("action_class"), undefined, "strong") : null,
    flags(intent.get("needs_review")),
    intent.get("ranks").value ? value(intent.get("ranks")) : (intent.get("ranks").take(), null),
    action.get("elements").items.map((each) => tag(each)),
  ].flat(3);
}

/** @param {Look} call */
function call(call) {
  const who = call.get("character");
  const rest = call.members.filter(
    (each) => each.present && !["id", "character"].includes(each.field) && typeof each.value !== "object",
  );
  return card(who.present ? who.text() : call.title, {}, facts(rest));
}

/**
 * @param {Look} who
 * @param {Look} bodies
 * @param {Look} items
 */
function person(who, bodies, items) {
  const pages = who.get("pages");
  const body = bodies.items.find((each) => each.get("character").value === who.value.id);
  const held = items.items.filter((each) => each.get("holder").value === who.value.id);
  body?.get("character").take();
  who.get("played").take();
  const identity = who.get("identity");
  const alive = who.get("alive");
  const tags = [
    alive.take() === false ? tag(alive, say("sheet-dead"), "bad") : null,
    who.get("approved").take() === false ? tag(who.get("approved"), say("sheet-not-approved")) : null,
    who.get("fear").present ? tag(who.get("fear"), undefined, "bad") : null,
    who.get("imposed").value ? tag(who.get("imposed")) : (who.get("imposed").take(), null),
    who.get("somatisation", "label").present ? tag(who.get("somatisation", "label"), undefined, "bad") : null,
    ...(body ? condition(body, alive.value === false) : []),
  ];
  const job = identity.get("profession");
  return card(
    who.get("name").text(),
    {
      sub: who.get("seat").present
        ? [who.get("seat").text(), job.present ? [" · ", value(job, { kind: "plain" })] : null].flat(2)
        : job.present
          ? value(job, { kind: "plain" })
          : null,
      tags,
      kind: alive.value === false ? "over" : pages.present ? "full" : "",
    },
    words(who.get("description")),
    pages.present ? sheet(pages) : null,
    body ? wounds(body) : null,
    pages.present ? abilities(pages) : null,
    held.length ? h("ul", { class: "bare held" }, held.map(item)) : null,
    folded(say("sheet-more"), [
      facts([
        who.get("sex"),
        who.get("age"),
        pages.get("personality"),
        pages.get("phase_name"),
        pages.get("phase"),
        pages.get("level"),
        pages.get("handedness"),
        pages.get("fear_modifier"),
        pages.get("hardening"),
        pages.get("deadly_wound"),
        pages.get("counter"),
      ]),
      facts(identity.members),
      facts(who.get("page4").members),
    ]),
    kept(who, body),
  );
}

/** @param {Look} pages */
function sheet(pages) {
  const common = pages.get("common");
  common.take();
  pages.get("gauges").take();
  return [
    h(
      "div",
      { class: "scores" },
      COMMON.map((name) => common.get(name))
        .filter((each) => each.present)
        .map((each) => score(each)),
    ),
    pages.get("gauges").items.map((gauge) => {
      const name = gauge.get("gauge").take();
      const marks = gauge.get("circles").value.map((/** @type {any} */ circle) => circle.mark);
      gauge.skip();
      return circles(gauge, {
        label: gauge.get("gauge").said(name),
        marks,
        most: GAUGES.get(name) ?? 10,
        said: String(marks.length),
        steps: name === "mental_instability" ? [3, 6] : name === "wounds" ? [6] : [],
      });
    }),
  ];
}

/** @param {Look} pages */
function abilities(pages) {
  for (const name of ["skills", "traits", "lines"]) pages.get(name).take();
  pages.get("notation").skip();
  pages.get("lines").skip();
  return [
    chips(
      pages.get("skills").title,
      pages.get("skills").items.map((each) => {
        for (const name of ["grade", "line", "base", "contents"]) each.get(name).take();
        return tag(
          each,
          `${each.get("title").text()} ${each.get("score").text()}`,
          each.get("base").present ? "speciality" : "",
        );
      }),
    ),
    chips(
      pages.get("traits").title,
      pages.get("traits").items.map((each) => {
        each.get("nature").take();
        return tag(
          each,
          `${each.get("title").text()} ${each.get("level").text()}`,
          each.get("kind").take() === "advantage" ? "good" : "bad",
        );
      }),
    ),
  ];
}

/**
 * @param {Look} body
 * @param {boolean} dead
 */
function condition(body, dead) {
  const [distress, awake] = [body.get("distress"), body.get("consciousness")];
  for (const name of ["conditions", "backs"]) body.get(name).take();
  return [
    distress.present ? tag(distress, say("value-of", { label: distress.title, value: distress.text() }), "bad") : null,
    IDLE.has(awake.take()) || !awake.present || dead ? null : tag(awake, undefined, "bad"),
    ...flags(body.get("suspended"), body.get("prone")),
    body.get("revealed").present ? tag(body.get("revealed")) : null,
    ...body.get("conditions").items.map((each) => tag(each, undefined, "bad")),
    ...body.get("backs").items.map((each) => tag(each)),
  ];
}

/** @param {Look} body */
function wounds(body) {
  const pages = body.get("pages");
  const own = body.get("own");
  const marks = pages.get("marks");
  marks.take();
  pages.get("torn").take();
  const state = pages.get("label");
  if (IDLE.has(state.value)) state.take();
  for (const name of ["stage"]) if (IDLE.has(pages.get(name).value)) pages.get(name).take();
  const there = own.members.filter(
    (each) => (each.present && each.value !== 0 && !IDLE.has(each.value)) || (each.take(), false),
  );
  return [
    chips(
      marks.title,
      marks.members.map((each) =>
        tag(each, `${each.sheet.word(each.field, "zone") || each.title} ${each.text()}`, "bad"),
      ),
    ),
    chips(
      pages.get("torn").title,
      pages.get("torn").items.map((each) => tag(each, undefined, "bad")),
    ),
    facts([
      state.value && !IDLE.has(state.value) ? state : null,
      pages.get("stage").value && !IDLE.has(pages.get("stage").value) ? pages.get("stage") : null,
      ...there.filter((each) => typeof each.value !== "object"),
    ]),
    body.get("long").present ? facts(body.get("long").members.filter((each) => each.field !== "id")) : null,
  ];
}

/** @param {Look} item */
function item(item) {
  item.get("holder").take();
  const [gun, weapon, worn] = [item.get("gun"), item.get("weapon"), item.get("protection")];
  worn.get("zones").take();
  return h(
    "li",
    null,
    value(item.get("label"), { kind: "strong" }),
    weapon.present ? [tag(weapon.get("category")), tag(weapon.get("damage"))] : null,
    worn.present ? [tag(worn.get("weight")), worn.get("zones").items.map((each) => tag(each))].flat() : null,
    flags(item.get("worn"), item.get("shield")),
    gun.present
      ? why(
          gun.get("rounds"),
          say("value-of", { label: gun.get("rounds").title, value: gun.get("rounds").text() }),
          "tag",
          `${gun.get("rounds").title} ${gun.get("rounds").text()}`,
        )
      : null,
    item.get("hand").present ? tag(item.get("hand")) : null,
  );
}

/**
 * What the game master alone knows, and what its owner knows besides.
 * @param {Look} who
 * @param {Look | undefined} body
 */
function kept(who, body) {
  const keeper = who.get("keeper");
  const hidden = [keeper.get("notes"), keeper.get("npc_kind"), keeper.get("fear_rolls"), keeper.get("lost")].filter(
    (each) => each.present,
  );
  if (!keeper.present) return null;
  keeper.get("name").take();
  for (const name of ["kind", "known"]) keeper.get(name).take();
  const distress = body?.get("keeper", "distress");
  const hazards = body?.get("keeper", "dangers");
  hazards?.take();
  return h(
    "details",
    { class: "folded secret" },
    h("summary", null, keeper.title),
    facts(hidden),
    distress?.present
      ? [h("h5", null, distress.title), facts(distress.members.filter((each) => typeof each.value !== "object"))]
      : null,
    hazards?.items
      .map((each) => [
        h("h5", null, each.get("danger").text()),
        facts(each.members.filter((part) => typeof part.value !== "object" && !["id", "danger"].includes(part.field))),
      ])
      .flat() ?? null,
    h("div", { class: "tags" }, flags(...keeper.members.filter((each) => each.value === true))),
  );
}
