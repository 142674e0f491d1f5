"""A client that keeps its view: patches come with pages, streams, sockets and answers."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
import pytest

from tests.api.service import Opened, problem
from tests.api.test_reading import EARN
from tests.waiting import PATIENCE

Frame = dict[str, Any]


def kept(frames: list[Frame], view: Any = None) -> Any:
    for frame in frames:
        view = jsonpatch.apply_patch(view, frame["patch"])
    return view


def test_a_page_of_patches_gives_the_view(table: Opened) -> None:
    table.ann.did(EARN, 1)
    table.gm.did({"type": "Note", "text": "hidden"})
    table.ann.did(EARN, 2)
    for seat in (table.ann, table.bob, table.gm):
        frames = seat.get("/feed", patch=1).json()["frames"]
        now = seat.get("/view")
        assert kept(frames) == now.json()["view"]
        assert f'"{frames[-1]["view"]}"' == now.headers["etag"]
        first = seat.get("/feed", patch="true", limit=2).json()["frames"]
        assert kept(seat.get("/feed", patch=1, after=2).json()["frames"], kept(first)) == now.json()["view"]
    assert "patch" not in table.ann.get("/feed", patch=0).json()["frames"][0]


def test_patches_come_with_sockets_and_answers(table: Opened) -> None:
    with table.ann.live(patch=True) as mine, table.bob.live(patch=True) as his:
        opened = [[json.loads(line.recv(PATIENCE))] for line in (mine, his)]
        for n in (1, 2, 3):
            table.gm.did({"type": "Note", "text": "hidden"})
            answer = table.ann.http.post(
                f"{table.ann.path}/commands", params={"patch": 1}, json={"command": EARN, "dice": [n]}
            )
            messages = [json.loads(line.recv(PATIENCE)) for line in (mine, his)]
            assert answer.json() == messages[0]
            for frames, frame in zip(opened, messages, strict=True):
                frames.append(frame)
        for frames, seat in zip(opened, (table.ann, table.bob), strict=True):
            assert kept(frames) == seat.get("/view").json()["view"]


def test_after_a_lost_frame_the_patches_go_on_from_the_last_one_read(table: Opened) -> None:
    """By page and by socket alike: from the view as of that frame to the view now."""
    for n in (1, 2, 3):
        table.ann.did(EARN, n)
    last = table.bob.frames()[-1]["frame"]
    for read in range(1, last):
        then = table.bob.get("/view", at=read).json()["view"]
        now = table.bob.get("/view").json()["view"]
        assert kept(table.bob.get("/feed", patch=1, after=read).json()["frames"], then) == now
        with table.bob.live(read, patch=True) as line:
            frames = [json.loads(line.recv(PATIENCE)) for _ in range(last - read)]
        assert [frame["frame"] for frame in frames] == list(range(read + 1, last + 1))
        assert kept(frames, then) == now


def test_a_correction_comes_with_its_patch(table: Opened) -> None:
    earned = table.ann.did(EARN, 5)["entries"][0]["event"]
    body = {"type": "retract", "target": earned, "reason": "non"}
    answer = table.gm.http.post(f"{table.gm.path}/corrections", params={"patch": 1}, json=body)
    assert answer.status_code == 201
    for seat in (table.gm, table.ann, table.bob):
        assert kept(seat.get("/feed", patch=1).json()["frames"]) == seat.get("/view").json()["view"]
    assert answer.json()["patch"] == table.gm.get("/feed", after=2, patch=1).json()["frames"][0]["patch"]


def test_patches_and_filters_do_not_go_together(table: Opened) -> None:
    found = problem(table.ann.get("/feed", patch=1, seat="player1"), 400, "bad_request")
    assert [(error["parameter"], error["code"]) for error in found["errors"]] == [("patch", "not_filtered")]


@pytest.mark.parametrize("said", ["", "perhaps", "2"])
def test_a_patch_is_asked_for_or_not(table: Opened, said: str) -> None:
    for answer in (
        table.ann.get("/feed", patch=said),
        table.ann.http.post(f"{table.ann.path}/commands", params={"patch": said}, json={"command": EARN}),
    ):
        found = problem(answer, 400, "bad_request")
        assert [error["parameter"] for error in found["errors"]] == ["patch"]
    assert table.ann.get("/view").json()["frame"] == 1, "nothing was done"
