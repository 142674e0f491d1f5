"""Feed of a seat as it grows, and the view kept by it: requests, and what becomes of the answers; no sockets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import msgspec

from . import _queries
from ._answers import not_streamed, retry_after, trouble, wait_after
from ._plans import FIRST_PAUSE, LONGEST_PAUSE, PAGE, Ask, Caller, Plan
from .errors import GreffeError, PatchError
from .moves import Moves, moves_of
from .patches import patched, view_tag
from .types import Frame, MovesTag

SILENCE = 45.0  # seconds without even a comment after which a stream is dead
_frames = msgspec.json.Decoder(Frame)
_tags = msgspec.json.Decoder(MovesTag)


class Events:
    """Parser of a `text/event-stream`, whatever the cuts between its pieces.

    Line feeds alone end its lines: JSON may hold other breaks.
    """

    def __init__(self) -> None:
        self._rest = b""
        self._of_moves = False

    def taken(self, data: bytes) -> Iterator[Frame | MovesTag]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"event:"):
                self._of_moves = line.removeprefix(b"event:").strip() == b"moves"
            elif line.startswith(b"data:"):
                said = line.removeprefix(b"data:")
                yield _tags.decode(said) if self._of_moves else _frames.decode(said)
            elif not line:
                self._of_moves = False


class Kept:
    """The position of a reader in a feed.

    `frame`: the last frame that it was given; `view`: what the seat saw after that frame; `frames`, if they are kept:
    those since it began, with their marks. `mended`: the number of times that the view was not what its tag says, and
    was requested anew. `moves`: the list of the seat's moves, if it is kept; it comes after the frames, which do not
    wait for it.
    """

    def __init__(self, caller: Caller, after: int | None, *, view: bool, frames: bool, moves: bool = False) -> None:
        self.frame = after or 0
        self.view: Any = None
        self.frames: list[Frame] = []
        self.moves: Moves | None = None
        self.mended = 0
        self.pause = FIRST_PAUSE
        self._caller = caller
        self._from_now_on = after is None
        self._keeps_view, self._keeps_frames, self._keeps_moves = view, frames, moves
        self._as_of: dict[int, int] = {}
        self._events = Events()

    def begun(self) -> Plan[None]:
        """Find where the stream begins, and read the view as it was then, if it is needed."""
        if self._from_now_on or (self._keeps_view and self.frame):
            viewed = yield from _queries.view(self._caller, None if self._from_now_on else self.frame)
            self.frame, self.view = viewed.frame, viewed.view

    def ask(self) -> Ask:
        """Return the request for the stream from where it was left."""
        self._events = Events()
        patch = "&patch=1" if self._keeps_view or self._keeps_frames else ""
        moves = "&moves=list" if self._keeps_moves else "&moves=none" if patch else ""
        headers = {"Accept": "text/event-stream"}
        return Ask(
            "GET",
            f"/tables/{self._caller.table_id}/feed?after={self.frame}{patch}{moves}",
            self._caller.token,
            None,
            headers,
        )

    def answered(self, answer: httpx.Response) -> float:
        """Return the seconds to wait before the next try; 0 if the stream is open. Raises Refused."""
        if not answer.is_error:
            return max(self.pause, retry_after(answer)) if not_streamed(answer) else 0.0
        wait = wait_after(answer, self.pause)
        if wait is None and (refused := trouble(answer)):
            raise refused
        return wait or 0.0

    def lost(self) -> float:
        """Return the seconds to wait after a cut."""
        wait, self.pause = self.pause, min(2 * self.pause, LONGEST_PAUSE)
        return wait

    def taken(self, data: bytes) -> Iterator[Frame]:
        """Yield the frames that are new. Raises Gap if the stream is to be taken up again: a frame is missing, or
        cannot be read.
        """
        try:
            for frame in self._events.taken(data):
                if isinstance(frame, MovesTag):
                    self._may(frame)
                elif frame.frame > self.frame + 1:
                    raise Gap
                elif frame.frame > self.frame:
                    yield frame
        except msgspec.DecodeError as error:
            raise Gap(f"{error} in the event stream") from error

    def _may(self, tag: MovesTag) -> None:
        if tag.list is not None:
            self.moves = moves_of(tag.list, tag.moves)
        elif self.moves is not None:
            self.moves = msgspec.structs.replace(self.moves, frame=tag.frame)

    def step(self, frame: Frame) -> Plan[None]:
        """Move on to the next frame, with the view and the marks after it."""
        view = (yield from self._view_after(frame)) if self._keeps_view else None
        if self._keeps_frames:
            yield from self._mark(frame)
            self.frames.append(frame)
        self.frame, self.view, self.pause = frame.frame, view, FIRST_PAUSE

    def _mark(self, frame: Frame) -> Plan[None]:
        """Read again those of the kept frames that this one restates, unless they were read later already."""
        first = self.frames[0].frame if self.frames else frame.frame
        stale = [number for number in frame.restated if number >= first and self._read_at(number) < frame.frame]
        for after, upto in _runs(stale):
            while after < upto:
                page = yield from _queries.page(self._caller, after, min(upto - after, PAGE))
                for again in page.frames:
                    self.frames[again.frame - first] = again
                    self._as_of[again.frame] = page.last
                after = max(page.read, after + 1)

    def _read_at(self, number: int) -> int:
        """Return the frame that was the last when the marks of this one were read."""
        return self._as_of.get(number, number)

    def _view_after(self, frame: Frame) -> Plan[Any]:
        try:
            view = patched(self.view, frame.patch)
        except PatchError:
            view = None
        if view_tag(frame.frame, view) == frame.view:
            return view
        self.mended += 1
        return (yield from _queries.view(self._caller, frame.frame)).view


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Group rising numbers into runs without gaps: the number before each, and its last."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = found[-1][0], number
        else:
            found.append((number - 1, number))
    return found


class Gap(GreffeError):
    """A frame is missing, or was not the service's when it came."""
