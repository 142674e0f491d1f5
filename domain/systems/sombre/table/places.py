"""IDs of what an act makes for each of several people: by person, so that an amended list leaves each his own.

Older records name them by their place in the list, which `places` remembers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from domain.base.events import Command
from domain.systems.sombre.state.state import SombreState

C = TypeVar("C", bound=Command)


def own_id(event_id: str, character: str) -> str:
    """Return the ID of what the act makes for that character."""
    return f"{event_id}.{character}"


def with_places(state: SombreState, places: Mapping[str, str]) -> SombreState:
    """Note IDs by place, and for each the ID by person."""
    return replace(state, places={**state.places, **places})


def place_of(state: SombreState, own: str) -> str:
    """Return the ID by place of what has this ID of its own; "" where it is in no list."""
    return next((place for place, each in state.places.items() if own == each), "")


def by_person(state: SombreState, command: C) -> C:
    """Return the command with IDs by person for those by place."""
    if not state.places:
        return command
    named = {name: getattr(command, name) for name in command.__struct_fields__}
    own = {name: _own(state, each) for name, each in named.items() if isinstance(each, str)}
    changed = {name: each for name, each in own.items() if each != named[name]}
    return replace(command, **changed) if changed else command


def _own(state: SombreState, named: str) -> str:
    if named in state.places or "." not in named:
        return state.places.get(named, named)
    event, place, *rest = named.split(".")
    listed = state.places.get(f"{event}.{place}")
    return named if listed is None else ".".join((listed, *rest))
