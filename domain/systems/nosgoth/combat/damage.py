"""Chapter DMG: the game master rules what a hit takes, armour lessens it, an empty pool passes it on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, integer, one_of
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event, Id
from domain.game.refusal import Refused
from domain.systems.nosgoth.aftermath import settle
from domain.systems.nosgoth.choices import actions, is_gm
from domain.systems.nosgoth.consequences import DamageApplied
from domain.systems.nosgoth.guards import known_action, only_gm, require
from domain.systems.nosgoth.state import (
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
    """Base damage and the characteristic that the fiction names; `redirect_to` where that one is empty."""

    RULES: ClassVar = ("NOS-DMG-01", "NOS-DMG-05")
    attack: Id
    base: int
    characteristic: Characteristic
    redirect_to: Characteristic | None = None


class Blow(NamedTuple):
    """A ruled hit: who takes it, what the natural die added, which characteristic it names."""

    target: Character | Enemy
    bonus: int
    characteristic: Characteristic

    def net(self, base: int) -> int:
        """NOS-DMG-02: armour counts once, against every kind of damage."""
        return max(0, base + self.bonus - self.target.armor)


def blow(state: State, attack: Action, characteristic: Characteristic) -> Blow | None:
    target = combatant(state, attack.target or "")
    if target is None or attack.outcome is None:
        return None
    return Blow(target, attack.outcome.damage_bonus, characteristic)


def passed_on(of: Blow, net: int, options: Options) -> int:
    """What another characteristic has to take: all of it if the named one was empty (NOS-DMG-05), the excess
    where it spills over (NOS-DMG-04), else nothing."""
    current = of.target.current(of.characteristic)
    if current is None:
        return 0
    if current == 0:
        return net
    return max(0, net - current) if options.damage_overflow == "spill" else 0


def absorbers(of: Blow, options: Options) -> tuple[Characteristic, ...]:
    """NOS-DMG-05: the other characteristics above zero; corruption where the table lets it absorb."""
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
    """NOS-DMG-04, NOS-DMG-05: who absorbs is ruled exactly where there is something to absorb."""
    rule = "NOS-DMG-05"
    asked = passed_on(of, net, options) > 0
    if redirect is None:
        require(not asked or not absorbers(of, options), "redirect_required", rule)
        return
    barred = redirect == of.characteristic or (redirect == "corruption" and not options.corruption_absorbs)
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
    hurt, told = _hurt(found, net, attack.id, command.redirect_to, state.options)
    return settle(with_combatant(state, hurt), told)


def _hurt(
    of: Blow, net: int, attack: str, redirect: Characteristic | None, options: Options
) -> tuple[Character | Enemy, DamageApplied]:
    target, name = of.target, of.characteristic
    told = DamageApplied(attack, target.id, target.armor, net, None, net, None)
    if target.pools is None:
        return _totalled(target, net), told
    pools: Pools = {**target.pools, name: target.pools[name].hurt(net)}
    told = replace(
        told,
        characteristic=name,
        points=target.pools[name].current - pools[name].current,
        remaining=pools[name].current,
    )
    if redirect is not None:
        pools = {**pools, redirect: pools[redirect].hurt(passed_on(of, net, options))}
        told = replace(
            told,
            redirect_to=redirect,
            redirected=target.pools[redirect].current - pools[redirect].current,
            redirect_remaining=pools[redirect].current,
        )
    return replace(target, pools=pools), told


def _totalled(target: Character | Enemy, net: int) -> Character | Enemy:
    """NOS-DMG-06: without characteristics an enemy only gathers damage."""
    if isinstance(target, Enemy):
        return replace(target, damage_total=target.damage_total + net)
    return target


def moves(state: State, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    for attack in (state.closed[a] for a in state.pending):
        for characteristic in CHARACTERISTICS:
            found = blow(state, attack, characteristic)
            if found is not None:
                yield from _rulings(state, attack, found)


def _rulings(state: State, attack: Action, of: Blow) -> Iterator[Move]:
    """Up to a certain base nobody else absorbs; above it, someone must if anyone can."""
    least = _least_passed_on(of, state.options)
    others = absorbers(of, state.options)
    if least is None or not others:
        yield _ruling(state, attack, of, 0, None, ())
        return
    if least > 0:
        yield _ruling(state, attack, of, 0, least - 1, ())
    yield _ruling(state, attack, of, least, None, others)


def _least_passed_on(of: Blow, options: Options) -> int | None:
    """The lowest base that leaves something for another characteristic; None: no base does."""
    current = of.target.current(of.characteristic)
    if current is None or (current > 0 and options.damage_overflow == "lost"):
        return None
    return max(0, current + 1 + of.target.armor - of.bonus)


def _ruling(
    state: State, attack: Action, of: Blow, low: int, high: int | None, absorbing: tuple[Characteristic, ...]
) -> Move:
    fields = {
        "attack": actions(state, [attack]),
        "base": integer(low, high),
        "characteristic": one_of([of.characteristic]),
    }
    if absorbing:
        fields["redirect_to"] = one_of(absorbing)
    return Move(command=ApplyDamage, fields=fields, rules=ApplyDamage.RULES)


CHAPTER = Chapter(
    commands={ApplyDamage: "DamageRuled"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
