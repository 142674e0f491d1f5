"""Chapter FOC: points of a characteristic spent for a time to lower the level, chosen before the die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.nosgoth.actions.difficulty import level_before_focus
from domain.systems.nosgoth.state.choices import actions
from domain.systems.nosgoth.state.guards import enough, known_action, only_player, own, ready, require
from domain.systems.nosgoth.state.state import Action, Characteristic, State, acting_seat, with_combatant, with_open

MOST = 2
COST = (0, 1, 3)
"""NOS-FOC-02: what 0, 1, 2 points of focus cost."""
FLOOR = (0, 3, 5)
"""NOS-FOC-03: what must remain."""


class ChooseFocus(Command, frozen=True, omit_defaults=True):
    """Choose the focus of an action; the choice may change until the roll, which pays it."""

    RULES: ClassVar = ("NOS-FOC-01", "NOS-FOC-02", "NOS-FOC-03")
    action: Id
    points: int


class FocusSpent(Consequence, frozen=True):
    """The focus of an action was spent, as its roll pays it."""

    RULES: ClassVar = ("NOS-FOC-04", "NOS-FOC-02")
    action: Id
    character: Id
    points: int
    characteristic: Characteristic
    cost: int
    remaining: int


def cost(state: State, points: int, *, surcharge: bool) -> int:
    """Return the cost of so many points of focus (NOS-FOC-02), including the surcharge of NOS-ZERO-02.

    The table's option adds the surcharge once per investment or once per point.
    """
    more = points if state.options.surcharge_unit == "per_point" else min(points, 1)
    return COST[points] + (more if surcharge else 0)


def least(state: State, points: int, *, surcharge: bool) -> int:
    """Return the points that a characteristic must have before paying for this focus (NOS-FOC-03, and so NOS-FOC-06).

    The table's option requires the floor either after the payment or before it.
    """
    if points == 0:
        return 0
    price = cost(state, points, surcharge=surcharge)
    return max(price, FLOOR[points]) if state.options.focus_floor == "before" else price + FLOOR[points]


class Purse(NamedTuple):
    """The points that an investment takes, and those that there are."""

    needed: int
    has: int


def purse(state: State, of: Action, points: int) -> Purse:
    """Return the points that an investment needs, and those that the payer has: 0 where nobody can pay."""
    payer = state.characters.get(of.payer or "")
    if payer is None or payer.pools is None or of.characteristic is None:
        return Purse(points, 0)
    return Purse(least(state, points, surcharge=payer.surcharge), payer.pools[of.characteristic].current)


def require_affordable(state: State, of: Action, points: int) -> None:
    """Refuse focus that the payer cannot afford, naming the points needed and had (NOS-FOC-03). Raises Refused.

    Only for a seat that may know these numbers.
    """
    found = purse(state, of, points)
    enough(found.has, found.needed, "focus_floor", "NOS-FOC-03")


def invested(state: State, of: Action) -> int:
    """Return the points of focus that the roll will pay, 0 where no level is left to lower (NOS-FOC-04)."""
    return of.focus if level_before_focus(state, of) > 0 else 0


def pay(state: State, of: Action) -> Evolved:
    """Take the full cost of the chosen focus from the payer, whatever the result of the roll (NOS-FOC-04)."""
    points = invested(state, of)
    payer = state.characters.get(of.payer or "")
    if points == 0 or payer is None or payer.pools is None or of.characteristic is None:
        return Evolved(state)
    pool = payer.pools[of.characteristic]
    price = min(cost(state, points, surcharge=payer.surcharge), pool.current)
    paid = replace(pool, focus_spent=pool.focus_spent + price)
    state = with_combatant(state, replace(payer, pools={**payer.pools, of.characteristic: paid}))
    return Evolved(state, (FocusSpent(of.id, payer.id, points, of.characteristic, price, paid.current),))


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Accept a choice of focus by the acting player, once the level is known and before the die (NOS-FOC-01)."""
    command: ChooseFocus = act.command
    rule = "NOS-FOC-01"
    only_player(state, act, rule)
    of = known_action(state, command.action, rule)
    require(0 <= command.points <= MOST, "bad_value", "NOS-FOC-02")
    own(act, acting_seat(state, of), rule)
    require(of.id in state.open, "focus_too_late", rule)
    require(of.payer is not None, "focus_not_yours", "NOS-COM-07")
    ready(of, rule)
    require_affordable(state, of, command.points)
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: ChooseFocus = event.command
    of = state.open.get(command.action)
    if of is None or not 0 <= command.points <= MOST:
        return Evolved(state)
    return Evolved(with_open(state, replace(of, focus=command.points)))


def moves(state: State, seat: str) -> Iterator[Move]:
    choices = {"action": actions(state, state.open.values()), "points": range(MOST + 1)}
    return Offers(state, seat, decide).every(ChooseFocus, choices)


CHAPTER = Chapter(
    commands={ChooseFocus: "FocusChosen"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
