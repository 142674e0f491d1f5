"""Effects of points at zero: death, stopped regeneration, surcharge, immobility.

Every change of points, of the turn order or of the combat ends here (NOS-DMG-07).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.nosgoth.state.state import (
    VITAL,
    Action,
    Character,
    Combatant,
    Enemy,
    State,
    close,
    combatants,
    takes_part,
    with_closed,
    with_combatant,
)


class RegenerationStopped(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-01",)
    combatant: Id


class SurchargeActive(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-02",)
    combatant: Id


class Immobilized(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-03",)
    combatant: Id


class CharacterDied(Consequence, frozen=True):
    """A combatant died. `ruled`: by the game master, of a combatant that is no vampire."""

    RULES: ClassVar = ("NOS-DEATH-01",)
    combatant: Id
    ruled: bool = False


class ActionCancelled(Consequence, frozen=True):
    """An open action was cancelled with its author, its target or the combat."""

    RULES: ClassVar = ("NOS-DEATH-01", "NOS-DEATH-02", "NOS-COM-02")
    action: Id
    combatant: Id


SETTLED = (RegenerationStopped, SurchargeActive, Immobilized, CharacterDied, ActionCancelled)
"""What may follow wherever points are settled."""


def settle(state: State) -> Evolved:
    """Apply to every combatant the effects of characteristics at zero."""
    followed: list[Consequence] = []
    for who in tuple(combatants(state)):
        state, more = die(state, who) if _dies(who) else _at_zero(state, who)
        followed += more
    return Evolved(state, tuple(followed))


def cancel(state: State, fallen: Iterable[Action]) -> Evolved:
    """Cancel these open actions before their roll; nothing is paid."""
    followed: list[Consequence] = []
    for of in tuple(fallen):
        state = close(state, replace(of, cancelled=True))
        followed.append(ActionCancelled(of.id, of.by))
    return Evolved(state, tuple(followed))


def _dies(who: Combatant) -> bool:
    """Return whether a vampire has no life, movement and mental left, whatever corruption is left (NOS-DEATH-01)."""
    return who.vampire and who.status != "dead" and all(who.empty(name) for name in VITAL)


def die(state: State, who: Character | Enemy) -> Evolved:
    """Make a combatant dead and cancel what depends on it (NOS-DEATH-01).

    Its own open actions and rolls against its attackers are cancelled; hits on it lapse.
    """
    state = with_combatant(state, replace(who, status="dead"))
    fallen = [a for a in state.open.values() if a.by == who.id or (a.target == who.id and a.kind != "attack")]
    state, cancelled = cancel(state, fallen)
    for attack in state.pending:
        if state.closed[attack].target == who.id:
            state = with_closed(state, replace(state.closed[attack], hit="lapsed"))
    waiting = tuple(a for a in state.pending if state.closed[a].hit == "pending")
    return Evolved(replace(state, pending=waiting), (CharacterDied(who.id, ruled=not who.vampire), *cancelled))


def _at_zero(state: State, who: Character | Enemy) -> Evolved:
    """Set stopped regeneration, surcharge and immobility by the points left (NOS-ZERO-01, NOS-ZERO-02, NOS-ZERO-03).

    Mental and corruption at zero do nothing (NOS-ZERO-04).
    """
    fighting = who.vampire and takes_part(state, who)
    bleeding = fighting and who.empty("life")
    fed = who.fed_at_zero and who.empty("life")
    immobilized = who.immobilized or (fighting and who.empty("movement"))
    stopped = who.regeneration_stopped or (bleeding and not fed)
    surcharge = stopped if state.options.surcharge_until == "next_meal" else bleeding
    was = (who.fed_at_zero, who.immobilized, who.regeneration_stopped, who.surcharge)
    if was == (fed, immobilized, stopped, surcharge):
        return Evolved(state)
    now = replace(who, fed_at_zero=fed, immobilized=immobilized, regeneration_stopped=stopped, surcharge=surcharge)
    return Evolved(with_combatant(state, now), tuple(_new_flags(who, now)))


def _new_flags(was: Combatant, now: Combatant) -> Iterable[Consequence]:
    if now.regeneration_stopped and not was.regeneration_stopped:
        yield RegenerationStopped(now.id)
    if now.surcharge and not was.surcharge:
        yield SurchargeActive(now.id)
    if now.immobilized and not was.immobilized:
        yield Immobilized(now.id)
