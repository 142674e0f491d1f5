"""Twin sessions of every game for a spectator who reads late: what happened within the delay changes no byte that he
can get, by whatever route; and once the delay is over, nothing is missing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from api.tables.tokens import holders_of, issue_first, key_rows
from domain.base.events import Event
from domain.record.chain import GENESIS, START
from domain.record.contests import FLAGS
from domain.register import Register, Stored, sqlite_settings
from domain.systems import GAMES
from domain.systems.spin.table.setup import AssignSeat
from domain.table.commands import EndTable, JoinTable
from domain.table.seats import Delay
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed
from tests.api.service import UNLIMITED, Seat, Service, serving
from tests.contract.sessions import NAMES, meddle, opened, played, wandering
from tests.suite.seeds import amount, covering
from tests.waiting import PATIENCE

MINUTES, FRAMES = 120, 6
LATELY = datetime.now(UTC).replace(microsecond=0) - timedelta(minutes=MINUTES // 2)
LONG_AGO = LATELY - timedelta(days=1)
LENGTH = 60
BETWEEN = amount(27, deep=9)
"""Frames between two moments that are asked about."""
SHARES = (0.3, 0.8)
HOW = ("minutes", "frames")
SSE = {"Accept": "text/event-stream"}
FILTERS: tuple[dict[str, str], ...] = ({"withdrawn": "true"}, {"contested": "true"}, {"text": "a"})
POINTERS = ("", "/you", "/phase", "/table", "/characters", "/status")
_SIGNED = re.compile(rb'"(at|exported|key|signature)":"[^"]*"')


@dataclass(frozen=True)
class Case:
    """A record that two tables share up to `kept`, and what followed in one of them, `tail`; `other` in the second."""

    name: str
    how: str
    watcher: str
    kept: tuple[Event, ...]
    tail: tuple[Event, ...]
    other: tuple[Event, ...]

    @property
    def table(self) -> str:
        return self.kept[0].id


@cache
def recorded(name: str, kind: str) -> tuple[Event, ...]:
    """A session up to its end; `random`: with corrections of all kinds."""
    if kind == "told":
        raw = played(name).feeds.history.raw[:]
    else:
        rng, scene = Random(7), opened(name)
        for after, _ in wandering(name, 88, LENGTH, without=(EndTable, AssignSeat)):  # whoever plays is late no more
            scene = after
            if rng.random() < 0.3:
                meddle(scene, rng)
        raw = scene.feeds.history.raw[:]
    return tuple(raw[: end_of(name, raw)])


def end_of(name: str, raw: Sequence[Event]) -> int:
    """The place of the event with which the table ends, by its command or by the rules: then nothing is late."""
    feeds = Feeds.begin(GAMES[name], raw[0])
    for place, event in enumerate(raw[1:], 1):
        feeds.append(event)
        if feeds.state.table.status == "ended":
            return place
    return len(raw)


@cache
def cases() -> dict[str, Case]:
    """By the id of their tables."""
    found = [
        made
        for name in NAMES
        for how in HOW
        for kind, share in covering(("random", "told"), SHARES)
        if (made := case(name, kind, how, share))
    ]
    return {each.table: each for each in found}


def case(name: str, kind: str, how: str, share: float) -> Case | None:
    raw = recorded(name, kind)
    delay = Delay(minutes=MINUTES) if how == "minutes" else Delay(frames=FRAMES)
    table = f"{name}{kind}{how}{share:.1f}".replace(".", "")
    first = replace(raw[0], id=table, command=replace(raw[0].command, delay=delay))
    watcher = next(seat.id for seat in first.command.seats if seat.role == "spectator")
    feeds = Feeds.begin(GAMES[name], first)
    for event in raw[1:]:
        feeds.append(event)
    versions = feeds.feed(watcher).versions
    last = versions[int(len(versions) * share) - 1]
    kept = (first, *raw[1:last])
    if how == "minutes":
        return Case(name, how, watcher, timed(kept, LONG_AGO), timed(raw[last:], LATELY), ())
    following = [version for version in versions if version > last]
    if len(following) < FRAMES:
        return None
    upto = following[FRAMES] - 1 if len(following) > FRAMES else len(raw)
    player = next(seat.id for seat in first.command.seats if seat.role == "player")
    renamed = tuple(
        Event(id=f"j{n}", version=last + n, at=LONG_AGO, seat=player, command=JoinTable(f"Nom {n}"))
        for n in range(1, FRAMES + 1)
    )
    return Case(name, how, watcher, timed(kept, LONG_AGO), timed(raw[last:upto], LONG_AGO), renamed)


def timed(events: Sequence[Event], first: datetime) -> tuple[Event, ...]:
    return tuple(replace(event, at=first + timedelta(seconds=event.version)) for event in events)


def rows_of(game: str, events: Sequence[Event]) -> list[Stored]:
    rows, head = [], GENESIS
    for event in events:
        row, head = sealed(GAMES[game], events[0].id, event, head)
        rows.append(row)
    return rows


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, Service, dict[str, dict[str, str]]]]:
    """Two services, with the same tables and tokens and the one or the other end of each; and the tokens."""
    folder = tmp_path_factory.mktemp("twins")
    tokens: dict[str, dict[str, str]] = {}
    batches: tuple[list[Stored], list[Stored]] = ([], [])
    for table, each in cases().items():
        tokens[table], issued = issue_first(table, holders_of(each.kept[0].command.seats), "")
        rows, _ = key_rows(table, issued, START)
        for batch, tail in zip(batches, (each.tail, each.other), strict=True):
            batch += [*rows_of(each.name, (*each.kept, *tail)), *rows]
    with ExitStack() as stack:
        found = [stack.enter_context(serving(filled(folder / f"{n}.sqlite", batches[n]))) for n in range(2)]
        yield found[0], found[1], tokens


def filled(database: Path, rows: list[Stored]) -> Path:
    with Register.open(sqlite_settings(database)) as register:
        register.append(rows)
    return database


def test_the_sessions_are_worth_it() -> None:
    """Every game, both kinds of delay; what is kept from the watcher holds corrections, too."""
    found = cases().values()
    assert UNLIMITED["rate_limit"] == 0
    for name in NAMES:
        of_game = [each for each in found if each.name == name]
        assert len([each for each in of_game if not each.other]) == len(covering(("random", "told"), SHARES))
        assert [each for each in of_game if each.other]
        assert any(type(event.command) in FLAGS for each in of_game for event in each.tail)


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("name", NAMES)
def test_what_happens_within_the_delay_leaves_no_trace(
    services: tuple[Service, Service, dict[str, dict[str, str]]], name: str, how: str
) -> None:
    """Of every session: which there are is known once they are played, and that is not before somebody asks."""
    found = [each for each in cases().values() if each.name == name and each.how == how]
    assert found
    for each in found:
        compare(services, each)


def compare(services: tuple[Service, Service, dict[str, dict[str, str]]], each: Case) -> None:
    table = each.table
    first, second = (Seat(service, table, services[2][table][each.watcher]) for service in services[:2])
    asked = list(questions(each))
    answers, others = (dict(everything(seat, each, asked)) for seat in (first, second))
    assert answers.keys() == others.keys(), table
    differing = [question for question, answer in answers.items() if answer != others[question]]

    assert differing == [], table
    page = json.loads(first.get("").content)
    kept = Feeds.begin(GAMES[each.name], each.kept[0])
    for event in each.kept[1:]:
        kept.append(event)
    assert page["frame"] == kept.count(each.watcher), "all of what is over is there"


def questions(each: Case) -> Iterator[tuple[str, dict[str, Any]]]:
    """All that can be read with a token."""
    for what in ("", "/view", "/moves", "/feed", "/receipt", "/record", "/compare"):
        yield what, {}
    yield "/feed", {"patch": "true", "limit": 1000}
    yield "/record", {"patch": "true"}
    yield "/record", {"full": "true"}
    for filters in FILTERS:
        yield "/feed", filters
    for pointer in POINTERS:
        yield "/why", {"pointer": pointer}
    for at in range(1, len(each.kept) + len(each.tail) + 2, BETWEEN):
        yield "/view", {"at": at}
        yield "/feed", {"after": at}
        yield "/why", {"pointer": "", "at": at}
    for event in (*each.kept[-8:], *each.tail[:8], *each.tail[-8:], *each.other):
        yield f"/events/{event.id}", {}
    for other in each.kept[0].command.seats:
        for what in ("/view", "/feed", "/record"):
            yield what, {"reader": other.id}


def everything(
    seat: Seat, each: Case, asked: list[tuple[str, dict[str, Any]]]
) -> Iterator[tuple[str, tuple[int, list[tuple[str, str]], bytes]]]:
    for what, params in asked:
        yield f"{what} {params}", shown(seat.get(what, **params))
    yield "english", shown(seat.http.get(f"{seat.path}/feed", headers={"Accept-Language": "en"}))
    for event in (*each.kept[-3:], *each.tail[:3], *each.other[:3]):
        contest = {"type": "contest", "target": event.id, "text": "Vraiment ?"}
        yield f"contest {event.id}", shown(seat.post("/corrections", contest))
        yield f"look {event.id}", shown(seat.post("/corrections/preview", contest))
        yield f"branch {event.id}", shown(seat.post("/branches", {"frame": event.version}))
    yield "presence", shown(seat.act({"type": "SetPresence", "seat": each.watcher, "away": True}))
    yield "end", shown(seat.act({"type": "EndTable"}))
    for command in commands_of(seat, each):
        yield f"command {command['type']}", shown(seat.act(command))
    yield "stream", (0, [], streamed(seat))
    for patched in (False, True):
        yield f"socket {patched}", (0, [], live(seat, patched))


def commands_of(seat: Seat, each: Case) -> Iterator[dict[str, Any]]:
    """One of each kind that was played within the delay: a refusal must not tell that it was."""
    body = seat.http.get(f"/systems/{each.name}").json()["commands"]
    names = {name for name in body if name not in ("JoinTable", "SetPresence", "EndTable")}
    yield from ({"type": name} for name in sorted(names)[:12])


def shown(answer: Any) -> tuple[int, list[tuple[str, str]], bytes]:
    headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "content-length"))
    return answer.status_code, headers, unsigned(answer.content)


def unsigned(content: bytes) -> bytes:
    """Without what the signature of a receipt says of itself; of what it signs, all but when it did."""
    head, *rest = content.split(b"\n")
    return b"\n".join((_SIGNED.sub(b"", head) if b'"signature"' in head else head, *rest))


def streamed(seat: Seat) -> bytes:
    """What an event stream begins with, up to the last frame of the page."""
    last, got = seat.get("").json()["frame"], b""
    with seat.http.stream("GET", f"{seat.path}/feed", headers=SSE) as answer:
        for piece in answer.iter_bytes():
            got += piece
            if b"id: %d\n" % last in got and got.endswith(b"\n\n"):
                return got
    raise AssertionError("the stream ended")


def live(seat: Seat, patched: bool) -> bytes:
    """All that a socket sends at once."""
    got: list[str] = []
    last = seat.get("").json()["frame"]
    with seat.live(patch=patched) as socket:
        while len(got) < last:
            got.append(str(socket.recv(PATIENCE)))
        with pytest.raises(TimeoutError):
            got.append(str(socket.recv(0.05)))
    return "\n".join(got).encode()
