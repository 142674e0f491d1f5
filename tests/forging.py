"""Records of sessions in memory as files, and records made anew by whoever would like them to say something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from api.keyring import Keyring
from api.reading import own_header
from api.receipts import Signer
from domain.game import Game
from domain.game.events import Event
from domain.record.chain import GENESIS
from domain.register import Register, Stored, memory_settings
from domain.register.verify import write_record
from ops.commands.verify import verify
from projections.encoding import encode
from projections.frames import Feeds
from projections.loading import sealed

Change = Callable[[Event], Event]


def rows_of(game: Game, table: str, events: Iterable[Event]) -> list[Stored]:
    """The events, chained as a register would hold them."""
    rows, head = [], GENESIS
    for event in events:
        row, head = sealed(game, table, event, head)
        rows.append(row)
    return rows


def written(file: Path, rows: list[Stored], keys: Keyring | None = None) -> Path:
    """The record of these rows as the service exports it."""
    with Register.open(memory_settings()) as register, file.open("wb") as out:
        register.append(rows)
        write_record(register, rows[0].stream, out, sign=Signer(keys).sign)
    return file


def record(file: Path, feeds: Feeds, keys: Keyring | None = None, change: Change = lambda event: event) -> Path:
    """The whole record, or the same made anew with other events."""
    table = feeds.state.table.id
    return written(file, rows_of(feeds.game, table, map(change, feeds.history.raw)), keys)


def export(file: Path, feeds: Feeds, seat: str, keys: Keyring | None = None) -> Path:
    """The seat's own record, as the service gives it to the seat."""
    lines = [own_header(feeds, seat, Signer(keys)), *feeds.frames(seat, "fr")]
    file.write_bytes(b"".join(encode(line) + b"\n" for line in lines))
    return file


def published(file: Path, keys: Keyring) -> Path:
    """The public keys, as the service tells them."""
    file.write_bytes(msgspec.json.encode(keys.published()))
    return file


class Verified(msgspec.Struct):
    """What `greffe verify --json` says; `code`: how it ended."""

    events: int
    streams: int
    findings: list[str]
    notes: list[str]
    code: int = 0


def verified(capture: Callable[[], str], *arguments: object) -> Verified:
    """Run it in this process, in English; `capture` gives what it printed."""
    try:
        verify([*map(str, arguments), "--json", "--lang", "en"])
    except SystemExit as end:
        found = msgspec.json.decode(capture(), type=Verified)
        found.code = int(end.code or 0)
        return found
    raise AssertionError("it ends with a code")
