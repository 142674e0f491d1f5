"""Fortunes spent in a respite or at the end of a session: on one's own traits and gauges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, one_of, text
from domain.systems.spin.characters.traits import LEVELS, added, changed, removed, tags_field
from domain.systems.spin.gauges.gauges import lowered, settled
from domain.systems.spin.state.state import Character, Spin, Trait
from domain.systems.spin.state.words import TraitLevel
from domain.systems.spin.table.guards import (
    bad,
    blank,
    character_for,
    require,
    require_active,
    require_spender,
    unknown,
)
from domain.systems.spin.table.purse import require_fortune, spent
from domain.systems.spin.table.roles import active_protagonists

TraitChange = Literal["gain", "remove", "modify"]


class SpendFortuneOnTrait(Command, frozen=True):
    """Spend one fortune to gain, remove or modify one trait of one's own protagonist."""

    RULES: ClassVar = ("SPI-FORT-05", "SPI-FORT-07")
    character: Id
    change: TraitChange
    justification: Text
    trait: Id | None = None
    text: Text = ""
    tags: tuple[str, ...] = ()
    level: TraitLevel | None = None


class SpendFortuneOnGauge(Command, frozen=True):
    """Spend one fortune to lower one's own negative gauge by a level, whatever the mode."""

    RULES: ClassVar = ("SPI-FORT-06", "SPI-FORT-07")
    character: Id
    gauge: Id
    justification: Text


Spending = SpendFortuneOnTrait | SpendFortuneOnGauge


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: Spending = act.command
    rule = command.RULES[0]
    character = character_for(state, act.seat, command.character, rule)
    _require_part(character, command, rule)
    require_spender(state, act.seat, character)
    if isinstance(command, SpendFortuneOnTrait):
        _require_well_formed(command)
    require_active(character, rule)
    window = state.phase == "session_end" and state.window_open
    require(window or character.id in state.respite, Refused("not_in_respite", rule))
    require_fortune(character)
    require(not blank(command.justification), Refused("justification_required", "SPI-FORT-07"))
    if isinstance(command, SpendFortuneOnTrait):
        require(_level_allowed(state, character, command), Refused("level_not_allowed", rule))
    else:
        negative = character.gauges[command.gauge].kind != "progression"
        require(negative, Refused("not_negative_gauge", "SPI-FORT-06"))
    return command


def _require_part(character: Character, command: Spending, rule: str) -> None:
    match command:
        case SpendFortuneOnGauge(_, gauge):
            known = gauge in character.gauges
        case SpendFortuneOnTrait(trait=trait):
            known = trait is None or trait in character.traits
    if not known:
        raise unknown(rule)


def _require_well_formed(command: SpendFortuneOnTrait) -> None:
    worded = not blank(command.text) and not any(blank(tag) for tag in command.tags)
    match command.change:
        case "gain":
            fits = command.trait is None and worded
        case "modify":
            fits = command.trait is not None and worded
        case "remove":
            fits = command.trait is not None and not command.text and not command.tags and not command.level
    if not fits:
        raise bad("SPI-FORT-05")


def _level_allowed(state: Spin, character: Character, command: SpendFortuneOnTrait) -> bool:
    """Return whether a fortune may give the trait this level (SPI-FORT-05, SPI-HERO-05).

    Gained traits are normal; by option a modified one may rise by one level.
    """
    trait = character.traits.get(command.trait or "")
    if command.level is None or (trait is not None and command.level == trait.level):
        return True
    if trait is None:
        return command.level == "normal"
    raising = state.options.fortune_may_raise_level and state.options.heroic_levels
    return raising and LEVELS.index(command.level) == LEVELS.index(trait.level) + 1


def evolve(state: Spin, event: Event) -> Evolved:
    command: Spending = event.command
    cause: Literal["trait", "gauge"] = "trait" if isinstance(command, SpendFortuneOnTrait) else "gauge"
    paid = spent(state, command.character, cause)
    character = paid.state.characters.get(command.character)
    return paid.then(_bought, event.id, character, command) if character else Evolved(state)


def _bought(state: Spin, event: str, character: Character, command: Spending) -> Evolved:
    match command:
        case SpendFortuneOnGauge(_, gauge):
            found = character.gauges.get(gauge)
            return settled(state, lowered(found, None, 1, 1), "fortune") if found else Evolved(state)
        case SpendFortuneOnTrait(change="gain"):
            return added(state, character.id, Trait(event, command.text, tags=command.tags), "fortune")
        case SpendFortuneOnTrait(change="remove"):
            return removed(state, command.trait or "", "fortune")
        case _:
            trait = character.traits.get(command.trait or "")
            if trait is None:
                return Evolved(state)
            level = command.level or trait.level
            return changed(
                state, trait.id, replace(trait, text=command.text, tags=command.tags, level=level), "fortune"
            )


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for character in active_protagonists(state):
        if character.owner == seat:
            yield from _spending(offers, character)


def _spending(offers: Offers, character: Character) -> Iterator[Move]:
    who: dict[str, Schema] = {"character": one_of({character.id: character.name}), "justification": text(1)}
    given = {"character": character.id, "justification": "?"}
    loose = ("tags", "level")
    wording = {"text": text(1), "tags": tags_field()}
    gain = {**who, **wording}
    choices = {"change": ("gain",), "level": LEVELS}
    yield from offers.every(SpendFortuneOnTrait, choices, gain, loose, text="?", **given)
    for trait in character.traits.values():
        this = {"trait": {trait.id: trait.text}}
        changed = {**this, "change": ("modify",), "level": LEVELS}
        yield from offers.every(SpendFortuneOnTrait, changed, gain, loose, text="?", **given)
        yield from offers.every(SpendFortuneOnTrait, {**this, "change": ("remove",)}, who, **given)
    gauges = {g.id: g.label for g in character.gauges.values()}
    yield from offers.each(SpendFortuneOnGauge, "gauge", gauges, who, **given)


CHAPTER = Chapter(
    commands={SpendFortuneOnTrait: "FortuneSpentOnTrait", SpendFortuneOnGauge: "FortuneSpentOnGauge"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
