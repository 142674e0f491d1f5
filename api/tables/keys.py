"""Opening a table, and all that changes who speaks for its seats: tokens issued, told again, revoked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from api.storage.heads import RolledBack
from api.tables.cache import outdated_on_failure
from api.tables.cached_table import CachedTable
from api.tables.chance_streams import begin_chains
from api.tables.dependencies import Dependencies
from api.tables.idempotency import IdempotencyKey, KeyExpired, KeyReused
from api.tables.tokens import (
    Opened,
    TokenRequest,
    holders_of,
    issue,
    issue_first,
    issued_again,
    key_rows,
    reissue,
    reissue_first,
)
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.record.chain import GENESIS, START, Tip
from domain.register import Conflict, Stored
from domain.systems import GAMES
from domain.table import keys
from domain.table.commands import IssueToken, RevokeToken, TokenCommand
from domain.table.opening import house_options, opening
from domain.table.seats import HOST, SeatSpec
from projections.feeds.loading import UnknownTable, sealed

REPEATABLE = timedelta(hours=1)  # tokens of a new table are told again, to whoever knows its idempotency key
TABLE_ID = 32  # characters of the id of a table that an idempotency key names


class TableKeys:
    """Write the streams of keys, and the tables that read of it."""

    def __init__(self, dependencies: Dependencies) -> None:
        self._dependencies = dependencies

    async def open(
        self,
        system: str,
        title: str,
        options: dict[str, Any],
        seats: Sequence[SeatSpec],
        idempotency: IdempotencyKey,
        key: str,
    ) -> Opened:
        """Open a table and issue its tokens, in one atomic append. Under an idempotency key, which names the table and
        goes into its tokens, the same request is answered alike for an hour. Raises Refused, KeyReused, KeyExpired.
        """
        game = GAMES.get(system)
        if game is None:
            raise Refused("unknown_system", kind="form", system=system)
        table = idempotency.key[:TABLE_ID] or self._dependencies.new_id()
        first = opening(game, title, options, seats)
        chained = house_options(options).chance == "chain"
        chance = (
            await self._dependencies.run_io(begin_chains, table, self._dependencies.new_secret(), first.seats)
            if chained
            else None
        )
        first = replace(first, chance=chance.published) if chance else first
        event = Event(
            id=table,
            version=1,
            at=self._dependencies.clock(),
            seat=HOST,
            command=first,
            key=idempotency.key,
            mark=idempotency.mark,
        )
        row, head = sealed(game, table, event, GENESIS)
        tokens, issued = issue_first(table, holders_of(first.seats), key)
        rows, keys_head = key_rows(table, issued, START)
        try:
            await self._dependencies.writing.finish(
                self._dependencies.writing.commit([row, *rows, *((chance.row,) if chance else ())])
            )
        except Conflict:
            if not key:
                raise
            return await self._opened_before(table, idempotency, key)
        self._dependencies.manifest.record_opening(table)
        self._dependencies.manifest.record_head(table, Tip(1, head))
        self._dependencies.manifest.record_head(keys.stream(table), keys_head)
        if chance:
            self._dependencies.manifest.record_head(chance.row.stream, chance.tip)
        return issued_again(table, first.seats, tokens)

    async def issue(self, cached: CachedTable, seat: str, request: TokenRequest) -> str:
        """A new token for the seat; the former one is worth nothing from now on, and the whole table reads it. The same
        request under the same key is answered with the same token.
        """
        _own_keys(cached)
        token, issued = issue(cached.table, seat, request)
        again = await self._dependencies.writing.finish(
            self._change(cached, request, IssueToken(seat, request.by), issued)
        )
        return again or token

    async def reissued(self, table: str, seat: str, request: TokenRequest) -> str | None:
        """The token that this very request was answered with before, by the token that it may have ended."""
        try:
            cached = await self._dependencies.memory.cached(table)
        except UnknownTable:
            return None
        token = reissue(table, cached.keyring.issued.get(seat), request)
        if token is not None:
            try:
                await self._dependencies.writing.finish(self._confirm(cached))
            except Conflict:  # it is gone: look again
                return await self.reissued(table, seat, request)
        return token

    async def revoke(self, cached: CachedTable, seat: str, request: TokenRequest) -> None:
        """No token speaks for the seat until another is issued; the whole table reads it."""
        _own_keys(cached)
        await self._dependencies.writing.finish(self._change(cached, request, RevokeToken(seat), keys.KeyRevoked(seat)))

    async def _opened_before(self, table: str, idempotency: IdempotencyKey, key: str) -> Opened:
        """Return what the same request was answered when it came first."""
        cached = await self._dependencies.memory.cached(table)
        first = cached.feeds.history.raw[0]
        if first.mark != idempotency.mark:
            raise KeyReused
        if self._dependencies.clock() - first.at > REPEATABLE:
            raise KeyExpired
        try:
            await self._dependencies.writing.finish(self._dependencies.memory.confirm(cached, 1))
        except Conflict as error:
            raise RolledBack from error
        idempotency.repeated = True
        rows = await self._dependencies.run_io(self._rows, table)
        seats = first.command.seats
        issued = (keys.read(row.data) for row in rows)
        return issued_again(table, seats, reissue_first(table, holders_of(seats), key, issued))

    def _rows(self, table: str) -> list[Stored]:
        return list(self._dependencies.register.read(keys.stream(table)))

    async def _confirm(self, cached: CachedTable) -> None:
        """Nobody knows of a token that was only read. Raises Conflict where it is gone, Unavailable."""
        with outdated_on_failure(cached):
            await self._dependencies.register.confirm(cached.keyring.stream, cached.keyring.tip)

    async def _change(
        self, cached: CachedTable, request: TokenRequest, command: TokenCommand, event: keys.KeyEvent
    ) -> str | None:
        """Tell the table and change its keys, at once. The token, if this was done before."""
        async with cached.lock:
            while True:
                if cached.outdated:
                    await self._dependencies.memory.catch_up(cached)
                again = reissue(cached.table, cached.keyring.issued.get(command.seat), request)
                if again is not None:
                    with suppress(Conflict):
                        await self._confirm(cached)
                        return again
                    continue
                recorded = cached.event(self._dependencies.new_id(), self._dependencies.clock(), request.seat, command)
                row, head = sealed(cached.feeds.game, cached.table, recorded, cached.head)
                rows, tip = key_rows(cached.table, [event], cached.keyring.tip)
                with suppress(Conflict), outdated_on_failure(cached), self._dependencies.memory.evict_on_damage(cached):
                    await self._dependencies.writing.commit([row, *rows])
                    self._dependencies.manifest.record_head(cached.table, Tip(recorded.version, head))
                    self._dependencies.manifest.record_head(keys.stream(cached.table), tip)
                    break
            cached.mark_outdated()  # whatever comes next, the keys are read again first
        self._dependencies.memory.announce_write(cached)
        self._dependencies.memory.mark_branches_outdated(cached)
        await self._dependencies.memory.refreshed(cached)
        return None


def _own_keys(cached: CachedTable) -> None:
    """A branch has no tokens of its own. Raises Refused `branch_tokens`."""
    origin = cached.feeds.state.table.origin
    if origin is not None:
        raise Refused("branch_tokens", origin=origin.table)
