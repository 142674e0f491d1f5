"""Running the service under uvicorn. Open streams end at once when it stops; nothing hangs."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from time import time
from types import FrameType

import uvicorn
from litestar import Litestar

from api.app import create_app
from api.base import logs
from api.base.logs import log_event
from api.base.settings import Settings
from api.base.version import installed
from api.server.bounds import POLL_SECONDS, Config, Door, raise_descriptors
from api.server.http import HttpConnection
from api.server.websocket import SocketConnection
from domain.register import Register

COLLECTED = (50_000, 20, 20)  # new objects between two looks for cycles; young looks between older ones
# Seconds for which one thread may keep the interpreter while another waits for it and nothing long is reckoned (then:
# api.storage.workers). It hardly matters to commands, whose register is written while the loop waits for it: between
# 0.2 and 5 ms neither p99 nor the processor time of a command differ by more than a twentieth. It bounds what a
# reader's thread may take from the others.
SWITCH = 0.001
GRACE = 2  # seconds for answers under way
TICK = 0.1  # seconds, of uvicorn's
_log = logging.getLogger("greffe.server")


class Server(uvicorn.Server):
    """A uvicorn server that tells the readers of feeds to end before it waits for connections to close.

    It cuts off the clients that do not read.
    """

    def __init__(self, config: Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app
        self.door = config.door

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on a signal; a second interrupt does not wait for answers. An end that was asked for is a good one; in
        uvicorn it is none, which raises the signal again once it has stopped.
        """
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settings: Settings = self.app.state.settings
        log_event(
            _log,
            "start",
            version=installed(),
            address=", ".join(_address(each) for server in self.servers for each in server.sockets),
            engine=settings.engine,
            connections=self.door.most,
            settings={choice.name: choice.value for choice in settings.listing() if choice.value != choice.default},
        )

    async def on_tick(self, counter: int) -> bool:
        if counter % round(POLL_SECONDS / TICK) == 0:
            self.door.poll()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = self.app.state.get("service")
        if service is not None:
            service.notifier.close()
        await super().shutdown(sockets)
        log_event(_log, "stop")


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def server(
    settings: Settings,
    host: str,
    port: int,
    register: Register | None = None,
    client: Path | None = None,
    clock: Callable[[], float] = time,
) -> Server:
    """Make the server, not yet started; `run` it. Port 0 lets the system choose; the others: see `create_app`."""
    app = create_app(settings, register, client, clock)
    room = raise_descriptors(settings.open_connections)
    if room < settings.open_connections:
        log_event(_log, "few_descriptors", logging.WARNING, connections=room, wanted=settings.open_connections)
    config = Config(
        app,
        host=host,
        port=port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.max_body_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE,
    )
    config.locale = settings.locale
    config.door = Door(room, settings.open_connections_per_address, settings.trusted_proxies)
    return Server(config, app)


def tune() -> None:
    """Set the interpreter's switch interval, garbage collection and the like for this service.

    Records only grow, and nothing in them is a cycle: to look through them for garbage every few hundred objects took
    a tenth of the time of a command, and made some wait for milliseconds. What was loaded until now stays for ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
    sys.setswitchinterval(SWITCH)


def serve(
    settings: Settings, host: str, port: int, on_token: Callable[[str], None], client: Path | None = None
) -> None:
    """Serve until a signal ends it. `on_token` is called once, with the token that opens tables from elsewhere, if any;
    `client`: see `create_app`. Raises NotARegister, Unavailable, before anything is served.
    """
    logs.configure(settings.log_level)
    register = Register.open(settings.register())
    made = server(settings, host, port, register, client)
    if token := made.app.state.openings.token:
        on_token(token)
    tune()
    try:
        made.run()
    finally:
        if made.app.state.get("hanging"):  # threads that wait for the register would keep the process for ever
            log_event(_log, "register_hangs", logging.ERROR)
            os._exit(1)
        register.close()
