"""Chapters DMG, ZERO and DEATH: damage, what zero brings about, and the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import HitPending, ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn, ImmobilizationCleared, SetTurnOrder
from domain.systems.nosgoth.combat.damage import ApplyDamage, DamageApplied
from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.points import AdjustPoints, RecordMeal
from domain.systems.nosgoth.sheets import SetSheetValue
from domain.systems.nosgoth.state.aftermath import (
    ActionCancelled,
    CharacterDied,
    Immobilized,
    RegenerationStopped,
    SurchargeActive,
)
from domain.systems.nosgoth.state.state import CHARACTERISTICS, Characteristic, Characteristics, Pool, Power
from tests.nosgoth.table import Table, duel, four, solo, trio
from tests.scene import all_of, one

VITAL: tuple[Characteristic, ...] = ("life", "movement", "mental")


class Duel(Table):
    """Ann's vampire and an enemy of level 1, she is active; `hit` is a pending hit on the enemy."""

    def __init__(self, *, armor: int = 0, points: Any = None, **options: Any) -> None:
        super().__init__(**options)
        self.ann = self.hero()
        self.foe = self.enemy(level=1, points=points, armor=armor)
        self.fight(self.ann, self.foe)

    def hit(self, die: int = 10) -> str:
        return self.strike(self.foe, die)


def test_damage_is_ruled_for_a_pending_hit() -> None:
    """NOS-DMG-01."""
    duel = Duel()
    hit = duel.hit()
    duel.refuse("ann", ApplyDamage(hit, 3, "life"), "not_your_role", rule="NOS-DMG-01")
    duel.refuse("gm", ApplyDamage(hit, -1, "life"), "bad_value")
    duel.refuse("gm", ApplyDamage("nothing", 3, "life"), "bad_value")
    missed = duel.hit(2)
    duel.refuse("gm", ApplyDamage(missed, 3, "life"), "no_hit")
    waiting = duel.act("ann", DeclareAttack(duel.foe, "life"))
    duel.refuse("gm", ApplyDamage(waiting, 3, "life"), "no_hit")
    duel.hurt(hit, 0, "life")


@pytest.mark.parametrize("characteristic", CHARACTERISTICS)
def test_any_characteristic_can_be_hit(characteristic: Characteristic) -> None:
    """NOS-DMG-01, NOS-DMG-03."""
    duel = Duel()
    duel.hurt(duel.hit(), 4, characteristic)
    assert {name: duel.left(duel.foe, name) for name in CHARACTERISTICS} == {
        name: 6 if name == characteristic else 10 for name in CHARACTERISTICS
    }


@pytest.mark.parametrize(
    ("die", "base", "armor", "net"), [(10, 5, 2, 3), (17, 5, 2, 4), (18, 5, 2, 5), (10, 2, 3, 0), (18, 0, 2, 0)]
)
def test_armour_is_subtracted_once(die: int, base: int, armor: int, net: int) -> None:
    """NOS-DMG-02: from base and bonus together, never below 0."""
    duel = Duel(armor=armor)
    damage = one(duel.hurt(duel.hit(die), base, "mental"), DamageApplied)
    assert (damage.armor, damage.net, damage.points, damage.remaining) == (armor, net, net, 10 - net)


def test_excess_damage_is_lost() -> None:
    """NOS-DMG-03, NOS-DMG-04: the current value is the most that can be lost."""
    duel = Duel()
    hit = duel.hit()
    duel.refuse("gm", ApplyDamage(hit, 13, "mental", "life"), "redirect_not_allowed", rule="NOS-DMG-05")
    damage = one(duel.hurt(hit, 13, "mental"), DamageApplied)
    assert (damage.net, damage.points, damage.remaining, damage.redirect_to) == (13, 10, 0, None)
    assert duel.left(duel.foe, "life") == 10
    assert duel.who(duel.foe).pools["mental"] == Pool(10, 0, 10)  # type: ignore[index]


def test_excess_damage_spills_where_the_table_says_so() -> None:
    """NOS-DMG-04, NOS-TAB-04: another characteristic takes it at once, the rest is lost."""
    duel = Duel(points=four(life=4), damage_overflow="spill")
    hit = duel.hit()
    duel.refuse("gm", ApplyDamage(hit, 4, "mental", "life"), "redirect_not_allowed")
    duel.refuse("gm", ApplyDamage(hit, 13, "mental"), "redirect_required", rule="NOS-DMG-05")
    duel.refuse("gm", ApplyDamage(hit, 13, "mental", "mental"), "redirect_not_allowed")
    damage = one(duel.hurt(hit, 16, "mental", "life"), DamageApplied)
    assert (damage.points, damage.redirect_to, damage.redirected, damage.redirect_remaining) == (10, "life", 4, 0)


def test_an_empty_characteristic_passes_damage_on() -> None:
    """NOS-DMG-05: the game master names which one absorbs, corruption included."""
    duel = Duel(armor=1)
    duel.lose(duel.foe, "life", 10)
    duel.lose(duel.foe, "mental", 10)
    hit = duel.hit()
    duel.refuse("gm", ApplyDamage(hit, 4, "life"), "redirect_required", rule="NOS-DMG-05")
    duel.refuse("gm", ApplyDamage(hit, 1, "life", "movement"), "redirect_not_allowed")
    duel.refuse("gm", ApplyDamage(hit, 4, "life", "mental"), "redirect_empty")
    duel.refuse("gm", ApplyDamage(hit, 4, "life", "life"), "redirect_empty", rule="NOS-DMG-05")
    duel.refuse("gm", ApplyDamage(hit, 1, "life", "life"), "redirect_not_allowed")
    duel.refuse("gm", ApplyDamage(hit, 4, "movement", "corruption"), "redirect_not_allowed")
    damage = one(duel.hurt(hit, 4, "life", "corruption"), DamageApplied)
    assert (damage.points, damage.redirected, damage.redirect_remaining) == (0, 3, 7)
    assert duel.left(duel.foe, "movement") == 10
    duel.hurt(duel.hit(), 1, "life")


def test_corruption_may_be_barred_from_absorbing() -> None:
    """NOS-DMG-05, NOS-TAB-04; where nothing allowed is left, the damage is lost."""
    duel = Duel(corruption_absorbs=False)
    duel.lose(duel.foe, "corruption", 10)
    hit = duel.hit()
    duel.hurt(hit, 2, "corruption", "life")
    duel = Duel(corruption_absorbs=False)
    duel.lose(duel.foe, "life", 10)
    hit = duel.hit()
    duel.refuse("gm", ApplyDamage(hit, 2, "life", "corruption"), "redirect_not_allowed")
    duel.hurt(hit, 2, "life", "movement")
    other = Duel(corruption_absorbs=False)
    brute = other.act("gm", _beast(four(0, 0, 0, 5)))
    other.act("gm", SetTurnOrder((other.ann, brute)))
    blow = other.strike(brute, 10)
    assert one(other.hurt(blow, 5, "life"), DamageApplied).points == 0
    assert other.left(brute, "corruption") == 5


def _beast(points: Characteristics) -> AddCombatant:
    """An enemy with characteristics that is no vampire."""
    return AddCombatant("Une bête", "other", 1, points)


@settings(max_examples=80)
@given(
    base=st.integers(0, 25),
    armor=st.integers(0, 6),
    current=st.integers(0, 10),
    other=st.integers(0, 10),
    spill=st.booleans(),
)
def test_points_lost_never_exceed_the_net_damage(base: int, armor: int, current: int, other: int, spill: bool) -> None:
    """NOS-DMG-02 to NOS-DMG-05: nothing goes below 0, and what is lost is at most what gets through."""
    duel = Duel(armor=armor, points=four(current, other, 1, 10), damage_overflow="spill" if spill else "lost")
    hit, net = duel.hit(), max(0, base - armor)
    wanted = net > 0 and (current == 0 or (spill and net > current))
    redirect: Characteristic | None = None
    if wanted:
        redirect = "movement" if other else "corruption"
    damage = one(duel.hurt(hit, base, "life", redirect), DamageApplied)
    assert damage.points == min(net, current)
    assert damage.points + damage.redirected <= net
    left = {name: duel.left(duel.foe, name) for name in CHARACTERISTICS}
    assert all(points >= 0 for points in left.values())
    assert sum(left.values()) == current + other + 11 - damage.points - damage.redirected


def test_each_hit_is_settled_once() -> None:
    """NOS-DMG-06."""
    duel = Duel()
    hit = duel.hit()
    duel.hurt(hit, 2, "life")
    duel.refuse("gm", ApplyDamage(hit, 2, "life"), "already_applied", rule="NOS-DMG-06")


def test_without_characteristics_damage_adds_up() -> None:
    """NOS-DMG-06: less the armour; nothing can be redirected."""
    table = Table()
    hero, brute = table.hero(), table.brute(level=1, armor=1)
    table.fight(hero, brute)
    first = table.strike(brute, 10)
    table.refuse("gm", ApplyDamage(first, 4, "life", "mental"), "redirect_not_allowed")
    damage = one(table.hurt(first, 4, "life"), DamageApplied)
    assert (damage.net, damage.characteristic, damage.remaining) == (3, None, None)
    table.hurt(table.strike(brute, 18), 1, "movement")
    assert table.who(brute).damage_total == 5  # type: ignore[union-attr]


@pytest.mark.parametrize("how", ["damage", "hazard", "sheet", "revision", "focus"])
def test_zeroes_count_however_they_come(how: str) -> None:
    """NOS-DMG-07: after damage, adjustments, changed maxima and paid focus alike."""
    duel = Duel(focus_floor="before", surcharge_unit="per_point")
    match how:
        case "damage":
            step = duel.hurt(duel.hit(), 10, "movement")
        case "hazard":
            step = duel.lose(duel.ann, "movement", 10)
        case "sheet":
            step = duel.do("gm", SetSheetValue(duel.ann, "movement", 0))
        case "revision":
            changes = CombatantChanges(characteristics=four(movement=0))
            step = duel.do("gm", ReviseCombatant(duel.foe, changes))
        case _:
            duel.lose(duel.ann, "life", 10)
            duel.lose(duel.ann, "movement", 5)
            attack = duel.act("ann", DeclareAttack(duel.foe, "movement"))
            duel.act("ann", ChooseFocus(attack, 2))
            step = duel.do("ann", ResolveAction(attack))
    assert all_of(step, Immobilized)


def test_fighting_without_life_stops_regeneration() -> None:
    """NOS-ZERO-01: until the next meal, also after the combat and if life rises again."""
    duel = Duel()
    step = duel.lose(duel.ann, "life", 10)
    assert one(step, RegenerationStopped).combatant == duel.ann
    duel.act("gm", AdjustPoints(duel.ann, "life", 3, "meal"))
    duel.act("gm", EndCombat())
    duel.refuse("gm", AdjustPoints(duel.ann, "life", 1, "regeneration"), "regeneration_stopped")
    duel.act("gm", RecordMeal(duel.ann))
    duel.act("gm", AdjustPoints(duel.ann, "life", 1, "regeneration"))


def test_regeneration_stops_for_whoever_enters_the_combat_without_life() -> None:
    """NOS-ZERO-01: at its start or when placed in the order; outside a combat nothing happens."""
    table = Table()
    ann, bob = table.hero(), table.hero("bob")
    assert not table.lose(ann, "life", 10).consequences
    table.fight(bob)
    assert not table.who(ann).regeneration_stopped
    step = table.do("gm", SetTurnOrder((bob, ann)))
    assert one(step, RegenerationStopped).combatant == ann
    other = Table()
    hero = other.hero(points=four(life=0))
    other.fight(hero)
    assert other.who(hero).regeneration_stopped


def test_zeroes_weaken_vampires_only() -> None:
    """NOS-ZERO-01, NOS-ZERO-03, NOS-DEATH-01: an enemy of another kind neither starves nor dies by itself."""
    table, hero = solo()
    beast = table.act("gm", _beast(four()))
    table.fight(hero, beast)
    for name in VITAL:
        assert not table.lose(beast, name, 10).consequences
    assert table.who(beast).status == "alive"


def test_focus_costs_more_without_life() -> None:
    """NOS-ZERO-02: one more for each investment, while in the combat and without life."""
    duel = Duel()
    assert one(duel.lose(duel.ann, "life", 10), SurchargeActive).combatant == duel.ann
    assert not duel.lose(duel.ann, "corruption", 1).consequences
    attack = duel.act("ann", DeclareAttack(duel.foe, "movement"))
    duel.act("ann", ChooseFocus(attack, 2))
    duel.roll(attack)
    assert duel.left(duel.ann, "movement") == 6
    (paid,) = (each.fields for each in duel.feed("ann")[-1].entries if each.type == "FocusSpent")
    assert (paid.points, paid.cost, paid.surcharge, paid.remaining) == (2, 4, 1, 6)
    duel.act("gm", AdjustPoints(duel.ann, "life", 1, "correction"))
    assert not duel.who(duel.ann).surcharge
    duel.lose(duel.ann, "life", 1)
    duel.act("gm", EndCombat())
    assert not duel.who(duel.ann).surcharge


def test_the_surcharge_per_point() -> None:
    """NOS-ZERO-02, NOS-TAB-04: two points cost 5."""
    duel = Duel(surcharge_unit="per_point")
    duel.lose(duel.ann, "life", 10)
    attack = duel.act("ann", DeclareAttack(duel.foe, "movement"))
    duel.act("ann", ChooseFocus(attack, 2))
    duel.roll(attack)
    assert duel.left(duel.ann, "movement") == 5


def test_the_surcharge_until_the_next_meal() -> None:
    """NOS-ZERO-02, NOS-TAB-04: in and out of combat, whatever life becomes."""
    duel = Duel(surcharge_until="next_meal")
    duel.lose(duel.ann, "life", 10)
    duel.act("gm", AdjustPoints(duel.ann, "life", 5, "correction"))
    duel.act("gm", EndCombat())
    asked = duel.ask(duel.ann)
    duel.act("ann", ChooseFocus(asked, 1))
    duel.roll(asked, 12)
    assert duel.left(duel.ann, "movement") == 8
    duel.act("gm", RecordMeal(duel.ann))
    assert not duel.who(duel.ann).surcharge


def test_without_movement_no_displacement_until_the_end() -> None:
    """NOS-ZERO-03: even if movement rises; crawling stays possible, attacks too."""
    duel = Duel()
    assert one(duel.lose(duel.ann, "movement", 10), Immobilized).combatant == duel.ann
    assert not duel.lose(duel.ann, "corruption", 1).consequences
    duel.act("gm", AdjustPoints(duel.ann, "movement", 2, "correction"))
    duel.refuse("ann", DeclareMove(duel.ann, "normal"), "immobilized", rule="NOS-ZERO-03")
    duel.refuse("ann", DeclareMove(duel.ann, "teleport"), "no_teleport")
    duel.act("ann", DeclareMove(duel.ann, "crawl"))
    assert duel.last("eve") == ["MoveDeclared"]
    attack = duel.act("ann", DeclareAttack(duel.foe, "movement"))
    duel.refuse("ann", ChooseFocus(attack, 1), "focus_floor")


def test_a_power_of_teleportation_still_moves() -> None:
    """NOS-ZERO-03: character or enemy."""
    table = Table()
    hero = table.hero(powers=(Power("brume", teleport=True),))
    foe = table.enemy(teleport=True)
    table.fight(hero, foe)
    table.act("ann", DeclareMove(hero, "normal"))
    table.lose(hero, "movement", 10)
    table.act("ann", DeclareMove(hero, "teleport"))
    table.act("ann", EndTurn())
    table.act("gm", DeclareMove(foe, "teleport"))


def test_refused_moves() -> None:
    """NOS-ZERO-03: one's own, in one's turn, in a combat."""
    table, ann, bob, foe = trio()
    move = DeclareMove(ann, "normal")
    table.refuse("eve", move, "not_your_role")
    table.refuse("bob", move, "not_owner")
    table.refuse("gm", move, "not_owner")
    table.refuse("ann", move, "no_combat", rule="NOS-ZERO-03")
    table.refuse("ann", DeclareMove("nothing", "normal"), "bad_value")
    table.refuse("ann", DeclareMove(foe, "normal"), "bad_value")
    table.fight(bob, ann, foe)
    table.refuse("ann", move, "not_your_turn")
    table.refuse("ann", DeclareMove(foe, "normal"), "not_owner")
    table.refuse("bob", DeclareMove(bob, "teleport"), "no_teleport")
    table.lose(bob, "life", 10)
    table.act("gm", RuleOutOfCombat(bob, True))
    table.refuse("bob", DeclareMove(bob, "normal"), "character_out")
    for name in VITAL:
        table.lose(bob, name, 10)
    table.refuse("bob", DeclareMove(bob, "normal"), "character_dead")


@pytest.mark.parametrize("characteristic", ["mental", "corruption"])
def test_mental_or_corruption_at_zero_does_nothing(characteristic: Characteristic) -> None:
    """NOS-ZERO-04."""
    duel = Duel()
    assert not duel.lose(duel.ann, characteristic, 10).consequences


def test_the_end_of_the_combat_frees_everyone() -> None:
    """NOS-ZERO-05: but those out of combat stay so until the game master says otherwise."""
    duel = Duel()
    duel.lose(duel.ann, "movement", 10)
    duel.lose(duel.foe, "movement", 10)
    duel.act("gm", RuleOutOfCombat(duel.ann, True))
    step = duel.do("gm", EndCombat())
    assert {each.combatant for each in all_of(step, ImmobilizationCleared)} == {duel.ann, duel.foe}
    assert not duel.who(duel.ann).immobilized
    assert duel.who(duel.ann).status == "out_of_combat"
    duel.act("gm", RuleOutOfCombat(duel.ann, False))
    assert duel.who(duel.ann).status == "alive"


def test_a_vampire_dies_without_life_movement_and_mental() -> None:
    """NOS-DEATH-01: whatever corruption is left; two zeroes are not enough."""
    duel = Duel()
    for name in ("corruption", "life", "movement"):
        assert not all_of(duel.lose(duel.foe, name, 10), CharacterDied)
    step = duel.hurt(duel.hit(), 10, "mental")
    assert one(step, CharacterDied).combatant == duel.foe
    assert duel.who(duel.foe).status == "dead"
    full = Duel()
    for name in VITAL:
        full.lose(full.foe, name, 10)
    assert (full.who(full.foe).status, full.left(full.foe, "corruption")) == ("dead", 10)


def test_what_the_dead_had_open_falls() -> None:
    """NOS-DEATH-01: his action, his attack, rolls against his attackers; hits on him lapse, his own stand."""
    table, ann, bob, foe = trio(1)
    table.fight(ann, bob, foe)
    given_by_ann = table.strike(foe, 10)
    asked = table.act("ann", DeclareAction(ann, "Je saute."))
    table.act("gm", SetTurnOrder((foe, bob, ann)))
    table.act("gm", EndCombat())
    table.fight(foe, ann, bob)
    taken = table.struck(foe, ann, 2)
    defence = table.act("gm", DeclareEnemyAttack(foe, ann))
    table.lose(ann, "life", 10)
    table.lose(ann, "movement", 10)
    step = table.lose(ann, "mental", 10)
    assert {each.action for each in all_of(step, ActionCancelled)} == {asked, defence}
    assert table.that(asked).cancelled
    assert table.that(defence).cancelled
    table.refuse("gm", ApplyDamage(taken, 3, "life"), "no_hit")
    assert table.now.pending == (given_by_ann,)
    table.hurt(given_by_ann, 3, "life")
    table.refuse("gm", DeclareEnemyAttack(foe, ann), "bad_target")


def test_an_attack_on_someone_dead_hits_nobody() -> None:
    """NOS-DEATH-01: an attack before its roll stays its player's to roll or to drop; its hit lapses at once."""
    table, ann, foe = duel(1)
    table.fight(ann, foe)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    for name in VITAL:
        table.lose(foe, name, 10)
    assert table.that(attack).id in table.now.open
    assert not all_of(table.do("ann", ResolveAction(attack), 10), HitPending)
    table.refuse("gm", ApplyDamage(attack, 3, "life"), "no_hit")


def test_nothing_more_is_done_for_the_dead() -> None:
    """NOS-DEATH-01."""
    duel = Duel()
    for name in VITAL:
        duel.lose(duel.ann, name, 10)
    duel.refuse("gm", RuleOutOfCombat(duel.ann, True), "character_dead")
    duel.refuse("gm", RecordMeal(duel.ann), "character_dead")
    duel.refuse("gm", AdjustPoints(duel.ann, "life", 1, "correction"), "character_dead")
    duel.refuse("gm", SetSheetValue(duel.ann, "life", 20), "character_dead")
    duel.refuse("ann", EndTurn(), "character_dead")


def test_out_of_combat_is_ruled_never_automatic() -> None:
    """NOS-DEATH-02: with a characteristic at zero, or none at all."""
    table = Table()
    hero, brute, foe = table.hero(), table.brute(), table.enemy()
    table.refuse("ann", RuleOutOfCombat(hero, True), "not_your_role")
    table.refuse("gm", RuleOutOfCombat(hero, True), "no_zero", rule="NOS-DEATH-02")
    table.refuse("gm", RuleOutOfCombat(hero, False), "wrong_stage")
    table.refuse("gm", RuleOutOfCombat("nothing", True), "bad_value")
    table.act("gm", RuleOutOfCombat(brute, True))
    table.lose(foe, "corruption", 10)
    assert table.who(foe).status == "alive"
    table.act("gm", RuleOutOfCombat(foe, True))
    table.refuse("gm", RuleOutOfCombat(foe, True), "wrong_stage")
    table.act("gm", AdjustPoints(foe, "corruption", 1, "correction"))
    table.act("gm", RuleOutOfCombat(foe, False))


def test_out_of_combat_cancels_and_still_defends() -> None:
    """NOS-DEATH-02: no action, attack or move; he can be attacked and his player rolls."""
    duel = Duel()
    duel.lose(duel.ann, "mental", 10)
    duel.act("ann", DeclareAttack(duel.foe, "life"))
    step = duel.do("gm", RuleOutOfCombat(duel.ann, True))
    assert len(all_of(step, ActionCancelled)) == 1
    duel.refuse("ann", DeclareAction(duel.ann, "Je rampe."), "character_out")
    duel.act("gm", EndTurn())
    defence = duel.act("gm", DeclareEnemyAttack(duel.foe, duel.ann))
    duel.act("gm", ClassifyAction(defence, "movement"))
    duel.act("ann", ChooseFocus(defence, 0))
    assert not duel.roll(defence, 2).success
    duel.hurt(defence, 1, "life")


def test_out_of_combat_keeps_the_rolls_against_attackers() -> None:
    """NOS-DEATH-02: what he had declared falls, the attack on him does not."""
    duel = Duel()
    duel.lose(duel.ann, "mental", 10)
    duel.act("gm", EndTurn())
    defence = duel.act("gm", DeclareEnemyAttack(duel.foe, duel.ann))
    assert not duel.do("gm", RuleOutOfCombat(duel.ann, True)).consequences
    assert defence in duel.now.open


def test_the_game_goes_on_when_everyone_is_dead() -> None:
    """NOS-DEATH-03."""
    duel = Duel()
    for who in (duel.ann, duel.foe):
        for name in VITAL:
            duel.lose(who, name, 10)
    assert duel.now.combat is not None
    assert duel.now.table.status == "playing"
    duel.act("gm", EndCombat())
    duel.hero()
