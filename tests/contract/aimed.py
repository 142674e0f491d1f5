"""Twin sessions aimed at one hidden act after another: of each kind of command that is wanted one is left out, or else
moved past its neighbour, for each seat that did not see it. Where what was left out is needed later, what cannot happen
any more goes with it, as far as it is hidden, too.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Literal

from domain.base.events import Event
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
from tests.twins import received

TRIED = 4
"""So many acts of a kind are tried for each seat until one of them can be left out or moved."""
TOGETHER = 16
"""So many acts of as many kinds are left out of one twin, or moved in it."""

How = Literal["dropped", "moved"]
Aims = list[tuple[str, How]]
"""(id of a hidden act, what is done to it)"""


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
        known: dict[str, bytes] | None = None
        for left, right, varied in aims(rules, [event for event in unseen if kind_of(event) in wanted]):
            known = known or received(whole, seat)
            alike(left, right, seat, varied, rng, mask, known)
            compared.update((kind, on) for kind in {kind for _, kind in varied} for on in SURFACES)
            steps += right.feeds.history.version
    return Run(compared, frozenset(hidden), steps, True)


def aims(rules: Rules, unseen: list[Event]) -> Iterator[Pair]:
    """Of each kind of command one act that can be left out, or else moved; several of them in one twin."""
    tried: Counter[str] = Counter()
    done: set[str] = set()
    able: Aims = []
    for event in unseen:
        kind = kind_of(event)
        if kind in done or tried[kind] >= TRIED:
            continue
        tried[kind] += 1
        hows: tuple[How, ...] = ("moved",) if rules.tell(event) else ("dropped", "moved")
        for how in hows:
            found = twin(rules, {event.id: how})
            if found is not None:
                done |= {kind for _, kind in found[2]}
                able.append((event.id, how))
                break
    for first in range(0, len(able), TOGETHER):
        yield from together(rules, able[first : first + TOGETHER])


def together(rules: Rules, acts: Aims) -> Iterator[Pair]:
    """One twin for all of them; where they do not go together, or one is needed of several, more than one."""
    found = twin(rules, dict(acts))
    if found is not None:
        yield found
    elif len(acts) > 1:
        half = len(acts) // 2
        yield from together(rules, acts[:half])
        yield from together(rules, acts[half:])


def twin(rules: Rules, acts: Mapping[str, How]) -> Pair | None:
    """The session without these acts, or where they come after the one that follows them; None where something that
    the seat saw, or that tells, needs one of them.
    """
    whole, gone = rules.whole, set[str]()
    raw = whole.feeds.history.raw
    before = min(whole.feeds.history.index[each] for each in acts) - 1
    right = whole.again(raw[:before])
    varied: Varied = []
    events = deque(raw[before:])
    while events:
        event = events.popleft()
        how = acts.get(event.id)
        if how == "moved":
            crossed = moved_on(rules, event, events.popleft(), right) if events else None
            if crossed is None:
                return None
            varied += crossed
            continue
        renewed = None if how else renumbered(event, right)
        if renewed is not None:
            right.feeds.append(renewed)
            continue
        if not rules.hidden(event) or not _may_go(rules, event, hangs=bool(references(event) & gone)):
            return None
        gone.add(event.id)
        varied.append(("dropped", kind_of(event)))
    return whole, right, varied


def _may_go(rules: Rules, event: Event, *, hangs: bool) -> bool:
    """What tells may go with what it hangs on, where all of it is hidden: then nothing is left to tell by."""
    if not rules.tell(event):
        return hangs or play(event)
    made_of = (rules.whole.feeds.history.raw[rules.whole.feeds.history.index[each] - 1] for each in rules.about(event))
    return hangs and all(map(rules.hidden, made_of))


def moved_on(rules: Rules, event: Event, other: Event, right: Scene) -> Varied | None:
    """Both happen, the second first; what that is, if it can be."""
    crossed = across(event, other, right, rules) if rules.may_cross(event, other) else None
    if crossed is None:
        return None
    for each in crossed:
        right.feeds.append(each)
    both = rules.hidden(other)
    return [("swapped", kind_of(each)) for each in (event, other)] if both else [("delayed", kind_of(event))]
