"""Coups du sort, fortunes, orientation rolls."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.corrections import Amend, Retract
from domain.systems.spin.characters.book import DATA
from domain.systems.spin.characters.canvases import CreateCanvas
from domain.systems.spin.characters.genre import DrawGenreCard, SetGenre
from domain.systems.spin.characters.orientation import InterpretOrientation, RequestOrientationRoll, RollOrientation
from domain.systems.spin.destiny.fate import (
    AnnounceFateStroke,
    BlockFateStrokes,
    FateStrokeRevealed,
    PassFateBlock,
    RevealFateStroke,
    WithdrawFateStroke,
)
from domain.systems.spin.destiny.fate_hand import FateCardDrawn
from domain.systems.spin.gauges.fortunes import SpendFortuneOnGauge, SpendFortuneOnTrait
from domain.systems.spin.gauges.gauges import SetGaugeMode, boxes
from domain.systems.spin.oppositions.chain import FinaliseResult, ShiftResult
from domain.systems.spin.oppositions.windows import PassResultShift
from domain.systems.spin.session.session import CloseSession, EndGame, EndSession
from domain.systems.spin.state.orientation_rows import ROWS
from domain.systems.spin.table.scenes import AdvancePhase, EndScene, OpenRespite
from domain.table.commands import SetPresence
from projections.feeds.reader import SeatReader
from projections.moves.offers import offers
from projections.moves.questions import awaited
from tests.scene import one
from tests.spin.tale import GM, Tale, consequences


def attention(t: Tale, seat: str, card: int | None = None) -> str:
    """A favourite's exploit draws attention."""
    opposition = t.rolled(seat, (2, 2), (1, 1))
    t.gm(FinaliseResult(opposition, card))
    t.close(opposition)
    return opposition


def test_the_six_strokes() -> None:
    """SPI-FATE-01: one card of each theme, numbered."""
    assert [(s["n"], s["id"]) for s in DATA["fate_strokes"]] == [
        (1, "discovery"),
        (2, "singled_out"),
        (3, "mission"),
        (4, "off_screen"),
        (5, "setback"),
        (6, "twist"),
    ]


def test_cards_are_drawn_among_those_left() -> None:
    """SPI-FATE-02, SPI-FATE-03, SPI-FATE-04, SPI-A-16: kept secret up to six; the seventh attention is ignored."""
    t = Tale("ana")
    for held in range(1, 7):
        opposition = t.rolled("ana", (2, 2), (1, 1))
        found = one(t.do(GM, FinaliseResult(opposition)), FateCardDrawn)
        assert (found.number, found.hand_count) == (held, held)
        shown = next(e for e in t.feed("zoe")[-1].entries if e.type == "FateCardDrawn")
        assert (shown.fields["number"], shown.fields["hand_count"], shown.dice) == (None, held, ())
        t.close(opposition)
    last = t.rolled("ana", (2, 2), (1, 1))
    t.refuse(GM, FinaliseResult(last, 1), "no_draw_due")
    assert consequences(t.do(GM, FinaliseResult(last))) == ["FinalResult", "FateAttentionIgnored"]
    t.close(last)
    t.gm(EndSession())
    assert [c.number for c in t.view(GM).screen.hand] == [1, 2, 3, 4, 5, 6]


def test_the_draw_is_the_first_of_a_shuffle_that_is_left() -> None:
    """SPI-FATE-02, SPI-SEC-05: each card of the deck is as likely; no order is kept for the next draw."""
    t = Tale("ana")
    attention(t, "ana", 6)
    opposition = t.rolled("ana", (2, 2), (1, 1))
    step = t.do(GM, FinaliseResult(opposition), below=lambda n: 0)
    order = [place + 1 for place in step.event.draws[0].faces]
    assert one(step, FateCardDrawn).number == next(n for n in order if n != 6)
    assert not hasattr(t.state, "order")


def test_announcing_a_stroke() -> None:
    """SPI-FATE-05, SPI-SEC-02: in a scene, one at a time; others learn only that there is one."""
    t = Tale("ana")
    t.refuse("ana", AnnounceFateStroke(1), "not_gm")
    t.refuse(GM, AnnounceFateStroke(7), "bad_value")
    t.gm(AnnounceFateStroke(5))
    t.refuse(GM, AnnounceFateStroke(2), "stroke_pending")
    line = t.feed("ana")[-1].entries[0]
    assert (line.fields["number"], line.fields["reason"], line.fields["would_use_card"]) == (None, None, None)
    assert t.view("ana").fate.stroke_pending
    assert t.view(GM).screen.stroke.number == 5
    t.gm(WithdrawFateStroke())
    t.gm(EndScene())
    t.refuse(GM, AnnounceFateStroke(1), "no_active_scene")


def test_revealing_once_all_have_passed() -> None:
    """SPI-FATE-06: seats with a fortune pass, the others pass by themselves; the gm may force, and all read it."""
    t = Tale("ana", "leo", fortunes=1)
    t.refuse(GM, RevealFateStroke(), "no_stroke")
    t.refuse("ana", PassFateBlock(), "no_stroke")
    t.gm(AnnounceFateStroke(5))
    t.refuse(GM, RevealFateStroke(), "block_window_open")
    t.refuse("leo", PassFateBlock(), "wrong_phase")
    t.refuse("zoe", PassFateBlock(), "not_owner")
    t.refuse("ana", PassFateBlock("leo"), "not_owner")
    t.refuse("ana", PassFateBlock("personne"), "unknown_id")
    t.refuse("ana", RevealFateStroke(), "not_gm")
    t.act("ana", PassFateBlock())
    t.refuse("ana", PassFateBlock(), "wrong_phase")
    found = one(t.do(GM, RevealFateStroke()), FateStrokeRevealed)
    assert (found.number, found.theme, found.with_card, found.forced) == (5, "setback", False, False)
    t.gm(AnnounceFateStroke(5))
    found = one(t.do(GM, RevealFateStroke(force=True)), FateStrokeRevealed)
    assert found.forced
    t.gm(AnnounceFateStroke(5))
    t.gm(SetPresence("ana", away=True))
    t.gm(PassFateBlock("ana"))
    assert t.last("zoe") == ["FateBlockPassed", "OnBehalf"]
    t.gm(RevealFateStroke())


def test_a_pass_may_be_followed_by_a_block() -> None:
    """SPI-FATE-06."""
    t = Tale("ana", fortunes=1)
    t.gm(AnnounceFateStroke(5))
    t.act("ana", PassFateBlock())
    t.act("ana", BlockFateStrokes(t.hero["ana"]))
    t.refuse(GM, RevealFateStroke(), "no_stroke")


def test_with_the_card_or_without() -> None:
    """SPI-FATE-07, SPI-FATE-08, SPI-FATE-09: a held card returns to the deck; without it destiny gains one."""
    t = Tale("ana")
    attention(t, "ana", 3)
    t.gm(AnnounceFateStroke(3))
    found = one(t.do(GM, RevealFateStroke()), FateStrokeRevealed)
    assert (found.with_card, found.hand_count, t.state.destiny, t.state.hand) == (True, 0, 0, frozenset())
    assert [c.number for c in t.view(GM).screen.deck] == [1, 2, 3, 4, 5, 6]
    t.gm(AnnounceFateStroke(3))
    found = one(t.do(GM, RevealFateStroke()), FateStrokeRevealed)
    assert (found.with_card, t.state.destiny) == (False, 1)


def test_after_a_fiasco() -> None:
    """SPI-FATE-07, SPI-A-20: the last finalised opposition of this scene must be a fiasco; +1 all the same."""
    t = Tale("ana")
    t.refuse(GM, AnnounceFateStroke(1, "after_fiasco"), "no_fiasco")
    t.fortune("ana")
    t.gm(AnnounceFateStroke(1, "after_fiasco"))
    t.gm(RevealFateStroke(force=True))
    assert t.state.destiny == 1
    t.next_scene()
    t.refuse(GM, AnnounceFateStroke(1, "after_fiasco"), "no_fiasco")


def test_strokes_in_presentation_scenes() -> None:
    """SPI-FATE-07, SPI-DEST-05: played as ever, destiny does not follow."""
    t = Tale("ana", phase="presentation")
    t.gm(AnnounceFateStroke(1))
    t.gm(RevealFateStroke())
    assert t.state.destiny == 0


def test_the_discard_by_option() -> None:
    """SPI-FATE-02, SPI-FATE-09: played cards lie open until the deck is empty, then come back."""
    t = Tale("ana", fate_discard="until_empty")
    attention(t, "ana", 3)
    t.gm(AnnounceFateStroke(3))
    t.gm(RevealFateStroke())
    assert [(c.number, c.theme) for c in t.view("zoe").fate.discard] == [(3, "mission")]
    opposition = t.rolled("ana", (2, 2), (1, 1))
    t.refuse(GM, FinaliseResult(opposition, 3), "card_not_in_deck")
    t.gm(FinaliseResult(opposition, 1))
    t.close(opposition)
    for card in (2, 4, 5, 6):
        attention(t, "ana", card)
    attention(t, "ana", 3)
    assert (t.state.hand, t.state.discard) == (frozenset(range(1, 7)), frozenset())


def test_taking_a_stroke_back() -> None:
    """SPI-FATE-10: card and number stay hidden, nothing else changes."""
    t = Tale("ana")
    attention(t, "ana", 3)
    t.refuse(GM, WithdrawFateStroke(), "no_stroke")
    t.gm(AnnounceFateStroke(3))
    t.refuse("ana", WithdrawFateStroke(), "not_gm")
    t.gm(WithdrawFateStroke())
    assert t.feed("ana")[-1].entries[0].fields["number"] is None
    assert (t.state.hand, t.state.destiny) == (frozenset({3}), 0)


def test_blocking_strokes() -> None:
    """SPI-FATE-11, SPI-FORT-02, SPI-A-18: one fortune for the scene; a pending stroke is lost, its card is not."""
    t = Tale("ana", "leo")
    ana = t.hero["ana"]
    attention(t, "leo", 3)
    t.refuse("ana", BlockFateStrokes(ana), "no_fortune")
    t.fortune("ana", 2)
    t.gm(AnnounceFateStroke(3))
    t.refuse("leo", BlockFateStrokes(ana), "not_owner")
    t.refuse(GM, BlockFateStrokes(ana), "not_owner")
    t.refuse("ana", BlockFateStrokes("rien"), "unknown_id")
    step = t.do("ana", BlockFateStrokes(ana))
    assert consequences(step) == ["FateStrokesBlocked", "FortuneSpent"]
    assert (t.state.stroke, t.state.hand, t.character("ana").fortunes) == (None, frozenset({3}), 1)
    assert t.feed("zoe")[-1].entries[0].fields["number"] is None
    t.refuse("ana", BlockFateStrokes(ana), "already_blocked")
    t.refuse(GM, AnnounceFateStroke(3), "fate_blocked")
    attention(t, "leo", 4)
    t.gm(EndScene())
    t.refuse("ana", BlockFateStrokes(ana), "no_active_scene")


# -- fortunes


def test_the_price_is_one_and_the_owner_pays() -> None:
    """SPI-FORT-01, SPI-FORT-03, SPI-A-13: each step one fortune, no limit by default."""
    t = Tale("ana", "leo", fortunes=3)
    opposition = t.rolled("ana", (1,), (2,))
    ana, leo = t.hero["ana"], t.hero["leo"]
    t.refuse("leo", ShiftResult(opposition, ana, "up"), "not_owner")
    t.refuse("leo", ShiftResult(opposition, leo, "up"), "not_involved")
    for left in (2, 1, 0):
        t.act("ana", ShiftResult(opposition, ana, "up"))
        assert t.character("ana").fortunes == left
    t.refuse("ana", ShiftResult(opposition, ana, "up"), "no_fortune")


def test_bounds_and_limits_of_shifts() -> None:
    """SPI-FORT-03, SPI-A-14: both ways, not beyond the ladder; a limit by option."""
    t = Tale("ana", max_shifts_per_opposition=1, fortunes=4)
    top = t.rolled("ana", (2, 2), (1, 1))
    ana = t.hero["ana"]
    t.refuse("ana", ShiftResult(top, ana, "up"), "result_at_bound")
    t.act("ana", ShiftResult(top, ana, "down"))
    t.refuse("ana", ShiftResult(top, ana, "up"), "shift_limit")
    t.gm(FinaliseResult(top))
    t.close(top)
    low = t.rolled("ana", (1, 1), (2, 2))
    t.refuse("ana", ShiftResult(low, ana, "down"), "result_at_bound")


def gaining(t: Tale, why: str = "Un long hiver", **values: Any) -> SpendFortuneOnTrait:
    return SpendFortuneOnTrait(t.hero["ana"], "gain", why, **{"text": "patiente", **values})


def test_a_fortune_on_a_trait() -> None:
    """SPI-FORT-05, SPI-FORT-07: gain, modify or remove one, in a respite or at the end, with a reason."""
    t = Tale("ana", "leo", traits=[("ana", "fière", "normal", ())])
    fiere = t.trait["fière"]
    t.fortune("ana", 4)
    t.refuse("ana", gaining(t), "not_in_respite")
    t.gm(OpenRespite((t.hero["leo"],)))
    t.refuse("ana", gaining(t), "not_in_respite")
    t.gm(OpenRespite())
    t.refuse("leo", gaining(t), "not_owner")
    t.refuse(GM, gaining(t), "not_owner")
    t.refuse("leo", SpendFortuneOnTrait(t.hero["leo"], "gain", "x", text="y"), "no_fortune")
    t.refuse("ana", gaining(t, why=" "), "justification_required")
    t.refuse("ana", gaining(t, text=" "), "bad_value")
    t.refuse("ana", gaining(t, trait=fiere), "bad_value")
    t.refuse("ana", SpendFortuneOnTrait(t.hero["ana"], "remove", "x", "rien"), "unknown_id")
    t.act("ana", gaining(t, tags=("own",)))
    gained = next(x for x in t.character("ana").traits.values() if x.text == "patiente")
    assert (gained.level, gained.duration, gained.tags) == ("normal", "durable", ("own",))
    t.act("ana", SpendFortuneOnTrait(t.hero["ana"], "modify", "Humiliée", fiere, "modeste"))
    assert t.character("ana").traits[fiere].text == "modeste"
    t.act("ana", SpendFortuneOnTrait(t.hero["ana"], "remove", "Oubliée", fiere))
    assert fiere not in t.character("ana").traits
    t.gm(EndSession())
    t.act("ana", gaining(t, text="tenace"))
    assert "Un long hiver" in t.feed("zoe")[-1].entries[0].text
    t.gm(EndGame())
    t.gm(CloseSession())


@pytest.mark.parametrize("mode", [1, 2, 3])
@pytest.mark.parametrize(("level", "left"), [(3, "[x][x]"), (2, "[x]"), (1, None)])
def test_a_fortune_on_a_gauge(mode: int, level: int, left: str | None) -> None:
    """SPI-FORT-06, SPI-EX-18, SPI-A-09: H to II, II to I, I to nothing, whatever the mode."""
    t = Tale("ana", fortunes=2)
    t.gm(SetGaugeMode(mode))
    wound = t.gauge("ana", "blessée", level * mode)
    if level < 3 and mode > 1:
        t.gauge("ana", "blessée", 1)
    t.gm(SetGaugeMode(2))
    t.gm(OpenRespite())
    t.act("ana", SpendFortuneOnGauge(t.hero["ana"], wound, "Des soins"))
    found = t.character("ana").gauges.get(wound)
    assert (boxes(found) if found else None) == left


def test_which_gauges_a_fortune_heals() -> None:
    """SPI-FORT-06, SPI-FORT-07, SPI-A-10: negative ones, one's own, a mere mark too; with a reason."""
    t = Tale("ana", "leo", fortunes=2)
    mark, rank = t.gauge("ana", "fatiguée", 1), t.gauge("ana", "grade", 2, "progression")
    other = t.gauge("leo", "blessé", 2)
    ana = t.hero["ana"]
    t.refuse("ana", SpendFortuneOnGauge(ana, mark, "Dormir"), "not_in_respite")
    t.gm(OpenRespite())
    t.refuse("ana", SpendFortuneOnGauge(ana, rank, "x"), "not_negative_gauge")
    t.refuse("ana", SpendFortuneOnGauge(ana, mark, ""), "justification_required")
    t.refuse("ana", SpendFortuneOnGauge(ana, other, "x"), "unknown_id")
    t.refuse("leo", SpendFortuneOnGauge(t.hero["leo"], other, "x"), "no_fortune")
    step = t.do("ana", SpendFortuneOnGauge(ana, mark, "Dormir"))
    assert consequences(step) == ["FortuneSpent", "GaugeRemoved"]


# -- orientation


def test_orientation_rolls() -> None:
    """SPI-ORI-01, SPI-ORI-02: from the genre on, one open roll each, one public die, destiny untouched."""
    t = Tale("ana", "leo", phase="setup")
    t.refuse(GM, RequestOrientationRoll("ana"), "wrong_phase")
    t.gm(AdvancePhase("genre"))
    t.gm(SetGenre("Noir"))
    t.refuse("ana", RequestOrientationRoll("leo"), "not_gm")
    t.refuse(GM, RequestOrientationRoll("zoe"), "unknown_id")
    t.refuse(GM, RequestOrientationRoll("ana", row="question", labels=("a",) * 6), "bad_value")
    t.refuse(GM, RequestOrientationRoll("ana", labels=("a",)), "bad_value")
    t.refuse("ana", RollOrientation(), "not_asked", 3)
    t.gm(RequestOrientationRoll("ana"))
    t.refuse("ana", RequestOrientationRoll("ana"), "roll_pending")
    t.gm(RequestOrientationRoll(GM))
    t.refuse("leo", RollOrientation(), "not_asked", 3)
    t.refuse("leo", RollOrientation("ana"), "not_asked", 3)
    t.act("ana", RollOrientation(), 3)
    t.gm(RollOrientation(), 6)
    assert [r.die for r in t.view("zoe").orientations] == [3, 6]
    t.act("leo", RequestOrientationRoll("leo", row="field"))
    t.gm(SetPresence("leo", away=True))
    t.gm(RollOrientation("leo"), 2)
    assert t.last("zoe") == ["OrientationRolled", "OnBehalf"]


def test_interpreting_a_face() -> None:
    """SPI-ORI-03: the gm's row and words are his unless shared; a player's row is public."""
    t = Tale("ana")
    mine = t.act("ana", RequestOrientationRoll("ana", row="relation"))
    t.act("ana", RollOrientation(), 5)
    theirs = t.gm(RequestOrientationRoll("ana", row="conflict"))
    assert t.feed("ana")[-1].entries[0].fields.row is None
    t.act("ana", RollOrientation(), 6)
    shown = t.view("zoe").orientations
    assert (shown[0].row.meaning, shown[1].row) == ("Concurrent, Rival", None)
    t.refuse("ana", InterpretOrientation(mine, "x", "all", row="relation"), "not_gm")
    t.refuse(GM, InterpretOrientation("rien", "x", "all", row="relation"), "unknown_id")
    t.refuse(GM, InterpretOrientation(mine, "x", "all"), "bad_value")
    t.refuse(GM, InterpretOrientation(mine, " ", "all", row="relation"), "bad_value")
    t.gm(InterpretOrientation(theirs, "Le maire ment", "gm", row="conflict"))
    assert t.last("ana") == []
    assert t.view("ana").orientations[1].readings == ()
    t.gm(InterpretOrientation(theirs, "Quelqu’un ment", "all", row="conflict"))
    reading = t.view("ana").orientations[1].readings[0]
    assert (reading.row.meaning, reading.text) == ("Vérité vs Illusion", "Quelqu’un ment")


def test_any_canvas_or_six_labels_may_serve() -> None:
    """SPI-ORI-04, SPI-CANV-04: the face is the axis; a canvas that the seat cannot see does not exist."""
    t = Tale("ana")
    secret = t.gm(CreateCanvas("place", "Le phare"))
    t.refuse("ana", RequestOrientationRoll("ana", canvas=secret), "unknown_id")
    t.act("ana", RequestOrientationRoll("ana", canvas=t.character("ana").canvas))
    t.act("ana", RollOrientation(), 2)
    assert t.view("zoe").orientations[0].row.meaning == "Son occupation"
    t.act("ana", RequestOrientationRoll("ana", labels=("a", "b", "c", "d", "e", "f")))
    t.act("ana", RollOrientation(), 4)
    assert t.view("zoe").orientations[1].row.meaning == "d"
    last = next(iter(t.state.orientations))
    t.gm(InterpretOrientation(last, "Dedans", "all", canvas=secret))
    reading = t.view("ana").orientations[0].readings[0]
    assert (reading.row.canvas, reading.row.meaning) == (None, None)
    assert t.view(GM).orientations[0].readings[0].row.canvas == secret


def test_the_orientation_table() -> None:
    """SPI-ORI-05, SPI-A-36, SPI-A-37: seventeen rows of six, both labels where the book prints two."""
    assert len(ROWS) == 17
    assert all(len(row.cells) == 6 for row in ROWS.values())
    assert (ROWS["facing_obstacle"].left, ROWS["facing_obstacle"].right) == ("Tactique", "Face à un obstacle")
    assert (ROWS["military"].left, ROWS["military"].right) == ("Militaire", "Tactique")
    assert ROWS["consequence"].cells[3] == ("if_then", "Si… alors (subir conséquences)")
    assert ROWS["framing"].cells[5].label == "Enjeu type"
    table = DATA["orientation"]
    assert [c["id"] for c in table["negative_emotion"]["columns"]] == [
        "disgust",
        "fear",
        "sadness",
        "anger",
        "envy",
        "shame_anxiety",
    ]
    assert len({c["id"] for c in table["question"]["columns"]}) == 6


def test_a_typed_card_is_flagged_for_everybody_and_named_to_the_gm() -> None:
    """SPI-FATE-02: as genre cards are; the number is the gm's alone, in his sentence too."""
    t = Tale("ana")
    attention(t, "ana", 5)
    for seat in (GM, "ana", "zoe"):
        (line,) = (e for f in t.feed(seat) for e in f.entries if e.type == "FateCardDrawn")
        assert (line.fields["typed"], line.fields["number"]) == (True, 5 if seat == GM else None)
        assert ("carte 5" in line.text) == (seat == GM)
        assert "à la table" in line.text
    attention(t, "ana")
    assert [e.fields["typed"] for f in t.feed("zoe") for e in f.entries if e.type == "FateCardDrawn"] == [True, False]


def test_a_mistyped_card_is_amended() -> None:
    """SPI-FATE-02, SPI-UNDO-06: another card of the deck in its place; only the gm reads that anything changed."""
    t = Tale("ana")
    attention(t, "ana", 5)
    opposition = t.rolled("ana", (2, 2), (1, 1))
    final = t.act(GM, FinaliseResult(opposition, 3))
    frames = {seat: t.feeds.count(seat) for seat in ("ana", "zoe")}
    t.amend(GM, final, FinaliseResult(opposition, 4))
    assert t.state.hand == {4, 5}
    assert [(c.number, c.theme) for c in t.view(GM).screen.hand] == [(4, "off_screen"), (5, "setback")]
    assert {seat: t.feeds.count(seat) for seat in frames} == frames
    for wrong in (FinaliseResult(opposition, 5), FinaliseResult(opposition, 7), FinaliseResult(opposition)):
        t.refuse_correction(GM, amendment(final, wrong), "illegal_replacement")
    t.refuse_correction("ana", amendment(final, FinaliseResult(opposition, 4)), "not_gm")


def test_a_card_of_the_service_is_never_typed_over() -> None:
    """SPI-FATE-02, SPI-UNDO-04, SPI-UNDO-06."""
    t = Tale("ana")
    opposition = t.rolled("ana", (2, 2), (1, 1))
    final = t.act(GM, FinaliseResult(opposition))
    t.refuse_correction(GM, amendment(final, FinaliseResult(opposition, 4)), "not_typed")


def test_a_mistyped_genre_card_is_amended() -> None:
    """SPI-SESS-03, SPI-UNDO-06."""
    t = Tale("ana", phase="setup")
    t.gm(AdvancePhase("genre"))
    drawn = t.act("ana", DrawGenreCard(6))
    t.amend(GM, drawn, DrawGenreCard(2))
    assert [(c.number, c.seat) for c in t.state.genre_cards] == [(2, "ana")]
    service = t.act(GM, DrawGenreCard())
    t.refuse_correction(GM, amendment(service, DrawGenreCard(1)), "not_typed")
    t.refuse_correction(GM, amendment(drawn, SetGenre("Conte")), "illegal_replacement")
    t.refuse_correction(GM, amendment(t.gm(SetGenre("Conte")), DrawGenreCard(1)), "illegal_replacement")


def amendment(target: str, command: Any) -> Amend:
    return Amend(target, msgspec.Raw(msgspec.json.encode(command)))


def rolled_with_fortunes(*players: str, **options: Any) -> tuple[Tale, str]:
    """Each holds a fortune; the first has a partial success that it might shift."""
    t = Tale(*players, **options)
    for seat in t.players:
        t.fortune(seat)
    return t, t.rolled(t.players[0], (2,), (2,))


def test_a_result_waits_for_those_who_could_shift_it() -> None:
    """SPI-RES-04, SPI-FORT-03, SPI-A-47: those of this opposition that hold a fortune are asked, and pass; then it is
    final.
    """
    t, opposition = rolled_with_fortunes("ana", "leo")
    t.refuse(GM, FinaliseResult(opposition), "shift_window_open", rule="SPI-RES-04")
    assert {(a.seat, a.command.__name__) for a in awaited(t.feeds, t.state, GM)} >= {("ana", "PassResultShift")}
    assert not [a for a in awaited(t.feeds, t.state, GM) if a.seat == "leo"]
    for seat in ("leo", GM):
        t.refuse(seat, PassResultShift(opposition), "not_owner" if seat == GM else "wrong_phase")
    t.refuse("leo", PassResultShift(opposition, "ana"), "not_owner")
    t.refuse(GM, PassResultShift(opposition, "zoe"), "unknown_id")
    t.act("ana", PassResultShift(opposition))
    t.refuse("ana", PassResultShift(opposition), "wrong_phase")
    assert t.view("zoe").oppositions[-1].shift_passes == ("ana",)
    t.unhurried = False
    t.gm(FinaliseResult(opposition))
    t.refuse("ana", PassResultShift(opposition), "result_final")


def test_before_the_dice_there_is_nothing_to_let_stand() -> None:
    """SPI-RES-04: the window opens with both rolls."""
    t = Tale("ana", fortunes=1)
    opposition = t.locked("ana")
    t.refuse("ana", PassResultShift(opposition), "not_rolled")


def test_each_shift_asks_anew() -> None:
    """SPI-FORT-03, SPI-A-47: what one lets stand is this result, not another."""
    t = Tale("ana", "leo")
    for seat in ("ana", "ana", "leo"):
        t.fortune(seat)
    opposition = t.rolled("ana", (2,), (2,), protagonists=(t.hero["ana"], t.hero["leo"]))
    t.act("leo", PassResultShift(opposition))
    t.act("ana", ShiftResult(opposition, t.hero["ana"], "up"))
    assert t.opposition(opposition).shift_passes == frozenset()
    t.act("ana", PassResultShift(opposition))
    t.refuse(GM, FinaliseResult(opposition), "shift_window_open")
    t.act("leo", ShiftResult(opposition, t.hero["leo"], "up"))
    t.act("ana", PassResultShift(opposition))
    t.unhurried = False
    t.gm(FinaliseResult(opposition))


def test_the_gm_may_close_the_window() -> None:
    """SPI-RES-04, SPI-A-47: as for strokes of fate, and everybody reads that he did not wait."""
    t, opposition = rolled_with_fortunes("ana")
    t.gm(FinaliseResult(opposition, force=True))
    (frame,) = SeatReader(t.feeds, "zoe", "fr").present_frames()
    assert frame.entries[0].fields.forced
    assert "sans attendre" in frame.entries[0].text
    t, opposition = rolled_with_fortunes("ana")
    t.let_stand(opposition)
    t.gm(FinaliseResult(opposition, force=True))
    (frame,) = SeatReader(t.feeds, "zoe", "fr").present_frames()
    assert not frame.entries[0].fields.forced


def test_the_window_passes_by_itself() -> None:
    """SPI-SOLO-01, SPI-FORT-03: in solo, without a fortune, and where the limit of shifts is reached."""
    t = Tale("ana")
    t.unhurried = False
    t.gm(FinaliseResult(t.rolled("ana", (2,), (2,))))
    t = Tale("ana", max_shifts_per_opposition=1, fortunes=2)
    opposition = t.rolled("ana", (2,), (2,))
    t.unhurried = False
    t.act("ana", ShiftResult(opposition, t.hero["ana"], "up"))
    t.gm(FinaliseResult(opposition))


def test_the_gm_passes_for_who_is_away() -> None:
    """SPI-RES-04: as for strokes of fate, marked as done on behalf."""
    t, opposition = rolled_with_fortunes("ana")
    t.refuse(GM, PassResultShift(opposition, "ana"), "not_owner")
    t.do("ana", SetPresence("ana", True))
    t.gm(PassResultShift(opposition, "ana"))
    assert t.last("zoe") == ["ResultShiftPassed", "OnBehalf"]


def test_a_fortune_that_comes_back_opens_no_result_again() -> None:
    """SPI-UNDO-03, SPI-A-47: the spending retracted, what was final since then stands."""
    t = Tale("ana", fortunes=1)
    blocked = t.act("ana", BlockFateStrokes(t.hero["ana"]))
    opposition = t.final("ana", (2,), (2,))
    t.correct(GM, Retract(blocked))
    assert t.character("ana").fortunes == 1
    assert t.opposition(opposition).status == "finalised"


def test_a_pass_retracted_takes_the_final_result_along() -> None:
    """SPI-UNDO-02: the result rested on it."""
    t, opposition = rolled_with_fortunes("ana")
    passed = t.act("ana", PassResultShift(opposition))
    t.gm(FinaliseResult(opposition))
    t.correct(GM, Retract(passed, cascade=True))
    assert t.opposition(opposition).status == "rolled"


def test_cards_are_called_by_number_and_name() -> None:
    """SPI-FATE-01: in hand, in the deck, and wherever the Destinée reads of one; a shuffle shows no faces."""
    t = Tale("ana")
    attention(t, "ana")
    screen = t.view(GM).screen
    (held,) = screen.hand
    assert (held.number, held.theme) == (1, "discovery")
    assert [c.number for c in screen.deck] == [2, 3, 4, 5, 6]
    lines = [
        line for frame in t.feed(GM) for line in frame.entries if line.type in ("FateCardDrawn", "ResultFinalised")
    ]
    assert any("carte 1" in line.text and "Découverte" in line.text for line in lines)
    assert all(die.thrown == () for line in lines for die in line.dice)
    assert not any(line.fields["theme"] for f in t.feed("ana") for line in f.entries if line.type == "FateCardDrawn")
    (offer,) = [o for o in offers(t.feeds, GM, "fr").moves if o.type == "AnnounceFateStroke"]
    assert "1 · Découverte" in msgspec.json.encode(offer.schema).decode()
    t.gm(AnnounceFateStroke(1))
    assert "Découverte" in t.line(GM).text
    assert "Découverte" not in t.line("ana").text
    assert (t.view(GM).screen.stroke.number, t.view(GM).screen.stroke.theme) == (1, "discovery")
    t.gm(WithdrawFateStroke())
    assert "Découverte" in t.line(GM).text
    assert t.line("ana").fields["theme"] is None
