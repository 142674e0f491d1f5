"""The hooks of all tables: which there are, when each looks for something new, and which of several processes delivers.

One process delivers all, by a claim in Redis that it renews; when it ends, another takes it over within seconds.
Without Redis, or while it is away, each of several processes delivers: everything may come more than once, nothing is
left out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

import msgspec

from api.base.logs import log_event
from api.base.notifier import Notifier, running_tasks
from api.base.settings import Settings
from api.hooks.addresses import Networks
from api.hooks.delivery import Delivery, Pace, Sender
from api.hooks.delivery_request import Poster
from api.hooks.hook import Hook
from api.notifications.relay import RedisUnavailable, Relay
from api.storage.signer import Signer
from api.tables.service import TableService
from domain.register import HookRow, Unavailable

CHANGED = ":hooks"  # a channel notified when a hook was set or deleted: no table has that name
CLAIM = "hooks"
CLAIM_SECONDS = 10
RENEWAL = 3.0  # seconds between two looks at the claim
PAUSE = 1.0  # seconds between two readings of all hooks
_log = logging.getLogger("greffe.hooks")


class Hooks:
    """The hooks that this process delivers, while it is `running`."""

    def __init__(self, sender: Sender, notifier: Notifier, relay: Relay | None) -> None:
        self._sender = sender
        self._notifier = notifier
        self._relay = relay
        self._me = secrets.token_hex(8).encode()
        self._deliveries: dict[tuple[str, str], tuple[Delivery, ExitStack]] = {}
        self._outdated = True
        self._wake = asyncio.Event()
        sender.service.metrics.observe_hooks(self._counted)

    @property
    def networks(self) -> Networks:
        return self._sender.poster.networks

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Deliver inside the block, while the service runs."""
        try:
            async with running_tasks(self._run()):
                yield
        finally:
            await self._rest()
            await self._sender.poster.close()

    def changed(self) -> None:
        """Tell the process that delivers that a hook was set or deleted."""
        self._notifier.notify(CHANGED)

    def _counted(self, status: str) -> int:
        return sum(delivery.hook.progress.status == status for delivery, _ in self._deliveries.values())

    async def _run(self) -> None:
        with self._notifier.subscribed(CHANGED, self._mark_outdated, idle=True):
            leading = False
            while True:
                leads = await self._claim()
                if leads and not leading:
                    self._outdated = True
                elif leading and not leads:
                    await self._rest()
                leading = leads
                self._wake.clear()
                if leads and self._outdated:
                    await self._read()
                await self._wait()

    def _mark_outdated(self) -> None:
        self._outdated = True
        self._wake.set()

    async def _claim(self) -> bool:
        """Return whether this process delivers, after claiming or renewing the claim to it."""
        if self._relay is None:
            return True
        try:
            return await self._relay.claim(CLAIM, self._me, CLAIM_SECONDS)
        except RedisUnavailable:
            return True

    async def _wait(self) -> None:
        """Wait until there is something to do, or the claim is to be renewed."""
        try:
            async with asyncio.timeout(None if self._relay is None else RENEWAL):
                await self._wake.wait()
                await asyncio.sleep(PAUSE if self._outdated and self._deliveries else 0)
        except TimeoutError:
            pass

    async def _read(self) -> None:
        """Read all hooks: end the deliveries of those that are gone, begin those of new ones."""
        self._outdated = False
        try:
            rows = await self._sender.service.workers.run_io(self._sender.service.register.hooks.select)
        except Unavailable:
            self._outdated = True
            asyncio.get_running_loop().call_later(PAUSE, self._wake.set)
            return
        found = {(row.stream, row.seat): row for row in rows}
        for key in [key for key, (delivery, _) in self._deliveries.items() if not _is_that(delivery, found.get(key))]:
            await self._end(key)
        for key, row in found.items():
            if key not in self._deliveries:
                try:
                    self._begin(Hook.read(row))
                except msgspec.DecodeError:
                    log_event(_log, "hook unreadable", logging.WARNING)

    def _begin(self, hook: Hook) -> None:
        delivery, opened = Delivery(self._sender, hook, self._ended), ExitStack()
        opened.enter_context(self._notifier.subscribed(hook.table, delivery.notify, idle=True))
        self._deliveries[hook.table, hook.seat] = delivery, opened
        delivery.notify()

    def _ended(self, hook: Hook) -> None:
        """Forget a hook whose delivery says that it is gone, or was set anew."""
        match self._deliveries.get((hook.table, hook.seat)):
            case (delivery, opened) if delivery.hook.id == hook.id:
                del self._deliveries[hook.table, hook.seat]
                opened.close()
                self._mark_outdated()

    async def _end(self, key: tuple[str, str]) -> None:
        delivery, opened = self._deliveries.pop(key)
        opened.close()
        await delivery.close()

    async def _rest(self) -> None:
        """Stop delivering."""
        for key in list(self._deliveries):
            await self._end(key)


def hooks_of(settings: Settings, service: TableService, signer: Signer, relay: Relay | None) -> Hooks:
    """Return the hooks of a service with these settings."""
    pace = Pace(
        settings.hook_pause_seconds,
        settings.hook_patience_hours * 3600,
        60 / settings.hook_rate if settings.hook_rate else 0.0,
    )
    poster = Poster(Networks(settings.hook_networks))
    return Hooks(Sender(service, poster, signer, pace, settings.public_url), service.notifier, relay)


def _is_that(delivery: Delivery, row: HookRow | None) -> bool:
    return row is not None and row.id == delivery.hook.id
