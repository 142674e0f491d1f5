"""Moves that offer, add, rule and reveal key factors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from domain.game import Chapter, Move, Offers, Schema, flag, integer, one_of, several, text
from domain.systems.spin.characters.traits import LEVELS
from domain.systems.spin.oppositions import factors
from domain.systems.spin.oppositions.factor_offers import AddFactor, Offer, ProposeFactor
from domain.systems.spin.oppositions.factors import FactorShown, RevealFactor, RuleFactor, WithdrawFactor, decide
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName, Conversion
from domain.systems.spin.table.sight import seen_gauges, visible, visible_modifiers, visible_traits

CAMPS: tuple[CampName, ...] = ("protagonist", "obstacle")
CONVERSIONS: tuple[Conversion, ...] = ("as_reflex", "as_aptitude")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for opposition in state.oppositions.values():
        if opposition.status == "framing":
            yield from _offered(state, offers, opposition)
            yield from _rulings(offers, opposition)
        hidden = [f.id for f in opposition.factors.values() if f.hidden]
        yield from offers.each(RevealFactor, "factor", hidden)


def _offered(state: Spin, offers: Offers, opposition: Opposition) -> Iterator[Move]:
    kinds: tuple[type[Offer], ...] = (ProposeFactor, AddFactor)
    for kind in kinds:
        for camp in CAMPS:
            words = kind(opposition.id, camp, text="?")
            if offers.admits(words):
                yield from _free_text(offers, opposition, words)
                for source, names in _visible(state, offers.seat).items():
                    yield from _sources(offers, opposition, kind(opposition.id, camp), source, names)


def _free_text(offers: Offers, opposition: Opposition, words: Offer) -> Iterator[Move]:
    fields: dict[str, Schema] = {"text": text(1)}
    if isinstance(words, AddFactor):
        fields["level"] = one_of([level for level in LEVELS if offers.admits(replace(words, level=level))])
        if offers.admits(replace(words, destiny_added=True)):
            fields["destiny_added"] = flag()
    yield from _move(offers, opposition, words, fields, frozenset({"level", "destiny_added"}))


def _sources(
    offers: Offers, opposition: Opposition, offer: Offer, source: str, names: Mapping[str, str]
) -> Iterator[Move]:
    """Yield offers of parts of sheets: as they are, as from outside where the gm may say so, or converted."""
    legal = {k: name for k, name in names.items() if offers.admits(replace(offer, **{source: k}))}
    outside = {k: name for k, name in legal.items() if _comes_from_outside(offers, offer, source, k)}
    inside = {k: name for k, name in legal.items() if k not in outside}
    for found, fields in ((inside, {}), (outside, {"destiny_added": flag()})):
        if found:
            example = replace(offer, **{source: next(iter(found))})
            yield from _move(offers, opposition, example, {source: one_of(found), **fields}, frozenset(fields))
    for way in CONVERSIONS if source == "trait" else ():
        turned = replace(offer, conversions=(way,))
        able = {k: name for k, name in legal.items() if offers.admits(replace(turned, trait=k))}
        if able:
            once: Schema = several(one_of([way]), 1, 1)
            example = replace(turned, trait=next(iter(able)))
            yield from _move(offers, opposition, example, {"trait": one_of(able), "conversions": once})


def _comes_from_outside(offers: Offers, offer: Offer, source: str, value: str) -> bool:
    """Return whether the gm may add this source as one from outside (SPI-PVP-04)."""
    return isinstance(offer, AddFactor) and offers.admits(replace(offer, destiny_added=True, **{source: value}))


def _visible(state: Spin, seat: str) -> dict[str, dict[str, str]]:
    """Return the traits, gauges and waiting modifiers that the seat knows of, by the field that names them."""
    people = visible(state, seat).values()
    return {
        "trait": {t.id: t.text for t in visible_traits(state, seat).values()},
        "gauge": {g.id: g.label for c in people for g in seen_gauges(state, seat, c).values()},
        "modifier": {m.id: m.source for m in visible_modifiers(state, seat)},
    }


def _move(
    offers: Offers,
    opposition: Opposition,
    example: Offer,
    fields: dict[str, Schema],
    optional: frozenset[str] = frozenset(),
) -> Iterator[Move]:
    """Yield the offer for one stage or all; the gm may make it external and, where allowed, hidden."""
    offered = {"opposition": one_of([opposition.id]), "camp": one_of([example.camp]), **fields}
    if opposition.stages:
        offered["stage"] = integer(1, len(opposition.stages))
    if isinstance(example, AddFactor):
        offered["external"] = flag()
        if offers.admits(replace(example, hidden=True)):
            offered["hidden"] = flag()
    loose = (optional | {"stage", "external", "hidden"}) & offered.keys()
    yield from offers.move(example, offered, loose)


def _rulings(offers: Offers, opposition: Opposition) -> Iterator[Move]:
    factors = opposition.factors.values()
    yield from offers.each(WithdrawFactor, "factor", [f.id for f in factors])
    proposed = {f.id: f.label for f in factors if f.status == "proposed"}
    yield from offers.each(RuleFactor, "factor", proposed, {"accept": one_of([False])}, accept=False)
    accepting = {"accept": one_of([True]), "external": flag()}
    for factor, label in proposed.items():
        choices = {"factor": {factor: label}, "camp": CAMPS}
        yield from offers.every(RuleFactor, choices, accepting, ("camp", "external"), accept=True)


CHAPTER = Chapter(
    commands={
        ProposeFactor: "FactorProposed",
        AddFactor: "FactorAdded",
        RuleFactor: "FactorRuled",
        WithdrawFactor: "FactorWithdrawn",
        RevealFactor: "FactorRevealed",
    },
    consequences=(FactorShown,),
    decide=factors.decide,
    evolve=factors.evolve,
    moves=moves,
)
