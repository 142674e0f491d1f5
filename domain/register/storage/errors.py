"""Errors of the register.

    RegisterError
    ├── Conflict       another batch holds the version: read the stream again, decide again
    ├── Unavailable    the storage cannot serve now: locked, full, failing, closed
    └── NotARegister   what the settings name is no register of ours, and was left as it is

A batch that is malformed in itself (empty, versions not consecutive) is a bug of the caller: ValueError.
"""

from __future__ import annotations

from typing import Literal

Cause = Literal[
    "locked",  # another process holds the write lock beyond the busy timeout
    "held",  # another process serves this file, and it is for one alone
    "behind",  # it holds less than was read from it before
    "full",  # no room left for this transaction
    "read_only",
    "io",
    "damaged",  # the file is there, but its pages do not make sense
    "unreachable",  # no such directory, no permission, no server
    "unfit",  # the storage refuses this very batch (too large, not storable)
    "closed",
    "settings",
    "schema",  # the database was not prepared by `greffe migrate`, or not by one that fits this version
    "storage",  # anything else the storage said
]


class RegisterError(Exception):
    """Base of every error that the register raises on purpose."""


class Conflict(RegisterError):
    """A version that cannot be appended: it is taken already, or its predecessor is missing or another."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(stream, version)
        self.stream = stream
        self.version = version

    def __str__(self) -> str:
        return f"version {self.version} is not the next of stream {self.stream}"


class Unavailable(RegisterError):
    """A failure of the storage to serve, for a plain `cause`; `detail` is the storage's own message.

    An append that ends so was not acknowledged. It is almost always absent; after an `io` failure in mid-commit, or a
    lost server, it may yet turn up: the retry then meets a Conflict, and finds its own event by reading.
    """

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(cause, detail)
        self.cause: Cause = cause
        self.detail = detail
        self.where = ""  # the register, by the name that whoever opened it gave it

    def __str__(self) -> str:
        return f"the register is unavailable ({self.cause}): {self.detail}"


class NotARegister(RegisterError):
    """A store of the given name that is not a register of ours, for `reason`. Nothing was written to it."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name} is not a register: {self.reason}"
