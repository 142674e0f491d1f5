"""What Spin tells each seat of a step: the public face of events, the Destinée's share, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game.events import Consequence, Id
from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, genre, orientation, stakes, traits
from domain.systems.spin.destiny import destiny, fate
from domain.systems.spin.destiny import fate_hand as hand
from domain.systems.spin.game import GAME
from domain.systems.spin.gauges import boss, gauges
from domain.systems.spin.oppositions import alea, chain, competitions, factor_offers, factors, outcome
from domain.systems.spin.session import flow, session
from domain.systems.spin.state.state import Character, Spin
from domain.systems.spin.state.words import CharacterKind, PolarityPurpose, Row
from domain.systems.spin.table import scenes
from domain.systems.spin.table.roles import camp_seats, is_gm
from domain.systems.spin.table.sight import knows, sees_axis, sees_part, sees_sheet
from projections.projection import Projection, Shown
from projections.spin.behalf import OnBehalf, on_behalf
from projections.spin.table import harm_shown, names, sees_target, view
from projections.spin.views import DestineeView, TableView


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


FACES: dict[type[Any], type[Consequence]] = {
    chain.LockOpposition: chain.OppositionLocked,
    chain.RollCamp: chain.CampRolled,
    chain.ShiftResult: chain.ResultShifted,
    chain.ResultFinalised: chain.FinalResult,
    alea.UseAleaPoints: alea.DeusExAleaApplied,
    factor_offers.ProposeFactor: factors.FactorShown,
    factor_offers.AddFactor: factors.FactorShown,
    factors.RuleFactor: factors.FactorShown,
    factors.RevealFactor: factors.FactorShown,
    fate.AnnounceFateStroke: fate.FateStrokeAnnounced,
    fate.RevealFateStroke: fate.FateStrokeRevealed,
    fate.WithdrawFateStroke: fate.FateStrokeWithdrawn,
    fate.BlockFateStrokes: fate.FateStrokesBlocked,
    destiny.RollPolarity: destiny.PolarityRolled,
    destiny.ConvertDestiny: destiny.DestinyConverted,
    orientation.RollOrientation: orientation.OrientationRolled,
    gauges.AdvanceGauge: gauges.GaugeAdvanced,
    gauges.LowerGauge: gauges.GaugeLowered,
    traits.AddTrait: traits.TraitAdded,
    traits.EditTrait: traits.TraitChanged,
    traits.DeleteTrait: traits.TraitRemoved,
    scenes.OpenRespite: scenes.RespiteOpened,
    session.StartSession: session.SessionStarted,
    session.DiscloseSecrets: session.SecretsDisclosed,
}
"""The consequence that is the public face of an event: it is told as the event itself."""
WITH_DICE = (chain.RollCamp, destiny.RollPolarity, orientation.RollOrientation)


def entries(step: Step, seat: str) -> Iterator[Shown]:
    """SPI-SEC-01, SPI-SEC-03: hidden by default; what the gm does behind the screen leaves nothing."""
    face = next((c for c in step.consequences if type(c) is FACES.get(type(step.event.command))), None)
    if _sees_event(step, seat):
        yield _event(step, seat, face)
        if (owner := on_behalf(step)) is not None:
            yield Shown("OnBehalf", OnBehalf(owner))
    for consequence in step.consequences:
        if consequence is not face:
            shown = _consequence(step, seat, consequence)
            if shown is not None:
                yield Shown(type(shown).__name__, shown, rules=type(consequence).RULES)


def _event(step: Step, seat: str, face: Consequence | None) -> Shown:
    command = step.event.command
    while isinstance(command, flow.FlowStands):
        command = command.flow
    fields = _fields(step, seat, command, face)
    dice = isinstance(command, WITH_DICE) and bool(step.event.draws)
    return Shown(GAME.recorded[type(command)], fields, recorded=True, dice=dice, rules=command.RULES)


def _sees_event(step: Step, seat: str) -> bool:
    state: Spin = step.before
    if is_gm(state, seat) or is_gm(step.after, seat):
        return True
    command = step.event.command
    match command:
        case destiny.OrientStory() | characters.SetBossVeto() | stakes.AddStake():
            return False
        case stakes.EditStake(stake) | stakes.CloseStake(stake):
            return stake in state.stakes and state.stakes[stake].shared
        case characters.CreateCharacter(kind=kind):
            return kind == "protagonist"
        case characters.MarkBoss(npc):
            return npc in state.characters and knows(state, seat, state.characters[npc])
        case canvases.CreateCanvas(kind):
            return kind in ("world", "group")
        case canvases.WriteCanvasAxis(canvas, axis):
            return canvas in state.canvases and sees_axis(state, seat, state.canvases[canvas], axis)
        case orientation.InterpretOrientation(visibility=visibility):
            return visibility == "all"
        case _:
            return _sees_change(step, seat)


def _sees_change(step: Step, seat: str) -> bool:
    """What happens to an npc's sheet is seen as far as the sheet is."""
    state: Spin = step.before
    command = step.event.command
    match command:
        case outcome.RecordConsequence():
            target = outcome.target_of(state, command)
            return target is None or sees_sheet(state, seat, target)
        case traits.AddTrait(character):
            return sees_target(state, seat, character)
        case traits.EditTrait(trait) | traits.DeleteTrait(trait):
            return _sees_part(state, seat, traits.owner_of(state, trait), trait)
        case gauges.AdvanceGauge(character, label):
            owner = state.characters.get(character)
            found = gauges.named(owner, label) if owner else None
            return _sees_part(state, seat, owner, found.id) if found else sees_target(state, seat, character)
        case gauges.LowerGauge(gauge) | gauges.RuleExhaustion(gauge):
            return _sees_part(state, seat, gauges.owner_of(state, gauge), gauge)
        case _:
            return True


def _sees_part(state: Spin, seat: str, owner: Character | None, part: str) -> bool:
    found = (owner.traits.get(part) or owner.gauges.get(part)) if owner else None
    return owner is not None and found is not None and sees_part(state, seat, owner, found)


def _fields(step: Step, seat: str, command: Any, face: Consequence | None) -> msgspec.Struct:
    """What may be told of the event: its face, the command itself where all of it is public, or less."""
    gm = is_gm(step.after, seat)
    match command:
        case destiny.RequestPolarityRoll(asked):
            return command if gm else PolarityRequested(asked, "orientation")
        case orientation.RequestOrientationRoll(roller):
            if gm or not is_gm(step.before, step.event.seat):
                return RowRequested(roller, command.row, command.canvas, command.labels)
            return RowRequested(roller)
        case orientation.InterpretOrientation(canvas=canvas) if canvas is not None and not gm:
            seen = canvas in names(step.after, seat)
            return command if seen else replace(command, canvas=None)
        case boss.ApplyBossImpact():
            return _impact(step, seat, command)
        case competitions.ImposeHarm(harms=harms):
            return replace(command, harms=tuple(harm_shown(step.after, seat, h) for h in harms))
        case factor_offers.AddFactor(hidden=True) if gm:
            found = step.after.oppositions[command.opposition].factors.get(step.event.id)
            return factors.shown(command.opposition, found, openly=True) if found else command
        case characters.CreateCharacter(name, kind):
            return CharacterShown(name, kind)
        case genre.GenreCardDrawn(number, typed):
            return CardShown(number, typed)
        case chain.ResultFinalised() if face is None:
            return Nothing()
        case _:
            return _told(step, seat, face) if face is not None else command


def _impact(step: Step, seat: str, command: boss.ApplyBossImpact) -> Impact:
    """Of a boss not yet shared, only that he was hit, and how hard (SPI-BOSS-02)."""
    found = step.before.characters.get(command.boss)
    if found is None or not knows(step.before, seat, found):
        return Impact(command.opposition, command.impact)
    if not sees_sheet(step.before, seat, found):
        return Impact(command.opposition, command.impact, command.boss)
    return Impact(command.opposition, command.impact, command.boss, command.trait, command.label)


def _consequence(step: Step, seat: str, told: Consequence) -> Consequence | None:
    """None: not for this seat."""
    state: Spin = step.after
    gm = is_gm(state, seat)
    match told:
        case destiny.DestinyChanged():
            return told if gm else None
        case traits.TraitAdded(_, trait) | traits.TraitChanged(_, trait):
            return told if gm or _sees_part(state, seat, traits.owner_of(state, trait), trait) else None
        case traits.TraitRemoved(_, trait):
            seen = _sees_part(step.before, seat, traits.owner_of(step.before, trait), trait)
            return told if gm or seen else None
        case gauges.GaugeAdvanced(_, gauge) | gauges.GaugeLowered(_, gauge) | gauges.GaugeExhausted(_, gauge):
            return told if gm or _sees_part(state, seat, gauges.owner_of(state, gauge), gauge) else None
        case gauges.GaugeRemoved(_, gauge):
            seen = _sees_part(step.before, seat, gauges.owner_of(step.before, gauge), gauge)
            return told if gm or seen else None
        case gauges.CharacterEnded(character):
            found = state.characters.get(character)
            return told if gm or (found is not None and knows(state, seat, found)) else None
        case outcome.ModifierGiven(_, _, character):
            return told if sees_target(state, seat, character) else None
        case _:
            return _told(step, seat, told)


def _told(step: Step, seat: str, told: Consequence) -> Consequence:
    """The consequence without what is for the gm alone."""
    state: Spin = step.after
    if is_gm(state, seat):
        return told
    match told:
        case hand.FateCardDrawn():
            return replace(told, number=None)
        case alea.DeusExAleaTriggered(opposition, loser):
            found = state.oppositions[opposition]
            return told if seat in camp_seats(state, found, loser) else replace(told, amplitude=None)
        case destiny.DestinyConverted():
            return replace(told, value=None)
        case fate.FateStrokeAnnounced():
            return fate.FateStrokeAnnounced()
        case fate.FateStrokeWithdrawn() | fate.FateStrokesBlocked():
            return replace(told, number=None)
        case _:
            return told


def _shown() -> tuple[type[msgspec.Struct], ...]:
    """Every struct that a line may hold."""
    ours = (Nothing, PolarityRequested, RowRequested, Impact, CharacterShown, CardShown, OnBehalf)
    plain = tuple(kind for kind in GAME.recorded if kind is not flow.FlowStands)
    return (*ours, *plain, *GAME.consequences)


PROJECTION = Projection(
    game=GAME.name,
    view=view,
    entries=entries,
    names=names,
    views=(TableView, DestineeView),
    shown=_shown(),
)
