"""History of a simulation as its clients saw it: each answer with the time of its request; losses of the register."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from domain.record.chain import Tip


class Finding(msgspec.Struct, frozen=True):
    """Something that must not be. `kind` is one word: what is compared when a plan is shrunk."""

    kind: str
    text: str


class Acted(msgspec.Struct, frozen=True):
    """A command or correction with a certain answer: its version, or None if it was refused.

    `key` as the log has it. `unanswered`: how many requests for it ended without an answer before.
    """

    table: str
    key: str
    asked: float
    answered: float
    unanswered: int
    version: int | None


class Looked(msgspec.Struct, frozen=True):
    """The length of a table, as a process answered."""

    table: str
    asked: float
    tip: Tip


class Issued(msgspec.Struct, frozen=True):
    """A token that a client was given, by its hash."""

    table: str
    hash: str
    asked: float


class Loss(msgspec.Struct, frozen=True):
    """The register lost the ends of streams: how far each goes since. `acknowledged`: what was answered, too."""

    at: float
    heads: Mapping[str, int]
    acknowledged: bool


class History(msgspec.Struct):
    """All of one simulation."""

    acted: list[Acted] = []
    looked: list[Looked] = []
    issued: list[Issued] = []
    losses: list[Loss] = []
    findings: list[Finding] = []
    unanswered: int = 0

    def find(self, kind: str, text: str) -> None:
        self.findings.append(Finding(kind, text))

    def is_lost(self, acted: Acted) -> bool:
        """Return whether a command was acknowledged by a register that was rolled back since: nobody can keep that."""
        return acted.version is not None and any(
            loss.acknowledged and loss.at >= acted.asked and acted.version > loss.heads.get(acted.table, acted.version)
            for loss in self.losses
        )
