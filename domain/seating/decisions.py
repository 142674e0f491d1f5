"""Adding a seat and closing one, and acting for an absent one: whether the table and its game admit it."""

from __future__ import annotations

from domain.base.events import Command
from domain.base.names import check_name
from domain.base.refusal import Refused
from domain.game import Game
from domain.seating.opening import number_range, seat_bounds
from domain.table.commands import AddSeat, AllowStandIn, CloseSeat, SeatingCommand
from domain.table.seats import Role, StandIns, State, Table


def decide_seating(game: Game, state: State, seat: str, command: SeatingCommand, *, new: bool = True) -> SeatingCommand:
    """Return the command itself when the table admits it. Raises Refused.

    `new` false: the command is judged again, and a name that was once taken is kept.
    """
    table = state.table
    if isinstance(command, AllowStandIn):
        _check_allowing(table, seat, command)
        return command
    if table.role(seat) != "host":
        raise Refused("not_your_role", kind="role")
    if table.status == "ended":
        raise Refused("table_ended")
    match command:
        case AddSeat(name, role):
            check_room(game, table, role)
            game.seatable(state, role)
            if new:
                check_name(name, (other.name for other in table.seats), kind="form")
        case CloseSeat(target, reason):
            _check_closing(table, target, reason)
    return command


def check_room(game: Game, table: Table, role: Role) -> None:
    """Check that the game has room for one more seat of the role.

    Raises Refused: the game's own code for a role that it bars, `bad_seat_count`.
    """
    if role in game.barred:
        raise Refused(game.barred[role], kind="form")
    least, most = seat_bounds(game, role)
    has = len(table.with_role(role)) + 1
    if has > most:
        raise Refused("bad_seat_count", role=role, needed=number_range(least, most), has=has)


def _check_closing(table: Table, target: str, reason: str) -> None:
    if table.seat(target) is None or target == "host":
        raise Refused("unknown_seat")
    if target in table.closed:
        raise Refused("seat_closed")
    if table.role(target) == "gm" and len(table.with_role("gm")) == 1:
        raise Refused("last_gm")
    if not reason.strip():
        raise Refused("reason_missing")


def _check_allowing(table: Table, seat: str, command: AllowStandIn) -> None:
    players = {each.id for each in table.present("player")}
    if seat not in players:
        raise Refused("not_your_role", kind="role")
    if stand_ins(table) != "consent":
        raise Refused("no_stand_ins")
    _check_absent(table, command.seat)
    if command.by not in players:
        raise Refused("unknown_seat")
    given = seat in table.allowed.get(command.seat, {}).get(command.by, ())
    if given == command.allowed:
        raise Refused("already_answered")


def _check_absent(table: Table, seat: str) -> None:
    found = table.seat(seat)
    if found is None or found.role != "player":
        raise Refused("unknown_seat")
    if not table.absent(seat):
        raise Refused("seat_present")


def stand_ins(table: Table) -> StandIns:
    """Return the rule on who acts for an absent seat: the table's, else `gm` at a led table, `consent` at others."""
    if table.stand_ins != "usual":
        return table.stand_ins
    return "gm" if _is_led(table) else "consent"


def _is_led(table: Table) -> bool:
    return any(seat.role == "gm" for seat in table.seats)


def check_again(table: Table, seat: str) -> None:
    """Check that the seat may open a new table for the same people. Raises Refused.

    The host may, the game master, or, in a game without one, any player.
    """
    role = table.role(seat)
    if role not in ("gm", "host") and (_is_led(table) or role != "player"):
        raise Refused("not_your_role", kind="role")
    if table.status != "ended":
        raise Refused("not_over")


def check_stand_in(table: Table, seat: str, by: str) -> None:
    """Check that one seat may act for another. Raises Refused: `unknown_seat`, `seat_present`, `no_stand_ins`,
    `not_your_role`, `stand_in_not_agreed`.
    """
    _check_absent(table, seat)
    match stand_ins(table):
        case "gm":
            if table.role(by) != "gm":
                raise Refused("not_your_role", kind="role")
        case "consent":
            if table.role(by) != "player":
                raise Refused("not_your_role", kind="role")
            if not table.agreed(seat, by):
                raise Refused("stand_in_not_agreed")
        case _:
            raise Refused("no_stand_ins")


def on_behalf(game: Game, table: Table, by: str) -> frozenset[type[Command]]:
    """Return the commands that the seat may give for another: none needs the other's secrets or speaks in its name."""
    found = game.behalf | game.behalf_of_any if table.role(by) == "gm" else game.behalf_of_any
    return found - game.anytime


def check_start(game: Game, table: Table) -> None:
    """Check that the table may begin by its own command, and that enough people sit there. Raises Refused."""
    if game.starts_with is not None:
        raise Refused("starts_by_rules", command=game.starts_with.__name__)
    for role in game.roles:
        least, most = seat_bounds(game, role)
        has = len(table.with_role(role))
        if has < least:
            raise Refused("bad_seat_count", role=role, needed=number_range(least, most), has=has)
