"""Pairs of sessions that differ in what some seats have not seen: where an attack begins.

A start of a game has a name and is made by a seed; it gives pairs, each with the kinds of hidden fact in which it
differs. The attackers of a pair are all seats that cannot tell its two sessions apart by what they were told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from domain.base.events import Command, Event
from domain.systems import GAMES
from domain.table.seats import HOST
from tests.attacker.steps import Setting
from tests.contract import aimed
from tests.contract.excuses import with_it
from tests.contract.sessions import form_of, offered_as
from tests.contract.twinning import Rules, kind_of, never_led, of_scenario
from tests.scene import Scene
from tests.twins import encode

KINDS = 6
"""So many kinds of hidden act are varied in one pair at most, each by itself or together."""
NOTHING = re.compile(rb"(?!)")
TAG = rb'|(?<=")\d+-[0-9a-f]{32}'
"""Of a view, in a frame with its patch, in a header."""


class Pair(NamedTuple):
    """`facts`: the kinds of what differs; `attackers`: to whom both sessions look the same. `hints`: kinds of command
    that come near the secret. `sealed`: what differs is nobody's to learn by any act in a branch.
    """

    left: Scene
    right: Scene
    facts: tuple[str, ...]
    attackers: tuple[str, ...]
    hints: tuple[type[Command], ...] = ()
    sealed: bool = False


class Worlds(NamedTuple):
    """Two sessions, and what differs in them; `knowing`: the seats whose secret it is."""

    left: Scene
    right: Scene
    facts: Iterable[str]
    hints: tuple[type[Command], ...] = ()
    sealed: bool = False
    knowing: tuple[str, ...] = ()


Start = Callable[[str, Random], Iterator[Worlds]]


def shortened_sessions(name: str, rng: Random) -> Iterator[Worlds]:
    """The game's own sessions up to some moment, without some acts that a seat did not see, or with others."""
    whole = rng.choice([*aimed.starts(name)])(rng)
    raw = whole.feeds.history.raw
    whole = whole.again(raw[: rng.randint(len(raw) // 2, len(raw))])
    rules = Rules.of(name, whole, rng.choice(never_led(whole)))
    unseen = [event for event in whole.feeds.history.raw[1:] if rules.movable(event, present=True)]
    kinds = sorted({kind_of(event) for event in unseen})
    chosen = frozenset(rng.sample(kinds, min(KINDS, len(kinds))))
    latest = [event for event in reversed(unseen) if kind_of(event) in chosen]
    yield from changed(rules, latest, rng)
    for left, right, varied in aimed.aims(rules, latest):
        yield Worlds(left, right, {kind for _, kind in varied})


def changed(rules: Rules, unseen: Sequence[Event], rng: Random) -> Iterator[Worlds]:
    """One act was another one of its kind."""
    for event in rng.sample(unseen, min(2, len(unseen))):
        form = None if rules.tell(event) else form_of(offered_as(rules.whole, event), rng)
        if form is not None and form != event.command:
            right = with_it(rules.whole, event_with(event, form))
            if right is not None:
                yield Worlds(rules.whole, right, (kind_of(event),))


def event_with(event: Event, command: Command) -> Event:
    """The event, holding another command."""
    return replace(event, command=command)


def same(name: str, rng: Random) -> Iterator[Worlds]:
    """One session in both worlds: what differs comes later, in secret steps."""
    whole = rng.choice([*aimed.starts(name)])(rng)
    raw = whole.feeds.history.raw
    whole = whole.again(raw[: rng.randint(len(raw) // 2, len(raw))])
    if any(role == "gm" for _, role in of_scenario(name, "SEATS")):
        yield Worlds(whole, whole, ("together",))


def starts(name: str) -> Mapping[str, Start]:
    """The starts of a game, by name."""
    return {"told": shortened_sessions, **({"same": same} if corrects_in_secret(name) else {}), **of_start(name)}


def corrects_in_secret(name: str) -> bool:
    """Return whether one seat can correct what the others do not see: not by consent, nor in Innommable, whose
    preparation is not retracted once it is played (INN-UNDO-11).
    """
    return GAMES[name].law.consent is None and name != "innommable"


def of_start(name: str) -> Mapping[str, Start]:
    from tests.attacker.sealed import SEALED

    return SEALED.get(name, {})


def attackers_of(worlds: Worlds, mask: re.Pattern[bytes]) -> tuple[str, ...]:
    """The seats that were told the same of both."""
    seats = (HOST, *(seat.id for seat in worlds.left.state.table.seats))
    if worlds.left is worlds.right:
        led = {seat.id for seat in worlds.left.state.table.with_role("gm")}
        return tuple(seat for seat in seats if seat not in led)
    others = (seat for seat in seats if seat not in worlds.knowing)
    return tuple(seat for seat in others if _masked(worlds.left, seat, mask) == _masked(worlds.right, seat, mask))


def _masked(scene: Scene, seat: str, mask: re.Pattern[bytes]) -> bytes:
    return mask.sub(b"", encode([scene.view(seat), scene.feed(seat)]))


def mask_of(name: str) -> re.Pattern[bytes]:
    """Matches what is random by itself in what is told in this game, and what is made of that."""
    found: re.Pattern[bytes] = of_scenario(name, "RANDOM", NOTHING)
    return found if found is NOTHING else re.compile(found.pattern + TAG)


@lru_cache(maxsize=64)
def pairs(name: str, start: str, seed: int) -> tuple[Pair, ...]:
    """The first pairs of a start by which somebody can be attacked."""
    found = []
    for worlds in islice(starts(name)[start](name, Random(f"{name} {start} {seed}")), 4):
        attackers = attackers_of(worlds, mask_of(name))
        if attackers:
            found.append(
                Pair(worlds.left, worlds.right, tuple(sorted(worlds.facts)), attackers, worlds.hints, worlds.sealed)
            )
    return tuple(found)


def pair_of(setting: Setting) -> Pair:
    return pairs(setting.game, setting.start, setting.seed)[setting.number]
