"""Running the service under uvicorn. Open streams end at once when it stops; nothing hangs."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from api import logs
from api.app import create_app
from api.settings import Settings

GRACE = 2  # seconds for answers under way


class Server(uvicorn.Server):
    """Tells the readers of feeds to end before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = self.app.state.get("service")
        if service is not None:
            service.notifier.close()
        await super().shutdown(sockets)


def server(settings: Settings, host: str, port: int) -> Server:
    """The server, not yet started; `run` it. Port 0 lets the system choose."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
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
    return Server(config, app)


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None]) -> None:
    """Serve until a signal ends it. `tell` is called once, with the token that opens tables from elsewhere, if any."""
    logs.configure(settings.log_level)
    made = server(settings, host, port)
    if token := made.app.state.openings.token:
        tell(token)
    made.run()
