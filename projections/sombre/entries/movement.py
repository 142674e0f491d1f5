"""Entries about pursuits and tails: SOM-MOVE."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.combat.resolution import blows
from domain.systems.sombre.pursuits import pursuits, tailing
from domain.systems.sombre.state.chases import Means, Tail
from domain.systems.sombre.table.guards import is_gm, sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.entries.calls import RollAskedEntry, roll_asked
from projections.sombre.entries.rolls import calls_of
from projections.sombre.views.calls import sees_call
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm


class ChaserPart(msgspec.Struct, frozen=True):
    character: Id
    means: Means
    assistants: tuple[Id, ...]


class PursuitEntry(msgspec.Struct, frozen=True):
    """The start of a pursuit. `needed`: the successes that end it, if it was announced."""

    fugitive: Id
    means: Means
    characters: tuple[Id, ...]
    pursuers: tuple[ChaserPart, ...]
    needed: int | None


class StretchEntry(msgspec.Struct, frozen=True):
    """A stretch of a pursuit. `sides`: only for player characters, as of any opposed roll."""

    pursuit: str
    characters: tuple[Id, ...]
    stage: str
    sides: tuple[RollAskedEntry, ...]


class PursuitRuledEntry(msgspec.Struct, frozen=True):
    pursuit: str
    fugitive: Id


class TailEntry(msgspec.Struct, frozen=True):
    follower: Id
    target: Id
    assistants: tuple[Id, ...]
    sides: tuple[RollAskedEntry, ...]


class TailEndEntry(msgspec.Struct, frozen=True):
    """The end of a tail; of people whom the table does not know nothing is said."""

    follower: Id | None
    target: Id | None
    noticed: bool


def _started(step: Step, seat: str, fact: Any) -> PursuitEntry:
    chasers = tuple(ChaserPart(c.character, c.means, c.assistants) for c in fact.pursuers)
    shown = fact.announced or is_gm(step.after, seat)
    people = tuple(c.character for c in fact.pursuers)
    return PursuitEntry(fact.fugitive, fact.means, people, chasers, fact.needed if shown else None)


def _sides(step: Step, seat: str) -> tuple[RollAskedEntry, ...]:
    state = step.after
    seen = (c for c in calls_of(state, step.event.id) if is_gm(state, seat) or sees_call(state, seat, c))
    return tuple(roll_asked(state, seat, call) for call in seen)


def _stretch(step: Step, seat: str, fact: Any) -> StretchEntry | None:
    pursuit = step.before.chases.pursuits.get(fact.pursuit)
    if pursuit is None:
        return None
    people = (pursuit.fugitive, *(h.character for h in pursuit.running))
    return StretchEntry(fact.pursuit, people, fact.stage, _sides(step, seat))


def _ruled(step: Step, _seat: str, fact: Any) -> PursuitRuledEntry | None:
    pursuit = step.before.chases.pursuits.get(fact.pursuit)
    return None if pursuit is None else PursuitRuledEntry(fact.pursuit, pursuit.fugitive)


def _tail_seen(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) or not fact.secret


def _tail(step: Step, seat: str, fact: Any) -> TailEntry:
    return TailEntry(fact.follower.character, fact.target.character, fact.assistants, _sides(step, seat))


def _tail_of(step: Step, fact: Any) -> Tail | None:
    found: Tail | None = step.after.chases.tails.get(fact.tail) or step.before.chases.tails.get(fact.tail)
    return found


def _noticed(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a tail: nothing shows because of a secret roll (SOM-ROLL-34)."""
    tail = _tail_of(step, fact)
    return gm(step, seat, fact) or (tail is not None and not tail.secret)


def _tail_over(step: Step, seat: str, fact: Any) -> bool:
    return fact.disclosed or _noticed(step, seat, fact)


def _tail_end(step: Step, seat: str, fact: Any) -> TailEndEntry | None:
    tail = _tail_of(step, fact)
    if tail is None:
        return None
    state = step.after
    pair = [c if sees(state, seat, state.characters[c]) else None for c in (tail.follower, tail.target)]
    return TailEndEntry(pair[0], pair[1], tail.status == "noticed")


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
