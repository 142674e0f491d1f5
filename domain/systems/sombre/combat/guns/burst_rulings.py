"""Shares of a burst: the targets that the game master lists, the limits that he sets, and the shooter's choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, integer, one_of, several
from domain.systems.sombre.combat.attacks.firing import with_burst
from domain.systems.sombre.combat.guns.bursts import (
    ImpactsCounted,
    allocations,
    burst_of,
    check_shares,
    settle_burst,
    share_out,
    targets_of,
)
from domain.systems.sombre.condition.battle import fighting
from domain.systems.sombre.condition.guns import in_bursts
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Burst, Intent
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import find, is_gm, visible

MOST_TARGETS = 8
MOST_IMPACTS = 10
"""Bounds of form: the second is what one action of continuous fire can spend."""


class ListBurstTargets(Command, frozen=True):
    """List the characters whom a burst may hit.

    `covered`: for each, the zones that its cover protects from the burst.
    """

    RULES = ("SOM-GUN-15", "SOM-GUN-22")
    intent: Id
    targets: tuple[Id, ...]
    covered: Mapping[Id, tuple[Place, ...]] = {}


class ConstrainImpacts(Command, frozen=True):
    """Limit the impacts of a burst on one target. `at_least`, `at_most` null: no limit."""

    RULES = ("SOM-GUN-15",)
    intent: Id
    target: Id
    at_least: int | None = None
    at_most: int | None = None


class AllocateImpacts(Command, frozen=True):
    """Share out the impacts of a burst: how many on whom."""

    RULES = ("SOM-GUN-15",)
    intent: Id
    impacts: Mapping[Id, int]


BurstCommand = ListBurstTargets | ConstrainImpacts | AllocateImpacts


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: BurstCommand = act.command
    if isinstance(command, AllocateImpacts):
        _check_allocation(state, act.seat, command)
        return command
    fight = fighting(state, "SOM-GUN-15", 1, 2)
    intent = _open(fight, command.intent)
    match command:
        case ListBurstTargets(_, targets, covered):
            if len(set(targets)) < len(targets) or len(targets) > MOST_TARGETS:
                raise Refused("out_of_bounds", "SOM-GUN-15")
            for target in (*targets, *covered):
                _check_target(state, intent, target)
            if any(not set(zones) <= set(zones_of(state.characters[key])) for key, zones in covered.items()):
                raise Refused("out_of_bounds", "SOM-GUN-22")
        case ConstrainImpacts(_, target, at_least, at_most):
            _check_target(state, intent, target)
            limits = [limit for limit in (at_least, at_most) if limit is not None]
            if any(not 0 <= limit <= MOST_IMPACTS for limit in limits) or sorted(limits) != limits:
                raise Refused("out_of_bounds", "SOM-GUN-15")
    return command


def _open(fight: Fight, intent_id: str) -> Intent:
    """Return the intent of a burst that has not been shared out. Raises Refused."""
    intent = fight.intents.get(intent_id)
    if intent is None or not in_bursts(intent.spec):
        raise Refused("unknown_id", "SOM-GUN-15", kind="missing")
    burst = burst_of(fight, intent_id)
    if burst.allocated is not None or (intent.resolved and burst.impacts is None):
        raise Refused("already_resolved", "SOM-GUN-15")
    return intent


def _check_target(state: SombreState, intent: Intent, target: str) -> None:
    """Refuse the shooter as a target, and for a player's shooter one unknown to the table. Raises Refused."""
    person = find(state, target)
    if target == intent.character:
        raise Refused("out_of_bounds", "SOM-GUN-15")
    if not person.known and state.characters[intent.character].is_pc:
        raise Refused("npc_not_introduced", "SOM-NPC-09")


def _check_allocation(state: SombreState, seat: str, command: AllocateImpacts) -> None:
    """Check that the shooter's seat, or the game master, may share the impacts so (SOM-RULING-04). Raises Refused."""
    fight = fighting(state, "SOM-GUN-15", 2)
    intent = fight.intents.get(command.intent)
    shooter = state.characters.get(intent.character) if intent else None
    if intent is None or shooter is None or not (is_gm(state, seat) or shooter.seat == seat):
        raise Refused("unknown_id", "SOM-GUN-15", kind="missing")
    burst = burst_of(fight, intent.id)
    targets = targets_of(burst, intent)
    if burst.allocated is not None:
        raise Refused("already_resolved", "SOM-GUN-15")
    if burst.impacts is None or not targets:
        raise Refused("nothing_to_do", "SOM-GUN-15")
    check_shares(burst, targets, command.impacts)


def evolve(state: SombreState, event: Event) -> Evolved:
    fight = state.fight
    if fight is None:
        return Evolved(state)
    match event.command:
        case ListBurstTargets(intent, targets, covered):
            known = tuple(c for c in targets if c in state.characters)
            burst = replace(burst_of(fight, intent), targets=known, listed=True, covered=dict(sorted(covered.items())))
            return settle_burst(with_burst(state, intent, burst), intent)
        case ConstrainImpacts(intent, target, at_least, at_most):
            burst = burst_of(fight, intent)
            least, most = _limited(burst.least, target, at_least), _limited(burst.most, target, at_most)
            return settle_burst(with_burst(state, intent, replace(burst, least=least, most=most)), intent)
        case AllocateImpacts(intent, impacts):
            return share_out(state, intent, impacts)
        case _:
            return Evolved(state)


def _limited(limits: Mapping[str, int], target: str, limit: int | None) -> dict[str, int]:
    others = {k: v for k, v in limits.items() if k != target}
    return others if limit is None else {**others, target: limit}


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    fight = state.fight
    if fight is None:
        return
    offers = Offers(state, seat, decide)
    for intent in fight.intents.values():
        if in_bursts(intent.spec):
            yield from _shares(offers, intent, burst_of(fight, intent.id))
            if is_gm(state, seat):
                yield from _rulings(offers, intent)


def _shares(offers: Offers, intent: Intent, burst: Burst) -> Iterator[Move]:
    if burst.impacts is None or burst.allocated is not None:
        return
    ways = list(allocations(burst, targets_of(burst, intent)))
    one = {"intent": one_of((intent.id,))}
    yield from offers.move(AllocateImpacts(intent.id, ways[0]), one | {"impacts": {"enum": ways}})


def _rulings(offers: Offers, intent: Intent) -> Iterator[Move]:
    one = {"intent": one_of((intent.id,))}
    people = [c for c in visible(offers.state, offers.seat) if offers.admits(ConstrainImpacts(intent.id, c))]
    zones = {c: zones_of(offers.state.characters[c]) for c in people}
    covers: Schema = closed({c: several(one_of(own), 0, len(own), unique=True) for c, own in zones.items()})
    listed = {"targets": several(one_of(people), 0, min(len(people), MOST_TARGETS), unique=True), "covered": covers}
    yield from offers.move(ListBurstTargets(intent.id, ()), one | listed, ("covered",))
    for at_least in range(MOST_IMPACTS + 1):
        limits = {"at_least": one_of((at_least,)), "at_most": integer(at_least, MOST_IMPACTS)}
        sample = {"intent": intent.id, "at_least": at_least}
        yield from offers.each(ConstrainImpacts, "target", people, one | limits, ("at_most",), **sample)
    most = {"at_most": integer(0, MOST_IMPACTS)}
    yield from offers.each(ConstrainImpacts, "target", people, one | most, ("at_most",), intent=intent.id)


CHAPTER = Chapter(
    commands={
        ListBurstTargets: "BurstTargetsListed",
        ConstrainImpacts: "ImpactsConstrained",
        AllocateImpacts: "ImpactsAllocated",
    },
    consequences=(ImpactsCounted,),
    players=frozenset({AllocateImpacts}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
