"""Opening a table: which game, who sits there, under which options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from domain.base.names import check_name, check_signs
from domain.base.refusal import Refused
from domain.base.text_bounds import check_text, check_wording
from domain.game import Game
from domain.table.commands import OpenTable
from domain.table.seats import (
    Delay,
    Disclosure,
    Frames,
    Minutes,
    Pausers,
    Role,
    Seat,
    SeatSpec,
    StandIns,
    Table,
    TalkOptions,
    TalkRight,
    numbered,
)

MOST_SEATS: Mapping[Role, int] = {"gm": 1, "player": 12, "spectator": 12}
"""The most seats of each role, where a game sets no bound of its own: every seat costs something at every command."""

T = TypeVar("T")
_encode = msgspec.json.Encoder(order="deterministic").encode


class TableOptions(msgspec.Struct, frozen=True):
    """Options of every table, whatever is played. `chance`: where the service's dice come from: chains that anybody can
    check, or a generator of its own. `disclosure`: whether the record is opened to the whole table after the end: when
    it is asked for, at once, or never. `stand_ins`: who may act for an absent seat. `pause`: who may pause.
    `delay_frames`, `delay_minutes`: how late spectators read; with both, whatever is later. `talk`, `free_rolls`,
    `gm_reads_whispers`: as in `TalkOptions`.
    """

    chance: Literal["chain", "system"] = "chain"
    disclosure: Disclosure = "asked"
    stand_ins: StandIns = "usual"
    pause: Pausers = "anybody"
    delay_frames: Frames = 0
    delay_minutes: Minutes = 0
    talk: TalkRight = "players"
    free_rolls: TalkRight = "players"
    gm_reads_whispers: bool = True

    @property
    def talking(self) -> TalkOptions:
        return TalkOptions(self.talk, self.free_rolls, self.gm_reads_whispers)

    @property
    def delay(self) -> Delay | None:
        made = Delay(self.delay_frames, self.delay_minutes)
        return None if made == Delay() else made


TABLE_OPTIONS = frozenset(TableOptions.__struct_encode_fields__)


def table_options_of(options: Mapping[str, Any]) -> TableOptions:
    """Return the options that are not the game's. Raises Refused `bad_option`."""
    return _converted({name: options[name] for name in TABLE_OPTIONS & options.keys()}, TableOptions)


def opening(
    game: Game, title: str, options: Mapping[str, Any], seats: Sequence[SeatSpec], *, new: bool = True
) -> OpenTable:
    """Return the first event of a table, but for its anchors.

    `new` false: the opening is judged again, and keeps names and words that were once admitted. Raises Refused: what
    `check_title` says of the title, `check_name` of a name and `check_wording` of the game's options, `bad_seat_count`,
    `bad_option`, or the game's own code for a role that it bars and for an opening that could never start.
    """
    check_title(title, new=new)
    _check_roles(game, seats)
    for place, seat in enumerate(seats if new else ()):
        check_name(seat.name, (other.name for other in seats[:place]), kind="form")
    chosen = _options(game, options)
    if new:
        check_wording(chosen)
    game.openable(tuple(seat.role for seat in seats), chosen)
    opened = OpenTable(game.tag, title, msgspec.Raw(_encode(chosen)), _seated(seats))
    table_options = table_options_of(options)
    return replace(
        opened,
        disclosure=table_options.disclosure,
        delay=table_options.delay,
        stand_ins=table_options.stand_ins,
        pause=table_options.pause,
        talk=table_options.talking,
    )


def check_title(title: str, *, new: bool = True) -> None:
    """Refuse the title of a table that is blank, too long, or holds control characters.

    `new` false: it is kept if it was once admitted. Raises Refused: `title_required`, `text_too_long`, `name_control`.
    """
    if not title.strip():
        raise Refused("title_required", kind="form")
    if new:
        check_text(title)
        check_signs(title)


def opening_again(game: Game, former: OpenTable, table: Table) -> OpenTable:
    """Return the first event of a table for the people who sit at `table` now, with its options (`former`).

    Raises Refused where the game does not open for those who are left.
    """
    seats = msgspec.convert([{"name": seat.name, "role": seat.role} for seat in table.sitting], tuple[SeatSpec, ...])
    now = opening(game, table.title, msgspec.json.decode(former.options), seats, new=False)
    begun = replace(former, origin=None, chance=None, before=None)
    return replace(begun, game=now.game, title=now.title, options=now.options, seats=now.seats)


def seat_bounds(game: Game, role: Role) -> tuple[int, int]:
    """Return the least and the greatest number of seats of a role that a table of the game has."""
    least, most = game.roles.get(role, (0, 0))
    return least, MOST_SEATS[role] if most is None else most


def suggested_seats(game: Game) -> Mapping[Role, int]:
    """Return how many seats of each role to begin with.

    They are the fewest, two players where there may be, that the game opens with under its default options.
    """
    count = {role: seat_bounds(game, role)[0] for role in game.roles}
    least, most = seat_bounds(game, "player")
    for players in range(min(max(least, 2), most), most + 1):
        count["player"] = players
        with suppress(Refused):
            game.openable(tuple(Counter(count).elements()), game.options())
            break
    return count


def _check_roles(game: Game, seats: Sequence[SeatSpec]) -> None:
    count: Counter[Role] = Counter(seat.role for seat in seats)
    for barred in count:
        if barred in game.barred:
            raise Refused(game.barred[barred], kind="form")
    roles: tuple[Role, ...] = ("gm", "player", "spectator")
    for role in roles:
        least, most = seat_bounds(game, role)
        if not least <= count[role] <= most:
            raise Refused("bad_seat_count", kind="form", role=role, needed=number_range(least, most), has=count[role])


def number_range(least: int, most: int) -> str:
    """Return a range as people read it: `1`, `3–5`."""
    return str(least) if least == most else f"{least}–{most}"


def _options(game: Game, options: Mapping[str, Any]) -> Any:
    """Return the game's options complete: defaults are written out, so that a table keeps what it was opened with.

    Raises Refused `bad_option`.
    """
    own = {name: value for name, value in options.items() if name not in TABLE_OPTIONS}
    unknown = own.keys() - set(game.options.__struct_encode_fields__)
    if unknown:
        raise Refused("bad_option", kind="form", option=", ".join(sorted(unknown)))
    return _converted(own, game.options)


def _converted(options: Mapping[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(dict(options), kind)
    except msgspec.ValidationError as error:
        raise Refused("bad_option", kind="form", option=str(error)) from error


def _seated(seats: Sequence[SeatSpec]) -> tuple[Seat, ...]:
    ids = numbered(spec.role for spec in seats)
    return tuple(Seat(name, spec.name.strip(), spec.role) for name, spec in zip(ids, seats, strict=True))
