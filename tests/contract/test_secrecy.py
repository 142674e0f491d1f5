"""Twin sessions of any game: what a seat never saw is left out of one of them, and the seat cannot tell.

Corrections, contests and refused attempts are among what happens. A game's scenario may name
- `TELLING`: hidden commands whose content rightly shows later without the command itself being seen (a level that
  serves as a difficulty); they happen in both twins. `tells(command)` says it more narrowly.
- `SECRET`: commands that others never see; a few more of them are given.
- `VARIANTS`: options under which secrecy differs.
- `EXCUSED`: of the telling ones, by name, those that these sessions do not compare, with the rule by which they tell.
- `DECIDING`: commands that say who may see what, `FIXED` those of them that nobody gives here. They are not corrected:
  a correction of secrecy itself discloses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from domain.corrections.commands import (
    AnswerContest,
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    CorrectionCommand,
    Decline,
    Declined,
    Proposable,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Upheld,
    Uphold,
    Withdraw,
    WithdrawContest,
)
from domain.corrections.judging import decide_correction
from domain.corrections.rejudging import rejudge
from domain.game.events import Command, Event
from domain.game.refusal import Refused
from domain.record.fold import evolve
from domain.record.history import Step, play
from domain.systems import GAMES
from tests.contract.sessions import NAMES, meddle, opened, played, scheme, wandering, wild
from tests.scene import Scene
from tests.twins import answer, correction_answer, received


def of_scenario(name: str, what: str, default: Any = ()) -> Any:
    return getattr(import_module(f"tests.{name}.scenario"), what, default)


def _variants() -> Iterator[tuple[str, int]]:
    for name in NAMES:
        for number in range(len(of_scenario(name, "VARIANTS", ({},)))):
            yield name, number


SURFACES = ("feed", "view", "past view", "moves", "record", "refusal", "preview")
RUNS = [(name, number, seed) for name, number in _variants() for seed in range(3)]


@pytest.mark.parametrize(("name", "number", "seed"), RUNS)
def test_what_a_seat_never_saw_leaves_no_trace(name: str, number: int, seed: int) -> None:
    wandered(name, number, seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_a_told_session_leaves_no_trace_either(name: str, seed: int) -> None:
    told(name, seed)


@pytest.mark.parametrize("name", NAMES)
def test_every_hidden_act_was_compared_on_every_surface(name: str) -> None:
    """What is excused tells something, by the rule that it names, and has no neighbour to be swapped with."""
    runs = [*(told(name, seed) for seed in range(3)), *(wandered(*run) for run in RUNS if run[0] == name)]
    compared: Counter[tuple[str, str]] = sum((run.compared for run in runs), Counter())
    excused: dict[str, str] = of_scenario(name, "EXCUSED", {})
    hidden = frozenset[str]().union(*(run.hidden for run in runs))
    never = [(kind, on) for kind in sorted(hidden - excused.keys()) for on in SURFACES if not compared[kind, on]]
    assert never == [], sorted({kind for kind, _ in never})
    assert set(excused.values()) <= set(GAMES[name].rules)
    assert excused.keys() <= {kind.__name__ for kind in of_scenario(name, "TELLING")}, "it leaves no trace"


class Run(NamedTuple):
    """Of one session: how often each (hidden command, surface) was compared, and all commands hidden from some seat."""

    compared: Counter[tuple[str, str]]
    hidden: frozenset[str]


@cache
def wandered(name: str, number: int, seed: int) -> Run:
    """A random session, compared for each seat but the game master's."""
    options = of_scenario(name, "VARIANTS", ({},))[number]
    whole, rng = opened(name), Random(seed)
    fixed, deciding, secret = (of_scenario(name, what) for what in ("FIXED", "DECIDING", "SECRET"))
    for scene, _ in wandering(name, seed + 200, 110, options, fixed):
        whole = scene
        if rng.random() < 0.3:
            scheme(scene, rng, secret)
        if rng.random() < 0.15:
            meddle(scene, rng, deciding)
    return compare(name, whole, seed, rng)


@cache
def told(name: str, seed: int) -> Run:
    """The session that the game's tests tell: deeper than chance comes."""
    return compare(name, played(name), 7 * seed, Random(seed))


def compare(name: str, whole: Scene, seed: int, rng: Random) -> Run:
    compared: Counter[tuple[str, str]] = Counter()
    hidden: set[str] = set()
    for seat in ("host", *(s.id for s in whole.state.table.seats if s.role != "gm")):
        rules = Rules.of(name, whole, seat)
        hidden |= {kind_of(event) for event in whole.feeds.history.raw[1:] if rules.movable(event)}
        left, right, varied = twins(name, whole, seat, Random(seed))
        if not varied:
            continue
        one, two = received(left, seat), received(right, seat)
        for part, bytes_left in one.items():
            assert bytes_left == two[part], f"{seat} can tell by its {part} that {varied} happened"
        for attempt in attempts(left, seat, rng):
            asked = correction_answer if isinstance(attempt, CorrectionCommand) else answer
            assert asked(left, seat, attempt) == asked(right, seat, attempt), (seat, attempt, varied)
        compared.update((kind, surface) for _, kind in set(varied) for surface in SURFACES)
    return Run(compared, frozenset(hidden))


def attempts(scene: Scene, seat: str, rng: Random) -> Iterator[Any]:
    """What the seat might try, about what it sees and about what it cannot see."""
    for kind in scene.game.commands:
        for _ in range(3):
            yield wild(scene, seat, kind, rng)
    ids = [event.id for event in scene.feeds.history.raw]
    for target in ("nothing", *rng.sample(ids, min(25, len(ids)))):
        yield from (kind(target) for kind in (ContestRuling, Uphold, Retract, Rewind, Restore))


class Rules(NamedTuple):
    """What a game lets the twins of a session differ in, for one seat."""

    whole: Scene
    seat: str
    telling: tuple[type[Command], ...]
    tells: Callable[[Any], bool]
    deciding: tuple[type[Command], ...]

    @classmethod
    def of(cls, name: str, whole: Scene, seat: str) -> Rules:
        tells = of_scenario(name, "tells", lambda command: True)
        return cls(whole, seat, of_scenario(name, "TELLING"), tells, of_scenario(name, "DECIDING"))

    def hidden(self, event: Event) -> bool:
        return self.whole.feeds.number_of(self.seat, event.version) is None

    def movable(self, event: Event) -> bool:
        """May it happen earlier or later?"""
        return play(event) and self.hidden(event) and not isinstance(event.command, self.deciding)

    def tell(self, event: Event) -> bool:
        """Does it rightly show without being seen?"""
        return isinstance(event.command, self.telling) and self.tells(event.command)

    def may_cross(self, first: Event, second: Event) -> bool:
        """Of two neighbours the first is hidden: swapped with another hidden act, or delayed past a visible one.

        Of two that tell of the same thing the later may rightly prevail; what tells is not delayed.
        """
        if not self.movable(first) or not play(second) or isinstance(second.command, self.deciding):
            return False
        if not self.tell(first):
            return True
        return self.hidden(second) and not (self.tell(second) and self.touched(first) & self.touched(second))

    def touched(self, event: Event) -> frozenset[str]:
        """The things that it names."""
        return frozenset(text.partition(".")[0] for text in references(event)) & self.whole.feeds.history.index.keys()


def kind_of(event: Event) -> str:
    return type(event.command).__name__


def twins(name: str, whole: Scene, seat: str, rng: Random) -> tuple[Scene, Scene, list[tuple[str, str]]]:
    """The session, and the same where some of what the seat never saw is dropped, swapped or delayed, as far as the
    rest can do with it; each variation with the command that it happened to.
    """
    rules = Rules.of(name, whole, seat)
    left, right = (Scene(whole.game, [(s.id, s.role) for s in whole.state.table.seats]) for _ in range(2))
    for scene in (left, right):
        scene.feeds = type(whole.feeds)(whole.game, whole.feeds.history.raw[0])
    gone = dispensable(rules, rng)
    varied: list[tuple[str, str]] = []
    events = list(whole.feeds.history.raw[1:])
    while events:
        event = events.pop(0)
        if event.id in gone:
            left.feeds.append(event)
            varied.append(("dropped", kind_of(event)))
            continue
        other = events[0] if events and events[0].id not in gone and rng.random() < 0.6 else None
        crossed = other and rules.may_cross(event, other) and across(event, other, right, rules)
        if other and crossed:
            events.pop(0)
            for scene, order in ((left, (event, other)), (right, crossed)):
                for one in order:
                    scene.feeds.append(one)
            both = rules.hidden(other)
            varied += [("swapped", kind_of(one)) for one in (event, other)] if both else [("delayed", kind_of(event))]
            continue
        moved = renumbered(event, right)
        if moved is None:
            break
        left.feeds.append(event)
        right.feeds.append(moved)
    return left, right, varied


def across(first: Event, second: Event, scene: Scene, rules: Rules) -> tuple[Event, Event] | None:
    """The two in the other order, if each is then what it was and as hidden; what is seen keeps its time."""
    version = scene.feeds.history.version
    both_hidden = rules.hidden(second)
    earlier = replace(second, version=version + 1, at=first.at if both_hidden else second.at)
    later = replace(first, version=version + 2, at=second.at)
    state = scene.state
    for event, hidden in ((earlier, both_hidden), (later, True)):
        if rejudge(scene.game, state, event) != (event,):
            return None
        evolved = evolve(scene.game, state, event)
        step = Step(state, event, evolved.state, evolved.consequences)
        if hidden and tuple(scene.feeds.projection.entries(step)(rules.seat)):
            return None
        state = evolved.state
    return earlier, later


def dispensable(rules: Rules, rng: Random) -> frozenset[str]:
    """Some of what the seat never saw, with all that refers to it; nothing to which a visible event refers."""
    feeds = rules.whole.feeds
    needed: set[str] = set()
    for event in reversed(feeds.history.raw):
        if event.id in needed or not rules.hidden(event):
            needed |= {event.id, *references(event)}
    gone: set[str] = set()
    for event in feeds.history.raw:
        hangs = bool(references(event) & gone)
        free = play(event) and not rules.tell(event) and rng.random() < 0.5
        if event.id not in needed and (hangs or free):
            gone.add(event.id)
    return frozenset(gone)


def references(event: Event) -> frozenset[str]:
    """Every text in the command, ids among them; of a correction, not its verdict."""
    correction = getattr(event.command, "correction", None)
    return frozenset(_texts(msgspec.json.decode(msgspec.json.encode(correction or event.command))))


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, item in value.items():
                yield key
                yield from _texts(item)
        case list():
            for item in value:
                yield from _texts(item)
        case _:
            return


def renumbered(event: Event, scene: Scene) -> Event | None:
    """The event in the other session, where corrections are judged anew; None where it cannot happen."""
    moved = replace(event, version=scene.feeds.history.version + 1)
    asked = asked_for(event)
    if asked is not None:
        try:
            done = decide_correction(scene.feeds.history, event.seat, asked, scene.feeds.sees)
        except Refused:
            return None
        return replace(moved, command=done)
    if play(event) and rejudge(scene.game, scene.state, moved) != (moved,):
        return None
    return moved


def asked_for(event: Event) -> CorrectionCommand | None:
    """The correction, contest or voice that became this event."""
    match event.command:
        case Corrected(correction) | Proposed(correction):
            found: Proposable = correction
            return found
        case Consented(proposal):
            return Consent(proposal)
        case ContestRuling() | AnswerContest() | WithdrawContest() | Withdraw():
            return event.command
        case Upheld(target, text):
            return Uphold(target, text)
        case Declined(proposal):
            return Decline(proposal)
        case _:
            return None
