"""Dangers within a fight: declarations and attempts that answer them, and their ranks.

A charge is prepared and thrown, a fire put out, a current torn loose from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.base.refusal import Refused
from domain.systems.sombre.condition.battle import at_turn_start, stuck
from domain.systems.sombre.dangers.accidents.electricity import grip_ranks
from domain.systems.sombre.dangers.explosions.bombs import check_builder
from domain.systems.sombre.dangers.explosions.charges import (
    charge_in,
    check_throw,
    clumsy_throw,
    next_steps,
    thrown_back,
)
from domain.systems.sombre.dangers.explosions.mines import check_clearing
from domain.systems.sombre.dangers.fire.burning import check_water, on_fire
from domain.systems.sombre.dangers.toxic.poisons import check_brewing
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Intent
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState

HELD_FAST = frozenset({"tear_loose", "none"})
"""SOM-DANGER-ELEC-05: what is left to who is stuck."""


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Check a declaration against what everybody can see: a current, a fire, a pin that is out. Raises Refused."""
    if stuck(person) and action.kind not in HELD_FAST:
        raise Refused("incapacitated", "SOM-DANGER-ELEC-05")
    match action.kind:
        case "tear_loose":
            if not stuck(person):
                raise Refused("no_current", "SOM-DANGER-ELEC-05")
        case "extinguish":
            _check_fire(state, person, action)
        case "prepare" | "throw":
            _check_charge(state, action)
        case _:
            pass


def _check_fire(state: SombreState, person: Character, action: ActionSpec) -> None:
    fire = on_fire(state.characters[action.target or person.id])
    if fire is None:
        raise Refused("not_burning", "SOM-DANGER-FIRE-02")
    check_water(fire, water_jet=action.water_jet)


def _check_charge(state: SombreState, action: ActionSpec) -> None:
    """Refuse what cannot be done with a charge, or with another weapon as if it were one.

    Rules: SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10. Raises Refused.
    """
    charge = charge_in(state, action.weapon)
    if charge is None:
        if action.quick or action.step is not None:
            raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-31")
        return
    _, weapon, fuse = charge
    if action.kind == "throw":
        check_throw(weapon, fuse, quick=action.quick)
    elif charge[0].hand is not None and (action.step or next(iter(next_steps(weapon, fuse)), None)) not in next_steps(
        weapon, fuse
    ):
        raise Refused("nothing_to_do", "SOM-DANGER-EXPLO-31")


def ranks(state: SombreState, intent: Intent) -> Iterator[Rank]:
    """Yield the ranks of a current, of a complex throw and of an underslung launcher.

    Rules: SOM-DANGER-ELEC-05, SOM-DANGER-EXPLO-32, SOM-DANGER-EXPLO-34, SOM-DANGER-EXPLO-35.
    """
    spec = intent.spec
    if spec.kind == "tear_loose" and grip_ranks(at_turn_start(state, intent.character)):
        yield Rank("current", grip_ranks(at_turn_start(state, intent.character)))
    if spec.kind == "throw" and (spec.quick or thrown_back(state, intent.character, spec.weapon)):
        yield Rank("complex", 1)
    item = state.items.get(spec.weapon or "")
    heavy = item is not None and item.weapon is not None and item.weapon.underslung
    if spec.kind == "shoot" and heavy and not spec.support:
        yield Rank("underslung", 1)


def attempted(state: SombreState, call: Call) -> tuple[Rank, ...]:
    """Return the ranks of an attempt to tear loose from a current in usual time; empty for other rolls."""
    attempt = state.attempts.get(call.subject)
    if attempt is None or attempt.kind != "tear_loose":
        return ()
    return (Rank("current", grip_ranks(state.characters[attempt.character])),)


def hopeless(state: SombreState, call: Call, intent: Intent) -> bool:
    """Return whether the throw of a charge is too clumsy to succeed (SOM-DANGER-EXPLO-33)."""
    charge = charge_in(state, intent.spec.weapon) if intent.spec.kind == "throw" else None
    if charge is None:
        return False
    return clumsy_throw(at_turn_start(state, call.character), charge[1], charge[2], call.skills)


def check_attempt(
    state: SombreState, resolves: str | None, skills: Sequence[str], difficulty: Sequence[Rank], *, secret: bool
) -> None:
    """Check how the game master's call answers an attempt of these chapters. Raises Refused."""
    attempt = state.attempts.get(resolves or "")
    if attempt is None:
        return
    check_builder(state, attempt, skills, difficulty, secret=secret)
    check_clearing(attempt, skills)
    check_brewing(attempt, skills, secret=secret)
    if attempt.kind == "tear_loose" and tuple(skills) != ("body",):
        raise Refused("skill_not_allowed", "SOM-DANGER-ELEC-05")
