"""Mental instability: levels, phases, the fear modifier, and the loss of a character."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.characters.approval import AssignCharacter
from domain.systems.sombre.characters.creation import CreateCharacter
from domain.systems.sombre.characters.gauges import RemoveTick
from domain.systems.sombre.condition.mind import PHASES, fear_modifier, hardening_grade, level, phase, phase_name
from domain.systems.sombre.fear.crimes import DeclareCrime, HardenByCrime
from domain.systems.sombre.mind.npcs import UpdateNpc
from domain.systems.sombre.table.phases import SetSheetMode
from tests.sombre.table import code_of, frighten, npc, playing, result, ticks, who


def test_level_and_fear_modifier() -> None:
    """SOM-MIND-01, SOM-MIND-04, SOM-HARD-03 (E-5): `x++` is level 3, phase 2, hardening light, modifier 1."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 2, "plus")
    ticks(scene, person, "mental_instability", 1)
    found = who(scene, person)
    assert (
        level(scene.state, found),
        phase(scene.state, found),
        hardening_grade(scene.state, found),
        fear_modifier(scene.state, found),
    ) == (3, 2, "light", 1)


@pytest.mark.parametrize(("count", "number"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4)])
def test_phases(count: int, number: int) -> None:
    """SOM-MIND-05: by thirds of the printed gauge; several at once if need be."""
    scene, person = playing()
    if count:
        ticks(scene, person, "mental_instability", count)
        assert ("PhaseChanged" in scene.last("ana")) is (number > 1)
    assert phase(scene.state, who(scene, person)) == number
    assert phase_name(scene.state, who(scene, person)) == ("Timide", "Hyperémotif", "Angoissé", "Évitant")[number - 1]


def test_unticking() -> None:
    """SOM-MIND-06, SOM-HARD-04: an x only by resorption, a + never."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 1)
    ticks(scene, person, "mental_instability", 1, "plus")
    scene.refuse("gm", RemoveTick(person, "mental_instability", 1, "repos"), "only_by_resorption")
    scene.refuse("gm", RemoveTick(person, "mental_instability", 1, "repos", "plus"), "plus_is_irreversible")


def test_playability_limit() -> None:
    """SOM-MIND-07: at level 10 it passes to the game master for good; the loss is public, its cause is not."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 9)
    assert who(scene, person).seat == "ana"
    ticks(scene, person, "mental_instability", 1)
    lost = who(scene, person)
    assert (lost.seat, lost.is_pc, lost.lost) == (None, False, "instability")
    line = {s: scene.feed(s)[-1].entries[-1].fields for s in ("ana", "bob")}
    assert line["ana"].level == 10
    assert line["ana"].psycho_killer is False
    assert line["bob"].level is None
    assert line["bob"].psycho_killer is None
    scene.refuse("gm", AssignCharacter(person, "ana"), "playability_limit")
    ticks(scene, person, "mental_instability", 1)
    assert scene.last("ana") == []
    scene.do("gm", SetSheetMode("open"))
    seen = next(c for c in scene.view("ana").characters if c.id == person)
    assert seen.pages is None
    assert seen.own is None
    assert seen.identity.name == "Carole"
    scene.refuse("gm", UpdateNpc(person, name="Autre"), "not_npc")


def test_a_lost_character_comes_back_only_by_correction() -> None:
    """SOM-MIND-07: and waits with the game master if the seat has another by then."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 10)
    fatal = scene.last_id
    second = scene.act("ana", CreateCharacter("Ana bis", "female"))
    scene.correct("gm", Retract(fatal))
    back = who(scene, person)
    assert back.is_pc
    assert back.seat is None
    assert who(scene, second).seat == "ana"
    other, held = playing()
    ticks(other, held, "mental_instability", 10)
    other.correct("gm", Retract(other.last_id))
    assert who(other, held).seat == "ana"


def test_npcs_have_no_limit() -> None:
    """SOM-MIND-07: an NPC may go beyond."""
    scene, _ = playing()
    man = npc(scene)
    ticks(scene, man, "mental_instability", 12)
    assert level(scene.state, who(scene, man)) == 12
    assert not who(scene, man).lost


@pytest.mark.parametrize(("flag", "word"), [(True, "psycho_killer"), (False, "instability")])
def test_psycho_killer(flag: bool, word: str) -> None:
    """SOM-MIND-08, SOM-CRIME-07: lost by criminal hardening, unless the game master says otherwise."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 8)
    scene.do("gm", DeclareCrime(person, "meurtre"))
    scene.do("gm", HardenByCrime(scene.last_id, 2, psycho_killer=flag))
    assert who(scene, person).lost == word


def test_twelve_personalities_without_technical_effect() -> None:
    """SOM-MIND-09, SOM-MIND-10: four names each; the fear roll ignores them."""
    assert len(PHASES) == 12
    assert all(len(names) == 4 for names in PHASES.values())
    scene, person = playing()
    ticks(scene, person, "mental_instability", 2)
    call = frighten(scene, person, 11)
    assert result(scene, call).total == 13
    assert code_of(scene, person) == "xx"
