"""Faults of a simulation, and their times: a plan that its seed makes, and from which faults can be dropped.

Times are virtual seconds from the start, `step` counts what the loop runs, `nth` the inserts, reads or notifications of
all processes together: each from 1.
"""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

STEPS = 600  # about as many as a simulation has while its clients are at work
SECONDS = 1.0  # about as long as they are


class Fault(msgspec.Struct, frozen=True, tag=True):
    """Base of every fault."""


class Crash(Fault, frozen=True):
    """A process is killed, and started anew after a while."""

    step: int
    process: int
    down: float


class Freeze(Fault, frozen=True):
    """A process stands still for a while; what the database does for it goes on."""

    step: int
    process: int
    length: float


class UnansweredInsert(Fault, frozen=True):
    """An insert that is not answered.

    It is absent; done; done on the primary only; or it happens late, if it fits.
    """

    nth: int
    outcome: Literal["absent", "done", "primary", "late"]


class Unread(Fault, frozen=True):
    """A read that fails."""

    nth: int


class Full(Fault, frozen=True):
    """The disk is full for a while."""

    at: float
    length: float


class Slow(Fault, frozen=True):
    """The database takes its time for a while."""

    at: float
    length: float


class Alone(Fault, frozen=True):
    """The standby is away for a while: what is committed meanwhile is on the primary only, and nobody is answered.

    `lost`: when it ends the primary is lost, and the standby takes its place.
    """

    at: float
    length: float
    lost: bool


class FailOver(Fault, frozen=True):
    """The primary is lost and the standby takes its place: what was on the primary only is gone."""

    step: int


class GoBack(Fault, frozen=True):
    """The register loses its last commits, though they were acknowledged: a standby that lagged, an old copy."""

    step: int
    commits: int


class NotificationFault(Fault, frozen=True):
    """A notification that is lost, late, or received twice."""

    nth: int
    what: Literal["lost", "late", "twice"]


class Silence(Fault, frozen=True):
    """The relay of the notifications is away for a while."""

    at: float
    length: float


class SlowReader(Fault, frozen=True):
    """A watcher that is slow to read each piece of its feed."""

    watcher: int
    delay: float


AnyFault = (
    Crash
    | Freeze
    | UnansweredInsert
    | Unread
    | Full
    | Slow
    | Alone
    | FailOver
    | GoBack
    | NotificationFault
    | Silence
    | SlowReader
)


class Plan(msgspec.Struct, frozen=True):
    """One simulation: how much there is of everything, and what goes wrong. `seed` decides the order of the rest."""

    seed: int
    processes: int
    tables: int
    clients: int
    commands: int  # of each client
    faults: tuple[AnyFault, ...]


def plan(seed: int) -> Plan:
    """Make the plan of a seed."""
    rng = Random(f"plan {seed}")
    processes = rng.choice((1, 2, 2, 3))
    kinds = rng.sample(_KINDS, rng.randint(1, 4))
    faults = tuple(_fault(rng.choice(kinds), rng, processes) for _ in range(rng.randint(0, 8)))
    return Plan(seed, processes, rng.choice((1, 1, 2)), rng.randint(2, 4), rng.randint(2, 4), faults)


_KINDS: tuple[type[AnyFault], ...] = (
    Crash, Crash, Freeze, UnansweredInsert, UnansweredInsert, UnansweredInsert, Unread, Full, Slow, Alone, Alone,
    FailOver, GoBack, GoBack, NotificationFault, Silence, SlowReader,
)  # fmt: skip


def _fault(kind: type[AnyFault], rng: Random, processes: int) -> AnyFault:
    step, at = rng.randint(1, STEPS), rng.random() * SECONDS
    length = rng.choice((0.02, 0.2, 1.5))
    if kind is Crash:
        return Crash(step, rng.randrange(processes), length)
    if kind is Freeze:
        return Freeze(step, rng.randrange(processes), length)
    if kind is UnansweredInsert:
        return UnansweredInsert(rng.randint(1, 18), rng.choice(("absent", "done", "primary", "late")))
    if kind is Unread:
        return Unread(rng.randint(1, 120))
    if kind is FailOver:
        return FailOver(step)
    if kind is GoBack:
        return GoBack(step, rng.randint(1, 6))
    if kind is NotificationFault:
        return NotificationFault(rng.randint(1, 15), rng.choice(("lost", "late", "twice")))
    if kind is SlowReader:
        return SlowReader(rng.randrange(4), rng.choice((0.01, 0.2, 1.0)))
    if kind is Full:
        return Full(at, length)
    if kind is Slow:
        return Slow(at, length)
    return Alone(at, length, rng.random() < 0.5) if kind is Alone else Silence(at, length)
