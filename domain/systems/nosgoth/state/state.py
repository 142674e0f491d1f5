"""State of a table of Nosgoth Mithrap: vampires, enemies, open actions, a combat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import DiceSource
from domain.base.events import Id, LabelText
from domain.table import seats

Characteristic = Literal["life", "movement", "mental", "corruption"]
CHARACTERISTICS: tuple[Characteristic, ...] = ("life", "movement", "mental", "corruption")
VITAL: tuple[Characteristic, ...] = ("life", "movement", "mental")
"""A vampire dies when these are at zero; corruption does not count."""

Status = Literal["alive", "out_of_combat", "dead"]
EnemyKind = Literal["vampire", "other"]
ActionKind = Literal["free", "attack", "defence", "enemy_roll", "gm_fight", "enemy_deed"]
ReductionSource = Literal["skill", "environment", "history", "other"]
Special = Literal["none", "minor", "major", "major_failure"]
EffectKind = Literal["minor", "major", "major_failure"]
Hit = Literal["none", "pending", "applied", "lapsed"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's options (NOS-TAB-04); each default is the sheet as ruled."""

    focus_floor: Literal["after", "before"] = "after"
    surcharge_unit: Literal["per_investment", "per_point"] = "per_investment"
    surcharge_until: Literal["combat_while_zero", "next_meal"] = "combat_while_zero"
    attack_bases: Literal["life_movement", "any"] = "life_movement"
    enemy_attack_mode: Literal["defence_roll", "enemy_roll"] = "defence_roll"
    damage_overflow: Literal["lost", "spill"] = "lost"
    corruption_absorbs: bool = True
    enemy_view: Literal["gm_only", "public"] = "gm_only"
    sheet_view: Literal["everyone", "owner_and_gm"] = "everyone"
    dice: DiceSource = "either"


class Characteristics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The four maxima of a sheet."""

    life: int
    movement: int
    mental: int
    corruption: int

    def of(self, characteristic: Characteristic) -> int:
        value: int = getattr(self, characteristic)
        return value


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vampire's power; `teleport` marks the one that moves an immobilized vampire."""

    label: LabelText
    teleport: bool = False


class Pool(msgspec.Struct, frozen=True):
    """One characteristic: spent as focus, lost as damage."""

    maximum: int
    focus_spent: int = 0
    damage: int = 0

    @property
    def losses(self) -> int:
        return self.focus_spent + self.damage

    @property
    def current(self) -> int:
        return max(0, self.maximum - self.losses)

    def hurt(self, points: int) -> Pool:
        """Return the pool with this damage, at most as many points as are left."""
        return replace(self, damage=self.damage + min(points, self.current))


Pools = Mapping[Characteristic, Pool]


def pools(characteristics: Characteristics) -> Pools:
    return {name: Pool(characteristics.of(name)) for name in CHARACTERISTICS}


class Combatant(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter. `pools` None: an enemy entered without characteristics.

    `fed_at_zero`: a meal taken in this combat with life at zero still counts (NOS-DATA-03).
    """

    id: str
    name: str
    pools: Pools | None
    armor: int = 0
    status: Status = "alive"
    regeneration_stopped: bool = False
    surcharge: bool = False
    immobilized: bool = False
    fed_at_zero: bool = False

    @property
    def vampire(self) -> bool:
        return self.pools is not None

    @property
    def teleports(self) -> bool:
        return False

    def current(self, characteristic: Characteristic) -> int | None:
        return None if self.pools is None else self.pools[characteristic].current

    def empty(self, characteristic: Characteristic) -> bool:
        return self.current(characteristic) == 0


class Character(Combatant, frozen=True, kw_only=True):
    """A player's vampire."""

    seat: str
    history: str = ""
    skills: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    gear: tuple[str, ...] = ()
    notes: str = ""

    @property
    def teleports(self) -> bool:
        return any(power.teleport for power in self.powers)


class Enemy(Combatant, frozen=True, kw_only=True):
    """A combatant of the game master. `shown_level` is the level that everyone has last seen used; `removed`: dead, and
    off the list.
    """

    kind: EnemyKind
    level: int
    usual_damage: int | None = None
    teleport: bool = False
    revealed: bool = False
    shown_level: int | None = None
    damage_total: int = 0
    removed: bool = False

    @property
    def vampire(self) -> bool:
        return self.kind == "vampire" and self.pools is not None

    @property
    def teleports(self) -> bool:
        return self.teleport


class Reduction(msgspec.Struct, frozen=True):
    """A lowering of the level: accepted, or proposed under its `id`."""

    id: Id
    source: ReductionSource
    label: str
    levels: int


class Outcome(msgspec.Struct, frozen=True):
    """The result of a roll; `die` None: automatic success."""

    final_level: int
    success: bool
    die: int | None = None
    special: Special = "none"
    damage_bonus: int = 0


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """An attempt. `by` declared it; `target` is aimed at; `roller` an assigned seat.

    Kinds: `free` (no target), `attack` (by a character), `defence` (of the target against an enemy),
    `enemy_roll` (a player rolls the enemy's die), `gm_fight` (enemy against enemy), `enemy_deed` (whatever else an
    enemy attempts; a player rolls).
    """

    id: str
    kind: ActionKind
    by: str
    target: str | None = None
    text: str = ""
    characteristic: Characteristic | None = None
    level: int | None = None
    level_fixed: bool = False
    proposals: tuple[Reduction, ...] = ()
    reductions: tuple[Reduction, ...] = ()
    focus: int = 0
    roller: str | None = None
    cancelled: bool = False
    outcome: Outcome | None = None
    effect: str | None = None
    hit: Hit = "none"

    @property
    def payer(self) -> str | None:
        """The character whose action it is and who may pay focus; None for an enemy's roll."""
        match self.kind:
            case "free" | "attack":
                return self.by
            case "defence":
                return self.target
            case _:
                return None

    @property
    def combatant(self) -> str:
        """The combatant whose action it is: the character who may pay, else the one who declared it."""
        return self.payer or self.by

    @property
    def needs_class(self) -> bool:
        """Return whether the game master must classify the action.

        The basis of an attack is the player's choice (NOS-COM-04).
        """
        return self.kind in ("free", "defence")

    @property
    def classified(self) -> bool:
        return not self.needs_class or self.characteristic is not None


class Combat(msgspec.Struct, frozen=True):
    order: tuple[Id, ...]
    active: Id
    round: int = 1


class State(seats.Shelved, frozen=True, kw_only=True, dict=True):
    """A table's whole state: `open` are actions before their roll, `closed` all others.

    `pending` are hits that wait for a damage ruling, `untold` special results whose content nobody has
    described, `last` the action closed last. `revealed` is made once of a state.
    """

    options: Options
    characters: Mapping[str, Character] = {}
    enemies: Mapping[str, Enemy] = {}
    open: Mapping[str, Action] = {}
    closed: Mapping[str, Action] = {}
    pending: tuple[str, ...] = ()
    untold: tuple[str, ...] = ()
    last: str | None = None
    combat: Combat | None = None

    @cached_property
    def revealed(self) -> tuple[Enemy, ...]:
        """The enemies that everybody knows of and that are still there (NOS-SEC-01)."""
        return tuple(enemy for enemy in self.enemies.values() if enemy.revealed and not enemy.removed)


def combatant(state: State, combatant_id: str) -> Character | Enemy | None:
    return state.characters.get(combatant_id) or state.enemies.get(combatant_id)


def combatants(state: State) -> Iterator[Character | Enemy]:
    yield from state.characters.values()
    yield from state.enemies.values()


def with_combatant(state: State, changed: Character | Enemy) -> State:
    if isinstance(changed, Character):
        return replace(state, characters={**state.characters, changed.id: changed})
    return replace(state, enemies={**state.enemies, changed.id: changed})


def action(state: State, action_id: str) -> Action | None:
    return state.open.get(action_id) or state.closed.get(action_id)


def with_open(state: State, changed: Action) -> State:
    return replace(state, open={**state.open, changed.id: changed})


def close(state: State, closed: Action) -> State:
    """Move a rolled, ruled or cancelled action from the open ones to the closed ones."""
    return replace(
        state,
        open={k: v for k, v in state.open.items() if k != closed.id},
        closed={**state.closed, closed.id: closed},
        last=closed.id,
    )


def with_closed(state: State, changed: Action) -> State:
    return replace(state, closed={**state.closed, changed.id: changed})


def living_character(state: State, seat: str) -> Character | None:
    """Return the seat's one living character (NOS-TAB-01); None if it has none."""
    return next((c for c in state.characters.values() if c.seat == seat and c.status != "dead"), None)


def declared_by(state: State, combatant_id: str) -> tuple[Action, ...]:
    """Return the actions that this combatant has declared and nobody has rolled yet."""
    return tuple(a for a in state.open.values() if a.by == combatant_id)


def in_order(state: State, combatant_id: str) -> bool:
    return state.combat is not None and combatant_id in state.combat.order


def active(state: State, combatant_id: str) -> bool:
    return state.combat is not None and state.combat.active == combatant_id


def takes_part(state: State, fighter: Combatant) -> bool:
    """Return whether the fighter is in the turn order and not dead."""
    return fighter.status != "dead" and in_order(state, fighter.id)


def owner(state: State, character_id: str | None) -> str | None:
    """Return the seat of that character; None for anything else."""
    found = state.characters.get(character_id or "")
    return None if found is None else found.seat


def acting_seat(state: State, of: Action) -> str | None:
    """Return the player whose action it is; where a player rolls for an enemy, the one who rolls."""
    match of.kind:
        case "free" | "attack" | "defence":
            return owner(state, of.payer)
        case "enemy_roll":
            return rolling_seat(state, of)
        case "gm_fight" | "enemy_deed":
            return of.roller


def rolling_seat(state: State, of: Action) -> str | None:
    """Return the seat that rolls: the assigned player, else the acting one; None while nobody is assigned.

    (NOS-TAB-05, NOS-COM-06, NOS-COM-07, NOS-COM-10)
    """
    if of.roller is not None or of.kind in ("gm_fight", "enemy_deed"):
        return of.roller
    return owner(state, of.target if of.kind == "enemy_roll" else of.payer)
