"""A service that answers what it was told to, in order, on a real socket; and what was asked of it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Prepared(NamedTuple):
    """An answer: its body comes in these pieces. `cut`: then the connection breaks, before its length is reached.
    `to`: the end of the path that it answers; empty: any.
    """

    status: int
    pieces: tuple[bytes, ...] = ()
    headers: Mapping[str, str] = {}
    cut: bool = False
    to: str = ""


class Asked(NamedTuple):
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


OWN = {"X-Request-Id": "w"}
"""Whatever the service says has it."""


def said(status: int, value: Any, **headers: str) -> Prepared:
    found = {"Content-Type": "application/json", **OWN, **headers}
    return Prepared(status, (json.dumps(value).encode(),), found)


def problem(status: int, code: str, retry: str = "", **members: Any) -> Prepared:
    found = {"type": f"/problems/{code}", "title": "", "status": status, "detail": "Non.", "code": code, **members}
    return Prepared(status, (json.dumps(found).encode(),), {"Retry-After": retry} if retry else {})


def streamed(*pieces: bytes, cut: bool = True) -> Prepared:
    return Prepared(200, pieces, {"Content-Type": "text/event-stream", **OWN}, cut)


CUT = Prepared(0, cut=True)
"""No answer at all."""


class Wire:
    def __init__(self, answers: tuple[Prepared, ...]) -> None:
        self.asked: list[Asked] = []
        self.url = ""
        self._answers = list(answers)

    def next(self, asked: Asked) -> Prepared:
        """The first answer left that is one to this; somebody else's where there is none."""
        self.asked.append(asked)
        path = asked.path.partition("?")[0]
        found = next((each for each in self._answers if path.endswith(each.to)), None)
        if found is None:
            return Prepared(599)
        self._answers.remove(found)
        return found

    def all(self, header: str) -> list[str]:
        """What was said in that header, request by request."""
        return [asked.headers.get(header, "") for asked in self.asked]


@contextmanager
def wire(*answers: Prepared) -> Iterator[Wire]:
    made = Wire(answers)

    class Handler(BaseHTTPRequestHandler):
        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline(65537)
            self.close_connection = True
            if not self.raw_requestline or not self.parse_request():
                return
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            answer = made.next(Asked(self.command, self.path, dict(self.headers.items()), body))
            if answer.status:
                self._answer(answer)

        def _answer(self, answer: Prepared) -> None:
            self.send_response_only(answer.status)
            length = sum(map(len, answer.pieces)) + answer.cut
            for name, value in {"Content-Length": str(length), "Connection": "close", **answer.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            for piece in answer.pieces:
                self.wfile.write(piece)
                self.wfile.flush()

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()
