"""Chapter COM, the blows: a character's attack, an enemy's attack, and moves while fighting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, perhaps, text
from domain.systems.nosgoth.actions.difficulty import target_number
from domain.systems.nosgoth.state.choices import named
from domain.systems.nosgoth.state.guards import (
    able,
    gm_or_player,
    known_combatant,
    known_enemy,
    only_gm,
    require,
)
from domain.systems.nosgoth.state.sight import is_away, is_gm, visible
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    Action,
    ActionKind,
    Character,
    Characteristic,
    Enemy,
    Options,
    State,
    active,
    combatant,
    declared_by,
    living_character,
    takes_part,
    with_combatant,
    with_open,
)

BASES: tuple[Characteristic, ...] = ("life", "movement")
Mode = Literal["normal", "crawl", "teleport"]


class DeclareAttack(Command, frozen=True, omit_defaults=True):
    """Attack with the active character; the player chooses the basis.

    For an absent player the game master chooses it, and names the `character`.
    """

    RULES: ClassVar = ("NOS-COM-04", "NOS-COM-05", "NOS-TAB-05")
    target: Id
    basis: Characteristic
    text: Text = ""
    character: Id | None = None


class DeclareEnemyAttack(Command, frozen=True, omit_defaults=True):
    """Attack with the active enemy: a character, who defends himself, or another enemy."""

    RULES: ClassVar = ("NOS-COM-06", "NOS-COM-07", "NOS-COM-10")
    enemy: Id
    target: Id
    text: Text = ""


class DeclareMove(Command, frozen=True, omit_defaults=True):
    """Move the active combatant."""

    RULES: ClassVar = ("NOS-ZERO-03",)
    combatant: Id
    mode: Mode
    text: Text = ""


class DifficultyFixed(Consequence, frozen=True):
    """The difficulty of a roll was fixed as the enemy's level, which is public with it."""

    RULES: ClassVar = ("NOS-COM-05", "NOS-COM-06", "NOS-COM-10", "NOS-DIFF-01")
    action: Id
    enemy: Id
    level: int
    target_number: int


Commands = DeclareAttack | DeclareEnemyAttack | DeclareMove


def bases(options: Options) -> tuple[Characteristic, ...]:
    return CHARACTERISTICS if options.attack_bases == "any" else BASES


def may_be_target(state: State, attacker: str, target: str) -> bool:
    """Return whether the target is alive, in the combat and not the attacker itself (NOS-COM-04).

    Being out of combat is no protection (NOS-DEATH-02).
    """
    who = combatant(state, target)
    return who is not None and target != attacker and takes_part(state, who)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case DeclareAttack():
            _may_attack(state, act, command)
        case DeclareEnemyAttack(enemy_id, target):
            only_gm(state, act, "NOS-COM-06")
            enemy = known_enemy(state, enemy_id, "NOS-COM-06")
            able(enemy, "NOS-COM-06")
            _may_strike(state, enemy, "NOS-COM-06")
            _aimed(state, enemy, target, "NOS-COM-06")
        case DeclareMove():
            _may_move(state, act, command)
    return command


def _may_attack(state: State, act: Act, command: DeclareAttack) -> None:
    rule = "NOS-COM-04"
    gm_or_player(state, act, rule)
    require(command.character is None or command.character in state.characters, "bad_value", rule)
    character = attacker_of(state, act.seat, command.character)
    if character is None and is_gm(state, act.seat):
        raise Refused("not_your_role", rule, "role")
    if character is None or not _commands(state, act.seat, character):
        raise Refused("not_owner", rule, "role")
    able(character, rule)
    _may_strike(state, character, rule)
    require(command.basis in bases(state.options), "bad_basis", rule)
    _aimed(state, character, command.target, rule)


def attacker_of(state: State, seat: str, named_one: str | None = None) -> Character | None:
    """Return the named character, else the seat's living one, or its last who died; None if it never had one."""
    if named_one is not None:
        return state.characters.get(named_one)
    own_ones = [c for c in state.characters.values() if c.seat == seat]
    return living_character(state, seat) or (own_ones[-1] if own_ones else None)


def _may_strike(state: State, attacker: Character | Enemy, rule: str) -> None:
    require(state.combat is not None, "no_combat", rule)
    require(active(state, attacker.id), "not_your_turn", rule)
    require(not declared_by(state, attacker.id), "action_open", rule)


def _aimed(state: State, attacker: Character | Enemy, target: str, rule: str) -> None:
    require(may_be_target(state, attacker.id, target), "bad_target", rule)


def _may_move(state: State, act: Act, command: DeclareMove) -> None:
    """Refuse a normal move of an immobilized combatant, and teleporting without that power (NOS-ZERO-03).

    An immobilized one crawls, or teleports with that power. Raises Refused.
    """
    rule = "NOS-ZERO-03"
    gm_or_player(state, act, rule)
    who = known_combatant(state, act, command.combatant, rule)
    if not _commands(state, act.seat, who):
        raise Refused("not_owner", rule, "role")
    able(who, rule)
    require(state.combat is not None, "no_combat", rule)
    require(active(state, who.id), "not_your_turn", rule)
    require(command.mode != "normal" or not who.immobilized, "immobilized", rule)
    require(command.mode != "teleport" or who.teleports, "no_teleport", rule)


def _commands(state: State, seat: str, who: Character | Enemy) -> bool:
    """Return whether the seat leads this combatant.

    A player leads the own character; the game master leads the enemies and the vampire of an absent player.
    """
    if not isinstance(who, Character):
        return is_gm(state, seat)
    return who.seat == seat or (is_gm(state, seat) and is_away(state, who.seat))


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case DeclareAttack(target, basis, words, named_one):
            character = attacker_of(state, event.seat, named_one)
            aimed = combatant(state, target)
            if character is None or aimed is None:
                return Evolved(state)
            attack = Action(
                id=event.id, kind="attack", by=character.id, target=target, characteristic=basis, text=words
            )
            return _opened(state, attack, aimed if isinstance(aimed, Enemy) else None)
        case DeclareEnemyAttack(enemy_id, target, words):
            enemy, aimed = state.enemies.get(enemy_id), combatant(state, target)
            if enemy is None or aimed is None:
                return Evolved(state)
            kind = _kind(state.options, aimed)
            attack = Action(id=event.id, kind=kind, by=enemy_id, target=target, text=words)
            return _opened(state, attack, _measure(enemy, aimed, kind))
        case DeclareMove():
            return Evolved(state)


def _kind(options: Options, target: Character | Enemy) -> ActionKind:
    """Return the kind of an enemy's attack: NOS-COM-10 between enemies, else NOS-COM-06, or NOS-COM-07 by option."""
    if isinstance(target, Enemy):
        return "gm_fight"
    return "enemy_roll" if options.enemy_attack_mode == "enemy_roll" else "defence"


def _measure(attacker: Enemy, target: Character | Enemy, kind: ActionKind) -> Enemy | None:
    """Return the enemy whose level is the difficulty: the attacker, or the defender between enemies.

    None where a player rolls the enemy's die.
    """
    if kind == "defence":
        return attacker
    return target if isinstance(target, Enemy) else None


def _opened(state: State, attack: Action, measure: Enemy | None) -> Evolved:
    """Open the attack at the level of the enemy that measures it, which everyone sees from now on.

    The level is fixed (NOS-COM-05, NOS-COM-06, NOS-COM-10).
    """
    if measure is None:
        return Evolved(with_open(state, attack))
    state = with_combatant(state, replace(measure, shown_level=measure.level))
    fixed = DifficultyFixed(attack.id, measure.id, measure.level, target_number(state, measure.level))
    return Evolved(with_open(state, replace(attack, level=measure.level, level_fixed=True)), (fixed,))


def moves(state: State, seat: str) -> Iterator[Move]:
    """Yield the moves of the active combatant: nobody else moves or strikes."""
    who = None if state.combat is None else combatant(state, state.combat.active)
    if who is None:
        return
    offers = Offers(state, seat, decide)
    words = {"text": text()}
    yield from offers.every(DeclareMove, {"combatant": named([who]), "mode": get_args(Mode)}, words, ("text",))
    everybody = named(visible(state, seat))
    aims = {"enemy": named([who]), "target": everybody}
    yield from offers.every(DeclareEnemyAttack, aims, words, ("text",))
    strikes = {"target": everybody, "basis": CHARACTERISTICS}
    yield from offers.every(DeclareAttack, {"character": perhaps(named([who])), **strikes}, words, ("text",))


CHAPTER = Chapter(
    commands={
        DeclareAttack: "AttackDeclared",
        DeclareEnemyAttack: "EnemyAttackDeclared",
        DeclareMove: "MoveDeclared",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(DifficultyFixed,),
)
