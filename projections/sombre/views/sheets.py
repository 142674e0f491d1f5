"""Views of sheets: the four pages as each seat sees them, SOM-CHAR-01 to SOM-CHAR-04."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.characters.gauges import GAUGES, circles, notation
from domain.systems.sombre.characters.sheets import Sheet, sheet_of
from domain.systems.sombre.characters.skills import grade
from domain.systems.sombre.characters.skills import notation as skill_lines
from domain.systems.sombre.condition import mind
from domain.systems.sombre.condition.aftermath import capacity
from domain.systems.sombre.fear.somatisation_rulings import hidden_kind
from domain.systems.sombre.mind.somatisation import heart_patient
from domain.systems.sombre.state.character import Animal, Character, Tick
from domain.systems.sombre.state.mind import Crime, Somatisation, Treatment
from domain.systems.sombre.state.sheet import Identity, Pending
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import (
    AgeClass,
    FearLevel,
    Gauge,
    Nature,
    Personality,
    Sex,
    Side,
    TickMark,
    TraitKind,
)
from domain.systems.sombre.table.guards import is_gm, open_sheet, plays, visible
from projections.sombre.views.visibility import reads_sheet

CRIMINAL = frozenset({"criminal_hardening"})


class CircleView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One circle; `source`, the event that ticked it, for its owner alone: by it a circle is known among others."""

    source: Id | None = None
    mark: TickMark
    cause: Word
    permanent: bool = False


class GaugeView(msgspec.Struct, frozen=True):
    """A gauge of a character.

    `notation`: all x above, all + below; `circles` in the order in which they were ticked.
    """

    gauge: Gauge
    notation: str
    circles: tuple[CircleView, ...]


class SkillView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: Id
    title: str
    score: int
    grade: int
    contents: str = ""
    line: int | None = None
    base: str | None = None


class TraitView(msgspec.Struct, frozen=True):
    id: Id
    kind: TraitKind
    title: str
    level: int
    nature: Nature


class LineView(msgspec.Struct, frozen=True):
    line: int
    state: Word


class PagesView(msgspec.Struct, frozen=True, kw_only=True):
    """Pages 2 and 3 of a character's sheet."""

    common: dict[str, int]
    skills: tuple[SkillView, ...]
    notation: tuple[str, ...]
    lines: tuple[LineView, ...]
    traits: tuple[TraitView, ...]
    personality: Personality | None
    level: int
    phase: int
    phase_name: str
    fear_modifier: int
    hardening: Word
    gauges: tuple[GaugeView, ...]
    deadly_wound: int
    handedness: Side
    counter: int | None


class BackgroundView(msgspec.Struct, frozen=True):
    """Page 4 of a character's sheet."""

    background: str
    equipment: str
    contacts: str


class ShockView(msgspec.Struct, frozen=True):
    """Ticks that may be explained; `cause` holds the circumstances of a hardening."""

    id: Id
    mark: TickMark
    count: int
    cause: Word
    debriefed: bool


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a character for its owner and the game master only, in both sheet modes."""

    age_class: AgeClass
    special: bool
    pending: dict[str, Pending]
    crimes: tuple[Crime, ...]
    treatments: tuple[Treatment, ...]
    xp: int
    xp_senescence: int
    heart_ill: bool
    reserved_once: bool
    shocks: tuple[ShockView, ...]
    sheet: Sheet
    animal: Animal | None


class KeeperView(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a character for the game master only."""

    kind: Word
    npc_kind: Word
    name: str
    notes: str
    animal: Animal | None
    swarm: Word | None
    known: bool
    lost: Word
    fear_rolls: int
    bites: Id | None
    somatisation: Somatisation | None


class SomatisationView(msgspec.Struct, frozen=True):
    """A somatisation of a character. `kind`: as far as the seat was told."""

    kind: Word
    label: str
    revived: bool


class CharacterView(msgspec.Struct, frozen=True, kw_only=True):
    """A character, with the parts of its sheet that the seat reads. `alive` is null where nobody can tell."""

    id: Id
    name: str
    description: str
    seat: Id | None
    played: bool
    alive: bool | None
    approved: bool
    sex: Sex | None
    age: int | None
    identity: Identity | None
    fear: FearLevel | None
    imposed: int
    somatisation: SomatisationView | None
    pages: PagesView | None
    page4: BackgroundView | None
    own: OwnView | None
    keeper: KeeperView | None


def name_of(state: SombreState, seat: str, person: Character) -> str:
    """Return a player character's own name; an NPC's label to the table, its name to the game master."""
    if person.kind == "pc" or is_gm(state, seat):
        return person.sheet.identity.name or person.npc.label
    return person.npc.label


def characters(state: SombreState, seat: str) -> tuple[CharacterView, ...]:
    return tuple(_character(state, seat, c) for c in visible(state, seat).values())


def _character(state: SombreState, seat: str, person: Character) -> CharacterView:
    own, keeper = plays(state, seat, person), is_gm(state, seat)
    page1 = person.kind == "pc" or keeper
    mode4 = state.options.open_mode_shows_page4 and open_sheet(state, person)
    return CharacterView(
        id=person.id,
        name=name_of(state, seat, person),
        description=person.npc.description,
        seat=person.seat,
        played=person.is_pc,
        alive=alive_seen(state, seat, person),
        approved=person.validated,
        sex=person.sex if page1 else None,
        age=person.sheet.age if page1 else None,
        identity=person.sheet.identity if page1 else None,
        fear=person.mind.fear.level if person.mind.fear else None,
        imposed=person.mind.fear.imposed if person.mind.fear else 0,
        somatisation=_somatisation(state, seat, person),
        pages=_pages(state, seat, person) if reads_sheet(state, seat, person) else None,
        page4=BackgroundView(person.sheet.background, person.sheet.equipment, person.sheet.contacts)
        if own or mode4
        else None,
        own=_own(state, person) if own else None,
        keeper=_keeper(person) if keeper else None,
    )


def visible_kind(state: SombreState, seat: str, person: Character, found: Somatisation) -> str:
    """Return the kind of a somatisation; a suspended animation is named only to those who know of it (SOM-SOMA-20)."""
    if found.kind == "suspended_animation" and not is_gm(state, seat) and seat not in found.disclosed:
        return "no_sign_of_life"
    return found.kind


def _somatisation(state: SombreState, seat: str, person: Character) -> SomatisationView | None:
    found = person.mind.somatisation or person.mind.withheld
    if found is None or (person.mind.somatisation is None and plays(state, seat, person)):
        return None
    label = found.custom.label if found.custom else ""
    return SomatisationView(visible_kind(state, seat, person, found), label, found.revived)


def alive_seen(state: SombreState, seat: str, person: Character) -> bool | None:
    hidden = hidden_kind(person)
    if is_gm(state, seat) or (person.kind == "animal" and plays(state, seat, person)):
        return person.alive
    if person.kind != "pc" or person.lost:
        return None
    if hidden is not None and visible_kind(state, seat, person, hidden) == "no_sign_of_life":
        return True if hidden is person.mind.withheld and plays(state, seat, person) else None
    return person.alive


def _pages(state: SombreState, seat: str, person: Character) -> PagesView:
    own = plays(state, seat, person)
    held = frozenset() if is_gm(state, seat) else person.held
    titles = {skill.id: skill.title for skill in person.sheet.skills}
    return PagesView(
        common=dict(person.sheet.common),
        skills=tuple(
            SkillView(s.id, s.title, s.score, grade(state, s.score), s.contents, s.line, titles.get(s.base or ""))
            for s in person.sheet.skills
        ),
        notation=skill_lines(person),
        lines=tuple(LineView(int(line), status) for line, status in person.sheet.lines.items()),
        traits=tuple(TraitView(t.id, t.kind, t.title, t.level, t.nature) for t in person.sheet.traits),
        personality=person.sheet.personality,
        level=mind.level(state, person),
        phase=mind.phase(state, person),
        phase_name=mind.phase_name(state, person),
        fear_modifier=mind.fear_modifier(state, person),
        hardening=mind.hardening_grade(state, person),
        gauges=tuple(
            GaugeView(g, notation(person, g), tuple(_circle(t, own) for t in circles(person, g)))
            for g in GAUGES
            if g not in held
        ),
        deadly_wound=capacity(state, person),
        handedness=person.sheet.handedness,
        counter=person.sheet.counter,
    )


def _circle(tick: Tick, own: bool) -> CircleView:
    if own:
        return CircleView(source=tick.cause, mark=tick.mark, cause=tick.why, permanent=tick.permanent)
    why = "" if tick.private else public_why(tick.why)
    return CircleView(mark=tick.mark, cause=why, permanent=tick.permanent)


def public_why(why: str) -> str:
    """Return the cause as others read it: a hardening by crime is a hardening like any other (SOM-CRIME-07)."""
    return "hardening" if why in CRIMINAL else why


def _own(state: SombreState, person: Character) -> OwnView:
    shocks = tuple(
        ShockView(k, s.mark, s.count, s.why, s.debriefed) for k, s in state.shocks.items() if s.character == person.id
    )
    return OwnView(
        age_class=person.sheet.age_class,
        special=person.sheet.special,
        pending=dict(person.sheet.pending),
        crimes=person.mind.crimes,
        treatments=tuple(person.mind.treatments.values()),
        xp=person.advancement.xp,
        xp_senescence=person.advancement.xp_senescence,
        heart_ill=heart_patient(person),
        reserved_once=person.mind.ecstasy_done,
        shocks=shocks,
        sheet=sheet_of(person),
        animal=person.animal,
    )


def _keeper(person: Character) -> KeeperView:
    return KeeperView(
        kind=person.kind,
        npc_kind=person.npc.kind,
        name=person.sheet.identity.name,
        notes=person.npc.notes,
        animal=person.animal,
        swarm=person.swarm,
        known=person.known,
        lost=person.lost,
        fear_rolls=person.mind.fear_rolls,
        bites=person.bite.victim if person.bite else None,
        somatisation=person.mind.somatisation or person.mind.withheld,
    )
