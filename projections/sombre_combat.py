"""What a seat sees of a fight: intents, hits, weapons and protections."""

from __future__ import annotations

import msgspec

from domain.events import Id
from domain.systems.sombre.arms import Gear, Protection, Weapon
from domain.systems.sombre.battle import in_order
from domain.systems.sombre.combat_state import ActionSpec, Fight, Hit, Intent
from domain.systems.sombre.declaring import declaring
from domain.systems.sombre.defences import arms_owed
from domain.systems.sombre.interposing import visible
from domain.systems.sombre.seats import is_gm
from domain.systems.sombre.state import SombreState
from projections import sombre_holds
from projections.sombre_audience import plays, reads_sheet, sees
from projections.sombre_holds import GrabView, StuckView


class IntentView(msgspec.Struct, frozen=True):
    """`action`, `ranks` and `resolved` of an NPC's are the game master's; `named`: as the raw damage of a hit."""

    id: str
    character: Id
    number: int
    action: ActionSpec
    classed: str | None
    ranks: int | None
    resolved: bool | None
    needs_review: bool
    named: int | None


class SealedView(msgspec.Struct, frozen=True):
    """`kinds` only once they are opened, to nobody before."""

    characters: tuple[Id, ...]
    ready: tuple[Id, ...]
    kinds: dict[str, str] | None


class HitView(msgspec.Struct, frozen=True):
    """`hold`: it seizes, and hurts nobody."""

    id: str
    target: Id
    zone: str | None
    raw: int | None
    hold: bool


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """`order`: of the actions that the seat can see. `declaring`: who may speak now.

    `arms_owed`: Interpositions that succeeded and wait for an arm.
    """

    turn: int
    phase: int
    fighters: tuple[Id, ...]
    declaring: tuple[Id, ...]
    sealed: SealedView | None
    intents: tuple[IntentView, ...]
    order: tuple[str, ...]
    contacts: tuple[tuple[Id, Id], ...]
    surprised: tuple[Id, ...]
    arms_owed: tuple[str, ...]
    hits: tuple[HitView, ...]


class ItemView(msgspec.Struct, frozen=True):
    """`weapon`, `protection` and `ruined` for its bearer."""

    id: str
    label: str
    holder: Id | None
    hand: str | None
    worn: bool
    shield: bool
    weapon: Weapon | None
    protection: Protection | None
    ruined: tuple[str, ...] | None


class CombatView(msgspec.Struct, frozen=True):
    """`late`: hits that a correction has opened; `broken`: holds that may still be restored; both the game master's.

    `embedded`: weapons in wounds.
    """

    fight: FightView | None
    items: tuple[ItemView, ...]
    late: tuple[HitView, ...]
    grabs: tuple[GrabView, ...]
    broken: tuple[GrabView, ...]
    embedded: tuple[StuckView, ...]


def combat(state: SombreState, seat: str) -> CombatView:
    fight = state.fight
    seen = tuple(i for i in state.items.values() if item_seen(state, seat, i))
    return CombatView(
        fight=_fight(state, fight, seat) if fight is not None else None,
        items=tuple(_item(state, seat, i) for i in seen),
        late=tuple(_hit(state, seat, hit) for hit in state.late.values()) if is_gm(state, seat) else (),
        grabs=sombre_holds.grabs(state, seat),
        broken=sombre_holds.broken(state, seat),
        embedded=sombre_holds.stuck(state, seat),
    )


def item_seen(state: SombreState, seat: str, item: Gear) -> bool:
    """By its bearer always; by the others in a hand, on the body, or left in a wound."""
    holder = state.characters.get(item.holder or "")
    if item.stuck is not None and item.stuck.left:
        return sombre_holds.stuck_seen(state, seat, item.stuck)
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
        item.shield,
        item.weapon if own else None,
        item.protection if own else None,
        tuple(sorted(item.ruined)) if own else None,
    )


def _fight(state: SombreState, fight: Fight, seat: str) -> FightView:
    there = {c.id for c in state.characters.values() if sees(state, seat, c)}
    shown = [k for k in in_order(fight) if intent_seen(state, seat, fight.intents[k])]
    return FightView(
        turn=state.turn,
        phase=fight.phase,
        fighters=tuple(c for c in fight.fighters if c in there),
        declaring=declaring(state, fight) if fight.phase == 1 else (),
        sealed=_sealed(fight),
        intents=tuple(_intent(state, seat, fight.intents[k]) for k in shown),
        order=tuple(shown),
        contacts=tuple(sorted(pair for pair in fight.contacts if set(pair) <= there)),
        surprised=tuple(sorted(fight.surprised & there)),
        arms_owed=tuple(o.defence.id for o in arms_owed(state, fight) if visible(state, seat, o)),
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
        intent.named if reads_sheet(state, seat, state.characters[intent.character]) else None,
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
    told = not hit.hold and raw_seen(state, seat, hit)
    return HitView(hit.id, hit.target, hit.zone, hit.raw if told else None, hit.hold > 0)
