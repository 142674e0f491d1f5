"""Again: a table that is over, the same people at a new one, each with a token that nobody else is told."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.api.service import HOST, SEATS, Opened, Seat, Service, playing, problem

LONGEST = 10  # seconds


def ended(server: Service, system: str = "nosgoth", **options: Any) -> Opened:
    table = server.open(system, **options)
    table.gm.did({"type": "StartTable"})
    table.gm.did({"type": "EndTable"})
    return table


def asked(seat: Seat) -> httpx.Response:
    return seat.http.post("/tables", json={"again": seat.path.removeprefix("/tables/")})


def sits(server: Service, seat: Seat) -> Seat:
    """The seat's way to the new table: the answer holds its token and no other."""
    answer = asked(seat)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    tokens = [each["token"] for each in opened["seats"]] + [opened["host"]] * bool(opened["host"])
    assert len(tokens) == 1
    assert answer.headers["location"] == f"/tables/{opened['table']}"
    assert answer.headers["cache-control"] == "no-store"
    return Seat(server, opened["table"], tokens[0])


def test_the_same_people_sit_at_a_new_table(server: Service) -> None:
    """Same game, options, names and roles; every token is new, and is told to who held that seat."""
    former = ended(server, talk="everybody", pause="gm", dice="physical")
    gm = sits(server, former.gm)
    of_player, of_host = asked(former.ann).json(), asked(former.host).json()
    assert ([seat["id"] for seat in of_player["seats"]], of_player["host"]) == (["player1"], "")
    assert of_host["seats"] == []
    assert of_host["host"]
    new = [gm, *(sits(server, seat) for seat in (former.ann, former.bob, former.host))]
    assert len({seat.path for seat in new}) == 1
    assert not {seat.token for seat in new} & set(former.tokens.values())
    pages = [seat.get("").json() for seat in new]
    assert [page["you"]["seat"] for page in pages] == ["gm1", "player1", "player2", "host"]
    was = former.gm.get("").json()
    for part in ("system", "title", "pause", "stand_ins", "disclosed", "delay"):
        assert pages[0][part] == ({**was, "disclosed": False})[part]
    assert [(seat["name"], seat["role"]) for seat in pages[0]["seats"]] == [
        (seat["name"], seat["role"]) for seat in was["seats"]
    ]
    first, again = (seat.frames()[0]["entries"][0]["fields"] for seat in (former.gm, gm))
    assert again["options"] == first["options"]
    assert again["talk"] == first["talk"]
    assert again["chance"] != first["chance"]
    assert pages[0]["status"] == "open"
    gm.did({"type": "StartTable"})


def test_everybody_reads_of_it_and_nobody_reads_a_token(server: Service) -> None:
    """The line names the table; whatever a seat can ask for at the former one holds no token of the new."""
    former = ended(server)
    with former.bob.live(after=len(former.bob.frames())) as stream:
        new = {seat: sits(server, seat) for seat in (former.gm, former.ann, former.host)}
        line = stream.recv(timeout=LONGEST)
    assert "OpenedAgain" in line
    for seat in (former.gm, former.ann, former.bob, former.host):
        page = seat.get("").json()
        assert page["again"] == new[former.gm].path.removeprefix("/tables/")
        entry = seat.frames()[-1]["entries"][-1]
        assert entry["text"] == "Maud ouvre une nouvelle table pour les mêmes personnes."
        read = "".join(seat.get(f"{what}").text for what in ("", "/feed", "/view", "/moves", "/record"))
        read += "".join(other.get("/feed").text for other in new.values())
        assert not [other for other in new.values() if other.token in read]


def test_the_same_request_gives_the_same_answer_and_one_table(server: Service) -> None:
    former = ended(server)
    first, again = asked(former.gm), asked(former.gm)
    assert first.json() == again.json()
    assert asked(former.host).json()["table"] == first.json()["table"]
    assert lines(former.gm).count("OpenedAgain") == 1


def lines(seat: Seat) -> list[str]:
    return [entry["type"] for frame in seat.frames() for entry in frame["entries"]]


def test_whoever_asks_at_once_comes_to_one_table(server: Service) -> None:
    former = ended(server)
    everybody = (former.gm, former.host) * 3
    with ThreadPoolExecutor(len(everybody)) as pool:
        opened = [answer.json() for answer in pool.map(asked, everybody)]
    assert len({each["table"] for each in opened}) == 1
    assert len({each["host"] or each["seats"][0]["token"] for each in opened}) == 2
    assert lines(former.gm).count("OpenedAgain") == 1


def test_a_seat_is_handed_over_once(server: Service) -> None:
    """Once a seat has another token at the new table, or none, its former one opens nothing there."""
    former = ended(server)
    sits(server, former.gm)
    ann, host = sits(server, former.ann), sits(server, former.host)
    assert ann.post("/seats/player1/token", {}).status_code == 201
    problem(asked(former.ann), 409, "seat_handed_over")
    assert host.http.delete(f"{host.path}/seats/player2/token").status_code == 204
    problem(asked(former.bob), 409, "seat_handed_over")
    assert host.post("/seats/player2/token", {}).status_code == 201
    problem(asked(former.bob), 409, "seat_handed_over")


def test_a_token_of_before_that_is_worth_nothing_opens_nothing(server: Service) -> None:
    former = ended(server)
    sits(server, former.gm)
    assert former.host.http.delete(f"/tables/{former.id}/seats/player1/token").status_code == 204
    problem(asked(former.ann), 401, "unauthorized")
    problem(server.http.post("/tables", json={"again": former.id}), 401, "unauthorized")
    for name in ("nothing", "", f"{former.id}:keys"):
        problem(former.bob.http.post("/tables", json={"again": name}), 401, "unauthorized")


def test_who_may_open_and_when(server: Service) -> None:
    table = server.open("nosgoth")
    problem(asked(table.gm), 409, "not_over")
    table.gm.did({"type": "StartTable"})
    problem(asked(table.host), 409, "not_over")
    table.gm.did({"type": "EndTable"})
    problem(asked(table.ann), 403, "not_your_role")
    assert table.ann.get("").json()["again"] is None
    assert asked(table.host).status_code == 201
    assert asked(table.ann).status_code == 201


def test_a_player_opens_where_nobody_leads(server: Service) -> None:
    """Ambre: a closed seat comes to nothing, and the others keep their own, whatever their numbers."""
    seats = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Carla", "Denis", "Élise")]
    made = server.http.post("/tables", json={"system": "ambre", "title": "Vendredi", "seats": seats}).json()
    people = {seat["name"]: Seat(server, made["table"], seat["token"]) for seat in made["seats"]}
    host = Seat(server, made["table"], made["host"])
    host.did({"type": "CloseSeat", "seat": "player2", "reason": "jamais venu"})
    host.did({"type": "EndTable"})
    new = sits(server, people["Denis"])
    assert new.get("").json()["you"]["seat"] == "player3"
    assert [seat["name"] for seat in new.get("").json()["seats"]] == ["Anne", "Carla", "Denis", "Élise"]
    assert sits(server, people["Élise"]).get("").json()["you"]["seat"] == "player4"
    problem(asked(people["Bruno"]), 401, "unauthorized")


def test_too_few_are_left(server: Service) -> None:
    """A table that its game does not admit is not opened again either."""
    table = server.open("nosgoth")
    for seat in ("player1", "player2"):
        table.host.did({"type": "CloseSeat", "seat": seat, "reason": "parti"})
    table.host.did({"type": "EndTable"})
    problem(asked(table.gm), 400, "bad_seat_count")
    assert table.gm.get("").json()["again"] is None


def test_a_table_that_goes_on_keeps_its_successor_and_its_seats(server: Service) -> None:
    """Sombre: its end is retracted after the new table was opened; who is closed later opens no seat of another."""
    table = server.open("sombre")
    table.gm.did({"type": "StartPlay"})
    end = table.gm.did({"type": "CloseTable"})["entries"][0]["event"]
    sits(server, table.gm)
    assert table.gm.post("/corrections", {"type": "retract", "target": end, "reason": "non"}).status_code == 201
    assert table.gm.get("").json()["status"] == "playing"
    table.host.did({"type": "CloseSeat", "seat": "player1", "reason": "parti"})
    late = table.host.did({"type": "AddSeat", "name": "Zoé", "role": "player"})["entries"][0]["fields"]["id"]
    zoe = Seat(server, table.id, table.host.post(f"/seats/{late}/token", {}).json()["token"])
    assert sits(server, table.bob).get("").json()["you"]["seat"] == "player2"
    problem(asked(zoe), 403, "no_seat_again")


def test_again_asks_no_leave_and_counts_as_an_opening(tmp_path: Path) -> None:
    """Whoever was let open a table may play on with the same people; the limits of openings hold."""
    leave = "a-token-for-openings-that-is-long"
    with playing(tmp_path / "r.sqlite", open_tables=(leave,), tables_per_address=2) as service:
        key = {"Authorization": f"Bearer {leave}"}
        body = {"system": "nosgoth", "title": "Vendredi", "seats": SEATS}
        made = service.http.post("/tables", json=body, headers=key).json()
        host = Seat(service, made["table"], made[HOST])
        host.did({"type": "EndTable"})
        new = sits(service, host)
        assert asked(host).status_code == 201
        new.did({"type": "EndTable"})
        problem(asked(new), 429, "too_many_requests")


def test_a_next_table_that_was_deleted(tmp_path: Path) -> None:
    """The former table still knows of it, and says that it is gone; its own token is as good as ever."""
    operator = "the-token-of-who-runs-the-service"
    with playing(tmp_path / "r.sqlite", operator_token=operator) as service:
        former = ended(service)
        new = sits(service, former.gm)
        gone = service.client({"Authorization": f"Bearer {operator}"}).delete(f"/operator{new.path}")
        assert gone.status_code == 204, gone.text
        for seat in (former.gm, former.ann):
            problem(asked(seat), 409, "next_table_gone")
        assert former.gm.get("").status_code == 200


@pytest.mark.parametrize("body", [{"again": 1}, {"again": "x", "system": "nosgoth"}, {"again": None}])
def test_what_cannot_be_read(server: Service, body: Any) -> None:
    problem(server.http.post("/tables", json=body), 400, "malformed")
