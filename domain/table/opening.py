"""Opening a table: which game, who sits there, under which options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.game import Game
from domain.game.refusal import Refused
from domain.table.commands import OpenTable
from domain.table.seats import Seat, SeatSpec

_encode = msgspec.json.Encoder(order="deterministic").encode


def opening(game: Game, title: str, options: Mapping[str, Any], seats: Sequence[SeatSpec]) -> OpenTable:
    """The first event of a table. Raises Refused: `title_required`, `name_required`, `bad_seat_count`,
    `bad_option`, or the game's own code for a role that it bars and for an opening that could never start.
    """
    if not title.strip():
        raise Refused("title_required", kind="form")
    if any(not seat.name.strip() for seat in seats):
        raise Refused("name_required", kind="form")
    _check_roles(game, seats)
    chosen = _options(game, options)
    game.openable(tuple(seat.role for seat in seats), chosen)
    return OpenTable(game.tag, title, msgspec.Raw(_encode(chosen)), _seated(seats))


def _check_roles(game: Game, seats: Sequence[SeatSpec]) -> None:
    count = Counter(seat.role for seat in seats)
    for role in count:
        if role in game.barred:
            raise Refused(game.barred[role], kind="form")
    for role in ("gm", "player", "spectator"):
        least, most = game.roles.get(role, (0, 0))
        if not least <= count[role] <= (len(seats) if most is None else most):
            raise Refused("bad_seat_count", kind="form", role=role, needed=_range(least, most))


def _range(least: int, most: int | None) -> str:
    """`1`, `3–5`, `1+`."""
    if most is None:
        return f"{least}+"
    return str(least) if least == most else f"{least}–{most}"


def _options(game: Game, options: Mapping[str, Any]) -> Any:
    """Complete: defaults are written out, so that a table keeps what it was opened with."""
    unknown = options.keys() - set(game.options.__struct_encode_fields__)
    if unknown:
        raise Refused("bad_option", kind="form", option=", ".join(sorted(unknown)))
    try:
        return msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError as error:
        raise Refused("bad_option", kind="form", option=str(error)) from error


def _seated(seats: Sequence[SeatSpec]) -> tuple[Seat, ...]:
    """Seat ids say the role and the place among its like: `gm1`, `player2`."""
    numbers: Counter[str] = Counter()
    seated: list[Seat] = []
    for spec in seats:
        numbers[spec.role] += 1
        seated.append(Seat(f"{spec.role}{numbers[spec.role]}", spec.name.strip(), spec.role))
    return tuple(seated)
