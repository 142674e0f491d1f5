"""A session in memory, for the tests of rules: seats act, chance is typed or scripted, feeds and views are read.

`Scene` goes through the same deciding, folding and projecting as the service, without its edge.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.chance import Below, Link, Seen, Source, System
from domain.base.corrections import (
    Amend,
    BranchOff,
    ContestRuling,
    CorrectionCommand,
    Restore,
    Retract,
    Rewind,
    Together,
    Uphold,
    Verdict,
    kind_of,
)
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused
from domain.corrections.branches import propose_branch
from domain.corrections.disputes import disputes
from domain.corrections.judgement import decide_correction
from domain.game import Game, Move, options_of
from domain.game.moves import ChapterMoves
from domain.record.codec import body, read, topic
from domain.record.fold import absent, decide_events, fresh
from domain.record.history import Step
from domain.systems import GAMES
from domain.systems import game as game_of
from domain.table.chains import Chains, Drawing
from domain.table.commands import OpenTable
from domain.table.seats import Role, Seat, Table, TalkOptions
from projections.base.projection import Projection
from projections.entries.lines import Line
from projections.feeds.corrections import leaving_open
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.feeds.views import view_of

START = datetime(2026, 1, 1, 20, 0, tzinfo=UTC)
Seats = Sequence[tuple[str, Role]]
T = TypeVar("T")


def script(*faces: int) -> Below:
    """Chance that gives these faces, one after another; asking for more fails the test."""
    left = iter(faces)
    return lambda n: next(left) - 1


AS_USUAL = TalkOptions()


class Scripted:
    """The faces that a test gives, with the links of a chain."""

    def __init__(self, below: Below, drawing: Drawing) -> None:
        self._below = below
        self._drawing = drawing

    def next(self, seen: Seen) -> tuple[Below, bool | Link]:
        _, link = self._drawing.next(seen)
        return self._below, link


@cache
def chained(table: str) -> Chains:
    """The chains of a table, the same for all tests."""
    return Chains(table, bytes(32))


class Scene:
    """One table of one game. Seat ids are their names. `linked`: its draws have links, as if the faces that a test
    gives had come from them; `served`: those that are typed as well.
    `acts`: the command of each event as its seat gave it.
    `game`: a name, in its present version, a tag, `sombre/1`, or a game.
    """

    def __init__(
        self,
        game: str | Game,
        seats: Seats,
        options: Mapping[str, Any] | None = None,
        table: str = "t",
        projection: Projection | None = None,
        *,
        linked: bool = False,
        served: bool = False,
        talk: TalkOptions = AS_USUAL,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_of(game) if "/" in game else GAMES[game]
        chosen = msgspec.convert(dict(options or {}), self.game.options)
        opening = OpenTable(
            self.game.tag,
            "Une table",
            msgspec.Raw(msgspec.json.encode(chosen)),
            tuple(Seat(name, name.capitalize(), role) for name, role in seats),
            chance=chained(table).published(name for name, role in seats if role == "player") if linked else None,
            talk=talk,
        )
        self._offered: dict[str, tuple[object, tuple[ChapterMoves, ...]]] = {}
        self._ids = (f"e{n}" for n in itertools.count(1))
        self.seconds: int | None = None
        self.served = served
        self.acts: dict[str, Command] = {}
        first = Event(id=table, version=1, at=START, seat="host", command=opening)
        self.feeds = Feeds.begin(self.game, first, projection)

    def again(self, events: Sequence[Event]) -> Scene:
        """Another table of the same game where these happened; what follows there has ids of its own."""
        scene = Scene(self.game, [(s.id, s.role) for s in self.state.table.seats])
        scene.feeds = Feeds.begin(self.game, events[0], self.feeds.projection)
        for event in events[1:]:
            scene.feeds.append(event)
        scene._ids = (f"a{n}" for n in itertools.count(1))
        return scene

    def copy(self) -> Scene:
        """Copy this table, to try something there; what follows has ids of its own. Nothing is folded."""
        scene = Scene(self.game, [(s.id, s.role) for s in self.state.table.seats])
        scene.feeds, scene.acts = self.feeds.copy(), dict(self.acts)
        scene._ids = (f"c{n}" for n in itertools.count(1))
        return scene

    @property
    def state(self) -> Any:
        return self.feeds.state

    @property
    def played(self) -> Any:
        """The state without what the table remembers of its corrections."""
        return replace(self.state, table=replace(self.state.table, corrections={}))

    @property
    def last_id(self) -> str:
        """The id of the last event, and of whatever it created."""
        return self.feeds.history.raw[-1].id

    def do(
        self,
        seat: str,
        command: Command,
        *dice: int,
        below: Below | None = None,
        event_id: str | None = None,
        by: str = "",
    ) -> Step:
        """The seat's command, accepted. `dice` are typed in; `below` stands for the service's generator; `by`: who acts
        for the seat. Of one that stands for several, the last step.
        """
        *_, last = [
            self.feeds.append(event)
            for event in self.decided(seat, command, *dice, below=below, event_id=event_id, by=by)
        ]
        return last

    def decided(
        self,
        seat: str,
        command: Command,
        *dice: int,
        below: Below | None = None,
        event_id: str | None = None,
        by: str = "",
    ) -> list[Event]:
        """Return what would be recorded of a command, as `do` records it."""
        if self.served and dice and getattr(options_of(self.state), "dice", "") != "physical":
            below, dice = script(*dice), ()
        chance = fresh(self.game, self.state, list(dice) or None, self.source(below or _no_chance))
        version = self.feeds.history.version + 1

        names: list[str] = [event_id] if event_id else []
        given: dict[str, Command] = {}

        def make_event(place: int, step: Command) -> Event:
            while len(names) <= place:
                names.append(next(self._ids))
            given[names[place]] = step
            at = self._time(version + place)
            return Event(id=names[place], version=version + place, at=at, seat=seat, command=step, by=by)

        try:
            events = decide_events(self.game, self.state, command, make_event, chance)
        except Refused:  # else one could try nonces until a face pleases
            assert all(draw.physical for draw in chance.drawn), "refused after the service had drawn for it"
            raise
        self.acts |= {event.id: given[event.id] for event in events}
        return [self._stored(event) for event in events]

    def source(self, below: Below) -> Source:
        """Where the faces come from that the service draws."""
        published = self.state.table.chance
        if published is None:
            return System(below)
        drawn, away = self.feeds.history.drawn, absent(self.game, self.state)
        return Scripted(below, Drawing(chained(published.table), published, drawn, "nonce", lambda: away))

    def act(self, seat: str, command: Command, *dice: int, below: Below | None = None) -> str:
        """The same; the id of its event, and of what it creates."""
        return self.do(seat, command, *dice, below=below).event.id

    def refuse(self, seat: str, command: Command, code: str, *dice: int, rule: str | None = None) -> Refused:
        """The seat's command, refused with this code; nothing changes."""
        before = self.state
        with pytest.raises(Refused) as caught:
            self.do(seat, command, *dice, below=any_face())
        assert caught.value.code == code, f"{caught.value.code} instead of {code}"
        assert rule is None or caught.value.rule == rule
        assert self.state is before
        return caught.value

    def correct(self, seat: str, command: CorrectionCommand, event_id: str | None = None) -> Step:
        """A correction, contest or voice, accepted; with a reason where the game wants one and the test has none."""
        decided = decide_correction(self.feeds.history, seat, with_reason(self.game, command), self.feeds.sees)
        recorded = leaving_open(self.feeds, seat, decided)
        return self._append(Act(event_id or next(self._ids), seat, command), recorded, ())

    def propose_branch(self, seat: str, wanted: BranchOff) -> Step:
        """A branch that the players decide about, proposed."""
        return self._append(Act(next(self._ids), seat, wanted), propose_branch(self.feeds.history, seat, wanted), ())

    def refuse_correction(self, seat: str, command: CorrectionCommand, code: str) -> Refused:
        """A correction, refused with this code."""
        with pytest.raises(Refused) as caught:
            self.correct(seat, command)
        assert caught.value.code == code, f"{caught.value.code} instead of {code}"
        return caught.value

    def amend(self, seat: str, target: str, command: Command, dice: tuple[int, ...] | None = None) -> Step:
        return self.correct(seat, Amend(target, msgspec.Raw(msgspec.json.encode(command)), dice))

    def view(self, seat: str, at: int | None = None) -> Any:
        return view_of(self.feeds, seat, at)

    def feed(self, seat: str, after: int = 0, *, marked: bool = True) -> list[Frame]:
        return list(SeatReader(self.feeds, seat, "fr").frames(after, marked=marked))

    def lines(self, seat: str) -> list[str]:
        """The types of all lines that the seat has read, in order."""
        return [line.type for frame in self.feed(seat) for line in frame.entries]

    def last(self, seat: str) -> list[str]:
        """The types of the lines that the last event gave the seat; empty if it gave none."""
        return [line.type for frame in SeatReader(self.feeds, seat, "fr").present_frames() for line in frame.entries]

    def line(self, seat: str) -> Line:
        """The first line that the last event gave the seat."""
        (frame,) = SeatReader(self.feeds, seat, "fr").present_frames()
        return frame.entries[0]

    def followed(self) -> tuple[Consequence, ...]:
        """What followed from the last event."""
        history = self.feeds.history
        (step,) = history.steps(history.version - 1)
        return step.consequences

    def disputes(self, target: str) -> list[str]:
        """What became of each contest of that event, in the order in which they were raised."""
        table: Table = self.state.table
        found = disputes(table, self.feeds.history.overlay.void, table.contests_of(target))
        return [dispute.status for dispute in found]

    @property
    def next_at(self) -> datetime:
        """The time of the next event."""
        return self._time(self.feeds.history.version + 1)

    def _time(self, version: int) -> datetime:
        return START + timedelta(seconds=version if self.seconds is None else self.seconds)

    def moves(self, seat: str) -> list[Move]:
        """Those of the rules that are open."""
        return [move for move in self.every_move(seat) if move.command not in self.game.anytime]

    def every_move(self, seat: str) -> list[Move]:
        """Those that are open, talk included.

        Chapters that read of what has not changed since the seat last asked keep their moves.
        """
        if seat in self.state.table.closed:
            return []
        state, known = self._offered.get(seat, (None, ()))
        if state is not self.state:
            found = self.game.moves_again(self.state, seat, [chapter.read for chapter in known])
            known = tuple(new or known[place] for place, new in enumerate(found))
            self._offered[seat] = (self.state, known)
        moves = itertools.chain.from_iterable(chapter.moves for chapter in known)
        return [move for move in moves if move.opens is None or move.opens <= self.next_at]

    def verdict(self) -> Verdict:
        """The verdict of the last event, a correction."""
        found = self.feeds.history.raw[-1].command.verdict
        assert isinstance(found, Verdict)
        return found

    def _append(self, act: Act, recorded: Command, draws: tuple[Any, ...]) -> Step:
        version = self.feeds.history.version + 1
        event = Event(
            id=act.id,
            version=version,
            at=self.next_at,
            seat=act.seat,
            command=recorded,
            draws=draws,
            by=act.by,
        )
        return self.feeds.append(self._stored(event))

    def _stored(self, event: Event) -> Event:
        stored = read(self.game, event.version, topic(self.game, type(event.command)), body(event))
        assert stored == event, "the event does not survive the log"
        return stored


def with_reason(game: Game, command: CorrectionCommand) -> CorrectionCommand:
    """The same, with some reason where the game wants one."""
    match command:
        case Retract() | Amend() | Rewind() | Restore() if not command.reason and kind_of(command) in game.law.reasoned:
            return replace(command, reason="parce que")
        case Together(parts) if not command.reason and any(kind_of(part) in game.law.reasoned for part in parts):
            return replace(command, corrections=tuple(replace(p, reason=p.reason or "parce que") for p in parts))
        case Uphold(text="") if "uphold" in game.law.reasoned:
            return replace(command, text="parce que")
        case ContestRuling(text="") if "contest" in game.law.reasoned:
            return replace(command, text="parce que")
        case _:
            return command


def all_of(step: Step, kind: type[T]) -> list[T]:
    """The consequences of that kind."""
    return [consequence for consequence in step.consequences if isinstance(consequence, kind)]


def one(step: Step, kind: type[T]) -> T:
    """The one consequence of that kind."""
    (found,) = all_of(step, kind)
    return found


def any_face() -> Below:
    """Chance for a question whose dice do not matter; never the same face twice, so that ties end."""
    thrown = itertools.count()
    return lambda n: next(thrown) % n


def _no_chance(n: int) -> int:
    raise AssertionError(f"the test gave no die, and the rules asked for one of {n} faces")
