"""Session of any game in memory, played by a bot that knows none, and the cost of its commands in processor time: to
decide and record, to make the others' frames, plain and with patches, and to list what each seat may do then.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from api.server.serve import COLLECTED
from domain.base.events import Event
from domain.game import Game
from domain.seating.opening import opening, seat_bounds, suggested_seats
from domain.table.seats import HOST, SeatSpec
from ops.bench.logs import START, Seats, taken
from ops.clients.python.greffe_client import Form, Move
from ops.clients.python.greffe_client.moves import forms_of
from ops.clients.python.greffe_client.types import Offers
from ops.play.bot import Bot
from ops.play.scripts import Turn
from projections.base.differences import encoded_view
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.moves.catalogue_forms import written
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import forms_after, list_after
from projections.texts import Locale

LOCALE: Locale = "fr"
NAMES = ("Maud", "Ilse", "Bastien", "Ana", "Zoé")


def five_seats(game: Game) -> Seats:
    """Return five seats that the game opens with: a game master if it has one, else players."""
    count = dict(suggested_seats(game))
    players = len(NAMES) - sum(count.values()) + count["player"]
    count["player"] = max(count["player"], min(players, seat_bounds(game, "player")[1]))
    roles = [role for role, many in count.items() if role != "host" for _ in range(many)]
    return tuple(zip(NAMES, roles, strict=False))


@contextmanager
def collecting_as_served() -> Iterator[None]:
    """Search for garbage no more often than the service does, and not through what is there already."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class Cost(NamedTuple):
    """Seconds of processor time of one command and of what follows from it for the other seats.

    `command`: the command's own; `plain` and `patched`: of the frame of each other seat that gets one, without and with
    its patch; `moves`: of the list of each other seat's moves then.
    """

    command: float
    plain: tuple[float, ...]
    patched: tuple[float, ...]
    moves: tuple[float, ...]


class Evening:
    """A table in memory. `costs`: of commands since `measuring` was set; `caches`: left by each seat's last list."""

    def __init__(self, feeds: Feeds, seed: int = 0) -> None:
        self.feeds = feeds
        self.measuring = False
        self.costs: list[Cost] = []
        self.caches: dict[str, MovesCache] = {}
        self._rng = Random(seed)
        self._views: dict[str, Any] = {}

    @classmethod
    def opened(cls, game: Game, seed: int = 0) -> Evening:
        specs = [SeatSpec(name, role) for name, role in five_seats(game)]
        first = opening(game, "Mesure", {}, specs)
        return cls(Feeds.begin(game, Event(id="bench", version=1, at=START, seat=HOST, command=first)), seed)

    @property
    def seats(self) -> list[str]:
        return [seat.id for seat in self.feeds.state.table.seats]

    def play(self, commands: int) -> int:
        """Let a bot play that many commands, for every seat; return how many it came to."""
        return Bot({seat: LocalSeat(self, seat) for seat in (HOST, *self.seats)}, self._rng).play(commands)

    def take(self, turn: Turn) -> Event:
        """Decide the command and take it in; measure what it costs, once `measuring` is set."""
        name = f"{self._rng.getrandbits(64):016x}"
        before = {seat: self._view(seat) for seat in self.seats} if self.measuring else {}
        began = process_time()
        event = taken(self.feeds, turn, name, self._rng)
        spent = process_time() - began
        if self.measuring:
            others = [seat for seat in self.seats if seat != turn.seat]
            readers = [seat for seat in others if self.feeds.number_of(seat, self.feeds.history.version) is not None]
            plain = tuple(_seconds(partial(self._send, seat)) for seat in readers)
            patched = tuple(_seconds(partial(self._patch, seat, before[seat])) for seat in readers)
            moves = tuple(_seconds(partial(self.listed, seat)) for seat in others)
            self.costs.append(Cost(spent, plain, patched, moves))
        return event

    def listed(self, seat: str) -> Sequence[Any]:
        made = list_after(self.caches.get(seat, NOTHING), self.feeds, seat, LOCALE)
        self.caches[seat] = made.cache
        return made.list.moves

    def _view(self, seat: str) -> Any:
        """Return the seat's view before the next command, as a client that keeps it has it."""
        count = self.feeds.count(seat)
        if count not in self._views.setdefault(seat, {}):
            self._views[seat] = {count: encoded_view(view_of(self.feeds, seat))}
        return self._views[seat][count]

    def _send(self, seat: str) -> None:
        for frame in SeatReader(self.feeds, seat, LOCALE).present_frames():
            encode(frame)

    def _patch(self, seat: str, before: Any) -> None:
        count = self.feeds.count(seat)
        for frame, view in SeatReader(self.feeds, seat, LOCALE).patched_frames(count - 1, count, known=before):
            encode(frame)
            self._views[seat] = {count: view}


class LocalSeat:
    """A seat of a table in memory, as the bot needs it. Commands that stand for several others are not offered."""

    def __init__(self, evening: Evening, seat: str) -> None:
        self._evening = evening
        self._seat = seat
        catalogue = msgspec.to_builtins(written(evening.feeds.game, LOCALE))
        self._catalogues: Mapping[str, Any] = {catalogue["$id"]: catalogue}

    def moves(self) -> Iterable[Move]:
        listed = msgspec.json.decode(encode(self._evening.listed(self._seat)), type=tuple[Move, ...])
        sequences = {kind.__name__ for kind in self._evening.feeds.game.sequences}
        return [move for move in listed if move.type not in sequences]

    def form(self, move: Move) -> Form:
        cache = self._evening.caches.get(self._seat, NOTHING)
        made = forms_after(cache, self._evening.feeds, self._seat, LOCALE, move.type)
        found = forms_of(msgspec.json.decode(encode(made.offers), type=Offers), self._catalogues).of(move)
        if found is None:
            raise LookupError(move.type)
        return found

    def do(self, command: Mapping[str, Any], dice: Sequence[int] | None = None) -> Event:
        return self._evening.take(Turn(self._seat, command, tuple(dice) if dice is not None else None))


def _seconds(work: Callable[[], object]) -> float:
    """Return the processor time that the work takes."""
    began = process_time()
    work()
    return process_time() - began
