"""Tailing: the stealth of the follower against the watchfulness of the target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import NOTHING, Chapter, Evolved, Move, Offers, Schema, TypedDice, closed, flag, one_of, several
from domain.systems.sombre.characters.skills import as_written, score
from domain.systems.sombre.combat.calls.declared_rolls import RULES
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side, check_call, of_procedure, open_calls
from domain.systems.sombre.dice.difficulty import DIFFICULTY
from domain.systems.sombre.dice.results import set_lock
from domain.systems.sombre.dice.schemas import attempt_of, callable_skills, named_skill
from domain.systems.sombre.dice.screen import Notice, Throw, fallen, noticed, secret_die, throw_all
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.chases import Tail, TailStatus
from domain.systems.sombre.state.roll_state import Pair, Rank
from domain.systems.sombre.state.state import SombreState, with_chases, without
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play, usual_time

TEAM = "Techniques policières"
"""SOM-MOVE-09."""
DRIVING = "Conduite"


class Watched(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tail. `skill`: in place of senses, where the rules do not say it."""

    character: Id
    skill: Word = ""
    difficulty: tuple[Rank, ...] = ()


class CallTailing(Command, frozen=True):
    """Call the opposed roll of a tail.

    `assistants`: those whom the follower leads. `vehicles`: both drive. `lost`: alone, the follower fails without a
    die.
    """

    RULES = ("SOM-MOVE-08", "SOM-MOVE-09", "SOM-ROLL-31", "SOM-ROLL-32", "SOM-ROLL-34")
    follower: Watched
    target: Watched
    assistants: tuple[Id, ...] = ()
    vehicles: bool = False
    attempt: str = ""
    lost: bool = False
    secret: bool = False
    answers: Id | None = None
    notice: Notice | None = None


class EndTailing(Command, frozen=True):
    """End a tail. `disclosed`: the table learns of a secret one, and whether it was noticed."""

    RULES = ("SOM-MOVE-08", "SOM-ROLL-34")
    tail: Id
    disclosed: bool = False


class TailNoticed(Consequence, frozen=True):
    RULES = ("SOM-MOVE-08",)
    tail: str
    follower: Id
    target: Id


TailCommand = CallTailing | EndTailing


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command = _admit(state, act, chance)
    if isinstance(command, CallTailing) and command.secret:  # all dice fall at once; of an open tail they fall later
        _called(state, "", command, secret_die(chance))
    return command


def _admit(state: SombreState, act: Act, _chance: Chance) -> Command:
    """Return the command where the rules admit it; no die is thrown. Raises Refused."""
    command: TailCommand = act.command
    usual_time(state, "SOM-MOVE-08")
    match command:
        case CallTailing():
            _check(state, command)
        case EndTailing(tail):
            _check_end(state, tail)
    return command


def _check(state: SombreState, command: CallTailing) -> None:
    """Refuse a tail that no roll, open or secret, could be (SOM-MOVE-08). Raises Refused."""
    people = (command.follower.character, command.target.character)
    everyone = [find(state, c) for c in (*people, *command.assistants)]
    if command.target.character in command.assistants or (command.lost and command.assistants):
        raise Refused("out_of_bounds", "SOM-MOVE-09")
    if not command.secret and not all(person.known for person in everyone):
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    if command.answers is not None and command.answers not in state.declarations:
        raise Refused("unknown_id", "SOM-ROLL-32", kind="missing")
    check_call(state, as_roll(state, command), RULES, secret=command.secret)


def _check_end(state: SombreState, tail_id: str) -> None:
    tail = state.chases.tails.get(tail_id)
    if tail is None:
        raise Refused("unknown_id", "SOM-MOVE-08", kind="missing")
    if tail.status == "under_way":
        raise Refused("die_pending", "SOM-MOVE-08")


def as_roll(state: SombreState, command: CallTailing) -> CallOpposedRoll:
    """Return the roll of a tail, with the follower as the active side (SOM-MOVE-08).

    With vehicles both sides use the lower of two skills (SOM-ROLL-30). A team that its leader rolls for uses its craft
    instead of the senses (SOM-MOVE-09).
    """

    def skills(side: Watched, usual: str) -> tuple[str, ...]:
        person = state.characters[side.character]
        main = side.skill.strip() or as_written(person, usual)
        return (main, as_written(person, DRIVING)) if command.vehicles else (main,)

    follower, target = command.follower, command.target
    return CallOpposedRoll(
        Side(
            follower.character,
            skills(follower, TEAM if command.assistants else "senses"),
            nature="sensory",
            label="tailing",
            difficulty=follower.difficulty,
            attempt=command.attempt,
            assistants=command.assistants,
        ),
        (
            Side(
                target.character,
                skills(target, "senses"),
                nature="sensory",
                label="watchfulness",
                difficulty=target.difficulty,
            ),
        ),
    )


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CallTailing() as command:
            if not {command.follower.character, command.target.character} <= state.characters.keys():
                return Evolved(state)
            return _called(state, event.id, command, fallen(event.draws))
        case EndTailing(tail):
            return Evolved(with_chases(state, tails=without(state.chases.tails, tail)))
        case _:
            return Evolved(state)


def _called(state: SombreState, event_id: str, command: CallTailing, throw: Throw) -> Evolved:
    """Call the roll of a tail; all dice of a secret one are rolled at once, behind the screen."""
    people = (command.follower.character, command.target.character)
    tail = Tail(id=event_id, follower=people[0], assistants=command.assistants, target=people[1], secret=command.secret)
    evolved = Evolved(_with(state, tail))
    if command.secret:
        evolved = evolved.adding(*noticed(state, people, command.notice, command.answers))
    if command.lost:
        evolved = evolved.then(_settled, tail, "noticed")
        if command.attempt.strip():
            evolved = evolved.then(set_lock, tail.follower, command.attempt, secret=tail.secret)
        return evolved
    called = as_roll(state, command)
    evolved = evolved.then(
        open_calls, event_id, called, secret=command.secret, prepare=of_procedure("tailing", event_id)
    )
    if command.secret:
        evolved = throw_all(evolved, event_id, throw)
    opposition = evolved.state.dice.oppositions.get(event_id)
    pair = opposition.pairs[0] if opposition else None
    if pair is not None and pair.status == "settled":
        evolved = evolved.then(tailed, pair)
    return evolved


def _with(state: SombreState, tail: Tail) -> SombreState:
    return with_chases(state, tails={**state.chases.tails, tail.id: tail})


def after_comparison(state: SombreState, pair: Pair, _event: Event) -> Evolved:
    return tailed(state, pair)


def tailed(state: SombreState, pair: Pair) -> Evolved:
    """Settle whether the target has noticed the tail (SOM-MOVE-08)."""
    follower = state.dice.rolls[pair.active]
    tail = state.chases.tails.get(follower.subject)
    if tail is None:
        return Evolved(state)
    return _settled(state, tail, "unseen" if pair.winner == follower.character else "noticed")


def _settled(state: SombreState, tail: Tail, status: TailStatus) -> Evolved:
    state = _with(state, replace(tail, status=status))
    followed = TailNoticed(tail.id, tail.follower, tail.target)
    return Evolved(state, (followed,) if status == "noticed" else ())


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, _admit)  # a secret tail of each on each would throw hundreds of dice
    if not is_gm(state, seat):
        return
    able = [
        person for person in visible(state, seat).values() if person.alive and (person.validated or not person.is_pc)
    ]
    for follower in able:
        followed: dict[str, Schema] = {
            "answers": one_of((*state.declarations, None)),
            "notice": one_of(("announced", "silent", None)),
            "attempt": attempt_of(state, follower.id),
            "vehicles": flag(),
        }
        for target in able:
            if follower.id != target.id:
                yield from _tails(offers, follower, target, followed)
    yield from offers.each(EndTailing, "tail", state.chases.tails, {"disclosed": flag()}, ("disclosed",))


def _tails(offers: Offers, follower: Character, target: Character, followed: dict[str, Schema]) -> Iterator[Move]:
    """Yield tails, open or secret, alone, alone and lost, or with a team."""
    one, other = Watched(follower.id), Watched(target.id)
    for secret in (False, True):
        fields = {"follower": _side(follower), "target": _side(target), "secret": one_of((secret,))} | followed
        optional = {*followed, *(() if secret else ("secret",))}
        lost = fields | {"lost": one_of((True,))}
        yield from offers.move(CallTailing(one, other, lost=True, secret=secret), lost, optional)
        helpers = _helpers(offers.state, follower, target, secret=secret)
        team = {"assistants": several(one_of([c.id for c in helpers]), unique=True) if helpers else NOTHING}
        yield from offers.move(CallTailing(one, other, secret=secret), fields | team, {*optional, "assistants"})
        if not follower.is_pc and not target.is_pc:
            for helper in (c.id for c in helpers if c.is_pc):
                led = fields | {"assistants": {"const": [helper]}}
                yield from offers.move(CallTailing(one, other, (helper,), secret=secret), led, optional)
    yield from _typed(offers, follower, target, followed)


def _helpers(state: SombreState, follower: Character, target: Character, *, secret: bool) -> list[Character]:
    others = (c for c in state.characters.values() if c.id not in (follower.id, target.id))
    return [c for c in others if secret or c.known]


def _typed(offers: Offers, follower: Character, target: Character, followed: dict[str, Schema]) -> Iterator[Move]:
    """Yield a secret tail for which both sides owe a die, which the game master may type."""
    for vehicles in (False, True):
        sides = [_competent(person, vehicles=vehicles) for person in (follower, target)]
        if not all(sides):
            continue
        given = {"follower": _side(follower, sides[0]), "target": _side(target, sides[1])}
        given |= {"secret": one_of((True,)), "vehicles": one_of((vehicles,))}
        one, other = Watched(follower.id, sides[0][0]), Watched(target.id, sides[1][0])
        sample = CallTailing(one, other, vehicles=vehicles, secret=True)
        rest = {k: v for k, v in followed.items() if k != "vehicles"}
        yield from offers.move(sample, given | rest, rest, TypedDice((20, 20)))


def _competent(person: Character, *, vehicles: bool) -> list[str]:
    """Return the titles that leave this side a die to roll."""
    if vehicles and score(person, as_written(person, DRIVING)) is None:
        return []
    return [skill for skill in callable_skills(person) if score(person, skill) is not None]


def _side(person: Character, titles: list[str] | None = None) -> Schema:
    skill = named_skill(person) if titles is None else one_of(titles)
    return closed(
        {"character": {"const": person.id}, "skill": skill, "difficulty": DIFFICULTY},
        "character",
        *(["skill"] if titles else []),
    )


CHAPTER = in_play(
    Chapter(
        commands={CallTailing: "TailingCalled", EndTailing: "TailingEnded"},
        consequences=(TailNoticed,),
        after_opposition={"tailing": after_comparison},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
