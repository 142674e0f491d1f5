"""Sessions written in advance, turn by turn. Each turn is sent the id of the event that it became."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

from domain.table.seats import HOST


class Turn(NamedTuple):
    """A command of a seat, its physical dice if any; or a correction."""

    seat: str
    command: Mapping[str, Any]
    dice: tuple[int, ...] | None = None
    correction: bool = False


Script = Generator[Turn, str, None]

SEATS = (("Maud", "gm"), ("Ilse", "player"), ("Bastien", "player"))
"""The seats of a table of a scene: `gm1`, `player1`, `player2`."""


def play_ready(seats: tuple[tuple[str, str], ...] = SEATS) -> Script:
    """Yield the turns with which every seat sits down, and play begins."""
    yield from sit_down(seats)
    yield Turn(HOST, {"type": "StartTable"})


def sit_down(seats: tuple[tuple[str, str], ...]) -> Script:
    numbers: dict[str, int] = {}
    for _, role in seats:
        numbers[role] = numbers.get(role, 0) + 1
        yield Turn(f"{role}{numbers[role]}", {"type": "JoinTable"})


def vampire(name: str, life: int = 12, movement: int = 10, mental: int = 9, corruption: int = 4) -> dict[str, Any]:
    points = {"life": life, "movement": movement, "mental": mental, "corruption": corruption}
    return {"type": "CreateCharacter", "name": name, "characteristics": points, "armor": 1}


def scene() -> Script:
    """Yield a night on the roofs: an enemy that only the game master knows, a ruling contested and amended, a blow.

    Dice are physical: the same scene every time. It stops on Bastien's turn.
    """
    yield from play_ready()
    ysolde = yield Turn("player1", vampire("Ysolde"))
    korvin = yield Turn("player2", vampire("Korvin", life=15, movement=7))
    watcher = yield Turn("gm1", enemy("Malek", level=5))
    yield from climb(ysolde)
    yield Turn("gm1", {"type": "StartCombat", "order": [ysolde, watcher, korvin]})
    yield from contested_attack(watcher)
    yield Turn("player1", {"type": "EndTurn"})
    charge = {"type": "DeclareEnemyAttack", "enemy": watcher, "target": korvin, "text": "Il abat sa hallebarde"}
    defence = yield Turn("gm1", charge)
    yield Turn("gm1", {"type": "ClassifyAction", "action": defence, "characteristic": "movement"})
    yield Turn("player2", {"type": "ResolveAction", "action": defence}, dice=(16,))
    yield Turn("gm1", {"type": "EndTurn"})


def enemy(name: str, level: int) -> dict[str, Any]:
    return {"type": "AddCombatant", "name": name, "kind": "other", "level": level, "armor": 1}


def climb(character: str) -> Script:
    """Yield an action with all that may lower its difficulty: a skill that the game master accepts, and focus."""
    text = "Escalader la façade sans réveiller les corbeaux"
    declared = yield Turn("player1", {"type": "DeclareAction", "character": character, "text": text})
    yield Turn("gm1", {"type": "ClassifyAction", "action": declared, "characteristic": "movement"})
    yield Turn("gm1", {"type": "SetDifficulty", "action": declared, "level": 5})
    proposal = yield Turn("player1", reduction(declared, "skill", "Escalade", 1))
    yield Turn("gm1", ruling(declared, proposal, accepted=True))
    yield Turn("player1", {"type": "ChooseFocus", "action": declared, "points": 1})
    yield Turn("player1", {"type": "ResolveAction", "action": declared}, dice=(11,))


def contested_attack(target: str) -> Script:
    """Yield an attack: the game master refuses a reduction, the blow misses, the player contests, the game master
    amends the ruling, and the same die now hits.
    """
    attack = yield Turn("player1", {"type": "DeclareAttack", "target": target, "basis": "life"})
    proposal = yield Turn("player1", reduction(attack, "environment", "Elle surgit de l’ombre", 2))
    refusal = yield Turn("gm1", ruling(attack, proposal, accepted=False))
    yield Turn("player1", {"type": "ResolveAction", "action": attack}, dice=(12,))
    text = "Il me tournait le dos, et il fait nuit."
    yield Turn("player1", {"type": "contest", "target": refusal, "text": text}, correction=True)
    amended = ruling(attack, proposal, accepted=True)
    reason = "C’est vrai, il ne pouvait pas la voir."
    yield Turn("gm1", {"type": "amend", "target": refusal, "command": amended, "reason": reason}, correction=True)
    yield Turn("gm1", {"type": "ApplyDamage", "attack": attack, "base": 4, "characteristic": "life"})


def reduction(of: str, source: str, label: str, levels: int) -> dict[str, Any]:
    return {"type": "ProposeReduction", "action": of, "source": source, "label": label, "levels": levels}


def ruling(of: str, proposal: str, *, accepted: bool) -> dict[str, Any]:
    return {"type": "RuleReduction", "action": of, "proposal": proposal, "accepted": accepted}


FACES = range(2, 19)
"""The faces of an ordinary die of Nosgoth: a success or a failure, after which nobody has to declare anything."""


def action(seat: str, character: str, text: str, level: int, face: int) -> Script:
    """Yield one action of Nosgoth from its declaration to its die, which is physical."""
    declared = yield Turn(seat, {"type": "DeclareAction", "character": character, "text": text})
    yield Turn("gm1", {"type": "ClassifyAction", "action": declared, "characteristic": "movement"})
    yield Turn("gm1", {"type": "SetDifficulty", "action": declared, "level": level})
    yield Turn(seat, {"type": "ResolveAction", "action": declared}, dice=(face,))


def endless(seats: tuple[tuple[str, str], ...] = (("Maud", "gm"), ("Ilse", "player"))) -> Script:
    """Yield a session of Nosgoth without an end: one vampire acts again and again, four events an action.

    Every action is over with its die: the record grows, but nothing stays open.
    """
    yield from play_ready(seats)
    character = yield Turn("player1", vampire("Ysolde"))
    number = 0
    while True:
        number += 1
        text = f"Saut numéro {number} d’une tour à l’autre"
        yield from action("player1", character, text, 1 + number % 6, ordinary(number))


def ordinary(number: int) -> int:
    """Return the face of the die of an action: all of `FACES`, one after the other."""
    return FACES[number * 7 % len(FACES)]
