"""States that are kept as what changed: each comes back as it was, the order of its mappings included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.record.history import History
from domain.record.states import MANY, Changes, Mended, Put, States
from domain.table.seats import State
from tests.contract.sessions import NAMES, played

LONG = 200


def states_of(name: str) -> list[Any]:
    """The states of the told session, again and again: long enough for steps over sixty-four."""
    raw = played(name).feeds.history.raw
    history = History.begin(played(name).game, raw[0])
    found = [history.state, *(history.append(event).after for event in raw[1:])]
    return (found * (LONG // len(found) + 1))[:LONG]


def kept(states: Sequence[State], missing: int = 0) -> States:
    made = States(missing)
    for state in states:
        made.add(Changes(state))
    return made


def spelled(states: Sequence[State]) -> list[bytes]:
    return [msgspec.json.encode(state) for state in states]


@pytest.mark.parametrize("name", NAMES)
def test_states_come_back_as_they_were(name: str) -> None:
    states = states_of(name)
    made = kept(states)
    assert len(made) == LONG
    assert spelled(list(made.between(0, LONG))) == spelled(states)
    for first in (0, 1, 7, 8, 9, 63, 64, 65, 127, 128, 129, LONG - 1):
        assert spelled(list(made.between(first, first + 1))) == spelled(states[first : first + 1])


def test_those_of_before_are_missing() -> None:
    states = states_of("nosgoth")
    made = kept(states, missing=5)
    assert len(made) == LONG + 5
    assert spelled(list(made.between(70, 75))) == spelled(states[65:70])


def test_a_copy_goes_its_own_way() -> None:
    one, other, third = states_of("spin")[40:43]
    made = kept([one])
    twin = made.copy()
    made.add(Changes(other))
    twin.add(Changes(third))
    assert [list(each.between(1, 2)) for each in (made, twin)] == [[other], [third]]


def crowded() -> Any:
    """A state of so many characters that what changed of them is held alone."""
    state = states_of("spin")[60]
    (character, *_) = state.characters.values()
    return replace(state, characters={str(number): character for number in range(MANY)})


def test_a_mapping_is_held_as_what_was_put_into_it() -> None:
    state = crowded()
    other = replace(state.characters["0"], name="Ondine")
    grown = replace(state, characters={**state.characters, "new": other})
    assert Changes(grown).since(state) == (("characters",), Put(("new", other)))
    assert Changes(state).since(grown) == (("characters",), Mended(("new",), Put()))
    changed = replace(grown, characters={**grown.characters, "1": other})
    assert Changes(changed).since(grown) == (("characters",), Put(("1", other)))
    assert Changes(changed).since(state) == (("characters",), Put(("1", other, "new", other)))


def test_entries_may_leave_and_others_come() -> None:
    state = crowded()
    other = replace(state.characters["0"], name="Ondine")
    left = {**state.characters, "new": other}
    del left["0"]
    assert Changes(replace(state, characters=left)).since(state) == (
        ("characters",),
        Mended(("0",), Put(("new", other))),
    )


def test_a_mapping_in_another_order_is_held_whole() -> None:
    state = crowded()
    turned = dict(reversed(state.characters.items()))
    assert Changes(replace(state, characters=turned)).since(state) == (("characters",), turned)
