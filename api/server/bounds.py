"""Bounds of connections: how many there are, in all and by address, and how long each may let the service wait."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import uvicorn

from projections.texts import Locale

RESERVE = 128  # descriptors for everything but connections: the register, Redis, logs
HEAD_SECONDS = 10.0  # from the first byte of a request, or from the connection, to the end of its headers
BODY_SECONDS = 30.0  # from there to the end of its body
POLL_SECONDS = 5.0  # between two looks at who reads
MOST_IDLE_POLLS = 6  # in a row that may find a reader at rest
PROGRESS = 1024  # bytes that a reader takes at least between two looks
PIECE = 16_384  # bytes that are parsed at once: no more than the parser takes for one head
FRAMING_BYTES = 32_768  # of what comes with a body and is none: chunk sizes, extensions, trailers


@dataclass(slots=True)
class _Guest:
    """A connection: its address, the bytes unread at the last poll, and the polls in a row at which it read too few."""

    address: str
    unread: int = 0
    idle_polls: int = 0


class Door:
    """The open connections. `most` in all, `most_each` from one address; 0: any number.

    Trusted proxies count in all only: many clients are behind them, which the proxies must count themselves.
    """

    def __init__(self, most: int, most_each: int, trusted: str = "") -> None:
        self.most = most
        self._most_each = most_each
        self._everybody = trusted.strip() == "*"
        self._trusted = _networks(trusted)
        self._guests: dict[asyncio.Transport, _Guest] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._guests)

    def enter(self, address: str, transport: asyncio.Transport) -> bool:
        """Let a connection in, if there is room for one more from its address."""
        if self.most and len(self._guests) >= self.most:
            return False
        if self._most_each and self._by_address[address] >= self._most_each and not self._trusts(address):
            return False
        self._guests[transport] = _Guest(address)
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Remove a connection that is lost; do nothing if it was never let in."""
        guest = self._guests.pop(transport, None)
        if guest is None:
            return
        self._by_address[guest.address] -= 1
        if not self._by_address[guest.address]:
            del self._by_address[guest.address]

    def poll(self) -> None:
        """Cut off connections that do not read what waits for them. To be called every `POLL_SECONDS`."""
        for transport, guest in list(self._guests.items()):
            unread = transport.get_write_buffer_size()
            guest.idle_polls = guest.idle_polls + 1 if unread and unread > guest.unread - PROGRESS else 0
            guest.unread = unread
            if guest.idle_polls > MOST_IDLE_POLLS:
                transport.abort()

    def _trusts(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)


def _networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Return the networks in a list separated by commas; parts that are none (the path of a socket) are left out."""
    found = []
    for part in text.split(","):
        try:
            found.append(ip_network(part.strip(), strict=False))
        except ValueError:
            continue
    return found


class Config(uvicorn.Config):
    """Configuration of uvicorn, with the door of the server and the language of its own refusals. Protocols are made
    with it.
    """

    door: Door
    locale: Locale


def raise_descriptors(wanted: int) -> int:
    """Raise the limit of open files as far as the system lets us; return how many connections it leaves, `wanted` at
    most.
    """
    if sys.platform == "win32":
        return wanted
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    goal = wanted + RESERVE if hard == resource.RLIM_INFINITY else min(wanted + RESERVE, hard)
    if soft != resource.RLIM_INFINITY and soft < goal:
        resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
        soft = goal
    room = wanted if soft == resource.RLIM_INFINITY else soft - RESERVE
    return max(1, min(wanted, room))
