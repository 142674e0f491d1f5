"""Projection of Sombre light: the pieces of each chapter assembled into one allow-list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.base.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.game import GAME
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_away, is_gm, plays, sees, visible
from domain.systems.sombre.table.order import KEPT, arranged
from domain.systems.sombre.table.phases import SeatPresenceChanged
from domain.systems.sombre.table.places import by_person
from projections.base.encoding import encode
from projections.base.entry_rules import EntryRules, Facts, entries_from, types_of
from projections.base.projection import EntryDraft, Outline, Projection, PutOff, Read, by_seat
from projections.sombre import animals, fear, movement, roll_results, rolls, table
from projections.sombre.awaited import awaited
from projections.sombre.base import calls, characters, health, sheets
from projections.sombre.base.audience import reads_sheet
from projections.sombre.base.calls import CallView, DeclarationView, LockView, OppositionView
from projections.sombre.base.health import HealthView
from projections.sombre.base.sheets import CharacterView, name_of
from projections.sombre.combat import blows, fight, guns, holds, melee, ranged, turns
from projections.sombre.combat.fight import CombatView
from projections.sombre.dangers.dangers import ENTRY_RULES as DANGERS
from projections.sombre.dangers.dangers import DangersView, dangers
from projections.sombre.movement import MovementView
from projections.sombre.table import TableView
from projections.texts import Noun

ENTRY_RULES: EntryRules = {
    **table.ENTRY_RULES,
    **characters.ENTRY_RULES,
    **rolls.ENTRY_RULES,
    **roll_results.ENTRY_RULES,
    **animals.ENTRY_RULES,
    **fear.ENTRY_RULES,
    **health.ENTRY_RULES,
    **turns.ENTRY_RULES,
    **blows.ENTRY_RULES,
    **movement.ENTRY_RULES,
    **ranged.ENTRY_RULES,
    **holds.ENTRY_RULES,
    **guns.ENTRY_RULES,
    **melee.ENTRY_RULES,
    **DANGERS,
}


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
        table=table.table(state),
        characters=sheets.characters(state, seat),
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
        calls=calls.pending(state, seat),
        oppositions=calls.oppositions(state, seat),
        declarations=calls.declarations(state, seat),
        locks=calls.locks(state, seat),
        xp=state.advancement.seat_xp.get(seat, 0),
        due=_due(state) if keeper else (),
        health=health.health(state, seat),
        combat=fight.combat(state, seat),
        movement=movement.movement(state, seat),
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
        return item.label if fight.item_seen(state, seat, item) else None
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


def _facts_by_person(step: Step) -> Facts:
    """Return the event, with ids by person where it names by place, and what followed."""
    return (by_person(step.before, step.event.command), *step.consequences)


_entries = entries_from(ENTRY_RULES, GAME, _facts_by_person)


def entries(step: Step) -> Read:
    """Return what each seat reads of the event and of what followed; the close of a scene comes after what it ends.

    A seat that comes back reads its own return, and the close if the close brings it back.
    """
    closing, of_play = isinstance(step.event.command, CloseScene), _entries(step)

    def read(seat: str) -> Iterable[EntryDraft]:
        away = is_away(step.before, seat)
        if away and is_away(step.after, seat):
            return ()
        drafts = list(of_play(seat))
        drafts += rolls.rolls_asked(step, seat, tuple(drafts))
        if drafts and (unseen := _unseen(step.after, seat)):
            drafts = [draft for draft in drafts if not _names(draft.fields, unseen)]
        if closing:
            drafts.sort(key=lambda draft: draft.recorded)
        if away:
            drafts = [draft for draft in drafts if _returning(draft, seat)]
        return drafts

    return read


def _returning(line: EntryDraft, seat: str) -> bool:
    if isinstance(line.fields, SeatPresenceChanged):
        return line.fields.seat == seat
    return line.name == "SceneClosed"


def _unseen(state: SombreState, seat: str) -> list[bytes]:
    """Return the ids of all characters that do not exist for the seat, as they are written in JSON."""
    people = visible(state, seat)
    return [encode(person) for person in state.characters if person not in people]


def _names(fields: msgspec.Struct, unseen: list[bytes]) -> bool:
    """Return whether fields hold an id of somebody who does not exist for the seat (SOM-NPC-09, SOM-CHAR-12).

    It is the last guard of a line.
    """
    written = encode(fields)
    return any(character in written for character in unseen)


PUT_OFF = PutOff(ids=blows.late_in, without=blows.without_late)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=by_seat(name),
    options=lambda state: state.options,
    awaited=awaited,
    shelves=KEPT,
    views=(SombreView,),
    types=types_of(ENTRY_RULES, GAME),
    put_off=PUT_OFF,
    outline=Outline(("SceneOpened", "CombatStarted", "PursuitStarted"), ("TurnsAdvanced", "PhaseAdvanced")),
)
