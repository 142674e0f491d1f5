"""Holding one's breath: its length and depth, the loss of it to blows, and the asphyxia that follows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, one_of
from domain.systems.sombre.characters.skills import find_skill, grade, score, specialities_of
from domain.systems.sombre.condition.collapse import owed_pace
from domain.systems.sombre.dangers.air.drowning import SWIMMING, check_gasp, gasps
from domain.systems.sombre.dangers.air.paces import BOUNDS, check_pace, pace_schema
from domain.systems.sombre.dangers.air.throats import asphyxia_of, suffocate
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard
from domain.systems.sombre.dangers.common.victims import endangered
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.hazards import Hazard, Pace
from domain.systems.sombre.state.perils import HeldBreath
from domain.systems.sombre.state.state import SombreState, in_seconds
from domain.systems.sombre.table.guards import is_gm, own_or_gm, visible

APNEA = "Apnée"
DIVING = "Plongée"
HALF_A_MINUTE = 30
"""SOM-DANGER-APNEA-01: all durations are whole numbers of it."""


class StartApnea(Command, frozen=True):
    """Let a character hold its breath.

    The breath is taken with some minutes' care or by `prepared` false reflex; `still` or in effort. `then`: at what
    pace asphyxia follows, if the game master knows already. `roll`: going under, what left time for it.
    """

    RULES = ("SOM-DANGER-APNEA-01", "SOM-DANGER-APNEA-03", "SOM-DANGER-DROWN-01", "SOM-DANGER-DROWN-02")
    character: Id
    prepared: bool = False
    still: bool = False
    then: Pace | None = None
    roll: Id | None = None


class BreathSpent(Consequence, frozen=True):
    """A held breath was spent: asphyxia begins."""

    RULES = ("SOM-DANGER-APNEA-02", "SOM-DANGER-APNEA-03")
    character: Id


def breath_of(person: Character) -> HeldBreath | None:
    return next((h for h in person.body.dangers if isinstance(h, HeldBreath)), None)


def capacity_of(state: SombreState, person: Character, *, prepared: bool, still: bool) -> int:
    """Return how long a breath lasts in seconds: a minute, or one for each echelon of Apnée (SOM-DANGER-APNEA-01).

    Twice that at rest, half of it by reflex.
    """
    trained = score(person, APNEA)
    minutes = 1 if trained is None else grade(state, trained)
    return HALF_A_MINUTE * minutes * (2 if prepared else 1) * (2 if still else 1)


def depth(state: SombreState, person: Character) -> int | None:
    """Return the depth on one breath in metres that the best skill allows; None without any (SOM-DANGER-APNEA-04)."""
    swimming, holding, diving = score(person, SWIMMING), score(person, APNEA), find_skill(person, DIVING)
    reached = [swimming // 2] if swimming is not None else []
    reached += [holding] if holding is not None else []
    if diving is not None:
        reached += [10 * s.score for s in specialities_of(person, diving) if APNEA.casefold() in s.title.casefold()]
    return max(reached, default=None)


def depth_equipped(state: SombreState, person: Character) -> int | None:
    """Return the depth with bottles in metres; None without Plongée (SOM-DANGER-APNEA-04)."""
    diving = score(person, DIVING)
    return None if diving is None else 2 * diving


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: StartApnea = act.command
    own_or_gm(state, act.seat, command.character)
    _check_breath(state, endangered(state, command.character, "SOM-DANGER-APNEA-01"), act.seat, command)
    return command


def _check_breath(state: SombreState, person: Character, seat: str, command: StartApnea) -> None:
    if incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-DANGER-APNEA-01")
    found = asphyxia_of(person)
    if breath_of(person) is not None or (found is not None and found.running):
        raise Refused("nothing_to_do", "SOM-DANGER-APNEA-01")
    if command.prepared and (state.time.turn_mode or command.roll is not None):
        raise Refused("no_time_to_prepare", "SOM-DANGER-APNEA-01")
    if not is_gm(state, seat) and (command.then is not None or command.roll is not None):
        raise Refused("gm_only", "SOM-DANGER-01", kind="role")
    if command.then is not None:
        check_pace("apnea", command.then, "SOM-DANGER-APNEA-03")
    if command.roll is not None:
        check_gasp(state, person, command.roll)


def evolve(state: SombreState, event: Event) -> Evolved:
    command: StartApnea = event.command
    person = state.characters.get(command.character)
    if person is None:
        return Evolved(state)
    lasts = Pace(seconds=capacity_of(state, person, prepared=command.prepared, still=command.still))
    breath = HeldBreath(
        id=event.id,
        what="apnea",
        order=0,
        pace=lasts,
        prepared=command.prepared,
        still=command.still,
        then=command.then or Pace(),
    )
    return Evolved(begin(state, person.id, breath)[0])


def spent(state: SombreState, character: str, hazard: Hazard, event_id: str) -> Evolved:
    """End a held breath in asphyxia, in a combat by the Turn (SOM-DANGER-APNEA-02, SOM-DANGER-APNEA-03).

    The game master says how fast, of a player character as a ruling that is due.
    """
    if not isinstance(hazard, HeldBreath):
        return Evolved(state)
    then = hazard.then if hazard.then.turns or not state.time.turn_mode else Pace()
    owed = then == Pace()
    evolved = Evolved(state)
    evolved = evolved.then(end_hazard, character, hazard.id, event_id)
    evolved = evolved.at(suffocate(evolved.state, character, event_id, "apnea", then, owed=owed))
    if owed and state.characters[character].is_pc:
        due = {**evolved.state.rulings_due, owed_pace(character): event_id}
        evolved = evolved.at(replace(evolved.state, rulings_due=due))
    return evolved.adding(BreathSpent(character))


def all_spent(state: SombreState, event_id: str) -> Evolved:
    """End every held breath of which blows have left nothing (SOM-DANGER-APNEA-02)."""
    evolved = Evolved(state)
    for person in state.characters.values():
        breath = breath_of(person)
        if breath is not None and breath.next_at is not None and breath.next_at <= in_seconds(state):
            evolved = evolved.then(spent, person.id, breath, event_id)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    gm = is_gm(state, seat)
    people = list(visible(state, seat))
    then = {"then": pace_schema(*BOUNDS["apnea"])} if gm else {}
    for prepared in (False, True):
        fields = {"prepared": one_of((prepared,)), "still": flag()}
        yield from offers.each(StartApnea, "character", people, fields | then, ("still", *then), prepared=prepared)
    if not gm:
        return
    for person in visible(state, seat).values():
        rolls = [roll.id for roll in gasps(state, person)]
        fields = {"character": one_of((person.id,)), "prepared": one_of((False,)), "still": flag()}
        yield from offers.each(StartApnea, "roll", rolls, fields | then, ("still", *then), character=person.id)


CHAPTER = Chapter(
    commands={StartApnea: "ApneaStarted"},
    consequences=(BreathSpent,),
    players=frozenset({StartApnea}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
