"""Frenzy in a fight: its permitted targets and weapons, and the harm that bare fists do to themselves."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.condition.battle import ARMS, at_turn_start, invalid, with_hit
from domain.systems.sombre.condition.collapse import frenzied
from domain.systems.sombre.state.body import Zone
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.combat_state import ActionSpec, Hit, Intent
from domain.systems.sombre.state.state import SombreState, with_character

STRIKING_OUT = frozenset({"strike", "harmless_strike", "grab", "tackle", "aggravate"})
"""SOM-SOMA-22 a: attacks in close combat that need no skill but body."""
COMING_NEAR = frozenset({"move", "rise", "free"})
"""While nobody is in reach: towards the nearest, or against things."""
FISTS = 3
"""SOM-SOMA-22 c: every third strike."""


class FistsHurt(Consequence, frozen=True):
    """A third blow of a bare hand hurt its arm, which is wounded with the other damage of the Turn."""

    RULES = ("SOM-SOMA-22",)
    character: Id
    zone: Zone


def check_frenzied(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse an action that a character in frenzy cannot declare (SOM-SOMA-22 a, b). Raises Refused."""
    found = person.mind.somatisation
    if not frenzied(person) or found is None:
        return
    if action.kind in ("prepare", "take_up"):
        raise Refused("frenzy_no_pickup", "SOM-SOMA-22")
    near = action.kind in COMING_NEAR and not in_reach(state, person)
    if action.aim is not None or not (near or action.kind in STRIKING_OUT):
        raise Refused("frenzy_only_attacks", "SOM-SOMA-22")
    item = state.items.get(action.weapon or "")
    if item is not None and (item.hand is None or item.id not in found.armed):
        raise Refused("frenzy_no_pickup", "SOM-SOMA-22")


def in_reach(state: SombreState, person: Character) -> bool:
    """Return whether somebody whom the table knows is in reach: what nobody sees tells nothing."""
    contacts = state.fight.contacts if state.fight else frozenset()
    others = [c for pair in contacts if person.id in pair for c in pair if c != person.id]
    return any(c in state.characters and state.characters[c].known for c in others)


def in_frenzy(state: SombreState, intent: Intent, hit: Hit) -> Hit:
    """Adapt the hit of a character in frenzy, which always attacks with body (SOM-SOMA-22 b, d).

    With a weapon it makes three Wounds at most; bare hands and teeth wound, whatever the margin.
    """
    if not frenzied(at_turn_start(state, intent.character)):
        return hit
    if intent.spec.weapon is not None:
        return replace(hit, weak=True)
    return replace(hit, wound_instead=True, nil=False)


def fists_hurt(state: SombreState, intent: Intent, event_id: str) -> Evolved:
    """Count a strike of the bare hand in frenzy, and wound that arm at every third (SOM-SOMA-22 c).

    Strikes are counted over the whole crisis; a bite is no strike of the hand.
    """
    person = state.characters[intent.character]
    found = person.mind.somatisation
    by_hand = intent.spec.weapon is None and intent.spec.limb in (None, *ARMS)
    if found is None or not frenzied(person) or not by_hand or intent.spec.kind != "strike":
        return Evolved(state)
    strikes = found.strikes + 1
    state = with_character(state, with_mind(person, somatisation=replace(found, strikes=strikes)))
    if strikes % FISTS:
        return Evolved(state)
    arm = arm_in_use(at_turn_start(state, person.id), intent.spec)
    hit = Hit(
        id=f"{event_id}.fists.{intent.id}",
        target=person.id,
        attacker=person.id,
        intent=intent.id,
        raw=1,
        zone=arm,
        bypass=True,
        why="frenzy",
    )
    return Evolved(with_hit(state, hit), (FistsHurt(person.id, arm),))


def arm_in_use(person: Character, spec: ActionSpec) -> Zone:
    """Return the arm that the action names, else the dominant one, or the other if that is invalid."""
    dominant: tuple[Zone, Zone] = ("right_arm", "left_arm")
    first, second = dominant if person.sheet.handedness == "right" else dominant[::-1]
    if spec.limb in dominant:
        return spec.limb
    if spec.hand is not None:
        return "right_arm" if spec.hand == "right" else "left_arm"
    return second if invalid(person, first) else first
