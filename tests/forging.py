"""Records of sessions in memory as files, and records made anew by whoever would like them to say something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from api.routes.reading import own_header
from api.storage.keyring import Keyring
from api.storage.signer import Signer
from domain.base.chance import Below, Source
from domain.base.corrections import DiscloseRecord
from domain.base.events import Event
from domain.corrections.judgement import decide_correction
from domain.corrections.record_disclosure import with_secret
from domain.game import Game
from domain.record.chain import GENESIS, seal
from domain.record.fold import absent
from domain.register import Register, Stored, memory_settings
from domain.register.integrity.verify import write_record
from domain.table.chains import Chains, Drawing
from ops.cli.messages import speak
from ops.commands.records.verify import verify
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed
from projections.feeds.reader import SeatReader
from projections.texts import Locale
from tests.scene import Scene

Change = Callable[[Event], Event]
SECRET = bytes(range(32))


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


def export(file: Path, feeds: Feeds, seat: str, keys: Keyring | None = None, locale: Locale = "fr") -> Path:
    """The seat's own record, as the service gives it to the seat."""
    lines = [own_header(feeds, seat, Signer(keys)), *SeatReader(feeds, seat, locale).frames()]
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


class Stated(msgspec.Struct):
    """An event of an exported record, to be changed at will; `body`: what was sealed."""

    topic: str
    body: dict[str, Any]


def stated(record: Path) -> list[Stated]:
    """The events of a record."""
    found = []
    for line in record.read_bytes().splitlines()[1:]:
        row = msgspec.json.decode(line)
        body = {name: value for name, value in row["data"].items() if name not in ("hash", "prev")}
        found.append(Stated(row["topic"], body))
    return found


def anew(record: Path, events: Iterable[Stated], keys: Keyring | None = None) -> Path:
    """The record with these events, every hash and the signature made anew."""
    table = msgspec.json.decode(record.read_bytes().split(b"\n", 1)[0])["table"]
    rows, head = [], GENESIS
    for version, event in enumerate(events, 1):
        data, head = seal(table, version, event.topic, head, msgspec.json.encode(event.body))
        rows.append(Stored(table, version, event.topic, data))
    return written(record, rows, keys)


def chained(scene: Scene) -> Scene:
    """A new scene that draws from chains, as the service does."""
    first: Event = scene.feeds.history.raw[0]
    chains = Chains(first.id, SECRET, 16)
    anchors = chains.published(seat.id for seat in first.command.seats if seat.role == "player")
    opening = replace(first, command=replace(first.command, chance=anchors))
    scene.feeds = Feeds.begin(scene.game, opening, scene.feeds.projection)

    def source(below: Below) -> Source:
        return Drawing(chains, anchors, scene.feeds.history.drawn, "n", partial(absent, scene.game, scene.state))

    setattr(scene, "source", source)  # noqa: B010  (of this scene alone)
    return scene


def opened(scene: Scene, seat: str) -> None:
    """That seat opens the record of such a scene, as the service does."""
    made = decide_correction(scene.feeds.history, seat, DiscloseRecord("Pour tous."), scene.feeds.sees)
    command = with_secret(made, SECRET.hex())
    version = scene.feeds.history.version + 1
    last = scene.feeds.history.raw[-1].at
    scene.feeds.append(Event(id=f"x{version}", version=version, at=last, seat=seat, command=command))


Say = Callable[..., Verified]


@pytest.fixture(name="verify")
def verifying(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Say:
    """`greffe verify` in the test's folder, in English."""
    monkeypatch.chdir(tmp_path)
    speak("en")
    return lambda *arguments: verified(lambda: capsys.readouterr().out, *arguments)
