"""Twin sessions aimed at one hidden act after another: of each kind of command that is wanted one is left out, or else
moved past its neighbour, for each seat that did not see it. Where what was left out is needed later, what cannot happen
any more goes with it, as far as it is hidden, too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from domain.game.events import Event
from domain.record.history import play
from tests.contract.sessions import played
from tests.contract.twinning import (
    SURFACES,
    Pair,
    Rules,
    Run,
    Varied,
    across,
    alike,
    kind_of,
    never_led,
    of_scenario,
    references,
    renumbered,
)
from tests.scene import Scene

TRIED = 4
"""So many acts of a kind are tried for each seat until one of them can be left out or moved."""


def starts(name: str) -> Iterator[Callable[[Random], Scene]]:
    """The told session, and the game's own that are far from their opening."""
    yield lambda rng: played(name)
    yield from of_scenario(name, "DEEP")


@cache
def aimed(name: str, number: int, seed: int, wanted: frozenset[str]) -> Run:
    """The `number`th of these sessions, and the commands by name."""
    whole = [*starts(name)][number](Random(seed))
    mask = of_scenario(name, "RANDOM", re.compile(rb"(?!)"))
    compared: Counter[tuple[str, str]] = Counter()
    hidden: set[str] = set()
    steps, rng = 0, Random(seed)
    for seat in ("host", *never_led(whole)):
        rules = Rules.of(name, whole, seat)
        unseen = [event for event in whole.feeds.history.raw[1:] if rules.movable(event, present=True)]
        hidden |= {kind_of(event) for event in unseen}
        for left, right, varied in aims(rules, [event for event in unseen if kind_of(event) in wanted]):
            alike(left, right, seat, varied, rng, mask)
            compared.update((kind, on) for kind in {kind for _, kind in varied} for on in SURFACES)
            steps += right.feeds.history.version
    return Run(compared, frozenset(hidden), steps, True)


def aims(rules: Rules, unseen: list[Event]) -> Iterator[Pair]:
    """One twin for each kind of command that can be left out or moved."""
    tried: Counter[str] = Counter()
    done: set[str] = set()
    for event in unseen:
        kind = kind_of(event)
        if kind in done or tried[kind] >= TRIED:
            continue
        tried[kind] += 1
        found = (None if rules.tell(event) else left_out(rules, event)) or moved_on(rules, event)
        if found is not None:
            done |= {kind for _, kind in found[2]}
            yield found


def left_out(rules: Rules, event: Event) -> Pair | None:
    """The session without this act; None where something that the seat saw, or that tells, needs it."""
    whole, gone = rules.whole, set[str]()
    right = whole.again(whole.feeds.history.raw[:1])
    varied: Varied = []
    for each in whole.feeds.history.raw[1:]:
        moved = None if each.id == event.id else renumbered(each, right)
        if moved is not None:
            right.feeds.append(moved)
            continue
        if not rules.hidden(each) or not _may_go(rules, each, hangs=bool(references(each) & gone)):
            return None
        gone.add(each.id)
        varied.append(("dropped", kind_of(each)))
    return whole, right, varied


def _may_go(rules: Rules, event: Event, *, hangs: bool) -> bool:
    """What tells may go with what it hangs on, where all of it is hidden: then nothing is left to tell by."""
    if not rules.tell(event):
        return hangs or play(event)
    made_of = (rules.whole.feeds.history.raw[rules.whole.feeds.history.index[each] - 1] for each in rules.about(event))
    return hangs and all(map(rules.hidden, made_of))


def moved_on(rules: Rules, event: Event) -> Pair | None:
    """The session where this act comes after the one that follows it, and all the rest as it was."""
    whole = rules.whole
    raw, place = whole.feeds.history.raw, whole.feeds.history.index[event.id]
    if place == len(raw) or not rules.may_cross(event, raw[place]):
        return None
    other, right = raw[place], whole.again(raw[: place - 1])
    crossed = across(event, other, right, rules)
    if crossed is None:
        return None
    for each in crossed:
        right.feeds.append(each)
    for each in raw[place + 1 :]:
        moved = renumbered(each, right)
        if moved is None:
            return None
        right.feeds.append(moved)
    both = rules.hidden(other)
    return (
        whole,
        right,
        [("swapped", kind_of(each)) for each in (event, other)] if both else [("delayed", kind_of(event))],
    )
