"""A seat's feed as it grows, and its view kept by it: what to ask, and what to make of what comes; no sockets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from ._plans import FIRST_PAUSE, LONGEST_PAUSE, Ask, Plan, SeatPlans, wait_after
from .errors import GreffeError, PatchError, Unreadable, refusal
from .patches import patched, view_tag
from .types import Frame

SILENCE = 45.0  # seconds without even a comment after which a stream is dead
_frames = msgspec.json.Decoder(Frame)


class Events:
    """The lines of a `text/event-stream`, however they come cut up. Line feeds alone end them: JSON may hold other
    breaks.
    """

    def __init__(self) -> None:
        self._rest = b""

    def taken(self, data: bytes) -> Iterator[Frame]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"data:"):
                yield _frames.decode(line.removeprefix(b"data:"))


class Kept:
    """Where a reader stands: `frame`, the last that it was given, and `view`, what the seat saw after it.

    `moves` is the tag of what the seat may do, if the newest frame told it; `mended`: how often the view was not what
    its tag says, and was asked for anew.
    """

    def __init__(self, seat: SeatPlans, after: int | None, keeps: bool) -> None:
        self.frame = after or 0
        self.view: Any = None
        self.moves = ""
        self.mended = 0
        self.pause = FIRST_PAUSE
        self._seat = seat
        self._from_now_on = after is None
        self._keeps = keeps
        self._events = Events()

    def begun(self) -> Plan[None]:
        """Where the stream takes up: before its first frame the view as it stood then."""
        if self._from_now_on or (self._keeps and self.frame):
            viewed = yield from self._seat.view(None if self._from_now_on else self.frame)
            self.frame, self.view = viewed.frame, viewed.view

    def ask(self) -> Ask:
        """The stream from where it was left."""
        self._events = Events()
        patch = "&patch=1" if self._keeps else ""
        headers = {"Accept": "text/event-stream"}
        return Ask(
            "GET", f"/tables/{self._seat.table_id}/feed?after={self.frame}{patch}", self._seat.token, None, headers
        )

    def answered(self, answer: httpx.Response) -> float:
        """How long to wait before the next try; 0: the stream is open. Raises Refused, Unreadable."""
        wait = wait_after(answer, self.pause)
        if wait is None and answer.is_error:
            raise refusal(answer)
        return wait or 0.0

    def lost(self) -> float:
        """How long to wait after a cut."""
        wait, self.pause = self.pause, min(2 * self.pause, LONGEST_PAUSE)
        return wait

    def taken(self, data: bytes) -> Iterator[Frame]:
        """The frames that are new. Raises Gap where one is missing: the stream is to be taken up again."""
        try:
            for frame in self._events.taken(data):
                if frame.frame > self.frame + 1:
                    raise Gap
                if frame.frame > self.frame:
                    yield frame
        except msgspec.DecodeError as error:
            raise Unreadable(200, f"{error} in the event stream") from error

    def step(self, frame: Frame) -> Plan[None]:
        """On to the next frame."""
        if self._keeps:
            self.view = yield from self._view_after(frame)
        self.frame, self.moves, self.pause = frame.frame, frame.moves, FIRST_PAUSE

    def _view_after(self, frame: Frame) -> Plan[Any]:
        try:
            view = patched(self.view, frame.patch)
        except PatchError:
            view = None
        if view_tag(frame.frame, view) == frame.view:
            return view
        self.mended += 1
        return (yield from self._seat.view(frame.frame)).view


class Gap(GreffeError):
    """A frame is missing."""
