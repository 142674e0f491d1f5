"""Chapter DATA, the sheets: creation of the players' sheets and every later change of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, cast

from msgspec.structs import replace

from domain.base.chance import Chance, NewDraws
from domain.base.events import Act, Command, Event, Id, NameText, Text
from domain.base.names import MOST_NAME
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, copy_fields, integer, name_text, one_of, several, text
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import maxima, named, powers, record, skills
from domain.systems.nosgoth.state.guards import (
    enough,
    gm_or_player,
    known_character,
    not_dead,
    only_gm,
    own,
    require,
    takes_part,
)
from domain.systems.nosgoth.state.sight import is_gm, is_player
from domain.systems.nosgoth.state.state import (
    CHARACTERISTICS,
    VITAL,
    Character,
    Characteristic,
    Characteristics,
    Pool,
    Power,
    State,
    living_character,
    pools,
    with_combatant,
)

SheetField = Literal[
    "life", "movement", "mental", "corruption", "armor", "name", "history", "skills", "powers", "gear", "notes"
]
WORDS: tuple[SheetField, ...] = ("history", "skills", "powers", "gear", "notes")
"""What the owner writes himself."""
SheetValue = int | str | tuple[str | Power, ...]


class CreateCharacter(Command, frozen=True, omit_defaults=True):
    """Create a player's vampire; the game master names the player with `seat`."""

    RULES: ClassVar = ("NOS-DATA-01", "NOS-TAB-01")
    name: NameText
    characteristics: Characteristics
    armor: int = 0
    skills: tuple[Text, ...] = ()
    powers: tuple[Power, ...] = ()
    history: Text = ""
    seat: Id | None = None
    gear: tuple[Text, ...] = ()
    notes: Text = ""


class SetSheetValue(Command, frozen=True, omit_defaults=True):
    """Change one value of a sheet: the game master any, its owner his words. Of a characteristic it is the maximum."""

    RULES: ClassVar = ("NOS-DATA-01",)
    character: Id
    field: SheetField
    value: SheetValue


Commands = CreateCharacter | SetSheetValue


def decide(state: State, act: Act, chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case CreateCharacter():
            return _create(state, act, command, chance)
        case SetSheetValue(character_id, field, value):
            if field not in WORDS or not is_player(state, act.seat):
                only_gm(state, act, "NOS-DATA-01")
            character = known_character(state, character_id, "NOS-DATA-01")
            require(_fits(field, value), "bad_value", "NOS-DATA-01")
            new = isinstance(chance, NewDraws)  # a longer name of before is judged again as it is
            if new and field == "name" and isinstance(value, str) and len(value) > MOST_NAME:
                raise Refused("name_too_long", "NOS-DATA-01", "form", most=MOST_NAME, has=len(value))
            if not is_gm(state, act.seat):
                own(act, character.seat, "NOS-DATA-01")
                require(field != "powers" or _moved_alike(character, value), "bad_value", "NOS-DATA-01")
            not_dead(character, "NOS-DATA-01")
            if field in CHARACTERISTICS and isinstance(value, int):
                enough(value, _losses(character, field), "below_losses", "NOS-DATA-01")
            return command


def _create(state: State, act: Act, command: CreateCharacter, chance: Chance) -> Command:
    """Refuse a sheet that would be dead from the start (NOS-DATA-01), and a second living character (NOS-TAB-01).

    One of life, movement and mental is above zero; every other value is free. Raises Refused.
    """
    gm_or_player(state, act, "NOS-DATA-01")
    seat = act.seat if command.seat is None else command.seat
    require(_well_formed(command), "bad_value", "NOS-DATA-01")
    if is_gm(state, act.seat):
        require(takes_part(state, seat, chance), "bad_value", "NOS-DATA-01")
    else:
        own(act, seat, "NOS-DATA-01")
    if not any(command.characteristics.of(name) for name in VITAL):
        raise Refused("dead_at_start", "NOS-DATA-01")
    require(living_character(state, seat) is None, "already_exists", "NOS-TAB-01")
    return command


def _well_formed(sheet: CreateCharacter) -> bool:
    numbers = [sheet.armor, *(sheet.characteristics.of(name) for name in CHARACTERISTICS)]
    labels = [sheet.name, *sheet.skills, *(power.label for power in sheet.powers), *sheet.gear]
    return all(number >= 0 for number in numbers) and all(label.strip() for label in labels)


def _fits(field: SheetField, value: SheetValue) -> bool:
    """Return whether the value has the form of that field."""
    match field:
        case "life" | "movement" | "mental" | "corruption" | "armor":
            return isinstance(value, int) and value >= 0
        case "name":
            return isinstance(value, str) and bool(value.strip())
        case "history" | "notes":
            return isinstance(value, str)
        case "skills" | "gear":
            return isinstance(value, tuple) and all(isinstance(s, str) and s.strip() for s in value)
        case "powers":
            return isinstance(value, tuple) and all(isinstance(p, Power) and p.label.strip() for p in value)


def _moved_alike(character: Character, value: SheetValue) -> bool:
    """Return whether as many powers teleport in the same order as before: only their labels are words (NOS-DATA-01)."""
    powers_then = value if isinstance(value, tuple) else ()
    after = [power.teleport for power in powers_then if isinstance(power, Power)]
    return after == [power.teleport for power in character.powers]


def _losses(character: Character, field: str) -> int:
    """Return the points spent and lost in that characteristic; 0 for any other field."""
    own_pools = character.pools or {}
    return own_pools[cast(Characteristic, field)].losses if field in own_pools else 0


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case CreateCharacter():
            return settle(with_combatant(state, _character(event, command)))
        case SetSheetValue(character_id, field, value):
            character = state.characters.get(character_id)
            if character is None or not _fits(field, value):
                return Evolved(state)
            return settle(with_combatant(state, _changed(character, field, value)))


def _character(event: Event, sheet: CreateCharacter) -> Character:
    return copy_fields(Character, sheet, id=event.id, seat=sheet.seat or event.seat, pools=pools(sheet.characteristics))


def _changed(character: Character, field: SheetField, value: SheetValue) -> Character:
    if field in CHARACTERISTICS and isinstance(value, int):
        own_pools = character.pools or {}
        changed = replace(own_pools.get(field, Pool(0)), maximum=value)
        return replace(character, pools={**own_pools, field: changed})
    return replace(character, **{field: value})


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    others = {s.id: s.name for s in state.table.with_role("player") if s.id != seat}
    for vital in VITAL:
        yield from _creations(offers, vital, others)
    if not is_gm(state, seat):
        yield from _own_words(offers)
        return
    everybody = named(state.characters.values())
    for field, (sample, schema) in PLAIN.items():
        fields = {"field": one_of([field]), "value": schema}
        yield from offers.each(SetSheetValue, "character", everybody, fields, (), None, field=field, value=sample)
    for character in state.characters.values():
        yield from _maxima(offers, character)


def _creations(offers: Offers, vital: Characteristic, others: dict[str, str]) -> Iterator[Move]:
    """Yield creations of the own vampire or another player's, with at least 1 point in this characteristic."""
    alive = Characteristics(**{name: int(name == vital) for name in CHARACTERISTICS})
    fields = {
        "name": name_text(),
        "characteristics": maxima({vital: 1}),
        "armor": integer(0),
        "skills": skills(),
        "powers": powers(),
        "history": text(),
        "gear": skills(),
        "notes": text(),
    }
    optional = ("armor", "skills", "powers", "history", "gear", "notes")
    yield from offers.move(CreateCharacter("-", alive), fields, optional)
    yield from offers.each(CreateCharacter, "seat", others, fields, optional, None, name="-", characteristics=alive)


def _own_words(offers: Offers) -> Iterator[Move]:
    """Yield the owner's moves: every text of the sheet, and the labels of existing powers."""
    for character in (c for c in offers.state.characters.values() if c.seat == offers.seat):
        forms = {**PLAIN, "powers": (character.powers, _labels(character.powers))}
        for field in WORDS:
            sample, schema = forms[field]
            fields = {"character": one_of(named([character])), "field": one_of([field]), "value": schema}
            yield from offers.move(SetSheetValue(character.id, field, sample), fields)


def _labels(had: tuple[Power, ...]) -> Schema:
    """Return the form of as many powers as the character has, each teleporting or not as before."""
    each = [record({"label": text(1), "teleport": one_of([p.teleport])}, _named_or_not(p)) for p in had]
    size = {"minItems": len(had), "maxItems": len(had)}
    return {"type": "array", "prefixItems": each, **size} if each else several(text(1), 0, 0)


def _named_or_not(power: Power) -> tuple[str, ...]:
    return ("label", "teleport") if power.teleport else ("label",)


PLAIN: dict[SheetField, tuple[SheetValue, Schema]] = {
    "armor": (0, integer(0)),
    "name": ("-", name_text()),
    "history": ("", text()),
    "skills": ((), skills()),
    "powers": ((), powers()),
    "gear": ((), skills()),
    "notes": ("", text()),
}
"""A value that fits, and the form of all those that do."""


def _maxima(offers: Offers, character: Character) -> Iterator[Move]:
    for field in CHARACTERISTICS:
        least = _losses(character, field)
        fields = {
            "character": one_of(named([character])),
            "field": one_of([field]),
            "value": integer(least),
        }
        yield from offers.move(SetSheetValue(character.id, field, least), fields)


CHAPTER = Chapter(
    quiet=frozenset({SetSheetValue}),
    commands={CreateCharacter: "CharacterCreated", SetSheetValue: "SheetValueSet"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=SETTLED,
)
