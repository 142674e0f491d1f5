"""Beginning a branch: its events, its keys and a note in the keys of its origin, in one atomic append."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from api.storage.chance_streams import NewChains, begin_chains
from api.storage.heads import RolledBack
from api.storage.idempotency import ALWAYS, IdempotencyKey, KeyReused
from api.tables.cache import outdated_on_failure
from api.tables.cached_table import CachedTable
from api.tables.dependencies import Dependencies
from api.tables.keys import TABLE_ID
from api.tables.tokens import key_rows
from domain.base.corrections import Correction, Proposed
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.branches import (
    Sealed,
    branched_correction,
    may_branch,
    nothing_sealed,
    nothing_waits,
    opens_no_more,
    redraw,
)
from domain.game import Game
from domain.game.sealing import nothing_to_draw
from domain.record.branches import branched, held
from domain.record.chain import GENESIS, START, Tip, follow
from domain.record.codec import read
from domain.record.fold import absent
from domain.record.seals import last_unsealed
from domain.register import Conflict, Register, Stored
from domain.table import keys
from domain.table.chains import Drawing
from domain.table.commands import DrawAnew
from domain.table.seats import Origin
from projections.feeds.corrections import leaving_open
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable, load_record, sealed

MOST = 20  # branches of one table: each holds its past once more


class BranchRequest(msgspec.Struct, frozen=True):
    """A request of a seat for a branch. It begins with the first `version` events of its origin, under a title of its
    own; `correction` is made in it at once; `granted`: the players have consented.
    """

    seat: str
    version: int
    title: str
    correction: Correction | None = None
    granted: bool = False


class Branches:
    """Begins branches. The record of the origin does not change; a note in its keys says that the branch is there."""

    def __init__(self, dependencies: Dependencies) -> None:
        self._dependencies = dependencies

    async def begin_granted(self, cached: CachedTable) -> None:
        """Begin every branch that the players have consented to and that is not there yet, each named after the vote
        that decided. In a branch begin none, even if one was put to the vote before its past ended. Raises
        DamagedTable, register.Unavailable.
        """
        if cached.feeds.state.table.origin is not None:
            return
        begun = {name.rpartition("-")[2] for name in cached.keyring.branches}  # whatever cell they began in
        for voice, grant in cached.feeds.state.table.granted.items():
            if voice not in begun:
                version = cached.feeds.history.index[grant.branch.after]
                branch_request = BranchRequest(
                    grant.seat, version, grant.branch.title, grant.branch.correction, granted=True
                )
                try:
                    await self.begin(cached, branch_request, IdempotencyKey(key=voice))
                except Refused as refused:
                    if refused.code != "branch_sealed":  # it was proposed when that was not refused yet
                        raise

    async def check(self, cached: CachedTable, branch_request: BranchRequest, idempotency: IdempotencyKey) -> None:
        """Check that a branch could begin so, before it is proposed. Its past does not change, so what holds now holds
        when the players have consented; a request that was carried out before passes. Raises Refused, DamagedTable,
        register.Unavailable.
        """
        if idempotency.key in cached.done:
            return
        may_branch(cached.feeds.history, branch_request.seat)
        await self._dependencies.memory.confirm(cached, branch_request.version)
        await self._nothing_sealed(cached, branch_request)
        await self._dependencies.run_io(
            self._rows, cached, branch_request, self._dependencies.environment.new_id(), ALWAYS, None
        )

    async def begin(self, cached: CachedTable, branch_request: BranchRequest, idempotency: IdempotencyKey) -> str:
        """Begin a branch and return its id. The same request under the same idempotency key begins it once. Raises
        Refused, KeyReused, DamagedTable, register.Unavailable.
        """
        return await self._dependencies.writing.finish(self._begin(cached, branch_request, idempotency))

    async def _nothing_sealed(self, cached: CachedTable, branch_request: BranchRequest) -> None:
        """Check that nothing lies sealed where the shared past ends. Raises Refused, with the last of the asker's
        frames with which a branch may begin.
        """
        try:
            await self._dependencies.run_io(nothing_sealed, cached.feeds.history.copy(), branch_request.version)
        except Sealed as sealed:
            feeds = cached.feeds.copy()
            frame = await self._dependencies.run_io(_last_frame, feeds, branch_request.seat, sealed.version)
            raise Refused("branch_sealed", frame=frame) from None

    async def _begin(self, cached: CachedTable, branch_request: BranchRequest, idempotency: IdempotencyKey) -> str:
        branch = self._dependencies.environment.table_id(_name(cached.table, branch_request, idempotency))
        async with cached.lock:
            while True:
                if cached.outdated:
                    await self._dependencies.memory.catch_up(cached)
                if branch in cached.keyring.branches:
                    return await self._existing(branch, idempotency)
                if idempotency.key in cached.done:
                    raise KeyReused
                if not branch_request.granted:
                    may_branch(cached.feeds.history, branch_request.seat)
                    if len(cached.keyring.branches) >= MOST:
                        raise Refused("too_many_branches", most=MOST)
                await self._dependencies.memory.confirm(cached, branch_request.version)
                await self._nothing_sealed(cached, branch_request)
                chance = await self._chance(cached, branch)
                rows, tip = await self._dependencies.run_io(
                    self._rows, cached, branch_request, branch, idempotency, chance
                )
                secret = [chance.row] if chance else []
                token_rows, keys_tip = key_rows(
                    cached.table, [keys.BranchBegun(branch, cached.feeds.history.version)], cached.keyring.tip
                )
                own, own_tip = key_rows(branch, [keys.KeysOf(cached.table)], START)
                with suppress(Conflict), outdated_on_failure(cached), self._dependencies.memory.evict_on_damage(cached):
                    await self._dependencies.writing.commit([*rows, *own, *secret, *token_rows])
                    break
            cached.mark_outdated()  # its keys are read again first
        self._dependencies.manifest.record_opening(branch)
        self._dependencies.manifest.record_head(branch, tip)
        self._dependencies.manifest.record_head(keys.stream(branch), own_tip)
        if chance:
            self._dependencies.manifest.record_head(chance.row.stream, chance.tip)
        self._dependencies.manifest.record_head(cached.keyring.stream, keys_tip)
        self._dependencies.memory.announce_write(cached)
        return branch

    async def _existing(self, branch: str, idempotency: IdempotencyKey) -> str:
        """Return the branch that this very request began before, once it is durable. Raises KeyReused, RolledBack, and
        Refused `no_branch` if it was forgotten since.
        """
        try:
            cached = await self._dependencies.memory.cached(branch)
        except UnknownTable as error:
            raise Refused("no_branch", kind="missing") from error
        if cached.feeds.history.raw[0].mark != idempotency.mark:
            raise KeyReused
        idempotency.repeated = True
        try:
            await self._dependencies.memory.confirm(cached, cached.feeds.history.version)
        except Conflict as error:
            raise RolledBack from error
        return branch

    async def _chance(self, cached: CachedTable, branch: str) -> NewChains | None:
        """Begin the branch's own chains of dice, if its origin has chains; None if it has none. The players with whom
        the origin was opened get a chain each, whatever became of them since.
        """
        if cached.feeds.state.table.chance is None:
            return None
        history, secret = cached.feeds.history.copy(), self._dependencies.environment.new_secret()
        made: NewChains = await self._dependencies.run_io(
            lambda: begin_chains(branch, secret, history.raw[0].command.seats, f"@{branch}")
        )
        return made

    def _rows(
        self,
        cached: CachedTable,
        branch_request: BranchRequest,
        branch: str,
        idempotency: IdempotencyKey,
        chance: NewChains | None,
    ) -> tuple[list[Stored], Tip]:
        """Return the sealed events of the branch, and the tip of its chain. Blocking; raises Refused, Unavailable."""
        game, now = cached.feeds.game, self._dependencies.environment.clock()
        shared, tip = _read(self._dependencies.register, game, cached.table, branch_request.version)
        origin = Origin(cached.table, held(branch, tip.hash), branch_request.seat, now)
        opening, *events = branched(shared, branch, branch_request.title, origin, chance and chance.published)
        opening = replace(opening, key=idempotency.key, mark=idempotency.mark)
        rows, tip = _sealed(game, branch, [opening, *events])
        waiting = any(isinstance(event.command, Proposed) for event in events)
        if branch_request.correction is None and not waiting and game.sealing.draw is nothing_to_draw:
            return rows, tip
        feeds, head = load_record(rows, branch)
        before = feeds.state
        if branch_request.correction is not None or waiting:
            nothing_waits(feeds.history)
        for made in self._first(feeds, branch_request, chance):
            row, head = sealed(game, branch, made, head)
            feeds.append(made)
            rows.append(row)
        opens_no_more(game, before, feeds.state, game.sealing.opened(cached.feeds.state))
        return rows, Tip(len(rows), head)

    def _first(self, feeds: Feeds, branch_request: BranchRequest, chance: NewChains | None) -> Iterator[Event]:
        """Yield the events of the branch alone; the feeds must take in each before the next is made. Raises Refused."""
        history, origin = feeds.history, feeds.state.table.origin
        assert origin is not None, "it is a branch"

        def event(command: Command) -> Event:
            name, version = self._dependencies.environment.new_id(), history.version + 1
            return Event(id=name, version=version, at=origin.at, seat=branch_request.seat, command=command)

        absentees = partial(absent, feeds.game, feeds.state)
        source = chance and Drawing(chance.chains, chance.published, history.drawn, away=absentees)
        drawn = redraw(history, event(DrawAnew()), source)
        if drawn is not None:
            yield drawn
        if branch_request.correction is not None:
            decided = branched_correction(history, branch_request.seat, branch_request.correction, feeds.sees)
            yield event(leaving_open(feeds, branch_request.seat, decided))


def _last_frame(feeds: Feeds, seat: str, version: int) -> int:
    """Return the last frame of that seat up to a version of the log after which nothing lies sealed; 0 if there is
    none.
    """
    frame = feeds.count(seat, version)
    while frame:
        at = feeds.version_of(seat, frame)
        last = last_unsealed(feeds.history, at)
        if last == at:
            break
        frame = feeds.count(seat, last)
    return frame


def _name(table: str, branch_request: BranchRequest, idempotency: IdempotencyKey) -> str:
    """Return the name of the branch, such that a repeated request names it again: that of the decisive vote if players
    consented, "" without an idempotency key.
    """
    return idempotency.key if branch_request.granted or not idempotency.key else named_after(table, idempotency.key)


def named_after(table: str, key: str) -> str:
    """Return the name of the branch that begins under an idempotency key. The origin's id goes into it, as idempotency
    keys are a seat's own, and other tables have seats of the same names.
    """
    return sha256(f"{table}\0{key}".encode()).hexdigest()[:TABLE_ID]


def began_branch(cached: CachedTable, key: str) -> bool:
    """Return whether a branch of the table was begun under this idempotency key."""
    began = {name.rpartition("-")[2] for name in cached.keyring.branches} if key else ()
    return bool(began) and named_after(cached.table, key) in began


def _read(register: Register, game: Game, table: str, upto: int) -> tuple[list[Event], Tip]:
    """Return the events of a table up to a version, and the tip of the last. Raises Broken, Unavailable."""
    rows = list(register.read(table, upto=upto))
    *_, tip = follow(table, rows)
    return [read(game, row.version, row.topic, row.data) for row in rows], tip


def _sealed(game: Game, table: str, events: Sequence[Event]) -> tuple[list[Stored], Tip]:
    rows: list[Stored] = []
    head = GENESIS
    for event in events:
        row, head = sealed(game, table, event, head)
        rows.append(row)
    return rows, Tip(len(rows), head)
