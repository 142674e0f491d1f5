"""Skills: scores and their grades, the bounds of a sheet, and the score that a roll uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from domain.base.refusal import Refused
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.sheet import Skill, SkillItem, SpecialityItem
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import AgeClass

CommonName = Literal["body", "senses", "mind"]
COMMON: tuple[CommonName, ...] = ("body", "senses", "mind")
COMMON_TOTAL, COMMON_LEAST, COMMON_MOST = 35, 10, 15
"""SOM-SKILL-03."""
HIGHEST_SCORE = 40
"""A bound of form: more than anybody will want."""
ACADEMIC_MIND = 13
"""SOM-SKILL-09."""
SPECIALITY_BONUS = 3
"""SOM-SKILL-17."""
OPEN_LINES: Mapping[AgeClass, tuple[Literal[12, 11, 10], ...]] = {
    "adult": (12, 11, 10),
    "adolescent": (11, 10),
    "child": (),
}
"""SOM-CHAR-14, SOM-CHAR-15."""
WAIVABLE = ("academic_mind", "group_title", "initial_plus_limit", "cap_20")
"""SOM-SKILL-18. A prerequisite is the game master's own and may be waived as well (SOM-SKILL-08)."""
SCOPE: Mapping[CommonName, tuple[str, ...]] = {
    "body": ("effort", "muscle", "close_combat", "suppleness", "staying_awake"),
    "senses": (
        "perception",
        "listening",
        "search",
        "balance",
        "stealth",
        "dexterity",
        "reflexes",
        "throwing",
        "dodging",
    ),
    "mind": ("language", "culture", "memory", "instinct", "will", "fear_control", "luck"),
}
"""SOM-SKILL-04, SOM-SKILL-05: what a common skill covers; a label of a roll, without effect on it."""


def grade(state: SombreState, score: int) -> int:
    """Return the grade 1 to 5 of a score, five levels each, the last one open above (SOM-SKILL-01, SOM-SKILL-02)."""
    return min((max(score, 1) - 1) // 5 + 1, 5)


def check_common(common: Mapping[str, int]) -> None:
    """Refuse common skills out of range or with a wrong total (SOM-SKILL-03). Raises Refused."""
    if any(not COMMON_LEAST <= common[name] <= COMMON_MOST for name in COMMON):
        raise Refused("common_range", "SOM-SKILL-03")
    total = sum(common[name] for name in COMMON)
    if total != COMMON_TOTAL:
        raise Refused("common_sum", "SOM-SKILL-03", needed=COMMON_TOTAL, has=total)


def bought(person: Character) -> dict[CommonName, int]:
    """Return the levels of common skills that were bought in this creation or phase (SOM-XP-03, SOM-XP-07)."""
    common, before = person.sheet.common, person.advancement.bought
    return {name: common[name] - before[name] if name in common and name in before else 0 for name in COMMON}


def class_refusal(person: Character, line: int, academic: bool) -> str | None:
    """Return the age class that bars the skill, or None (SOM-CHAR-14, SOM-CHAR-15)."""
    if person.sheet.age_class == "child":
        return "child"
    if line not in OPEN_LINES[person.sheet.age_class] or (academic and person.sheet.age_class == "adolescent"):
        return "adolescent"
    return None


def class_full(person: Character, more: int = 1) -> str | None:
    """Return the age class that bars so many `more` skills, or None: an adolescent has two at most (SOM-CHAR-14)."""
    wanted = more + sum(skill.base is None for skill in person.sheet.skills)
    young = person.sheet.age_class == "adolescent"
    return "adolescent" if young and wanted > len(OPEN_LINES["adolescent"]) else None


def forbidden(title: str) -> Refused | None:
    """Return the refusal of a title that nobody may waive, or None (SOM-SKILL-10, SOM-SKILL-11)."""
    if titles.is_social(title):
        return Refused("social_skill", "SOM-SKILL-11")
    if titles.is_speciality_only(title):
        return Refused("speciality_only", "SOM-SKILL-10")
    return None


def waivable(person: Character, title: str, group: str) -> Refused | None:
    """Return the refusal of a title that the game master alone may waive, or None (SOM-SKILL-09, SOM-SKILL-12)."""
    if titles.is_group(title):
        return Refused("group_title", "SOM-SKILL-12")
    mind = person.sheet.common.get("mind", ACADEMIC_MIND)
    if titles.is_academic(title, group) and mind < ACADEMIC_MIND:
        return Refused("academic_mind", "SOM-SKILL-09", needed=ACADEMIC_MIND, has=mind)
    return None


def line_free(person: Character, line: int, besides: str = "") -> bool:
    """Return whether the line is empty and no proposal waits for it, `besides` excepted."""
    if person.sheet.lines.get(str(line)) != "empty":
        return False
    waiting = [p.item for key, p in person.sheet.pending.items() if key != besides]
    taken = {item.line for item in waiting if isinstance(item, SkillItem)}
    struck = {sacrificed(item.line) for item in waiting if isinstance(item, SpecialityItem)}
    return line not in taken | struck


def sacrificed(line: int) -> int:
    """Return the line right below the base, which a speciality costs (SOM-SKILL-16)."""
    return line - 1


def on_line(person: Character, line: int) -> Skill | None:
    return next((s for s in person.sheet.skills if s.line == line and s.base is None), None)


def base_announced(person: Character, line: int) -> bool:
    """Return whether the line has a skill to sharpen, on the sheet or proposed."""
    waiting = any(isinstance(p.item, SkillItem) and p.item.line == line for p in person.sheet.pending.values())
    return waiting or on_line(person, line) is not None


def check_speciality(person: Character, item: SpecialityItem, besides: str = "") -> None:
    """Refuse a speciality without a base or a line to sacrifice, and a second one (SOM-SKILL-14 to SOM-SKILL-16).

    Only adults have one. Raises Refused.
    """
    if person.sheet.age_class != "adult":
        raise Refused(person.sheet.age_class, "SOM-SKILL-15")
    others = (p.item for key, p in person.sheet.pending.items() if key != besides)
    if chosen_specialities(person) or any(isinstance(i, SpecialityItem) for i in others):
        raise Refused("one_speciality", "SOM-SKILL-15")
    if item.line == 10:
        raise Refused("no_line_to_sacrifice", "SOM-SKILL-16")
    if not base_announced(person, item.line):
        raise Refused("no_base_skill", "SOM-SKILL-14")
    if not line_free(person, sacrificed(item.line), besides):
        raise Refused("line_not_empty", "SOM-SKILL-16")


def chosen_specialities(person: Character) -> list[Skill]:
    """Return the specialities of creation, without those bought in it (SOM-SKILL-15, SOM-XP-03, SOM-XP-13)."""
    return [s for s in person.sheet.skills if s.base is not None and s.id not in person.advancement.closed_skills]


def find_skill(person: Character, title: str) -> Skill | None:
    """Return the skill of that ID or title, or None."""
    wanted = titles.folded(title)
    return next((s for s in person.sheet.skills if s.id == title or titles.folded(s.title) == wanted), None)


def own_titles(person: Character) -> list[str]:
    """Return the titles on the sheet.

    One that was imported long ago may hold skills without a title, which no command can name.
    """
    return [skill.title for skill in person.sheet.skills if skill.title.strip()]


def score(person: Character, skill: str) -> int | None:
    """Return the score of a common skill or of a title; None if the character has none.

    An animal's mind is its instinct (SOM-ANIMAL-01). One number may serve for all common skills (SOM-NPC-02, A76).
    """
    if skill in person.sheet.common:
        return person.sheet.common[skill]
    found = find_skill(person, skill)
    if found is not None:
        return found.score
    if skill == "mind" and person.kind == "animal":
        return person.sheet.common.get("instinct")
    return person.sheet.common.get("general") if skill in COMMON else None


def missing(person: Character) -> tuple[CommonName, ...]:
    """Return the common skills that the character does not have yet (SOM-CHAR-19)."""
    return tuple(name for name in COMMON if name not in person.sheet.common)


def as_written(person: Character, title: str) -> str:
    """Return the sheet's title of that skill, or of the best skill of that group; else the title asked for."""
    found = find_skill(person, title)
    if found is not None:
        return found.title
    members = titles.GROUPS.get(title, ())
    named = [
        s
        for s in person.sheet.skills
        if titles.same(s.group, title) or any(titles.same(s.title, member) for member in members)
    ]
    return max(named, key=lambda s: s.score).title if named else title


def specialities_of(person: Character, base: Skill) -> Iterator[Skill]:
    return (s for s in person.sheet.skills if s.base == base.id)


def notation(person: Character) -> tuple[str, ...]:
    """Return the skills as text, `Histoire 11 > Histoire antique 14`; a minor NPC is one number (SOM-CHAR-20)."""
    if person.kind != "pc" and "general" in person.sheet.common:
        return (f"NPC {person.sheet.common['general']}",)
    lines = []
    for skill in (s for s in person.sheet.skills if s.base is None):
        sharper = [f"{s.title} {s.score}" for s in specialities_of(person, skill)]
        lines.append(" > ".join([f"{skill.title} {skill.score}", *sharper]))
    return tuple(lines)
