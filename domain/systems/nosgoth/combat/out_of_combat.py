"""Chapter DEATH, what is ruled: out of combat and back. Death itself comes by itself (`aftermath`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, Offers
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event, Id
from domain.systems.nosgoth.aftermath import ActionCancelled, cancel
from domain.systems.nosgoth.choices import named
from domain.systems.nosgoth.guards import known_combatant, not_dead, only_gm, require
from domain.systems.nosgoth.sight import visible
from domain.systems.nosgoth.state import (
    CHARACTERISTICS,
    Combatant,
    State,
    combatant,
    declared_by,
    with_combatant,
)


class RuleOutOfCombat(Command, frozen=True, omit_defaults=True):
    """Someone with an empty characteristic can go on no longer, or can again."""

    RULES: ClassVar = ("NOS-DEATH-02",)
    combatant: Id
    out: bool


def may_fall(who: Combatant) -> bool:
    """NOS-DEATH-02: a characteristic at zero, or none at all."""
    return who.pools is None or any(who.empty(name) for name in CHARACTERISTICS)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: RuleOutOfCombat = act.command
    rule = "NOS-DEATH-02"
    only_gm(state, act, rule)
    who = known_combatant(state, act, command.combatant, rule)
    not_dead(who, rule)
    require((who.status == "out_of_combat") != command.out, "wrong_stage", rule)
    require(not command.out or may_fall(who), "no_zero", rule)
    return command


def evolve(state: State, event: Event) -> Evolved:
    """What he had open falls; rolls against his attackers stay, his player still makes them."""
    command: RuleOutOfCombat = event.command
    who = combatant(state, command.combatant)
    if who is None or who.status == "dead":
        return Evolved(state)
    status = "out_of_combat" if command.out else "alive"
    state = with_combatant(state, replace(who, status=status))
    return cancel(state, declared_by(state, who.id)) if command.out else Evolved(state)


def moves(state: State, seat: str) -> Iterator[Move]:
    choices = {"combatant": named(visible(state, seat)), "out": (True, False)}
    return Offers(state, seat, decide).every(RuleOutOfCombat, choices)


CHAPTER = Chapter(
    commands={RuleOutOfCombat: "OutOfCombatRuled"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(ActionCancelled,),
)
