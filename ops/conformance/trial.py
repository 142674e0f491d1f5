"""Trial of one seed: a record played again for one of its seats, corrected on the way, and the client's final state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import sleep
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from ops.clients.python.greffe_client import Client, Frame, GreffeError, Seat, put_together
from ops.clients.python.greffe_client.types import Correction
from ops.conformance.stage import Record, Stage
from ops.conformance.subject import Silent, Subject
from ops.conformance.weather import Weather
from ops.play.sampler import sample

LONGEST = 80  # events of one trial
FAULTS = 12  # of one trial, at most
CORRECTED = 0.3  # how often somebody corrects or contests something, for each event
LANGUAGE = "en"


class Trial(NamedTuple):
    """The outcome of a seed: `findings` is empty if all that the client showed was right."""

    seed: int
    game: str
    seat: str
    frames: int
    corrections: int
    faults: int
    findings: tuple[str, ...]


class _Shown(msgspec.Struct, frozen=True):
    """The state that a client shows: the view after a frame, all frames up to it as they stand, the tag of
    the moves if known.
    """

    frame: int
    view: Any
    frames: tuple[Frame, ...]
    moves: str = ""


def trial(stage: Stage, subject: Subject, records: Sequence[Record], seed: int, seat: str = "") -> Trial:
    """Play a trial. The same seed plays the same events and corrections; when each reaches the client depends on the
    machine.
    """
    return _Playing(stage, subject, records, Random(seed), seat).played(seed)


class _Playing:
    def __init__(self, stage: Stage, subject: Subject, records: Sequence[Record], rng: Random, seat: str) -> None:
        self._stage, self._subject, self._rng = stage, subject, rng
        self._record = rng.choice(records)
        opening, *rest = self._record.events
        self._table, self._tokens = stage.begin(self._record.game, opening)
        self._seat = seat if seat in self._tokens else rng.choice([s.id for s in opening.command.seats])
        self._events = rest[: rng.randint(min(10, len(rest)), min(LONGEST, len(rest)))]
        self._given = FAULTS * rng.randint(0, 2) // 2
        stage.wire.weathers[self._table] = self._weather = Weather(Random(rng.random()), self._given)
        self._corrections = 0
        self._findings: list[str] = []

    def played(self, seed: int) -> Trial:
        with Client(self._stage.url, LANGUAGE) as client:
            seats = {name: client.seat(self._table, token) for name, token in self._tokens.items()}
            known = self._rng.randint(0, len(self._events))
            for event in self._events[:known]:
                self._stage.append(self._table, event, strayed=False)
            self._subject.follow(self._stage.faulty, self._table, self._tokens[self._seat], LANGUAGE)
            self._go_on(seats, self._events[known:])
            frames = self._judge(seats[self._seat])
        faults = self._given - self._weather.faults
        return Trial(seed, self._record.game.name, self._seat, frames, self._corrections, faults, tuple(self._findings))

    def _go_on(self, seats: dict[str, Seat], events: Sequence[Event]) -> None:
        """Play the rest of the record, with at least one correction."""
        for event in events:
            self._stage.append(self._table, event, strayed=self._corrections > 0)
            if self._rng.random() < 0.2:
                sleep(self._rng.random() * 0.02)
            if self._rng.random() < CORRECTED:
                self._correct(seats)
        self._correct(seats)

    def _correct(self, seats: dict[str, Seat]) -> None:
        """Make a random correction among those offered to a seat; the client makes those of its own seat."""
        name = self._rng.choice([*seats, self._seat])
        offered = list(self._offered(seats[name]))
        if not offered:
            return
        made = sample(self._rng.choice(offered), self._rng)
        if name == self._seat:
            self._by_the_client(seats[name], made)
            return
        try:
            seats[name].correct(msgspec.convert(made, Correction))
            self._corrections += 1
        except (GreffeError, msgspec.ValidationError):
            pass  # it falls with others, and wants to be confirmed

    def _offered(self, seat: Seat) -> Iterator[dict[str, Any]]:
        forms = seat.forms()
        yield from (form.schema for form in forms.corrections)
        frames = seat.feed(max(0, forms.frame - 20))
        events = [line.event for frame in frames for line in frame.entries if line.event]
        if events:
            offers = seat.event(self._rng.choice(events)).offers
            yield from (put_together(offer.schema, offers.defs, {}) for offer in offers.corrections)

    def _by_the_client(self, seat: Seat, made: Any) -> None:
        """Let the client make a correction, and check that it is done once, or refused and not done."""
        before = seat.table().frame
        try:
            reply = self._subject.correct(made)
        except Silent as silent:
            self._findings.append(f"correction: {silent}")
            return
        after = seat.table().frame
        done = isinstance(reply, dict) and reply.get("frame") == after == before + 1
        self._corrections += done
        if not done and not (isinstance(reply, dict) and "refused" in reply and after == before):
            self._findings.append(f"correction: it says {reply}, and {after - before} frames came of it")

    def _judge(self, seat: Seat) -> int:
        """Compare what the client shows with what the service says; return the seat's last frame."""
        viewed, frames = seat.view(), seat.feed()
        try:
            shown = msgspec.convert(self._subject.until(viewed.frame), _Shown)
        except (Silent, msgspec.ValidationError) as error:
            self._findings.append(f"nothing to see: {error}")
            return viewed.frame
        if shown.frame != viewed.frame:
            self._findings.append(f"frame {shown.frame} is its last, not {viewed.frame}")
        if shown.view != viewed.view:
            self._findings.append(f"the view after frame {viewed.frame} is another")
        self._findings += _differences([_as_read(frame) for frame in shown.frames], frames)
        if shown.moves and shown.moves != seat.moves().tag:
            self._findings.append("the tag of the moves is another")
        return viewed.frame


def _as_read(frame: Frame) -> Frame:
    """Return the frame without the members that are for keeping a view."""
    return replace(frame, patch=(), view="", moves="", restated=())


def _differences(shown: Sequence[Frame], right: Sequence[Frame]) -> Iterator[str]:
    if len(shown) != len(right):
        yield f"it shows {len(shown)} frames of {len(right)}"
    for one, other in zip(shown, right, strict=False):
        if one != other:
            marks = " in its marks" if _unmarked(one) == _unmarked(other) else ""
            yield f"frame {other.frame} is another{marks}"


def _unmarked(frame: Frame) -> Frame:
    lines = (
        replace(line, withdrawn=False, contested=False, now=None, corrected_by=None, standing="")
        for line in frame.entries
    )
    return replace(frame, entries=tuple(lines))
