"""Opening of tables, and changes of who speaks for their seats: tokens issued, issued again, revoked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, NamedTuple

from msgspec.structs import replace

from api.storage.chance_streams import begin_chains
from api.storage.heads import RolledBack
from api.storage.idempotency import ALWAYS, IdempotencyKey, KeyExpired, KeyReused
from api.tables.cache import outdated_on_failure
from api.tables.cached_table import CachedTable
from api.tables.damage import DamagedTable
from api.tables.dependencies import Dependencies
from api.tables.tokens import (
    Opened,
    SeatOpened,
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
from domain.game import Game
from domain.record.chain import GENESIS, START, Tip
from domain.register import Conflict, Stored
from domain.seating.decisions import check_again
from domain.seating.opening import opening, opening_again, table_options_of
from domain.systems import GAMES
from domain.table import keys
from domain.table.commands import Again, IssueToken, OpenTable, RevokeToken, TokenCommand
from domain.table.seats import HOST, SeatSpec, Successor
from projections.feeds.loading import UnknownTable, sealed

REPEATABLE = timedelta(hours=1)  # tokens of a new table are told again, to whoever knows its idempotency key
TABLE_ID = 32  # characters of the id of a table that an idempotency key names


class NewStreams(NamedTuple):
    """The streams of a table that is not there yet: their rows, and the head of each."""

    table: str
    rows: list[Stored]
    heads: dict[str, Tip]


class TableKeys:
    """Writes the key streams of tables, and the events that tell a table of the change."""

    def __init__(self, dependencies: Dependencies) -> None:
        self._dependencies = dependencies

    async def seat_of(self, table: str, token_hash: str) -> tuple[CachedTable, str] | None:
        """Return the table and the seat for which this token speaks; None alike for a wrong token and for no table.
        Raises DamagedTable if the token is known to be of that table, Unavailable.
        """
        try:
            cached = await self._dependencies.memory.cached(table)
        except UnknownTable:
            return None
        except DamagedTable as found:
            if token_hash in found.holders:
                raise
            return None
        seat = cached.seat_of(token_hash)
        return None if seat is None else (cached, seat)

    async def open(
        self,
        system: str,
        title: str,
        options: dict[str, Any],
        seats: Sequence[SeatSpec],
        idempotency: IdempotencyKey,
        key: str,
        host_key: str = "",
    ) -> Opened:
        """Open a table and issue its tokens, in one atomic append; `host_key` speaks for its host. Under an idempotency
        key, which names the table and goes into its tokens, the same request is answered alike for an hour. Raises
        Refused, KeyReused, KeyExpired.
        """
        game = GAMES.get(system)
        if game is None:
            raise Refused("unknown_system", kind="form", system=system)
        table = self._dependencies.environment.table_id(idempotency.key[:TABLE_ID])
        first = opening(game, title, options, seats)
        tokens, issued = issue_first(table, holders_of(first.seats), key)
        chained = table_options_of(options).chance == "chain"
        hosts = (host_key,) if host_key else ()
        while True:
            new = await self._begun(game, table, first, issued, idempotency, hosts, chained=chained)
            try:
                await self._dependencies.writing.finish(self._dependencies.writing.commit(new.rows))
            except Conflict:
                if hosts and not await self._is_there(table):
                    continue  # the key opened another table meanwhile
                if not key:
                    raise
                return await self._opened_before(table, idempotency, key)
            self._record(new)
            return issued_again(table, first.seats, tokens)

    async def _is_there(self, table: str) -> bool:
        head: int = await self._dependencies.run_io(self._dependencies.register.head, table)
        return head > 0

    async def _begun(
        self,
        game: Game,
        table: str,
        first: OpenTable,
        issued: Sequence[keys.KeyEvent],
        idempotency: IdempotencyKey,
        hosts: Sequence[str],
        *,
        chained: bool,
    ) -> NewStreams:
        """Return the first rows of a new table, of its keys, and of its dice if they are `chained`; and the rows that
        list it among the tables of these `hosts`' keys.
        """
        chance = (
            await self._dependencies.run_io(
                begin_chains, table, self._dependencies.environment.new_secret(), first.seats
            )
            if chained
            else None
        )
        event = Event(
            id=table,
            version=1,
            at=self._dependencies.environment.clock(),
            seat=HOST,
            command=replace(first, chance=chance.published) if chance else first,
            key=idempotency.key,
            mark=idempotency.mark,
        )
        row, head = sealed(game, table, event, GENESIS)
        hosted = [keys.HostedBy(each) for each in hosts]
        rows, keys_head = key_rows(table, [*issued, *hosted], START)
        new = NewStreams(table, [row, *rows], {table: Tip(1, head), keys.stream(table): keys_head})
        for host_key in hosts:
            opened, tip = await self._dependencies.host_keys.opened_row(host_key, table)
            new.rows.append(opened)
            new.heads[opened.stream] = tip
        if chance:
            new.rows.append(chance.row)
            new.heads[chance.row.stream] = chance.tip
        return new

    def _record(self, new: NewStreams) -> None:
        """Note in the manifest that these streams are in the register."""
        self._dependencies.manifest.record_opening(new.table)
        for stream, head in new.heads.items():
            self._dependencies.manifest.record_head(stream, head)

    async def open_again(self, cached: CachedTable, request: TokenRequest) -> Opened:
        """Open a table for those who sat at one that is over, unless that was done, and return the token of the asking
        seat there, and no other. A seat gets its token when it asks with its former one, from which the new one is
        derived: nobody else can, and the same request is answered alike. Raises Refused.
        """
        return await self._dependencies.writing.finish(self._open_again(cached, request))

    async def _open_again(self, cached: CachedTable, request: TokenRequest) -> Opened:
        successor = cached.feeds.state.table.again or await self._succeeded(cached, request.seat)
        seat = successor.seats.get(request.seat)
        if seat is None:
            raise Refused("no_seat_again", kind="role")
        try:
            new = await self._dependencies.memory.cached(successor.table)
        except UnknownTable as error:
            raise Refused("next_table_gone") from error
        token = await self._handed_over(new, replace(request, seat=seat))
        found = new.feeds.state.table.seat(seat)
        if found is None or seat == HOST:
            return Opened(new.table, (), token)
        return Opened(new.table, (SeatOpened(found.id, found.name, found.role, token),), "")

    async def _succeeded(self, cached: CachedTable, seat: str) -> Successor:
        """Return the table that follows this one. If there is none yet, open it and record that in this one, in one
        atomic append.
        """
        memory = self._dependencies.memory
        async with cached.lock:
            while True:
                if cached.outdated:
                    await memory.catch_up(cached)
                table, game = cached.feeds.state.table, cached.feeds.game
                if table.again is not None:
                    break
                check_again(table, seat)
                first = opening_again(GAMES[game.name], cached.feeds.history.raw[0].command, table)
                name, hosts = self._dependencies.environment.table_id(), cached.keyring.hosts
                chained = table.chance is not None
                new = await self._begun(GAMES[game.name], name, first, (), ALWAYS, hosts, chained=chained)
                opened_again = cached.event(
                    self._dependencies.environment.new_id(), self._dependencies.environment.clock(), seat, Again(name)
                )
                row, head = sealed(game, cached.table, opened_again, cached.head)
                with suppress(Conflict), outdated_on_failure(cached), memory.evict_on_damage(cached):
                    await self._dependencies.writing.commit([row, *new.rows])
                    self._record(new)
                    self._dependencies.manifest.record_head(cached.table, Tip(opened_again.version, head))
                cached.mark_outdated()
        memory.announce_write(cached)
        return table.again

    async def _handed_over(self, cached: CachedTable, request: TokenRequest) -> str:
        """Return the first token of a seat at a table that follows another, for the holder of that seat there. The same
        holder gets it again as long as it is in force. Raises Refused.
        """
        async with cached.lock:
            while True:
                if cached.outdated:
                    await self._dependencies.memory.catch_up(cached)
                table, issued = cached.feeds.state.table, cached.keyring.issued.get(request.seat)
                again = reissue(cached.table, issued, request)
                if request.seat in table.closed:
                    raise Refused("seat_closed")
                if (issued is not None and again is None) or request.seat in table.revoked:
                    raise Refused("seat_handed_over")
                with suppress(Conflict):
                    if again is not None:
                        await self._confirm(cached)
                        return again
                    token, made = issue(cached.table, request.seat, request)
                    rows, tip = key_rows(cached.table, [made], cached.keyring.tip)
                    with outdated_on_failure(cached), self._dependencies.memory.evict_on_damage(cached):
                        await self._dependencies.writing.commit(rows)
                    self._dependencies.manifest.record_head(keys.stream(cached.table), tip)
                    cached.mark_outdated()
                    return token

    async def issue(self, cached: CachedTable, seat: str, request: TokenRequest) -> str:
        """Issue a new token for the seat. The former one is void from now on, and every seat reads of the change. The
        same request under the same idempotency key is answered with the same token.
        """
        _own_keys(cached)
        token, issued = issue(cached.table, seat, request)
        again = await self._dependencies.writing.finish(
            self._change(cached, request, IssueToken(seat, request.by), issued)
        )
        return again or token

    async def reissued(self, table: str, seat: str, request: TokenRequest) -> str | None:
        """Return the token that this very request was answered with before; the request may come with the token that it
        ended. None: it was not answered before.
        """
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
        """Revoke the token of a seat, so that none speaks for it until another is issued; every seat reads of it. One
        that is revoked already stays so, and nobody reads of it again.
        """
        _own_keys(cached)
        await self._dependencies.writing.finish(self._change(cached, request, RevokeToken(seat), keys.KeyRevoked(seat)))

    async def _opened_before(self, table: str, idempotency: IdempotencyKey, key: str) -> Opened:
        """Return what the same request was answered when it came first. Raises KeyReused, KeyExpired, RolledBack."""
        cached = await self._dependencies.memory.cached(table)
        first = cached.feeds.history.raw[0]
        if first.mark != idempotency.mark:
            raise KeyReused
        if self._dependencies.environment.clock() - first.at > REPEATABLE:
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
        """Make sure that the table's keys are durable as they were read: nobody may know yet of a token that was only
        read. Raises Conflict if they are gone, Unavailable.
        """
        with outdated_on_failure(cached):
            await self._dependencies.register.confirm(cached.keyring.stream, cached.keyring.tip)

    async def _change(
        self, cached: CachedTable, request: TokenRequest, command: TokenCommand, event: keys.KeyEvent
    ) -> str | None:
        """Record a command about a token and change the table's keys, in one append. Return the token if this was done
        before.
        """
        async with cached.lock:
            while True:
                if cached.outdated:
                    await self._dependencies.memory.catch_up(cached)
                again = reissue(cached.table, cached.keyring.issued.get(command.seat), request)
                revoked = isinstance(command, RevokeToken) and command.seat in cached.feeds.state.table.revoked
                if again is not None or revoked:
                    with suppress(Conflict):
                        await self._confirm(cached)
                        return again
                    continue
                recorded = cached.event(
                    self._dependencies.environment.new_id(),
                    self._dependencies.environment.clock(),
                    request.seat,
                    command,
                )
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
    """Refuse a change of tokens in a branch, which has none of its own. Raises Refused `branch_tokens`."""
    origin = cached.feeds.state.table.origin
    if origin is not None:
        raise Refused("branch_tokens", origin=origin.table)
