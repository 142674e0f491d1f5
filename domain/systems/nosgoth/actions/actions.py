"""Chapter ACT: an action is declared, ruled routine or classified and given a difficulty, or taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.game import Chapter, Evolved, Move, Offers, integer, text
from domain.systems.nosgoth.actions.difficulty import HIGHEST, LOWEST, in_range
from domain.systems.nosgoth.state.choices import actions, named
from domain.systems.nosgoth.state.guards import (
    able,
    before_roll,
    gm_or_player,
    known_action,
    known_character,
    only_gm,
    own,
    require,
)
from domain.systems.nosgoth.state.sight import is_gm
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    Action,
    Character,
    Characteristic,
    Outcome,
    Special,
    State,
    active,
    close,
    declared_by,
    in_order,
    owner,
    with_open,
)


class DeclareAction(Command, frozen=True, omit_defaults=True):
    """Declare what a character attempts; in the turn order only while it is active."""

    RULES: ClassVar = ("NOS-ACT-01",)
    character: Id
    text: Text


class RuleRoutine(Command, frozen=True, omit_defaults=True):
    """Rule that an action runs no risk of failure: it succeeds, without a die."""

    RULES: ClassVar = ("NOS-ACT-02",)
    action: Id


class ClassifyAction(Command, frozen=True, omit_defaults=True):
    """Rule on which characteristic an action depends, hence which one can pay focus."""

    RULES: ClassVar = ("NOS-ACT-03", "NOS-ACT-06")
    action: Id
    characteristic: Characteristic


class SetDifficulty(Command, frozen=True, omit_defaults=True):
    RULES: ClassVar = ("NOS-ACT-04", "NOS-ACT-06", "NOS-DIFF-01")
    action: Id
    level: int


class CancelAction(Command, frozen=True, omit_defaults=True):
    """Cancel an action before its roll; nothing is paid."""

    RULES: ClassVar = ("NOS-ACT-07",)
    action: Id


class OutcomeComputed(Consequence, frozen=True):
    """The result of an action; `automatic` without a die."""

    RULES: ClassVar = ("NOS-RES-02", "NOS-RES-03", "NOS-RES-04", "NOS-COM-08", "NOS-COM-09")
    action: Id
    combatant: Id
    final_level: int
    target_number: int
    success: bool
    automatic: bool
    special: Special
    damage_bonus: int


Commands = DeclareAction | RuleRoutine | ClassifyAction | SetDifficulty | CancelAction


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case DeclareAction():
            _may_declare(state, act, command)
        case RuleRoutine(action_id):
            of = _for_gm(state, act, action_id, "NOS-ACT-02")
            require(of.kind in ("free", "enemy_deed"), "bad_target", "NOS-ACT-02")
        case ClassifyAction(action_id):
            of = _for_gm(state, act, action_id, "NOS-ACT-03")
            require(of.needs_class, "wrong_stage", "NOS-ACT-03")
        case SetDifficulty(action_id, level):
            only_gm(state, act, "NOS-ACT-04")
            require(in_range(level), "bad_value", "NOS-ACT-04")
            of = _for_gm(state, act, action_id, "NOS-ACT-04")
            require(not of.level_fixed, "level_fixed_by_enemy", "NOS-ACT-04")
        case CancelAction(action_id):
            _may_cancel(state, act, action_id)
    return command


def _for_gm(state: State, act: Act, action_id: str, rule: str) -> Action:
    """Return an action before its roll that the game master may rule on. Raises Refused."""
    only_gm(state, act, rule)
    of = known_action(state, action_id, rule)
    before_roll(state, of, rule)
    return of


def _may_declare(state: State, act: Act, command: DeclareAction) -> None:
    """Refuse a second open action, and one out of turn of a character in the turn order (NOS-ACT-01).

    Raises Refused.
    """
    gm_or_player(state, act, "NOS-ACT-01")
    character = known_character(state, command.character, "NOS-ACT-01")
    require(bool(command.text.strip()), "bad_value", "NOS-ACT-01")
    if not is_gm(state, act.seat):
        own(act, character.seat, "NOS-ACT-01")
    able(character, "NOS-ACT-01")
    require(not declared_by(state, character.id), "action_open", "NOS-ACT-01")
    require(_may_act_now(state, character), "not_your_turn", "NOS-ACT-01")


def _may_act_now(state: State, character: Character) -> bool:
    return not in_order(state, character.id) or active(state, character.id)


def _may_cancel(state: State, act: Act, action_id: str) -> None:
    """Refuse a cancellation by others than the game master and the acting character's player (NOS-ACT-07).

    An enemy's attack can be cancelled by the game master alone, and nothing once it is rolled. Raises Refused.
    """
    gm_or_player(state, act, "NOS-ACT-07")
    of = known_action(state, action_id, "NOS-ACT-07")
    if not is_gm(state, act.seat):
        own(act, owner(state, of.by), "NOS-ACT-07")
    before_roll(state, of, "NOS-ACT-07")


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    if isinstance(command, DeclareAction):
        declared = Action(id=event.id, kind="free", by=command.character, text=command.text)
        return Evolved(with_open(state, declared) if declared.by in state.characters else state)
    of = state.open.get(command.action)
    if of is None:
        return Evolved(state)
    match command:
        case RuleRoutine():
            return _routine(state, of)
        case ClassifyAction(_, characteristic):
            # Another pool may not bear the same focus: the choice is made again (NOS-ACT-06).
            return Evolved(with_open(state, replace(of, characteristic=characteristic, focus=0)))
        case SetDifficulty(_, level):
            return Evolved(with_open(state, replace(of, level=level)))
        case CancelAction():
            return Evolved(close(state, replace(of, cancelled=True)))


def _routine(state: State, of: Action) -> Evolved:
    """Close the action at level 0 as an automatic success without accomplishment (NOS-ACT-02)."""
    done = replace(of, level=0, focus=0, proposals=(), reductions=(), outcome=Outcome(0, success=True))
    outcome = OutcomeComputed(of.id, of.by, 0, 0, success=True, automatic=True, special="none", damage_bonus=0)
    return Evolved(close(state, done), (outcome,))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    opened = actions(state, state.open.values())
    yield from offers.each(
        DeclareAction, "character", named(state.characters.values()), {"text": text(1)}, (), None, text="-"
    )
    yield from offers.each(CancelAction, "action", opened)
    yield from offers.each(RuleRoutine, "action", opened)
    yield from offers.every(ClassifyAction, {"action": opened, "characteristic": CHARACTERISTICS})
    yield from offers.each(SetDifficulty, "action", opened, {"level": integer(LOWEST, HIGHEST)}, (), None, level=LOWEST)


CHAPTER = Chapter(
    commands={
        DeclareAction: "ActionDeclared",
        RuleRoutine: "RoutineRuled",
        ClassifyAction: "ActionClassified",
        SetDifficulty: "DifficultySet",
        CancelAction: "ActionCancelled",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(OutcomeComputed,),
)
