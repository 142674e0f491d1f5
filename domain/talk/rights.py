"""Permission to talk, and the seats that a seat may talk to."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.game import Schema, one_of, several
from domain.table.seats import Role, State, Table, TalkRight

_ROLES: dict[TalkRight, frozenset[Role]] = {
    "everybody": frozenset({"gm", "player", "spectator"}),
    "players": frozenset({"gm", "player"}),
    "gm": frozenset({"gm"}),
    "nobody": frozenset(),
}


def allowed(table: Table, seat: str, right: TalkRight) -> bool:
    """Return whether the table's option gives this right to a seat of that role."""
    return table.role(seat) in _ROLES[right]


def may_talk(state: State, seat: str) -> None:
    """Refuse a seat that the table's option `talk` does not let speak. Raises Refused."""
    if not allowed(state.table, seat, state.table.talk.talk):
        raise Refused("no_talk", kind="role")


def addressed(state: State, seat: str, to: tuple[str, ...] | None) -> None:
    """Check that words for some seats are for others at this table, each once. Raises Refused."""
    if to is None:
        return
    known = {each.id for each in state.table.sitting}
    if not known.issuperset(to):
        raise Refused("unknown_seat")
    if not to or seat in to or len(set(to)) < len(to):
        raise Refused("no_listener", kind="form")


def written(text: str) -> None:
    """Refuse a blank text. Raises Refused."""
    if not text.strip():
        raise Refused("nothing_written", kind="form")


def listeners(state: State, seat: str) -> dict[str, Schema]:
    """Return the field for the seats that words can be limited to; empty where nobody else sits at the table."""
    others = {each.id: each.name for each in state.table.sitting if each.id != seat}
    return {"to": several(one_of(others), 1, len(others), unique=True)} if others else {}
