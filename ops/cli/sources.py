"""Sources of records: a database, or a file that `greffe record` wrote.

A source is named by a path, or by the URL of a PostgreSQL database.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

import msgspec

from api.base.settings import POSTGRES, BadSetting, Settings, without_password
from domain.record.chain import Broken
from domain.register import Access, Cause, Register, Stored
from domain.register.integrity.copies import Differs
from domain.register.integrity.verify import LONGEST_HEADER, Fault, verify_file
from ops.cli.failures import Failed, Misused, OutOfReach, plainly
from ops.cli.messages import translate, translate_finding
from projections.feeds.frames import Feeds
from projections.feeds.loading import load_record

SQLITE = b"SQLite format 3\0"
NAMED = 10  # tables in a message


class _Header(msgspec.Struct):
    table: str
    events: int
    head: str


class _Line(msgspec.Struct):
    version: int
    topic: str
    data: msgspec.Raw


_headers = msgspec.json.Decoder(_Header)
_events = msgspec.json.Decoder(_Line)


def configured() -> Settings:
    """Return the settings in the environment. Raises Misused."""
    try:
        return Settings.from_env(os.environ)
    except BadSetting as error:
        raise Misused("bad-setting", detail=error) from error


def is_database(source: str) -> bool:
    """Return whether a source is a URL or an SQLite file; anything else is taken for an exported record. Raises
    OutOfReach if there is no such file.
    """
    if is_url(source):
        return True
    try:
        with open(source, "rb") as file:
            return file.read(len(SQLITE)) == SQLITE
    except OSError as error:
        raise OutOfReach("unreadable", name=source, reason=error.strerror or error) from error


def is_url(source: str) -> bool:
    return urlsplit(source).scheme in POSTGRES


def display_name(source: str) -> str:
    """Return the name of a source for messages, without the password that a URL may hold."""
    return without_password(source)


@contextmanager
def database(source: str, *, damaged: bool = False) -> Iterator[Register]:
    """Open the register in an existing database, and close it afterwards; failures meanwhile become failures of one
    line.

    A service would create a new register where there is none; a reader must not. With `damaged`, Unavailable is raised
    as it is when the file is damaged: the caller looks for just that.
    """
    if not is_database(source):
        raise OutOfReach("no-sqlite", name=source)
    passing: tuple[Cause, ...] = ("damaged",) if damaged else ()
    with (
        plainly(display_name(source), but=passing),
        opened(msgspec.structs.replace(configured(), database=source), "read") as register,
    ):
        yield register


@contextmanager
def target(name: str) -> Iterator[Register]:
    """Open the register to write to, and close it afterwards: an SQLite file, which may be new, or a PostgreSQL
    database that was prepared.
    """
    with plainly(display_name(name)), opened(msgspec.structs.replace(configured(), database=name)) as register:
        yield register


def opened(settings: Settings, access: Access = "alone") -> Register:
    """Open the register that the settings name. Raises Misused, and what `plainly` translates."""
    try:
        return Register.open(settings.register(access), display_name(settings.database))
    except BadSetting as error:
        raise Misused("bad-setting", detail=error) from error


def tables(register: Register) -> list[str]:
    """Return every table, forgotten ones too; without the streams beside them, whose names hold a colon."""
    return [stream for stream in register.streams() if ":" not in stream]


def header(source: str) -> _Header | None:
    """Return the head line of an exported record, unchecked; None if it cannot be read."""
    try:
        with open(source, "rb") as file:
            return _headers.decode(file.readline(LONGEST_HEADER))
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def plain_header(source: str) -> dict[str, Any]:
    """Return the header without its seal, as it was signed. Raises as `open` and msgspec do."""
    with open(source, "rb") as file:
        found: dict[str, Any] = msgspec.json.decode(file.readline(LONGEST_HEADER))
    return {name: value for name, value in found.items() if name != "seal"}


def described(fault: Fault | Broken | Differs) -> str:
    """Return a fault as one line."""
    if not fault.version:
        return translate_finding(fault.reason)
    return translate("fault", table=fault.stream, event=str(fault.version), reason=fault.reason)


def table_in(register: Register, wanted: str | None, name: str) -> str:
    """Return the table that was asked for, or the only one in the register; if one was asked for, the register is not
    listed. Raises Misused.
    """
    if wanted is not None and ":" not in wanted and register.last(wanted) is not None:
        return wanted
    some = islice((stream for stream in register.streams() if ":" not in stream), NAMED + 1)
    return the_table(list(some), wanted, name)


def the_table(known: list[str], wanted: str | None, name: str) -> str:
    """Return the table that was asked for, or the only one that there is. Raises Misused."""
    if wanted in known:
        return wanted
    if wanted is None and len(known) == 1:
        return known[0]
    listed = ", ".join(known[:NAMED]) + (", …" if len(known) > NAMED else "")
    if wanted:
        raise Misused("not-this-table", name=name, table=wanted, tables=listed)
    raise Misused("which-table", name=name, tables=listed)


def feeds(source: str, table: str | None) -> Feeds:
    """Return the feeds of one table, from a database or from a record that is whole and sound."""
    if is_database(source):
        with database(source) as register:
            name = display_name(source)
            return _load_feeds(register.read(table_in(register, table, name)), name)
    report = verify_file(source)
    if report.faults:
        raise Failed("unsound-record", name=source, fault=described(report.faults[0]))
    found = header(source)
    assert found is not None, "a sound record has a header"
    return _load_feeds(rows_of(source, the_table([found.table], table, source)), source)


def _load_feeds(rows: Iterator[Stored], source: str) -> Feeds:
    with plainly(source):
        first = next(rows, None)
        try:
            return load_record(_again(first, rows), first.stream if first else "")[0]
        except KeyError as error:
            raise Failed("no-such-game-here", name=source, game=error.args[0]) from error
        except (msgspec.DecodeError, ValueError) as error:
            raise Failed("unreadable-event", name=source, detail=error) from error


def _again(first: Stored | None, rest: Iterator[Stored]) -> Iterator[Stored]:
    if first is not None:
        yield first
    yield from rest


def rows_of(source: str, table: str) -> Iterator[Stored]:
    """Yield the events in an exported record that was found sound."""
    with open(source, "rb") as file:
        file.readline()
        for line in file:
            event = _events.decode(line)
            yield Stored(table, event.version, event.topic, bytes(event.data))
