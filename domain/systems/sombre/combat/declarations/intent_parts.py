"""Parts of a declaration: every kind with the weapons, hands and aims that it knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple, get_args

from domain.game import Schema, flag, one_of, text
from domain.systems.sombre.combat.attacks.fighting_skills import fighting_skills, governed
from domain.systems.sombre.combat.attacks.ranged import held, skills_for
from domain.systems.sombre.combat.attacks.strikes import APPROACHING
from domain.systems.sombre.condition.battle import BARE
from domain.systems.sombre.condition.guns import BURSTS, HANDLING
from domain.systems.sombre.condition.zones import ZONES
from domain.systems.sombre.dangers.explosions.charges import lying
from domain.systems.sombre.state.arms import FireMode
from domain.systems.sombre.state.charges import Step
from domain.systems.sombre.state.combat_state import ATTACKS, BELONGINGS, DEFENCES, ActionSpec, IntentKind
from domain.systems.sombre.state.state import Fight, SombreState

KINDS: tuple[IntentKind, ...] = get_args(IntentKind)
MODES: tuple[FireMode, ...] = get_args(FireMode)


class Choice(NamedTuple):
    """One way to fill a part of a declaration: a sample and the fields that may take its place."""

    sample: dict[str, Any]
    fields: dict[str, Schema]


NOTHING = Choice({}, {})


def _weapons(state: SombreState, person: str, kind: IntentKind) -> list[Choice]:
    own = [*state.held.get(person, ())]
    own += [i for i in state.held.get(None, ()) if kind == "throw" and lying(i)]
    own = [i for i in own if i.weapon is not None or (i.shield and kind == "parry")]
    return [NOTHING, *(Choice({"weapon": i.id}, {"weapon": one_of((i.id,))}) for i in own)]


def _things(state: SombreState, person: str, kind: IntentKind) -> list[Choice]:
    """Return the objects that may change hands by that gesture (SOM-TURN-15)."""
    others = state.about if state.characters[person].is_pc else state.items
    found = [i for i in others.values() if i.holder != person] if kind == "take_up" else state.held.get(person, ())
    return [Choice({"weapon": i.id}, {"weapon": one_of((i.id,))}) for i in found]


HANDS = [NOTHING, *(Choice({"hand": side}, {"hand": one_of((side,))}) for side in ("right", "left"))]
AIMS = [NOTHING, Choice({"aim": "trunk"}, {"aim": one_of(ZONES), "refined": flag()})]
NECK = [Choice({"aim": "trunk", "refined": True}, {"aim": one_of(("trunk", "head")), "refined": one_of((True,))})]
"""SOM-DANGER-STRANGLE-01."""
GRIPS = [NOTHING, *(Choice({"hands": hands}, {"hands": one_of((hands,))}) for hands in (1, 2))]
HELP = [NOTHING, Choice({"helped": True}, {"helped": one_of((True,))})]
LIMBS = [
    *(Choice({"limb": limb}, {"limb": one_of((limb,))}) for limb in ("right_arm", "left_arm", "head")),
    Choice({"limb": "right_leg"}, {"limb": one_of(("right_leg", "left_leg"))}),
]
"""SOM-MELEE-14: of a bare-handed attack."""
ANY_HAND = [Choice({}, {"hand": one_of(("right", "left", None))})]
ANY_LIMB = [Choice({"limb": "head"}, {"limb": one_of(("right_leg", "left_leg", "right_arm", "left_arm", "head"))})]
AT_WILL = [Choice({}, {"approach": flag()})]
"""Of an NPC: nothing of it changes the answer."""
ARRIVALS = [NOTHING, Choice({"approach": True}, {"approach": one_of((True,))})]
WATER = [NOTHING, Choice({"water_jet": True}, {"water_jet": one_of((True,))})]
QUICKLY = Choice({"quick": True}, {"quick": one_of((True,))})
GESTURES = [NOTHING, *(Choice({"step": step}, {"step": one_of((step,))}) for step in get_args(Step))]
FALLS = [Choice({}, {"fell": flag()})]
SELECTOR = [Choice({"mode": mode}, {"mode": one_of((mode,))}) for mode in MODES]
OF_ITS_OWN: dict[IntentKind, list[Choice]] = {
    "rise": HELP,
    "prepare": GESTURES,
    "extinguish": WATER,
    "throw": [NOTHING, QUICKLY],
    "select_mode": SELECTOR,
    "harmless_strike": FALLS,
}
"""What one kind alone may add."""


SHOTS = [
    *AIMS,
    *(Choice(aim.sample | {"mode": "single"}, aim.fields | {"mode": one_of(("single",))}) for aim in AIMS),
    *(Choice({"mode": mode, "direction": "-"}, {"mode": one_of((mode,)), "direction": text(1)}) for mode in BURSTS),
]
"""SOM-GUN-15, SOM-GUN-16: a burst has a direction and no aim."""


def _may_touch(state: SombreState, person: str) -> bool:
    """Return whether a contact shot may be declared: the character holds, or is held (SOM-RANGED-24).

    Of an adversary's intent only the form is checked, so that it always may.
    """
    bearer = state.characters[person]
    bitten = {bearer.bite.victim} if bearer.bite is not None else set()
    near = bitten.union(state.biting, *((grab.holder, grab.victim) for grab in state.combat.grabs))
    return not bearer.is_pc or any(held(state, person, other) for other in near)


CONTACT = Choice({"contact": True}, {"contact": one_of((True,))})


def _projectiles(state: SombreState, person: str, kind: IntentKind) -> list[Choice]:
    """Return the weapons to throw or shoot with, each with its skills (SOM-RANGED-02).

    An adversary's skills are the game master's choice.
    """
    bearer = state.characters[person]
    ways = []
    for choice in _weapons(state, person, kind):
        item = state.items.get(choice.sample.get("weapon", ""))
        skills = skills_for(bearer, kind, item.weapon if item else None)
        skill = one_of(("", *skills)) if bearer.is_pc else text()
        ways.append(Choice(choice.sample, choice.fields | {"skill": skill}))
    return ways


def parts(state: SombreState, person: str, kind: IntentKind) -> Iterator[list[Choice]]:
    """Yield the parts of a declaration of that kind, besides its opponent, each as a list of choices."""
    judged = state.characters[person].is_pc
    if kind in ATTACKS:
        yield from _of_attack(state, person, kind, *((HANDS, LIMBS) if judged else (ANY_HAND, ANY_LIMB)))
    elif kind == "parry":
        yield from (_weapons(state, person, kind), HANDS if judged else ANY_HAND)
    elif kind in BELONGINGS:
        yield _things(state, person, kind)
    elif kind in HANDLING:
        yield _weapons(state, person, kind)
    if kind in ("prepare", "take_up", "change_hand"):
        yield HANDS if judged else ANY_HAND
    if kind in APPROACHING:
        yield ARRIVALS if judged else AT_WILL
    if kind in OF_ITS_OWN:
        yield OF_ITS_OWN[kind]


def _of_attack(
    state: SombreState, person: str, kind: IntentKind, hands: list[Choice], limbs: list[Choice]
) -> Iterator[list[Choice]]:
    match kind:
        case "grab":
            yield from ([*hands, *limbs], GRIPS, AIMS)
        case "strangle_grab":
            yield from (_weapons(state, person, kind), NECK)
        case "tackle":
            yield [*hands, *limbs]
        case "aggravate":
            yield _weapons(state, person, kind)
        case "throw":
            yield from (_projectiles(state, person, kind), hands, AIMS)
        case "shoot":
            yield from (_projectiles(state, person, kind), hands, SHOTS)
            yield [NOTHING, CONTACT] if _may_touch(state, person) else [NOTHING]
        case _:
            armed = product(_weapons(state, person, kind), hands)
            yield from ([*(_both(weapon, hand) for weapon, hand in armed), *limbs], AIMS)


def _both(one: Choice, other: Choice) -> Choice:
    return Choice(one.sample | other.sample, one.fields | other.fields)


def targets(fight: Fight, person: str, kind: IntentKind) -> tuple[str | None, ...]:
    others = tuple(c for c in fight.fighters if c != person)
    if kind == "shoot":
        return (None, *others)
    if kind in (*ATTACKS, *DEFENCES):
        return others
    return (None, *others) if kind in ("flee", "rise", "extinguish", "hand_over") else (None,)


def skills(state: SombreState, person: str, spec: ActionSpec) -> dict[str, Schema]:
    """Return the schema of the skill, which a player chooses (SOM-MELEE-04); empty: the game master's, as an NPC's."""
    bearer, item = state.characters[person], state.items.get(spec.weapon or "")
    if not bearer.is_pc or not governed(spec):
        return {}
    weapon = item.weapon if item is not None and item.weapon is not None else BARE
    return {"skill": one_of(("", *fighting_skills(bearer, spec, weapon)))}
