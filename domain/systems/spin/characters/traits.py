"""Traits: texts without numbers, and the only ways in which they change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, several, text
from domain.systems.spin.characters.canvases import canvas_for, require_writer
from domain.systems.spin.state.state import Canvas, Character, Spin, Trait
from domain.systems.spin.state.words import TraitLevel
from domain.systems.spin.table.guards import (
    bad,
    blank,
    character_for,
    require,
    require_active,
    require_gm,
    require_owner,
    unknown,
)
from domain.systems.spin.table.purse import with_character
from domain.systems.spin.table.sight import sees_trait, visible, visible_canvases, visible_traits

RULE = "SPI-TRAIT-05"
LEVELS: tuple[TraitLevel, ...] = ("normal", "heroic", "mythic")
TAGS = (
    "aptitude",
    "colour",
    "manoeuvre",
    "reflex",
    "implicit",
    "explicit",
    "attitude",
    "skill",
    "own",
    "external",
    "flaw",
    "quality",
    "relation",
    "possession",
    "catchphrase",
    "simple",
    "composite",
)
"""SPI-TRAIT-04: the book's tags. The list is open; only external, manoeuvre and colour matter to rules."""
Bearer = Character | Canvas
TraitCause = Literal["sheet", "consequence", "fortune", "harm", "impact", "session_end"]


class AddTrait(Command, frozen=True):
    """Add a trait to a character or to a canvas.

    On one's own sheet while it is created; the gm on an npc's, at any time; of a place, an object, a group on its
    canvas, by whoever writes there.
    """

    RULES: ClassVar = (RULE, "SPI-SESS-06", "SPI-TRAIT-01")
    character: Id | None = None
    text: Text = ""
    level: TraitLevel = "normal"
    tags: tuple[str, ...] = ()
    canvas: Id | None = None


class EditTrait(Command, frozen=True):
    RULES: ClassVar = (RULE, "SPI-SESS-06")
    trait: Id
    text: Text
    level: TraitLevel = "normal"
    tags: tuple[str, ...] = ()


class DeleteTrait(Command, frozen=True):
    RULES: ClassVar = (RULE,)
    trait: Id


class TraitAdded(Consequence, frozen=True):
    """A trait of a character or of a canvas was added."""

    RULES: ClassVar = (RULE, "SPI-HERO-02")
    character: Id | None
    trait: Id
    text: str
    cause: TraitCause
    canvas: Id | None = None


class TraitChanged(Consequence, frozen=True):
    RULES: ClassVar = (RULE, "SPI-HERO-02")
    character: Id | None
    trait: Id
    text: str
    cause: TraitCause
    canvas: Id | None = None


class TraitRemoved(Consequence, frozen=True):
    RULES: ClassVar = (RULE,)
    character: Id | None
    trait: Id
    text: str
    cause: TraitCause
    canvas: Id | None = None


TraitCommand = AddTrait | EditTrait | DeleteTrait


def suffixed(trait: Trait) -> str:
    """Return the text with its level: `text+` heroic, `text++` mythic (SPI-HERO-02)."""
    return trait.text + "+" * LEVELS.index(trait.level)


def trait_dice(state: Spin, level: TraitLevel) -> int:
    """Return the dice of a trait of that level: 1, 2 or 3, without the option always 1 (SPI-TRAIT-02, SPI-HERO-01)."""
    return 1 + LEVELS.index(level) if state.options.heroic_levels else 1


def added(state: Spin, bearer: str, trait: Trait, cause: TraitCause) -> Evolved:
    owner = state.characters.get(bearer) or state.canvases.get(bearer)
    if owner is None:
        return Evolved(state)
    after = _with_traits(state, owner, {**owner.traits, trait.id: trait})
    return Evolved(after, (TraitAdded(_person(owner), trait.id, suffixed(trait), cause, _sheet(owner)),))


def changed(state: Spin, trait_id: str, trait: Trait, cause: TraitCause) -> Evolved:
    owner = bearer_of(state, trait_id)
    if owner is None:
        return Evolved(state)
    after = _with_traits(state, owner, {**owner.traits, trait_id: trait})
    return Evolved(after, (TraitChanged(_person(owner), trait_id, suffixed(trait), cause, _sheet(owner)),))


def removed(state: Spin, trait_id: str, cause: TraitCause) -> Evolved:
    owner = bearer_of(state, trait_id)
    if owner is None:
        return Evolved(state)
    gone = owner.traits[trait_id]
    after = _with_traits(state, owner, {k: t for k, t in owner.traits.items() if k != trait_id})
    return Evolved(after, (TraitRemoved(_person(owner), trait_id, suffixed(gone), cause, _sheet(owner)),))


def _person(bearer: Bearer) -> str | None:
    return bearer.id if isinstance(bearer, Character) else None


def _sheet(bearer: Bearer) -> str | None:
    return bearer.id if isinstance(bearer, Canvas) else None


def _with_traits(state: Spin, bearer: Bearer, traits: Mapping[str, Trait]) -> Spin:
    if isinstance(bearer, Character):
        return with_character(state, replace(bearer, traits=traits))
    return replace(state, canvases={**state.canvases, bearer.id: replace(bearer, traits=traits)})


def opened(state: Spin, trait_id: str) -> Spin:
    """Mark a trait as used openly, so that everybody knows it from then on (SPI-SEC-03, SPI-A-46)."""
    owner = bearer_of(state, trait_id)
    if owner is None:
        return state
    return _with_traits(state, owner, {**owner.traits, trait_id: replace(owner.traits[trait_id], open=True)})


def owner_of(state: Spin, trait_id: str) -> Character | None:
    return next((c for c in state.characters.values() if trait_id in c.traits), None)


def bearer_of(state: Spin, trait_id: str) -> Bearer | None:
    """Return the character or the canvas that has the trait (SPI-TRAIT-01); None if there is none."""
    on_canvas = (c for c in state.canvases.values() if trait_id in c.traits)
    return owner_of(state, trait_id) or next(on_canvas, None)


def trait_for(state: Spin, seat: str, trait_id: str, rule: str) -> tuple[Bearer, Trait]:
    """Return the bearer and the trait, if the seat may see it. Raises Refused."""
    owner = state.bearers.get(trait_id)
    if owner is None or not sees_trait(state, seat, owner, owner.traits[trait_id]):
        raise unknown(rule)
    return owner, owner.traits[trait_id]


def require_level(state: Spin, level: TraitLevel) -> None:
    """Refuse heroic and mythic traits without their option (SPI-SESS-06). Raises Refused."""
    require(level == "normal" or state.options.heroic_levels, Refused("option_off", "SPI-SESS-06"))


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: TraitCommand = act.command
    bearer = _bearer(state, act.seat, command)
    if isinstance(bearer, Canvas):
        require_writer(state, act.seat, bearer)
    else:
        _may_edit(state, act.seat, bearer)
    if not isinstance(command, DeleteTrait) and (blank(command.text) or any(blank(t) for t in command.tags)):
        raise bad(RULE)
    if isinstance(bearer, Character):
        _editable(state, bearer)
        require_active(bearer, RULE)
    if not isinstance(command, DeleteTrait):
        require_level(state, command.level)
    return command


def _bearer(state: Spin, seat: str, command: TraitCommand) -> Bearer:
    """Return the character, or the canvas of no character, that the command changes. Raises Refused."""
    if not isinstance(command, AddTrait):
        return trait_for(state, seat, command.trait, RULE)[0]
    if command.canvas is None and command.character is not None:
        return character_for(state, seat, command.character, RULE)
    if command.canvas is None or command.character is not None:
        raise bad(RULE)
    canvas = canvas_for(state, seat, command.canvas)
    if canvas.character is not None:
        raise bad("SPI-TRAIT-01")
    return canvas


def _may_edit(state: Spin, seat: str, character: Character) -> None:
    if character.kind == "protagonist":
        require_owner(state, seat, character.owner, RULE)
    else:
        require_gm(state, seat, RULE)


def _editable(state: Spin, character: Character) -> None:
    """Refuse edits of a protagonist's traits after creation (SPI-TRAIT-05). Raises Refused.

    One who came later is edited freely until the first opposition.
    """
    free = state.phase == "creation" or character.fresh or character.kind != "protagonist"
    require(free, Refused("wrong_phase", RULE))


def evolve(state: Spin, event: Event) -> Evolved:
    command: TraitCommand = event.command
    match command:
        case AddTrait(character, wording, level, tags, canvas):
            return added(state, character or canvas or "", Trait(event.id, wording, level, tags), "sheet")
        case EditTrait(trait, wording, level, tags):
            owner = bearer_of(state, trait)
            if owner is None:
                return Evolved(state)
            edited = replace(owner.traits[trait], text=wording, level=level, tags=tags)
            return changed(state, trait, edited, "sheet")
        case DeleteTrait(trait):
            return removed(state, trait, "sheet")


def tags_field() -> Schema:
    """Return the form of several tags, which may be free ones (SPI-TRAIT-04)."""
    return several(text(1))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    wording = {"text": text(1), "tags": tags_field()}
    loose = ("level", "tags")
    people = {c.id: c.name for c in visible(state, seat).values()}
    sheets = {c.id: c.name for c in visible_canvases(state, seat).values()}
    yield from offers.every(AddTrait, {"character": people, "level": LEVELS}, wording, loose, text="?")
    yield from offers.every(AddTrait, {"canvas": sheets, "level": LEVELS}, wording, loose, text="?")
    traits = {t.id: t.text for t in visible_traits(state, seat).values()}
    yield from offers.every(EditTrait, {"trait": traits, "level": LEVELS}, wording, loose, text="?")
    yield from offers.each(DeleteTrait, "trait", traits)


CHAPTER = Chapter(
    quiet=frozenset({AddTrait, EditTrait, DeleteTrait}),
    commands={AddTrait: "TraitAdded", EditTrait: "TraitChanged", DeleteTrait: "TraitRemoved"},
    consequences=(TraitAdded, TraitChanged, TraitRemoved),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
