"""The view of a table of Sombre, the whole of what a seat sees, and the names of what it sees."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Phase, Presence
from domain.systems.sombre.table.guards import is_gm, plays, presence, sees, visible
from domain.systems.sombre.table.order import arranged
from projections.sombre.views.calls import (
    CallView,
    DeclarationView,
    LockView,
    OppositionView,
    declarations,
    locks,
    oppositions,
    pending,
)
from projections.sombre.views.dangers import DangersView, dangers
from projections.sombre.views.fight import CombatView, combat, item_seen
from projections.sombre.views.health import HealthView, health
from projections.sombre.views.movement import MovementView, movement
from projections.sombre.views.sheets import CharacterView, characters, name_of
from projections.sombre.views.visibility import reads_sheet
from projections.texts import Noun


class PresenceView(msgspec.Struct, frozen=True):
    seat: Id
    presence: Presence


class TableView(msgspec.Struct, frozen=True):
    """The view of the table that every seat has; `experience`: the number of the open experience phase."""

    phase: Phase
    scene: str | None
    turn_mode: bool
    sheet_mode: Word
    handedness: Word
    npc_dice: Word
    secret_roll_notice: Word
    experience: int | None
    presences: tuple[PresenceView, ...]


def table(state: SombreState) -> TableView:
    options = state.options
    seats = tuple(PresenceView(s.id, presence(state, s.id)) for s in state.table.seats)
    return TableView(
        phase=state.phase,
        scene=state.scene.title if state.scene else None,
        turn_mode=state.time.turn_mode,
        sheet_mode=options.sheet_mode,
        handedness=options.handedness,
        npc_dice=options.npc_dice,
        secret_roll_notice=options.secret_roll_notice,
        experience=state.advancement.experience.number if state.advancement.experience else None,
        presences=seats,
    )


class ObjectView(msgspec.Struct, frozen=True):
    """An object that can be broken. `damage` and `destroyed_at`: for the game master."""

    id: Id
    label: str
    condition: Word
    damage: int | None
    destroyed_at: int | None


class DueView(msgspec.Struct, frozen=True):
    """A ruling that holds back the close of the scene."""

    what: Word
    character: Id


class SombreView(msgspec.Struct, frozen=True, kw_only=True, tag="sombre"):
    """Everything that a seat sees. `xp` is the seat's own pool; `due` and secret locks are the game master's."""

    table: TableView
    characters: tuple[CharacterView, ...]
    objects: tuple[ObjectView, ...]
    calls: tuple[CallView, ...]
    oppositions: tuple[OppositionView, ...]
    declarations: tuple[DeclarationView, ...]
    locks: tuple[LockView, ...]
    xp: int
    due: tuple[DueView, ...]
    health: HealthView
    combat: CombatView
    movement: MovementView
    dangers: DangersView


def view(state: SombreState, seat: str) -> SombreView:
    """Return everything that the seat sees; a seat that is away keeps the view that it left with (C-7)."""
    state = arranged(state.left.get(seat, state), seat)
    keeper = is_gm(state, seat)
    return SombreView(
        table=table(state),
        characters=characters(state, seat),
        objects=tuple(
            ObjectView(
                t.id,
                t.label,
                t.condition,
                t.damage if keeper else None,
                t.destroyed_at if keeper else None,
            )
            for t in state.things.values()
            if keeper or t.known
        ),
        calls=pending(state, seat),
        oppositions=oppositions(state, seat),
        declarations=declarations(state, seat),
        locks=locks(state, seat),
        xp=state.advancement.seat_xp.get(seat, 0),
        due=_due(state) if keeper else (),
        health=health(state, seat),
        combat=combat(state, seat),
        movement=movement(state, seat),
        dangers=dangers(state, seat),
    )


def _due(state: SombreState) -> tuple[DueView, ...]:
    parts = (key.partition(":") for key in state.rulings_due)
    return tuple(DueView(what, character) for what, _, character in parts)


def name(state: SombreState, seat: str, what: str) -> str | None:
    """Return the name of a character, of a thing on a sheet that the seat reads, or of an object; None: it has none."""
    state = state.left.get(seat, state)
    if (person := state.characters.get(what)) is not None:
        return _named(state, seat, person) if sees(state, seat, person) else None
    if (item := state.items.get(what)) is not None:
        return item.label if item_seen(state, seat, item) else None
    if (thing := state.things.get(what)) is not None:
        return thing.label if thing.known or is_gm(state, seat) else None
    sheets = state.on_sheets if is_gm(state, seat) else state.on_disclosed_sheets
    found = (_on_sheet(state, seat, each, what) for each in sheets.get(what, ()) if each.id in visible(state, seat))
    return next((called for called in found if called is not None), None)


def _named(state: SombreState, seat: str, person: Character) -> str:
    """Return the name of a person, with the gender of a player's character.

    The sex is on its first page, which every seat that sees the character reads (SOM-CHAR-02).
    """
    called = name_of(state, seat, person)
    return Noun(called, "f" if person.sex == "female" else "m") if person.kind == "pc" else called


def _on_sheet(state: SombreState, seat: str, person: Character, what: str) -> str | None:
    """Return the title of an item of a sheet; None: the seat may not read it.

    Proposals and skills are for the seat that plays the character, traits for those that read the sheet.
    """
    if (proposal := person.sheet.pending.get(what)) is not None:
        return (getattr(proposal.item, "title", "").strip() or None) if plays(state, seat, person) else None
    skill = next((each for each in person.sheet.skills if each.id == what), None)
    if skill is not None:
        return skill.title if plays(state, seat, person) else None
    trait = next((each for each in person.sheet.traits if each.id == what), None)
    return trait.title if trait is not None and reads_sheet(state, seat, person) else None
