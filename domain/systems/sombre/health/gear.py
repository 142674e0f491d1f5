"""Weapons and protections: their effects, their bearers, and their cost to the bearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Label
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, closed, flag, integer, one_of, several, text
from domain.systems.sombre.condition.battle import invalid, shield_of
from domain.systems.sombre.condition.collapse import frenzied
from domain.systems.sombre.condition.guns import in_hand, out_of_hand
from domain.systems.sombre.condition.zones import ZONES
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.health.book_weapons import BOOK_WEAPONS, BookWeapon
from domain.systems.sombre.health.gun_models import MODELS, Model
from domain.systems.sombre.health.gun_profiles import GUN, LOADING, SAMPLE, check_gun, loaded
from domain.systems.sombre.state.arms import Category, DamageType, Gear, Loading, Protection, Side, Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import ChargeKind, Fuse
from domain.systems.sombre.state.hazards import Cloth
from domain.systems.sombre.state.state import SombreState, with_body
from domain.systems.sombre.state.vocabulary import ActionNature
from domain.systems.sombre.table.guards import find, is_gm, own_or_gm, visible, visible_items
from domain.systems.sombre.table.phases import require_phase, usual_time

BONUS: Mapping[str, int] = {
    "natural": 0,
    "melee": 0,
    "sword": 1,
    "two_handed": 2,
    "chainsaw": 2,
    "pole": 3,
    "thrown": 0,
    "missile": 1,
    "firearm": 2,
    "powerful": 3,
    "heavy": 6,
}
"""SOM-DAMAGE-04."""
TWO_HANDS = frozenset({"two_handed", "chainsaw"})
UNCAPPED = frozenset({"chainsaw", "heavy"})
"""SOM-LOC-11."""
CAPACITY = {"light": 6, "heavy": 12}
"""SOM-PROT-01."""
NATURES: tuple[ActionNature, ...] = get_args(ActionNature)
MOST_ENCUMBRANCE = 2
HIGHEST_BONUS = 9


class DefineItem(Command, frozen=True):
    """Define an item: a weapon, a protection, a shield or clothing against fire, as the game master sees it.

    `model`: a weapon of the book; `loading`: of a gun. `mask`: against gas.
    """

    RULES = (
        "SOM-DAMAGE-04",
        "SOM-DAMAGE-05",
        "SOM-DAMAGE-12",
        "SOM-DAMAGE-13",
        "SOM-PROT-01",
        "SOM-PROT-05",
        "SOM-PROT-06",
        "SOM-GUN-01",
        "SOM-GUN-03",
        "SOM-GUN-06",
        "SOM-MELEE-15",
        "SOM-DANGER-GAS-05",
        "SOM-DANGER-GAS-07",
        "SOM-DANGER-GAS-08",
        "SOM-DANGER-BURN-03",
        "SOM-DANGER-FIRE-03",
        "SOM-DANGER-FIRE-04",
    )
    label: Label
    holder: Id | None = None
    weapon: Weapon | None = None
    protection: Protection | None = None
    model: Model | BookWeapon | None = None
    loading: Loading | None = None
    shield: bool = False
    cloth: Cloth | None = None
    mask: bool = False


class Equip(Command, frozen=True):
    """Take an item in a hand, or put it on (`hand` null); a shield takes the arm."""

    RULES = ("SOM-PROT-01", "SOM-LOC-15", "SOM-MELEE-15")
    character: Id
    item: Id
    hand: Side | None = None


class Unequip(Command, frozen=True):
    RULES = ("SOM-PROT-01",)
    character: Id
    item: Id


class SetEncumbrance(Command, frozen=True):
    """Set the ranks that encumbrance costs a character on one family of actions."""

    RULES = ("SOM-PROT-08",)
    character: Id
    family: ActionNature
    ranks: int


ItemCommand = DefineItem | Equip | Unequip | SetEncumbrance


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ItemCommand = act.command
    match command:
        case DefineItem():
            _check_item(state, command)
        case Equip():
            _check_equip(state, act.seat, command)
        case Unequip(character, item):
            usual_time(state, "SOM-TURN-15")
            bearer = able(state, act.seat, character)
            found = _held_item(state, bearer, item)
            if not found.worn and found.hand is None:
                raise Refused("nothing_to_do", "SOM-PROT-01")
        case SetEncumbrance(character, _, ranks):
            find(state, character)
            if not 0 <= ranks <= MOST_ENCUMBRANCE:
                raise Refused("out_of_bounds", "SOM-PROT-08")
    return command


def _check_item(state: SombreState, command: DefineItem) -> None:
    require_phase(state, "play", "setup")
    if not command.label.strip():
        raise Refused("name_required", "SOM-DAMAGE-04")
    named = (command.weapon, command.protection, command.model, command.cloth)
    parts = (*(part is not None for part in named), command.shield, command.mask)
    if sum(parts) != 1:
        raise Refused("out_of_bounds", "SOM-DAMAGE-04")
    gun = command.model if command.model in MODELS else None
    check_gun(command.weapon, gun, command.loading)
    bonus = command.weapon.bonus if command.weapon is not None else None
    if bonus is not None and not 0 <= bonus <= HIGHEST_BONUS:
        raise Refused("out_of_bounds", "SOM-DAMAGE-04")
    zones = command.protection.zones if command.protection else (ZONES[0],)
    if not zones or len(set(zones)) < len(zones):
        raise Refused("out_of_bounds", "SOM-PROT-06")
    if command.holder is not None:
        find(state, command.holder)


def able(state: SombreState, seat: str, character: str) -> Character:
    """Return a character that the seat plays and that can act. Raises Refused."""
    require_phase(state, "play")
    person = own_or_gm(state, seat, character)
    if not person.alive or incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-ROLL-07")
    return person


def _held_item(state: SombreState, bearer: Character, item: str) -> Gear:
    found = state.items.get(item)
    if found is None or found.holder != bearer.id:
        raise Refused("unknown_id", "SOM-PROT-01", kind="missing")
    return found


def _check_equip(state: SombreState, seat: str, command: Equip) -> None:
    usual_time(state, "SOM-TURN-15")
    bearer = able(state, seat, command.character)
    item = _held_item(state, bearer, command.item)
    if item.worn or item.hand is not None:
        raise Refused("nothing_to_do", "SOM-PROT-01")
    if (command.hand is None) == (item.weapon is not None or item.shield):
        raise Refused("out_of_bounds", "SOM-PROT-01")
    if command.hand is None:
        return
    check_hand(state, bearer, item, command.hand)


def check_hand(state: SombreState, bearer: Character, item: Gear, hand: Side) -> None:
    """Refuse a hand that is not free and of use (SOM-LOC-15, SOM-MELEE-15, SOM-SOMA-22). Raises Refused.

    A two-handed item needs both hands.
    """
    if frenzied(bearer):
        raise Refused("frenzy_no_pickup", "SOM-SOMA-22")
    two = item.weapon is not None and item.weapon.hands == 2
    hands: tuple[Side, ...] = ("right", "left") if two else (hand,)
    if any(invalid(bearer, f"{side}_arm") for side in hands):
        raise Refused("arm_invalid", "SOM-LOC-15")
    shield = shield_of(state, bearer.id)
    if shield is not None and shield is not item and shield.hand in hands:
        raise Refused("shield_occupies_arm", "SOM-MELEE-15")
    if any(hand_full(state, bearer.id, side) for side in hands):
        raise Refused("hand_occupied", "SOM-LOC-15")


def in_hands(state: SombreState, character: str) -> Iterator[Gear]:
    return (item for item in state.held.get(character, ()) if item.hand is not None)


def hand_full(state: SombreState, character: str, hand: Side) -> bool:
    return any(i.hand == hand or (i.weapon is not None and i.weapon.hands == 2) for i in in_hands(state, character))


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case DefineItem(label, holder, weapon, protection, model, loading, shield, cloth, mask):
            weapon = as_made(_named(model) if model is not None else weapon)
            gun = loaded(weapon, loading)
            made = Gear(
                id=event.id,
                label=label,
                holder=holder,
                weapon=weapon,
                protection=protection,
                gun=gun,
                fuse=Fuse() if weapon is not None and weapon.charge and weapon.gun is None else None,
                shield=shield,
                mask=mask,
                cloth=cloth,
            )
            return Evolved(with_item(state, made))
        case Equip(_, item, hand) if item in state.items:
            taken = state.items[item]
            return Evolved(with_item(state, replace(taken, worn=True) if hand is None else in_hand(taken, hand)))
        case Unequip(_, item) if item in state.items:
            return Evolved(with_item(state, replace(out_of_hand(state.items[item]), worn=False)))
        case SetEncumbrance(character, family, ranks) if character in state.characters:
            person = state.characters[character]
            heavier = {**person.body.encumbrance, family: ranks}
            return Evolved(with_body(state, person, replace(person.body, encumbrance=heavier)))
        case _:
            return Evolved(state)


def _named(model: Model | BookWeapon) -> Weapon:
    return next(weapon for name, weapon in (*MODELS.items(), *BOOK_WEAPONS.items()) if name == model)


def as_made(weapon: Weapon | None) -> Weapon | None:
    """Return the weapon with its category's values where none are given (SOM-DAMAGE-04, SOM-DAMAGE-13, SOM-LOC-15)."""
    if weapon is None:
        return None
    bonus = BONUS[weapon.category] if weapon.bonus is None else weapon.bonus
    hands: Literal[1, 2] = 2 if weapon.category in TWO_HANDS else 1
    uncapped = weapon.uncapped or weapon.category in UNCAPPED
    return replace(weapon, bonus=bonus, hands=weapon.hands or hands, uncapped=uncapped)


def with_item(state: SombreState, item: Gear) -> SombreState:
    return replace(state, items={**state.items, item.id: item})


def drop(state: SombreState, character: str, side: Side) -> tuple[SombreState, tuple[Gear, ...]]:
    """Drop what that hand held, a two-handed weapon included, and return the state and the items (SOM-LOC-15)."""
    fallen = tuple(
        i for i in in_hands(state, character) if i.hand == side or (i.weapon is not None and i.weapon.hands == 2)
    )
    for item in fallen:
        state = with_item(state, laid_down(item, character))
    return state, fallen


def laid_down(item: Gear, character: str) -> Gear:
    """Return the item lying on the ground without a holder, its contents still in it."""
    return replace(out_of_hand(item), holder=None, worn=False, dropped_by=character)


def lies_in_sight(state: SombreState, item: Gear) -> bool:
    """Return whether an item on the ground is visible to all.

    It is where somebody whom the table knows let it go, or where it runs, burns or smokes (SOM-DANGER-EXPLO-34,
    SOM-DANGER-EXPLO-36).
    """
    if item.holder is not None:
        return False
    live = item.fuse is not None and (item.fuse.left is not None or item.fuse.lit > 0)
    people = (item.dropped_by, *((item.stuck.victim,) if item.stuck is not None else ()))
    there = [state.characters.get(person) for person in people]
    return live or all(person is not None and person.known for person in there)


def pieces(items: Mapping[str, Gear], character: str, zone: str) -> Iterator[Gear]:
    """Yield the protections worn over that zone, ruined or not (SOM-PROT-05, SOM-PROT-06)."""
    for item in items.values():
        if item.holder == character and item.worn and item.protection is not None and zone in item.protection.zones:
            yield item


def ruin(state: SombreState, item: Gear, piece: str) -> SombreState:
    """Ruin the piece of that zone alone (SOM-PROT-03, SOM-PROT-05)."""
    return with_item(state, replace(item, ruined=item.ruined | {piece}))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    for item in visible_items(state, seat).values():
        holder = [item.holder] if item.holder in people else []
        one = {"item": one_of((item.id,))}
        for hand in ("right", "left", None):
            fields = one | {"hand": one_of((hand,))}
            unsaid = () if hand else ("hand",)
            yield from offers.each(Equip, "character", holder, fields, unsaid, item=item.id, hand=hand)
        yield from offers.each(Unequip, "character", holder, one, item=item.id)
    if not is_gm(state, seat):
        return
    yield from _definitions(offers, people)
    for family in NATURES:
        fields = {"family": one_of((family,)), "ranks": integer(0, MOST_ENCUMBRANCE)}
        yield from offers.each(SetEncumbrance, "character", people, fields, family=family, ranks=0)


def _definitions(offers: Offers, people: list[str]) -> Iterator[Move]:
    named = {"label": text(1), "holder": one_of((*people, None))}
    weapon: Schema = closed(
        {
            "category": one_of(get_args(Category)),
            "damage": one_of(get_args(DamageType)),
            "bonus": {"anyOf": [{"type": "null"}, integer(0, HIGHEST_BONUS)]},
            "hands": one_of((1, 2, None)),
            "uncapped": flag(),
            "improvised": one_of((0, 1)),
            "sticks": one_of((True, False, None)),
            "simple": flag(),
            "scope": one_of(("plain", "sniper", None)),
            "night_scope": flag(),
            "laser": flag(),
            "gas": one_of((0, 1, 2)),
            "smokes": flag(),
            "hot": flag(),
            "charge": one_of((*get_args(ChargeKind), None)),
            "flames": flag(),
            "underslung": flag(),
        },
        "category",
        "damage",
    )
    sample = Weapon(category="melee", damage="blunt", bonus=0)
    for gun in (None, SAMPLE):
        schema = weapon | {"properties": {**weapon["properties"], "gun": GUN if gun else one_of((None,))}}
        kept = {"loading": LOADING} if gun else {}
        made = DefineItem("-", weapon=replace(sample, gun=gun))
        required = [*weapon["required"], *(("gun",) if gun else ())]
        fields = named | {"weapon": schema | {"required": required}} | kept
        yield from offers.move(made, fields, ("holder", *kept))
    models = {"model": one_of(tuple(MODELS)), "loading": LOADING}
    yield from offers.move(DefineItem("-", model="pistol"), named | models, ("holder", "loading"))
    book = {"model": one_of(tuple(BOOK_WEAPONS))}
    yield from offers.move(DefineItem("-", model="knife"), named | book, ("holder",))
    worn = closed(
        {
            "weight": one_of(("light", "heavy")),
            "zones": several(one_of(ZONES), 1, len(ZONES), unique=True),
            "open_face": flag(),
        },
        "weight",
        "zones",
    )
    vest = Protection(weight="light", zones=("trunk",))
    yield from offers.move(DefineItem("-", protection=vest), named | {"protection": worn}, ("holder",))
    yield from offers.move(DefineItem("-", shield=True), named | {"shield": one_of((True,))}, ("holder",))
    yield from offers.move(DefineItem("-", mask=True), named | {"mask": one_of((True,))}, ("holder",))
    clothes = {"cloth": one_of(get_args(Cloth))}
    yield from offers.move(DefineItem("-", cloth="fire_proof"), named | clothes, ("holder",))


CHAPTER = Chapter(
    commands={
        DefineItem: "ItemDefined",
        Equip: "ItemEquipped",
        Unequip: "ItemUnequipped",
        SetEncumbrance: "EncumbranceSet",
    },
    players=frozenset({Equip, Unequip}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
