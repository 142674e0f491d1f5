"""Consequences of ticks on the health gauges: death, distress, coma, fainting."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.condition.aftermath import CharacterDied, SomatisationEnded, capacity, unburdened, wounds
from domain.systems.sombre.condition.releases import let_go
from domain.systems.sombre.condition.sleep import call_sleep_check, without_sleep_call
from domain.systems.sombre.condition.substances import DEADLY, DEPRESSANTS, STIMULANTS, strongest, under
from domain.systems.sombre.state.body import SPEEDS, Distress, Speed, Stage
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, in_seconds, with_body, with_character, with_dice, without
from domain.systems.sombre.state.vocabulary import Gauge, TickMark

GAUGE_END = 10
"""A1: ten circles of Fatigue."""
DISTRESS_FROM = 7
"""SOM-DISTRESS-01."""
CEILING = 8
"""SOM-COMA-06."""
MINUTE, HOUR = 60, 3600
"""In seconds."""
LIGHT, MEDIUM, DEEP = 7, 8, 9
"""SOM-COMA-01."""
RUNNING_ON = frozenset({"distress", "asphyxia", "attrition", "frostbite", "low_voltage", "high_voltage"})
"""SOM-DISTRESS-01, SOM-COMA-06: procedures whose own ticks trigger no distress and know no ceiling."""
HEART = frozenset({"infarct", "heart_disease"})
TORN_OFF = "torn_off"
"""SOM-DANGER-EXPLO-04: a limb, by an explosion."""
URGENT: tuple[Speed, ...] = ("rapid", "lightning")


class DistressStarted(Consequence, frozen=True):
    """A distress started. `cause`: what brought it, for those who may know; `secret`: the game master alone."""

    RULES = ("SOM-DISTRESS-01",)
    character: Id
    cause: str
    secret: bool = False


class DistressRelapsed(Consequence, frozen=True):
    RULES = ("SOM-DISTRESS-07",)
    character: Id


class ComaStageChanged(Consequence, frozen=True):
    RULES = ("SOM-COMA-01",)
    character: Id
    stage: Stage


class CharacterFainted(Consequence, frozen=True):
    RULES = ("SOM-COMA-03",)
    character: Id


class OverdoseCalled(Consequence, frozen=True):
    """A roll against an overdose was called. `secret`: the character was drugged without its knowledge."""

    RULES = ("SOM-DANGER-TOXIC-09", "SOM-DANGER-TOXIC-15")
    character: Id
    secret: bool


class CharacterFell(Consequence, frozen=True):
    RULES = ("SOM-COMA-03", "SOM-STUN-03", "SOM-LOC-16", "SOM-MELEE-35")
    character: Id


class CharacterCameRound(Consequence, frozen=True):
    RULES = ("SOM-DANGER-ASPHYXIA-04", "SOM-DANGER-ELEC-03")
    character: Id


def owed_speed(character: str) -> str:
    """Return the key in `rulings_due` of the decision on the speed of the character's distress (SOM-DISTRESS-02)."""
    return f"distress:{character}"


def owed_pace(character: str) -> str:
    """Return the key in `rulings_due` of the pace of an asphyxia that began by itself (SOM-DANGER-APNEA-03)."""
    return f"pace:{character}"


def room(state: SombreState, person: Character, gauge: Gauge, why: str, *, bare: bool) -> int:
    """Return how many circles of the gauge can still be ticked; ticks beyond are lost (SOM-DAMAGE-15, SOM-COMA-06)."""
    if gauge == "wounds":
        return max(capacity(state, person) - wounds(person), 0)
    if gauge == "mental_instability":
        return len(person.gauges.mental_instability) + GAUGE_END * GAUGE_END
    runs = bare or person.body.distress is not None or why in RUNNING_ON
    return max((GAUGE_END if runs else CEILING) - len(person.gauges.fatigue), 0)


def after_ticks(state: SombreState, character_id: str, gauge: Gauge, mark: TickMark, cause: str, why: str) -> Evolved:
    """Apply what ticked circles bring: of Wounds death, then distress and relapse; of Fatigue coma."""
    evolved = Evolved(state)
    if gauge == "wounds":
        evolved = evolved.then(die_if_full, character_id)
        if mark == "x":
            evolved = evolved.then(distress_if_grave, character_id, cause, why)
        evolved = evolved.then(relapse, character_id)
    if gauge == "fatigue":
        evolved = evolved.then(coma, character_id, cause)
    return evolved


def die_if_full(state: SombreState, character_id: str) -> Evolved:
    """Let the character die if its Wounds are full; a swarm never does (SOM-DAMAGE-15)."""
    person = state.characters[character_id]
    if not person.alive or person.kind == "swarm" or wounds(person) < capacity(state, person):
        return Evolved(state)
    return die(state, character_id)


def die(state: SombreState, character_id: str) -> Evolved:
    """Let a body die: it owes nothing more, and its hands hold nobody (SOM-MELEE-21)."""
    person = state.characters[character_id]
    if not person.alive:
        return Evolved(state)
    body = replace(
        person.body, distress=None, sleep=None, asleep=None, declines=(), dangers=(), swooned=False, fall_due=False
    )
    dead = replace(person, alive=False, body=body)
    state = without_sleep_call(state, person)
    owed = (owed_speed(character_id), owed_pace(character_id))
    due = {key: cause for key, cause in state.rulings_due.items() if key not in owed}
    evolved = Evolved(unburdened(replace(with_character(state, dead), rulings_due=due), character_id))
    evolved = evolved.adding(CharacterDied(character_id))
    return evolved.then(calmed, character_id).then(let_go, character_id, None)


def distress_if_grave(state: SombreState, character_id: str, cause: str, why: str) -> Evolved:
    """Start a distress for an x from outside, from the seventh Wound on (SOM-DISTRESS-01).

    At any number of Wounds such an x aggravates the distress that runs (SOM-DISTRESS-04).
    """
    person = state.characters[character_id]
    if not person.alive or person.kind == "swarm" or why in RUNNING_ON:
        return Evolved(state)
    if person.body.distress is not None:
        return aggravate(state, character_id)
    if wounds(person) < DISTRESS_FROM:
        return Evolved(state)
    return begin_distress(state, character_id, cause, why, URGENT if why in HEART | {TORN_OFF} else SPEEDS)


def begin_distress(
    state: SombreState,
    character_id: str,
    cause: str,
    why: str,
    bounds: tuple[Speed, ...] = SPEEDS,
    *,
    secret: bool = False,
) -> Evolved:
    """Start a distress; of a player character its speed becomes a ruling that is due (SOM-DISTRESS-02).

    Of an NPC the game master sets the speed whenever he chooses (SOM-DISTRESS-13).
    """
    person = state.characters[character_id]
    order = state.procedures + 1
    started = Distress(source=cause, cause=why, order=order, bounds=bounds, turn=present_turn(state), secret=secret)
    state = with_body(replace(state, procedures=order), person, replace(person.body, distress=started))
    if person.is_pc:
        state = replace(state, rulings_due={**state.rulings_due, owed_speed(character_id): cause})
    return Evolved(state, (DistressStarted(character_id, why, secret),))


def present_turn(state: SombreState) -> int:
    return state.time.turn if state.time.turn_mode else -1


def aggravate(state: SombreState, character_id: str) -> Evolved:
    """Allow the speed of a running distress to be raised, and end its suspension (SOM-DISTRESS-04).

    A distress that is already of lightning speed goes on striking in this Turn (SOM-TURN-14).
    """
    person = state.characters[character_id]
    distress = person.body.distress
    if distress is None:
        return Evolved(state)
    since = distress.turn if distress.speed == "lightning" else present_turn(state)
    weighed = replace(distress, raisable=distress.speed is not None, turn=since)
    state = with_body(state, person, replace(person.body, distress=weighed))
    return relapse(state, character_id)


def relapse(state: SombreState, character_id: str) -> Evolved:
    """End the suspension of a distress: the next tick comes one period later (SOM-DISTRESS-07).

    Any new Wound causes it (A55).
    """
    person = state.characters[character_id]
    distress = person.body.distress
    if distress is None or distress.until is None:
        return Evolved(state)
    again = replace(distress, until=None, next_at=in_seconds(state) + period(distress))
    return Evolved(with_body(state, person, replace(person.body, distress=again)), (DistressRelapsed(character_id),))


def period(distress: Distress) -> int:
    """Return the time between two ticks of a slow or rapid distress, in seconds (SOM-DISTRESS-03)."""
    return HOUR if distress.speed == "slow" else MINUTE


def stage_of(person: Character) -> int:
    """Return the stage of coma as circles of Fatigue, 7 to 10; 0 below the 7th circle (SOM-COMA-01)."""
    total = min(len(person.gauges.fatigue), GAUGE_END)
    return total if total >= LIGHT else 0


STAGES: dict[int, Stage] = {0: "none", LIGHT: "light", MEDIUM: "medium", DEEP: "deep", GAUGE_END: "beyond"}


def named_stage(state: SombreState, circles: int) -> Stage:
    """Return the name of the stage of coma of 7 to 10 circles, or of 0 for none (SOM-COMA-01)."""
    return STAGES[circles]


def frenzied(person: Character) -> bool:
    return person.mind.somatisation is not None and person.mind.somatisation.kind == "frenzy"


def coma(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Apply what the Fatigue of a character brings: coma, a faint, or waking (SOM-COMA-01 to SOM-COMA-05)."""
    person = state.characters[character_id]
    if not person.alive or person.kind == "swarm":
        return Evolved(state)
    if any(hazard.faints for hazard in person.body.dangers):
        return _swoon(state, person, cause)
    if person.body.swooned:
        return _after_swoon(state, person, cause)
    was, now = person.body.stage, stage_of(person)
    if was == now:
        return Evolved(state)
    evolved = Evolved(with_body(state, person, replace(person.body, stage=now)))
    evolved = evolved.adding(ComaStageChanged(character_id, named_stage(evolved.state, now)))
    return evolved.then(_sinks, character_id, cause, was, now) if now > was else evolved


def _sinks(state: SombreState, character_id: str, cause: str, was: int, now: int) -> Evolved:
    """Apply a deeper stage: sleep checks in the light one, fainting from the medium one on (SOM-COMA-02, SOM-COMA-03).

    Under a depressant the light stage takes consciousness already (SOM-DANGER-TOXIC-15). A deadly substance or a
    stimulant calls for the roll of overdose.
    """
    evolved = Evolved(state)
    if now >= MEDIUM or under(state, character_id, DEPRESSANTS):
        evolved = evolved.then(faint, character_id, cause)
    else:
        evolved = evolved.then(_light_coma, character_id, cause)
    deadly = strongest(state, character_id, DEADLY) if was < LIGHT else None
    if deadly is None and was < MEDIUM <= now:
        deadly = strongest(state, character_id, STIMULANTS)
    if deadly is not None:
        evolved = evolved.then(call_overdose, deadly, cause)
    return evolved


def call_overdose(state: SombreState, dose: Dose, cause: str) -> Evolved:
    """Call the roll of overdose of a player character (SOM-DANGER-TOXIC-09, SOM-DANGER-TOXIC-15).

    It is thrown as soon as it is due, in secret for a secret dose (A66).
    """
    person = state.characters[dose.character]
    if not (person.alive and person.is_pc):
        return Evolved(state)
    call = Call(
        id=f"{cause}.body.{person.id}",
        cause=cause,
        character=person.id,
        skills=("body",),
        kind="reaction",
        label="overdose",
        purpose="overdose",
        subject=dose.id,
        secret=dose.secret,
    )
    state = with_dice(state, calls={**state.dice.calls, call.id: call})
    return Evolved(state, (OverdoseCalled(person.id, dose.secret),))


def _swoon(state: SombreState, person: Character, cause: str) -> Evolved:
    """Make a character faint at seven circles of Fatigue while such a danger runs, and come round at six.

    SOM-DANGER-ASPHYXIA-04, SOM-DANGER-ELEC-03, SOM-DANGER-ELEC-04.
    """
    gone = len(person.gauges.fatigue) >= LIGHT
    if person.body.swooned and not gone:
        return _come_round(state, person)
    if person.body.swooned or not gone or "unconscious" in person.incapacities:
        return Evolved(state)
    fainting = replace(person.body, swooned=True, stage=0)
    return faint(with_body(state, person, fainting), person.id, cause)


def _after_swoon(state: SombreState, person: Character, cause: str) -> Evolved:
    """End the faint of a danger that is over, and count the Fatigue that is left as any other.

    Below a medium coma the character wakes.
    """
    evolved = Evolved(state)
    if len(person.gauges.fatigue) < MEDIUM:
        evolved = evolved.then(_come_round, person)
    else:
        evolved = evolved.at(with_body(state, person, replace(person.body, swooned=False)))
    return evolved.then(coma, person.id, cause)


def _come_round(state: SombreState, person: Character) -> Evolved:
    awake = replace(
        person, incapacities=without(person.incapacities, "unconscious"), body=replace(person.body, swooned=False)
    )
    return Evolved(with_character(state, awake), (CharacterCameRound(person.id),))


def _light_coma(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Call a sleep check for a player character in a light coma (SOM-COMA-02).

    Not in a frenzy, under a stimulant, or with a Fatigue gauge that its owner cannot see.
    """
    person = state.characters[character_id]
    if not person.is_pc or frenzied(person) or "fatigue" in person.held or under(state, character_id, STIMULANTS):
        return Evolved(state)
    return call_sleep_check(state, character_id, cause)


def drowsy(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Begin the sleep checks of a light coma once nothing suppresses them; a running series goes on (SOM-COMA-02)."""
    person = state.characters[character_id]
    if person.body.stage != LIGHT or person.body.sleep is not None:
        return Evolved(state)
    return _light_coma(state, character_id, cause)


def calmed(state: SombreState, character_id: str) -> Evolved:
    """End the frenzy of a character that is unconscious or dead (SOM-SOMA-22)."""
    person = state.characters[character_id]
    if not frenzied(person):
        return Evolved(state)
    state = with_character(state, with_mind(person, somatisation=None))
    return Evolved(state, (SomatisationEnded(character_id, "frenzy"),))


def faint(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Make the character unconscious, and throw it down if it stood (SOM-COMA-03).

    The Wound of the fall is the game master's.
    """
    person = state.characters[character_id]
    if "unconscious" in person.incapacities:
        return Evolved(state)
    state = without_sleep_call(state, person)
    body = replace(person.body, sleep=None, asleep=None)
    lost = replace(person, incapacities={**without(person.incapacities, "asleep"), "unconscious": cause}, body=body)
    evolved = Evolved(with_character(state, lost))
    evolved = evolved.adding(CharacterFainted(character_id))
    evolved = evolved.then(calmed, character_id)
    return evolved.then(fall, character_id, unconscious=True)


def fall(state: SombreState, character_id: str, *, unconscious: bool = False) -> Evolved:
    """Put the character on the ground, and record it unless it lies there already.

    An NPC that lay in secret and is thrown down is seen to fall now.
    """
    person = state.characters[character_id]
    seen = person.is_pc or not unconscious
    if person.body.prone and (person.body.prone_known or not seen):
        return Evolved(state)
    due = person.body.fall_due or unconscious
    body = replace(person.body, prone=True, prone_known=seen, fall_due=due)
    return Evolved(with_body(state, person, body), (CharacterFell(character_id),))


Consciousness = Literal["awake", "asleep", "unconscious", "dead"]


def consciousness(person: Character) -> Consciousness:
    if not person.alive:
        return "dead"
    if person.incapacities.keys() & {"unconscious", "knocked_out"}:
        return "unconscious"
    return "asleep" if "asleep" in person.incapacities else "awake"
