"""Several decisions of the gm about an opposition in one command: its frame, its lock and roll, its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from domain.base.events import Command, Event, Id, Text
from domain.base.refusal import passes
from domain.game import (
    Chapter,
    Decide,
    Move,
    Offers,
    Schema,
    TypedDice,
    closed,
    flag,
    one_of,
    sequences_of,
    several,
    text,
)
from domain.systems.spin.oppositions import chain_moves, factor_moves, opposition_moves, outcome_moves
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.closing import require_closable
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition
from domain.systems.spin.oppositions.pools import dice_of
from domain.systems.spin.oppositions.windows import undecided
from domain.systems.spin.state.cards import card_moves
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName
from domain.systems.spin.table.roles import active_protagonists, gm_seat, is_gm
from domain.systems.spin.table.sight import seen_gauges, visible, visible_modifiers, visible_traits

MOST_FACTORS = 12
"""A bound of form, for each camp's factors in words."""


class FrameOpposition(Command, frozen=True):
    """Open a standard opposition with its key factors: `advantages` are in words for the protagonists, `obstacles` for
    the obstacle, `factors` traits, gauges and waiting modifiers, each with the camp that it helps.
    """

    RULES: ClassVar = ("SPI-OPP-01", "SPI-OPP-02", "SPI-OPP-04", "SPI-OPP-15")
    lead: Id
    protagonists: tuple[Id, ...] = ()
    obstacle: Text = ""
    objective: Text = ""
    request: Id | None = None
    advantages: tuple[Text, ...] = ()
    obstacles: tuple[Text, ...] = ()
    factors: Mapping[str, CampName] = {}


class LockAndRoll(Command, frozen=True):
    """Lock the pools, then roll that of the obstacle."""

    RULES: ClassVar = ("SPI-OPP-11", "SPI-DICE-01", "SPI-DICE-02", "SPI-DICE-04")
    opposition: Id


class FinaliseAndClose(Command, frozen=True):
    """Make the result final; where it owes nothing, close the opposition as well."""

    RULES: ClassVar = ("SPI-RES-04", "SPI-GAIN-01", "SPI-OPP-13", "SPI-INT-10")
    opposition: Id
    card: int | None = None
    force: bool = False


def _framed(state: Spin, command: FrameOpposition, done: Sequence[Event]) -> Command | None:
    if not done:
        camp, request = command.protagonists, command.request
        return OpenOpposition(lead=command.lead, protagonists=camp, obstacle=command.obstacle, request=request)
    opposition = command.request or done[0].id
    wanted = (SetObjective(opposition, command.objective),) if command.objective else ()
    steps = (*wanted, *_factors(state, opposition, command))
    return steps[len(done) - 1] if len(done) <= len(steps) else None


def _factors(state: Spin, opposition: str, command: FrameOpposition) -> Iterator[AddFactor]:
    for words in command.advantages:
        yield AddFactor(opposition, "protagonist", text=words)
    for words in command.obstacles:
        yield AddFactor(opposition, "obstacle", text=words)
    for source, camp in command.factors.items():
        yield _from_sheet(state, opposition, source, camp)


def _from_sheet(state: Spin, opposition: str, source: str, camp: CampName) -> AddFactor:
    if source in state.marked:
        return AddFactor(opposition, camp, gauge=source)
    if source in state.modifiers:
        return AddFactor(opposition, camp, modifier=source)
    return AddFactor(opposition, camp, trait=source)


def _locked(_state: Spin, command: LockAndRoll, done: Sequence[Event]) -> Command | None:
    steps = (LockOpposition(command.opposition), RollCamp(command.opposition, "obstacle"))
    return steps[len(done)] if len(done) < len(steps) else None


def _ended(state: Spin, command: FinaliseAndClose, done: Sequence[Event]) -> Command | None:
    if not done:
        return FinaliseResult(command.opposition, command.card, command.force)
    closable = len(done) == 1 and passes(require_closable, state, gm_seat(state), command.opposition, goes_on=False)
    return CloseOpposition(command.opposition) if closable else None


def moves(state: Spin, seat: str, decide: Decide) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    yield from _frames(state, offers)
    for opposition in state.oppositions.values():
        this = {"opposition": one_of([opposition.id])}
        if opposition.status == "framing":
            dice = TypedDice((6,) * dice_of(state, opposition)[1], again=6)
            yield from offers.move(LockAndRoll(opposition.id), this, (), dice)
        if opposition.status == "rolled":
            yield from _endings(state, offers, opposition)


def _endings(state: Spin, offers: Offers, opposition: Opposition) -> Iterator[Move]:
    waits = bool(undecided(state, opposition))
    fields = {"opposition": one_of([opposition.id]), "force": one_of([True]) if waits else flag()}
    optional = () if waits else ("force",)
    yield from card_moves(offers, FinaliseAndClose, fields, optional, opposition=opposition.id, force=waits)


def _frames(state: Spin, offers: Offers) -> Iterator[Move]:
    names = {c.id: c.name for c in active_protagonists(state)}
    free = {k: names[k] for k in offers.taken(FrameOpposition, "lead", names)}
    requests = [o for o in state.oppositions.values() if o.status == "requested" and o.lead in free]
    for lead in free:
        camp = several(one_of({lead: free[lead]} | free), unique=True)
        alone = FrameOpposition(lead)
        fields = {"lead": one_of({lead: free[lead]}), "protagonists": camp, "objective": text(1)}
        yield from _framing(state, offers, alone, fields)
        for request in requests:
            if request.lead == lead:
                asked = FrameOpposition(lead, request=request.id)
                yield from _framing(state, offers, asked, fields | {"request": one_of([request.id])})


def _framing(state: Spin, offers: Offers, alone: FrameOpposition, fields: Mapping[str, Schema]) -> Iterator[Move]:
    words = several(text(1), 0, MOST_FACTORS)
    framed = {**fields, "obstacle": text(), "advantages": words, "obstacles": words}
    helping = _helping(state, offers, alone)
    if helping:
        framed["factors"] = closed(helping)
    yield from offers.move(alone, framed, framed.keys() - {"lead", "request"})


def _helping(state: Spin, offers: Offers, alone: FrameOpposition) -> dict[str, Schema]:
    """Return, by the ID of each trait, gauge and modifier, the form of the camps that it may help."""
    people = visible(state, offers.seat).values()
    names = {t.id: t.text for t in visible_traits(state, offers.seat).values()}
    names |= {g.id: g.label for c in people for g in seen_gauges(state, offers.seat, c).values()}
    names |= {m.id: m.source for m in visible_modifiers(state, offers.seat)}
    found: dict[str, Schema] = {}
    for source, name in names.items():
        camps = [
            camp
            for camp in factor_moves.CAMPS
            if offers.admits(FrameOpposition(alone.lead, request=alone.request, factors={source: camp}))
        ]
        if camps:
            found[source] = one_of(camps) | {"title": name}
    return found


PARTS: tuple[Chapter[Spin], ...] = (
    opposition_moves.CHAPTER,
    factor_moves.CHAPTER,
    chain_moves.CHAPTER,
    outcome_moves.CHAPTER,
)
CHAPTER = sequences_of({FrameOpposition: _framed, LockAndRoll: _locked, FinaliseAndClose: _ended}, PARTS, moves)
