"""Burns: their degree, extent and zones in Wounds (SOM-DANGER-BURN)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, integer, one_of
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.blows import land_all
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, visible
from domain.systems.sombre.table.phases import in_play

WORST_DEGREE = 3
WHOLE = 2
"""SOM-DANGER-BURN-01: of a zone, 0: less than half, 1: half (one side of it is half), 2: all of it."""


class ApplyBurn(Command, frozen=True):
    """Apply a burn to a character. `zones`: how much of each is burnt.

    `worst`: where the degree itself weighs, if several zones are burnt most.
    """

    RULES = (
        *("SOM-DANGER-BURN-01", "SOM-DANGER-BURN-02", "SOM-DANGER-BURN-03"),
        *("SOM-DANGER-FIRE-01", "SOM-DANGER-ELEC-09"),
    )
    character: Id
    degree: int
    zones: Mapping[Place, int]
    worst: Place | None = None


def most_burnt(zones: Mapping[Place, int]) -> tuple[Place, ...]:
    deepest = max(zones.values(), default=0)
    return tuple(zone for zone, extent in zones.items() if extent == deepest)


def check_burn(person: Character, degree: int, zones: Mapping[Place, int], worst: Place | None, rule: str) -> None:
    """Refuse a burn outside the bounds, or without the zone that is burnt most (SOM-DANGER-BURN-02). Raises Refused.

    Among zones that are burnt alike the game master picks.
    """
    fits = bool(zones) and zones.keys() <= set(zones_of(person)) and all(0 <= e <= WHOLE for e in zones.values())
    if not fits or not 1 <= degree <= WORST_DEGREE:
        raise Refused("out_of_bounds", rule)
    candidates = most_burnt(zones)
    if (worst is None and len(candidates) > 1) or (worst is not None and worst not in candidates):
        raise Refused("out_of_bounds", "SOM-DANGER-BURN-02")


def burnt(
    state: SombreState,
    character: str,
    degree: int,
    zones: Mapping[Place, int],
    worst: Place | None,
    event_id: str,
    why: str = "burn",
) -> Evolved:
    """Burn the character (SOM-DANGER-BURN-01, SOM-DANGER-BURN-02). `why`: the class that it heals by (SOM-CARE-02)."""
    hits = tuple(_hits(state, character, degree, zones, worst or most_burnt(zones)[0], event_id, why))
    return land_all(state, hits, event_id)


def _hits(
    state: SombreState,
    character: str,
    degree: int,
    zones: Mapping[Place, int],
    worst: Place,
    event_id: str,
    why: str,
) -> Iterator[Hit]:
    """Yield one hit for each zone, so that each limb has its own cap (A19: by option neither caps nor marks).

    SOM-DANGER-BURN-02: nothing that is worn stops the heat.
    """
    marked = state.options.burn_cap_and_marks
    for zone, extent in zones.items():
        yield Hit(
            id=f"{event_id}.{character}.{zone}",
            target=character,
            raw=extent + (degree if zone == worst else 0),
            zone=zone if marked else None,
            diffuse=not marked,
            bypass=True,
            why=why,
        )


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ApplyBurn = act.command
    person = living(state, command.character)
    check_burn(person, command.degree, command.zones, command.worst, "SOM-DANGER-BURN-01")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: ApplyBurn = event.command
    if command.character not in state.characters or not command.zones:
        return Evolved(state)
    return burnt(state, command.character, command.degree, command.zones, command.worst, event.id)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    yield from burn_moves(Offers(state, seat, decide), ApplyBurn, visible(state, seat).values())


def burn_moves(offers: Offers, kind: type[Command], people: Iterable[Character], /, **fixed: Any) -> Iterator[Move]:
    """Yield the moves that burn one of these people by a command; `fixed`: the one value of its other fields."""
    by_zones: dict[tuple[Place, ...], list[str]] = {}
    for person in people:
        by_zones.setdefault(zones_of(person), []).append(person.id)
    for places, ids in by_zones.items():
        taken = offers.taken(kind, "character", ids, **fixed, degree=1, zones={places[0]: 0})
        named = {"character": one_of(taken), **{field: one_of((value,)) for field, value in fixed.items()}}
        for burn, optional in _burns(places) if taken else ():
            yield Move(command=kind, fields=named | burn, optional=optional, rules=kind.RULES)


def _burns(places: Sequence[Place]) -> Iterator[tuple[dict[str, Schema], frozenset[str]]]:
    """Yield the fields of every burn, by the zone that is burnt most and to what extent, and those that are optional.

    The zone need not be named where all others are burnt less (SOM-DANGER-BURN-02).
    """
    for worst, extent, alone in product(places, range(WHOLE + 1), (True, False)):
        most = extent if alone else extent + 1
        less: dict[str, Schema] = {zone: one_of(range(most)) for zone in places if zone != worst and most}
        zones = closed({worst: one_of((extent,)), **less}, worst)
        fields = {"degree": integer(1, WORST_DEGREE), "zones": zones, "worst": one_of((worst,))}
        yield fields, frozenset({"worst"} if alone else ())


CHAPTER = in_play(Chapter(commands={ApplyBurn: "BurnApplied"}, decide=decide, evolve=evolve, moves=moves))
