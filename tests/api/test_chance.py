"""Dice of chains at the edge: anchors at the opening, a proof with every die that the service rolls, and nobody's
secrets anywhere.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from domain.record.chain import GENESIS, seal
from domain.register import Register, Stored, sqlite_settings
from domain.table import chains
from ops.cli.main import main as greffe
from tests import verifier
from tests.api.service import ANN, BOB, SEATS, Opened, Seat, Service, installed, playing, problem
from tests.game.purse import purse

EARN = {"type": "Earn", "amount": 0}


def roll(seat: Seat, nonce: str = "", **headers: str) -> Any:
    return seat.posted("/commands", {"command": EARN, **({"nonce": nonce} if nonce else {})}, **headers)


def proof(frame: Any) -> Any:
    """Of the one die of a frame."""
    return frame["entries"][0]["dice"][0]["proof"]


def checked(frames: list[Any]) -> verifier.Dice:
    """What an independent reader of a seat's frames finds."""
    dice = verifier.Dice()
    verifier.feed(dice, frames)
    return dice


def secret_of(service: Service, table: str) -> str:
    with Register.open(sqlite_settings(service.database)) as register:
        (row,) = register.read(chains.stream(table))
        return chains.read(row.data).secret


def test_a_table_publishes_its_anchors_first(table: Opened) -> None:
    line = table.bob.frames()[0]["entries"][0]["fields"]["chance"]
    assert line["table"] == table.id
    assert set(line["streams"]) == {"table", "hidden", ANN, BOB}
    assert line["length"] == chains.LENGTH
    assert all(len(anchor) == 64 for anchor in line["streams"].values())


def test_every_roll_comes_with_its_proof(table: Opened) -> None:
    first, second = roll(table.ann, "abc"), roll(table.bob)
    assert (proof(first)["stream"], proof(first)["number"], proof(first)["nonce"]) == ("table", 1, "abc")
    assert (proof(second)["number"], proof(second)["nonce"]) == (2, "")
    for seat in (table.gm, table.ann, table.bob, table.host):
        found = checked(seat.frames())
        assert (found.checked, found.findings) == (2, [])


def test_the_nonce_is_in_the_faces(table: Opened, server: Service) -> None:
    """The same link gives other faces to another nonce: with the secret, as whoever opens the record has it."""
    frame = roll(table.ann, "abc")
    made = chains.Chains(table.id, bytes.fromhex(secret_of(server, table.id)))
    assert made.link("table", 1).hex() == proof(frame)["link"]
    rolls = {chains.numbers(made.link("table", 1), chains.message(table.id, "table", 1, str(n)))(6) for n in range(60)}
    assert rolls == set(range(6))


def test_typed_dice_have_no_proof_and_use_no_link(table: Opened) -> None:
    typed = table.ann.did(EARN, 3)["entries"][0]["dice"]
    assert typed == [{"kind": "d6", "faces": [3], "physical": True}]
    assert proof(roll(table.ann))["number"] == 1


def test_a_refused_command_uses_no_link(table: Opened) -> None:
    problem(table.ann.act({"type": "Earn", "amount": -1}), 409, "bad_value")
    two = {"commands": [{"command": EARN}, {"command": EARN}]}
    problem(table.ann.post("/commands", two), 409, "not_the_last")
    assert proof(roll(table.ann))["number"] == 1


def test_a_repeated_request_shows_the_same(table: Opened) -> None:
    key = {"Idempotency-Key": "once"}
    assert roll(table.ann, "abc", **key) == roll(table.ann, "abc", **key)
    other = table.ann.post("/commands", {"command": EARN, "nonce": "xyz"}, **key)
    problem(other, 422, "idempotency_key_reused")
    assert proof(roll(table.ann))["number"] == 2


def test_a_correction_draws_nothing_and_a_link_is_used_once(table: Opened) -> None:
    first = roll(table.ann)
    target = first["entries"][0]["event"]
    table.gm.post("/corrections", {"type": "retract", "target": target, "reason": "non"})
    assert proof(roll(table.ann))["number"] == 2
    found = checked(table.bob.frames())
    assert (found.checked, found.findings) == (2, [])


def test_by_a_socket_as_well(table: Opened) -> None:
    with table.ann.live() as socket:
        socket.send(json.dumps({"id": "1", "command": EARN, "nonce": "n1"}))
        frames = [message for message in (json.loads(socket.recv()) for _ in range(3)) if "entries" in message]
    assert proof(frames[-1])["nonce"] == "n1"


@pytest.mark.parametrize("nonce", ["a b", "é", "a|b", "x" * 65, 3])
def test_a_nonce_is_of_few_plain_characters(table: Opened, nonce: Any) -> None:
    found = problem(table.ann.post("/commands", {"command": EARN, "nonce": nonce}), 400, "malformed")
    assert found["errors"][0]["pointer"] == "/nonce"


def test_a_table_may_ask_for_the_generator_of_the_service(server: Service) -> None:
    table = server.open(chance="system")
    assert "chance" not in table.ann.frames()[0]["entries"][0]["fields"]
    assert "proof" not in roll(table.ann, "abc")["entries"][0]["dice"][0]
    body = {"system": "purse", "title": "x", "seats": SEATS, "options": {"chance": "stars"}}
    problem(server.http.post("/tables", json=body), 400, "bad_option")


def test_the_options_of_a_game_name_it(server: Service) -> None:
    body = server.http.get("/systems/nosgoth").json()["options"]
    own = body["properties"]
    assert own["chance"]["default"] == "chain"
    assert [choice["const"] for choice in own["chance"]["oneOf"]] == ["chain", "system"]


def test_a_branch_begins_new_chains(table: Opened) -> None:
    roll(table.ann, "before")
    name = table.gm.post("/branches", {}).json()["table"]
    ann, bob = (Seat(table.gm.service, name, table.tokens[each]) for each in (ANN, BOB))
    frame = roll(ann, "after")
    assert (proof(frame)["stream"], proof(frame)["number"]) == (f"table@{name}", 1)
    found = checked(bob.frames())
    assert (found.checked, found.findings) == (2, [])
    assert proof(roll(table.ann))["number"] == 2, "the origin goes on as if there were none"


def test_no_answer_and_no_export_holds_the_secret(table: Opened, server: Service) -> None:
    roll(table.ann)
    secret = secret_of(server, table.id)
    links = chains.Chains(table.id, bytes.fromhex(secret))
    unused = [links.link("table", 2).hex(), links.link("hidden", 1).hex(), links.link(ANN, 1).hex()]
    for seat in (table.gm, table.ann, table.host):
        for what in ("", "/feed", "/view", "/moves", "/record", "/record?full=true"):
            text = seat.get(what).text
            assert secret not in text
            assert not any(link in text for link in unused)


def test_after_a_restart_the_chain_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        table = service.open()
        roll(table.ann, "one")
    with playing(database) as service:
        ann = Seat(service, table.id, table.tokens[ANN])
        roll(ann, "two")
        found = checked(ann.frames())
        assert (found.checked, found.findings) == (2, [])


def test_without_its_secret_a_table_rolls_dice_of_its_own_alone(tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        table = service.open()
    with Register.open(sqlite_settings(database)) as register:
        rows = [
            row for stream in register.streams() if stream != chains.stream(table.id) for row in register.read(stream)
        ]
    other = tmp_path / "other.sqlite"
    with Register.open(sqlite_settings(other)) as register:
        register.append(rows)
    with playing(other) as service:
        ann = Seat(service, table.id, table.tokens[ANN])
        problem(ann.act(EARN), 503, "record_damaged")
        assert ann.did(EARN, 4)


def with_another_secret(database: Path, table: str, other: Path) -> None:
    """The same register, but for the secret of that table's dice: sealed as it ought to be."""
    with Register.open(sqlite_settings(database)) as register:
        rows = [row for stream in register.streams() for row in register.read(stream)]
    own = chains.stream(table)
    data, _ = seal(own, 1, chains.TOPIC, GENESIS, chains.body(chains.ChainSecret("ab" * 32)))
    with Register.open(sqlite_settings(other)) as register:
        register.append([Stored(own, 1, chains.TOPIC, data) if row.stream == own else row for row in rows])


def test_a_secret_that_is_not_that_of_its_anchors_draws_nothing(tmp_path: Path) -> None:
    """Else every die would come with a link that proves nothing."""
    database, other = tmp_path / "greffe.sqlite", tmp_path / "other.sqlite"
    with playing(database) as service:
        table = service.open()
        roll(table.ann)
    with_another_secret(database, table.id, other)
    with playing(other) as service:
        problem(Seat(service, table.id, table.tokens[ANN]).act(EARN), 503, "record_damaged")


@pytest.mark.parametrize("way", ["copy", "backup"])
def test_a_copy_goes_on_where_the_chain_was(tmp_path: Path, way: str) -> None:
    database, other = tmp_path / "greffe.sqlite", tmp_path / "other.sqlite"
    with playing(database) as service:
        table = service.open()
        roll(table.ann, "one")
        secret = secret_of(service, table.id)
    assert done("copy", database, other) == 0 if way == "copy" else done("backup", other, "--data", database) == 0
    with playing(other) as service:
        ann = Seat(service, table.id, table.tokens[ANN])
        roll(ann, "two")
        assert secret_of(service, table.id) == secret
        found = checked(ann.frames())
        assert (found.checked, found.findings) == (2, [])


def test_who_forgets_a_table_forgets_its_secret(tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        table = service.open()
        branch = table.gm.post("/branches", {}).json()["table"]
        secrets = [secret_of(service, table.id), secret_of(service, branch)]
    with installed(purse()):
        assert done("forget", table.id, "--data", database) == 0
    with Register.open(sqlite_settings(database)) as register:
        assert not [stream for stream in register.streams() if stream.endswith(":chance")]
    assert not any(secret.encode() in database.read_bytes() for secret in secrets)


def done(*words: object) -> int:
    """The exit code of `greffe` with these words."""
    with pytest.raises(SystemExit) as left:
        greffe([*map(str, words)])
    return int(left.value.code or 0)


def test_the_verifier_reads_files(table: Opened, tmp_path: Path) -> None:
    for turn in range(3):
        roll(table.ann, f"n{turn}")
    feed, record = tmp_path / "feed.jsonl", tmp_path / "record.jsonl"
    feed.write_text("".join(json.dumps(frame) + "\n" for frame in table.bob.frames()))
    record.write_bytes(table.gm.get("/record", full="true").content)
    own = tmp_path / "own.jsonl"
    own.write_bytes(table.bob.get("/record").content)
    for file in (feed, record, own):
        done = run(file)
        assert (done.returncode, done.stdout) == (0, "3 draws checked, 0 findings\n")
    face = table.bob.frames()[-1]["entries"][0]["dice"][0]["faces"][0]
    feed.write_text(feed.read_text().replace(f'"faces": [{face}]', f'"faces": [{face % 6 + 1}]'))
    assert "does not show what its link gives" in run(feed).stdout
    assert "its receipt is not that of what was told" in run(feed).stdout
    assert run(feed).returncode == 1


def run(file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, verifier.__file__, file], capture_output=True, text=True, check=False)
