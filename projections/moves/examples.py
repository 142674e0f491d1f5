"""Forms that do not depend on the table: what a game offers alike at two tables where other people are.

The game says how such a table comes about (`Game.example`). Only the writing of moves is alike, never the moves
themselves: a form that some table's moves do not say is not used there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from datetime import UTC, datetime
from functools import cache

import msgspec

from domain.base.events import Act, Command, Event
from domain.game import Game, QuestionChance, Schema
from domain.record.fold import decide, evolve, open_state
from domain.seating.opening import opening, suggested_seats
from domain.table.seats import HOST, SeatSpec, State
from projections.base.encoding import encode
from projections.moves.documents import schema_of
from projections.moves.folding import spelled
from projections.moves.form_cache import groups_of, words_in

AT = datetime(2000, 1, 1, tzinfo=UTC)


@cache
def lasting_forms(game: Game) -> Mapping[str, list[Schema]]:
    """Return the forms of each command whose words anybody may know, the longest first.

    A field of which the two tables say different things is left open.
    """
    first, second = example_table(game, "a"), example_table(game, "b")
    seats = frozenset(seat.id for seat in first.table.seats)
    found = defaultdict[str, dict[bytes, Schema]](dict)
    for seat in first.table.seats:
        others = _offered(game, second, seat.id)
        for kind, forms in _offered(game, first, seat.id).items():
            for pair in zip(forms, others.get(kind, ()), strict=False):
                form = _alike(*pair, seats)
                if form is not None:
                    found[kind.__name__][spelled(form)] = form
    return {name: [forms[key] for key in sorted(forms, key=len, reverse=True)] for name, forms in found.items()}


def example_table(game: Game, mark: str) -> State:
    """Return the state of a table after the game's example; the names of its people begin with the mark."""
    suggested = suggested_seats(game).items()
    named = [{"name": f"{mark} {role} {number}", "role": role} for role, many in suggested for number in range(many)]
    seats = msgspec.convert(named, tuple[SeatSpec, ...])
    state = open_state(game, Event(id=mark, version=1, at=AT, seat=HOST, command=opening(game, mark, {}, seats)))
    leader = state.table.seats[0].id
    for version, command in enumerate(game.example(mark), 2):
        act = Act(f"{mark}{version}", leader, command)
        decided = decide(game, state, act, QuestionChance())
        state = evolve(game, state, Event(id=act.id, version=version, at=AT, seat=leader, command=decided)).state
    return state


def _offered(game: Game, state: State, seat: str) -> Mapping[type[Command], list[Schema]]:
    forms = defaultdict[type[Command], list[Schema]](list)
    for group, moves in groups_of(game.moves(state, seat), {}):
        schema = schema_of(moves)
        if schema is not None and game.public(group.command) and not _has_unlisted_words(group.command):
            forms[group.command].append(schema)
    return forms


@cache
def _has_unlisted_words(command: type[Command]) -> bool:
    return b"x-unlisted" in encode(msgspec.json.schema(command))


def _alike(one: Schema, other: Schema, seats: Set[str]) -> Schema | None:
    """Return what both forms say; None: they bind their fields together in different ways, or by a seat."""
    names, rest, other_rest = one["properties"].keys(), _rest(one), _rest(other)
    if names != other["properties"].keys() or not _same(rest, other_rest, seats):
        return None
    return rest | {"properties": dict(_fields(one["properties"], other["properties"], seats))}


def _fields(one: Schema, other: Schema, seats: Set[str]) -> Iterator[tuple[str, Schema]]:
    for name, part in one.items():
        yield name, part if _same(part, other[name], seats) else {}


def _rest(schema: Schema) -> Schema:
    return {keyword: value for keyword, value in schema.items() if keyword != "properties"}


def _same(one: Schema, other: Schema, seats: Set[str]) -> bool:
    return spelled(one) == spelled(other) and seats.isdisjoint(words_in(one))
