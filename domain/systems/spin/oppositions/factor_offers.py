"""Offers of key factors: sources of dice, the camp that they help, and the resulting factor."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.systems.spin.characters.traits import Bearer, bearer_of, require_level, suffixed, trait_dice
from domain.systems.spin.gauges.gauges import EXHAUSTED, LEVEL_NAMES, gauge_dice
from domain.systems.spin.oppositions.oppositions import require_framing
from domain.systems.spin.state.opposition_state import Factor, Opposition
from domain.systems.spin.state.state import Character, Gauge, Modifier, Spin, UsedGauge
from domain.systems.spin.state.words import CampName, Conversion, TraitLevel
from domain.systems.spin.table.guards import bad, blank, opposition_for, require, require_gm, unknown
from domain.systems.spin.table.roles import acts_for
from domain.systems.spin.table.sight import seen_gauges, sees_factor, sees_modifier, sees_trait, use_of

RULE = "SPI-OPP-04"
NEEDED_TAG = {"as_reflex": "manoeuvre", "as_aptitude": "colour"}


class ProposeFactor(Command, frozen=True):
    """Propose a factor for either camp (SPI-TRAIT-03): a trait, a gauge, a waiting modifier, or free text."""

    RULES: ClassVar = (RULE, "SPI-PVP-02", "SPI-ZOOM-04")
    opposition: Id
    camp: CampName
    trait: Id | None = None
    gauge: Id | None = None
    modifier: Id | None = None
    text: Text | None = None
    conversions: tuple[Conversion, ...] = ()
    stage: int | None = None


class AddFactor(Command, frozen=True):
    """Add a factor as the gm; `external` overrides the trait's tag, `level` is for a free text."""

    RULES: ClassVar = (RULE, "SPI-OPP-07", "SPI-OPP-08", "SPI-OPP-09", "SPI-PVP-04", "SPI-ALEA-02")
    opposition: Id
    camp: CampName
    trait: Id | None = None
    gauge: Id | None = None
    modifier: Id | None = None
    text: Text | None = None
    level: TraitLevel = "normal"
    conversions: tuple[Conversion, ...] = ()
    stage: int | None = None
    hidden: bool = False
    external: bool | None = None
    destiny_added: bool = False


Offer = ProposeFactor | AddFactor


def speakers(state: Spin, opposition: Opposition) -> set[str]:
    """Return the seats involved, in pvp those of both sides (SPI-OPP-04, SPI-PVP-02)."""
    return {character.owner for character in _involved(state, opposition)}


def _involved(state: Spin, opposition: Opposition) -> list[Character]:
    there = (*opposition.protagonists, opposition.aggressor or "")
    return [state.characters[who] for who in there if who in state.characters]


def require_proposable(state: Spin, seat: str, command: ProposeFactor) -> None:
    opposition = opposition_for(state, command.opposition, RULE)
    _require_known(state, seat, command)
    own = [c for c in _involved(state, opposition) if acts_for(state, seat, c.owner)]
    if not own:
        raise Refused("not_owner", RULE, "role")
    _require_one_source(command)
    _require_usable(state, seat, opposition, command, ended=all(c.ended for c in own))


def require_addable(state: Spin, seat: str, command: AddFactor) -> None:
    require_gm(state, seat, RULE)
    opposition = opposition_for(state, command.opposition, RULE)
    _require_known(state, seat, command)
    _require_one_source(command)
    if command.hidden and command.camp != "obstacle":
        raise bad("SPI-OPP-08")
    if command.level != "normal" and command.text is None:
        raise bad("SPI-HERO-01")
    if command.destiny_added and (opposition.kind != "pvp" or _own(opposition, _owner(state, command))):
        raise bad("SPI-PVP-04")
    require_level(state, command.level)
    _require_usable(state, seat, opposition, command)


def _own(opposition: Opposition, owner: str | None) -> bool:
    """Return whether the owner is one of the adversaries, whose own means are never from outside (SPI-PVP-04)."""
    return owner is not None and owner in (*opposition.protagonists, opposition.aggressor)


def _owner(state: Spin, command: Offer) -> str | None:
    """Return the character or canvas whose trait, gauge or modifier is offered; None for a free text."""
    found: Bearer | None
    if command.trait is not None:
        found = state.bearers.get(command.trait)
    elif command.gauge is not None:
        found = state.marked.get(command.gauge)
    else:
        modifier = state.modifiers.get(command.modifier or "")
        return modifier.character if modifier else None
    return found.id if found else None


def _require_known(state: Spin, seat: str, command: Offer) -> None:
    """Refuse a source that the seat cannot see (SPI-SEC-06). Raises Refused."""
    if command.trait is not None:
        _require_trait(state, seat, command.trait)
    if command.gauge is not None and _seen_gauge(state, seat, command.gauge) is None:
        raise unknown(RULE)
    if command.modifier is not None:
        _require_modifier(state, seat, command.modifier)


def _require_one_source(command: Offer) -> None:
    """Refuse an offer without exactly one source. Raises Refused."""
    sources = [s for s in (command.trait, command.gauge, command.modifier, command.text) if s is not None]
    if len(sources) != 1 or (command.text is not None and blank(command.text)):
        raise bad(RULE)


def _require_trait(state: Spin, seat: str, trait: str) -> None:
    bearer = state.bearers.get(trait)
    if bearer is None or not sees_trait(state, seat, bearer, bearer.traits[trait]):
        raise unknown(RULE)


def _seen_gauge(state: Spin, seat: str, gauge: str) -> Gauge | UsedGauge | None:
    """Return the gauge as the seat sees it, or None if it sees none of that ID."""
    owner = state.marked.get(gauge)
    return seen_gauges(state, seat, owner).get(gauge) if owner else None


def _require_modifier(state: Spin, seat: str, modifier: str) -> None:
    found = state.modifiers.get(modifier)
    if found is None or not sees_modifier(state, seat, found):
        raise unknown("SPI-OPP-09")


def _require_usable(state: Spin, seat: str, opposition: Opposition, command: Offer, *, ended: bool = False) -> None:
    """Refuse a source that cannot serve in this opposition, in the order of the rules' row of refusals. Raises Refused.

    A progression gives nothing to any camp: that comes first (SPI-GAUGE-08). A source that a hidden factor uses is free
    for those who do not see it (SPI-SEC-04).
    """
    gauge = _seen_gauge(state, seat, command.gauge or "")
    progression = isinstance(gauge, Gauge) and gauge.kind == "progression"
    require(not progression, Refused("progression_no_dice", "SPI-GAUGE-08"))
    if not _fits_camp(state, opposition, command):
        raise bad("SPI-GAUGE-07")
    if command.stage is not None and not 1 <= command.stage <= len(opposition.stages):
        raise bad("SPI-ZOOM-04")
    if command.conversions and command.trait is None:
        raise bad("SPI-HERO-04")
    modifier = state.modifiers.get(command.modifier or "")
    require(modifier is None or use_of(state, seat, modifier) is None, Refused("wrong_phase", "SPI-OPP-09"))
    require_framing(opposition, RULE, ended=ended)
    source = command.trait or command.gauge or command.modifier
    standing = [f for f in opposition.factors.values() if f.status != "rejected" and sees_factor(state, seat, f)]
    require(source is None or source not in [f.source_id for f in standing], Refused("factor_duplicate", RULE))
    if command.gauge is not None:
        _require_giving(gauge)
    if command.trait is not None:
        _require_convertible(state, command.trait, command.conversions)


def _require_giving(gauge: Gauge | UsedGauge | None) -> None:
    """Refuse a gauge that is not at I or II: no other gives dice (SPI-GAUGE-07, SPI-GAUGE-09). Raises Refused."""
    level = gauge.level if gauge else 0
    require(level > 0, Refused("gauge_not_active", "SPI-GAUGE-07"))
    require(level < EXHAUSTED, Refused("gauge_exhausted", "SPI-GAUGE-09"))


def require_giving_now(state: Spin, proposed: Factor) -> None:
    """Refuse to accept a gauge of a hidden sheet that gives no dice any more (SPI-GAUGE-07). Raises Refused.

    Its proposer knows it only as it was last used.
    """
    owner = _hidden_owner(state, proposed)
    if owner is not None:
        _require_giving(owner.gauges.get(proposed.source_id or ""))


def as_it_is_now(state: Spin, proposed: Factor) -> Factor:
    """Return the factor with the dice that a gauge of a hidden sheet gives now (SPI-GAUGE-07)."""
    owner = _hidden_owner(state, proposed)
    gauge = owner.gauges.get(proposed.source_id or "") if owner else None
    return _with_gauge(proposed, gauge) if gauge else proposed


def _hidden_owner(state: Spin, factor: Factor) -> Character | None:
    owner = state.characters.get(factor.owner or "")
    return owner if factor.source == "gauge" and owner and not owner.readable else None


def _require_convertible(state: Spin, trait_id: str, conversions: tuple[Conversion, ...]) -> None:
    """Refuse a conversion of a normal or zero-sum trait, without the tag, or a second one in a use (SPI-HERO-04).

    Raises Refused.
    """
    owner = state.bearers.get(trait_id)
    if owner is None or not conversions:
        return
    trait = owner.traits[trait_id]
    strong = trait_dice(state, trait.level) >= 2 and not trait.zero_sum
    require(strong, Refused("level_too_low", "SPI-HERO-04"))
    tagged = all(NEEDED_TAG.get(c, "") in trait.tags for c in conversions)
    require(tagged, Refused("tag_missing", "SPI-HERO-04"))
    require(len(conversions) == 1, Refused("one_conversion", "SPI-HERO-04"))


def other(camp: CampName) -> CampName:
    return "obstacle" if camp == "protagonist" else "protagonist"


def side_of(state: Spin, opposition: Opposition, owner: str | None) -> CampName | None:
    """Return the camp of that character; None in neither (pvp), or where the gm decides (an npc's leg)."""
    if owner is None:
        return None
    if owner == opposition.aggressor:
        return "obstacle"
    if owner in opposition.protagonists:
        return "protagonist"
    found = state.characters.get(owner)
    if found is None or opposition.lead is None or opposition.kind == "pvp":
        return None
    return "protagonist" if found.kind == "protagonist" else "obstacle"


def forced_camp(state: Spin, opposition: Opposition, command: Offer) -> CampName | None:
    """Return the only camp that the source may help, or None (SPI-GAUGE-07, SPI-OPP-06).

    A gauge or a handicap helps the other camp, an advantage the own one.
    """
    modifier = state.modifiers.get(command.modifier or "")
    if modifier is not None:
        return _modified_camp(state, opposition, modifier)
    side = side_of(state, opposition, _owner(state, command))
    return other(side) if side and command.gauge is not None else None


def _modified_camp(state: Spin, opposition: Opposition, modifier: Modifier) -> CampName | None:
    side: CampName | None = "protagonist" if modifier.camp else side_of(state, opposition, modifier.character)
    if side is None:
        return None
    return side if modifier.kind == "advantage" else other(side)


def _concerns(state: Spin, opposition: Opposition, modifier: Modifier) -> bool:
    """Return whether the modifier applies to this opposition.

    A camp's modifier waits for that camp's leg, a protagonist's for an own opposition, an npc's for any.
    """
    if modifier.camp is not None:
        return modifier.camp == opposition.camp
    owner = state.characters.get(modifier.character or "")
    return owner is not None and (owner.kind != "protagonist" or _own(opposition, owner.id))


def _fits_camp(state: Spin, opposition: Opposition, command: Offer) -> bool:
    modifier = state.modifiers.get(command.modifier or "")
    if modifier is not None and not _concerns(state, opposition, modifier):
        return False
    camp = forced_camp(state, opposition, command)
    return camp is None or camp == command.camp


def factor_of(state: Spin, event: Event, command: Offer) -> Factor | None:
    """Return the factor that the offer makes; None when its source is gone."""
    base = Factor(
        id=event.id,
        camp=command.camp,
        label=command.text or "",
        source="text",
        dice=1,
        by=event.seat,
        conversion=command.conversions[0] if command.conversions else "none",
        stage=command.stage,
        status="proposed",
    )
    if isinstance(command, AddFactor):
        base = replace(
            base,
            status="accepted",
            hidden=command.hidden,
            destiny_added=command.destiny_added,
            level=command.level,
            external=bool(command.external),
            dice=trait_dice(state, command.level),
        )
        if command.level != "normal":
            base = replace(base, label=base.label + ("+" if command.level == "heroic" else "++"))
    owner = _owner(state, command)
    if command.trait is not None:
        return _of_trait(state, base, command, owner)
    if command.gauge is not None:
        gauge = _seen_gauge(state, base.by, command.gauge)
        made = replace(base, source="gauge", source_id=command.gauge, owner=owner)
        return _with_gauge(made, gauge) if gauge else None
    modifier = state.modifiers.get(command.modifier or "")
    if command.modifier is not None:
        if modifier is None:
            return None
        return replace(base, source="modifier", source_id=modifier.id, owner=owner, label=modifier.source)
    return base


def _of_trait(state: Spin, base: Factor, command: Offer, owner: str | None) -> Factor | None:
    """Return the factor of a trait, None without the trait (SPI-TRAIT-02, SPI-HERO-01, SPI-HERO-04).

    A zero-sum trait gives +1/+1 (SPI-LOOT-03).
    """
    found = bearer_of(state, command.trait or "")
    trait = found.traits.get(command.trait or "") if found else None
    if trait is None:
        return None
    external = getattr(command, "external", None)
    made = replace(
        base,
        source="trait",
        source_id=trait.id,
        owner=owner,
        label=suffixed(trait),
        level=trait.level,
        external="external" in trait.tags if external is None else external,
    )
    if trait.zero_sum:
        return replace(made, dice=1, against=1)
    return replace(made, dice=trait_dice(state, trait.level) - len(command.conversions))


def _with_gauge(base: Factor, gauge: Gauge | UsedGauge) -> Factor:
    """Return the factor with the name and the dice of the gauge: I gives one die, II two (SPI-GAUGE-07)."""
    return replace(base, label=f"{gauge.label} {LEVEL_NAMES[gauge.level]}", dice=gauge_dice(gauge))


def as_used(factor: Factor) -> UsedGauge:
    """Return the gauge as everybody knows it from the factor that it became (SPI-SEC-03)."""
    label = factor.label.removesuffix(f" {LEVEL_NAMES[factor.dice]}")
    return UsedGauge(factor.source_id or "", label, factor.dice)
