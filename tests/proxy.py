"""A TCP proxy that can fail as networks do: cut everything, or swallow the next answer and then cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Literal

from ops.bench.servers import LOCAL

PIECE = 65536


class Proxy:
    """Between clients on `port` and a server on `target`, both on this machine."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._listener = socket.create_server((LOCAL, 0))
        self.port: int = self._listener.getsockname()[1]
        self.cuts = 0
        self._swallowing = False
        self._marked: set[tuple[socket.socket, socket.socket]] = set()
        self._mark = b""
        self._refusing = False
        self._lock = threading.Lock()
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow_next_answer(self, mark: bytes = b"") -> None:
        """The next bytes that the server sends are lost, and the connection with them: the server had done its work.

        With a mark, only on a connection on which the client has once said these bytes.
        """
        self._mark = mark
        self._swallowing = True

    def refuse(self, refusing: bool) -> None:
        """Cut what is open, and whatever comes, until told otherwise."""
        self._refusing = refusing
        if refusing:
            for pair in list(self._pairs):
                self._cut(pair)

    def close(self) -> None:
        self._listener.close()
        self.refuse(True)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._refusing:
                    client.close()
                    continue
                try:
                    server = socket.create_connection((LOCAL, self._target))
                except OSError:
                    client.close()
                    continue
                pair = (client, server)
                self._pairs.add(pair)
                threading.Thread(target=self._carry, args=(pair, "up"), daemon=True).start()
                threading.Thread(target=self._carry, args=(pair, "down"), daemon=True).start()

    def _carry(self, pair: tuple[socket.socket, socket.socket], way: Literal["up", "down"]) -> None:
        source, sink = pair if way == "up" else pair[::-1]
        with suppress(OSError):
            while piece := source.recv(PIECE):
                if way == "up" and self._mark and self._mark in piece:
                    self._marked.add(pair)
                if way == "down" and self._swallows(pair):
                    break
                sink.sendall(piece)
        self._cut(pair)

    def _swallows(self, pair: tuple[socket.socket, socket.socket]) -> bool:
        with self._lock:
            if not self._swallowing or (self._mark and pair not in self._marked):
                return False
            swallows, self._swallowing = True, False
            self.cuts += swallows
            return swallows

    def _cut(self, pair: tuple[socket.socket, socket.socket]) -> None:
        self._pairs.discard(pair)
        self._marked.discard(pair)
        for end in pair:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)  # wakes the thread that reads from it
            end.close()


@contextmanager
def proxy(target: int) -> Iterator[Proxy]:
    with closing(Proxy(target)) as made:
        yield made
