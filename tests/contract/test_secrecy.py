"""Twin sessions of any game: what a seat never saw is left out of one of them, and the seat cannot tell.

Corrections, contests and refused attempts are among what happens. A game's scenario may name
- `TELLING`: hidden commands whose content rightly shows later without the command itself being seen (a level that
  serves as a difficulty); they happen in both twins. `tells(command)` says it more narrowly.
- `SECRET`: commands that others never see; a few more of them are given.
- `VARIANTS`: options under which secrecy differs.
- `DECIDING`: commands that say who may see what, `FIXED` those of them that nobody gives here. They are not corrected:
  a correction of secrecy itself discloses.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from domain.corrections.commands import (
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    CorrectionCommand,
    Decline,
    Declined,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Uphold,
    Withdraw,
)
from domain.corrections.judging import decide_correction
from domain.corrections.rejudging import rejudge
from domain.game.events import Command, Event
from domain.game.refusal import Refused
from domain.record.history import play
from tests.contract.sessions import NAMES, meddle, opened, scheme, wandering, wild
from tests.scene import Scene
from tests.twins import answer, correction_answer, received


def of_scenario(name: str, what: str, default: Any = ()) -> Any:
    return getattr(import_module(f"tests.{name}.scenario"), what, default)


def _variants() -> Iterator[tuple[str, dict[str, Any]]]:
    for name in NAMES:
        for options in of_scenario(name, "VARIANTS", ({},)):
            yield name, options


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "options"), list(_variants()))
def test_what_a_seat_never_saw_leaves_no_trace(name: str, options: dict[str, Any], seed: int) -> None:
    whole, rng = opened(name), Random(seed)
    fixed, deciding, secret = (of_scenario(name, what) for what in ("FIXED", "DECIDING", "SECRET"))
    for scene, _ in wandering(name, seed + 200, 110, options, fixed):
        whole = scene
        if rng.random() < 0.3:
            scheme(scene, rng, secret)
        if rng.random() < 0.15:
            meddle(scene, rng, deciding)
    for seat in ("host", *(s.id for s in whole.state.table.seats if s.role != "gm")):
        left, right, dropped = twins(name, whole, seat, Random(seed))
        if not dropped:
            continue
        one, two = received(left, seat), received(right, seat)
        for part, told in one.items():
            assert told == two[part], f"{seat} can tell by its {part} that {dropped} happened"
        for attempt in attempts(left, seat, rng):
            asked = correction_answer if isinstance(attempt, CorrectionCommand) else answer
            assert asked(left, seat, attempt) == asked(right, seat, attempt), (seat, attempt, dropped)


def attempts(scene: Scene, seat: str, rng: Random) -> Iterator[Any]:
    """What the seat might try, about what it sees and about what it cannot see."""
    for kind in scene.game.commands:
        for _ in range(3):
            yield wild(scene, seat, kind, rng)
    ids = [event.id for event in scene.feeds.history.raw]
    for target in ("nothing", *rng.sample(ids, min(25, len(ids)))):
        yield from (kind(target) for kind in (ContestRuling, Uphold, Retract, Rewind, Restore))


def twins(name: str, whole: Scene, seat: str, rng: Random) -> tuple[Scene, Scene, list[str]]:
    """The session, and the same without some of what the seat never saw: as far as the rest can do without."""
    left, right = (Scene(whole.game, [(s.id, s.role) for s in whole.state.table.seats]) for _ in range(2))
    for scene in (left, right):
        scene.feeds = type(whole.feeds)(whole.game, whole.feeds.history.raw[0])
    gone = dispensable(name, whole, seat, rng)
    dropped: list[str] = []
    for event in whole.feeds.history.raw[1:]:
        if event.id in gone:
            left.feeds.append(event)
            dropped.append(type(event.command).__name__)
            continue
        moved = renumbered(event, right)
        if moved is None:
            break
        left.feeds.append(event)
        right.feeds.append(moved)
    return left, right, dropped


def dispensable(name: str, whole: Scene, seat: str, rng: Random) -> frozenset[str]:
    """Some of what the seat never saw, with all that refers to it; nothing to which a visible event refers."""
    telling: tuple[type[Command], ...] = of_scenario(name, "TELLING")
    tells = of_scenario(name, "tells", lambda command: True)
    feeds = whole.feeds
    needed: set[str] = set()
    for event in reversed(feeds.history.raw):
        if event.id in needed or feeds.number_of(seat, event.version) is not None:
            needed |= {event.id, *references(event)}
    gone: set[str] = set()
    for event in feeds.history.raw:
        hangs = bool(references(event) & gone)
        needful = not play(event) or (isinstance(event.command, telling) and tells(event.command))
        free = not needful and rng.random() < 0.7
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
    moved = msgspec.structs.replace(event, version=scene.feeds.history.version + 1)
    asked = asked_for(event)
    if asked is not None:
        try:
            done = decide_correction(scene.feeds.history, event.seat, asked, scene.feeds.sees)
        except Refused:
            return None
        return msgspec.structs.replace(moved, command=done)
    if play(event) and rejudge(scene.game, scene.state, moved) != (moved,):
        return None
    return moved


def asked_for(event: Event) -> CorrectionCommand | None:
    """The correction, contest or voice that became this event."""
    match event.command:
        case Corrected(correction) | Proposed(correction):
            found: Correction = correction
            return found
        case Consented(proposal):
            return Consent(proposal)
        case ContestRuling() | Uphold() | Withdraw():
            return event.command
        case Declined(proposal):
            return Decline(proposal)
        case _:
            return None
