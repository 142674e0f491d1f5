"""Bosses: the effect of a success or an exploit on an important adversary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Label
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.spin.characters.traits import removed
from domain.systems.spin.gauges.gauges import advanced, ended, gauge_steps, require_advance, require_well_formed
from domain.systems.spin.state.opposition_state import Deed, Opposition
from domain.systems.spin.state.state import Character, Spin
from domain.systems.spin.state.words import GaugeKind
from domain.systems.spin.table.guards import bad, opposition_for, require, require_gm, unknown
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import visible

Impact = Literal["remove_trait", "level_1", "level_2", "eliminate"]
RULE = "SPI-BOSS-03"


class ApplyBossImpact(Command, frozen=True):
    """Apply an impact on a boss, one per opposition. A trait removed, a gauge by one or two levels, or elimination."""

    RULES: ClassVar = ("SPI-BOSS-02", RULE)
    opposition: Id
    boss: Id
    impact: Impact
    trait: Id | None = None
    label: Label = ""
    gauge_kind: GaugeKind | None = None


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: ApplyBossImpact = act.command
    require_gm(state, act.seat, RULE)
    opposition = opposition_for(state, command.opposition, RULE)
    boss = state.characters.get(command.boss)
    if boss is None or (command.impact == "remove_trait" and command.trait not in boss.traits):
        raise unknown(RULE)
    _well_formed(command, boss)
    final = opposition.status == "finalised" and opposition.kind != "pvp" and opposition.lead is not None
    require(final, Refused("wrong_phase", RULE))
    require(not boss.ended, Refused("character_ended", RULE))
    _allowed(command, opposition, boss)
    return command


def _well_formed(command: ApplyBossImpact, boss: Character) -> None:
    by_gauge = command.impact in ("level_1", "level_2")
    if boss.kind != "boss" or (command.trait is not None) != (command.impact == "remove_trait"):
        raise bad(RULE)
    if by_gauge:
        require_well_formed(boss, command.label, command.gauge_kind, None, None)
    elif command.label or command.gauge_kind:
        raise bad(RULE)


def _allowed(command: ApplyBossImpact, opposition: Opposition, boss: Character) -> None:
    """Refuse an impact that the result does not allow. Raises Refused.

    A success removes a trait or one level (SPI-BOSS-02); only an exploit takes two levels or eliminates (SPI-BOSS-03).
    """
    enough = ("exploit",) if command.impact in ("level_2", "eliminate") else ("success", "exploit")
    require(opposition.result in enough, Refused("result_too_low", RULE))
    require(not opposition.impact_used, Refused("impact_used", RULE))
    require(not (command.impact == "eliminate" and boss.veto), Refused("boss_veto", RULE))
    if command.impact in ("level_1", "level_2"):
        require_advance(boss, command.label)


def evolve(state: Spin, event: Event) -> Evolved:
    command: ApplyBossImpact = event.command
    opposition = state.oppositions.get(command.opposition)
    if opposition is None:
        return Evolved(state)
    deed = Deed(event.id, "boss_impact", command.boss, "", "exploit", gain=True, loss=False)
    paid = replace(opposition, impact_used=True, deeds=(*opposition.deeds, deed))
    after = replace(state, oppositions={**state.oppositions, paid.id: paid})
    match command.impact:
        case "remove_trait":
            return removed(after, command.trait or "", "impact")
        case "level_1" | "level_2":
            levels = 1 if command.impact == "level_1" else 2
            return advanced(
                after, event.id, command.boss, command.label, command.gauge_kind, None, levels, None, "impact"
            )
        case "eliminate":
            return ended(after, command.boss)


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    bosses = [c for c in visible(state, seat).values() if c.kind == "boss"]
    for opposition in state.oppositions.values():
        for boss in bosses if opposition.status == "finalised" else ():
            yield from _impact_moves(offers, opposition.id, boss)


def _impact_moves(offers: Offers, opposition: str, boss: Character) -> Iterator[Move]:
    ids = {"opposition": one_of([opposition]), "boss": one_of({boss.id: boss.name})}
    given = {"opposition": opposition, "boss": boss.id}
    yield from offers.each(ApplyBossImpact, "impact", ("eliminate",), ids, **given)
    traits = {t.id: t.text for t in boss.traits.values()}
    removing = {**ids, "impact": one_of(["remove_trait"])}
    yield from offers.each(ApplyBossImpact, "trait", traits, removing, impact="remove_trait", **given)
    for impact in ("level_1", "level_2"):
        for fields, optional, example in gauge_steps(boss, "gauge_kind"):
            if "ticks" in fields:
                named_so = {k: example[k] for k in ("label", "gauge_kind") if k in example}
                offered = {"label": fields["label"], "gauge_kind": fields["gauge_kind"]}
                loose = optional - {"ticks"}
                yield from offers.each(
                    ApplyBossImpact, "impact", (impact,), {**ids, **offered}, loose, **given, **named_so
                )


CHAPTER = Chapter(
    commands={ApplyBossImpact: "BossImpactApplied"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
