"""What is told of characters: their making, approval, gauges, ages, traits, experience; NPCs and objects."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events import Id, Word
from domain.record.history import Step
from domain.systems.sombre.characters import (
    ages,
    approval,
    creation,
    experience,
    gauges,
    proposal_words,
    spending,
    traits,
)
from domain.systems.sombre.characters.gauges import TickApplied, TickRemoved, TicksHeld, circles
from domain.systems.sombre.characters.traits import TraitChanged
from domain.systems.sombre.condition import mind
from domain.systems.sombre.condition.aftermath import CharacterDied
from domain.systems.sombre.condition.battle import ticks_wait
from domain.systems.sombre.fear import treatment
from domain.systems.sombre.mind import npcs
from domain.systems.sombre.state.vocabulary import Sex, Side
from domain.systems.sombre.table import objects
from domain.systems.sombre.table.guards import is_gm
from projections.projection import Shown
from projections.sombre.audience import Piece, Telling, about, background, everyone, gm, known, owner, sheet
from projections.sombre.sheets import public_why


class CreatedShown(msgspec.Struct, frozen=True):
    character: Id
    name: str
    sex: Sex
    seat: Id | None


class ValidatedShown(msgspec.Struct, frozen=True):
    character: Id


class HandednessShown(msgspec.Struct, frozen=True):
    character: Id
    side: Side


class LostShown(msgspec.Struct, frozen=True):
    """`level` on pages 2 and 3, `psycho_killer` to its owner."""

    character: Id
    level: int | None
    psycho_killer: bool | None


class SenescenceShown(msgspec.Struct, frozen=True):
    character: Id
    age: int
    gauge: Word
    xp: int | None


class ObjectShown(msgspec.Struct, frozen=True):
    thing: Id
    label: str


class ReviewShown(msgspec.Struct, frozen=True):
    character: Id
    title: str
    verdict: Word
    waived: str
    reason: str


class ProposedShown(msgspec.Struct, frozen=True):
    """What is withdrawn, by its title."""

    character: Id


def _created(step: Step, _seat: str, told: Any) -> CreatedShown | None:
    _, person = about(step, told)
    if person is None:
        return None
    return CreatedShown(person.id, person.identity.name, person.sex, person.seat)


def _seated(step: Step, seat: str, told: Any) -> bool:
    return told.seat is not None or gm(step, seat, told)


def _validated(_step: Step, _seat: str, told: Any) -> ValidatedShown:
    return ValidatedShown(told.character)


def _handedness(step: Step, _seat: str, told: Any) -> HandednessShown | None:
    _, person = about(step, told)
    return HandednessShown(told.character, person.handedness) if person else None


def _tick_ruled(step: Step, seat: str, told: Any) -> Shown:
    """SOM-DAMAGE-16: one that waits for phase 3 is told as waiting; it is told as ticked when it lands."""
    if told.gauge != "mental_instability" and ticks_wait(step.before):
        fields: TicksHeld | TickApplied = TicksHeld(told.character, told.gauge, told.count)
        return Shown("TicksHeld", fields, recorded=True, rules=TicksHeld.RULES)
    fields = TickApplied(told.character, told.gauge, told.mark, told.count, told.permanent, told.cause)
    return Shown("TickApplied", _tick(step, seat, fields), recorded=True, rules=gauges.ApplyTick.RULES)


def _tick(step: Step, seat: str, told: TickApplied) -> TickApplied:
    """SOM-CRIME-07; a gauge behind the screen is told to the game master alone."""
    if owner(step, seat, told):
        return told
    return msgspec.structs.replace(told, why="" if _private(step, told) else public_why(told.why))


def _private(step: Step, told: TickApplied) -> bool:
    """Does a circle that this event brings, at once or after a wait, come from a crime?"""
    was, now = about(step, told)
    if now is None:
        return False
    if getattr(step.event.command, "source", None) in {crime.id for crime in now.crimes}:
        return True
    new = circles(now, told.gauge)[len(circles(was, told.gauge)) if was is not None else 0 :]
    return any(circle.private and circle.why == told.why for circle in new)


def gauge_seen(step: Step, seat: str, told: Any) -> bool:
    _, person = about(step, told)
    if person is not None and told.gauge in person.held:
        return is_gm(step.after, seat)
    return sheet(step, seat, told)


def _removed(step: Step, _seat: str, told: Any) -> TickRemoved | None:
    was, now = about(step, told)
    if was is None or now is None:
        return None
    freed = len(circles(was, told.gauge)) - len(circles(now, told.gauge))
    return TickRemoved(told.character, told.gauge, told.mark, freed, told.count)


def _trait_ruled(step: Step, _seat: str, told: Any) -> TraitChanged | None:
    was, now = about(step, told)
    if was is None or now is None:
        return None
    trait_id = told.trait or step.event.id
    before = next((t for t in was.traits if t.id == trait_id), None)
    after = next((t for t in now.traits if t.id == trait_id), None)
    shown = after or before
    if shown is None:
        return None
    level = after.level if after else 0
    change = level - (before.level if before else 0)
    return TraitChanged(told.character, trait_id, shown.title, shown.kind, change, level)


def _lost(step: Step, seat: str, told: Any) -> LostShown:
    own = owner(step, seat, told)
    level = told.level if sheet(step, seat, told) else None
    return LostShown(told.character, level, told.psycho_killer if own else None)


def _senescence(step: Step, seat: str, told: Any) -> SenescenceShown:
    xp = told.xp if owner(step, seat, told) else None
    return SenescenceShown(told.character, told.age, told.gauge, xp)


def _reviewed(step: Step, _seat: str, told: Any) -> ReviewShown | None:
    was, _ = about(step, told)
    if was is None:
        return None
    item = told.amended or was.pending[told.proposal].item
    return ReviewShown(was.id, getattr(item, "title", ""), told.verdict, told.waived, told.reason)


def _withdrawn(_step: Step, _seat: str, told: Any) -> ProposedShown:
    return ProposedShown(told.character)


def _award(step: Step, seat: str, told: Any) -> bool:
    return gm(step, seat, told) or told.seat == seat or (told.character is not None and owner(step, seat, told))


def _object(step: Step, _seat: str, told: Any) -> ObjectShown:
    return ObjectShown(step.event.id, told.label)


def _object_known(step: Step, seat: str, told: Any) -> bool:
    thing = step.after.things.get(getattr(told, "thing", step.event.id))
    return gm(step, seat, told) or (thing is not None and thing.known)


def _dead(step: Step, seat: str, told: Any) -> bool:
    """An NPC's death is the game master's to tell."""
    _, person = about(step, told)
    return gm(step, seat, told) or (person is not None and person.is_pc and person.known)


PIECE = Piece(
    tellings={
        creation.CreateCharacter: Telling(_seated, _created),
        creation.SetIdentity: Telling(known),
        creation.WriteBackground: Telling(background),
        creation.AllocateCommonSkills: Telling(owner),
        creation.ChoosePersonality: Telling(owner),
        creation.SetHandedness: Telling(owner),
        creation.DrawHandedness: Telling(owner, _handedness, owner),
        creation.SetAgeClass: Telling(owner),
        creation.GrantChildSkill: Telling(owner),
        creation.SetSpecial: Telling(owner),
        proposal_words.ProposeSkill: Telling(owner),
        proposal_words.ProposeSpeciality: Telling(owner),
        proposal_words.ProposeTrait: Telling(owner),
        proposal_words.ProposeInitialTicks: Telling(owner),
        proposal_words.WithdrawProposal: Telling(owner, _withdrawn),
        proposal_words.ReviewProposal: Telling(owner, _reviewed),
        approval.ValidateCharacter: Telling(known, _validated),
        approval.AssignCharacter: Telling(known),
        approval.ImportCharacter: Telling(_seated, _created),
        gauges.ApplyTick: Telling(gauge_seen, line=_tick_ruled),
        gauges.RemoveTick: Telling(gauge_seen, _removed),
        gauges.SetCounter: Telling(sheet),
        gauges.TickApplied: Telling(gauge_seen, _tick),
        gauges.TickRemoved: Telling(gauge_seen),
        mind.PhaseChanged: Telling(sheet),
        mind.CharacterBecameNpc: Telling(known, _lost),
        CharacterDied: Telling(_dead),
        ages.SetAge: Telling(known),
        ages.GrowUp: Telling(sheet),
        ages.GrowChild: Telling(sheet),
        ages.SenescenceTicked: Telling(sheet, _senescence),
        traits.ChangeTrait: Telling(sheet, _trait_ruled),
        traits.MarkIllness: Telling(owner),
        traits.TraitChanged: Telling(sheet),
        npcs.CreateNpc: Telling(gm),
        npcs.UpdateNpc: Telling(gm),
        npcs.IntroduceNpc: Telling(everyone),
        objects.CreateObject: Telling(_object_known, _object),
        objects.DamageObject: Telling(gm),
        objects.ObjectStateChanged: Telling(_object_known),
        experience.OpenExperiencePhase: Telling(everyone),
        experience.CloseExperiencePhase: Telling(everyone),
        experience.AwardXp: Telling(_award),
        experience.ProposeSpend: Telling(owner),
        spending.XpSpent: Telling(owner),
        spending.SkillImproved: Telling(sheet),
        spending.SkillAcquired: Telling(sheet),
        spending.SpecialityAcquired: Telling(sheet),
        treatment.StartTreatment: Telling(owner),
        treatment.FinishTreatment: Telling(owner),
        treatment.PayTreatment: Telling(owner),
        treatment.TreatmentResolved: Telling(owner),
    },
    shown=(
        CreatedShown,
        ValidatedShown,
        HandednessShown,
        LostShown,
        SenescenceShown,
        ObjectShown,
        ReviewShown,
        ProposedShown,
    ),
)
