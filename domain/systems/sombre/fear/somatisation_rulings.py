"""The game master's rulings on somatisations, the player's choice among the six usual ones, and revival."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, closed, flag, integer, one_of, several, text
from domain.systems.sombre.characters.gauges import tick
from domain.systems.sombre.condition.aftermath import SomatisationEnded, owed_remorse
from domain.systems.sombre.condition.battle import defer, ticks_wait
from domain.systems.sombre.condition.collapse import fall, frenzied
from domain.systems.sombre.mind.somatisation import (
    FALLING,
    RESERVED,
    USUAL,
    EcstasyKnown,
    HeartDiseaseAcquired,
    SomatisationTriggered,
    after_infarct,
    after_selection,
    begin,
    check_kind,
    end,
    heart_patient,
    request,
    return_seat,
    revive,
)
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.character import Character, with_mind
from domain.systems.sombre.state.combat_state import Effect
from domain.systems.sombre.state.mind import Custom, Somatisation
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_character, without
from domain.systems.sombre.state.vocabulary import Selection, SomatisationKind
from domain.systems.sombre.table.guards import find, is_gm, own, player_character, visible
from domain.systems.sombre.table.phases import require_scene

REVIVING = ("Médecine", "Soins infirmiers", "Secourisme")
"""SOM-SOMA-16."""
EXAMINING = "Médecine"
"""SOM-SOMA-20."""


class TriggerSomatisation(Command, frozen=True):
    """Trigger a somatisation in place of fever or panic. `attested`: the character is at risk of a special one."""

    RULES = ("SOM-SOMA-01", "SOM-SOMA-06", "SOM-SOMA-07", "SOM-SOMA-10", "SOM-SOMA-11", "SOM-SOMA-21")
    character: Id
    method: Selection
    kind: SomatisationKind | None = None
    custom: Custom | None = None
    attested: bool = False


class ChooseSomatisation(Command, frozen=True):
    RULES = ("SOM-SOMA-09",)
    character: Id
    kind: Word


class RuleSomatisationEffect(Command, frozen=True):
    """Rule on the effect of a somatisation; what is absent is not ruled. `jaw_protected`: something flat is
    between the jaws.
    """

    RULES = ("SOM-SOMA-13", "SOM-SOMA-19", "SOM-SOMA-21")
    character: Id
    fatigue: int | None = None
    wounds: int | None = None
    jaw_wounds: int | None = None
    jaw_protected: bool = False
    voice: str = ""


class RuleFall(Command, frozen=True):
    """Rule a fall of who lost consciousness, of some somatisations; in a fight, of anybody who stands."""

    RULES = ("SOM-SOMA-25", "SOM-COMA-03", "SOM-STUN-03", "SOM-MELEE-35", "SOM-MOVE-07")
    character: Id
    wounds: int


class ReviveCharacter(Command, frozen=True):
    """Revive a character from a somatisation, by a successful roll of care or by a few slaps (`roll` null)."""

    RULES = ("SOM-SOMA-16", "SOM-SOMA-18")
    character: Id
    roll: Id | None = None


class DiscloseSomatisation(Command, frozen=True):
    RULES = ("SOM-SOMA-20",)
    character: Id
    seats: tuple[Id, ...]


class EndFrenzy(Command, frozen=True):
    RULES = ("SOM-SOMA-22",)
    character: Id
    how: Literal["mastered", "unconscious", "dead"]


class SomatisationRequested(Consequence, frozen=True):
    RULES = ("SOM-SOMA-28",)
    character: Id
    method: Literal["d6", "player"]


class SuspendedAnimationDisclosed(Consequence, frozen=True):
    RULES = ("SOM-SOMA-20",)
    character: Id
    seats: tuple[Id, ...]


RulingCommand = (
    TriggerSomatisation
    | ChooseSomatisation
    | RuleSomatisationEffect
    | RuleFall
    | ReviveCharacter
    | DiscloseSomatisation
    | EndFrenzy
)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: RulingCommand = act.command
    match command:
        case TriggerSomatisation():
            _check_trigger(state, command)
        case ChooseSomatisation(character, kind):
            _check_choice(own(state, act.seat, character), kind)
        case RuleSomatisationEffect():
            _check_effect(_somatising(find(state, command.character)), command)
        case RuleFall(character, wounds):
            person = find(state, character)
            if not fall_due(person, wounds) and not may_fall(state, person, wounds):
                _check_fall(_somatising(find(state, character)), wounds)
        case ReviveCharacter():
            _check_revival(state, command)
        case DiscloseSomatisation(character, seats):
            _check_disclosure(state, find(state, character), seats)
        case EndFrenzy(character):
            if not frenzied(find(state, character)):
                raise Refused("not_frenzied", "SOM-SOMA-22")
    return command


def _check_choice(person: Character, kind: str) -> None:
    if person.mind.requested is None or person.mind.requested.method != "player":
        raise Refused("not_requested", "SOM-SOMA-09")
    if kind not in USUAL:
        raise Refused("not_on_sheet", "SOM-SOMA-09")


def fall_due(person: Character, wounds: int) -> bool:
    """Return whether the character owes a fall, and it takes 0 or 1 Wound (SOM-COMA-03, SOM-STUN-03, SOM-MOVE-07).

    It stood when it lost consciousness, or ran when it was struck.
    """
    return person.alive and person.body.fall_due and 0 <= wounds <= 1


def may_fall(state: SombreState, person: Character, wounds: int) -> bool:
    """Return whether a standing fighter may be ruled to fall, with 0 or 1 Wound (SOM-MELEE-35).

    The reason is a natural failure or an impact.
    """
    fight = state.fight
    if fight is None or person.id not in fight.fighters or not person.alive or not 0 <= wounds <= 1:
        return False
    falling = any(e.kind == "fall" and (e.other or e.character) == person.id for e in fight.effects)
    return not person.body.prone and person.mind.somatisation is None and not falling


def _check_fall(found: Somatisation, wounds: int) -> None:
    if found.kind not in FALLING or not 0 <= wounds <= 1:
        raise Refused("out_of_bounds", "SOM-SOMA-25")
    if found.fall_ruled:
        raise Refused("already_fallen", "SOM-SOMA-25")


def _check_trigger(state: SombreState, command: TriggerSomatisation) -> None:
    """Refuse a somatisation without its cause, or of a wrong kind (SOM-SOMA-01). Raises Refused.

    A heart patient's is an infarct, whatever is asked (SOM-SOMA-24).
    """
    require_scene(state, "SOM-SOMA-01")
    person = player_character(state, command.character)
    if person.mind.somatisation is not None or person.mind.requested is not None:
        raise Refused("already_somatising", "SOM-SOMA-01")
    remorse = owed_remorse(person.id) in state.rulings_due
    if not remorse and (person.mind.fear is None or person.mind.fear.level == "composed"):
        raise Refused("not_afraid", "SOM-SOMA-01")
    if heart_patient(person):
        return
    if command.method != "gm":
        if command.kind is not None or command.custom is not None:
            raise Refused("out_of_bounds", "SOM-SOMA-08")
        return
    if command.kind is None:
        raise Refused("out_of_bounds", "SOM-SOMA-10")
    check_kind(person, command.kind, command.custom, attested=command.attested)
    if command.custom is not None and not command.custom.label.strip():
        raise Refused("name_required", "SOM-SOMA-21")


def _somatising(person: Character) -> Somatisation:
    if person.mind.somatisation is None:
        raise Refused("not_somatising", "SOM-SOMA-02")
    return person.mind.somatisation


def _check_effect(found: Somatisation, command: RuleSomatisationEffect) -> None:
    """Refuse a part of the effect ruled twice or out of its bounds (SOM-SOMA-13, SOM-SOMA-19, SOM-SOMA-21).

    Raises Refused.
    """
    parts = (command.fatigue, command.wounds, command.jaw_wounds)
    bodily = any(part is not None for part in parts) or command.jaw_protected
    if not bodily and not command.voice.strip():
        raise Refused("out_of_bounds", "SOM-SOMA-19")
    if (bodily and found.kind != "convulsions") or (command.voice and found.kind not in ("screams", "custom")):
        raise Refused("out_of_bounds", "SOM-SOMA-19")
    if command.jaw_wounds is not None and (found.jaw_protected or command.jaw_protected):
        raise Refused("jaw_protected", "SOM-SOMA-19")
    bounds = (
        (command.fatigue, 1, 3, found.fatigue_ruled),
        (command.wounds, 0, 1, found.wounds_ruled),
        (command.jaw_wounds, 0, 2, found.jaw_ruled),
    )
    for value, least, most, ruled in bounds:
        if value is not None and (ruled or not least <= value <= most):
            raise Refused("out_of_bounds", "SOM-SOMA-19")


def _check_revival(state: SombreState, command: ReviveCharacter) -> None:
    person = find(state, command.character)
    found = _somatising(person)
    if not _may_be_woken(person):
        raise Refused("cannot_be_woken", "SOM-SOMA-16")
    if found.kind == "spasmophilia" and command.roll is None:
        return
    roll = state.dice.rolls.get(command.roll or "")
    if roll is None or roll.character == person.id or not _treats(roll, REVIVING):
        raise Refused("roll_not_successful", "SOM-SOMA-16")


def _may_be_woken(person: Character) -> bool:
    found = person.mind.somatisation
    return found is not None and found.kind in ("fainting", "spasmophilia") and not found.revived


def _treats(roll: Call, skills: Iterable[str]) -> bool:
    succeeded = roll.result is not None and roll.result.success
    return succeeded and any(titles.same(skill, known) for skill in roll.skills for known in skills)


def hidden_kind(person: Character) -> Somatisation | None:
    """Return the suspended animation that is hidden, running or over and withheld, or None (SOM-SOMA-20)."""
    for found in (person.mind.somatisation, person.mind.withheld):
        if found is not None and found.kind == "suspended_animation":
            return found
    return None


def _check_disclosure(state: SombreState, person: Character, seats: tuple[str, ...]) -> None:
    found = hidden_kind(person)
    if found is None or not seats or set(seats) <= found.disclosed:
        raise Refused("not_hidden", "SOM-SOMA-20")
    if any(state.table.seat(seat) is None for seat in seats) or len(set(seats)) < len(seats):
        raise Refused("unknown_seat", "SOM-SOMA-20")


def evolve(state: SombreState, event: Event) -> Evolved:
    person = state.characters.get(event.command.character)
    if person is None:
        return Evolved(state)
    match event.command:
        case TriggerSomatisation() as command:
            return _triggered(state, person, command, event.id)
        case ChooseSomatisation(_, kind):
            return begin(state, person.id, kind, "player", event.id) if kind in USUAL else Evolved(state)
        case RuleSomatisationEffect() as command:
            return _effect(state, person, command, event.id)
        case RuleFall(_, wounds) if fall_due(person, wounds):
            return _fallen(state, replace(person, body=replace(person.body, fall_due=False)), wounds, event.id)
        case RuleFall(_, wounds) if may_fall(state, person, wounds):
            return _falls(state, person, wounds, event.id)
        case RuleFall(_, wounds) if person.mind.somatisation is not None:
            ruled = with_mind(person, somatisation=replace(person.mind.somatisation, fall_ruled=True))
            return tick(with_character(state, ruled), person.id, "wounds", "x", wounds, event.id, "fall")
        case ReviveCharacter():
            return revive(state, person.id)
        case DiscloseSomatisation(_, seats):
            return disclose(state, person, seats)
        case EndFrenzy():
            ended = end(state, person.id, event.id)
            back = return_seat(ended.state, person.id)
            return Evolved(back.state, (*ended.consequences, *back.consequences))
        case _:
            return Evolved(state)


def _fallen(state: SombreState, person: Character, wounds: int, event_id: str) -> Evolved:
    """Make a character fall who lost consciousness or was stopped by a blow while running, only now (SOM-MOVE-07)."""
    evolved = Evolved(with_character(state, person))
    evolved = evolved.then(fall, person.id)
    return evolved.then(tick, person.id, "wounds", "x", wounds, event_id, "fall")


def _falls(state: SombreState, person: Character, wounds: int, event_id: str) -> Evolved:
    """Make a fighter fall, who lies on the ground from phase 3 on (SOM-MELEE-35, A7)."""
    evolved = Evolved(state)
    evolved = evolved.then(tick, person.id, "wounds", "x", wounds, event_id, "fall")
    if ticks_wait(state) and not state.options.effects_at_once:
        effect = Effect(kind="fall", character=person.id, intent="", cause=event_id)
        evolved = evolved.at(defer(evolved.state, effect))
    else:
        evolved = evolved.then(fall, person.id)
    return evolved


def _triggered(state: SombreState, person: Character, command: TriggerSomatisation, event_id: str) -> Evolved:
    if command.method != "gm" and not heart_patient(person):
        asked = request(state, person.id, command.method, event_id, attested=command.attested)
        return Evolved(asked, (SomatisationRequested(person.id, command.method),))
    kind = command.kind or "sobs"
    return begin(state, person.id, kind, command.method, event_id, command.custom)


def _effect(state: SombreState, person: Character, command: RuleSomatisationEffect, event_id: str) -> Evolved:
    found = person.mind.somatisation
    if found is None:
        return Evolved(state)
    ruled = replace(
        found,
        fatigue_ruled=found.fatigue_ruled or command.fatigue is not None,
        wounds_ruled=found.wounds_ruled or command.wounds is not None,
        jaw_ruled=found.jaw_ruled or command.jaw_wounds is not None,
        jaw_protected=found.jaw_protected or command.jaw_protected,
        voice=command.voice or found.voice,
    )
    state = with_character(state, with_mind(person, somatisation=ruled))
    if command.fatigue is not None:
        state = replace(state, rulings_due=without(state.rulings_due, f"convulsions:{person.id}"))
    evolved = Evolved(state)
    evolved = evolved.then(tick, person.id, "fatigue", "x", command.fatigue or 0, event_id, "convulsions")
    evolved = evolved.then(tick, person.id, "wounds", "x", command.wounds or 0, event_id, "convulsions")
    return evolved.then(tick, person.id, "wounds", "x", command.jaw_wounds or 0, event_id, "convulsions")


def disclose(state: SombreState, person: Character, seats: tuple[str, ...]) -> Evolved:
    running, withheld = person.mind.somatisation, person.mind.withheld
    if running is not None and running.kind == "suspended_animation":
        changed = with_mind(person, somatisation=replace(running, disclosed=running.disclosed | set(seats)))
    elif withheld is not None:
        changed = with_mind(person, withheld=replace(withheld, disclosed=withheld.disclosed | set(seats)))
    else:
        return Evolved(state)
    return Evolved(with_character(state, changed), (SuspendedAnimationDisclosed(person.id, seats),))


def after_examination(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Disclose a suspended animation to the examiner after a thorough examination made openly (SOM-SOMA-20)."""
    examiner = state.characters.get(call.character)
    if call.secret or examiner is None or examiner.seat is None or not _treats(call, (EXAMINING,)):
        return Evolved(state)
    evolved = Evolved(state)
    for patient in call.concerned:
        person = evolved.state.characters.get(patient)
        found = hidden_kind(person) if person else None
        if person is not None and found is not None and examiner.seat not in found.disclosed:
            evolved = evolved.then(disclose, person, (examiner.seat,))
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(ChooseSomatisation, "character", people, {"kind": one_of(USUAL)}, kind="sobs")
    if not is_gm(state, seat):
        return
    if state.scene is not None:
        yield from _trigger_moves(offers, people)
    ends = {"how": one_of(("mastered", "unconscious", "dead"))}
    yield from offers.each(EndFrenzy, "character", people, ends, how="mastered")
    yield from offers.each(RuleFall, "character", people, {"wounds": integer(0, 1)}, wounds=0)
    yield from offers.each(ReviveCharacter, "character", people)
    seats = [s.id for s in state.table.seats]
    care = [roll.id for roll in state.dice.rolls.values() if _treats(roll, REVIVING)]
    for person in people:
        one = {"character": one_of((person,))}
        if _may_be_woken(state.characters[person]):
            yield from offers.each(ReviveCharacter, "roll", care, one, character=person)
        for followed in seats:
            chosen = one | {"seats": several(one_of((followed,)), 1, 1)}
            yield from offers.move(DiscloseSomatisation(person, (followed,)), chosen)
        if state.characters[person].mind.somatisation is not None:
            yield from _effect_moves(offers, person, one)


def _trigger_moves(offers: Offers, people: list[str]) -> Iterable[Move]:
    methods = {"method": one_of(("d6", "player"))}
    yield from offers.each(TriggerSomatisation, "character", people, methods, method="d6")
    for kind in (*USUAL, *RESERVED):
        fields = {"method": one_of(("gm",)), "kind": one_of((kind,))}
        attested = {"attested": flag()}
        special = kind in ("frenzy", "infarct", "ecstasy")
        asked = {"attested": one_of((True,))} if special else attested
        yield from offers.each(
            TriggerSomatisation,
            "character",
            people,
            fields | asked,
            () if special else attested,
            method="gm",
            kind=kind,
            attested=True,
        )
    custom = closed(
        {
            "label": text(1),
            "excluding": flag(),
            "incapacitating": flag(),
            "special": flag(),
            "after_effect": text(),
        },
        "label",
    )
    made = {"method": one_of(("gm",)), "kind": one_of(("custom",)), "custom": custom, "attested": one_of((True,))}
    sample = Custom("-")
    yield from offers.each(
        TriggerSomatisation, "character", people, made, method="gm", kind="custom", custom=sample, attested=True
    )


def _effect_moves(offers: Offers, person: str, one: dict[str, dict[str, object]]) -> Iterable[Move]:
    for field, low, high in (("fatigue", 1, 3), ("wounds", 0, 1), ("jaw_wounds", 0, 2)):
        part = {field: integer(low, high)}
        part_sample: dict[str, Any] = {field: low}
        yield from offers.move(msgspec.structs.replace(RuleSomatisationEffect(person), **part_sample), one | part)
    protected = {"jaw_protected": one_of((True,))}
    yield from offers.move(RuleSomatisationEffect(person, jaw_protected=True), one | protected)
    yield from offers.move(RuleSomatisationEffect(person, voice="-"), one | {"voice": text(1)})


CHAPTER = Chapter(
    commands={
        TriggerSomatisation: "SomatisationRuled",
        ChooseSomatisation: "SomatisationChosen",
        RuleSomatisationEffect: "SomatisationEffectRuled",
        RuleFall: "FallRuled",
        ReviveCharacter: "CharacterRevived",
        DiscloseSomatisation: "SomatisationDisclosed",
        EndFrenzy: "FrenzyEnded",
    },
    consequences=(
        SomatisationRequested,
        SomatisationTriggered,
        SomatisationEnded,
        HeartDiseaseAcquired,
        EcstasyKnown,
        SuspendedAnimationDisclosed,
    ),
    players=frozenset({ChooseSomatisation}),
    after_roll={"action": after_examination, "selection": after_selection, "infarct": after_infarct},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
