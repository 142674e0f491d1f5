"""The reserve, the bowl and the dice that pass from hand to hand; the boxes that they bring."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.innommable.state.dice import DICE, Dice, Die
from domain.systems.innommable.state.state import (
    FAILED,
    BoxCause,
    ColumnName,
    Element,
    Hallucination,
    Mystery,
    drop_proposals,
    with_player,
)

Via = Literal["monologue", "suggestion", "imposition"]


class DiceReleased(Consequence, frozen=True):
    """Dice that went from the reserve to the bowl, in this order; `reserve` is what is left there."""

    RULES = ("INN-DICE-02",)
    dice: tuple[Die, ...]
    cause: Id
    reserve: Dice


class DieAcquired(Consequence, frozen=True, rename={"source": "from"}):
    RULES = ("INN-MONO-03", "INN-SUGG-05", "INN-AUX-04")
    seat: Id
    die: Die
    via: Literal["monologue", "suggestion", "imposition"]
    source: Literal["bowl", "seat"]
    giver: Id | None = None


class HallucinationRecorded(Consequence, frozen=True):
    RULES = ("INN-MONO-05",)
    id: Id
    seat: Id
    scene: int


class TransgressionRecorded(Consequence, frozen=True):
    RULES = ("INN-TRAN-01", "INN-TRAN-02")
    target: Id
    cause: Literal["d8", "vote"]


class FateBoxAdded(Consequence, frozen=True):
    RULES = ("INN-FATE-03",)
    seat: Id
    column: ColumnName
    cause: BoxCause


GAINED = (DieAcquired, TransgressionRecorded, HallucinationRecorded, FateBoxAdded)
"""The consequences that may follow where somebody gets a die."""


def release(state: Mystery, number: int, cause: str) -> Evolved:
    """Move so many dice from the reserve to the bowl, each time of the largest type that is left (INN-DICE-02)."""
    reserve, released = state.reserve, list[Die]()
    for die in DICE:
        taken = max(0, min(reserve.of(die), number - len(released)))
        released += [die] * taken
        reserve = reserve.plus(die, -taken)
    scene = replace(state.scene, released=True) if state.scene and released else state.scene
    bowl = state.bowl.join(state.reserve.less(reserve))
    done = replace(state, reserve=reserve, bowl=bowl, scene=scene)
    return Evolved(done, (DiceReleased(tuple(released), cause, reserve),))


def acquire(state: Mystery, seat: str, die: Die, via: Via, gift: str, giver: str | None = None) -> Evolved:
    """Add the die to the seat's pool for good, with all that its type brings. `gift` is the event's id.

    A d8 transgresses (INN-TRAN-01), a d12 is a hallucination (INN-MONO-05). Monologues are counted (INN-MONO-03), dice
    from others only where option `given_die_adds_box` says so (INN-SUGG-07, INN-AUX-06).
    """
    player = state.players[seat]
    source: Literal["bowl", "seat"] = "bowl" if giver is None else "seat"
    what: list[Consequence] = [DieAcquired(seat, die, via, source, giver)]
    player = replace(player, pool=player.pool.plus(die))
    if die == "d8" and not player.transgressed:
        player = replace(player, transgressed=True)
        what.append(TransgressionRecorded(seat, "d8"))
    if die == "d12":
        seen = Hallucination(gift, state.number)
        player = replace(player, hallucinations=(*player.hallucinations, seen))
        what.append(HallucinationRecorded(gift, seat, state.number))
    state = with_player(state, seat, player)
    if die == "d8":  # what the table was asked is settled
        state = drop_proposals(state, seat)
    if via == "monologue" or state.options.given_die_adds_box:
        return Evolved(state, tuple(what)).then(_count_monologue, seat)
    return Evolved(state, tuple(what))


def _count_monologue(state: Mystery, seat: str) -> Evolved:
    """Count a monologue; from the second one on, each adds a box, whatever the die's type (INN-MONO-03)."""
    player = state.players[seat]
    counted = replace(player, monologue_count=player.monologue_count + 1)
    state = with_player(state, seat, counted)
    return add_box(state, seat, "monologue") if counted.monologue_count >= 2 else Evolved(state)


def add_box(state: Mystery, seat: str, cause: BoxCause) -> Evolved:
    """Add one empty box to the protagonist's column, for an anchoring to the attachment's (INN-FATE-03)."""
    player = state.players[seat]
    if cause == "anchoring":
        player = replace(player, tie=replace(player.tie, empty=player.tie.empty + 1))
        return Evolved(with_player(state, seat, player), (FateBoxAdded(seat, "attachment", cause),))
    player = replace(player, own=replace(player.own, empty=player.own.empty + 1))
    return Evolved(with_player(state, seat, player), (FateBoxAdded(seat, "protagonist", cause),))


def introduce(state: Mystery, seat: str, die: Die, texts: tuple[str, ...], event: str) -> Mystery:
    """Add new elements to the seat's list, where they stay free to use (INN-MONO-07)."""
    player = state.players[seat]
    new = tuple(Element(f"{event}.{n}", die, words) for n, words in enumerate(texts, 1))
    return with_player(state, seat, replace(player, elements=player.elements + new))


def hand_over(state: Mystery, seat: str, die: Die) -> Mystery:
    """Let a die that reaches the roller after a failed throw wait to be rolled or left (INN-CONF-09)."""
    failed = state.own_resolution(seat, *FAILED)
    if failed is None:
        return state
    return replace(state, resolution=replace(failed, stage="given_die", given=die, back=failed.stage))


def waits(state: Mystery, seat: str) -> bool:
    """Return whether a given die already waits for this roller (INN-MONO-09)."""
    return state.own_resolution(seat, "given_die") is not None


def may_give(state: Mystery, target: str, die: Die) -> bool:
    """Return whether the target may receive such a die: a d4 only after a transgression, by the option (INN-TRAN-03).

    The receiver is tested, not the giver.
    """
    return die != "d4" or state.players[target].transgressed or not state.options.gift_needs_transgression


def untied(state: Mystery, seat: str) -> Dice:
    """Return the seat's dice without those in its own open resolution (INN-SUGG-04, INN-CONF-09)."""
    pool, own = state.players[seat].pool, state.resolution
    if own is None or own.seat != seat:
        return pool
    left = pool.less(own.tied)
    return Dice(*(max(0, left.of(die)) for die in DICE))
