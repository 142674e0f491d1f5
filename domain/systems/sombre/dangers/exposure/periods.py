"""Another pace for a danger that runs already (SOM-DANGER-01)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.condition.collapse import owed_pace
from domain.systems.sombre.dangers.air.paces import BOUNDS, check_pace, pace_schema, paced
from domain.systems.sombre.dangers.air.throats import asphyxia_of
from domain.systems.sombre.dangers.common.hazards import with_hazard
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.dangers.exposure.attrition import BOUNDS as PERIODS
from domain.systems.sombre.dangers.exposure.attrition import KINDS, check_period, exposure_of, periods, set_exposure
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.perils import Exhaustion
from domain.systems.sombre.state.state import SombreState, without
from domain.systems.sombre.table.guards import is_gm

Paced = Literal["asphyxia"] | Exhaustion


class SetPeriod(Command, frozen=True):
    """Set the pace of a danger that runs.

    An asphyxia that began by itself receives its first pace so: in a combat by the Turn.
    """

    RULES = (
        *("SOM-DANGER-ASPHYXIA-01", "SOM-DANGER-APNEA-02", "SOM-DANGER-STRANGLE-05", "SOM-DANGER-GAS-02"),
        *("SOM-DANGER-ATTRITION-03", "SOM-DANGER-ATTRITION-04"),
    )
    character: Id
    danger: Paced
    period: Pace


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: SetPeriod = act.command
    person = endangered(state, command.character, "SOM-DANGER-01")
    if command.danger == "asphyxia":
        _check_asphyxia(state, person, command.period)
        return command
    if exposure_of(person, command.danger) is None:
        raise Refused("nothing_to_do", "SOM-DANGER-ATTRITION-03")
    check_period(command.danger, command.period)
    return command


def _check_asphyxia(state: SombreState, person: Character, period: Pace) -> None:
    found = asphyxia_of(person)
    if found is None or not (found.running and found.flows):
        raise Refused("nothing_to_do", "SOM-DANGER-ASPHYXIA-01")
    check_pace(found.why, period, "SOM-DANGER-ASPHYXIA-01")
    if found.why == "apnea" and state.time.turn_mode and not period.turns:
        raise Refused("out_of_bounds", "SOM-DANGER-APNEA-02")


def evolve(state: SombreState, event: Event) -> Evolved:
    command: SetPeriod = event.command
    if command.character not in state.characters:
        return Evolved(state)
    if command.danger != "asphyxia":
        return Evolved(set_exposure(state, command.character, command.danger, command.period))
    found = asphyxia_of(state.characters[command.character])
    if found is None:
        return Evolved(state)
    state = replace(state, rulings_due=without(state.rulings_due, owed_pace(command.character)))
    now = replace(paced(state, found, command.period), owed=False)
    return Evolved(with_hazard(state, command.character, now))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    people = victims(state, seat)
    for kind in KINDS:
        fields = {"danger": one_of((kind,)), "period": periods(kind)}
        sample = Pace(seconds=PERIODS[kind][0][0])
        yield from offers.each(
            SetPeriod, "character", [person.id for person in people], fields, danger=kind, period=sample
        )
    for person in people:
        yield from _breathless(offers, person)


def _breathless(offers: Offers, person: Character) -> Iterator[Move]:
    found = asphyxia_of(person)
    if found is None or found.why not in BOUNDS:
        return
    low, high, turns = BOUNDS[found.why]
    one = {"character": one_of((person.id,)), "danger": one_of(("asphyxia",))}
    by_turns = one | {"period": pace_schema(1, 0, turns)}
    yield from offers.move(SetPeriod(person.id, "asphyxia", Pace(turns=1)), by_turns)
    by_clock = one | {"period": pace_schema(low, high)}
    yield from offers.move(SetPeriod(person.id, "asphyxia", Pace(seconds=high)), by_clock)


CHAPTER = Chapter(commands={SetPeriod: "PeriodSet"}, decide=decide, evolve=evolve, moves=moves)
