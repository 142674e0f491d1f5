"""Composition of a game from its chapters: what is accepted, recorded and followed, and the chapter of each command."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from itertools import chain
from typing import Any, TypeVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused, passes
from domain.game.chapter import Chapter, FollowUp, FollowUps
from domain.game.evolution import Evolved
from domain.game.game import Game, anybody, nobody_away
from domain.game.moves import ChapterMoves, Move
from domain.game.reads import Reads, reads, track_reads, unchanged
from domain.table.seats import State

S = TypeVar("S")
ALWAYS_READ = frozenset({"table"})
"""Fields of a state on which all moves hang: the table admits them or not."""
READ_ARRANGED = ALWAYS_READ | {"prepared"}
"""Fields on which all moves hang where the state is arranged for a seat: what it is arranged by is one of them."""
Evolve = Callable[[Any, Event], Evolved]
Guard = Callable[[Any, str, type[Command]], None]
EligibilityCheck = Callable[[Any, Act], None]
Around = Callable[[Any, Event, Evolve], Evolved]
Named = Callable[[Any, Command], Command]
Arranged = Callable[[Any, str], Any]


def everybody(state: Any, seat: str, kind: type[Command]) -> None:
    return None


def straight(state: Any, event: Event, evolve: Evolve) -> Evolved:
    return evolve(state, event)


def straightly(state: Any, seat: str) -> Any:
    return state


def as_it_is(state: Any, command: Command) -> Command:
    return command


def compose(
    chapters: Sequence[Chapter[S]],
    *,
    talk: Sequence[Chapter[State]] = (),
    guard: Guard = everybody,
    around: Around = straight,
    check_eligibility: EligibilityCheck = anybody,
    arranged: Arranged = straightly,
    named: Named = as_it_is,
    **game: Any,
) -> Game:
    """Make the game of these chapters; `game` holds the other fields of Game.

    - `talk`: chapters that are the same in every game. Nothing of the game touches their commands: of what follows only
      `away` does.
    - `guard(state, seat, kind)`: raises Refused for a seat that may not give that kind of command now, whatever it
      says; asked before any chapter decides, and before it is asked for moves.
    - `around(state, event, evolve)`: what is done with every event of play, whatever its chapter: `evolve` is the
      chapter's.
    - `arranged(state, seat)`: the state in the order in which that seat is offered things: a field of it hangs on
      that field of the state, on `prepared` and `table`, and on nothing else.
    - `named(state, command)`: the command with the ids of today for former ones; it is recorded as it was given.
    - `check_eligibility(state, act)`: as in Game, asked once the chapter has found the command well formed.

    What the chapters register to follow rolls and procedures is joined, and handed to those that ask for it (`bound`).

    Raises ValueError when two chapters claim one command, or what follows one purpose.
    """
    anytime = frozenset(kind for chapter in talk for kind in (*chapter.commands, *chapter.completed))
    follow_ups = _follow_ups(chapters)
    every: tuple[Chapter[Any], ...] = (*(chapter.bind(follow_ups) for chapter in chapters), *talk)
    of = _owners(every)
    decides = {kind: chapter.decide for kind, chapter in of.items()}
    evolves = {kind: chapter.evolve for kind, chapter in of.items()}

    guarded = _guarding(guard, game.get("away", nobody_away), anytime)

    def decide(state: Any, act: Act, chance: Chance) -> Command:
        kind = type(act.command)
        guarded(state, act.seat, kind)
        command = act.command if kind in anytime else named(state, act.command)
        if command is act.command:
            return decides[kind](state, act, chance)
        decided = decides[kind](state, replace(act, command=command), chance)
        return act.command if decided == command else decided

    def chapter_evolves(state: Any, event: Event) -> Evolved:
        command = named(state, event.command)
        event = event if command is event.command else replace(event, command=command)
        return evolves[type(command)](state, event)

    def evolve(state: Any, event: Event) -> Evolved:
        if type(event.command) in anytime:
            return evolves[type(event.command)](state, event)
        return around(state, event, chapter_evolves)

    def moves(state: Any, seat: str) -> Iterator[Move]:
        state = arranged(state, seat)
        return chain.from_iterable(_moves(chapter, guarded, state, seat) for chapter in every)

    def moves_again(state: Any, seat: str, previous: Sequence[Reads | None]) -> tuple[ChapterMoves | None, ...]:
        known = previous or (None,) * len(every)
        seen = arranged(state, seat)
        always = ALWAYS_READ if seen is state else READ_ARRANGED
        return tuple(
            None
            if read is not None and always <= read.keys() and unchanged(state, read)
            else _tracked_moves(chapter, guarded, state, seen, seat, always)
            for chapter, read in zip(every, known, strict=True)
        )

    return Game(
        commands=tuple(kind for chapter in every for kind in chapter.commands),
        recorded={kind: name for chapter in every for kind, name in chapter.recorded.items()},
        consequences=consequences_of(every),
        sequences={kind: step for chapter in every for kind, step in chapter.sequences.items()},
        quiet=frozenset[type[Command]]().union(*(chapter.quiet for chapter in every)),
        decide=decide,
        evolve=evolve,
        moves=moves,
        moves_again=moves_again,
        check_eligibility=_standing(of, check_eligibility, anytime),
        anytime=anytime,
        **game,
    )


def _follow_ups(chapters: Sequence[Chapter[Any]]) -> FollowUps:
    return FollowUps(
        roll=_joined(chapter.after_roll for chapter in chapters),
        opposition=_joined(chapter.after_opposition for chapter in chapters),
        procedure=_joined(chapter.after_procedure for chapter in chapters),
        cancellation=_joined(chapter.after_cancellation for chapter in chapters),
    )


def _joined(registered: Iterable[Mapping[str, FollowUp]]) -> dict[str, FollowUp]:
    joined: dict[str, FollowUp] = {}
    for purpose, follow_up in chain.from_iterable(each.items() for each in registered):
        if joined.setdefault(purpose, follow_up) is not follow_up:
            raise ValueError(f"two chapters follow up {purpose}")
    return joined


def _guarding(guard: Guard, away: Callable[[Any, str], bool], anytime: frozenset[type[Command]]) -> Guard:
    """Return the game's guard, which asks of commands of talk only that the seat is not away."""

    def guarded(state: Any, seat: str, kind: type[Command]) -> None:
        if kind not in anytime:
            guard(state, seat, kind)
        elif away(state, seat):
            raise Refused("seat_away")

    return guarded


def _standing(
    of: Mapping[type[Command], Chapter[Any]], standing: EligibilityCheck, anytime: frozenset[type[Command]]
) -> EligibilityCheck:
    """Return the check of a command's form and, except for talk, of what the game asks before anything else."""

    def stands(state: Any, act: Act) -> None:
        of[type(act.command)].form(state, act.command)
        if type(act.command) not in anytime:
            standing(state, act)

    return stands


def _moves(chapter: Chapter[Any], guard: Guard, state: Any, seat: str) -> Iterator[Move]:
    """Yield the moves of a chapter that the guard lets pass."""
    allowed = frozenset(kind for kind in chapter.commands if passes(guard, state, seat, kind))
    if allowed:
        yield from (move for move in chapter.moves(state, seat) if move.command in allowed)


def _tracked_moves(
    chapter: Chapter[Any], guard: Guard, state: Any, seen: Any, seat: str, always: Set[str]
) -> ChapterMoves:
    """Return the chapter's moves in this state with the fields that they hang on, the fields `always` among them.

    `seen`: the state as it is arranged for the seat.
    """
    read_fields = {*always}
    moves = tuple(_moves(chapter, guard, track_reads(seen, read_fields), seat))
    return ChapterMoves(reads(state, read_fields), moves)


def consequences_of(chapters: Iterable[Chapter[Any]]) -> tuple[type[Consequence], ...]:
    """Return every consequence of these chapters, once: some follow from several."""
    return tuple(dict.fromkeys(chain.from_iterable(chapter.consequences for chapter in chapters)))


def _owners(chapters: Iterable[Chapter[Any]]) -> dict[type[Command], Chapter[Any]]:
    of: dict[type[Command], Chapter[Any]] = {}
    for chapter in chapters:
        for kind in {**chapter.commands, **chapter.completed}:
            if kind in of:
                raise ValueError(f"two chapters claim {kind.__name__}")
            of[kind] = chapter
    return of


def numbered(prefix: str, **chapters: int) -> tuple[str, ...]:
    """Return the IDs of a catalogue that counts its rules without gaps; `chapters`: chapter -> last number."""
    return tuple(f"{prefix}-{chapter}-{n:02}" for chapter, last in chapters.items() for n in range(1, last + 1))
