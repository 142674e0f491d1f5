"""What is told of burns and of clothes on fire."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.game.events import Id
from domain.record.history import Step
from domain.systems.sombre.dangers.fire import burning, burns
from projections.sombre.audience import Piece, Telling, gm, known, sees, sheet


class BurnShown(msgspec.Struct, frozen=True):
    """`degree` on page 3."""

    character: Id
    degree: int | None


class BurnStepShown(msgspec.Struct, frozen=True):
    """`wounds` on page 3."""

    character: Id
    wounds: int | None


class PuttingOutShown(msgspec.Struct, frozen=True):
    character: Id
    burning: Id


def _burn(step: Step, seat: str, told: Any) -> BurnShown:
    return BurnShown(told.character, told.degree if sheet(step, seat, told) else None)


def _step(step: Step, seat: str, told: Any) -> BurnStepShown:
    return BurnStepShown(told.character, told.wounds if sheet(step, seat, told) else None)


def _both(step: Step, seat: str, told: Any) -> bool:
    other = step.after.characters.get(told.burning)
    return gm(step, seat, told) or (known(step, seat, told) and other is not None and sees(step.after, seat, other))


def _putting_out(_step: Step, _seat: str, told: Any) -> PuttingOutShown:
    return PuttingOutShown(told.character, told.burning)


PIECE = Piece(
    tellings={
        burns.ApplyBurn: Telling(known, _burn),
        burning.Ignite: Telling(gm),
        burning.SpreadFire: Telling(gm),
        burning.Extinguish: Telling(_both, _putting_out),
        burning.CaughtFire: Telling(known),
        burning.BurnStepReached: Telling(known, _step),
        burning.Extinguished: Telling(known),
    },
    shown=(BurnShown, BurnStepShown, PuttingOutShown),
)
