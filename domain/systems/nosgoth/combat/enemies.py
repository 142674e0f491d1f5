"""Chapter COM, the enemies: entered by the game master, hidden until revealed or placed in the turn order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, Schema, flag, integer, one_of, text
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event, Id
from domain.systems.nosgoth.actions.difficulty import HIGHEST, LOWEST, in_range
from domain.systems.nosgoth.aftermath import settle
from domain.systems.nosgoth.choices import is_gm, maxima, named, record
from domain.systems.nosgoth.consequences import CombatantRevealed
from domain.systems.nosgoth.guards import known_enemy, not_dead, only_gm, require
from domain.systems.nosgoth.state import (
    CHARACTERISTICS,
    Characteristics,
    Enemy,
    EnemyKind,
    Pool,
    Pools,
    State,
    pools,
    with_combatant,
)


class AddCombatant(Command, frozen=True, omit_defaults=True):
    """An enemy, hidden. A vampire needs its characteristics; `damage` reminds of its usual damage."""

    RULES: ClassVar = ("NOS-COM-01",)
    name: str
    kind: EnemyKind
    level: int
    characteristics: Characteristics | None = None
    armor: int = 0
    damage: int | None = None
    teleport: bool = False


class CombatantChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What changes of an enemy; what is left out stays."""

    name: str | None = None
    kind: EnemyKind | None = None
    level: int | None = None
    characteristics: Characteristics | None = None
    armor: int | None = None
    damage: int | None = None
    teleport: bool | None = None


class ReviseCombatant(Command, frozen=True, omit_defaults=True):
    """The game master changes an enemy, from now on."""

    RULES: ClassVar = ("NOS-COM-01", "NOS-DMG-07")
    combatant: Id
    changes: CombatantChanges


class RevealCombatant(Command, frozen=True, omit_defaults=True):
    """Everyone learns that it is there, its name and how it stands."""

    RULES: ClassVar = ("NOS-COM-01",)
    combatant: Id


Commands = AddCombatant | ReviseCombatant | RevealCombatant


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    rule = "NOS-COM-01"
    only_gm(state, act, rule)
    match command:
        case AddCombatant():
            asked = CombatantChanges(
                command.name,
                command.kind,
                command.level,
                command.characteristics,
                command.armor,
                command.damage,
            )
            require(_well_formed(asked), "bad_value", rule)
            bodiless = command.kind == "vampire" and command.characteristics is None
            require(not bodiless, "bad_value", rule)
        case ReviseCombatant(enemy_id, changes):
            enemy = known_enemy(state, enemy_id, rule)
            require(_well_formed(changes), "bad_value", rule)
            bodiless = (changes.kind or enemy.kind) == "vampire" and (
                changes.characteristics is None and enemy.pools is None
            )
            require(not bodiless, "bad_value", rule)
            not_dead(enemy, rule)
        case RevealCombatant(enemy_id):
            require(not known_enemy(state, enemy_id, rule).revealed, "bad_value", rule)
    return command


def _well_formed(data: CombatantChanges) -> bool:
    numbers = [data.armor, data.damage]
    if data.characteristics is not None:
        numbers += [data.characteristics.of(name) for name in CHARACTERISTICS]
    return (
        (data.name is None or bool(data.name.strip()))
        and (data.level is None or in_range(data.level))
        and all(number is None or number >= 0 for number in numbers)
    )


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case AddCombatant():
            return settle(with_combatant(state, _entered(event, command)))
        case ReviseCombatant(enemy_id, changes):
            enemy = state.enemies.get(enemy_id)
            return Evolved(state) if enemy is None else settle(with_combatant(state, _revised(enemy, changes)))
        case RevealCombatant(enemy_id):
            enemy = state.enemies.get(enemy_id)
            return Evolved(state if enemy is None else with_combatant(state, replace(enemy, revealed=True)))


def _entered(event: Event, data: AddCombatant) -> Enemy:
    return Enemy(
        id=event.id,
        name=data.name,
        kind=data.kind,
        level=data.level,
        pools=None if data.characteristics is None else pools(data.characteristics),
        armor=data.armor,
        usual_damage=data.damage,
        teleport=data.teleport,
    )


def _revised(enemy: Enemy, changes: CombatantChanges) -> Enemy:
    given = {k: v for k, v in msgspec.structs.asdict(changes).items() if v is not None}
    if "damage" in given:
        given["usual_damage"] = given.pop("damage")
    if "characteristics" in given:
        given["pools"] = _resized(enemy.pools or {}, given.pop("characteristics"))
    return replace(enemy, **given)


def _resized(was: Pools, characteristics: Characteristics) -> Pools:
    """New maxima; losses stay, but never exceed what there is to lose."""
    resized = {}
    for name, pool in pools(characteristics).items():
        lost = was.get(name, Pool(0))
        resized[name] = replace(pool, damage=min(lost.damage, pool.maximum))
    return resized


def reveal(state: State, order: tuple[str, ...]) -> Evolved:
    """NOS-SEC-02: whoever is placed in the turn order is shown."""
    told = []
    for enemy in (state.enemies[who] for who in order if who in state.enemies):
        if not enemy.revealed:
            state = with_combatant(state, replace(enemy, revealed=True))
            told.append(CombatantRevealed(enemy.id, enemy.name, enemy.status))
    return Evolved(state, tuple(told))


def moves(state: State, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    yield from _additions()
    living = [enemy for enemy in state.enemies.values() if enemy.status != "dead"]
    yield from _revisions([e for e in living if e.pools is not None], [e for e in living if e.pools is None])
    if hidden := [enemy for enemy in state.enemies.values() if not enemy.revealed]:
        yield Move(command=RevealCombatant, fields={"combatant": named(hidden)}, rules=RevealCombatant.RULES)


DATA: Mapping[str, Schema] = {
    "name": text(1),
    "level": integer(LOWEST, HIGHEST),
    "characteristics": maxima(),
    "armor": integer(0),
    "damage": integer(0),
    "teleport": flag(),
}


def _additions() -> Iterator[Move]:
    for kind, optional in (("vampire", set[str]()), ("other", {"characteristics"})):
        yield Move(
            command=AddCombatant,
            fields={**DATA, "kind": one_of([kind])},
            optional=frozenset({"armor", "damage", "teleport"} | optional),
            rules=AddCombatant.RULES,
        )


def _revisions(with_pools: list[Enemy], without: list[Enemy]) -> Iterator[Move]:
    """Without characteristics an enemy is no vampire; it becomes one together with them."""
    kinds = {"kind": one_of(["vampire", "other"])}
    plain = {k: v for k, v in DATA.items() if k != "characteristics"}
    if with_pools:
        yield _revision(with_pools, record({**DATA, **kinds}))
    if without:
        yield _revision(without, record({**plain, "kind": one_of(["other"])}))
        yield _revision(without, record({**DATA, **kinds}, ["characteristics"]))


def _revision(enemies: list[Enemy], changes: Schema) -> Move:
    fields = {"combatant": named(enemies), "changes": changes}
    return Move(command=ReviseCombatant, fields=fields, rules=ReviseCombatant.RULES)


CHAPTER = Chapter(
    commands={
        AddCombatant: "CombatantAdded",
        ReviseCombatant: "CombatantRevised",
        RevealCombatant: "CombatantRevealed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
