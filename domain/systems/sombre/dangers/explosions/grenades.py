"""Charges in usual time, and the game master's word on those that run; a bullet in a flamethrower's tank.

SOM-DANGER-EXPLO-31 to 36, SOM-DANGER-FIRE-10, SOM-DANGER-FIRE-22.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, integer, one_of
from domain.systems.sombre.dangers.common.moment import check_able_here
from domain.systems.sombre.dangers.explosions.charges import (
    ChargeBurntOut,
    ChargeHandled,
    ChargeThrown,
    ChargeWentOff,
    charge_in,
    check_throw,
    handle,
    hurl,
    lying,
    next_steps,
)
from domain.systems.sombre.dangers.fire.burning import ignite, on_fire
from domain.systems.sombre.state.arms import Gear, Weapon
from domain.systems.sombre.state.charges import Fuse, Step
from domain.systems.sombre.state.state import SombreState, without
from domain.systems.sombre.table.guards import find, is_gm, own_or_gm, visible, visible_items
from domain.systems.sombre.table.phases import in_play

LONGEST_LIT = 100
MOST_MARGIN = 20
STEPS: tuple[Step, ...] = get_args(Step)


class HandleCharge(Command, frozen=True):
    """Handle a charge in usual time, by one gesture: the pin, the lever, the wick."""

    RULES = ("SOM-DANGER-EXPLO-31", "SOM-DANGER-EXPLO-33", "SOM-DANGER-FIRE-10")
    character: Id
    item: Id
    step: Step


class ThrowGrenade(Command, frozen=True):
    """Throw a grenade in usual time. `quick`: the pin with the throw.

    How it was thrown is for the game master to rule (`RuleCharge`).
    """

    RULES = ("SOM-DANGER-EXPLO-30", "SOM-DANGER-EXPLO-31", "SOM-DANGER-EXPLO-32", "SOM-DANGER-EXPLO-34")
    character: Id
    item: Id
    quick: bool = False


class RuleCharge(Command, frozen=True):
    """Rule on a charge that runs: the `margin` of its throw, the Turns that it still burns or smokes (`lit`), or that
    nothing more comes of it (`over`).
    """

    RULES = ("SOM-DANGER-EXPLO-30", "SOM-DANGER-EXPLO-36", "SOM-DANGER-FIRE-30")
    item: Id
    margin: int | None = None
    lit: int | None = None
    over: bool = False


class PierceTank(Command, frozen=True):
    """Send a bullet through a side tank of a flamethrower: on a 1 it explodes. A d20, of a `tracer` a d6."""

    RULES = ("SOM-DANGER-FIRE-22",)
    character: Id
    tracer: bool = False


class TankExploded(Consequence, frozen=True):
    RULES = ("SOM-DANGER-FIRE-22",)
    character: Id


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: HandleCharge | ThrowGrenade | RuleCharge | PierceTank = act.command
    match command:
        case HandleCharge(character, item, step):
            _, weapon, fuse = _in_hand(state, act.seat, character, item)
            if step not in next_steps(weapon, fuse):
                raise Refused("nothing_to_do", "SOM-DANGER-EXPLO-31")
        case ThrowGrenade(character, item, quick):
            _, weapon, fuse = _in_hand(state, act.seat, character, item)
            check_throw(weapon, fuse, quick=quick)
        case RuleCharge():
            _check_ruling(state, command)
        case PierceTank(character, tracer):
            find(state, character)
            if not bears_tank(state, character):
                raise Refused("out_of_bounds", "SOM-DANGER-FIRE-22")
            chance.die(6 if tracer else 20, HIDDEN)
    return command


def _in_hand(state: SombreState, seat: str, character: str, item: str) -> tuple[Gear, Weapon, Fuse]:
    """Return a charge that the character bears, or that lies there live. Raises Refused."""
    person = own_or_gm(state, seat, character)
    check_able_here(state, person, "SOM-DANGER-EXPLO-31")
    charge = charge_in(state, item)
    if charge is None or not (charge[0].holder == person.id or lying(charge[0])):
        raise Refused("unknown_id", "SOM-DANGER-EXPLO-31", kind="missing")
    return charge


def _check_ruling(state: SombreState, command: RuleCharge) -> None:
    charge = charge_in(state, command.item)
    if charge is None or not (charge[2].lit or charge[2].left is not None):
        raise Refused("unknown_id", "SOM-DANGER-EXPLO-31", kind="missing")
    asked = (command.margin is not None, command.lit is not None, command.over)
    if sum(asked) != 1 or not 0 <= (command.margin or 0) <= MOST_MARGIN:
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-30")
    if command.lit is not None and not (charge[2].lit and 1 <= command.lit <= LONGEST_LIT):
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-36")


def bears_tank(state: SombreState, character: str) -> bool:
    """Return whether the character has a flamethrower in hand (SOM-DANGER-FIRE-21, SOM-DANGER-FIRE-22)."""
    mine = (item for item in state.held.get(character, ()) if item.hand is not None)
    return any(i.weapon is not None and i.weapon.flames for i in mine)


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case HandleCharge(character, item, step):
            return handle(state, character, item, step)
        case ThrowGrenade(character, item):
            return hurl(state, character, item, None)
        case RuleCharge() as command:
            return _ruled(state, command)
        case PierceTank(character) if character in state.characters and event.draws:
            return _pierced(state, character, event.draws[0].faces[0], event.id)
        case _:
            return Evolved(state)


def _ruled(state: SombreState, command: RuleCharge) -> Evolved:
    charge = charge_in(state, command.item)
    if charge is None:
        return Evolved(state)
    item, _, fuse = charge
    if command.over:
        followed = ChargeBurntOut(fuse.thrower or item.holder or "", item.label)
        return Evolved(replace(state, items=without(state.items, item.id)), (followed,))
    now = replace(fuse, margin=command.margin) if command.lit is None else replace(fuse, lit=command.lit)
    return Evolved(replace(state, items={**state.items, item.id: replace(item, fuse=now)}))


def _pierced(state: SombreState, character: str, face: int, event_id: str) -> Evolved:
    """Let a pierced tank explode on a 1: the bearer burns as by his own jet (SOM-DANGER-FIRE-22).

    He dies of it in a few Turns.
    """
    if face != 1:
        return Evolved(state)
    evolved = Evolved(state)
    evolved = evolved.adding(TankExploded(character))
    if on_fire(evolved.state.characters[character]) is None:
        evolved = evolved.then(ignite, character, event_id, "jet", False)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = visible(state, seat)
    items = [item for item in visible_items(state, seat) if charge_in(state, item) is not None]
    for person in people:
        one = {"character": one_of((person,))}
        for item in items:
            own = one | {"item": one_of((item,))}
            yield from offers.each(HandleCharge, "step", STEPS, own, character=person, item=item)
            for quick in (False, True):
                fields = own | {"quick": one_of((quick,))}
                yield from offers.move(ThrowGrenade(person, item, quick), fields)
    if not is_gm(state, seat):
        return
    for item in items:
        named = {"item": one_of((item,))}
        yield from offers.move(RuleCharge(item, margin=1), named | {"margin": integer(0, MOST_MARGIN)})
        yield from offers.move(RuleCharge(item, lit=1), named | {"lit": integer(1, LONGEST_LIT)})
        yield from offers.move(RuleCharge(item, over=True), named | {"over": one_of((True,))})
    for tracer, die in ((False, 20), (True, 6)):
        fields = {"tracer": one_of((tracer,))}
        yield from offers.each(
            PierceTank, "character", visible(state, seat), fields, (), TypedDice((die,)), tracer=tracer
        )


CHAPTER = in_play(
    Chapter(
        commands={
            HandleCharge: "ChargePrepared",
            ThrowGrenade: "GrenadeThrown",
            RuleCharge: "ChargeRuled",
            PierceTank: "TankPierced",
        },
        consequences=(ChargeHandled, ChargeThrown, ChargeWentOff, ChargeBurntOut, TankExploded),
        players=frozenset({HandleCharge, ThrowGrenade}),
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
