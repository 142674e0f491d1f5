"""No stranger holds the event loop: what everybody may read is made beside it, each thing once."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from api.http.representations import Documents
from api.storage.workers import Workers
from tests.api.service import Service

MOST = 50  # milliseconds of processor time
ROOT = Path(__file__).parents[2]
CLOSED = {401, 403, 404}  # a route that answers strangers nothing else is none of theirs
Scene = Callable[[Documents], Coroutine[Any, Any, None]]


def test_no_request_of_a_stranger_holds_the_loop_of_a_fresh_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.api.strangers", str(tmp_path / "greffe.sqlite")]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    assert {each["request"]: each["held"] for each in messages if each["held"] > MOST} == {}
    statuses = defaultdict[str, set[int]](set)
    for each in messages:
        statuses[each["route"]].add(each["status"])
    asked_in_vain = {route: found for route, found in statuses.items() if min(found) >= 400 and not found <= CLOSED}
    assert asked_in_vain == {}
    assert max(set.union(*statuses.values())) < 500


def run(scene: Scene) -> None:
    async def played() -> None:
        workers = Workers()
        try:
            await scene(Documents(workers))
        finally:
            workers.close()

    asyncio.run(played())


def test_who_asks_meanwhile_waits_for_the_same_document() -> None:
    made, go_on = list[str](), threading.Event()

    def make(name: str) -> str:
        assert go_on.wait(10)
        made.append(name)
        return name * 2

    async def scene(documents: Documents) -> None:
        asked = [asyncio.create_task(documents.get(make, name)) for name in ("a", "b", "a", "a")]
        await asyncio.sleep(0)
        asked[0].cancel()  # whoever goes away takes nothing from the others
        go_on.set()
        assert await asyncio.gather(*asked[1:]) == ["bb", "aa", "aa"]
        assert await documents.get(make, "a") == "aa"
        assert sorted(made) == ["a", "b"]

    run(scene)


def test_one_document_is_made_at_a_time() -> None:
    working, most = 0, 0

    def make(number: int) -> int:
        nonlocal working, most
        working += 1
        most = max(most, working)
        for _ in range(100):
            os.sched_yield()
        working -= 1
        return number

    async def scene(documents: Documents) -> None:
        await asyncio.gather(*(documents.get(make, number) for number in range(8)))
        assert most == 1

    run(scene)


def test_a_failure_is_told_to_all_who_wait_and_is_not_kept() -> None:
    answers = [ValueError("no"), None]

    def make() -> str:
        if (error := answers.pop(0)) is not None:
            raise error
        return "made"

    async def scene(documents: Documents) -> None:
        outcomes = await asyncio.gather(documents.get(make), documents.get(make), return_exceptions=True)
        assert [str(each) for each in outcomes] == ["no", "no"]
        assert await documents.get(make) == "made"

    run(scene)


@pytest.mark.parametrize("path", ["/schema/openapi.json", "/schema/openapi.yaml", "/systems", "/docs/swagger-ui.css"])
def test_a_document_is_the_same_bytes_at_every_request(server: Service, path: str) -> None:
    first, second = (server.http.get(path) for _ in range(2))
    assert first.content == second.content
    assert first.headers["etag"] == second.headers["etag"]
    assert server.http.get(path, headers={"If-None-Match": first.headers["etag"]}).status_code == 304
