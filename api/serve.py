"""Running the service under uvicorn. Open streams end at once when it stops; nothing hangs."""

from __future__ import annotations

import socket
import sys

import uvicorn
from litestar import Litestar

from api import logs
from api.app import create_app
from api.settings import Settings
from domain.register import Register

GRACE = 2  # seconds for answers under way


class Server(uvicorn.Server):
    """Tells the readers of feeds to end before it waits for connections to close."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = self.config.app.state.get("service") if isinstance(self.config.app, Litestar) else None
        if service is not None:
            service.notifier.close()
        await super().shutdown(sockets)


def server(settings: Settings, host: str, port: int, register: Register | None = None) -> Server:
    """The server, not yet started; `run` it. Port 0 lets the system choose."""
    config = uvicorn.Config(
        create_app(settings, register),
        host=host,
        port=port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=settings.max_body_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve until a signal ends it. Raises NotARegister, Unavailable, before anything is served."""
    logs.configure(settings.log_level)
    with Register.open(settings.register()) as register:
        server(settings, host, port, register).run()
