"""Chapter COM, the enemies: entered by the game master, hidden until revealed or placed in the turn order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, NameText
from domain.game import Chapter, Evolved, Move, Offers, Schema, copy_fields, flag, integer, name_text, one_of
from domain.game.disclosure import moved
from domain.systems.nosgoth.actions.difficulty import HIGHEST, LOWEST, in_range
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import maxima, named, record
from domain.systems.nosgoth.state.guards import known_enemy, not_dead, only_gm, require
from domain.systems.nosgoth.state.sight import visible
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    Characteristics,
    Enemy,
    EnemyKind,
    Pool,
    Pools,
    State,
    Status,
    pools,
    with_combatant,
)


class AddCombatant(Command, frozen=True, omit_defaults=True):
    """Add an enemy, hidden. A vampire needs its characteristics; `damage` reminds of its usual damage."""

    RULES: ClassVar = ("NOS-COM-01",)
    name: NameText
    kind: EnemyKind
    level: int
    characteristics: Characteristics | None = None
    armor: int = 0
    damage: int | None = None
    teleport: bool = False


class CombatantChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The changes to an enemy; what is left out stays."""

    name: NameText | None = None
    kind: EnemyKind | None = None
    level: int | None = None
    characteristics: Characteristics | None = None
    armor: int | None = None
    damage: int | None = None
    teleport: bool | None = None


class ReviseCombatant(Command, frozen=True, omit_defaults=True):
    """Change an enemy, from now on."""

    RULES: ClassVar = ("NOS-COM-01", "NOS-DMG-07")
    combatant: Id
    changes: CombatantChanges


class RevealCombatant(Command, frozen=True, omit_defaults=True):
    """Reveal an enemy: everyone learns that it is there, its name and how it stands."""

    RULES: ClassVar = ("NOS-COM-01",)
    combatant: Id


class CombatantRevealed(Consequence, frozen=True):
    """An enemy was placed in the turn order and thereby shown."""

    RULES: ClassVar = ("NOS-SEC-02", "NOS-COM-02")
    combatant: Id
    name: str
    status: Status


Commands = AddCombatant | ReviseCombatant | RevealCombatant


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    rule = "NOS-COM-01"
    only_gm(state, act, rule)
    match command:
        case AddCombatant():
            require(_well_formed(command), "bad_value", rule)
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


def _well_formed(data: AddCombatant | CombatantChanges) -> bool:
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
    own_pools = None if data.characteristics is None else pools(data.characteristics)
    return copy_fields(Enemy, data, id=event.id, pools=own_pools, usual_damage=data.damage)


def _revised(enemy: Enemy, changes: CombatantChanges) -> Enemy:
    given = {k: v for k, v in msgspec.structs.asdict(changes).items() if v is not None}
    if "damage" in given:
        given["usual_damage"] = given.pop("damage")
    if "characteristics" in given:
        given["pools"] = _resized(enemy.pools or {}, given.pop("characteristics"))
    return replace(enemy, **given)


def _resized(was: Pools, characteristics: Characteristics) -> Pools:
    """Return pools with new maxima; losses stay, but damage never exceeds the new maximum."""
    resized = {}
    for name, pool in pools(characteristics).items():
        lost = was.get(name, Pool(0))
        resized[name] = replace(pool, damage=min(lost.damage, pool.maximum))
    return resized


def reveal(state: State, order: tuple[str, ...]) -> Evolved:
    """Show everyone the hidden ones among these enemies, placed in the turn order or acting openly (NOS-SEC-02).

    They come last among the enemies at once: what befalls them with the same event follows their order, too.
    """
    hidden = [who for who in dict.fromkeys(order) if who in state.enemies and not state.enemies[who].revealed]
    for enemy in (state.enemies[who] for who in hidden):
        state = with_combatant(state, replace(enemy, revealed=True))
    shown = [CombatantRevealed(enemy.id, enemy.name, enemy.status) for enemy in (state.enemies[who] for who in hidden)]
    return Evolved(moved(state, "enemies", state.enemies, hidden) if hidden else state, tuple(shown))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from _additions(offers)
    enemies = [who for who in visible(state, seat) if isinstance(who, Enemy)]
    with_pools = named(enemy for enemy in enemies if enemy.pools is not None)
    yield from _revisions(offers, with_pools, named(enemy for enemy in enemies if enemy.pools is None))
    yield from offers.each(RevealCombatant, "combatant", named(enemies))


DATA: Mapping[str, Schema] = {
    "name": name_text(),
    "level": integer(LOWEST, HIGHEST),
    "characteristics": maxima(),
    "armor": integer(0),
    "damage": integer(0),
    "teleport": flag(),
}


ZEROS = Characteristics(0, 0, 0, 0)


def _additions(offers: Offers) -> Iterator[Move]:
    """Yield the additions of a vampire, which needs characteristics, and of another enemy, which may omit them."""
    more = ("armor", "damage", "teleport")
    vampire, other = ({**DATA, "kind": one_of([kind])} for kind in ("vampire", "other"))
    yield from offers.move(AddCombatant("-", "vampire", LOWEST, ZEROS), vampire, more)
    yield from offers.move(AddCombatant("-", "other", LOWEST), other, (*more, "characteristics"))


def _revisions(offers: Offers, with_pools: dict[str, str], without: dict[str, str]) -> Iterator[Move]:
    """Yield revisions of enemies; one without characteristics becomes a vampire only together with them."""
    whole = {**DATA, "kind": one_of(["vampire", "other"])}
    plain = {k: v for k, v in DATA.items() if k != "characteristics"} | {"kind": one_of(["other"])}
    for enemies, sample, changes in (
        (with_pools, CombatantChanges(kind="vampire"), record(whole)),
        (without, CombatantChanges(kind="other"), record(plain)),
        (
            without,
            CombatantChanges(kind="vampire", characteristics=ZEROS),
            record(whole, ["characteristics"]),
        ),
    ):
        yield from offers.each(ReviseCombatant, "combatant", enemies, {"changes": changes}, (), None, changes=sample)


CHAPTER = Chapter(
    commands={
        AddCombatant: "CombatantAdded",
        ReviseCombatant: "CombatantRevised",
        RevealCombatant: "CombatantRevealed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=SETTLED,
)
