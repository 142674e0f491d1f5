"""The readings of health and combat that a table chooses, and health on resistance rolls (A12)."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.crimes import CallCrimeRoll
from domain.systems.sombre.health.fatigue import CallSleepCheck, StartSleepChecks
from domain.systems.sombre.health.held_gauges import TakeFatigueGauge
from domain.systems.sombre.table.phases import SETTABLE, SetTableOption
from projections.texts import LOCALES, Locale
from projections.texts.bundles import bundle
from projections.texts.field_arguments import labels_for
from tests.scene import Scene
from tests.sombre.table import playing, result, roll, rolled, ticks


@pytest.mark.parametrize(
    ("option", "default", "other"),
    [
        ("clock_visible", True, False),
        ("armour_simultaneous", False, True),
        ("armour_faces", False, True),
        ("effects_at_once", False, True),
        ("resist_health_mods", False, True),
    ],
)
def test_readings_that_a_table_chooses(option: str, default: Any, other: Any) -> None:
    """SOM-CHAR-05: the default first; set by the game master, told to all, offered as a move."""
    scene, _ = playing()
    assert SETTABLE[option][0] == default == getattr(scene.state.options, option)
    scene.refuse("ana", SetTableOption(option, other), "gm_only")
    scene.refuse("gm", SetTableOption(option, "perhaps"), "unknown_option")
    scene.do("gm", SetTableOption(option, other))
    assert getattr(scene.state.options, option) == other
    assert scene.last("eve") == ["TableOptionSet"]
    scene.correct("gm", Retract(scene.last_id))
    assert getattr(scene.state.options, option) == default


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("option", SETTABLE)
def test_every_reading_is_said_in_words(option: str, locale: Locale) -> None:
    """SOM-CHAR-05: told to all, who read no name of the wire."""
    messages = bundle("sombre", locale)
    words = [("option", option), *(("value", value) for value in SETTABLE[option] if isinstance(value, str))]
    assert all(any(map(messages.has, labels_for(word, field))) for field, word in words)


def hurt(**options: Any) -> tuple[Scene, str]:
    """Carole with two Wounds and a circle of Fatigue."""
    scene, person = playing(**options)
    ticks(scene, person, "wounds", 2)
    ticks(scene, person, "fatigue", 1)
    return scene, person


@pytest.mark.parametrize(("weighs", "total"), [(False, 8), (True, 11)])
def test_health_on_resistance(weighs: bool, total: int) -> None:
    """A12, SOM-ROLL-13: none by default; by option Wounds and Fatigue, with the ranks of the call."""
    scene, person = hurt(resist_health_mods=weighs)
    assert roll(scene, person, 5, "mind", 1, kind="reaction").total == total
    assert roll(scene, person, 5, "body", kind="pure").total == 5
    assert roll(scene, person, 5, "body").total == 8


def test_rolls_that_say_what_weighs_on_them() -> None:
    """A13, SOM-FATIGUE-09, SOM-CRIME-02: later sleep checks and crime rolls, whatever the option."""
    scene, person = hurt(resist_health_mods=True)
    scene.do("gm", StartSleepChecks(person))
    scene.do("ana", Roll(next(iter(scene.state.dice.calls))), 2)
    scene.do("gm", CallSleepCheck(person))
    call = next(iter(scene.state.dice.calls))
    scene.do("ana", Roll(call), 2)
    assert result(scene, call).total == 5
    crime = rolled(scene, CallCrimeRoll(person, "vol", "resist"), "ana", 4)
    assert result(scene, crime).total == 4


def test_the_option_and_the_gauge_behind_the_screen() -> None:
    """A12, SOM-ROLL-41: the owner reads neither the Fatigue that weighs, nor the total."""
    scene, person = hurt(resist_health_mods=True)
    scene.do("gm", TakeFatigueGauge(person))
    rolled(scene, CallRoll(person, ("mind",), kind="reaction"), "ana", 4)
    shown = scene.feed("ana")[-1].entries[-1].fields.numbers
    assert (shown.wounds, shown.fatigue, shown.total) == (2, None, None)
