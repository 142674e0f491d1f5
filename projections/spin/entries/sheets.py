"""Entries about canvases, traits, gauges, options and readings that the fact itself no longer, or not yet, holds."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from domain.base.events import Id
from domain.game import copy_fields
from domain.record.history import Step
from domain.systems.spin.characters import canvases, orientation, stakes, traits
from domain.systems.spin.gauges import fortunes, gauges
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.oppositions.outcome import ConsequenceKind
from domain.systems.spin.state.state import Canvas, OrientationRoll
from domain.systems.spin.state.words import Audience, Basis, Duration, GaugeKind, Row, TraitLevel
from domain.systems.spin.table import setup
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.setup import OptionName
from domain.systems.spin.table.sight import sees_axis, sees_trait
from projections.spin.views.table import row_view

Choice = Literal[
    "absolute",
    "signed",
    "lead",
    "each_involved",
    "return_immediately",
    "until_empty",
    "game",
    "session",
    "either",
    "service",
    "physical",
]
"""The values of options that are neither a number nor on or off."""
CHOICES: tuple[Choice, ...] = get_args(Choice)


class OptionSetEntry(msgspec.Struct, frozen=True):
    """An option of the table that was set. `choice`: the value, where it is a word."""

    name: OptionName
    value: bool | int | str | None
    choice: Choice | None


class AxisEntry(msgspec.Struct, frozen=True):
    """An axis of a canvas. `label`: its name on the canvas; `texts`: as far as the seat reads them."""

    canvas: Id
    axis: int
    label: str
    texts: tuple[str, ...]


class TraitRewordedEntry(msgspec.Struct, frozen=True):
    """A trait that was changed. `former`: its text before, if the seat could read it."""

    character: Id | None
    trait: Id
    former: str
    text: str
    cause: traits.TraitCause
    canvas: Id | None = None


class StakeRewordedEntry(msgspec.Struct, frozen=True):
    """A stake that was edited. `former`: its text before."""

    stake: Id
    former: str
    text: str


class GaugeRuledEntry(msgspec.Struct, frozen=True):
    """A ruling on an exhausted gauge, with the character whose gauge it is."""

    character: Id
    gauge: Id
    ruling: Literal["character_ended", "action_impossible", "no_effect"]
    text: str


class ConsequentEntry(msgspec.Struct, frozen=True):
    """A consequence of an opposition: `character` is whoever it changes, `former` what an altered trait was."""

    opposition: Id
    kind: ConsequenceKind
    character: Id | None
    trait: Id | None
    gauge: Id | None
    former: str
    trait_text: str
    level: TraitLevel
    tags: tuple[str, ...]
    duration: Duration
    zero_sum: bool
    worse: bool
    label: str
    gauge_kind: GaugeKind | None
    ticks: int | None
    levels: int | None
    basis: Basis | None
    text: str


class GaugeEasedEntry(msgspec.Struct, frozen=True):
    character: Id
    gauge: Id
    label: str
    justification: str


class FaceReadEntry(msgspec.Struct, frozen=True):
    """The face of an orientation roll. `meaning`: the label under the face on the row or canvas, if that is open."""

    roll: Id
    roller: Id
    die: int
    row: Row | None = None
    canvas: Id | None = None
    meaning: str = ""


class InterpretedEntry(msgspec.Struct, frozen=True):
    roll: Id
    roller: Id | None
    die: int | None
    text: str
    visibility: Audience
    row: Row | None
    canvas: Id | None
    labels: tuple[str, ...]
    meaning: str = ""


def option(step: Step, seat: str, fact: setup.SetTableOption) -> OptionSetEntry:
    choice = next((word for word in CHOICES if word == fact.value), None)
    return OptionSetEntry(fact.name, fact.value, choice)


def axis_written(step: Step, seat: str, fact: canvases.WriteCanvasAxis) -> AxisEntry:
    return AxisEntry(fact.canvas, fact.axis, _axis_label(step, fact.canvas, fact.axis), fact.texts)


def axis_shared(step: Step, seat: str, fact: canvases.ShareCanvasAxis) -> AxisEntry:
    found: Canvas | None = step.after.canvases.get(fact.canvas)
    seen = found is not None and sees_axis(step.after, seat, found, fact.axis)
    texts = found.axes[fact.axis - 1] if found and seen else ()
    return AxisEntry(fact.canvas, fact.axis, _axis_label(step, fact.canvas, fact.axis), texts)


def _axis_label(step: Step, canvas: str, axis: int) -> str:
    found: Canvas | None = step.after.canvases.get(canvas)
    labels = canvases.axis_labels(step.after, found) if found else ()
    return labels[axis - 1][1] if axis <= len(labels) else ""


def reworded(step: Step, seat: str, fact: traits.TraitChanged) -> TraitRewordedEntry:
    owner = traits.bearer_of(step.before, fact.trait)
    found = owner.traits.get(fact.trait) if owner else None
    previous = found.text if owner and found and sees_trait(step.before, seat, owner, found) else ""
    return TraitRewordedEntry(fact.character, fact.trait, previous, fact.text, fact.cause, fact.canvas)


def emptied(step: Step, seat: str, fact: gauges.LowerGauge) -> gauges.GaugeLowered | gauges.LowerGauge:
    """Return the entry of a lowering that takes a gauge off the sheet: a gauge at 0."""
    owner = gauges.owner_of(step.before, fact.gauge)
    if owner is None:
        return fact
    found = owner.gauges[fact.gauge]
    return gauges.GaugeLowered(owner.id, found.id, found.label, "0", 0, "", "ruling")


def stake_reworded(step: Step, seat: str, fact: stakes.EditStake) -> StakeRewordedEntry:
    found = step.before.stakes.get(fact.stake)
    return StakeRewordedEntry(fact.stake, found.text if found else "", fact.text)


def gauge_ruled(step: Step, seat: str, fact: gauges.RuleExhaustion) -> GaugeRuledEntry | gauges.RuleExhaustion:
    owner = gauges.owner_of(step.before, fact.gauge)
    return GaugeRuledEntry(owner.id, fact.gauge, fact.ruling, fact.text) if owner else fact


def consequent(step: Step, seat: str, fact: outcome.RecordConsequence) -> ConsequentEntry:
    target = outcome.target_of(step.before, fact)
    trait = target.traits.get(fact.trait or "") if target else None
    read = target is not None and trait is not None and sees_trait(step.before, seat, target, trait)
    previous = trait.text if read and trait else ""
    return copy_fields(ConsequentEntry, fact, character=target.id if target else None, former=previous)


def eased(step: Step, seat: str, fact: fortunes.SpendFortuneOnGauge) -> GaugeEasedEntry:
    """Return the entry of a player's own gauge eased by a fortune: all see the sheet."""
    owner = gauges.owner_of(step.before, fact.gauge)
    label = owner.gauges[fact.gauge].label if owner else ""
    return GaugeEasedEntry(fact.character, fact.gauge, label, fact.justification)


def face_read(step: Step, seat: str, fact: orientation.OrientationRolled) -> FaceReadEntry:
    """Return the entry of a rolled face; a row that the game master named is his until he shares it (SPI-ORI-03)."""
    roll: OrientationRoll | None = step.after.orientations.get(fact.roll)
    named = roll.named if roll and (roll.open_row or is_gm(step.after, seat)) else None
    if named is None:
        return FaceReadEntry(fact.roll, fact.roller, fact.die)
    row = row_view(step.after, seat, named, fact.die)
    return FaceReadEntry(fact.roll, fact.roller, fact.die, row.row, row.canvas, row.meaning or "")


def interpreted(step: Step, seat: str, fact: orientation.InterpretOrientation) -> InterpretedEntry:
    """Return the entry of a reading, on the row named with it (SPI-ORI-04)."""
    roll: OrientationRoll = step.after.orientations[fact.roll]
    row = row_view(step.after, seat, roll.readings[-1].named, roll.face)
    return InterpretedEntry(
        fact.roll,
        roll.roller,
        roll.face,
        fact.text,
        fact.visibility,
        row.row,
        row.canvas,
        row.labels,
        row.meaning or "",
    )
