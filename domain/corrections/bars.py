"""Bars: what stands outside of a table's own record in the way of some acts: its origin, and its branches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import product
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from domain.base.corrections import Corrected, Correction, Proposed
from domain.base.events import Command, Event
from domain.base.refusal import Refused, passes
from domain.corrections.branches import opens_no_more
from domain.corrections.judgement import judge
from domain.corrections.record_disclosure import check_end
from domain.game import Game, Move, Schema, one_of
from domain.record.fold import evolve
from domain.record.history import History
from domain.table.seats import HOST, State

SOMETIME = datetime(1970, 1, 1, tzinfo=UTC)


class Bars(NamedTuple):
    """The bars on a table's acts: what may not be opened, a record that may not be opened yet, an end that stands.

    `opened`: of the things that a game opens at its end those that the origin has opened, and a branch may; None: the
    table is no branch. `closed`: the record may not be opened yet. `read`: everybody may read the record of the origin.
    """

    opened: frozenset[str] | None = None
    closed: bool = False
    read: bool = False


NO_BARS = Bars()


def check_bars(game: Game, before: State, after: State, bars: Bars) -> None:
    """Check that a table may come to the state after its next event. Raises Refused `origin_sealed`, `end_stands`."""
    if bars.opened is not None:
        opens_no_more(game, before, after, bars.opened)
    check_end(before, after, read=bars.read)


def may_reopen(history: History, target: Event | None = None) -> bool:
    """Return whether a correction, of the target if one is given, may open anything that the game opens at its end.

    It may only where it changes how an act stands that opens something: one that is void or reads otherwise by now, or
    the target itself.
    """
    overlay, opening = history.overlay, history.game.sealing.opening
    if not opening:
        return False
    changed = (history.find(event_id) for event_id in (*overlay.void, *overlay.revised))
    return any(event is not None and type(event.command) in opening for event in (target, *changed))


def reopens(history: History, correction: Correction, opened: frozenset[str]) -> bool:
    """Return whether a branch would open more by this correction than its origin has, which is `opened`.

    A correction that is refused because of what would follow opens nothing.
    """
    try:
        state = _after(history, correction)
    except Refused:
        return False
    return not passes(opens_no_more, history.game, history.state, state, opened)


def check_proposal(history: History, recorded: Command, bars: Bars) -> None:
    """Refuse a proposal that a branch could not carry out when the others consent. Raises Refused."""
    if isinstance(recorded, Proposed) and isinstance(recorded.correction, Correction):
        check_bars(history.game, history.state, _after(history, recorded.correction), bars)


def _after(history: History, correction: Correction) -> State:
    """Return the state in which a correction leaves the table. Raises Refused."""
    last, verdict = history.raw[-1], judge(history, correction)
    made = Event(id="?", version=last.version + 1, at=last.at, seat=HOST, command=Corrected(correction, verdict))
    state: State = history.fork(history.version, history.overlay, history.version).append(made).after
    return state


def unbarred(game: Game, state: State, opened: frozenset[str], seat: str, moves: Iterable[Move]) -> Iterator[Move]:
    """Yield the moves after which a branch has opened no more than its origin has, which is `opened`.

    A move that may do either is yielded once for each way of taking it that opens no more.
    """
    for move in moves:
        if move.command not in game.sealing.opening:
            yield move
            continue
        ways = list(_ways(move))
        left = [way for way in ways if _opens_no_more(game, state, opened, seat, move.command(**way))]
        yield from [move] if len(left) == len(ways) else (_only(move, way) for way in left)


def _ways(move: Move) -> Iterator[dict[str, Any]]:
    """Yield the choices that a move leaves, one value for each field that offers values; free texts open nothing."""
    choices = {name: values for name, schema in move.fields.items() if (values := _values(schema))}
    for name in choices.keys() & move.optional:
        choices[name] = (*choices[name], UNSET)
    for values in product(*choices.values()):
        yield {name: value for name, value in zip(choices, values, strict=True) if value is not UNSET}


def _values(schema: Schema) -> tuple[Any, ...]:
    return tuple(schema.get("enum", ())) or tuple(each["const"] for each in schema.get("oneOf", ()))


def _only(move: Move, way: dict[str, Any]) -> Move:
    free = {name: schema for name, schema in move.fields.items() if name in way or not _values(schema)}
    return replace(
        move,
        fields=free | {name: one_of([value]) for name, value in way.items()},
        optional=move.optional & free.keys() - way.keys(),
    )


def _opens_no_more(game: Game, state: State, opened: frozenset[str], seat: str, command: Command) -> bool:
    event = Event(id="?", version=1, at=SOMETIME, seat=seat, command=command)
    return passes(opens_no_more, game, state, evolve(game, state, event).state, opened)
