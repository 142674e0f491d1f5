"""Chapters DIFF, FOC and RES: levels, focus, the die."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.nosgoth.actions.actions import CancelAction, ClassifyAction, SetDifficulty
from domain.systems.nosgoth.actions.difficulty import final_level, level_before_focus, target_number
from domain.systems.nosgoth.actions.focus import ChooseFocus, FocusSpent, cost, least
from domain.systems.nosgoth.actions.resolution import RecordSpecialEffect, ResolveAction, outcome_of
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack
from domain.systems.nosgoth.points import AdjustPoints
from domain.systems.nosgoth.state.state import Action, Options, Pool, Reduction
from projections.moves.questions import awaited
from projections.texts import say
from tests.nosgoth.table import STATE, Table, duel, four, new_state, solo
from tests.scene import all_of, one


def test_the_target_is_three_times_the_level() -> None:
    """NOS-DIFF-01."""
    assert [target_number(STATE, level) for level in range(11)] == [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]


def test_every_level_has_its_name() -> None:
    """NOS-DIFF-01, NOS-DIFF-04: the landmarks are words, the rules know the number alone."""
    names = [say("nosgoth", "fr", "level-name", {"level": level}) for level in range(11)]
    assert names[1:4] + names[9:] == ["Simple", "Standard", "Éprouvant", "WITNESS!", "Impossible"]
    assert len(set(names)) == 11
    weak, strong = Table(), Table()
    for table, points in ((weak, four(1, 1, 1, 1)), (strong, four(99, 99, 99, 99))):
        assert not table.roll(table.ask(table.hero(points=points), level=5), 14).success


@given(level=st.integers(1, 10), granted=st.lists(st.integers(1, 6), max_size=4), focus=st.integers(0, 2))
def test_reductions_then_focus(level: int, granted: list[int], focus: int) -> None:
    """NOS-DIFF-02: each never below 0."""
    reductions = tuple(Reduction(str(n), "other", "x", levels) for n, levels in enumerate(granted))
    of = Action(id="a", kind="free", by="c", level=level, reductions=reductions, focus=focus)
    assert level_before_focus(STATE, of) == max(0, level - sum(granted))
    assert final_level(STATE, of) == max(0, max(0, level - sum(granted)) - focus)


@pytest.mark.parametrize("level", [7, 8, 9, 10])
def test_above_six_nothing_helps_but_the_roll_is_allowed(level: int) -> None:
    """NOS-DIFF-03: the die is never modified."""
    table = Table()
    outcome = table.roll(table.ask(table.hero(), level=level), 20)
    assert (outcome.success, outcome.special, outcome.target_number) == (False, "none", 3 * level)


def test_focus_lowers_the_level_and_costs_the_action_s_pool() -> None:
    """NOS-FOC-01, NOS-FOC-02, NOS-FOC-04: one point costs 1, two cost 3."""
    for points, price in ((0, 0), (1, 1), (2, 3)):
        table, hero = solo()
        asked = table.ask(hero, level=4, characteristic="mental")
        table.act("ann", ChooseFocus(asked, points))
        assert table.left(hero, "mental") == 10
        step = table.do("ann", ResolveAction(asked), 3)
        spent = all_of(step, FocusSpent)
        assert [(s.points, s.cost, s.remaining) for s in spent] == ([(points, price, 10 - price)] if points else [])
        assert table.left(hero, "mental") == 10 - price
        assert table.that(asked).outcome.final_level == 4 - points  # type: ignore[union-attr]
        assert [table.left(hero, name) for name in ("life", "movement", "corruption")] == [10, 10, 10]


def test_the_choice_may_change_until_the_roll() -> None:
    """NOS-FOC-01: default 0; too late after the die, and it never alters it."""
    table, hero = solo()
    asked = table.ask(hero, level=5)
    for points in (2, 0, 1):
        table.act("ann", ChooseFocus(asked, points))
    assert table.roll(asked, 12).success
    table.refuse("ann", ChooseFocus(asked, 2), "focus_too_late", rule="NOS-FOC-01")
    plain = table.ask(hero, level=5)
    assert not table.roll(plain, 12).success
    cancelled = table.ask(hero)
    table.act("ann", CancelAction(cancelled))
    table.refuse("ann", ChooseFocus(cancelled, 1), "focus_too_late")


def test_who_chooses_and_when() -> None:
    """NOS-FOC-01."""
    table = Table()
    asked = table.ask(table.hero(), level=None, characteristic=None)
    table.refuse("gm", ChooseFocus(asked, 1), "not_your_role")
    table.refuse("bob", ChooseFocus(asked, 1), "not_owner")
    table.refuse("ann", ChooseFocus("nothing", 1), "bad_value")
    table.refuse("ann", ChooseFocus(asked, 1), "not_classified", rule="NOS-FOC-01")
    table.act("gm", ClassifyAction(asked, "life"))
    table.refuse("ann", ChooseFocus(asked, 1), "no_difficulty")


@pytest.mark.parametrize("points", [-1, 3])
def test_two_points_at_most(points: int) -> None:
    """NOS-FOC-02."""
    table = Table()
    asked = table.ask(table.hero())
    table.refuse("ann", ChooseFocus(asked, points), "bad_value", rule="NOS-FOC-02")


@pytest.mark.parametrize(
    ("floor", "surcharge", "one_point", "two_points"),
    [("after", False, 4, 8), ("after", True, 5, 9), ("before", False, 3, 5), ("before", True, 3, 5)],
)
def test_thresholds(floor: str, surcharge: bool, one_point: int, two_points: int) -> None:
    """NOS-FOC-03, NOS-FOC-06: the least current value that allows 1 and 2 points."""
    options = Options(focus_floor=floor)  # type: ignore[arg-type]
    found = [least(new_state(options), points, surcharge=surcharge) for points in (1, 2)]
    assert found == [one_point, two_points]


def test_the_floor_is_checked_when_chosen() -> None:
    """NOS-FOC-03."""
    table = Table()
    asked = table.ask(table.hero(points=four(movement=7)))
    refused = table.refuse("ann", ChooseFocus(asked, 2), "focus_floor", rule="NOS-FOC-03")
    assert refused.details == {"needed": 8, "has": 7}
    table.act("ann", ChooseFocus(asked, 1))
    table = Table(focus_floor="before")
    asked = table.ask(table.hero(points=four(movement=5)))
    table.act("ann", ChooseFocus(asked, 2))
    table.roll(asked, 9)
    assert table.left(table.that(asked).by, "movement") == 2


def test_the_floor_is_checked_again_when_paid() -> None:
    """NOS-FOC-03: the roll waits until the choice is changed."""
    table = Table()
    hero = table.hero(points=four(movement=8))
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.lose(hero, "movement", 1)
    refused = table.refuse("ann", ResolveAction(asked), "focus_floor", 9, rule="NOS-FOC-03")
    assert refused.details == {"needed": 8, "has": 7}
    table.act("ann", ChooseFocus(asked, 1))
    table.roll(asked, 12)
    assert table.left(hero, "movement") == 6


def test_nothing_is_paid_where_nothing_is_left_to_lower() -> None:
    """NOS-FOC-04: and then the floor does not matter either."""
    table = Table()
    hero = table.hero(points=four(movement=8))
    asked = table.ask(hero, level=2)
    table.act("ann", ChooseFocus(asked, 2))
    table.ease(asked, 2)
    table.lose(hero, "movement", 8)
    assert table.roll(asked).automatic
    assert table.that(asked).focus == 2
    assert table.who(hero).pools["movement"].focus_spent == 0  # type: ignore[index]


def test_the_full_cost_is_paid_even_if_one_point_was_enough() -> None:
    """NOS-FOC-04: whatever the result."""
    table, hero = solo()
    asked = table.ask(hero, level=1)
    table.act("ann", ChooseFocus(asked, 2))
    assert table.roll(asked).automatic
    assert table.left(hero, "movement") == 7
    failed = table.ask(hero, level=6)
    table.act("ann", ChooseFocus(failed, 1))
    assert not table.roll(failed, 2).success
    assert table.left(hero, "movement") == 6


def test_focus_comes_back_when_the_game_master_says() -> None:
    """NOS-FOC-05: only what was spent, and not what was lost."""
    table, hero = solo()
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.roll(asked, 9)
    table.lose(hero, "movement", 2)
    table.act("gm", AdjustPoints(hero, "movement", 1, "focus_recovery"))
    assert table.left(hero, "movement") == 6
    table.act("gm", AdjustPoints(hero, "movement", 9, "focus_recovery"))
    assert table.who(hero).pools["movement"] == Pool(10, 0, 2)  # type: ignore[index]


def test_cost_with_the_surcharge() -> None:
    """NOS-FOC-02 with NOS-ZERO-02."""
    per_point = Options(surcharge_unit="per_point")
    assert [cost(STATE, n, surcharge=True) for n in range(3)] == [0, 2, 4]
    assert [cost(new_state(per_point), n, surcharge=True) for n in range(3)] == [0, 2, 5]
    assert [cost(new_state(per_point), n, surcharge=False) for n in range(3)] == [0, 1, 3]


def test_level_zero_needs_no_die() -> None:
    """NOS-RES-01: nor admits one; no accomplishment."""
    table = Table()
    asked = table.ask(table.hero(), level=1)
    table.ease(asked, 3)
    table.refuse("ann", ResolveAction(asked), "bad_value", 20)
    step = table.do("ann", ResolveAction(asked))
    assert step.event.draws == ()
    assert table.that(asked).outcome.success  # type: ignore[union-attr]
    table.refuse("ann", ResolveAction(asked), "wrong_stage")
    table.refuse("ann", RecordSpecialEffect(asked, "major", "Encore."), "no_such_effect")


@settings(max_examples=60)
@given(level=st.integers(1, 10), die=st.integers(1, 20))
def test_the_die_against_the_target(level: int, die: int) -> None:
    """NOS-RES-02, NOS-RES-03, NOS-RES-04: for actions that are no attack, no die adds damage."""
    outcome = outcome_of(STATE, "free", level, die)
    assert outcome.success == (die >= 3 * level)
    expected = {1: "major_failure"} if not outcome.success else {19: "minor", 20: "major"}
    assert outcome.special == expected.get(die, "none")
    assert outcome.damage_bonus == 0


@pytest.mark.parametrize(("level", "die"), [(7, 20), (7, 19), (10, 20)])
def test_a_failed_twenty_gives_nothing(level: int, die: int) -> None:
    """NOS-RES-02, NOS-RES-03."""
    outcome = outcome_of(STATE, "free", level, die)
    assert (outcome.success, outcome.special) == (False, "none")


def test_one_is_always_a_major_failure() -> None:
    """NOS-RES-04."""
    assert all(outcome_of(STATE, "free", level, 1).special == "major_failure" for level in range(1, 11))
    assert outcome_of(STATE, "free", 1, 2).special == "none"


def _awaiting_effect(table: Table) -> list[str]:
    """Of whom the table waits for a special effect."""
    found = awaited(table.feeds, table.state, "eve")
    return [each.seat for each in found if each.command is RecordSpecialEffect]


def test_the_player_tells_the_accomplishment() -> None:
    """NOS-RES-05: once, and nobody else."""
    table = Table()
    asked = table.ask(table.hero())
    command = RecordSpecialEffect(asked, "minor", "Sans un bruit.")
    table.refuse("ann", command, "wrong_stage", rule="NOS-RES-05")
    table.roll(asked, 19)
    assert _awaiting_effect(table) == ["ann"]
    table.refuse("gm", command, "not_your_role")
    table.refuse("eve", command, "not_your_role")
    table.refuse("bob", command, "not_owner")
    table.refuse("ann", RecordSpecialEffect("nothing", "minor"), "bad_value")
    table.refuse("ann", RecordSpecialEffect(asked, "major", "Mieux."), "no_such_effect", rule="NOS-RES-05")
    table.act("ann", command)
    assert table.that(asked).effect == "Sans un bruit."
    assert _awaiting_effect(table) == []
    table.refuse("ann", command, "already_recorded")


@pytest.mark.parametrize("mode", ["defence_roll", "enemy_roll"])
def test_who_lives_tells_what_a_blow_did_whoever_died_of_it(mode: str) -> None:
    """NOS-RES-05, NOS-COM-07, NOS-COM-08: and who rolled for an enemy, even of the own death."""
    table = Table(enemy_attack_mode=mode)
    frail = four(1, 0, 0, 5)
    ann, bob, foe = table.hero("ann", frail), table.hero("bob", frail), table.enemy()
    by, target = (ann, bob) if mode == "defence_roll" else (foe, ann)
    table.fight(by, target)
    attack = (
        table.act("ann", DeclareAttack(bob, "life")) if by == ann else table.act("gm", DeclareEnemyAttack(foe, ann))
    )
    table.act("gm", SetDifficulty(attack, 1))
    table.roll(attack, 20)
    table.hurt(attack, 5, "life")
    assert table.who(target).status == "dead"
    assert _awaiting_effect(table) == ["ann"]
    table.act("ann", RecordSpecialEffect(attack, "major", "Il ne reste que cendres."))


def test_the_dead_tell_no_effect() -> None:
    """NOS-RES-05, NOS-DEATH-01: of a blow against another, too, who has died since."""
    table = Table()
    ann, bob = table.hero("ann", four(1, 0, 0, 5)), table.hero("bob")
    table.fight(ann, bob)
    attack = table.act("ann", DeclareAttack(bob, "life"))
    table.act("gm", SetDifficulty(attack, 1))
    table.roll(attack, 20)
    table.lose(ann, "life", 1)
    assert table.who(ann).status == "dead"
    assert _awaiting_effect(table) == []
    table.refuse("ann", RecordSpecialEffect(attack, "major"), "character_dead")


def test_the_game_master_tells_the_major_failure() -> None:
    """NOS-RES-05: the text is optional; points change only by other commands."""
    table, hero = solo()
    asked = table.ask(hero)
    table.roll(asked, 1)
    assert _awaiting_effect(table) == ["gm"]
    table.refuse("ann", RecordSpecialEffect(asked, "major_failure", "Oups."), "not_your_role")
    table.refuse("gm", RecordSpecialEffect(asked, "minor", "Non."), "not_your_role")
    before = table.who(hero)
    table.act("gm", RecordSpecialEffect(asked, "major_failure"))
    assert table.who(hero) == before
    table.refuse("gm", RecordSpecialEffect(asked, "major_failure", "Encore."), "already_recorded")


def test_the_dead_tell_nothing() -> None:
    """NOS-RES-05 with NOS-DEATH-01."""
    table, hero, foe = duel()
    table.fight(foe, hero)
    attack = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.act("gm", ClassifyAction(attack, "life"))
    table.roll(attack, 19)
    assert _awaiting_effect(table) == ["ann"]
    for name in ("life", "movement", "mental"):
        table.lose(hero, name, 10)
    assert _awaiting_effect(table) == []
    table.refuse("ann", RecordSpecialEffect(attack, "minor", "Trop tard."), "character_dead")


def test_focus_spent_is_told_once_paid() -> None:
    """NOS-FOC-04: with what remains."""
    table = Table()
    asked = table.ask(table.hero())
    table.act("ann", ChooseFocus(asked, 1))
    spent = one(table.do("ann", ResolveAction(asked), 12), FocusSpent)
    assert (spent.characteristic, spent.cost, spent.remaining) == ("movement", 1, 9)
