"""The actions that may be declared, as moves: every kind with the weapons, hands and aims that it knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from typing import Any, NamedTuple, get_args

from domain.chance import Chance
from domain.events import Act, Command
from domain.game import Move, Schema, flag, one_of, several, text
from domain.systems.sombre.arms import FireMode
from domain.systems.sombre.combat_state import ATTACKS, DEFENCES, ActionSpec, Fight, IntentKind
from domain.systems.sombre.grips import held_zones
from domain.systems.sombre.guns import BURSTS, HANDLING
from domain.systems.sombre.offers import Offers
from domain.systems.sombre.ranged import held, skills_for
from domain.systems.sombre.state import SombreState
from domain.systems.sombre.zones import ZONES

KINDS: tuple[IntentKind, ...] = get_args(IntentKind)
MOST_ELEMENTS = 5
FREE = {"rise": ("slow", "support")}
"""What a kind may add without anybody's leave."""
MODES: tuple[FireMode, ...] = get_args(FireMode)


class Choice(NamedTuple):
    """One way to fill a part of a declaration: a sample and the fields that may take its place."""

    sample: dict[str, Any]
    fields: dict[str, Schema]


NOTHING = Choice({}, {})


def _weapons(state: SombreState, person: str) -> list[Choice]:
    own = [i.id for i in state.items.values() if i.holder == person and i.weapon is not None]
    return [NOTHING, *(Choice({"weapon": item}, {"weapon": one_of((item,))}) for item in own)]


HANDS = [NOTHING, *(Choice({"hand": side}, {"hand": one_of((side,))}) for side in ("right", "left"))]
AIMS = [NOTHING, Choice({"aim": "trunk"}, {"aim": one_of(ZONES), "refined": flag()})]
NECK = [Choice({"aim": "trunk", "refined": True}, {"aim": one_of(("trunk", "head")), "refined": one_of((True,))})]
"""SOM-DANGER-STRANGLE-01."""
GRIPS = [NOTHING, *(Choice({"hands": hands}, {"hands": one_of((hands,))}) for hands in (1, 2))]
HELP = [NOTHING, Choice({"helped": True}, {"helped": one_of((True,))})]


def _limbs(state: SombreState, person: str) -> list[Choice]:
    """SOM-MELEE-19: a limb that somebody holds is a choice apart."""
    held = held_zones(state, person)
    parts = [[zone for zone in ZONES if zone not in held], [zone for zone in ZONES if zone in held]]
    return [NOTHING, *(Choice({"limb": zones[0]}, {"limb": one_of(zones)}) for zones in parts if zones)]


SHOTS = [
    *AIMS,
    *(Choice(aim.sample | {"mode": "single"}, aim.fields | {"mode": one_of(("single",))}) for aim in AIMS),
    *(Choice({"mode": mode, "direction": "-"}, {"mode": one_of((mode,)), "direction": text(1)}) for mode in BURSTS),
]
"""SOM-GUN-15, SOM-GUN-16: a burst has a direction and no aim."""


def _may_touch(state: SombreState, person: str) -> bool:
    """SOM-RANGED-24: a hold; of an adversary's intent only the form is asked."""
    return not state.characters[person].is_pc or any(held(state, person, other) for other in state.characters)


CONTACT = Choice({"contact": True}, {"contact": one_of((True,))})


def _projectiles(state: SombreState, person: str, kind: IntentKind) -> list[Choice]:
    """SOM-RANGED-02: what is thrown or shot with, and under which skills; an adversary's are the game master's."""
    bearer = state.characters[person]
    ways = []
    for choice in _weapons(state, person):
        item = state.items.get(choice.sample.get("weapon", ""))
        skills = skills_for(bearer, kind, item.weapon if item else None)
        skill = one_of(("", *skills)) if bearer.is_pc else text()
        ways.append(Choice(choice.sample, choice.fields | {"skill": skill}))
    return ways


def _parts(state: SombreState, person: str, kind: IntentKind) -> Iterator[list[Choice]]:
    """What a declaration of that kind is made of, besides its opponent."""
    match kind:
        case "grab":
            yield from ([*HANDS, *_limbs(state, person)[1:]], GRIPS, AIMS)
        case "strangle_grab":
            yield from (_weapons(state, person), NECK)
        case "tackle":
            yield [*HANDS, *_limbs(state, person)[1:]]
        case "aggravate":
            yield _weapons(state, person)
        case "rise":
            yield HELP
        case "parry":
            yield from (_weapons(state, person), HANDS)
        case "shoot":
            yield from (_projectiles(state, person, kind), HANDS, SHOTS)
            yield [NOTHING, CONTACT] if _may_touch(state, person) else [NOTHING]
        case "throw":
            yield from (_projectiles(state, person, kind), HANDS, AIMS, _limbs(state, person))
        case "select_mode":
            yield _weapons(state, person)
            yield [Choice({"mode": mode}, {"mode": one_of((mode,))}) for mode in MODES]
        case _ if kind in HANDLING:
            yield _weapons(state, person)
        case _ if kind in ATTACKS:
            yield from (_weapons(state, person), HANDS, AIMS, _limbs(state, person))
        case _:
            return


def _targets(fight: Fight, person: str, kind: IntentKind) -> tuple[str | None, ...]:
    others = tuple(c for c in fight.fighters if c != person)
    if kind == "shoot":
        return (None, *others)
    if kind in (*ATTACKS, *DEFENCES):
        return others
    return (None, *others) if kind in ("flee", "rise") else (None,)


Make = Callable[[ActionSpec], Command]


def _specs(state: SombreState, fight: Fight, person: str) -> Iterator[tuple[dict[str, Any], dict[str, Schema], Any]]:
    """For each kind and way of doing it: a sample, its fields, and whom it may be turned against."""
    for kind in KINDS:
        targets = _targets(fight, person, kind)
        for chosen in product(*_parts(state, person, kind)):
            sample: dict[str, Any] = {"kind": kind}
            fields: dict[str, Schema] = {"kind": one_of((kind,))}
            for choice in chosen:
                sample |= choice.sample
                fields |= choice.fields
            yield sample, fields, targets


def _spoken(offers: Offers, fight: Fight, person: str, make: Make, named: dict[str, Schema]) -> Iterator[Move]:
    for sample, fields, targets in _specs(offers.state, fight, person):
        open_to = [t for t in targets if offers.admits(make(ActionSpec(target=t, **sample)))]
        if not open_to:
            continue
        opponents = [t for t in open_to if t is not None]
        if opponents:
            aimed = fields | {"target": one_of(opponents)}
            spec = ActionSpec(target=opponents[0], **sample)
            yield from offers.move(make(spec), named | {"action": _schema(sample["kind"], aimed)})
        if None in open_to:
            yield from offers.move(make(ActionSpec(**sample)), named | {"action": _schema(sample["kind"], fields)})


def _schema(kind: str, fields: dict[str, Schema]) -> Schema:
    free: dict[str, Schema] = {"text": text(), "elements": several(text(1), 0, MOST_ELEMENTS), "skill": text()}
    free |= {name: flag() for name in ("leaves", *FREE.get(kind, ()))}
    if kind == "shoot":
        free["direction"] = text()
    required = [name for name, schema in fields.items() if schema != flag() and name != "skill"]
    return {"type": "object", "properties": free | fields, "required": required, "additionalProperties": False}


def declarations(
    state: SombreState,
    seat: str,
    person: str,
    kind: Callable[[str, ActionSpec], Command],
    decide: Callable[[SombreState, Act, Chance], Command],
) -> Iterable[Move]:
    """What a character may declare (or specify), if it is its turn to speak."""
    fight = state.fight
    offers = Offers(state, seat, decide)
    probes = ("none", "strike", "dodge", "free")
    if fight is None or not any(_may_speak(offers, fight, person, kind, each) for each in probes):
        return
    yield from _spoken(offers, fight, person, partial(kind, person), {"character": one_of((person,))})


def _may_speak(
    offers: Offers, fight: Fight, person: str, kind: Callable[[str, ActionSpec], Command], probe: Any
) -> bool:
    """Asked first, for most seats may not: a specification has the kind that was sealed."""
    return any(offers.admits(kind(person, ActionSpec(kind=probe, target=t))) for t in _targets(fight, person, probe))


def npc_intents(offers: Offers, fight: Fight, kind: Callable[[str, ActionSpec, bool], Command]) -> Iterable[Move]:
    for person in fight.fighters:
        if offers.state.characters[person].is_pc:
            continue
        for hidden in (True, False):
            if offers.admits(kind(person, ActionSpec(kind="none"), hidden)):
                named = {"npc": one_of((person,)), "hidden": one_of((hidden,))}
                yield from _spoken(offers, fight, person, partial(_npc, kind, person, hidden), named)


def _npc(kind: Callable[[str, ActionSpec, bool], Command], npc: str, hidden: bool, spec: ActionSpec) -> Command:
    return kind(npc, spec, hidden)
