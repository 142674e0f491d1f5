"""Traits: their levels, the circle behind each disadvantage level, and their changes in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Label
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, closed, flag, integer, one_of, text
from domain.systems.sombre.characters.gauges import tick, untick
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_sheet
from domain.systems.sombre.state.sheet import Level, Trait
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Illness, Nature, TraitKind
from domain.systems.sombre.table.guards import find, visible
from domain.systems.sombre.table.phases import require_phase

HIGHEST = 20
"""A bound of form: no book trait comes near it."""
NATURES: tuple[Nature, ...] = (
    "biographical",
    "psychological",
    "relational",
    "intellectual",
    "physical",
    "material",
    "supernatural",
)


class NewTrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: TraitKind
    title: Label
    nature: Nature


class ChangeTrait(Command, frozen=True):
    """Gain, lose, raise or lower a trait, or remove it. `link`: which kind of level goes first."""

    RULES = ("SOM-TRAIT-07", "SOM-TRAIT-08", "SOM-TRAIT-09")
    character: Id
    trait: Id | None = None
    new: NewTrait | None = None
    delta: int = 0
    remove: bool = False
    link: Literal["x", "plus"] | None = None


class MarkIllness(Command, frozen=True):
    RULES = ("SOM-XP-15",)
    character: Id
    trait: Id
    illness: Illness
    curable: bool


class TraitChanged(Consequence, frozen=True):
    """A trait of a character changed.

    `levels`: gained, or lost when negative. `level`: the levels that remain. The ruling itself is shown in this form
    too.
    """

    RULES = ("SOM-TRAIT-01", "SOM-TRAIT-08", "SOM-TRAIT-09")
    character: Id
    trait: Id
    title: str
    kind: TraitKind
    levels: int
    level: int


def find_trait(person: Character, trait_id: str | None) -> Trait | None:
    return next((t for t in person.sheet.traits if t.id == trait_id), None)


def titled(person: Character, title: str) -> Trait | None:
    """Return the disadvantage of that title, or None."""
    return next((t for t in person.sheet.traits if t.kind == "disadvantage" and titles.same(t.title, title)), None)


def with_trait(person: Character, trait: Trait) -> Character:
    if find_trait(person, trait.id) is None:
        return with_sheet(person, traits=(*person.sheet.traits, trait))
    return with_sheet(person, traits=tuple(trait if t.id == trait.id else t for t in person.sheet.traits))


def gain(
    state: SombreState,
    character_id: str,
    trait: Trait,
    count: int,
    cause: str,
    *,
    why: str = "disadvantage",
    link: Literal["x", "plus"] = "x",
    ticked: bool = False,
) -> Evolved:
    """Raise a trait; each disadvantage level ticks an x, unless it explains ticks already there (SOM-TRAIT-08).

    `ticked` says that these ticks are there.
    """
    person = state.characters[character_id]
    kind: Literal["x", "plus", "none"] = link if trait.kind == "disadvantage" else "none"
    raised = replace(trait, levels=(*trait.levels, *(Level(kind, cause),) * count))
    evolved = Evolved(with_character(state, with_trait(person, raised)))
    evolved = evolved.adding(TraitChanged(character_id, trait.id, trait.title, trait.kind, count, raised.level))
    if trait.kind == "disadvantage" and not ticked:
        evolved = evolved.then(tick, character_id, "mental_instability", "x", count, cause, why)
    return evolved


def lose(
    state: SombreState,
    character_id: str,
    trait_id: str,
    count: int,
    link: Literal["x", "plus"] | None = None,
    cause: str = "",
) -> Evolved:
    """Lower a trait by its latest levels, or first those of that cause, then of that link (SOM-TRAIT-09).

    Levels linked to x free their circles; one linked to + frees nothing.
    """
    person = state.characters[character_id]
    trait = find_trait(person, trait_id)
    if trait is None:
        return Evolved(state)
    kept, gone = _split(trait.levels, count, link, cause)
    evolved = Evolved(with_character(state, with_trait(person, replace(trait, levels=kept))))
    evolved = evolved.adding(TraitChanged(character_id, trait.id, trait.title, trait.kind, -len(gone), len(kept)))
    freed = sum(level.link == "x" for level in gone)
    causes = frozenset(level.cause for level in gone)
    return evolved.then(untick, character_id, "mental_instability", "x", freed, causes)


def _split(
    levels: tuple[Level, ...], count: int, link: Literal["x", "plus"] | None, cause: str
) -> tuple[tuple[Level, ...], tuple[Level, ...]]:
    order = sorted(range(len(levels)), key=lambda n: (levels[n].cause == cause, levels[n].link == link, n))
    going = set(order[len(order) - min(count, len(order)) :])
    kept = tuple(level for n, level in enumerate(levels) if n not in going)
    return kept, tuple(level for n, level in enumerate(levels) if n in going)


TraitCommand = ChangeTrait | MarkIllness


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: TraitCommand = act.command
    match command:
        case ChangeTrait():
            require_phase(state, "play", "experience")
            _check_change(find(state, command.character), command)
        case MarkIllness(character, trait_id, _, _):
            trait = find_trait(find(state, character), trait_id)
            if trait is None:
                raise Refused("unknown_id", "SOM-XP-15", kind="missing")
            if trait.kind != "disadvantage":
                raise Refused("not_treatable", "SOM-XP-15")
    return command


def _check_change(person: Character, command: ChangeTrait) -> None:
    if (command.trait is None) == (command.new is None):
        raise Refused("unknown_id", "SOM-TRAIT-07", kind="missing")
    if command.new is not None:
        bound = command.link is not None  # of a trait that is there: a new one has no box to name
        if not command.new.title.strip() or not 0 <= command.delta <= HIGHEST or command.remove or bound:
            raise Refused("out_of_bounds", "SOM-TRAIT-07")
        return
    trait = find_trait(person, command.trait)
    if trait is None:
        raise Refused("unknown_id", "SOM-TRAIT-07", kind="missing")
    if command.remove:
        return
    if trait.level + command.delta < 0:
        raise Refused("trait_below_zero", "SOM-TRAIT-09", needed=-command.delta, has=trait.level)
    if command.delta == 0 or command.delta > HIGHEST:
        raise Refused("out_of_bounds", "SOM-TRAIT-07")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case ChangeTrait() as command:
            changed = _change(state, person, command, event.id)
            return Evolved(changed.state, changed.consequences[1:])
        case MarkIllness(_, trait_id, illness, curable):
            trait = find_trait(person, trait_id)
            if trait is None:
                return Evolved(state)
            marked = replace(trait, illness=illness, curable=curable and illness != "none")
            return Evolved(with_character(state, with_trait(person, marked)))
        case _:
            return Evolved(state)


def _change(state: SombreState, person: Character, command: ChangeTrait, cause: str) -> Evolved:
    if command.new is not None:
        trait = Trait(cause, command.new.kind, command.new.title, command.new.nature)
        return gain(state, person.id, trait, max(command.delta, 0), cause)
    found = find_trait(person, command.trait)
    if found is None:
        return Evolved(state)
    if command.remove:
        lost = lose(state, person.id, found.id, found.level)
        left = lost.state.characters[person.id]
        kept = tuple(t for t in left.sheet.traits if t.id != found.id)
        return Evolved(with_character(lost.state, with_sheet(left, traits=kept)), lost.consequences)
    if command.delta > 0:
        return gain(state, person.id, found, command.delta, cause, link=command.link or "x")
    return lose(state, person.id, found.id, -command.delta, command.link)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    new = closed(
        {
            "kind": one_of(("advantage", "disadvantage")),
            "title": text(1),
            "nature": one_of(NATURES),
        },
        "kind",
        "title",
        "nature",
    )
    sample = NewTrait("advantage", "-", "physical")
    made = {"new": new, "delta": integer(0, HIGHEST)}
    yield from offers.each(ChangeTrait, "character", visible(state, seat), made, new=sample, delta=1)
    for person in visible(state, seat).values():
        for trait in person.sheet.traits:
            yield from _trait_moves(offers, person, trait)


def _trait_moves(offers: Offers, person: Character, trait: Trait) -> Iterable[Move]:
    one = {"character": one_of((person.id,)), "trait": one_of((trait.id,))}
    free = {"link": one_of(("x", "plus", None))}
    up, down = integer(1, HIGHEST), integer(-trait.level, -1)
    yield from offers.move(ChangeTrait(person.id, trait.id, delta=1), one | {"delta": up} | free, free)
    yield from offers.move(ChangeTrait(person.id, trait.id, delta=-1), one | {"delta": down} | free, free)
    removing = one | {"remove": one_of((True,))}
    yield from offers.move(ChangeTrait(person.id, trait.id, remove=True), removing | free, free)
    illness = {"illness": one_of(("none", "physical", "mental")), "curable": flag()}
    yield from offers.move(MarkIllness(person.id, trait.id, "none", False), one | illness)


CHAPTER = Chapter(
    commands={ChangeTrait: "TraitChanged", MarkIllness: "IllnessMarked"},
    consequences=(TraitChanged,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
