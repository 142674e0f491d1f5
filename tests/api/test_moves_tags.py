"""Frames do not wait for moves: whoever wants their tag apart reads it after the frames, or nowhere."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from api.http.feed_streams import MovesTags
from api.tables.offered_moves import Offered, offered
from domain.corrections.bars import NO_BARS
from projections.moves.form_cache import NOTHING
from tests.api.service import Opened, Seat, problem
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}
SSE = {"Accept": "text/event-stream"}


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Moves are made once that is set, and not before."""
    go_on = threading.Event()

    def slow(*asked: Any) -> Any:
        assert go_on.wait(30)
        return offered(*asked)

    monkeypatch.setattr("api.http.responses.offered", slow)
    yield go_on
    go_on.set()


def receive(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=PATIENCE))


def tag(seat: Seat) -> str:
    etag: str = seat.get("/moves").headers["etag"]
    return etag.removeprefix('W/"').strip('"')


@contextmanager
def streamed(seat: Seat, after: int, **asked: Any) -> Iterator[Iterator[tuple[str, Any]]]:
    """The events of a stream: their kind and data."""
    with seat.http.stream("GET", f"{seat.path}/feed", params={"after": after, **asked}, headers=SSE) as answer:
        assert answer.status_code == 200
        yield _parsed(answer.iter_lines())


def _parsed(lines: Iterator[str]) -> Iterator[tuple[str, Any]]:
    kind = "message"
    for line in lines:
        name, _, said = line.partition(": ")
        if name == "event":
            kind = said
        elif name == "data":
            yield kind, json.loads(said)
            kind = "message"


@pytest.mark.parametrize("patch", [True, False])
@pytest.mark.parametrize("moves", ["apart", "none"])
def test_a_frame_reaches_a_socket_while_moves_are_made(
    table: Opened, held: threading.Event, patch: bool, moves: str
) -> None:
    with table.bob.live(1, patch=patch, moves=moves) as bob, table.ann.live(1, patch=patch, moves=moves) as ann:
        for number in (2, 3):
            ann.send(json.dumps({"id": "1", "command": EARN, "dice": [1]}))
            frame = receive(bob)
            assert frame["frame"] == number
            assert ("patch" in frame) is patch
            assert "moves" not in frame
            assert receive(ann) == frame
            assert receive(ann)["status"] == 201
        held.set()
        if moves == "apart":
            found = receive(bob)
            while found["frame"] < 3:
                found = receive(bob)
            assert found == {"frame": 3, "moves": tag(table.bob)}


def test_a_frame_reaches_a_stream_while_moves_are_made(table: Opened, held: threading.Event) -> None:
    with streamed(table.bob, 1, patch=1, moves="apart") as stream:
        table.ann.did(EARN, 1)
        kind, frame = next(stream)
        assert (kind, frame["frame"], "patch" in frame, "moves" in frame) == ("message", 2, True, False)
        table.ann.did(EARN, 2)
        assert next(stream)[1]["frame"] == 3
        held.set()
        kind, found = next(stream)
        while found["frame"] < 3:
            kind, found = next(stream)
        assert (kind, found) == ("moves", {"frame": 3, "moves": tag(table.bob)})


def test_frames_of_a_burst_share_one_list_of_moves() -> None:
    """Moves are listed once, after the last frame of a burst; listing them for each frame would delay the next."""
    made, last = list[int](), 1

    async def make() -> Offered:
        made.append(last)
        return Offered((last, "", False, NO_BARS), b"{}", "tag", NOTHING)

    async def burst() -> bytes:
        nonlocal last
        notified = asyncio.Event()
        with closing(MovesTags("apart", make, notified)) as tags:
            for last in (1, 2, 3):
                assert tags.after(last) == b""
                await asyncio.sleep(0)
            await notified.wait()
            return tags.after(last)

    assert json.loads(asyncio.run(burst())) == {"frame": 3, "moves": "tag"}
    assert made == [3]


def test_an_answer_and_a_page_do_not_wait_either(table: Opened, held: threading.Event) -> None:
    answer = table.ann.post("/commands?patch=1&moves=none", {"command": EARN, "dice": [1]}).json()
    assert "patch" in answer
    assert "moves" not in answer
    frames = table.bob.get("/feed", patch=1, moves="apart").json()["frames"]
    assert all("patch" in frame and "moves" not in frame for frame in frames)


def test_many_who_wait_for_moves_leave_a_thread_for_frames(table: Opened, held: threading.Event) -> None:
    """Those who keep their view as before, with the tag in the frame, hold nobody else up."""
    with ExitStack() as opened:
        seats = (table.gm, table.ann, table.host)
        sockets = [opened.enter_context(seat.live(patch=True)) for seat in seats]
        bob = opened.enter_context(table.bob.live(patch=True, moves="none"))
        assert receive(bob)["frame"] == 1
        table.ann.did(EARN, 1)
        assert receive(bob)["frame"] == 2
        held.set()
        for socket in sockets:
            while "moves" not in receive(socket):
                pass


def test_who_says_nothing_has_the_tag_in_the_frame(table: Opened) -> None:
    with table.bob.live(1, patch=True) as bob:
        table.ann.did(EARN, 1)
        assert receive(bob)["moves"] == tag(table.bob)


def test_the_tag_as_it_is_where_one_begins(table: Opened) -> None:
    """Whoever comes back learns whether what he may do is what it was."""
    with table.bob.live(1, moves="apart") as bob:
        assert receive(bob) == {"frame": 1, "moves": tag(table.bob)}
        table.gm.did({"type": "Note", "text": "hidden"})
        table.ann.did(EARN, 1)
        assert [receive(bob)["frame"] for _ in range(2)] == [2, 2]


def test_another_place_for_the_tag_is_refused(table: Opened) -> None:
    (error,) = problem(table.bob.get("/feed", moves="sometimes"), 400, "bad_request")["errors"]
    assert (error["parameter"], error["allowed"]) == ("moves", ["frame", "apart", "list", "none"])
