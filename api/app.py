"""The application: its routes, what they share, and the register behind them, from start to stop."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Thread
from time import time
from typing import Any

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State

from api.base.environment import Environment
from api.base.metrics import Metrics
from api.base.notifier import Notifier, PollingNotifier, running_tasks
from api.base.settings import Settings
from api.contract import ROUTES
from api.hooks.dispatch import hooks_of
from api.http.handshakes import denying
from api.http.middleware import heads, observe
from api.http.openings import Openings
from api.http.parameters import observing
from api.http.problems import answer_problem
from api.http.rate_limits import Limits, counting
from api.http.representations import Documents
from api.http.tickets import Tickets
from api.notifications.connections import Connections
from api.notifications.redis_notifier import RedisNotifier
from api.notifications.relay import Relay
from api.openapi import get_openapi_json, get_openapi_yaml, operations
from api.pages import get_docs, get_docs_asset, get_metrics
from api.pages.routes import draw_code, get_arrival, get_lobby, get_part, get_seat_page
from api.pages.site import built
from api.routes.operator import (
    end_table,
    forget_table,
    issue_host_key,
    issue_token,
    list_host_keys,
    replace_host_key,
    revoke_host_key,
)
from api.storage.keyring import keyring
from api.storage.signer import Signer
from api.storage.workers import Workers
from api.tables.service import TableService
from domain.register import Register

PAGES = (
    get_lobby,
    get_seat_page,
    get_part,
    get_arrival,
    draw_code,
    get_docs,
    get_docs_asset,
    get_openapi_json,
    get_openapi_yaml,
    get_metrics,
    issue_token,
    end_table,
    forget_table,
    list_host_keys,
    issue_host_key,
    replace_host_key,
    revoke_host_key,
)
CLOSING = 5.0  # seconds for what was submitted to the register when the service stops
_EXPOSED = [
    "ETag",
    "Idempotent-Replayed",
    "Link",
    "Location",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "X-Request-Id",
]
_SENT = [
    "Accept-Language",
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-None-Match",
    "Last-Event-ID",
    "X-Request-Id",
]


def create_app(
    settings: Settings,
    register: Register | None = None,
    client: Path | None = None,
    clock: Callable[[], float] = time,
) -> Litestar:
    """Make the service under these settings. If no register is given, one is open while the application runs.

    `client`: the folder of the JavaScript client, on which the page in the browser is built; without it there is none.
    `clock`: the time of day by which the windows of rate limits begin and end, in seconds.
    """

    @asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        keys = keyring(settings)
        if keys is not None:
            keys.make()
        signer = app.state.signer = Signer(keys)
        relay = Relay(settings.redis, settings.redis_prefix) if settings.redis else None
        notifier = RedisNotifier(relay) if relay else PollingNotifier() if settings.shared else Notifier()
        app.state.tickets = Tickets(relay)
        connections = app.state.connections = Connections(relay)
        opened_register = app.state.register = register or Register.open(settings.register())
        workers = Workers(settings.connections, settings.register_timeout)
        app.state.documents = Documents(workers)
        app.state.service = service = TableService(
            opened_register,
            notifier,
            shared=settings.shared,
            capacity=settings.tables_in_memory,
            workers=workers,
            environment=Environment(cell=settings.cell),
            metrics=app.state.metrics,
            sign=signer.sign,
        )
        hooks = app.state.hooks = hooks_of(settings, service, signer, relay)
        try:
            async with (
                notifier.running(),
                limits.shared(relay),
                connections.running(),
                service.manifest.running(),
                hooks.running(),
                running_tasks(service.memory.snapshot_saver.sweep_repeatedly()),
            ):
                yield
            notifier.close()
        finally:
            workers.close()
            app.state.hanging = not await _closed(opened_register)
            if relay:
                await relay.close()

    limits = Limits(settings, clock)
    openings = Openings(settings, limits)
    app = Litestar(
        route_handlers=[*(route.handler for route in ROUTES), *PAGES],
        lifespan=[serving],
        middleware=[counting, observing],
        exception_handlers={Exception: answer_problem},
        cors_config=_cors(settings),
        request_max_body_size=settings.max_body_bytes,
        state=State(
            {
                "settings": settings,
                "limits": limits,
                "openings": openings,
                "metrics": Metrics(),
                "operations": operations(),
                "site": built(client, settings.public_url) if client else None,
            }
        ),
        openapi_config=None,
        logging_config=None,
    )
    _find_parameters(app.asgi_router.root_route_map_node)
    app.asgi_handler = observe(
        heads(denying(app.asgi_handler)), settings.locale, app.state.metrics, settings.public_url
    )
    return app


async def _closed(register: Register) -> bool:
    """Close the register: what was submitted is written before. Return False if that does not end in time."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()

    def close() -> None:
        register.close()
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(over.set)

    Thread(target=close, name="closing", daemon=True).start()
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await over.wait()
    return over.is_set()


def _find_parameters(node: Any) -> None:
    """Let every method find the path parameters of an `asgi` route: Litestar 2.25 stores them under that word and looks
    for them under the request's method.
    """
    if node.is_asgi:
        found = node.path_parameters["asgi"]
        node.path_parameters = defaultdict(lambda: found)
    for child in node.children.values():
        _find_parameters(child)


def _cors(settings: Settings) -> CORSConfig | None:
    """Return the CORS settings; None: only pages of the service itself may call it from a browser."""
    if not settings.cors_origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.cors_origins),
        allow_methods=["GET", "HEAD", "POST", "PUT", "DELETE"],
        allow_headers=_SENT,
        expose_headers=_EXPOSED,
        max_age=600,
    )
