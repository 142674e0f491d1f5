"""The profile of a firearm and how it comes into play: bounds of form, schemas, and the gun that they make."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.game import Schema, closed, flag, integer, one_of, several
from domain.systems.sombre.state.arms import STEPS, Firearm, GunState, Loading, Reloading, Weapon

MOST_ROUNDS = 1000
LONGEST = 20
"""Bounds of form: rounds in a belt or a pocket, actions of a gesture."""
SAMPLE = Firearm(capacity=1, reload=Reloading(actions=1))


def _struct(properties: dict[str, Schema], *required: str) -> Schema:
    return closed(properties, *required)


RELOAD = _struct(
    {"actions": integer(1, LONGEST), "rounds": integer(0, MOST_ROUNDS), "before": one_of((0, 1))},
    "actions",
)
GUN = _struct(
    {
        "capacity": integer(1, MOST_ROUNDS),
        "reload": RELOAD,
        "cadence": one_of(("every_action", "every_second", "pump")),
        "automatic": flag(),
        "bipod": integer(0, LONGEST),
        "emplaced": flag(),
        "valve": flag(),
        "crew": one_of((1, 2)),
    },
    "capacity",
    "reload",
)
LOADING = _struct(
    {
        "steps": several(one_of(STEPS), 0, len(STEPS), unique=True),
        "rounds": {"anyOf": [{"type": "null"}, integer(0, MOST_ROUNDS)]},
        "spare": integer(0, MOST_ROUNDS),
        "held": flag(),
    }
)


def check_gun(weapon: Weapon | None, model: str | None, loading: Loading | None) -> None:
    """Refuse a gun or a loading outside the bounds, or a loading of what is no gun. Raises Refused."""
    gun = weapon.gun if weapon is not None else None
    if gun is not None:
        fits = 1 <= gun.capacity <= MOST_ROUNDS and 0 <= gun.bipod <= LONGEST
        if not (fits and 1 <= gun.reload.actions <= LONGEST and 0 <= gun.reload.rounds <= MOST_ROUNDS):
            raise Refused("out_of_bounds", "SOM-GUN-06")
    if loading is None:
        return
    if gun is None and model is None:
        raise Refused("out_of_bounds", "SOM-GUN-01")
    check_counts(loading.rounds, loading.spare)
    if len(set(loading.steps)) < len(loading.steps):
        raise Refused("out_of_bounds", "SOM-GUN-01")


def check_counts(*counts: int | None) -> None:
    """Refuse counts of rounds outside the bounds; None is no count. Raises Refused."""
    if any(count is not None and not 0 <= count <= MOST_ROUNDS for count in counts):
        raise Refused("out_of_bounds", "SOM-GUN-05")


def loaded(weapon: Weapon | None, loading: Loading | None) -> GunState | None:
    """Return the gun as a careful bearer carries it, full, unless the game master says otherwise (SOM-GUN-01)."""
    gun = weapon.gun if weapon is not None else None
    if gun is None:
        return None
    kept = loading or Loading()
    rounds = gun.capacity if kept.rounds is None else min(kept.rounds, gun.capacity)
    steps = frozenset(STEPS[:-1] if gun.valve and not kept.steps else kept.steps)
    return GunState(rounds=rounds, spare=kept.spare, steps=steps, held=kept.held)
