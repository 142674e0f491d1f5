"""Entries about characters: their making, approval, gauges, ages, traits, experience; NPCs and objects."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.characters import (
    ages,
    approval,
    creation,
    experience,
    gauges,
    proposal_commands,
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
from domain.systems.sombre.state.vocabulary import Gauge, Sex, Side, TickMark
from domain.systems.sombre.table import objects
from domain.systems.sombre.table.guards import plays
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.base.projection import EntryDraft
from projections.sombre.views.sheets import public_why
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, background, gauge_seen, gm, known, owner, sheet

Made = creation.CreateCharacter | approval.ImportCharacter


class CreatedEntry(msgspec.Struct, frozen=True):
    character: Id
    name: str
    sex: Sex
    seat: Id | None


class ValidatedEntry(msgspec.Struct, frozen=True):
    character: Id


class HandednessEntry(msgspec.Struct, frozen=True):
    character: Id
    side: Side


class LostEntry(msgspec.Struct, frozen=True):
    """A character that became an NPC through mental instability.

    `level`: for those who read pages 2 and 3 of the sheet; `psycho_killer`: for its owner.
    """

    character: Id
    level: int | None
    psycho_killer: bool | None


class SenescenceEntry(msgspec.Struct, frozen=True):
    character: Id
    age: int
    gauge: Word
    xp: int | None


class ObjectEntry(msgspec.Struct, frozen=True):
    thing: Id
    label: str


class ReviewEntry(msgspec.Struct, frozen=True):
    character: Id
    title: str
    verdict: Word
    waived: str
    reason: str


class TickEntry(msgspec.Struct, frozen=True):
    """Circles of a gauge that were ticked. `total` of the gauge once these circles are in."""

    character: Id
    gauge: Gauge
    mark: TickMark
    count: int
    permanent: bool
    cause: Word
    total: int


class ProposedEntry(msgspec.Struct, frozen=True):
    """A proposal that was withdrawn. `title`: that of its item, if it has one."""

    character: Id
    title: str


def _identified(step: Step, seat: str, fact: creation.SetIdentity) -> bool:
    """Return whether the seat reads page 1: ALL of a player character, GM of an NPC (SOM-CHAR-02, SOM-NPC-09)."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.kind == "pc" and known(step, seat, fact))


def _created(step: Step, _seat: str, fact: Made) -> CreatedEntry | None:
    _, person = about(step, fact)
    if person is None:
        return None
    return CreatedEntry(person.id, person.sheet.identity.name, person.sex, person.seat)


def _seated(step: Step, seat: str, fact: Made) -> bool:
    return fact.seat is not None or gm(step, seat, fact)


def _validated(_step: Step, _seat: str, fact: approval.ValidateCharacter) -> ValidatedEntry:
    return ValidatedEntry(fact.character)


def _handedness(step: Step, _seat: str, fact: creation.DrawHandedness) -> HandednessEntry | None:
    _, person = about(step, fact)
    return HandednessEntry(fact.character, person.sheet.handedness) if person else None


def _tick_ruled(step: Step, seat: str, fact: gauges.ApplyTick) -> EntryDraft:
    """Draft the line of a ruled tick; one that waits for phase 3 is shown so, and as ticked later (SOM-DAMAGE-16)."""
    if fact.gauge != "mental_instability" and ticks_wait(step.before):
        held = TicksHeld(fact.character, fact.gauge, fact.count)
        return EntryDraft("TicksHeld", held, recorded=True, rules=TicksHeld.RULES)
    fields = TickApplied(fact.character, fact.gauge, fact.mark, fact.count, fact.permanent, fact.cause)
    return EntryDraft("TickApplied", _tick(step, seat, fields), recorded=True, rules=gauges.ApplyTick.RULES)


def _tick(step: Step, seat: str, fact: TickApplied) -> TickEntry:
    """Return the entry of a tick, its private cause for the owner and the game master alone (SOM-CRIME-07).

    A gauge behind the screen is for the game master alone: its audience (`gauge_seen`) leaves the others out.
    """
    why = fact.cause
    if not owner(step, seat, fact):
        why = "" if _private(step, fact) else public_why(why)
    total = _total(step, fact)
    return TickEntry(fact.character, fact.gauge, fact.mark, fact.count, fact.permanent, why, total)


def _total(step: Step, fact: TickApplied) -> int:
    """Return the circles of the gauge at that moment: those after the event, without those that followed on this one.

    Circles that a child does not have yet do not count (SOM-CHAR-15).
    """
    _, now = about(step, fact)
    place = next((n for n, each in enumerate(step.consequences) if each is fact), -1)
    total = sum(circle.why != "childhood" for circle in circles(now, fact.gauge)) if now is not None else 0
    for each in step.consequences[place + 1 :]:
        if isinstance(each, TickApplied | TickRemoved) and (each.character, each.gauge) == (fact.character, fact.gauge):
            total += each.count if isinstance(each, TickRemoved) else -each.count
    return total


def _private(step: Step, fact: TickApplied) -> bool:
    """Return whether a circle that this event brings, at once or after a wait, comes from a crime."""
    was, now = about(step, fact)
    if now is None:
        return False
    if getattr(step.event.command, "source", None) in {crime.id for crime in now.mind.crimes}:
        return True
    new = circles(now, fact.gauge)[len(circles(was, fact.gauge)) if was is not None else 0 :]
    return any(circle.private and circle.why == fact.cause for circle in new)


def _removed(step: Step, _seat: str, fact: gauges.RemoveTick) -> TickRemoved | None:
    was, now = about(step, fact)
    if was is None or now is None:
        return None
    freed = len(circles(was, fact.gauge)) - len(circles(now, fact.gauge))
    return TickRemoved(fact.character, fact.gauge, fact.mark, freed, fact.count)


def _trait_ruled(step: Step, _seat: str, fact: traits.ChangeTrait) -> TraitChanged | None:
    was, now = about(step, fact)
    if was is None or now is None:
        return None
    trait_id = fact.trait or step.event.id
    before = next((t for t in was.sheet.traits if t.id == trait_id), None)
    after = next((t for t in now.sheet.traits if t.id == trait_id), None)
    shown = after or before
    if shown is None:
        return None
    level = after.level if after else 0
    change = level - (before.level if before else 0)
    return TraitChanged(fact.character, trait_id, shown.title, shown.kind, change, level)


def _lost(step: Step, seat: str, fact: mind.CharacterBecameNpc) -> LostEntry:
    own = owner(step, seat, fact)
    level = fact.level if sheet(step, seat, fact) else None
    return LostEntry(fact.character, level, fact.psycho_killer if own else None)


def _senescence(step: Step, seat: str, fact: ages.SenescenceTicked) -> SenescenceEntry:
    xp = fact.xp if owner(step, seat, fact) else None
    return SenescenceEntry(fact.character, fact.age, fact.gauge, xp)


def _reviewed(step: Step, _seat: str, fact: proposal_commands.ReviewProposal) -> ReviewEntry | None:
    was, _ = about(step, fact)
    if was is None:
        return None
    item = fact.amended or was.sheet.pending[fact.proposal].item
    return ReviewEntry(was.id, getattr(item, "title", ""), fact.verdict, fact.waived, fact.reason)


def _withdrawn(step: Step, _seat: str, fact: proposal_commands.WithdrawProposal) -> ProposedEntry:
    was, _ = about(step, fact)
    proposal = was.sheet.pending.get(fact.proposal) if was is not None else None
    return ProposedEntry(fact.character, getattr(proposal.item, "title", "") if proposal is not None else "")


def _award(step: Step, seat: str, fact: experience.AwardXp) -> bool:
    return gm(step, seat, fact) or fact.seat == seat or (fact.character is not None and owner(step, seat, fact))


def _object(step: Step, _seat: str, fact: objects.CreateObject) -> ObjectEntry:
    return ObjectEntry(step.event.id, fact.label)


def _object_known(step: Step, seat: str, fact: Any) -> bool:
    thing = step.after.things.get(getattr(fact, "thing", step.event.id))
    return gm(step, seat, fact) or (thing is not None and thing.known)


def _dead(step: Step, seat: str, fact: CharacterDied) -> bool:
    """Return whether the seat reads of the death: an NPC's is the game master's to disclose."""
    _, person = about(step, fact)
    return gm(step, seat, fact) or (person is not None and person.is_pc and person.known)


def _new_owner(step: Step, seat: str, fact: approval.MissingAsked) -> bool:
    """Return whether the seat plays the character from now on."""
    person = step.after.characters.get(fact.character)
    return person is not None and plays(step.after, seat, person)


ENTRY_RULES: EntryRules = {
    creation.CreateCharacter: EntryRule(_seated, _created),
    creation.SetIdentity: EntryRule(_identified),
    creation.WriteBackground: EntryRule(background),
    creation.AllocateCommonSkills: EntryRule(owner),
    creation.ChoosePersonality: EntryRule(owner),
    creation.SetHandedness: EntryRule(owner),
    creation.DrawHandedness: EntryRule(owner, _handedness, owner),
    creation.SetAgeClass: EntryRule(owner),
    creation.GrantChildSkill: EntryRule(owner),
    creation.SetSpecial: EntryRule(owner),
    proposal_commands.ProposeSkill: EntryRule(owner),
    proposal_commands.ProposeSpeciality: EntryRule(owner),
    proposal_commands.ProposeTrait: EntryRule(owner),
    proposal_commands.ProposeInitialTicks: EntryRule(owner),
    proposal_commands.WithdrawProposal: EntryRule(owner, _withdrawn),
    proposal_commands.ReviewProposal: EntryRule(owner, _reviewed),
    approval.ValidateCharacter: EntryRule(known, _validated),
    approval.AssignCharacter: EntryRule(known),
    approval.MissingAsked: EntryRule(_new_owner),
    approval.CharacterHandedOver: EntryRule(known),
    approval.ImportCharacter: EntryRule(_seated, _created),
    gauges.ApplyTick: EntryRule(gauge_seen, _tick_ruled, drafts={"TicksHeld": TicksHeld, "TickApplied": TickEntry}),
    gauges.RemoveTick: EntryRule(gauge_seen, _removed),
    gauges.SetCounter: EntryRule(sheet),
    gauges.TickApplied: EntryRule(gauge_seen, _tick),
    gauges.TickRemoved: EntryRule(gauge_seen),
    mind.PhaseChanged: EntryRule(sheet),
    mind.CharacterBecameNpc: EntryRule(known, _lost),
    CharacterDied: EntryRule(_dead),
    ages.SetAge: EntryRule(known),
    ages.GrowUp: EntryRule(owner),
    ages.GrowChild: EntryRule(sheet),
    ages.SenescenceTicked: EntryRule(sheet, _senescence),
    traits.ChangeTrait: EntryRule(sheet, _trait_ruled),
    traits.MarkIllness: EntryRule(owner),
    traits.TraitChanged: EntryRule(sheet),
    npcs.CreateNpc: EntryRule(gm),
    npcs.UpdateNpc: EntryRule(gm),
    npcs.IntroduceNpc: EntryRule(everybody),
    objects.CreateObject: EntryRule(_object_known, _object),
    objects.DamageObject: EntryRule(gm),
    objects.ObjectStateChanged: EntryRule(_object_known),
    experience.OpenExperiencePhase: EntryRule(everybody),
    experience.CloseExperiencePhase: EntryRule(everybody),
    experience.AwardXp: EntryRule(_award),
    experience.ProposeSpend: EntryRule(owner),
    spending.XpSpent: EntryRule(owner),
    spending.SkillImproved: EntryRule(sheet),
    spending.SkillAcquired: EntryRule(sheet),
    spending.SpecialityAcquired: EntryRule(sheet),
    treatment.StartTreatment: EntryRule(owner),
    treatment.FinishTreatment: EntryRule(owner),
    treatment.PayTreatment: EntryRule(owner),
    treatment.TreatmentResolved: EntryRule(owner),
}
