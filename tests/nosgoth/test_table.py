"""Chapter TAB: seats, dice, options, the roll of an absent player."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.chance import Below, Recall
from domain.base.events import Act
from domain.record.fold import decide
from domain.systems.nosgoth.actions.actions import CancelAction, ClassifyAction, DeclareAction
from domain.systems.nosgoth.actions.at_once import FocusAndResolve
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.deeds import DeclareEnemyAction
from domain.systems.nosgoth.game import GAME
from domain.systems.nosgoth.options import AssignRoller, OptionChanges, SetTableOptions
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.systems.nosgoth.state.state import Options
from domain.table.commands import CloseSeat, SetPresence
from tests.nosgoth.table import Table, four, solo


def test_one_game_master_and_at_least_one_player() -> None:
    """NOS-TAB-01."""
    assert GAME.roles == {"gm": (1, 1), "player": (1, None), "spectator": (0, None)}


def test_one_living_character_per_player() -> None:
    """NOS-TAB-01: a second one only after a death, by the player or the game master."""
    table, first = solo()
    table.refuse("ann", CreateCharacter("Autre", four()), "already_exists", rule="NOS-TAB-01")
    table.refuse("gm", CreateCharacter("Autre", four(), seat="ann"), "already_exists")
    for name in ("life", "movement", "mental"):
        table.lose(first, name, 10)
    table.act("gm", CreateCharacter("Autre", four(), seat="ann"))
    table.refuse("ann", CreateCharacter("Encore", four()), "already_exists")


def test_the_game_master_never_rolls() -> None:
    """NOS-TAB-02: neither for a character nor for an enemy."""
    table = Table()
    asked = table.ask(table.hero())
    refused = table.refuse("gm", ResolveAction(asked), "gm_never_rolls", 12, rule="NOS-TAB-02")
    assert refused.kind == "role"
    assert table.refuse("gm", FocusAndResolve(asked, 0), "gm_never_rolls", 12, rule="NOS-TAB-02").kind == "role"
    table.refuse("eve", ResolveAction(asked), "not_your_role", 12)
    table.refuse("bob", ResolveAction(asked), "not_owner", 12)


@pytest.mark.parametrize(("dice", "code"), [((0,), "bad_die_value"), ((21,), "bad_die_value"), ((3, 4), "bad_value")])
def test_typed_dice_have_twenty_faces(dice: tuple[int, ...], code: str) -> None:
    """NOS-TAB-03."""
    table = Table()
    asked = table.ask(table.hero())
    table.refuse("ann", ResolveAction(asked), code, *dice, rule="NOS-TAB-03")


def drawn(face: int, asked: list[int]) -> Below:
    """A generator that gives this face and notes how many faces it was asked for."""

    def below(size: int) -> int:
        asked.append(size)
        return face - 1

    return below


def test_the_service_rolls_evenly_from_one_to_twenty() -> None:
    """NOS-TAB-03: the die is drawn below 20, each face once."""
    for face in (1, 10, 20):
        table = Table()
        asked = table.ask(table.hero())
        asked_below: list[int] = []
        step = table.do("ann", ResolveAction(asked), below=drawn(face, asked_below))
        assert asked_below == [20]
        assert [(d.kind, d.faces, d.physical) for d in step.event.draws] == [("d20", (face,), False)]
        assert table.that(asked).outcome.die == face  # type: ignore[union-attr]


def test_typed_dice_are_flagged_for_everyone() -> None:
    """NOS-TAB-03: public, with their source."""
    table = Table()
    table.roll(table.ask(table.hero()), 12)
    for seat in ("host", "gm", "ann", "bob", "eve"):
        line = table.feed(seat)[-1].entries[0]
        assert (line.type, line.fields.die, line.fields.physical) == ("ActionResolved", 12, True)
        assert line.dice[0].physical


def test_a_table_may_want_one_source_of_dice() -> None:
    """NOS-TAB-03, NOS-TAB-04."""
    table = Table(dice="service")
    asked = table.ask(table.hero())
    table.refuse("ann", ResolveAction(asked), "dice_source", 12, rule="NOS-TAB-03")
    table.do("ann", ResolveAction(asked), below=lambda n: 4)
    table = Table(dice="physical")
    asked = table.ask(table.hero())
    table.refuse("ann", ResolveAction(asked), "dice_source")
    table.roll(asked, 12)


DEFAULTS: dict[str, Any] = {
    "focus_floor": "after",
    "surcharge_unit": "per_investment",
    "surcharge_until": "combat_while_zero",
    "attack_bases": "life_movement",
    "enemy_attack_mode": "defence_roll",
    "damage_overflow": "lost",
    "corruption_absorbs": True,
    "enemy_view": "gm_only",
    "sheet_view": "everyone",
    "dice": "either",
}


def test_options_and_their_defaults() -> None:
    """NOS-TAB-04."""
    assert {name: getattr(Options(), name) for name in Options.__struct_fields__} == DEFAULTS


def test_options_change_before_the_first_action_only() -> None:
    """NOS-TAB-04: what is not named stays; a cancelled action freezes as well."""
    table = Table(started=False, damage_overflow="spill")
    table.act("gm", SetTableOptions(OptionChanges(dice="service", corruption_absorbs=False)))
    assert table.now.options == Options(damage_overflow="spill", dice="service", corruption_absorbs=False)
    table, hero = solo()
    table.refuse("ann", SetTableOptions(OptionChanges(dice="service")), "not_your_role")
    table.act("gm", SetTableOptions(OptionChanges(focus_floor="before")))
    assert table.last("eve") == ["OptionsSet"]
    table.act("gm", CancelAction(table.act("ann", DeclareAction(hero, "Rien."))))
    table.refuse("gm", SetTableOptions(OptionChanges(dice="service")), "options_frozen", rule="NOS-TAB-04")


def test_another_player_rolls_for_an_absent_one() -> None:
    """NOS-TAB-05: only the roll passes; focus stays as chosen and stays the owner's."""
    table, hero = solo()
    asked = table.ask(hero, level=4)
    table.act("ann", ChooseFocus(asked, 1))
    table.do("ann", SetPresence("ann", away=True))
    table.refuse("ann", AssignRoller(asked, "bob"), "not_your_role")
    for seat in ("gm", "eve", "nobody"):
        table.refuse("gm", AssignRoller(asked, seat), "bad_target", rule="NOS-TAB-05")
    table.refuse("gm", AssignRoller("nothing", "bob"), "bad_value")
    table.act("gm", AssignRoller(asked, "bob"))
    table.refuse("bob", ChooseFocus(asked, 2), "not_owner")
    table.refuse("ann", ResolveAction(asked), "not_owner", 9)
    outcome = table.roll(asked, 9, seat="bob")
    assert (outcome.success, outcome.final_level) == (True, 3)
    assert table.left(hero, "movement") == 9
    table.refuse("gm", AssignRoller(asked, "ann"), "wrong_stage")


def test_nothing_is_given_to_a_closed_seat() -> None:
    """NOS-TAB-01, NOS-TAB-05: no roll and no character; what was given to one before stands when it is judged again."""
    table = Table()
    foe = table.enemy()
    table.do("host", CloseSeat("bob", "parti"))
    deed, sheet = DeclareEnemyAction(foe, "Elle force la porte.", "bob"), CreateCharacter("Umah", four(), seat="bob")
    table.refuse("gm", deed, "bad_target", rule="NOS-TAB-05")
    table.refuse("gm", sheet, "bad_value", rule="NOS-DATA-01")
    for command in (deed, sheet):
        assert decide(GAME, table.now, Act("former", "gm", command), Recall(())) == command


def test_the_roll_can_be_given_back() -> None:
    """NOS-TAB-05."""
    table = Table()
    asked = table.ask(table.hero())
    table.act("gm", AssignRoller(asked, "bob"))
    table.act("gm", AssignRoller(asked, "ann"))
    table.roll(asked, 15)


def test_nothing_but_the_setup_before_the_start() -> None:
    """NOS-TAB-01: sheets and enemies may be prepared while the table is open."""
    table, hero = solo(started=False)
    table.enemy()
    table.refuse("ann", DeclareAction(hero, "Je saute."), "table_open")
    table.refuse("gm", ClassifyAction("nothing", "life"), "table_open")
