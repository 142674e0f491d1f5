"""The table: who sits there, the ring, the order of refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from domain.base.corrections import Rewind
from domain.base.events import MOST_TEXT
from domain.base.names import MOST_NAME
from domain.base.refusal import Refused
from domain.seating.opening import opening
from domain.systems import GAMES
from domain.systems.ambre.acts.acts import InitiateScene
from domain.systems.ambre.acts.staging import ProposeFrame
from domain.systems.ambre.childhood.auctions import LayBid
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import ConfirmReady, SetConflictTheme
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.state import Options
from domain.table.commands import EndTable, StartTable
from domain.table.seats import SeatSpec
from tests.ambre import table
from tests.ambre.table import WATCHER, P
from tests.ambre.test_bots import finished
from tests.scene import Scene

GAME = GAMES["ambre"]
HELLO = SubmitCharacter("Aurèle", "Je veux tout")


def test_roles() -> None:
    """AMB-GEN-01: players and spectators; a game master is refused at the opening."""
    players = [SeatSpec(name, "player") for name in "abcd"]
    made = opening(GAME, "Une table", {}, [*players, SeatSpec("z", "spectator")])
    assert [seat.role for seat in made.seats] == ["player"] * 4 + ["spectator"]
    with pytest.raises(Refused) as caught:
        opening(GAME, "Une table", {}, [*players, SeatSpec("m", "gm")])
    assert caught.value.code == "no_game_master"


def test_a_game_master_who_slipped_in_is_refused_at_the_start() -> None:
    """AMB-GEN-01: nobody stands above the players."""
    scene = Scene("ambre", [*((seat, "player") for seat in P[:4]), ("maître", "gm")])
    scene.refuse("host", StartGame(P[:4]), "no_game_master")


def test_spectators_and_the_host_play_nothing() -> None:
    """AMB-GEN-01: the host opens and starts, and that is all."""
    scene = table.seated()
    for seat in (WATCHER, "host", "stranger"):
        assert scene.refuse(seat, HELLO, "not_a_player").kind == "role"
        assert scene.moves(seat) == []
    table.opened().refuse(WATCHER, StartGame(P[:4]), "not_a_player")
    assert table.opened().refuse("p0", StartGame(P[:4]), "not_your_role").kind == "role"


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_four_or_five_seats(n: int) -> None:
    """AMB-GEN-02: three only where the table wants it so; never two; what could never start is never opened."""
    for three in (False, True):
        scene = table.opened(n, three_seats=three)
        if n >= 4 or (n == 3 and three):
            scene.do("host", StartGame(P[:n]))
            assert len(scene.state.conflicts) == n
        else:
            assert scene.refuse("host", StartGame(P[:n]), "bad_seat_count").kind == "rule"
            with pytest.raises(Refused) as caught:
                opening(GAME, "Une table", {"three_seats": three}, [SeatSpec(name, "player") for name in P[:n]])
            assert (caught.value.code, caught.value.kind) == ("bad_seat_count", "form")


def test_six_are_refused() -> None:
    """AMB-GEN-02: at the opening already, and at the start."""
    scene = Scene("ambre", [(f"p{k}", "player") for k in range(6)])
    scene.refuse("host", StartGame(tuple(f"p{k}" for k in range(6))), "bad_seat_count")
    with pytest.raises(Refused):
        opening(GAME, "Une table", {}, [SeatSpec(name, "player") for name in "abcdef"])


def test_the_ring() -> None:
    """AMB-GEN-03: the book's drawing A B over C D is the ring A, B, D, C, each with two own conflicts."""
    scene = table.opened(4)
    scene.do("host", StartGame(("p3", "p1", "p0", "p2")))
    between = [(c.id, c.left_of, c.right_of) for c in scene.state.conflicts]
    assert between == [("K0", "p3", "p1"), ("K1", "p1", "p0"), ("K2", "p0", "p2"), ("K3", "p2", "p3")]
    for seat in P[:4]:
        assert sum(seat in c.linked for c in scene.state.conflicts) == 2


@pytest.mark.parametrize("seating", [P[:3], P[:5], ("p0", "p1", "p2", "p2"), ("p0", "p1", "p2", WATCHER), ()])
def test_the_seating_names_each_player_once(seating: tuple[str, ...]) -> None:
    """AMB-GEN-03, AMB-GEN-05: anything else is malformed."""
    assert table.opened(4).refuse("host", StartGame(seating), "bad_request").kind == "form"


def test_the_game_starts_with_its_own_command() -> None:
    """AMB-GEN-04: before it, and after it once more, it is not the time."""
    scene = table.opened(4)
    scene.refuse("host", StartTable(), "starts_by_rules")
    scene.refuse("p0", HELLO, "wrong_phase")
    scene.do("host", StartGame(P[:4]))
    assert scene.state.table.status == "playing"
    assert scene.state.phase == "motivation"
    scene.refuse("host", StartGame(P[:4]), "wrong_phase")


def test_phases_follow_each_other() -> None:
    """AMB-GEN-04: each begins with the last command of the one before."""
    phases: list[str] = []
    scene = finished(4, 11)
    for step in scene.feeds.history.steps(1):
        if step.after.phase not in phases:
            phases.append(step.after.phase)
    assert phases == [
        "motivation",
        "themes",
        "auction",
        "levels",
        "elements",
        "act_one",
        "act_two",
        "epilogue",
        "ended",
    ]


def test_order_of_refusals() -> None:
    """AMB-GEN-05: malformed, game over, not a player, undo pending, the time, the role, and so on."""
    scene = table.bidding()
    malformed = SetConflictTheme("K4", "")
    scene.refuse(WATCHER, malformed, "bad_request")
    target = scene.act("p0", LayBid("C1"))
    scene.correct("p1", Rewind(target))
    scene.refuse(WATCHER, malformed, "bad_request")
    scene.refuse(WATCHER, HELLO, "not_a_player")
    scene.refuse("p0", HELLO, "undo_pending")
    scene.refuse("p0", LayBid("rien"), "undo_pending")


def test_order_of_refusals_at_the_end() -> None:
    """AMB-GEN-05: the end of the game comes before the sender's role."""
    scene = finished(4, 3)
    scene.refuse(WATCHER, HELLO, "game_over")
    scene.refuse("p0", SubmitCharacter("", ""), "game_over")
    scene.refuse("p0", InitiateScene("K4"), "bad_request")
    assert all(scene.moves(seat) == [] for seat in ("host", WATCHER, *P[:4]))


@pytest.mark.parametrize(
    "command",
    [
        SetConflictTheme("K4", "un thème"),
        InitiateScene("K4"),
        DefineElement("K4", "C1", "object", "x"),
        DefineElement("K0", "C1", "object", "x", "K4"),
        DefineElement("K0", "C1", "object", "x", "K0"),
        ProposeFrame(("a", "a"), ("p0",), "x", "p0"),
        ProposeFrame((), ("p0", "p0"), "x", "p0"),
        ProposeFrame((), ("p0",), "x", WATCHER),
    ],
)
def test_malformed_commands(command: Any) -> None:
    """AMB-GEN-05: what names no conflict or seat of this table, or one twice, at any step."""
    assert table.bidding().refuse("p0", command, "bad_request").kind == "form"


def test_a_refusal_changes_nothing_for_others() -> None:
    """AMB-GEN-05, AMB-SEC-09: no event, no frame, no number skipped."""
    scene = table.bidding()
    counts = {seat: scene.feeds.count(seat) for seat in (*P[:4], WATCHER)}
    scene.refuse("p0", LayBid("rien"), "card_not_in_hand")
    scene.refuse("p0", HELLO, "wrong_phase")
    assert counts == {seat: scene.feeds.count(seat) for seat in counts}


def test_judgements_are_recorded_and_can_be_undone() -> None:
    """AMB-GEN-06: free judgements are events like others, of the seat that made them."""
    scene = table.dealt()
    step = scene.do("p2", SetConflictTheme("K1", "Les dettes du père"))
    assert (step.event.seat, scene.last("p0")) == ("p2", ["ConflictThemeSet"])
    scene.correct("p0", Rewind(step.event.id))
    assert scene.state.table.proposal is not None


def test_a_text_pack_suggests_and_decides_nothing() -> None:
    """AMB-GEN-07: its entries are shown to everyone; typed words prevail; without it there is nothing."""
    pack = {"themes": {"M4": "Le pouvoir"}}
    scene = table.seated(text_pack=pack)
    table.submit(scene, table.dealing(["", "", "", ""], ("M0", "M1", "M2", "M3"), ("M4", "M5", "M6", "M7")))
    assert [c.theme for c in scene.view(WATCHER).conflicts] == ["Le pouvoir", "5", "6", "7"]
    scene.do("p0", SetConflictTheme("K0", "  Autre chose "))
    assert scene.view(WATCHER).conflicts[0].theme == "Autre chose"


@pytest.mark.parametrize(
    "options",
    [
        {"element_pickers": "nobody"},
        {"motivation_prefix": "  "},
        {"three_seats": 3},
        {"text_pack": {"themes": {"M22": "x"}}},
        {"text_pack": {"elements": {"cups": {"11": "x"}}}},
        {"text_pack": {"monsters": {}}},
        {"dragons": True},
    ],
)
def test_options_are_closed_lists(options: Mapping[str, Any]) -> None:
    """AMB-GEN-08: no other option, and no other value."""
    with pytest.raises(Refused) as caught:
        opening(GAME, "Une table", options, [SeatSpec(name, "player") for name in "abcd"])
    assert caught.value.code == "bad_option"


def test_defaults_of_the_options() -> None:
    """AMB-GEN-08: as the catalogue has them."""
    assert msgspec.to_builtins(Options()) == {
        "three_seats": False,
        "motivation_prefix": "Je veux",
        "element_pickers": "neighbours",
        "raise_must_exceed": False,
        "cut_gate": "current_narrator",
        "narration_window": 20,
        "open_set_aside": False,
        "act_two_draw": "no_cards",
        "motivation_reveal": "at_end",
        "physical_deck": False,
        "undo_consent": "unanimous",
        "text_pack": None,
    }
    scene = table.seated()
    assert scene.view(WATCHER).options == Options()


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"motivation_prefix": "x" * (MOST_NAME + 1)}, "name_too_long"),
        ({"text_pack": {"themes": {"M4": "x" * (MOST_TEXT + 1)}}}, "text_too_long"),
        ({"text_pack": {"elements": {"cups": {"10": "x" * (MOST_TEXT + 1)}}}}, "text_too_long"),
        ({"text_pack": {"epilogues": {"cups": {"3": "x" * (MOST_TEXT + 1)}}}}, "text_too_long"),
    ],
)
def test_words_of_options_are_bounded(options: Mapping[str, Any], code: str) -> None:
    """AMB-GEN-07, AMB-GEN-08, AMB-CHAR-02: room is left for a motivation; former tables open again as they are."""
    seats = [SeatSpec(name, "player") for name in "abcd"]
    with pytest.raises(Refused) as caught:
        opening(GAME, "Une table", options, seats)
    assert (caught.value.code, caught.value.kind) == (code, "form")
    opening(GAME, "Une table", options, seats, new=False)


def test_an_early_end_by_the_host_is_the_end_of_the_game() -> None:
    """AMB-GEN-05, AMB-GEN-09, AMB-UNDO-01: whoever sends what, malformed commands apart; nothing is offered."""
    scene = table.bidding()
    target = scene.act("p0", LayBid("C1"))
    scene.do("host", EndTable())
    for seat in (WATCHER, "p0"):
        scene.refuse(seat, HELLO, "game_over", rule="AMB-GEN-05")
        scene.refuse_correction(seat, Rewind(target), "game_over")
    scene.refuse("p0", SetConflictTheme("K4", ""), "bad_request")
    assert all(scene.moves(seat) == [] for seat in ("host", WATCHER, *P[:4]))


def test_one_shot() -> None:
    """AMB-GEN-09: after the end nothing can be played, and a new table knows nothing of the old."""
    scene = finished(4, 5)
    for command in (HELLO, ConfirmReady("themes"), LayBid("C1")):
        scene.refuse("p0", command, "game_over")
    assert table.seated().state.players["p0"].set_aside == ()
