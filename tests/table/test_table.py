"""The table that all games share: who sits there, when it is played, who is away."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Law
from domain.seating.moves import table_moves
from domain.seating.opening import opening
from domain.table import keys
from domain.table.commands import EndTable, JoinTable, PauseTable, ResumeTable, SetPresence, StartTable
from domain.table.seats import SeatSpec
from tests.game.purse import PROJECTION, CloseBox, Earn, Note, OpenBox, purse
from tests.scene import Scene

SEATS: Any = [("gm", "gm"), ("ann", "player"), ("eve", "spectator")]


def scene(**changes: Any) -> Scene:
    game = msgspec.structs.replace(purse(), before_start=frozenset({Note}), **changes)
    return Scene(game, SEATS, projection=PROJECTION)


def test_play_waits_for_the_start() -> None:
    table = scene()
    table.do("ann", Note("préparation"))
    table.refuse("ann", Earn(1), "table_open")
    table.do("gm", StartTable())
    table.do("ann", Earn(1), 1)
    table.refuse("gm", StartTable(), "table_playing")


def test_pause_and_end() -> None:
    table = scene()
    table.refuse("gm", PauseTable(), "table_open")
    table.do("host", StartTable())
    table.do("gm", PauseTable("pizza"))
    table.refuse("ann", Note("x"), "table_paused")
    table.refuse("gm", PauseTable(), "table_paused")
    table.do("gm", ResumeTable())
    table.refuse("gm", ResumeTable(), "table_playing")
    table.do("host", EndTable())
    table.refuse("ann", Note("x"), "table_ended")
    table.refuse("gm", EndTable(), "table_ended")


def test_anybody_who_plays_pauses_at_once() -> None:
    """Table: going on is for the game master and the host."""
    table = scene()
    table.do("host", StartTable())
    table.refuse("eve", PauseTable(), "not_your_role")
    assert PauseTable in {move.command for move in table_moves(table.game, table.state, "ann")}
    table.do("ann", PauseTable("une ligne est franchie"))
    table.refuse("ann", ResumeTable(), "not_your_role")
    assert ResumeTable not in {move.command for move in table_moves(table.game, table.state, "ann")}
    table.do("gm", ResumeTable())


@pytest.mark.parametrize("command", [StartTable(), ResumeTable(), EndTable(), SetPresence("gm", True)])
@pytest.mark.parametrize("seat", ["ann", "eve", "stranger"])
def test_only_gm_and_host_run_the_table(seat: str, command: Command) -> None:
    assert scene().refuse(seat, command, "not_your_role").kind == "role"


def test_sitting_down() -> None:
    table = scene()
    table.do("ann", JoinTable())
    table.refuse("ann", JoinTable(), "already_joined")
    table.do("ann", JoinTable("Annick"))
    table.refuse("eve", JoinTable("  "), "name_required")
    table.refuse("host", JoinTable(), "not_your_role")
    assert [(s.name, s.joined) for s in table.state.table.seats] == [("Gm", False), ("Annick", True), ("Eve", False)]
    assert table.lines("eve") == ["TableOpened", "SeatJoined", "SeatJoined"]


def test_presence() -> None:
    table = scene()
    table.do("ann", SetPresence("ann", True))
    table.refuse("gm", SetPresence("ann", True), "presence_unchanged")
    table.refuse("gm", SetPresence("nobody", True), "unknown_seat")
    table.do("gm", SetPresence("ann", False))
    assert not table.state.table.seat("ann").away


def test_a_game_may_start_by_its_own_command() -> None:
    table = scene(starts_with=OpenBox)
    table.refuse("gm", StartTable(), "starts_by_rules")
    table.refuse("ann", CloseBox(), "table_open")
    table.do("ann", OpenBox())
    assert table.state.table.status == "playing"


def test_whoever_may_not_start_the_table_is_told_that_and_nothing_else() -> None:
    """Table: whether enough sit there would tell who reads late of a seat that was closed since."""
    table = scene(roles={"gm": (0, 1), "player": (2, None), "spectator": (0, None)})
    table.refuse("gm", StartTable(), "bad_seat_count")
    table.refuse("eve", StartTable(), "not_your_role")


def test_some_commands_outlive_the_end() -> None:
    table = scene(after_end=frozenset({Note}))
    table.do("gm", EndTable())
    table.do("ann", Note("épilogue"))


def specs(*roles: str) -> list[SeatSpec]:
    return [SeatSpec(f"{role} {n}", role) for n, role in enumerate(roles)]  # type: ignore[arg-type]


def test_an_opening_is_complete() -> None:
    """Options are written out and seats numbered, so that the record needs no defaults of tomorrow."""
    first = opening(purse(), "Une bourse", {}, specs("gm", "player", "player", "spectator"))
    assert [s.id for s in first.seats] == ["gm1", "player1", "player2", "spectator1"]
    assert bytes(first.options) == b'{"dice":"either"}'
    assert first.game == "purse/1"


@pytest.mark.parametrize(
    ("title", "options", "roles", "code"),
    [
        (" ", {}, ["player"], "title_required"),
        ("t", {}, ["gm", "gm", "player"], "bad_seat_count"),
        ("t", {}, ["gm"], "bad_seat_count"),
        ("t", {"dice": "loaded"}, ["player"], "bad_option"),
        ("t", {"dyce": "either"}, ["player"], "bad_option"),
    ],
)
def test_bad_openings(title: str, options: dict[str, Any], roles: list[str], code: str) -> None:
    with pytest.raises(Refused) as caught:
        opening(purse(), title, options, specs(*roles))
    assert (caught.value.code, caught.value.kind) == (code, "form")


def test_a_game_may_bar_a_role_by_name() -> None:
    game = msgspec.structs.replace(purse(), barred={"gm": "no_game_master"})
    with pytest.raises(Refused, match="no_game_master"):
        opening(game, "t", {}, specs("gm", "player"))
    with pytest.raises(Refused, match="name_required"):
        opening(game, "t", {}, [SeatSpec(" ", "player")])


def test_keys_are_rotated_and_revoked() -> None:
    one, two = keys.new_token(), keys.new_token()
    assert one != two
    assert len(one) >= 43
    events: list[keys.KeyEvent] = [keys.KeyIssued("ann", keys.hashed(one)), keys.KeyIssued("bob", keys.hashed(two))]
    assert keys.holders(keys.in_force(events)) == {keys.hashed(one): "ann", keys.hashed(two): "bob"}
    rotated: list[keys.KeyEvent] = [*events, keys.KeyIssued("ann", "h"), keys.KeyRevoked("bob")]
    assert keys.holders(keys.in_force(rotated)) == {"h": "ann"}
    assert keys.read(keys.body(events[0])) == events[0]
    assert one not in keys.body(events[0]).decode()


def test_a_law_has_the_catalogues_words() -> None:
    assert Law().names["amend"] == "RulingAmended"
