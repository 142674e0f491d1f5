"""What is told of scenes, fear, somatisations, traumas and crimes: SOM-FEAR-15, SOM-SOMA-20, SOM-CRIME-07."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.calls.calls import CallRoll
from domain.systems.sombre.condition import aftermath
from domain.systems.sombre.fear import crimes, fear
from domain.systems.sombre.fear import somatisation_rulings as rulings
from domain.systems.sombre.mind import npcs, somatisation, trauma
from domain.systems.sombre.table.guards import is_gm
from domain.systems.sombre.throws import scenes
from projections.projection import Shown
from projections.sombre.audience import Piece, Telling, about, everyone, gm, known, owner, sheet, subject
from projections.sombre.calls import announced


class FearShown(msgspec.Struct, frozen=True):
    """`difficulty`: each character's parameters."""

    characters: tuple[Id, ...]
    situation: str
    somatogenic: Word
    difficulty: tuple[fear.Frightened, ...]


class RuledShown(msgspec.Struct, frozen=True):
    """`method` for its owner."""

    character: Id
    method: Word | None


class SomatisationShown(msgspec.Struct, frozen=True):
    character: Id
    kind: Word
    label: str
    method: Word | None
    overridden: bool | None


class EffectShown(msgspec.Struct, frozen=True):
    """Wounds and Fatigue on page 3."""

    character: Id
    voice: str
    fatigue: int | None
    wounds: int | None


class FallShown(msgspec.Struct, frozen=True):
    character: Id
    wounds: int | None


class CharacterShown(msgspec.Struct, frozen=True):
    character: Id


class HardenedShown(msgspec.Struct, frozen=True):
    """`circumstances` and what is criminal in them, for its owner."""

    character: Id
    count: int
    circumstances: str | None


class ReactionShown(msgspec.Struct, frozen=True):
    npc: Id
    state: Word


class SceneShown(msgspec.Struct, frozen=True):
    title: str


class ExplainedShown(msgspec.Struct, frozen=True):
    character: Id
    levels: int


class DebriefedShown(msgspec.Struct, frozen=True):
    character: Id


def _fear_called(step: Step, seat: str, told: Any) -> FearShown | None:
    """An animal's roll is the game master's; nothing is left of it in the others' line."""
    people = step.after.characters
    seen = [
        each
        for each in told.characters
        if is_gm(step.after, seat) or (people[each.character].is_pc and people[each.character].known)
    ]
    if not seen:
        return None
    names = tuple(each.character for each in seen)
    return FearShown(names, told.situation, told.somatogenic, tuple(seen))


def _ruled(step: Step, seat: str, told: Any) -> RuledShown:
    return RuledShown(told.character, told.method if owner(step, seat, told) else None)


def _triggered(step: Step, seat: str, told: Any) -> SomatisationShown:
    own = owner(step, seat, told)
    kind = told.kind
    if kind == "suspended_animation" and not is_gm(step.after, seat):
        kind = "no_sign_of_life"
    return SomatisationShown(
        told.character, kind, told.label, told.method if own else None, told.overridden if own else None
    )


def _ended_seen(step: Step, seat: str, told: Any) -> bool:
    return owner(step, seat, told) if told.withheld else known(step, seat, told)


def _effect(step: Step, seat: str, told: Any) -> EffectShown:
    reads = sheet(step, seat, told)
    wounds = (told.wounds or 0) + (told.jaw_wounds or 0)
    return EffectShown(told.character, told.voice, told.fatigue if reads else None, wounds if reads else None)


def _fall(step: Step, seat: str, told: Any) -> FallShown:
    return FallShown(told.character, told.wounds if sheet(step, seat, told) else None)


def _character(step: Step, _seat: str, told: Any) -> CharacterShown:
    return CharacterShown(subject(step, told))


def _told_seats(step: Step, seat: str, told: Any) -> bool:
    return gm(step, seat, told) or seat in told.seats


def _hardened(step: Step, seat: str, told: Any) -> HardenedShown:
    own = owner(step, seat, told)
    return HardenedShown(told.character, 1, told.circumstances if own else None)


def _hardened_by_crime(step: Step, seat: str, told: Any) -> Shown | None:
    """SOM-CRIME-07: to others a hardening without cause."""
    person, _ = about(step, told)
    if person is None:
        return None
    if owner(step, seat, told):
        crime = next((c.kind for c in person.crimes if c.id == told.crime), "")
        fields = HardenedShown(person.id, told.count, crime)
        return Shown("HardenedByCrime", fields, recorded=True, rules=type(told).RULES)
    return Shown("Hardened", HardenedShown(person.id, told.count, None), recorded=True, rules=trauma.Harden.RULES)


def _crime_roll(step: Step, seat: str, told: Any) -> Shown | None:
    """SOM-CRIME-07: to others an ordinary roll of mind; an automatic success is nothing at all."""
    if owner(step, seat, told):
        return Shown("CrimeRollCalled", told, recorded=True, rules=type(told).RULES)
    call = step.after.calls.get(step.event.id)
    if call is None or not known(step, seat, told):
        return None
    fields = announced(step.after, seat, call)
    return Shown("RollCalled", fields, recorded=True, rules=CallRoll.RULES)


def _remorse(step: Step, seat: str, told: Any) -> Shown | None:
    """SOM-CRIME-07: to others a fear roll."""
    person, _ = about(step, told)
    call = step.after.calls.get(step.event.id)
    if person is None or call is None:
        return None
    shown = announced(step.after, seat, call)
    each = fear.Frightened(person.id, shown.difficulty)
    fields = FearShown((person.id,), told.situation, "none", (each,))
    if owner(step, seat, told):
        return Shown("RemorseCalled", fields, recorded=True, rules=type(told).RULES)
    return Shown("FearRollCalled", fields, recorded=True, rules=fear.CallFearRoll.RULES)


def _reaction(step: Step, seat: str, told: Any) -> ReactionShown:
    state = told.state
    if state == "suspended_animation" and not is_gm(step.after, seat):
        state = "no_sign_of_life"
    return ReactionShown(told.npc, state)


def _explained_seen(step: Step, seat: str, told: Any) -> bool:
    shock = step.before.shocks.get(told.source)
    criminal = shock is not None and bool(shock.crime)
    return owner(step, seat, told) if criminal else sheet(step, seat, told)


def _explained(step: Step, _seat: str, told: Any) -> ExplainedShown:
    return ExplainedShown(subject(step, told), sum(each.levels for each in told.explanations))


def _debriefed(step: Step, _seat: str, told: Any) -> DebriefedShown:
    return DebriefedShown(subject(step, told))


def _closed(step: Step, _seat: str, _told: Any) -> SceneShown:
    return SceneShown(step.before.scene.title if step.before.scene else "")


PIECE = Piece(
    tellings={
        scenes.OpenScene: Telling(everyone),
        scenes.CloseScene: Telling(everyone, _closed),
        fear.CallFearRoll: Telling(everyone, _fear_called),
        fear.DispenseFear: Telling(owner),
        fear.WorsenFear: Telling(known),
        fear.ImposeAction: Telling(known),
        fear.FearStateSet: Telling(known),
        fear.FearStateEnded: Telling(known),
        npcs.SetNpcFear: Telling(known, _reaction),
        rulings.TriggerSomatisation: Telling(known, _ruled),
        rulings.ChooseSomatisation: Telling(known),
        rulings.RuleSomatisationEffect: Telling(known, _effect),
        rulings.RuleFall: Telling(known, _fall),
        rulings.ReviveCharacter: Telling(known, _character),
        rulings.DiscloseSomatisation: Telling(_told_seats),
        rulings.EndFrenzy: Telling(known),
        rulings.SomatisationRequested: Telling(known),
        somatisation.SomatisationTriggered: Telling(known, _triggered),
        aftermath.SomatisationEnded: Telling(_ended_seen),
        somatisation.HeartDiseaseAcquired: Telling(sheet),
        somatisation.EcstasyKnown: Telling(sheet),
        rulings.SuspendedAnimationDisclosed: Telling(_told_seats),
        trauma.InflictShock: Telling(sheet),
        trauma.Debrief: Telling(sheet, _debriefed),
        trauma.InflictStress: Telling(sheet),
        trauma.ExplainTicks: Telling(_explained_seen, _explained),
        trauma.Harden: Telling(sheet, _hardened),
        crimes.DeclareCrime: Telling(owner),
        crimes.CallCrimeRoll: Telling(known, line=_crime_roll),
        crimes.CallRemorse: Telling(known, line=_remorse),
        crimes.HardenByCrime: Telling(sheet, line=_hardened_by_crime),
        crimes.RemorseOverwhelms: Telling(gm),
    },
    shown=(
        SceneShown,
        FearShown,
        RuledShown,
        SomatisationShown,
        EffectShown,
        FallShown,
        CharacterShown,
        HardenedShown,
        ReactionShown,
        ExplainedShown,
        DebriefedShown,
    ),
)
