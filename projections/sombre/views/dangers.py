"""Views of dangers: hazards that run, what people breathe, take and carry, explosives, and their scars."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.base.events import Id
from domain.base.marks import Seconds
from domain.systems.sombre.dangers.accidents.frost import degrees
from domain.systems.sombre.dangers.air import apnea
from domain.systems.sombre.dangers.common import placement
from domain.systems.sombre.dangers.exposure import attrition
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import Bomb, Mine
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.hazards import Hazard, Peril
from domain.systems.sombre.state.perils import Dose, Exhaustion, Family, Ordeal, Trip
from domain.systems.sombre.state.state import SombreState, in_seconds
from domain.systems.sombre.table.guards import is_gm, plays, sees, visible
from projections.sombre.views.screen import HazardGmView, hazard_for_gm
from projections.sombre.views.visibility import reads_sheet

OPEN: frozenset[Peril] = frozenset({"burning"})
"""Dangers that every seat sees of a character known to the table; all others are shown to its owner alone."""


class HazardView(msgspec.Struct, frozen=True):
    """A danger that a character is in.

    `running` False: it gives back what it took. `keeper`, with the pace and the next time: the game master's.
    """

    character: Id
    danger: Peril
    running: bool
    keeper: HazardGmView | None


class WaitingView(msgspec.Struct, frozen=True):
    """Wounds of a danger that wait for their place."""

    hit: Id
    character: Id
    wounds: int


def hazards(state: SombreState, seat: str) -> tuple[HazardView, ...]:
    keeper = is_gm(state, seat)
    return tuple(
        HazardView(person.id, hazard.what, hazard.running, hazard_for_gm(hazard) if keeper else None)
        for person in visible(state, seat).values()
        for hazard in person.body.dangers
        if hazard_seen(state, seat, person, hazard)
    )


HIDDEN: frozenset[Peril] = frozenset({"drug", "effect"})
"""Dangers that the game master alone sees, as they say how long a substance acts; `DoseView` shows that it acts."""


def hazard_seen(state: SombreState, seat: str, person: Character, hazard: Hazard) -> bool:
    """Return whether the seat sees a danger: its owner does, and everybody those that can be seen."""
    if hazard.what in HIDDEN:
        return is_gm(state, seat)
    return sees(state, seat, person) if hazard.what in OPEN else plays(state, seat, person)


def waiting(state: SombreState, seat: str) -> tuple[WaitingView, ...]:
    """Return the Wounds that wait for their place, for the game master alone."""
    if not is_gm(state, seat):
        return ()
    return tuple(WaitingView(hit.id, hit.target, hit.raw) for hit in _unplaced(state))


def _unplaced(state: SombreState) -> Iterator[Hit]:
    for hit in (*placement.unplaced(state), *(state.fight.hits if state.fight else ())):
        if placement.places_later(state, hit) and hit.zone is None and not hit.diffuse:
            yield hit


class BombView(msgspec.Struct, frozen=True):
    """A bomb that somebody built.

    `label`: the name by which the table knows it, if it does. `own`: the seat built it. `keeper`: the game master's.
    """

    id: Id
    label: str
    own: bool
    keeper: Bomb | None


class MineView(msgspec.Struct, frozen=True):
    """A laid mine, for whoever laid it and for the game master."""

    id: Id
    area: str
    keeper: Mine | None


def bombs_seen(state: SombreState, seat: str) -> tuple[BombView, ...]:
    keeper = is_gm(state, seat)
    return tuple(
        BombView(bomb.id, bomb.label, plays_person(state, seat, bomb.maker), bomb if keeper else None)
        for bomb in state.dangers.bombs.values()
        if keeper or bomb.label or plays_person(state, seat, bomb.maker)
    )


def mines_seen(state: SombreState, seat: str) -> tuple[MineView, ...]:
    keeper = is_gm(state, seat)
    return tuple(
        MineView(mine.id, mine.area, mine if keeper else None)
        for mine in state.dangers.mines.values()
        if keeper or plays_person(state, seat, mine.layer)
    )


def plays_person(state: SombreState, seat: str, character: str) -> bool:
    person = state.characters.get(character)
    return person is not None and plays(state, seat, person)


class DoseView(msgspec.Struct, frozen=True):
    """An active dose. `secret`: what its bearer does not know of."""

    id: Id
    character: Id
    family: Family
    toxicity: int
    product: str
    secret: bool
    trip: Trip | None


class PoisonView(msgspec.Struct, frozen=True):
    """A poison that a character tried to make.

    `success` and `margin`: the game master's; the maker's seat knows that he tried.
    """

    id: str
    maker: Id
    success: bool | None
    margin: int | None


def doses(state: SombreState, seat: str) -> tuple[DoseView, ...]:
    people = visible(state, seat)
    return tuple(
        DoseView(d.id, d.character, d.family, d.toxicity, d.product, d.secret, d.trip)
        for d in [each for each in state.dangers.doses.values() if each.character in people]
        if d.acting and _knows(state, seat, d)
    )


def _knows(state: SombreState, seat: str, dose: Dose) -> bool:
    person = state.characters.get(dose.character)
    return is_gm(state, seat) or (person is not None and plays(state, seat, person) and not dose.secret)


def poisons_made(state: SombreState, seat: str) -> tuple[PoisonView, ...]:
    keeper = is_gm(state, seat)
    found = ((p, state.characters.get(p.maker)) for p in state.dangers.poisons.values())
    return tuple(
        PoisonView(p.id, p.maker, p.success if keeper else None, p.margin if keeper else None)
        for p, maker in found
        if maker is not None and plays(state, seat, maker)
    )


def sick(state: SombreState, seat: str) -> tuple[Id, ...]:
    """Return the characters of the seat that feel unwell after a substance (SOM-DANGER-TOXIC-10)."""
    return tuple(p.id for p in visible(state, seat).values() if p.body.malaise and plays(state, seat, p))


class BreathView(msgspec.Struct, frozen=True):
    """A held breath. `seconds` that are left; for the character's owner."""

    character: Id
    seconds: Seconds


class DepthView(msgspec.Struct, frozen=True):
    """The metres that a character can dive on one breath, and with bottles; null without the skill.

    For the character's owner.
    """

    character: Id
    breath: int | None
    equipped: int | None


def breaths(state: SombreState, seat: str) -> tuple[BreathView, ...]:
    mine = (p for p in visible(state, seat).values() if plays(state, seat, p))
    found = ((p.id, apnea.breath_of(p)) for p in mine)
    return tuple(
        BreathView(person, max(breath.next_at - in_seconds(state), 0))
        for person, breath in found
        if breath is not None and breath.next_at is not None
    )


def depths(state: SombreState, seat: str) -> tuple[DepthView, ...]:
    mine = [p for p in visible(state, seat).values() if plays(state, seat, p)]
    found = (DepthView(p.id, apnea.depth(state, p), apnea.depth_equipped(state, p)) for p in mine)
    return tuple(each for each in found if each.breath is not None or each.equipped is not None)


class FrostView(msgspec.Struct, frozen=True):
    """The frostbite of a hand or foot: how bad it is."""

    character: Id
    limb: str
    degree: str


def frostbites(state: SombreState, seat: str) -> tuple[FrostView, ...]:
    """Return the frostbites on page 3 of the sheets that the seat reads."""
    return tuple(
        FrostView(person.id, limb, degree)
        for person in visible(state, seat).values()
        if reads_sheet(state, seat, person)
        for limb, degree in degrees(state, person).items()
    )


class ExposureView(msgspec.Struct, frozen=True):
    """An exposure of a character to hunger, thirst, heat or cold. `seconds` between two circles: the game master's."""

    character: Id
    kind: Exhaustion
    seconds: Seconds | None


def exposures(state: SombreState, seat: str) -> tuple[ExposureView, ...]:
    keeper = is_gm(state, seat)
    found = ((p, attrition.attrition_of(p)) for p in visible(state, seat).values() if plays(state, seat, p))
    return tuple(
        ExposureView(person.id, each.kind, each.period if keeper else None)
        for person, worn in found
        if worn is not None
        for each in worn.exposures
    )


def ordeals_seen(state: SombreState, seat: str) -> tuple[Ordeal, ...]:
    """Return the ordeals, for the game master alone."""
    return tuple(state.dangers.ordeals.values()) if is_gm(state, seat) else ()


class DangersView(msgspec.Struct, frozen=True, kw_only=True):
    """The view of all dangers.

    `waiting`: Wounds that the game master has still to place. `malaise`: after a stimulant. `ordeals`: the game
    master's.
    """

    hazards: tuple[HazardView, ...]
    waiting: tuple[WaitingView, ...]
    breaths: tuple[BreathView, ...]
    depths: tuple[DepthView, ...]
    exposures: tuple[ExposureView, ...]
    doses: tuple[DoseView, ...]
    poisons: tuple[PoisonView, ...]
    malaise: tuple[Id, ...]
    ordeals: tuple[Ordeal, ...]
    frostbites: tuple[FrostView, ...]
    bombs: tuple[BombView, ...]
    mines: tuple[MineView, ...]


def dangers(state: SombreState, seat: str) -> DangersView:
    return DangersView(
        hazards=hazards(state, seat),
        waiting=waiting(state, seat),
        breaths=breaths(state, seat),
        depths=depths(state, seat),
        exposures=exposures(state, seat),
        doses=doses(state, seat),
        poisons=poisons_made(state, seat),
        malaise=sick(state, seat),
        ordeals=ordeals_seen(state, seat),
        frostbites=frostbites(state, seat),
        bombs=bombs_seen(state, seat),
        mines=mines_seen(state, seat),
    )
