"""The schemas of what calls have in common."""

from __future__ import annotations

from domain.game import Schema, one_of, several, suggested, text
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.state.state import Character, SombreState


def callable_skills(person: Character) -> list[str]:
    """SOM-ANIMAL-01: whatever its sheet says, nothing is asked of an animal's mind."""
    own = [*person.common, *own_titles(person)]
    return [s for s in own if person.kind != "animal" or s != "mind"] or ["body"]


def skills_of(person: Character) -> Schema:
    """One or two skills of the sheet."""
    return several(one_of(callable_skills(person)), 1, 2, unique=True)


def any_skills(person: Character) -> Schema:
    """Any skill, one or two: those of the sheet come first, and incompetence may be called by its title."""
    own = callable_skills(person)
    return skills_of(person) if person.kind == "animal" else several(suggested(own, text(1)), 1, 2, unique=True)


def attempt_of(state: SombreState, person: str) -> Schema:
    """A name for the try; blank: nothing is locked. Locked names are left out as they were given."""
    return {"type": "string", "not": {"enum": sorted(a for c, a in state.locks | state.secret_locks if c == person)}}


def named_skill(person: Character) -> Schema:
    """Any title, or blank for the one that the procedure names."""
    return {"type": "string", "not": {"enum": ["mind"]}} if person.kind == "animal" else text()


def natures_of(person: Character) -> tuple[str | None, ...]:
    """SOM-ANIMAL-01."""
    bodily = ("physical", "sensory", None)
    return bodily if person.kind == "animal" else (*bodily, "intellectual")
