"""The JavaScript client under Node, driven from here: at the other end of a pipe is `javascript/driver.mjs`."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any

PROGRAM = Path(__file__).parent / "javascript" / "driver.mjs"
SECONDS = 30.0


class Failed(Exception):
    """The error that the client threw: `name` of its class, the `tree` above it, `code`, `status`, `key`..."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["message"])
        self.error = error


class Driver:
    """One Node with any number of clients, seats and followings, each under a name."""

    def __init__(self, node: Path) -> None:
        self._process = subprocess.Popen((node, PROGRAM), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._answers: dict[int, Queue[Any]] = {}
        self._last = 0
        self._lock = threading.Lock()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def make(self, kind: str, name: str, of: str, *args: Any) -> str:
        self._ask(make=kind, name=name, of=of, args=args)
        return name

    def call(self, of: str, what: str, *args: Any, **more: Any) -> Any:
        """What a method gives. Raises Failed."""
        return self._ask(call=what, of=of, args=args, **more)

    def plain(self, what: str, *args: Any) -> Any:
        """What a function gives. Raises Failed."""
        return self._ask(plain=what, args=args)

    def state(self, following: str) -> Any:
        return self._ask(state=following)

    def until(self, following: str, frame: int) -> Any:
        """The state of a following, once it has come to that frame."""
        return self.when(following, lambda state: state["frame"] >= frame)

    def when(self, following: str, so: Any) -> Any:
        until = time.monotonic() + SECONDS
        while not so(state := self.state(following)):
            assert time.monotonic() < until, f"it never came: {state['connection']}, frame {state['frame']}"
            time.sleep(0.02)
        return state

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait(10) == 0
        self._reading.join(10)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _ask(self, **request: Any) -> Any:
        assert self._process.stdin is not None
        with self._lock:
            self._last += 1
            number, answer = self._last, Queue[Any]()
            self._answers[number] = answer
            self._process.stdin.write(json.dumps({"id": number, **request}) + "\n")
            self._process.stdin.flush()
        reply = answer.get(timeout=SECONDS)
        if "error" in reply:
            raise Failed(reply["error"])
        return reply["result"]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            body = json.loads(line)
            self._answers.pop(body["id"]).put(body)


@contextmanager
def driving(node: Path) -> Iterator[Driver]:
    made = Driver(node)
    try:
        yield made
    finally:
        made.close()
