"""An evening of each game over HTTP: somebody never comes, somebody comes late, somebody leaves in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Seat, Service, problem

GAMES = ("ambre", "innommable", "nosgoth", "sombre", "spin")
NAMES = ("Anne", "Bruno", "Carla", "Denis", "Élise")


class Evening:
    """A table opened for as many players as the game admits well, by name."""

    def __init__(self, server: Service, game: str, players: int) -> None:
        roles = [*(["gm"] if game != "ambre" else []), *["player"] * players]
        names = ["Maud"] * (game != "ambre") + list(NAMES[:players])
        seats = [{"name": name, "role": role} for name, role in zip(names, roles, strict=True)]
        answer = server.http.post("/tables", json={"system": game, "title": "Vendredi", "seats": seats})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        self.server, self.id = server, made["table"]
        self.seats = {seat["id"]: Seat(server, made["table"], seat["token"]) for seat in made["seats"]}
        self.host = Seat(server, made["table"], made["host"])

    def __getitem__(self, seat: str) -> Seat:
        return self.seats[seat]

    def add(self, name: str, role: str = "player") -> str:
        """The host adds a seat and has a token issued for it; its id."""
        frame = self.host.did({"type": "AddSeat", "name": name, "role": role})
        seat: str = frame["entries"][0]["fields"]["id"]
        issued = self.host.post(f"/seats/{seat}/token", {})
        assert issued.status_code == 201, issued.text
        self.seats[seat] = Seat(self.server, self.id, issued.json()["token"])
        return seat

    def close(self, seat: str, reason: str = "ne vient pas") -> Any:
        return self.host.did({"type": "CloseSeat", "seat": seat, "reason": reason})


@pytest.mark.parametrize("game", GAMES)
def test_seats_come_and_go_at_the_edge(server: Service, game: str) -> None:
    """One never comes, one comes late and reads what everybody read; whoever leaves for good speaks no more."""
    table = Evening(server, game, 4 if game in ("ambre", "innommable") else 3)
    table.close("player3")
    problem(table["player3"].get(""), 401, "unauthorized")
    problem(table.host.post("/seats/player3/token", {}), 409, "seat_closed")
    problem(table.host.post("/seats/nobody/token", {}), 404, "unknown_seat")
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
