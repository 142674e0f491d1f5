"""The view of a table of Nosgoth Mithrap, built for one seat field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from domain.base.events import Id
from domain.game import copy_fields
from domain.systems.nosgoth.actions.difficulty import final_level, target_number
from domain.systems.nosgoth.state.sight import arranged, knows, reads_sheet, sees_enemy, visible
from domain.systems.nosgoth.state.state import (
    Action,
    ActionKind,
    Character,
    Characteristic,
    Combat,
    Enemy,
    EnemyKind,
    Hit,
    Options,
    Power,
    Reduction,
    Special,
    State,
    Status,
    acting_seat,
    rolling_seat,
)
from projections.base.projection import Called


class PoolView(msgspec.Struct, frozen=True):
    maximum: int
    focus_spent: int
    damage: int
    current: int


class CharacterView(msgspec.Struct, frozen=True, kw_only=True, tag="sheet"):
    """A character's sheet, for those who may read it."""

    id: Id
    seat: Id
    name: str
    status: Status
    immobilized: bool
    characteristics: Mapping[Characteristic, PoolView]
    armor: int
    skills: tuple[str, ...]
    powers: tuple[Power, ...]
    history: str
    gear: tuple[str, ...]
    notes: str
    regeneration_stopped: bool
    surcharge: bool


class CharacterOutline(msgspec.Struct, frozen=True, kw_only=True, tag="outline"):
    """A character whose sheet is not the reader's to read."""

    id: Id
    seat: Id
    name: str
    status: Status
    immobilized: bool


class EnemyView(msgspec.Struct, frozen=True, kw_only=True, tag="enemy"):
    """An enemy as the game master knows it; `shown_level`: the level that everyone has seen used."""

    id: Id
    name: str
    status: Status
    immobilized: bool
    revealed: bool
    kind: EnemyKind
    level: int
    shown_level: int | None
    characteristics: Mapping[Characteristic, PoolView] | None
    armor: int
    damage: int | None
    teleport: bool
    regeneration_stopped: bool
    surcharge: bool
    damage_total: int


class RevealedEnemyView(msgspec.Struct, frozen=True, kw_only=True, tag="revealed_enemy"):
    """An enemy as everyone sees it; `level` once it has been the difficulty of a roll."""

    id: Id
    name: str
    status: Status
    immobilized: bool
    level: int | None


class ActionView(msgspec.Struct, frozen=True, kw_only=True):
    """An action before its roll, or after it while something about it is still to be said.

    `final_level` and `target_number` count the accepted reductions and the focus chosen so far.
    `combatant` has to say how it is done, `attacker` and `target` where it is about a blow; `acting`, `rolling`: the
    seats whose choices and whose roll it is.
    """

    id: Id
    action_kind: ActionKind
    combatant: Id
    attacker: Id | None
    target: Id | None
    text: str
    acting: Id | None
    rolling: Id | None
    characteristic: Characteristic | None
    level: int | None
    proposals: tuple[Reduction, ...]
    reductions: tuple[Reduction, ...]
    focus: int
    final_level: int | None
    target_number: int | None
    open: bool
    cancelled: bool
    success: bool | None
    die: int | None
    special: Special
    damage_bonus: int
    effect: str | None
    hit: Hit


class PendingHit(msgspec.Struct, frozen=True):
    """A hit that waits for the game master's ruling on its damage."""

    attack: Id
    attacker: Id
    target: Id
    bonus: int


class NosgothView(msgspec.Struct, frozen=True, kw_only=True, tag="nosgoth"):
    options: Options
    combat: Combat | None
    characters: tuple[CharacterView | CharacterOutline, ...]
    enemies: tuple[EnemyView | RevealedEnemyView, ...]
    actions: tuple[ActionView, ...]
    pending_damage: tuple[PendingHit, ...]


VIEWS = (NosgothView,)


def view(state: State, seat: str) -> NosgothView:
    state = arranged(state, seat)
    return NosgothView(
        options=state.options,
        combat=state.combat,
        characters=tuple(_character(state, seat, c) for c in state.characters.values()),
        enemies=tuple(_enemy(state, seat, e) for e in visible(state, seat) if isinstance(e, Enemy)),
        actions=tuple(_action(state, a) for a in _current(state)),
        pending_damage=tuple(_pending(state.closed[attack]) for attack in state.pending),
    )


def names(state: State, what: str) -> Called:
    """Return the name of a character, or of an enemy for the seats that see it; None: the id has no name."""
    character = state.characters.get(what)
    if character is not None:
        return character.name
    enemy = state.enemies.get(what)
    return None if enemy is None else lambda seat: enemy.name if sees_enemy(state, seat, enemy) else None


def _pools(who: Character | Enemy) -> dict[Characteristic, PoolView]:
    return {name: copy_fields(PoolView, pool) for name, pool in (who.pools or {}).items()}


def _character(state: State, seat: str, who: Character) -> CharacterView | CharacterOutline:
    if not reads_sheet(state, seat, who):
        return copy_fields(CharacterOutline, who)
    return copy_fields(CharacterView, who, characteristics=_pools(who))


def _enemy(state: State, seat: str, who: Enemy) -> EnemyView | RevealedEnemyView:
    if not knows(state, seat, who.id):
        return copy_fields(RevealedEnemyView, who, level=who.shown_level)
    return copy_fields(
        EnemyView, who, characteristics=None if who.pools is None else _pools(who), damage=who.usual_damage
    )


def _current(state: State) -> Iterator[Action]:
    """Yield the open actions, those of which something is still to be said, and the one that was closed last."""
    waiting = [*state.pending, *state.untold, *([state.last] if state.last else [])]
    yield from (state.closed[a] for a in dict.fromkeys(waiting))
    yield from state.open.values()


def _action(state: State, of: Action) -> ActionView:
    outcome = of.outcome
    level = None if of.level is None else final_level(state, of)
    return copy_fields(
        ActionView,
        of,
        action_kind=of.kind,
        combatant=of.combatant,
        attacker=None if of.kind in ("free", "enemy_deed") else of.by,
        acting=acting_seat(state, of),
        rolling=rolling_seat(state, of),
        final_level=level,
        target_number=None if level is None else target_number(state, level),
        open=of.id in state.open,
        success=None if outcome is None else outcome.success,
        die=None if outcome is None else outcome.die,
        special="none" if outcome is None else outcome.special,
        damage_bonus=0 if outcome is None else outcome.damage_bonus,
    )


def _pending(attack: Action) -> PendingHit:
    bonus = 0 if attack.outcome is None else attack.outcome.damage_bonus
    return PendingHit(attack.id, attack.by, attack.target or "", bonus)
