"""What each seat reads of a session of Nosgoth Mithrap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.game.events import Consequence
from domain.record.history import Step
from domain.systems.nosgoth import consequences as follow
from domain.systems.nosgoth import options, points, sheets
from domain.systems.nosgoth.actions import actions, focus, resolution
from domain.systems.nosgoth.actions import reductions as lowering
from domain.systems.nosgoth.actions.difficulty import target_number
from domain.systems.nosgoth.combat import attacks, combat, damage, enemies, out_of_combat
from domain.systems.nosgoth.game import GAME
from domain.systems.nosgoth.state import Action, Characteristic, Combatant, State, action, combatant
from projections.nosgoth import lines
from projections.nosgoth.sight import is_gm, knows, sees
from projections.nosgoth.views import VIEWS, names, view
from projections.projection import Projection, Shown


def entries(step: Step, seat: str) -> Iterator[Shown]:
    """The event itself, as far as the seat may see it, then what followed."""
    command = step.event.command
    fields = _event(step, command, seat)
    if fields is not None:
        yield Shown(
            GAME.recorded[type(command)],
            fields,
            recorded=True,
            dice=isinstance(command, resolution.ResolveAction),
            rules=command.RULES,
        )
    for consequence in step.consequences:
        told = _consequence(step.after, consequence, seat)
        if told is not None:
            yield Shown(type(consequence).__name__, told, rules=consequence.RULES)


def _event(step: Step, command: Any, seat: str) -> msgspec.Struct | None:
    """The fields of the event for this seat; None: it may not see it."""
    match command:
        case options.SetTableOptions() | combat.EndCombat() | attacks.DeclareMove():
            return command
        case sheets.CreateCharacter() | sheets.SetSheetValue():
            return _sheet(step, command, seat)
        case points.AdjustPoints():
            return _adjusted(step, command) if knows(step.after, seat, command.combatant) else None
        case points.RecordMeal(who) | out_of_combat.RuleOutOfCombat(who):
            return command if sees(step.after, seat, who) else None
        case enemies.AddCombatant() | enemies.ReviseCombatant() | enemies.RevealCombatant():
            return _enemy(step, command, seat)
        case combat.StartCombat() | combat.SetTurnOrder() | combat.TurnGiven():
            return _turns(step.after, command)
        case attacks.DeclareAttack() | attacks.DeclareEnemyAttack() | damage.ApplyDamage():
            return _blow(step, command, seat)
        case _:
            of = action(step.after, getattr(command, "action", step.event.id))
            return None if of is None else _action(step, command, of)


def _sheet(step: Step, command: sheets.CreateCharacter | sheets.SetSheetValue, seat: str) -> msgspec.Struct | None:
    """NOS-SEC-05: without the sheet, only a name is told."""
    match command:
        case sheets.CreateCharacter():
            character, owner = step.event.id, command.seat or step.event.seat
            if not knows(step.after, seat, character):
                return lines.SheetLine(character, owner, command.name)
            return lines.SheetLine(
                character,
                owner,
                command.name,
                command.characteristics,
                command.armor,
                command.skills,
                command.powers,
                command.history,
            )
        case sheets.SetSheetValue(character, field):
            return command if field == "name" or knows(step.after, seat, character) else None


def _adjusted(step: Step, command: points.AdjustPoints) -> lines.PointsLine:
    """NOS-DATA-02: with the points that really moved."""
    was = _current(step.before, command.combatant, command.characteristic)
    now = _current(step.after, command.combatant, command.characteristic)
    return lines.PointsLine(command.combatant, command.characteristic, command.delta, now - was, command.reason)


def _current(state: State, who: str, characteristic: Characteristic) -> int:
    found: Combatant | None = combatant(state, who)
    if found is None or found.pools is None:
        return 0
    pool = found.pools[characteristic]
    return pool.maximum - pool.losses


def _enemy(
    step: Step, command: enemies.AddCombatant | enemies.ReviseCombatant | enemies.RevealCombatant, seat: str
) -> msgspec.Struct | None:
    """NOS-COM-01: the game master's, but for a revealed enemy's new name."""
    match command:
        case enemies.AddCombatant():
            return _added(step, command) if is_gm(step.after, seat) else None
        case enemies.ReviseCombatant(who):
            if knows(step.after, seat, who):
                return command
            was, now = combatant(step.before, who), combatant(step.after, who)
            renamed = was is not None and now is not None and was.name != now.name
            return lines.RenamedLine(who, now.name) if now and renamed and sees(step.after, seat, who) else None
        case enemies.RevealCombatant(who):
            shown = combatant(step.after, who)
            return None if shown is None else follow.CombatantRevealed(who, shown.name, shown.status)


def _added(step: Step, command: enemies.AddCombatant) -> lines.EnemyLine:
    return lines.EnemyLine(
        step.event.id,
        command.name,
        command.kind,
        command.level,
        command.characteristics,
        command.armor,
        command.damage,
        command.teleport,
    )


def _turns(state: State, command: combat.StartCombat | combat.SetTurnOrder | combat.TurnGiven) -> msgspec.Struct | None:
    now = state.combat
    if now is None:
        return None
    if isinstance(command, combat.TurnGiven):
        return lines.TurnLine(now.active, now.round)
    return lines.OrderLine(now.order, now.active, now.round)


def _blow(
    step: Step, command: attacks.DeclareAttack | attacks.DeclareEnemyAttack | damage.ApplyDamage, seat: str
) -> msgspec.Struct | None:
    match command:
        case attacks.DeclareAttack(target, basis):
            of = action(step.after, step.event.id)
            return None if of is None else lines.AttackLine(of.id, of.by, target, basis)
        case attacks.DeclareEnemyAttack(enemy, target, words):
            return lines.EnemyAttackLine(step.event.id, enemy, target, words)
        case damage.ApplyDamage(attack, base, characteristic, redirect):
            of = action(step.after, attack)
            if of is None or of.outcome is None or of.target is None:
                return None
            told = redirect if knows(step.after, seat, of.target) else None
            bonus = of.outcome.damage_bonus
            return lines.DamageLine(attack, of.by, of.target, base, bonus, characteristic, told)


def _action(step: Step, command: Any, of: Action) -> msgspec.Struct | None:
    """Actions are public: everything about them is told to everyone."""
    who = of.payer or of.by
    match command:
        case actions.DeclareAction(character, words):
            return lines.DeclaredLine(of.id, character, words)
        case actions.RuleRoutine():
            return lines.ActionLine(of.id, who)
        case actions.CancelAction():
            return lines.ActionLine(of.id, of.by)
        case actions.ClassifyAction(_, characteristic):
            return lines.ClassifiedLine(of.id, who, characteristic)
        case actions.SetDifficulty(_, level):
            return lines.DifficultyLine(of.id, who, level, target_number(level))
        case lowering.ProposeReduction(_, source, label, levels):
            return lines.ProposalLine(of.id, who, step.event.id, source, label, levels)
        case lowering.RuleReduction():
            return _ruled(step, command, of)
        case focus.ChooseFocus(_, chosen):
            return lines.FocusLine(of.id, who, chosen)
        case resolution.ResolveAction():
            return _rolled(step, of)
        case resolution.RecordSpecialEffect(_, kind, words):
            return lines.EffectLine(of.id, who, kind, words)
        case options.AssignRoller(_, roller):
            return lines.RollerLine(of.id, who, roller)
        case _:
            return None


def _ruled(step: Step, command: lowering.RuleReduction, of: Action) -> lines.ReductionLine:
    """The ruling with the words of the proposal that it answers."""
    before = action(step.before, of.id) or of
    found = lowering.granted(before, command, step.event.id)
    return lines.ReductionLine(
        of.id,
        of.payer or of.by,
        command.proposal,
        None if found is None else found.source,
        "" if found is None else found.label,
        None if found is None else found.levels,
        command.accepted,
    )


def _rolled(step: Step, of: Action) -> lines.RollLine:
    die = next((draw for draw in step.event.draws if draw.kind == "d20"), None)
    face = None if die is None else die.faces[0]
    return lines.RollLine(of.id, of.payer or of.by, face, die is not None and die.physical)


def _consequence(state: State, told: Consequence, seat: str) -> msgspec.Struct | None:
    """What follows, as far as the seat may see it."""
    match told:
        case follow.FocusSpent(of, character, chosen, characteristic, cost, remaining):
            if not knows(state, seat, character):
                return lines.FocusSpentLine(of, character, chosen)
            return lines.FocusSpentLine(of, character, chosen, characteristic, cost, remaining)
        case follow.DamageApplied(attack, target):
            if knows(state, seat, target):
                return told
            return lines.HurtLine(attack, target) if target in state.characters else None
        case follow.RegenerationStopped(who) | follow.SurchargeActive(who):
            return told if knows(state, seat, who) else None
        case follow.Immobilized(who) | follow.ImmobilizationCleared(who) | follow.CharacterDied(who):
            return told if sees(state, seat, who) else None
        case (
            follow.DifficultyFixed()
            | follow.OutcomeComputed()
            | follow.HitPending()
            | follow.CombatantRevealed()
            | follow.ActionCancelled()
        ):
            return told
        case _:
            return None


PROJECTION = Projection(game="nosgoth", view=view, entries=entries, names=names, views=VIEWS, shown=lines.LINES)
