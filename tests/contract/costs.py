"""Sessions with more or fewer hidden events, and the work of an answer, measured so that it comes out the same every
time: processor times differ from run to run, what is executed does not.

`hidden(scene, number)` of `tests.GAME.hidden` gives the seat and the command of one more event of which no player
reads. A game without that module has none (Ambre: AMB-SEC-10).
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from types import FrameType
from typing import Any, NamedTuple

from msgspec.structs import replace

from domain.base.corrections import ContestRuling, Retract
from domain.base.refusal import Refused
from domain.record.history import play
from domain.table.commands import JoinTable
from domain.table.seats import Delay
from projections.disputes.page import open_disputes, pending
from projections.exports.own import lines, patched_lines
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.moves import offers
from projections.moves.questions import open_questions
from projections.queries.events import event_known
from projections.queries.filters import find, sought
from projections.queries.preview import preview
from projections.queries.why import why
from projections.snapshots.delay import due, upto
from tests.contract.sessions import NAMES, opened, played
from tests.scene import Scene

SEEN = 40
"""Events at the end of each session that everybody reads; the hidden ones lie between them."""
HIDING = [name for name in NAMES if find_spec(f"tests.{name}.hidden")]
Answer = Callable[[Feeds], object]


class Session(NamedTuple):
    feeds: Feeds
    player: str


@cache
def session(name: str, number: int, *, struck: bool = False) -> Session:
    """The game's told session up to its middle, and from there on what a player sees, the same whatever the `number` of
    hidden events; each `struck` again where the game's law lets it be. Nobody may write to its feeds.
    """
    events = played(name).feeds.history.raw
    scene = opened(name).again(events[: len(events) // 2])
    scene.feeds.render()
    player = scene.state.table.with_role("player")[0].id
    for turn in range(SEEN):
        for given in range(number * turn // SEEN, number * (turn + 1) // SEEN):
            scene.do(*hidden_event(name, scene, 0 if struck else given))
            if struck:
                _strike(scene)
        scene.do(player, JoinTable(f"Nom {turn}"))
    scene.correct(player, ContestRuling(_latest(scene.feeds, player, 0), "Vraiment ?"))
    return Session(scene.feeds, player)


LATE = 10
"""Frames by which a spectator reads late."""


@cache
def late_session(name: str, number: int) -> Session:
    """The same at a table whose spectators read late; one of them."""
    feeds = session(name, number).feeds
    first, *others = feeds.history.raw
    late = Feeds.begin(feeds.game, replace(first, command=replace(first.command, delay=Delay(frames=LATE))))
    for event in others:
        late.append(event)
    late.render()
    return Session(late, late.state.table.with_role("spectator")[0].id)


def late_answers(name: str) -> dict[str, Answer]:
    """What such a spectator is answered first, when nothing was made for him yet."""
    feeds, seat = late_session(name, 0)
    last = feeds.count(seat) - LATE
    asked: dict[str, Answer] = {
        "view": lambda feeds: view_of(feeds, seat),
        "moves": lambda feeds: offers(feeds, seat, "fr"),
        "feed": lambda feeds: list(SeatReader(feeds, seat, "fr").frames(last - 20)),
        "feed with patches": lambda feeds: list(SeatReader(feeds, seat, "fr").patched_frames(last - 20, last)),
        "why": lambda feeds: why(feeds, seat, "", "fr"),
        "record": lambda feeds: lines(feeds, seat, "fr", 0, last),
        "past view": partial(view_at, seat, last // 2),
    }
    return {what: partial(_cut, answer, seat) for what, answer in asked.items()}


def _cut(answer: Answer, seat: str, feeds: Feeds) -> object:
    return answer(upto(feeds, seat, due(feeds, seat, datetime.max.replace(tzinfo=UTC)).frame))


def _strike(scene: Scene) -> None:
    (gm,) = scene.state.table.with_role("gm")
    with suppress(Refused):
        scene.correct(gm.id, Retract(scene.last_id, "mieux vaut pas"))


def hidden_event(name: str, scene: Scene, number: int) -> Any:
    return import_module(f"tests.{name}.hidden").hidden(scene, number)


def answers(name: str) -> dict[str, Answer]:
    """Everything that a player may ask for. Each is answered from a copy, as the service does beside its loop."""
    feeds, player = session(name, 0)
    last = feeds.count(player)
    asked: dict[str, Answer] = {
        "view": lambda feeds: view_of(feeds, player),
        "moves": lambda feeds: offers(feeds, player, "fr"),
        "feed": lambda feeds: list(SeatReader(feeds, player, "fr").frames(last - 20)),
        "feed with patches": lambda feeds: list(SeatReader(feeds, player, "fr").patched_frames(last - 20, last)),
        "newest frame": lambda feeds: (feeds.feed(player).last, list(SeatReader(feeds, player, "fr").frames(last - 1))),
        "newest frame with its patch": lambda feeds: list(
            SeatReader(feeds, player, "fr").patched_frames(last - 1, last)
        ),
        "table": lambda feeds: [ask(feeds, player, "fr") for ask in (open_disputes, pending, open_questions)],
        "filtered feed": lambda feeds: find(feeds, player, "fr", sought(feeds, player, {"text": "nom"}), 0, 20),
        "why": lambda feeds: why(feeds, player, "", "fr"),
        "event": lambda feeds: event_known(feeds, player, _latest(feeds, player, 3), "fr"),
        "contested event": lambda feeds: event_known(feeds, player, _latest(feeds, player, 0), "fr"),
        "record": lambda feeds: lines(feeds, player, "fr", 0, last),
        "record with patches": lambda feeds: patched_lines(feeds, player, "fr", 0, last),
        "preview": partial(_previewed, player),
    }
    past = {f"view after frame {number}": partial(view_at, player, number) for number in range(1, last)}
    return asked | past


def _latest(feeds: Feeds, player: str, place: int) -> str:
    """The id of an act that the player reads, counted from the last."""
    return next(islice(filter(play, feeds.newest(player, len(feeds.history.raw))), place, None)).id


def view_at(player: str, number: int, feeds: Feeds) -> object:
    return view_of(feeds, player, number)


def _previewed(player: str, feeds: Feeds) -> object:
    try:
        return preview(feeds, player, Retract(_latest(feeds, player, 3), "trop vite"))
    except Refused as refused:
        return refused.code


class Work(NamedTuple):
    """How many functions are called, and how many lines are executed."""

    calls: int
    lines: int


def work(answer: Answer, feeds: Feeds) -> Work:
    """Return the work of an answer, with the copy that it is made from."""
    counted = _watched(answer, feeds, lambda frame, event: event)
    return Work(counted["call"], counted["line"])


def called(answer: Answer, feeds: Feeds) -> Collection[str]:
    """Return the names of the functions that are called for an answer."""
    return _watched(answer, feeds, lambda frame, event: frame.f_code.co_name).keys()


def _watched(answer: Answer, feeds: Feeds, what: Callable[[FrameType, str], str]) -> Counter[str]:
    counted: Counter[str] = Counter()

    def count(frame: FrameType, event: str, arg: object) -> Any:
        counted[what(frame, event)] += 1
        return count

    before = sys.gettrace()
    gc.disable()  # what earlier tests left in cycles runs its finalizers whenever a collection falls due
    sys.settrace(count)
    try:
        answer(feeds.copy())
    finally:
        sys.settrace(before)
        gc.enable()
    return counted
