"""The call of a fear roll, whatever asks for it."""

from __future__ import annotations

from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call, Rank


def fear_call(
    person: Character,
    call_id: str,
    cause: str,
    difficulty: tuple[Rank, ...],
    situation: str,
    *,
    scene: str,
) -> Call:
    """Return the call of a fear roll, under mind, or instinct for an animal (SOM-FEAR-02, SOM-FEAR-14)."""
    return Call(
        id=call_id,
        cause=cause,
        character=person.id,
        skills=("instinct" if person.kind == "animal" else "mind",),
        kind="fear",
        difficulty=difficulty,
        purpose="fear",
        situation=situation,
        scene=scene,
    )
