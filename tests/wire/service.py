"""Bytes said to a service, and what it made of them."""

from __future__ import annotations

from collections.abc import Sequence

from tests.api.service import ANN, Opened, Service
from tests.wire.cases import Case
from tests.wire.law import judge
from tests.wire.line import Line, Talk
from tests.wire.messages import filled, get
from tests.wire.reading import Reading, read

SENTINEL = get("sentinel", b"Connection: close")  # shows whether both sides agree on where a request begins


def port_of(service: Service) -> int:
    return int(service.url.rpartition(":")[2])


def completed(writes: Sequence[bytes]) -> tuple[bytes, ...]:
    """The same, with one more request where another may follow."""
    reading = read(b"".join(writes))
    return (*writes, SENTINEL) if reading.end == "idle" and not reading.switches else tuple(writes)


def said(service: Service, table: Opened, case: Case) -> tuple[Reading, Talk]:
    """What the reference reads in a case, and what the service answers to it."""
    writes = case.writes if case.half_closed else completed(case.writes)
    reading = read(b"".join(writes))
    with Line(port_of(service), [each.method for each in reading.messages]) as line:
        for number, write in enumerate(filled(writes, table.id, table.tokens[ANN]), 1):
            line.paced(write)
            if case.wait:
                whole = len(read(b"".join(writes[:number])).messages)
                line.hear(max(whole, len(case.statuses)))
        if case.half_closed:
            line.finish()
        elif reading.end == "within" or reading.switches:
            line.hear(len(reading.messages))
            line.finish()
        return reading, line.hear()


def faults(service: Service, case: Case) -> tuple[list[str], Talk]:
    """What is wrong with what the service makes of a case, at a table of its own; and its answers."""
    table = service.open()
    reading, talk = said(service, table, case)
    return judge(reading, talk, notes_of(table)), talk


def notes_of(table: Opened) -> list[str]:
    """All that was noted at a table, in order."""
    found: list[str] = table.gm.get("/view").json()["view"]["notes"]
    return found
