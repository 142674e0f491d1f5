"""Chapter DATA: sheets, points, meals; and the examples of the rules sheet with their dice."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.nosgoth.actions.difficulty import target_number
from domain.systems.nosgoth.actions.focus import ChooseFocus, cost, least
from domain.systems.nosgoth.actions.resolution import outcome_of
from domain.systems.nosgoth.combat.attacks import DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat
from domain.systems.nosgoth.combat.damage import DamageApplied
from domain.systems.nosgoth.points import AdjustPoints, RecordMeal
from domain.systems.nosgoth.sheets import WORDS, CreateCharacter, SetSheetValue
from domain.systems.nosgoth.state.aftermath import CharacterDied, RegenerationStopped
from domain.systems.nosgoth.state.state import Characteristics, Pool, Power
from tests.nosgoth.table import STATE, Table, duel, four, solo
from tests.scene import all_of, one


def test_a_sheet_holds_what_the_table_says() -> None:
    """NOS-DATA-01, NOS-DATA-04: any values, without budget or check."""
    table = Table()
    hero = table.act(
        "ann",
        CreateCharacter(
            "Umah",
            Characteristics(0, 0, 1, 99),
            armor=40,
            skills=("guet",),
            powers=(Power("brume", teleport=True),),
            history="Née à Meridian.",
        ),
    )
    who = table.who(hero)
    assert (who.seat, who.skills, who.history, who.teleports) == ("ann", ("guet",), "Née à Meridian.", True)  # type: ignore[union-attr]
    assert who.pools is not None
    assert {name: pool.maximum for name, pool in who.pools.items()} == {
        "life": 0,
        "movement": 0,
        "mental": 1,
        "corruption": 99,
    }


def test_refused_sheets() -> None:
    """NOS-DATA-01."""
    table = Table()
    table.refuse("ann", CreateCharacter("Umah", Characteristics(0, 0, 0, 9)), "dead_at_start", rule="NOS-DATA-01")
    table.refuse("ann", CreateCharacter("Umah", Characteristics(1, 1, 1, -1)), "bad_value")
    table.refuse("ann", CreateCharacter("Umah", four(), armor=-1), "bad_value")
    table.refuse("ann", CreateCharacter(" ", four()), "bad_value")
    table.refuse("ann", CreateCharacter("Umah", four(), skills=("",)), "bad_value")
    table.refuse("ann", CreateCharacter("Umah", four(), powers=(Power(" "),)), "bad_value")
    table.refuse("ann", CreateCharacter("Umah", four(), seat="bob"), "not_owner")
    table.refuse("gm", CreateCharacter("Umah", four()), "bad_value")
    table.refuse("gm", CreateCharacter("Umah", four(), seat="eve"), "bad_value")
    table.refuse("eve", CreateCharacter("Umah", four()), "not_your_role")
    table.act("ann", CreateCharacter("Umah", four(), seat="ann"))
    table.refuse("ann", CreateCharacter("Umah", Characteristics(0, 0, 0, 9)), "dead_at_start")


@pytest.mark.parametrize(
    ("field", "was", "value"),
    [
        ("life", 10, 12),
        ("armor", 1, 3),
        ("name", "Ann", "Umah"),
        ("history", "Née ici.", ""),
        ("skills", ("guet",), ("guet", "ruse")),
        ("powers", (Power("vol"),), (Power("brume"),)),
    ],
)
def test_the_game_master_changes_a_sheet_at_any_time(field: Any, was: Any, value: Any) -> None:
    """NOS-DATA-01: whoever reads the sheet reads what stood there before."""
    table = Table()
    hero = table.hero(armor=1, history="Née ici.", skills=("guet",), powers=(Power("vol"),))
    change = SetSheetValue(hero, field, value)
    table.refuse("bob", change, "not_owner" if field in WORDS else "not_your_role", rule="NOS-DATA-01")
    table.refuse("gm", SetSheetValue("nothing", field, value), "bad_value")
    table.act("gm", change)
    who = table.who(hero)
    assert (table.left(hero, "life") if field == "life" else getattr(who, field)) == value
    assert table.line("ann").fields.was == was


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("life", -1),
        ("life", "dix"),
        ("armor", ()),
        ("armor", -1),
        ("name", ""),
        ("name", 3),
        ("history", 3),
        ("skills", "guet"),
        ("skills", ("",)),
        ("skills", (Power("brume"),)),
        ("powers", ("brume",)),
        ("powers", (Power(""),)),
    ],
)
def test_a_value_has_the_form_of_its_field(field: Any, value: Any) -> None:
    """NOS-DATA-01."""
    table = Table()
    table.refuse("gm", SetSheetValue(table.hero(), field, value), "bad_value")


def test_a_name_has_eighty_signs() -> None:
    """NOS-DATA-01."""
    table, hero = solo()
    table.refuse("gm", SetSheetValue(hero, "name", "K" * 81), "name_too_long")
    table.act("gm", SetSheetValue(hero, "name", "K" * 80))


def test_a_maximum_covers_the_losses() -> None:
    """NOS-DATA-01: what is spent and lost of that characteristic."""
    table, hero = solo()
    asked = table.ask(hero, characteristic="life")
    table.act("ann", ChooseFocus(asked, 1))
    table.roll(asked, 12)
    table.lose(hero, "life", 4)
    refused = table.refuse("gm", SetSheetValue(hero, "life", 4), "below_losses", rule="NOS-DATA-01")
    assert refused.details["has"] == 4
    table.act("gm", SetSheetValue(hero, "life", 5))
    assert table.left(hero, "life") == 0


def test_points_given() -> None:
    """NOS-DATA-02: recovery gives back focus, all else heals; never above what was lost."""
    table, hero = solo()
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.roll(asked, 9)
    table.lose(hero, "movement", 4)
    for reason, left in (("regeneration", 4), ("meal", 5), ("hazard", 6), ("correction", 7), ("meal", 7)):
        table.act("gm", AdjustPoints(hero, "movement", 1, reason))  # type: ignore[arg-type]
        assert table.left(hero, "movement") == left
    table.act("gm", AdjustPoints(hero, "movement", 9, "focus_recovery"))
    assert table.left(hero, "movement") == 10


def test_points_taken() -> None:
    """NOS-DATA-02: without armour, never below 0; what really moved is told."""
    table = Table()
    hero = table.hero(armor=5)
    table.act("gm", AdjustPoints(hero, "life", -4, "hazard"))
    assert table.left(hero, "life") == 6
    table.act("gm", AdjustPoints(hero, "life", -9, "correction"))
    line = table.feed("ann")[-1].entries[0]
    assert (line.fields.delta, line.fields.applied) == (-9, -6)
    assert table.who(hero).pools["life"] == Pool(10, 0, 10)  # type: ignore[index]


@pytest.mark.parametrize(
    ("delta", "reason"), [(0, "correction"), (-1, "regeneration"), (-1, "meal"), (-1, "focus_recovery")]
)
def test_refused_adjustments(delta: int, reason: Any) -> None:
    """NOS-DATA-02."""
    table, hero = solo()
    table.refuse("gm", AdjustPoints(hero, "life", delta, reason), "bad_value", rule="NOS-DATA-02")
    table.refuse("gm", AdjustPoints("nothing", "life", 1, "meal"), "bad_value")
    table.refuse("gm", AdjustPoints(table.brute(), "life", 1, "meal"), "bad_value")
    table.refuse("ann", AdjustPoints(hero, "life", 1, "meal"), "not_your_role")


def test_a_meal_brings_regeneration_back() -> None:
    """NOS-DATA-03: points are given apart."""
    table, hero, foe = duel()
    table.refuse("ann", RecordMeal(hero), "not_your_role")
    table.refuse("gm", RecordMeal("nothing"), "bad_value")
    table.refuse("gm", RecordMeal(table.brute()), "bad_value")
    table.fight(hero, foe)
    table.lose(hero, "life", 10)
    table.lose(foe, "life", 10)
    for who in (hero, foe):
        table.act("gm", RecordMeal(who))
        assert not table.who(who).regeneration_stopped
        assert table.left(who, "life") == 0


def test_fed_without_life_until_it_falls_again() -> None:
    """NOS-DATA-03: in the same combat the meal holds until life next falls to 0."""
    table, hero = solo()
    table.fight(hero)
    table.lose(hero, "life", 10)
    table.act("gm", RecordMeal(hero))
    assert not all_of(table.lose(hero, "corruption", 1), RegenerationStopped)
    table.act("gm", AdjustPoints(hero, "life", 1, "meal"))
    assert all_of(table.lose(hero, "life", 1), RegenerationStopped)


def test_fed_without_life_until_another_combat() -> None:
    """NOS-DATA-03: also for a meal between two combats."""
    table, hero = solo()
    for _ in range(2):
        table.fight(hero)
        if table.left(hero, "life"):
            table.lose(hero, "life", 10)
        assert table.who(hero).regeneration_stopped
        table.act("gm", RecordMeal(hero))
        table.act("gm", EndCombat())
        assert not table.who(hero).regeneration_stopped
        table.act("gm", RecordMeal(hero))
    table.fight(hero)
    assert table.who(hero).regeneration_stopped


def test_example_of_the_ladder() -> None:
    """NOS-EX-01."""
    assert [target_number(STATE, n) for n in range(1, 11)] == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]
    assert outcome_of(STATE, "free", 0, None).success


@pytest.mark.parametrize(
    ("die", "hits", "bonus", "special"),
    [(17, False, 0, "none"), (18, True, 2, "none"), (19, True, 0, "minor"), (20, True, 0, "major")],
)
def test_example_of_the_level_six_vampire(die: int, hits: bool, bonus: int, special: str) -> None:
    """NOS-EX-02."""
    table, hero, foe = duel(6)
    table.fight(hero, foe)
    attack = table.strike(foe, die)
    outcome = table.that(attack).outcome
    assert outcome is not None
    assert (outcome.success, outcome.damage_bonus, outcome.special) == (hits, bonus, special)
    assert (attack in table.now.pending) == hits


def test_example_of_the_impossible() -> None:
    """NOS-EX-03."""
    assert not any(outcome_of(STATE, "free", level, die).success for level in range(7, 11) for die in range(1, 21))


@pytest.mark.parametrize("characteristic", ["life", "movement", "corruption"])
def test_example_of_sword_whip_and_psychic_attack(characteristic: Any) -> None:
    """NOS-EX-04."""
    table, hero, foe = duel(1)
    table.fight(foe, hero)
    table.hurt(table.struck(foe, hero, 2), 3, characteristic)
    assert table.left(hero, characteristic) == 7


@pytest.mark.parametrize("level", range(1, 7))
def test_example_of_nineteen_twenty_and_one(level: int) -> None:
    """NOS-EX-05."""
    found = [outcome_of(STATE, "free", level, die).special for die in (19, 20, 1)]
    assert found == ["minor", "major", "major_failure"]


def test_example_of_focus() -> None:
    """NOS-EX-06: cost 1 with 3 left, cost 3 with 5 left."""
    assert [cost(STATE, n, surcharge=False) for n in (1, 2)] == [1, 3]
    assert least(STATE, 1, surcharge=False) == 4
    assert least(STATE, 2, surcharge=False) == 8


def test_example_of_armour() -> None:
    """NOS-EX-07."""
    table = Table()
    hero, foe = table.hero(armor=2), table.enemy(level=1)
    table.fight(foe, hero)
    assert one(table.hurt(table.struck(foe, hero, 2), 5, "life"), DamageApplied).net == 3


def test_example_of_life_at_zero() -> None:
    """NOS-EX-08."""
    table, hero = solo()
    table.fight(hero)
    table.lose(hero, "life", 10)
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 1))
    table.roll(asked, 12)
    assert table.left(hero, "movement") == 8
    table.refuse("gm", AdjustPoints(hero, "life", 1, "regeneration"), "regeneration_stopped")


def test_example_of_movement_at_zero() -> None:
    """NOS-EX-09."""
    table = Table()
    hero = table.hero(powers=(Power("brume", teleport=True),))
    table.fight(hero)
    table.lose(hero, "movement", 10)
    table.refuse("ann", DeclareMove(hero, "normal"), "immobilized")
    table.act("ann", DeclareMove(hero, "crawl"))
    table.act("ann", DeclareMove(hero, "teleport"))


def test_example_of_death() -> None:
    """NOS-EX-10."""
    table, hero = solo()
    table.lose(hero, "life", 10)
    table.lose(hero, "movement", 10)
    assert one(table.lose(hero, "mental", 10), CharacterDied).combatant == hero
    assert table.left(hero, "corruption") == 10
