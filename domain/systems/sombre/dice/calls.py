"""Calls of rolls: the checks of their content, and the calls and comparisons that they open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from domain.base.events import Command, Id, Label, LabelText, Word
from domain.base.refusal import Refused
from domain.game import Evolved, Move, Offers
from domain.systems.sombre.condition.battle import at_turn_start
from domain.systems.sombre.dice.difficulty import check_difficulty
from domain.systems.sombre.dice.modifiers import incapacity, nature_of
from domain.systems.sombre.dice.procedures import check_resolves
from domain.systems.sombre.dice.results import ActionAutoResolved, compare, locked, open_call
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Rank, Shot
from domain.systems.sombre.state.state import SombreState, with_dice
from domain.systems.sombre.state.vocabulary import ActionNature, Purpose, RollKind
from domain.systems.sombre.table.guards import find
from domain.systems.sombre.table.places import own_id, with_places

MOST_SIDES = 12
"""A bound of form."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an opposed roll; with `assistants` it is a collective one. `shot`: if it throws or shoots."""

    character: Id
    skills: tuple[Word, ...]
    kind: RollKind = "action"
    nature: ActionNature | None = None
    label: Label = ""
    difficulty: tuple[Rank, ...] = ()
    off_hand: bool = False
    attempt: str = ""
    assistants: tuple[Id, ...] = ()
    shown: bool | None = None
    resolves: Id | None = None
    shot: Shot | None = None


class CallRoll(Command, frozen=True):
    """Call a simple roll, or a combined one with two skills.

    For an NPC, `concerned` names the player characters it is about. `resolves`: the attempt or the intent that it
    answers. `shot`: covers and nearness, of a throw or a shot.
    """

    RULES = (
        *("SOM-ROLL-07", "SOM-ROLL-08", "SOM-ROLL-15", "SOM-ROLL-16", "SOM-SKILL-13"),
        *("SOM-RANGED-01", "SOM-RANGED-02", "SOM-RANGED-03", "SOM-RANGED-04", "SOM-RANGED-05", "SOM-RANGED-06"),
        *("SOM-RANGED-10", "SOM-RANGED-11", "SOM-RANGED-12", "SOM-RANGED-13", "SOM-RANGED-14"),
        *("SOM-RANGED-20", "SOM-RANGED-22", "SOM-RANGED-23"),
    )
    character: Id
    skills: tuple[Word, ...]
    kind: RollKind = "action"
    nature: ActionNature | None = None
    label: LabelText = ""
    difficulty: tuple[Rank, ...] = ()
    off_hand: bool = False
    attempt: str = ""
    concerned: tuple[Id, ...] = ()
    shown: bool | None = None
    social: bool = False
    resolves: Id | None = None
    shot: Shot | None = None


class CallOpposedRoll(Command, frozen=True):
    """Call an opposed roll: `active` against one or several `passive`, or a ranking of `competitors`."""

    RULES = ("SOM-ROLL-23", "SOM-ROLL-28", "SOM-ROLL-29")
    active: Side | None = None
    passive: tuple[Side, ...] = ()
    competitors: tuple[Side, ...] = ()
    social: bool = False


class CallCollectiveRoll(Command, frozen=True):
    """Call a collective roll, which the leader alone throws; without one nobody does."""

    RULES = ("SOM-ROLL-35", "SOM-ROLL-36", "SOM-ROLL-37")
    leader: Id | None
    assistants: tuple[Id, ...]
    skill: Word
    kind: RollKind = "action"
    nature: ActionNature | None = None
    label: LabelText = ""
    difficulty: tuple[Rank, ...] = ()
    off_hand: bool = False
    attempt: str = ""
    concerned: tuple[Id, ...] = ()
    shown: bool | None = None
    social: bool = False
    resolves: Id | None = None


AnyCall = CallRoll | CallOpposedRoll | CallCollectiveRoll


class DeclaredRolls(NamedTuple):
    """The rules of rolls that answer a declared action or an attempt, given by the chapters of combat.

    - `check_side(state, person, side, secret)` and `check_form(state, sides, opposed, secret)`: raise Refused.
    - `prepare(state, call)`: the call with the purpose, the ranks and the skills that the declaration gives it.
    - `moves(offers)`: the calls that answer declared actions.
    """

    check_side: Callable[[SombreState, Character, Side, bool], None]
    check_form: Callable[[SombreState, Sequence[Side], bool, bool], None]
    prepare: Callable[[SombreState, Call], Call]
    moves: Callable[[Offers], Iterator[Move]]


def sides_of(command: AnyCall) -> tuple[Side, ...]:
    match command:
        case CallRoll():
            return (_side(command.character, command.skills, (), command),)
        case CallOpposedRoll():
            return command.competitors or (*((command.active,) if command.active else ()), *command.passive)
        case CallCollectiveRoll():
            leader = command.leader
            return () if leader is None else (_side(leader, (command.skill,), command.assistants, command),)


def _side(
    character: str, skills: tuple[str, ...], assistants: tuple[str, ...], command: CallRoll | CallCollectiveRoll
) -> Side:
    return Side(
        character,
        skills,
        command.kind,
        command.nature,
        command.label,
        command.difficulty,
        command.off_hand,
        command.attempt,
        assistants,
        command.shown,
        command.resolves,
        command.shot if isinstance(command, CallRoll) else None,
    )


def concerned_of(command: AnyCall) -> tuple[str, ...]:
    return () if isinstance(command, CallOpposedRoll) else command.concerned


def check_call(
    state: SombreState, command: AnyCall, declared: DeclaredRolls | None, *, secret: bool = False, decoy: bool = False
) -> None:
    """Refuse a call that breaks a rule of rolls or, with `declared`, answers no intent of the Turn. Raises Refused.

    `declared`: the rules of rolls that answer declared actions. `secret`: the roll is thrown behind the screen;
    `decoy`: its outcome means nothing, so that no lock prevents it.
    """
    if command.social:
        raise Refused("social_action", "SOM-ROLL-05")
    _check_shape(command)
    if declared is not None and state.fight is not None and state.fight.phase == 1:
        raise Refused("wrong_phase", "SOM-TURN-02")
    sides = sides_of(command)
    people = [find(state, side.character) for side in sides]
    for side, person in zip(sides, people, strict=True):
        _check_side(state, side, person, secret=secret, decoy=decoy)
        if declared is not None:
            check_resolves(state, side.character, side.kind, side.resolves)
            declared.check_side(state, person, side, secret)
    if declared is not None:
        declared.check_form(state, sides, isinstance(command, CallOpposedRoll), secret)
    helpers = [assistant for side in sides for assistant in side.assistants]
    members = command.assistants if isinstance(command, CallCollectiveRoll) else helpers
    everyone = [*people, *(find(state, c) for c in (*concerned_of(command), *members))]
    if not any(person.played for person in everyone):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if isinstance(command, CallOpposedRoll) and not secret and not all(p.known for p in people):
        raise Refused("npc_not_introduced", "SOM-NPC-09")


def _check_shape(command: AnyCall) -> None:
    match command:
        case CallRoll():
            pass
        case CallCollectiveRoll():
            named = (*((command.leader,) if command.leader else ()), *command.assistants)
            if not command.assistants or len(set(named)) < len(named) or len(named) > MOST_SIDES:
                raise Refused("out_of_bounds", "SOM-ROLL-35")
        case CallOpposedRoll():
            duel = command.active is not None and bool(command.passive) and not command.competitors
            race = command.active is None and not command.passive and len(command.competitors) > 1
            people = [side.character for side in sides_of(command)]
            if not (duel or race) or len(set(people)) < len(people) or len(people) > MOST_SIDES:
                raise Refused("out_of_bounds", "SOM-ROLL-23")


def _check_side(state: SombreState, side: Side, person: Character, *, secret: bool, decoy: bool) -> None:
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if side.kind == "fear":
        raise Refused("fear_not_secret" if secret else "needs_fear_call", "SOM-ROLL-31")
    if not 1 <= len(side.skills) <= 2 or not all(skill.strip() for skill in side.skills):
        raise Refused("out_of_bounds", "SOM-ROLL-30")
    check_difficulty(side.difficulty)
    if person.kind == "animal" and ("mind" in side.skills or nature_of(_call(side, "", "")) == "intellectual"):
        raise Refused("no_intellect", "SOM-ANIMAL-01")
    check_able(at_turn_start(state, person.id), side.kind)
    if side.kind == "action" and not decoy and locked(state, side.character, side.attempt):
        raise Refused("final_failure", "SOM-ROLL-22")
    if side.character in side.assistants or len(set(side.assistants)) < len(side.assistants):
        raise Refused("out_of_bounds", "SOM-ROLL-36")
    for assistant in side.assistants:
        find(state, assistant)


def check_able(person: Character, kind: RollKind) -> None:
    """Refuse an action of an incapacitated character (SOM-SOMA-02). Raises Refused.

    Convulsions do not prevent it: they strike whoever helps (SOM-SOMA-19).
    """
    seized = person.mind.somatisation is not None and person.mind.somatisation.kind == "convulsions"
    if kind == "action" and incapacity(person) is not None and not seized:
        raise Refused("incapacitated", "SOM-SOMA-02")


def _call(side: Side, call_id: str, cause: str) -> Call:
    return Call(
        id=call_id,
        cause=cause,
        character=side.character,
        skills=side.skills,
        kind=side.kind,
        nature=side.nature,
        label=side.label,
        difficulty=side.difficulty,
        off_hand=side.off_hand,
        attempt=side.attempt,
        assistants=side.assistants,
        shown=side.shown,
        purpose="action" if side.resolves is None else "procedure",
        subject=side.resolves or "",
        shot=side.shot,
    )


def as_called(_state: SombreState, call: Call) -> Call:
    return call


def of_procedure(purpose: Purpose, subject: str) -> Callable[[SombreState, Call], Call]:
    """Return a `prepare` for `open_calls` that gives each call this purpose and subject."""
    return lambda _state, call: msgspec.structs.replace(call, purpose=purpose, subject=subject)


def open_calls(
    state: SombreState,
    event_id: str,
    command: AnyCall,
    *,
    secret: bool = False,
    prepare: Callable[[SombreState, Call], Call] = as_called,
) -> Evolved:
    """Open the calls of a command, each as `prepare` makes it; settle at once those that need no die."""
    sides = sides_of(command)
    if any(side.character not in state.characters for side in sides):
        return Evolved(state)
    evolved = Evolved(state)
    if not sides:
        return _leaderless(state, command, secret)
    opposed = isinstance(command, CallOpposedRoll)
    opposition = event_id if opposed else None
    calls, own = [], {}
    for number, side in enumerate(sides, 1):
        call_id = own_id(event_id, side.character) if opposed else event_id
        own[f"{event_id}.{number}"] = call_id
        call = msgspec.structs.replace(
            _call(side, call_id, event_id),
            opposition=opposition,
            secret=secret,
            concerned=concerned_of(command),
            scene=state.scene.id if state.scene else "",
        )
        calls.append(prepare(state, call))
    if opposed:
        made = _opposition(event_id, command, calls, secret)
        state = with_places(state, own)
        evolved = evolved.at(with_dice(state, oppositions={**state.dice.oppositions, event_id: made}))
    for call in calls:
        evolved = evolved.then(open_call, call)
    if opposed:
        evolved = evolved.then(compare, event_id)
    return evolved


def _opposition(event_id: str, command: AnyCall, calls: list[Call], secret: bool) -> Opposition:
    if isinstance(command, CallOpposedRoll) and command.competitors:
        return Opposition(id=event_id, entrants=tuple(call.id for call in calls), secret=secret)
    pairs = tuple(Pair(active=calls[0].id, passive=call.id) for call in calls[1:])
    return Opposition(id=event_id, pairs=pairs, secret=secret)


def _leaderless(state: SombreState, command: AnyCall, secret: bool) -> Evolved:
    """Fail at once a collective roll that nobody leads (SOM-ROLL-35)."""
    if not isinstance(command, CallCollectiveRoll) or not command.assistants:
        return Evolved(state)
    followed = ActionAutoResolved(command.assistants[0], command.attempt, False, "no_leader", secret)
    return Evolved(state, (followed,))
