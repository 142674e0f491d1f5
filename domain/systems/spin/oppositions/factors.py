"""Key factors (facteurs clés) in an opposition: proposed or added, ruled, withdrawn, revealed."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.characters.traits import opened
from domain.systems.spin.oppositions.closing import without_spent
from domain.systems.spin.oppositions.factor_offers import (
    RULE,
    AddFactor,
    ProposeFactor,
    as_it_is_now,
    as_used,
    factor_of,
    require_addable,
    require_giving_now,
    require_proposable,
)
from domain.systems.spin.oppositions.oppositions import require_framing, with_opposition
from domain.systems.spin.state.opposition_state import Factor, Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName, Conversion, FactorSource
from domain.systems.spin.table.guards import bad, require, require_gm, unknown
from domain.systems.spin.table.purse import with_character
from domain.systems.spin.table.roles import acts_for, is_gm


class RuleFactor(Command, frozen=True):
    """Accept a proposed factor, for this or the other camp, or reject it as useless."""

    RULES: ClassVar = (RULE, "SPI-ALEA-02")
    factor: Id
    accept: bool
    camp: CampName | None = None
    external: bool | None = None


class WithdrawFactor(Command, frozen=True):
    """Withdraw a factor: its proposer a proposal, the gm any factor."""

    RULES: ClassVar = (RULE,)
    factor: Id


class RevealFactor(Command, frozen=True):
    """Show a hidden factor to all."""

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


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: FactorCommand = act.command
    match command:
        case ProposeFactor():
            require_proposable(state, act.seat, command)
        case AddFactor():
            require_addable(state, act.seat, command)
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
    if command.accept:
        _require_free(state, opposition, found)
        require_giving_now(state, found)


def _require_free(state: Spin, opposition: Opposition, proposed: Factor) -> None:
    """Refuse to accept a source that is already used (SPI-OPP-04, SPI-OPP-09). Raises Refused.

    The proposer may not have seen that a hidden factor uses it.
    """
    modifier = state.modifiers.get(proposed.source_id or "")
    require(modifier is None or modifier.used_in is None, Refused("wrong_phase", "SPI-OPP-09"))
    used = {f.source_id for f in opposition.factors.values() if f.status == "accepted" and f.source_id is not None}
    require(proposed.source_id not in used, Refused("factor_duplicate", RULE))


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
            return _put(state, opposition, _ruled(state, factor, command))
        case WithdrawFactor():
            kept = {k: f for k, f in opposition.factors.items() if k != factor.id}
            after = with_opposition(state, replace(opposition, factors=kept))
            return Evolved(_modifier_used(after, factor, None) if factor.status == "accepted" else after)
        case RevealFactor():
            return _revealed(state, opposition, replace(factor, hidden=False))


def _ruled(state: Spin, factor: Factor, command: RuleFactor) -> Factor:
    if not command.accept:
        return replace(factor, status="rejected")
    factor = as_it_is_now(state, factor)
    external = factor.external if command.external is None else command.external
    return replace(factor, status="accepted", camp=command.camp or factor.camp, external=external)


def _put(state: Spin, opposition: Opposition, factor: Factor) -> Evolved:
    after = _with_factor(state, opposition, factor)
    if factor.status == "accepted":
        after = _shown_openly(_modifier_used(after, factor, opposition.id), factor)
    return Evolved(after, (shown(opposition.id, factor),))


def _revealed(state: Spin, opposition: Opposition, factor: Factor) -> Evolved:
    """Show the factor to all; a modifier that it used in a closed opposition is removed now that all know of it."""
    after = _shown_openly(_with_factor(state, opposition, factor), factor)
    if opposition.status == "closed":
        after = without_spent(after, after.oppositions[opposition.id])
    return Evolved(after, (shown(opposition.id, factor),))


def _with_factor(state: Spin, opposition: Opposition, factor: Factor) -> Spin:
    return with_opposition(state, replace(opposition, factors={**opposition.factors, factor.id: factor}))


def shown(opposition: str, factor: Factor, *, openly: bool = False) -> FactorShown:
    """Return the factor as everybody may read it: of a hidden one only the camp, the dice and the flag (SPI-SEC-04)."""
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
    """Consume an accepted modifier, or make a withdrawn one wait again (SPI-OPP-09)."""
    found = state.modifiers.get(factor.source_id or "")
    if found is None or factor.source != "modifier":
        return state
    return replace(state, modifiers={**state.modifiers, found.id: replace(found, used_in=opposition)})


def _shown_openly(state: Spin, factor: Factor) -> Spin:
    """Make an npc and its trait or gauge that is used openly known to all, a gauge as it is then (SPI-SEC-03).

    The same holds for traits of places and objects (SPI-A-46), not for the bearer of a modifier.
    """
    if factor.owner in state.canvases and not factor.hidden:
        return opened(state, factor.source_id or "")
    owner = state.characters.get(factor.owner or "")
    if owner is None or owner.kind == "protagonist" or factor.hidden or factor.source == "modifier":
        return state
    if factor.source == "gauge":
        gauge = as_used(factor)
        return with_character(state, replace(owner, known=True, used={**owner.used, gauge.id: gauge}))
    return opened(with_character(state, replace(owner, known=True)), factor.source_id or "")
