"""Healing of Wounds week by week, and of limbs that are whole again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.characters.gauges import TickRemoved
from domain.systems.sombre.combat.turn.clocks import TimePassed, decision_open, pass_time
from domain.systems.sombre.condition.collapse import MINUTE
from domain.systems.sombre.health.care import DAY, PERMANENT_FROM, curable
from domain.systems.sombre.state.body import HealingClass
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, in_seconds, with_body, with_character
from domain.systems.sombre.table.guards import find, visible
from domain.systems.sombre.table.phases import require_phase, usual_time

WEEKS: dict[HealingClass, int] = {"ordinary": 1, "disease": 1, "burn": 2, "frostbite": 3, "radiodermatitis": 4}
"""SOM-CARE-02: per Wound."""
WEEK = 7 * DAY


class HealWeek(Command, frozen=True):
    """Heal `count` Wounds of one class of healing; the weeks that they take pass."""

    RULES = ("SOM-CARE-01", "SOM-CARE-02")
    character: Id
    healing: HealingClass
    count: int = 1


class MarksErased(Consequence, frozen=True):
    RULES = ("SOM-CARE-04",)
    character: Id
    limb: str


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: HealWeek = act.command
    require_phase(state, "play", "experience")
    person = find(state, command.character)
    usual_time(state, "SOM-CARE-01")
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if person.body.distress is not None:
        raise Refused("in_distress", "SOM-CARE-01")
    if decision_open(state):
        raise Refused("needs_gm_ruling", "SOM-RULING-04")
    if person.body.care != "adequate" or not 1 <= command.count <= len(curable(person, command.healing)):
        raise Refused("out_of_bounds", "SOM-CARE-01")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    return _healed(state, person, event.command.healing, event.command.count, event.id)


def _healed(state: SombreState, person: Character, healing: HealingClass, count: int, event_id: str) -> Evolved:
    """Heal a Wound of that class, the latest first, for all its weeks that passed (SOM-CARE-01, SOM-CARE-02).

    Time may stop sooner (SOM-DANGER-02). Marks of a limb that is whole again are erased (SOM-CARE-04). Nothing heals if
    time brings death or distress.
    """
    each = WEEKS[healing] * WEEK
    evolved = Evolved(state)
    evolved = evolved.then(pass_time, count * each, event_id)
    evolved = evolved.adding(TimePassed(evolved.state.time.clock - state.time.clock))
    now = evolved.state.characters[person.id]
    passed = (in_seconds(evolved.state) - in_seconds(state)) // (each * MINUTE)
    gone = set(curable(now, healing)[::-1][:passed])
    if not gone or not now.alive or now.body.distress is not None:
        return evolved
    kept = tuple(c for n, c in enumerate(now.gauges.wounds) if n not in gone)
    body = replace(now.body, healed=now.body.healed + len(gone))
    now = replace(now, gauges=replace(now.gauges, wounds=kept), body=body)
    evolved = evolved.at(with_character(evolved.state, now))
    evolved = evolved.adding(TickRemoved(person.id, "wounds", "x", len(gone), len(gone)))
    return evolved.then(_whole_limbs, person.id)


def _whole_limbs(state: SombreState, character_id: str) -> Evolved:
    person = state.characters[character_id]
    hurt = {circle.zone for circle in person.gauges.wounds}
    whole = [z for z, marks in person.body.marks.items() if 0 < marks < PERMANENT_FROM and z not in hurt]
    if not whole:
        return Evolved(state)
    marks = {z: 0 if z in whole else n for z, n in person.body.marks.items()}
    followed = tuple(MarksErased(character_id, zone) for zone in whole)
    return Evolved(with_body(state, person, replace(person.body, marks=marks)), followed)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for person in visible(state, seat).values():
        for healing in get_args(HealingClass):
            most = len(curable(person, healing))
            fields = {"character": one_of((person.id,)), "healing": one_of((healing,)), "count": integer(1, most)}
            yield from offers.move(HealWeek(person.id, healing), fields, ("count",))


CHAPTER = Chapter(
    commands={HealWeek: "WoundsHealed"}, consequences=(MarksErased,), decide=decide, evolve=evolve, moves=moves
)
