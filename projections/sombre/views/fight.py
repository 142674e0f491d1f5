"""Views of a fight: intents, hits, weapons and protections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.attacks.declaration_order import as_seen, declaring
from domain.systems.sombre.combat.guns.bursts import placeable, targets_of
from domain.systems.sombre.combat.melee.defences import arms_owed
from domain.systems.sombre.combat.resolution.interposition import interposing_seen
from domain.systems.sombre.condition.guns import by_magazine, gun_in
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.health.belongings import perceived
from domain.systems.sombre.state.arms import STEPS, Gear, Protection, Weapon
from domain.systems.sombre.state.combat_state import ActionSpec, Burst, Hit, Intent
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import is_gm, plays, visible, visible_items
from projections.sombre.views.declarations import AwaitedView, intent_seen, order_seen, spec_seen, waiting
from projections.sombre.views.holds import GrabView, StuckView, broken, grabs, stuck, stuck_seen
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import reads_sheet

OPEN_HARM = frozenset({"accident", "fall", "burn", "explosion", "torn_off", "lightning_bolt"})


class IntentView(msgspec.Struct, frozen=True):
    """A declared action.

    `action_class`, `ranks` and `resolved` of an NPC's are the game master's; `named`: shown as the raw damage of a hit
    is.
    """

    id: Id
    character: Id
    number: int
    action: ActionSpec
    action_class: Word | None
    ranks: int | None
    resolved: bool | None
    needs_review: bool
    named: int | None


class SealedView(msgspec.Struct, frozen=True):
    """Sealed declarations of characters who declare together. `kinds`: once they are opened, to nobody before."""

    characters: tuple[Id, ...]
    ready: tuple[Id, ...]
    kinds: dict[str, str] | None


class HitView(msgspec.Struct, frozen=True):
    """A hit of the Turn. `hold`: it seizes, and hurts nobody."""

    id: Id
    target: Id
    zone: Word | None
    raw: int | None
    hold: bool


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """A combat as the seat sees it.

    `order`: of the actions that the seat can see. `declaring`: those who may declare now. `arms_owed`: Interpositions
    that succeeded and wait for an arm.
    """

    turn: int
    phase: int
    fighters: tuple[Id, ...]
    declaring: tuple[Id, ...]
    sealed: SealedView | None
    intents: tuple[IntentView, ...]
    order: tuple[Id, ...]
    contacts: tuple[tuple[Id, Id], ...]
    surprised: tuple[Id, ...]
    arms_owed: tuple[str, ...]
    hits: tuple[HitView, ...]
    bursts: tuple[BurstView, ...]
    awaited: tuple[AwaitedView, ...]


class BurstView(msgspec.Struct, frozen=True):
    """The view of a player's burst: whom it may hit, the limits, the impacts once counted, and how they were
    shared out.

    `owed`: so many wait for the shooter's choice.
    """

    intent: Id
    character: Id
    targets: tuple[Id, ...]
    covered: dict[str, tuple[str, ...]]
    at_least: dict[str, int]
    at_most: dict[str, int]
    impacts: int | None
    owed: int
    allocated: dict[str, int] | None


class GunView(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a gun, for its bearer. `rounds`, and loose ones in `spare`, are null while the game master
    counts.
    """

    steps: tuple[Word, ...]
    cycled: bool
    mode: Word
    bipod: bool
    unfolding: int
    reloading: int
    streak: int
    last_burst: tuple[int, int] | None
    loader: Id | None
    held: bool
    rounds: int | None
    spare: int | None


class FuseView(msgspec.Struct, frozen=True):
    """The state of a charge: what was done to it, the Turns until it goes off, and those for which it burns
    or smokes.
    """

    done: tuple[str, ...]
    left: int | None
    lit: int


class ItemView(msgspec.Struct, frozen=True):
    """An item: a weapon, a protection or any other thing.

    `weapon`, `protection`, `ruined` and `gun` for its bearer; `fuse` of what lies there live, for all.
    """

    id: Id
    label: str
    holder: Id | None
    hand: Word | None
    worn: bool
    shield: bool
    weapon: Weapon | None
    protection: Protection | None
    ruined: tuple[Word, ...] | None
    gun: GunView | None
    cloth: Word | None
    fuse: FuseView | None


class LateView(msgspec.Struct, frozen=True):
    """A hit that a correction has opened. Of a burst: `owed` impacts to share out among `targets`."""

    id: str
    target: Id | None
    zone: str | None
    raw: int
    targets: tuple[Id, ...] = ()
    owed: int = 0


class CombatView(msgspec.Struct, frozen=True):
    """The view of combat: the fight, items, grabs and weapons in wounds (`embedded`).

    `late`: hits that a correction has opened; `broken`: holds that may still be restored; both the game master's.
    """

    fight: FightView | None
    items: tuple[ItemView, ...]
    late: tuple[LateView, ...]
    grabs: tuple[GrabView, ...]
    broken: tuple[GrabView, ...]
    embedded: tuple[StuckView, ...]


def combat(state: SombreState, seat: str) -> CombatView:
    fight = state.fight
    seen = tuple(i for i in visible_items(state, seat).values() if item_seen(state, seat, i))
    return CombatView(
        fight=_fight(state, fight, seat) if fight is not None else None,
        items=tuple(_item(state, seat, i) for i in seen),
        late=tuple(_late_hits(state)) if is_gm(state, seat) else (),
        grabs=grabs(state, seat),
        broken=broken(state, seat),
        embedded=stuck(state, seat),
    )


def _late_hits(state: SombreState) -> Iterator[LateView]:
    yield from (LateView(h.id, h.target, h.zone, h.raw) for h in state.combat.late.values())
    for key, burst in state.combat.late_bursts.items():
        if burst.hit is not None:
            yield LateView(key, None, None, burst.hit.raw, burst.targets, placeable(burst, burst.targets))


def item_seen(state: SombreState, seat: str, item: Gear) -> bool:
    """Return whether the seat sees a thing: its bearer always; others in a hand, on the body, or left in a wound."""
    if item.stuck is not None and item.stuck.left:
        return stuck_seen(state, seat, item.stuck)
    return perceived(state, seat, item)


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
        _gun(state, seat, item.id) if own else None,
        item.cloth,
        _fuse(item) if own or holder is None else None,
    )


def _fuse(item: Gear) -> FuseView | None:
    """Return the view of a charge that runs; None: it has no fuse.

    Everybody can count the Turns; no seat sees the margin of its throw.
    """
    fuse = item.fuse
    return None if fuse is None else FuseView(tuple(sorted(fuse.done)), fuse.left, fuse.lit)


def visible_spec(state: SombreState, seat: str, spec: ActionSpec) -> ActionSpec:
    """Return the action without the target and the weapon that the seat cannot see, or that the state no longer has."""
    seen, item = spec_seen(state, seat, spec), state.items.get(spec.weapon or "")
    is_open = is_gm(state, seat) if item is None else item_seen(state, seat, item)
    return seen if is_open else msgspec.structs.replace(seen, weapon=None)


def counts_seen(state: SombreState, seat: str, item_id: str) -> bool:
    """Return whether the seat sees a gun's rounds: its bearer's, unless the game master counts them (SOM-GUN-05)."""
    gun = gun_in(state, item_id)
    return is_gm(state, seat) or (gun is not None and not gun.state.held)


def _gun(state: SombreState, seat: str, item_id: str) -> GunView | None:
    gun = gun_in(state, item_id)
    if gun is None:
        return None
    now, open_count = gun.state, counts_seen(state, seat, item_id)
    return GunView(
        steps=tuple(step for step in STEPS if step in now.steps),
        cycled=now.cycled,
        mode=now.mode,
        bipod=now.bipod,
        unfolding=now.unfolding,
        reloading=now.reloading,
        streak=now.streak,
        last_burst=now.burst,
        loader=now.loader or None,
        held=now.held,
        rounds=now.rounds if open_count else None,
        spare=now.spare if open_count or by_magazine(gun.profile) else None,
    )


def _fight(state: SombreState, fight: Fight, seat: str) -> FightView:
    there = visible(state, seat)
    seen = as_seen(state, fight, seat)
    shown = order_seen(state, seat)
    return FightView(
        turn=state.time.turn,
        phase=fight.phase,
        fighters=seen.fighters,
        declaring=declaring(state, seen) if fight.phase == 1 else (),
        sealed=_sealed(seen),
        intents=tuple(_intent(state, seat, fight.intents[k]) for k in shown),
        order=shown,
        contacts=_contacts(fight, there),
        surprised=tuple(c for c in there if c in fight.surprised),
        arms_owed=tuple(o.defence.id for o in arms_owed(state, fight) if interposing_seen(state, seat, o)),
        hits=tuple(_hit(state, seat, h) for h in fight.hits if hit_seen(state, seat, h)),
        bursts=tuple(
            _burst(burst, fight.intents[k])
            for k, burst in fight.bursts.items()
            if k in fight.intents and burst_seen(state, seat, fight.intents[k])
        ),
        awaited=waiting(state, fight, seat),
    )


def _contacts(fight: Fight, there: Iterable[str]) -> tuple[tuple[Id, Id], ...]:
    """Return the pairs of people in contact, in the order in which the seat sees the people.

    The order of their ids would mean nothing to anybody.
    """
    near = {frozenset(pair) for pair in fight.contacts}
    return tuple(pair for pair in combinations(there, 2) if frozenset(pair) in near)


def burst_seen(state: SombreState, seat: str, intent: Intent) -> bool:
    """Return whether the seat sees the whole of a burst: of an NPC's only the impacts are seen (SOM-GUN-14)."""
    person = state.characters[intent.character]
    return is_gm(state, seat) or (person.is_pc and person.known)


def _burst(burst: Burst, intent: Intent) -> BurstView:
    targets = targets_of(burst, intent)
    waiting = burst.impacts is not None and burst.allocated is None
    return BurstView(
        intent.id,
        intent.character,
        targets,
        {k: tuple(v) for k, v in burst.covered.items()},
        dict(burst.least),
        dict(burst.most),
        burst.impacts,
        placeable(burst, targets) if waiting else 0,
        None if burst.allocated is None else dict(burst.allocated),
    )


def _sealed(fight: Fight) -> SealedView | None:
    sealed = fight.sealed
    if sealed is None:
        return None
    ready = tuple(c for c in sealed.characters if c in sealed.kinds)
    return SealedView(sealed.characters, ready, {c: str(sealed.kinds[c]) for c in ready} if sealed.opened else None)


def _seen_number(state: SombreState, seat: str, intent: Intent) -> int:
    """Return the intent's number among those of its character that the seat sees, from 1: hidden ones leave no gap."""
    others = state.fight.intents.values() if state.fight else ()
    mine = (i for i in others if i.character == intent.character and i.number < intent.number)
    return 1 + sum(intent_seen(state, seat, other) for other in mine)


def _intent(state: SombreState, seat: str, intent: Intent) -> IntentView:
    keeper = is_gm(state, seat)
    own = keeper or not intent.npc
    return IntentView(
        intent.id,
        intent.character,
        intent.number if own else _seen_number(state, seat, intent),
        visible_spec(state, seat, intent.spec),
        intent.action if own else None,
        intent.ranks if own else None,
        intent.resolved if own else None,
        intent.needs_review and keeper,
        intent.named if reads_sheet(state, seat, state.characters[intent.character]) else None,
    )


def new_hits(step: Step, seat: str) -> tuple[str, ...]:
    """Return the ids of the hits of the fight that came with the step, as far as the seat sees them."""
    before = {hit.id for hit in step.before.fight.hits} if step.before.fight else set()
    after: SombreState = step.after
    fresh = (hit for hit in after.fight.hits if hit.id not in before) if after.fight else ()
    return tuple(hit.id for hit in fresh if hit_seen(after, seat, hit))


def hit_seen(state: SombreState, seat: str, hit: Hit) -> bool:
    """Return whether the seat sees that a hit strikes, and where: everybody does, of people whom the table knows.

    An NPC's impact may still be lost. Harm by a danger has no attacker, and is there for all to see.
    """
    target = state.characters.get(hit.target)
    if not hit.attacker and hit.why in OPEN_HARM:
        return is_gm(state, seat) or (target is not None and target.known)
    pair = [state.characters.get(c) for c in (hit.attacker, hit.target)]
    unsure = hit.impact > 0 and hit.zone is None and pair[0] is not None and not pair[0].is_pc
    return is_gm(state, seat) or (not unsure and all(p is not None and p.known for p in pair))


def raw_seen(state: SombreState, seat: str, hit: Hit) -> bool:
    """Return whether the seat sees the raw damage of a hit.

    A player sees that of his own hit, unless an adversary's hidden die was taken from it; all see an NPC's where its
    dice are open.
    """
    attacker = state.characters.get(hit.attacker)
    if is_gm(state, seat):
        return True
    if attacker is None or hit.veiled:
        return False
    if not attacker.played:
        roll = state.dice.rolls.get(hit.call)
        screened = roll is not None and hidden_dice(state, roll)
        return attacker.known and state.options.npc_dice == "open" and not screened
    return plays(state, seat, attacker) or state.options.sheet_mode == "open"


def _hit(state: SombreState, seat: str, hit: Hit) -> HitView:
    fact = not hit.hold and raw_seen(state, seat, hit)
    return HitView(hit.id, hit.target, hit.zone, hit.raw if fact else None, hit.hold > 0)
