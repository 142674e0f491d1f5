"""Moves that call and throw dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from domain.game import Decide, Move, Offers, Schema, TypedDice, closed, flag, listed, one_of, several, text
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallOpposedRoll, CallRoll, DeclaredRolls, Side
from domain.systems.sombre.dice.difficulty import DIFFICULTY
from domain.systems.sombre.dice.procedure_moves import procedure_moves
from domain.systems.sombre.dice.procedures import places_itself
from domain.systems.sombre.dice.roll_commands import (
    CallSecretRoll,
    CancelCall,
    ConfirmDoubleFailure,
    DeclareAction,
    DeclareAutomaticResult,
    OrderReroll,
    Roll,
)
from domain.systems.sombre.dice.schemas import any_skills, attempt_of, callable_skills, natures_of, skills_of
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import RollKind
from domain.systems.sombre.table.guards import is_gm, visible


def moves_with(state: SombreState, seat: str, decide: Decide, declared: DeclaredRolls) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from _dice(offers)
    yield from offers.each(DeclareAction, "character", visible(state, seat), {"text": text()}, text="-")
    if not is_gm(state, seat):
        return
    yield from _rulings(offers)
    yield from procedure_moves(offers)
    yield from declared.moves(offers)
    for person in visible(state, seat).values():
        for kind in ("action", "reaction", "pure"):
            yield from _simple(offers, person, kind)
    yield from _opposed(offers)
    yield from _secret(offers)


def _dice(offers: Offers) -> Iterator[Move]:
    for sides in (6, 20):
        calls = [c.id for c in offers.state.dice.calls.values() if c.sides == sides]
        yield from offers.each(Roll, "call", calls, None, (), TypedDice((sides,)))
    attacks = [c.id for c in offers.state.dice.calls.values() if places_itself(offers.state, c)]
    with_zone: dict[str, Schema] = {"zone": one_of((True,))}
    yield from offers.each(Roll, "call", attacks, with_zone, (), TypedDice((20, 6)), zone=True)


def _rulings(offers: Offers) -> Iterator[Move]:
    state = offers.state
    fields = {"attempt": text(), "success": flag(), "reason": text(1)}
    sample: dict[str, Any] = {"attempt": "-", "success": True, "reason": "-"}
    yield from offers.each(DeclareAutomaticResult, "character", visible(state, offers.seat), fields, **sample)
    for opposition in state.dice.oppositions.values():
        one = {"opposition": one_of((opposition.id,))}
        pairs = range(max(len(opposition.pairs), 1))
        yield from offers.each(ConfirmDoubleFailure, "pair", pairs, one, opposition=opposition.id)
        dice = TypedDice((20, 20)) if opposition.secret else None
        yield from offers.each(OrderReroll, "pair", pairs, one, (), dice, opposition=opposition.id)
    requests = [c.mind.requested.id for c in visible(state, offers.seat).values() if c.mind.requested]
    yield from offers.each(CancelCall, "call", [*state.dice.calls, *requests])


def _simple(offers: Offers, person: Character, kind: RollKind) -> Iterator[Move]:
    own = callable_skills(person)
    some: dict[str, Any] = {"character": person.id, "skills": (own[0],), "kind": kind}
    fields: dict[str, Schema] = {
        "character": one_of((person.id,)),
        "skills": skills_of(person) if offers.state.fight else any_skills(person),
        "kind": one_of((kind,)),
        "label": text(),
        "difficulty": DIFFICULTY,
        "off_hand": flag(),
        "attempt": attempt_of(offers.state, person.id),
    }
    fields["nature"] = one_of(natures_of(person))
    fields["shown"] = one_of((True, False, None))
    optional = set(fields) - {"character", "skills", "kind"}
    if person.played:
        anybody = {"concerned": several(one_of(visible(offers.state, offers.seat).keys()), unique=True)}
        yield from offers.move(CallRoll(**some), fields | anybody, {*optional, "concerned"})
        yield from _collective(offers, person, kind, fields, optional)
    else:
        others = [c.id for c in visible(offers.state, offers.seat).values() if c.is_pc]
        if others:
            named = {"concerned": several(one_of(others), 1, unique=True)}
            sample = CallRoll(**some, concerned=(others[0],))
            yield from offers.move(sample, fields | named, optional)


def _collective(
    offers: Offers, leader: Character, kind: RollKind, fields: dict[str, Schema], optional: set[str]
) -> Iterator[Move]:
    others = [c.id for c in visible(offers.state, offers.seat).values() if c.id != leader.id and c.is_pc]
    if not others:
        return
    own = callable_skills(leader)
    kept = {k: v for k, v in fields.items() if k not in ("character", "skills")}
    kept |= {"leader": one_of((leader.id,)), "skill": one_of(own)}
    kept |= {"assistants": several(one_of(others), 1, 11, unique=True)}
    sample = CallCollectiveRoll(leader.id, (others[0],), own[0], kind)
    yield from offers.move(sample, kept, optional)


def _side(offers: Offers, person: Character) -> Schema:
    helpers = [c.id for c in visible(offers.state, offers.seat).values() if c.id != person.id]
    return closed(
        {
            "character": {"const": person.id},
            "skills": skills_of(person),
            "kind": one_of(("action", "reaction", "pure")),
            "nature": one_of(natures_of(person)),
            "label": text(),
            "difficulty": DIFFICULTY,
            "off_hand": flag(),
            "attempt": attempt_of(offers.state, person.id),
            "assistants": several(one_of(helpers), 0, 6, unique=True),
            "shown": one_of((True, False, None)),
        },
        "character",
        "skills",
    )


def _sample(person: Character) -> Side:
    own = callable_skills(person)
    return Side(person.id, (own[0],))


def _opposed(offers: Offers) -> Iterator[Move]:
    people = [c for c in visible(offers.state, offers.seat).values() if c.alive]
    for active in people:
        for passive in people:
            if active.id != passive.id:
                one, other = _side(offers, active), _side(offers, passive)
                fields = {
                    "active": one,
                    "passive": listed([other]),
                }
                sample = CallOpposedRoll(_sample(active), (_sample(passive),))
                yield from offers.move(sample, fields)
    able = [c for c in people if offers.admits(CallRoll(c.id, _sample(c).skills))]
    if len(able) > 2:
        race = listed(_side(offers, c) for c in able[:12])
        sample = CallOpposedRoll(competitors=tuple(_sample(c) for c in able[:12]))
        yield from offers.move(sample, {"competitors": race})


def _secret(offers: Offers) -> Iterator[Move]:
    """Yield the simple roll of each player character, of any kind, as a roll made in secret."""
    for person in visible(offers.state, offers.seat).values():
        sample = CallRoll(person.id, _sample(person).skills)
        if not person.is_pc or not offers.admits(CallSecretRoll(sample)):
            continue
        roll: Schema = closed(
            {
                "type": {"const": "CallRoll"},
                "character": {"const": person.id},
                "skills": skills_of(person),
                "kind": one_of(("action", "reaction", "pure")),
                "nature": one_of(natures_of(person)),
                "label": text(),
                "difficulty": DIFFICULTY,
                "off_hand": flag(),
                "concerned": several(one_of(visible(offers.state, offers.seat).keys()), unique=True),
                "shown": one_of((True, False, None)),
                "social": one_of((False,)),
                "attempt": attempt_of(offers.state, person.id),
            },
            "type",
            "character",
            "skills",
        )
        answers = one_of((*offers.state.declarations, None))
        fields = {"roll": roll, "answers": answers, "notice": one_of(("announced", "silent", None)), "decoy": flag()}
        yield from offers.move(CallSecretRoll(sample), fields, ("answers", "notice", "decoy"), TypedDice((20,)))
