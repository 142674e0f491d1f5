"""Grabs, tackles and a strangler's grip: the checks of who may try, where the hands close, and their effects."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.attacks import placed
from domain.systems.sombre.condition.battle import ARMS, LEGS, defer, helpless, invalid
from domain.systems.sombre.condition.collapse import fall
from domain.systems.sombre.condition.grips import SIDES, grabs_of, holds, leg_held, pinned
from domain.systems.sombre.condition.releases import broken, let_go
from domain.systems.sombre.health.gear import in_hands
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Effect, EffectKind, Grab, Hit, Intent
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_combat

THROWING = (*LEGS, "trunk")
"""SOM-MELEE-20: where one holds whom one may throw down."""
GIVES_A_HOLD = {"head": "long_hair", "trunk": "loose_clothes"}
"""SOM-MELEE-18: what one hand can seize besides an arm."""


class GrabLanded(Consequence, frozen=True):
    """A grab laid hands on somebody; the grip closes with the Turn."""

    RULES = ("SOM-MELEE-17", "SOM-TURN-12")
    hit: str
    character: Id
    attacker: Id


class GrabSet(Consequence, frozen=True):
    RULES = ("SOM-MELEE-17", "SOM-MELEE-18", "SOM-MELEE-19")
    character: Id
    victim: Id
    zone: Place
    hands: int


class Tackled(Consequence, frozen=True):
    RULES = ("SOM-MELEE-20",)
    character: Id
    victim: Id


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Check a declaration against the grips that bind the character, or that it needs. Raises Refused.

    Grips are visible to everybody, save those of somebody whom the table does not know.
    """
    moving = action.kind == "move" or action.approach
    if pinned(state, person.id, action) or (moving and leg_held(state, person.id)):
        raise Refused("grabbed", "SOM-MELEE-19")
    match action.kind:
        case "grab" | "strangle_grab":
            _check_hands(state, person, action)
        case "tackle":
            if action.aim is not None:
                raise Refused("out_of_bounds", "SOM-MELEE-20")
            if not any(grab.zone in THROWING for grab in holds(state, person.id, action.target)):
                raise Refused("not_holding", "SOM-MELEE-20")
        case "keep_strangling":
            if not any(grab.strangling for grab in holds(state, person.id, action.target)):
                raise Refused("not_holding", "SOM-DANGER-STRANGLE-02")
        case "let_go":
            if not any(holds(state, person.id, action.target)):
                raise Refused("not_holding", "SOM-MELEE-21")
        case _:
            pass


def _check_hands(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse a grab without enough bare hands and valid arms (SOM-MELEE-17, SOM-LOC-15). Raises Refused.

    Strangling may be done with an object.
    """
    strangling = action.kind == "strangle_grab"
    tool = action.weapon if strangling else None
    if action.weapon is not None and not strangling:
        raise Refused("hand_occupied", "SOM-MELEE-17")
    needed = hands_of(action)
    carried = [item for item in in_hands(state, person.id) if item.id != tool]
    full = {side for side in SIDES for i in carried if i.hand == side or (i.weapon and i.weapon.hands == 2)}
    gripping = sum(grab.hands for grab in grabs_of(state, person.id))
    if (needed == 1 and action.hand in full) or len(SIDES) - len(full) - gripping < needed:
        raise Refused("hand_occupied", "SOM-MELEE-17")
    able = [side for side in SIDES if side not in full and not invalid(person, f"{side}_arm")]
    if len(able) < needed:
        raise Refused("arm_invalid", "SOM-LOC-15")


def hands_of(action: ActionSpec) -> int:
    """Return the hands of a grab: one, unless both are named or it strangles (SOM-MELEE-18)."""
    return 2 if action.kind == "strangle_grab" or action.hands == 2 else 1


def seize(state: SombreState, call: Call, intent: Intent, target: str, event_id: str) -> Evolved:
    """Queue a grab; its place is found like that of a blow, and the grip closes in phase 3 (SOM-MELEE-17)."""
    hit = Hit(
        id=f"{event_id}.hit.{intent.id}",
        target=target,
        attacker=intent.character,
        intent=intent.id,
        call=call.id,
        raw=0,
        damage="negligible",
        helpless=helpless(state, target),
        nil=True,
        hold=2 if hands_of(intent.spec) == 2 else 1,
        why=intent.spec.kind,
    )
    grip = Effect(kind="grab", character=intent.character, intent=intent.id, cause=event_id, other=target)
    strangled = intent.spec.aim if intent.spec.kind == "strangle_grab" else None
    seized = Evolved(defer(state, grip), (GrabLanded(hit.id, target, intent.character),))
    return seized.then(placed, hit, replace(intent, zone=strangled or intent.zone), event_id)


def grip(state: SombreState, effect: Effect) -> Evolved:
    """Close the grip of a grab in phase 3 (SOM-TURN-12); while its place is unknown in phase 2, it waits."""
    fight = state.fight
    hit = next((h for h in fight.hits if h.hold and h.intent == effect.intent), None) if fight else None
    if fight is None or hit is None:
        return Evolved(state)
    if hit.zone is None and fight.phase == 2:
        return Evolved(defer(state, effect))
    return close(state, hit)


def close(state: SombreState, hit: Hit) -> Evolved:
    """Set the grab of a hit whose zone is known, unless it breaks (SOM-MELEE-17, SOM-MELEE-18)."""
    if hit.zone is None or hit.hold == 0:
        return Evolved(state)
    grab = Grab(
        id=f"{hit.intent}.grab",
        holder=hit.attacker,
        victim=hit.target,
        zone=hit.zone,
        hands=hit.hold,
        strangling=hit.why == "strangle_grab" and hit.zone not in ARMS,
    )
    if hit.hold == 1 and slips(state.characters.get(hit.target), hit.zone):
        return broken(state, grab)
    followed = GrabSet(grab.holder, grab.victim, grab.zone, grab.hands)
    same = (grab.holder, grab.victim, grab.zone)
    others = tuple(g for g in state.combat.grabs if (g.holder, g.victim, g.zone) != same)
    return Evolved(with_combat(state, grabs=(*others, grab)), (followed,))


def slips(victim: Character | None, zone: Place) -> bool:
    """Return whether a grip of one hand breaks here, without hair or cloth to hold (SOM-MELEE-18); arms never slip."""
    held = GIVES_A_HOLD.get(zone, "")
    return zone not in ARMS and (victim is None or held not in victim.body.conditions)


def tackled(state: SombreState, intent: Intent, target: str, event_id: str, *, success: bool) -> SombreState:
    """Defer the effect of a tackle: the victim thrown down, or the grip lost (SOM-MELEE-20)."""
    kind: EffectKind = "tackle" if success else "let_go"
    effect = Effect(kind=kind, character=intent.character, intent=intent.id, cause=event_id, other=target)
    return defer(state, effect)


def thrown(state: SombreState, effect: Effect) -> Evolved:
    if effect.other not in state.characters:
        return Evolved(state)
    evolved = Evolved(state)
    evolved = evolved.adding(Tackled(effect.character, effect.other))
    return evolved.then(fall, effect.other)


def lost(state: SombreState, effect: Effect) -> Evolved:
    """End the grip of a failed tackle, or one let go without others seeing it come."""
    return let_go(state, effect.character, effect.other or None)
