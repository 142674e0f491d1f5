"""What Linux tells of a connection is what is so: else writes meant to be read apart would be read together."""

from __future__ import annotations

import socket
import sys

import pytest

from tests.wire.line import untaken


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell")
def test_bytes_wait_until_they_are_read() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as ours:
        theirs, _ = door.accept()
        ports = ours.getsockname()[1], door.getsockname()[1]
        with theirs:
            assert not untaken(*ports)
            ours.sendall(b"three")
            assert untaken(*ports)
            theirs.recv(3)
            assert untaken(*ports)
            theirs.recv(3)
            assert not untaken(*ports)
            ours.shutdown(socket.SHUT_WR)
            assert not untaken(*ports), "the end is nothing to read"
