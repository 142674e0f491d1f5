"""Chapter ACT: declaring, ruling, lowering, cancelling."""

from __future__ import annotations

import pytest

from domain.base.events import Command
from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    OutcomeComputed,
    RuleRoutine,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.reductions import ProposeReduction, RuleReduction
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack
from domain.systems.nosgoth.combat.combat import EndTurn
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.state.state import Outcome
from projections.moves.questions import awaited
from tests.nosgoth.table import Table, duel, solo, trio
from tests.scene import one


def test_declaring_for_oneself_or_by_the_game_master() -> None:
    """NOS-ACT-01."""
    table, hero = solo()
    table.refuse("bob", DeclareAction(hero, "Je saute."), "not_owner", rule="NOS-ACT-01")
    table.refuse("eve", DeclareAction(hero, "Je saute."), "not_your_role")
    table.refuse("ann", DeclareAction("nobody", "Je saute."), "bad_value")
    table.refuse("ann", DeclareAction(hero, "  "), "bad_value")
    table.act("gm", CancelAction(table.act("gm", DeclareAction(hero, "Elle saute."))))
    asked = table.act("ann", DeclareAction(hero, "Je saute."))
    assert table.that(asked).text == "Je saute."
    assert table.last("eve") == ["ActionDeclared"]


def test_one_open_action_per_character() -> None:
    """NOS-ACT-01: others act freely meanwhile."""
    table = Table()
    ann, bob = table.hero(), table.hero("bob")
    asked = table.act("ann", DeclareAction(ann, "Je saute."))
    table.refuse("ann", DeclareAction(ann, "Je crie."), "action_open", rule="NOS-ACT-01")
    table.refuse("gm", DeclareAction(ann, "Elle crie."), "action_open")
    table.act("bob", DeclareAction(bob, "Je cours."))
    table.act("ann", CancelAction(asked))
    table.act("ann", DeclareAction(ann, "Je crie."))


def test_in_the_turn_order_only_the_active_one_acts() -> None:
    """NOS-ACT-01: whoever is not in the order acts freely."""
    table, ann, bob, foe = trio()
    table.fight(foe, ann)
    table.refuse("ann", DeclareAction(ann, "Je saute."), "not_your_turn", rule="NOS-ACT-01")
    table.refuse("gm", DeclareAction(ann, "Elle saute."), "not_your_turn")
    table.act("bob", DeclareAction(bob, "Je cours."))
    table.act("gm", EndTurn())
    table.act("ann", DeclareAction(ann, "Je saute."))


def test_the_dead_and_the_fallen_do_not_act() -> None:
    """NOS-ACT-01 with NOS-DEATH-01 and NOS-DEATH-02."""
    table, hero = solo()
    table.lose(hero, "life", 10)
    table.act("gm", RuleOutOfCombat(hero, True))
    table.refuse("ann", DeclareAction(hero, "Je saute."), "character_out")
    table.lose(hero, "movement", 10)
    table.lose(hero, "mental", 10)
    table.refuse("ann", DeclareAction(hero, "Je saute."), "character_dead")


def test_routine_succeeds_at_once() -> None:
    """NOS-ACT-02: level 0, no die, no focus, no accomplishment."""
    table, hero = solo()
    asked = table.ask(hero, level=5)
    table.act("ann", ChooseFocus(asked, 2))
    table.refuse("ann", RuleRoutine(asked), "not_your_role")
    step = table.do("gm", RuleRoutine(asked))
    assert step.event.draws == ()
    outcome = one(step, OutcomeComputed)
    assert (outcome.success, outcome.automatic, outcome.final_level, outcome.special) == (True, True, 0, "none")
    assert (outcome.target_number, outcome.damage_bonus) == (0, 0)
    found = table.that(asked)
    assert (found.level, found.focus, found.outcome) == (0, 0, Outcome(0, success=True))
    assert table.left(hero, "movement") == 10
    table.refuse("gm", RuleRoutine(asked), "wrong_stage")
    table.refuse("gm", RuleRoutine("nothing"), "bad_value")


def test_attacks_and_defences_are_no_routine() -> None:
    """NOS-ACT-02."""
    table, hero, foe = duel()
    table.fight(hero, foe)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    table.refuse("gm", RuleRoutine(attack), "bad_target", rule="NOS-ACT-02")
    table.act("ann", CancelAction(attack))
    table.act("gm", EndTurn())
    defence = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.refuse("gm", RuleRoutine(defence), "bad_target")


def test_the_game_master_classifies_before_the_roll() -> None:
    """NOS-ACT-03: the pool that can pay; required before the roll."""
    table, hero = solo()
    asked = table.ask(hero, characteristic=None)
    table.refuse("ann", ResolveAction(asked), "not_classified", 12)
    table.refuse("ann", ClassifyAction(asked, "mental"), "not_your_role")
    table.refuse("gm", ClassifyAction("nothing", "mental"), "bad_value")
    table.act("gm", ClassifyAction(asked, "mental"))
    table.act("ann", ChooseFocus(asked, 1))
    table.roll(asked, 12)
    assert (table.left(hero, "mental"), table.left(hero, "movement")) == (9, 10)
    table.refuse("gm", ClassifyAction(asked, "life"), "wrong_stage")


def test_an_attack_is_classified_by_its_player() -> None:
    """NOS-ACT-03 with NOS-COM-04."""
    table, hero, foe = duel()
    table.fight(hero, foe)
    attack = table.act("ann", DeclareAttack(foe, "movement"))
    table.refuse("gm", ClassifyAction(attack, "life"), "wrong_stage", rule="NOS-ACT-03")


@pytest.mark.parametrize("level", [-1, 0, 11])
def test_the_difficulty_goes_from_one_to_ten(level: int) -> None:
    """NOS-ACT-04."""
    table = Table()
    asked = table.ask(table.hero(), level=None)
    table.refuse("gm", SetDifficulty(asked, level), "bad_value", rule="NOS-ACT-04")


def test_no_roll_without_difficulty() -> None:
    """NOS-ACT-04."""
    table = Table()
    asked = table.ask(table.hero(), level=None)
    table.refuse("ann", ResolveAction(asked), "no_difficulty", 12)
    table.refuse("ann", SetDifficulty(asked, 3), "not_your_role")
    for level in (1, 10, 3):
        table.act("gm", SetDifficulty(asked, level))
    assert table.roll(asked, 9).target_number == 9
    table.refuse("gm", SetDifficulty(asked, 3), "wrong_stage")


def test_an_enemys_level_cannot_be_set() -> None:
    """NOS-ACT-04: neither for attacks on it nor for its own."""
    table, hero, foe = duel()
    table.fight(hero, foe)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    table.refuse("gm", SetDifficulty(attack, 2), "level_fixed_by_enemy", rule="NOS-ACT-04")
    table.act("ann", CancelAction(attack))
    table.act("gm", EndTurn())
    defence = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.refuse("gm", SetDifficulty(defence, 2), "level_fixed_by_enemy")


def test_a_reduction_is_proposed_and_ruled() -> None:
    """NOS-ACT-05: the game master may grant another number of levels; they add up."""
    table, hero = solo()
    asked = table.ask(hero, level=7)
    first = table.act("ann", ProposeReduction(asked, "skill", "acrobatie", 1))
    second = table.act("ann", ProposeReduction(asked, "history", "né ici", 4))
    third = table.act("ann", ProposeReduction(asked, "environment", "la lune", 1))
    table.act("gm", RuleReduction(asked, accepted=True, proposal=first))
    table.act("gm", RuleReduction(asked, accepted=True, proposal=second, levels=2))
    table.act("gm", RuleReduction(asked, accepted=False, proposal=third))
    refused = table.feed("bob")[-1].entries[0].fields
    assert (refused.source, refused.label, refused.accepted) == ("environment", "la lune", False)
    assert (refused.combatant, refused.proposal, refused.levels) == (hero, third, 1)
    table.act("gm", RuleReduction(asked, accepted=True, source="other", label="le vent", levels=1))
    found = table.that(asked)
    assert [(r.source, r.label, r.levels) for r in found.reductions] == [
        ("skill", "acrobatie", 1),
        ("history", "né ici", 2),
        ("other", "le vent", 1),
    ]
    assert found.proposals == ()
    assert table.roll(asked, 9).final_level == 3


def test_nobody_is_asked_for_the_die_while_a_proposal_waits() -> None:
    """NOS-RED-01, NOS-RES-01: first the game master's word, then the die."""
    table, hero = solo()
    asked = table.ask(hero, level=7)

    def questions() -> list[tuple[str, type[Command]]]:
        return [(each.seat, each.command) for each in awaited(table.feeds, table.state, "bob")]

    assert questions() == [("ann", ResolveAction)]
    proposal = table.act("ann", ProposeReduction(asked, "skill", "acrobatie", 1))
    assert questions() == [("gm", RuleReduction)]
    table.act("gm", RuleReduction(asked, accepted=False, proposal=proposal))
    assert questions() == [("ann", ResolveAction)]


def test_a_proposal_is_of_the_combatant_whose_action_it_is() -> None:
    """NOS-ACT-05, NOS-COM-06: the enemy's where the player throws for it."""
    table, hero, foe = duel(5, enemy_attack_mode="enemy_roll")
    table.fight(foe, hero)
    attack = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.act("gm", SetDifficulty(attack, 4))
    table.act("ann", ProposeReduction(attack, "environment", "la pluie", 1))
    assert table.feed("eve")[-1].entries[0].fields.combatant == foe
    table.ease(attack, 1)
    assert table.feed("eve")[-1].entries[0].fields.combatant == foe


def test_refused_reductions() -> None:
    """NOS-ACT-05."""
    table = Table()
    asked = table.ask(table.hero())
    good = ProposeReduction(asked, "skill", "acrobatie", 1)
    table.refuse("gm", good, "not_your_role")
    table.refuse("bob", good, "not_owner", rule="NOS-ACT-05")
    table.refuse("ann", ProposeReduction("nothing", "skill", "acrobatie", 1), "bad_value")
    table.refuse("ann", ProposeReduction(asked, "skill", "acrobatie", 0), "bad_value")
    table.refuse("ann", ProposeReduction(asked, "skill", " ", 1), "bad_value")
    proposal = table.act("ann", good)
    table.refuse("ann", RuleReduction(asked, accepted=True, proposal=proposal), "not_your_role")
    table.refuse("gm", RuleReduction(asked, accepted=True, proposal="nothing"), "unknown_proposal")
    for malformed in (
        RuleReduction(asked, accepted=True),
        RuleReduction(asked, accepted=True, source="skill", label="acrobatie"),
        RuleReduction(asked, accepted=True, source="skill", label="", levels=1),
        RuleReduction(asked, accepted=True, proposal=proposal, levels=0),
        RuleReduction(asked, accepted=True, proposal=proposal, label="acrobatie"),
    ):
        table.refuse("gm", malformed, "bad_value")
    table.act("gm", RuleReduction(asked, accepted=False, proposal=proposal))
    table.refuse("gm", RuleReduction(asked, accepted=True, proposal=proposal), "unknown_proposal")
    table.roll(asked, 15)
    table.refuse("ann", good, "wrong_stage")
    table.refuse("gm", RuleReduction(asked, accepted=True, source="skill", label="x", levels=1), "wrong_stage")


def test_reductions_wait_for_class_and_level() -> None:
    """NOS-ACT-05, NOS-ACT-06."""
    table = Table()
    asked = table.ask(table.hero(), level=None, characteristic=None)
    proposal = ProposeReduction(asked, "skill", "acrobatie", 1)
    ruling = RuleReduction(asked, accepted=True, source="skill", label="acrobatie", levels=1)
    table.refuse("ann", proposal, "not_classified", rule="NOS-ACT-05")
    table.refuse("gm", ruling, "not_classified")
    table.act("gm", ClassifyAction(asked, "life"))
    table.refuse("ann", proposal, "no_difficulty")
    table.refuse("gm", ruling, "no_difficulty")
    table.act("gm", SetDifficulty(asked, 3))
    table.act("ann", proposal)


def test_difficulty_may_come_first_and_may_change() -> None:
    """NOS-ACT-06: class and level in any order, again before the roll; a new class clears the focus."""
    table, hero = solo()
    asked = table.ask(hero, level=4, characteristic=None)
    table.act("gm", ClassifyAction(asked, "life"))
    table.act("ann", ChooseFocus(asked, 2))
    table.act("gm", SetDifficulty(asked, 6))
    assert table.that(asked).focus == 2
    table.act("gm", ClassifyAction(asked, "mental"))
    assert table.that(asked).focus == 0
    assert table.roll(asked, 18).final_level == 6
    assert table.left(hero, "life") == table.left(hero, "mental") == 10


def test_cancelling_pays_nothing() -> None:
    """NOS-ACT-07: by its player or the game master, before the roll."""
    table, hero = solo()
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.refuse("bob", CancelAction(asked), "not_owner", rule="NOS-ACT-07")
    table.refuse("eve", CancelAction(asked), "not_your_role")
    table.refuse("ann", CancelAction("nothing"), "bad_value")
    table.act("ann", CancelAction(asked))
    assert table.left(hero, "movement") == 10
    table.refuse("ann", CancelAction(asked), "wrong_stage")
    rolled = table.ask(hero)
    table.roll(rolled, 15)
    table.refuse("gm", CancelAction(rolled), "wrong_stage")


def test_a_target_cannot_make_an_attack_vanish() -> None:
    """NOS-ACT-07."""
    table, hero, foe = duel()
    table.fight(foe, hero)
    attack = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.refuse("ann", CancelAction(attack), "not_owner", rule="NOS-ACT-07")
    table.act("gm", CancelAction(attack))
    assert table.that(attack).cancelled
