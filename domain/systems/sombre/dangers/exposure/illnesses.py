"""Disease and radiation: their effects and pace are the game master's; healing follows its class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Label
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, integer, one_of, text
from domain.systems.sombre.characters.traits import gain, titled
from domain.systems.sombre.dangers.air.paces import DAY, MINUTE, pace_schema
from domain.systems.sombre.dangers.common.danger_ticks import HealthGauge
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.dangers.exposure.courses import set_out
from domain.systems.sombre.dangers.fire.burns import burn_moves, burnt, check_burn
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Pace
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import find, is_gm
from domain.systems.sombre.table.phases import usual_time

MOST_TICKS = 30
MOST_LEVELS = 3
LONGEST = 60 * DAY
"""Bounds of form."""
ILLNESS = "Maladie"
Severity = Literal["mild", "chronic", "acute"]
Irradiation = Literal["fatigue", "wounds", "lethal", "skin"]


class ApplyDisease(Command, frozen=True):
    """Apply a disease to a character.

    Mild: nothing but the word. Chronic: `levels` of a Disadvantage. Acute: `ticks` Wounds, one each `period`.
    """

    RULES = ("SOM-DANGER-DISEASE-01",)
    character: Id
    severity: Severity
    title: Label = ""
    levels: int | None = None
    ticks: int | None = None
    period: Pace | None = None


class ApplyRadiation(Command, frozen=True):
    """Apply an irradiation to a character.

    `ticks` of Fatigue or Wounds, one each `period`; lethal: death after it. Skin: a burn of that `degree` and extent,
    at once, of a strong dose; a weak one leaves none.
    """

    RULES = ("SOM-DANGER-RAD-01", "SOM-DANGER-RAD-02")
    character: Id
    effect: Irradiation
    period: Pace | None = None
    ticks: int = 1
    degree: int | None = None
    zones: Mapping[Place, int] = {}
    worst: Place | None = None


IllnessCommand = ApplyDisease | ApplyRadiation


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: IllnessCommand = act.command
    endangered(state, command.character, command.RULES[0])
    usual_time(state, command.RULES[0])
    match command:
        case ApplyDisease():
            _check_disease(command)
        case ApplyRadiation():
            _check_radiation(find(state, command.character), command)
    return command


def _check_radiation(person: Character, command: ApplyRadiation) -> None:
    skin = command.effect == "skin"
    if skin is not (command.degree is not None) or skin is (command.period is not None):
        raise Refused("out_of_bounds", "SOM-DANGER-RAD-02")
    if not skin and (command.zones or command.worst is not None):
        raise Refused("out_of_bounds", "SOM-DANGER-RAD-02")
    if command.ticks != 1 and command.effect in ("lethal", "skin"):
        raise Refused("out_of_bounds", "SOM-DANGER-RAD-01")
    if command.degree is not None:
        check_burn(person, command.degree, command.zones, command.worst, "SOM-DANGER-RAD-02")
    if command.period is not None:
        least = DAY if command.effect == "lethal" else MINUTE
        _check_course(command.period, command.ticks, least, "SOM-DANGER-RAD-01")


def _check_disease(command: ApplyDisease) -> None:
    given = (command.levels is not None, command.ticks is not None, command.period is not None)
    wanted = {"mild": (False, False, False), "chronic": (True, False, False), "acute": (False, True, True)}
    if given != wanted[command.severity]:
        raise Refused("out_of_bounds", "SOM-DANGER-DISEASE-01")
    if command.levels is not None and not 1 <= command.levels <= MOST_LEVELS:
        raise Refused("out_of_bounds", "SOM-DANGER-DISEASE-01")
    if command.ticks is not None and command.period is not None:
        _check_course(command.period, command.ticks, MINUTE, "SOM-DANGER-DISEASE-01")


def _check_course(period: Pace, ticks: int, least: int, rule: str) -> None:
    """Refuse a course faster than one tick a minute, or outside the bounds (SOM-DANGER-RAD-01). Raises Refused."""
    if period.turns or not least <= period.seconds <= LONGEST or not 1 <= ticks <= MOST_TICKS:
        raise Refused("out_of_bounds", rule)


def evolve(state: SombreState, event: Event) -> Evolved:
    if event.command.character not in state.characters:
        return Evolved(state)
    match event.command:
        case ApplyDisease(character, "chronic", title, levels):
            return _chronic(state, character, title.strip() or ILLNESS, levels or 1, event.id)
        case ApplyDisease(character, "acute", _, _, ticks, period):
            pace = period or Pace(seconds=MINUTE)
            return Evolved(set_out(state, character, event.id, "disease", "wounds", ticks or 1, pace))
        case ApplyRadiation(character, "skin", degree=degree, zones=zones, worst=worst) if zones:
            return burnt(state, character, degree or 1, zones, worst, event.id, "radiodermatitis")
        case ApplyRadiation(character, "lethal", period) if period is not None:
            return Evolved(set_out(state, character, event.id, "radiation", "death", 1, period))
        case ApplyRadiation(character, effect, period, ticks) if period is not None:
            brings: HealthGauge = "fatigue" if effect == "fatigue" else "wounds"
            return Evolved(set_out(state, character, event.id, "radiation", brings, ticks, period))
        case _:
            return Evolved(state)


def _chronic(state: SombreState, character: str, title: str, levels: int, event_id: str) -> Evolved:
    """Give a chronic illness as a Disadvantage (SOM-DANGER-DISEASE-01), treated like any other illness (SOM-XP-15)."""
    person = state.characters[character]
    known = titled(person, title)
    fresh = Trait(event_id, "disadvantage", title, "physical", illness="physical", curable=True)
    return gain(state, character, known or fresh, levels, event_id, why="disease")


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    exposed = victims(state, seat)
    people = [person.id for person in exposed]
    named = {"title": text()}
    yield from _diseases(offers, people, named)
    for effect, least in (("fatigue", MINUTE), ("wounds", MINUTE), ("lethal", DAY)):
        fields = {"effect": one_of((effect,)), "period": pace_schema(least, LONGEST)}
        counted = {"ticks": integer(1, MOST_TICKS if effect != "lethal" else 1)}
        some: dict[str, Any] = {"effect": effect, "period": Pace(seconds=DAY)}
        yield from offers.each(ApplyRadiation, "character", people, fields | counted, counted, **some)
    yield from burn_moves(offers, ApplyRadiation, exposed, effect="skin")


def _diseases(offers: Offers, people: list[str], named: dict[str, Schema]) -> Iterator[Move]:
    mild = named | {"severity": one_of(("mild",))}
    yield from offers.each(ApplyDisease, "character", people, mild, named, severity="mild")
    chronic = named | {"severity": one_of(("chronic",)), "levels": integer(1, MOST_LEVELS)}
    yield from offers.each(ApplyDisease, "character", people, chronic, named, severity="chronic", levels=1)
    acute = named | {
        "severity": one_of(("acute",)),
        "ticks": integer(1, MOST_TICKS),
        "period": pace_schema(MINUTE, LONGEST),
    }
    some: dict[str, Any] = {"severity": "acute", "ticks": 1, "period": Pace(seconds=DAY)}
    yield from offers.each(ApplyDisease, "character", people, acute, named, **some)


CHAPTER = Chapter(
    commands={ApplyDisease: "DiseaseApplied", ApplyRadiation: "RadiationApplied"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
