"""Entries about a Turn: who fights, intents open, sealed and hidden, surprise, long actions."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.attacks.declaration_order import as_seen, declaring
from domain.systems.sombre.combat.declarations import intents, long_actions, sealing
from domain.systems.sombre.combat.resolution import outcomes
from domain.systems.sombre.combat.turn import intent_rulings, surprise, surprise_rolls, turn
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.views.declarations import intent_seen, order_seen
from projections.sombre.views.fight import item_seen, visible_spec
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import about, gm, known, reads_sheet


class PeopleEntry(msgspec.Struct, frozen=True):
    characters: tuple[Id, ...]


class CombatantsEntry(msgspec.Struct, frozen=True):
    added: tuple[Id, ...]
    removed: tuple[Id, ...]


class SealedEntry(msgspec.Struct, frozen=True):
    character: Id


class OpenedEntry(msgspec.Struct, frozen=True):
    kinds: tuple[Word, ...]


class IntentEntry(msgspec.Struct, frozen=True):
    """A declared action as the seat sees it. `weapon`: the weapon's name, for those who see it."""

    character: Id
    kind: Word
    target: Id | None
    aim: Word | None
    text: str
    action: ActionSpec
    weapon: str


class PhaseEntry(msgspec.Struct, frozen=True):
    """The phase that was closed."""

    turn: int
    phase: Literal[1, 2, 3]


class OrderEntry(msgspec.Struct, frozen=True):
    order: tuple[str, ...]


class SurpriseEntry(msgspec.Struct, frozen=True):
    aggressor: Id | None
    victims: tuple[Id, ...]


class VoidedEntry(msgspec.Struct, frozen=True):
    """A declaration that was voided.

    `number`: of the character's declarations; an NPC's may count some that are hidden.
    """

    character: Id
    number: int | None


class ClassedEntry(msgspec.Struct, frozen=True):
    """The class of a declared action. `suits`: an Advantage, for those who read the sheet."""

    character: Id
    action_class: Word
    ranks: int
    suits: Id | None


class LongEntry(msgspec.Struct, frozen=True):
    character: Id
    text: str
    actions: int | None


class InterruptionEntry(msgspec.Struct, frozen=True):
    character: Id


def _people(step: Step, seat: str, fact: Any) -> PeopleEntry:
    return PeopleEntry(_visible(step, seat, fact.characters))


def _visible(step: Step, seat: str, characters: tuple[str, ...]) -> tuple[str, ...]:
    people = step.after.characters
    return tuple(c for c in characters if sees(step.after, seat, people[c]))


def _combatants(step: Step, seat: str, fact: Any) -> CombatantsEntry | None:
    """Return the entry of the combatants; None: nothing in it is for the seat.

    The number of somebody's actions is its owner's; others see it as declarations are asked for (SOM-TURN-19).
    """
    own = any(plays(step.after, seat, step.after.characters[c]) for c in fact.actions)
    changed = _declarers(step.before, seat) != _declarers(step.after, seat)
    if not own and not changed and not _visible(step, seat, (*fact.added, *fact.removed)):
        return None
    return CombatantsEntry(_visible(step, seat, fact.added), _visible(step, seat, fact.removed))


def _declarers(state: SombreState, seat: str) -> tuple[str, ...]:
    """Return the people who are to declare now, as the seat sees it."""
    fight = state.fight
    return declaring(state, as_seen(state, fight, seat)) if fight is not None and fight.phase == 1 else ()


def _contact_seen(step: Step, seat: str, fact: Any) -> bool:
    return len(_visible(step, seat, (fact.one, fact.other))) == 2


def _sealed_shown(_step: Step, _seat: str, fact: Any) -> SealedEntry:
    return SealedEntry(fact.character)


def _group(step: Step, seat: str, fact: Any) -> PeopleEntry | None:
    called = _visible(step, seat, fact.characters)
    return PeopleEntry(called) if called else None


def _opened(step: Step, seat: str, _consequence: Any) -> OpenedEntry | None:
    fight = step.before.fight
    sealed = as_seen(step.before, fight, seat).sealed if fight else None
    return OpenedEntry(tuple(str(kind) for kind in sealed.kinds.values())) if sealed else None


def _intent_shown(step: Step, seat: str, fact: Any) -> IntentEntry:
    who = getattr(fact, "character", "") or fact.npc
    return _as_seen(step, seat, who, fact.action)


def _as_seen(step: Step, seat: str, who: str, spec: ActionSpec) -> IntentEntry:
    seen = visible_spec(step.after, seat, spec)
    item = step.after.items.get(spec.weapon or "")
    weapon = item.label if item is not None and item_seen(step.after, seat, item) else ""
    return IntentEntry(who, seen.kind, seen.target, seen.aim, seen.text, seen, weapon)


def _npc_intent_seen(step: Step, seat: str, fact: Any) -> bool:
    return gm(step, seat, fact) if fact.hidden else known(step, seat, fact)


def _revealed(step: Step, seat: str, fact: Any) -> IntentEntry | None:
    fight = step.before.fight
    intent = fight.intents.get(fact.intent) if fight else None
    return None if intent is None else _as_seen(step, seat, intent.character, intent.spec)


def _order(step: Step, seat: str, fact: Any) -> OrderEntry | None:
    """Return the entry of an order of resolution; None: the ruling moves nothing that the seat sees."""
    was, now = order_seen(step.before, seat), order_seen(step.after, seat)
    return None if was == now and not is_gm(step.after, seat) else OrderEntry(now)


def _surprise(step: Step, seat: str, fact: Any) -> SurpriseEntry:
    aggressor = _visible(step, seat, (fact.aggressor,))
    return SurpriseEntry(aggressor[0] if aggressor else None, _visible(step, seat, fact.victims))


def _surprise_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat sees one of those who are surprised."""
    return gm(step, seat, fact) or bool(_visible(step, seat, fact.victims))


def _classed(step: Step, seat: str, fact: Any) -> ClassedEntry | None:
    fight = step.before.fight
    intent = fight.intents.get(fact.intent) if fight else None
    if intent is None or (intent.npc and not is_gm(step.after, seat)):
        return None
    read = reads_sheet(step.before, seat, step.before.characters[intent.character])
    return ClassedEntry(intent.character, fact.action_class, fact.ranks, fact.suits if read else None)


def _voided(step: Step, seat: str, fact: Any) -> bool:
    fight = step.before.fight
    found = [i for i in fight.intents.values() if i.character == fact.character] if fight else []
    return gm(step, seat, fact) or any(intent_seen(step.before, seat, i) and i.number == fact.number for i in found)


def _void(step: Step, seat: str, fact: Any) -> VoidedEntry:
    counted = gm(step, seat, fact) or step.after.characters[fact.character].is_pc
    return VoidedEntry(fact.character, fact.number if counted else None)


def _long(step: Step, seat: str, fact: Any) -> LongEntry:
    seen = fact.announced or gm(step, seat, fact)
    return LongEntry(fact.character, getattr(fact, "text", ""), fact.actions if seen else None)


def _adjusted_seen(step: Step, seat: str, fact: Any) -> bool:
    was, now = about(step, fact)
    before = was.body.long if was else None
    open_now = fact.announced or (before is not None and before.announced)
    return gm(step, seat, fact) or (open_now and now is not None and known(step, seat, fact))


def _interruption(_step: Step, _seat: str, fact: Any) -> InterruptionEntry:
    return InterruptionEntry(fact.character)


def _phase(step: Step, _seat: str, _fact: Any) -> PhaseEntry | None:
    fight = step.before.fight
    return None if fight is None else PhaseEntry(step.before.time.turn, fight.phase)


def _both_known(step: Step, seat: str, fact: Any) -> bool:
    pair = [step.after.characters.get(c) for c in (fact.character, fact.target)]
    return is_gm(step.after, seat) or all(person is not None and person.known for person in pair)


def _attack_seen(step: Step, seat: str, fact: Any) -> bool:
    intent = step.after.fight.intents.get(fact.intent) if step.after.fight else None
    return intent is not None and intent_seen(step.after, seat, intent)


ENTRY_RULES: EntryRules = {
    outcomes.NpcIntentRevealed: EntryRule(known),
    outcomes.SwarmUnharmed: EntryRule(_both_known),
    outcomes.AttackStopped: EntryRule(_attack_seen),
    intents.DeclareIntent: EntryRule(everybody, _intent_shown),
    intents.ReviewedIntent: EntryRule(everybody, _intent_shown),
    sealing.CallSealedDeclarations: EntryRule(everybody, _group),
    sealing.SealIntentKind: EntryRule(everybody, _sealed_shown),
    sealing.OpenSealedIntents: EntryRule(everybody, _opened),
    sealing.SpecifyIntent: EntryRule(everybody, _intent_shown),
    intent_rulings.RecordNpcIntent: EntryRule(_npc_intent_seen, _intent_shown),
    intent_rulings.RevealNpcIntent: EntryRule(everybody, _revealed),
    intent_rulings.RuleHesitation: EntryRule(known),
    intent_rulings.VoidDeclaration: EntryRule(_voided, _void),
    intent_rulings.ClassifyAction: EntryRule(everybody, _classed),
    long_actions.SetLongAction: EntryRule(known, _long),
    long_actions.AdjustLongAction: EntryRule(_adjusted_seen, _long),
    long_actions.RuleInterruption: EntryRule(known, _interruption),
    long_actions.LongActionProgressed: EntryRule(known),
    long_actions.LongActionCompleted: EntryRule(known),
    long_actions.LongActionInterrupted: EntryRule(known),
    turn.StartCombat: EntryRule(everybody, _people),
    turn.EndCombat: EntryRule(everybody),
    turn.SetCombatants: EntryRule(everybody, _combatants),
    turn.SetContact: EntryRule(_contact_seen),
    turn.AdvancePhase: EntryRule(gm, _phase),
    turn.ClosedPhase: EntryRule(gm, _phase),
    turn.OpenedCombat: EntryRule(everybody, _people),
    turn.ClosedCombat: EntryRule(everybody),
    turn.SetResolutionOrder: EntryRule(everybody, _order),
    surprise_rolls.CallSurprise: EntryRule(everybody, _surprise),
    surprise.RuleSurprise: EntryRule(_surprise_seen, _surprise),
    turn.PhaseAdvanced: EntryRule(everybody),
    surprise_rolls.Surprised: EntryRule(known),
    outcomes.ContactSet: EntryRule(_contact_seen),
}
