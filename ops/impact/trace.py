"""Trace of one session under one version of the rules, event by event: judged, followed, read.

`python -m ops.impact.trace SYSTEM RECORD` prints it, a line of JSON each: that is how another tree is asked, whose own
rules run there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from domain.base.events import Event
from domain.corrections.rejudgement import rejudge_with_outcome
from domain.game import Game
from domain.record.codec import event_name, peek_game, read
from domain.record.history import Step, play
from domain.register import Stored
from domain.systems import game as game_of
from domain.table.seats import HOST
from ops.cli.messages import chosen, speak, spoken
from ops.cli.sources import rows_of
from projections.base.differences import plain
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader, rendered_frames
from projections.feeds.views import view_of


class Followed(msgspec.Struct, frozen=True):
    """A consequence: its name, the rules that it comes from, its facts."""

    type: str
    rules: tuple[str, ...]
    fields: Any


class SeatTrace(msgspec.Struct, frozen=True):
    """The trace of an event for a seat, if it read any: its frame, the rules that its entries name, and hashes of them
    and of its view after it. `texts`: their sentences.
    """

    frame: int
    rules: tuple[str, ...]
    told: str
    view: str
    texts: tuple[str, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """An event of the log. `code` and `rule`: the refusal that it meets at its place; `form`: what deciding it records,
    if that is not what was recorded.
    """

    version: int
    event: str
    type: str
    seat: str
    code: str
    rule: str
    form: Any
    followed: tuple[Followed, ...]
    heard: Mapping[str, SeatTrace]


class Ended(msgspec.Struct, frozen=True):
    """Every seat's view in the end, and its name."""

    views: Mapping[str, Any]
    names: Mapping[str, str] = {}


Line = Judged | Ended


class Written(msgspec.Struct, frozen=True):
    """A line of a trace as it is printed."""

    judged: Judged | None = None
    ended: Ended | None = None

    @classmethod
    def of(cls, line: Line) -> Written:
        return cls(judged=line) if isinstance(line, Judged) else cls(ended=line)


def trace(rows: Iterator[Stored], tag: str = "") -> Iterator[Line]:
    """Yield the trace of a record under that version, such as `sombre/2`; else under the one that the record has
    pinned. The log is folded as it was recorded, as at every loading; beside that each act is judged again with its
    recorded draws.

    Raises KeyError if no such version is installed; UnknownTopic, DecodeError if these rules cannot read the record.
    """
    first = next(rows)
    game = game_of(tag or peek_game(first.data))
    opening = read(game, first.version, first.topic, first.data)
    feeds = Feeds.begin(game, opening)
    feeds.render()
    yield _judged(feeds, Step(None, opening, feeds.state), _Rejudged())
    for row in rows:
        event = read(game, row.version, row.topic, row.data)
        found = _rejudged(game, feeds, event)
        yield _judged(feeds, feeds.append(event), found)
    names = {seat.id: seat.name for seat in feeds.state.table.seats}
    yield Ended({seat: plain(view_of(feeds, seat)) for seat in _readers(feeds)}, names)


class _Rejudged(msgspec.Struct, frozen=True):
    code: str = ""
    rule: str = ""
    form: Any = None


def _rejudged(game: Game, feeds: Feeds, event: Event) -> _Rejudged:
    if not play(event):
        return _Rejudged()
    outcome, met = rejudge_with_outcome(game, feeds.state, event)
    if met is not None:
        return _Rejudged(met.code, met.rule)
    return _Rejudged() if outcome == (event,) else _Rejudged(form=plain(outcome[-1].command))


def _judged(feeds: Feeds, step: Step, found: _Rejudged) -> Judged:
    event = step.event
    return Judged(
        version=event.version,
        event=event.id,
        type=event_name(feeds.game, type(event.command)),
        seat=event.seat,
        code=found.code,
        rule=found.rule,
        form=found.form,
        followed=tuple(Followed(type(c).__name__, getattr(c, "RULES", ()), plain(c)) for c in step.consequences),
        heard={seat: _seat_trace(feeds, seat, frame) for seat, frame in _frames(feeds, event.version)},
    )


def _readers(feeds: Feeds) -> tuple[str, ...]:
    return (HOST, *(seat.id for seat in feeds.state.table.seats))


def _frames(feeds: Feeds, version: int) -> Iterator[tuple[str, int]]:
    for seat in _readers(feeds):
        frame = feeds.number_of(seat, version)
        if frame is not None:
            yield seat, frame


def _seat_trace(feeds: Feeds, seat: str, frame: int) -> SeatTrace:
    ((_, _, lines),) = rendered_frames(feeds, seat, frame - 1, frame)
    rules = tuple(dict.fromkeys(rule for line in lines for rule in line.rules))
    texts = tuple(line.text for line in SeatReader(feeds, seat, spoken()).entries(frame))
    return SeatTrace(frame, rules, _hash([plain(line) for line in lines]), _hash(plain(view_of(feeds, seat))), texts)


def _hash(value: Any) -> str:
    return sha256(encode(value)).hexdigest()


def main(system: str, record: str) -> None:
    """Print the trace of a record under the version that it has pinned, or else under that of new tables."""
    from domain.systems import GAMES, VERSIONS

    speak(chosen((), os.environ))
    pinned = peek_game(next(rows_of(record, record)).data)
    known = any(game.tag == pinned for game in VERSIONS[system])
    for line in trace(rows_of(record, record), pinned if known else GAMES[system].tag):
        sys.stdout.buffer.write(encode(Written.of(line)) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
