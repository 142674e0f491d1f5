"""Entries about scenes, fear, somatisations, traumas and crimes: SOM-FEAR-15, SOM-SOMA-20, SOM-CRIME-07."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.condition import aftermath
from domain.systems.sombre.fear import crimes, fear
from domain.systems.sombre.fear import somatisation_rulings as rulings
from domain.systems.sombre.mind import npcs, somatisation, trauma
from domain.systems.sombre.scenes import scenes
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.table.guards import is_gm
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.base.projection import EntryDraft
from projections.sombre.entries.calls import RollAskedEntry, asked_line
from projections.sombre.views.calls import RankPart, announced, ranks_shown
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gm, known, owner, sheet, subject

Disclosed = rulings.DiscloseSomatisation | rulings.SuspendedAnimationDisclosed


class RequestedEntry(msgspec.Struct, frozen=True):
    """A somatisation whose kind is still owed. `call`: the id of the die that decides, if one does."""

    character: Id
    method: Literal["d6", "player"]
    call: str | None


class FrightenedPart(msgspec.Struct, frozen=True):
    """A character's part in a fear roll. `call`: the id of the roll, where one is asked for."""

    character: Id
    call: str | None
    difficulty: tuple[RankPart, ...]


class FearEntry(msgspec.Struct, frozen=True):
    """A call of fear rolls for one situation. `difficulty`: each character's parameters."""

    characters: tuple[Id, ...]
    situation: str
    somatogenic: Word
    difficulty: tuple[FrightenedPart, ...]


class SomatisationRuledEntry(msgspec.Struct, frozen=True):
    """A somatisation that the game master triggered. `method`: for the character's owner."""

    character: Id
    method: Word | None


class SomatisationEntry(msgspec.Struct, frozen=True):
    character: Id
    kind: Word
    label: str
    method: Word | None
    overridden: bool | None


class SomatisationEffectEntry(msgspec.Struct, frozen=True):
    """A ruled effect of a somatisation. `fatigue` and `wounds`: on page 3 of the sheet."""

    character: Id
    voice: str
    fatigue: int | None
    wounds: int | None


class FallEntry(msgspec.Struct, frozen=True):
    character: Id
    wounds: int | None


class CharacterEntry(msgspec.Struct, frozen=True):
    character: Id


class HardenedEntry(msgspec.Struct, frozen=True):
    """A hardening of a character. `circumstances` and what is criminal in them, for its owner."""

    character: Id
    count: int
    circumstances: str | None


class ReactionEntry(msgspec.Struct, frozen=True):
    npc: Id
    state: Word


class SceneEntry(msgspec.Struct, frozen=True):
    title: str


class ExplainedEntry(msgspec.Struct, frozen=True):
    character: Id
    levels: int


class DebriefedEntry(msgspec.Struct, frozen=True):
    character: Id


def _fear_called(step: Step, seat: str, fact: fear.CallFearRoll) -> FearEntry | None:
    """Return the entry of fear rolls, without animals and people whom the table does not know; None: nobody is left.

    An animal's roll is the game master's.
    """
    people = step.after.characters
    seen = [
        each
        for each in fact.characters
        if is_gm(step.after, seat) or (people[each.character].is_pc and people[each.character].known)
    ]
    if not seen:
        return None
    names = tuple(each.character for each in seen)
    owed = {call.character: call.id for call in _asked(step)}
    frightened = tuple(
        FrightenedPart(each.character, owed.get(each.character), ranks_shown(each.difficulty)) for each in seen
    )
    return FearEntry(names, fact.situation, fact.somatogenic, frightened)


def _asked(step: Step) -> Iterator[Call]:
    """Yield the rolls that the event asks for, with those that have failed before their dice."""
    both = (*step.after.dice.calls.values(), *step.after.dice.rolls.values())
    return (call for call in both if call.cause == step.event.id)


def _requested(step: Step, _seat: str, fact: rulings.SomatisationRequested) -> RequestedEntry:
    fresh = (
        c
        for c in step.after.dice.calls.values()
        if c.id not in step.before.dice.calls and c.character == fact.character
    )
    return RequestedEntry(fact.character, fact.method, next((call.id for call in fresh), None))


def _ruled(step: Step, seat: str, fact: rulings.TriggerSomatisation) -> SomatisationRuledEntry:
    return SomatisationRuledEntry(fact.character, fact.method if owner(step, seat, fact) else None)


def _triggered(step: Step, seat: str, fact: somatisation.SomatisationTriggered) -> SomatisationEntry:
    own = owner(step, seat, fact)
    kind: str = fact.kind
    if kind == "suspended_animation" and not is_gm(step.after, seat):
        kind = "no_sign_of_life"
    return SomatisationEntry(
        fact.character, kind, fact.label, fact.method if own else None, fact.overridden if own else None
    )


def _ended_seen(step: Step, seat: str, fact: aftermath.SomatisationEnded) -> bool:
    return owner(step, seat, fact) if fact.withheld else known(step, seat, fact)


def _effect(step: Step, seat: str, fact: rulings.RuleSomatisationEffect) -> SomatisationEffectEntry:
    reads = sheet(step, seat, fact)
    wounds = (fact.wounds or 0) + (fact.jaw_wounds or 0)
    return SomatisationEffectEntry(
        fact.character, fact.voice, fact.fatigue if reads else None, wounds if reads else None
    )


def _fall(step: Step, seat: str, fact: rulings.RuleFall) -> FallEntry:
    return FallEntry(fact.character, fact.wounds if sheet(step, seat, fact) else None)


def _character(step: Step, _seat: str, fact: rulings.ReviveCharacter) -> CharacterEntry:
    return CharacterEntry(subject(step, fact))


def _informed_seats(step: Step, seat: str, fact: Disclosed) -> bool:
    return gm(step, seat, fact) or seat in fact.seats


def _hardened(step: Step, seat: str, fact: trauma.Harden) -> HardenedEntry:
    own = owner(step, seat, fact)
    return HardenedEntry(fact.character, 1, fact.circumstances if own else None)


def _hardened_by_crime(step: Step, seat: str, fact: crimes.HardenByCrime) -> EntryDraft | None:
    """Draft the line of a hardening by crime; others read of a hardening without its cause (SOM-CRIME-07)."""
    person, _ = about(step, fact)
    if person is None:
        return None
    if owner(step, seat, fact):
        crime = next((c.kind for c in person.mind.crimes if c.id == fact.crime), "")
        fields = HardenedEntry(person.id, fact.count, crime)
        return EntryDraft("HardenedByCrime", fields, recorded=True, rules=type(fact).RULES)
    return EntryDraft("Hardened", HardenedEntry(person.id, fact.count, None), recorded=True, rules=trauma.Harden.RULES)


def _crime_roll(step: Step, seat: str, fact: crimes.CallCrimeRoll) -> EntryDraft | None:
    """Draft the line of a crime roll; others read of a roll of mind, or of nothing if none is made (SOM-CRIME-07)."""
    if owner(step, seat, fact):
        return EntryDraft("CrimeRollCalled", fact, recorded=True, rules=type(fact).RULES)
    call = step.after.dice.calls.get(step.event.id)
    if call is None or not known(step, seat, fact):
        return None
    return asked_line(step.after, seat, call, recorded=True)


def _remorse(step: Step, seat: str, fact: crimes.CallRemorse) -> EntryDraft | None:
    """Draft the line of a roll of remorse; others read of a fear roll (SOM-CRIME-07)."""
    person, _ = about(step, fact)
    call = next(_asked(step), None)
    if person is None or call is None:
        return None
    shown = announced(step.after, seat, call)
    each = FrightenedPart(person.id, call.id, shown.difficulty)
    fields = FearEntry((person.id,), fact.situation, "none", (each,))
    if owner(step, seat, fact):
        return EntryDraft("RemorseCalled", fields, recorded=True, rules=type(fact).RULES)
    return EntryDraft("FearRollCalled", fields, recorded=True, rules=fear.CallFearRoll.RULES)


def _reaction(step: Step, seat: str, fact: npcs.SetNpcFear) -> ReactionEntry:
    state: str = fact.state
    if state == "suspended_animation" and not is_gm(step.after, seat):
        state = "no_sign_of_life"
    return ReactionEntry(fact.npc, state)


def _explained(step: Step, _seat: str, fact: trauma.ExplainTicks) -> ExplainedEntry:
    return ExplainedEntry(subject(step, fact), sum(each.levels for each in fact.explanations))


def _debriefed(step: Step, _seat: str, fact: trauma.Debrief) -> DebriefedEntry:
    return DebriefedEntry(subject(step, fact))


def _closed(step: Step, _seat: str, _fact: Any) -> SceneEntry:
    return SceneEntry(step.before.scene.title if step.before.scene else "")


ENTRY_RULES: EntryRules = {
    scenes.OpenScene: EntryRule(everybody),
    scenes.CloseScene: EntryRule(everybody, _closed),
    fear.CallFearRoll: EntryRule(everybody, _fear_called),
    fear.DispenseFear: EntryRule(owner),
    fear.WorsenFear: EntryRule(known),
    fear.ImposeAction: EntryRule(known),
    fear.FearStateSet: EntryRule(known),
    fear.FearStateEnded: EntryRule(known),
    npcs.SetNpcFear: EntryRule(known, _reaction),
    rulings.TriggerSomatisation: EntryRule(known, _ruled),
    rulings.ChooseSomatisation: EntryRule(known),
    rulings.RuleSomatisationEffect: EntryRule(known, _effect),
    rulings.RuleFall: EntryRule(known, _fall),
    rulings.ReviveCharacter: EntryRule(known, _character),
    rulings.DiscloseSomatisation: EntryRule(_informed_seats),
    rulings.EndFrenzy: EntryRule(known),
    rulings.SomatisationRequested: EntryRule(known, _requested),
    somatisation.SomatisationTriggered: EntryRule(known, _triggered),
    aftermath.SomatisationEnded: EntryRule(_ended_seen),
    somatisation.HeartDiseaseAcquired: EntryRule(sheet),
    somatisation.EcstasyKnown: EntryRule(sheet),
    rulings.SuspendedAnimationDisclosed: EntryRule(_informed_seats),
    trauma.InflictShock: EntryRule(sheet),
    trauma.Debrief: EntryRule(sheet, _debriefed),
    trauma.InflictStress: EntryRule(sheet),
    trauma.ExplainTicks: EntryRule(sheet, _explained),
    trauma.Harden: EntryRule(sheet, _hardened),
    crimes.DeclareCrime: EntryRule(owner),
    crimes.CallCrimeRoll: EntryRule(
        known, _crime_roll, drafts={"CrimeRollCalled": crimes.CallCrimeRoll, "RollCalled": RollAskedEntry}
    ),
    crimes.CallRemorse: EntryRule(known, _remorse, drafts={"RemorseCalled": FearEntry, "FearRollCalled": FearEntry}),
    crimes.HardenByCrime: EntryRule(
        sheet, _hardened_by_crime, drafts={"HardenedByCrime": HardenedEntry, "Hardened": HardenedEntry}
    ),
    crimes.RemorseOverwhelms: EntryRule(gm),
}
