"""Views of pursuits and tails."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.dice.procedures import find_blow
from domain.systems.sombre.state.chases import Hunter, Means, Pursuit, TailStatus
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm


class HunterView(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuer, or the leader of several who run together.

    `skill`, as it was set, and `head_start` are the game master's.
    """

    character: Id
    assistants: tuple[Id, ...]
    means: Means
    won: int
    lost: int
    outrun: bool
    skill: Word | None
    head_start: int | None


class PursuitView(msgspec.Struct, frozen=True, kw_only=True):
    """A pursuit. `needed`: the successes that end it, the game master's unless it was announced."""

    id: Id
    fugitive: Id
    means: Means
    hunters: tuple[HunterView, ...]
    needed: int | None
    skill: Word | None


class BlowView(msgspec.Struct, frozen=True):
    """A blow at a fugitive whose back is within reach. `zone`: the one that was chosen."""

    id: str
    character: Id
    target: Id
    zone: str | None


class TailView(msgspec.Struct, frozen=True):
    """A tail; a secret one is the game master's."""

    id: Id
    follower: Id
    assistants: tuple[Id, ...]
    target: Id
    secret: bool
    status: TailStatus


class MovementView(msgspec.Struct, frozen=True):
    pursuits: tuple[PursuitView, ...]
    blows: tuple[BlowView, ...]
    tails: tuple[TailView, ...]


def movement(state: SombreState, seat: str) -> MovementView:
    keeper = is_gm(state, seat)
    found = (find_blow(state, key) for key in state.attempts)
    return MovementView(
        pursuits=tuple(_pursuit(p, keeper=keeper) for p in state.chases.pursuits.values()),
        blows=tuple(BlowView(b.id, b.character, b.target, b.zone) for b in found if b is not None),
        tails=tuple(
            TailView(t.id, t.follower, t.assistants, t.target, t.secret, t.status)
            for t in state.chases.tails.values()
            if keeper or not t.secret
        ),
    )


def _pursuit(pursuit: Pursuit, *, keeper: bool) -> PursuitView:
    return PursuitView(
        id=pursuit.id,
        fugitive=pursuit.fugitive,
        means=pursuit.means,
        hunters=tuple(_hunter(h, outrun=h not in pursuit.running, keeper=keeper) for h in pursuit.hunters),
        needed=pursuit.needed if keeper or pursuit.announced else None,
        skill=pursuit.skill if keeper else None,
    )


def _hunter(hunter: Hunter, *, outrun: bool, keeper: bool) -> HunterView:
    return HunterView(
        character=hunter.character,
        assistants=hunter.assistants,
        means=hunter.means,
        won=hunter.won,
        lost=hunter.lost,
        outrun=outrun,
        skill=hunter.skill if keeper else None,
        head_start=hunter.head_start if keeper else None,
    )
