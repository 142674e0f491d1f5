"""Rolls that answer a declared action or an attempt: their form, their ranks, and the chapter that throws them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.base.refusal import Refused
from domain.game import Move, Offers
from domain.systems.sombre.combat.attacks.attacks import check_form, engine_ranks, hopeless
from domain.systems.sombre.combat.attacks.fighting_skills import check_roll
from domain.systems.sombre.combat.attacks.perils import attempted, check_attempt
from domain.systems.sombre.combat.attacks.ranged import check_called, listed
from domain.systems.sombre.combat.calls.intent_calls import intent_calls
from domain.systems.sombre.combat.calls.shot_moves import shot_moves
from domain.systems.sombre.combat.resolution.blows import blow_call
from domain.systems.sombre.condition.battle import at_turn_start, last_effort
from domain.systems.sombre.condition.collapse import frenzied
from domain.systems.sombre.dice import rolls
from domain.systems.sombre.dice.calls import DeclaredRolls, Side
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ATTACKS, DEFENCES, EVADING
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Purpose


def check_side(state: SombreState, person: Character, side: Side, secret: bool) -> None:
    check_roll(state, side.resolves, side.skills)
    check_called(state, person, side.resolves, side.skills, side.shot)
    check_attempt(state, side.resolves, side.skills, side.difficulty, secret=secret)


def check_sides(state: SombreState, sides: Sequence[Side], opposed: bool, secret: bool) -> None:
    """Check the form of the whole roll. Raises Refused."""
    if sides:
        others = tuple(side.resolves for side in sides[1:])
        _check_duel(state, sides[0].resolves, others, opposed=opposed)
    if secret and any(_of_fight(state, side.resolves) for side in sides):
        raise Refused("wrong_form", "SOM-TURN-23")


def _check_duel(state: SombreState, active: str | None, passive: Sequence[str | None], *, opposed: bool) -> None:
    """Refuse a form of roll that is not the one of the declarations (SOM-TURN-23). Raises Refused.

    An attempt is a simple roll (SOM-MOVE-07).
    """
    if opposed and any(resolves in state.attempts for resolves in (active, *passive)):
        raise Refused("wrong_form", "SOM-TURN-23")
    if active is None and not any(passive):
        return  # it answers no declaration
    intents = state.fight.intents if state.fight else {}
    one = intents.get(active or "")
    others = [intents[key] for key in passive if key is not None and key in intents]
    if one is not None:
        check_form(state, one, others[0] if others else None, opposed=opposed)
    defended = one is None and any(i.spec.kind in DEFENCES for i in others)
    if defended or (one is not None and one.spec.kind in ATTACKS and len(passive) > 1):
        raise Refused("wrong_form", "SOM-TURN-23")


def _of_fight(state: SombreState, resolves: str | None) -> bool:
    """Return whether the roll is that of an attack or a defence, which is thrown at its place, for all to see."""
    intent = state.fight.intents.get(resolves or "") if state.fight else None
    return intent is not None and intent.spec.kind in (*ATTACKS, *DEFENCES)


def declared_call(state: SombreState, call: Call) -> Call:
    """Return the call with the ranks of the declaration that it answers (SOM-TURN-23), or of the attempt.

    A frenzy strikes with body (SOM-SOMA-22 b). Dodge and flight are physical, though senses roll them (A75). The other
    hand costs an attack what was declared, and a defence nothing (SOM-TURN-20).
    """
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if intent is None:
        return _attempted(state, call)
    purpose: Purpose = "attack" if intent.spec.kind in ATTACKS else "defence"
    ranks = (*listed(state, call, intent), *engine_ranks(state, intent, call.shot))
    lost = hopeless(state, call)
    wild = purpose == "attack" and frenzied(at_turn_start(state, call.character))
    skills = ("body",) if wild else call.skills
    other = call.off_hand and intent.spec.kind not in (*ATTACKS, *DEFENCES)
    nature = call.nature or ("physical" if intent.spec.kind in EVADING else None)
    return replace(call, purpose=purpose, difficulty=ranks, hopeless=lost, skills=skills, off_hand=other, nature=nature)


def _attempted(state: SombreState, call: Call) -> Call:
    """Return the call of an attempt, such as a blow on the run; of care in a fight, with its long action's ranks.

    An interrupted long action may have cost ranks (SOM-TURN-18).
    """
    effort = last_effort(state, call.character) if call.subject in state.attempts else None
    call = replace(call, difficulty=(*call.difficulty, *attempted(state, call)))
    if effort is None:
        return blow_call(state, call)
    return replace(call, difficulty=(*call.difficulty, *engine_ranks(state, effort)))


def call_moves(offers: Offers) -> Iterator[Move]:
    yield from shot_moves(offers)
    yield from intent_calls(offers)


RULES = DeclaredRolls(check_side, check_sides, declared_call, call_moves)
CHAPTER = rolls.chapter(RULES)
