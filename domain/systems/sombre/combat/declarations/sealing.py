"""Sealed declarations of enemies of equal senses: each seals a kind, all are opened, then each specifies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.combat.attacks.declaration_order import (
    as_seen,
    check_speaker,
    closing,
    declared,
    in_sealed,
    next_specified,
    owes,
    running,
    sealed_as,
    senses,
    spoken,
    unsealed,
)
from domain.systems.sombre.combat.declarations.immediate_effects import apply_declaration
from domain.systems.sombre.combat.declarations.intent_moves import declarations
from domain.systems.sombre.combat.declarations.legality import check_action
from domain.systems.sombre.condition.battle import fighting
from domain.systems.sombre.state.combat_state import ActionSpec, Sealed, SealedKind
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import find, is_gm, visible

SEALS: tuple[SealedKind, ...] = get_args(SealedKind)


class CallSealedDeclarations(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    characters: tuple[Id, ...]


class SealIntentKind(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    character: Id
    kind: SealedKind


class OpenSealedIntents(Command, frozen=True):
    RULES = ("SOM-TURN-06",)


class SpecifyIntent(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    character: Id
    action: ActionSpec


SealingCommand = CallSealedDeclarations | SealIntentKind | OpenSealedIntents | SpecifyIntent


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: SealingCommand = act.command
    fight = as_seen(state, fighting(state, "SOM-TURN-02", 1), act.seat)
    match command:
        case CallSealedDeclarations(characters):
            _check_group(state, fight, characters)
        case OpenSealedIntents():
            if fight.sealed is None or fight.sealed.opened or any(unsealed(state, fight, fight.sealed)):
                raise Refused("not_all_sealed", "SOM-TURN-06")
        case SealIntentKind(character):
            sealed = _called(state, fight, act.seat, character, opened=False)
            if character in sealed.kinds:
                raise Refused("already_sealed", "SOM-TURN-06")
        case SpecifyIntent(character, action):
            _called(state, fight, act.seat, character, opened=True)
            _legal(state, act.seat, character, action)
    return command


def _called(state: SombreState, fight: Fight, seat: str, character: str, *, opened: bool) -> Sealed:
    check_speaker(state, fight, seat, character)
    if character in fight.surprised:
        raise Refused("incapacitated", "SOM-MELEE-44")
    if fight.sealed is None or not in_sealed(state, fight, character) or fight.sealed.opened is not opened:
        raise Refused("not_called", "SOM-TURN-06")
    return fight.sealed


def _check_turn(state: SombreState, seat: str, character: str) -> None:
    """Refuse a character that is not asked to specify what it has sealed. Raises Refused."""
    _called(state, as_seen(state, fighting(state, "SOM-TURN-02", 1), seat), seat, character, opened=True)


def _legal(state: SombreState, seat: str, character: str, action: ActionSpec) -> None:
    fight = as_seen(state, state.fight, seat) if state.fight is not None else None
    if fight is not None and fight.sealed is not None:
        _check_specification(state, fight, fight.sealed, character, action)
    check_action(state, seat, state.characters[character], action)


def _check_specification(state: SombreState, fight: Fight, sealed: Sealed, character: str, action: ActionSpec) -> None:
    kind = sealed.kinds.get(character)
    free = action.kind == "let_go"
    if kind is None or (sealed_as(action.kind) != kind and not free):
        raise Refused("kind_mismatch", "SOM-TURN-06")
    if character not in next_specified(state, fight, sealed):
        raise Refused("attackers_first", "SOM-TURN-06")


def _check_group(state: SombreState, fight: Fight, characters: tuple[str, ...]) -> None:
    for character in characters:
        find(state, character)
    if len(set(characters)) < max(len(characters), 2) or not all(owes(state, fight, c) for c in characters):
        raise Refused("out_of_bounds", "SOM-TURN-06")
    if running(state, fight) is not None or any(declared(fight, c) for c in characters):
        raise Refused("already_declared", "SOM-TURN-06")
    if len({senses(state, c) for c in characters}) > 1:
        raise Refused("senses_not_equal", "SOM-TURN-06")


def evolve(state: SombreState, event: Event) -> Evolved:
    fight = state.fight
    if fight is None:
        return Evolved(state)
    match event.command:
        case CallSealedDeclarations(characters):
            return Evolved(replace(state, fight=replace(fight, sealed=Sealed(characters=characters))))
        case SealIntentKind(character, kind) if fight.sealed is not None:
            sealed = replace(fight.sealed, kinds={**fight.sealed.kinds, character: kind})
            return Evolved(replace(state, fight=replace(fight, sealed=sealed)))
        case OpenSealedIntents() if fight.sealed is not None:
            opened = replace(fight.sealed, opened=True)
            return Evolved(closing(replace(state, fight=replace(fight, sealed=opened))))
        case SpecifyIntent(character, action):
            return apply_declaration(state, spoken(state, fight, event.id, character, action))
        case _:
            return Evolved(state)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    fight = state.fight
    if fight is None:
        return
    offers = Offers(state, seat, decide)
    people = visible(state, seat)
    for person in (who for who in fight.fighters if who in people):
        for kind in SEALS if fight.sealed is not None else ():
            one = {"character": one_of((person,)), "kind": one_of((kind,))}
            yield from offers.move(SealIntentKind(person, kind), one)
        yield from declarations(offers, person, SpecifyIntent, _check_turn, _legal)
    if is_gm(state, seat):
        yield from _groups(offers, fight)
        yield from offers.move(OpenSealedIntents())


def _groups(offers: Offers, fight: Fight) -> Iterator[Move]:
    state = offers.state
    groups: dict[int, list[str]] = {}
    for person in fight.fighters:
        if owes(state, fight, person) and not declared(fight, person):
            groups.setdefault(senses(state, person), []).append(person)
    for group in groups.values():
        for other in group[1:]:
            both = {"characters": {"const": [group[0], other]}}
            yield from offers.move(CallSealedDeclarations((group[0], other)), both)


CHAPTER = Chapter(
    commands={
        CallSealedDeclarations: "SealedDeclarationsCalled",
        SealIntentKind: "IntentKindSealed",
        OpenSealedIntents: "SealedIntentsOpened",
        SpecifyIntent: "IntentSpecified",
    },
    players=frozenset({SealIntentKind, SpecifyIntent}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
