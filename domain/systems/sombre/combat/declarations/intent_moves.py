"""Moves of the actions that may be declared: as few as hold all of them, and none that would be refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, product
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from domain.base.events import Command
from domain.base.refusal import Refused, passes
from domain.game import Move, Offers, Schema, closed, flag, one_of, several, text
from domain.systems.sombre.combat.attacks.declaration_order import as_seen
from domain.systems.sombre.combat.declarations.intent_parts import parts, skills, targets
from domain.systems.sombre.combat.declarations.legality import bond
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, IntentKind
from domain.systems.sombre.state.state import Fight, SombreState

KINDS: tuple[IntentKind, ...] = get_args(IntentKind)
MOST_ELEMENTS = 5
FREE = {"rise": ("slow", "support"), "shoot": ("support",)}
"""What a kind may add without anybody's leave."""
UNSAID: dict[str, Any] = {
    **dict.fromkeys(("target", "hand", "weapon", "aim", "limb", "hands", "mode", "step")),
    **dict.fromkeys(("approach", "contact", "helped", "water_jet", "quick"), False),
}
"""Fields with a few values: what it means to leave them out."""

Legal = Callable[[ActionSpec], None]
"""Raises Refused."""
Values = dict[str, tuple[Any, ...]]


class Way(NamedTuple):
    """Declarations that are all admitted: any of the `values` of each field, with the free fields.

    `said`: free fields that must be there, with an example.
    """

    values: Values
    free: dict[str, Schema]
    said: dict[str, Any]


class SignedWay(NamedTuple):
    """A way with what it is compared by: its free fields as they are written, and its values."""

    free: bytes
    values: frozenset[tuple[str, tuple[Any, ...]]]
    way: Way


_spelled = msgspec.json.Encoder(order="deterministic").encode


def _options(
    state: SombreState, fight: Fight, person: str, legal: Legal, kinds: Iterable[IntentKind] = KINDS
) -> Iterator[Way]:
    """Yield each kind of action and way of doing it, with all targets that it is legal against.

    Of targets that stand alike only one is checked.
    """
    for kind in kinds:
        bonds = {other: bond(state, state.characters[person], kind, other) for other in targets(fight, person, kind)}
        alike = {same: other for other, same in bonds.items()}
        for chosen in product(*parts(state, person, kind)):
            sample: dict[str, Any] = {"kind": kind}
            fields: dict[str, Schema] = {"kind": one_of((kind,))}
            for choice in chosen:
                sample |= choice.sample
                fields |= choice.fields
            spec = ActionSpec(**sample)
            taken = {same for same, one in alike.items() if passes(legal, replace(spec, target=one))}
            open_to = tuple(other for other, same in bonds.items() if same in taken)
            if open_to:
                yield _way(kind, sample, fields | skills(state, person, spec), open_to)


def _way(kind: str, sample: dict[str, Any], fields: dict[str, Schema], open_to: tuple[str | None, ...]) -> Way:
    few = {name: tuple(schema["enum"]) for name, schema in fields.items() if "enum" in schema}
    free = {name: schema for name, schema in fields.items() if "enum" not in schema}
    free |= {name: flag() for name in FREE.get(kind, ()) if name not in few}
    if kind == "shoot":
        free.setdefault("direction", text())
    said = {name: value for name, value in sample.items() if name in free}
    values: Values = {name: (value,) for name, value in UNSAID.items() if name not in free}
    return Way(values | few | {"target": open_to}, free, said)


def _factored(ways: Iterable[Way]) -> list[Way]:
    """Return the ways joined where they differ in one field alone, as one way with more values of it."""
    by_kind: dict[Any, list[SignedWay]] = {}
    for way in ways:
        signed = SignedWay(_spelled(way.free), frozenset(way.values.items()), way)
        by_kind.setdefault(way.values["kind"], []).append(signed)
    every = list(chain.from_iterable(_merged(same, UNSAID) for same in by_kind.values()))
    return [signed.way for signed in _merged(every, ("kind",))]


def _merged(ways: list[SignedWay], names: Iterable[str]) -> list[SignedWay]:
    """Join ways that differ in one of these fields, field after field; skip a field on which all agree."""
    for name in names:
        if len({signed.way.values.get(name) for signed in ways}) < 2:
            continue
        alike: dict[Any, list[SignedWay]] = {}
        for signed in ways:
            values = signed.way.values.get(name)
            alike.setdefault((signed.free, signed.values - {(name, values)}, values is None), []).append(signed)
        ways = [same[0] if len(same) == 1 else _with_all(same, name) for same in alike.values()]
    return ways


def _with_all(same: list[SignedWay], name: str) -> SignedWay:
    first, *others = same
    both = dict.fromkeys(first.way.values.get(name, ()))
    for other in others:
        both |= dict.fromkeys(other.way.values.get(name, ()))
    way = first.way._replace(values={**first.way.values, name: tuple(both)}) if both else first.way
    return SignedWay(first.free, frozenset(way.values.items()), way)


def _schema(way: Way) -> Schema:
    """Return the schema of an action.

    A field without a default is required; the rest may be left out, and one that can only have its default is left out.
    """
    free: dict[str, Schema] = {"text": text(), "elements": several(text(1), 0, MOST_ELEMENTS), "skill": text()}
    few = {name: one_of(values) for name, values in way.values.items() if values != (UNSAID.get(name, UNSET),)}
    missing = [name for name, values in way.values.items() if name != "skill" and not _may_be_unsaid(name, values)]
    properties = {**free, "leaves": flag(), **way.free, **few}
    return closed(properties, *missing, *way.said)


def _may_be_unsaid(name: str, values: tuple[Any, ...]) -> bool:
    return name in UNSAID and UNSAID[name] in values


def _example(way: Way) -> ActionSpec:
    return ActionSpec(**{name: values[0] for name, values in way.values.items()}, **way.said)


def declarations(
    offers: Offers,
    person: str,
    make: Callable[[str, ActionSpec], Command],
    check_turn: Callable[[SombreState, str, str], object],
    legal: Callable[[SombreState, str, str, ActionSpec], None],
) -> Iterable[Move]:
    """Yield what a character may declare (or specify), if it is its turn to speak.

    `check_turn` and `legal` are the two checks of `decide`, first of the speaker, then of the action itself: so each
    way is checked alone, where `decide` would check the speaker again each time.
    """
    state, seat = offers.state, offers.seat
    try:
        check_turn(state, seat, person)
    except Refused:
        return
    options = _options(state, as_seen(state, state.fight, seat), person, partial(legal, state, seat, person))
    one = {"character": one_of((person,))}
    for way in _factored(options):
        yield from offers.move(make(person, _example(way)), one | {"action": _schema(way)})


def npc_intents(
    offers: Offers,
    fight: Fight,
    make: Callable[[str, ActionSpec, bool], Command],
    kinds: Callable[[Fight, Character], Iterable[IntentKind]],
    legal: Callable[[SombreState, str, str, ActionSpec], None],
) -> Iterable[Move]:
    """Yield the intents of NPCs that may be recorded, open or hidden.

    Of an NPC that the table does not know hidden ones alone; of an animal that a player runs open ones. `kinds`: those
    that are not refused whatever their other fields.
    """
    state = offers.state
    fight = as_seen(state, fight, offers.seat)
    for npc in fight.fighters:
        person = state.characters[npc]
        if person.is_pc:
            continue
        ways = [hidden for hidden in (True, False) if offers.admits(make(npc, ActionSpec(kind="none"), hidden))]
        if not ways:
            continue
        named = {"npc": one_of((npc,))}
        if True in ways:
            named["hidden"] = flag() if len(ways) > 1 else one_of((True,))
        lawful = partial(legal, state, offers.seat, npc)
        for way in _factored(_options(state, fight, npc, lawful, kinds(fight, person))):
            optional = ("hidden",) if len(ways) > 1 else ()
            yield from offers.move(make(npc, _example(way), ways[0]), named | {"action": _schema(way)}, optional)
