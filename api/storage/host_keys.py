"""The host's keys in the register: issued, rotated, revoked, recognised; and the tables that each opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from hmac import compare_digest
from typing import NamedTuple

import msgspec

from api.storage.workers import RunInThread
from domain.record.chain import START, Tip, hash_of, seal
from domain.register import Conflict, Register, Stored, tip_of
from domain.table.host_keys import (
    STREAM,
    TOPICS,
    HostedTable,
    HostKey,
    HostKeyEvent,
    HostKeyIssued,
    HostKeyRevoked,
    after,
    key_in,
    new_host_token,
    read_event,
    read_table,
    tables_stream,
)
from domain.table.keys import hashed


class UnknownKey(Exception):
    """A host's key that does not exist, or was revoked."""


class Hosted(NamedTuple):
    """A table that a key opened, and its place in the order in which it opened them."""

    place: int
    table: HostedTable


class HostKeys:
    """The host's keys of a register. Each question is answered by what the register holds then, so that a key that
    another process revoked is void at once.
    """

    def __init__(
        self, register: Register, run_io: RunInThread, clock: Callable[[], datetime], new_id: Callable[[], str]
    ) -> None:
        self._register = register
        self._run_io = run_io
        self._clock = clock
        self._new_id = new_id
        self._keys: Mapping[str, HostKey] = {}
        self._tip = START

    async def all(self) -> tuple[HostKey, ...]:
        """Return all keys there ever were, the oldest first. Raises Unavailable."""
        return tuple((await self._read()).values())

    async def verified(self, token: str) -> HostKey | None:
        """Return the key whose token this is, else None. Raises Unavailable."""
        name = key_in(token)
        found = (await self._read()).get(name) if name else None
        if found is None or not found.hash or not compare_digest(found.hash, hashed(token)):
            return None
        return found

    async def in_force(self, key: HostKey) -> bool:
        """Return whether the token by which the key was recognised is still the key's own. Raises Unavailable."""
        found = (await self._read()).get(key.id)
        return found is not None and found.hash == key.hash

    def known(self, token: str) -> str | None:
        """Return the id of the key whose token this is, as far as memory shows without any work, else None."""
        found = self._keys.get(key_in(token))
        return found.id if found is not None and found.hash and found.hash == hashed(token) else None

    async def issue(self, name: str) -> tuple[str, str]:
        """Issue a new key: return its id and its token, which is shown here and never again. Raises Unavailable."""
        key = self._new_id()
        return key, await self._issue(key, name)

    async def rotate(self, key: str) -> str:
        """Issue a new token for the key; the former one is void from now on. Raises UnknownKey, Unavailable."""
        found = await self._present(key)
        return await self._issue(key, found.name)

    async def revoke(self, key: str) -> None:
        """Revoke the key: no token speaks for it any more. Raises UnknownKey, Unavailable."""
        await self._present(key)
        await self._append(HostKeyRevoked(key, self._clock()))

    async def tables(self, key: str, after_place: int, limit: int) -> list[Hosted]:
        """Return the tables that the key opened after a place, `limit` at most, in that order. Raises Unavailable."""

        def read() -> list[Hosted]:
            rows = self._register.read(tables_stream(key), after=after_place, limit=limit)
            return [Hosted(row.version, read_table(row.data)) for row in rows]

        return await self._run_io(read)

    async def opened_row(self, key: str, table: str) -> tuple[Stored, Tip]:
        """Return the row that records that the key opened a table, and its tip; to be appended with the table's own
        rows. Raises Unavailable.
        """
        stream = tables_stream(key)
        tip = tip_of(await self._run_io(self._register.last, stream))
        return _sealed(stream, tip, HostedTable(table, self._clock()))

    async def _present(self, key: str) -> HostKey:
        found = (await self._read()).get(key)
        if found is None or not found.hash:
            raise UnknownKey(key)
        return found

    async def _issue(self, key: str, name: str) -> str:
        token = new_host_token(key)
        await self._append(HostKeyIssued(key, name, hashed(token), self._clock()))
        return token

    async def _append(self, event: HostKeyEvent) -> None:
        while True:
            await self._read()
            row, _ = _sealed(STREAM, self._tip, event)
            with suppress(Conflict):  # another process was first
                await self._register.commit([row])
                return

    async def _read(self) -> Mapping[str, HostKey]:
        """Return the keys as the register has them now."""
        tip, known = self._tip, self._keys
        rows = await self._run_io(self._rows, max(tip.version - 1, 0))
        if tip.version:
            if not rows or hash_of(rows[0].data) != tip.hash:  # the register went back
                tip, known = START, {}
                rows = await self._run_io(self._rows, 0)
            else:
                rows = rows[1:]
        if rows or tip is not self._tip:
            self._keys = after(known, (read_event(row.data) for row in rows))
            self._tip = tip_of(rows[-1]) if rows else tip
        return self._keys

    def _rows(self, after_version: int) -> list[Stored]:
        return list(self._register.read(STREAM, after=after_version))


def _sealed(stream: str, tip: Tip, event: HostKeyEvent | HostedTable) -> tuple[Stored, Tip]:
    topic = TOPICS[type(event)]
    data, own = seal(stream, tip.version + 1, topic, tip.hash, msgspec.json.encode(event))
    return Stored(stream, tip.version + 1, topic, data), Tip(tip.version + 1, own)
