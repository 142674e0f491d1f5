"""Moves by which the game master answers an attempt."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Move, Offers, Schema, flag, integer, one_of, several, text
from domain.systems.sombre.dice.calls import CallCollectiveRoll, CallRoll
from domain.systems.sombre.dice.difficulty import DIFFICULTY
from domain.systems.sombre.dice.procedures import MOST_MARGIN
from domain.systems.sombre.dice.roll_commands import DeclareAutomaticResult
from domain.systems.sombre.dice.schemas import callable_skills, skills_of
from domain.systems.sombre.state.body import Attempt
from domain.systems.sombre.table.guards import visible


def procedure_moves(offers: Offers) -> Iterator[Move]:
    for attempt in offers.state.attempts.values():
        one = {"character": one_of((attempt.character,)), "resolves": one_of((attempt.id,))}
        ruled = DeclareAutomaticResult(attempt.character, "", True, "-", attempt.id)
        settled = {"attempt": text(), "success": flag(), "reason": text(1), "margin": integer(0, MOST_MARGIN)}
        yield from offers.move(ruled, one | settled, ("margin",))
        if attempt.kind == "admission":
            yield from _staff(offers, attempt.id, attempt.target)
            continue
        ranks = {"difficulty": DIFFICULTY}
        if attempt.kind in ("bomb", "poison"):
            continue
        if attempt.kind not in ("treat", "blow"):
            yield from _plain(offers, attempt, one)
            continue
        if attempt.kind == "blow":
            yield from _blow(offers, attempt, one)
            continue
        called = CallRoll(attempt.character, (attempt.skill,), resolves=attempt.id, concerned=(attempt.target,))
        skills = {"skills": {"const": [attempt.skill]}, "concerned": {"const": [attempt.target]}}
        yield from offers.move(called, one | skills | ranks, ranks)


def _plain(offers: Offers, attempt: Attempt, one: dict[str, Schema]) -> Iterator[Move]:
    """Yield the call of an attempt under the skill that it names, else under any of the character's."""
    person = offers.state.characters[attempt.character]
    able = [attempt.skill] if attempt.skill else callable_skills(person)
    about = () if person.is_pc else tuple(c.id for c in visible(offers.state, offers.seat).values() if c.is_pc)[:1]
    sample = CallRoll(person.id, (able[0],), resolves=attempt.id, concerned=about)
    fields = {"skills": several(one_of(able), 1, 1), "difficulty": DIFFICULTY, "concerned": {"const": list(about)}}
    yield from offers.move(sample, one | fields, ("difficulty",))


def _blow(offers: Offers, attempt: Attempt, one: dict[str, Schema]) -> Iterator[Move]:
    """Yield the call of a blow on the run, under any skill of the character (SOM-MOVE-07)."""
    person = offers.state.characters[attempt.character]
    sample = CallRoll(person.id, (callable_skills(person)[0],), resolves=attempt.id, concerned=(attempt.target,))
    fields = {
        "skills": skills_of(person),
        "concerned": {"const": [attempt.target]},
        "difficulty": DIFFICULTY,
        "off_hand": flag(),
        "label": text(),
        "shown": one_of((True, False, None)),
    }
    yield from offers.move(sample, one | fields, ("difficulty", "off_hand", "label", "shown"))


def _staff(offers: Offers, attempt: str, patient: str) -> Iterator[Move]:
    """Yield the collective calls of an admission: a leader of the staff and one assistant each (SOM-DISTRESS-09)."""
    people = list(visible(offers.state, offers.seat))
    fixed = {"resolves": one_of((attempt,)), "concerned": {"const": [patient]}, "skill": one_of(("Médecine",))}
    ranks = {"difficulty": DIFFICULTY}
    for leader in people:
        for other in people:
            sample = CallCollectiveRoll(leader, (other,), "Médecine", concerned=(patient,), resolves=attempt)
            fields = fixed | {"leader": one_of((leader,)), "assistants": {"const": [other]}} | ranks
            yield from offers.move(sample, fields, ranks)
