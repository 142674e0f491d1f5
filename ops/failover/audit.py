"""Audit of a round: all that was acknowledged is there, once and as it was answered, wherever one asks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

import httpx

from domain.register import Register, postgres_settings
from domain.register.integrity.verify import verify_register
from ops.failover.players import Acknowledged, Players, Table

PAGE = 1000
SLOW = 30.0  # seconds


def findings_of(players: Players, urls: Mapping[str, str]) -> Iterator[str]:
    """Compare what was acknowledged in a round with what every process says now; yield a line for each finding."""
    yield from players.findings
    for table in players.tables:
        mine = [each for each in players.acknowledged if each.table == table.id]
        for seat in table.tokens:
            feeds = [feed(url, table, seat) for url in urls.values()]
            if any(each != feeds[0] for each in feeds):
                yield f"{table.id} {seat}: the processes tell different things"
            if [frame["frame"] for frame in feeds[0]] != list(range(1, len(feeds[0]) + 1)):
                yield f"{table.id} {seat}: a frame is missing or there twice"
            if table.frames[seat] != feeds[0]:
                yield f"{table.id} {seat}: live, {len(table.frames[seat])} frames, not the {len(feeds[0])} of its feed"
            yield from compare(seat, mine, feeds[0])


def compare(seat: str, acknowledged: Sequence[Acknowledged], frames: Sequence[Any]) -> Iterator[str]:
    """Yield acknowledged acts that the seat does not read once and as they were answered, and acts that it reads though
    nobody got an acknowledgement of them.
    """
    said = Counter(mark for frame in frames for entry in frame["entries"] if (mark := _mark(entry)))
    for each in acknowledged:
        if said[each.mark] != 1:
            yield f"{each.table}: {each.mark} was acknowledged, and {seat} reads it {said[each.mark]} times"
        number = each.answer["frame"]
        held = [frame["entries"] for frame in frames[number - 1 : number]]
        if each.seat == seat and held != [each.answer["entries"]]:
            yield f"{each.table}: {each.mark} was answered otherwise than frame {number} is"
    for mark in said.keys() - {each.mark for each in acknowledged}:
        yield f"{mark} was never acknowledged, and {seat} reads it"


def _mark(entry: Any) -> str:
    fields = entry.get("fields", {})
    return str(fields.get("reason") or fields.get("text") or "") if entry.get("seat") else ""


def verified(database: str) -> Iterator[str]:
    """Yield the findings of `greffe verify` over the whole register."""
    with Register.open(postgres_settings(database, readers=2)) as register:
        yield from (
            f"{fault.stream}, event {fault.version}: {fault.reason}" for fault in verify_register(register).faults
        )


def feed(url: str, table: Table, seat: str) -> list[Any]:
    """Return all frames of the seat, as that process sends them."""
    frames: list[Any] = []
    while True:
        address = f"{url}/tables/{table.id}/feed?after={len(frames)}&limit={PAGE}"
        answer = httpx.get(address, headers=table.headers(seat), timeout=SLOW)
        answer.raise_for_status()
        page = answer.json()
        frames += page["frames"]
        if len(frames) >= page["last"]:
            return frames


def digest(frames: Sequence[Any]) -> str:
    return sha256(json.dumps(frames, sort_keys=True).encode()).hexdigest()
