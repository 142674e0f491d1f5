"""The combat Turn: who fights, its three phases, the order of resolution, and damage all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.marks import IN_ORDER
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.sombre.characters.gauges import mark_circles
from domain.systems.sombre.combat.declarations.awaited import check_over, dice_wait
from domain.systems.sombre.combat.declarations.long_actions import progress
from domain.systems.sombre.combat.resolution.late_hits import set_aside
from domain.systems.sombre.combat.resolution.outcomes import ContactSet, automatic, take_effect
from domain.systems.sombre.combat.turn.clocks import decision_open, turn_passes
from domain.systems.sombre.combat.turn.surprise_rolls import (
    CallSurprise,
    Surprised,
    after_surprise,
    check_surprise,
    surprise_called,
    surprise_moves,
)
from domain.systems.sombre.condition.battle import fighting, in_order, pair
from domain.systems.sombre.condition.bites import unthrown
from domain.systems.sombre.condition.guns import at_rest
from domain.systems.sombre.condition.releases import limp, slacken, unasked
from domain.systems.sombre.condition.stuck_weapons import lapse
from domain.systems.sombre.dangers.explosions.charges import count_down
from domain.systems.sombre.health.hits import apply_all, settle, settle_fatigue
from domain.systems.sombre.state.character import Tick
from domain.systems.sombre.state.combat_state import HeldTicks
from domain.systems.sombre.state.state import Fight, SombreState, with_body, with_time
from domain.systems.sombre.table.guards import find, is_gm, visible
from domain.systems.sombre.table.phases import require_phase, require_scene

EFFORTS = frozenset({"treat", "bomb", "defuse", "mine_clearing"})
MOST_ACTIONS = 3
"""SOM-TURN-19."""


class StartCombat(Command, frozen=True):
    RULES = ("SOM-TURN-01",)
    characters: tuple[Id, ...]


class EndCombat(Command, frozen=True):
    RULES = ("SOM-TURN-01",)


class SetCombatants(Command, frozen=True):
    """Add characters to the combat, or remove them.

    `actions`: how many each has in a Turn, where it is more than one.
    """

    RULES = ("SOM-TURN-01", "SOM-TURN-19", "SOM-TURN-22")
    added: tuple[Id, ...] = ()
    removed: tuple[Id, ...] = ()
    actions: Mapping[str, int] = {}


class SetContact(Command, frozen=True):
    """Say who is within reach of whom."""

    RULES = ("SOM-MELEE-01",)
    one: Id
    other: Id
    contact: bool


class AdvancePhase(Command, frozen=True):
    RULES = ("SOM-TURN-02", "SOM-TURN-12", "SOM-TURN-13", "SOM-TURN-14")


class ClosedPhase(Command, frozen=True):
    """Recorded only: the close of a phase. `struck`: the hits that the table knew of as phase 2 ended.

    What was once played is not unplayed because a correction has left a decision open before it: judged again, a closed
    phase asks for nothing. The decision waits with the present phase.
    """

    RULES = ("SOM-TURN-02", "SOM-TURN-12", "SOM-TURN-13", "SOM-TURN-14", "SOM-RULING-03")
    struck: tuple[str, ...] = ()


class OpenedCombat(Command, frozen=True):
    """Recorded only: a combat that was fought, though a correction has left a decision open before it."""

    RULES = ("SOM-RULING-04",)
    characters: tuple[Id, ...]


class ClosedCombat(Command, frozen=True):
    """Recorded only: the end of a combat, though a correction has left a decision open before it."""

    RULES = ("SOM-RULING-04",)


class SetResolutionOrder(Command, frozen=True):
    RULES = ("SOM-TURN-11",)
    order: Annotated[tuple[Id, ...], IN_ORDER]


class PhaseAdvanced(Consequence, frozen=True):
    RULES = ("SOM-TURN-02",)
    turn: int
    phase: Literal[1, 2, 3]


TurnCommand = StartCombat | EndCombat | SetCombatants | SetContact | AdvancePhase | SetResolutionOrder | CallSurprise
PlayedCommand = ClosedPhase | OpenedCombat | ClosedCombat


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: TurnCommand | PlayedCommand = act.command
    match command:
        case ClosedPhase() | ClosedCombat():
            fighting(state, "SOM-TURN-02")
        case OpenedCombat(characters):
            _check_start(state, characters, again=True)
        case StartCombat(characters):
            _check_start(state, characters)
        case EndCombat():
            _check_end(state, fighting(state, "SOM-TURN-01"))
        case SetCombatants():
            _check_combatants(state, fighting(state, "SOM-TURN-01", 1), command)
        case SetContact(one, other, contact):
            fight = fighting(state, "SOM-MELEE-01")
            find(state, one)
            find(state, other)
            if one == other or (pair(one, other) in fight.contacts) is contact:
                raise Refused("out_of_bounds", "SOM-MELEE-01")
        case AdvancePhase():
            fight = fighting(state, "SOM-TURN-02")
            check_over(state, fight)
            return ClosedPhase(tuple(hit.id for hit in fight.hits) if fight.phase == 2 else ())
        case SetResolutionOrder(order):
            _check_order(fighting(state, "SOM-TURN-11", 2), order)
        case CallSurprise():
            check_surprise(state, fighting(state, "SOM-MELEE-43", 2), command)
    return command


def _check_start(state: SombreState, characters: tuple[str, ...], *, again: bool = False) -> None:
    require_phase(state, "play")
    require_scene(state, "SOM-TURN-01")
    if state.fight is not None:
        raise Refused("already_in_combat", "SOM-TURN-01")
    if not characters or len(set(characters)) < len(characters):
        raise Refused("out_of_bounds", "SOM-TURN-01")
    for character in characters:
        _fighter(state, character)
    if not again and (dice_wait(state) or decision_open(state)):
        raise Refused("die_pending" if dice_wait(state) else "needs_gm_ruling", "SOM-TURN-01")


def _fighter(state: SombreState, character: str) -> None:
    person = find(state, character)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")


def _check_end(state: SombreState, fight: Fight) -> None:
    """Refuse to end a fight but in phase 3 or before anybody has declared (SOM-TURN-01). Raises Refused."""
    if fight.phase != 3 and (fight.hits or fight.ticks):
        raise Refused("pending_damage", "SOM-TURN-01")
    begun = bool(fight.intents or fight.hesitating or fight.sealed)
    if fight.phase == 2 or (fight.phase == 1 and begun):
        raise Refused("wrong_phase", "SOM-TURN-01")
    if decision_open(state) or dice_wait(state):
        raise Refused("needs_gm_ruling", "SOM-TURN-01")


def _check_combatants(state: SombreState, fight: Fight, command: SetCombatants) -> None:
    for character in command.added:
        _fighter(state, character)
        if character in fight.fighters:
            raise Refused("out_of_bounds", "SOM-TURN-01")
    for character in command.removed:
        if character not in fight.fighters:
            raise Refused("out_of_bounds", "SOM-TURN-01")
        if any(i.character == character for i in fight.intents.values()):
            raise Refused("already_declared", "SOM-TURN-01")
    for character, number in command.actions.items():
        if character not in {*fight.fighters, *command.added} or not 1 <= number <= MOST_ACTIONS:
            raise Refused("out_of_bounds", "SOM-TURN-19")


def _check_order(fight: Fight, order: tuple[str, ...]) -> None:
    """Refuse an order that is fixed, incomplete, or against a character's sequence (SOM-TURN-11). Raises Refused."""
    if fight.frozen:
        raise Refused("order_frozen", "SOM-TURN-11")
    if sorted(order) != sorted(fight.intents):
        raise Refused("out_of_bounds", "SOM-TURN-11")
    last: dict[str, int] = {}
    for key in order:
        intent = fight.intents[key]
        if last.get(intent.character, 0) > intent.number:
            raise Refused("breaks_sequence", "SOM-TURN-11")
        last[intent.character] = intent.number


def evolve(state: SombreState, event: Event) -> Evolved:
    fight = state.fight
    if isinstance(event.command, StartCombat | OpenedCombat):
        return _started(state, event.command.characters)
    if fight is None:
        return Evolved(state)
    match event.command:
        case EndCombat() | ClosedCombat():
            evolved = Evolved(state)
            evolved = evolved.then(unasked)
            evolved = evolved.then(unthrown)
            evolved = evolved.then(lapse, over=True)
            return evolved.at(replace(with_time(at_rest(evolved.state), turn_mode=False), fight=None))
        case SetCombatants(added, removed, actions):
            fighters = (*(c for c in fight.fighters if c not in removed), *_there(state, added))
            return Evolved(
                replace(state, fight=replace(fight, fighters=fighters, actions={**fight.actions, **actions}))
            )
        case SetContact(one, other, contact):
            both = {pair(one, other)}
            contacts = fight.contacts | both if contact else fight.contacts - both
            return Evolved(replace(state, fight=replace(fight, contacts=contacts)))
        case AdvancePhase():
            return _advanced(state, fight, frozenset(hit.id for hit in fight.hits), event.id)
        case ClosedPhase(struck):
            return _advanced(state, fight, frozenset(struck), event.id)
        case SetResolutionOrder(order):
            return Evolved(replace(state, fight=replace(fight, order=order)))
        case CallSurprise() as command:
            return surprise_called(state, fight, command, event.id)
        case _:
            return Evolved(state)


def _started(state: SombreState, characters: tuple[str, ...]) -> Evolved:
    """Start a fight; a distress or a danger that runs already strikes from the first Turn on."""
    for person in state.characters.values():
        running = person.body.distress
        body = replace(person.body, dangers=tuple(replace(hazard, turn=-1) for hazard in person.body.dangers))
        if running is not None:
            body = replace(body, distress=replace(running, turn=-1))
        state = with_body(state, person, body)
    state = replace(with_time(state, turn_mode=True, turn=1), fight=Fight(fighters=_there(state, characters)))
    return Evolved(state, (PhaseAdvanced(1, 1),))


def _there(state: SombreState, characters: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the characters that exist; no fight has others among its fighters."""
    return tuple(c for c in characters if c in state.characters)


def _advanced(state: SombreState, fight: Fight, struck: frozenset[str], event_id: str) -> Evolved:
    evolved = Evolved(state)
    match fight.phase:
        case 1:
            evolved = evolved.at(replace(state, fight=replace(fight, phase=2, start=dict(state.characters))))
            evolved = evolved.adding(PhaseAdvanced(state.time.turn, 2))
        case 2:
            evolved = evolved.then(automatic, event_id)
            evolved = evolved.at(_unanswered(evolved.state))
            fight = replace(evolved.state.fight or fight, phase=3, start={})
            evolved = evolved.adding(PhaseAdvanced(state.time.turn, 3))
            evolved = evolved.then(set_aside, fight, struck)
            evolved = evolved.then(_struck, event_id)
        case 3:
            evolved = evolved.then(unasked)
            evolved = evolved.then(unthrown)
            kept = Fight(fighters=fight.fighters, actions=fight.actions, contacts=fight.contacts)
            evolved = evolved.at(replace(with_time(evolved.state, turn=state.time.turn + 1), fight=kept))
            evolved = evolved.adding(PhaseAdvanced(state.time.turn + 1, 1))
    return evolved


def _unanswered(state: SombreState) -> SombreState:
    """Drop attempts of care, and other efforts of a long action, that no die has answered in this Turn.

    They were not done in it (SOM-DISTRESS-05).
    """
    kept = {key: attempt for key, attempt in state.attempts.items() if attempt.kind not in EFFORTS}
    return state if len(kept) == len(state.attempts) else replace(state, attempts=kept)


def _struck(state: SombreState, event_id: str) -> Evolved:
    """Apply everything that phase 3 brings, in its order (SOM-TURN-14).

    Hits, then marks and falls with them, deaths, distresses, running clocks, comas.
    """
    fight = state.fight
    if fight is None:
        return Evolved(state)
    place = {key: n for n, key in enumerate(in_order(fight))}
    hits = sorted(fight.hits, key=lambda hit: place.get(hit.intent, len(place)))
    evolved = Evolved(state)
    evolved = evolved.then(apply_all, hits, event_id)
    evolved = evolved.then(slacken, state)
    for held in fight.ticks:
        evolved = evolved.then(_imposed, held)
    evolved = evolved.then(take_effect, event_id)
    evolved = evolved.then(settle, state, event_id)
    evolved = evolved.then(turn_passes, state.time.turn, event_id)
    evolved = evolved.then(settle_fatigue, event_id)
    evolved = evolved.then(progress)
    evolved = evolved.then(limp)
    evolved = evolved.then(lapse)
    evolved = evolved.then(count_down)
    if evolved.state.fight is not None:
        evolved = evolved.at(
            replace(evolved.state, fight=replace(evolved.state.fight, hits=(), struck=tuple(hits), ticks=()))
        )
    return evolved


def _imposed(state: SombreState, held: HeldTicks) -> Evolved:
    """Tick the circles that the game master imposed before phase 3 (SOM-DAMAGE-16)."""
    new = (Tick(held.mark, held.cause, held.why, held.permanent, held.private),) * held.count
    return mark_circles(state, held.character, held.gauge, new, bare=held.bare)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    people = [c.id for c in visible(state, seat).values() if offers.admits(StartCombat((c.id,)))]
    if people:
        chosen = {"characters": several(one_of(people), 1, unique=True)}
        yield from offers.move(StartCombat((people[0],)), chosen)
    yield from offers.move(EndCombat())
    yield from offers.move(AdvancePhase())
    if state.fight is not None:
        yield from _within(offers, state.fight)


def _within(offers: Offers, fight: Fight) -> Iterator[Move]:
    people = list(visible(offers.state, offers.seat))
    for person in people:
        if fight.phase == 1:
            yield from _combatants(offers, person)
        for contact in (True, False):
            fields = {"one": one_of((person,)), "contact": one_of((contact,))}
            yield from offers.each(SetContact, "other", people, fields, one=person, contact=contact)
        if fight.phase == 2 and not fight.frozen:
            yield from surprise_moves(offers, person, [c for c in fight.fighters if c != person])
    default = in_order(fight)
    yield from offers.move(SetResolutionOrder(default), {"order": {"const": list(default)}})


def _combatants(offers: Offers, person: str) -> Iterator[Move]:
    one = {"const": [person]}
    yield from offers.move(SetCombatants(added=(person,)), {"added": one})
    yield from offers.move(SetCombatants(removed=(person,)), {"removed": one})
    for number in range(1, MOST_ACTIONS + 1):
        number_of = {person: number}
        yield from offers.move(SetCombatants(actions=number_of), {"actions": {"const": number_of}})


CHAPTER = Chapter(
    commands={
        StartCombat: "CombatStarted",
        EndCombat: "CombatEnded",
        SetCombatants: "CombatantsSet",
        SetContact: "ContactSet",
        AdvancePhase: "PhaseClosed",
        SetResolutionOrder: "ResolutionOrderSet",
        CallSurprise: "SurpriseCalled",
    },
    completed={ClosedPhase: "PhaseClosed", OpenedCombat: "CombatReopened", ClosedCombat: "CombatClosed"},
    consequences=(PhaseAdvanced, Surprised, ContactSet),
    after_opposition={"surprise": after_surprise},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
