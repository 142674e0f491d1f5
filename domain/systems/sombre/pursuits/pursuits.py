"""Pursuits of a fugitive: opposed rolls until one side has won often enough.

SOM-MOVE-01: there is no grid and there are no metres. The game master decides how far an action carries, and ends a
pursuit without dice if a runner is too slow to need any (SOM-MOVE-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import (
    NOTHING,
    Chapter,
    Evolved,
    Move,
    Offers,
    Schema,
    closed,
    flag,
    groups,
    integer,
    listed,
    one_of,
    several,
    text,
)
from domain.systems.sombre.characters.skills import as_written, find_skill
from domain.systems.sombre.combat.resolution.blows import BlowOpened, RunStopped, open_blows
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side, check_call, of_procedure, open_calls
from domain.systems.sombre.dice.difficulty import DIFFICULTY, MOST_RANKS, check_difficulty
from domain.systems.sombre.dice.schemas import named_skill
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.chases import Hunter, Means, Pursuit
from domain.systems.sombre.state.roll_state import Opposition, Pair, Rank
from domain.systems.sombre.state.state import SombreState, with_chases, without
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import in_play

MOST_NEEDED = 20
"""A bound of form."""
SKILLS: Mapping[Means, str] = {
    "foot": "body",
    "swimming": "Natation",
    "riding": "Équitation",
    "driving": "Conduite",
    "sailing": "Navigation",
    "flying": "Pilotage",
    "other": "body",
}
"""SOM-MOVE-03. On foot `Course` goes before."""
Outcome = Literal["caught", "escaped", "abandoned"]


class Chaser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pursuer, or the leader of several who run together. `skill`: where the means does not say it."""

    character: Id
    means: Means = "foot"
    skill: Word = ""
    assistants: tuple[Id, ...] = ()
    head_start: int = 0


class Leg(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stretch of the run for one of the runners."""

    skill: Word = ""
    difficulty: tuple[Rank, ...] = ()


class StartPursuit(Command, frozen=True):
    """Start a pursuit of a fugitive. Each of `pursuers` runs for himself.

    `needed`: successes that end it, told to the table if `announced`.
    """

    RULES = ("SOM-MOVE-01", "SOM-MOVE-02", "SOM-MOVE-03", "SOM-MOVE-04", "SOM-MOVE-05", "SOM-MOVE-06")
    fugitive: Id
    pursuers: tuple[Chaser, ...]
    needed: int = 1
    announced: bool = False
    means: Means = "foot"
    skill: Word = ""


class CallPursuitRoll(Command, frozen=True):
    """Call one opposition of a pursuit. `stage`: what the runners go through; `legs`: by character."""

    RULES = ("SOM-MOVE-04", "SOM-MOVE-06", "SOM-ROLL-28", "SOM-ROLL-36")
    pursuit: Id
    stage: str = ""
    legs: Mapping[str, Leg] = {}


class EndPursuit(Command, frozen=True):
    """End a pursuit without dice, or before the last of them. `by`: who caught the fugitive."""

    RULES = ("SOM-MOVE-02", "SOM-MOVE-04")
    pursuit: Id
    outcome: Outcome
    by: Id | None = None


class PursuitScored(Consequence, frozen=True):
    """One side of a pursuit won an opposition. `won` by the pursuer so far, `lost` to the fugitive."""

    RULES = ("SOM-MOVE-04",)
    pursuit: str
    fugitive: Id
    pursuer: Id
    winner: Id
    won: int
    lost: int


class PursuerOutrun(Consequence, frozen=True):
    """A pursuer was outrun; the others run on."""

    RULES = ("SOM-MOVE-04", "SOM-MOVE-06")
    pursuit: str
    fugitive: Id
    pursuer: Id


class PursuitEnded(Consequence, frozen=True):
    RULES = ("SOM-MOVE-02", "SOM-MOVE-04")
    pursuit: str
    fugitive: Id
    outcome: Outcome
    by: tuple[Id, ...] = ()


PursuitCommand = StartPursuit | CallPursuitRoll | EndPursuit


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: PursuitCommand = act.command
    if state.fight is not None and state.fight.phase == 3:
        raise Refused("wrong_phase", "SOM-MOVE-02")
    match command:
        case StartPursuit():
            _check_start(state, command)
        case CallPursuitRoll():
            _check_roll(state, command)
        case EndPursuit():
            _check_end(state, command)
    return command


def _check_start(state: SombreState, command: StartPursuit) -> None:
    runners = (command.fugitive, *(chaser.character for chaser in command.pursuers))
    helpers = [find(state, c) for chaser in command.pursuers for c in chaser.assistants]
    everyone = [*(find(state, c) for c in runners), *helpers]
    if not command.pursuers or command.fugitive in (person.id for person in helpers):
        raise Refused("out_of_bounds", "SOM-MOVE-06")
    if not 1 <= command.needed <= MOST_NEEDED:
        raise Refused("out_of_bounds", "SOM-MOVE-04")
    for chaser in command.pursuers:
        check_difficulty((Rank("head_start", chaser.head_start),))
    if not all(person.known for person in everyone):
        raise Refused("npc_not_introduced", "SOM-NPC-09")
    _check_opposition(state, _begun("", command), {})


def _check_opposition(state: SombreState, pursuit: Pursuit, legs: Mapping[str, Leg]) -> None:
    """Refuse an opposition that no open roll could be. Raises Refused.

    It belongs to nobody's intent; each comparison needs a player character (SOM-NPC-05).
    """
    check_call(state, opposition(state, pursuit, legs), None)
    for hunter in pursuit.running:
        pair = (pursuit.fugitive, hunter.character, *hunter.assistants)
        if not any(find(state, c).is_pc for c in pair):
            raise Refused("npc_roll_without_pc", "SOM-NPC-05")


def _find(state: SombreState, pursuit_id: str) -> Pursuit:
    pursuit = state.chases.pursuits.get(pursuit_id)
    if pursuit is None:
        raise Refused("unknown_id", "SOM-MOVE-04", kind="missing")
    return pursuit


def dice_owed(state: SombreState, pursuit: Pursuit) -> bool:
    return any(call.opposition == pursuit.roll for call in state.dice.calls.values()) if pursuit.roll else False


def _check_roll(state: SombreState, command: CallPursuitRoll) -> None:
    pursuit = _find(state, command.pursuit)
    if dice_owed(state, pursuit):
        raise Refused("already_called", "SOM-MOVE-04")
    if not command.legs.keys() <= {pursuit.fugitive, *(h.character for h in pursuit.running)}:
        raise Refused("out_of_bounds", "SOM-MOVE-04")
    _check_opposition(state, pursuit, command.legs)


def _check_end(state: SombreState, command: EndPursuit) -> None:
    pursuit = _find(state, command.pursuit)
    if dice_owed(state, pursuit):
        raise Refused("die_pending", "SOM-MOVE-04")
    catchers = {h.character for h in pursuit.hunters} if command.outcome == "caught" else {None}
    if command.by not in catchers:
        raise Refused("out_of_bounds", "SOM-MOVE-02")


def skill_for(person: Character, means: Means) -> str:
    """Return the skill that the means of movement uses (SOM-MOVE-03)."""
    if means == "foot" and find_skill(person, "Course") is not None:
        return "Course"
    return as_written(person, SKILLS[means])


def opposition(state: SombreState, pursuit: Pursuit, legs: Mapping[str, Leg], stage: str = "") -> CallOpposedRoll:
    """Return the roll of the fugitive, the active side, against every pursuer still running (SOM-MOVE-04, SOM-MOVE-06).

    The head start is no Difficulty of the call: it is added behind the screen when the die is rolled.
    """

    def side(character: str, means: Means, skill: str, assistants: tuple[str, ...] = ()) -> Side:
        leg = legs.get(character, Leg())
        chosen = leg.skill.strip() or skill.strip() or skill_for(state.characters[character], means)
        return Side(
            character,
            (chosen,),
            nature="physical",
            label=stage.strip() or "pursuit",
            difficulty=leg.difficulty,
            assistants=assistants,
        )

    active = side(pursuit.fugitive, pursuit.means, pursuit.skill)
    passive = (side(h.character, h.means, h.skill, h.assistants) for h in pursuit.running)
    return CallOpposedRoll(active, tuple(passive))


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case StartPursuit() as command:
            people = {command.fugitive, *(c.character for c in command.pursuers)}
            if not people <= state.characters.keys():
                return Evolved(state)
            return Evolved(_with(state, _begun(event.id, command)))
        case CallPursuitRoll() as command if command.pursuit in state.chases.pursuits:
            return _rolling(state, state.chases.pursuits[command.pursuit], command, event.id)
        case EndPursuit(pursuit, outcome, by) if pursuit in state.chases.pursuits:
            return _end(state, state.chases.pursuits[pursuit], outcome, (by,) if by is not None else ())
        case _:
            return Evolved(state)


def _with(state: SombreState, pursuit: Pursuit) -> SombreState:
    return with_chases(state, pursuits={**state.chases.pursuits, pursuit.id: pursuit})


def _begun(pursuit_id: str, command: StartPursuit) -> Pursuit:
    hunters = (
        Hunter(character=c.character, means=c.means, skill=c.skill, assistants=c.assistants, head_start=c.head_start)
        for c in command.pursuers
    )
    return Pursuit(
        id=pursuit_id,
        fugitive=command.fugitive,
        means=command.means,
        skill=command.skill,
        hunters=tuple(hunters),
        needed=command.needed,
        announced=command.announced,
    )


def _rolling(state: SombreState, pursuit: Pursuit, command: CallPursuitRoll, event_id: str) -> Evolved:
    """Call the roll of the pursuit; a runner without the skill has failed already, and may have lost with it."""
    state = _with(state, replace(pursuit, roll=event_id))
    called = opposition(state, pursuit, command.legs, command.stage)
    evolved = Evolved(state)
    evolved = evolved.then(open_calls, event_id, called, prepare=of_procedure("pursuit", pursuit.id))
    return evolved.then(score, event_id)


def after_comparison(state: SombreState, pair: Pair, _event: Event) -> Evolved:
    return score(state, state.dice.rolls[pair.active].opposition or "")


def score(state: SombreState, opposition_id: str) -> Evolved:
    """Score one point per comparison, once all comparisons of the roll are settled (SOM-MOVE-04)."""
    pursuit = next((p for p in state.chases.pursuits.values() if p.roll == opposition_id), None)
    found: Opposition | None = state.dice.oppositions.get(opposition_id)
    if pursuit is None or found is None or any(pair.status != "settled" for pair in found.pairs):
        return Evolved(state)
    winners = {state.dice.rolls[pair.passive].character: pair.winner or "" for pair in found.pairs}
    hunters = tuple(_scored(h, winners.get(h.character)) for h in pursuit.hunters)
    now = replace(pursuit, hunters=hunters, roll="")
    evolved = Evolved(_with(state, now))
    for hunter in hunters:
        if hunter.character in winners:
            winner = winners[hunter.character]
            evolved = evolved.adding(
                PursuitScored(now.id, now.fugitive, hunter.character, winner, won=hunter.won, lost=hunter.lost)
            )
    return evolved.then(_reach, pursuit, now)


def _scored(hunter: Hunter, winner: str | None) -> Hunter:
    if winner is None:
        return hunter
    if winner == hunter.character:
        return replace(hunter, won=hunter.won + 1)
    return replace(hunter, lost=hunter.lost + 1)


def _reach(state: SombreState, before: Pursuit, now: Pursuit) -> Evolved:
    """End the pursuit once a pursuer has won often enough, or all are outrun (SOM-MOVE-04).

    A pursuer left behind runs no more.
    """
    catchers = tuple(h.character for h in now.hunters if h.won >= now.needed)
    if catchers:
        return _end(state, now, "caught", catchers)
    if not now.running:
        return _end(state, now, "escaped")
    left = {h.character for h in before.running} - {h.character for h in now.running}
    behind = (h.character for h in now.hunters if h.character in left)
    return Evolved(state, tuple(PursuerOutrun(now.id, now.fugitive, c) for c in behind))


def _end(state: SombreState, pursuit: Pursuit, outcome: Outcome, by: tuple[str, ...] = ()) -> Evolved:
    evolved = Evolved(with_chases(state, pursuits=without(state.chases.pursuits, pursuit.id)))
    evolved = evolved.adding(PursuitEnded(pursuit.id, pursuit.fugitive, outcome, by))
    on_foot = [h.character for h in pursuit.hunters if h.character in by and {h.means, pursuit.means} == {"foot"}]
    return evolved.then(open_blows, pursuit.id, on_foot, pursuit.fugitive)


def abandon(state: SombreState) -> Evolved:
    """End every pursuit with the scene (SOM-MOVE-02)."""
    evolved = Evolved(state)
    for pursuit in state.chases.pursuits.values():
        evolved = evolved.then(_end, pursuit, "abandoned")
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    for fugitive in visible(state, seat).values():
        yield from _starts(offers, fugitive)
    for pursuit in state.chases.pursuits.values():
        yield from _stretches(offers, pursuit)
        one = {"pursuit": one_of((pursuit.id,))}
        lost = one | {"outcome": one_of(("escaped", "abandoned"))}
        yield from offers.move(EndPursuit(pursuit.id, "escaped"), lost)
        caught = one | {"outcome": one_of(("caught",))}
        hunters = [h.character for h in pursuit.hunters]
        yield from offers.each(EndPursuit, "by", hunters, caught, pursuit=pursuit.id, outcome="caught")


def _starts(offers: Offers, fugitive: Character) -> Iterator[Move]:
    """Yield pursuits by one pursuer, two, or all who can, each alone or leading others."""
    able = [
        person
        for person in visible(offers.state, offers.seat).values()
        if offers.admits(StartPursuit(fugitive.id, (Chaser(person.id),)))
    ]
    fields: dict[str, Schema] = {
        "fugitive": one_of((fugitive.id,)),
        "needed": integer(1, MOST_NEEDED),
        "announced": flag(),
        "means": one_of(get_args(Means)),
        "skill": named_skill(fugitive),
    }
    optional = fields.keys() - {"fugitive"}
    known = [p.id for p in visible(offers.state, offers.seat).values() if p.known and p.id != fugitive.id]
    chasers = {person.id: _chaser(person, _helpers(known, person.id)) for person in able}
    for running in groups(chasers):
        sample = StartPursuit(fugitive.id, tuple(map(Chaser, running)))
        named = listed(chasers[c] for c in running)
        yield from offers.move(sample, fields | {"pursuers": named}, optional)
    for person in visible(offers.state, offers.seat).values():
        if not person.is_pc and not fugitive.is_pc:
            yield from _led(offers, fugitive, person, fields, optional)


def _helpers(known: list[str], leader: str) -> Schema:
    others = [c for c in known if c != leader]
    return several(one_of(others), unique=True) if others else NOTHING


def _led(
    offers: Offers, fugitive: Character, leader: Character, fields: dict[str, Schema], optional: Iterable[str]
) -> Iterator[Move]:
    """Yield pursuits of an NPC by another, whom a player character helps (SOM-NPC-05)."""
    for helper in (c.id for c in visible(offers.state, offers.seat).values() if c.is_pc):
        helped: Schema = {"const": [helper]}
        one = listed([_chaser(leader, helped, "assistants")])
        sample = StartPursuit(fugitive.id, (Chaser(leader.id, assistants=(helper,)),))
        yield from offers.move(sample, fields | {"pursuers": one}, optional)


def _chaser(person: Character, assistants: Schema, *required: str) -> Schema:
    properties: dict[str, Any] = {
        "character": {"const": person.id},
        "means": one_of(get_args(Means)),
        "skill": named_skill(person),
        "assistants": assistants,
        "head_start": integer(0, MOST_RANKS),
    }
    needed = ["character", *required]
    return closed(properties, *needed)


def _stretches(offers: Offers, pursuit: Pursuit) -> Iterator[Move]:
    runners = (pursuit.fugitive, *(h.character for h in pursuit.running))
    legs: Schema = closed({c: _leg(offers.state.characters[c]) for c in runners})
    fields = {"pursuit": one_of((pursuit.id,)), "stage": text(), "legs": legs}
    yield from offers.move(CallPursuitRoll(pursuit.id), fields, ("stage", "legs"))


def _leg(person: Character) -> Schema:
    properties = {"skill": named_skill(person), "difficulty": DIFFICULTY}
    return closed(properties)


CHAPTER = in_play(
    Chapter(
        commands={
            StartPursuit: "PursuitStarted",
            CallPursuitRoll: "PursuitRollCalled",
            EndPursuit: "PursuitRuled",
        },
        consequences=(PursuitScored, PursuerOutrun, PursuitEnded, BlowOpened, RunStopped),
        after_opposition={"pursuit": after_comparison},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
