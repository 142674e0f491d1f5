"""Which factors may be offered, added, ruled and revealed now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.game import Move, Schema, flag, integer, one_of, text
from domain.systems.spin.oppositions import factors
from domain.systems.spin.oppositions.factor_offers import AddFactor, Offer, ProposeFactor
from domain.systems.spin.oppositions.factors import FactorShown, RevealFactor, RuleFactor, WithdrawFactor, decide
from domain.systems.spin.state.state import Opposition, Spin
from domain.systems.spin.state.words import CampName, Conversion
from domain.systems.spin.table.chapter import Chapter, admits
from domain.systems.spin.table.sight import is_gm, sees_modifier, sees_part

CAMPS: tuple[CampName, ...] = ("protagonist", "obstacle")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if state.phase == "ended":
        return
    for opposition in state.oppositions.values():
        if opposition.status == "framing":
            yield from _offers(state, seat, opposition)
            yield from _rulings(state, seat, opposition)
        if is_gm(state, seat):
            hidden = [f.id for f in opposition.factors.values() if f.hidden]
            if hidden:
                yield Move(command=RevealFactor, fields={"factor": one_of(hidden)}, rules=RevealFactor.RULES)


def _offers(state: Spin, seat: str, opposition: Opposition) -> Iterator[Move]:
    kinds: tuple[type[Offer], ...] = (ProposeFactor, AddFactor)
    for kind in kinds:
        for camp in CAMPS:
            if admits(decide, state, seat, kind(opposition.id, camp, text="?")):
                yield from _free_text(state, opposition, kind, camp)
                yield from _sources(state, seat, opposition, kind, camp)


def _free_text(state: Spin, opposition: Opposition, kind: type[Offer], camp: CampName) -> Iterator[Move]:
    fields: dict[str, Schema] = {"text": text(1)}
    optional: frozenset[str] = frozenset()
    if kind is AddFactor:
        levels = ("normal", "heroic", "mythic") if state.options.heroic_levels else ("normal",)
        fields["level"] = one_of(levels)
        optional = frozenset({"level"})
        if opposition.kind == "pvp":
            fields["destiny_added"] = flag()
            optional |= {"destiny_added"}
    yield _move(opposition, kind, camp, fields, optional)


def _sources(state: Spin, seat: str, opposition: Opposition, kind: type[Offer], camp: CampName) -> Iterator[Move]:
    for source, names in _visible(state, seat).items():
        legal = {
            k: name
            for k, name in names.items()
            if admits(decide, state, seat, _offer(kind, opposition, camp, source, k, (), added=False))
        }
        yield from _by_origin(state, seat, opposition, kind, camp, source, legal)
        if source == "trait":
            yield from _conversions(state, seat, opposition, kind, camp, legal)


def _by_origin(
    state: Spin,
    seat: str,
    opposition: Opposition,
    kind: type[Offer],
    camp: CampName,
    source: str,
    legal: Mapping[str, str],
) -> Iterator[Move]:
    """In pvp the gm may flag what comes from outside, never the adversaries' own."""
    outside = {
        k: name
        for k, name in legal.items()
        if kind is AddFactor and admits(decide, state, seat, _offer(kind, opposition, camp, source, k, (), added=True))
    }
    inside = {k: name for k, name in legal.items() if k not in outside}
    if inside:
        yield _move(opposition, kind, camp, {source: one_of(inside)})
    if outside:
        fields = {source: one_of(outside), "destiny_added": flag()}
        yield _move(opposition, kind, camp, fields, frozenset({"destiny_added"}))


def _conversions(
    state: Spin, seat: str, opposition: Opposition, kind: type[Offer], camp: CampName, legal: Mapping[str, str]
) -> Iterator[Move]:
    ways: tuple[Conversion, ...] = ("as_reflex", "as_aptitude")
    for way in ways:
        able = {
            k: name
            for k, name in legal.items()
            if admits(decide, state, seat, _offer(kind, opposition, camp, "trait", k, (way,), added=False))
        }
        if able:
            once: Schema = {"type": "array", "items": one_of([way]), "minItems": 1, "maxItems": 1}
            yield _move(opposition, kind, camp, {"trait": one_of(able), "conversions": once})


def _offer(
    kind: type[Offer],
    opposition: Opposition,
    camp: CampName,
    source: str,
    value: str,
    conversions: tuple[Conversion, ...],
    *,
    added: bool,
) -> Offer:
    trait = value if source == "trait" else None
    gauge = value if source == "gauge" else None
    modifier = value if source == "modifier" else None
    if kind is ProposeFactor:
        return ProposeFactor(opposition.id, camp, trait, gauge, modifier, None, conversions)
    return AddFactor(opposition.id, camp, trait, gauge, modifier, conversions=conversions, destiny_added=added)


def _visible(state: Spin, seat: str) -> dict[str, dict[str, str]]:
    traits = {
        t.id: t.text for c in state.characters.values() for t in c.traits.values() if sees_part(state, seat, c, t)
    }
    gauges = {
        g.id: g.label for c in state.characters.values() for g in c.gauges.values() if sees_part(state, seat, c, g)
    }
    modifiers = {m.id: m.source for m in state.modifiers.values() if sees_modifier(state, seat, m)}
    return {"trait": traits, "gauge": gauges, "modifier": modifiers}


def _move(
    opposition: Opposition,
    kind: type[Offer],
    camp: CampName,
    fields: dict[str, Schema],
    optional: frozenset[str] = frozenset(),
) -> Move:
    offered = {"opposition": one_of([opposition.id]), "camp": one_of([camp]), **fields}
    if opposition.stages:
        offered["stage"] = integer(1, len(opposition.stages))
        optional |= {"stage"}
    if kind is AddFactor:
        offered["external"] = flag()
        offered["hidden"] = flag() if camp == "obstacle" else one_of([False])
        optional |= {"external", "hidden"}
    return Move(command=kind, fields=offered, optional=optional, rules=kind.RULES)


def _rulings(state: Spin, seat: str, opposition: Opposition) -> Iterator[Move]:
    mine = [f.id for f in opposition.factors.values() if admits(decide, state, seat, WithdrawFactor(f.id))]
    if mine:
        yield Move(command=WithdrawFactor, fields={"factor": one_of(mine)}, rules=WithdrawFactor.RULES)
    proposed = [f for f in opposition.factors.values() if f.status == "proposed"]
    if not is_gm(state, seat) or not proposed:
        return
    rejecting = {"factor": one_of({f.id: f.label for f in proposed}), "accept": one_of([False])}
    yield Move(command=RuleFactor, fields=rejecting, rules=RuleFactor.RULES)
    for factor in proposed:
        camps = [c for c in CAMPS if admits(decide, state, seat, RuleFactor(factor.id, accept=True, camp=c))]
        fields = {
            "factor": one_of({factor.id: factor.label}),
            "accept": one_of([True]),
            "camp": one_of(camps),
            "external": flag(),
        }
        yield Move(command=RuleFactor, fields=fields, optional=frozenset({"camp", "external"}), rules=RuleFactor.RULES)


CHAPTER = Chapter(
    commands=(ProposeFactor, AddFactor, RuleFactor, WithdrawFactor, RevealFactor),
    events={
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
