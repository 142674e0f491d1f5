"""Chapter DATA, the points: the game master's adjustments, and the vampire's meal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import named
from domain.systems.nosgoth.state.guards import known_combatant, not_dead, only_gm, require
from domain.systems.nosgoth.state.sight import is_gm, visible
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    Character,
    Characteristic,
    Combatant,
    Enemy,
    Pool,
    State,
    combatant,
    takes_part,
    with_combatant,
)

Reason = Literal["regeneration", "meal", "focus_recovery", "hazard", "correction"]
LOSSES: tuple[Reason, ...] = ("hazard", "correction")
"""The only reasons for losing points."""


class AdjustPoints(Command, frozen=True, omit_defaults=True):
    """Give or take points of a characteristic; armour does not count."""

    RULES: ClassVar = ("NOS-DATA-02", "NOS-FOC-05")
    combatant: Id
    characteristic: Characteristic
    delta: int
    reason: Reason


class RecordMeal(Command, frozen=True, omit_defaults=True):
    """Record that a vampire has fed: a character, or an enemy whose regeneration had stopped."""

    RULES: ClassVar = ("NOS-DATA-03",)
    character: Id


Commands = AdjustPoints | RecordMeal


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case AdjustPoints(who_id, _, delta, reason):
            only_gm(state, act, "NOS-DATA-02")
            who: Combatant = known_combatant(state, act, who_id, "NOS-DATA-02")
            allowed = delta > 0 or (delta < 0 and reason in LOSSES)
            require(allowed and who.pools is not None, "bad_value", "NOS-DATA-02")
            not_dead(who, "NOS-DATA-02")
            stopped = reason == "regeneration" and who.regeneration_stopped
            require(not stopped, "regeneration_stopped", "NOS-DATA-02")
        case RecordMeal(who_id):
            only_gm(state, act, "NOS-DATA-03")
            who = known_combatant(state, act, who_id, "NOS-DATA-03")
            require(who.vampire, "bad_value", "NOS-DATA-03")
            not_dead(who, "NOS-DATA-03")
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case AdjustPoints(who_id, characteristic, delta, reason):
            who = combatant(state, who_id)
            if who is None or who.pools is None:
                return Evolved(state)
            pool = _adjusted(who.pools[characteristic], delta, reason)
            return settle(with_combatant(state, replace(who, pools={**who.pools, characteristic: pool})))
        case RecordMeal(who_id):
            who = combatant(state, who_id)
            return Evolved(state) if who is None else settle(with_combatant(state, _fed(state, who)))


def _adjusted(pool: Pool, delta: int, reason: Reason) -> Pool:
    """Return the pool with points given or taken, neither beyond zero (NOS-DATA-02).

    Focus recovery gives back spent focus; every other reason heals or wounds.
    """
    if delta < 0:
        return pool.hurt(-delta)
    if reason == "focus_recovery":
        return replace(pool, focus_spent=max(0, pool.focus_spent - delta))
    return replace(pool, damage=max(0, pool.damage - delta))


def _fed(state: State, who: Character | Enemy) -> Character | Enemy:
    """Return the vampire with regeneration working again, in combat even while life stays at zero (NOS-DATA-03)."""
    still_at_zero = takes_part(state, who) and who.empty("life")
    return replace(who, regeneration_stopped=False, fed_at_zero=still_at_zero)


def moves(state: State, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    everybody = named(visible(state, seat))
    choices = {"reason": get_args(Reason), "combatant": everybody}
    for sample, delta in ((1, integer(1)), (-1, integer(high=-1))):
        fields = {"characteristic": one_of(CHARACTERISTICS), "delta": delta}
        yield from offers.every(AdjustPoints, choices, fields, (), None, characteristic="life", delta=sample)
    yield from offers.each(RecordMeal, "character", everybody)


CHAPTER = Chapter(
    commands={AdjustPoints: "PointsAdjusted", RecordMeal: "MealRecorded"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=SETTLED,
)
