"""Torture, by its numbers alone: hours, circles, and the rolls to stop or to talk (SOM-DANGER-TORTURE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, TypedDice, integer, one_of
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.characters.skills import score
from domain.systems.sombre.combat.calls.declared_rolls import RULES
from domain.systems.sombre.combat.turn.clocks import TimePassed, TimeStopped, decision_open, pass_time
from domain.systems.sombre.condition.aftermath import owed_trauma
from domain.systems.sombre.condition.collapse import MINUTE
from domain.systems.sombre.dangers.common.victims import endangered, victims
from domain.systems.sombre.dice.calls import (
    AnyCall,
    CallOpposedRoll,
    CallRoll,
    Side,
    check_call,
    of_procedure,
    open_calls,
)
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.dice.schemas import callable_skills
from domain.systems.sombre.dice.screen import Throw, fallen, secret_die, throw_all
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.perils import Ordeal
from domain.systems.sombre.state.roll_state import Call, Pair, Rank
from domain.systems.sombre.state.state import SombreState, in_seconds, with_dangers
from domain.systems.sombre.table.guards import is_gm
from domain.systems.sombre.table.phases import usual_time

HOUR = 60
LONGEST = 24
MOST_IN_AN_HOUR = 5
"""Bounds of form."""
WOUNDS, FATIGUE = 1, 2
"""SOM-DANGER-TORTURE-01: per hour, on average."""
Aim = Literal["none", "information"]


class RunTortureHours(Command, frozen=True):
    """Run one session of torture; it goes on with the last one of the same two.

    Without purpose a d6 says how many `hours`. Per hour `wounds` and `fatigue`. The survivor is owed a shock or a
    stress; the deed is a crime (`DeclareCrime`).
    """

    RULES = ("SOM-DANGER-TORTURE-01", "SOM-DANGER-TORTURE-02", "SOM-DANGER-TORTURE-03")
    victim: Id
    perpetrator: Id
    aim: Aim = "none"
    hours: int | None = None
    wounds: int = WOUNDS
    fatigue: int = FATIGUE


class CallTortureRoll(Command, frozen=True):
    """Call the roll that follows a session of torture.

    Without purpose: can the perpetrator stop? For information: the victim's will, against the perpetrator's `skill` if
    he has one; all of it behind the screen. `difficulty` is the perpetrator's, `resisting` the victim's.
    """

    RULES = ("SOM-DANGER-TORTURE-02", "SOM-DANGER-TORTURE-03")
    ordeal: Id
    skill: Word | None = None
    difficulty: tuple[Rank, ...] = ()
    resisting: tuple[Rank, ...] = ()


class TortureEndured(Consequence, frozen=True):
    """A victim endured `hours` of torture."""

    RULES = ("SOM-DANGER-TORTURE-01",)
    character: Id
    hours: int


class TorturerRolled(Consequence, frozen=True):
    """A perpetrator of torture rolled to stop. `stops`: it may end; otherwise another session follows."""

    RULES = ("SOM-DANGER-TORTURE-02",)
    character: Id
    stops: bool


class TortureRollMade(Consequence, frozen=True):
    """An interrogation's roll was made. `must_talk`: to the victim's owner and to nobody else."""

    RULES = ("SOM-DANGER-TORTURE-03",)
    character: Id
    must_talk: bool


TortureCommand = RunTortureHours | CallTortureRoll


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: TortureCommand = act.command
    match command:
        case RunTortureHours():
            _check_hours(state, command)
            if command.aim == "none":
                chance.die(6, HIDDEN)
        case CallTortureRoll():
            _check_roll(state, command)
            if state.dangers.ordeals[command.ordeal].purpose == "information":
                _interrogated(state, "", command, secret_die(chance))
    return command


def _check_hours(state: SombreState, command: RunTortureHours) -> None:
    usual_time(state, "SOM-DANGER-TORTURE-01")
    victim = endangered(state, command.victim, "SOM-DANGER-TORTURE-01")
    perpetrator = endangered(state, command.perpetrator, "SOM-DANGER-TORTURE-01")
    if victim.id == perpetrator.id or not perpetrator.has_mind:
        raise Refused("out_of_bounds", "SOM-DANGER-TORTURE-01")
    if incapacity(perpetrator) is not None:
        raise Refused("incapacitated", "SOM-DANGER-TORTURE-01")
    if (command.hours is None) is (command.aim == "information"):
        raise Refused("out_of_bounds", "SOM-DANGER-TORTURE-02")
    if command.hours is not None and not 1 <= command.hours <= LONGEST:
        raise Refused("out_of_bounds", "SOM-DANGER-TORTURE-03")
    if not (0 <= command.wounds <= MOST_IN_AN_HOUR and 0 <= command.fatigue <= MOST_IN_AN_HOUR):
        raise Refused("out_of_bounds", "SOM-DANGER-TORTURE-01")
    if any(c.purpose == "torturer" and c.character == perpetrator.id for c in state.dice.calls.values()):
        raise Refused("die_pending", "SOM-DANGER-TORTURE-02")
    if decision_open(state):
        raise Refused("needs_gm_ruling", "SOM-RULING-04")


def _check_roll(state: SombreState, command: CallTortureRoll) -> None:
    usual_time(state, "SOM-DANGER-TORTURE-02")
    ordeal = state.dangers.ordeals.get(command.ordeal)
    if ordeal is None:
        raise Refused("unknown_id", "SOM-DANGER-TORTURE-02", kind="missing")
    if not ordeal.due:
        raise Refused("nothing_to_do", "SOM-DANGER-TORTURE-02")
    victim = endangered(state, ordeal.victim, "SOM-DANGER-TORTURE-02")
    perpetrator = endangered(state, ordeal.perpetrator, "SOM-DANGER-TORTURE-02")
    if not (victim.is_pc or perpetrator.is_pc):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    if ordeal.purpose == "information":
        check_call(state, as_roll(ordeal, command), RULES, secret=True)
        if score(victim, "mind") is None:
            raise Refused("unscored", "SOM-NPC-02")
        return
    if command.skill is not None or command.resisting:
        raise Refused("out_of_bounds", "SOM-DANGER-TORTURE-02")
    check_difficulty(command.difficulty)
    if any(c.purpose == "torturer" and c.subject == ordeal.id for c in state.dice.calls.values()):
        raise Refused("already_called", "SOM-DANGER-TORTURE-02")


def as_roll(ordeal: Ordeal, command: CallTortureRoll) -> AnyCall:
    """Return the roll of an interrogation: the victim's mind, with its Wounds, resists (SOM-DANGER-TORTURE-03).

    The perpetrator is the active side if a skill is given; otherwise the victim rolls alone.
    """
    victim = Side(ordeal.victim, ("mind",), kind="reaction", label="will", difficulty=command.resisting)
    if command.skill is None:
        return CallRoll(
            ordeal.victim,
            ("mind",),
            kind="reaction",
            label="will",
            difficulty=command.resisting,
            concerned=(ordeal.perpetrator,),
        )
    active = Side(ordeal.perpetrator, (command.skill,), difficulty=command.difficulty)
    return CallOpposedRoll(active, (victim,))


def evolve(state: SombreState, event: Event) -> Evolved:
    faces = [draw.faces[0] for draw in event.draws]
    match event.command:
        case RunTortureHours() as command:
            if not {command.victim, command.perpetrator} <= state.characters.keys():
                return Evolved(state)
            hours = command.hours or (faces[0] if faces else 1)
            return _session(_noted(state, command, event.id), command, hours, event.id)
        case CallTortureRoll() as command if command.ordeal in state.dangers.ordeals:
            if state.dangers.ordeals[command.ordeal].purpose == "none":
                return _willing(state, command, event.id)
            return _interrogated(state, event.id, command, fallen(event.draws))
        case _:
            return Evolved(state)


def _noted(state: SombreState, command: RunTortureHours, event_id: str) -> SombreState:
    """Note an ordeal: the same two with the same aim make one, whose rolls grow harder."""
    same = (command.victim, command.perpetrator, command.aim)
    known = (o for o in state.dangers.ordeals.values() if (o.victim, o.perpetrator, o.purpose) == same and o.rolls)
    found = next(known, None) or Ordeal(
        id=event_id, victim=command.victim, perpetrator=command.perpetrator, purpose=command.aim
    )
    return with_ordeal(state, replace(found, due=True))


def with_ordeal(state: SombreState, ordeal: Ordeal) -> SombreState:
    return with_dangers(state, ordeals={**state.dangers.ordeals, ordeal.id: ordeal})


def _session(state: SombreState, command: RunTortureHours, hours: int, event_id: str) -> Evolved:
    """Run a session hour by hour (SOM-DANGER-TORTURE-01).

    It stops where something must be decided or somebody dies (SOM-DANGER-02).
    """
    evolved = Evolved(state)
    begin, passed = in_seconds(state), 0
    while passed < hours and not _halted(evolved.state, command.victim):
        evolved = _clock(evolved, event_id)
        if not _halted(evolved.state, command.victim):
            evolved = evolved.then(_hurts, command, event_id)
            passed += 1
    spent = (in_seconds(evolved.state) - begin) // MINUTE
    evolved = evolved.adding(TortureEndured(command.victim, passed), TimePassed(spent))
    if spent < hours * HOUR:
        evolved = evolved.adding(TimeStopped(hours * HOUR - spent))
    if passed:
        evolved = evolved.at(_shaken(evolved.state, command.victim, event_id))
    return evolved


def _clock(evolved: Evolved, event_id: str) -> Evolved:
    """Let an hour pass with everything that runs, without recording a stop, which the whole session records."""
    passed = pass_time(evolved.state, HOUR, event_id)
    return evolved.at(passed.state).adding(*(c for c in passed.consequences if not isinstance(c, TimeStopped)))


def _halted(state: SombreState, victim: str) -> bool:
    return decision_open(state) or not state.characters[victim].alive


def _hurts(state: SombreState, command: RunTortureHours, event_id: str) -> Evolved:
    evolved = Evolved(state)
    evolved = evolved.then(tick, command.victim, "fatigue", "x", command.fatigue, event_id, "torture")
    return evolved.then(tick, command.victim, "wounds", "x", command.wounds, event_id, "torture")


def _shaken(state: SombreState, victim: str, event_id: str) -> SombreState:
    """Record that a survivor is owed a psychotrauma, which the game master chooses (SOM-DANGER-TORTURE-01)."""
    person = state.characters[victim]
    if not (person.is_pc and person.alive):
        return state
    return replace(state, rulings_due={**state.rulings_due, owed_trauma(victim): event_id})


def _willing(state: SombreState, command: CallTortureRoll, event_id: str) -> Evolved:
    """Call the perpetrator's will roll: mind with the x of instability, a rank more each time (SOM-DANGER-TORTURE-02).

    One rank more for a sadist.
    """
    ordeal = state.dangers.ordeals[command.ordeal]
    person = state.characters[ordeal.perpetrator]
    cruel = (Rank("sadistic", 1),) if person.sheet.personality == "sadistic" else ()
    call = Call(
        id=event_id,
        cause=event_id,
        character=person.id,
        skills=("mind",),
        kind="reaction",
        label="will",
        difficulty=(*cruel, *command.difficulty),
        purpose="torturer",
        subject=ordeal.id,
        relapse=ordeal.rolls,
    )
    return open_call(state, call)


def after_willing(state: SombreState, call: Call, _event: Event) -> Evolved:
    ordeal = state.dangers.ordeals.get(call.subject)
    if ordeal is None or call.result is None:
        return Evolved(state)
    stops = call.result.success
    state = with_ordeal(state, replace(ordeal, rolls=0 if stops else ordeal.rolls + 1, due=False))
    return Evolved(state, (TorturerRolled(ordeal.perpetrator, stops),))


def _interrogated(state: SombreState, event_id: str, command: CallTortureRoll, throw: Throw) -> Evolved:
    """Throw every die of an interrogation at once, behind the screen (SOM-DANGER-TORTURE-03).

    Of two failures the perpetrator's counts.
    """
    ordeal = state.dangers.ordeals[command.ordeal]
    roll = as_roll(ordeal, command)
    evolved = Evolved(with_ordeal(state, replace(ordeal, due=False)))
    evolved = evolved.then(open_calls, event_id, roll, secret=True, prepare=of_procedure("interrogation", ordeal.id))
    evolved = throw_all(evolved, event_id, throw)
    return evolved.then(spoken, event_id, ordeal.victim)


def after_interrogation(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Apply a die that a roll still owed since it was amended; of two sides the comparison decides instead."""
    return Evolved(state) if call.opposition is not None else _answered(state, call)


def after_comparison(state: SombreState, pair: Pair, _event: Event) -> Evolved:
    return _answered(state, state.dice.rolls[pair.active])


def _answered(state: SombreState, call: Call) -> Evolved:
    ordeal = state.dangers.ordeals.get(call.subject)
    return Evolved(state) if ordeal is None else spoken(state, call.cause, ordeal.victim)


def spoken(state: SombreState, roll_id: str, victim: str) -> Evolved:
    """Record whether the victim must talk, as soon as the dice decide it."""
    lost = must_talk(state, roll_id, victim)
    return Evolved(state, () if lost is None else (TortureRollMade(victim, lost),))


def must_talk(state: SombreState, roll_id: str, victim: str) -> bool | None:
    """Return whether the victim must talk; None while the dice have not decided it."""
    opposition = state.dice.oppositions.get(roll_id)
    if opposition is not None:
        pair = opposition.pairs[0]
        return pair.winner != victim if pair.status == "settled" else None
    alone = state.dice.rolls.get(roll_id)
    return None if alone is None or alone.result is None else not alone.result.success


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    able = victims(state, seat)
    for perpetrator in able:
        yield from _sessions(offers, perpetrator, [p.id for p in able if p is not perpetrator])
    for ordeal in state.dangers.ordeals.values():
        yield from _rolls(offers, ordeal)


def _sessions(offers: Offers, perpetrator: Character, others: list[str]) -> Iterator[Move]:
    pains = {"wounds": integer(0, MOST_IN_AN_HOUR), "fatigue": integer(0, MOST_IN_AN_HOUR)}
    one = {"perpetrator": one_of((perpetrator.id,))} | pains
    idle = one | {"aim": one_of(("none",))}
    dice = TypedDice((6,))
    yield from offers.each(RunTortureHours, "victim", others, idle, (*pains, "aim"), dice, perpetrator=perpetrator.id)
    asked = one | {"aim": one_of(("information",)), "hours": integer(1, LONGEST)}
    yield from offers.each(
        RunTortureHours, "victim", others, asked, pains, None, perpetrator=perpetrator.id, aim="information", hours=1
    )


def _rolls(offers: Offers, ordeal: Ordeal) -> Iterator[Move]:
    one: dict[str, Schema] = {"ordeal": one_of((ordeal.id,)), "difficulty": DIFFICULTY}
    if ordeal.purpose == "none":
        yield from offers.move(CallTortureRoll(ordeal.id), one, ("difficulty",))
        return
    free = one | {"resisting": DIFFICULTY}
    yield from offers.move(CallTortureRoll(ordeal.id), free, ("difficulty", "resisting"), TypedDice((20,)))
    person = offers.state.characters[ordeal.perpetrator]
    skills = callable_skills(person)
    named = free | {"skill": one_of(skills)}
    yield from offers.move(CallTortureRoll(ordeal.id, skills[0]), named, ("difficulty", "resisting"))


CHAPTER = Chapter(
    commands={RunTortureHours: "TortureHoursRun", CallTortureRoll: "TortureRollCalled"},
    consequences=(TortureEndured, TorturerRolled, TortureRollMade),
    after_roll={"torturer": after_willing, "interrogation": after_interrogation},
    after_opposition={"interrogation": after_comparison},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
