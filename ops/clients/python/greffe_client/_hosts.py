"""Stream of a host's key: what is asked at any of its tables; no sockets."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec

from ._answers import not_streamed
from ._plans import Ask
from .types import HostedLine

_lines = msgspec.json.Decoder(HostedLine)


class HostStream:
    """The event stream of a host's tables: its request and its parser, whatever the cuts between its pieces.

    Line feeds alone end its lines: JSON may hold other breaks.
    """

    def __init__(self, token: str) -> None:
        self.ask = Ask("GET", "/host/asked", token, None, {"Accept": "text/event-stream"})
        self._rest = b""

    def is_open(self, answer: httpx.Response) -> bool:
        return not answer.is_error and not not_streamed(answer)

    def taken(self, data: bytes) -> Iterator[HostedLine]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"data:"):
                yield _lines.decode(line.removeprefix(b"data:"))
