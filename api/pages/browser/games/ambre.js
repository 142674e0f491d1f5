/**
 * The sheets of Ambre: ranks as a ladder, conflicts between neighbours with their cards, one's own hand.
 *
 * @import { Look } from "../sheets/look.js"
 */

import { h } from "../dom.js";
import { card, chips, fact, facts, flags, folded, part, tag, titled, value, why, words } from "../sheets/parts.js";
import { count, say } from "../words.js";

const SUITS = ["cups", "coins", "swords", "wands"];
const RANKS = ["king", "queen", "knight", "valet", "unranked"];
const LETTERS = new Map([
  ["C", "cups"],
  ["D", "coins"],
  ["S", "swords"],
  ["W", "wands"],
]);
const RED = new Set(["cups", "coins"]);
const ROMAN = [
  "0",
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
  "XVII",
  "XVIII",
  "XIX",
  "XX",
  "XXI",
];

/**
 * @param {any} view
 * @param {Map<string, string>} names
 */
export function names(view, names) {
  for (const seat of view.seats ?? []) if (seat.character) names.set(seat.seat, seat.character);
  for (const each of view.conflicts ?? [])
    names.set(each.id, `${names.get(each.left_of)} – ${names.get(each.right_of)}`);
}

/** @param {Look} root */
export function draw(root) {
  for (const name of ["seating", "conflicts", "seats"]) root.get(name).take();
  const told = String(root.get("phase").value).startsWith("act_"); // such a phase names its act
  if (told) root.get("act").take();
  const said = (told ? ["phase", "step"] : ["phase", "step", "act"])
    .map((name) => root.get(name))
    .filter((look) => look.present);
  const where = said.filter((look, place) => said.findIndex((each) => each.text() === look.text()) === place);
  return [
    part(say("sheet-now"), [
      h(
        "div",
        { class: "leaf across" },
        h(
          "div",
          { class: "tags" },
          where.map((look) => (look.pointer === "/act" ? titled(look) : tag(look))),
        ),
      ),
      root.get("scene").present ? scene(root.get("scene"), true) : null,
    ]),
    own(root.get("own")),
    auction(root.get("auction")),
    ladder(root.get("seats")),
    part(root.get("conflicts").title, root.get("conflicts").items.map(conflict)),
    part(root.get("seats").title, root.get("seats").items.map(person)),
    part(
      root.get("scenes").title,
      root.get("scenes").items.map((each) => scene(each, false)),
    ),
  ];
}

/**
 * A card as it lies there.
 * @param {Look} look whose value is the card
 * @param {{ name?: string, down?: boolean, small?: boolean, of?: Look }} [how]
 */
function playing(look, { down = false, of = look } = {}) {
  const name = look.take();
  const major = /^M(\d+)$/.exec(name ?? "");
  const suit = LETTERS.get(String(name)[0] ?? "") ?? "";
  const number = major ? (ROMAN[Number(major[1])] ?? "") : String(name).slice(1);
  const said = major
    ? say("sheet-major", { number })
    : say("sheet-card", { number, suit: look.sheet.word(suit, "suit") });
  const kind = ["playing", major ? "major" : RED.has(suit) ? "red" : "black", down ? "down" : ""]
    .filter(Boolean)
    .join(" ");
  return why(
    of,
    down ? say("sheet-card-down", { card: said }) : said,
    kind,
    h("span", null, number),
    major ? null : sign(suit),
  );
}

/** @param {string} suit */
function sign(suit) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 16 16");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SIGNS[suit] ?? "");
  picture.append(path);
  return picture;
}

/** @type {Record<string, string>} a cup, a coin, a sword, a wand */
const SIGNS = {
  cups: "M3 2h10v3a5 5 0 0 1-4 4.9V12h3v2H4v-2h3V9.9A5 5 0 0 1 3 5z",
  coins:
    "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM8 4l1.2 2.6 2.8.3-2.1 1.9.6 2.8L8 10.2l-2.5 1.4.6-2.8L4 6.9l2.8-.3z",
  swords: "M8 .5l1.5 2v7h2.8v1.7H9.1v2.3l.7 1.5H6.2l.7-1.5v-2.3H3.7V9.5h2.8v-7z",
  wands: "M8 1a2.7 2.7 0 0 1 2.3 4.1A2.7 2.7 0 1 1 9 9.6L10 15H6l1-5.4a2.7 2.7 0 1 1-1.3-4.5A2.7 2.7 0 0 1 8 1z",
};

/** @param {Look} own */
function own(own) {
  if (!own.present) return null;
  for (const name of ["hand", "set_aside", "physical_hand"]) own.get(name).take();
  const side = ["bid_card", "floor_card", "joker"].map((name) => own.get(name)).filter((look) => look.present);
  return part(
    own.title,
    [
      card(
        own.get("hand").title,
        { kind: "across", tags: flags(own.get("joker_playable")) },
        h(
          "div",
          { class: "cards" },
          own.get("hand").items.map((each) => playing(each)),
        ),
        h(
          "div",
          { class: "piles" },
          side.map((look) =>
            h("div", null, h("span", { class: "of" }, look.title), h("div", { class: "cards" }, playing(look))),
          ),
          own.get("set_aside").present
            ? h(
                "div",
                null,
                h("span", { class: "of" }, own.get("set_aside").title),
                h(
                  "div",
                  { class: "cards" },
                  own.get("set_aside").items.map((each) => playing(each)),
                ),
              )
            : null,
        ),
        words(own.get("motivation"), own.get("motivation").title),
        facts([own.get("gap")]),
      ),
    ],
    "secret",
  );
}

/** @param {Look} auction */
function auction(auction) {
  if (!auction.present) return null;
  const seats = ["awaited", "laid", "abstained", "passes", "placing"].map((name) => auction.get(name));
  for (const look of [...seats, auction.get("bids")]) look.take();
  return part(auction.title, [
    card(
      auction.get("suit").text(),
      {
        kind: "across",
        sub: [auction.get("round").title, " ", value(auction.get("round"))],
        tags: tag(auction.get("index")),
      },
      auction
        .get("bids")
        .items.map((bid) =>
          h(
            "div",
            { class: "piles" },
            h("strong", null, bid.get("seat").text()),
            h(
              "div",
              { class: "cards" },
              (bid.get("cards").take(), bid.get("cards").items.map((each) => playing(each))),
            ),
            value(bid.get("total"), { kind: "strong" }),
          ),
        ),
      seats.map((look) =>
        chips(
          look.title,
          look.items.map((each) => tag(each)),
        ),
      ),
    ),
  ]);
}

/**
 * Who is King, Queen, Knight, Valet of what.
 * @param {Look} seats
 */
function ladder(seats) {
  if (!seats.items.some((seat) => seat.get("ranks").present)) return null;
  const suits = SUITS.filter((suit) => seats.items.some((seat) => seat.get("ranks", suit).present));
  const cell = (/** @type {string} */ suit, /** @type {string} */ rank) =>
    seats.items
      .filter((seat) => seat.get("ranks", suit).value === rank)
      .map((seat) =>
        value(seat.get("ranks", suit), {
          text: seat.get("seat").text(),
          label: `${seats.sheet.word(suit, "suit")}, ${seats.sheet.word(rank, "rank")}`,
          kind: rank === "king" ? "strong" : "",
        }),
      );
  for (const seat of seats.items) seat.get("ranks").take();
  const title = seats.items[0]?.get("ranks").title ?? "";
  return part(title, [
    h(
      "div",
      { class: "leaf across" },
      h(
        "table",
        { class: "ladder" },
        h("caption", { class: "visually-hidden" }, title),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            h("td", null),
            suits.map((suit) =>
              h(
                "th",
                { scope: "col", class: RED.has(suit) ? "red" : "black" },
                sign(suit),
                h("span", null, seats.sheet.word(suit, "suit")),
              ),
            ),
          ),
        ),
        h(
          "tbody",
          null,
          RANKS.map((rank) =>
            h(
              "tr",
              { class: rank },
              h("th", { scope: "row" }, seats.sheet.word(rank, "rank")),
              suits.map((suit) => h("td", null, cell(suit, rank))),
            ),
          ),
        ),
      ),
    ),
  ]);
}

/** @param {Look} between */
function conflict(between) {
  const [cards, elements, values, majority, theme] = ["cards", "elements", "values", "majority", "theme"].map((name) =>
    between.get(name),
  );
  if (!cards || !elements || !values || !majority || !theme) return null;
  for (const look of [cards, elements, values, majority, between.get("left_of"), between.get("right_of")]) look.take();
  const tags = [
    between.get("level").present ? tag(between.get("level")) : null,
    between.get("leader").present ? titled(between.get("leader"), "strong") : null,
  ];
  return card(
    between.sheet.names.get(between.value.id) ?? "",
    {
      sub: theme.present
        ? [
            between.get("arcana").present ? playing(between.get("arcana")) : null,
            value(theme, { kind: "plain" }),
          ].filter(Boolean)
        : null,
      tags,
    },
    cards.present
      ? h(
          "div",
          { class: "cards" },
          cards.items.map((each) =>
            playing(each.get("card"), { down: each.get("face_up").take() === false, of: each }),
          ),
        )
      : null,
    chips(
      values.title,
      values.members.map((each) =>
        tag(each, `${each.title} ${count(each.take())}`, (majority.value ?? []).includes(each.field) ? "strong" : ""),
      ),
    ),
    elements.present
      ? h(
          "ul",
          { class: "bare" },
          elements.items.map((each) =>
            h(
              "li",
              null,
              tag(each.get("kind")),
              words(each.get("text")),
              h("span", { class: "sub" }, each.get("seat").text()),
              each.get("card").skip() && null,
            ),
          ),
        )
      : null,
    facts([between.get("red"), between.get("black"), between.get("waived")]),
  );
}

/** @param {Look} seat */
function person(seat) {
  const tags = flags(seat.get("ready"), seat.get("bid_laid"), seat.get("floor_card_laid"));
  for (const name of ["submitted", "physical_deal_typed", "set_aside", "initiated"]) seat.get(name).take();
  const destiny = seat.get("destiny");
  return card(
    seat.get("character").present ? seat.get("character").text() : seat.get("seat").text(),
    { sub: seat.sheet.names.get(`name:${seat.get("seat").take()}`) ?? null, tags },
    h(
      "dl",
      { class: "facts" },
      fact(seat.get("hand_count").title, value(seat.get("hand_count"))),
      fact(seat.get("set_aside_count").title, value(seat.get("set_aside_count"))),
      seat.get("joker").present ? fact(seat.get("joker").title, playing(seat.get("joker"))) : null,
      seat.get("epilogue_suit").present
        ? fact(seat.get("epilogue_suit").title, value(seat.get("epilogue_suit")))
        : null,
    ),
    seat.get("set_aside").present
      ? h(
          "div",
          { class: "cards" },
          seat.get("set_aside").items.map((each) => playing(each)),
        )
      : null,
    destiny.present
      ? (destiny.get("cards").skip(),
        destiny.get("majority").take(),
        destiny.take(),
        facts([destiny.get("gap"), destiny.get("red"), destiny.get("black"), destiny.get("majority")]))
      : null,
    words(seat.get("motivation"), seat.get("motivation").title),
    seat.get("epilogue").present
      ? (seat.get("epilogue", "seat").take(),
        seat.get("epilogue", "event").take(),
        words(seat.get("epilogue", "text"), seat.get("epilogue").title))
      : null,
    chips(
      seat.get("initiated").title,
      seat.get("initiated").items.map((each) => tag(each)),
    ),
  );
}

/**
 * @param {Look} scene
 * @param {boolean} running
 */
function scene(scene, running) {
  const frame = scene.get("frame");
  const end = scene.get("conclusion");
  const judged = scene.get("evaluation");
  for (const name of [
    "involved",
    "stagers",
    "motivation_read",
    "setup_cards",
    "closing_order",
    "conclusion_approvals",
    "closing_actions",
    "served",
  ])
    scene.get(name).take();
  scene.get("closing_index").take();
  return card(
    scene.get("conflict").present ? scene.get("conflict").text() : scene.title,
    {
      sub: [scene.get("initiator").title, " ", value(scene.get("initiator"), { kind: "plain" })],
      tags: [
        scene.get("act").present ? titled(scene.get("act")) : null,
        scene.get("narrator").present ? titled(scene.get("narrator"), "strong") : null,
        scene.get("consequence_step").present ? tag(scene.get("consequence_step")) : null,
        ...flags(scene.get("announced"), scene.get("first_sentence_done"), scene.get("yielded")),
      ],
      kind: running ? "current across" : "",
    },
    frame.present
      ? (["seat", "event", "narrator"].forEach((name) => frame.get(name).take()),
        [
          words(frame.get("stake"), frame.get("stake").title),
          ...["elements", "featured", "approvals"].map(
            (name) => (
              frame.get(name).take(),
              chips(
                frame.get(name).title,
                frame.get(name).items.map((each) => tag(each)),
              )
            ),
          ),
        ])
      : null,
    scene.get("setup_cards").present
      ? h(
          "div",
          { class: "cards" },
          scene.get("setup_cards").items.map((each) => playing(each)),
        )
      : null,
    chips(
      scene.get("involved").title,
      scene.get("involved").items.map((each) => tag(each)),
    ),
    judged.present
      ? (["losers", "majority"].forEach((name) => judged.get(name).take()),
        facts([judged.get("winner"), judged.get("majority"), judged.get("losers")]))
      : null,
    end.present ? (["seat", "event"].forEach((name) => end.get(name).take()), words(end.get("text"), end.title)) : null,
    folded(say("sheet-more"), [
      facts(["staging", "pending_request", "cut_by", "pledge", "pledge_given"].map((name) => scene.get(name))),
      ...["stagers", "motivation_read", "closing_order", "served", "conclusion_approvals"].map((name) =>
        chips(
          scene.get(name).title,
          scene.get(name).items.map((each) => tag(each)),
        ),
      ),
      scene.get("closing_actions").present
        ? h(
            "ul",
            { class: "bare" },
            scene.get("closing_actions").items.map((each) => h("li", null, facts(each.members))),
          )
        : null,
    ]),
  );
}
