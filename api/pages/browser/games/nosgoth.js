/**
 * The sheets of Nosgoth: who fights in which order, every pool as boxes.
 *
 * @import { Look } from "../sheets/look.js"
 */

import { h } from "../dom.js";
import { bar, card, chips, facts, flags, folded, order, part, tag, value, words } from "../sheets/parts.js";
import { say } from "../words.js";

const POOLS = ["life", "movement", "mental", "corruption"];

/** @param {Look} root */
export function draw(root) {
  const [open, closed] = [true, false].map((is) =>
    root.get("actions").items.filter((each) => each.get("open").value === is),
  );
  if (!open || !closed) return [];
  return [
    fight(root.get("combat")),
    part(root.get("actions").title, open.map(action)),
    part(root.get("characters").title, root.get("characters").items.map(person)),
    part(root.get("enemies").title, root.get("enemies").items.map(person)),
    part(say("sheet-before"), closed.map(action)),
    part(
      root.get("pending_damage").title,
      root
        .get("pending_damage")
        .items.map((hit) =>
          card(
            [hit.get("attacker").text(), " → ", hit.get("target").text()],
            {},
            facts([hit.get("bonus")]),
            hit.get("attack").skip() && null,
          ),
        ),
    ),
  ];
}

/** @param {Look} combat */
function fight(combat) {
  if (!combat.present) return null;
  const active = combat.get("active").take();
  combat.get("order").take();
  const those = combat
    .get("order")
    .items.map((each) => ({ name: value(each, { label: say("sheet-turn") }), now: each.value === active }));
  return part(combat.title, [
    h(
      "div",
      { class: "leaf across" },
      h("p", { class: "sub" }, combat.get("round").title, " ", value(combat.get("round"))),
      order(those),
    ),
  ]);
}

/** @param {Look} who */
function person(who) {
  const status = who.get("status");
  const level = who.get("level");
  const marks = [
    status.take() !== "alive" ? tag(status, undefined, "bad") : null,
    level.present ? tag(level, say("value-of", { label: level.title, value: level.text() }), "strong") : null,
    ...flags(who.get("immobilized"), who.get("regeneration_stopped"), who.get("surcharge"), who.get("teleport")),
    who.get("revealed").take() === false ? tag(who.get("revealed"), say("sheet-hidden"), "secret") : null,
  ];
  const pools = who.get("characteristics");
  pools.take();
  return card(
    who.get("name").text(),
    {
      sub: who.get("seat").present ? who.get("seat").text() : who.get("kind").present ? who.get("kind").text() : null,
      tags: marks,
      kind: status.value === "dead" ? "over" : "",
    },
    h(
      "div",
      { class: "pools" },
      POOLS.map((name) => pools.get(name))
        .filter((pool) => pool.present)
        .map(pool),
    ),
    facts([who.get("armor"), who.get("damage"), who.get("shown_level"), who.get("damage_total")]),
    chips(
      who.get("skills").title,
      who.get("skills").items.map((each) => tag(each)),
    ),
    chips(
      who.get("powers").title,
      who
        .get("powers")
        .items.map((each) => [tag(each.get("label")), each.get("teleport").skip() && null])
        .flat(),
    ),
    words(who.get("history")),
    chips(
      who.get("gear").title,
      (who.get("gear").take(), who.get("gear").items).map((each) => tag(each)),
    ),
    words(who.get("notes"), who.get("notes").title),
  );
}

/** @param {Look} pool */
function pool(pool) {
  const [left, spent, lost, most] = ["current", "focus_spent", "damage", "maximum"].map((name) =>
    pool.get(name).take(),
  );
  const more = ["focus_spent", "damage"]
    .filter((name) => pool.get(name).value)
    .map((name) => `${pool.get(name).title} ${pool.get(name).value}`);
  return bar(pool, { label: pool.title, left, spent, lost, most, more: more.join(", ") });
}

/** @param {Look} deed */
function action(deed) {
  const [by, against] = [
    deed.get("attacker").present ? deed.get("attacker") : deed.get("combatant"),
    deed.get("target"),
  ];
  for (const name of ["combatant", "attacker", "acting", "rolling", "open"]) deed.get(name).take();
  const success = deed.get("success");
  const marks = [
    tag(deed.get("action_kind")),
    deed.get("open").value ? tag(deed.get("open"), say("sheet-under-way"), "strong") : null,
    success.value !== null
      ? tag(success, say(success.take() ? "sheet-success" : "sheet-failure"), success.value ? "good" : "bad")
      : null,
    deed.get("special").take() !== "none" ? tag(deed.get("special")) : null,
    deed.get("hit").take() !== "none" ? tag(deed.get("hit")) : null,
    ...flags(deed.get("cancelled")),
  ];
  const lowered = ["reductions", "proposals"].map((name) => deed.get(name)).filter((those) => those.present);
  return card(
    [by.text(), against.present ? [" → ", against.text()] : null].flat(),
    { tags: marks },
    words(deed.get("text")),
    h(
      "div",
      { class: "versus" },
      deed.get("target_number").present
        ? value(deed.get("target_number"), { kind: "big", text: `${deed.get("target_number").text()}+` })
        : null,
      deed.get("die").present ? value(deed.get("die"), { kind: "big rolled" }) : null,
    ),
    facts([
      deed.get("characteristic"),
      deed.get("level"),
      deed.get("final_level"),
      deed.get("focus"),
      deed.get("damage_bonus"),
      deed.get("effect"),
    ]),
    lowered.map((those) =>
      folded(
        those.title,
        those.items.map((each) => facts([each.get("label"), each.get("levels"), each.get("source")])),
      ),
    ),
  );
}
