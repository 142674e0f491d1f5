"""The attacked application answers as the service does over HTTP: what holds here holds from outside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domain.register import Register, sqlite_settings
from domain.table.seats import HOST
from tests.api.service import Seat, serving
from tests.attacker.starts import pairs, starts
from tests.attacker.world import RANDOM, TABLE, Edge, World, rows_of, token_of
from tests.contract.sessions import NAMES

SIGNED = re.compile(RANDOM.pattern + rb'|(?<="key":")[^"]+')
READ = ("", "/view", "/feed", "/moves", "/record", "/record?full=true", "/view?at=1", "/view?reader=host", "/compare")


@pytest.mark.parametrize("name", NAMES)
def test_what_it_answers_is_what_is_answered_over_http(edge: Edge, tmp_path: Path, name: str) -> None:
    start = next(start for start in starts(name) if pairs(name, start, 1))
    events = pairs(name, start, 1)[0].left.feeds.history.raw
    world = World(edge)
    world.place(events)
    with Register.open(sqlite_settings(str(tmp_path / "greffe.sqlite"))) as register:
        register.append(rows_of(events))
    with serving(tmp_path / "greffe.sqlite") as service:
        for seat in (HOST, *(each.id for each in events[0].command.seats)):
            outside = Seat(service, TABLE, token_of(seat))
            for path in READ:
                where, _, query = path.partition("?")
                here = world.ask(TABLE, seat, "GET", where, query=dict([query.split("=")]) if query else {})
                there = outside.http.get(f"{outside.path}{path}")
                assert (here.status, SIGNED.sub(b"", here.body)) == (there.status_code, SIGNED.sub(b"", there.content))
    world.close()
