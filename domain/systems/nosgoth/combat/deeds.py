"""Chapter COM, other acts of an enemy: the game master declares them, a player rolls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.game import Chapter, Evolved, Move, Offers, perhaps, text
from domain.systems.nosgoth.combat.enemies import CombatantRevealed, reveal
from domain.systems.nosgoth.state.choices import named
from domain.systems.nosgoth.state.guards import able, known_enemy, only_gm, require, takes_part
from domain.systems.nosgoth.state.sight import visible
from domain.systems.nosgoth.state.state import Action, Enemy, State, active, declared_by, in_order, with_open

RULE = "NOS-ACT-01"


class DeclareEnemyAction(Command, frozen=True, omit_defaults=True):
    """Declare an enemy's attempt at something other than an attack, which shows the enemy.

    `seat`: the player who rolls.
    """

    RULES: ClassVar = (RULE, "NOS-TAB-02", "NOS-SEC-02")
    enemy: Id
    text: Text
    seat: Id | None = None


def decide(state: State, act: Act, chance: Chance) -> Command:
    """Accept an enemy's action on the terms of a character's (NOS-ACT-01); a player rolls its die (NOS-TAB-02)."""
    command: DeclareEnemyAction = act.command
    only_gm(state, act, RULE)
    enemy = known_enemy(state, command.enemy, RULE)
    require(bool(command.text.strip()), "bad_value", RULE)
    able(enemy, RULE)
    require(not declared_by(state, enemy.id), "action_open", RULE)
    require(not in_order(state, enemy.id) or active(state, enemy.id), "not_your_turn", RULE)
    require(command.seat is None or takes_part(state, command.seat, chance), "bad_target", "NOS-TAB-05")
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: DeclareEnemyAction = event.command
    if command.enemy not in state.enemies:
        return Evolved(state)
    deed = Action(id=event.id, kind="enemy_deed", by=command.enemy, text=command.text, roller=command.seat)
    return reveal(with_open(state, deed), (command.enemy,))


def moves(state: State, seat: str) -> Iterator[Move]:
    enemies = named(who for who in visible(state, seat) if isinstance(who, Enemy))
    rollers = perhaps({player.id: player.name for player in state.table.with_role("player")})
    choices = {"enemy": enemies, "seat": rollers}
    return Offers(state, seat, decide).every(DeclareEnemyAction, choices, {"text": text(1)}, (), None, text="-")


CHAPTER = Chapter(
    commands={DeclareEnemyAction: "EnemyActionDeclared"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(CombatantRevealed,),
)
