"""Opening a record after its end: who may, what a game keeps closed, and what everybody reads then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domain.game import Law
from domain.register.integrity.verify import verify_file
from ops.cli.main import main as greffe
from tests import verifier
from tests.api.service import ANN, BOB, GM, HOST, Opened, Seat, Service, installed, problem
from tests.api.test_chance import roll, secret_of
from tests.game.purse import purse

DISCLOSE = {"type": "disclose", "reason": "fini"}
PLAYERS = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé", "David")]


def ended(table: Opened) -> Opened:
    assert table.host.act({"type": "EndTable"}).status_code == 201
    return table


def disclosed(table: Opened) -> Any:
    return table.gm.posted("/corrections", DISCLOSE)


def test_everybody_reads_the_whole_record(table: Opened, server: Service, tmp_path: Path) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    roll(table.ann, "n1")
    problem(table.bob.get("/record", full="true"), 403, "not_your_role")
    disclosed(ended(table))
    secret = secret_of(server, table.id)
    for seat in (table.gm, table.ann, table.bob, table.host):
        entry = seat.frames()[-1]["entries"][0]
        assert (entry["type"], entry["fields"]) == ("RecordDisclosed", {"reason": "fini", "secret": secret})
        assert "ouvre le registre" in entry["text"]
        whole = seat.get("/record", full="true")
        assert whole.status_code == 200
        assert "secret" in whole.text
        assert seat.get("").json()["disclosed"] is True
    file = tmp_path / "record.jsonl"
    file.write_bytes(table.bob.get("/record", full="true").content)
    assert verify_file(file).sound
    dice = verifier.Dice()
    verifier.record(dice, [json.loads(line) for line in file.read_text().splitlines()][1:])
    assert (dice.checked, dice.findings) == (1, [])


def test_everybody_replays_it_as_any_seat(table: Opened) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    for what in ("/view", "/feed", "/record"):
        problem(table.bob.get(what, reader=ANN), 403, "record_closed")
        assert table.bob.get(what, reader=BOB).status_code == 200
    disclosed(ended(table))
    for what in ("/view", "/feed"):
        assert table.bob.get(what, reader=ANN).json() == table.ann.get(what).json()
    assert table.bob.get("/view", reader=ANN, at=2).json() == table.ann.get("/view", at=2).json()
    problem(table.bob.get("/view", reader=ANN, at=99), 404, "unknown_frame")
    problem(table.bob.get("/view", reader="player9"), 404, "unknown_seat")
    assert '"text":"secret"' in table.bob.get("/record", reader=ANN).text
    stream = table.bob.http.get(f"{table.bob.path}/feed?reader={ANN}", headers={"Accept": "text/event-stream"})
    problem(stream, 400, "bad_request")


def test_from_a_file_as_well(table: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    disclosed(ended(table))
    file = tmp_path / "record.jsonl"
    file.write_bytes(table.bob.get("/record", full="true").content)
    with pytest.raises(SystemExit) as done:
        greffe(["replay", str(file), "--seat", ANN])
    assert done.value.code == 0
    assert "secret" in capsys.readouterr().out


def test_who_may_and_when(table: Opened) -> None:
    problem(table.gm.post("/corrections", DISCLOSE), 409, "table_not_ended")
    ended(table)
    problem(table.ann.post("/corrections", DISCLOSE), 403, "not_your_role")
    problem(table.host.post("/corrections", DISCLOSE), 403, "not_your_role")
    problem(table.gm.post("/corrections/preview", DISCLOSE), 400, "no_preview")
    assert "secret" not in table.ann.get("/feed").text
    disclosed(table)
    problem(table.gm.post("/corrections", DISCLOSE), 409, "record_open")


def test_a_key_opens_it_once(table: Opened) -> None:
    ended(table)
    first, again = (table.gm.post("/corrections", DISCLOSE, **{"Idempotency-Key": "k"}) for _ in range(2))
    assert first.content == again.content


def test_a_table_of_the_service_s_own_generator_has_no_secret(server: Service) -> None:
    table = server.open(chance="system")
    line = disclosed(ended(table))["entries"][0]
    assert line["fields"] == {"reason": "fini", "secret": ""}
    assert "dés" not in line["text"]


def test_a_table_may_open_its_record_at_the_end(server: Service) -> None:
    table = ended(server.open(disclosure="at_end"))
    assert table.bob.frames()[-1]["entries"][0]["type"] == "RecordDisclosed"
    assert table.bob.get("/record", full="true").status_code == 200


def test_what_the_game_keeps_closed_stays_so_at_the_end(server: Service) -> None:
    """Anybody asks again once nothing is kept any more."""
    table = ended(server.open("spin", disclosure="at_end"))
    problem(table.bob.get("/record", full="true"), 403, "not_your_role")
    problem(table.bob.post("/corrections", DISCLOSE), 409, "record_kept_closed")


@pytest.mark.parametrize(
    "prepared", [(), ({"type": "RecordSymptom", "slot": "opening", "text": "Les murs suintent."},)]
)
def test_a_record_whose_opening_tells_is_opened_by_who_corrects(server: Service, prepared: tuple[Any, ...]) -> None:
    """INN-SEC-01, INN-SEC-08: the others learn nothing of what was prepared, at the end of the table either."""
    table = server.open("innommable", disclosure="at_end")
    for command in prepared:
        table.gm.did(command)
    table.gm.did({"type": "EndTable"})
    for seat in (table.bob, table.host):
        problem(seat.get("/record", full="true"), 403, "not_your_role")
        problem(seat.post("/corrections", DISCLOSE), 403, "not_your_role")
        assert not may_disclose(seat)
    assert may_disclose(table.gm) is not bool(prepared)


def test_a_table_may_keep_its_record_closed_for_ever(server: Service) -> None:
    table = ended(server.open(disclosure="never"))
    problem(table.gm.post("/corrections", DISCLOSE), 409, "record_never_open")
    problem(table.bob.get("/record", full="true"), 403, "not_your_role")


def may_disclose(seat: Seat) -> bool:
    return "disclose" in {offer["type"] for offer in seat.moves("corrections")}


def test_a_branch_is_not_opened_before_its_origin(table: Opened) -> None:
    table.ann.did({"type": "Note", "text": "secret"})
    name = table.gm.post("/branches", {}).json()["table"]
    gm, host, bob = (Seat(table.gm.service, name, table.tokens[each]) for each in (GM, HOST, BOB))
    host.did({"type": "EndTable"})
    problem(gm.post("/corrections", DISCLOSE), 409, "origin_sealed")
    assert not may_disclose(gm)
    disclosed(ended(table))
    assert may_disclose(gm)
    assert gm.post("/corrections", DISCLOSE).status_code == 201
    assert bob.get("/record", full="true").status_code == 200


def test_a_record_is_not_put_to_the_vote_while_a_branch_is_played(server: Service) -> None:
    with installed(purse(Law(consent=lambda state: 2))):
        table = server.open()
        asked = table.ann.post("/branches", {"reason": "pour voir"}).json()
        voice = {"type": "consent", "proposal": asked["entries"][0]["fields"]["proposal"]}
        assert table.bob.post("/corrections", voice).status_code == 201
        (name,) = table.ann.get("").json()["branches"]
        ended(table)
        assert problem(table.ann.post("/corrections", DISCLOSE), 409, "branches_live")["branches"] == [name]
        assert not may_disclose(table.ann)
        problem(table.gm.post("/corrections", DISCLOSE), 403, "not_your_role")
        Seat(server, name, table.tokens[HOST]).did({"type": "EndTable"})
        assert may_disclose(table.ann)
        assert table.ann.post("/corrections", DISCLOSE).json()["entries"][0]["type"] == "CorrectionProposed"


def test_a_table_that_opens_at_its_end_waits_for_its_branches(server: Service) -> None:
    """Anybody asks again once they are over."""
    table = server.open(disclosure="at_end")
    name = table.gm.post("/branches", {}).json()["table"]
    ended(table)
    problem(table.bob.get("/record", full="true"), 403, "not_your_role")
    problem(table.bob.post("/corrections", DISCLOSE), 409, "branches_live")
    Seat(server, name, table.tokens[HOST]).did({"type": "EndTable"})
    assert table.bob.post("/corrections", DISCLOSE).status_code == 201


@pytest.mark.parametrize("system", ["nosgoth", "sombre", "innommable"])
def test_games_of_a_game_master(server: Service, system: str) -> None:
    table = ended(server.open(system))
    offered = [offer for offer in table.gm.moves("corrections") if offer["type"] == "disclose"]
    assert len(offered) == 1
    assert not [offer for offer in table.ann.moves("corrections") if offer["type"] == "disclose"]
    disclosed(table)
    assert table.ann.get("/record", full="true").status_code == 200


def test_spin_keeps_its_secrets(server: Service) -> None:
    """SPI-SEC-07: nothing secret without `DiscloseSecrets`, after the end either."""
    table = ended(server.open("spin"))
    found = problem(table.gm.post("/corrections", DISCLOSE), 409, "record_kept_closed")
    assert found["rule"] == "SPI-SEC-07"
    assert not [offer for offer in table.gm.moves("corrections") if offer["type"] == "disclose"]
    problem(table.ann.get("/record", full="true"), 403, "not_your_role")


def test_innommable_keeps_what_was_prepared(server: Service) -> None:
    """INN-SEC-08."""
    table = server.open("innommable")
    table.gm.did({"type": "RecordSymptom", "slot": "opening", "text": "Les murs suintent."})
    found = problem(ended(table).gm.post("/corrections", DISCLOSE), 409, "record_kept_closed")
    assert found["rule"] == "INN-SEC-08"


def test_ambre_of_a_game_that_was_given_up(server: Service) -> None:
    """AMB-SEC-13: a table abandoned before its end is not unsealed."""
    body = {"system": "ambre", "title": "x", "seats": PLAYERS}
    answer = server.http.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    ann = Seat(server, made["table"], made["seats"][0]["token"])
    Seat(server, made["table"], made["host"]).did({"type": "EndTable"})
    assert problem(ann.post("/corrections", DISCLOSE), 409, "record_kept_closed")["rule"] == "AMB-SEC-13"
