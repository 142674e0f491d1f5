"""Schemas of the fields that calls have in common."""

from __future__ import annotations

from domain.game import Schema, one_of, several, suggested, text
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState


def callable_skills(person: Character) -> list[str]:
    """Return the skills that may be called; never an animal's mind, whatever its sheet says (SOM-ANIMAL-01)."""
    own = [*person.sheet.common, *own_titles(person)]
    return [s for s in own if person.kind != "animal" or s != "mind"] or ["body"]


def skills_of(person: Character) -> Schema:
    """Return the schema of one or two skills of the sheet."""
    return several(one_of(callable_skills(person)), 1, 2, unique=True)


def any_skills(person: Character) -> Schema:
    """Return the schema of one or two skills, those of the sheet first; an animal has no others.

    Incompetence may be called by its title.
    """
    own = callable_skills(person)
    return skills_of(person) if person.kind == "animal" else several(suggested(own, text(1)), 1, 2, unique=True)


def attempt_of(state: SombreState, person: str) -> Schema:
    """Return the schema of a try's name, without those that are locked; blank: nothing is locked.

    Locked names are left out as they were given.
    """
    return {"type": "string", "not": {"enum": sorted(a for c, a in state.locks | state.secret_locks if c == person)}}


def named_skill(person: Character) -> Schema:
    """Return the schema of any title, or blank for the skill that the procedure names; never an animal's mind."""
    return {"type": "string", "not": {"enum": ["mind"]}} if person.kind == "animal" else text()


def natures_of(person: Character) -> tuple[str | None, ...]:
    """Return the natures that an action may be called with; an animal's is never intellectual (SOM-ANIMAL-01)."""
    bodily = ("physical", "sensory", None)
    return bodily if person.kind == "animal" else (*bodily, "intellectual")
