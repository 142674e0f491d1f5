"""A Turn with as few commands as it has decisions (A83): all attacks called, the dice behind the screen, its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.base.events import Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Decide, Move, Offers, TypedDice, groups, one_of, sequences_of
from domain.systems.sombre.combat.attacks.attacks import OPPOSING, defence_against, hopeless, idle
from domain.systems.sombre.combat.attacks.escapes import beset
from domain.systems.sombre.combat.calls import declared_rolls
from domain.systems.sombre.combat.calls.intent_calls import default_skill_of, named_side, people_concerned
from domain.systems.sombre.combat.declarations.awaited import Awaited, awaited, check_over
from domain.systems.sombre.combat.turn import intent_rulings, turn
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.condition.battle import fighting, in_order
from domain.systems.sombre.dice.calls import AnyCall, CallOpposedRoll, CallRoll
from domain.systems.sombre.dice.procedures import places_itself
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.state.combat_state import ATTACKS, AUTOMATIC, BELONGINGS, ESCAPES, Intent
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import is_gm

GESTURES = frozenset(
    {*ESCAPES, *BELONGINGS, "move", "prepare", "cycle", "select_mode", "reload", "unfold_bipod", "let_go"}
)
"""SOM-TURN-15: actions that normally succeed without dice."""


class CallAttacks(Command, frozen=True):
    """Call every open attack of the Turn, in order, under the default skills, each in the form that the declarations
    give it; phase 1 is closed first where nothing is open in it. What is hidden, and what asks for more than that, is
    left to be called by itself. `throw`: the game master's dice for them fall at once.
    """

    RULES = ("SOM-TURN-02", "SOM-TURN-09", "SOM-TURN-11", "SOM-TURN-23", "SOM-MELEE-04")
    throw: bool = False


class ThrowDice(Command, frozen=True):
    """Throw the dice of several calls in a row; with each attack at nothing in particular that of the place."""

    RULES = ("SOM-ROLL-08", "SOM-LOC-03")
    calls: tuple[Id, ...]


class FinishTurn(Command, frozen=True):
    """Close phases 2 and 3 where nothing is open in them. What needs no die and was not ruled on succeeds before."""

    RULES = ("SOM-TURN-02", "SOM-TURN-12", "SOM-TURN-13", "SOM-TURN-14", "SOM-TURN-15")


def _attacks(state: SombreState, command: CallAttacks, done: Sequence[Event]) -> Command | None:
    fight = fighting(state, "SOM-TURN-23", 1, 2)
    if fight.phase == 1:
        check_over(state, fight)
        return AdvancePhase()
    call = next(_callable(state, fight), None)
    if call is not None:
        return call
    die = next(_own_dice(state, fight), None) if command.throw else None
    if die is None and not done:
        raise Refused("already_resolved", "SOM-TURN-15")
    return die


def _callable(state: SombreState, fight: Fight) -> Iterator[AnyCall]:
    """Yield calls for attacks, and for arms put in the way of one, that are neither called nor resolved."""
    called = {call.subject for call in state.dice.calls.values()}
    offers = Offers(state, _gm(state), declared_rolls.CHAPTER.decide)
    for key in in_order(fight):
        intent = fight.intents[key]
        thrown = intent.spec.kind in ATTACKS and intent.spec.kind not in AUTOMATIC
        answers = intent.spec.kind == "interpose" and not idle(state, intent)
        if intent.resolved or intent.hidden or key in called or not (thrown or answers):
            continue
        call = _call(state, intent)
        if offers.admits(call):
            yield call


def _call(state: SombreState, intent: Intent) -> AnyCall:
    """Return the call of an attack: opposed by the defence that it meets, or alone (SOM-TURN-23)."""
    defence = defence_against(state, intent)
    if defence is not None and defence.spec.kind in OPPOSING:
        return CallOpposedRoll(named_side(state, intent), (named_side(state, defence),))
    skill, about = default_skill_of(state, intent), people_concerned(state, _gm(state), intent)
    return CallRoll(intent.character, (skill,), concerned=about, resolves=intent.id)


def _own_dice(state: SombreState, fight: Fight) -> Iterator[Roll]:
    """Yield the game master's dice for what was declared in this Turn."""
    offers = Offers(state, _gm(state), declared_rolls.CHAPTER.decide)
    for call in state.dice.calls.values():
        die = _die(state, call)
        if call.subject in fight.intents and offers.admits(die):
            yield die


def _die(state: SombreState, call: Call) -> Roll:
    return Roll(call.id, zone=places_itself(state, call))


def _throws(state: SombreState, command: ThrowDice, done: Sequence[Event]) -> Command | None:
    if len(set(command.calls)) < max(len(command.calls), 2):
        raise Refused("out_of_bounds", "SOM-ROLL-08")
    if len(done) == len(command.calls):
        return None
    call = state.dice.calls.get(command.calls[len(done)])
    return Roll(command.calls[len(done)]) if call is None else _die(state, call)


def _finished(state: SombreState, _command: FinishTurn, done: Sequence[Event]) -> Command | None:
    fight = state.fight
    if not done:
        fight = fighting(state, "SOM-TURN-02", 2, 3)
    if fight is None or fight.phase == 1:
        return None
    waiting = list(awaited(state, fight))
    if not waiting:
        return AdvancePhase()
    if all(_needs_no_die(state, fight, each) for each in waiting):
        return ClassifyAction(waiting[0].about, "auto_success")
    if not done:
        check_over(state, fight)
    return None


def _needs_no_die(state: SombreState, fight: Fight, waiting: Awaited) -> bool:
    """Return whether what waits is a gesture without a ruling, which nothing hinders or meets (SOM-TURN-15)."""
    intent = fight.intents.get(waiting.about) if waiting.what == "action" else None
    if intent is None or intent.action is not None or intent.spec.kind not in GESTURES:
        return False
    met = intent.spec.kind in ESCAPES and beset(state, intent)
    bare = Call(id="", cause="", character=intent.character, skills=(), subject=intent.id)
    return not met and not hopeless(state, bare)


def _gm(state: SombreState) -> str:
    return next((seat.id for seat in state.table.sitting if seat.role == "gm"), "")


def moves(state: SombreState, seat: str, decide: Decide) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    if state.fight is not None:
        yield from offers.move(CallAttacks(), {"throw": one_of((False,))}, ("throw",))
        dice = offers.thrown(CallAttacks(throw=True))
        typed = TypedDice(dice) if dice else None
        yield from offers.move(CallAttacks(throw=True), {"throw": one_of((True,))}, (), typed)
        yield from offers.move(FinishTurn())
    asked = Offers(state, seat, declared_rolls.CHAPTER.decide)
    own = [call.id for call in state.dice.calls.values() if asked.admits(_die(state, call))]
    for calls in groups(own):
        if len(calls) < 2:
            continue
        together = ThrowDice(calls)
        dice = offers.thrown(together)
        yield from offers.move(together, {"calls": {"const": list(calls)}}, (), TypedDice(dice))


PARTS: tuple[Chapter[SombreState], ...] = (turn.CHAPTER, declared_rolls.CHAPTER, intent_rulings.CHAPTER)
CHAPTER = sequences_of({CallAttacks: _attacks, ThrowDice: _throws, FinishTurn: _finished}, PARTS, moves)
