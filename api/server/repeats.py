"""Heads that a connection sent before. Whoever plays sends the same one again and again, but for the length of what
follows it: where it is the same byte for byte but for these digits it means the same, and is not parsed again.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from litestar.types import HTTPScope

from api.wire.middleware import fields_of

MOST = 8  # heads of one connection: a few seats that share it
LONGEST = 4096  # bytes of one, for whoever is connected is held in memory with them
_LENGTH = re.compile(rb"\r\ncontent-length: ", re.IGNORECASE)
_END = b"\r\n\r\n"
_DIGITS = 8  # of a length that came in one piece
_NEVER_AGAIN = (b"idempotency-key", b"x-request-id")  # fields that make each head another


class _Known(NamedTuple):
    """What comes after the digits of the length, and what the request was found to ask for."""

    rest: bytes
    scope: HTTPScope


class Repeats:
    """The last few heads of one connection, those that began a plain command that came whole."""

    __slots__ = ("_known", "_length")

    def __init__(self) -> None:
        self._known: dict[bytes, _Known] = {}  # by what comes before the length
        self._length = b""  # the name of that field as it is spelled here

    def learn(self, data: bytes, scope: HTTPScope) -> None:
        """A command that the parser read in `data`, where that is it and nothing else. Another spelling of its head
        makes all forgotten.
        """
        found = _LENGTH.search(data)
        if found is None or any(name in fields_of(scope) for name in _NEVER_AGAIN):
            return
        start, end = found.span()
        over = data.find(_END, end) + len(_END)
        digits, _, _ = data[end:over].partition(b"\r")
        if not digits.isdigit() or over + int(digits) != len(data) or over > LONGEST:
            return
        if found[0] != self._length or len(self._known) >= MOST:
            self._known, self._length = {}, found[0]
        self._known[data[:start]] = _Known(data[end + len(digits) : over], scope)

    def read(self, data: bytes) -> tuple[HTTPScope, bytes] | None:
        """What a command with a known head asked for before, and its body, where `data` is it and nothing else."""
        start = data.find(self._length)
        known = self._known.get(data[:start]) if start > 0 else None
        if known is None:
            return None
        place = start + len(self._length)
        digits, _, _ = data[place : place + _DIGITS + 1].partition(b"\r")
        place += len(digits)
        body = place + len(known.rest)
        if not digits.isdigit() or data[place:body] != known.rest or body + int(digits) != len(data):
            return None
        return known.scope, data[body:]
