"""Framing: asking, opening, objectives, pools, factors, the lock and what it does to destiny; zoom and pvp."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.events import Command
from domain.systems.spin.destiny.destiny import DestinyChanged
from domain.systems.spin.gauges.gauges import AdvanceGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import (
    FinaliseResult,
    LockOpposition,
    OppositionLocked,
    ReopenOpposition,
    RollCamp,
    ShiftResult,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RevealFactor, RuleFactor, WithdrawFactor
from domain.systems.spin.oppositions.oppositions import (
    CancelOpposition,
    ChooseZoom,
    DeclareWager,
    OpenOpposition,
    RequestOpposition,
    SetObjective,
    SetStages,
)
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.state.opposition_state import Stage
from domain.systems.spin.table.scenes import AdvancePhase
from domain.table.commands import SetPresence
from tests.scene import one
from tests.spin.tale import GM, Tale, consequences


def test_asking_and_opening() -> None:
    """SPI-OPP-01: a request engages nobody; a character is in one open opposition at most."""
    t = Tale("ana", "leo")
    ana, leo = t.hero["ana"], t.hero["leo"]
    t.refuse("leo", RequestOpposition(ana, "Fuir"), "not_owner")
    t.refuse("ana", RequestOpposition(ana, " "), "bad_value")
    t.refuse("ana", RequestOpposition("rien", "Fuir"), "unknown_id")
    asked = t.act("ana", RequestOpposition(ana, "Fuir"))
    second = t.act("ana", RequestOpposition(ana, "Se cacher"))
    t.refuse("leo", CancelOpposition(second), "not_gm")
    t.act("ana", CancelOpposition(second))
    t.refuse(GM, CancelOpposition(second), "wrong_phase")
    t.refuse("ana", OpenOpposition(lead=ana), "not_gm")
    t.refuse(GM, OpenOpposition(lead="rien"), "unknown_id")
    t.refuse(GM, OpenOpposition(), "bad_value")
    t.refuse(GM, OpenOpposition(lead=ana, base_dice=2), "bad_value")
    t.refuse(GM, OpenOpposition(lead=leo, request=asked), "bad_value")
    t.gm(OpenOpposition(lead=ana, request=asked))
    assert (t.opposition(asked).status, t.opposition(asked).objective) == ("framing", "Fuir")
    t.refuse(GM, OpenOpposition(lead=leo, protagonists=(ana,)), "already_engaged")
    t.refuse("ana", RequestOpposition(ana, "Encore"), "already_engaged")
    t.refuse(GM, OpenOpposition(lead=ana, request=asked), "wrong_phase")
    t.gm(OpenOpposition(lead=leo))
    assert sum(o.is_open for o in t.state.oppositions.values()) == 2


def test_the_objective_may_change_until_the_lock() -> None:
    """SPI-OPP-02: stated by the lead or the gm; without it no lock."""
    t = Tale("ana", "leo")
    opposition = t.gm(OpenOpposition(lead=t.hero["ana"]))
    t.refuse(GM, LockOpposition(opposition), "objective_missing")
    t.refuse("leo", SetObjective(opposition, "Fuir"), "not_owner")
    t.refuse("ana", SetObjective(opposition, ""), "bad_value")
    t.act("ana", SetObjective(opposition, "Fuir"))
    t.gm(SetObjective(opposition, "Fuir par le toit"))
    t.gm(LockOpposition(opposition))
    t.refuse("ana", SetObjective(opposition, "Rester"), "locked")


def test_one_against_one_by_default() -> None:
    """SPI-OPP-03, SPI-EX-06: with nothing else 1/1, favourite; without base dice each camp needs a factor."""
    t = Tale("ana")
    found = t.opposition(t.locked("ana"))
    assert (found.x, found.y, found.stance) == (1, 1, "favourite")
    bare = Tale("ana")
    opposition = bare.frame("ana", 0, 1, base_dice=0)
    bare.refuse(GM, LockOpposition(opposition), "empty_pool")
    bare.gm(AddFactor(opposition, "protagonist", text="courage"))
    bare.gm(LockOpposition(opposition))
    assert (bare.opposition(opposition).x, bare.opposition(opposition).y) == (1, 1)


def test_factors_are_proposed_and_ruled() -> None:
    """SPI-OPP-04, SPI-TRAIT-02: one die each; proposals count once accepted; unruled they count as rejected."""
    t = Tale("ana", "leo", traits=[("ana", "agile", "normal", ()), ("leo", "fort", "normal", ())])
    opposition = t.frame("ana")
    t.refuse("leo", ProposeFactor(opposition, "protagonist", text="un cri"), "not_owner")
    t.refuse("ana", ProposeFactor(opposition, "protagonist"), "bad_value")
    t.refuse("ana", ProposeFactor(opposition, "protagonist", text=" "), "bad_value")
    t.refuse("ana", ProposeFactor(opposition, "protagonist", trait=t.trait["agile"], text="x"), "bad_value")
    t.refuse("ana", ProposeFactor(opposition, "protagonist", trait="rien"), "unknown_id")
    agile = t.act("ana", ProposeFactor(opposition, "protagonist", trait=t.trait["agile"]))
    t.refuse(GM, AddFactor(opposition, "obstacle", trait=t.trait["agile"]), "factor_duplicate")
    friend = t.act("ana", ProposeFactor(opposition, "obstacle", trait=t.trait["fort"]))
    rope = t.act("ana", ProposeFactor(opposition, "protagonist", text="une corde"))
    wind = t.act("ana", ProposeFactor(opposition, "protagonist", text="le vent"))
    t.act("ana", ProposeFactor(opposition, "protagonist", text="jamais jugé"))
    t.refuse("ana", RuleFactor(agile, accept=True), "not_gm")
    t.refuse(GM, RuleFactor(agile, accept=False, camp="obstacle"), "bad_value")
    t.gm(RuleFactor(agile, accept=True))
    t.refuse(GM, RuleFactor(agile, accept=True), "wrong_phase")
    t.gm(RuleFactor(rope, accept=False))
    t.gm(RuleFactor(wind, accept=True, camp="obstacle"))
    t.refuse("leo", WithdrawFactor(friend), "not_owner")
    t.act("ana", WithdrawFactor(friend))
    t.refuse("ana", WithdrawFactor(agile), "not_owner")
    t.refuse(GM, WithdrawFactor("rien"), "unknown_id")
    t.gm(LockOpposition(opposition))
    found = t.opposition(opposition)
    assert (found.x, found.y) == (2, 2)
    assert [f.status for f in found.factors.values()] == ["accepted", "rejected", "accepted", "rejected"]
    for command in (
        AddFactor(opposition, "obstacle", text="trop tard"),
        ProposeFactor(opposition, "obstacle", text="trop tard"),
        RuleFactor(rope, accept=True),
        WithdrawFactor(wind),
        DeclareWager(opposition, "x"),
        CancelOpposition(opposition),
        LockOpposition(opposition),
    ):
        t.refuse(GM if not isinstance(command, ProposeFactor) else "ana", command, "locked")


def test_a_trait_helps_here_and_hinders_there() -> None:
    """SPI-TRAIT-03, SPI-OPP-05, SPI-OPP-06: a handicap is dice of the other camp, pools never shrink."""
    t = Tale("ana", traits=[("ana", "imposante", "normal", ())])
    first = t.frame("ana")
    t.gm(AddFactor(first, "protagonist", trait=t.trait["imposante"]))
    t.gm(AddFactor(first, "obstacle", text="tout aussi imposant"))
    t.gm(LockOpposition(first))
    assert (t.opposition(first).x, t.opposition(first).y) == (2, 2)
    t.rolls(first, (1, 1), (1, 1))
    t.gm(FinaliseResult(first))
    t.close(first)
    second = t.frame("ana")
    t.gm(AddFactor(second, "obstacle", trait=t.trait["imposante"]))
    t.gm(LockOpposition(second))
    assert (t.opposition(second).x, t.opposition(second).y) == (1, 2)


def test_the_gm_is_reminded_of_linkable_gauges() -> None:
    """SPI-OPP-07: listed to the gm, added by the gm alone."""
    t = Tale("ana")
    wound = t.gauge("ana", "blessée", 2)
    t.gauge("ana", "avancement", 2, "progression")
    opposition = t.frame("ana")
    assert t.view(GM).screen.pools[0].linkable == (wound,)
    t.gm(AddFactor(opposition, "obstacle", gauge=wound))
    assert t.view(GM).screen.pools[0].linkable == ()


def test_an_enquiry_with_hidden_factors() -> None:
    """SPI-OPP-08, SPI-SEC-04, SPI-EX-20: three things to find and the base die; others see dice and a flag."""
    t = Tale("ana")
    opposition = t.frame("ana")
    hidden = [t.gm(AddFactor(opposition, "obstacle", text=w, hidden=True)) for w in ("coupable", "mobile", "méthode")]
    t.refuse(GM, AddFactor(opposition, "protagonist", text="x", hidden=True), "bad_value")
    seen = t.view("ana").oppositions[0].factors[0]
    assert (seen.camp, seen.dice, seen.hidden, seen.label, seen.source, seen.stage) == (
        "obstacle",
        1,
        True,
        "",
        None,
        None,
    )
    assert "coupable" not in str(t.feed("ana"))
    t.refuse("ana", RevealFactor(hidden[0]), "not_gm")
    t.gm(RevealFactor(hidden[0]))
    t.refuse(GM, RevealFactor(hidden[0]), "wrong_phase")
    assert t.view("ana").oppositions[0].factors[0].label == "coupable"
    t.gm(LockOpposition(opposition))
    assert t.opposition(opposition).y == 4
    bare = Tale("ana")
    enquiry = bare.frame("ana", 1, 3, base_dice=0)
    bare.gm(LockOpposition(enquiry))
    assert bare.opposition(enquiry).y == 3


def test_waiting_dice_are_used_once() -> None:
    """SPI-OPP-09, SPI-OPP-16, SPI-INT-04: consumed when accepted, back when the opposition is dropped."""
    t = Tale("ana", "leo")
    lost = t.final("ana", (1,), (1,))
    bonus = t.gm(RecordConsequence(lost, "next_advantage", t.hero["ana"], text="Le vent tourne"))
    malus = t.gm(RecordConsequence(lost, "next_handicap", t.hero["ana"]))
    t.close(lost)
    other = t.frame("leo")
    t.refuse(GM, AddFactor(other, "protagonist", modifier=bonus), "bad_value")
    opposition = t.frame("ana")
    t.refuse(GM, AddFactor(opposition, "obstacle", modifier=bonus), "bad_value")
    t.refuse(GM, AddFactor(opposition, "protagonist", modifier="rien"), "unknown_id")
    used = t.gm(AddFactor(opposition, "protagonist", modifier=bonus))
    t.refuse(GM, AddFactor(opposition, "protagonist", modifier=bonus), "wrong_phase")
    t.gm(WithdrawFactor(used))
    t.gm(AddFactor(opposition, "protagonist", modifier=bonus))
    t.gm(AddFactor(opposition, "obstacle", modifier=malus))
    t.gm(CancelOpposition(opposition))
    assert all(m.used_in is None for m in t.state.modifiers.values())
    again = t.frame("ana")
    t.gm(AddFactor(again, "protagonist", modifier=bonus))
    t.gm(LockOpposition(again))
    assert t.opposition(again).x == 2
    t.rolls(again, (1, 1), (1,))
    t.gm(FinaliseResult(again))
    t.close(again)
    assert set(t.state.modifiers) == {malus}


def test_the_stake_of_an_opposition() -> None:
    """SPI-OPP-10: declared by the lead or the gm before the lock, all read it."""
    t = Tale("ana", "leo")
    opposition = t.frame("ana")
    t.refuse("leo", DeclareWager(opposition, "son couteau"), "not_owner")
    t.act("ana", DeclareWager(opposition, "son couteau"))
    assert t.view("zoe").oppositions[0].wager == "son couteau"


@pytest.mark.parametrize(
    ("x", "y", "stance", "delta"), [(2, 2, "favourite", 0), (3, 2, "favourite", -1), (4, 6, "outsider", 2)]
)
def test_the_lock_and_destiny(x: int, y: int, stance: str, delta: int) -> None:
    """SPI-OPP-11, SPI-DEST-02, SPI-DEST-03, SPI-EX-03, SPI-EX-04, SPI-EX-05: destiny moves by y - x, before any die."""
    t = Tale("ana")
    step = t.do(GM, LockOpposition(t.frame("ana", x, y)))
    found = one(step, OppositionLocked)
    assert (found.x, found.y, found.role) == (x, y, stance)
    assert t.state.destiny == delta
    changes = [c.delta for c in step.consequences if isinstance(c, DestinyChanged)]
    assert changes == ([delta] if delta else [])
    assert consequences(step) == t.last(GM)
    assert t.last("ana") == ["OppositionLocked"]


def test_destiny_is_one_number_with_a_ledger() -> None:
    """SPI-DEST-01, SPI-DEST-04, SPI-A-05: 0 at first, unbounded, every lock counts, the gm alone reads it."""
    t = Tale("ana", "leo")
    t.played("ana", (1,), (1, 1, 1))
    t.played("leo", (1, 1, 1, 1), (1,))
    first = t.final("ana", (1,), (1, 1))
    t.gm(CloseOpposition(first, goes_on=True))
    view = t.view(GM)
    assert [(e.cause, e.delta, e.value) for e in view.screen.ledger] == [
        ("lock", 2, 2),
        ("lock", -3, -1),
        ("lock", 1, 0),
    ]
    assert view.screen.destiny == 0


def test_reopening_before_any_die() -> None:
    """SPI-OPP-12: the delta is taken back; once a die is rolled, no more."""
    t = Tale("ana")
    opposition = t.frame("ana", 1, 3)
    t.refuse(GM, ReopenOpposition(opposition), "not_locked")
    t.gm(LockOpposition(opposition))
    t.gm(ReopenOpposition(opposition))
    assert (t.state.destiny, t.opposition(opposition).status) == (0, "framing")
    assert [e.cause for e in t.state.ledger] == ["lock", "reopen"]
    t.gm(AddFactor(opposition, "protagonist", text="un plan"))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == 1
    t.roll(opposition, "protagonist", 1, 1)
    t.refuse(GM, ReopenOpposition(opposition), "already_rolled")
    t.refuse("ana", ReopenOpposition(opposition), "not_gm")


def test_close_or_go_on() -> None:
    """SPI-OPP-13: a fresh opposition with the same camps, the objective copied, factors anew."""
    t = Tale("ana", "leo")
    opposition = t.locked("ana", 2, 2, protagonists=(t.hero["leo"],))
    t.refuse(GM, CloseOpposition(opposition), "not_final")
    t.rolls(opposition, (1, 1), (1, 1))
    t.gm(FinaliseResult(opposition))
    t.refuse("ana", CloseOpposition(opposition), "not_gm")
    fresh = t.gm(CloseOpposition(opposition, goes_on=True))
    t.refuse(GM, CloseOpposition(opposition), "wrong_phase")
    found = t.opposition(fresh)
    assert (found.status, found.objective, dict(found.factors)) == ("framing", "Passer", {})
    assert found.protagonists == (t.hero["ana"], t.hero["leo"])


def test_outcome_only_owes_nothing() -> None:
    """SPI-OPP-14, SPI-A-44: dice, destiny and gains as usual, no consequence owed."""
    t = Tale("ana")
    opposition = t.final("ana", (1, 1), (2, 2, 2), outcome_only=True)
    assert (t.opposition(opposition).result, t.state.destiny) == ("fiasco", 1)
    assert len(t.state.hand) == 1
    t.gm(CloseOpposition(opposition))


def test_several_protagonists_in_a_camp() -> None:
    """SPI-OPP-15, SPI-A-25: one pool, the lead rolls and gains; by option each of the camp does."""
    for scope, fortunes in (("lead", (1, 0)), ("each_involved", (1, 1))):
        t = Tale(
            "ana",
            "leo",
            traits=[("leo", "fort", "normal", ())],
            fortune_gain_scope=scope,
        )
        opposition = t.frame("ana", protagonists=(t.hero["leo"],))
        t.gm(AddFactor(opposition, "protagonist", trait=t.trait["fort"]))
        t.gm(LockOpposition(opposition))
        t.refuse("leo", RollCamp(opposition, "protagonist"), "not_owner", 1, 1)
        t.rolls(opposition, (1, 1), (6, 2))
        t.gm(FinaliseResult(opposition))
        assert (t.character("ana").fortunes, t.character("leo").fortunes) == fortunes
        assert len(t.state.ledger) == 1


def test_dropping_an_opposition() -> None:
    """SPI-OPP-16: by the gm, before the lock."""
    t = Tale("ana")
    opposition = t.frame("ana")
    t.refuse("ana", CancelOpposition(opposition), "not_gm")
    t.gm(CancelOpposition(opposition))
    t.refuse("ana", SetObjective(opposition, "x"), "wrong_phase")


# -- zoom


def test_the_zoom_is_the_gms_or_the_leads() -> None:
    """SPI-ZOOM-01, SPI-ZOOM-02: set at the opening, or left to the lead, before the lock."""
    t = Tale("ana", "leo")
    opposition = t.frame("ana", zoom="undecided")
    t.refuse(GM, SetStages(opposition, (Stage("entrer"),)), "zoom_undecided")
    t.refuse(GM, LockOpposition(opposition), "zoom_undecided")
    t.refuse("leo", ChooseZoom(opposition, "script"), "not_lead")
    t.refuse(GM, ChooseZoom(opposition, "script"), "not_lead")
    t.act("ana", ChooseZoom(opposition, "script"))
    t.refuse("ana", ChooseZoom(opposition, "action"), "zoom_already_set")
    t.refuse(GM, LockOpposition(opposition), "stages_missing")
    plain = t.frame("leo")
    t.refuse(GM, SetStages(plain, (Stage("entrer"),)), "wrong_phase")


STAGES = (Stage("entrer", 1), Stage("voler le plan", 2), Stage("sortir", 1))


def test_who_has_ended_frames_nothing_any_more() -> None:
    """SPI-GAUGE-09, SPI-OPP-11: the gm goes on with the others; a camp of which nobody is left is not locked."""
    t = Tale("ana", "leo")
    camp = (t.hero["ana"], t.hero["leo"])
    opposition = t.gm(OpenOpposition(lead=camp[0], protagonists=camp, zoom="undecided"))
    hurt = {seat: t.gauge(seat, "blessé", 6) for seat in ("ana", "leo")}
    t.gm(RuleExhaustion(hurt["ana"], "character_ended"))
    framing: tuple[Command, ...] = (
        SetObjective(opposition, "Fuir"),
        DeclareWager(opposition, "La lanterne"),
        ChooseZoom(opposition, "action"),
        ProposeFactor(opposition, "protagonist", text="Une ruse"),
    )
    for command in framing:
        t.refuse("ana", command, "character_ended", rule=command.RULES[0])
    assert not {move.command for move in t.moves("ana")} & {type(command) for command in framing}
    t.act("leo", ProposeFactor(opposition, "protagonist", text="Une ruse"))
    t.gm(CancelOpposition(opposition))
    opposition = t.frame("ana", lead=camp[1])
    t.gm(RuleExhaustion(hurt["leo"], "character_ended"))
    t.refuse(GM, LockOpposition(opposition), "character_ended", rule="SPI-OPP-11")


def test_no_duel_is_locked_without_its_aggressor() -> None:
    """SPI-GAUGE-09, SPI-PVP-01."""
    t = Tale("ana", "leo")
    opposition = t.frame("ana", kind="pvp", aggressor=t.hero["leo"])
    t.gm(RuleExhaustion(t.gauge("leo", "blessé", 6), "character_ended"))
    t.refuse(GM, LockOpposition(opposition), "character_ended")


def test_whoever_ends_after_the_lock_still_rolls() -> None:
    """SPI-GAUGE-09, SPI-DICE-01: the dice are those of the camp."""
    t = Tale("ana", "leo")
    opposition = t.locked("ana")
    t.gm(RuleExhaustion(t.gauge("ana", "blessée", 6), "character_ended"))
    t.rolls(opposition, (1,), (1,))
    assert t.opposition(opposition).result == "partial_failure"


def test_who_has_no_part_in_an_opposition_is_told_so_first() -> None:
    """SPI-OPP-04: a proposal without a source is malformed only for those who may propose."""
    t = Tale("ana", "leo")
    opposition = t.frame("ana")
    t.refuse("leo", ProposeFactor(opposition, "protagonist"), "not_owner")
    t.refuse("leo", ProposeFactor(opposition, "protagonist", trait="rien"), "unknown_id")
    t.refuse("ana", ProposeFactor(opposition, "protagonist"), "bad_value")


def test_keys_are_obstacle_dice() -> None:
    """SPI-ZOOM-03, SPI-ZOOM-04: y is the base, the keys and the rest; a factor may name a stage."""
    t = Tale("ana")
    opposition = t.frame("ana", zoom="sequence")
    for stages in ((), (Stage("x", 0),), (Stage(" "),)):
        t.refuse(GM, SetStages(opposition, stages), "bad_value")
    t.refuse("ana", SetStages(opposition, STAGES), "not_gm")
    t.gm(SetStages(opposition, STAGES))
    t.act("ana", ProposeFactor(opposition, "protagonist", text="passe-partout", stage=1))
    t.refuse("ana", ProposeFactor(opposition, "protagonist", text="x", stage=4), "bad_value")
    t.gm(AddFactor(opposition, "obstacle", text="étape découverte", stage=3))
    t.gm(LockOpposition(opposition))
    assert (t.opposition(opposition).x, t.opposition(opposition).y) == (1, 6)
    t.refuse(GM, SetStages(opposition, STAGES), "locked")


@pytest.mark.parametrize(
    ("mine", "theirs", "failed"),
    [
        ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1), 1),
        ((2, 1, 1, 1, 1), (2, 2, 1, 1, 1), 2),
        ((2, 2, 1, 1, 1), (2, 2, 2, 1, 1), 2),
        ((2, 2, 2, 1, 1), (2, 2, 2, 2, 1), 3),
        ((2, 2, 2, 2, 1), (2, 2, 2, 2, 2), 3),
        ((2, 1, 1, 1, 1), (2, 1, 1, 1, 1), None),
        ((2, 2, 1, 1, 1), (2, 1, 1, 1, 1), None),
    ],
)
def test_the_stage_that_fails(mine: tuple[int, ...], theirs: tuple[int, ...], failed: int | None) -> None:
    """SPI-ZOOM-05, SPI-A-27: one even die crosses one key; overflow is the last stage; a success is at the end."""
    t = Tale("ana")
    opposition = t.frame("ana", len(mine), 1, zoom="script")
    t.gm(SetStages(opposition, STAGES))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, mine, theirs)
    t.gm(FinaliseResult(opposition))
    assert t.opposition(opposition).failed_stage == failed


def test_shifts_do_not_alter_the_keys_crossed() -> None:
    """SPI-ZOOM-05: a shift to a failure still counts the evens rolled."""
    t = Tale("ana", fortunes=2)
    opposition = t.frame("ana", 2, 1, zoom="script")
    t.gm(SetStages(opposition, STAGES))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, (2, 2), (2, 2, 1, 1, 1))
    t.act("ana", ShiftResult(opposition, t.hero["ana"], "down"))
    t.gm(FinaliseResult(opposition))
    assert (t.opposition(opposition).result, t.opposition(opposition).failed_stage) == ("partial_failure", 2)


# -- player against player


def duel(t: Tale) -> str:
    opposition = t.gm(OpenOpposition("pvp", lead=t.hero["ana"], aggressor=t.hero["leo"]))
    t.act("ana", SetObjective(opposition, "Garder la carte"))
    return opposition


def test_the_aggressor_is_the_obstacle() -> None:
    """SPI-PVP-01, SPI-PVP-02, SPI-PVP-03, SPI-GAIN-04, SPI-A-24: judged from the attacked one's side, destiny still."""
    t = Tale("ana", "leo", traits=[("leo", "brutal", "normal", ())])
    ana, leo = t.hero["ana"], t.hero["leo"]
    t.refuse(GM, OpenOpposition("pvp", lead=ana, aggressor=ana), "bad_value")
    t.refuse(GM, OpenOpposition("pvp", lead=ana), "bad_value")
    t.refuse(GM, OpenOpposition(lead=ana, aggressor=leo), "bad_value")
    opposition = duel(t)
    t.refuse("leo", SetObjective(opposition, "Prendre la carte"), "not_owner")
    brutal = t.act("leo", ProposeFactor(opposition, "obstacle", trait=t.trait["brutal"]))
    t.gm(RuleFactor(brutal, accept=True))
    wound = t.gauge("leo", "blessé", 2)
    t.refuse(GM, AddFactor(opposition, "obstacle", gauge=wound), "bad_value")
    t.gm(AddFactor(opposition, "protagonist", gauge=wound))
    t.refuse(GM, AddFactor(opposition, "protagonist", gauge=wound), "factor_duplicate")
    t.gm(LockOpposition(opposition))
    assert (t.opposition(opposition).x, t.opposition(opposition).y, t.state.destiny) == (2, 2, 0)
    t.refuse(GM, RollCamp(opposition, "obstacle"), "not_owner", 2, 2)
    t.act("leo", RollCamp(opposition, "obstacle"), 2, 2)
    t.act("ana", RollCamp(opposition, "protagonist"), 1, 1)
    t.gm(FinaliseResult(opposition))
    assert (t.character("ana").fortunes, t.character("leo").fortunes, t.state.hand) == (1, 0, frozenset())


@pytest.mark.parametrize(
    ("mine", "theirs", "delta", "expected"),
    [(1, 2, "absolute", 1), (2, 1, "absolute", 1), (2, 1, "signed", -1), (1, 2, "signed", 1), (0, 0, "absolute", 0)],
)
def test_dice_from_outside(mine: int, theirs: int, delta: str, expected: int) -> None:
    """SPI-PVP-04, SPI-EX-07, SPI-A-23: |b - a| of what the gm brought in, or b - a by option."""
    t = Tale("ana", "leo", traits=[("ana", "rusée", "normal", ())], pvp_destiny_delta=delta)
    opposition = duel(t)
    t.refuse(GM, AddFactor(opposition, "protagonist", trait=t.trait["rusée"], destiny_added=True), "bad_value")
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait["rusée"]))
    for camp, count in (("protagonist", mine), ("obstacle", theirs)):
        for n in range(count):
            side: Any = camp
            t.gm(AddFactor(opposition, side, text=f"renfort {n}", destiny_added=True))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == expected
    plain = Tale("ana")
    t.refuse(GM, AddFactor(plain.frame("ana"), "obstacle", text="x", destiny_added=True), "unknown_id")
    plain.refuse(
        GM, AddFactor(next(iter(plain.state.oppositions)), "obstacle", text="x", destiny_added=True), "bad_value"
    )


def test_both_sides_shift() -> None:
    """SPI-PVP-05: each step moves the one result, in order of arrival."""
    t = Tale("ana", "leo", fortunes=1)
    t.fortune("leo", 2)
    opposition = duel(t)
    t.gm(LockOpposition(opposition))
    t.act("ana", RollCamp(opposition, "protagonist"), 2)
    t.act("leo", RollCamp(opposition, "obstacle"), 2)
    for seat, direction, result in (
        ("leo", "down", "partial_failure"),
        ("ana", "up", "partial_success"),
        ("leo", "down", "partial_failure"),
    ):
        way: Any = direction
        t.act(seat, ShiftResult(opposition, t.hero[seat], way))
        assert t.opposition(opposition).result == result


def test_the_gm_plays_for_an_absent_player() -> None:
    """SPI-DICE-01: the gm may roll for an absent seat, never spend its fortunes (SPI-FORT-01)."""
    t = Tale("ana", fortunes=1)
    opposition = t.locked("ana")
    t.refuse(GM, RollCamp(opposition, "protagonist"), "not_owner", 1)
    t.gm(SetPresence("ana", away=True))
    t.gm(RollCamp(opposition, "protagonist"), 1)
    assert t.last("zoe") == ["CampRolled", "OnBehalf"]
    t.gm(RollCamp(opposition, "obstacle"), 1)
    t.refuse(GM, ShiftResult(opposition, t.hero["ana"], "up"), "not_owner")


def test_phases_of_the_gauge_commands() -> None:
    """SPI-GAUGE-05: from creation to the end of the session."""
    t = Tale("ana", phase="setup")
    t.refuse(GM, AdvanceGauge("x", "y", "state"), "unknown_id")
    t.gm(AdvancePhase("creation"))
