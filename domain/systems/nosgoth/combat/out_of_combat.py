"""Chapter DEATH, rulings: out of combat and back, the death of a non-vampire, and the removal of a dead enemy.

A vampire's death comes by itself (`aftermath`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.nosgoth.state.aftermath import ActionCancelled, CharacterDied, cancel, die
from domain.systems.nosgoth.state.choices import named
from domain.systems.nosgoth.state.guards import known_combatant, known_enemy, not_dead, only_gm, require
from domain.systems.nosgoth.state.sight import visible
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    VITAL,
    Character,
    Combatant,
    Enemy,
    State,
    active,
    combatant,
    declared_by,
    with_combatant,
)


class RuleOutOfCombat(Command, frozen=True, omit_defaults=True):
    """Rule that somebody with an empty characteristic can go on no longer, or can again."""

    RULES: ClassVar = ("NOS-DEATH-02",)
    combatant: Id
    out: bool


class RuleDead(Command, frozen=True, omit_defaults=True):
    """Rule that somebody who is no vampire and has nothing left is dead."""

    RULES: ClassVar = ("NOS-DEATH-01", "NOS-DEATH-02")
    combatant: Id


class RemoveCombatant(Command, frozen=True, omit_defaults=True):
    """Remove a dead enemy from the list."""

    RULES: ClassVar = ("NOS-DEATH-01", "NOS-COM-01")
    combatant: Id


Commands = RuleOutOfCombat | RuleDead | RemoveCombatant


def may_fall(who: Combatant) -> bool:
    """Return whether a combatant has a characteristic at zero, or none at all (NOS-DEATH-02)."""
    return who.pools is None or any(who.empty(name) for name in CHARACTERISTICS)


def may_die(who: Combatant) -> bool:
    """Return whether life, movement and mental are at zero, or no characteristics exist (NOS-DEATH-01)."""
    return who.pools is None or all(who.empty(name) for name in VITAL)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case RuleOutOfCombat(combatant_id, out):
            rule = "NOS-DEATH-02"
            only_gm(state, act, rule)
            who = known_combatant(state, act, combatant_id, rule)
            not_dead(who, rule)
            require((who.status == "out_of_combat") != out, "wrong_stage", rule)
            require(not out or may_fall(who), "no_zero", rule)
        case RuleDead(combatant_id):
            only_gm(state, act, "NOS-DEATH-01")
            who = known_combatant(state, act, combatant_id, "NOS-DEATH-01")
            not_dead(who, "NOS-DEATH-01")
            require(not who.vampire, "bad_target", "NOS-DEATH-01")
            require(may_die(who), "no_zero", "NOS-DEATH-01")
        case RemoveCombatant(combatant_id):
            only_gm(state, act, "NOS-COM-01")
            enemy = known_enemy(state, combatant_id, "NOS-COM-01")
            over = enemy.status == "dead" and not active(state, enemy.id)
            require(over, "wrong_stage", "NOS-COM-01")
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    who = combatant(state, command.combatant)
    match command:
        case RuleOutOfCombat() if who is not None and who.status != "dead":
            return _ruled(state, who, command)
        case RuleDead() if who is not None and who.status != "dead":
            return die(state, who)
        case RemoveCombatant() if isinstance(who, Enemy):
            return Evolved(_removed(state, who))
        case _:
            return Evolved(state)


def _removed(state: State, who: Enemy) -> State:
    """Take a dead enemy off the list and out of the turn order; events about it stay."""
    state = with_combatant(state, replace(who, removed=True))
    if state.combat is None:
        return state
    order = tuple(other for other in state.combat.order if other != who.id)
    return replace(state, combat=replace(state.combat, order=order))


def _ruled(state: State, who: Character | Enemy, command: RuleOutOfCombat) -> Evolved:
    """Set whether a combatant can fight on. Its open actions are cancelled; rolls against its attackers stay."""
    status = "out_of_combat" if command.out else "alive"
    state = with_combatant(state, replace(who, status=status))
    return cancel(state, declared_by(state, who.id)) if command.out else Evolved(state)


def moves(state: State, seat: str) -> Iterator[Move]:
    offers, everybody = Offers(state, seat, decide), named(visible(state, seat))
    yield from offers.every(RuleOutOfCombat, {"combatant": everybody, "out": (True, False)})
    yield from offers.each(RuleDead, "combatant", everybody)
    yield from offers.each(RemoveCombatant, "combatant", everybody)


CHAPTER = Chapter(
    commands={RuleOutOfCombat: "OutOfCombatRuled", RuleDead: "DeathRuled", RemoveCombatant: "CombatantRemoved"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(ActionCancelled, CharacterDied),
)
