"""What the lines of a Spin feed hold: of every event and consequence to whom it is told, and how much of it.

What has no place in `TELLINGS` is told to nobody.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.events import Consequence, Id
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
)
from domain.systems.spin.session import session
from domain.systems.spin.state.words import CharacterKind, PolarityPurpose, Row
from domain.systems.spin.table import purse, scenes, setup
from domain.systems.spin.table.roles import camp_seats, is_gm
from domain.systems.spin.table.sight import knows, sees_sheet
from projections.spin import audience
from projections.spin.audience import Telling, everyone, gm, gm_now
from projections.spin.table import harm_shown, names


class Nothing(msgspec.Struct, frozen=True):
    """The event is known; its content is not."""


class PolarityRequested(msgspec.Struct, frozen=True):
    seat: Id
    purpose: PolarityPurpose


class RowRequested(msgspec.Struct, frozen=True):
    """`row` and `canvas` are there when a player named them, or for the gm."""

    roller: Id
    row: Row | None = None
    canvas: Id | None = None
    labels: tuple[str, ...] = ()


class Impact(msgspec.Struct, frozen=True):
    """The boss and what was hit, as far as they are known."""

    opposition: Id
    impact: boss.Impact
    boss: Id | None = None
    trait: Id | None = None
    label: str = ""


class CharacterShown(msgspec.Struct, frozen=True):
    name: str
    kind: CharacterKind


class CardShown(msgspec.Struct, frozen=True):
    number: int
    typed: bool


LINES = (Nothing, PolarityRequested, RowRequested, Impact, CharacterShown, CardShown)
"""The structs of lines that are no commands or consequences themselves."""


def _polarity(step: Step, seat: str, told: destiny.RequestPolarityRoll) -> msgspec.Struct:
    return told if is_gm(step.after, seat) else PolarityRequested(told.seat, "orientation")


def _row(step: Step, seat: str, told: orientation.RequestOrientationRoll) -> RowRequested:
    if is_gm(step.after, seat) or not is_gm(step.before, step.event.seat):
        return RowRequested(told.roller, told.row, told.canvas, told.labels)
    return RowRequested(told.roller)


def _interpreted(step: Step, seat: str, told: orientation.InterpretOrientation) -> msgspec.Struct:
    seen = is_gm(step.after, seat) or told.canvas is None or told.canvas in names(step.after, seat)
    return told if seen else replace(told, canvas=None)


def _impact(step: Step, seat: str, told: boss.ApplyBossImpact) -> Impact:
    """Of a boss not yet shared, only that he was hit, and how hard (SPI-BOSS-02)."""
    found = step.before.characters.get(told.boss)
    if found is None or not knows(step.before, seat, found):
        return Impact(told.opposition, told.impact)
    if not sees_sheet(step.before, seat, found):
        return Impact(told.opposition, told.impact, told.boss)
    return Impact(told.opposition, told.impact, told.boss, told.trait, told.label)


def _harms(step: Step, seat: str, told: competitions.ImposeHarm) -> msgspec.Struct:
    return replace(told, harms=tuple(harm_shown(step.after, seat, h) for h in told.harms))


def _created(step: Step, seat: str, told: characters.CreateCharacter) -> CharacterShown:
    return CharacterShown(told.name, told.kind)


def _card(step: Step, seat: str, told: genre.GenreCardDrawn) -> CardShown:
    return CardShown(told.number, told.typed)


def _finalised(step: Step, seat: str, told: chain.ResultFinalised) -> msgspec.Struct:
    """Not the card that came: that is the gm's."""
    return face_of(step) or Nothing()


def _added(step: Step, seat: str, told: factor_offers.AddFactor) -> msgspec.Struct:
    """SPI-SEC-04: the gm reads what he has hidden."""
    if not told.hidden or not is_gm(step.after, seat):
        return face_of(step) or told
    found = step.after.oppositions[told.opposition].factors.get(step.event.id)
    return factors.shown(told.opposition, found, openly=True) if found else told


def _drawn(step: Step, seat: str, told: hand.FateCardDrawn) -> msgspec.Struct:
    return told if is_gm(step.after, seat) else replace(told, number=None)


def _alea(step: Step, seat: str, told: alea.DeusExAleaTriggered) -> msgspec.Struct:
    """SPI-ALEA-09."""
    found = step.after.oppositions[told.opposition]
    seen = is_gm(step.after, seat) or seat in camp_seats(step.after, found, told.loser)
    return told if seen else replace(told, amplitude=None)


def _converted(step: Step, seat: str, told: destiny.DestinyConverted) -> msgspec.Struct:
    return told if is_gm(step.after, seat) else replace(told, value=None)


def _announced(step: Step, seat: str, told: fate.FateStrokeAnnounced) -> msgspec.Struct:
    return told if is_gm(step.after, seat) else fate.FateStrokeAnnounced()


def _without_number(step: Step, seat: str, told: fate.FateStrokeWithdrawn | fate.FateStrokesBlocked) -> msgspec.Struct:
    return told if is_gm(step.after, seat) else replace(told, number=None)


EVENTS: dict[type[Any], Telling] = {
    setup.AssignSeat: Telling(everyone),
    setup.SetTableOption: Telling(everyone),
    scenes.AdvancePhase: Telling(everyone),
    scenes.StartScene: Telling(everyone),
    scenes.EndScene: Telling(everyone),
    scenes.OpenRespite: Telling(everyone, face=scenes.RespiteOpened),
    scenes.CloseRespite: Telling(everyone),
    session.EndSession: Telling(everyone),
    session.CloseSession: Telling(everyone),
    session.StartSession: Telling(everyone, face=session.SessionStarted),
    session.EndGame: Telling(everyone),
    session.DiscloseSecrets: Telling(everyone, face=session.SecretsDisclosed),
    genre.AnswerGenre: Telling(everyone),
    genre.GenreCardDrawn: Telling(everyone, _card),
    genre.SetGenre: Telling(everyone),
    characters.CreateCharacter: Telling(audience.protagonists, _created),
    characters.AllowNewCharacter: Telling(everyone),
    characters.MarkBoss: Telling(audience.knowing_npc),
    characters.SetBossVeto: Telling(gm),
    canvases.CreateCanvas: Telling(audience.open_canvas),
    canvases.WriteCanvasAxis: Telling(audience.reading_axis),
    canvases.ShareCanvas: Telling(everyone),
    canvases.ShareCanvasAxis: Telling(everyone),
    traits.AddTrait: Telling(audience.target_sheet, face=traits.TraitAdded),
    traits.EditTrait: Telling(audience.trait, face=traits.TraitChanged),
    traits.DeleteTrait: Telling(audience.trait, face=traits.TraitRemoved),
    stakes.AddStake: Telling(gm),
    stakes.EditStake: Telling(audience.shared_stake),
    stakes.CloseStake: Telling(audience.shared_stake),
    stakes.ShareStake: Telling(everyone),
    gauges.SetGaugeMode: Telling(everyone),
    gauges.AdvanceGauge: Telling(audience.advanced_gauge, face=gauges.GaugeAdvanced),
    gauges.LowerGauge: Telling(audience.gauge, face=gauges.GaugeLowered),
    gauges.RuleExhaustion: Telling(audience.gauge),
    boss.ApplyBossImpact: Telling(everyone, _impact),
    fortunes.SpendFortuneOnTrait: Telling(everyone),
    fortunes.SpendFortuneOnGauge: Telling(everyone),
    oppositions.RequestOpposition: Telling(everyone),
    oppositions.OpenOpposition: Telling(everyone),
    oppositions.SetObjective: Telling(everyone),
    oppositions.DeclareWager: Telling(everyone),
    oppositions.ChooseZoom: Telling(everyone),
    oppositions.SetStages: Telling(everyone),
    oppositions.CancelOpposition: Telling(everyone),
    factor_offers.ProposeFactor: Telling(everyone, face=factors.FactorShown),
    factor_offers.AddFactor: Telling(everyone, _added, face=factors.FactorShown),
    factors.RuleFactor: Telling(everyone, face=factors.FactorShown),
    factors.WithdrawFactor: Telling(everyone),
    factors.RevealFactor: Telling(everyone, face=factors.FactorShown),
    chain.LockOpposition: Telling(everyone, face=chain.OppositionLocked),
    chain.ReopenOpposition: Telling(everyone),
    chain.RollCamp: Telling(everyone, face=chain.CampRolled, dice=True),
    chain.ShiftResult: Telling(everyone, face=chain.ResultShifted),
    chain.ResultFinalised: Telling(everyone, _finalised, face=chain.FinalResult),
    alea.UseAleaPoints: Telling(everyone, face=alea.DeusExAleaApplied),
    outcome.DeclareMitigation: Telling(everyone),
    outcome.AnswerMitigation: Telling(everyone),
    outcome.RecordConsequence: Telling(audience.target_of_consequence),
    outcome.CloseOpposition: Telling(everyone),
    competitions.OpenCompetition: Telling(everyone),
    competitions.ConfirmModifier: Telling(everyone),
    competitions.ImposeHarm: Telling(everyone, _harms),
    competitions.AcceptHarm: Telling(everyone),
    competitions.WithdrawFromCompetition: Telling(everyone),
    competitions.RuleTie: Telling(everyone),
    competitions.EndCompetition: Telling(everyone),
    destiny.OrientStory: Telling(gm),
    destiny.RequestPolarityRoll: Telling(everyone, _polarity),
    destiny.RollPolarity: Telling(everyone, face=destiny.PolarityRolled, dice=True),
    destiny.DetermineInitiative: Telling(everyone),
    destiny.ConvertDestiny: Telling(everyone, face=destiny.DestinyConverted),
    orientation.RequestOrientationRoll: Telling(everyone, _row),
    orientation.RollOrientation: Telling(everyone, face=orientation.OrientationRolled, dice=True),
    orientation.InterpretOrientation: Telling(audience.interpreted_for, _interpreted),
    fate.AnnounceFateStroke: Telling(everyone, face=fate.FateStrokeAnnounced),
    fate.PassFateBlock: Telling(everyone),
    fate.RevealFateStroke: Telling(everyone, face=fate.FateStrokeRevealed),
    fate.WithdrawFateStroke: Telling(everyone, face=fate.FateStrokeWithdrawn),
    fate.BlockFateStrokes: Telling(everyone, face=fate.FateStrokesBlocked),
}
CONSEQUENCES: dict[type[Any], Telling] = {
    scenes.SceneEnded: Telling(everyone),
    scenes.RequestLapsed: Telling(everyone),
    scenes.RespiteOpened: Telling(everyone),
    scenes.RespiteClosed: Telling(everyone),
    session.SessionStarted: Telling(everyone),
    session.SecretsDisclosed: Telling(everyone),
    traits.TraitAdded: Telling(audience.trait_now),
    traits.TraitChanged: Telling(audience.trait_now),
    traits.TraitRemoved: Telling(audience.trait_before),
    gauges.GaugeAdvanced: Telling(audience.gauge_now),
    gauges.GaugeLowered: Telling(audience.gauge_now),
    gauges.GaugeRemoved: Telling(audience.gauge_before),
    gauges.GaugeExhausted: Telling(audience.gauge_now),
    gauges.CharacterEnded: Telling(audience.knowing_ended),
    factors.FactorShown: Telling(everyone),
    chain.OppositionLocked: Telling(everyone),
    chain.CampRolled: Telling(everyone),
    chain.ResultDetermined: Telling(everyone),
    chain.ResultShifted: Telling(everyone),
    chain.FinalResult: Telling(everyone),
    alea.DeusExAleaTriggered: Telling(everyone, _alea),
    alea.DeusExAleaApplied: Telling(everyone),
    purse.FortuneGained: Telling(everyone),
    purse.FortuneSpent: Telling(everyone),
    hand.FateCardDrawn: Telling(everyone, _drawn),
    hand.FateAttentionIgnored: Telling(everyone),
    outcome.ModifierGiven: Telling(audience.given_modifier),
    closing.ConflictGoesOn: Telling(everyone),
    rounds.LegResult: Telling(everyone),
    rounds.CompetitionRoundCompared: Telling(everyone),
    rounds.CompetitionEnded: Telling(everyone),
    destiny.DestinyChanged: Telling(gm_now),
    destiny.PolarityAsked: Telling(everyone),
    destiny.PolarityRolled: Telling(everyone),
    destiny.InitiativeDetermined: Telling(everyone),
    destiny.DestinyConverted: Telling(everyone, _converted),
    orientation.OrientationRolled: Telling(everyone),
    fate.FateStrokeAnnounced: Telling(everyone, _announced),
    fate.FateStrokeRevealed: Telling(everyone),
    fate.FateStrokeWithdrawn: Telling(everyone, _without_number),
    fate.FateStrokesBlocked: Telling(everyone, _without_number),
}
TELLINGS: dict[type[Any], Telling] = {**EVENTS, **CONSEQUENCES}


def face_of(step: Step) -> Consequence | None:
    """The consequence that is told as the event itself, if it followed."""
    telling = EVENTS.get(type(step.event.command))
    if telling is None or telling.face is None:
        return None
    return next((c for c in step.consequences if type(c) is telling.face), None)


def fields_of(step: Step, seat: str, told: Any) -> msgspec.Struct:
    """What the seat may read of an event or a consequence that it may know of: of an event its face, if it has one."""
    telling = TELLINGS[type(told)]
    if telling.fields is not None:
        return telling.fields(step, seat, told)
    face = face_of(step) if told is step.event.command else None
    return told if face is None else fields_of(step, seat, face)
