"""A service in a process of its own, to be killed: `python -m tests.api.killed <descriptor of a listening socket>`."""

from __future__ import annotations

import os
import socket
import sys

from api.base.settings import Settings
from api.server.serve import server

if __name__ == "__main__":
    listening = socket.socket(fileno=int(sys.argv[1]))
    server(Settings.from_env(os.environ), "127.0.0.1", 0).run(sockets=[listening])
