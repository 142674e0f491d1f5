"""Bursts: the number of impacts, their targets, and the place of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.combat.attacks.attacks import facing, hit_of, shot_that
from domain.systems.sombre.combat.attacks.firing import with_burst
from domain.systems.sombre.combat.attacks.ranged import admits, near, partly_covered
from domain.systems.sombre.condition.battle import helpless, with_hit
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.health.places import ask_zone
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.combat_state import Burst, Hit, Intent
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import Fight, SombreState

PER_IMPACT = 3
"""SOM-GUN-14."""


class ImpactsCounted(Consequence, frozen=True):
    """A burst's impacts were counted. `count`: those that it makes."""

    RULES = ("SOM-GUN-14",)
    intent: str
    character: Id
    count: int


def burst_of(fight: Fight, intent: str) -> Burst:
    return fight.bursts.get(intent, Burst())


def targets_of(burst: Burst, intent: Intent) -> tuple[str, ...]:
    """Return the targets that the game master lists; until then, the one that the declaration names (SOM-GUN-15)."""
    if burst.listed or intent.spec.target is None:
        return burst.targets
    return (intent.spec.target,)


def impacts(margin: int, rounds: int) -> int:
    """Return the impacts of a burst: 1, and 1 more for each 3 of margin, at most the rounds fired (SOM-GUN-14)."""
    return min(1 + margin // PER_IMPACT, rounds)


def placeable(burst: Burst, targets: tuple[str, ...]) -> int:
    """Return how many impacts the constraints leave room for; the rest is lost (SOM-GUN-15)."""
    count = burst.impacts or 0
    return min(count, sum(burst.most.get(target, count) for target in targets))


def unshared(fight: Fight) -> Iterator[str]:
    """Yield the intents whose impacts nobody has shared out yet (SOM-RULING-04)."""
    return (key for key, burst in fight.bursts.items() if burst.impacts is not None and burst.allocated is None)


def _least(burst: Burst, target: str) -> int:
    return min(burst.least.get(target, 0), burst.most.get(target, burst.least.get(target, 0)))


def respects(burst: Burst, targets: tuple[str, ...], shares: Mapping[str, int]) -> bool:
    """Return whether the shares respect the limits of each target.

    Where the impacts are too few for all least shares together, none goes elsewhere.
    """
    asked = {target: _least(burst, target) for target in targets}
    scarce = sum(asked.values()) >= placeable(burst, targets)
    for target in targets:
        share = shares.get(target, 0)
        if share > burst.most.get(target, share):
            return False
        if share > asked[target] if scarce else share < asked[target]:
            return False
    return True


def check_shares(burst: Burst, targets: tuple[str, ...], shares: Mapping[str, int]) -> None:
    """Refuse shares to unknown targets, with a wrong sum or beyond the limits (SOM-GUN-15). Raises Refused."""
    if not set(shares) <= set(targets):
        raise Refused("unknown_id", "SOM-GUN-15", kind="missing")
    needed, has = placeable(burst, targets), sum(shares.values())
    if any(share < 0 for share in shares.values()) or has != needed:
        raise Refused("sum_mismatch", "SOM-GUN-15", needed=needed, has=has)
    if not respects(burst, targets, shares):
        raise Refused("constraint_violated", "SOM-GUN-15")


def allocations(burst: Burst, targets: tuple[str, ...]) -> Iterator[dict[str, int]]:
    """Yield every way to share the impacts out among the targets."""
    for shares in _shares(targets, placeable(burst, targets)):
        if respects(burst, targets, shares):
            yield shares


def _shares(targets: tuple[str, ...], count: int) -> Iterator[dict[str, int]]:
    if len(targets) <= 1:
        yield dict.fromkeys(targets, count)
        return
    for share in range(count, -1, -1):
        for rest in _shares(targets[1:], count - share):
            yield {targets[0]: share, **rest}


def burst_landed(state: SombreState, call: Call, intent: Intent, margin: int, event_id: str, veil: str) -> Evolved:
    """Count the impacts of a burst that hits, each with the damage of the shot (SOM-GUN-14, SOM-GUN-17)."""
    fight = state.fight
    if fight is None:
        return Evolved(state)
    burst = burst_of(fight, intent.id)
    count = impacts(margin, burst.rounds)
    hit = hit_of(state, call, intent, intent.character, margin, event_id, veil)
    evolved = Evolved(with_burst(state, intent.id, replace(burst, impacts=count, hit=hit)))
    evolved = evolved.adding(ImpactsCounted(intent.id, intent.character, count))
    return evolved.then(settle_burst, intent.id)


def settle_burst(state: SombreState, intent_id: str) -> Evolved:
    """Share the impacts out where there is nothing to choose (SOM-GUN-15)."""
    fight = state.fight
    intent = fight.intents.get(intent_id) if fight else None
    if fight is None or intent is None:
        return Evolved(state)
    burst = burst_of(fight, intent_id)
    targets = targets_of(burst, intent)
    if burst.impacts is None or burst.allocated is not None or not (burst.listed or targets):
        return Evolved(state)
    count = placeable(burst, targets)
    if count and len(targets) > 1:
        return Evolved(state)
    return share_out(state, intent_id, {targets[0]: count} if count else {})


def share_out(state: SombreState, intent_id: str, shares: Mapping[str, int]) -> Evolved:
    """Share the impacts out, and ask one d6 of each target that is hit for its place (SOM-GUN-16).

    The impacts after the first climb from its place.
    """
    fight = state.fight
    burst, intent = (fight.bursts.get(intent_id), fight.intents.get(intent_id)) if fight else (None, None)
    if burst is None or intent is None or burst.hit is None:
        return Evolved(state)
    placed = {target: shares[target] for target in targets_of(burst, intent) if shares.get(target, 0)}
    evolved = Evolved(with_burst(state, intent_id, replace(burst, allocated=placed)))
    for target, share in placed.items():
        hit = first_impact(state, burst, burst.hit, target, share)
        hit = replace(hit, bypass=near(state, _at(intent, target), shot_that(state, burst.hit)))
        evolved = evolved.at(with_hit(evolved.state, hit))
        evolved = evolved.then(ask_zone, hit)
    return evolved


def first_impact(state: SombreState, burst: Burst, hit: Hit, target: str, share: int) -> Hit:
    """Return the first impact on a target, the one whose place is asked for."""
    return replace(
        hit,
        id=f"{hit.id}.{target}.1",
        target=target,
        helpless=helpless(state, target, hit.attacker),
        face=facing(state, target, hit.attacker),
        impact=1,
        following=share - 1,
        covered=tuple(burst.covered[target]) if target in burst.covered else _behind(state, hit, target),
    )


def _at(intent: Intent, target: str) -> Intent:
    return replace(intent, spec=replace(intent.spec, target=target))


def _behind(state: SombreState, hit: Hit, target: str) -> tuple[Place, ...]:
    """Return the zones that the cover of the call hides, as the game master lists none (SOM-GUN-22)."""
    cover, person = partly_covered(shot_that(state, hit)), state.characters.get(target)
    if cover is None:
        return ()
    return tuple(zone for zone in zones_of(person) if not admits(cover, zone, person))
