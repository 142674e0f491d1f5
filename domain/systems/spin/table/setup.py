"""The table before play: the roles of its seats and its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of
from domain.systems.spin.state.options import Options
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import Phase
from domain.systems.spin.table.guards import require, require_gm, unknown
from domain.systems.spin.table.roles import gm_seat, is_gm
from domain.table.seats import Role, Seat

SeatRole = Literal["gm", "player", "spectator"]
OptionName = Literal[
    "solo",
    "heroic_levels",
    "deus_ex_alea",
    "alea_unbounded",
    "destiny_initiative",
    "destiny_to_fortune",
    "no_zero_destiny",
    "pvp_destiny_delta",
    "max_shifts_per_opposition",
    "fortune_gain_scope",
    "fate_discard",
    "partie_scope",
    "fortune_may_raise_level",
    "dice",
]
PREPARING: tuple[Phase, ...] = ("setup", "genre", "creation")
_CHOICES: dict[str, tuple[str, ...]] = {
    "pvp_destiny_delta": ("absolute", "signed"),
    "fortune_gain_scope": ("lead", "each_involved"),
    "fate_discard": ("return_immediately", "until_empty"),
    "partie_scope": ("game", "session"),
    "dice": ("either", "service", "physical"),
}


class AssignSeat(Command, frozen=True):
    """Assign roles to seats. There is always one gm: naming another makes the former one a player."""

    RULES: ClassVar = ("SPI-SESS-01",)
    seat: Id
    role: SeatRole


class SetTableOption(Command, frozen=True):
    """Switch an advanced rule on or off, or set a choice of the table."""

    RULES: ClassVar = ("SPI-SESS-01",)
    name: OptionName
    value: bool | int | str | None = None


SetupCommand = AssignSeat | SetTableOption


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: SetupCommand = act.command
    require_gm(state, act.seat, "SPI-SESS-01")
    match command:
        case AssignSeat():
            require_assignable(state, act.seat, command)
            return command
        case SetTableOption():
            return _set_option(state, command)


def require_assignable(state: Spin, seat: str, command: AssignSeat, *, strict: bool = True) -> None:
    """Refuse a role that leaves the table without a gm or, past setup, without a player (SPI-SESS-01). Raises Refused.

    A solo game needs no player. If `strict`, also while something is being decided (SPI-A-48).
    """
    found = state.table.seat(command.seat)
    if found is None or found.role == "host" or found.id in state.table.closed:
        raise unknown("SPI-SESS-01")
    if strict:
        between_oppositions(state)
    require(command.seat != seat or command.role == "gm", Refused("seats_incomplete", "SPI-SESS-01"))
    if state.phase != "setup":
        seats = _assigned(state, command).table.seats
        complete = state.options.solo or any(s.role == "player" and s.id not in state.table.closed for s in seats)
        require(complete, Refused("seats_incomplete", "SPI-SESS-01"))


def between_oppositions(state: Spin) -> None:
    """Refuse new seats and changes of role while something is being decided (SPI-A-48). Raises Refused."""
    busy = any(o.is_open for o in state.oppositions.values())
    require(not busy, Refused("opposition_open", "SPI-SESS-01"))
    require(state.stroke is None, Refused("stroke_pending", "SPI-SESS-01"))
    require(state.polarity is None, Refused("polarity_pending", "SPI-SESS-01"))


def seatable(state: Spin, role: Role) -> None:
    """Refuse a new player while something is being decided (SPI-A-48). Raises Refused."""
    if role == "player":
        between_oppositions(state)


def _assigned(state: Spin, command: AssignSeat) -> Spin:
    former = gm_seat(state)

    def role(seat: Seat) -> Seat:
        if seat.id == command.seat:
            return replace(seat, role=command.role)
        if command.role == "gm" and seat.id == former:
            return replace(seat, role="player")
        return seat

    seats = tuple(role(seat) for seat in state.table.seats)
    return replace(state, table=replace(state.table, seats=seats))


def _set_option(state: Spin, command: SetTableOption) -> SetTableOption:
    try:
        options = _with_option(state.options, command.name, command.value)
    except Refused as refused:
        require(state.phase in PREPARING or refused.code == "bad_value", Refused("wrong_phase", "SPI-SESS-01"))
        raise
    require(state.phase in PREPARING, Refused("wrong_phase", "SPI-SESS-01"))
    players = options.solo or state.table.with_role("player")
    require(bool(players) or state.phase == "setup", Refused("seats_incomplete", "SPI-SESS-01"))
    return command


def _with_option(options: Options, name: str, value: bool | int | str | None) -> Options:
    """Return the options with that one changed. Raises Refused: `bad_value`, `option_dependency`."""
    values = {**msgspec.to_builtins(options), name: value}
    try:
        return msgspec.convert(values, Options)
    except msgspec.ValidationError as error:
        unmet = values["deus_ex_alea"] is True and values["heroic_levels"] is False
        unmet = unmet or (values["alea_unbounded"] is True and values["deus_ex_alea"] is False)
        if unmet:
            raise Refused("option_dependency", "SPI-SESS-01") from error
        raise Refused("bad_value", "SPI-SESS-01") from error


def evolve(state: Spin, event: Event) -> Evolved:
    command: SetupCommand = event.command
    match command:
        case AssignSeat():
            return Evolved(_assigned(state, command))
        case SetTableOption(name, value):
            return _option_set(state, name, value)


def _option_set(state: Spin, name: str, value: bool | int | str | None) -> Evolved:
    try:
        return Evolved(replace(state, options=_with_option(state.options, name, value)))
    except Refused:
        return Evolved(state)


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    seats = [s.id for s in state.table.sitting]
    for role in get_args(SeatRole):
        yield from offers.every(AssignSeat, {"seat": seats, "role": (role,)})
    for name in Options.__struct_fields__:
        yield from _option_moves(offers, name)


def _option_moves(offers: Offers, name: str) -> Iterator[Move]:
    if name == "max_shifts_per_opposition":
        fields = {"value": {"anyOf": [integer(1), {"type": "null"}]}}
        yield from offers.each(SetTableOption, "name", (name,), fields, ("value",))
    elif name in _CHOICES:
        yield from offers.every(SetTableOption, {"name": (name,), "value": _CHOICES[name]})
    else:
        values = tuple(offers.taken(SetTableOption, "value", (False, True), name=name))
        if values:
            fields = {"value": flag() if len(values) == 2 else one_of(values)}
            yield from offers.each(SetTableOption, "name", (name,), fields, value=values[0])


CHAPTER = Chapter(
    commands={AssignSeat: "SeatAssigned", SetTableOption: "TableOptionSet"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
