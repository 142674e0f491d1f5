"""Dice, the six results, gains and attention, readings, consequences, loot."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.spin.characters.book import DATA
from domain.systems.spin.oppositions.chain import (
    CampRolled,
    FinaliseResult,
    FinalResult,
    LockOpposition,
    ResultDetermined,
    RollCamp,
    ShiftResult,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import CancelOpposition, DeclareWager, OpenOpposition
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    DeclareMitigation,
    RecordConsequence,
)
from domain.systems.spin.session.session import CloseSession, EndSession
from domain.systems.spin.state.results import raw_result, shifted
from domain.systems.spin.state.words import LADDER
from projections.spin.entries.oppositions import compared
from tests.scene import one
from tests.spin.tale import GM, Tale, consequences, pool


def test_who_rolls_and_once() -> None:
    """SPI-DICE-01: any order, each camp by its seat, once."""
    t = Tale("ana", "leo")
    opposition = t.frame("ana")
    t.refuse("ana", RollCamp(opposition, "protagonist"), "not_locked", 1)
    t.gm(LockOpposition(opposition))
    t.refuse("leo", RollCamp(opposition, "protagonist"), "not_owner", 1)
    t.refuse("ana", RollCamp(opposition, "obstacle"), "not_owner", 1)
    t.refuse("ana", RollCamp("rien", "protagonist"), "unknown_id", 1)
    t.gm(RollCamp(opposition, "obstacle"), 1)
    t.refuse(GM, RollCamp(opposition, "obstacle"), "already_rolled", 1)
    t.act("ana", RollCamp(opposition, "protagonist"), 1)
    t.refuse("ana", RollCamp(opposition, "protagonist"), "already_rolled", 1)


def test_sixes_call_one_more_die_once() -> None:
    """SPI-DICE-02, SPI-DICE-03, SPI-DICE-05: a six on an extra die gives nothing more; all evens count, all see."""
    t = Tale("ana")
    opposition = t.locked("ana", 3, 2)
    step = t.do("ana", RollCamp(opposition, "protagonist"), 6, 3, 6, 6, 1)
    rolled = one(step, CampRolled)
    assert (rolled.initial, rolled.extra, rolled.evens, rolled.typed) == ((6, 3, 6), (6, 1), 3, True)
    shown = t.view("zoe").oppositions[0].rolls[0]
    assert (shown.initial, shown.extra, shown.evens) == ((6, 3, 6), (6, 1), 3)
    assert t.feed("zoe")[-1].entries[0].dice[0].physical


def test_the_service_rolls_the_same_way() -> None:
    """SPI-DICE-02, SPI-SEC-05: the service draws the pool, then the extras; nothing is drawn ahead."""
    t = Tale("ana")
    opposition = t.locked("ana", 2, 2)
    faces = iter((6, 6, 6, 2))
    step = t.do("ana", RollCamp(opposition, "protagonist"), below=lambda n: next(faces) - 1)
    assert one(step, CampRolled).extra == (6, 2)
    assert len(step.event.draws) == 4
    assert not one(step, CampRolled).typed


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        ((6, 1), "bad_dice_count"),
        ((1,), "bad_dice_count"),
        ((1, 2, 3), "bad_dice_count"),
        ((6, 1, 2, 3), "bad_dice_count"),
        ((7,), "bad_dice_count"),
        ((0, 9, 9), "bad_dice_count"),
        ((7, 1), "bad_die_value"),
        ((6, 0, 2), "bad_die_value"),
    ],
)
def test_typed_dice(dice: tuple[int, ...], code: str) -> None:
    """SPI-DICE-04: exactly the pool, exactly an extra per six; the count is checked before the values."""
    t = Tale("ana")
    t.refuse("ana", RollCamp(t.locked("ana", 2, 2), "protagonist"), code, *dice)


@pytest.mark.parametrize(("source", "dice"), [("service", (1, 1)), ("physical", ())])
def test_the_excluded_source(source: str, dice: tuple[int, ...]) -> None:
    """SPI-DICE-04: the table's option excludes a source; either one by default, mixed if they like."""
    t = Tale("ana", dice=source)
    t.refuse("ana", RollCamp(t.locked("ana", 2, 2), "protagonist"), "dice_source", *dice)


STATE = Tale("ana").state
P, F, E, S = "partial_failure", "failure", "exploit", "success"
TABLE = (
    (P, F, "fiasco", "fiasco", "fiasco", "fiasco"),
    (S, "partial_success", F, "fiasco", "fiasco", "fiasco"),
    (E, S, "partial_success", F, F, "fiasco"),
    (E, E, S, "partial_success", F, F),
    (E, E, S, S, "partial_success", F),
    (E, E, E, S, S, "partial_success"),
)


@pytest.mark.parametrize("p", range(6))
@pytest.mark.parametrize("o", range(6))
def test_the_table_of_results(p: int, o: int) -> None:
    """SPI-RES-01, SPI-RES-03, SPI-A-02: 0 against 2, exactly twice, ties with and without evens."""
    assert raw_result(STATE, p, o) == TABLE[p][o]


@pytest.mark.parametrize(
    ("p", "o", "seen"),
    [
        *((5, 2, "overwhelming"), (2, 0, "two_to_none"), (2, 1, "more"), (1, 0, "one_to_none"), (1, 1, "as_many")),
        *((0, 0, "none_at_all"), (1, 2, "fewer"), (0, 1, "none_to_one"), (2, 5, "half"), (0, 2, "none_to_two")),
    ],
)
def test_what_the_table_looks_at(p: int, o: int, seen: str) -> None:
    """SPI-RES-03: the line of a result says how the even dice of the one compare with the other's."""
    assert compared(STATE, p, o) == seen


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 30), st.integers(0, 30))
def test_results_mirror_each_other(p: int, o: int) -> None:
    """SPI-RES-01, SPI-RES-02: seen from the other camp an unequal result is its opposite on the ladder."""
    if p != o:
        assert LADDER.index(raw_result(STATE, p, o)) + LADDER.index(raw_result(STATE, o, p)) == 5


def test_the_raw_result_comes_with_the_second_roll() -> None:
    """SPI-RES-01, SPI-RES-04: at once when both camps have rolled."""
    t = Tale("ana")
    opposition = t.locked("ana", 2, 2)
    assert consequences(t.do(GM, RollCamp(opposition, "obstacle"), 2, 1)) == ["CampRolled"]
    step = t.do("ana", RollCamp(opposition, "protagonist"), 2, 4)
    found = one(step, ResultDetermined)
    assert (found.p, found.o, found.result) == (2, 1, "success")


def test_the_ladder_has_six_steps() -> None:
    """SPI-RES-02: no zero step, and the book's numbers 1 to 6."""
    assert shifted("partial_failure", "up") == ("partial_success", 0)
    assert shifted("fiasco", "up", 7) == ("exploit", 2)
    assert shifted("exploit", "down", 5) == ("fiasco", 0)
    t = Tale("ana")
    opposition = t.rolled("ana", (2, 2), (1, 1))
    found = one(t.do(GM, FinaliseResult(opposition)), FinalResult)
    assert (found.number, found.key) == (1, "yes_and")


def test_the_order_of_resolution() -> None:
    """SPI-RES-04: rolls, then shifts, then the final result and what it brings; nothing moves it afterwards."""
    t = Tale("ana", fortunes=2)
    opposition = t.locked("ana", 1, 2)
    t.refuse(GM, FinaliseResult(opposition), "not_rolled")
    t.roll(opposition, "protagonist", 1)
    t.refuse("ana", ShiftResult(opposition, t.hero["ana"], "up"), "not_rolled")
    t.refuse(GM, FinaliseResult(opposition), "not_rolled")
    t.roll(opposition, "obstacle", 2, 2)
    t.refuse("ana", FinaliseResult(opposition), "not_gm")
    step = t.do(GM, FinaliseResult(opposition))
    assert consequences(step) == ["FinalResult", "FateCardDrawn"]
    t.refuse("ana", ShiftResult(opposition, t.hero["ana"], "up"), "result_final")
    t.refuse(GM, FinaliseResult(opposition), "result_final")


GAINS = [
    ((1, 1), (2, 2), "fiasco", 1, 0),
    ((2, 2), (1, 1), "exploit", 0, 1),
    ((1,), (2, 2), "fiasco", 0, 1),
    ((6, 2), (1, 1), "exploit", 1, 0),
    ((2, 1), (1, 1), "success", 0, 0),
    ((1, 1), (2, 1), "failure", 0, 0),
    ((2,), (2, 1), "partial_success", 0, 0),
    ((1,), (1, 1), "partial_failure", 0, 0),
]


@pytest.mark.parametrize(("mine", "theirs", "result", "fortune", "cards"), GAINS)
def test_fortune_and_attention(
    mine: tuple[int, ...], theirs: tuple[int, ...], result: str, fortune: int, cards: int
) -> None:
    """SPI-GAIN-01, SPI-GAIN-03: by the role at the lock and the final result; one draw."""
    t = Tale("ana")
    opposition = t.final("ana", mine, theirs)
    assert t.opposition(opposition).result == result
    assert (t.character("ana").fortunes, len(t.state.hand)) == (fortune, cards)


def test_a_shift_cancels_the_gain_not_the_attention() -> None:
    """SPI-GAIN-02, SPI-FORT-04, SPI-EX-08, SPI-A-15: no fortune after a shift; attention follows the final result."""
    t = Tale("ana", fortunes=3)
    away = t.rolled("ana", (2, 2), (1, 1))
    t.act("ana", ShiftResult(away, t.hero["ana"], "down"))
    t.gm(FinaliseResult(away))
    assert t.state.hand == frozenset()
    t.gm(CloseOpposition(away))
    into = t.rolled("ana", (1,), (2, 1))
    t.act("ana", ShiftResult(into, t.hero["ana"], "down"))
    t.gm(FinaliseResult(into))
    assert len(t.state.hand) == 1
    t.close(into)
    gain = t.rolled("ana", (1, 1), (2, 1))
    t.act("ana", ShiftResult(gain, t.hero["ana"], "down"))
    t.gm(FinaliseResult(gain))
    assert (t.opposition(gain).result, t.character("ana").fortunes) == ("fiasco", 0)


def test_no_card_where_none_is_due() -> None:
    """SPI-GAIN-03, SPI-FATE-02: a typed card needs a draw, and to be in the deck."""
    t = Tale("ana")
    plain = t.rolled("ana", (1,), (1,))
    t.refuse(GM, FinaliseResult(plain, 3), "no_draw_due")
    t.gm(FinaliseResult(plain))
    t.close(plain)
    feat = t.rolled("ana", (2, 2), (1, 1))
    t.refuse(GM, FinaliseResult(feat, 9), "bad_value")
    t.gm(FinaliseResult(feat, 3))
    t.close(feat)
    again = t.rolled("ana", (2, 2), (1, 1))
    t.refuse(GM, FinaliseResult(again, 3), "card_not_in_deck")


@pytest.mark.parametrize(("source", "card"), [("service", 3), ("physical", None)])
def test_the_source_of_fate_cards(source: str, card: int | None) -> None:
    """SPI-FATE-02: cards follow the table's option too."""
    t = Tale("ana", dice=source)
    opposition = t.locked("ana", 2, 2)
    faces = {"ana": (2, 2), GM: (1, 1)}
    for seat, camp in (("ana", "protagonist"), (GM, "obstacle")):
        side: Any = camp
        if source == "physical":
            t.act(seat, RollCamp(opposition, side), *faces[seat])
        else:
            face = faces[seat][0]
            t.do(seat, RollCamp(opposition, side), below=lambda n, face=face: face - 1)  # type: ignore[misc]
    t.refuse(GM, FinaliseResult(opposition, card), "dice_source")


def test_readings_are_data() -> None:
    """SPI-INT-01, SPI-INT-07: six results with words and keys, and what an outcome alone means."""
    results = DATA["results"]
    assert [(r["n"], r["id"], r["key_label"]) for r in results] == [
        (1, "exploit", "OUI ET"),
        (2, "success", "OUI"),
        (3, "partial_success", "OUI MAIS"),
        (4, "partial_failure", "NON MAIS"),
        (5, "failure", "NON"),
        (6, "fiasco", "NON ET"),
    ]
    assert [r["outcome_reading"] for r in results][:3] == ["improbable_fact", "probable_fact", "colour"]
    t = Tale("ana")
    opposition = t.final("ana", (2,), (2,), outcome_only=True)
    t.refuse(GM, DeclareMitigation(opposition, reducible=True), "wrong_phase")


def test_consequences_change_the_sheets() -> None:
    """SPI-INT-02: each its own ruling, with its target and values."""
    t = Tale("ana", traits=[("ana", "fière", "normal", ())])
    hero, fiera = t.hero["ana"], t.trait["fière"]
    opposition = t.final("ana", (2, 2), (1, 1))

    def ruled(kind: Any, *args: Any, **values: Any) -> RecordConsequence:
        return RecordConsequence(opposition, kind, *args, **values)

    t.refuse("ana", ruled("fiction", text="x"), "not_gm")
    for bad in (
        ruled("fiction"),
        ruled("gain_trait", hero, basis="exploit"),
        ruled("lose_trait"),
        ruled("gift", hero, text="x", trait_text="y"),
        ruled("lower_gauge", basis="exploit"),
        ruled("next_advantage"),
        ruled("advance_gauge", hero, label="x", ticks=1),
    ):
        t.refuse(GM, bad, "bad_value")
    for missing in (ruled("lose_trait", trait="rien"), ruled("fiction", "personne", text="x")):
        t.refuse(GM, missing, "unknown_id")
    t.gm(ruled("alter_trait", trait=fiera, trait_text="humiliée", worse=True))
    assert t.character("ana").traits[fiera].text == "humiliée"
    t.gm(ruled("advance_gauge", hero, label="fatiguée", gauge_kind="state", ticks=3))
    gauge = next(iter(t.character("ana").gauges))
    t.gm(ruled("lower_gauge", gauge=gauge, levels=1, basis="exploit"))
    assert t.character("ana").gauges == {}
    t.gm(ruled("advance_gauge", hero, label="renom", gauge_kind="progression", levels=1, basis="exploit"))
    t.gm(ruled("lose_trait", trait=fiera))
    t.gm(ruled("new_danger", text="Des pas dans l’escalier"))
    t.gm(ruled("gift", text="Une clé"))
    t.refuse(GM, ruled("advance_gauge", hero, label="gelée", gauge_kind="state", levels=0), "bad_value")
    t.gm(ruled("advance_gauge", hero, label="gelée", gauge_kind="state", levels=3))
    t.refuse(GM, ruled("advance_gauge", hero, label="gelée"), "gauge_exhausted")
    npc = t.npc("Le gardien")
    t.refuse(GM, ruled("advance_gauge", npc, label="blessé", gauge_kind="state"), "no_gauges_for_npc")
    t.close(opposition)
    t.refuse(GM, ruled("gift", text="x"), "wrong_phase")


def test_partial_success_reduced_or_paid() -> None:
    """SPI-INT-03, SPI-A-41: the gm says whether it can be reduced, the lead answers; else a loss is owed."""
    t = Tale("ana", "leo")
    first = t.final("ana", (2,), (2,))
    t.refuse(GM, CloseOpposition(first), "consequence_missing")
    t.refuse("ana", AnswerMitigation(first, "accept"), "wrong_phase")
    t.refuse("ana", DeclareMitigation(first, reducible=True), "not_gm")
    t.gm(DeclareMitigation(first, reducible=True))
    t.refuse(GM, DeclareMitigation(first, reducible=True), "wrong_phase")
    t.refuse("leo", AnswerMitigation(first, "accept"), "not_lead")
    t.refuse(GM, CloseOpposition(first), "consequence_missing")
    t.act("ana", AnswerMitigation(first, "accept"))
    t.gm(CloseOpposition(first))
    second = t.final("ana", (2,), (2,))
    t.gm(DeclareMitigation(second, reducible=True))
    t.act("ana", AnswerMitigation(second, "refuse"))
    t.gm(RecordConsequence(second, "fiction", text="x"))
    t.refuse(GM, CloseOpposition(second), "consequence_missing")
    t.gm(RecordConsequence(second, "advance_gauge", t.hero["ana"], label="usée", gauge_kind="resource"))
    t.gm(CloseOpposition(second))
    third = t.final("ana", (2,), (2,))
    t.gm(DeclareMitigation(third, reducible=False))
    t.refuse(GM, CloseOpposition(third), "consequence_missing")
    t.gm(RecordConsequence(third, "advance_gauge", t.hero["leo"], label="usé", gauge_kind="resource"))
    t.refuse(GM, CloseOpposition(third), "consequence_missing")


@pytest.mark.parametrize(("mine", "theirs"), [((1,), (1,)), ((1,), (2,)), ((2, 1), (1, 1))])
def test_what_owes_nothing(mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    """SPI-INT-04, SPI-INT-05: an opportunity and a failure's loss are the gm's to give."""
    t = Tale("ana")
    t.gm(CloseOpposition(t.final("ana", mine, theirs)))


def test_exploits_and_fiascos_owe() -> None:
    """SPI-INT-05, SPI-INT-06, SPI-INT-10: a gain or a loss, or fiction; a trait may be revealed."""
    t = Tale("ana")
    feat = t.final("ana", (2, 2), (1, 1))
    t.refuse(GM, CloseOpposition(feat), "consequence_missing")
    t.gm(RecordConsequence(feat, "new_danger", text="Des voix"))
    t.refuse(GM, CloseOpposition(feat), "consequence_missing")
    t.gm(RecordConsequence(feat, "reveal_trait", t.hero["ana"], trait_text="courageuse", basis="reveal"))
    t.gm(CloseOpposition(feat))
    fall = t.final("ana", (1, 1), (2, 2))
    t.gm(RecordConsequence(fall, "gift", text="Une clé"))
    t.refuse(GM, CloseOpposition(fall), "consequence_missing")
    t.gm(RecordConsequence(fall, "new_danger", text="La marée"))
    t.gm(CloseOpposition(fall))


def test_the_stake_is_won_or_lost() -> None:
    """SPI-INT-08: with a declared stake the trait may be granted from a partial success on."""
    t = Tale("ana")
    opposition = t.frame("ana")
    t.act("ana", DeclareWager(opposition, "le titre de capitaine"))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, (2,), (2,))
    t.gm(FinaliseResult(opposition))
    t.gm(RecordConsequence(opposition, "gain_trait", t.hero["ana"], trait_text="capitaine", basis="stake"))
    without = Tale("ana")
    other = without.final("ana", (2,), (2,))
    without.refuse(
        GM, RecordConsequence(other, "gain_trait", without.hero["ana"], trait_text="x", basis="stake"), "basis_not_met"
    )


RESULTS = {
    "exploit": ((2, 2), (1, 1)),
    "success": ((2, 1), (1, 1)),
    "failure": ((1,), (2,)),
    "fiasco": ((1, 1), (2, 2)),
}


@pytest.mark.parametrize(
    ("basis", "values", "met"),
    [
        ("exploit", {}, {"exploit"}),
        ("session_loot", {"duration": "session"}, {"exploit", "success"}),
        ("session_loot", {}, set()),
        ("zero_sum_loot", {"zero_sum": True}, {"exploit", "success"}),
        ("zero_sum_loot", {}, set()),
        ("reveal", {}, {"exploit", "fiasco"}),
        ("ruling", {"text": "Parce que"}, set(RESULTS)),
        ("ruling", {}, set()),
        (None, {}, set()),
    ],
)
def test_the_basis_of_a_lasting_gain(basis: Any, values: dict[str, Any], met: set[str]) -> None:
    """SPI-INT-09, SPI-LOOT-01, SPI-A-30: only from an exploit, a stake, loot, a revelation or the gm's word."""
    for result, (mine, theirs) in RESULTS.items():
        t = Tale("ana")
        opposition = t.final("ana", mine, theirs)
        command = RecordConsequence(opposition, "gain_trait", t.hero["ana"], trait_text="épée", basis=basis, **values)
        if result in met:
            t.gm(command)
        else:
            t.refuse(GM, command, "basis_not_met")


def test_losses_need_no_basis() -> None:
    """SPI-INT-09: lowering a bad gauge or advancing a progression does, their opposites do not."""
    t = Tale("ana")
    wound, rank = t.gauge("ana", "blessée", 3), t.gauge("ana", "grade", 3, "progression")
    opposition = t.final("ana", (1,), (2,))
    t.refuse(GM, RecordConsequence(opposition, "lower_gauge", gauge=wound), "basis_not_met")
    t.refuse(GM, RecordConsequence(opposition, "advance_gauge", t.hero["ana"], label="grade"), "basis_not_met")
    t.gm(RecordConsequence(opposition, "lower_gauge", gauge=rank))
    t.gm(RecordConsequence(opposition, "advance_gauge", t.hero["ana"], label="blessée"))


def test_a_staked_trait_is_lost() -> None:
    """SPI-INT-08: inflicted on failure, and offered as such where something was staked."""
    t = Tale("ana", traits=[("ana", "épée", "normal", ())])
    for wagered in (False, True):
        opposition = t.frame("ana", 1, 1)
        if wagered:
            t.gm(DeclareWager(opposition, "L’épée"))
        t.gm(LockOpposition(opposition))
        t.rolls(opposition, (1,), (2,))
        t.gm(FinaliseResult(opposition))
        (offer,) = [m for m in t.moves(GM) if m.schema["properties"].get("kind") == {"enum": ["lose_trait"]}]
        assert ("basis" in offer.schema["properties"], "basis" in offer.schema["required"]) == (wagered, False)
        if wagered:
            t.gm(RecordConsequence(opposition, "lose_trait", trait=t.trait["épée"], basis="stake"))
            assert t.line("zoe").fields.basis == "stake"
        t.gm(CloseOpposition(opposition))


def test_session_loot_lasts_the_session() -> None:
    """SPI-LOOT-02: removed when the session closes."""
    t = Tale("ana")
    opposition = t.final("ana", (2, 1), (1, 1))
    loot = RecordConsequence(
        opposition, "gain_trait", t.hero["ana"], trait_text="sabre", duration="session", basis="session_loot"
    )
    t.gm(loot)
    t.gm(CloseOpposition(opposition))
    t.gm(EndSession())
    assert [x.text for x in t.character("ana").traits.values()] == ["sabre"]
    t.gm(CloseSession())
    assert t.character("ana").traits == {}


def test_zero_sum_loot_gives_to_both() -> None:
    """SPI-LOOT-03, SPI-EX-15: whenever it is used, +1/+1."""
    t = Tale("ana")
    opposition = t.final("ana", (2, 1), (1, 1))
    loot = t.gm(
        RecordConsequence(
            opposition,
            "gain_trait",
            t.hero["ana"],
            trait_text="armure trop grande",
            zero_sum=True,
            basis="zero_sum_loot",
        )
    )
    t.gm(CloseOpposition(opposition))
    for camp in ("protagonist", "obstacle"):
        side: Any = camp
        later = t.gm(OpenOpposition(lead=t.hero["ana"]))
        t.gm(AddFactor(later, side, trait=loot))
        assert t.view(GM).screen.pools[0].x == 2
        assert t.view(GM).screen.pools[0].y == 2
        t.gm(CancelOpposition(later))


@settings(max_examples=20, deadline=None)
@given(st.integers(1, 5), st.integers(1, 5), st.data())
def test_any_dice_give_the_table(x: int, y: int, data: st.DataObject) -> None:
    """SPI-RES-01, SPI-DICE-03, SPI-DEST-02: through a whole opposition."""
    p, o = data.draw(st.integers(0, x)), data.draw(st.integers(0, y))
    t = Tale("ana")
    opposition = t.rolled("ana", pool(x, p), pool(y, o))
    assert t.opposition(opposition).result == raw_result(STATE, p, o)
    assert t.state.destiny == y - x
