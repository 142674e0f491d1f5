"""Ages: the wear of forty years and more, and the growth of children and adolescents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.characters.gauges import free_childhood, tick
from domain.systems.sombre.condition.aftermath import childhood
from domain.systems.sombre.state.character import Character, with_advancement, with_sheet
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Gauge
from domain.systems.sombre.table.guards import player_character, visible
from domain.systems.sombre.table.phases import require_phase

OLDEST = 150


class SetAge(Command, frozen=True):
    RULES = ("SOM-CHAR-17", "SOM-CHAR-18")
    character: Id
    age: int


class GrowUp(Command, frozen=True):
    """Let a child become an adolescent, or an adolescent an adult. `line` takes the skill granted in childhood."""

    RULES = ("SOM-CHAR-14", "SOM-CHAR-16")
    character: Id
    line: Literal[12, 11, 10] | None = None


class GrowChild(Command, frozen=True):
    RULES = ("SOM-CHAR-16",)
    character: Id
    count: int


class SenescenceTicked(Consequence, frozen=True):
    """A step of senescence ticked a gauge. `xp`: what the step brings to the restricted pool."""

    RULES = ("SOM-CHAR-17", "SOM-CHAR-18")
    character: Id
    age: int
    gauge: Gauge
    xp: int


def steps(was: int | None, age: int) -> Iterator[tuple[int, Gauge, int]]:
    """Yield each age crossed that wears out, its gauge, and its xp: 3 up to seventy (SOM-CHAR-17, SOM-CHAR-18)."""
    for step in range(40, age + 1, 5):
        if was is None or step > was:
            yield step, "fatigue" if step % 10 == 0 else "wounds", 3 if step <= 70 else 0


def wear(state: SombreState, character_id: str, was: int | None, age: int, cause: str) -> Evolved:
    """Apply every step of wear crossed, in order, with the consequences that any tick has."""
    evolved = Evolved(state)
    for step, gauge, xp in steps(was, age):
        evolved = evolved.then(tick, character_id, gauge, "x", 1, cause, "age", permanent=True)
        person = evolved.state.characters[character_id]
        evolved = evolved._replace(
            state=with_character(
                evolved.state, with_advancement(person, xp_senescence=person.advancement.xp_senescence + xp)
            )
        )
        evolved = evolved.adding(SenescenceTicked(character_id, step, gauge, xp))
    return evolved


def granted(character: Character) -> bool:
    """Return whether the character has a skill granted in childhood that has no line yet."""
    return any(skill.line is None and skill.base is None for skill in character.sheet.skills)


AgeCommand = SetAge | GrowUp | GrowChild


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: AgeCommand = act.command
    require_phase(state, "play", "experience")
    person = player_character(state, command.character)
    match command:
        case SetAge(age=age):
            if age > OLDEST:
                raise Refused("out_of_bounds", "SOM-CHAR-17")
            if age < (person.sheet.age or 0):
                raise Refused("age_cannot_decrease", "SOM-CHAR-17", needed=person.sheet.age or 0, has=age)
        case GrowUp(line=line):
            _check_growth(person, line)
        case GrowChild(count=count):
            if person.sheet.age_class != "child":
                raise Refused("not_child", "SOM-CHAR-16")
            if not 1 <= count <= childhood(person):
                raise Refused("out_of_bounds", "SOM-CHAR-16")
    return command


def _check_growth(person: Character, line: int | None) -> None:
    if person.sheet.age_class == "adult":
        raise Refused("already_adult", "SOM-CHAR-14")
    needs_line = person.sheet.age_class == "child" and granted(person)
    if needs_line != (line is not None) or line == 12:
        raise Refused("out_of_bounds", "SOM-CHAR-14")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case SetAge(_, age):
            aged = with_character(state, with_sheet(person, age=age))
            return wear(aged, person.id, person.sheet.age, age, event.id)
        case GrowUp(_, line):
            return Evolved(with_character(state, _grown(person, line)))
        case GrowChild(_, count):
            return Evolved(with_character(state, free_childhood(person, count)))
        case _:
            return Evolved(state)


def _grown(person: Character, line: int | None) -> Character:
    if person.sheet.age_class == "adolescent":
        return with_sheet(person, age_class="adult")
    grown = with_sheet(free_childhood(person, childhood(person)), age_class="adolescent")
    if line is None:
        return grown
    skills = tuple(replace(s, line=line) if s.line is None and s.base is None else s for s in grown.sheet.skills)
    return with_sheet(grown, skills=skills, lines={**grown.sheet.lines, str(line): "filled"})


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(GrowUp, "character", people)
    yield from offers.each(GrowUp, "character", people, {"line": one_of((11, 10))}, line=11)
    for person in visible(state, seat).values():
        one = {"character": one_of((person.id,))}
        oldest = integer(person.sheet.age or 0, OLDEST)
        yield from offers.move(SetAge(person.id, person.sheet.age or 0), one | {"age": oldest})
        left = childhood(person)
        yield from offers.move(GrowChild(person.id, 1), one | {"count": integer(1, left)})


CHAPTER = Chapter(
    commands={SetAge: "AgeSet", GrowUp: "GrewUp", GrowChild: "ChildGrown"},
    consequences=(SenescenceTicked,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
