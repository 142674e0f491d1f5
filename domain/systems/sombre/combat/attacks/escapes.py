"""Escapes from a fight, or up from the ground, under attack: the attack that they meet, and what prevents them."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.ranged import is_ranged, met_by
from domain.systems.sombre.condition.battle import defer
from domain.systems.sombre.condition.grips import grabbed_by
from domain.systems.sombre.state.combat_state import ATTACKS, ESCAPES, Effect, Intent
from domain.systems.sombre.state.state import Fight, SombreState

REACHING = ("strike", "harmless_strike", "grab", "strangle_grab")
"""What an Esquive may meet; only a Parade meets a tackle (SOM-MELEE-20)."""


class ContactBroken(Consequence, frozen=True):
    RULES = ("SOM-MELEE-23", "SOM-MELEE-24", "SOM-MELEE-25", "SOM-MELEE-26")
    character: Id


class FlightFailed(Consequence, frozen=True):
    RULES = ("SOM-MELEE-23", "SOM-MELEE-24", "SOM-MELEE-25")
    character: Id


def assailants(state: SombreState, fight: Fight, escape: Intent) -> list[Intent]:
    """Return the attacks that the escape may dodge and that nothing has resolved or called yet.

    A character that flees dodges a shot as well, if the shooter is in reach (SOM-RANGED-22).
    """
    called = {call.subject for call in state.dice.calls.values()}
    return [
        intent
        for intent in fight.intents.values()
        if intent.spec.target == escape.character
        and (intent.spec.kind in REACHING or (is_ranged(intent) and met_by(state, intent, escape)))
        and not (intent.void or intent.resolved or intent.id in called)
    ]


def beset(state: SombreState, intent: Intent) -> bool:
    """Return whether somebody attacks the character and it can dodge, so that its Esquive is opposed to the attack."""
    fight = state.fight
    return fight is not None and bool(assailants(state, fight, intent)) and not _stuck(state, intent)


def _stuck(state: SombreState, intent: Intent) -> bool:
    """Return whether the character is held, and so can dodge nothing (SOM-MELEE-16, SOM-MELEE-39)."""
    return bool(grabbed_by(state, intent.character))


def _escape(state: SombreState, fight: Fight, attack: Intent) -> Intent | None:
    called = {call.subject for call in state.dice.calls.values()}
    for intent in fight.intents.values():
        away = intent.character == attack.spec.target and intent.spec.kind in ESCAPES
        if away and not (intent.void or intent.resolved or intent.id in called or _stuck(state, intent)):
            return intent
    return None


def due(state: SombreState, attack: Intent) -> Intent | None:
    """Return the flight or rise that must meet this attack, or None (SOM-TURN-23).

    It names the attacker, or there is no other attack.
    """
    meeting = _meeting(state, attack)
    return meeting[0] if meeting is not None and meeting[1] else None


def open_to(state: SombreState, attack: Intent) -> Intent | None:
    """Return the flight or rise that the game master may choose to meet this attack, or None (SOM-TURN-23)."""
    meeting = _meeting(state, attack)
    return meeting[0] if meeting is not None and not meeting[1] else None


def _meeting(state: SombreState, attack: Intent) -> tuple[Intent, bool] | None:
    fight = state.fight
    escape = _escape(state, fight, attack) if fight is not None else None
    if fight is None or escape is None:
        return None
    attacks = assailants(state, fight, escape)
    if attack.id not in {a.id for a in attacks}:
        return None
    if any(a.character == escape.spec.target for a in attacks):
        return (escape, True) if attack.character == escape.spec.target else None
    return escape, len(attacks) == 1


def prevented(state: SombreState, character: str) -> bool:
    """Return whether an attack has reached the character, whatever it dodged (SOM-MELEE-25, SOM-MELEE-40).

    One is enough to prevent its escape.
    """
    intents = state.fight.intents.values() if state.fight else ()
    return any(i.success and not i.void and i.spec.kind in ATTACKS and i.spec.target == character for i in intents)


def undecided(state: SombreState, character: str) -> bool:
    """Return whether an attack on the character is still unresolved in phase 2, and so its escape open."""
    fight = state.fight
    if fight is None or fight.phase != 2:
        return False
    return any(
        i.spec.target == character and i.spec.kind in ATTACKS and not (i.resolved or i.void)
        for i in fight.intents.values()
    )


def fled(state: SombreState, intent: Intent, event_id: str, *, success: bool) -> SombreState:
    """Defer the success or the failure of a flight to phase 3 (SOM-MELEE-23, SOM-MELEE-24)."""
    person = intent.character
    if success:
        return defer(state, Effect(kind="contact_broken", character=person, intent=intent.id, cause=event_id))
    return defer(state, Effect(kind="flight_failed", character=person, intent=intent.id, cause=event_id))


def leaves(state: SombreState, effect: Effect) -> Evolved:
    """Take a character out of reach of everybody, or note that its flight failed (SOM-MELEE-25, SOM-MELEE-26)."""
    fight = state.fight
    if fight is None or effect.character not in state.characters:
        return Evolved(state)
    if effect.kind == "contact_broken" and undecided(state, effect.character):
        return Evolved(defer(state, effect))
    if effect.kind == "flight_failed" or prevented(state, effect.character):
        return Evolved(state, (FlightFailed(effect.character),))
    left = frozenset(pair for pair in fight.contacts if effect.character not in pair)
    return Evolved(replace(state, fight=replace(fight, contacts=left)), (ContactBroken(effect.character),))
