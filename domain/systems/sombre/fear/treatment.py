"""Treatment: illnesses among the disadvantages, their carers, their duration and price."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of, text
from domain.systems.sombre.characters.spending import pay, purse
from domain.systems.sombre.characters.traits import find_trait, lose
from domain.systems.sombre.condition.mind import level as im_level
from domain.systems.sombre.condition.mind import phase
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.mind import Treatment
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SombreState, with_character, without
from domain.systems.sombre.state.vocabulary import Pool
from domain.systems.sombre.table.guards import own, player_character, visible

CURABLE_UNTIL = {"psychothérapie": 1, "psychanalyse": 2, "psychiatrie": 3}
"""SOM-XP-18: the last personality phase that each psychological care can treat."""
QUARTER, HALF_YEAR = 3, 6
MONTH = 30 * 24 * 60
"""In fictional minutes."""
PRICE = 3
"""SOM-XP-16."""
BEST = 40


class StartTreatment(Command, frozen=True):
    """Start the treatment of a disadvantage. `carer` names whoever cares; `score` is the carer's in `skill`."""

    RULES = ("SOM-XP-15", "SOM-XP-16", "SOM-XP-17", "SOM-XP-18")
    character: Id
    trait: Id
    carer: Id
    skill: Word
    score: int


class FinishTreatment(Command, frozen=True):
    """Finish a treatment: call its roll, once the fictional time has passed."""

    RULES = ("SOM-XP-16",)
    character: Id
    treatment: Id
    difficulty: tuple[Rank, ...] = ()


class PayTreatment(Command, frozen=True):
    RULES = ("SOM-XP-16", "SOM-XP-19")
    character: Id
    treatment: Id
    pay: bool
    pool: Pool = "xp"


class TreatmentResolved(Consequence, frozen=True):
    RULES = ("SOM-XP-16",)
    character: Id
    success: bool


TreatmentCommand = StartTreatment | FinishTreatment | PayTreatment


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: TreatmentCommand = act.command
    match command:
        case StartTreatment():
            _check_start(state, command)
        case FinishTreatment():
            _check_finish(state, command)
        case PayTreatment(character, treatment, pays, pool):
            person = own(state, act.seat, character)
            found = person.mind.treatments.get(treatment)
            if found is None or not found.success:
                raise Refused("not_called", "SOM-XP-16")
            has = purse(state, person, pool)
            if pays and has < PRICE:
                raise Refused("not_enough_xp", "SOM-XP-16", needed=PRICE, has=has)
    return command


def _outside_scenes(state: SombreState) -> None:
    if state.scene is not None:
        raise Refused("scene_open", "SOM-XP-16")


def _check_start(state: SombreState, command: StartTreatment) -> None:
    _outside_scenes(state)
    person = player_character(state, command.character)
    trait = find_trait(person, command.trait)
    if trait is None:
        raise Refused("unknown_id", "SOM-XP-15", kind="missing")
    if trait.illness == "none" or not trait.curable or trait.level == 0:
        raise Refused("not_treatable", "SOM-XP-15")
    if any(t.trait == trait.id and not _spent(state, person, t) for t in person.mind.treatments.values()):
        raise Refused("treatment_running", "SOM-XP-16")
    if not 1 <= command.score <= BEST or not command.skill.strip() or not command.carer.strip():
        raise Refused("out_of_bounds", "SOM-XP-16")
    if trait.illness == "mental":
        _check_mental(state, person, trait, command.skill)


def _check_mental(state: SombreState, person: Character, trait: Trait, skill: str) -> None:
    """Refuse a mental illness if a worse one is curable, or the care no longer treats it (SOM-XP-18). Raises Refused.

    The personality's phase limits each kind of care.
    """
    others = (t for t in person.sheet.traits if t.illness == "mental" and t.curable)
    if any(other.level > trait.level for other in others):
        raise Refused("higher_illness_first", "SOM-XP-18")
    if _out_of_reach(state, person, skill):
        raise Refused("phase_not_treatable", "SOM-XP-18")


def _called(state: SombreState, treatment: Treatment) -> bool:
    """Return whether the roll of the treatment waits or has succeeded; one that was cancelled may be called again."""
    return bool(treatment.success) or treatment.call in state.dice.calls


def _out_of_reach(state: SombreState, person: Character, skill: str) -> bool:
    """Return whether the personality's phase is beyond that kind of care (SOM-XP-18)."""
    return phase(state, person) > CURABLE_UNTIL.get(skill.strip().casefold(), 0)


def _spent(state: SombreState, person: Character, treatment: Treatment) -> bool:
    """Return whether the time of a mental treatment is over, but the phase no longer lets it end (SOM-XP-18).

    Another may then take its place, or it would bar every other for good (SOM-XP-16).
    """
    trait = find_trait(person, treatment.trait)
    over = state.time.clock >= treatment.until and not _called(state, treatment)
    mental = trait is not None and trait.illness == "mental"
    return over and mental and _out_of_reach(state, person, treatment.skill)


def _check_finish(state: SombreState, command: FinishTreatment) -> None:
    _outside_scenes(state)
    person = player_character(state, command.character)
    treatment = person.mind.treatments.get(command.treatment)
    if treatment is None or _called(state, treatment):
        raise Refused("unknown_id", "SOM-XP-16", kind="missing")
    if state.time.clock < treatment.until:
        raise Refused("duration_not_elapsed", "SOM-XP-16")
    trait = find_trait(person, treatment.trait)
    if trait is None or trait.level == 0:
        raise Refused("not_treatable", "SOM-XP-15")
    if trait.illness == "mental" and _out_of_reach(state, person, treatment.skill):
        raise Refused("phase_not_treatable", "SOM-XP-18")
    check_difficulty(command.difficulty)


def months(state: SombreState, person: Character, trait: Trait) -> int:
    """Return the months of a treatment: 3 per level of a physical illness, 6 per level of instability of a mental one.

    (SOM-XP-17, SOM-XP-18)
    """
    return trait.level * QUARTER if trait.illness == "physical" else im_level(state, person) * HALF_YEAR


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case StartTreatment() as command:
            return _started(state, person, command, event.id)
        case FinishTreatment(_, treatment, difficulty) if treatment in person.mind.treatments:
            return _finished(state, person, treatment, difficulty, event.id)
        case PayTreatment(_, treatment, pays, pool) if treatment in person.mind.treatments:
            return _paid(state, person, treatment, pays=pays, pool=pool)
        case _:
            return Evolved(state)


def _with_treatment(person: Character, treatment: Treatment) -> Character:
    return with_mind(person, treatments={**person.mind.treatments, treatment.id: treatment})


def _started(state: SombreState, person: Character, command: StartTreatment, event_id: str) -> Evolved:
    trait = find_trait(person, command.trait)
    if trait is None:
        return Evolved(state)
    length = months(state, person, trait)
    treatment = Treatment(
        id=event_id,
        trait=trait.id,
        carer=command.carer,
        skill=command.skill,
        score=command.score,
        months=length,
        until=state.time.clock + length * MONTH,
    )
    others = {key: each for key, each in person.mind.treatments.items() if each.trait != trait.id}
    return Evolved(with_character(state, with_mind(person, treatments={**others, event_id: treatment})))


def _finished(
    state: SombreState, person: Character, treatment_id: str, difficulty: tuple[Rank, ...], event_id: str
) -> Evolved:
    """Call the patient's roll under the carer's score, without health modifiers."""
    treatment = replace(person.mind.treatments[treatment_id], call=event_id)
    call = Call(
        id=event_id,
        cause=event_id,
        character=person.id,
        skills=(treatment.skill,),
        kind="reaction",
        label="treatment",
        difficulty=difficulty,
        purpose="treatment",
        subject=treatment_id,
    )
    return open_call(with_character(state, _with_treatment(person, treatment)), call)


def after_treatment(state: SombreState, call: Call, _event: Event) -> Evolved:
    """End the treatment on a failure; on a success it waits for its price."""
    person = state.characters[call.character]
    treatment = person.mind.treatments.get(call.subject)
    if treatment is None or call.result is None:
        return Evolved(state)
    followed = (TreatmentResolved(person.id, call.result.success),)
    if call.result.success:
        return Evolved(with_character(state, _with_treatment(person, replace(treatment, success=True))), followed)
    ended = with_mind(person, treatments=without(person.mind.treatments, treatment.id))
    return Evolved(with_character(state, ended), followed)


def _paid(state: SombreState, person: Character, treatment_id: str, *, pays: bool, pool: Pool) -> Evolved:
    treatment = person.mind.treatments[treatment_id]
    ended = with_mind(person, treatments=without(person.mind.treatments, treatment_id))
    evolved = Evolved(with_character(state, ended))
    if pays:
        evolved = evolved.at(pay(evolved.state, ended, pool, PRICE))
        evolved = evolved.then(lose, person.id, treatment.trait, 1)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for person in visible(state, seat).values():
        one = {"character": one_of((person.id,))}
        for trait in person.sheet.traits if person.validated and state.scene is None else ():
            yield from _start_moves(offers, person.id, trait, one)
        for treatment in person.mind.treatments:
            named = one | {"treatment": one_of((treatment,))}
            ranks = {"difficulty": DIFFICULTY}
            yield from offers.move(FinishTreatment(person.id, treatment), named | ranks, ranks)
            yield from offers.move(PayTreatment(person.id, treatment, False), named | {"pay": one_of((False,))})
            paying = named | {"pay": one_of((True,))}
            pools = ("xp", "senescence", "seat")
            sample = {"character": person.id, "treatment": treatment, "pay": True}
            yield from offers.each(PayTreatment, "pool", pools, paying, (), None, **sample)


def _start_moves(offers: Offers, person: str, trait: Trait, one: dict[str, dict[str, object]]) -> Iterable[Move]:
    skills = ("Médecine", "Psychothérapie", "Psychanalyse", "Psychiatrie")
    fields = one | {"trait": one_of((trait.id,)), "carer": text(1), "score": integer(1, BEST)}
    sample = {"character": person, "trait": trait.id, "carer": "-", "score": 10}
    yield from offers.each(StartTreatment, "skill", skills, fields, (), None, **sample)


CHAPTER = Chapter(
    commands={
        StartTreatment: "TreatmentStarted",
        FinishTreatment: "TreatmentFinished",
        PayTreatment: "TreatmentPaid",
    },
    consequences=(TreatmentResolved,),
    players=frozenset({PayTreatment}),
    after_roll={"treatment": after_treatment},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
