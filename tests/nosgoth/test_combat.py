"""Chapter COM: enemies, the order, turns, attacks, what the die adds."""

from __future__ import annotations

import pytest

from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    OutcomeComputed,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.reductions import ProposeReduction
from domain.systems.nosgoth.actions.resolution import HitPending, RecordSpecialEffect, ResolveAction, outcome_of
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DifficultyFixed
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn, SetTurnOrder, StartCombat
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import (
    AddCombatant,
    CombatantChanges,
    CombatantRevealed,
    RevealCombatant,
    ReviseCombatant,
)
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.options import AssignRoller
from domain.systems.nosgoth.state.aftermath import ActionCancelled
from domain.systems.nosgoth.state.state import ActionKind, Characteristics, Pool
from tests.nosgoth.table import STATE, Table, duel, four, trio
from tests.scene import all_of, one


def kill(table: Table, who: str) -> None:
    for name in ("life", "movement", "mental"):
        table.lose(who, name, 10)


@pytest.mark.parametrize(
    "data",
    [
        AddCombatant("Moebius", "vampire", 0, four()),
        AddCombatant("Moebius", "vampire", 11, four()),
        AddCombatant("Moebius", "vampire", 5),
        AddCombatant(" ", "other", 5),
        AddCombatant("Moebius", "other", 5, armor=-1),
        AddCombatant("Moebius", "other", 5, damage=-1),
        AddCombatant("Moebius", "vampire", 5, Characteristics(3, 3, -1, 3)),
    ],
)
def test_what_an_enemy_cannot_be(data: AddCombatant) -> None:
    """NOS-COM-01: levels 1 to 10, a vampire with its four characteristics."""
    Table().refuse("gm", data, "bad_value", rule="NOS-COM-01")


def test_an_enemy_is_entered_hidden_and_revealed() -> None:
    """NOS-COM-01."""
    table = Table()
    table.refuse("ann", AddCombatant("Moebius", "other", 5), "not_your_role")
    foe = table.brute(level=4)
    assert not table.who(foe).revealed  # type: ignore[union-attr]
    table.refuse("ann", RevealCombatant(foe), "not_your_role")
    table.refuse("gm", RevealCombatant("nothing"), "bad_value")
    table.act("gm", RevealCombatant(foe))
    assert table.last("eve") == ["CombatantRevealed"]
    table.refuse("gm", RevealCombatant(foe), "bad_value")


def test_an_enemy_is_revised_from_now_on() -> None:
    """NOS-COM-01: losses stay; an open attack keeps the level that it was declared with."""
    table, hero, foe = duel(6)
    table.lose(foe, "life", 7)
    table.fight(hero, foe)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    changes = CombatantChanges(name="Moebius l’Ancien", level=3, characteristics=four(life=5, mental=12), armor=2)
    table.act("gm", ReviseCombatant(foe, changes))
    changed = table.who(foe)
    assert (changed.name, changed.armor) == ("Moebius l’Ancien", 2)
    assert changed.pools["life"] == Pool(5, 0, 5)  # type: ignore[index]
    assert changed.pools["mental"] == Pool(12)  # type: ignore[index]
    assert table.roll(attack, 9).target_number == 18
    again = table.act("ann", DeclareAttack(foe, "life"))
    assert table.roll(again, 9).target_number == 9


def test_refused_revisions() -> None:
    """NOS-COM-01: whoever has no characteristics is no vampire."""
    table = Table()
    foe, brute = table.enemy(), table.brute()
    table.refuse("ann", ReviseCombatant(foe, CombatantChanges(level=3)), "not_your_role")
    for changes in (CombatantChanges(level=11), CombatantChanges(name=""), CombatantChanges(armor=-1)):
        table.refuse("gm", ReviseCombatant(foe, changes), "bad_value")
    table.refuse("gm", ReviseCombatant("nothing", CombatantChanges(level=3)), "bad_value")
    table.refuse("gm", ReviseCombatant(brute, CombatantChanges(kind="vampire")), "bad_value")
    table.act("gm", ReviseCombatant(brute, CombatantChanges(kind="vampire", characteristics=four(), teleport=True)))
    table.act("gm", ReviseCombatant(brute, CombatantChanges(damage=3, kind="other")))
    assert (table.who(brute).usual_damage, table.who(brute).vampire) == (3, False)  # type: ignore[union-attr]
    kill(table, foe)
    table.refuse("gm", ReviseCombatant(foe, CombatantChanges(level=3)), "character_dead")


def test_the_game_master_sets_the_order() -> None:
    """NOS-COM-02: round 1, the first is active, hidden ones are revealed; one combat at a time."""
    table, hero, foe = duel()
    table.refuse("ann", StartCombat((hero,)), "not_your_role")
    for order in ((), (hero, hero), (hero, "nothing")):
        table.refuse("gm", StartCombat(order), "bad_value", rule="NOS-COM-02")
    for command in (SetTurnOrder((hero,)), EndCombat(), EndTurn()):
        table.refuse("gm", command, "no_combat")
    step = table.do("gm", StartCombat((foe, hero)))
    assert one(step, CombatantRevealed).name == "Moebius"
    assert table.now.combat is not None
    assert (table.now.combat.active, table.now.combat.round) == (foe, 1)
    table.refuse("gm", StartCombat((hero,)), "combat_active")
    table.refuse("ann", SetTurnOrder((hero,)), "not_your_role")
    table.refuse("ann", EndCombat(), "not_your_role")


def test_only_who_can_fight_stands_in_an_order() -> None:
    """NOS-COM-02: neither the dead nor those out of combat."""
    table, ann, bob, foe = trio()
    kill(table, foe)
    table.lose(bob, "life", 10)
    table.act("gm", RuleOutOfCombat(bob, True))
    table.refuse("gm", StartCombat((ann, foe)), "bad_value")
    table.refuse("gm", StartCombat((ann, bob)), "bad_value")
    table.fight(ann)
    table.refuse("gm", SetTurnOrder((ann, bob)), "bad_value")


def test_a_new_order_keeps_the_active_one_if_listed() -> None:
    """NOS-COM-02."""
    table, ann, bob, foe = trio()
    table.fight(ann, bob)
    table.act("gm", EndTurn())
    step = table.do("gm", SetTurnOrder((foe, bob, ann)))
    assert all_of(step, CombatantRevealed)
    assert table.now.combat is not None
    assert table.now.combat.active == bob
    table.act("gm", SetTurnOrder((foe, ann)))
    assert table.now.combat.active == foe


def test_the_end_cancels_what_is_not_rolled_and_keeps_the_hits() -> None:
    """NOS-COM-02: a free action stays open."""
    table, ann, bob, foe = trio(1)
    free = table.act("bob", DeclareAction(bob, "Je prie."))
    table.fight(foe, ann, bob)
    hit = table.struck(foe, ann, 2)
    defence = table.act("gm", DeclareEnemyAttack(foe, ann))
    step = table.do("gm", EndCombat())
    assert [each.action for each in all_of(step, ActionCancelled)] == [defence]
    assert set(table.now.open) == {free}
    table.hurt(hit, 3, "life")
    assert table.left(ann, "life") == 7
    table.refuse("ann", ResolveAction(defence), "wrong_stage")


def test_turns_go_round() -> None:
    """NOS-COM-03: the next who can act; after the last, another round."""
    table, ann, bob, foe = trio()
    table.fight(ann, foe, bob)
    table.refuse("bob", EndTurn(), "not_your_turn", rule="NOS-COM-03")
    table.refuse("eve", EndTurn(), "not_your_role")
    table.refuse("ann", EndTurn(next=bob), "not_your_role")
    seen = []
    for seat in ("ann", "gm", "bob", "gm"):
        table.act(seat, EndTurn())
        assert table.now.combat is not None
        seen.append((table.now.combat.active, table.now.combat.round))
    assert seen == [(foe, 1), (bob, 1), (ann, 2), (foe, 2)]
    assert table.feed("eve")[-1].entries[0].fields.active == foe


def test_the_dead_and_the_fallen_are_skipped() -> None:
    """NOS-COM-03."""
    table, ann, bob, foe = trio()
    table.fight(ann, foe, bob)
    kill(table, foe)
    table.act("ann", EndTurn())
    assert table.now.combat is not None
    assert table.now.combat.active == bob
    table.lose(ann, "mental", 10)
    table.act("gm", RuleOutOfCombat(ann, True))
    table.act("bob", EndTurn())
    assert (table.now.combat.active, table.now.combat.round) == (bob, 2)
    kill(table, bob)
    table.refuse("bob", EndTurn(), "character_dead")
    table.refuse("gm", EndTurn(), "nobody_left", rule="NOS-COM-03")
    table.act("gm", RuleOutOfCombat(ann, False))
    table.act("gm", EndTurn())
    assert table.now.combat.active == ann


def test_a_turn_given_out_of_order() -> None:
    """NOS-COM-03: the round stays, the order goes on from there."""
    table, ann, bob, foe = trio()
    other = table.brute()
    table.fight(ann, foe, bob)
    for name in ("nothing", other):
        table.refuse("gm", EndTurn(next=name), "bad_value")
    table.act("gm", EndTurn(next=bob))
    table.act("gm", EndTurn(next=ann))
    assert table.now.combat is not None
    assert (table.now.combat.active, table.now.combat.round) == (ann, 1)
    table.act("gm", EndTurn())
    assert table.now.combat.active == foe


def test_a_turn_does_not_end_on_an_open_action() -> None:
    """NOS-COM-03: his own, or a roll against him as attacker; the number of actions is free."""
    table, hero, foe = duel(1)
    table.fight(hero, foe)
    for _ in range(2):
        table.strike(foe, 10)
    asked = table.act("ann", DeclareAction(hero, "Je saute."))
    table.refuse("ann", EndTurn(), "action_open", rule="NOS-COM-03")
    table.act("ann", CancelAction(asked))
    table.act("ann", EndTurn())
    defence = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.refuse("gm", EndTurn(), "action_open")
    table.act("gm", CancelAction(defence))
    table.act("gm", EndTurn())


def test_the_player_chooses_the_basis() -> None:
    """NOS-COM-04: life or movement; the basis pays the focus."""
    table, hero, foe = duel(5)
    table.fight(hero, foe)
    for basis in ("mental", "corruption"):
        table.refuse("ann", DeclareAttack(foe, basis), "bad_basis", rule="NOS-COM-04")
    attack = table.act("ann", DeclareAttack(foe, "movement"))
    table.act("ann", ProposeReduction(attack, "environment", "en hauteur", 1))
    table.act("ann", ChooseFocus(attack, 1))
    assert table.roll(attack, 12).success
    assert (table.left(hero, "movement"), table.left(hero, "life")) == (9, 10)


def test_any_basis_where_the_table_says_so() -> None:
    """NOS-COM-04, NOS-TAB-04."""
    table, hero, foe = duel(attack_bases="any")
    table.fight(hero, foe)
    table.act("ann", DeclareAttack(foe, "corruption"))


def test_refused_attacks() -> None:
    """NOS-COM-04."""
    table = Table()
    table.refuse("ann", DeclareAttack("nothing", "life"), "not_owner")
    hero, foe, absent = table.hero(), table.enemy(), table.enemy(name="Kain")
    bob = table.hero("bob")
    table.refuse("ann", DeclareAttack(foe, "life"), "no_combat", rule="NOS-COM-04")
    table.refuse("gm", DeclareAttack(foe, "life"), "not_your_role")
    table.fight(hero, foe, bob)
    table.refuse("bob", DeclareAttack(foe, "life"), "not_your_turn")
    for target in (hero, absent, "nothing"):
        table.refuse("ann", DeclareAttack(target, "life"), "bad_target")
    attack = table.act("ann", DeclareAttack(foe, "life"))
    table.refuse("ann", DeclareAttack(foe, "life"), "action_open")
    table.act("ann", CancelAction(attack))
    kill(table, foe)
    table.refuse("ann", DeclareAttack(foe, "life"), "bad_target")
    table.lose(hero, "corruption", 10)
    table.act("gm", RuleOutOfCombat(hero, True))
    table.refuse("ann", DeclareAttack(bob, "life"), "character_out")
    kill(table, hero)
    table.refuse("ann", DeclareAttack(bob, "life"), "character_dead")


def test_the_enemys_level_is_the_difficulty() -> None:
    """NOS-COM-05: it becomes public with the attack."""
    table, hero, foe = duel(4)
    table.fight(hero, foe)
    assert table.view("ann").enemies[0].level is None
    step = table.do("ann", DeclareAttack(foe, "life"))
    fixed = one(step, DifficultyFixed)
    assert (fixed.level, fixed.target_number) == (4, 12)
    assert table.view("ann").enemies[0].level == 4
    assert table.last("eve") == ["AttackDeclared", "DifficultyFixed"]


def test_between_players_the_game_master_sets_the_level() -> None:
    """NOS-COM-05."""
    table = Table()
    ann, bob = table.hero(), table.hero("bob")
    table.fight(ann, bob)
    attack = table.act("ann", DeclareAttack(bob, "life"))
    table.refuse("ann", ResolveAction(attack), "no_difficulty", 12)
    table.act("gm", SetDifficulty(attack, 3))
    assert table.roll(attack, 9).success
    table.hurt(attack, 4, "mental")
    assert table.left(bob, "mental") == 6


def test_an_enemy_attacks_and_its_target_defends() -> None:
    """NOS-COM-06: success misses, failure hits; focus and reductions are the defender's."""
    table, hero, foe = duel(5)
    table.fight(foe, hero)
    step = table.do("gm", DeclareEnemyAttack(foe, hero, "Il bondit."))
    assert one(step, DifficultyFixed).target_number == 15
    attack = step.event.id
    table.refuse("ann", ResolveAction(attack), "not_classified", 12)
    table.act("gm", ClassifyAction(attack, "movement"))
    table.act("ann", ProposeReduction(attack, "skill", "esquive", 1))
    table.act("ann", ChooseFocus(attack, 2))
    rolled = table.do("ann", ResolveAction(attack), 9)
    assert one(rolled, OutcomeComputed).success
    assert table.feed("eve")[-1].entries[0].fields.combatant == hero
    assert not all_of(rolled, HitPending)
    assert table.left(hero, "movement") == 7
    table.refuse("gm", ApplyDamage(attack, 3, "life"), "no_hit")
    hit = table.struck(foe, hero, 14)
    assert table.now.pending == (hit,)


def test_an_automatic_defence_needs_no_die() -> None:
    """NOS-COM-06."""
    table, hero, foe = duel(1)
    table.fight(foe, hero)
    attack = table.act("gm", DeclareEnemyAttack(foe, hero))
    table.act("gm", ClassifyAction(attack, "movement"))
    table.ease(attack, 1)
    assert table.roll(attack).automatic
    assert table.now.pending == ()


def test_refused_enemy_attacks() -> None:
    """NOS-COM-06: one attack before its roll per enemy; the target's own action does not matter."""
    table = Table()
    hero, foe, other = table.hero(), table.enemy(), table.brute()
    command = DeclareEnemyAttack(foe, hero)
    table.refuse("ann", command, "not_your_role")
    table.refuse("gm", command, "no_combat", rule="NOS-COM-06")
    table.refuse("gm", DeclareEnemyAttack("nothing", hero), "bad_value")
    table.fight(hero, foe)
    table.act("ann", DeclareAction(hero, "Je guette."))
    table.refuse("gm", command, "not_your_turn")
    table.act("gm", SetTurnOrder((foe, hero)))
    table.act("gm", EndCombat())
    table.fight(foe, hero)
    for target in (foe, other, "nothing"):
        table.refuse("gm", DeclareEnemyAttack(foe, target), "bad_target")
    table.act("gm", command)
    table.refuse("gm", command, "action_open")
    table.lose(foe, "life", 10)
    table.act("gm", RuleOutOfCombat(foe, True))
    table.refuse("gm", command, "character_out")
    kill(table, foe)
    table.refuse("gm", command, "character_dead")


def test_rolling_the_enemys_die() -> None:
    """NOS-COM-07: a level by the game master, no class, no focus; success hits, with the attack's extras."""
    table = Table(enemy_attack_mode="enemy_roll")
    hero, foe = table.hero(), table.enemy(level=6)
    table.fight(foe, hero)
    step = table.do("gm", DeclareEnemyAttack(foe, hero))
    attack = step.event.id
    assert not all_of(step, DifficultyFixed)
    table.refuse("ann", ResolveAction(attack), "no_difficulty", 17)
    table.refuse("gm", ClassifyAction(attack, "life"), "wrong_stage")
    table.act("gm", SetDifficulty(attack, 4))
    table.refuse("ann", ChooseFocus(attack, 1), "focus_not_yours", rule="NOS-COM-07")
    table.refuse("bob", ResolveAction(attack), "not_owner", 17)
    rolled = table.do("ann", ResolveAction(attack), 18)
    assert one(rolled, HitPending).bonus == 2
    assert table.view("ann").enemies[0].level is None


def test_effects_of_the_enemys_die() -> None:
    """NOS-COM-07: chosen by the rolling player; natural 1 is the enemy's major failure."""
    table, hero, foe = duel(enemy_attack_mode="enemy_roll")
    table.fight(foe, hero)
    for die, kind, seat in ((20, "major", "ann"), (1, "major_failure", "gm")):
        attack = table.act("gm", DeclareEnemyAttack(foe, hero))
        table.act("gm", SetDifficulty(attack, 2))
        table.roll(attack, die)
        table.act(seat, RecordSpecialEffect(attack, kind, "Tout bascule."))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", ["attack", "enemy_roll", "gm_fight"])
def test_special_results_of_attacks(kind: ActionKind) -> None:
    """NOS-COM-08: 17 and 18 add damage, 19 and 20 an effect; they do not add up."""
    found = {die: outcome_of(STATE, kind, 5, die) for die in range(15, 21)}
    assert {die: o.damage_bonus for die, o in found.items()} == {15: 0, 16: 0, 17: 1, 18: 2, 19: 0, 20: 0}
    assert [found[die].special for die in (18, 19, 20)] == ["none", "minor", "major"]


@pytest.mark.parametrize("die", [17, 18, 19, 20])
def test_a_missed_attack_has_no_special_result(die: int) -> None:
    """NOS-COM-08."""
    outcome = outcome_of(STATE, "attack", 7, die)
    assert (outcome.success, outcome.special, outcome.damage_bonus) == (False, "none", 0)


def test_an_automatic_hit_has_none_either() -> None:
    """NOS-COM-08."""
    table, hero, foe = duel(1)
    table.fight(hero, foe)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    table.ease(attack, 1)
    step = table.do("ann", ResolveAction(attack))
    assert one(step, HitPending).bonus == 0
    table.refuse("ann", RecordSpecialEffect(attack, "minor"), "no_such_effect")


def test_special_results_of_defences() -> None:
    """NOS-COM-09: 17 and 18 nothing; 19, 20 the player's; 1 the game master's."""
    found = {die: outcome_of(STATE, "defence", 5, die) for die in (1, 17, 18, 19, 20)}
    assert {o.damage_bonus for o in found.values()} == {0}
    assert [o.special for o in found.values()] == ["major_failure", "none", "none", "minor", "major"]
    table, hero, foe = duel()
    table.fight(foe, hero)
    parried = table.struck(foe, hero, 20)
    table.act("ann", RecordSpecialEffect(parried, "major", "Je le désarme."))
    missed = table.struck(foe, hero, 1)
    table.refuse("ann", RecordSpecialEffect(missed, "major_failure"), "not_your_role")
    table.act("gm", RecordSpecialEffect(missed, "major_failure", "L’épée se brise."))
    assert table.now.pending == (missed,)


def test_two_enemies_fight() -> None:
    """NOS-COM-10: level of the defender; a named player rolls for the attacker."""
    table = Table()
    table.hero()
    foe, victim = table.enemy(level=6), table.enemy(level=2, name="Vorador")
    table.fight(foe, victim)
    step = table.do("gm", DeclareEnemyAttack(foe, victim))
    attack = step.event.id
    fixed = one(step, DifficultyFixed)
    assert (fixed.enemy, fixed.level) == (victim, 2)
    table.refuse("ann", ResolveAction(attack), "no_roller", 17, rule="NOS-COM-10")
    table.refuse("gm", ClassifyAction(attack, "life"), "wrong_stage")
    table.refuse("gm", SetDifficulty(attack, 1), "level_fixed_by_enemy")
    table.act("gm", AssignRoller(attack, "bob"))
    line = table.feed("ann")[-1].entries[0]
    assert (line.type, line.fields.action, line.fields.seat) == ("RollerAssigned", attack, "bob")
    table.refuse("ann", ResolveAction(attack), "not_owner", 17)
    table.refuse("bob", ChooseFocus(attack, 1), "focus_not_yours")
    assert one(table.do("bob", ResolveAction(attack), 17), HitPending).target == victim
    table.hurt(attack, 2, "life")
    assert table.left(victim, "life") == 7


def test_a_hit_waits_and_blocks_nothing() -> None:
    """NOS-COM-11."""
    table, hero, foe = duel(2)
    table.fight(hero, foe)
    first, second = table.strike(foe, 6), table.strike(foe, 17)
    assert table.now.pending == (first, second)
    assert [(p.attack, p.bonus) for p in table.view("eve").pending_damage] == [(first, 0), (second, 1)]
    table.act("ann", EndTurn())
    table.hurt(second, 1, "life")
    table.hurt(first, 1, "life")
    assert table.left(foe, "life") == 7
