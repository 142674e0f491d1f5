"""Client under test: a program that reads instructions from its standard input and answers on its standard output, a
line of JSON each, as `ops/clients/README.md` has it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

import msgspec

SECONDS = 30.0  # for one answer


class Silent(Exception):
    """The client under test ended, or does not answer."""


class Subject:
    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._output: Queue[bytes] = Queue()
        self._reading = Thread(target=self._read, daemon=True)
        self._reading.start()

    def follow(self, url: str, table: str, token: str, language: str) -> None:
        self._send({"follow": {"url": url, "table": table, "token": token, "language": language}})

    def correct(self, correction: Any) -> Any:
        """Let the client make a correction and return its answer. Raises Silent."""
        self._send({"correct": correction})
        return self._receive()

    def until(self, frame: int) -> Any:
        """Return what the client shows once it has read that frame. Raises Silent."""
        self._send({"until": frame})
        return self._receive()

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # A client that ended leaves what could not be written to it in the buffer: closing writes once more.
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reading.join(SECONDS)
        self._process.stdout.close()

    def _send(self, message: Any) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise Silent("it ended") from error

    def _receive(self) -> Any:
        try:
            line = self._output.get(timeout=SECONDS)
        except Empty as error:
            raise Silent(f"nothing came for {SECONDS:.0f} seconds") from error
        if not line:
            raise Silent("it ended")
        try:
            return msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise Silent(f"it said what is no JSON: {line[:200]!r}") from error

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._output.put(line)
        self._output.put(b"")


@contextmanager
def running(command: Sequence[str]) -> Iterator[Subject]:
    made = Subject(command)
    try:
        yield made
    finally:
        made.close()
