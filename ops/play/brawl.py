"""A fight of Sombre light as a script: four against four in armour that no blow here pierces, Turn after Turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, Literal, NamedTuple

from ops.play.scripts import Script, Turn, sit_down

SIDE = 4
SEATS: tuple[tuple[str, Literal["gm", "player"]], ...] = (
    ("Maud", "gm"),
    ("Ilse", "player"),
    ("Bastien", "player"),
    ("Ana", "player"),
    ("Zoé", "player"),
)
ZONES = ("right_leg", "left_leg", "right_arm", "left_arm", "trunk", "head")
HIT, MISS = 5, 20
"""Five is less than what ruins the armour: the fight can last as long as it is measured."""
DICE = (HIT, MISS, HIT, HIT, MISS)


class Cast(NamedTuple):
    """The fighters: each hero stands opposite the villain of the same place."""

    heroes: tuple[str, ...]
    villains: tuple[str, ...]
    knives: dict[str, str]


def cast(state: Any) -> Cast:
    people = state.characters.values()
    knives = {item.holder: item.id for item in state.items.values() if item.holder and item.weapon}
    return Cast(tuple(c.id for c in people if c.is_pc), tuple(c.id for c in people if not c.is_pc), knives)


def brawl(turns: int, side: int | None = None) -> Script:
    """Yield the turns that make a table with so many fighters on each side (`SIDE` by default), then those of so many
    Turns of combat.
    """
    heroes, villains = yield from _table(SIDE if side is None else side)
    knives = yield from _armed((*heroes, *villains))
    yield Turn("gm1", {"type": "OpenScene", "title": "La cour"})
    yield Turn("gm1", {"type": "StartCombat", "characters": [*heroes, *villains]})
    for hero, villain in zip(heroes, villains, strict=True):
        yield Turn("gm1", {"type": "SetContact", "one": hero, "other": villain, "contact": True})
    dice, places = cycle(DICE), cycle(range(1, 7))
    for _ in range(turns):
        yield from turn(Cast(heroes, villains, knives), dice, places)


Names = tuple[str, ...]


def _table(side: int) -> Any:
    yield from sit_down(SEATS)
    heroes = []
    for number in range(1, side + 1):
        seat = f"player{number}"
        hero = yield Turn(seat, {"type": "CreateCharacter", "name": f"Héros {number}", "sex": "female"})
        scores = {"body": 12, "senses": 9 + number, "mind": 14 - number}
        yield Turn(seat, {"type": "AllocateCommonSkills", "character": hero, **scores})
        yield Turn(seat, {"type": "ChoosePersonality", "character": hero, "personality": "avoidant"})
        yield Turn("gm1", {"type": "ValidateCharacter", "character": hero, "allow_unbalanced": True})
        heroes.append(hero)
    villains = []
    for number in range(1, side + 1):
        npc = yield Turn("gm1", {"type": "CreateNpc", "name": f"Brute {number}", "scores": {"body": 13, "senses": 11}})
        yield Turn("gm1", {"type": "IntroduceNpc", "npc": npc, "label": f"Brute {number}"})
        villains.append(npc)
    yield Turn("gm1", {"type": "StartPlay"})
    return tuple(heroes), tuple(villains)


def _armed(people: Names) -> Any:
    knives = {}
    for person in people:
        blade = {"category": "melee", "damage": "slashing", "bonus": 0}
        knives[person] = yield Turn(
            "gm1", {"type": "DefineItem", "label": "Couteau", "holder": person, "weapon": blade}
        )
        plates = {"weight": "heavy", "zones": ZONES}
        plate = yield Turn("gm1", {"type": "DefineItem", "label": "Armure", "holder": person, "protection": plates})
        yield Turn("gm1", {"type": "Equip", "character": person, "item": plate})
    return knives


def turn(people: Cast, dice: Iterator[int], places: Iterator[int]) -> Script:
    """Yield the turns of one Turn of combat: every fighter strikes at the one opposite."""
    heroes, villains, knives = people
    intents = []
    for number, (hero, villain) in enumerate(zip(heroes, villains, strict=True), 1):
        blow = {"kind": "strike", "target": villain, "weapon": knives[hero], "skill": "body"}
        intent = yield Turn(f"player{number}", {"type": "DeclareIntent", "character": hero, "action": blow})
        intents.append((f"player{number}", hero, villain, intent))
    for hero, villain in zip(heroes, villains, strict=True):
        blow = {"kind": "strike", "target": hero, "weapon": knives[villain], "skill": "body"}
        intent = yield Turn("gm1", {"type": "RecordNpcIntent", "npc": villain, "action": blow})
        intents.append(("gm1", villain, hero, intent))
    yield Turn("gm1", {"type": "AdvancePhase"})
    for seat, striker, target, intent in intents:
        call_fields = {"character": striker, "skills": ["body"], "concerned": [target], "resolves": intent}
        call = yield Turn("gm1", {"type": "CallRoll", **call_fields})
        die = next(dice)
        thrown = yield Turn(seat, {"type": "Roll", "call": call}, dice=(die,))
        if die == HIT:
            yield Turn(seat, {"type": "Roll", "call": f"{thrown}.hit.{intent}.zone"}, dice=(next(places),))
    yield Turn("gm1", {"type": "AdvancePhase"})
    yield Turn("gm1", {"type": "AdvancePhase"})
