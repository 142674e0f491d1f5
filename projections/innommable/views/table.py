"""The view of Innommable: the table as everybody sees it, and for the keeper the preparation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.chance import DiceSource
from domain.base.events import Id
from domain.game import copy_fields
from domain.systems.innommable.state.dice import Dice, Die, RolledDie
from domain.systems.innommable.state.sight import is_keeper, reserve_is_public
from domain.systems.innommable.state.situation import (
    Disclosed,
    ElementName,
    Options,
    PlannedInformation,
    SituationElement,
    Slot,
    Warned,
)
from domain.systems.innommable.state.state import (
    Announced,
    Aside,
    Attachment,
    Closed,
    Column,
    Due,
    Element,
    Ending,
    Hallucination,
    Link,
    Mode,
    Mystery,
    Opposition,
    Outrage,
    Phase,
    Player,
    Portrait,
    Proposal,
    Purpose,
    Resolution,
    RevealedInformation,
    RevealedSymptom,
    Scene,
    Stage,
    Status,
    Threat,
)
from projections.base.projection import Called


def names(state: Mystery, what: str) -> Called:
    """Return the name of an id for each seat: entries of the plan have one for the keeper alone."""
    planned, public = state.prepared.plan.get(what), _public(state, what)
    if planned is None:
        return public
    return lambda seat: planned.label if is_keeper(state, seat) else public


def _public(state: Mystery, what: str) -> str | None:
    """Return the public name of an id: goals, threats, judged acts and elements by their words; None: it has none."""
    for player in state.players.values():
        for element in player.elements:
            if element.id == what:
                return element.text
    if what in state.proposals:
        return state.proposals[what].act
    if what in state.threats:
        return state.threats[what].text
    if state.resolution is not None and state.resolution.id == what:
        return state.resolution.goal
    return state.resolutions[what].goal if what in state.resolutions else None


class PublicOptions(msgspec.Struct, frozen=True):
    """The options of a table as everybody sees them: of a custom total, only that it is custom (INN-SEC-03)."""

    dice_total: Literal["advised", "custom"]
    reserve_view: Literal["hidden", "public"]
    suggestion_source: Literal["bowl", "own", "either"]
    suggestion_needs_presence: bool
    given_die_adds_box: bool
    gift_needs_transgression: bool
    mid_resolution_monologue_die: Literal["kept_out", "rolled"]
    null_reroll: bool
    impose_limit: Literal["one_per_scene", "one_per_target_per_scene"]
    terminal_attachment: Literal["lost", "memory"]
    anchoring_erases: Literal["box", "cross_only"]
    dice: DiceSource


class ProtagonistView(msgspec.Struct, frozen=True):
    """A protagonist as everybody sees it. The two columns are those of the fate list (INN-FATE-01)."""

    portrait: Portrait | None
    attachment: Attachment | None
    links: tuple[Link, ...]
    mode: Mode
    status: Status
    controlled_by: Literal["owner", "gm", "nobody"]
    pool: Dice
    monologue_count: int
    transgressed: bool
    elements: tuple[Element, ...]
    hallucinations: tuple[Hallucination, ...]
    narration_due: tuple[Due, ...]
    protagonist_column: Column
    attachment_column: Column
    outrages: tuple[Outrage, ...]
    dice_split_pending: bool
    dice_to_keep: int


class SceneView(msgspec.Struct, frozen=True):
    number: int
    label: str
    present: tuple[Id, ...]
    closed: bool
    symptom_revealed: bool
    difficulty_raised: bool
    threatened: tuple[Id, ...]
    suggested: tuple[Id, ...]
    received: tuple[Id, ...]
    imposed: tuple[Id, ...]


class ResolutionView(msgspec.Struct, frozen=True):
    id: Id
    seat: Id
    goal: str
    opposition: Opposition
    purpose: Purpose
    threat_id: Id | None
    stage: Stage
    rolled: tuple[RolledDie, ...]
    successes: int
    ones_seen: bool
    reroll_used: bool
    given_die: Die | None


class Secured(msgspec.Struct, frozen=True):
    resolution: Id
    scene: int


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """The part of the view for the keeper alone: the preparation and the reserve."""

    options: Options
    situation: Mapping[ElementName, SituationElement]
    symptoms: Mapping[Slot, str]
    dice_scheme: Dice | None
    reserve: Dice
    info_plan: tuple[PlannedInformation, ...]
    pacing_warnings: tuple[Warned, ...]


class InnommableView(msgspec.Struct, frozen=True, kw_only=True, tag="innommable"):
    """The view of everybody. `reserve` is None where the reserve is hidden; `reserve_has_dice` is always told.
    `screen`: for the keeper, what he has behind his screen.
    """

    options: PublicOptions
    phase: Phase
    difficulty: int | None
    setting: Announced | None
    protagonists: Mapping[str, ProtagonistView]
    bowl: Dice
    reserve: Dice | None
    reserve_has_dice: bool
    symptoms: tuple[RevealedSymptom, ...]
    informations: tuple[RevealedInformation, ...]
    source: str | None
    scene: SceneView | None
    extraordinary_scene: Aside | None
    resolution: ResolutionView | None
    resolutions: tuple[Closed, ...]
    secured_outcomes: tuple[Secured, ...]
    threats: tuple[Threat, ...]
    proposals: tuple[Proposal, ...]
    ending: Ending | None
    epilogues: Mapping[str, str]
    disclosed: tuple[Disclosed, ...]
    screen: Screen | None


def view(state: Mystery, seat: str) -> InnommableView:
    """Return the table as the seat sees it (INN-SEC-02 to INN-SEC-04).

    Of a hidden reserve it says whether it is empty; of the plan it shows nothing but behind the keeper's screen.
    """
    return copy_fields(
        InnommableView,
        state,
        options=public_options(state.options),
        setting=state.announced,
        protagonists={other: _protagonist(player) for other, player in state.players.items()},
        reserve=state.reserve if reserve_is_public(state) else None,
        reserve_has_dice=state.reserve.total > 0,
        scene=None if state.scene is None else _scene(state.scene),
        extraordinary_scene=state.aside,
        resolution=None if state.resolution is None else _resolution(state.resolution),
        resolutions=tuple(state.resolutions.values()),
        secured_outcomes=tuple(Secured(resolution, state.number) for resolution in state.secured),
        threats=tuple(state.threats.values()),
        proposals=tuple(state.proposals.values()),
        disclosed=tuple(state.disclosed.values()),
        screen=_screen(state) if is_keeper(state, seat) else None,
    )


def _screen(state: Mystery) -> Screen:
    return copy_fields(
        Screen,
        state.prepared,
        options=state.options,
        dice_scheme=state.prepared.scheme,
        reserve=state.reserve,
        info_plan=tuple(state.prepared.plan.values()),
        pacing_warnings=state.prepared.warnings,
    )


def public_options(options: Options) -> PublicOptions:
    """Return the options that everybody sees (INN-SEC-03): of a custom dice total, only that it is custom."""
    return copy_fields(PublicOptions, options, dice_total="advised" if options.dice_total == "advised" else "custom")


def _protagonist(player: Player) -> ProtagonistView:
    return copy_fields(
        ProtagonistView,
        player,
        protagonist_column=player.own,
        attachment_column=player.tie,
        dice_split_pending=player.keep > 0,
        dice_to_keep=player.keep,
    )


def _scene(scene: Scene) -> SceneView:
    return copy_fields(SceneView, scene, symptom_revealed=scene.symptom, difficulty_raised=scene.raised)


def _resolution(resolution: Resolution) -> ResolutionView:
    return copy_fields(
        ResolutionView,
        resolution,
        threat_id=resolution.threat,
        rolled=resolution.dice,
        ones_seen=resolution.ones,
        reroll_used=resolution.rerolled,
        given_die=resolution.given,
    )
