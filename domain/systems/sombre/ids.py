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


def listed(chapters: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{n:02}" for prefix, last in chapters.items() for n in range(1, last + 1))


RULES: tuple[str, ...] = (*listed(CHARACTERS_ACTIONS_FEAR), "SOM-RULING-02", "SOM-RULING-05")
