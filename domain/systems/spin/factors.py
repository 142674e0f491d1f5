"""Key factors (facteurs clés): whatever is worth dice, proposed, ruled, added, hidden, withdrawn."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Consequence, Event, Id
from domain.game import Evolved
from domain.refusal import Refused
from domain.systems.spin import gauges
from domain.systems.spin.gauges import EXHAUSTED, LEVEL_NAMES, gauge_dice
from domain.systems.spin.oppositions import require_framing, with_opposition
from domain.systems.spin.purse import with_character
from domain.systems.spin.sight import (
    acts_for,
    bad,
    blank,
    is_gm,
    opposition_for,
    require,
    require_gm,
    sees_modifier,
    sees_part,
    unknown,
)
from domain.systems.spin.state import Character, Factor, Modifier, Opposition, Spin
from domain.systems.spin.traits import owner_of as trait_owner
from domain.systems.spin.traits import require_level, suffixed, trait_dice
from domain.systems.spin.words import CampName, Conversion, FactorSource, TraitLevel

RULE = "SPI-OPP-04"
NEEDED_TAG = {"as_reflex": "manoeuvre", "as_aptitude": "colour"}


class ProposeFactor(Command, frozen=True):
    """A player offers a factor for either camp (SPI-TRAIT-03): a trait, a gauge, a waiting modifier, or free text."""

    RULES: ClassVar = (RULE, "SPI-PVP-02", "SPI-ZOOM-04")
    opposition: Id
    camp: CampName
    trait: Id | None = None
    gauge: Id | None = None
    modifier: Id | None = None
    text: str | None = None
    conversions: tuple[Conversion, ...] = ()
    stage: int | None = None


class AddFactor(Command, frozen=True):
    """The gm adds a factor; `external` overrides the trait's tag, `level` is for a free text."""

    RULES: ClassVar = (RULE, "SPI-OPP-07", "SPI-OPP-08", "SPI-OPP-09", "SPI-PVP-04", "SPI-ALEA-02")
    opposition: Id
    camp: CampName
    trait: Id | None = None
    gauge: Id | None = None
    modifier: Id | None = None
    text: str | None = None
    level: TraitLevel = "normal"
    conversions: tuple[Conversion, ...] = ()
    stage: int | None = None
    hidden: bool = False
    external: bool | None = None
    destiny_added: bool = False


class RuleFactor(Command, frozen=True):
    """The gm accepts a proposal, for this or the other camp, or rejects it as useless."""

    RULES: ClassVar = (RULE, "SPI-ALEA-02")
    factor: Id
    accept: bool
    camp: CampName | None = None
    external: bool | None = None


class WithdrawFactor(Command, frozen=True):
    """Its proposer takes a proposal back; the gm any factor."""

    RULES: ClassVar = (RULE,)
    factor: Id


class RevealFactor(Command, frozen=True):
    """A hidden factor is shown to all."""

    RULES: ClassVar = ("SPI-OPP-08", "SPI-SEC-04")
    factor: Id


class FactorShown(Consequence, frozen=True):
    """A factor as everybody may read it; of a hidden one no label."""

    RULES: ClassVar = ("SPI-OPP-04", "SPI-OPP-08")
    opposition: Id
    factor: Id
    camp: CampName
    dice: int
    against: int
    hidden: bool
    label: str = ""
    source: FactorSource | None = None
    external: bool | None = None
    destiny_added: bool | None = None
    conversion: Conversion | None = None
    stage: int | None = None


FactorCommand = ProposeFactor | AddFactor | RuleFactor | WithdrawFactor | RevealFactor
Offer = ProposeFactor | AddFactor


def other(camp: CampName) -> CampName:
    return "obstacle" if camp == "protagonist" else "protagonist"


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: FactorCommand = act.command
    match command:
        case ProposeFactor():
            _propose(state, act.seat, command)
        case AddFactor():
            _add(state, act.seat, command)
        case RuleFactor():
            _rule(state, act.seat, command)
        case WithdrawFactor(factor):
            opposition, found = _find(state, factor)
            own = found.status == "proposed" and acts_for(state, act.seat, found.by)
            if not own and not is_gm(state, act.seat):
                raise Refused("not_owner", RULE, "role")
            require_framing(opposition, RULE)
        case RevealFactor(factor):
            require_gm(state, act.seat, "SPI-OPP-08")
            _, found = _find(state, factor)
            require(found.hidden, Refused("wrong_phase", "SPI-OPP-08"))
    return command


def _find(state: Spin, factor: str) -> tuple[Opposition, Factor]:
    for opposition in state.oppositions.values():
        if factor in opposition.factors:
            return opposition, opposition.factors[factor]
    raise unknown(RULE)


def speakers(state: Spin, opposition: Opposition) -> set[str]:
    """SPI-OPP-04, SPI-PVP-02: the seats involved; in pvp those of both sides."""
    there = {*opposition.protagonists, opposition.aggressor}
    return {c.owner for c in state.characters.values() if c.id in there}


def _propose(state: Spin, seat: str, command: ProposeFactor) -> None:
    opposition = opposition_for(state, command.opposition, RULE)
    _require_source(state, seat, command)
    if not any(acts_for(state, seat, owner) for owner in speakers(state, opposition)):
        raise Refused("not_owner", RULE, "role")
    _require_usable(state, opposition, command)


def _add(state: Spin, seat: str, command: AddFactor) -> None:
    require_gm(state, seat, RULE)
    opposition = opposition_for(state, command.opposition, RULE)
    _require_source(state, seat, command)
    if command.hidden and command.camp != "obstacle":
        raise bad("SPI-OPP-08")
    if command.level != "normal" and command.text is None:
        raise bad("SPI-HERO-01")
    if command.destiny_added and (opposition.kind != "pvp" or _own(opposition, _owner(state, command))):
        raise bad("SPI-PVP-04")
    require_level(state, command.level)
    _require_usable(state, opposition, command)


def _own(opposition: Opposition, owner: str | None) -> bool:
    """SPI-PVP-04: the two adversaries' own means are never from outside."""
    return owner is not None and owner in (*opposition.protagonists, opposition.aggressor)


def _owner(state: Spin, command: Offer) -> str | None:
    if command.trait is not None:
        found = trait_owner(state, command.trait)
    elif command.gauge is not None:
        found = gauges.owner_of(state, command.gauge)
    else:
        modifier = state.modifiers.get(command.modifier or "")
        return modifier.character if modifier else None
    return found.id if found else None


def _require_source(state: Spin, seat: str, command: Offer) -> None:
    """One source, and one that the seat can see (SPI-SEC-06)."""
    sources = [s for s in (command.trait, command.gauge, command.modifier, command.text) if s is not None]
    if command.trait is not None:
        _require_seen(state, seat, trait_owner(state, command.trait), command.trait)
    if command.gauge is not None:
        _require_seen(state, seat, gauges.owner_of(state, command.gauge), command.gauge)
    if command.modifier is not None:
        _require_modifier(state, seat, command.modifier)
    if len(sources) != 1 or (command.text is not None and blank(command.text)):
        raise bad(RULE)


def _require_seen(state: Spin, seat: str, owner: Character | None, part: str) -> None:
    found = (owner.traits.get(part) or owner.gauges.get(part)) if owner else None
    if owner is None or found is None or not sees_part(state, seat, owner, found):
        raise unknown(RULE)


def _require_modifier(state: Spin, seat: str, modifier: str) -> None:
    found = state.modifiers.get(modifier)
    if found is None or not sees_modifier(state, seat, found):
        raise unknown("SPI-OPP-09")


def _require_usable(state: Spin, opposition: Opposition, command: Offer) -> None:
    """The row's refusals in their order."""
    if not _fits_camp(state, opposition, command):
        raise bad("SPI-GAUGE-07")
    if command.stage is not None and not 1 <= command.stage <= len(opposition.stages):
        raise bad("SPI-ZOOM-04")
    if command.conversions and command.trait is None:
        raise bad("SPI-HERO-04")
    modifier = state.modifiers.get(command.modifier or "")
    require(modifier is None or modifier.used_in is None, Refused("wrong_phase", "SPI-OPP-09"))
    require_framing(opposition, RULE)
    source = command.trait or command.gauge or command.modifier
    taken = [f.source_id for f in opposition.factors.values() if f.status != "rejected"]
    require(source is None or source not in taken, Refused("factor_duplicate", RULE))
    if command.gauge is not None:
        _require_giving(state, command.gauge)
    if command.trait is not None:
        _require_convertible(state, command.trait, command.conversions)


def _require_giving(state: Spin, gauge_id: str) -> None:
    """SPI-GAUGE-07, SPI-GAUGE-08, SPI-GAUGE-09: only a negative gauge at I or II gives dice."""
    owner = gauges.owner_of(state, gauge_id)
    if owner is None:
        raise unknown("SPI-GAUGE-07")
    gauge = owner.gauges[gauge_id]
    require(gauge.level > 0, Refused("gauge_not_active", "SPI-GAUGE-07"))
    require(gauge.level < EXHAUSTED, Refused("gauge_exhausted", "SPI-GAUGE-09"))
    require(gauge.kind != "progression", Refused("progression_no_dice", "SPI-GAUGE-08"))


def _require_convertible(state: Spin, trait_id: str, conversions: tuple[Conversion, ...]) -> None:
    """SPI-HERO-04: heroic or mythic, with the tag, and once per use."""
    owner = trait_owner(state, trait_id)
    if owner is None or not conversions:
        return
    trait = owner.traits[trait_id]
    strong = trait_dice(state, trait.level) >= 2 and not trait.zero_sum
    require(strong, Refused("level_too_low", "SPI-HERO-04"))
    tagged = all(NEEDED_TAG.get(c, "") in trait.tags for c in conversions)
    require(tagged, Refused("tag_missing", "SPI-HERO-04"))
    require(len(conversions) == 1, Refused("one_conversion", "SPI-HERO-04"))


def side_of(state: Spin, opposition: Opposition, owner: str | None) -> CampName | None:
    """In which camp stands that character? None: in neither (pvp), or the gm's guess (an npc's leg)."""
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
    """SPI-GAUGE-07, SPI-OPP-06: a gauge or a handicap helps the other camp, an advantage one's own."""
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
    """A camp's modifier waits for that camp's leg; a character's for an opposition of his, an npc's for any."""
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


def _rule(state: Spin, seat: str, command: RuleFactor) -> None:
    require_gm(state, seat, RULE)
    opposition, found = _find(state, command.factor)
    if not command.accept and (command.camp is not None or command.external is not None):
        raise bad(RULE)
    fixed = found.source in ("gauge", "modifier")
    if fixed and command.camp not in (None, found.camp):
        raise bad("SPI-GAUGE-07")
    require(opposition.status != "framing" or found.status == "proposed", Refused("wrong_phase", RULE))
    require_framing(opposition, RULE)


def factor_of(state: Spin, event: Event, command: Offer) -> Factor | None:
    """The factor as it stands; None when its source is gone."""
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
        return _of_gauge(state, base, command.gauge, owner)
    modifier = state.modifiers.get(command.modifier or "")
    if command.modifier is not None:
        if modifier is None:
            return None
        return replace(base, source="modifier", source_id=modifier.id, owner=owner, label=modifier.source)
    return base


def _of_trait(state: Spin, base: Factor, command: Offer, owner: str | None) -> Factor | None:
    """SPI-TRAIT-02, SPI-HERO-01, SPI-HERO-04; SPI-LOOT-03: a zero-sum trait gives +1/+1."""
    found = state.characters.get(owner or "")
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


def _of_gauge(state: Spin, base: Factor, gauge_id: str, owner: str | None) -> Factor | None:
    """SPI-GAUGE-07: I gives one die, II two."""
    found = state.characters.get(owner or "")
    gauge = found.gauges.get(gauge_id) if found else None
    if gauge is None:
        return None
    label = f"{gauge.label} {LEVEL_NAMES[gauge.level]}"
    return replace(base, source="gauge", source_id=gauge.id, owner=owner, label=label, dice=gauge_dice(gauge))


def evolve(state: Spin, event: Event) -> Evolved:
    command: FactorCommand = event.command
    if isinstance(command, ProposeFactor | AddFactor):
        opposition = state.oppositions.get(command.opposition)
        factor = factor_of(state, event, command)
        if opposition is None or factor is None:
            return Evolved(state)
        return _put(state, opposition, factor)
    try:
        opposition, factor = _find(state, command.factor)
    except Refused:
        return Evolved(state)
    match command:
        case RuleFactor():
            return _put(state, opposition, _ruled(factor, command))
        case WithdrawFactor():
            kept = {k: f for k, f in opposition.factors.items() if k != factor.id}
            after = with_opposition(state, replace(opposition, factors=kept))
            return Evolved(_modifier_used(after, factor, None))
        case RevealFactor():
            return _put(state, opposition, replace(factor, hidden=False))


def _ruled(factor: Factor, command: RuleFactor) -> Factor:
    if not command.accept:
        return replace(factor, status="rejected")
    external = factor.external if command.external is None else command.external
    return replace(factor, status="accepted", camp=command.camp or factor.camp, external=external)


def _put(state: Spin, opposition: Opposition, factor: Factor) -> Evolved:
    after = with_opposition(state, replace(opposition, factors={**opposition.factors, factor.id: factor}))
    if factor.status == "accepted":
        after = _shown_openly(_modifier_used(after, factor, opposition.id), factor)
    return Evolved(after, (shown(opposition.id, factor),))


def shown(opposition: str, factor: Factor, *, openly: bool = False) -> FactorShown:
    """SPI-SEC-04: of a hidden factor only the camp, the dice and the flag."""
    if factor.hidden and not openly:
        return FactorShown(opposition, factor.id, factor.camp, factor.dice, factor.against, hidden=True)
    return FactorShown(
        opposition,
        factor.id,
        factor.camp,
        factor.dice,
        factor.against,
        factor.hidden,
        factor.label,
        factor.source,
        factor.external,
        factor.destiny_added,
        factor.conversion,
        factor.stage,
    )


def _modifier_used(state: Spin, factor: Factor, opposition: str | None) -> Spin:
    """SPI-OPP-09: an accepted modifier is consumed; withdrawn, it waits again."""
    found = state.modifiers.get(factor.source_id or "")
    if found is None or factor.source != "modifier":
        return state
    return replace(state, modifiers={**state.modifiers, found.id: replace(found, used_in=opposition)})


def _shown_openly(state: Spin, factor: Factor) -> Spin:
    """SPI-SEC-03: what an npc openly uses is known from then on."""
    owner = state.characters.get(factor.owner or "")
    if owner is None or owner.kind == "protagonist" or factor.hidden or factor.source_id is None:
        return state
    traits = {k: replace(t, open=True) if k == factor.source_id else t for k, t in owner.traits.items()}
    shown_gauges = {k: replace(g, open=True) if k == factor.source_id else g for k, g in owner.gauges.items()}
    return with_character(state, replace(owner, known=True, traits=traits, gauges=shown_gauges))
