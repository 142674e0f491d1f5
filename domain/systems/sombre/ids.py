"""The catalogue's rule IDs, chapter by chapter: prefix -> last number, or runs of numbers with gaps between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Runs = tuple[tuple[int, int], ...]

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
HEALTH_COMBAT: dict[str, int | Runs] = {
    "SOM-DISTRESS": 13,
    "SOM-FATIGUE": 10,
    "SOM-COMA": 8,
    "SOM-STUN": 5,
    "SOM-DAMAGE": 17,
    "SOM-LOC": 16,
    "SOM-PROT": 8,
    "SOM-CARE": 10,
    "SOM-TURN": 23,
    "SOM-MOVE": 9,
    "SOM-MELEE": ((1, 26), (30, 30), (35, 41), (43, 47)),
    "SOM-RANGED": ((1, 6), (10, 14), (20, 20), (22, 24), (30, 30)),
}
GUNS = tuple(f"SOM-GUN-{n:02}" for n in (*range(1, 7), *range(10, 23)))
"""The catalogue leaves out 07 to 09."""


DANGERS: dict[str, int | Runs] = {
    "SOM-DANGER": 4,
    "SOM-DANGER-ASPHYXIA": 5,
    "SOM-DANGER-STRANGLE": 6,
    "SOM-DANGER-DROWN": 3,
    "SOM-DANGER-APNEA": 4,
    "SOM-DANGER-GAS": 8,
    "SOM-DANGER-ATTRITION": 7,
    "SOM-DANGER-DISEASE": 1,
    "SOM-DANGER-RAD": 2,
    "SOM-DANGER-TORTURE": 4,
    "SOM-DANGER-TOXIC": ((1, 3), (5, 6), (9, 10), (12, 16), (18, 18), (20, 22)),
    "SOM-DANGER-ROAD": 6,
    "SOM-DANGER-FALL": 4,
    "SOM-DANGER-BURN": 3,
    "SOM-DANGER-FIRE": ((1, 4), (10, 11), (20, 22), (30, 30)),
    "SOM-DANGER-FROST": 4,
    "SOM-DANGER-ELEC": 10,
    "SOM-DANGER-EXPLO": ((1, 6), (10, 12), (20, 21), (30, 36)),
}
"""The hazards, group by group."""


def listed(chapters: Mapping[str, int | Runs]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{n:02}" for prefix, last in chapters.items() for n in _numbers(last))


def _numbers(last: int | Runs) -> Iterable[int]:
    runs = ((1, last),) if isinstance(last, int) else last
    return (n for low, high in runs for n in range(low, high + 1))


RULES: tuple[str, ...] = (
    *listed(CHARACTERS_ACTIONS_FEAR),
    *listed(HEALTH_COMBAT),
    *GUNS,
    *listed({"SOM-RULING": 5}),
    *listed(DANGERS),
)

RESERVED = frozenset(f"SOM-SOMA-{n}" for n in (18, 19, 20, 21, 22, 23, 24, 26))
"""SOM-SOMA-03: the somatisations that players do not know of until one is announced."""
