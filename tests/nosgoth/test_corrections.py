"""Chapter UNDO: contests, retractions, replacements, and what they bring about."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.corrections import Amend, ContestRuling, Restore, Retract, Rewind, Uphold, Why
from domain.base.events import Command
from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    RuleRoutine,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.reductions import RuleReduction
from domain.systems.nosgoth.actions.resolution import RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack
from domain.systems.nosgoth.combat.combat import EndTurn, StartCombat, TurnGiven
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.game import GAME
from domain.systems.nosgoth.options import OptionChanges, SetTableOptions
from domain.systems.nosgoth.points import AdjustPoints
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue
from domain.systems.nosgoth.state.state import Characteristic
from tests.contract.correcting import encode
from tests.contract.observers.corrections import Branch, one_undone
from tests.contract.sessions import played
from tests.nosgoth.table import Table, four, solo, trio

VITAL: tuple[Characteristic, ...] = ("life", "movement", "mental")


def test_only_inputs_are_recorded() -> None:
    """NOS-UNDO-01: decisions, typed data and dice; consequences have no record of their own."""
    table, hero = solo()
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 1))
    step = table.do("ann", ResolveAction(asked), 12)
    assert step.event.command == ResolveAction(asked)
    assert [draw.faces for draw in step.event.draws] == [(12,)]
    assert step.consequences
    assert not {kind.__name__ for kind in GAME.consequences} & {kind.__name__ for kind in GAME.recorded}


def test_contesting_is_a_flag() -> None:
    """NOS-UNDO-02: by whoever sees the input; the game master's upholding clears it."""
    table = Table()
    asked = table.ask(table.hero())
    graded = table.last_id
    table.refuse_correction("eve", ContestRuling(graded), "not_your_role")
    table.refuse_correction("ann", ContestRuling("nothing"), "unknown_event")
    table.correct("ann", ContestRuling(graded, "trop dur"))
    assert table.last("bob") == ["RulingContested"]
    assert table.feed("ann")[-2].entries[0].contested
    assert table.roll(asked, 15).success
    table.refuse_correction("ann", Uphold(graded), "not_your_role")
    table.correct("gm", Uphold(graded))
    assert table.last("bob") == ["RulingUpheld"]
    table.refuse_correction("gm", Uphold(graded), "not_contested")
    foe = table.enemy()
    table.refuse_correction("ann", ContestRuling(foe), "unknown_event")
    table.correct("gm", ContestRuling(foe))


def test_retracting_runs_the_record_again() -> None:
    """NOS-UNDO-03: the points come back, what no longer holds is void and listed for those who saw it."""
    table, hero = solo()
    asked = table.ask(hero)
    chosen = table.act("ann", ChooseFocus(asked, 2))
    table.roll(asked, 19)
    act = table.act("ann", RecordSpecialEffect(asked, "minor", "Sans bruit."))
    table.refuse_correction("ann", Retract(chosen), "not_your_role")
    table.refuse_correction("gm", Retract("nothing"), "unknown_event")
    table.correct("gm", Retract(chosen, "pas annoncé"))
    assert table.left(hero, "movement") == 10
    assert table.that(asked).outcome.final_level == 5  # type: ignore[union-attr]
    rolled = table.feeds.history.raw[-3].id
    table.correct("gm", Retract(rolled))
    assert table.verdict().void == (rolled, act)
    line = table.feed("eve")[-1].entries[0]
    assert (line.type, line.fields.target, line.fields.void) == ("RulingRetracted", rolled, (rolled, act))
    assert table.that(asked).outcome is None
    table.roll(asked, 15)


def test_replacing_is_of_the_same_kind_and_legal_at_its_place() -> None:
    """NOS-UNDO-03."""
    table, hero = solo()
    asked = table.ask(hero, level=6)
    graded = table.last_id
    rolled = table.act("ann", ResolveAction(asked), 12)
    unlike: tuple[Command, ...] = (ClassifyAction(asked, "life"), SetDifficulty(asked, 11), SetDifficulty("nothing", 4))
    for command in unlike:
        with pytest.raises(Exception, match="illegal_replacement"):
            table.amend("gm", graded, command)
    table.amend("gm", graded, SetDifficulty(asked, 4))
    assert table.last("eve") == ["RulingReplaced"]
    assert table.that(asked).outcome.success  # type: ignore[union-attr]
    table.amend("gm", rolled, ResolveAction(asked), (3,))
    assert not table.that(asked).outcome.success  # type: ignore[union-attr]


def test_dice_of_the_service_are_never_replaced() -> None:
    """NOS-UNDO-03."""
    table = Table()
    asked = table.ask(table.hero())
    rolled = table.act("ann", ResolveAction(asked), below=lambda n: 4)
    with pytest.raises(Exception, match="illegal_replacement"):
        table.amend("gm", rolled, ResolveAction(asked), (20,))


def test_every_kind_of_input_can_be_retracted() -> None:
    """NOS-UNDO-03: options, sheets, enemies, turns alike; everything comes back."""
    table = Table()
    done = [
        table.act("gm", SetTableOptions(OptionChanges(damage_overflow="spill"))),
        hero := table.hero(),
        foe := table.enemy(level=1),
        table.act("gm", SetSheetValue(hero, "armor", 4)),
        table.act("gm", ReviseCombatant(foe, CombatantChanges(armor=1))),
        table.act("gm", StartCombat((hero, foe))),
        table.strike(foe, 10),
        table.act("ann", EndTurn()),
        table.act("gm", AdjustPoints(hero, "life", -10, "hazard")),
        table.act("gm", RuleOutOfCombat(hero, True)),
    ]
    before, views = table.now, {seat: table.view(seat) for seat in ("gm", "ann")}
    for target in done:
        step = table.correct("gm", Retract(target))
        assert (
            table.now.characters != before.characters
            or table.now.enemies != before.enemies
            or (table.now.options != before.options or table.now.combat != before.combat)
        )
        table.correct("gm", Restore(step.event.id))
        assert {seat: table.view(seat) for seat in ("gm", "ann")} == views


def test_the_die_is_compared_again_and_never_rolled_again() -> None:
    """NOS-UNDO-04."""
    table = Table()
    asked = table.ask(table.hero(), level=5)
    graded = table.last_id
    table.roll(asked, 12)
    for level, success in ((4, True), (6, False), (1, True)):
        table.amend("gm", graded, SetDifficulty(asked, level))
        outcome = table.that(asked).outcome
        assert outcome is not None
        assert (outcome.die, outcome.success) == (12, success)


def test_a_die_that_is_no_longer_needed_is_void_with_its_results() -> None:
    """NOS-UNDO-04."""
    table = Table()
    asked = table.ask(table.hero(), level=2)
    table.ease(asked, 1)
    eased = table.last_id
    table.roll(asked, 20)
    act = table.act("ann", RecordSpecialEffect(asked, "major", "D’un bond."))
    table.amend("gm", eased, RuleReduction(asked, accepted=True, source="skill", label="aide", levels=2))
    outcome = table.that(asked).outcome
    assert outcome is not None
    assert (outcome.die, outcome.success, outcome.special) == (None, True, "none")
    assert table.verdict().void == (act,)


def test_an_automatic_action_that_needs_a_die_is_open_again() -> None:
    """NOS-UNDO-04: focus unpaid, the choice kept."""
    table, hero = solo()
    asked = table.ask(hero, level=3)
    table.act("ann", ChooseFocus(asked, 1))
    table.ease(asked, 2)
    eased = table.last_id
    table.roll(asked)
    assert table.left(hero, "movement") == 9
    table.correct("gm", Retract(eased))
    assert asked in table.now.open
    assert (table.that(asked).focus, table.left(hero, "movement")) == (1, 10)
    assert table.roll(asked, 6).success


def duel(level: int = 5) -> tuple[Table, str, str]:
    table = Table()
    hero, foe = table.hero(), table.enemy(level=level)
    table.fight(hero, foe)
    return table, hero, foe


def test_a_hit_that_becomes_a_miss_voids_its_damage() -> None:
    """NOS-UNDO-05."""
    table, _, foe = duel(level=4)
    entered = foe
    hit = table.strike(foe, 12)
    ruled = table.hurt(hit, 3, "life").event.id
    table.amend("gm", entered, AddCombatant("Moebius", "vampire", 5, four()))
    assert table.verdict().void == (ruled,)
    assert table.left(foe, "life") == 10
    table.refuse("gm", ApplyDamage(hit, 3, "life"), "no_hit")


def test_a_miss_that_becomes_a_hit_waits_for_its_damage() -> None:
    """NOS-UNDO-05: ruled later, it counts from then on."""
    table, _, foe = duel(level=5)
    missed = table.strike(foe, 12)
    table.amend("gm", foe, AddCombatant("Moebius", "vampire", 4, four()))
    assert table.now.pending == (missed,)
    table.hurt(missed, 3, "life")
    assert table.left(foe, "life") == 7


@pytest.mark.parametrize("following", ["action", "attack", "turn"])
def test_an_action_left_open_is_cancelled_before_the_next(following: str) -> None:
    """NOS-UNDO-06: just before the input that needs nothing open; no later input is lost."""
    table, hero, foe = duel()
    asked = table.act("ann", DeclareAction(hero, "Je saute."))
    ruled = table.act("gm", RuleRoutine(asked))
    match following:
        case "action":
            after = table.act("ann", DeclareAction(hero, "Je crie."))
        case "attack":
            after = table.act("ann", DeclareAttack(foe, "life"))
        case _:
            after = table.act("ann", EndTurn())
    table.correct("gm", Retract(ruled))
    assert table.verdict().void == (ruled,)
    assert table.that(asked).cancelled
    assert after not in table.feeds.history.overlay.void
    assert table.now.open.keys() <= {after}
    table.correct("gm", Restore(table.last_id))
    assert not table.that(asked).cancelled
    assert table.that(asked).outcome is not None


def test_an_enemys_attack_left_open_is_cancelled_too() -> None:
    """NOS-UNDO-06."""
    table, hero, foe = duel()
    table.act("ann", EndTurn())
    first = table.struck(foe, hero, 15)
    rolled = table.last_id
    second = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.correct("gm", Retract(rolled))
    assert table.that(first).cancelled
    assert second in table.now.open
    table.act("gm", CancelAction(second))


def test_otherwise_it_stays_open() -> None:
    """NOS-UNDO-06."""
    table, hero, _ = duel()
    asked = table.act("ann", DeclareAction(hero, "Je saute."))
    ruled = table.act("gm", RuleRoutine(asked))
    table.lose(hero, "corruption", 1)
    table.correct("gm", Retract(ruled))
    assert asked in table.now.open
    table.act("gm", RuleRoutine(asked))


def test_a_focus_that_cannot_be_paid_becomes_none() -> None:
    """NOS-UNDO-07: where it was chosen."""
    table = Table()
    hero = table.hero(points=four(movement=8))
    lost = table.lose(hero, "movement", 1).event.id
    healed = table.act("gm", AdjustPoints(hero, "movement", 1, "regeneration"))
    asked = table.ask(hero, level=5)
    chosen = table.act("ann", ChooseFocus(asked, 2))
    table.roll(asked, 15)
    assert table.left(hero, "movement") == 5
    table.correct("gm", Retract(healed))
    assert chosen not in table.verdict().void
    assert (table.that(asked).focus, table.left(hero, "movement")) == (0, 7)
    assert table.that(asked).outcome.success  # type: ignore[union-attr]
    table.correct("gm", Restore(table.last_id))
    assert (table.that(asked).focus, table.left(hero, "movement")) == (2, 5)
    assert lost not in table.feeds.history.overlay.void


def test_a_focus_that_can_be_chosen_but_not_paid_becomes_none() -> None:
    """NOS-UNDO-07: at the roll."""
    table = Table()
    hero = table.hero(points=four(movement=8))
    asked = table.ask(hero, level=5)
    table.act("ann", ChooseFocus(asked, 2))
    table.lose(hero, "movement", 2)
    healed = table.act("gm", AdjustPoints(hero, "movement", 2, "regeneration"))
    table.roll(asked, 12)
    table.correct("gm", Retract(healed))
    assert table.verdict().void == (healed,)
    assert (table.that(asked).focus, table.left(hero, "movement")) == (0, 6)
    assert not table.that(asked).outcome.success  # type: ignore[union-attr]


def test_death_is_reckoned_anew() -> None:
    """NOS-UNDO-07: whoever did not die lives, and what was refused to the dead is not made up."""
    table, _, foe = duel()
    for name in VITAL:
        last = table.lose(foe, name, 10).event.id
    assert table.who(foe).status == "dead"
    table.correct("gm", Retract(last))
    assert table.who(foe).status == "alive"
    assert table.who(foe).regeneration_stopped
    first = table.feeds.history.raw[-4].id
    table.correct("gm", Retract(first))
    assert not table.who(foe).regeneration_stopped


def test_a_turn_keeps_the_one_it_made_active() -> None:
    """NOS-UNDO-07: even if someone revived was skipped; the game master can give him a turn."""
    table, ann, bob, foe = trio()
    table.fight(ann, foe, bob)
    for name in VITAL:
        killed = table.lose(foe, name, 10).event.id
    ended = table.act("ann", EndTurn())
    assert table.feeds.history.raw[-1].command == TurnGiven(None, bob)
    table.correct("gm", Retract(killed))
    assert table.now.combat is not None
    assert (table.now.combat.active, table.now.combat.round) == (bob, 1)
    assert ended not in table.verdict().void
    table.act("gm", EndTurn(next=foe))
    assert table.now.combat.active == foe


def test_a_turn_passes_on_when_the_one_it_made_active_cannot_act() -> None:
    """NOS-UNDO-07: then the next one is found again; a named one voids the turn."""
    for named in (False, True):
        table, ann, bob, foe = trio()
        table.fight(ann, foe, bob)
        table.lose(foe, "life", 10)
        table.lose(foe, "movement", 10)
        table.lose(foe, "mental", 10)
        saved = table.last_id
        table.amend("gm", saved, AdjustPoints(foe, "mental", -9, "hazard"))
        ended = table.act("gm", EndTurn(next=foe if named else None))
        table.amend("gm", saved, AdjustPoints(foe, "mental", -10, "hazard"))
        assert table.now.combat is not None
        assert table.now.combat.active == (ann if named else bob)
        assert (ended in table.verdict().void) == named


def test_an_amended_turn_keeps_the_one_it_made_active() -> None:
    """NOS-UNDO-07: as one that was given so."""
    table, ann, bob, foe = trio()
    table.fight(ann, foe, bob)
    for name in VITAL:
        killed = table.lose(foe, name, 10).event.id
    ended = table.act("gm", EndTurn(next=ann))
    table.amend("gm", ended, EndTurn())
    assert table.now.combat is not None
    assert table.now.combat.active == bob
    table.correct("gm", Retract(killed))
    assert table.now.combat.active == bob


def test_a_turn_can_be_replaced() -> None:
    """NOS-UNDO-03, NOS-COM-03: by the same command with another name."""
    table, ann, bob, foe = trio()
    table.fight(ann, foe, bob)
    ended = table.act("gm", EndTurn())
    table.amend("gm", ended, EndTurn(next=bob))
    assert table.now.combat is not None
    assert table.now.combat.active == bob


def test_what_cannot_be_retracted() -> None:
    """NOS-UNDO-08: contests, upholds, what belongs to the table; consequences have no id to name."""
    table, hero = solo()
    contest = table.correct("ann", ContestRuling(hero)).event.id
    upheld = table.correct("gm", Uphold(hero)).event.id
    started = table.feeds.history.raw[1].id
    for target in (contest, upheld, started):
        table.refuse_correction("gm", Retract(target), "not_retractable")


def test_retracting_a_retraction_restores() -> None:
    """NOS-UNDO-08."""
    table, hero = solo()
    lost = table.lose(hero, "life", 4).event.id
    retracted = table.correct("gm", Retract(lost)).event.id
    assert table.left(hero, "life") == 10
    table.refuse_correction("gm", Retract(lost), "not_retractable")
    table.correct("gm", Retract(retracted))
    assert table.left(hero, "life") == 6


def test_the_record_can_go_back_to_before_an_event() -> None:
    """NOS-UNDO-03: everything from there on is void at once."""
    table, hero, foe = duel(level=1)
    hit = table.strike(foe, 10)
    table.hurt(hit, 3, "life")
    table.correct("gm", Rewind(hit))
    assert table.left(foe, "life") == 10
    assert not table.now.open
    table.refuse("ann", CreateCharacter("Autre", four()), "already_exists")
    assert table.who(hero).status == "alive"


def test_what_fell_gets_up_again() -> None:
    """NOS-UNDO-03, NOS-UNDO-05: a level raised too far and put right leaves the damage where it was ruled."""
    table, _, foe = duel(level=3)
    hit = table.strike(foe, 12)
    ruled = table.hurt(hit, 3, "life").event.id
    table.amend("gm", foe, AddCombatant("Moebius", "vampire", 5, four()))
    assert table.verdict().void == (ruled,)
    assert table.verdict().fell[ruled] == Why("no_hit", "NOS-DMG-01")
    table.amend("gm", foe, AddCombatant("Moebius", "vampire", 3, four()))
    assert (table.verdict().back, table.left(foe, "life")) == ((ruled,), 7)
    assert table.now.pending == ()
    table.amend("gm", foe, AddCombatant("Moebius", "vampire", 4, four()))
    assert (table.verdict().void, table.left(foe, "life")) == ((), 7)


def test_a_turn_that_is_given_again_keeps_what_is_cancelled_before_it() -> None:
    """NOS-UNDO-06: also where the correction that left the action open is undone, and made again after it."""
    history = played("nosgoth").feeds.history
    attack = next(each for each in history.raw if isinstance(each.command, DeclareAttack))
    turn = next(each for each in history.raw if isinstance(each.command, TurnGiven))
    other = Amend(attack.id, msgspec.Raw(encode(replace(attack.command, target="e4"))), cascade=True)
    again = Amend(turn.id, msgspec.Raw(encode(EndTurn())), cascade=True)
    asked = Branch(history)
    first = asked.after(other)
    assert [type(each.command) for each in first.history.overlay.inserted[turn.id]] == [CancelAction]
    one_undone(first, again, asked.after(again), Counter())
