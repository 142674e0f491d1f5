"""Examinations of this machine: settings, versions, the database and its disk, permissions, the clock, Redis."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from importlib.metadata import PackageNotFoundError, requires, version
from itertools import groupby
from pathlib import Path
from time import sleep
from typing import Literal, NamedTuple

import msgspec

from api.base.settings import LOCAL, PREFIX, Settings, variable
from api.base.version import installed
from api.notifications.relay import RedisUnavailable, Relay
from domain.record.codec import when
from ops.cli.clock import stamp
from ops.cli.failures import Failed
from ops.cli.messages import translate
from ops.cli.sources import database, display_name

Grade = Literal["good", "doubtful", "bad"]
OTHERS = frozenset({"GREFFE_SEAT_TOKEN", "GREFFE_VENV", "GREFFE_CHROMIUM", "GREFFE_COMPLETE"})
"""Variables that are no settings of the service."""
SCARCE, LOW = 100_000_000, 1_000_000_000  # bytes that are free
PROBE = 65_536  # bytes
TRIES = 2
PAUSE = 1.0  # seconds
AHEAD = timedelta(seconds=5)
SQLITE = (3, 35, 0)
_PINNED = re.compile(r"([\w.-]+)(?:\[[^]]*\])?==([\w.]+)$")


class Diagnosis(NamedTuple):
    """The diagnosis of one subject: its state in a sentence, and what to do."""

    subject: str
    grade: Grade
    text: str


def diagnosis(subject: str, grade: Grade, message: str, **arguments: object) -> Diagnosis:
    return Diagnosis(subject, grade, translate(message, **arguments))


def examine_settings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Diagnosis]:
    if settings.hook_networks:
        yield diagnosis("settings", "doubtful", "doctor-hook-networks", networks=", ".join(settings.hook_networks))
    known = {variable(field.name) for field in msgspec.structs.fields(Settings)}
    strange = sorted(name for name in environment if name.startswith(PREFIX) and name not in known | OTHERS)
    for name in strange:
        close = get_close_matches(name, sorted(known), 1)
        yield diagnosis(
            "settings",
            "doubtful",
            "doctor-unknown-variable",
            name=name,
            close="".join(close),
            known="yes" if close else "no",
        )
    if settings.redis and settings.engine == "sqlite":
        yield diagnosis("settings", "doubtful", "doctor-redis-for-one")
    if settings.engine == "postgresql" and not settings.redis:
        yield diagnosis("settings", "doubtful", "doctor-no-redis")
    if settings.engine == "postgresql" and not settings.keys:
        yield diagnosis("settings", "doubtful", "doctor-no-keys")
    if settings.open_tables == (LOCAL,) and settings.public_url:
        yield diagnosis("settings", "doubtful", "doctor-local-and-public")
    if not strange:
        changed = [choice.name for choice in settings.listing() if choice.value != choice.default]
        yield diagnosis("settings", "good", "doctor-settings", changed=len(changed))


def examine_versions() -> Iterator[Diagnosis]:
    """Examine this software, Python, SQLite, and the packages of which it needs one exact version."""
    if sqlite3.sqlite_version_info < SQLITE:
        yield diagnosis("versions", "bad", "doctor-old-sqlite", version=sqlite3.sqlite_version)
    for name, wanted, found in _misfits():
        yield diagnosis("versions", "bad", "doctor-other-version", name=name, wanted=wanted, found=found)
    python = ".".join(map(str, sys.version_info[:3]))
    yield diagnosis(
        "versions", "good", "doctor-versions", own=installed(), python=python, sqlite=sqlite3.sqlite_version
    )


def _misfits() -> Iterator[tuple[str, str, str]]:
    try:
        needed = requires("greffe") or ()
    except PackageNotFoundError:
        return
    for pinned in filter(None, map(_PINNED.match, needed)):
        try:
            found = version(pinned[1])
        except PackageNotFoundError:
            found = ""
        if found != pinned[2]:
            yield pinned[1], pinned[2], found


def examine_database(settings: Settings) -> Iterator[Diagnosis]:
    """Examine whether the database can be read, and whether its newest event is of the past."""
    name = display_name(settings.database)
    if settings.engine == "memory":
        yield diagnosis("database", "doubtful", "doctor-in-memory")
        return
    if settings.engine == "sqlite" and not Path(settings.database).exists():
        yield diagnosis("database", "good", "doctor-no-database-yet", name=name)
        return
    try:
        newest = _read(settings.database)
    except Failed as failure:
        yield Diagnosis("database", "bad", failure.format_message())
        return
    yield diagnosis("database", "good", "doctor-database", name=name)
    if newest is not None and newest > datetime.now(UTC) + AHEAD:
        yield diagnosis("clock", "bad", "doctor-clock-behind", at=stamp(newest), now=stamp(datetime.now(UTC)))


def _read(source: str) -> datetime | None:
    """Return the time of the newest event of any table. A service that is just starting may still be creating the file:
    if it cannot be read, it is read once more. Raises Failed.
    """
    for tries in range(1, TRIES + 1):
        try:
            with database(source) as register:
                times = (when(ends.last.data) for ends in register.ends())
                _, last_day = next(groupby(times, datetime.date), (None, ()))
                return max(last_day, default=None)
        except Failed:
            if tries == TRIES:
                raise
            sleep(PAUSE)
    raise AssertionError("the last try returns or raises")


def examine_disk(settings: Settings) -> Iterator[Diagnosis]:
    """Examine whether there is room, and whether a file can be made beside the database."""
    if settings.engine != "sqlite":
        return
    folder = Path(settings.database).resolve().parent
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(PROBE))
            probe.flush()
            os.fsync(probe.fileno())
        free = shutil.disk_usage(folder).free
    except OSError as error:
        yield diagnosis("disk", "bad", "doctor-unwritable", folder=folder, reason=error.strerror or str(error))
        return
    grade: Grade = "bad" if free < SCARCE else "doubtful" if free < LOW else "good"
    yield diagnosis(
        "disk", grade, "doctor-room" if grade == "good" else "doctor-little-room", folder=folder, free=free // 1_000_000
    )


def examine_permissions(settings: Settings) -> Iterator[Diagnosis]:
    """Examine whether others on this machine may read what is secret."""
    if sys.platform == "win32" or settings.engine == "memory":
        return
    files = [Path(settings.database + end) for end in ("", "-wal")] if settings.engine == "sqlite" else []
    files += [settings.keys_file] if settings.keys_file else []
    there = [file for file in files if file.exists()]
    open_to_others = [file for file in there if file.stat().st_mode & 0o077]
    for file in open_to_others:
        yield diagnosis("permissions", "bad", "doctor-open-file", file=file, mode=f"{file.stat().st_mode & 0o777:o}")
    unread = [file for file in there if not os.access(file, os.R_OK | os.W_OK)]
    for file in unread:
        yield diagnosis("permissions", "bad", "doctor-not-ours", file=file)
    if there and not open_to_others and not unread:
        yield diagnosis("permissions", "good", "doctor-private", files=len(there))


def examine_redis(settings: Settings) -> Iterator[Diagnosis]:
    if not settings.redis:
        return
    name = display_name(settings.redis)
    try:
        apart = asyncio.run(_apart(settings))
    except RedisUnavailable as error:
        yield diagnosis("redis", "bad", "doctor-redis-away", name=name, reason=error)
        return
    yield diagnosis("redis", "good", "doctor-redis", name=name)
    if abs(apart) > AHEAD.total_seconds():
        yield diagnosis("clock", "doubtful", "doctor-clocks-differ", name=name, seconds=round(abs(apart)))


async def _apart(settings: Settings) -> float:
    """Return the seconds by which the clock of Redis is ahead of ours. Raises RedisUnavailable."""
    relay = Relay(settings.redis, settings.redis_prefix)
    try:
        return await relay.time() - datetime.now(UTC).timestamp()
    finally:
        await relay.close()
