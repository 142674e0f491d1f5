"""Falls: a Wound for each metre, cushioning, and the zones that they hurt (SOM-DANGER-FALL)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, integer, one_of, other_than, suggested
from domain.systems.sombre.characters.skills import own_titles
from domain.systems.sombre.condition.battle import at_turn_start, find_hit, helpless, with_hit
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.blows import land, land_all, lessened
from domain.systems.sombre.dangers.common.hazards import living
from domain.systems.sombre.dangers.common.moment import strikes_now, thrown_down
from domain.systems.sombre.dangers.common.placement import check_split, split, withdrawn
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, visible
from domain.systems.sombre.table.phases import in_play

HIGHEST = 1000
"""A bound of form, in metres."""
CUSHIONED_FROM = 500
"""SOM-DANGER-FALL-02, in centimetres: nothing helps against a higher fall."""
BODY = "body"


class ApplyFall(Command, frozen=True):
    """Apply a fall from `metres` and `centimetres`.

    `softened`: Wounds fewer, by soft ground or branches. `skill`: body, or one of the sheet that fits, is thrown to
    cushion it. `zones`: how the Wounds are split, where no die decides how many there are; else they wait for
    `PlaceWounds`. `own_height`: it merely falls over, and who could not react may be `hurt`.
    """

    RULES = ("SOM-DANGER-FALL-01", "SOM-DANGER-FALL-02", "SOM-DANGER-FALL-03", "SOM-DANGER-FALL-04")
    character: Id
    metres: int = 0
    centimetres: int = 0
    softened: int = 0
    skill: Word | None = None
    difficulty: tuple[Rank, ...] = ()
    zones: Mapping[Place, int] = {}
    own_height: bool = False
    hurt: bool = False


CENTIMETRES: dict[str, Schema] = {"centimetres": integer(0, 99)}
SOFT = (1, 2, 3, 5)
"""Heights from which so many metres may be taken off."""


def wounds_of(command: ApplyFall) -> int:
    """Return the Wounds of a fall: whole metres (SOM-DANGER-FALL-01, A39), or one or none from one's own height.

    SOM-DANGER-FALL-04.
    """
    return int(command.hurt) if command.own_height else command.metres - command.softened


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ApplyFall = act.command
    strikes_now(state, "SOM-DANGER-FALL-01")
    person = living(state, command.character)
    if command.own_height:
        _check_stumble(state, command)
    else:
        _check_height(command)
    check_difficulty(command.difficulty)
    if command.skill is not None:
        _check_cushion(state, person, command, command.skill)
    elif command.difficulty:
        raise Refused("out_of_bounds", "SOM-DANGER-FALL-02")
    if command.zones:
        if command.skill is not None:
            raise Refused("out_of_bounds", "SOM-DANGER-FALL-03")
        check_split(person, command.zones, wounds_of(command), "SOM-DANGER-FALL-03")
    return command


def _check_height(command: ApplyFall) -> None:
    """Refuse a fall of no height, too high, or softened beyond its metres (SOM-DANGER-FALL-01). Raises Refused."""
    if not 0 <= command.metres <= HIGHEST or not 0 <= command.centimetres < 100 or command.hurt:
        raise Refused("out_of_bounds", "SOM-DANGER-FALL-01")
    if not (command.metres or command.centimetres) or not 0 <= command.softened <= command.metres:
        raise Refused("out_of_bounds", "SOM-DANGER-FALL-01")


def _check_stumble(state: SombreState, command: ApplyFall) -> None:
    """Refuse to hurt somebody who falls over and can react (SOM-DANGER-FALL-04). Raises Refused."""
    if command.metres or command.centimetres or command.softened or command.skill is not None:
        raise Refused("out_of_bounds", "SOM-DANGER-FALL-04")
    if command.hurt and not helpless(state, command.character):
        raise Refused("out_of_bounds", "SOM-DANGER-FALL-04")


def _check_cushion(state: SombreState, person: Character, command: ApplyFall, skill: str) -> None:
    """Refuse a cushioning roll above five metres, unable to act, or under no fitting skill (SOM-DANGER-FALL-02).

    It is body or a skill of one's own. Raises Refused.
    """
    height = 100 * command.metres + command.centimetres
    if height > CUSHIONED_FROM:
        raise Refused("too_high", "SOM-DANGER-FALL-02", most=CUSHIONED_FROM, has=height)
    if not person.is_pc:
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if helpless(state, person.id) or incapacity(at_turn_start(state, person.id)) is not None:
        raise Refused("incapacitated", "SOM-DANGER-FALL-02")
    if not skill.strip() or (skill in person.sheet.common and skill != BODY):
        raise Refused("skill_not_allowed", "SOM-DANGER-FALL-02")


def evolve(state: SombreState, event: Event) -> Evolved:
    """Apply a fall; only falling over from one's own height leaves one lying (A70).

    From a height nobody is thrown down but by a leg that breaks.
    """
    command: ApplyFall = event.command
    if command.character not in state.characters:
        return Evolved(state)
    evolved = Evolved(state)
    if command.own_height:
        evolved = evolved.then(thrown_down, command.character, event.id)
    hit = Hit(
        id=f"{event.id}.fall",
        target=command.character,
        raw=wounds_of(command),
        uncapped=True,
        bypass=True,
        why="fall",
    )
    if command.skill is not None and hit.raw > 0:
        evolved = evolved.then(_cushion, hit, command)
    elif command.zones:
        evolved = evolved.then(land_all, tuple(split(hit, command.zones)), event.id)
    else:
        evolved = evolved.then(land, hit, event.id)
    return evolved


def _cushion(state: SombreState, hit: Hit, command: ApplyFall) -> Evolved:
    """Queue the Wounds of a fall, and call the one roll that cushions it (SOM-DANGER-FALL-02).

    The Wounds wait for it, then for their place.
    """
    call = Call(
        id=f"{hit.id}.cushion",
        cause=hit.id,
        character=command.character,
        skills=(command.skill or BODY,),
        nature="physical",
        label="cushion",
        difficulty=command.difficulty,
        purpose="cushion",
        subject=hit.id,
    )
    return open_call(with_hit(state, hit), call)


def after_cushion(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Take off a Wound for a success under body, two under a fitting skill (SOM-DANGER-FALL-02)."""
    hit = find_hit(state, call.subject)
    if hit is None or call.result is None or not call.result.success:
        return Evolved(state)
    softer = lessened(hit, 1 if BODY in call.skills else 2)
    return Evolved(with_hit(state, softer) if softer.raw else withdrawn(state, hit))


def _heights(most: int) -> Iterator[tuple[dict[str, Schema], ApplyFall]]:
    """Yield the offered heights with a sample: whole metres with centimetres, or less than a metre."""
    yield {"metres": integer(1, most), **CENTIMETRES}, ApplyFall("", 1)
    yield {"metres": one_of((0,)), "centimetres": integer(1, 99)}, ApplyFall("", 0, 1)


def _spare(height: dict[str, Schema]) -> tuple[str, ...]:
    return ("centimetres",) if "enum" not in height["metres"] else ("metres",)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    for person in visible(state, seat).values():
        one = {"character": one_of((person.id,))}
        for metres, sample in _heights(HIGHEST):
            yield from offers.move(replace(sample, character=person.id), one | metres, _spare(metres))
        for least in SOFT:
            soft = one | {"metres": integer(least, HIGHEST), "softened": integer(0, least), **CENTIMETRES}
            yield from offers.move(ApplyFall(person.id, least), soft, ("softened", "centimetres"))
        common = set(person.sheet.common) - {BODY}
        free = suggested((BODY, *(s for s in own_titles(person) if s not in common)), other_than(common))
        for metres, sample in _heights(CUSHIONED_FROM // 100 - 1):
            cushioned = one | metres | {"skill": free, "difficulty": DIFFICULTY}
            fallen = replace(sample, character=person.id, skill=BODY)
            yield from offers.move(fallen, cushioned, {"difficulty", *_spare(metres)})
        five = one | {"metres": one_of((CUSHIONED_FROM // 100,)), "skill": free, "difficulty": DIFFICULTY}
        yield from offers.move(ApplyFall(person.id, CUSHIONED_FROM // 100, skill=BODY), five, ("difficulty",))
        for hurt in (False, True):
            over = one | {"own_height": one_of((True,)), "hurt": one_of((hurt,))}
            unsaid = () if hurt else ("hurt",)
            yield from offers.move(ApplyFall(person.id, own_height=True, hurt=hurt), over, unsaid)
        for zone in zones_of(person):
            placed = one | {"metres": one_of((3,)), "zones": {"const": {zone: 3}}}
            yield from offers.move(ApplyFall(person.id, 3, zones={zone: 3}), placed)


CHAPTER = in_play(
    Chapter(
        commands={ApplyFall: "FallApplied"},
        after_roll={"cushion": after_cushion},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
