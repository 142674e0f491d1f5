"""A head that came before is not parsed again; what is only like it is, and the answer is the one it always was."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any
from unittest.mock import patch

import pytest

from api.server.http import HttpConnection
from api.server.repeats import LONGEST, MOST, Repeats
from tests.api.service import ANN, Opened, playing
from tests.api.test_connections import dial
from tests.api.test_fast_path import answered, noted, request

HEAD = b"POST /tables/t/commands HTTP/1.1\r\nhost: greffe\r\nContent-Length: "


def scope(**fields: str) -> Any:
    return {"path": "/tables/t/commands", "state": {"fields": {k.encode(): v.encode() for k, v in fields.items()}}}


@pytest.fixture
def repeats() -> Repeats:
    """What a connection knows after a command of two bytes."""
    made = Repeats()
    made.learn(HEAD + b"2\r\naccept: */*\r\n\r\n{}", scope())
    return made


@pytest.mark.parametrize("body", [b"", b"{}", b"x" * 12345, b"\r\nContent-Length: 9\r\n\r\n"])
def test_a_known_head_may_be_of_any_length(repeats: Repeats, body: bytes) -> None:
    read = repeats.read(HEAD + b"%d\r\naccept: */*\r\n\r\n%b" % (len(body), body))
    assert read is not None
    assert read[0]["path"] == "/tables/t/commands"
    assert read[1] == body


@pytest.mark.parametrize(
    "data",
    [
        b"",
        HEAD,
        HEAD + b"2\r\naccept: */*\r\n\r\n{",  # not whole yet
        HEAD + b"2\r\naccept: */*\r\n\r\n{}POST",  # another behind it
        HEAD + b"2\r\naccept: */*\r\n\r\n",
        HEAD + b"\r\naccept: */*\r\n\r\n",
        HEAD + b"+2\r\naccept: */*\r\n\r\n{}",
        HEAD + b" 2\r\naccept: */*\r\n\r\n{}",
        HEAD + b"0x2\r\naccept: */*\r\n\r\n{}",
        HEAD + "٢".encode() + b"\r\naccept: */*\r\n\r\n{}",
        HEAD + b"2 \r\naccept: */*\r\n\r\n{}",
        HEAD + b"2\r\naccept: */*\r\nexpect: 100-continue\r\n\r\n{}",
        HEAD + b"2\r\ntransfer-encoding: chunked\r\n\r\n{}",
        HEAD + b"2\r\n\r\n{}",
        HEAD + b"2\r\naccept: a/b\r\n\r\n{}",  # as long as the one that is known
        HEAD.replace(b"Content", b"content") + b"2\r\naccept: */*\r\n\r\n{}",
        HEAD.replace(b"/t/", b"/u/") + b"2\r\naccept: */*\r\n\r\n{}",
        HEAD.replace(b"POST", b"GET") + b"2\r\naccept: */*\r\n\r\n{}",
        b"\r\nContent-Length: 2\r\naccept: */*\r\n\r\n{}",
    ],
)
def test_what_differs_in_more_is_not_known(repeats: Repeats, data: bytes) -> None:
    assert repeats.read(data) is None


@pytest.mark.parametrize(
    ("data", "fields"),
    [
        (HEAD + b"2\r\n\r\n{", {}),  # the rest came later
        (HEAD + b"2\r\n\r\n{}GET", {}),
        (HEAD + b"2\n\r\n\r\n{}", {}),
        (b"POST / HTTP/1.1\r\nhost: greffe\r\n\r\n", {}),
        (HEAD + b"2\r\n\r\n{}", {"idempotency-key": "k"}),
        (HEAD + b"2\r\n\r\n{}", {"x-request-id": "r"}),
        (HEAD + b"2\r\nx: %b\r\n\r\n{}" % (b"y" * LONGEST), {}),  # it would be held in memory
    ],
)
def test_what_cannot_come_again_is_not_learnt(data: bytes, fields: dict[str, str]) -> None:
    made = Repeats()
    made.learn(data, scope(**fields))
    assert made.read(data) is None


def test_few_heads_are_known_at_once() -> None:
    made = Repeats()
    heads = [HEAD.replace(b"/t/", b"/t%d/" % number) + b"2\r\n\r\n{}" for number in range(3 * MOST)]
    for head in heads:
        made.learn(head, scope())
    assert made.read(heads[-1]) is not None
    assert sum(made.read(head) is not None for head in heads) <= MOST


def test_the_second_command_of_a_connection_is_not_parsed(known: Opened, taken: list[bool]) -> None:
    with closing(dial(known.ann.service)) as wire:
        for text in ("a", "longer", "c"):
            wire.sendall(request(known.ann, text=text))
            status, headers, _ = answered(wire)
            assert (status, headers["content-language"]) == (201, "fr")
    assert (noted(known.ann), taken) == (["a", "longer", "c"], [True])


def test_seats_that_share_a_connection_stay_themselves(known: Opened, taken: list[bool]) -> None:
    with closing(dial(known.ann.service)) as wire:
        for text, seat in zip("abcd", (known.ann, known.bob, known.ann, known.bob), strict=True):
            wire.sendall(request(seat, text=text))
            answered(wire)
    assert (noted(known.ann), noted(known.bob), taken) == (["a", "c"], ["b", "d"], [True, True])


def test_each_answer_names_its_own_request(known: Opened) -> None:
    with closing(dial(known.ann.service)) as wire:
        names = set()
        for _ in range(3):
            wire.sendall(request(known.ann))
            names.add(answered(wire)[1]["x-request-id"])
    assert len(names) == 3


def test_a_token_that_was_revoked_speaks_no_more(known: Opened) -> None:
    with closing(dial(known.ann.service)) as wire:
        for text in "ab":
            wire.sendall(request(known.ann, text=text))
            answered(wire)
        known.host.http.delete(f"{known.host.path}/seats/{ANN}/token")
        wire.sendall(request(known.ann, text="c"))
        status, _, _ = answered(wire)
    assert (status, noted(known.bob)) == (401, [])


def test_a_command_that_cannot_be_read_is_refused_and_the_next_is_heard(known: Opened) -> None:
    with closing(dial(known.ann.service)) as wire:
        statuses = []
        for text in ("a", "\ud800", "b"):
            wire.sendall(request(known.ann, text=text))
            statuses.append(answered(wire)[0])
    assert (statuses, noted(known.ann)) == ([201, 400, 201], ["a", "b"])


def test_a_command_that_the_game_refuses_is_refused(known: Opened) -> None:
    body = b'{"command":{"type":"OpenBox"}}'
    again = request(known.ann).partition(b"content-length: ")[0] + b"content-length: %d\r\n\r\n%b" % (len(body), body)
    with closing(dial(known.ann.service)) as wire:
        wire.sendall(request(known.ann))
        answered(wire)
        wire.sendall(again)
        status, headers, told = answered(wire)
    assert (status, headers["content-type"]) == (409, "application/problem+json")
    assert b"/commands" in told


def test_what_comes_in_two_pieces_is_put_together(known: Opened, taken: list[bool]) -> None:
    with closing(dial(known.ann.service)) as wire:
        wire.sendall(request(known.ann, text="a"))
        answered(wire)
        whole = request(known.ann, text="b")
        wire.sendall(whole[:90])
        sleep(0.1)
        wire.sendall(whole[90:])
        answered(wire)
    assert (noted(known.ann), taken) == (["a", "b"], [True, True])


def test_what_was_told_to_one_request_is_not_told_to_the_next(tmp_path: Path) -> None:
    with playing(tmp_path / "t.sqlite", command_rate_limit=3) as service:
        ann = service.open().ann
        ann.did({"type": "OpenBox"})
        told = []
        with closing(dial(service)) as wire:
            for _ in range(4):
                wire.sendall(request(ann))
                data = wire.recv(65536)
                left = [line for line in data.split(b"\r\n") if line.startswith(b"ratelimit: ")]
                told.append((data[9:12], [line.split(b";")[1] for line in left]))
    assert told == [(b"201", [b"r=2"]), (b"201", [b"r=1"]), (b"201", [b"r=0"]), (b"429", [b"r=0"])]


def test_too_long_a_command_is_refused_whatever_came_before(tmp_path: Path) -> None:
    with playing(tmp_path / "t.sqlite", max_body_bytes=400) as service:
        ann = service.open().ann
        ann.did({"type": "OpenBox"})
        with closing(dial(service)) as wire:
            wire.sendall(request(ann, text="a"))
            answered(wire)
            wire.sendall(request(ann, text="b" * 500))
            status, _, _ = answered(wire)
    assert status == 413


def test_a_connection_that_only_plays_is_closed_when_it_rests(known: Opened) -> None:
    """The timer of a connection at rest goes on while it plays, and is right all the same."""
    came = HttpConnection.connection_made

    def patient(self: HttpConnection, transport: Any) -> None:
        came(self, transport)
        self.timeout_keep_alive = 2

    with patch.object(HttpConnection, "connection_made", patient), closing(dial(known.ann.service)) as wire:
        wire.settimeout(5)
        for number in range(13):
            wire.sendall(request(known.ann, text=f"n{number}"))
            assert answered(wire)[0] == 201
            sleep(0.2)
        assert wire.recv(1) == b""
