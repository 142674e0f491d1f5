"""Traits: texts without numbers, and the only ways in which they change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, Offers, Schema, one_of, several, text
from domain.game.chance import Chance
from domain.game.events import Act, Command, Consequence, Event, Id, Text
from domain.game.refusal import Refused
from domain.systems.spin.state.state import Character, Spin, Trait
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
from domain.systems.spin.table.sight import sees_part

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
TraitCause = Literal["sheet", "consequence", "fortune", "harm", "impact", "session_end"]


class AddTrait(Command, frozen=True):
    """A trait on one's own sheet while it is created; the gm on an npc's, at any time."""

    RULES: ClassVar = (RULE, "SPI-SESS-06")
    character: Id
    text: Text
    level: TraitLevel = "normal"
    tags: tuple[str, ...] = ()


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
    RULES: ClassVar = (RULE, "SPI-HERO-02")
    character: Id
    trait: Id
    text: str
    cause: TraitCause


class TraitChanged(Consequence, frozen=True):
    RULES: ClassVar = (RULE, "SPI-HERO-02")
    character: Id
    trait: Id
    text: str
    cause: TraitCause


class TraitRemoved(Consequence, frozen=True):
    RULES: ClassVar = (RULE,)
    character: Id
    trait: Id
    text: str
    cause: TraitCause


TraitCommand = AddTrait | EditTrait | DeleteTrait


def suffixed(trait: Trait) -> str:
    """SPI-HERO-02: `text+` heroic, `text++` mythic."""
    return trait.text + "+" * LEVELS.index(trait.level)


def trait_dice(state: Spin, level: TraitLevel) -> int:
    """SPI-TRAIT-02, SPI-HERO-01: 1, 2 or 3 dice; without the option every trait gives 1."""
    return 1 + LEVELS.index(level) if state.options.heroic_levels else 1


def added(state: Spin, character: str, trait: Trait, cause: TraitCause) -> Evolved:
    owner = state.characters.get(character)
    if owner is None:
        return Evolved(state)
    after = with_character(state, replace(owner, traits={**owner.traits, trait.id: trait}))
    return Evolved(after, (TraitAdded(character, trait.id, suffixed(trait), cause),))


def changed(state: Spin, trait_id: str, trait: Trait, cause: TraitCause) -> Evolved:
    owner = owner_of(state, trait_id)
    if owner is None:
        return Evolved(state)
    after = with_character(state, replace(owner, traits={**owner.traits, trait_id: trait}))
    return Evolved(after, (TraitChanged(owner.id, trait_id, suffixed(trait), cause),))


def removed(state: Spin, trait_id: str, cause: TraitCause) -> Evolved:
    owner = owner_of(state, trait_id)
    if owner is None:
        return Evolved(state)
    gone = owner.traits[trait_id]
    kept = {k: t for k, t in owner.traits.items() if k != trait_id}
    after = with_character(state, replace(owner, traits=kept))
    return Evolved(after, (TraitRemoved(owner.id, trait_id, suffixed(gone), cause),))


def owner_of(state: Spin, trait_id: str) -> Character | None:
    return next((c for c in state.characters.values() if trait_id in c.traits), None)


def trait_for(state: Spin, seat: str, trait_id: str, rule: str) -> tuple[Character, Trait]:
    """The trait and its owner, as far as the seat may see them. Raises Refused."""
    owner = owner_of(state, trait_id)
    if owner is None or not sees_part(state, seat, owner, owner.traits[trait_id]):
        raise unknown(rule)
    return owner, owner.traits[trait_id]


def require_level(state: Spin, level: TraitLevel) -> None:
    """SPI-SESS-06: heroic and mythic traits need their option."""
    require(level == "normal" or state.options.heroic_levels, Refused("option_off", "SPI-SESS-06"))


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: TraitCommand = act.command
    if isinstance(command, AddTrait):
        character = character_for(state, act.seat, command.character, RULE)
    else:
        character, _ = trait_for(state, act.seat, command.trait, RULE)
    _may_edit(state, act.seat, character)
    if not isinstance(command, DeleteTrait) and (blank(command.text) or any(blank(t) for t in command.tags)):
        raise bad(RULE)
    _editable(state, character)
    require_active(character, RULE)
    if not isinstance(command, DeleteTrait):
        require_level(state, command.level)
    return command


def _may_edit(state: Spin, seat: str, character: Character) -> None:
    if character.kind == "protagonist":
        require_owner(state, seat, character.owner, RULE)
    else:
        require_gm(state, seat, RULE)


def _editable(state: Spin, character: Character) -> None:
    """SPI-TRAIT-05: freely in creation; a protagonist who came later until he first meets an opposition."""
    free = state.phase == "creation" or character.fresh or character.kind != "protagonist"
    require(free, Refused("wrong_phase", RULE))


def evolve(state: Spin, event: Event) -> Evolved:
    command: TraitCommand = event.command
    match command:
        case AddTrait(character, wording, level, tags):
            return added(state, character, Trait(event.id, wording, level, tags), "sheet")
        case EditTrait(trait, wording, level, tags):
            owner = owner_of(state, trait)
            if owner is None:
                return Evolved(state)
            edited = replace(owner.traits[trait], text=wording, level=level, tags=tags)
            return changed(state, trait, edited, "sheet")
        case DeleteTrait(trait):
            return removed(state, trait, "sheet")


def level_field(state: Spin) -> Schema:
    return one_of(LEVELS if state.options.heroic_levels else LEVELS[:1])


def tags_field() -> Schema:
    """SPI-TRAIT-04: several tags, free ones too."""
    return several(text(1))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    wording = {"text": text(1), "tags": tags_field()}
    loose = ("level", "tags")
    people = {c.id: c.name for c in state.characters.values()}
    yield from offers.every(AddTrait, {"character": people, "level": LEVELS}, wording, loose, text="?")
    traits = {t.id: t.text for c in state.characters.values() for t in c.traits.values()}
    yield from offers.every(EditTrait, {"trait": traits, "level": LEVELS}, wording, loose, text="?")
    yield from offers.each(DeleteTrait, "trait", traits)


CHAPTER = Chapter(
    commands={AddTrait: "TraitAdded", EditTrait: "TraitChanged", DeleteTrait: "TraitRemoved"},
    consequences=(TraitAdded, TraitChanged, TraitRemoved),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
