"""Deliveries over real sockets: whole, in order, signed, to nobody else, through whatever a receiver does."""

from __future__ import annotations

import socket
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature

from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, playing, problem
from tests.api.test_late import ZOE, before, watched
from tests.hooks.conftest import HASTY
from tests.hooks.receiver import Receiver, answered, verified
from tests.waiting import until

EARN = {"type": "Earn", "amount": 3}


def hook(seat: Seat, who: str, receiver: Receiver, **body: Any) -> Any:
    answer = put(seat, who, {"address": receiver.address, **body})
    assert answer.status_code == 200, answer.text
    return answer.json()


def put(seat: Seat, who: str, body: Any) -> httpx.Response:
    return seat.http.put(f"{seat.path}/seats/{who}/hook", json=body)


def shown(seat: Seat, who: str) -> Any:
    answer = seat.get(f"/seats/{who}/hook")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_new_frame_comes_signed_and_as_the_feed_tells_it(
    server: Service, table: Opened, receiver: Receiver
) -> None:
    made = hook(table.ann, ANN, receiver)
    assert (made["status"], made["frame"], made["form"]) == ("on", 1, "greffe")
    for _ in range(3):
        last = table.bob.did(EARN)["frame"]
    came = verified(receiver.await_frames(last), server.url)
    assert [each.id for each in came] == [f"{table.id}_{ANN}_{frame}" for frame in (2, 3, 4)]
    assert [each.json["data"]["frame"] for each in came] == table.ann.frames(after=1)
    assert {each.target for each in came} == {"/in?key=s3cret"}
    assert came[0].json["type"] == "frame"
    assert came[0].json["timestamp"] == came[0].json["data"]["frame"]["at"]
    until(lambda: shown(table.ann, ANN)["frame"] == last)


def test_nothing_comes_that_the_seat_does_not_read(table: Opened, receiver: Receiver) -> None:
    hook(table.ann, ANN, receiver)
    table.bob.did({"type": "Note", "text": "hidden from Anne"})
    table.bob.did(EARN)
    (only,) = receiver.await_frames(2)
    assert b"hidden" not in only.body
    assert only.json["data"]["seat"] == ANN


def test_only_the_seat_itself_reads_sets_and_deletes_it(table: Opened, receiver: Receiver) -> None:
    hook(table.ann, ANN, receiver)
    for other in (table.gm, table.bob, table.host):
        problem(put(other, ANN, {"address": receiver.address}), 403, "not_your_role")
        problem(other.get(f"/seats/{ANN}/hook"), 403, "not_your_role")
        problem(other.http.delete(f"{other.path}/seats/{ANN}/hook"), 403, "not_your_role")
        assert receiver.address not in other.get("").text + other.get("/feed").text
    problem(table.bob.get(f"/seats/{BOB}/hook"), 404, "no_hook")
    for _ in range(2):  # the answer may have been lost, and the request come again
        assert table.ann.http.delete(f"{table.ann.path}/seats/{ANN}/hook").status_code == 204
        problem(table.ann.get(f"/seats/{ANN}/hook"), 404, "no_hook")


def test_a_failing_receiver_is_tried_again_from_what_it_took(table: Opened, receiver: Receiver) -> None:
    """It fails, redirects, lies, hangs up; every frame comes at last, in order, the same one again and again until it
    is taken.
    """

    def hang_up(connection: socket.socket) -> None:
        connection.shutdown(socket.SHUT_RDWR)

    def lie(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 yes\r\nContent-Length: -1\r\n\r\n")

    elsewhere = f"{receiver.address}&redirected=1"
    receiver.script += [
        answered(500),
        answered(302, Location=elsewhere),
        hang_up,
        lie,
        answered(429, Retry_After="0"),
        answered(204),
        answered(404),
    ]
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    table.bob.did(EARN)
    came = receiver.await_frames(3)
    until(lambda: shown(table.ann, ANN)["frame"] == 3)
    assert [each.frame for each in receiver.came] == [2, 2, 2, 2, 2, 2, 3, 3]
    assert not any("redirected" in each.target for each in came)
    assert shown(table.ann, ANN)["status"] == "on"
    assert len({each.body for each in receiver.came}) == 2


def test_slow_receivers_are_not_waited_for(table: Opened, receiver: Receiver) -> None:
    """Neither one that says nothing, nor one that never ends its head; others do not wait meanwhile."""
    receiver.script += [receiver.trickle, receiver.sleep]
    seats = {ANN: table.ann, BOB: table.bob, GM: table.gm}
    for who, seat in seats.items():
        hook(seat, who, receiver)
    table.bob.did(EARN)
    until(lambda: len(receiver.came) == 3)
    until(lambda: [shown(seat, who)["frame"] for who, seat in seats.items()].count(2) == 1)
    until(lambda: all(shown(seat, who)["frame"] == 2 for who, seat in seats.items()))
    assert len(receiver.came) == 5


def test_of_a_huge_answer_only_the_head_is_read(table: Opened, receiver: Receiver) -> None:
    sent: list[int] = []

    def flood(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
        while True:
            sent.append(connection.send(bytes(65536)))

    receiver.script.append(flood)
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: shown(table.ann, ANN)["frame"] == 2)
    assert sum(sent) < 50_000_000


def test_an_endless_head_is_no_answer(table: Opened, receiver: Receiver) -> None:
    def flood(connection: socket.socket) -> None:
        connection.sendall(b"HTTP/1.1 200 OK\r\nX: ")
        while True:
            connection.sendall(b"x" * 65536)

    receiver.script.append(flood)
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: shown(table.ann, ANN)["frame"] == 2)
    assert [each.frame for each in receiver.came] == [2, 2]


def test_a_receiver_is_sent_no_more_than_the_rate_allows(tmp_path: Path, receiver: Receiver) -> None:
    with playing(tmp_path / "greffe.sqlite", **{**HASTY, "hook_rate": 200}) as service:
        table = service.open()
        hook(table.ann, ANN, receiver)
        for _ in range(3):
            table.bob.did(EARN)
        came = receiver.await_frames(4)
    assert [each.frame for each in came] == [2, 3, 4]
    assert all(later.at - former.at > 0.28 for former, later in pairwise(came)), "60 s / 200, and a timer's rounding"


def test_a_receiver_that_is_gone_switches_it_off_until_it_is_set_again(table: Opened, receiver: Receiver) -> None:
    receiver.script.append(answered(410))
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: shown(table.ann, ANN)["status"] == "off")
    off = shown(table.ann, ANN)
    assert (off["trouble"], off["answer"], off["frame"]) == ("gone", 410, 1)
    assert off["text"].startswith("Arrêté")
    table.bob.did(EARN)
    made = hook(table.ann, ANN, receiver)
    assert (made["status"], made["frame"]) == ("on", 1)
    receiver.await_frames(3)
    assert [each.frame for each in receiver.came] == [2, 2, 3]


def test_another_address_begins_at_the_present(table: Opened, receiver: Receiver) -> None:
    receiver.script += [answered(500)] * 100
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: receiver.came)
    receiver.script.clear()
    receiver.address += "&other"
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: any("other" in each.target for each in receiver.came))
    assert [each.frame for each in receiver.came if "other" in each.target] == [3]


@pytest.mark.parametrize("how", ["rotated", "revoked", "closed"])
def test_it_ends_with_its_token(table: Opened, receiver: Receiver, how: str) -> None:
    hook(table.ann, ANN, receiver)
    token = f"{table.host.path}/seats/{ANN}/token"
    match how:
        case "rotated":
            table.host.http.post(token).raise_for_status()
        case "revoked":
            table.host.http.delete(token).raise_for_status()
        case _:
            table.host.did({"type": "CloseSeat", "seat": ANN, "reason": "Partie"})
    hook(table.bob, BOB, receiver)
    table.gm.did(EARN)
    until(lambda: any(BOB in each.id for each in receiver.came))
    rows = table.gm.service.uvicorn.app.state.register.hooks.select
    until(lambda: [row.seat for row in rows(table.id)] == [BOB])
    assert not any(ANN in each.id for each in receiver.came)


def test_a_new_token_finds_no_hook_of_the_former(table: Opened, receiver: Receiver) -> None:
    hook(table.ann, ANN, receiver)
    new = table.host.http.post(f"{table.host.path}/seats/{ANN}/token").json()["token"]
    again = Seat(table.ann.service, table.id, new)
    problem(again.get(f"/seats/{ANN}/hook"), 404, "no_hook")


def test_late_spectators_are_sent_late(server: Service, receiver: Receiver) -> None:
    table, zoe = watched(server, delay_frames=2)
    hook(zoe, ZOE, receiver)
    for _ in range(2):
        table.gm.did(EARN)
    hook(table.ann, ANN, receiver)
    table.gm.did(EARN)
    until(lambda: any(ANN in each.id for each in receiver.came))
    until(lambda: [each.frame for each in receiver.came if ZOE in each.id] == [2])  # each hook has a sender of its own
    table.gm.did(EARN)
    until(lambda: len([each for each in receiver.came if ZOE in each.id]) == 2)
    mine = [each.json["data"]["frame"] for each in receiver.came if ZOE in each.id]
    assert mine == zoe.frames(after=1)


def test_time_alone_sends_to_late_spectators(server: Service, receiver: Receiver) -> None:
    from datetime import timedelta

    table, zoe = watched(server, delay_minutes=1)
    with before(server, timedelta(seconds=59)):
        table.gm.did(EARN)
        hook(zoe, ZOE, receiver)
    receiver.await_frames(2)


def test_who_writes_is_not_told_an_address_in_the_log(
    table: Opened, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    receiver.script += [answered(410)]
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    until(lambda: shown(table.ann, ANN)["status"] == "off")
    assert "s3cret" not in str([vars(record) for record in caplog.records if record.name.startswith("greffe")])


def test_the_gm_reads_what_the_gm_may(table: Opened, receiver: Receiver) -> None:
    hook(table.gm, GM, receiver, language="en")
    table.bob.did({"type": "Note", "text": "for the gm as well"})
    (only,) = receiver.await_frames(2)
    assert b"for the gm as well" in only.body


@pytest.mark.parametrize(
    ("body", "code", "pointer"),
    [
        ({}, "malformed", "/address"),
        ({"address": "ftp://example.org/x"}, "hook_no_address", "/address"),
        ({"address": "https://user:pass@example.org/"}, "hook_no_address", "/address"),
        ({"address": "https://example.org/#part"}, "hook_no_address", "/address"),
        ({"address": "https:///nothing"}, "hook_no_address", "/address"),
        ({"address": "http://169.254.169.254/latest"}, "hook_private_address", "/address"),
        ({"address": "https://[::1]:8443/"}, "hook_private_address", "/address"),
        ({"address": "https://example.org/", "events": []}, "malformed", "/events"),
        ({"address": "https://example.org/", "events": ["views"]}, "malformed", "/events/0"),
        ({"address": "https://example.org/", "form": "teams"}, "malformed", "/form"),
    ],
)
def test_what_is_no_hook_is_refused(table: Opened, body: Any, code: str, pointer: str) -> None:
    refused = problem(put(table.ann, ANN, body), 400, code)
    assert refused["errors"][0]["pointer"] == pointer
    problem(table.ann.get(f"/seats/{ANN}/hook"), 404, "no_hook")


def test_the_check_in_the_readme_holds(server: Service, table: Opened, receiver: Receiver) -> None:
    text = (Path(__file__).parents[2] / "api" / "README.md").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in text.split("```python\n")]
    (check,) = (block for block in blocks if "webhook-id" in block)
    hook(table.ann, ANN, receiver)
    table.bob.did(EARN)
    (only,) = receiver.await_frames(2)
    known = {"keys": server.http.get("/.well-known/greffe-keys").json(), "headers": only.headers, "body": only.body}
    exec(check, dict(known))
    with pytest.raises(InvalidSignature):
        exec(check, {**known, "body": only.body + b" "})


def test_a_table_with_a_hook_leaves_the_memory_and_is_sent_from_all_the_same(
    tmp_path: Path, receiver: Receiver
) -> None:
    with playing(tmp_path / "greffe.sqlite", tables_in_memory=1, **HASTY) as service:
        table = service.open()
        hook(table.ann, ANN, receiver)
        table.bob.did(EARN)
        receiver.await_frames(2)
        until(lambda: shown(table.ann, ANN)["frame"] == 2)
        for _ in range(3):
            service.open().gm.get("")
        held = service.uvicorn.app.state.service.memory.tables
        assert table.id not in held
        table.bob.did(EARN)
        receiver.await_frames(3)
    with playing(tmp_path / "greffe.sqlite", **HASTY) as service:
        again = Seat(service, table.id, table.bob.token)
        again.did(EARN)
        receiver.await_frames(4)
