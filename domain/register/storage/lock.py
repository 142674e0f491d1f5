"""A lock of the operating system beside a file, which only one process can hold, and which a killed process gives up.

The lock file stays: to remove it would let two processes hold locks on two files of one name. Its text is for people.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from time import monotonic, sleep
from typing import BinaryIO

from domain.base.finding import Finding
from domain.register.storage.errors import Unavailable
from domain.register.storage.files import private

SUFFIX = ".lock"
LONGEST = 200  # bytes of what the holder says of itself
PAUSE = 0.02  # seconds between two looks

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
    """Hold the lock on the file of that name for the block, whatever other name others use for the file.

    Raises Unavailable (`held`) that says who holds it, OSError.
    """
    path = os.path.realpath(name) + SUFFIX
    with open(private(path, os.O_RDWR | os.O_CREAT), "r+b", buffering=0) as file:
        try:
            _take(file)
        except OSError as error:
            raise Unavailable("held", _holder(file.read(LONGEST).decode("utf-8", "replace").strip(), path)) from error
        file.truncate(0)
        file.write(_about_us().encode()[:LONGEST])
        yield


@contextmanager
def waited_for(name: str, seconds: float) -> Iterator[None]:
    """Hold the lock on the file for the block, waiting up to so many seconds for another holder to finish.

    Raises Unavailable (`held`), OSError.
    """
    until = monotonic() + seconds
    with ExitStack() as stack:
        while True:
            try:
                stack.enter_context(held(name))
                break
            except Unavailable:
                if monotonic() > until:
                    raise
                sleep(PAUSE)
        yield


def is_held(name: str) -> bool:
    """Return whether a process holds the lock on the file now."""
    path = os.path.realpath(name) + SUFFIX
    if not os.path.exists(path):
        return False
    try:
        with open(path, "rb") as file:
            _take(file)
    except OSError:
        return True
    return False


def _holder(holder: str, path: str) -> Finding:
    known = _ABOUT.fullmatch(holder)
    if known:
        process, host, since = known.groups()
        template = "process {process} on {host}, since {since}, serves it; one process at a time (its lock is {lock})"
        return Finding(template, process=process, host=host, since=since, lock=path)
    return Finding("another process serves it; one process at a time (its lock is {lock})", lock=path)


_ABOUT = re.compile(r"process (\d+) on (\S+), since (\S+)")


def _about_us() -> str:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return f"process {os.getpid()} on {socket.gethostname()}, since {now}"
