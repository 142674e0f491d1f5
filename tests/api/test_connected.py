"""Connected seats are told to whoever asks for them; a late reader is told of nobody but himself."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from api.notifications import connections
from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, problem
from tests.api.test_branch_secrecy import SOMBRE, opened
from tests.api.test_late import watched
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat whose last connection ended is shown as gone."""
    monkeypatch.setattr(connections, "LINGER", 0.0)


def said(socket: ClientConnection) -> Any:
    """The next message about who is connected."""
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if "connected" in message:
            return message


def received(socket: ClientConnection) -> Iterator[str]:
    """All that comes until nothing more does."""
    with suppress(TimeoutError):
        while True:
            yield str(socket.recv(0.3))


def streamed(seat: Seat, **query: str) -> Generator[Any, None, None]:
    params = {"after": "0", **query}
    headers = {"Accept": "text/event-stream"}
    with seat.http.stream("GET", f"{seat.path}/feed", params=params, headers=headers, timeout=10) as answer:
        event = ""
        for line in answer.iter_lines():
            if line.startswith("event:"):
                event = line[6:].strip()
            elif line.startswith("data:") and event == "connected":
                yield json.loads(line[5:])
            elif not line:
                event = ""


def test_who_comes_and_goes_is_told(table: Opened) -> None:
    with table.ann.live(connected=True) as ann:
        assert said(ann) == {"connected": [ANN]}
        with table.bob.live() as bob:
            assert said(ann) == {"connected": sorted([ANN, BOB])}
            table.bob.did({"type": "Earn", "amount": 3}, 2)
            assert "connected" not in json.loads(bob.recv(PATIENCE))
        assert said(ann) == {"connected": [ANN]}
        stream = streamed(table.gm, connected="true")
        assert next(stream) == {"connected": sorted([ANN, GM])}
        stream.close()
        assert said(ann) == {"connected": sorted([ANN, GM])}


def test_a_seat_with_two_pages_is_there_until_the_last_is_closed(table: Opened) -> None:
    with table.bob.live(), table.ann.live(connected=True) as ann:
        assert said(ann) == {"connected": sorted([ANN, BOB])}
        with table.bob.live():
            pass
        with table.gm.live():
            assert said(ann) == {"connected": sorted([ANN, BOB, GM])}


def test_the_host_is_no_seat(table: Opened) -> None:
    with table.host.live(), table.ann.live(connected=True) as ann:
        assert said(ann) == {"connected": [ANN]}


def test_whoever_reads_late_is_told_of_nobody_else(server: Service) -> None:
    """Until the end; to the others he is there like everybody."""
    table, zoe = watched(server, delay_minutes=1)
    own = zoe.get("").json()["you"]["seat"]
    with table.ann.live(connected=True) as ann, zoe.live(connected=True) as late:
        assert said(late) == {"connected": [own], "alone": True}
        while (present := said(ann)["connected"]) != sorted([ANN, own]):
            assert ANN in present
        with table.bob.live():
            assert BOB in said(ann)["connected"]
        table.host.did({"type": "EndTable"})
        assert ANN in said(late)["connected"]


def test_whom_the_game_sends_out_learns_of_nobody(server: Service) -> None:
    """Sombre, C-7: all stands still for him, and of who comes meanwhile he learns once he is back."""
    gm, ann, bob = opened(server, "sombre", SOMBRE)
    with ann.live(connected=True) as out:
        assert said(out) == {"connected": [ANN]}
        gm.did({"type": "SetPresence", "seat": ANN, "away": True})
        with bob.live(connected=True) as there:
            assert said(there) == {"connected": sorted([ANN, BOB])}
            assert not [text for text in received(out) if "connected" in text]
            with ann.live(connected=True) as again:
                assert said(again) == {"connected": [ANN], "alone": True}
            gm.did({"type": "SetPresence", "seat": ANN, "away": False})
            assert said(out) == {"connected": sorted([ANN, BOB])}


@pytest.mark.parametrize("value", ["yes", "2", ""])
def test_what_is_no_boolean_is_refused(table: Opened, value: str) -> None:
    answer = table.ann.http.get(
        f"{table.ann.path}/feed", params={"connected": value}, headers={"Accept": "text/event-stream"}
    )
    problem(answer, 400, "bad_request")
