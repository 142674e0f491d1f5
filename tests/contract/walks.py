"""Long random sessions of every game, with corrections and absences, played once for all who watch them.

`walk(name, seed)` plays one. It begins at the table's opening under some of the game's options, or goes through the
told session or one of the game's own first (`starts`). What is done next is what was done least. What ends the game
(`ENDING` of its scenario) is not drawn before the last tenth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cached_property
from random import Random
from typing import Any

from domain.base.corrections import AnswerContest, BranchOff, WithdrawContest
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Move
from domain.record.history import Step
from domain.seating.moves import table_moves
from domain.systems import GAMES
from domain.table.commands import (
    AddSeat,
    AllowStandIn,
    CloseSeat,
    EndTable,
    JoinTable,
    PauseTable,
    ResumeTable,
    SetPresence,
    StartTable,
)
from projections.base.differences import plain
from projections.base.encoding import encode
from projections.feeds.reader import Frame, SeatReader
from projections.moves import Offers, offers
from tests.contract.absences import act_for
from tests.contract.aimed import starts
from tests.contract.correcting import corrector, some_correction
from tests.contract.sessions import ODD_DICE, about, admitted, chat, instance, meddle, opened, played, typed
from tests.contract.twinning import middle, of_scenario
from tests.contract.wire import MOST_SEATS
from tests.scene import Scene
from tests.suite.seeds import depth
from tests.twins import named, texts_of

LENGTH = 70
"""So many turns follow at random; in some of them nothing can be done."""
LEAST = 45
"""So many events a walk has after its beginning, at the least."""
LOOKED = 0.15 if depth() == "deep" else 0.04
"""At so many steps somebody looks at what can be done."""


def seeds(name: str) -> range:
    """List the seeds that every run plays, one for each beginning."""
    return range(len(of_scenario(name, "VARIANTS", ({},))) + 3)


class Moment:
    """A step of a walk, and what observers ask about it, made once for all of them."""

    def __init__(self, scene: Scene, step: Step, seed: int) -> None:
        self.scene, self.step, self.seed = scene, step, seed
        self.seats = ("host", *(seat.id for seat in scene.state.table.seats))
        self._about: dict[str, list[str]] = {}
        self._named: dict[str, Mapping[str, tuple[str, str]]] = {}
        self._offers: dict[str, Offers] = {}
        self._documents: dict[str, Any] = {}

    def rng(self, asking: str) -> Random:
        """Make the random numbers of an observer: the same whatever happened before this event."""
        return Random(f"{self.seed} {self.step.event.id} {asking}")

    @cached_property
    def looking(self) -> tuple[str, ...]:
        """Seats that look at their moves now."""
        rng = self.rng("looking")
        here = [seat for seat in self.seats if seat not in self.scene.state.table.closed]
        return tuple(rng.sample(here, 2)) if rng.random() < LOOKED else ()

    @cached_property
    def frames(self) -> dict[str, Frame]:
        """What this event told each seat, as it came."""
        feeds, version = self.scene.feeds, self.step.event.version
        numbers = {seat: feeds.number_of(seat, version) for seat in self.seats}
        return {
            seat: next(iter(SeatReader(feeds, seat, "fr").frames(number - 1, number, marked=False)))
            for seat, number in numbers.items()
            if number is not None
        }

    @cached_property
    def views(self) -> dict[str, bytes]:
        """What each seat sees now."""
        return {seat: encode(self.scene.view(seat)) for seat in self.seats}

    @cached_property
    def texts(self) -> Set[str]:
        """Every text of the state."""
        return texts_of(self.scene.state)

    def named(self, seat: str) -> Mapping[str, tuple[str, str]]:
        """Return whatever bears a name for the seat, with its name."""
        if seat not in self._named:
            self._named[seat] = named(self.scene, seat, self.texts)
        return self._named[seat]

    def about(self, seat: str) -> list[str]:
        """Return the ids and words that are about for the seat."""
        if seat not in self._about:
            self._about[seat] = about(self.scene, seat)
        return self._about[seat]

    def offers(self, seat: str) -> Offers:
        """Return what the seat reads when it asks for its moves."""
        if seat not in self._offers:
            self._offers[seat] = offers(self.scene.feeds, seat, "fr")
        return self._offers[seat]

    def document(self, seat: str) -> Any:
        """Return the seat's moves as plain values."""
        if seat not in self._documents:
            self._documents[seat] = plain(self.offers(seat))
        return self._documents[seat]


class Observer:
    """Checks one property of a session: step by step, and of the whole of it when it ends.

    `tried`: how often it came to what a session may lack; where it counts nothing, every step has something to check.
    """

    tried: int | None = None

    def __init__(self, scene: Scene, seed: int) -> None:
        """`scene`: the table that was just opened. Whoever looks for a failure again gives the same seed."""
        self.seed = seed

    def see(self, moment: Moment) -> None:
        """Check a step. Raises AssertionError."""

    def end(self, scene: Scene) -> None:
        """Check the whole session. Raises AssertionError."""


def settled(seed: int) -> bool:
    """Does nobody change in this walk what seats may see?"""
    return seed % 3 != 0 or seed == 0


def walk(name: str, seed: int, met: Counter[str] | None = None) -> Iterator[Moment]:
    """Play the session of this seed, step by step; the first moment is that of the opening. `met`: how often each kind
    of command was met before, where that is to count, too.
    """
    met = Counter[str]() if met is None else met
    rng = Random(f"{name} {seed}")
    scene, first = begun(name, seed, rng)
    yield Moment(scene, Step(None, scene.feeds.history.raw[0], scene.state), seed)
    for event in first:
        yield Moment(scene, scene.feeds.append(event), seed)
    met.update(type(event.command).__name__ for event in first)
    for turn in range(LENGTH):
        version = scene.feeds.history.version
        rest: list[Event] = []
        take(scene, rng, met, turn, rest, loose=not settled(seed))
        for step in scene.feeds.history.steps(version):
            met[type(step.event.command).__name__] += 1
            yield Moment(scene, step, seed)
        for event in rest:
            met[type(event.command).__name__] += 1
            yield Moment(scene, scene.feeds.append(event), seed)


def begun(name: str, seed: int, rng: Random) -> tuple[Scene, list[Event]]:
    """The table as it was opened, and what happens there before anything happens at random: the whole told session,
    nothing (under each of the game's options), the told session up to its middle, one of the game's own sessions.
    """
    variants, (_, *own) = of_scenario(name, "VARIANTS", ({},)), [*starts(name)]
    again, place = divmod(seed, len(seeds(name)))
    if 1 <= place <= len(variants):
        return opened(name, either(name) | dict(variants[place - 1]), linked=True), []
    if place == 0:
        whole = played(name, served=True)
    elif place == len(variants) + 1 or not own:
        whole = middle(name, rng)
    else:
        whole = own[again % len(own)](rng)
    raw = list(whole.feeds.history.raw)
    return whole.again(raw[:1]), raw[1:]


def either(name: str) -> dict[str, Any]:
    """The option by which dice are typed or drawn, as one likes."""
    return {"dice": "either"} if "dice" in GAMES[name].options.__struct_fields__ else {}


def take(scene: Scene, rng: Random, met: Counter[str], turn: int, rest: list[Event], *, loose: bool) -> None:
    """Take one turn: a move, now and then a correction, or what a table has beside its game. `rest`: takes the later
    steps of a command that stands for several.
    """
    table, name, share = scene.state.table, scene.game.name, rng.random()
    spared = () if loose else of_scenario(name, "DECIDING")
    if table.status == "paused" and share < 0.8:
        scene.do("host", ResumeTable())
    elif table.proposal is not None or share < 0.15:
        correct(scene, rng, spared)
    elif share < 0.2 and table.status != "ended":
        at_the_table(scene, rng)
    elif share < 0.27 and table.status != "ended":
        speak(scene, rng, met)
    elif table.status == "open" and scene.game.starts_with is None and turn >= LENGTH // 8:
        scene.do("host", StartTable())
    else:
        only = of_scenario(name, "SECRET") if share < 0.3 else ()
        barred = barred_at(scene, turn, loose=loose)
        acted = act(scene, rng, met, barred, rest, only) or act(scene, rng, met, barred, rest)
        acted or correct(scene, rng, spared)


def barred_at(scene: Scene, turn: int, *, loose: bool) -> tuple[type[Command], ...]:
    """What is not done yet, or not at all."""
    name = scene.game.name
    fixed = () if loose else of_scenario(name, "FIXED")
    ending = of_scenario(name, "ENDING") if turn < LENGTH * 9 // 10 else ()
    start = scene.game.starts_with if turn < LENGTH // 8 else None
    return (EndTable, *fixed, *ending, *((start,) if start else ()))


def act(
    scene: Scene,
    rng: Random,
    met: Counter[str],
    barred: tuple[type[Command], ...],
    rest: list[Event],
    only: tuple[type[Command], ...] = (),
) -> bool:
    """Do, as a seat that can do something, what was done least; if there is anything."""
    leading, *others = (seat.id for seat in scene.state.table.sitting)
    seats = [leading, *rng.sample(["host", *others], len(others) + 1)]
    if rng.random() < 0.5:
        rng.shuffle(seats)
    for seat in seats:
        moves = [move for move in scene.moves(seat) if wanted(scene, move.command, barred, only)]
        if moves and done(scene, seat, chosen(moves, rng, met), rng, met, rest):
            return True
    return False


def wanted(scene: Scene, kind: type[Command], barred: Iterable[type[Command]], only: Iterable[type[Command]]) -> bool:
    return kind not in barred and (not only or kind in only) and admitted(scene, kind)


def chosen(moves: list[Move], rng: Random, met: Counter[str]) -> Move:
    """One of the moves; the less often its kind was met, the likelier."""
    kinds = sorted({move.command.__name__ for move in moves})
    (kind,) = rng.choices(kinds, [1 / (1 + met[kind]) ** 3 for kind in kinds])
    return rng.choice([move for move in moves if move.command.__name__ == kind])


def done(scene: Scene, seat: str, move: Move, rng: Random, met: Counter[str], rest: list[Event]) -> bool:
    """Do what the move admits, of several steps the first; False where only the dice did not fit what was chosen."""
    command = instance(move.schema, move.command, rng)
    if command is None:
        return False
    try:
        first, *later = scene.decided(seat, command, *typed(move, command, rng), below=rng.randrange)
    except Refused as refused:
        if refused.code not in ODD_DICE:
            raise
        return False
    scene.feeds.append(first)
    rest += later
    met[move.command.__name__] += 1
    return True


def speak(scene: Scene, rng: Random, met: Counter[str]) -> None:
    """Say something beside the rules."""
    if kind := chat(scene, rng, met):
        met[kind] += 1


def at_the_table(scene: Scene, rng: Random) -> None:
    """Somebody goes or comes back, takes another name, comes late or leaves for good, or everybody pauses."""
    table = scene.state.table
    seat = rng.choice(table.sitting)
    match rng.randrange(6):
        case 0 if scene.state.table.status == "playing":
            scene.do("host", PauseTable())
        case 1 if seat.role != "host" and not scene.game.away(scene.state, seat.id):
            scene.do(seat.id, JoinTable(f"{seat.name} bis"[:30]))
        case 2 if len(table.seats) < MOST_SEATS:
            seat_somebody(scene, rng, AddSeat)
        case 3 if not table.closed and rng.random() < 0.3:
            seat_somebody(scene, rng, CloseSeat)
        case 4 if stand_in(scene, rng):
            return
        case _:
            scene.do("host", SetPresence(seat.id, not seat.away))


def stand_in(scene: Scene, rng: Random) -> bool:
    """Act for somebody who is not there, or agree that somebody may; False where nobody can."""
    for by in (seat.id for seat in scene.state.table.sitting):
        if act_for(scene, rng, by):
            return True
        for move in table_moves(scene.game, scene.state, by):
            command = instance(move.schema, AllowStandIn, rng) if move.command is AllowStandIn else None
            if command is not None:
                scene.do(by, command)
                return True  # one event a step: whoever looks would miss the others
    return False


def seat_somebody(scene: Scene, rng: Random, kind: type[Command]) -> None:
    """Add a seat or close one, as the host is offered it."""
    for move in table_moves(scene.game, scene.state, "host"):
        command = instance(move.schema, kind, rng) if move.command is kind else None
        if isinstance(command, AddSeat):
            command = AddSeat(f"Dora {len(scene.state.table.seats)}", command.role)
        if command is not None:
            scene.do("host", command)


def correct(scene: Scene, rng: Random, spared: tuple[type[Command], ...]) -> bool:
    """Correct something, contest it, answer, speak for or against what is proposed, or ask for a branch."""
    share, seat = rng.random(), rng.choice(scene.state.table.seats).id
    contests = list(scene.state.table.contests.values())
    if scene.state.table.proposal is not None or share > 0.4:
        return meddle(scene, rng, spared)
    if share < 0.05 and scene.game.law.consent is not None:
        wanted = BranchOff(rng.choice(scene.feeds.history.raw).id, "Autrement")
        return accepted(lambda: scene.propose_branch(seat, wanted))
    if share < 0.2 and contests:
        contest = rng.choice(contests)
        if rng.random() < 0.5:
            return accepted(lambda: scene.correct(contest.seat, WithdrawContest(contest.id)))
        return accepted(lambda: scene.correct(seat, AnswerContest(contest.id, "oui")))
    asked = some_correction(scene, rng, spared)
    return asked is not None and accepted(lambda: scene.correct(corrector(scene) or seat, asked))


def accepted(attempt: Callable[[], Step]) -> bool:
    """Do it; False where it is refused."""
    try:
        attempt()
    except Refused:
        return False
    return True
