"""Whatever comes in an address, in a header or over a socket: a clear refusal or an answer, never a fault.

Every path, query and header parameter of the contract is tried with every value, all others being in order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import pytest

from api.openapi import paths
from tests.api.service import BOB, Opened, Service
from tests.api.test_connections import dial
from tests.waiting import PATIENCE

DIGITS = b"9" * 5000  # more than Python reads as a number
VALUES = {
    "nothing": b"",
    "blank": b" ",
    "zero": b"0",
    "negative": b"-1",
    "more than 64 bits": b"18446744073709551616",
    "5,000 digits": DIGITS,
    "5,000 digits and a sign": b"-" + DIGITS,
    "a digit that is no number": "²".encode(),
    "a digit of another script": "٣".encode(),
    "a wide digit": "３".encode(),
    "a grouped number": b"1_0",
    "a number in blanks": b" 1 ",
    "a fraction": b"1.5",
    "an exponent": b"1e999",
    "no number": b"NaN",
    "no value": b"null",
    "NUL": b"\0",
    "a line break": b"1\r\nX-Forged: 1",
    "not UTF-8": b"\xff\xfe",
    "half a surrogate": b"\xed\xa0\x80",
    "right to left": "\u202eשלום".encode(),
    "very long": b"x" * 20_000,
    "a way up": b"../../health",
    "a tag": b'"<script>',
    "a form": b"{table}%s{0}",
    "half a bracket": b"[",
    "weights": b"1,2;q=,;q=x,*;q=-1,en;q=nan",
    "an address cut off": b"http://[::1",
    "a time at the edge": b"0001-01-01T00:00:00+23:59",
}
POINTED = {name: b"/notes/" + each for name, each in {**VALUES, "half an escape": b"~", "deep": b"0/" * 3000}.items()}
SPELLED = {"twice": "1&{name}=2", "half a percent": "%", "no hex": "%zz", "no character": "%ff"}
"""What is wrong with these is how they stand in the address."""
EARN = {"type": "Earn", "amount": 1}
EVERYWHERE = ("Accept-Language", "X-Request-Id", "If-None-Match", "Origin")
"""Headers that any route may read: all of them at once, as none of them is a reason to refuse."""
FIRST = ("Host", "Accept", "Content-Type", "Authorization")
STREAM = "text/event-stream"


class Case(NamedTuple):
    """Parameters of an operation that get the same value, and what is accepted as an answer."""

    method: str
    path: str
    where: str
    names: tuple[str, ...]
    accept: str = "application/json"

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.where} {' '.join(self.names)} {self.accept}"


def operations() -> Iterator[tuple[str, str, list[tuple[str, str]]]]:
    """(method, path, parameters) of all that is not a socket."""
    for path, each in paths().items():
        for method, operation in each.items():
            if "101" not in operation["responses"]:
                yield method, path, [(parameter["in"], parameter["name"]) for parameter in operation["parameters"]]


def cases() -> Iterator[Case]:
    for method, path, named in operations():
        for where, name in [*named, ("query", "odd")]:
            if name not in EVERYWHERE:
                yield Case(method, path, where, (name,))
            if path.endswith("/feed") and where != "path" and name not in EVERYWHERE:
                yield Case(method, path, where, (name,), STREAM)
        yield Case(method, path, "header", EVERYWHERE)
    for name in FIRST:
        yield Case("post", "/tables", "header", (name,))
        yield Case("get", "/tables/{table}/feed", "header", (name,))
        yield Case("post", "/tables/{table}/commands", "header", (name,))


def sendable() -> dict[str, bytes]:
    """What a client can put into a header."""
    return {name: value.strip() for name, value in VALUES.items() if not set(value) & set(b"\0\r\n")}


def values(case: Case) -> dict[str, bytes]:
    if case.where == "header":
        return sendable()
    more = {f"{name}, in the view": value for name, value in POINTED.items()} if "pointer" in case.names else {}
    return VALUES | more


@pytest.fixture(scope="module")
def played(server: Service) -> tuple[Opened, str]:
    """A table with something at every address, and an event of it."""
    table = server.open()
    event: str = table.gm.did({"type": "Note", "text": "one"})["entries"][0]["event"]
    return table, event


def target(case: Case, right: dict[str, str], value: bytes) -> str:
    """The address, every parameter in order but those that are tried."""
    path, query = case.path, {}
    for name, given in right.items():
        path = path.replace(f"{{{name}}}", quote(value if case.where == "path" and name in case.names else given, ""))
    if case.path.endswith("/why"):
        query["pointer"] = ""
    if case.path.endswith("/compare"):
        query["other"] = right["table"]
    if case.where == "query":
        query |= {name: quote(value, "") for name in case.names}
    return path + "?" * bool(query) + "&".join(f"{name}={said}" for name, said in query.items())


def body(path: str, event: str) -> bytes:
    retract = {"type": "Retract", "target": event, "reason": "x"}
    whole: dict[str, Any] = {
        "/tables": {"system": "purse", "title": "x", "seats": [{"name": "Maud", "role": "player"}]},
        "/tables/{table}/commands": {"command": EARN},
        "/tables/{table}/corrections": retract,
        "/tables/{table}/corrections/preview": retract,
        "/tables/{table}/branches": {"frame": 99},
    }
    return json.dumps(whole[path]).encode() if path in whole else b""


def wrong(played: tuple[Opened, str], case: Case, address: str, headers: dict[str, bytes]) -> str:
    """What is wrong with the answer, if anything."""
    table, event = played
    seat = table.host if "{seat}" in case.path else table.gm
    sent = {"Accept": case.accept.encode(), "Content-Type": b"application/json"} | headers
    named = [(name.encode(), value) for name, value in sent.items()]
    at = {"target": address.encode()}
    with seat.http.stream(case.method, "/", content=body(case.path, event), headers=named, extensions=at) as answer:
        if answer.status_code == 200 and answer.headers["content-type"].startswith(STREAM):
            return ""
        answer.read()
        return complaint(answer)


def complaint(answer: httpx.Response) -> str:
    if "x-forged" in answer.headers:
        return "a header of the caller's"
    if answer.status_code < 400:
        return ""
    if answer.status_code >= 500 or answer.headers.get("content-type") != "application/problem+json":
        return f"{answer.status_code} {answer.text[:200]}"
    found = answer.json()
    return "" if found["code"] and found["detail"] and found["status"] == answer.status_code else str(found)


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_a_strange_value_is_refused_or_answered(played: tuple[Opened, str], case: Case) -> None:
    table, event = played
    right = {"table": table.id, "seat": BOB, "event": event, "name": "purse", "code": "unknown_event", "language": "fr"}
    found = {}
    for name, value in values(case).items():
        headers = dict.fromkeys(case.names, value) if case.where == "header" else {}
        found[name] = wrong(played, case, target(case, right, value), headers)
    if case.where == "query":
        for name, form in SPELLED.items():
            address = target(case, right, b"@").replace("%40", form.replace("{name}", case.names[0]))
            found[name] = wrong(played, case, address, {})
    assert not {name: what for name, what in found.items() if what}


def test_a_parameter_that_is_needed_is_named_where_it_is_missing(played: tuple[Opened, str]) -> None:
    table, event = played
    right = {"table": table.id, "seat": BOB, "event": event}
    needed = [
        (path.format_map(right), each["name"])
        for path, method, described in ((path, *item) for path, all_ in paths().items() for item in all_.items())
        for each in described["parameters"]
        if each["in"] == "query" and each["required"] and method == "get"
    ]
    assert [name for _, name in needed] == ["pointer"]
    for path, name in needed:
        answer = table.gm.http.get(path)
        assert answer.status_code == 400
        assert [(error["code"], error["parameter"]) for error in answer.json()["errors"]] == [("missing_field", name)]


def test_what_is_no_number_is_named(played: tuple[Opened, str]) -> None:
    """The word for no value, too, which Litestar takes for a parameter that was left out."""
    table, _ = played
    for wrong_number in ("null", "1.5", "one", ""):
        answer = table.gm.http.get(f"/tables/{table.id}/view?at={wrong_number}")
        assert answer.status_code == 400, wrong_number
        [error] = answer.json()["errors"]
        assert (error["code"], error["parameter"], error["expected"]) == ("wrong_type", "at", ["integer"])


PROTOCOL = (400, 414, 431)  # what is no handshake is refused before the service sees it
NUMBERS = {"zero"}  # what is a number among the values


@pytest.mark.parametrize("name", ["after", "patch", "moves", "language", "odd"])
def test_a_socket_with_a_strange_parameter_is_refused_or_opened(table: Opened, name: str) -> None:
    answers = {kind: handshake(table, f"?{name}={quote(value, '')}") for kind, value in VALUES.items()}
    answers |= {kind: handshake(table, f"?{name}={form.replace('{name}', name)}") for kind, form in SPELLED.items()}
    assert not {kind: answer for kind, answer in answers.items() if answer[1]}
    opened = {kind for kind, (status, _) in answers.items() if status == 101}
    assert name == "language" or opened <= NUMBERS | {"twice"}, (
        "a number is written in ASCII digits and nothing else, as everywhere"
    )


@pytest.mark.parametrize("name", ["Origin", "Host", "Authorization", "Sec-WebSocket-Protocol", *EVERYWHERE[:3]])
def test_a_socket_with_a_strange_header_is_refused_or_opened(table: Opened, name: str) -> None:
    answers = {kind: handshake(table, "", {name: value}) for kind, value in sendable().items()}
    assert not {kind: answer for kind, answer in answers.items() if answer[1]}


def handshake(table: Opened, query: str, headers: dict[str, bytes] | None = None) -> tuple[int, str]:
    """The status of a handshake, and what is wrong with the answer."""
    named = {
        "Host": b"greffe",
        "Connection": b"upgrade",
        "Upgrade": b"websocket",
        "Sec-WebSocket-Version": b"13",
        "Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
        "Authorization": f"Bearer {table.ann.token}".encode(),
        **(headers or {}),
    }
    lines = [f"GET {table.ann.path}/live{query} HTTP/1.1".encode(), *(f"{n}: ".encode() + v for n, v in named.items())]
    with closing(dial(table.gm.service)) as connection:
        connection.sendall(b"\r\n".join([*lines, b"", b""]))
        answer = HTTPResponse(connection)
        answer.begin()
        if answer.status == 101:
            return 101, ""
        body = answer.read()
        if answer.status in PROTOCOL and body.startswith(b"Failed to open a WebSocket connection"):
            return answer.status, ""
        return answer.status, complaint(httpx.Response(answer.status, headers=dict(answer.getheaders()), content=body))


SAID: dict[str, str | bytes] = {
    "bytes": b'{"id": "1", "command": {"type": "Earn", "amount": 1}}',
    "no text": b"\xff\xfe",
    "nothing": "",
    "blank": " ",
    "a list": "[]",
    "a number": DIGITS.decode(),
    "too deep": "[" * 20_000,
    "half a surrogate": '{"id": "\\ud800", "command": {"type": "Earn", "amount": 1}}',
    "a control character": '{"id": "\x00", "command": {}}',
    "no name": '{"command": {"type": "Earn", "amount": 1}}',
}


def members() -> Iterator[tuple[str, str]]:
    """Messages of which one member is strange."""
    for name in ("id", "key", "nonce", "preview", "dice", "command", "commands", "correction"):
        right = {"id": "1", "command": {"type": "Note", "text": "two"}}
        for kind, value in VALUES.items():
            text = value.decode("utf-8", "replace")
            for form, strange in {
                "text": text,
                "list": [text],
                "within": {"type": text},
                "event": {"target": text},
            }.items():
                yield f"{name}: {kind} as {form}", json.dumps(right | {name: strange})
        yield f"{name}: a number", json.dumps(right | {name: 0}).replace("0", DIGITS.decode())


def test_a_strange_message_is_answered(table: Opened) -> None:
    wrong = {}
    with table.gm.live(after=1) as socket:
        for kind, said in {**SAID, **dict(members())}.items():
            socket.send(said)
            while "status" not in (answer := json.loads(socket.recv(timeout=PATIENCE))):
                pass
            if answer["status"] != 201 and not (answer["status"] < 500 and answer["problem"]["code"]):
                wrong[kind] = answer
    assert not wrong
