"""Crimes: the will to commit them or to hold back, remorse, and the hardening that follows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.sombre.characters.gauges import MANY
from domain.systems.sombre.condition.aftermath import owed_remorse
from domain.systems.sombre.dice.difficulty import DIFFICULTY, MOST_RANKS, check_difficulty
from domain.systems.sombre.dice.fear_calls import fear_call, with_fear_calls
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.fear.fear import frightenable, is_impressionable, set_fear
from domain.systems.sombre.mind.trauma import inflict
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.mind import Crime
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Direction
from domain.systems.sombre.table.guards import find, player_character, visible
from domain.systems.sombre.table.phases import require_phase, require_scene
from domain.systems.sombre.table.places import own_id

GENERAL_MOST = 3
"""SOM-CRIME-05."""


class DeclareCrime(Command, frozen=True):
    RULES = ("SOM-CRIME-01",)
    character: Id
    kind: str


class CallCrimeRoll(Command, frozen=True):
    """Call a roll of mind (will) for a crime, to dare or to hold back.

    `automatic` and `relapse`: the kind of crime is no longer new.
    """

    RULES = ("SOM-CRIME-02", "SOM-CRIME-03")
    character: Id
    kind: str
    direction: Direction
    difficulty: tuple[Rank, ...] = ()
    relapse: int = 0
    automatic: bool = False


class CallRemorse(Command, frozen=True):
    """Call a fear roll of remorse for a crime. `situation` is what the table is told."""

    RULES = ("SOM-CRIME-04", "SOM-CRIME-07")
    crime: Id
    situation: str
    difficulty: tuple[Rank, ...] = ()


class HardenByCrime(Command, frozen=True):
    RULES = ("SOM-CRIME-05", "SOM-MIND-08")
    crime: Id
    count: int
    reason: Text = ""
    psycho_killer: bool = True


class RemorseOverwhelms(Consequence, frozen=True):
    """Remorse overwhelmed a character: the game master now owes a somatisation."""

    RULES = ("SOM-CRIME-04", "SOM-SOMA-29")
    character: Id


CrimeCommand = DeclareCrime | CallCrimeRoll | CallRemorse | HardenByCrime


def criminal(state: SombreState, crime_id: str) -> tuple[Character, Crime] | None:
    for person in state.characters.values():
        for crime in person.mind.crimes:
            if crime.id == crime_id:
                return person, crime
    return None


def _author(state: SombreState, crime_id: str) -> Character:
    found = criminal(state, crime_id)
    if found is None:
        raise Refused("no_such_crime", "SOM-CRIME-04")
    return found[0]


def _usual(state: SombreState, crime: str) -> int:
    """Return how many + the crime may still bring without a reason, whatever rulings bring them (SOM-CRIME-05)."""
    return max(GENERAL_MOST - sum(shock.count for shock in state.shocks.values() if shock.crime == crime), 0)


def relapses(person: Character, kind: str) -> bool:
    """Return whether the character has committed a crime of this kind before (SOM-CRIME-03)."""
    return any(titles.same(crime.kind, kind) for crime in person.mind.crimes)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: CrimeCommand = act.command
    match command:
        case DeclareCrime(character, kind):
            person = find(state, character)
            if person.validated:
                require_phase(state, "play")
            if not person.is_pc:
                raise Refused("not_a_pc", "SOM-CRIME-01")
            if not kind.strip():
                raise Refused("reason_required", "SOM-CRIME-01")
        case CallCrimeRoll():
            require_phase(state, "play")
            _check_crime_roll(player_character(state, command.character), command)
        case CallRemorse(crime, _, difficulty):
            require_scene(state, "SOM-CRIME-04")
            frightenable(state, _author(state, crime).id)
            check_difficulty(difficulty)
        case HardenByCrime(crime, count, reason):
            player_character(state, _author(state, crime).id)
            if not 1 <= count <= MANY:
                raise Refused("out_of_bounds", "SOM-CRIME-05")
            if count > _usual(state, crime) and not reason.strip():
                raise Refused("reason_required", "SOM-CRIME-05")
    return command


def _check_crime_roll(person: Character, command: CallCrimeRoll) -> None:
    check_difficulty(command.difficulty)
    if not 0 <= command.relapse <= MOST_RANKS:
        raise Refused("negative_difficulty" if command.relapse < 0 else "out_of_bounds", "SOM-CRIME-03")
    if (command.automatic or command.relapse) and not relapses(person, command.kind):
        raise Refused("not_a_relapse", "SOM-CRIME-03")
    misplaced = command.relapse if command.direction == "find_strength" else command.automatic
    if misplaced:
        raise Refused("out_of_bounds", "SOM-CRIME-03")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case DeclareCrime(character, kind) if character in state.characters:
            person = state.characters[character]
            crime = Crime(event.id, kind, state.scene.id if state.scene else "")
            return Evolved(with_character(state, with_mind(person, crimes=(*person.mind.crimes, crime))))
        case CallCrimeRoll() as command if command.character in state.characters:
            return Evolved(state) if command.automatic else open_call(state, _will_call(command, event.id))
        case CallRemorse() as command:
            return _remorse(state, command, event.id)
        case HardenByCrime() as command:
            return _hardened(state, command, event.id)
        case _:
            return Evolved(state)


def _will_call(command: CallCrimeRoll, event_id: str) -> Call:
    """Return the call of a roll of will, a reaction without lock or health modifiers (SOM-CRIME-02)."""
    return Call(
        id=event_id,
        cause=event_id,
        character=command.character,
        skills=("mind",),
        kind="reaction",
        label="will",
        difficulty=command.difficulty,
        purpose="crime",
        subject=command.kind,
        direction=command.direction,
        relapse=command.relapse,
    )


def _remorse(state: SombreState, command: CallRemorse, event_id: str) -> Evolved:
    found = criminal(state, command.crime)
    if found is None or state.scene is None:
        return Evolved(state)
    person = found[0]
    own = own_id(event_id, person.id)
    call = fear_call(person, own, event_id, command.difficulty, command.situation, scene=state.scene.id)
    state = with_fear_calls(state, event_id, (own,))
    state = with_character(state, with_mind(person, fear_rolls=person.mind.fear_rolls + 1))
    return open_call(state, replace(call, purpose="remorse", subject=command.crime))


def after_remorse(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Make a somatisation due for the game master to rule after a failure of either kind (SOM-CRIME-04).

    A success leaves the character composed, as on any fear roll (SOM-FEAR-05, SOM-CRIME-07).
    """
    if call.result is None or not is_impressionable(state.characters[call.character]):
        return Evolved(state)
    if call.result.success:
        return set_fear(state, call.character, "composed", call.id)
    due = {**state.rulings_due, owed_remorse(call.character): call.id}
    return Evolved(replace(state, rulings_due=due), (RemorseOverwhelms(call.character),))


def _hardened(state: SombreState, command: HardenByCrime, event_id: str) -> Evolved:
    found = criminal(state, command.crime)
    if found is None:
        return Evolved(state)
    return inflict(
        state,
        event_id,
        found[0].id,
        "plus",
        command.count,
        "criminal_hardening",
        followed=found[1].kind,
        crime=command.crime,
        psycho_killer=command.psycho_killer,
    )


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(DeclareCrime, "character", people, {"kind": text(1)}, kind="-")
    free = {"kind": text(1), "difficulty": DIFFICULTY}
    for direction in ("find_strength", "resist"):
        fields = free | {"direction": one_of((direction,))}
        sample = {"kind": "-", "direction": direction}
        yield from offers.each(CallCrimeRoll, "character", people, fields, ("difficulty",), None, **sample)
    for person in visible(state, seat).values():
        for crime in person.mind.crimes:
            yield from _relapse_moves(offers, person.id, crime, {"difficulty": DIFFICULTY})
            one = {"crime": one_of((crime.id,))}
            situation = {"situation": text(), "difficulty": DIFFICULTY}
            yield from offers.move(CallRemorse(crime.id, "-"), one | situation, ("difficulty",))
            usual = _usual(state, crime.id)
            counted = one | {"count": integer(1, usual), "reason": text(), "psycho_killer": flag()}
            yield from offers.move(HardenByCrime(crime.id, 1), counted, ("reason", "psycho_killer"))
            more = counted | {"count": integer(usual + 1, MANY), "reason": text(1)}
            yield from offers.move(HardenByCrime(crime.id, usual + 1, "-"), more, ("psycho_killer",))


def _relapse_moves(offers: Offers, person: str, crime: Crime, free: dict[str, dict[str, object]]) -> Iterable[Move]:
    one = {"character": one_of((person,)), "kind": one_of((crime.kind,))} | free
    dared = one | {"direction": one_of(("find_strength",)), "automatic": one_of((True,))}
    held = one | {"direction": one_of(("resist",)), "relapse": integer(1, MOST_RANKS)}
    yield from offers.move(CallCrimeRoll(person, crime.kind, "find_strength", automatic=True), dared, free)
    yield from offers.move(CallCrimeRoll(person, crime.kind, "resist", relapse=1), held, free)


CHAPTER = Chapter(
    commands={
        DeclareCrime: "CrimeDeclared",
        CallCrimeRoll: "CrimeRollCalled",
        CallRemorse: "RemorseCalled",
        HardenByCrime: "HardenedByCrime",
    },
    consequences=(RemorseOverwhelms,),
    after_roll={"remorse": after_remorse},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
