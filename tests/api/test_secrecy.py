"""Twin sessions on the wire: what is hidden from a seat changes no byte that it receives, not even by its absence."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.api.service import Opened, Seat, Service
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}
_ID = re.compile(rb"[0-9a-f]{16}")
_TIME = re.compile(rb"\d{4}-\d\d-\d\dT[0-9:.]+Z")
_SIGNATURE = re.compile(rb'"signature":"[\w-]{86}"')  # of what it stands in, which is compared
_PASSING = {"date", "content-disposition"}


def masked_answers(seat: Seat, answers: list[Any]) -> list[bytes]:
    """Bytes of answers with their headers; ids by their order of appearance, times and tokens left out."""
    lines: list[bytes] = []
    for answer in answers:
        if isinstance(answer, bytes):
            lines.append(answer)
            continue
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in _PASSING)
        lines.append(json.dumps([answer.status_code, headers]).encode() + answer.content)
    seen: dict[bytes, bytes] = {}

    def named(found: re.Match[bytes]) -> bytes:
        return seen.setdefault(found[0], b"id%d" % len(seen))

    whole = _SIGNATURE.sub(b"S", _TIME.sub(b"T", b"\n".join(lines)))
    return _ID.sub(named, whole.replace(seat.token.encode(), b"token")).split(b"\n")


def hide(table: Opened, text: str, *, times: int) -> None:
    """What Bruno cannot know: notes, and the correction of one."""
    for _ in range(times):
        note = table.gm.did({"type": "Note", "text": text})["entries"][0]["event"]
        table.gm.post("/corrections", {"type": "retract", "target": note})


def session(server: Service, secret: str, *, times: int) -> list[bytes]:
    """Everything that Bruno receives in a session with so many secrets between its public moments."""
    table = server.open()
    bob = table.bob
    answers: list[Any] = []
    with bob.live() as socket:

        def listen(frames: int = 1) -> Iterator[bytes]:
            for _ in range(frames):
                yield str(socket.recv(PATIENCE)).encode()

        answers += listen()
        for dice in (1, 5):
            hide(table, secret, times=times)
            earned = table.ann.did(EARN, dice)
            answers += listen()
            hide(table, secret, times=times)
            answers.append(bob.act({"type": "Spend", "amount": 99}))
            answers.append(bob.post("/corrections", {"type": "contest", "target": "f" * 16}))
            answers.append(bob.post("/corrections", {"type": "contest", "target": earned["entries"][0]["event"]}))
            answers += listen()
            hide(table, secret, times=times)
        answers.append(bob.act(EARN, 2))
        answers += listen()
        hide(table, secret, times=times)
    for what in ("", "/view", "/moves", "/feed", "/record", "/receipt"):
        answers.append(bob.get(what))
    for number in range(1, 8):
        answers.append(bob.get("/view", at=number))
        answers.append(bob.get("/feed", after=number))
    return masked_answers(bob, answers)


def test_secrets_change_no_byte(server: Service) -> None:
    plain = session(server, "", times=0)
    assert len(plain) > 30
    assert session(server, "la clé est sous la pierre", times=1) == plain
    assert session(server, "x" * 3000, times=3) == plain
