"""Of which stream of chance each die is, by who sees it: open, secret, one player's own, while somebody is away."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.characters.creation import CreateCharacter, DrawHandedness
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.loose_dice import CallDie
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, Roll
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.table.phases import StartPlay
from domain.table.commands import SetPresence
from tests.contract.observers.secrets import no_gaps
from tests.contract.test_streams import links
from tests.scene import Scene, script
from tests.sombre.table import SEATS, carole, frighten, npc, roll, rolled
from tests.twins import received


def playing(**options: Any) -> tuple[Scene, str]:
    scene = Scene("sombre", SEATS, options, linked=True, served=True)
    person = carole(scene)
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("Le parking"))
    return scene, person


def streams(scene: Scene) -> list[tuple[str, int]]:
    """Of every draw so far, and that nobody sees a gap."""
    no_gaps(scene)
    return [*links(scene)]


def infarct(scene: Scene, person: str) -> str:
    """The call of its die, after a fear."""
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "infarct", attested=True))
    return f"{scene.last_id}.infarct"


def test_open_and_secret_rolls_are_counted_apart() -> None:
    """SOM-ROLL-31: what is rolled behind the screen leaves nothing in front of it."""
    scene, person = playing()
    roll(scene, person, 7)
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",))), 9)
    roll(scene, person, 8)
    scene.do("gm", CallDie(6, "Combien ?", secret=True), 3)
    scene.do("gm", CallDie(6, "Combien ?"), 3)
    assert streams(scene) == [("table", 1), ("hidden", 1), ("table", 2), ("hidden", 2), ("table", 3)]


@pytest.mark.parametrize(("option", "stream"), [("open", "table"), ("hidden", "hidden")])
def test_dice_of_an_opponent(option: str, stream: str) -> None:
    """SOM-NPC-10."""
    scene, person = playing(npc_dice=option)
    killer = npc(scene)
    rolled(scene, CallRoll(killer, ("general",), concerned=(person,)), "gm", 9)
    assert streams(scene) == [(stream, 1)]


@pytest.mark.parametrize(("sheets", "stream"), [("closed", "ana"), ("open", "table")])
def test_what_is_rolled_of_a_sheet(sheets: str, stream: str) -> None:
    """SOM-SOMA-22: whoever reads the sheet sees it fall."""
    scene, person = playing(sheet_mode=sheets)
    scene.do("ana", Roll(infarct(scene, person)), 2)
    assert streams(scene)[1:] == [(stream, 1 if stream == "ana" else 2)]


def test_the_hand_of_a_character_is_its_owner_s() -> None:
    """SOM-CHAR-13."""
    scene = Scene("sombre", SEATS, {"handedness": "random_d6"}, linked=True, served=True)
    scene.do("bob", CreateCharacter("Denis", "male"))
    scene.do("bob", DrawHandedness(scene.last_id), below=script(6))
    assert streams(scene) == [("bob", 1)]


def test_who_is_away_finds_no_gap_at_the_return() -> None:
    """C-7: what fell meanwhile is counted apart, for those who saw it."""
    scene, person = playing()
    roll(scene, person, 7)
    scene.do("gm", SetPresence("bob", True))
    roll(scene, person, 8)
    roll(scene, person, 9)
    scene.do("gm", SetPresence("bob", False))
    roll(scene, person, 10)
    assert streams(scene) == [("table", 1), ("table-bob", 1), ("table-bob", 2), ("table", 2)]
    scene.do("gm", SetPresence("bob", True))
    roll(scene, person, 8)
    assert streams(scene)[-1] == ("table-bob", 3)


def test_a_roll_for_a_player_who_is_away_is_behind_the_screen_where_it_was_his_alone() -> None:
    scene, person = playing()
    call = infarct(scene, person)
    scene.do("gm", SetPresence("ana", True))
    scene.do("gm", Roll(call), 2)
    assert streams(scene) == [("table", 1), ("hidden", 1)]


def test_fear_is_open() -> None:
    scene, person = playing()
    frighten(scene, person, 12)
    assert streams(scene) == [("table", 1)]


def test_secret_rolls_leave_no_trace_in_what_falls_later() -> None:
    """The same open rolls, with secret ones between them or without: nobody but the game master can tell."""
    found = []
    for secret in (0, 1, 3):
        scene, person = playing(secret_roll_notice="silent")
        scene.seconds = 0
        for turn, die in enumerate((7, 12)):
            for number in range(secret):
                roll_secretly(scene, person, f"secret{turn}.{number}")
            scene.do("gm", CallRoll(person, ("senses",)), event_id=f"call{turn}")
            scene.do("ana", Roll(f"call{turn}"), die, event_id=f"roll{turn}")
        found.append([received(scene, seat) for seat in ("ana", "bob", "eve", "host")])
    assert found[0] == found[1] == found[2]


def roll_secretly(scene: Scene, person: str, event_id: str) -> None:
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",))), 9, event_id=event_id)
