"""Entries of Spin: for every event and consequence its audience, and the part that each seat reads.

No seat reads a kind that `ENTRY_RULES` does not have."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.events import Consequence, Id, Text
from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, genre, orientation, stakes, traits
from domain.systems.spin.destiny import destiny, fate
from domain.systems.spin.destiny import fate_hand as hand
from domain.systems.spin.gauges import boss, fortunes, gauges
from domain.systems.spin.oppositions import (
    alea,
    chain,
    closing,
    competitions,
    factor_offers,
    factors,
    oppositions,
    outcome,
    rounds,
    windows,
)
from domain.systems.spin.session import session
from domain.systems.spin.session.flow import FlowStands
from domain.systems.spin.state.words import CharacterKind, FateTheme, PolarityPurpose, Row, StrokeReason
from domain.systems.spin.table import purse, scenes, setup
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import knows, sees_sheet
from projections.base.entry_rules import EntryRule, EntryRules, Fields, as_it_is, everybody, given, nobody
from projections.base.projection import Structs
from projections.spin.entries import oppositions as conflict
from projections.spin.entries import sheets
from projections.spin.views import visibility
from projections.spin.views.table import harm_shown
from projections.spin.views.visibility import gm


class NothingEntry(msgspec.Struct, frozen=True):
    """An event that is known without its content."""


class PolarityRequestedEntry(msgspec.Struct, frozen=True):
    seat: Id
    purpose: PolarityPurpose


class RowRequestedEntry(msgspec.Struct, frozen=True):
    """A requested orientation roll. `row` and `canvas` are there when a player named them, or for the gm."""

    roller: Id
    row: Row | None = None
    canvas: Id | None = None
    labels: tuple[str, ...] = ()


class ImpactEntry(msgspec.Struct, frozen=True):
    """An impact on a boss; the boss and what was hit, as far as they are known."""

    opposition: Id
    impact: boss.Impact
    boss: Id | None = None
    trait: Id | None = None
    label: str = ""


class CharacterEntry(msgspec.Struct, frozen=True):
    """A new character. `canvas`: the character's own, which was opened with it."""

    name: str
    kind: CharacterKind
    canvas: Id


class StrokeRevealedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stroke as it falls. `text`: what befalls, where it was written down."""

    forced: bool
    hand_count: int
    number: int
    reason: StrokeReason
    theme: FateTheme
    with_card: bool
    text: Text = ""


def face_of(step: Step) -> Consequence | None:
    """Return the consequence that is shown as the event itself; None: the event has none, or it did not follow."""
    match EVENTS.get(type(step.event.command)):
        case Faced(face=face):
            return next((c for c in step.consequences if type(c) is face), None)
        case _:
            return None


def as_its_face(step: Step, seat: str, fact: Any) -> msgspec.Struct | None:
    """Return what the seat reads of the consequence by which the event is shown; without one, of the event itself."""
    face = face_of(step)
    return as_it_is(step, seat, fact) if face is None else CONSEQUENCES[type(face)].fields(step, seat, face)


class Faced(EntryRule, frozen=True):
    """The rule for an event that is shown as one of its consequences, its public `face`, where that followed."""

    fields: Fields = as_its_face
    face: type[Consequence] = Consequence

    def structs(self, kind: type[msgspec.Struct]) -> Structs:
        if self.fields is not as_its_face:
            return given(self.fields)
        return (*CONSEQUENCES[self.face].structs(self.face), kind)


def _polarity(
    step: Step, seat: str, fact: destiny.RequestPolarityRoll
) -> destiny.RequestPolarityRoll | PolarityRequestedEntry:
    return fact if is_gm(step.after, seat) else PolarityRequestedEntry(fact.seat, "orientation")


def _row(step: Step, seat: str, fact: orientation.RequestOrientationRoll) -> RowRequestedEntry:
    if is_gm(step.after, seat) or not is_gm(step.before, step.event.seat):
        return RowRequestedEntry(fact.roller, fact.row, fact.canvas, fact.labels)
    return RowRequestedEntry(fact.roller)


def _impact(step: Step, seat: str, fact: boss.ApplyBossImpact) -> ImpactEntry:
    """Return the entry of an impact; of a boss not yet shared, only that he was hit, and how hard (SPI-BOSS-02)."""
    found = step.before.characters[fact.boss]
    if not knows(step.before, seat, found):
        return ImpactEntry(fact.opposition, fact.impact)
    if not sees_sheet(step.before, seat, found):
        return ImpactEntry(fact.opposition, fact.impact, fact.boss)
    lost = found.traits.get(fact.trait)
    return ImpactEntry(fact.opposition, fact.impact, fact.boss, fact.trait, lost.text if lost else fact.label)


def _harms(step: Step, seat: str, fact: competitions.ImposeHarm) -> competitions.ImposeHarm:
    return replace(fact, harms=tuple(harm_shown(step.after, seat, h) for h in fact.harms))


def _created(step: Step, seat: str, fact: characters.CreateCharacter) -> CharacterEntry:
    return CharacterEntry(fact.name, fact.kind, step.after.characters[step.event.id].canvas)


def _finalised(step: Step, seat: str, fact: chain.ResultFinalised) -> conflict.FinalEntry | NothingEntry:
    """Return the entry of a final result, without the card that came: that is the game master's."""
    face = face_of(step)
    return conflict.final(step, seat, face) if isinstance(face, chain.FinalResult) else NothingEntry()


def _ruled(step: Step, seat: str, fact: factors.RuleFactor) -> factors.RuleFactor | conflict.FactorJudgedEntry:
    face = face_of(step)
    return conflict.judged(step, seat, fact, face if isinstance(face, factors.FactorShown) else None)


def _lowered(step: Step, seat: str, fact: gauges.LowerGauge) -> gauges.GaugeLowered | gauges.LowerGauge:
    face = face_of(step)
    return face if isinstance(face, gauges.GaugeLowered) else sheets.emptied(step, seat, fact)


def _revealed(step: Step, seat: str, fact: fate.RevealFateStroke) -> StrokeRevealedEntry | NothingEntry:
    face = face_of(step)
    if not isinstance(face, fate.FateStrokeRevealed):
        return NothingEntry()
    return StrokeRevealedEntry(**msgspec.structs.asdict(face), text=fact.text or "")


def _added(step: Step, seat: str, fact: factor_offers.AddFactor) -> factors.FactorShown | factor_offers.AddFactor:
    """Return the entry of a new factor; the game master reads those that he has hidden (SPI-SEC-04)."""
    face = face_of(step)
    if not fact.hidden or not is_gm(step.after, seat):
        return face if isinstance(face, factors.FactorShown) else fact
    found = step.after.oppositions[fact.opposition].factors.get(step.event.id)
    return factors.shown(fact.opposition, found, openly=True) if found else fact


def _drawn(step: Step, seat: str, fact: hand.FateCardDrawn) -> hand.FateCardDrawn:
    return fact if is_gm(step.after, seat) else replace(fact, number=None, theme=None)


def _converted(step: Step, seat: str, fact: destiny.DestinyConverted) -> destiny.DestinyConverted:
    return fact if is_gm(step.after, seat) else replace(fact, value=None)


def _announced(step: Step, seat: str, fact: fate.FateStrokeAnnounced) -> fate.FateStrokeAnnounced:
    return fact if is_gm(step.after, seat) else fate.FateStrokeAnnounced()


def _taken_back(step: Step, seat: str, fact: fate.FateStrokeWithdrawn) -> fate.FateStrokeWithdrawn:
    return fact if is_gm(step.after, seat) else fate.FateStrokeWithdrawn()


def _blocked(step: Step, seat: str, fact: fate.FateStrokesBlocked) -> fate.FateStrokesBlocked:
    return fact if is_gm(step.after, seat) else replace(fact, number=None)


EVENTS: dict[type[Any], EntryRule] = {
    setup.AssignSeat: EntryRule(everybody),
    setup.SetTableOption: EntryRule(everybody, sheets.option),
    scenes.AdvancePhase: EntryRule(everybody),
    scenes.StartScene: EntryRule(everybody),
    scenes.EndScene: EntryRule(everybody),
    scenes.OpenRespite: Faced(everybody, face=scenes.RespiteOpened),
    scenes.CloseRespite: EntryRule(everybody),
    session.EndSession: EntryRule(everybody),
    session.CloseSession: EntryRule(everybody),
    session.StartSession: Faced(everybody, face=session.SessionStarted),
    session.EndGame: EntryRule(everybody),
    session.DiscloseSecrets: Faced(everybody, face=session.SecretsDisclosed),
    genre.AnswerGenre: EntryRule(everybody),
    genre.GenreCardDrawn: EntryRule(everybody, dice=everybody),
    genre.SetGenre: EntryRule(everybody),
    characters.CreateCharacter: EntryRule(visibility.protagonists, _created),
    characters.AllowNewCharacter: EntryRule(everybody),
    characters.MarkBoss: EntryRule(visibility.knowing_npc),
    characters.SetBossVeto: EntryRule(gm),
    canvases.CreateCanvas: EntryRule(visibility.open_canvas),
    canvases.WriteCanvasAxis: EntryRule(visibility.reading_axis, sheets.axis_written),
    canvases.ShareCanvas: EntryRule(everybody),
    canvases.ShareCanvasAxis: EntryRule(everybody, sheets.axis_shared),
    traits.AddTrait: Faced(visibility.target_sheet, face=traits.TraitAdded),
    traits.EditTrait: Faced(visibility.trait, face=traits.TraitChanged),
    traits.DeleteTrait: Faced(visibility.trait, face=traits.TraitRemoved),
    stakes.AddStake: EntryRule(gm),
    stakes.EditStake: EntryRule(visibility.shared_stake, sheets.stake_reworded),
    stakes.CloseStake: EntryRule(visibility.shared_stake),
    stakes.ShareStake: EntryRule(everybody),
    gauges.SetGaugeMode: EntryRule(everybody),
    gauges.AdvanceGauge: Faced(visibility.on_sheet, face=gauges.GaugeAdvanced),
    gauges.LowerGauge: Faced(visibility.gauge, _lowered, face=gauges.GaugeLowered),
    gauges.RuleExhaustion: EntryRule(visibility.gauge, sheets.gauge_ruled),
    boss.ApplyBossImpact: EntryRule(everybody, _impact),
    fortunes.SpendFortuneOnTrait: EntryRule(everybody),
    fortunes.SpendFortuneOnGauge: EntryRule(everybody, sheets.eased),
    oppositions.RequestOpposition: EntryRule(everybody),
    oppositions.OpenOpposition: EntryRule(everybody),
    oppositions.SetObjective: EntryRule(everybody, conflict.objective),
    oppositions.DeclareWager: EntryRule(everybody),
    oppositions.ChooseZoom: EntryRule(everybody),
    oppositions.SetStages: EntryRule(everybody),
    oppositions.CancelOpposition: EntryRule(everybody),
    factor_offers.ProposeFactor: Faced(everybody, face=factors.FactorShown),
    factor_offers.AddFactor: Faced(everybody, _added, face=factors.FactorShown),
    factors.RuleFactor: Faced(everybody, _ruled, face=factors.FactorShown),
    factors.WithdrawFactor: EntryRule(everybody, conflict.withdrawn),
    factors.RevealFactor: Faced(everybody, face=factors.FactorShown),
    chain.LockOpposition: Faced(everybody, face=chain.OppositionLocked),
    chain.ReopenOpposition: EntryRule(everybody),
    chain.RollCamp: Faced(everybody, face=chain.CampRolled, dice=everybody),
    chain.ShiftResult: Faced(everybody, face=chain.ResultShifted),
    chain.ResultFinalised: Faced(everybody, _finalised, face=chain.FinalResult),
    alea.UseAleaPoints: Faced(everybody, face=alea.DeusExAleaApplied),
    outcome.DeclareMitigation: EntryRule(everybody),
    outcome.AnswerMitigation: EntryRule(everybody),
    outcome.RecordConsequence: EntryRule(visibility.target_of_consequence, sheets.consequent),
    outcome.CloseOpposition: EntryRule(everybody),
    competitions.OpenCompetition: EntryRule(everybody),
    competitions.ConfirmModifier: EntryRule(everybody),
    competitions.ImposeHarm: EntryRule(everybody, _harms),
    competitions.AcceptHarm: EntryRule(everybody),
    competitions.WithdrawFromCompetition: EntryRule(everybody),
    competitions.RuleTie: EntryRule(everybody),
    competitions.EndCompetition: Faced(everybody, face=rounds.CompetitionEnded),
    destiny.OrientStory: EntryRule(gm),
    destiny.RequestPolarityRoll: EntryRule(everybody, _polarity),
    destiny.RollPolarity: Faced(everybody, face=destiny.PolarityRolled, dice=everybody),
    destiny.DetermineInitiative: EntryRule(everybody),
    destiny.ConvertDestiny: Faced(everybody, face=destiny.DestinyConverted),
    orientation.RequestOrientationRoll: EntryRule(everybody, _row),
    orientation.RollOrientation: Faced(everybody, face=orientation.OrientationRolled, dice=everybody),
    orientation.InterpretOrientation: EntryRule(visibility.interpreted_for, sheets.interpreted),
    fate.AnnounceFateStroke: Faced(everybody, face=fate.FateStrokeAnnounced),
    fate.PassFateBlock: EntryRule(everybody),
    windows.PassResultShift: EntryRule(everybody),
    fate.RevealFateStroke: Faced(everybody, _revealed, face=fate.FateStrokeRevealed),
    fate.WithdrawFateStroke: Faced(everybody, face=fate.FateStrokeWithdrawn),
    fate.BlockFateStrokes: Faced(everybody, face=fate.FateStrokesBlocked),
    FlowStands: EntryRule(nobody),  # `entries` shows the event that went on over a correction
}
CONSEQUENCES: dict[type[Any], EntryRule] = {
    scenes.SceneEnded: EntryRule(everybody),
    scenes.RequestLapsed: EntryRule(everybody),
    scenes.RespiteOpened: EntryRule(everybody),
    scenes.RespiteClosed: EntryRule(everybody),
    session.SessionStarted: EntryRule(everybody),
    session.SecretsDisclosed: EntryRule(everybody),
    traits.TraitAdded: EntryRule(visibility.trait_now),
    traits.TraitChanged: EntryRule(visibility.trait_now, sheets.reworded),
    traits.TraitRemoved: EntryRule(visibility.trait),
    gauges.GaugeAdvanced: EntryRule(visibility.on_sheet),
    gauges.GaugeLowered: EntryRule(visibility.on_sheet),
    gauges.GaugeRemoved: EntryRule(visibility.on_sheet),
    gauges.GaugeExhausted: EntryRule(visibility.on_sheet),
    gauges.CharacterEnded: EntryRule(visibility.knowing_ended),
    factors.FactorShown: EntryRule(everybody),
    chain.OppositionLocked: EntryRule(everybody, conflict.locked),
    chain.CampRolled: EntryRule(everybody, conflict.rolled),
    chain.ResultDetermined: EntryRule(everybody, conflict.determined),
    chain.ResultShifted: EntryRule(everybody, conflict.shifted),
    chain.FinalResult: EntryRule(everybody, conflict.final),
    alea.DeusExAleaTriggered: EntryRule(everybody, conflict.alea_triggered),
    alea.DeusExAleaApplied: EntryRule(everybody, conflict.alea_applied),
    purse.FortuneGained: EntryRule(everybody),
    purse.FortuneSpent: EntryRule(everybody),
    hand.FateCardDrawn: EntryRule(everybody, _drawn),
    hand.FateAttentionIgnored: EntryRule(everybody),
    outcome.ModifierGiven: EntryRule(visibility.given_modifier),
    closing.ConflictGoesOn: EntryRule(everybody),
    rounds.LegResult: EntryRule(everybody),
    rounds.CompetitionRoundCompared: EntryRule(everybody),
    rounds.CompetitionEnded: EntryRule(everybody),
    destiny.DestinyChanged: EntryRule(gm),
    destiny.PolarityAsked: EntryRule(everybody),
    destiny.PolarityRolled: EntryRule(everybody),
    destiny.InitiativeDetermined: EntryRule(everybody),
    destiny.DestinyConverted: EntryRule(everybody, _converted),
    orientation.OrientationRolled: EntryRule(everybody, sheets.face_read),
    fate.FateStrokeAnnounced: EntryRule(everybody, _announced),
    fate.FateStrokeRevealed: EntryRule(everybody),
    fate.FateStrokeWithdrawn: EntryRule(everybody, _taken_back),
    fate.FateStrokesBlocked: EntryRule(everybody, _blocked),
}
ENTRY_RULES: EntryRules = {
    **{k: rule if rule.dice is everybody else replace(rule, dice=visibility.gm_draws) for k, rule in EVENTS.items()},
    **CONSEQUENCES,
}
"""The game master sees the draws of every event that he reads."""
