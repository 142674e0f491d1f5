"""What the twins of a game excuse (`TELLING`), one kind after another: a session in which somebody who did not see such
a command reads something else without it, or with other words in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from domain.base.events import Command, Event
from tests.contract.sessions import form_of, offered_as, played
from tests.contract.twinning import Rules, never_led, of_scenario, renumbered, without
from tests.scene import Scene
from tests.twins import PARTS

SEEDS = 2
"""So often all the game's own sessions are looked through."""
TRIED, FORMS = 4, 3
"""So many commands of a kind in each session for each seat, and so many other forms of each."""


class Excused(NamedTuple):
    """By this session of the game's own, this seat could tell."""

    number: int
    seed: int
    seat: str
    event: str


def sessions(name: str) -> tuple[Callable[[Random], Scene], ...]:
    """Those in which it comes to be seen, and the told one."""
    shown: tuple[Callable[[Random], Scene], ...] = import_module(f"tests.{name}.shown").SHOWN
    return (*shown, lambda rng: played(name))


def excused(name: str) -> dict[type[Command], Excused]:
    """What differs of what the game's scenario excuses; what is not in it never did."""
    left, found = set(of_scenario(name, "TELLING")), dict[type[Command], Excused]()
    for seed in range(SEEDS):
        for number, start in enumerate(sessions(name)):
            if not left:
                return found
            whole = start(Random(seed))
            for seat, event in acts_that_show(name, whole, left, Random(seed)):
                kind = type(event.command)
                found[kind] = Excused(number, seed, seat, event.id)
                left.discard(kind)
    return found


def acts_that_show(name: str, whole: Scene, kinds: Iterable[type[Command]], rng: Random) -> Iterator[tuple[str, Event]]:
    """The last of each of these kinds by which a seat could tell that did not see it."""
    wanted = tuple(kinds)
    for seat in never_led(whole):
        rules, tried = Rules.of(name, whole, seat), Counter[type[Command]]()
        read: dict[str, bytes] = {}
        for event in reversed(whole.feeds.history.raw[1:]):
            kind = type(event.command)
            if kind not in wanted or tried[kind] == TRIED or not rules.movable(event) or not rules.tells(event.command):
                continue
            tried[kind] += 1
            if any(differ(whole, other, seat, read) for other in otherwise(name, whole, seat, event, rng)):
                wanted = tuple(each for each in wanted if each is not kind)
                yield seat, event


def differ(whole: Scene, other: Scene, seat: str, read: dict[str, bytes]) -> bool:
    """Does the seat receive anything else? `read`: what it receives of the whole session, as far as that is known."""
    for name, part in PARTS.items():
        if name not in read:
            read[name] = part(whole, seat, 1)
        if part(other, seat, 1) != read[name]:
            return True
    return False


def otherwise(name: str, whole: Scene, seat: str, event: Event, rng: Random) -> Iterator[Scene]:
    """The session without this act, and with other forms of it."""
    left_out = without(name, whole, seat, event)
    if left_out is not None:
        yield left_out
    offered = offered_as(whole, event)
    for _ in range(FORMS):
        other = form_of(offered, rng)
        session = None if other in (None, event.command) else with_it(whole, replace(event, command=other))
        if session is not None:
            yield session


def with_it(whole: Scene, other: Event) -> Scene | None:
    """The session with this event in the place of what it was; None where it cannot go on so."""
    raw = whole.feeds.history.raw
    right = whole.again(raw[: other.version - 1])
    for each in (other, *raw[other.version :]):
        moved = renumbered(each, right)
        if moved is None:
            return None
        right.feeds.append(moved)
    return right
