"""Chapter RES: one d20 against the target number, and the special results of the natural die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, text
from domain.systems.nosgoth.actions.actions import OutcomeComputed
from domain.systems.nosgoth.actions.difficulty import final_level, target_number
from domain.systems.nosgoth.actions.focus import FocusSpent, invested, pay, require_affordable
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import actions
from domain.systems.nosgoth.state.guards import (
    before_roll,
    gm_or_player,
    known_action,
    not_dead,
    only_gm,
    only_player,
    own,
    ready,
    require,
)
from domain.systems.nosgoth.state.sight import knows
from domain.systems.nosgoth.state.state import (
    Action,
    ActionKind,
    EffectKind,
    Hit,
    Outcome,
    Special,
    State,
    acting_seat,
    close,
    combatant,
    rolling_seat,
    with_closed,
)

ROLLS_TO_HIT = ("attack", "enemy_roll", "gm_fight")
"""Kinds of roll whose success is a hit; on a defence it is the failure (NOS-COM-06)."""
DAMAGE_BONUS = {17: 1, 18: 2}
"""NOS-COM-08."""


class ResolveAction(Command, frozen=True, omit_defaults=True):
    """Roll an action: one d20, none at level 0."""

    RULES: ClassVar = ("NOS-RES-01", "NOS-FOC-04", "NOS-TAB-02", "NOS-TAB-03")
    action: Id


class RecordSpecialEffect(Command, frozen=True, omit_defaults=True):
    """Say what an accomplishment or a major failure consists of; what it changes, other commands say."""

    RULES: ClassVar = ("NOS-RES-05", "NOS-COM-08", "NOS-COM-09")
    action: Id
    kind: EffectKind
    text: Text = ""


class HitPending(Consequence, frozen=True):
    """A hit waits for the game master's ruling on its damage."""

    RULES: ClassVar = ("NOS-COM-11",)
    attack: Id
    attacker: Id
    target: Id
    bonus: int


Commands = ResolveAction | RecordSpecialEffect


def outcome_of(state: State, kind: ActionKind, level: int, die: int | None) -> Outcome:
    """Return the outcome of a roll, from the natural die (NOS-RES-01 to NOS-RES-04, NOS-COM-08, NOS-COM-09).

    Without a die, or at level 0, it is a success.
    """
    if level == 0 or die is None:
        return Outcome(level, success=True)
    success = die >= target_number(state, level)
    bonus = DAMAGE_BONUS.get(die, 0) if success and kind in ROLLS_TO_HIT else 0
    return Outcome(level, success, die, _special(die, success=success), bonus)


def _special(die: int, *, success: bool) -> Special:
    """Return the special result of a natural die (NOS-RES-03, NOS-RES-04).

    19 and 20 count on a success only; the lowest target is 3, so 1 always fails.
    """
    if success:
        return "minor" if die == 19 else "major" if die == 20 else "none"
    return "major_failure" if die == 1 else "none"


def _hits(kind: ActionKind, *, success: bool) -> bool:
    """Return whether the roll is a hit: a failed defence, or a success of any other attack roll (NOS-COM-06)."""
    return success if kind in ROLLS_TO_HIT else kind == "defence" and not success


def decide(state: State, act: Act, chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case ResolveAction():
            return _resolve(state, act, command, chance)
        case RecordSpecialEffect():
            return _record_effect(state, act, command)


def _resolve(state: State, act: Act, command: ResolveAction, chance: Chance) -> Command:
    """Roll the d20 for the seat that may roll this action (NOS-RES-01). Raises Refused."""
    rule = "NOS-RES-01"
    only_player(state, act, rule)
    of = known_action(state, command.action, rule)
    seat = rolling_seat(state, of)
    if seat is not None:
        own(act, seat, rule)
    before_roll(state, of, rule)
    ready(of, rule)
    require(seat is not None, "no_roller", "NOS-COM-10")
    _require_payable(state, act.seat, of)
    if final_level(state, of) > 0:
        chance.die(20, EVERYBODY)
    return command


def _require_payable(state: State, seat: str, of: Action) -> None:
    """Refuse focus that cannot be paid, as far as the rolling seat may know it (NOS-FOC-03, NOS-SEC-05, NOS-SEC-06).

    A seat that rolls for an absent player (NOS-TAB-05) without reading the sheet rolls the choice unchanged: it costs
    the points that are left to pay. Raises Refused.
    """
    if knows(state, seat, of.payer or ""):
        require_affordable(state, of, invested(state, of))


def _record_effect(state: State, act: Act, command: RecordSpecialEffect) -> Command:
    """Let the player describe an accomplishment, and the game master a major failure (NOS-RES-05). Raises Refused."""
    rule = "NOS-RES-05"
    gm_or_player(state, act, rule)
    failure = command.kind == "major_failure"
    (only_gm if failure else only_player)(state, act, rule)
    of = known_action(state, command.action, rule)
    if not failure:
        own(act, acting_seat(state, of), rule)
        author = state.characters.get(of.payer or "")
        if author is not None:
            not_dead(author, rule)
    require(of.outcome is not None, "wrong_stage", rule)
    require(of.outcome is not None and of.outcome.special == command.kind, "no_such_effect", rule)
    require(of.effect is None, "already_recorded", rule)
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case ResolveAction(action_id):
            of = state.open.get(action_id)
            face = next((draw.faces[0] for draw in event.draws if draw.kind == "d20"), None)
            if of is None or of.level is None or (face is None and final_level(state, of) > 0):
                return Evolved(state)
            return _resolved(state, of, face)
        case RecordSpecialEffect(action_id, _, words):
            done = state.closed.get(action_id)
            if done is None:
                return Evolved(state)
            state = with_closed(state, replace(done, effect=words))
            return Evolved(replace(state, untold=tuple(a for a in state.untold if a != action_id)))


def _resolved(state: State, of: Action, face: int | None) -> Evolved:
    """Pay the focus, close the action with its outcome, and leave a hit waiting for its damage."""
    outcome = outcome_of(state, of.kind, final_level(state, of), face)
    paid = pay(state, of)
    hit = _hit(paid.state, of, success=outcome.success)
    state = close(paid.state, replace(of, outcome=outcome, hit=hit, proposals=()))
    followed: list[Consequence] = [*paid.consequences, _computed(state, of, outcome)]
    if outcome.special != "none":
        state = replace(state, untold=(*state.untold, of.id))
    if hit == "pending":
        state = replace(state, pending=(*state.pending, of.id))
        followed.append(HitPending(of.id, of.by, of.target or "", outcome.damage_bonus))
    return Evolved(state, tuple(followed)).then(settle)


def _hit(state: State, of: Action, *, success: bool) -> Hit:
    """Return whether the roll leaves a hit to rule on (NOS-COM-11); a hit on a dead target lapses (NOS-DEATH-01)."""
    if not _hits(of.kind, success=success):
        return "none"
    target = combatant(state, of.target or "")
    return "lapsed" if target is None or target.status == "dead" else "pending"


def _computed(state: State, of: Action, outcome: Outcome) -> OutcomeComputed:
    return OutcomeComputed(
        action=of.id,
        combatant=of.combatant,
        final_level=outcome.final_level,
        target_number=target_number(state, outcome.final_level),
        success=outcome.success,
        automatic=outcome.die is None,
        special=outcome.special,
        damage_bonus=outcome.damage_bonus,
    )


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    opened = state.open.values()
    sure, rolled = ([a for a in opened if (final_level(state, a) > 0) is die] for die in (False, True))
    yield from offers.each(ResolveAction, "action", actions(state, sure))
    yield from offers.each(ResolveAction, "action", actions(state, rolled), None, (), TypedDice((20,)))
    untold = actions(state, (state.closed[a] for a in state.untold))
    choices = {"action": untold, "kind": get_args(EffectKind)}
    yield from offers.every(RecordSpecialEffect, choices, {"text": text()}, ("text",))


CHAPTER = Chapter(
    commands={ResolveAction: "ActionResolved", RecordSpecialEffect: "SpecialEffectRecorded"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(FocusSpent, OutcomeComputed, HitPending, *SETTLED),
)
