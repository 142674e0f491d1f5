"""Kits: what a seat has prepared at one table, to be given to another of the same game.

A kit holds the commands that the game marks as preparation, as they stand now. What they made has names of the kit's
own, `@1`, `@2`..., so that it can be made anew under other ids, and so has the seat, `@seat`; everything else is named
as it was at the first table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from domain.base.refusal import Refused
from domain.game import Game
from domain.record.fold import present
from projections.feeds.frames import Feeds

FORM = 1
MOST_COMMANDS = 200
SEAT = "@seat"
_NAMED = re.compile(r"^@(?:seat$|[1-9][0-9]{0,3}(?=\.|$))")
_LOCAL = re.compile(r"^@([1-9][0-9]{0,3})(?=\.|$)")


class KitCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One command of a kit, and the name under which the others refer to what it made."""

    id: str
    command: dict[str, Any]


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The preparation of one seat. `greffe_kit`: the form of the file; `system`: the game with its version; `title`: of
    the table where it was made.
    """

    greffe_kit: int
    system: str
    title: str
    commands: tuple[KitCommand, ...]


def kit_of(feeds: Feeds, seat: str) -> Kit:
    """Return the kit of what the seat prepared, without void acts. Raises Refused `seat_away`."""
    game, history, table = feeds.game, feeds.history, feeds.state.table
    present(game, feeds.state, seat)
    own = [
        history.overlay.revised.get(event.id, event)
        for event in history.raw
        if event.seat == seat and type(event.command) in game.preparation and event.id not in history.overlay.void
    ]
    names = {seat: SEAT} | {event.id: f"@{place}" for place, event in enumerate(own, 1)}
    commands = tuple(
        KitCommand(names[event.id], _renamed(plain(event.command), lambda text: _local(text, names))) for event in own
    )
    return Kit(FORM, table.game, table.title, commands)


def plain(command: msgspec.Struct) -> dict[str, Any]:
    """Return the command in the form in which it is sent."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(command))
    return made


def _local(text: str, names: Mapping[str, str]) -> str:
    head, dot, rest = text.partition(".")
    return f"{names[head]}{dot}{rest}" if head in names else text


def check_kit(game: Game, kit: Kit) -> None:
    """Check that the kit is one for this game, and holds only commands that a kit may hold. Raises Refused."""
    name, _, version = kit.system.partition("/")
    if kit.greffe_kit != FORM:
        raise Refused("kit_form", kind="form")
    if name != game.name:
        raise Refused("kit_game", kind="form", system=kit.system)
    if version != str(game.version):
        raise Refused("kit_version", kind="form", system=kit.system)
    if len(kit.commands) > MOST_COMMANDS:
        raise Refused("kit_too_long", kind="form", most=MOST_COMMANDS, has=len(kit.commands))
    if not kit.commands:
        raise Refused("kit_empty", kind="form")
    if [each.id for each in kit.commands] != [f"@{place}" for place in _places(kit)]:
        raise Refused("kit_names", kind="form")


def _places(kit: Kit) -> Sequence[int]:
    """Return the numbers in the names of a kit's commands, where each is greater than the one before it."""
    numbers = [int(found[1]) for each in kit.commands if (found := _LOCAL.match(each.id)) is not None]
    return numbers if numbers == sorted(set(numbers)) else ()


def renamed(commands: Sequence[KitCommand], ids: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the commands with the ids of what they make now, and of the seat, in place of the kit's own names."""

    def own(text: str) -> str:
        found = _NAMED.match(text)
        return ids[found[0]] + text[found.end() :] if found and found[0] in ids else text

    return [_renamed(each.command, own) for each in commands]


def _renamed(value: Any, of: Callable[[str], str]) -> Any:
    match value:
        case str():
            return of(value)
        case dict():
            return {of(key): _renamed(item, of) for key, item in value.items()}
        case list():
            return [_renamed(item, of) for item in value]
        case _:
            return value
