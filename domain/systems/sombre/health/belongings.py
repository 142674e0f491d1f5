"""Things that change hands: taken up, handed over, laid down, moved from one hand to the other (SOM-TURN-15).

In usual time these are commands; in a fight they are intents, and the thing is in the hand in phase 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.condition.collapse import consciousness, frenzied
from domain.systems.sombre.condition.grips import SIDES
from domain.systems.sombre.condition.guns import in_hand, out_of_hand
from domain.systems.sombre.health.gear import able, check_hand, laid_down, lies_in_sight, with_item
from domain.systems.sombre.state.arms import Gear, Side
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import BELONGINGS, ActionSpec, Effect
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, sees, visible, visible_items
from domain.systems.sombre.table.phases import usual_time


class TakeUp(Command, frozen=True):
    """Take a thing from the ground, or from somebody who no longer keeps it. `hand` null: put it away."""

    RULES = ("SOM-TURN-15", "SOM-LOC-15", "SOM-SOMA-22")
    character: Id
    item: Id
    hand: Side | None = None


class HandOver(Command, frozen=True):
    """Give a thing to somebody; `to` null: lay it down."""

    RULES = ("SOM-TURN-15",)
    character: Id
    item: Id
    to: Id | None = None


class ChangeHand(Command, frozen=True):
    """Move a thing that is held to this hand."""

    RULES = ("SOM-TURN-15", "SOM-TURN-20", "SOM-LOC-15")
    character: Id
    item: Id
    hand: Side


class ItemTaken(Consequence, frozen=True):
    """A character took up an item. `former`: who had it before."""

    RULES = ("SOM-TURN-15",)
    character: Id
    item: Id
    former: Id | None


class ItemHanded(Consequence, frozen=True):
    """A character handed an item over, or laid it down. `to` null: it lies on the ground."""

    RULES = ("SOM-TURN-15",)
    character: Id
    item: Id
    to: Id | None


class ItemMoved(Consequence, frozen=True):
    """A character moved an item into the other hand."""

    RULES = ("SOM-TURN-15", "SOM-TURN-20")
    character: Id
    item: Id


BelongingsCommand = TakeUp | HandOver | ChangeHand


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: BelongingsCommand = act.command
    usual_time(state, "SOM-TURN-15")
    person = able(state, act.seat, command.character)
    item = state.items.get(command.item)
    match command:
        case TakeUp(hand=hand):
            found = _source(state, act.seat, person, item)
            if hand is not None:
                check_hand(state, person, found, hand)
            elif frenzied(person):
                raise Refused("frenzy_no_pickup", "SOM-SOMA-22")
        case HandOver(to=to):
            _own(person, item)
            _check_receiver(state, act.seat, person, to)
        case ChangeHand(hand=hand):
            _check_change(state, person, _own(person, item), hand)
    return command


def _own(person: Character, item: Gear | None) -> Gear:
    """Return the item, which the character must bear. Raises Refused."""
    if item is None or item.holder != person.id:
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")
    return item


def _source(state: SombreState, seat: str, person: Character, item: Gear | None) -> Gear:
    """Return an item that can be taken up: it lies there, or its holder no longer keeps it (A71). Raises Refused."""
    if item is None or not perceived(state, seat, item):
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")
    if item.holder == person.id:
        raise Refused("nothing_to_do", "SOM-TURN-15")
    if item.holder is not None and not _unguarded(state, seat, state.characters[item.holder]):
        raise Refused("still_kept", "SOM-TURN-15")
    return item


def perceived(state: SombreState, seat: str, item: Gear) -> bool:
    """Return whether the seat sees the item: its bearer always; others in a hand, on the body, or where it fell."""
    holder = state.characters.get(item.holder or "")
    if holder is None:
        return is_gm(state, seat) or lies_in_sight(state, item)
    return plays(state, seat, holder) or (holder.known and (item.worn or item.hand is not None))


def _unguarded(state: SombreState, seat: str, holder: Character) -> bool:
    """Return whether the holder no longer keeps its items, as far as the table knows.

    An NPC gives what the game master lets it give.
    """
    return (not holder.is_pc and is_gm(state, seat)) or _out(holder)


def _out(holder: Character) -> bool:
    """Return whether the holder is dead or unconscious; of an NPC, whether the table was told so (SOM-DISTRESS-13)."""
    known = consciousness(holder) if holder.is_pc else holder.body.revealed
    return known in ("dead", "unconscious")


def _check_some_hand(state: SombreState, person: Character, item: Gear, hand: Side | None) -> None:
    """Refuse an item that fits neither the named hand nor, if none is named, any hand. Raises Refused."""
    if hand is None and _free_hand(state, person, item, None) is not None:
        return
    check_hand(state, person, item, hand or person.sheet.handedness)


def _free_hand(state: SombreState, person: Character, item: Gear, named: Side | None) -> Side | None:
    """Return the named hand if it can take the item, else the better one, else the other; None if none can."""
    better = person.sheet.handedness
    for side in (named,) if named is not None else (better, other_side(better)):
        try:
            check_hand(state, person, item, side)
        except Refused:
            continue
        return side
    return None


def _check_receiver(state: SombreState, seat: str, person: Character, to: str | None) -> None:
    """Refuse a receiver that the seat does not see, or that is the giver. Raises Refused."""
    if to is None:
        return
    receiver = state.characters.get(to)
    if receiver is None or receiver.id == person.id or not sees(state, seat, receiver):
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")


def _check_change(state: SombreState, person: Character, item: Gear, hand: Side | None) -> None:
    """Refuse to change the hand of an item that is in no hand, in both, or in that one already. Raises Refused."""
    two = item.weapon is not None and item.weapon.hands == len(SIDES)
    if item.hand is None or item.hand == hand or two:
        raise Refused("nothing_to_do", "SOM-TURN-15")
    check_hand(state, person, item, other_side(item.hand))


def other_side(side: Side) -> Side:
    return "left" if side == "right" else "right"


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse a declaration to take up, hand over or change hands as its command would be (A71). Raises Refused."""
    if action.kind not in BELONGINGS:
        return
    item, seat = state.items.get(action.weapon or ""), person.seat or ""
    match action.kind:
        case "take_up":
            _check_some_hand(state, person, _source(state, seat, person, item), action.hand)
        case "hand_over":
            _own(person, item)
            _check_receiver(state, seat, person, action.target)
        case _:
            _check_change(state, person, _own(person, item), action.hand)


def evolve(state: SombreState, event: Event) -> Evolved:
    command: BelongingsCommand = event.command
    item = state.items.get(command.item)
    if item is None or command.character not in state.characters:
        return Evolved(state)
    match command:
        case TakeUp(character, _, hand):
            return Evolved(with_item(state, _given(item, character, hand)))
        case HandOver(character, _, to):
            there = to in state.characters if to is not None else False
            return Evolved(with_item(state, _given(item, to, None) if there else laid_down(item, character)))
        case ChangeHand(_, _, hand):
            return Evolved(with_item(state, replace(item, hand=hand)))


def _given(item: Gear, character: str | None, hand: Side | None) -> Gear:
    """Return the item in the new owner's hand, or put away; its contents stay in it."""
    loose = replace(out_of_hand(item), holder=character, worn=False, stuck=None, dropped_by="")
    return loose if hand is None else in_hand(loose, hand)


def passed(state: SombreState, effect: Effect) -> Evolved:
    """Apply a declared handling of an item as things stand now; of two who reach for it, the first has it (A71)."""
    intent = state.fight.intents.get(effect.intent) if state.fight else None
    person = state.characters.get(effect.character)
    item = state.items.get(intent.spec.weapon or "") if intent is not None else None
    if intent is None or person is None or item is None or consciousness(person) != "awake":
        return Evolved(state)
    match effect.kind:
        case "take_up":
            return _taken(state, person, item, intent.spec.hand)
        case "hand_over" if item.holder == person.id:
            return _handed(state, person, item, state.characters.get(effect.other))
        case "change_hand" if item.holder == person.id and item.hand is not None:
            return _moved(state, person, item, other_side(item.hand))
        case _:
            return Evolved(state)


def _taken(state: SombreState, person: Character, item: Gear, named: Side | None) -> Evolved:
    """Move an item to the character, unless its holder still keeps it (A71).

    That protects items of player characters, and of NPCs from player characters; among NPCs the game master decides.
    """
    holder = state.characters.get(item.holder or "")
    hand = _free_hand(state, person, item, named)
    judged = holder is not None and (holder.is_pc or person.is_pc)
    kept = judged and holder is not None and not _out(holder)
    if hand is None or kept or item.holder == person.id:
        return Evolved(state)
    return Evolved(with_item(state, _given(item, person.id, hand)), (ItemTaken(person.id, item.id, item.holder),))


def _handed(state: SombreState, person: Character, item: Gear, receiver: Character | None) -> Evolved:
    """Hand a thing over; it falls to the ground where the receiver has no free hand or is not awake."""
    able_to_hold = receiver is not None and consciousness(receiver) == "awake"
    hand = _free_hand(state, receiver, item, None) if receiver is not None and able_to_hold else None
    if receiver is None or hand is None:
        fallen = with_item(state, laid_down(item, person.id))
        return Evolved(fallen, (ItemHanded(person.id, item.id, None),))
    given = with_item(state, _given(item, receiver.id, hand))
    return Evolved(given, (ItemHanded(person.id, item.id, receiver.id),))


def _moved(state: SombreState, person: Character, item: Gear, side: Side) -> Evolved:
    if _free_hand(state, person, item, side) is None:
        return Evolved(state)
    return Evolved(with_item(state, replace(item, hand=side)), (ItemMoved(person.id, item.id),))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if state.time.turn_mode:
        return
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    for item in visible_items(state, seat).values():
        one = {"item": one_of((item.id,))}
        yield from _taking(offers, people, item, one)
        if item.holder is None:
            continue
        mine = one | {"character": one_of((item.holder,))}
        yield from offers.each(HandOver, "to", (*people, None, UNSET), mine, character=item.holder, item=item.id)
        yield from offers.each(ChangeHand, "hand", SIDES, mine, character=item.holder, item=item.id)


def _taking(offers: Offers, people: list[str], item: Gear, one: dict[str, dict[str, object]]) -> Iterator[Move]:
    for hand in (*SIDES, None):
        fields = one | {"hand": one_of((hand,))}
        unsaid = () if hand else ("hand",)
        yield from offers.each(TakeUp, "character", people, fields, unsaid, item=item.id, hand=hand)


CHAPTER = Chapter(
    commands={TakeUp: "ItemTakenUp", HandOver: "ItemHandedOver", ChangeHand: "HandChanged"},
    consequences=(ItemTaken, ItemHanded, ItemMoved),
    players=frozenset({TakeUp, HandOver, ChangeHand}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
