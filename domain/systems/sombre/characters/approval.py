"""Approval: the game master's checks before a character may enter scenes, and the seat that holds it afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, one_of
from domain.systems.sombre.characters.ages import wear
from domain.systems.sombre.characters.creation import check_free_seat, has_living_character, in_creation
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.characters.proposal_commands import INITIAL_PLUS
from domain.systems.sombre.characters.proposals import lacks
from domain.systems.sombre.characters.sheet_schema import SHEET
from domain.systems.sombre.characters.sheets import Sheet, character_of, within_bounds
from domain.systems.sombre.characters.skills import (
    OPEN_LINES,
    bought,
    check_common,
    chosen_specialities,
    class_full,
    class_refusal,
    forbidden,
    missing,
    waivable,
)
from domain.systems.sombre.state.character import Character, with_sheet
from domain.systems.sombre.state.sheet import Identity, Level, Skill
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Gauge
from domain.systems.sombre.table.guards import find, visible

IM_AT_MOST = 9
"""SOM-MIND-02."""
CHILDHOOD = 2
"""SOM-CHAR-15."""


class ValidateCharacter(Command, frozen=True):
    RULES = ("SOM-CHAR-12", "SOM-TRAIT-06", "SOM-MIND-02")
    character: Id
    allow_unbalanced: bool = False


class AssignCharacter(Command, frozen=True):
    """Assign a character to a player's seat, or to the game master (`seat` null).

    A trained animal goes to its master's seat.
    """

    RULES = ("SOM-CHAR-19", "SOM-ANIMAL-13")
    character: Id
    seat: Id | None = None


class ImportCharacter(Command, frozen=True):
    """Import a ready-made character from a full sheet, as the view gives it out."""

    RULES = ("SOM-CHAR-12", "SOM-CHAR-01")
    sheet: Sheet
    seat: Id | None = None


class MissingAsked(Consequence, frozen=True):
    """An NPC became a player's: `skills` that its sheet lacks, and whether it lacks a `personality`."""

    RULES = ("SOM-CHAR-19",)
    character: Id
    skills: tuple[str, ...]
    personality: bool


class CharacterHandedOver(Consequence, frozen=True):
    """The seat of the character was closed: the game master plays it."""

    RULES = ("SOM-CHAR-19",)
    character: Id


def sums(person: Character) -> tuple[int, int, int, int]:
    """Return the levels of advantages and disadvantages and the initial + and extra x: A, D, P and T (SOM-TRAIT-04)."""
    advantages = sum(t.level for t in person.sheet.traits if t.kind == "advantage")
    disadvantages = sum(t.level for t in person.sheet.traits if t.kind == "disadvantage")
    return advantages, disadvantages, person.sheet.initial.plus, person.sheet.initial.extra


def broken(person: Character, *, allow_unbalanced: bool) -> Iterator[Refused]:
    """Yield a refusal for every rule that the sheet breaks, in the order of the sheet."""
    if person.sheet.pending:
        yield Refused("proposals_pending", "SOM-CHAR-12")
    if person.sheet.personality is None:
        yield Refused("personality_missing", "SOM-MIND-09")
    try:
        check_common({name: person.sheet.common.get(name, 0) - more for name, more in bought(person).items()})
    except Refused as refused:
        yield refused
    yield from _broken_skills(person)
    if any(t.nature == "supernatural" for t in person.sheet.traits) and not person.sheet.special:
        yield Refused("not_special", "SOM-TRAIT-02")
    yield from _broken_balance(person, allow_unbalanced)


def _broken_skills(person: Character) -> Iterator[Refused]:
    """Yield a refusal for every broken rule of skills (SOM-SKILL-06 to SOM-SKILL-17).

    Checked again at approval, as common skills may have changed since.
    """
    lines = [skill.line for skill in person.sheet.skills if skill.base is None and skill.line is not None]
    if len(set(lines)) < len(lines):
        yield Refused("line_not_empty", "SOM-SKILL-06")
    for skill in person.sheet.skills:
        yield from _broken_skill(person, skill)
    if person.sheet.age_class == "child" and sum(skill.line is None for skill in person.sheet.skills) > 1:
        yield Refused("already_granted", "SOM-CHAR-15")
    if (full := class_full(person, 0)) is not None:
        yield Refused(full, "SOM-CHAR-14")
    if len(chosen_specialities(person)) > 1:
        yield Refused("one_speciality", "SOM-SKILL-15")


def _broken_skill(person: Character, skill: Skill) -> Iterator[Refused]:
    """Yield a refusal for every rule that this skill breaks; one without a line was granted, bought or imported."""
    if skill.base is not None:
        if person.sheet.age_class != "adult":
            yield Refused(person.sheet.age_class, "SOM-SKILL-15")
        return
    barred = forbidden(skill.title)
    if barred is not None:
        yield barred
    granted = skill.line is None and person.sheet.age_class == "child"
    young = None if granted else class_refusal(person, skill.line or 11, skill.academic)
    if young is not None:
        yield Refused(young, "SOM-CHAR-14")
    found = waivable(person, skill.title, skill.group) if skill.line is not None else None
    if found is not None and found.code not in skill.waived:
        yield found
    if lacks(person, skill.prerequisite) and "prerequisite" not in skill.waived:
        yield Refused("prerequisite", "SOM-SKILL-08")


def _broken_balance(person: Character, allow_unbalanced: bool) -> Iterator[Refused]:
    """Yield the broken rules of balance (SOM-TRAIT-05, SOM-TRAIT-06, SOM-MIND-02, SOM-MIND-03, SOM-HARD-07)."""
    advantages, disadvantages, plus, extra = sums(person)
    if disadvantages < advantages + plus:
        code = "hardening_cost_unpaid" if plus else "advantages_exceed"
        yield Refused(code, "SOM-TRAIT-06", needed=advantages + plus, has=disadvantages)
    unbalanced = disadvantages > advantages + plus or extra > 0 or plus > 0
    if unbalanced and not allow_unbalanced:
        yield Refused("needs_gm_permission", "SOM-TRAIT-06")
    if plus > INITIAL_PLUS and not person.sheet.initial_waived:
        yield Refused("initial_plus_limit", "SOM-HARD-07", most=INITIAL_PLUS, has=plus)
    if disadvantages + extra > IM_AT_MOST:
        yield Refused("im_over_limit", "SOM-MIND-02", most=IM_AT_MOST, has=disadvantages + extra)


ApprovalCommand = ValidateCharacter | AssignCharacter | ImportCharacter


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ApprovalCommand = act.command
    match command:
        case ValidateCharacter(character, allow_unbalanced):
            person = in_creation(find(state, character))
            found = list(broken(person, allow_unbalanced=allow_unbalanced))
            if found:
                codes = ", ".join(dict.fromkeys(each.code for each in found))
                raise Refused(found[0].code, found[0].rule, broken=codes)
        case AssignCharacter():
            _check_assignment(state, command)
        case ImportCharacter(sheet, seat):
            if seat is not None:
                check_free_seat(state, seat)
            if not within_bounds(sheet):
                raise Refused("out_of_bounds", "SOM-CHAR-12")
            if not sheet.identity.name.strip():
                raise Refused("name_required", "SOM-CHAR-02")
    return command


def _check_assignment(state: SombreState, command: AssignCharacter) -> None:
    """Refuse a seat that cannot play this character (SOM-CHAR-19, SOM-MIND-07). Raises Refused."""
    person = find(state, command.character)
    if person.kind == "swarm":
        raise Refused("not_a_pc", "SOM-CHAR-19")
    if command.seat is None:
        return
    if person.kind == "animal":
        _check_master(state, person, command.seat)
        return
    if person.lost:
        raise Refused("playability_limit", "SOM-MIND-07")
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-19")
    if person.seat == command.seat:
        raise Refused("already_has_character", "SOM-CHAR-19")
    check_free_seat(state, command.seat)


def _check_master(state: SombreState, animal: Character, seat: str) -> None:
    """Refuse an animal that is not trained and known to the table, or a seat without a master's character (A78).

    Raises Refused.
    """
    if animal.animal is None or not animal.animal.trained:
        raise Refused("not_trained", "SOM-ANIMAL-13")
    if not animal.alive:
        raise Refused("not_alive", "SOM-CHAR-19")
    if not animal.known:
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    if not has_living_character(state, seat):
        raise Refused("not_a_pc", "SOM-ANIMAL-13")
    if animal.seat == seat:
        raise Refused("out_of_bounds", "SOM-CHAR-19")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case ValidateCharacter(character) if character in state.characters:
            return _validated(state, state.characters[character], event.id)
        case AssignCharacter(character, seat) if character in state.characters:
            person = state.characters[character]
            known = person.known or seat is not None
            became_pc = seat is not None and person.kind == "npc"
            handed = replace(
                person,
                seat=seat,
                known=known,
                kind="pc" if seat is not None and person.kind == "npc" else person.kind,
                validated=person.validated or became_pc,
            )
            lacking = missing(handed) if handed.is_pc else ()
            asked = became_pc and (lacking or handed.sheet.personality is None)
            followed = MissingAsked(character, lacking, handed.sheet.personality is None)
            return Evolved(with_character(state, handed), (followed,) if asked else ())
        case ImportCharacter(sheet, seat):
            made = character_of(sheet, event.id)
            return Evolved(with_character(state, replace(made, seat=seat, known=seat is not None)))
        case _:
            return Evolved(state)


def hand_over(state: SombreState, seat: str) -> Evolved:
    """Hand the seat's characters, its animals too, over to the game master (SOM-CHAR-19)."""
    passed = [person for person in state.characters.values() if person.seat == seat]
    for person in passed:
        state = with_character(state, replace(person, seat=None))
    return Evolved(state, tuple(CharacterHandedOver(person.id) for person in passed))


def _validated(state: SombreState, person: Character, cause: str) -> Evolved:
    """Approve the sheet and set its gauges and lines (SOM-MIND-02, SOM-SKILL-07, SOM-CHAR-15, SOM-CHAR-17)."""
    _, disadvantages, plus, extra = sums(person)
    open_lines = OPEN_LINES[person.sheet.age_class]
    lines = {
        line: "forfeited" if status == "empty" and int(line) in open_lines else status
        for line, status in person.sheet.lines.items()
    }
    approved = replace(with_sheet(_linked(person), lines=lines), validated=True)
    evolved = Evolved(with_character(state, approved))
    gauge: Gauge = "mental_instability"
    evolved = evolved.then(tick, person.id, gauge, "x", disadvantages - plus, cause, "disadvantage")
    evolved = evolved.then(tick, person.id, gauge, "x", extra, cause, "past_trauma")
    evolved = evolved.then(tick, person.id, gauge, "plus", plus, cause, "initial_hardening")
    if person.sheet.age_class == "child":
        evolved = evolved.then(tick, person.id, "wounds", "plus", CHILDHOOD, cause, "childhood")
    if person.sheet.age is not None:
        evolved = evolved.then(wear, person.id, None, person.sheet.age, cause)
    return evolved


def _linked(person: Character) -> Character:
    """Link the latest disadvantage levels to the initial + that they pay for (SOM-TRAIT-09)."""
    owed = person.sheet.initial.plus
    traits = []
    for trait in reversed(person.sheet.traits):
        paid = min(owed, trait.level) if trait.kind == "disadvantage" else 0
        owed -= paid
        levels = trait.levels[: trait.level - paid] + tuple(
            Level("plus", level.cause) for level in trait.levels[trait.level - paid :]
        )
        traits.append(replace(trait, levels=levels))
    return with_sheet(person, traits=tuple(reversed(traits)))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    plain = ImportCharacter(Sheet(identity=Identity(name="-"), sex="female"))
    yield from offers.move(plain, {"sheet": SHEET})
    free = [s.id for s in state.table.with_role("player")]
    yield from offers.each(ImportCharacter, "seat", free, {"sheet": SHEET}, sheet=plain.sheet)
    people = list(visible(state, seat))
    granted = {"allow_unbalanced": flag()}
    yield from offers.each(ValidateCharacter, "character", people, granted, granted, allow_unbalanced=False)
    allowed = {"allow_unbalanced": one_of((True,))}
    yield from offers.each(ValidateCharacter, "character", people, allowed, allow_unbalanced=True)
    seats = [s.id for s in state.table.with_role("player")]
    for person in people:
        one = {"character": one_of((person,))}
        yield from offers.each(AssignCharacter, "seat", [*seats, None, UNSET], one, character=person)


CHAPTER = Chapter(
    commands={
        ValidateCharacter: "CharacterValidated",
        AssignCharacter: "CharacterAssigned",
        ImportCharacter: "CharacterImported",
    },
    consequences=(MissingAsked, CharacterHandedOver),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
