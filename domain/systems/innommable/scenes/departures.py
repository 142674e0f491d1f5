"""Departures: a protagonist leaves play, its player gets another part, and the game ends when nobody is left."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.innommable.state.start import PhaseChanged
from domain.systems.innommable.state.state import (
    Closed,
    Ending,
    Mystery,
    Outcome,
    Player,
    Resolution,
    Status,
    drop_proposals,
    with_player,
)


class ResolutionCancelled(Consequence, frozen=True):
    RULES = ("INN-CONF-17",)
    resolution: Id


class BecameAuxiliary(Consequence, frozen=True):
    """A player became an auxiliary. `dice_to_keep`: how many of the dice owned stay with the player."""

    RULES = ("INN-AUX-01",)
    seat: Id
    dice_to_keep: int


class BecameCommentator(Consequence, frozen=True):
    RULES = ("INN-AUX-01", "INN-AUX-08")
    seat: Id


class GameEnded(Consequence, frozen=True):
    RULES = ("INN-END-01", "INN-END-02")
    reason: Ending


ENDED = (ResolutionCancelled, GameEnded, PhaseChanged)
"""The consequences that may follow where the game comes to its end."""
LEFT = (BecameAuxiliary, BecameCommentator, *ENDED)
"""The consequences that may follow where a protagonist leaves play."""


def close_resolution(state: Mystery, resolution: Resolution, outcome: Outcome) -> Mystery:
    """Close the resolution with this outcome; its id stays known, and its dice stay in the pool (INN-CONF-15)."""
    over = Closed(resolution.id, resolution.seat, resolution.goal, outcome)
    return replace(state, resolution=None, resolutions={**state.resolutions, resolution.id: over})


def cancel_resolution(state: Mystery) -> Evolved:
    """Close an open resolution without an outcome, and without a box (INN-CONF-17, INN-PHA-03)."""
    if state.resolution is None:
        return Evolved(state)
    cancelled = ResolutionCancelled(state.resolution.id)
    return Evolved(close_resolution(state, state.resolution, "cancelled"), (cancelled,))


def leave_play(state: Mystery, seat: str, status: Status, cause: str) -> Evolved:
    """Take the protagonist out of play; its player goes on with half of the dice, rounded up (INN-AUX-01).

    The keeper takes over a renounced protagonist (INN-OUT-02); nobody plays the others (INN-OUT-04, INN-FATE-10).
    """
    renounced = status in ("renounced_incapacitated", "renounced_defected")
    controlled: Literal["gm", "nobody"] = "gm" if renounced else "nobody"
    player = replace(state.players[seat], status=status, controlled_by=controlled)
    state = drop_proposals(with_player(state, seat, player), seat)
    if state.scene is not None:
        present = tuple(other for other in state.scene.present if other != seat)
        state = replace(state, scene=replace(state.scene, present=present))
    own = state.resolution is not None and state.resolution.seat == seat
    cancelled = cancel_resolution(state) if own else Evolved(state)
    return cancelled.then(_step_back, seat).then(_end_if_all_out, cause)


def kept(owned: int) -> int:
    """Return half of the dice, rounded up (INN-AUX-01)."""
    return (owned + 1) // 2


def _step_back(state: Mystery, seat: str) -> Evolved:
    """Make the player an auxiliary, or a commentator without dice; no split is asked of the last player.

    INN-AUX-01, INN-END-01.
    """
    player = state.players[seat]
    owned = player.pool.total
    if owned == 0:
        return become_commentator(state, seat)
    last = not state.active()
    keep = owned if last else kept(owned)
    pending = keep if keep < owned else 0
    player = replace(player, mode="auxiliary", keep=pending)
    return Evolved(with_player(state, seat, player), (BecameAuxiliary(seat, keep),))


def become_commentator(state: Mystery, seat: str) -> Evolved:
    """Make the player a commentator, who without dice only watches and comments (INN-AUX-08)."""
    player: Player = replace(state.players[seat], mode="commentator", keep=0)
    return Evolved(with_player(state, seat, player), (BecameCommentator(seat),))


def _end_if_all_out(state: Mystery, cause: str) -> Evolved:
    """End the game when no protagonist is left in play (INN-END-01)."""
    return Evolved(state) if state.active() else end_game(state, "all_out", cause)


def end_game(state: Mystery, reason: Ending, cause: str) -> Evolved:
    """Go straight to the epilogue; everything that is open closes or lapses (INN-PHA-03)."""
    return cancel_resolution(drop_proposals(state)).then(_end, reason, cause)


def _end(state: Mystery, reason: Ending, cause: str) -> Evolved:
    players = {seat: replace(player, keep=0) for seat, player in state.players.items()}
    scene = replace(state.scene, closed=True) if state.scene else None
    ended = replace(state, phase="epilogue", players=players, scene=scene, aside=None, secured=(), ending=reason)
    what: tuple[Consequence, ...] = (GameEnded(reason), PhaseChanged(state.phase, "epilogue", cause))
    return Evolved(ended, what)
