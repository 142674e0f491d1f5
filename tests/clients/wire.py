"""A service that answers what it was told to, in order, on a real socket; and what was asked of it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Told(NamedTuple):
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


def said(status: int, value: Any, **headers: str) -> Told:
    told = {"Content-Type": "application/json", **OWN, **headers}
    return Told(status, (json.dumps(value).encode(),), told)


def problem(status: int, code: str, retry: str = "", **members: Any) -> Told:
    told = {"type": f"/problems/{code}", "title": "", "status": status, "detail": "Non.", "code": code, **members}
    return Told(status, (json.dumps(told).encode(),), {"Retry-After": retry} if retry else {})


def streamed(*pieces: bytes, cut: bool = True) -> Told:
    return Told(200, pieces, {"Content-Type": "text/event-stream", **OWN}, cut)


CUT = Told(0, cut=True)
"""No answer at all."""


class Wire:
    def __init__(self, answers: tuple[Told, ...]) -> None:
        self.asked: list[Asked] = []
        self.url = ""
        self._answers = list(answers)

    def next(self, asked: Asked) -> Told:
        """The first answer left that is one to this; somebody else's where there is none."""
        self.asked.append(asked)
        path = asked.path.partition("?")[0]
        found = next((told for told in self._answers if path.endswith(told.to)), None)
        if found is None:
            return Told(599)
        self._answers.remove(found)
        return found

    def all(self, header: str) -> list[str]:
        """What was said in that header, request by request."""
        return [asked.headers.get(header, "") for asked in self.asked]


@contextmanager
def wire(*answers: Told) -> Iterator[Wire]:
    made = Wire(answers)

    class Handler(BaseHTTPRequestHandler):
        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline(65537)
            self.close_connection = True
            if not self.raw_requestline or not self.parse_request():
                return
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            told = made.next(Asked(self.command, self.path, dict(self.headers.items()), body))
            if told.status:
                self._answer(told)

        def _answer(self, told: Told) -> None:
            self.send_response_only(told.status)
            length = sum(map(len, told.pieces)) + told.cut
            for name, value in {"Content-Length": str(length), "Connection": "close", **told.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            for piece in told.pieces:
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
