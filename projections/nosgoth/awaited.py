"""Awaited acts at a table of Nosgoth Mithrap: actions before their roll, effects to describe, hits to rule on."""

from __future__ import annotations

from collections.abc import Iterator

from domain.systems.nosgoth.actions.actions import ClassifyAction, SetDifficulty
from domain.systems.nosgoth.actions.reductions import RuleReduction
from domain.systems.nosgoth.actions.resolution import RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.options import AssignRoller
from domain.table.seats import Table
from projections.base.projection import Awaited, leader
from projections.nosgoth.views.table import ActionView, NosgothView


def awaited(view: NosgothView, table: Table) -> Iterator[Awaited]:
    gm = leader(table)
    for hit in view.pending_damage:
        yield Awaited(gm, ApplyDamage, hit.attack)
    for action in view.actions:
        if action.open and not action.cancelled:
            yield from _before_the_die(view, action, gm)
        elif action.special != "none" and action.effect is None:
            yield from _special_results(view, action, gm)


def _before_the_die(view: NosgothView, action: ActionView, gm: str) -> Iterator[Awaited]:
    """Yield what an action waits for before its roll (NOS-ACT-03, NOS-ACT-04, NOS-RED-01).

    The game master's rulings come first, then the roll of the seat that rolls (NOS-RES-01).
    """
    classed = action.action_kind not in ("free", "defence") or action.characteristic is not None
    if not classed:
        yield Awaited(gm, ClassifyAction, action.id)
    if action.level is None:
        yield Awaited(gm, SetDifficulty, action.id)
    if action.proposals:
        yield Awaited(gm, RuleReduction, action.id)
    if not classed or action.level is None or action.proposals:
        return
    if action.rolling is None:
        yield Awaited(gm, AssignRoller, action.id)
    else:
        yield Awaited(action.rolling, ResolveAction, action.id)


def _special_results(view: NosgothView, action: ActionView, gm: str) -> Iterator[Awaited]:
    """Yield the special effect that is still to be described (NOS-RES-05).

    A major failure is described by the game master, an accomplishment by the player, unless the character whose action
    it was is dead.
    """
    if action.special == "major_failure":
        yield Awaited(gm, RecordSpecialEffect, action.id)
        return
    dead = {who.id for who in view.characters if who.status == "dead"}
    if action.acting is not None and action.combatant not in dead:
        yield Awaited(action.acting, RecordSpecialEffect, action.id)
