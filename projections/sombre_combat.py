"""What is told of fights: intents open, sealed and hidden, hits, weapons and protections."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.events import Id, Word
from domain.history import Step
from domain.systems.sombre import attacks, gauges, gear, hits, intents, long_actions, loose_dice, turn, wounds
from domain.systems.sombre.arms import ActionSpec, Fight, Gear, Hit, Intent, Protection, Weapon
from domain.systems.sombre.battle import find_hit, in_order
from domain.systems.sombre.seats import is_gm
from domain.systems.sombre.state import SombreState
from projections.sombre_audience import Piece, Telling, about, everyone, gm, known, owner, plays, sees, sheet


class IntentView(msgspec.Struct, frozen=True):
    """`action`, `ranks` and `resolved` of an NPC's are the game master's."""

    id: str
    character: Id
    number: int
    action: ActionSpec
    classed: str | None
    ranks: int | None
    resolved: bool | None
    needs_review: bool


class SealedView(msgspec.Struct, frozen=True):
    """`kinds` only once they are opened, to nobody before."""

    characters: tuple[Id, ...]
    ready: tuple[Id, ...]
    kinds: dict[str, str] | None


class HitView(msgspec.Struct, frozen=True):
    id: str
    target: Id
    zone: str | None
    raw: int | None


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """`order`: of the actions that the seat can see. `declaring`: who may speak now."""

    turn: int
    phase: int
    fighters: tuple[Id, ...]
    declaring: tuple[Id, ...]
    sealed: SealedView | None
    intents: tuple[IntentView, ...]
    order: tuple[str, ...]
    contacts: tuple[tuple[Id, Id], ...]
    surprised: tuple[Id, ...]
    hits: tuple[HitView, ...]


class ItemView(msgspec.Struct, frozen=True):
    """`weapon`, `protection` and `ruined` for its bearer."""

    id: str
    label: str
    holder: Id | None
    hand: str | None
    worn: bool
    weapon: Weapon | None
    protection: Protection | None
    ruined: tuple[str, ...] | None


class CombatView(msgspec.Struct, frozen=True):
    fight: FightView | None
    items: tuple[ItemView, ...]


class PeopleShown(msgspec.Struct, frozen=True):
    characters: tuple[Id, ...]


class CombatantsShown(msgspec.Struct, frozen=True):
    added: tuple[Id, ...]
    removed: tuple[Id, ...]


class SealedShown(msgspec.Struct, frozen=True):
    character: Id


class OpenedShown(msgspec.Struct, frozen=True):
    kinds: tuple[str, ...]


class IntentShown(msgspec.Struct, frozen=True):
    character: Id
    kind: Word
    target: Id | None
    text: str
    action: ActionSpec


class OrderShown(msgspec.Struct, frozen=True):
    order: tuple[str, ...]


class SurpriseShown(msgspec.Struct, frozen=True):
    aggressor: Id | None
    victims: tuple[Id, ...]


class ClassedShown(msgspec.Struct, frozen=True):
    character: Id
    action: Word
    ranks: int


class LongShown(msgspec.Struct, frozen=True):
    character: Id
    text: str
    actions: int | None


class InterruptionShown(msgspec.Struct, frozen=True):
    character: Id


class HitShown(msgspec.Struct, frozen=True):
    """`raw` for those who may know."""

    character: Id
    attacker: Id
    raw: int | None


class SpotShown(msgspec.Struct, frozen=True):
    character: Id
    text: str


class ZoneShown(msgspec.Struct, frozen=True):
    character: Id
    zone: Word


class DroppedShown(msgspec.Struct, frozen=True):
    character: Id
    label: str


class GearShown(msgspec.Struct, frozen=True):
    label: str
    holder: Id | None


class EquippedShown(msgspec.Struct, frozen=True):
    character: Id
    label: str


def combat(state: SombreState, seat: str) -> CombatView:
    fight = state.fight
    seen = tuple(i for i in state.items.values() if item_seen(state, seat, i))
    return CombatView(
        fight=_fight(state, fight, seat) if fight is not None else None,
        items=tuple(_item(state, seat, i) for i in seen),
    )


def item_seen(state: SombreState, seat: str, item: Gear) -> bool:
    """By its bearer always; by the others in a hand or on the body."""
    holder = state.characters.get(item.holder or "")
    if holder is None:
        return is_gm(state, seat)
    return plays(state, seat, holder) or (holder.known and (item.worn or item.hand is not None))


def _item(state: SombreState, seat: str, item: Gear) -> ItemView:
    holder = state.characters.get(item.holder or "")
    own = is_gm(state, seat) or (holder is not None and plays(state, seat, holder))
    return ItemView(
        item.id,
        item.label,
        item.holder,
        item.hand,
        item.worn,
        item.weapon if own else None,
        item.protection if own else None,
        tuple(sorted(item.ruined)) if own else None,
    )


def _fight(state: SombreState, fight: Fight, seat: str) -> FightView:
    visible = {c.id for c in state.characters.values() if sees(state, seat, c)}
    shown = [k for k in in_order(fight) if intent_seen(state, seat, fight.intents[k])]
    return FightView(
        turn=state.turn,
        phase=fight.phase,
        fighters=tuple(c for c in fight.fighters if c in visible),
        declaring=intents.declaring(state, fight) if fight.phase == 1 else (),
        sealed=_sealed(fight),
        intents=tuple(_intent(state, seat, fight.intents[k]) for k in shown),
        order=tuple(shown),
        contacts=tuple(sorted(pair for pair in fight.contacts if set(pair) <= visible)),
        surprised=tuple(sorted(fight.surprised & visible)),
        hits=tuple(_hit(state, seat, h) for h in fight.hits if hit_seen(state, seat, h)),
    )


def _sealed(fight: Fight) -> SealedView | None:
    sealed = fight.sealed
    if sealed is None:
        return None
    kinds = {k: str(v) for k, v in sealed.kinds.items()} if sealed.opened else None
    return SealedView(sealed.characters, tuple(sorted(sealed.kinds)), kinds)


def intent_seen(state: SombreState, seat: str, intent: Intent) -> bool:
    person = state.characters[intent.character]
    return is_gm(state, seat) or (not intent.hidden and person.known)


def _intent(state: SombreState, seat: str, intent: Intent) -> IntentView:
    keeper = is_gm(state, seat)
    own = keeper or not intent.npc
    return IntentView(
        intent.id,
        intent.character,
        intent.number,
        intent.spec,
        intent.action if own else None,
        intent.ranks if own else None,
        intent.resolved if own else None,
        intent.needs_review and keeper,
    )


def hit_seen(state: SombreState, seat: str, hit: Hit) -> bool:
    """That it lands, and where: everybody, of people whom the table knows."""
    pair = [state.characters.get(c) for c in (hit.attacker, hit.target)]
    return is_gm(state, seat) or all(p is not None and p.known for p in pair)


def raw_seen(state: SombreState, seat: str, hit: Hit) -> bool:
    """A player's own hit, unless an adversary's hidden die was taken from it; an NPC's where its dice are open."""
    attacker = state.characters.get(hit.attacker)
    if is_gm(state, seat):
        return True
    if attacker is None or hit.veiled:
        return False
    if not attacker.is_pc:
        return attacker.known and state.options.npc_dice == "open"
    return plays(state, seat, attacker) or state.options.sheet_mode == "open"


def _hit(state: SombreState, seat: str, hit: Hit) -> HitView:
    return HitView(hit.id, hit.target, hit.zone, hit.raw if raw_seen(state, seat, hit) else None)


def _hit_of(step: Step, told: Any) -> Hit | None:
    """Where the hit still waits, or did."""
    return find_hit(step.after, told.hit) or find_hit(step.before, told.hit)


def _told_hit(step: Step, seat: str, told: Any) -> bool:
    hit = _hit_of(step, told)
    if hit is None:
        return gm(step, seat, told)
    return hit_seen(step.after, seat, hit)


def _queued(step: Step, seat: str, told: Any) -> HitShown:
    hit = _hit_of(step, told)
    seen = is_gm(step.after, seat) if hit is None else raw_seen(step.after, seat, hit)
    return HitShown(told.character, told.attacker, told.raw if seen else None)


def _queued_seen(step: Step, seat: str, told: Any) -> bool:
    pair = [step.after.characters.get(c) for c in (told.attacker, told.character)]
    return gm(step, seat, told) or all(p is not None and p.known for p in pair)


def _zone_seen(step: Step, seat: str, told: Any) -> bool:
    hit = _hit_of(step, told)
    return _told_hit(step, seat, told) if hit is not None else known(step, seat, told)


def _zone(_step: Step, _seat: str, told: Any) -> ZoneShown:
    return ZoneShown(told.character, told.zone)


def _zone_ruled(step: Step, _seat: str, told: Any) -> ZoneShown | None:
    hit = find_hit(step.before, told.hit)
    return None if hit is None else ZoneShown(hit.target, told.zone)


def _choice_seen(step: Step, seat: str, told: Any) -> bool:
    fight = step.before.fight
    intent = fight.intents.get(told.intent) if fight else None
    return gm(step, seat, told) or (intent is not None and intent_seen(step.before, seat, intent))


def _choice(step: Step, _seat: str, told: Any) -> ZoneShown | None:
    fight = step.before.fight
    intent = fight.intents.get(told.intent) if fight else None
    return None if intent is None else ZoneShown(intent.character, told.zone)


def _die_seen(step: Step, seat: str, told: Any) -> bool:
    """A secret one is the game master's."""
    person = step.after.characters.get(told.character or "")
    return gm(step, seat, told) or (not told.secret and (person is None or person.known))


def _spot(step: Step, _seat: str, told: Any) -> SpotShown | None:
    hit = find_hit(step.before, told.hit)
    return None if hit is None else SpotShown(hit.target, told.text)


def _people(step: Step, seat: str, told: Any) -> PeopleShown:
    return PeopleShown(_visible(step, seat, told.characters))


def _visible(step: Step, seat: str, characters: tuple[str, ...]) -> tuple[str, ...]:
    people = step.after.characters
    return tuple(c for c in characters if sees(step.after, seat, people[c]))


def _combatants(step: Step, seat: str, told: Any) -> CombatantsShown | None:
    named = _visible(step, seat, (*told.added, *told.removed, *told.actions))
    if not named:
        return None
    return CombatantsShown(_visible(step, seat, told.added), _visible(step, seat, told.removed))


def _contact_seen(step: Step, seat: str, told: Any) -> bool:
    return len(_visible(step, seat, (told.one, told.other))) == 2


def _sealed_told(_step: Step, _seat: str, told: Any) -> SealedShown:
    return SealedShown(told.character)


def _opened(step: Step, _seat: str, _told: Any) -> OpenedShown:
    fight = step.before.fight
    sealed = fight.sealed if fight else None
    return OpenedShown(tuple(str(kind) for kind in sealed.kinds.values()) if sealed else ())


def _intent_shown(_step: Step, _seat: str, told: Any) -> IntentShown:
    who = getattr(told, "character", "") or told.npc
    return IntentShown(who, told.action.kind, told.action.target, told.action.text, told.action)


def _npc_intent_seen(step: Step, seat: str, told: Any) -> bool:
    return gm(step, seat, told) if told.hidden else known(step, seat, told)


def _revealed(step: Step, seat: str, told: Any) -> IntentShown | None:
    fight = step.before.fight
    intent = fight.intents.get(told.intent) if fight else None
    if intent is None:
        return None
    spec = intent.spec
    return IntentShown(intent.character, spec.kind, spec.target, spec.text, spec)


def _order(step: Step, seat: str, told: Any) -> OrderShown:
    fight = step.after.fight
    seen = (k for k in told.order if fight and intent_seen(step.after, seat, fight.intents[k]))
    return OrderShown(tuple(seen))


def _surprise(step: Step, seat: str, told: Any) -> SurpriseShown:
    aggressor = _visible(step, seat, (told.aggressor,))
    return SurpriseShown(aggressor[0] if aggressor else None, _visible(step, seat, told.victims))


def _classed(step: Step, seat: str, told: Any) -> ClassedShown | None:
    fight = step.before.fight
    intent = fight.intents.get(told.intent) if fight else None
    if intent is None or (intent.npc and not is_gm(step.after, seat)):
        return None
    return ClassedShown(intent.character, told.action, told.ranks)


def _voided(step: Step, seat: str, told: Any) -> bool:
    fight = step.before.fight
    found = [i for i in fight.intents.values() if i.character == told.character] if fight else []
    return gm(step, seat, told) or any(intent_seen(step.before, seat, i) and i.number == told.number for i in found)


def _long(step: Step, seat: str, told: Any) -> LongShown:
    seen = told.announced or gm(step, seat, told)
    return LongShown(told.character, getattr(told, "text", ""), told.actions if seen else None)


def _adjusted_seen(step: Step, seat: str, told: Any) -> bool:
    was, now = about(step, told)
    before = was.body.long if was else None
    open_now = told.announced or (before is not None and before.announced)
    return gm(step, seat, told) or (open_now and now is not None and known(step, seat, told))


def _interruption(_step: Step, _seat: str, told: Any) -> InterruptionShown:
    return InterruptionShown(told.character)


def _dropped(step: Step, _seat: str, told: Any) -> DroppedShown:
    item = step.after.items.get(told.item)
    return DroppedShown(told.character, item.label if item else "")


def _gear_seen(step: Step, seat: str, told: Any) -> bool:
    holder = step.after.characters.get(told.holder or "")
    return gm(step, seat, told) or (holder is not None and plays(step.after, seat, holder))


def _gear(_step: Step, _seat: str, told: Any) -> GearShown:
    return GearShown(told.label, told.holder)


def _equipped(step: Step, _seat: str, told: Any) -> EquippedShown:
    item = step.after.items.get(told.item)
    return EquippedShown(told.character, item.label if item else "")


PIECE = Piece(
    tellings={
        gear.DefineItem: Telling(_gear_seen, _gear),
        gear.Equip: Telling(known, _equipped),
        gear.Unequip: Telling(known, _equipped),
        gear.SetEncumbrance: Telling(owner),
        wounds.ImposeWounds: Telling(sheet),
        wounds.RuleHit: Telling(gm),
        wounds.RuleZone: Telling(_told_hit, _zone_ruled),
        wounds.ChooseZone: Telling(_choice_seen, _choice),
        wounds.RefineZone: Telling(_told_hit, _spot),
        wounds.RuleCondition: Telling(known),
        wounds.LiftCondition: Telling(known),
        wounds.WoundsHeld: Telling(gm),
        gauges.TicksHeld: Telling(gm),
        loose_dice.CallDie: Telling(_die_seen, dice=everyone),
        attacks.DamageQueued: Telling(_queued_seen, _queued),
        attacks.NpcIntentRevealed: Telling(known),
        attacks.ZoneSet: Telling(_zone_seen, _zone),
        hits.DamageAbsorbed: Telling(owner),
        hits.ProtectionRuined: Telling(owner),
        hits.MarksDrawn: Telling(sheet),
        hits.LimbInvalidated: Telling(sheet),
        hits.ItemDropped: Telling(known, _dropped),
        intents.DeclareIntent: Telling(everyone, _intent_shown),
        intents.ReviewedIntent: Telling(everyone, _intent_shown),
        intents.CallSealedDeclarations: Telling(everyone),
        intents.SealIntentKind: Telling(everyone, _sealed_told),
        intents.OpenSealedIntents: Telling(everyone, _opened),
        intents.SpecifyIntent: Telling(everyone, _intent_shown),
        intents.RecordNpcIntent: Telling(_npc_intent_seen, _intent_shown),
        intents.RevealNpcIntent: Telling(everyone, _revealed),
        intents.RuleHesitation: Telling(known),
        intents.VoidDeclaration: Telling(_voided),
        intents.ClassifyAction: Telling(everyone, _classed),
        long_actions.SetLongAction: Telling(known, _long),
        long_actions.AdjustLongAction: Telling(_adjusted_seen, _long),
        long_actions.RuleInterruption: Telling(known, _interruption),
        long_actions.LongActionProgressed: Telling(known),
        long_actions.LongActionCompleted: Telling(known),
        long_actions.LongActionInterrupted: Telling(known),
        turn.StartCombat: Telling(everyone, _people),
        turn.EndCombat: Telling(everyone),
        turn.SetCombatants: Telling(everyone, _combatants),
        turn.SetContact: Telling(_contact_seen),
        turn.AdvancePhase: Telling(everyone),
        turn.SetResolutionOrder: Telling(everyone, _order),
        turn.CallSurprise: Telling(everyone, _surprise),
        turn.PhaseAdvanced: Telling(everyone),
        turn.Surprised: Telling(known),
    },
    shown=(
        PeopleShown,
        CombatantsShown,
        SealedShown,
        OpenedShown,
        IntentShown,
        OrderShown,
        SurpriseShown,
        ClassedShown,
        LongShown,
        InterruptionShown,
        HitShown,
        SpotShown,
        ZoneShown,
        DroppedShown,
        GearShown,
        EquippedShown,
    ),
)
