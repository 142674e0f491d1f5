"""The end by the rules is the end of the table: everybody reads it, and nothing goes on."""

from __future__ import annotations

from domain.base.corrections import DiscloseRecord, Retract
from domain.base.events import Event
from domain.systems.innommable.epilogue import AddNarration, CloseGame, DeclareDefused, DiscloseSecret
from domain.systems.sombre.table.phases import CloseTable, StartPlay
from domain.table.commands import AddSeat, Again, CloseSeat, EndTable, PauseTable
from domain.table.seats import Successor
from projections.feeds.reader import SeatReader
from tests.innommable import table as innommable
from tests.scene import Scene


def over() -> Scene:
    """Innommable: the situation is defused, and the keeper has closed the game."""
    scene = innommable.in_scene(2)
    scene.do("gm", DeclareDefused())
    scene.do("gm", CloseGame())
    return scene


def test_the_table_ends_with_the_game() -> None:
    """INN-END-06: everybody reads it, spectators and the host too."""
    scene = over()
    assert scene.state.table.status == "ended"
    for seat in ("gm", "ana", "zoé", "host"):
        assert scene.last(seat) == ["GameClosed", "TableOver"]
    (frame,) = SeatReader(scene.feeds, "ana", "fr").present_frames()
    assert frame.entries[-1].text == "La partie est finie\u00a0: la table est close."


def test_no_act_of_play_follows() -> None:
    """INN-END-05, INN-END-06: refused by the game's own codes; what an end opens may be opened."""
    scene = over()
    scene.refuse("gm", AddNarration("comment", "encore"), "wrong_phase")
    scene.refuse("host", PauseTable(), "table_ended")
    scene.refuse("host", AddSeat("Dora", "spectator"), "table_ended")
    scene.do("gm", DiscloseSecret("source"))


def test_the_record_can_be_opened_after_the_end_by_the_rules() -> None:
    """SOM-ROLL-01: the game master opens it, without anybody's closing the session."""
    scene = Scene("sombre", [("gm", "gm"), ("ann", "player")])
    scene.do("gm", StartPlay())
    scene.refuse_correction("gm", DiscloseRecord(), "table_not_ended")
    scene.do("gm", CloseTable())
    scene.correct("gm", DiscloseRecord())
    assert scene.state.table.disclosed


def test_an_end_that_is_retracted_is_none() -> None:
    """INN-UNDO-08: the table goes on."""
    scene = over()
    scene.correct("gm", Retract(scene.last_id))
    assert scene.state.table.status == "playing"


def test_a_table_that_is_over_is_opened_again_for_those_who_are_left() -> None:
    """Seats are numbered anew; the host stays the host. The line is the same for all who sit there."""
    scene = Scene("ambre", [(name, "player") for name in ("ana", "zoé", "lou", "eva", "max")])
    scene.do("host", CloseSeat("zoé", "jamais venue"))
    scene.do("host", EndTable())
    last = scene.feeds.history.raw[-1]
    scene.feeds.append(Event(id="new", version=last.version + 1, at=last.at, seat="ana", command=Again("next")))
    assert scene.state.table.again == Successor(
        "next", {"ana": "player1", "lou": "player2", "eva": "player3", "max": "player4", "host": "host"}
    )
    for seat in ("ana", "max", "host"):
        assert scene.last(seat) == ["OpenedAgain"]


def test_records_of_before_close_such_a_table_once_more() -> None:
    """The host's own ending of a game that is over is taken, and offered no more."""
    scene = over()
    scene.do("host", EndTable())
    assert scene.state.table.status == "ended"
