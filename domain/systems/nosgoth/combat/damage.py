"""Chapter DMG: the game master rules the damage of a hit, armour lessens it, an empty pool passes it on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import actions
from domain.systems.nosgoth.state.guards import known_action, only_gm, require
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    Action,
    Character,
    Characteristic,
    Enemy,
    Options,
    Pools,
    State,
    combatant,
    with_closed,
    with_combatant,
)


class ApplyDamage(Command, frozen=True, omit_defaults=True):
    """Rule on the damage of a hit: the base, and the characteristic that the fiction names.

    `redirect_to`: where that one is empty.
    """

    RULES: ClassVar = ("NOS-DMG-01", "NOS-DMG-05")
    attack: Id
    base: int
    characteristic: Characteristic
    redirect_to: Characteristic | None = None


class DamageApplied(Consequence, frozen=True):
    """The damage of a hit was applied to its target.

    `characteristic` None: the enemy has none and only gathers a total (NOS-DMG-06).
    """

    RULES: ClassVar = ("NOS-DMG-02", "NOS-DMG-03", "NOS-DMG-04", "NOS-DMG-05", "NOS-DMG-06")
    attack: Id
    target: Id
    armor: int
    net: int
    characteristic: Characteristic | None
    points: int
    remaining: int | None
    redirect_to: Characteristic | None = None
    redirected: int = 0
    redirect_remaining: int | None = None


class Blow(NamedTuple):
    """A ruled hit: its target, the bonus of the natural die, the characteristic that it hits."""

    target: Character | Enemy
    bonus: int
    characteristic: Characteristic

    def net(self, base: int) -> int:
        """Return the damage left after armour, which counts once against every kind of damage (NOS-DMG-02)."""
        return max(0, base + self.bonus - self.target.armor)


def blow(state: State, attack: Action, characteristic: Characteristic) -> Blow | None:
    target = combatant(state, attack.target or "")
    if target is None or attack.outcome is None:
        return None
    return Blow(target, attack.outcome.damage_bonus, characteristic)


def passed_on(of: Blow, net: int, options: Options) -> int:
    """Return the points that another characteristic has to take.

    All of them if the named one was empty (NOS-DMG-05), the excess where damage spills over (NOS-DMG-04), else 0.
    """
    current = of.target.current(of.characteristic)
    if current is None:
        return 0
    if current == 0:
        return net
    return max(0, net - current) if options.damage_overflow == "spill" else 0


def absorbers(of: Blow, options: Options) -> tuple[Characteristic, ...]:
    """Return the other characteristics above zero, corruption only where the table lets it absorb (NOS-DMG-05)."""
    return tuple(
        name
        for name in CHARACTERISTICS
        if name != of.characteristic
        and of.target.current(name)
        and (options.corruption_absorbs or name != "corruption")
    )


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: ApplyDamage = act.command
    rule = "NOS-DMG-01"
    only_gm(state, act, rule)
    attack = known_action(state, command.attack, rule)
    require(command.base >= 0, "bad_value", rule)
    require(attack.hit in ("pending", "applied"), "no_hit", rule)
    require(attack.hit != "applied", "already_applied", "NOS-DMG-06")
    found = blow(state, attack, command.characteristic)
    if found is None:
        raise Refused("no_hit", rule)
    _redirected(found, found.net(command.base), command.redirect_to, state.options)
    return command


def _redirected(of: Blow, net: int, redirect: Characteristic | None, options: Options) -> None:
    """Refuse a missing redirection where points have to be passed on, and one where none are (NOS-DMG-04, NOS-DMG-05).

    The characteristic hit, once it is empty, is refused as any empty one is. Raises Refused.
    """
    rule = "NOS-DMG-05"
    asked = passed_on(of, net, options) > 0
    if redirect is None:
        require(not asked or not absorbers(of, options), "redirect_required", rule)
        return
    itself = redirect == of.characteristic and bool(of.target.current(redirect))
    barred = itself or (redirect == "corruption" and not options.corruption_absorbs)
    require(asked and not barred, "redirect_not_allowed", rule)
    require(redirect in absorbers(of, options), "redirect_empty", rule)


def evolve(state: State, event: Event) -> Evolved:
    command: ApplyDamage = event.command
    attack = state.closed.get(command.attack)
    found = None if attack is None else blow(state, attack, command.characteristic)
    if attack is None or found is None or attack.hit != "pending":
        return Evolved(state)
    state = with_closed(state, replace(attack, hit="applied"))
    state = replace(state, pending=tuple(a for a in state.pending if a != attack.id))
    net = found.net(command.base)
    hurt, applied = _hurt(found, net, attack.id, command.redirect_to, state.options)
    return Evolved(with_combatant(state, hurt), (applied,)).then(settle)


def _hurt(
    of: Blow, net: int, attack: str, redirect: Characteristic | None, options: Options
) -> tuple[Character | Enemy, DamageApplied]:
    target, name = of.target, of.characteristic
    applied = DamageApplied(attack, target.id, target.armor, net, None, net, None)
    if target.pools is None:
        return _totalled(target, net), applied
    pools: Pools = {**target.pools, name: target.pools[name].hurt(net)}
    applied = replace(
        applied,
        characteristic=name,
        points=target.pools[name].current - pools[name].current,
        remaining=pools[name].current,
    )
    if redirect is not None:
        pools = {**pools, redirect: pools[redirect].hurt(passed_on(of, net, options))}
        applied = replace(
            applied,
            redirect_to=redirect,
            redirected=target.pools[redirect].current - pools[redirect].current,
            redirect_remaining=pools[redirect].current,
        )
    return replace(target, pools=pools), applied


def _totalled(target: Character | Enemy, net: int) -> Character | Enemy:
    """Add the damage to the total of an enemy without characteristics (NOS-DMG-06)."""
    if isinstance(target, Enemy):
        return replace(target, damage_total=target.damage_total + net)
    return target


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for attack in (state.closed[a] for a in state.pending):
        for characteristic in CHARACTERISTICS:
            found = blow(state, attack, characteristic)
            if found is not None:
                yield from _rulings(offers, attack, found)


def _rulings(offers: Offers, attack: Action, of: Blow) -> Iterator[Move]:
    """Yield rulings without redirection up to a certain base damage, and with redirection from there on."""
    beyond = (of.target.current(of.characteristic) or 0) + of.target.armor + 1
    least = _least(lambda base: not offers.admits(ApplyDamage(attack.id, base, of.characteristic)), beyond)
    fields = {"attack": one_of(actions(offers.state, [attack])), "characteristic": one_of([of.characteristic])}
    alone = integer(0, None if least > beyond else least - 1)
    yield from offers.move(ApplyDamage(attack.id, 0, of.characteristic), {**fields, "base": alone})
    if least <= beyond:
        sample = {"attack": attack.id, "base": least, "characteristic": of.characteristic}
        shared = {**fields, "base": integer(least)}
        yield from offers.each(ApplyDamage, "redirect_to", CHARACTERISTICS, shared, (), None, **sample)


def _least(holds: Callable[[int], bool], highest: int) -> int:
    """Return the least number from 0 on that satisfies a monotonic condition, or `highest` + 1 if none does."""
    low, high = 0, highest + 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle + 1, high)
    return low


CHAPTER = Chapter(
    commands={ApplyDamage: "DamageRuled"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(DamageApplied, *SETTLED),
)
