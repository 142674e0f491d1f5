"""Deliveries of one hook, in the order of the seat's frames. The feed is the queue: beside the hook nothing is stored
but how far it was taken.

A delivery may arrive twice, if the service ends between its sending and the note of it: its id is the same. None is
left out. Each is made of what the seat may read at that moment, as all answers to the seat are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace

from api.base.environment import utc_now
from api.base.logs import fault, log_event
from api.hooks.delivery_request import MOST_AT_ONCE, Outcome, Poster
from api.hooks.forms import Subject, body_of
from api.hooks.hook import Hook, Progress
from api.hooks.signing import delivery_id, signature_headers
from api.http.callers import Caller
from api.http.responses import frames_after
from api.storage.signer import Signer
from api.tables.damage import DamagedTable
from api.tables.service import TableService
from domain.register import Unavailable
from projections.disputes.page import PendingShown, pending
from projections.feeds.frames import Feeds
from projections.feeds.loading import UnknownTable
from projections.feeds.views import state_at
from projections.moves.questions import AskedShown, questions_since

LONGEST_PAUSE = 3600.0  # seconds between two attempts
LATER = 10.0  # seconds until the register is asked again
_log = logging.getLogger("greffe.hooks")


class Pace(NamedTuple):
    """The pace of deliveries: the pauses after failures, and the least time between two deliveries.

    `first_pause`: seconds after the first failure, doubled at each; `patience`: seconds of failures after which
    deliveries end; `interval`: seconds between two deliveries that were taken.
    """

    first_pause: float
    patience: float
    interval: float

    def pause(self, failures: int, asked: float) -> float:
        """Return the seconds before the next attempt."""
        return max(asked, min(self.first_pause * 2.0 ** min(failures - 1, 30), LONGEST_PAUSE))


class Sender:
    """The parts that all deliveries of a process share."""

    def __init__(
        self,
        service: TableService,
        poster: Poster,
        signer: Signer,
        pace: Pace,
        public_url: str,
    ) -> None:
        self.service = service
        self.poster = poster
        self.signer = signer
        self.pace = pace
        self.public_url = public_url.rstrip("/")
        self.slots = asyncio.Semaphore(MOST_AT_ONCE)


class Delivery:
    """The deliveries of one hook, one at a time. `notify` says that there may be something new to deliver."""

    def __init__(self, sender: Sender, hook: Hook, on_end: Callable[[Hook], object]) -> None:
        self.hook = hook
        self._sender = sender
        self._on_end = on_end
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again = False
        self._held_until = 0.0  # by the loop's clock: no attempt before

    def notify(self) -> None:
        """Look for something to deliver, unless a pause after a failure has not ended: its end looks anyway."""
        if self.hook.progress.off:
            return
        if self._task is not None:
            self._again = True
        elif asyncio.get_running_loop().time() >= self._held_until:
            self._task = asyncio.create_task(self._deliver())

    async def close(self) -> None:
        """End the delivery that is on its way, and start no more."""
        if self._timer is not None:
            self._timer.cancel()
        self._held_until = float("inf")
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _look_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look_in_time)

    def _look_in_time(self) -> None:
        self._held_until = 0.0  # timers may come a little early
        self.notify()

    def _hold(self, seconds: float) -> None:
        """Attempt nothing for so many seconds; then look again."""
        self._held_until = asyncio.get_running_loop().time() + seconds
        self._look_in(seconds)

    async def _deliver(self) -> None:
        """Deliver until nothing is left, or something has to be waited for."""
        try:
            more = True
            while more:
                self._again = False
                async with self._sender.slots:
                    more = await self._step()
        except UnknownTable:  # it was forgotten
            self._on_end(self.hook)
        except (Unavailable, DamagedTable) as error:
            log_event(_log, "hook waits", error=type(error).__name__)
            self._hold(LATER)
        except Exception as error:  # one hook's fault is not to end the others
            fault(_log, error)
            self._hold(LONGEST_PAUSE)
        finally:
            self._task = None
        if self._again:
            self.notify()

    async def _step(self) -> bool:
        """Deliver one frame; return False if there is nothing to do now."""
        if await self._unchanged():
            return False
        caller = await self._caller()
        if caller is None:
            return False
        feeds, version = caller.cached.feeds, caller.cached.feeds.history.version
        last, after = feeds.count(caller.seat), self.hook.progress.frame
        if after > last:  # the register went back
            await self._note(replace(self.hook.progress, frame=last))
        if after >= last:
            self.hook = replace(self.hook, progress=replace(self.hook.progress, version=version))
            if caller.cached.next is not None:
                self._look_in(self._sender.service.spectator_delay.seconds(caller.cached.next))
            return self._again
        subject = await self._subject(caller, after, last)
        body = body_of(self.hook.choice.form, subject) if subject.frame_json or _asks(subject) else b""
        if not body:
            return await self._note(self.hook.progress.taken(subject.frame))
        return await self._send(subject, body)

    async def _unchanged(self) -> bool:
        """Return whether the table is out of memory, and its log no longer than when all was delivered."""
        service, table = self._sender.service, self.hook.table
        if service.memory.in_memory(table) is not None or not self.hook.progress.version:
            return False
        heads = await service.workers.run_io(service.register.heads, [table])
        return heads[table].version == self.hook.progress.version

    async def _caller(self) -> Caller | None:
        """Return the seat as it reads now. None: its token ended, and with it the hook; or the seat may not know of the
        table yet.
        """
        service, hook = self._sender.service, self.hook
        cached = service.memory.in_memory(hook.table) or await service.memory.synced_by_notification(hook.table)
        if cached.seat_of(hook.choice.holder) != hook.seat:
            await service.workers.run_io(service.register.hooks.drop, hook.row())
            self._on_end(hook)
            return None
        if not await service.spectator_delay.knows(cached, hook.seat):
            self._look_in(LATER)
            return None
        reading = await service.spectator_delay.reading(cached, hook.seat)
        if reading.feeds.state.table.seat(hook.seat) is None:
            self._look_in(LATER)
            return None
        return Caller(reading, hook.seat, hook.choice.holder, hook.choice.language)

    async def _subject(self, caller: Caller, after: int, last: int) -> Subject:
        """Return the next frame if the seat wants frames, else its last; with what is asked of it, if that is its last
        frame.
        """
        choice, service = self.hook.choice, self._sender.service
        number = after + 1 if "frames" in choice.events else last
        frame_json = (await frames_after(service, caller, after, 1))[0][1] if "frames" in choice.events else b""
        wants = "asked" in choice.events and number == last

        def read(feeds: Feeds) -> tuple[datetime, str, str, tuple[AskedShown, ...], PendingShown | None]:
            table, at = state_at(feeds, caller.seat, None).table, feeds.event(caller.seat, number).at
            if not wants:
                return at, table.game, table.title, (), None
            asked = questions_since(feeds, caller.seat, after, caller.locale)
            return at, table.game, table.title, asked, _new_proposal(feeds, caller, after)

        at, system, title, asked, proposal = await service.run_reading(caller.cached, read)
        public = self._sender.public_url
        link = f"{public}/play/{self.hook.table}" if public else ""
        return Subject(
            self.hook.table,
            caller.seat,
            system,
            title,
            number,
            at,
            caller.locale,
            link,
            frame_json,
            asked,
            proposal,
        )

    async def _send(self, subject: Subject, body: bytes) -> bool:
        sender, hook = self._sender, self.hook
        name = delivery_id(hook.table, hook.seat, subject.frame)
        signed = signature_headers(sender.signer, name, body)
        if signed is None and hook.choice.form == "greffe":
            outcome = Outcome("unsigned")
        else:
            headers = {"Content-Type": "application/json", "User-Agent": "Greffe", **(signed or {})}
            outcome = await sender.poster.post(hook.choice.address, headers, body)
        sender.service.metrics.delivered(outcome.trouble)
        if outcome.trouble:
            await self._failed(outcome)
            return False
        if not await self._note(hook.progress.taken(subject.frame)):
            return False
        if not sender.pace.interval:
            return True
        self._hold(sender.pace.interval)
        return False

    async def _failed(self, outcome: Outcome) -> None:
        """Try again later, unless the receiver is gone, or has been failing for long: then end the deliveries."""
        pace, now = self._sender.pace, utc_now()
        progress = self.hook.progress.failed(outcome.trouble, outcome.status, now)
        since = progress.since or now
        if outcome.trouble == "gone" or now - since > timedelta(seconds=pace.patience):
            progress = replace(progress, off=True)
            log_event(_log, "hook off", trouble=outcome.trouble, status=outcome.status)
        if await self._note(progress) and not progress.off:
            self._hold(pace.pause(progress.failures, outcome.wait))

    async def _note(self, progress: Progress) -> bool:
        """Store the progress; return False if the hook was set anew, or is no more."""
        service, hook = self._sender.service, replace(self.hook, progress=progress)
        self.hook = hook
        there: bool = await service.workers.run_io(service.register.hooks.advance, hook.row())
        if not there:
            self._on_end(hook)
        return there


def _asks(subject: Subject) -> bool:
    return bool(subject.asked or subject.proposal)


def _new_proposal(feeds: Feeds, caller: Caller, after: int) -> PendingShown | None:
    """Return the correction that waits for the seat's consent and did not wait for it after that frame."""
    found = pending(feeds, caller.seat, caller.locale)
    if found is None or caller.seat not in found.awaited:
        return None
    former = state_at(feeds, caller.seat, after).table.proposal if after else None
    return None if former is not None and former.id == found.id else found
