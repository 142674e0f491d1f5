"""Purchases with experience: prices, limits of a phase, and the effect of a purchase on the sheet."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Consequence, Id, Word
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.characters.skills import (
    COMMON,
    class_full,
    class_refusal,
    find_skill,
    forbidden,
    score,
    specialities_of,
    waivable,
)
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_advancement, with_sheet
from domain.systems.sombre.state.sheet import Skill, SpendItem
from domain.systems.sombre.state.state import SombreState, with_character, with_table_advancement
from domain.systems.sombre.state.vocabulary import Pool

SPECIALITY_PRICE = 3
SPECIALITY_BASE = 11
"""SOM-XP-13."""
CAP = 20
"""SOM-XP-10."""
TAUGHT = 5
"""SOM-XP-11: with a teacher, the level that may be reached at once."""


class SkillImproved(Consequence, frozen=True):
    RULES = ("SOM-XP-07", "SOM-XP-08")
    character: Id
    title: Word
    score: int


class SkillAcquired(Consequence, frozen=True):
    RULES = ("SOM-XP-11", "SOM-XP-12")
    character: Id
    title: str
    score: int


class SpecialityAcquired(Consequence, frozen=True):
    RULES = ("SOM-XP-13",)
    character: Id
    title: str
    score: int


class XpSpent(Consequence, frozen=True):
    RULES = ("SOM-XP-06", "SOM-XP-19")
    character: Id
    amount: int
    pool: Pool


def price_of_level(level: int) -> int:
    """Return the xp that one level costs: 1 up to 15, 2 up to 20, 3 above (SOM-XP-08)."""
    if level <= 15:
        return 1
    return 2 if level <= 20 else 3


def price(person: Character, item: SpendItem) -> int:
    if item.purchase == "new_speciality":
        return SPECIALITY_PRICE
    start = (score(person, item.title) or 0) if item.purchase == "improve" else 0
    levels = sum(price_of_level(start + n) for n in range(1, item.levels + 1))
    return 3 * levels if item.title in COMMON else levels


def purse(state: SombreState, person: Character, pool: Pool) -> int:
    match pool:
        case "xp":
            return person.advancement.xp
        case "senescence":
            return person.advancement.xp_senescence
        case "seat":
            owned = state.options.xp_belongs_to_player and person.seat is not None
            return state.advancement.seat_xp.get(person.seat or "", 0) if owned else 0


def pay(state: SombreState, person: Character, pool: Pool, amount: int) -> SombreState:
    match pool:
        case "xp":
            return with_character(state, with_advancement(person, xp=person.advancement.xp - amount))
        case "senescence":
            return with_character(
                state,
                with_advancement(person, xp_senescence=person.advancement.xp_senescence - amount),
            )
        case "seat":
            seat = person.seat or ""
            seat_xp = state.advancement.seat_xp
            return with_table_advancement(state, seat_xp={**seat_xp, seat: seat_xp.get(seat, 0) - amount})


def check_spend(state: SombreState, person: Character, item: SpendItem) -> None:
    """Refuse a purchase that breaks a rule nobody may waive (SOM-XP-06 to SOM-XP-14, SOM-XP-19). Raises Refused."""
    if not 1 <= item.levels <= CAP or not item.title.strip():
        raise Refused("out_of_bounds", "SOM-XP-07")
    match item.purchase:
        case "improve":
            _check_improvement(person, item)
        case "new_skill":
            _check_new_skill(person, item)
        case "new_speciality":
            _check_new_speciality(person, item)
    if item.pool == "senescence" and is_physical(person, item):
        raise Refused("senescence_xp_physical", "SOM-CHAR-18")
    needed, has = price(person, item), purse(state, person, item.pool)
    if needed > has:
        raise Refused("not_enough_xp", "SOM-XP-06", needed=needed, has=has)


def breaks(person: Character, item: SpendItem) -> Refused | None:
    """Return the refusal of a purchase that the game master may waive, or None (SOM-SKILL-18)."""
    if item.purchase == "new_skill":
        return waivable(person, item.title, item.group) or _over_cap(person, item)
    return _over_cap(person, item) if item.purchase == "improve" else None


def _over_cap(person: Character, item: SpendItem) -> Refused | None:
    """Return the refusal of a level above 20, or None; only specialities go beyond (SOM-XP-10)."""
    skill = find_skill(person, item.title) if item.purchase == "improve" else None
    start = (score(person, item.title) or 0) if item.purchase == "improve" else 0
    if start + item.levels > CAP and not (skill and skill.base):
        return Refused("cap_20", "SOM-XP-10", most=CAP, has=start + item.levels)
    return None


def _check_improvement(person: Character, item: SpendItem) -> None:
    now = score(person, item.title)
    if now is None:
        raise Refused("unknown_id", "SOM-XP-07", kind="missing")
    key = _key(person, item.title)
    start = person.advancement.bought.get(key, now)
    most = max(TAUGHT, start + 1) if item.teacher and item.title not in COMMON else start + 1
    if key in person.advancement.closed_skills or now + item.levels > most:
        raise Refused("one_level_per_phase", "SOM-XP-07")
    skill = find_skill(person, item.title)
    if skill is not None and any(s.score <= now + item.levels for s in specialities_of(person, skill)):
        raise Refused("speciality_not_above", "SOM-XP-09")


def _check_new_skill(person: Character, item: SpendItem) -> None:
    refused = forbidden(item.title)
    if refused is not None:
        raise refused
    academic = titles.is_academic(item.title, item.group)
    young = class_refusal(person, 11, academic)
    if refused_class := young or class_full(person):
        raise Refused(refused_class, "SOM-CHAR-14")
    if score(person, item.title) is not None:
        raise Refused("line_not_empty", "SOM-XP-11")
    if item.levels > (TAUGHT if item.teacher else 1):
        rule, most = ("SOM-XP-11", TAUGHT) if item.teacher else ("SOM-XP-12", 1)
        raise Refused("one_level_per_phase", rule, most=most, has=item.levels)


def _check_new_speciality(person: Character, item: SpendItem) -> None:
    if person.sheet.age_class != "adult":
        raise Refused(person.sheet.age_class, "SOM-XP-14")
    base = find_skill(person, item.base)
    if base is None or base.base is not None:
        raise Refused("base_below_11", "SOM-XP-13")
    if base.score < SPECIALITY_BASE:
        raise Refused("base_below_11", "SOM-XP-13", needed=SPECIALITY_BASE, has=base.score)
    if item.levels != 1:
        raise Refused("one_level_per_phase", "SOM-XP-13", most=1, has=item.levels)


def is_physical(person: Character, item: SpendItem) -> bool:
    """Return whether the skill is physical: body, senses, and those that the game master marks so (SOM-CHAR-18)."""
    if item.purchase == "new_skill":
        return item.physical
    title = item.base if item.purchase == "new_speciality" else item.title
    if title in COMMON:
        return title != "mind"
    skill = find_skill(person, title)
    return skill is not None and skill.physical


def _key(person: Character, title: str) -> str:
    skill = find_skill(person, title)
    return skill.id if skill else title


def buy(state: SombreState, person: Character, item: SpendItem, new_id: str) -> Evolved:
    """Pay for an approved purchase and put it on the sheet."""
    cost = price(person, item)
    state = pay(state, person, item.pool, cost)
    person = state.characters[person.id]
    match item.purchase:
        case "improve":
            bought, followed = _improved(person, item)
        case "new_skill":
            bought, followed = _acquired(person, item, new_id)
        case "new_speciality":
            bought, followed = _sharpened(person, item, new_id)
    return Evolved(with_character(state, bought), (XpSpent(person.id, cost, item.pool), followed))


def _improved(person: Character, item: SpendItem) -> tuple[Character, Consequence]:
    now = score(person, item.title) or 0
    key = _key(person, item.title)
    person = with_advancement(person, bought={key: now, **person.advancement.bought})
    reached = now + item.levels
    followed = SkillImproved(person.id, item.title, reached)
    if item.title in person.sheet.common:
        common = {**person.sheet.common, item.title: reached}
        return with_sheet(person, common=common), followed
    skills = tuple(replace(s, score=reached) if s.id == key else s for s in person.sheet.skills)
    return with_sheet(person, skills=skills), followed


def _acquired(person: Character, item: SpendItem, new_id: str) -> tuple[Character, Consequence]:
    skill = Skill(
        new_id,
        item.title,
        item.levels,
        item.contents,
        academic=titles.is_academic(item.title, item.group),
        physical=item.physical,
    )
    person = with_advancement(person, bought={**person.advancement.bought, new_id: 0})
    followed = SkillAcquired(person.id, item.title, item.levels)
    return with_sheet(person, skills=(*person.sheet.skills, skill)), followed


def _sharpened(person: Character, item: SpendItem, new_id: str) -> tuple[Character, Consequence]:
    """Add a speciality without sacrificing a line; it cannot be improved until the next phase (SOM-XP-13)."""
    base = find_skill(person, item.base)
    if base is None:
        return person, SpecialityAcquired(person.id, item.title, 0)
    skill = Skill(new_id, item.title, base.score + 1, base=base.id, physical=base.physical)
    person = with_advancement(person, closed_skills=person.advancement.closed_skills | {new_id})
    followed = SpecialityAcquired(person.id, item.title, skill.score)
    return with_sheet(person, skills=(*person.sheet.skills, skill)), followed
