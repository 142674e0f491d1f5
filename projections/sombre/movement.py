"""Entries about pursuits and tails: the tallies for all, the length and the head start for the game master alone."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.combat.resolution import blows
from domain.systems.sombre.dice.procedures import find_blow
from domain.systems.sombre.pursuits import pursuits, tailing
from domain.systems.sombre.state.chases import Hunter, Means, Pursuit, Tail, TailStatus
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.base.audience import gm
from projections.sombre.base.calls import RollAskedShown, roll_asked, sees_call
from projections.sombre.rolls import calls_of


class HunterView(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuer, or the leader of several who run together.

    `skill`, as it was set, and `head_start` are the game master's.
    """

    character: Id
    assistants: tuple[Id, ...]
    means: Means
    won: int
    lost: int
    outrun: bool
    skill: Word | None
    head_start: int | None


class PursuitView(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuit. `needed`: the successes that end it, the game master's unless it was announced."""

    id: Id
    fugitive: Id
    means: Means
    hunters: tuple[HunterView, ...]
    needed: int | None
    skill: Word | None


class BlowView(msgspec.Struct, frozen=True):
    """A blow at a fugitive whose back is within reach. `zone`: the one that was chosen."""

    id: str
    character: Id
    target: Id
    zone: str | None


class TailView(msgspec.Struct, frozen=True):
    """A tail; a secret one is the game master's."""

    id: Id
    follower: Id
    assistants: tuple[Id, ...]
    target: Id
    secret: bool
    status: TailStatus


class MovementView(msgspec.Struct, frozen=True):
    pursuits: tuple[PursuitView, ...]
    blows: tuple[BlowView, ...]
    tails: tuple[TailView, ...]


class ChaserShown(msgspec.Struct, frozen=True):
    character: Id
    means: Means
    assistants: tuple[Id, ...]


class PursuitShown(msgspec.Struct, frozen=True):
    """The start of a pursuit. `needed`: the successes that end it, if it was announced."""

    fugitive: Id
    means: Means
    characters: tuple[Id, ...]
    pursuers: tuple[ChaserShown, ...]
    needed: int | None


class StretchShown(msgspec.Struct, frozen=True):
    """A stretch of a pursuit. `sides`: only for player characters, as of any opposed roll."""

    pursuit: str
    characters: tuple[Id, ...]
    stage: str
    sides: tuple[RollAskedShown, ...]


class RuledShown(msgspec.Struct, frozen=True):
    pursuit: str
    fugitive: Id


class TailShown(msgspec.Struct, frozen=True):
    follower: Id
    target: Id
    assistants: tuple[Id, ...]
    sides: tuple[RollAskedShown, ...]


class TailEndShown(msgspec.Struct, frozen=True):
    """The end of a tail; of people whom the table does not know nothing is said."""

    follower: Id | None
    target: Id | None
    noticed: bool


def movement(state: SombreState, seat: str) -> MovementView:
    keeper = is_gm(state, seat)
    found = (find_blow(state, key) for key in state.attempts)
    return MovementView(
        pursuits=tuple(_pursuit(p, keeper=keeper) for p in state.chases.pursuits.values()),
        blows=tuple(BlowView(b.id, b.character, b.target, b.zone) for b in found if b is not None),
        tails=tuple(
            TailView(t.id, t.follower, t.assistants, t.target, t.secret, t.status)
            for t in state.chases.tails.values()
            if keeper or not t.secret
        ),
    )


def _pursuit(pursuit: Pursuit, *, keeper: bool) -> PursuitView:
    return PursuitView(
        id=pursuit.id,
        fugitive=pursuit.fugitive,
        means=pursuit.means,
        hunters=tuple(_hunter(h, outrun=h not in pursuit.running, keeper=keeper) for h in pursuit.hunters),
        needed=pursuit.needed if keeper or pursuit.announced else None,
        skill=pursuit.skill if keeper else None,
    )


def _hunter(hunter: Hunter, *, outrun: bool, keeper: bool) -> HunterView:
    return HunterView(
        character=hunter.character,
        assistants=hunter.assistants,
        means=hunter.means,
        won=hunter.won,
        lost=hunter.lost,
        outrun=outrun,
        skill=hunter.skill if keeper else None,
        head_start=hunter.head_start if keeper else None,
    )


def _started(step: Step, seat: str, fact: Any) -> PursuitShown:
    chasers = tuple(ChaserShown(c.character, c.means, c.assistants) for c in fact.pursuers)
    shown = fact.announced or is_gm(step.after, seat)
    people = tuple(c.character for c in fact.pursuers)
    return PursuitShown(fact.fugitive, fact.means, people, chasers, fact.needed if shown else None)


def _sides(step: Step, seat: str) -> tuple[RollAskedShown, ...]:
    state = step.after
    seen = (c for c in calls_of(state, step.event.id) if is_gm(state, seat) or sees_call(state, seat, c))
    return tuple(roll_asked(state, seat, call) for call in seen)


def _stretch(step: Step, seat: str, fact: Any) -> StretchShown | None:
    pursuit = step.before.chases.pursuits.get(fact.pursuit)
    if pursuit is None:
        return None
    people = (pursuit.fugitive, *(h.character for h in pursuit.running))
    return StretchShown(fact.pursuit, people, fact.stage, _sides(step, seat))


def _ruled(step: Step, _seat: str, fact: Any) -> RuledShown | None:
    pursuit = step.before.chases.pursuits.get(fact.pursuit)
    return None if pursuit is None else RuledShown(fact.pursuit, pursuit.fugitive)


def _tail_seen(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) or not fact.secret


def _tail(step: Step, seat: str, fact: Any) -> TailShown:
    return TailShown(fact.follower.character, fact.target.character, fact.assistants, _sides(step, seat))


def _tail_of(step: Step, fact: Any) -> Tail | None:
    found: Tail | None = step.after.chases.tails.get(fact.tail) or step.before.chases.tails.get(fact.tail)
    return found


def _noticed(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a tail: nothing shows because of a secret roll (SOM-ROLL-34)."""
    tail = _tail_of(step, fact)
    return gm(step, seat, fact) or (tail is not None and not tail.secret)


def _tail_over(step: Step, seat: str, fact: Any) -> bool:
    return fact.disclosed or _noticed(step, seat, fact)


def _tail_end(step: Step, seat: str, fact: Any) -> TailEndShown | None:
    tail = _tail_of(step, fact)
    if tail is None:
        return None
    state = step.after
    pair = [c if sees(state, seat, state.characters[c]) else None for c in (tail.follower, tail.target)]
    return TailEndShown(pair[0], pair[1], tail.status == "noticed")


ENTRY_RULES: EntryRules = {
    pursuits.StartPursuit: EntryRule(everybody, _started),
    pursuits.CallPursuitRoll: EntryRule(everybody, _stretch),
    pursuits.EndPursuit: EntryRule(everybody, _ruled),
    pursuits.PursuitScored: EntryRule(everybody),
    pursuits.PursuerOutrun: EntryRule(everybody),
    pursuits.PursuitEnded: EntryRule(everybody),
    blows.BlowOpened: EntryRule(everybody),
    blows.RunStopped: EntryRule(everybody),
    tailing.CallTailing: EntryRule(_tail_seen, _tail, dice=gm),
    tailing.EndTailing: EntryRule(_tail_over, _tail_end),
    tailing.TailNoticed: EntryRule(_noticed),
}
