"""Asks a fresh process for all that a stranger may ask for, and prints how long each request held the event loop.

    python -m tests.api.strangers DATABASE

A line of JSON for each request with its route, its status and `held`, in milliseconds of the processor time of the
loop's thread: what other threads and other processes do meanwhile is not in it. The requests are made
from the routes of the application, so that a new route is asked for, too; an unknown path parameter is a KeyError.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from time import thread_time
from typing import Any, NamedTuple

import httpx
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from api.app import create_app
from api.base.settings import ANYBODY, Settings
from api.pages.site import Site
from api.server.serve import tune
from domain.systems import GAMES
from ops.commands.service.local_service import CLIENT
from projections.texts import LOCALES

TICK = 0.001
SEATS = [{"name": name, "role": role} for name, role in (("Maud", "gm"), ("Anne", "player"), ("Bruno", "player"))]
QUERIES: Mapping[str, tuple[str, ...]] = {
    "/tables/{table:str}/why": ("?pointer=/title",),
    "/schema/openapi.json": ("", *(f"?system={name}" for name in GAMES)),
    "/schema/openapi.yaml": ("", *(f"?system={name}" for name in GAMES)),
}
PAGE_ASSETS = ("swagger-ui.css", "swagger-ui-bundle.js", "start.js")


class Ask(NamedTuple):
    route: str
    method: str
    path: str
    language: str
    body: Any = None


class Holds:
    """The longest piece of work of the loop's thread between two turns of the loop, since it was last asked for."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._longest, self._last = 0.0, thread_time()
        self._tick()

    def _tick(self) -> None:
        now = thread_time()
        self._longest, self._last = max(self._longest, now - self._last), now
        self._loop.call_later(TICK, self._tick)

    def taken(self) -> float:
        longest, self._longest = self._longest, 0.0
        return longest


def asks(app: Litestar) -> Iterator[Ask]:
    """Every request, in each language; those that are made at the first request come before what may lean on them."""
    for language, route in product(LOCALES, app.routes):
        if isinstance(route, WebSocketRoute):
            continue  # the handshake reads a token before anything else
        methods = sorted(route.methods) if isinstance(route, HTTPRoute) else ["POST"]
        for method, path in product(methods, paths(app, route.path)):
            for body in bodies(path) if method == "POST" else [None]:
                yield Ask(route.path, method, path, language, body)


def paths(app: Litestar, template: str) -> list[str]:
    site: Site = app.state.site
    values: Mapping[str, Iterable[str]] = {
        "name": (*GAMES, *PAGE_ASSETS, "nothing"),
        "language": (*LOCALES, "xx"),
        "code": ("wrong_stage", "not_found", "nothing"),
        "version": (site.version,),
        "path": site.parts,
        "table": ("0123",),
        "seat": ("player1",),
        "event": ("0123",),
        "command": ("JoinTable",),
        "key": ("0123",),
    }
    names = re.findall(r"{(\w+):\w+}", template)
    spaced = re.sub(r"{\w+:\w+}", "{}", template)
    found = [spaced.format(*chosen) for chosen in product(*(values[name] for name in names))]
    return [path + query for path in found for query in QUERIES.get(template, ("",))]


def bodies(path: str) -> Iterator[Any]:
    match path:
        case "/tables":
            for game, options in product(GAMES, ({}, {"nothing": 1})):
                yield {"system": game, "title": "Vendredi", "seats": SEATS, "options": options}
            yield {"system": "nothing", "title": "Vendredi", "seats": SEATS}
        case "/codes":
            yield {"text": "http://localhost/play/" + "0123456789abcdef" * 36}
        case _:
            yield {}


async def listen(app: Litestar) -> None:
    asgi: Any = app  # Litestar and httpx spell the types of ASGI differently
    transport = httpx.ASGITransport(asgi, raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        holds = Holds()
        for asked in asks(app):
            headers = {"Accept-Language": asked.language}
            holds.taken()
            answer = await client.request(asked.method, asked.path, json=asked.body, headers=headers)
            await asyncio.sleep(2 * TICK)
            facts = {
                "route": f"{asked.method} {asked.route}",
                "request": f"{asked.method} {asked.path} {asked.language}",
                "status": answer.status_code,
                "held": holds.taken() * 1000,
            }
            print(json.dumps(facts))


if __name__ == "__main__":
    unlimited = Settings(
        database=sys.argv[1],
        open_tables=(ANYBODY,),
        rate_limit=0,
        command_rate_limit=0,
        tables_per_address=0,
        tables_in_all=0,
    )
    app = create_app(unlimited, client=CLIENT)
    tune()
    asyncio.run(listen(app))
