"""Hook of a seat: what the seat chose, and how far its deliveries have come, as they are stored in the register."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec
from msgspec.structs import replace

from api.hooks.delivery_request import Trouble
from domain.register import HookRow
from projections.texts import Locale

Events = Literal["frames", "asked"]
Form = Literal["greffe", "discord", "slack"]
Status = Literal["on", "failing", "off"]


class Choice(msgspec.Struct, frozen=True):
    """The choices of a seat for its hook.

    `holder`: the hash of the token that set the hook; the hook ends with that token.
    """

    address: str
    events: tuple[Events, ...]
    form: Form
    language: Locale
    holder: str


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a hook's deliveries.

    `frame`: the seat's last frame that was taken, or that gave nothing to deliver; `version`: the length of the log
    then. `failures`: failed attempts since, the first of them at `since`.
    """

    frame: int
    version: int = 0
    failures: int = 0
    since: datetime | None = None
    trouble: Trouble = ""
    answer: int = 0
    off: bool = False

    @property
    def status(self) -> Status:
        return "off" if self.off else "failing" if self.failures else "on"

    def taken(self, frame: int) -> Progress:
        """Return the progress after a delivery was taken, or there was nothing to deliver, up to that frame."""
        return Progress(frame, self.version)

    def failed(self, trouble: Trouble, answer: int, now: datetime) -> Progress:
        """Return the progress after one more attempt in vain."""
        since = self.since or now
        return replace(self, failures=self.failures + 1, since=since, trouble=trouble, answer=answer)


_encode = msgspec.json.encode
_choices = msgspec.json.Decoder(Choice)
_progresses = msgspec.json.Decoder(Progress)


class Hook(msgspec.Struct, frozen=True):
    """The hook of a seat at a table. `id` changes whenever the seat sets the hook anew."""

    table: str
    seat: str
    id: str
    choice: Choice
    progress: Progress

    @classmethod
    def read(cls, row: HookRow) -> Hook:
        """Decode a hook from its row. Raises msgspec.DecodeError."""
        return cls(row.stream, row.seat, row.id, _choices.decode(row.choice), _progresses.decode(row.state))

    def row(self) -> HookRow:
        return HookRow(self.table, self.seat, self.id, _encode(self.choice), _encode(self.progress))
