"""One delivery to an address: a POST of few bytes, of whose answer only the head is read.

A connection of its own for each, so that each is checked; no redirect is followed, no proxy of the environment asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from ssl import SSLContext
from typing import Literal, NamedTuple

import httpcore

from api.hooks.addresses import BadAddress, CheckedBackend, Networks, parsed

PATIENCE = 5.0  # seconds for all of it, the resolution of the name included
MOST_AT_ONCE = 64
LONGEST_WAIT = 3600.0  # seconds: whatever a `Retry-After` says

Trouble = Literal["", "answered", "gone", "unreachable", "slow", "unsigned"]
"""Reasons for which a delivery was not taken: an answer that is none of 2xx; 410; no connection, or no HTTP on it; no
answer in time; no key to sign with. Empty: it was taken.
"""


class Outcome(NamedTuple):
    """The outcome of a delivery.

    `status`: that of the answer, 0 without an answer; `wait`: seconds that the answer asks for.
    """

    trouble: Trouble
    status: int = 0
    wait: float = 0.0


@cache
def certificates() -> SSLContext:
    """Return the certificates of the system, by which receivers are verified, read once."""
    return httpcore.default_ssl_context()


class Poster:
    """Posts to addresses in permitted networks."""

    def __init__(self, networks: Networks) -> None:
        self.networks = networks
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=certificates(),
            max_connections=MOST_AT_ONCE,
            max_keepalive_connections=0,
            network_backend=CheckedBackend(networks),
        )

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Post the body, and return the outcome."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._posted(address, headers, body)
        except TimeoutError:
            return Outcome("slow")
        except httpcore.TimeoutException:
            return Outcome("slow")
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError, BadAddress):
            return Outcome("unreachable")

    async def _posted(self, address: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        url = parsed(address)
        target = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
        sent = {"Host": url.netloc.decode("ascii"), **headers, "Connection": "close"}
        async with self._pool.stream("POST", target, headers=list(sent.items()), content=body) as answer:
            return _outcome(answer.status, dict(answer.headers).get(b"retry-after", b""))

    async def close(self) -> None:
        await self._pool.aclose()


def _outcome(status: int, retry_after: bytes) -> Outcome:
    if 200 <= status < 300:
        return Outcome("", status)
    seconds = float(retry_after) if retry_after.isdigit() and len(retry_after) < 9 else 0.0
    return Outcome("gone" if status == 410 else "answered", status, min(seconds, LONGEST_WAIT))
