"""Declarations of intents, in order of senses."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.sombre.combat.attacks.declaration_order import as_seen, check_speaker, declaring, in_sealed, spoken
from domain.systems.sombre.combat.declarations.immediate_effects import apply_declaration
from domain.systems.sombre.combat.declarations.intent_moves import declarations
from domain.systems.sombre.combat.declarations.legality import check_action
from domain.systems.sombre.condition.battle import fighting
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import visible


class DeclareIntent(Command, frozen=True):
    RULES = (
        *("SOM-TURN-03", "SOM-TURN-04", "SOM-TURN-05", "SOM-TURN-09", "SOM-TURN-19"),
        *("SOM-MELEE-01", "SOM-MELEE-04", "SOM-MELEE-10"),
    )
    character: Id
    action: ActionSpec


class ReviewedIntent(Command, frozen=True):
    """Recorded only: a declaration that a correction has made doubtful; it is kept and flagged."""

    RULES = ("SOM-RULING-05",)
    character: Id
    action: ActionSpec


IntentCommand = DeclareIntent | ReviewedIntent


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: IntentCommand = act.command
    if isinstance(command, ReviewedIntent):
        return command
    person = _check_turn(state, act.seat, command.character)
    check_action(state, act.seat, person, command.action)
    return command


def _check_turn(state: SombreState, seat: str, character: str) -> Character:
    """Return the character, if it may declare now, whatever it declares. Raises Refused."""
    fight = as_seen(state, fighting(state, "SOM-TURN-02", 1), seat)
    person = check_speaker(state, fight, seat, character)
    if person.id not in declaring(state, fight) or in_sealed(state, fight, person.id):
        raise Refused("not_your_turn_to_declare", "SOM-TURN-04")
    return person


def _legal(state: SombreState, seat: str, person: str, action: ActionSpec) -> None:
    check_action(state, seat, state.characters[person], action)


def evolve(state: SombreState, event: Event) -> Evolved:
    command: IntentCommand = event.command
    fight = state.fight
    if fight is None:
        return Evolved(state)
    made = spoken(state, fight, event.id, command.character, command.action)
    made = replace(made, needs_review=isinstance(command, ReviewedIntent))
    return apply_declaration(state, made)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    people = visible(state, seat)
    for person in (who for who in state.fight.fighters if who in people) if state.fight else ():
        yield from declarations(Offers(state, seat, decide), person, DeclareIntent, _check_turn, _legal)


CHAPTER = Chapter(
    commands={DeclareIntent: "IntentDeclared"},
    completed={ReviewedIntent: "IntentFlagged"},
    players=frozenset({DeclareIntent, ReviewedIntent}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
