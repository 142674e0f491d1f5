"""An evening of each game over HTTP: somebody never comes, somebody comes late, somebody leaves in the middle."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.api.evenings import GAMES, Evening
from tests.api.service import Seat, Service, problem
from tests.api.test_nosgoth_sheet import TEN
from tests.waiting import PATIENCE


@pytest.mark.parametrize("game", GAMES)
def test_seats_come_and_go_at_the_edge(server: Service, game: str) -> None:
    """One never comes, one comes late and reads what everybody read; whoever leaves for good speaks no more."""
    table = Evening(server, game, 4 if game in ("ambre", "innommable") else 3)
    table.close("player3")
    problem(table["player3"].get(""), 401, "unauthorized")
    problem(table.host.post("/seats/player3/token", {}), 409, "seat_closed")
    problem(table.host.post("/seats/nobody/token", {}), 404, "unknown_seat")
    problem(table["player1"].act({"type": "Say", "text": "?", "to": ["player3"]}), 409, "unknown_seat")
    if "gm1" in table.seats:
        problem(table.host.act({"type": "CloseSeat", "seat": "gm1", "reason": "parti"}), 409, "last_gm")
    late = table.add("Zoé")
    entries = [entry["type"] for frame in table[late].frames() for entry in frame["entries"]]
    assert entries[:3] == ["TableOpened", "SeatClosed", "SeatAdded"]
    page = table[late].get("").json()
    assert page["closed"] == ["player3"]
    assert page["you"] == {"seat": late, "role": "player"}
    assert [seat["name"] for seat in page["seats"]][-1] == "Zoé"
    table[late].did({"type": "JoinTable"})
    problem(table["player1"].act({"type": "AddSeat", "name": "Yann", "role": "player"}), 403, "not_your_role")
    problem(table.host.act({"type": "AddSeat", "name": "zoe\u0301", "role": "spectator"}), 400, "name_alike")


def test_the_game_master_acts_for_an_absent_player(server: Service) -> None:
    """Nosgoth: told and recorded as done by one for the other, once under its key, and refused for who is there."""
    table = Evening(server, "nosgoth", 2)
    gm, ann = table["gm1"], table["player1"]
    gm.did({"type": "StartTable"})
    hero = ann.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": TEN})["entries"][0]["event"]
    leap = {"command": {"type": "DeclareAction", "character": hero, "text": "Bondir"}, "for": "player1"}
    problem(gm.post("/commands", leap), 409, "seat_present")
    ann.did({"type": "SetPresence", "seat": "player1", "away": True})
    offered = [move for move in gm.moves() if move["type"] == "DeclareAction" and move.get("for") == "player1"]
    assert offered[0]["label"].endswith("(pour Anne)")
    problem(table["player2"].post("/commands", leap), 403, "not_your_role")
    problem(gm.post("/commands", {**leap, "command": {"type": "EndTable"}}), 409, "not_for_another")
    first, second = (gm.post("/commands", leap, **{"Idempotency-Key": "leap"}) for _ in range(2))
    assert first.status_code == 201, first.text
    assert first.content == second.content
    (entry,) = first.json()["entries"]
    assert (entry["seat"], entry["by"]) == ("player1", "gm1")
    assert entry["text"].startswith("Par Maud, à la place d’Anne\u00a0: Anne ")
    several = gm.post("/commands", {"commands": [leap, leap]})
    problem(several, 409, several.json()["code"])
    record = gm.get("/record", full="true").text
    assert '"by":"gm1"' in record


def test_players_of_ambre_agree_on_who_acts_for_one_who_left(server: Service) -> None:
    """Ambre: five chairs start as four; one leaves in the middle, and another passes for him."""
    table = Evening(server, "ambre", 5)
    table.close("player5")
    four = [f"player{n}" for n in range(1, 5)]
    table.host.did({"type": "StartGame", "seating": four})
    for seat in four:
        table[seat].did({"type": "SubmitCharacter", "name": f"Enfant {seat}", "motivation": "Je veux tout"})
    table["player4"].did({"type": "SetPresence", "seat": "player4", "away": True})
    for seat in four[:3]:
        table[seat].did({"type": "ConfirmReady", "step": "themes"})
    for seat in four[:3]:
        table[seat].did({"type": "AllowStandIn", "seat": "player4", "by": "player1"})
    assert table["player2"].get("").json()["allowed"] == {"player4": {"player1": four[:3]}}
    bid = {"command": {"type": "Abstain"}, "for": "player4"}
    problem(table["player2"].post("/commands", bid), 409, "stand_in_not_agreed")
    assert table["player1"].post("/commands", bid).status_code == 201
    for seat in four[:3]:
        table[seat].did({"type": "Abstain"})
    assert table["player1"].get("/view").json()["view"]["auction"]["index"] == 2


def test_consents_are_counted_when_a_token_is_revoked(server: Service) -> None:
    """Ambre: a correction that waits for one alone is carried out when the host revokes his token."""
    table = Evening(server, "ambre", 4)
    four = [f"player{n}" for n in range(1, 5)]
    table.host.did({"type": "StartGame", "seating": four})
    act = table["player1"].did({"type": "SubmitCharacter", "name": "Aube", "motivation": "Je veux régner"})
    asked = table["player1"].post(
        "/corrections", {"type": "rewind", "target": act["entries"][0]["event"], "reason": ""}
    )
    proposal = asked.json()["entries"][0]["event"]
    for seat in four[1:3]:
        assert table[seat].post("/corrections", {"type": "consent", "proposal": proposal}).status_code == 201
    assert table["player1"].get("").json()["proposal"]["awaited"] == ["player4"]
    assert table.host.http.delete(f"/tables/{table.id}/seats/player4/token").status_code == 204
    assert table["player1"].get("").json()["proposal"] is None
    assert "EventsVoided" in [e["type"] for frame in table["player2"].frames() for e in frame["entries"]]


def test_who_may_pause_is_an_option_of_the_table(server: Service) -> None:
    """Nosgoth: with `pause` gm a player asks for a pause in vain; as it is by default he has it at once."""
    for pause, status in (("gm", 403), ("anybody", 201)):
        table = server.open("nosgoth", pause=pause)
        table.gm.did({"type": "StartTable"})
        assert table.ann.get("").json()["pause"] == pause
        assert table.ann.act({"type": "PauseTable"}).status_code == status
        assert table.ann.act({"type": "ResumeTable"}).status_code == 403


def test_a_spectator_who_comes_late_reads_late_too(server: Service) -> None:
    """Nosgoth with a delay: the newcomer knows the table once its past is old enough, and nothing fails before."""
    table = server.open("nosgoth", delay_frames=3)
    table.gm.did({"type": "StartTable"})
    frame = table.host.did({"type": "AddSeat", "name": "Zoé", "role": "spectator"})
    seat = frame["entries"][0]["fields"]["id"]
    token = table.host.post(f"/seats/{seat}/token", {}).json()["token"]
    late = Seat(server, table.id, token)
    for what in ("", "/feed", "/view", "/moves"):
        problem(late.get(what), 401, "unauthorized")
    for _ in range(4):
        table.gm.did({"type": "PauseTable"})
        table.gm.did({"type": "ResumeTable"})
    for what in ("", "/feed", "/view", "/moves"):
        assert late.get(what).status_code == 200, what
    types = [entry["type"] for frame in late.frames() for entry in frame["entries"]]
    assert types[:2] == ["TableOpened", "TableStarted"]


def test_an_open_stream_ends_with_its_seat(server: Service) -> None:
    """Nosgoth: whoever reads live when the host closes the seat is told no more."""
    table = server.open("nosgoth")
    with table.bob.live() as stream:
        while "TableOpened" not in stream.recv(timeout=PATIENCE):
            pass
        table.host.did({"type": "CloseSeat", "seat": "player2", "reason": "parti"})
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=PATIENCE)
    problem(table.bob.get("/view"), 401, "unauthorized")
