"""Awaited acts at a table of Spin: dice that were asked for, the next step of an opposition, a stroke to let come."""

from __future__ import annotations

from collections.abc import Iterator

from domain.systems.spin.characters.orientation import RollOrientation
from domain.systems.spin.destiny.destiny import RollPolarity
from domain.systems.spin.destiny.fate import PassFateBlock
from domain.systems.spin.oppositions.alea import UseAleaPoints
from domain.systems.spin.oppositions.chain import FinaliseResult, RollCamp
from domain.systems.spin.oppositions.factors import RuleFactor
from domain.systems.spin.oppositions.outcome import AnswerMitigation
from domain.systems.spin.oppositions.windows import PassResultShift
from domain.table.seats import Table
from projections.base.projection import Awaited, leader
from projections.spin.views.structs import OppositionView, SpinView


def awaited(shown: SpinView, table: Table) -> Iterator[Awaited]:
    """Yield the acts that the table waits for, read off what everybody sees: the stroke itself stays face down."""
    gm = leader(table)
    if shown.phase == "ended":
        return
    for roll in shown.orientations:
        if roll.die is None:
            yield Awaited(_answering(shown, roll.roller, gm), RollOrientation, roll.id)
    if shown.polarity is not None:
        yield Awaited(_answering(shown, shown.polarity.seat, gm), RollPolarity)
    for opposition in shown.oppositions:
        yield from _next(shown, table, opposition, gm)
    if shown.fate.stroke_pending:
        yield from _blocking(shown, table)


def _next(shown: SpinView, table: Table, of: OppositionView, gm: str) -> Iterator[Awaited]:
    match of.status:
        case "framing":
            for factor in of.factors:
                if factor.status == "proposed":
                    yield Awaited(gm, RuleFactor, of.id)
        case "locked":
            yield from _rolls(shown, of, gm)
        case "rolled" if of.alea is not None and of.alea.pending:
            yield Awaited(_voice(shown, of, gm, of.alea.loser), UseAleaPoints, of.id)
        case "rolled" if of.result is not None:
            yield from _shifting(shown, table, of)
            yield Awaited(gm, FinaliseResult, of.id)
        case "finalised" if of.mitigation == "asked":
            yield Awaited(_voice(shown, of, gm, "protagonist"), AnswerMitigation, of.id)
        case _:
            return


def _rolls(shown: SpinView, of: OppositionView, gm: str) -> Iterator[Awaited]:
    """Yield the rolls that an opposition waits for (SPI-DICE-01).

    The second camp waits until every Deus Ex Alea has its points (SPI-ALEA-04).
    """
    done = {roll.camp for roll in of.rolls}
    if done and any(o.alea is not None and o.alea.pending for o in shown.oppositions):
        return
    for camp in ("protagonist", "obstacle"):
        if camp not in done:
            yield Awaited(_voice(shown, of, gm, camp), RollCamp, of.id)


def _voice(shown: SpinView, of: OppositionView, gm: str, camp: str) -> str:
    """Return the seat that speaks for a camp: the owner of its lead or aggressor while he plays, else the GM's."""
    character = of.lead if camp == "protagonist" else of.aggressor
    owner = next((c.owner for c in shown.characters if c.id == character), None)
    return gm if owner is None else _answering(shown, owner, gm)


def _answering(shown: SpinView, asked: str, gm: str) -> str:
    """Return the seat that was asked while it plays, else the game master's (SPI-A-48)."""
    return asked if any(seat.id == asked and seat.role != "spectator" for seat in shown.seats) else gm


def _shifting(shown: SpinView, table: Table, of: OppositionView) -> Iterator[Awaited]:
    """Yield the seats with a fortune in an opposition that may still move the result or let it stand (SPI-FORT-03)."""
    limit = shown.options.max_shifts_per_opposition
    if shown.options.solo or (limit is not None and len(of.shifts) >= limit):
        return
    there = {*of.protagonists, of.aggressor}
    able = {c.owner for c in shown.characters if c.id in there and not c.ended and c.fortunes > 0}
    for seat in table.present("player"):
        if seat.id in able and seat.id not in of.shift_passes:
            yield Awaited(seat.id, PassResultShift, of.id)


def _blocking(shown: SpinView, table: Table) -> Iterator[Awaited]:
    """Yield the seats with a fortune that may still block a stroke or let it come (SPI-FATE-06).

    In solo nothing is awaited: the window passes by itself.
    """
    if shown.options.solo:
        return
    able = {c.owner for c in shown.characters if c.kind == "protagonist" and not c.ended and c.fortunes > 0}
    for seat in table.present("player"):
        if seat.id in able and seat.id not in shown.fate.passes:
            yield Awaited(seat.id, PassFateBlock)
