"""Long actions: the Turns that they take, their interruptions, and their end."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.sombre.combat.attacks.escapes import prevented
from domain.systems.sombre.combat.attacks.rising import SLOWLY
from domain.systems.sombre.health.standing import stand
from domain.systems.sombre.state.body import LongAction
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.state.state import SombreState, with_body
from domain.systems.sombre.table.guards import find, is_gm, visible

MOST_RANKS = 5
LONGEST = 100


class SetLongAction(Command, frozen=True):
    """Set how many `actions` a long action of a character is planned to take. `announced`: the table knows how many."""

    RULES = ("SOM-TURN-17",)
    character: Id
    text: Text
    actions: int
    announced: bool = False


class AdjustLongAction(Command, frozen=True):
    RULES = ("SOM-TURN-17",)
    character: Id
    actions: int
    announced: bool = False


class RuleInterruption(Command, frozen=True):
    """Rule that a long action fails, will cost ranks, or starts again from nothing. Both absent: it starts again."""

    RULES = ("SOM-TURN-18",)
    character: Id
    failure: bool = False
    ranks: int = 0


class LongActionProgressed(Consequence, frozen=True):
    RULES = ("SOM-TURN-17",)
    character: Id
    done: int


class LongActionCompleted(Consequence, frozen=True):
    RULES = ("SOM-TURN-17",)
    character: Id


class LongActionInterrupted(Consequence, frozen=True):
    RULES = ("SOM-TURN-18",)
    character: Id


LongCommand = SetLongAction | AdjustLongAction | RuleInterruption


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: LongCommand = act.command
    _check_long(find(state, command.character), command)
    return command


def _check_long(person: Character, command: LongCommand) -> None:
    running: LongAction | None = person.body.long
    match command:
        case SetLongAction(_, words, actions):
            if running is not None or not words.strip() or not 1 <= actions <= LONGEST:
                raise Refused("out_of_bounds", "SOM-TURN-17")
        case AdjustLongAction(_, actions):
            if running is None:
                raise Refused("already_finished", "SOM-TURN-17")
            if not least(running) <= actions <= LONGEST:
                raise Refused("out_of_bounds", "SOM-TURN-17")
        case RuleInterruption(_, failure, ranks):
            if running is None:
                raise Refused("already_finished", "SOM-TURN-18")
            if not 0 <= ranks <= MOST_RANKS or (failure and ranks):
                raise Refused("out_of_bounds", "SOM-TURN-18")


def least(running: LongAction) -> int:
    """Return the fewest actions that may be planned: more than are done, and three to rise at ease (SOM-MELEE-37)."""
    return max(running.done + 1, SLOWLY if running.rising else 0)


def evolve(state: SombreState, event: Event) -> Evolved:
    return _changed(state, event.command, event.id)


def interrupted(state: SombreState, intent: Intent) -> Evolved:
    """Interrupt the long action of a character that declares anything else (SOM-TURN-18)."""
    person = state.characters.get(intent.character)
    running: LongAction | None = person.body.long if person else None
    if person is None or running is None or intent.spec.kind == "continue" or running.interrupted:
        return Evolved(state)
    body = replace(person.body, long=replace(running, interrupted=True))
    return Evolved(with_body(state, person, body), (LongActionInterrupted(person.id),))


def _changed(state: SombreState, command: LongCommand, event_id: str) -> Evolved:
    person = state.characters.get(command.character)
    if person is None:
        return Evolved(state)
    running: LongAction | None = person.body.long
    match command:
        case SetLongAction(_, words, actions, announced):
            running = LongAction(id=event_id, text=words, actions=actions, announced=announced)
        case AdjustLongAction(_, actions, announced) if running is not None:
            running = replace(running, actions=actions, announced=announced)
        case RuleInterruption(_, failure, ranks) if running is not None:
            again = 0 if not ranks else running.done
            running = None if failure else replace(running, done=again, ranks=running.ranks + ranks, interrupted=False)
        case _:
            pass
    return Evolved(with_body(state, person, replace(person.body, long=running)))


def progress(state: SombreState) -> Evolved:
    """Count, at the end of a Turn, an action done of each long one that went on (SOM-TURN-17)."""
    evolved = Evolved(state)
    fight = state.fight
    going = [i for i in fight.intents.values() if i.spec.kind == "continue" and not i.void] if fight else []
    for intent in going:
        person = evolved.state.characters[intent.character]
        running: LongAction | None = person.body.long
        if running is None or running.interrupted:
            continue
        if running.rising and prevented(state, person.id):
            held = replace(person.body, long=replace(running, interrupted=True))
            evolved = evolved.at(with_body(evolved.state, person, held))
            evolved = evolved.adding(LongActionInterrupted(person.id))
            continue
        now = replace(running, done=running.done + 1)
        over = now.done >= now.actions
        body = replace(person.body, long=None if over else now)
        evolved = evolved.at(with_body(evolved.state, person, body))
        evolved = evolved.adding(LongActionCompleted(person.id) if over else LongActionProgressed(person.id, now.done))
        if over and running.rising:
            evolved = evolved.then(stand, person.id)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    people = list(visible(offers.state, seat))
    planned = {"text": text(1), "actions": integer(1, LONGEST), "announced": flag()}
    yield from offers.each(SetLongAction, "character", people, planned, ("announced",), text="-", actions=1)
    for person in visible(offers.state, seat).values():
        running: LongAction | None = person.body.long
        if running is None:
            continue
        one = {"character": one_of((person.id,))}
        fields = one | {"actions": integer(least(running), LONGEST), "announced": flag()}
        yield from offers.move(AdjustLongAction(person.id, least(running)), fields, ("announced",))
        yield from offers.move(RuleInterruption(person.id, True), one | {"failure": one_of((True,))})
        yield from offers.move(RuleInterruption(person.id), one | {"ranks": integer(0, MOST_RANKS)}, ("ranks",))


CHAPTER = Chapter(
    commands={
        SetLongAction: "LongActionPlanned",
        AdjustLongAction: "LongActionAdjusted",
        RuleInterruption: "InterruptionRuled",
    },
    consequences=(LongActionProgressed, LongActionCompleted, LongActionInterrupted),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
