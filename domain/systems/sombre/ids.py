"""The catalogue's rule IDs, chapter by chapter: prefix -> last number."""

from __future__ import annotations

CHARACTERS_ACTIONS_FEAR: dict[str, int] = {
    "SOM-CHAR": 20,
    "SOM-SKILL": 18,
    "SOM-TRAIT": 9,
    "SOM-MIND": 10,
    "SOM-NPC": 10,
    "SOM-ANIMAL": 19,
    "SOM-OBJ": 2,
    "SOM-XP": 20,
    "SOM-ROLL": 41,
    "SOM-FEAR": 15,
    "SOM-SOMA": 29,
    "SOM-TRAUMA": 6,
    "SOM-HARD": 9,
    "SOM-CRIME": 7,
}
HEALTH_COMBAT: dict[str, int] = {
    "SOM-DISTRESS": 13,
    "SOM-FATIGUE": 10,
    "SOM-COMA": 8,
    "SOM-STUN": 5,
    "SOM-DAMAGE": 17,
    "SOM-LOC": 16,
    "SOM-PROT": 8,
    "SOM-CARE": 10,
    "SOM-TURN": 23,
}


RANGED: tuple[int, ...] = (*range(1, 7), *range(10, 15), 20, 22, 23, 24, 30)
"""SOM-RANGED: the catalogue's numbers have gaps."""


def listed(chapters: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{n:02}" for prefix, last in chapters.items() for n in range(1, last + 1))


RULES: tuple[str, ...] = (
    *listed(CHARACTERS_ACTIONS_FEAR),
    *listed(HEALTH_COMBAT),
    *(f"SOM-RANGED-{n:02}" for n in RANGED),
    *listed({"SOM-RULING": 5}),
)
