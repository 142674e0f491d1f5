"""Bombs: built behind the screen, defused against the roll that built them (SOM-DANGER-EXPLO-10 to 12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Label, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, integer, one_of, text
from domain.systems.sombre.characters.skills import find_skill
from domain.systems.sombre.dangers.common.moment import check_effort
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.mind.npcs import HIGHEST_SCORE, find_npc
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.body import Attempt
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import BONUSES, Bomb
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState, with_dangers
from domain.systems.sombre.table.guards import is_gm, own_or_gm, visible
from domain.systems.sombre.table.phases import in_play

EXPLOSIVES = "Explosifs"
AMATEURS = ("Chimie", "Électricité", "Électronique", "Mécanique", "Bricolage")
"""SOM-DANGER-EXPLO-11."""
AMATEUR_RANKS = (1, 2)
DEFUSING = "Désamorçage"
LONGEST_FUSE = 1000


class BuildBomb(Command, frozen=True):
    """Build a bomb. `bonus`: the one that its maker is after; the game master may set another."""

    RULES = ("SOM-DANGER-EXPLO-10", "SOM-DANGER-EXPLO-11")
    character: Id
    skill: Word = EXPLOSIVES
    bonus: int = 0


class SetBomb(Command, frozen=True):
    """Set a bomb as the game master has it.

    `bomb` null: one that an NPC built, whose margin is a d6 (`success` false: a dud). `score`: that of an NPC who built
    it, for ties. `fuse`: Turns on its clock. `label`: the table knows of it by that.
    """

    RULES = ("SOM-DANGER-EXPLO-10", "SOM-DANGER-EXPLO-12")
    bonus: int
    bomb: Id | None = None
    maker: Id | None = None
    success: bool = True
    score: int | None = None
    fuse: int | None = None
    label: Label = ""


class DefuseBomb(Command, frozen=True):
    RULES = ("SOM-DANGER-EXPLO-12",)
    character: Id
    bomb: Id


class BombBuilt(Consequence, frozen=True):
    """The building of a bomb is over, well or not; its maker learns that, and nothing else."""

    RULES = ("SOM-DANGER-EXPLO-10",)
    character: Id
    success: bool
    margin: int | None


class DefusalResolved(Consequence, frozen=True):
    """An attempt to defuse a bomb was resolved. `natural`: the bomb may go off at once."""

    RULES = ("SOM-DANGER-EXPLO-12",)
    character: Id
    bomb: str
    defused: bool
    natural: bool


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: BuildBomb | SetBomb | DefuseBomb = act.command
    match command:
        case BuildBomb(character, skill, bonus):
            person = own_or_gm(state, act.seat, character)
            check_effort(state, person, "bomb", "SOM-DANGER-EXPLO-10")
            if bonus not in BONUSES or not skill.strip():
                raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-10")
        case DefuseBomb(character, bomb):
            person = own_or_gm(state, act.seat, character)
            found = state.dangers.bombs.get(bomb)
            if found is None or not (found.label or is_gm(state, act.seat)):
                raise Refused("unknown_id", "SOM-DANGER-EXPLO-12", kind="missing")
            check_effort(state, person, "defuse", "SOM-DANGER-EXPLO-12")
        case SetBomb():
            _check_set(state, command)
            if command.bomb is None and command.success:
                chance.die(6, HIDDEN)
    return command


def _check_set(state: SombreState, command: SetBomb) -> None:
    if command.bonus not in BONUSES or (command.score is not None and not 1 <= command.score <= HIGHEST_SCORE):
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-02")
    if command.fuse is not None and not 1 <= command.fuse <= LONGEST_FUSE:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-10")
    if command.bomb is None:
        if command.maker is None:
            raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-10")
        find_npc(state, command.maker)
        return
    if command.bomb not in state.dangers.bombs:
        raise Refused("unknown_id", "SOM-DANGER-EXPLO-10", kind="missing")
    if command.maker is not None or not command.success:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-10")


def check_builder(
    state: SombreState, attempt: Attempt, skills: Sequence[str], difficulty: Sequence[Rank], *, secret: bool
) -> None:
    """Refuse a call for building or defusing a bomb that the rules do not allow. Raises Refused.

    SOM-DANGER-EXPLO-11: an amateur at one or two ranks.
    """
    person = state.characters.get(attempt.character)
    if attempt.kind == "bomb" and not secret:
        raise Refused("wrong_form", "SOM-DANGER-EXPLO-10")
    if person is None or not person.is_pc or not skills:
        return
    if attempt.kind == "defuse" and not titles.same(skills[0], DEFUSING):
        raise Refused("skill_not_allowed", "SOM-DANGER-EXPLO-12")
    if attempt.kind == "bomb" and not _trained(person, skills[0]):
        if not any(titles.same(skills[0], amateur) for amateur in AMATEURS):
            raise Refused("skill_not_allowed", "SOM-DANGER-EXPLO-11")
        if sum(rank.ranks for rank in difficulty) < AMATEUR_RANKS[0]:
            raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-11")


def _trained(person: Character, skill: str) -> bool:
    """Return whether the skill is Explosifs, or a speciality of it: Démolition, Sape (SOM-DANGER-EXPLO-10)."""
    base, own = find_skill(person, EXPLOSIVES), find_skill(person, skill)
    return titles.same(skill, EXPLOSIVES) or (own is not None and base is not None and own.base == base.id)


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case BuildBomb(character, skill, bonus):
            attempt = Attempt(id=event.id, kind="bomb", character=character, target=character, skill=skill, bonus=bonus)
            return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))
        case DefuseBomb(character, bomb):
            attempt = Attempt(id=event.id, kind="defuse", character=character, target=bomb, skill=DEFUSING)
            return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))
        case SetBomb() as command:
            return Evolved(_set(state, command, event))
        case _:
            return Evolved(state)


def _set(state: SombreState, command: SetBomb, event: Event) -> SombreState:
    found = state.dangers.bombs.get(command.bomb or "")
    if found is None:
        die = event.draws[0].faces[0] if event.draws else None
        found = Bomb(id=event.id, maker=command.maker or "", success=die is not None, margin=die)
    now = replace(
        found,
        bonus=command.bonus,
        score=found.score if command.score is None else command.score,
        left=found.left if command.fuse is None else command.fuse,
        label=command.label.strip() or found.label,
    )
    return with_dangers(state, bombs={**state.dangers.bombs, now.id: now})


def after_building(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    """Keep the bomb with what the die has made of it (SOM-DANGER-EXPLO-10)."""
    attempt, call = outcome.attempt, outcome.call
    result = call.result if call is not None else None
    if result is None:
        return Evolved(state)
    bomb = Bomb(
        id=attempt.id,
        maker=attempt.character,
        success=result.success,
        natural=result.failure == "natural",
        margin=result.margin,
        score=result.score,
        bonus=attempt.bonus,
    )
    followed = BombBuilt(attempt.character, result.success, result.margin)
    return Evolved(with_dangers(state, bombs={**state.dangers.bombs, bomb.id: bomb}), (followed,))


def after_defusing(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    """Defuse the bomb, or not: the defuser is the active side (SOM-DANGER-EXPLO-12).

    A badly built bomb is harmless whatever the die.
    """
    attempt, success, margin, call = outcome
    bomb = state.dangers.bombs.get(attempt.target)
    if bomb is None:
        return Evolved(state)
    natural = call is not None and call.result is not None and call.result.failure == "natural"
    if not bomb.success or call is None:
        return _settled(state, attempt, bomb, bool(not bomb.success or success), natural)
    if success and margin == (bomb.margin or 0):
        return _tied(state, attempt, bomb, call)
    return _settled(state, attempt, bomb, success and margin > (bomb.margin or 0), natural)


def _tied(state: SombreState, attempt: Attempt, bomb: Bomb, call: Call) -> Evolved:
    """Settle a tie by the higher score; without one, or equal, the defuser alone throws again (A47)."""
    own = call.result.score if call.result is not None else None
    if bomb.score is not None and own is not None and own != bomb.score:
        return _settled(state, attempt, bomb, own > bomb.score, False)
    again = replace(call, id=f"{call.id}.again", result=None, physical=False)
    kept = replace(state, attempts={**state.attempts, attempt.id: attempt})
    return open_call(kept, again)


def _settled(state: SombreState, attempt: Attempt, bomb: Bomb, defused: bool, natural: bool) -> Evolved:
    """Record a defusal; a bomb that is defused or lost stays so, whoever tries again (SOM-DANGER-EXPLO-12)."""
    defused = bomb.defused or (defused and not bomb.lost)
    followed = DefusalResolved(attempt.character, bomb.id, defused, natural)
    now = replace(bomb, defused=defused, lost=not defused, left=None if defused else bomb.left)
    return Evolved(with_dangers(state, bombs={**state.dangers.bombs, bomb.id: now}), (followed,))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    for person in people:
        build = {"character": one_of((person,)), "skill": text(1), "bonus": one_of(BONUSES)}
        yield from offers.move(BuildBomb(person), build, ("skill", "bonus"))
        yield from offers.each(
            DefuseBomb, "bomb", state.dangers.bombs, {"character": one_of((person,))}, character=person
        )
    if not is_gm(state, seat):
        return
    set_ = {"bonus": one_of(BONUSES), "score": integer(1, HIGHEST_SCORE), "fuse": integer(1, LONGEST_FUSE)}
    free = {"label": text()}
    for bomb in state.dangers.bombs:
        fields = {"bomb": one_of((bomb,))} | set_ | free
        yield from offers.move(SetBomb(0, bomb), fields, ("score", "fuse", "label"))
    for person in people:
        for success in (True, False):
            fields = {"maker": one_of((person,)), "success": one_of((success,))} | set_ | free
            dice = TypedDice((6,)) if success else None
            yield from offers.move(SetBomb(0, maker=person, success=success), fields, ("score", "fuse", "label"), dice)


CHAPTER = in_play(
    Chapter(
        commands={BuildBomb: "BombBuilding", SetBomb: "BombSet", DefuseBomb: "DefusingTried"},
        consequences=(BombBuilt, DefusalResolved),
        players=frozenset({BuildBomb, DefuseBomb}),
        after_procedure={"bomb": after_building, "defuse": after_defusing},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
