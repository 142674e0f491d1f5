"""The call of a fear roll, whatever asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.places import with_places


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


def with_fear_calls(state: SombreState, event_id: str, own: Sequence[str]) -> SombreState:
    """Note the ids of fear rolls by place. The bare id is the first's, as former records name remorse (SOM-CRIME-07).

    So nobody can tell remorse from fear by the ids that are accepted.
    """
    by_place = {f"{event_id}.{number}": each for number, each in enumerate(own, 1)}
    first = {event_id: own[0]} if own else {}
    return with_places(state, by_place | first)
