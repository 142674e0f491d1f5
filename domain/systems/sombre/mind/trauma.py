"""Psychotraumas and hardening: shock and its debriefing, stress, explanation by disadvantages, the + of habit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, integer, one_of, several, text
from domain.systems.sombre.characters.gauges import tick, untick
from domain.systems.sombre.characters.traits import NATURES, NewTrait, find_trait, gain, lose
from domain.systems.sombre.condition.aftermath import owed_trauma
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.sheet import Trait
from domain.systems.sombre.state.state import Shock, SombreState, without
from domain.systems.sombre.state.vocabulary import TickMark
from domain.systems.sombre.table.guards import find, player_character, visible
from domain.systems.sombre.table.phases import require_phase

FEARFUL = frozenset({"fear", "remorse"})
"""SOM-TRAUMA-02: purposes whose failure allows a shock."""
MOST: dict[str, int] = {"witness": 3, "victim": 5}
REMORSE_MOST = 3
"""SOM-CRIME-04."""


class InflictShock(Command, frozen=True):
    """Inflict a shock on a character after a failed fear roll, about the situation of that roll."""

    RULES = ("SOM-TRAUMA-02", "SOM-CRIME-04")
    character: Id
    roll: Id
    role: Literal["witness", "victim"]
    count: int


class Debrief(Command, frozen=True):
    """Debrief a shock, by judgement or by a successful roll of a qualified professional."""

    RULES = ("SOM-TRAUMA-03",)
    shock: Id
    roll: Id | None = None


class InflictStress(Command, frozen=True):
    RULES = ("SOM-TRAUMA-04", "SOM-TRAUMA-06")
    character: Id
    reason: Text


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Levels of a disadvantage, present or new."""

    levels: int
    trait: Id | None = None
    new: NewTrait | None = None


class ExplainTicks(Command, frozen=True):
    RULES = ("SOM-TRAUMA-05", "SOM-HARD-02", "SOM-CRIME-06")
    source: Id
    explanations: tuple[Explanation, ...]


class Harden(Command, frozen=True):
    """Harden a character by one + for habit; `circumstances` are kept for later dispensations."""

    RULES = ("SOM-HARD-01", "SOM-HARD-08", "SOM-HARD-09", "SOM-XP-20")
    character: Id
    circumstances: str


TraumaCommand = InflictShock | Debrief | InflictStress | ExplainTicks | Harden


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: TraumaCommand = act.command
    match command:
        case InflictShock():
            require_phase(state, "play", "experience")
            _check_shock(state, command)
        case Debrief():
            _check_debriefing(state, command)
        case InflictStress(character, reason):
            require_phase(state, "play", "experience")
            player_character(state, character)
            if not reason.strip():
                raise Refused("reason_required", "SOM-TRAUMA-04")
        case ExplainTicks():
            _check_explanation(state, command)
        case Harden(character, circumstances):
            player_character(state, character)
            if not circumstances.strip():
                raise Refused("reason_required", "SOM-HARD-01")
    return command


def _check_shock(state: SombreState, command: InflictShock) -> None:
    player_character(state, command.character)
    roll = state.dice.rolls.get(command.roll)
    if roll is None or roll.character != command.character or not _shocks(state, roll):
        raise Refused("needs_failed_fear", "SOM-TRAUMA-02")
    most = REMORSE_MOST if roll.purpose == "remorse" else MOST[command.role]
    if not 1 <= command.count <= most:
        raise Refused("shock_range", "SOM-TRAUMA-02", least=1, most=most, has=command.count)
    if any(shock.roll == command.roll for shock in state.shocks.values()):
        raise Refused("already_shocked", "SOM-TRAUMA-02")


def _shocks(state: SombreState, roll: Call) -> bool:
    return _failed_fear(roll) or broken_will(state, roll)


def broken_will(state: SombreState, roll: Call) -> bool:
    """Return whether the roll lost an interrogation, alone or by opposition (SOM-TRAUMA-06, SOM-DANGER-TORTURE-03)."""
    if roll.purpose != "interrogation" or roll.result is None:
        return False
    opposition = state.dice.oppositions.get(roll.opposition or "")
    if opposition is None:
        return not roll.result.success
    return any(pair.passive == roll.id and pair.winner not in (None, roll.character) for pair in opposition.pairs)


def _failed_fear(roll: Call) -> bool:
    return roll.purpose in FEARFUL and roll.result is not None and not roll.result.success


def _check_debriefing(state: SombreState, command: Debrief) -> None:
    shock = state.shocks.get(command.shock)
    if shock is None or not shock.roll:
        raise Refused("unknown_id", "SOM-TRAUMA-03", kind="missing")
    if shock.debriefed:
        raise Refused("already_debriefed", "SOM-TRAUMA-03")
    if command.roll is not None:
        roll = state.dice.rolls.get(command.roll)
        if roll is None or roll.result is None or not roll.result.success:
            raise Refused("roll_not_successful", "SOM-TRAUMA-03")


def unexplained(shock: Shock) -> int:
    return shock.count - sum(levels for _, levels in shock.explained)


def _check_explanation(state: SombreState, command: ExplainTicks) -> None:
    shock = state.shocks.get(command.source)
    if shock is None:
        raise Refused("unknown_id", "SOM-TRAUMA-05", kind="missing")
    person = find(state, shock.character)
    if not command.explanations or any(each.levels < 1 for each in command.explanations):
        raise Refused("out_of_bounds", "SOM-TRAUMA-05")
    most, has = unexplained(shock), sum(each.levels for each in command.explanations)
    if has > most:
        raise Refused("too_many_levels", "SOM-TRAUMA-05", most=most, has=has)
    for each in command.explanations:
        _check_disadvantage(person, each)


def _check_disadvantage(person: Character, each: Explanation) -> None:
    if (each.trait is None) == (each.new is None):
        raise Refused("unknown_id", "SOM-TRAUMA-05", kind="missing")
    if each.new is not None:
        if each.new.kind != "disadvantage" or not each.new.title.strip():
            raise Refused("out_of_bounds", "SOM-TRAUMA-05")
        return
    trait = find_trait(person, each.trait)
    if trait is None or trait.kind != "disadvantage":
        raise Refused("unknown_id", "SOM-TRAUMA-05", kind="missing")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case InflictShock(character, roll, _, count) if character in state.characters:
            state = _settled(state, character)
            return inflict(state, event.id, character, "x", count, "shock", roll=roll)
        case InflictStress(character) if character in state.characters:
            state = _settled(state, character)
            return inflict(state, event.id, character, "x", 1, "stress")
        case Harden(character, circumstances) if character in state.characters:
            return inflict(state, event.id, character, "plus", 1, "hardening", followed=circumstances)
        case Debrief(shock) if shock in state.shocks:
            return _debriefed(state, shock)
        case ExplainTicks(source, explanations) if source in state.shocks:
            return _explained(state, source, explanations, event.id)
        case _:
            return Evolved(state)


def _settled(state: SombreState, character: str) -> SombreState:
    """Clear the trauma due to a survivor of torture (SOM-DANGER-TORTURE-01)."""
    return replace(state, rulings_due=without(state.rulings_due, owed_trauma(character)))


def inflict(
    state: SombreState,
    event_id: str,
    character: str,
    mark: TickMark,
    count: int,
    why: str,
    *,
    followed: str = "",
    roll: str = "",
    crime: str = "",
    psycho_killer: bool = False,
) -> Evolved:
    """Tick mental instability and remember the shock, so that disadvantages may explain it later."""
    shock = Shock(character=character, mark=mark, count=count, why=followed or why, roll=roll, crime=crime)
    state = replace(state, shocks={**state.shocks, event_id: shock})
    return tick(state, character, "mental_instability", mark, count, event_id, why, psycho_killer=psycho_killer)


def _with_shock(state: SombreState, shock_id: str, shock: Shock) -> SombreState:
    return replace(state, shocks={**state.shocks, shock_id: shock})


def _debriefed(state: SombreState, shock_id: str) -> Evolved:
    """Take one x away, once; with every x explained, the last explained level goes with it."""
    shock = state.shocks[shock_id]
    reduced = replace(shock, debriefed=True, count=shock.count - 1)
    if unexplained(shock) > 0 or not shock.explained:
        state = _with_shock(state, shock_id, reduced)
        return untick(state, shock.character, "mental_instability", "x", 1, frozenset({shock_id}))
    trait, levels = shock.explained[-1]
    left = ((trait, levels - 1),) if levels > 1 else ()
    state = _with_shock(state, shock_id, replace(reduced, explained=(*shock.explained[:-1], *left)))
    return lose(state, shock.character, trait, 1, link="x", cause=shock_id)


def _explained(state: SombreState, source: str, explanations: tuple[Explanation, ...], event_id: str) -> Evolved:
    """Add the disadvantage levels that explain the ticks, which exist already (SOM-TRAIT-08)."""
    shock = state.shocks[source]
    link: Literal["x", "plus"] = "x" if shock.mark == "x" else "plus"
    evolved = Evolved(state)
    given: list[tuple[str, int]] = []
    for number, each in enumerate(explanations):
        person = evolved.state.characters[shock.character]
        trait = find_trait(person, each.trait)
        if each.new is not None:
            trait = Trait(f"{event_id}.{number}", "disadvantage", each.new.title, each.new.nature)
        if trait is not None:
            evolved = evolved.then(gain, person.id, trait, each.levels, source, link=link, ticked=True)
            given.append((trait.id, each.levels))
    return evolved._replace(
        state=_with_shock(evolved.state, source, replace(shock, explained=(*shock.explained, *given)))
    )


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(InflictStress, "character", people, {"reason": text(1)}, reason="-")
    yield from offers.each(Harden, "character", people, {"circumstances": text(1)}, circumstances="-")
    for roll in [roll for roll in state.dice.rolls.values() if _shocks(state, roll)]:
        for role, most in MOST.items():
            most = REMORSE_MOST if roll.purpose == "remorse" else most
            fields = {
                "character": one_of((roll.character,)),
                "roll": one_of((roll.id,)),
                "role": one_of((role,)),
                "count": integer(1, most),
            }
            sample = InflictShock(roll.character, roll.id, "witness" if role == "witness" else "victim", 1)
            yield from offers.move(sample, fields)
    yield from offers.each(Debrief, "shock", state.shocks)
    succeeded = [roll.id for roll in state.dice.rolls.values() if roll.result is not None and roll.result.success]
    for shock_id, shock in state.shocks.items():
        one = {"shock": one_of((shock_id,))}
        if offers.admits(Debrief(shock_id)):
            yield from offers.each(Debrief, "roll", succeeded, one, shock=shock_id)
        yield from _explanation_moves(offers, shock_id, shock)


def _explanation_moves(offers: Offers, shock_id: str, shock: Shock) -> Iterable[Move]:
    left = unexplained(shock)
    new = closed(
        {"kind": {"const": "disadvantage"}, "title": text(1), "nature": one_of(NATURES)}, "kind", "title", "nature"
    )
    person = offers.state.characters[shock.character]
    known = [t.id for t in person.sheet.traits if t.kind == "disadvantage"]
    forms: list[tuple[dict[str, Schema], Explanation]] = [
        ({"new": new}, Explanation(1, new=NewTrait("disadvantage", "-", "psychological")))
    ]
    if known:
        forms.append(({"trait": one_of(known)}, Explanation(1, known[0])))
    for part, sample in forms:
        one = closed({"levels": integer(1, left), **part}, "levels", *part)
        fields = {"source": one_of((shock_id,)), "explanations": several(one, 1, 1)}
        yield from offers.move(ExplainTicks(shock_id, (sample,)), fields)


CHAPTER = Chapter(
    commands={
        InflictShock: "ShockInflicted",
        Debrief: "ShockDebriefed",
        InflictStress: "StressInflicted",
        ExplainTicks: "TicksExplained",
        Harden: "Hardened",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
