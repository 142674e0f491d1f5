"""Lasting marks of a danger: special circles that become ordinary ones (SOM-DANGER-04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.characters.gauges import circles, with_circles
from domain.systems.sombre.condition.collapse import DISTRESS_FROM, begin_distress, coma
from domain.systems.sombre.dangers.common.danger_ticks import HealthGauge
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play


class ConvertTicks(Command, frozen=True):
    """Convert circles of dangers that have stopped: `count` of the special ones are ordinary from now on, the
    latest first.
    """

    RULES = (
        *("SOM-DANGER-04", "SOM-DANGER-ASPHYXIA-05", "SOM-DANGER-STRANGLE-03", "SOM-DANGER-GAS-04"),
        "SOM-DANGER-ELEC-03",
    )
    character: Id
    gauge: HealthGauge
    count: int


def convertible(person: Character, gauge: HealthGauge) -> list[int]:
    """Return the places of special circles whose danger runs no more, the latest first; childhood is not counted."""
    running = {hazard.id for hazard in person.body.dangers if hazard.running}
    there = enumerate(circles(person, gauge))
    return [n for n, c in there if c.mark == "plus" and c.why != "childhood" and c.cause not in running][::-1]


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ConvertTicks = act.command
    person = find(state, command.character)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if command.count < 1:
        raise Refused("out_of_bounds", "SOM-DANGER-04")
    has = len(convertible(person, command.gauge))
    if command.count > has:
        raise Refused("not_enough_ticks", "SOM-DANGER-04", needed=command.count, has=has)
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: ConvertTicks = event.command
    person = state.characters.get(command.character)
    if person is None:
        return Evolved(state)
    gone = set(convertible(person, command.gauge)[: command.count])
    ticks = (replace(c, mark="x") if n in gone else c for n, c in enumerate(circles(person, command.gauge)))
    person = with_circles(person, command.gauge, tuple(ticks))
    evolved = Evolved(with_character(state, person))
    if command.gauge == "wounds":
        evolved = evolved.then(_grave, person.id, event.id)
    return evolved.then(_nothing_left, person.id, event.id)


def _grave(state: SombreState, character_id: str, event_id: str) -> Evolved:
    """Start a distress if the ordinary Wounds alone reach its threshold (SOM-DANGER-04)."""
    person = state.characters[character_id]
    ordinary = sum(circle.mark == "x" for circle in person.gauges.wounds)
    if ordinary < DISTRESS_FROM or person.body.distress is not None or not person.alive:
        return Evolved(state)
    return begin_distress(state, character_id, event_id, "sequela")


def _nothing_left(state: SombreState, character_id: str, event_id: str) -> Evolved:
    """End the dangers that have nothing left to give back."""
    person = state.characters[character_id]
    owing = {c.cause for gauge in GAUGES for c in circles(person, gauge) if c.mark == "plus"}
    kept = tuple(h for h in person.body.dangers if h.running or h.id in owing)
    if len(kept) == len(person.body.dangers):
        return Evolved(state)
    state = with_character(state, replace(person, body=replace(person.body, dangers=kept)))
    return coma(state, character_id, event_id)


GAUGES: tuple[HealthGauge, ...] = get_args(HealthGauge)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if is_gm(state, seat):
        offers = Offers(state, seat, decide)
        for person in visible(state, seat).values():
            yield from _for(offers, person)


def _for(offers: Offers, person: Character) -> Iterator[Move]:
    for gauge in GAUGES:
        most = len(convertible(person, gauge))
        fields = {"character": one_of((person.id,)), "gauge": one_of((gauge,)), "count": integer(1, most)}
        yield from offers.move(ConvertTicks(person.id, gauge, 1), fields)


CHAPTER = in_play(Chapter(commands={ConvertTicks: "TicksConverted"}, decide=decide, evolve=evolve, moves=moves))
