"""One process for one file: a lock of the operating system beside it, which a killed process gives up.

The lock file stays: to remove it would let two processes hold locks on two files of one name. What it says is for
people.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import BinaryIO

from domain.register.errors import Unavailable

SUFFIX = ".lock"
LONGEST = 200  # bytes of what the holder says of itself

if sys.platform == "win32":
    import msvcrt

    def _take(file: BinaryIO) -> None:
        file.seek(LONGEST)  # beyond the text, which others are to read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(name: str) -> Iterator[None]:
    """Hold the file of that name until the end of the block, under whatever name others know it.

    Raises Unavailable (`held`) that says who holds it, OSError.
    """
    path = os.path.realpath(name) + SUFFIX
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b", buffering=0) as file:
        try:
            _take(file)
        except OSError as error:
            holder = file.read(LONGEST).decode("utf-8", "replace").strip() or "another process"
            raise Unavailable("held", f"{holder}, serves it; one process at a time (its lock is {path})") from error
        file.truncate(0)
        file.write(_about_us().encode()[:LONGEST])
        yield


def is_held(name: str) -> bool:
    """Does a process hold the file now?"""
    path = os.path.realpath(name) + SUFFIX
    if not os.path.exists(path):
        return False
    try:
        with open(path, "rb") as file:
            _take(file)
    except OSError:
        return True
    return False


def _about_us() -> str:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return f"process {os.getpid()} on {socket.gethostname()}, since {now}"
