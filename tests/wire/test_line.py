"""The helper that asks Linux for unread bytes of a connection: with a wrong answer, writes would be read together."""

from __future__ import annotations

import socket

from tests.wire.line import has_unread_bytes


def test_bytes_wait_until_they_are_read() -> None:
    """On other systems than Linux the helper says that there are none."""
    told = hasattr(socket, "AF_NETLINK")
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as ours:
        theirs, _ = door.accept()
        ports = ours.getsockname()[1], door.getsockname()[1]
        with theirs:
            assert not has_unread_bytes(*ports)
            ours.sendall(b"three")
            assert has_unread_bytes(*ports) is told
            theirs.recv(3)
            assert has_unread_bytes(*ports) is told
            theirs.recv(3)
            assert not has_unread_bytes(*ports)
            ours.shutdown(socket.SHUT_WR)
            assert not has_unread_bytes(*ports), "the end is nothing to read"
