"""Acts of the operator at a table: through the running service, or on its database if none runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import click

from api.base.settings import Settings
from api.notifications.relay import RedisUnavailable, Relay
from ops.cli.command import option
from ops.cli.connection import PATIENCE, reaching
from ops.cli.failures import Failed, Misused, plainly
from ops.cli.messages import translate
from ops.cli.options import settings_of
from ops.cli.sources import configured, display_name, opened
from ops.clients.python.greffe_client import Client, Refused

T = TypeVar("T")
Command = Callable[..., object]


def reached(command: Command) -> Command:
    """Give a command the options that name a service or a database."""
    for each in (
        option("--url", help="option-operated-url"),
        option("--data", help="option-operated-data"),
    ):
        command = each(command)
    return command


def call_operator(url: str, method: str, path: str, body: object = None) -> bytes:
    """Send a request of the operator to a running service, and return the body of the answer. Raises Failed."""
    token = configured().operator_token
    if not token:
        raise Misused("no-operator-token")
    try:
        with reaching(url), Client(url, patience=PATIENCE) as service:
            return service.ask(method, f"/operator{path}", token, body).content
    except Refused as refusal:
        if refusal.status == 404:
            raise Misused("unknown-to-service", url=url) from refusal
        raise Failed("told", text=refusal) from refusal


def directly(data: str | None, table: str, work: Callable[..., Awaitable[T]]) -> T:
    """Do the work on the database; `work` is called with the service and its settings. Raises Failed."""
    from api.http.problems import Failed as RefusedAtEdge  # half a second of imports
    from api.tables.service import TableService
    from domain.base.refusal import Refused as RefusedByRules

    settings = settings_of(data)

    async def run() -> T:
        with opened(settings) as register:
            done = await work(TableService(register, shared=True), settings)
        await _notify(settings, table)
        return done

    with plainly(display_name(settings.database)):
        try:
            return asyncio.run(run())
        except RefusedAtEdge as refused:
            raise Misused("unknown-to-database", name=display_name(settings.database)) from refused
        except RefusedByRules as refused:
            raise Failed("not-admitted", code=refused.code) from refused


async def _notify(settings: Settings, table: str) -> None:
    """Notify the processes of a service that the table was written."""
    if not settings.redis:
        return
    from api.notifications.redis_notifier import channel_of

    relay = Relay(settings.redis, settings.redis_prefix)
    try:
        await relay.publish([channel_of(table)], b"operator 0")
    except RedisUnavailable:
        click.echo(translate("redis-silent"), err=True)
    finally:
        await relay.close()
