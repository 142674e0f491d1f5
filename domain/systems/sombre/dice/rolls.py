"""Actions and dice at the table: intents, calls open and secret, the die itself, and rulings without one."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, FollowUps
from domain.systems.sombre.condition.aftermath import without_request
from domain.systems.sombre.condition.battle import begun
from domain.systems.sombre.dice.calls import (
    CallCollectiveRoll,
    CallOpposedRoll,
    CallRoll,
    DeclaredRolls,
    check_call,
    open_calls,
    sides_of,
)
from domain.systems.sombre.dice.consequences import after_comparison, after_procedure, after_roll
from domain.systems.sombre.dice.modifiers import incapacity, unscored, work_out
from domain.systems.sombre.dice.procedures import check_automatic, find_blow, places_itself
from domain.systems.sombre.dice.results import (
    ActionAutoResolved,
    AttemptLocked,
    OppositionResolved,
    RerollCalled,
    RollResolved,
    compare,
    confirm,
    judged_by_score,
    reroll,
    reroll_all,
    set_lock,
    settle_die,
)
from domain.systems.sombre.dice.roll_commands import (
    CallSecretRoll,
    CancelCall,
    ConfirmDoubleFailure,
    DeclareAction,
    DeclareAutomaticResult,
    OrderReroll,
    ReviewedDeclaration,
    Roll,
    RolledBlow,
)
from domain.systems.sombre.dice.roll_moves import moves_with
from domain.systems.sombre.dice.screen import SecretRollNoticed, Throw, fallen, noticed, secret_die, seen_by, throw_all
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Declaration, SombreState, with_dice, without
from domain.systems.sombre.table.guards import find, is_gm, own, player_character, presence, roller
from domain.systems.sombre.table.phases import require_phase

HIDDEN_ATTEMPTS = frozenset({"bomb", "defuse", "mine_clearing", "poison"})
RollCommand = (
    DeclareAction
    | ReviewedDeclaration
    | DeclareAutomaticResult
    | CallRoll
    | CallOpposedRoll
    | CallCollectiveRoll
    | CallSecretRoll
    | Roll
    | RolledBlow
    | ConfirmDoubleFailure
    | OrderReroll
    | CancelCall
)


class Rolling(NamedTuple):
    """Rules of all chapters about rolls: those of declared actions, and those of what follows a roll."""

    declared: DeclaredRolls
    follow_ups: FollowUps = FollowUps({}, {}, {}, {})


def decide(state: SombreState, act: Act, chance: Chance, declared: DeclaredRolls) -> Command:
    command: RollCommand = act.command
    if not isinstance(command, ReviewedDeclaration | Roll | RolledBlow | CancelCall):
        require_phase(state, "play")
    match command:
        case DeclareAction() | ReviewedDeclaration():
            _check_declaration(state, act.seat, command)
        case DeclareAutomaticResult(character, _, _, reason):
            person = find(state, character)
            if person.is_pc:
                player_character(state, character)
            if not reason.strip():
                raise Refused("reason_required", "SOM-ROLL-04")
            check_automatic(state, character, command.resolves, command.margin)
        case CallRoll() | CallOpposedRoll() | CallCollectiveRoll():
            check_call(state, command, declared)
        case CallSecretRoll():
            _check_secret(state, command, declared)
            _throw_secret(state, "", command, secret_die(chance), declared)
        case Roll(call) | RolledBlow(call):
            return _thrown(state, command, entitled(state, act.seat, call), chance)
        case ConfirmDoubleFailure() | OrderReroll():
            _check_double(state, command)
            if isinstance(command, OrderReroll):
                _ordered(state, command, secret_die(chance))
        case CancelCall(call):
            _check_cancel(state, call)
    return command


def _thrown(state: SombreState, command: Roll | RolledBlow, call: Call, chance: Chance) -> Command:
    """Throw the die of a call; return the command to record. Raises Refused.

    A blow on the run is recorded with what it did when its die was thrown (SOM-RULING-03); in a Turn, the end of the
    Turn records that.
    """
    by_player = not call.secret and roller(state, state.characters[call.character]) is not None
    if by_player and judged_by_score(call) and unscored(state, call):
        raise Refused("unscored", "SOM-CHAR-19")
    seen = seen_by(state, call)
    die = chance.die(call.sides, seen)
    if isinstance(command, Roll) and command.zone:
        if not places_itself(state, call):
            raise Refused("wrong_form", "SOM-LOC-03")
        chance.die(6, seen)
    if isinstance(command, RolledBlow) or find_blow(state, call.subject) is None:
        return command
    return RolledBlow(command.call, work_out(state, call, die).success)


def _check_declaration(state: SombreState, seat: str, command: DeclareAction | ReviewedDeclaration) -> None:
    """Refuse a declaration in turn mode, by another's seat, or of a character that cannot act. Raises Refused.

    Never for a mechanical reason that the player does not know (SOM-ROLL-07).
    """
    if isinstance(command, ReviewedDeclaration):
        return
    if state.time.turn_mode:
        raise Refused("wrong_phase", "SOM-ROLL-02")
    person = own(state, seat, command.character)
    player_character(state, person.id)
    if incapacity(person) is not None or presence(state, seat) == "watching":
        raise Refused("incapacitated", "SOM-ROLL-07")


def _check_secret(state: SombreState, command: CallSecretRoll, declared: DeclaredRolls) -> None:
    check_call(state, command.roll, declared, secret=True, decoy=command.decoy)
    if command.answers is not None and command.answers not in state.declarations:
        raise Refused("unknown_id", "SOM-ROLL-32", kind="missing")


def entitled(state: SombreState, seat: str, call_id: str) -> Call:
    """Return the open call whose die the seat may throw. Raises Refused.

    A call that the seat cannot see is answered like one that does not exist (C-2).
    """
    call = state.dice.calls.get(call_id)
    person = state.characters.get(call.character) if call else None
    seen = is_gm(state, seat) or (person is not None and person.played and person.known and not (call and call.secret))
    if call is None or person is None or not seen:
        raise Refused("not_called", "SOM-ROLL-08")
    thrower = None if call.secret else roller(state, person)
    if thrower != seat and not (thrower is None and is_gm(state, seat)):
        raise Refused("not_owner", "SOM-ROLL-08", kind="role")
    return call


def _check_double(state: SombreState, command: ConfirmDoubleFailure | OrderReroll) -> None:
    if not _both_failed(state, command):
        raise Refused("not_double_failure", "SOM-ROLL-26")


def _both_failed(state: SombreState, command: ConfirmDoubleFailure | OrderReroll) -> bool:
    opposition = state.dice.oppositions.get(command.opposition)
    if opposition is None:
        return False
    if opposition.entrants:
        return opposition.status == "double_failure" and command.pair == 0
    there = 0 <= command.pair < len(opposition.pairs)
    return there and opposition.pairs[command.pair].status == "double_failure"


def _check_cancel(state: SombreState, call_id: str) -> None:
    if any(c.mind.requested and c.mind.requested.id == call_id for c in state.characters.values()):
        return
    if call_id in state.dice.rolls:
        raise Refused("die_already_rolled", "SOM-ROLL-08")
    call = state.dice.calls.get(call_id)
    if call is None:
        raise Refused("not_called", "SOM-ROLL-08")
    if call.opposition is not None and _begun(state, call.opposition):
        raise Refused("die_already_rolled", "SOM-ROLL-08")


def _begun(state: SombreState, opposition: str) -> bool:
    return any(r.opposition == opposition and r.result and r.result.die for r in state.dice.rolls.values())


def evolve(state: SombreState, event: Event, rolling: Rolling) -> Evolved:
    follow_ups = rolling.follow_ups
    match event.command:
        case DeclareAction(character, written) | ReviewedDeclaration(character, written):
            flagged = isinstance(event.command, ReviewedDeclaration)
            declared = Declaration(event.id, character, written, flagged)
            return Evolved(replace(state, declarations={**state.declarations, event.id: declared}))
        case DeclareAutomaticResult(resolves=str()) as command:
            resolves = command.resolves or ""
            return after_procedure(state, follow_ups, resolves, command.success, command.margin, event)
        case DeclareAutomaticResult(character, attempt, success):
            if success or state.time.turn_mode or not attempt.strip() or character not in state.characters:
                return Evolved(state)
            return set_lock(state, character, attempt, secret=False)
        case CallRoll() | CallOpposedRoll() | CallCollectiveRoll():
            return _called(state, event, rolling)
        case CallSecretRoll() as command:
            return _secret(state, event, command, rolling)
        case Roll(call) if call in state.dice.calls and event.draws:
            placed = event.draws[1].faces[0] if len(event.draws) > 1 else None
            return _rolled(state, replace(state.dice.calls[call], placed=placed), event, follow_ups)
        case RolledBlow(call, struck) if call in state.dice.calls and event.draws:
            return _rolled(state, replace(state.dice.calls[call], missed=not struck), event, follow_ups)
        case ConfirmDoubleFailure(opposition, pair) as command if _both_failed(state, command):
            return _confirmed(state, opposition, pair, event, follow_ups)
        case OrderReroll() as command if _both_failed(state, command):
            return _ordered(state, command, fallen(event.draws))
        case CancelCall(call):
            was = state.dice.calls.get(call)
            state = _cancelled(state, call)
            follow_up = None if was is None else follow_ups.cancellation.get(was.purpose)
            return Evolved(state) if follow_up is None else follow_up(state, was, event)
        case _:
            return Evolved(state)


def _called(state: SombreState, event: Event, rolling: Rolling) -> Evolved:
    """Open the calls of a command; an attempt without the skill fails as soon as it is called (SOM-ROLL-39)."""
    evolved = Evolved(state)
    evolved = evolved.then(open_calls, event.id, event.command, prepare=rolling.declared.prepare)
    if event.id in evolved.state.dice.rolls:
        evolved = evolved.then(after_roll, rolling.follow_ups, event.id, event)
    return evolved


def _rolled(state: SombreState, call: Call, event: Event, follow_ups: FollowUps) -> Evolved:
    draw = event.draws[0]
    evolved = Evolved(begun(state, call))
    evolved = evolved.then(settle_die, call, draw.faces[0], physical=draw.physical)
    evolved = evolved.then(after_roll, follow_ups, call.id, event)
    if call.opposition is not None:
        evolved = evolved.then(compare, call.opposition)
        evolved = evolved.then(after_comparison, follow_ups, state, call.opposition, event)
    return evolved


def _confirmed(state: SombreState, opposition: str, number: int, event: Event, follow_ups: FollowUps) -> Evolved:
    """Confirm a double failure, which ends the attempt of the active side, and apply its effects (SOM-ROLL-26)."""
    evolved = Evolved(state)
    evolved = evolved.then(confirm, opposition, number)
    return evolved.then(after_comparison, follow_ups, state, opposition, event)


def _throw_secret(
    state: SombreState, event_id: str, command: CallSecretRoll, throw: Throw, declared: DeclaredRolls
) -> Evolved:
    """Throw every die of a secret roll at once, ties included (SOM-ROLL-31, SOM-ROLL-34).

    The dice of a decoy are thrown too, and mean nothing.
    """
    if command.decoy:
        dice = (throw(side.character) for side in sides_of(command.roll))
        thrown = tuple(fell[0] for fell in dice if fell is not None)
        return Evolved(with_dice(state, screen_dice=(*state.dice.screen_dice, *thrown)))
    evolved = Evolved(state)
    evolved = evolved.then(open_calls, event_id, command.roll, secret=True, prepare=declared.prepare)
    return throw_all(evolved, event_id, throw)


def _secret(state: SombreState, event: Event, command: CallSecretRoll, rolling: Rolling) -> Evolved:
    people = [side.character for side in sides_of(command.roll)]
    followed = tuple(noticed(state, people, command.notice, command.answers))
    evolved = _throw_secret(state, event.id, command, fallen(event.draws), rolling.declared)
    for call in [c for c in evolved.state.dice.rolls.values() if c.cause == event.id and c.purpose == "procedure"]:
        evolved = evolved.then(_noted, call, event, rolling.follow_ups)
    return Evolved(evolved.state, (*followed, *evolved.consequences))


def _noted(state: SombreState, call: Call, event: Event, follow_ups: FollowUps) -> Evolved:
    """Apply the outcome of an attempt made behind the screen, as on a bomb (SOM-DANGER-EXPLO-10 to 12).

    What was built or undone behind the screen is known there, and nowhere else.
    """
    attempt = state.attempts.get(call.subject)
    if attempt is None or attempt.kind not in HIDDEN_ATTEMPTS:
        return Evolved(state)
    return after_roll(state, follow_ups, call.id, event)


def _ordered(state: SombreState, command: OrderReroll, throw: Throw) -> Evolved:
    """Ask for new dice of an opposition; throw them at once if it is secret."""
    opposition = state.dice.oppositions[command.opposition]
    evolved = Evolved(state)
    if opposition.entrants:
        evolved = evolved.then(reroll_all, opposition.id)
    else:
        evolved = evolved.then(reroll, opposition.id, command.pair)
    evolved = evolved.then(compare, opposition.id)
    if opposition.secret:
        evolved = throw_all(evolved, opposition.id, throw)
    return evolved


def _cancelled(state: SombreState, call_id: str) -> SombreState:
    for person in state.characters.values():
        if person.mind.requested is not None and call_id in (
            person.mind.requested.id,
            f"{person.mind.requested.id}.d6",
        ):
            return without_request(state, person.id)
    call = state.dice.calls.get(call_id)
    if call is None:
        return state
    if call.opposition is None:
        return with_dice(state, calls=without(state.dice.calls, call_id))
    calls = {k: v for k, v in state.dice.calls.items() if v.opposition != call.opposition}
    return with_dice(state, calls=calls, oppositions=without(state.dice.oppositions, call.opposition))


def chapter(declared: DeclaredRolls) -> Chapter[SombreState]:
    """Return the chapter of rolls, with the rules of those that answer declared actions."""
    return _chapter(Rolling(declared))


def _chapter(rolling: Rolling) -> Chapter[SombreState]:
    def decide_roll(state: SombreState, act: Act, chance: Chance) -> Command:
        return decide(state, act, chance, rolling.declared)

    return Chapter(
        commands={
            DeclareAction: "ActionDeclared",
            DeclareAutomaticResult: "ActionAutoResolved",
            CallRoll: "RollCalled",
            CallOpposedRoll: "OpposedRollCalled",
            CallCollectiveRoll: "CollectiveRollCalled",
            CallSecretRoll: "SecretRollMade",
            Roll: "DieRolled",
            ConfirmDoubleFailure: "DoubleFailureRuled",
            OrderReroll: "RerollOrdered",
            CancelCall: "RollCancelled",
        },
        completed={ReviewedDeclaration: "ActionFlagged", RolledBlow: "DieRolled"},
        consequences=(
            SecretRollNoticed,
            RollResolved,
            ActionAutoResolved,
            OppositionResolved,
            RerollCalled,
            AttemptLocked,
        ),
        players=frozenset({DeclareAction, ReviewedDeclaration, Roll, RolledBlow}),
        decide=decide_roll,
        evolve=lambda state, event: evolve(state, event, rolling),
        moves=lambda state, seat: moves_with(state, seat, decide_roll, rolling.declared),
        bound=lambda follow_ups: _chapter(Rolling(rolling.declared, follow_ups)),
    )
