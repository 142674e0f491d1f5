"""Somatisations: their choice, the effects of each kind, and their end."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.characters.traits import gain, titled
from domain.systems.sombre.condition.aftermath import SomatisationEnded, owed_remorse
from domain.systems.sombre.condition.collapse import drowsy
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.mind import Custom, Requested, Somatisation
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import SeatPresence, SombreState, with_character, with_dice, without
from domain.systems.sombre.state.vocabulary import ReservedSomatisation, Selection, SomatisationKind, UsualSomatisation
from domain.systems.sombre.table.phases import SeatPresenceChanged

USUAL: tuple[UsualSomatisation, ...] = get_args(UsualSomatisation)
"""SOM-SOMA-03: in the order of the d6."""
RESERVED: tuple[ReservedSomatisation, ...] = get_args(ReservedSomatisation)
SPECIAL = frozenset({"frenzy", "infarct", "ecstasy"})
EXCLUDING = frozenset({"fainting", "stupor", "spasmophilia", "convulsions", "suspended_animation"})
"""SOM-SOMA-04."""
FALLING = frozenset({"fainting", "stupor", "spasmophilia", "convulsions", "suspended_animation"})
"""SOM-SOMA-25."""
HEART, FAITH = "Maladie (cœur)", "Foi"
ECSTATIC_MIND = 13
"""SOM-SOMA-26."""
HEART_FROM = 3
"""SOM-SOMA-23: the die from which the heart stays ill."""


class SomatisationTriggered(Consequence, frozen=True):
    """A somatisation of a character began. `label` names one that the game master composed."""

    RULES = ("SOM-SOMA-01", "SOM-SOMA-02", "SOM-SOMA-03")
    character: Id
    kind: SomatisationKind
    label: str
    method: Selection
    overridden: bool


class HeartDiseaseAcquired(Consequence, frozen=True):
    RULES = ("SOM-SOMA-23",)
    character: Id
    level: int


class EcstasyKnown(Consequence, frozen=True):
    """A character knew ecstasy, which comes once in a life. `level`: that of Faith now."""

    RULES = ("SOM-SOMA-26",)
    character: Id
    level: int


def excluding(found: Somatisation) -> bool:
    return found.custom.excluding if found.custom else found.kind in EXCLUDING


def special(kind: SomatisationKind, custom: Custom | None) -> bool:
    return custom.special if custom else kind in SPECIAL


def check_kind(person: Character, kind: SomatisationKind, custom: Custom | None, *, attested: bool) -> None:
    """Refuse a kind that this character cannot have (SOM-SOMA-11, SOM-SOMA-26). Raises Refused."""
    if (kind == "custom") != (custom is not None):
        raise Refused("out_of_bounds", "SOM-SOMA-21")
    if kind == "ecstasy":
        has = person.sheet.common.get("mind", 0)
        if has < ECSTATIC_MIND:
            raise Refused("mind_below_13", "SOM-SOMA-26", needed=ECSTATIC_MIND, has=has)
        if person.mind.ecstasy_done:
            raise Refused("ecstasy_done", "SOM-SOMA-26")
    if special(kind, custom) and not attested:
        raise Refused("not_at_risk", "SOM-SOMA-11")


def request(state: SombreState, character_id: str, method: str, event_id: str, *, attested: bool) -> SombreState:
    """Ask for the kind of somatisation, with the d6 or of the player; until then the fear lasts (SOM-SOMA-28).

    With the d6 the player owes a die.
    """
    person = state.characters[character_id]
    asked = Requested(event_id, "d6" if method == "d6" else "player", attested)
    state = with_character(state, with_mind(person, requested=asked))
    if method != "d6":
        return state
    call = Call(
        id=f"{event_id}.d6",
        cause=event_id,
        character=character_id,
        kind="pure",
        purpose="selection",
        sides=6,
        subject=event_id,
    )
    return with_dice(state, calls={**state.dice.calls, call.id: call})


def heart_patient(person: Character) -> bool:
    """Return whether the heart is ill, from an infarct, the sheet or a ruling (SOM-SOMA-24)."""
    illness = titled(person, HEART)
    return person.mind.heart_disease or (illness is not None and illness.level > 0)


def begin(
    state: SombreState,
    character_id: str,
    kind: SomatisationKind,
    method: Selection,
    cause: str,
    custom: Custom | None = None,
) -> Evolved:
    """Begin the somatisation, which replaces the fear (SOM-SOMA-01, SOM-SOMA-24).

    A heart patient has an infarct, whatever was chosen.
    """
    person = state.characters[character_id]
    overridden = heart_patient(person) and kind != "infarct"
    if overridden:
        kind, custom = "infarct", None
    found = Somatisation(
        kind=kind,
        source=cause,
        method=method,
        custom=custom,
        overridden=overridden,
        armed=frozenset(item.id for item in state.held.get(character_id, ()) if item.hand is not None),
    )
    changed = with_mind(person, somatisation=found, requested=None, fear=None, withheld=None)
    evolved = Evolved(with_character(state, changed))
    evolved = evolved.at(replace(evolved.state, rulings_due=without(state.rulings_due, owed_remorse(character_id))))
    label = custom.label if custom else ""
    evolved = evolved.adding(SomatisationTriggered(character_id, kind, label, method, overridden))
    evolved = evolved.then(_set_presence, character_id, cause)
    return evolved.then(_onset, character_id, cause)


def _set_presence(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Set the player's seat to away from the table or watching (SOM-SOMA-02, SOM-SOMA-04)."""
    person = state.characters[character_id]
    found = person.mind.somatisation
    if found is None or person.seat is None or found.kind == "frenzy":
        return Evolved(state)
    if found.custom is not None and not found.custom.incapacitating and not found.custom.excluding:
        return Evolved(state)
    if state.presences.get(person.seat, SeatPresence("active")).presence == "away":
        return Evolved(state)
    away = excluding(found) and not found.revived
    there = SeatPresence("away" if away else "watching", cause, character_id)
    state = replace(state, presences={**state.presences, person.seat: there})
    return Evolved(state, (SeatPresenceChanged(person.seat, there.presence, character_id),))


def _onset(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Apply the immediate effects of convulsions, infarct and ecstasy."""
    person = state.characters[character_id]
    kind = person.mind.somatisation.kind if person.mind.somatisation else None
    match kind:
        case "convulsions":
            due = {**state.rulings_due, f"convulsions:{character_id}": cause}
            return Evolved(replace(state, rulings_due=due))
        case "infarct":
            call = Call(
                id=f"{cause}.infarct",
                cause=cause,
                character=character_id,
                kind="pure",
                purpose="infarct",
                sides=6,
            )
            return Evolved(with_dice(state, calls={**state.dice.calls, call.id: call}))
        case "ecstasy":
            return _illuminate(state, person, cause)
        case _:
            return Evolved(state)


def _illuminate(state: SombreState, person: Character, cause: str) -> Evolved:
    """Give or raise Faith by one level (SOM-SOMA-26)."""
    state = with_character(state, with_mind(person, ecstasy_done=True))
    faith = titled(person, FAITH) or Trait(f"{cause}.faith", "disadvantage", FAITH, "psychological")
    evolved = Evolved(state)
    evolved = evolved.then(gain, person.id, faith, 1, cause, why="ecstasy")
    return evolved.adding(EcstasyKnown(person.id, faith.level + 1))


def after_selection(state: SombreState, call: Call, event: Event) -> Evolved:
    """Begin the somatisation on the line of the sheet that the d6 names (SOM-SOMA-08)."""
    person = state.characters[call.character]
    if person.mind.requested is None or call.result is None:
        return Evolved(state)
    kind = USUAL[(call.result.die or 1) - 1]
    return begin(state, person.id, kind, "d6", event.id)


def after_infarct(state: SombreState, call: Call, event: Event) -> Evolved:
    """Tick the Wounds of the die and, from 3 on, the permanent one of the ill heart (SOM-SOMA-23).

    Death and distress follow each tick as always.
    """
    die = (call.result.die or 0) if call.result else 0
    person = state.characters[call.character]
    evolved = Evolved(state)
    convert = state.options.heart_disease_wound == "convert"
    if die < HEART_FROM:
        return evolved.then(tick, person.id, "wounds", "x", die, event.id, "infarct")
    if convert:
        evolved = evolved.then(tick, person.id, "wounds", "x", die - 1, event.id, "infarct")
    else:
        evolved = evolved.then(tick, person.id, "wounds", "x", die, event.id, "infarct")
    evolved = evolved.then(tick, person.id, "wounds", "x", 1, event.id, "heart_disease", permanent=True)
    return evolved.then(_ill_heart, person.id, event.id)


def weaken_heart(state: SombreState, character_id: str, cause: str, event_id: str) -> Evolved:
    """Tick one more permanent Wound for the heart (SOM-DANGER-ELEC-07, A36).

    By option O-6 one of the Wounds that `cause` made becomes permanent instead.
    """
    evolved = Evolved(state)
    if state.options.heart_disease_wound == "convert":
        evolved = evolved.at(_made_permanent(state, character_id, cause))
    else:
        evolved = evolved.then(tick, character_id, "wounds", "x", 1, event_id, "heart_disease", permanent=True)
    return evolved.then(_ill_heart, character_id, event_id)


def _made_permanent(state: SombreState, character_id: str, cause: str) -> SombreState:
    person = state.characters[character_id]
    wounds = person.gauges.wounds
    last = max((n for n, c in enumerate(wounds) if c.cause == cause and not c.permanent), default=None)
    kept = tuple(replace(c, permanent=True) if n == last else c for n, c in enumerate(wounds))
    return with_character(state, replace(person, gauges=replace(person.gauges, wounds=kept)))


def _ill_heart(state: SombreState, character_id: str, event_id: str) -> Evolved:
    """Give the heart disease or raise it by one level (SOM-SOMA-23, SOM-SOMA-24).

    Every later somatisation is an infarct.
    """
    person = with_mind(state.characters[character_id], heart_disease=True)
    known = titled(person, HEART)
    illness = known or Trait(f"{event_id}.heart", "disadvantage", HEART, "physical", (), "physical", True)
    evolved = Evolved(with_character(state, person))
    evolved = evolved.then(gain, character_id, illness, 1, event_id, why="heart_disease")
    return evolved.adding(HeartDiseaseAcquired(character_id, illness.level + 1))


def end(state: SombreState, character_id: str, cause: str, *, withheld: bool = False) -> Evolved:
    """End the somatisation (SOM-SOMA-02, SOM-SOMA-22, SOM-SOMA-27).

    The light coma that a frenzy kept from being felt sets in after it.
    """
    person = state.characters[character_id]
    found = person.mind.somatisation
    if found is None:
        return Evolved(state)
    over = with_mind(person, somatisation=None, withheld=found if withheld else None)
    due = without(state.rulings_due, f"convulsions:{character_id}")
    state = replace(with_character(state, over), rulings_due=due)
    evolved = Evolved(state)
    evolved = evolved.adding(SomatisationEnded(character_id, found.kind, withheld))
    if found.kind == "frenzy":
        evolved = evolved.then(drowsy, character_id, cause)
    return evolved


def return_seats(state: SombreState) -> Evolved:
    """Return every seat that a somatisation had set away or watching to active (SOM-ROLL-01, SOM-SOMA-27)."""
    evolved = Evolved(state)
    for seat, there in state.presences.items():
        if there.cause:
            evolved = evolved.at(replace(evolved.state, presences=without(evolved.state.presences, seat)))
            evolved = evolved.adding(SeatPresenceChanged(seat, "active", there.character))
    return evolved


def revive(state: SombreState, character_id: str) -> Evolved:
    """Wake the character, whose player is at the table again (SOM-SOMA-16, SOM-SOMA-18).

    It cannot act until the scene closes.
    """
    person = state.characters[character_id]
    found = person.mind.somatisation
    if found is None:
        return Evolved(state)
    state = with_character(state, with_mind(person, somatisation=replace(found, revived=True)))
    seat = person.seat
    if seat is None or state.presences.get(seat, SeatPresence("active")).character != character_id:
        return Evolved(state)
    there = replace(state.presences[seat], presence="watching")
    state = replace(state, presences={**state.presences, seat: there})
    return Evolved(state, (SeatPresenceChanged(seat, "watching", character_id),))


def return_seat(state: SombreState, character_id: str) -> Evolved:
    """Return the seat to active if this character's somatisation had set its presence."""
    seats = [s for s, there in state.presences.items() if there.cause and there.character == character_id]
    if not seats:
        return Evolved(state)
    seat = seats[0]
    state = replace(state, presences=without(state.presences, seat))
    return Evolved(state, (SeatPresenceChanged(seat, "active", character_id),))
