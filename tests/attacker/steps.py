"""What is done in both worlds, as it can be kept: a request, and who sends it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

Action = Literal[
    "amend",
    "answer",
    "batch",
    "branch",
    "close",
    "compare",
    "consent",
    "contest",
    "event",
    "filter",
    "past",
    "play",
    "presence",
    "preview",
    "reader",
    "record",
    "restore",
    "retract",
    "rewind",
    "secret",
    "stand_in",
    "together",
    "try",
    "uphold",
    "why",
]
"""What a seat may do on purpose. `close`: end the table, open its record; `presence`: who is there, and who may act for
whom; `secret`: somebody else does in one world what he does not do in the other, or does otherwise; `try`: whatever a
command may say.
"""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request about a table."""

    path: str
    body: Any = None
    query: dict[str, str] = {}

    @property
    def method(self) -> str:
        return "GET" if self.body is None else "POST"


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `seat` asks at the table, or at its `place`th branch. Of a secret step: what is done in the other world
    instead, if anything.
    """

    action: Action
    seat: str
    ask: Ask
    place: int = 0
    other: Ask | None = None


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The two worlds at the beginning: the `number`th pair of a start with that seed. `delay`: spectators read so many
    frames late; `chained`: dice are of chains.
    """

    game: str
    start: str
    seed: int = 0
    number: int = 0
    delay: int = 0
    chained: bool = False


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sequence by which somebody could once tell the worlds apart, and why. `answers`: the status of each step by
    now, up to the last that can be done.
    """

    leak: str
    setting: Setting
    steps: tuple[Step, ...]
    answers: tuple[int, ...] = ()


KEPT = Path(__file__).with_name("kept.jsonl")
_kept = msgspec.json.Decoder(Kept)


def kept() -> list[Kept]:
    return [_kept.decode(line) for line in KEPT.read_bytes().splitlines()]
