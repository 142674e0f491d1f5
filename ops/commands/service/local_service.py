"""A service in this process, and a guest that calls it once it answers: the scene of `up`, the bot of `demo`."""

from __future__ import annotations

import errno
import os
import signal
import socket
import threading
from collections.abc import Callable
from contextvars import copy_context
from pathlib import Path

import click
import msgspec

from api.base.settings import Settings
from ops import clients
from ops.audit.signatures import make_keys
from ops.cli.connection import PATIENCE, reaching
from ops.cli.failures import Failed, OutOfReach, plainly
from ops.cli.messages import translate
from ops.cli.options import HOST
from ops.cli.sources import display_name, opened
from ops.clients.python.greffe_client import Client, NoAnswer, Opened, Refused
from ops.play.bot import BrokenPromise
from projections.texts import Locale

START_SECONDS = 30.0
CLIENT = Path(clients.__file__).parent / "javascript"
ELSEWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""Hosts that stand for every address of this machine, and an address that is never its own (RFC 5737, RFC 3849)."""
Guest = Callable[[Client], None]


def print_token(token: str) -> None:
    """Print the token for opening tables on standard output, where no log keeps it; a service of several processes
    takes its tokens from the settings.
    """
    click.echo(f"{translate('token-told')}\n  Authorization: Bearer {token}\n{translate('opens-local')}")


def ignore_token(token: str) -> None:
    """Ignore the token: only this machine reaches the service."""


def run(settings: Settings, host: str, port: int, on_token: Callable[[str], None] = print_token) -> None:
    """Serve until a signal ends it. Raises OutOfReach for a port that is taken, or a database that cannot be had."""
    from api.server.serve import serve  # half a second of imports that no other command needs

    check(settings, host, port)
    with plainly(display_name(settings.database)):
        try:
            serve(settings, host, port, on_token, CLIENT)
        except KeyboardInterrupt:  # the server has closed down by now, and passes the signal on
            return


def host_guest(settings: Settings, host: str, port: int, locale: Locale, guest: Guest) -> None:
    """Serve, and run the guest meanwhile. A guest that fails ends the service, and this raises its exception."""
    if settings.log_level == "info":
        settings = msgspec.structs.replace(settings, log_level="warning")  # what the guest prints is there to be read
    check(settings, host, port)
    failures: list[Exception] = []

    def visit() -> None:
        answered = False
        try:
            with Client(url(host, port), locale, patience=PATIENCE) as service:
                with reaching(service.url):
                    service.ready(START_SECONDS)
                answered = True
                guest(service)
        except Exception as error:
            if answered and isinstance(error, NoAnswer):
                return  # the service is being stopped, and not by us
            failures.append(error)
            os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=copy_context().run, args=(visit,), name="guest", daemon=True).start()
    run(settings, host, port, ignore_token if host == HOST else print_token)
    if failures:
        raise in_words(failures[0])


def in_words(error: Exception) -> Exception:
    """Translate a guest's refusal into a failure of one line; a fault of ours stays as it is."""
    if isinstance(error, Refused | BrokenPromise):
        return Failed("told", text=error)
    return error


def check(settings: Settings, host: str, port: int) -> None:
    """Try the port and the database beforehand, when a failure can still be reported in one line."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise OutOfReach("port-taken", port=str(port), host=host) from error
        raise OutOfReach("no-listening", host=host, port=str(port), reason=error.strerror or error) from error
    with plainly(display_name(settings.database)):
        opened(settings).close()
    make_keys(settings)


def url(host: str, port: int) -> str:
    """Return the address at which this machine reaches a service that listens there."""
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # an address to listen on is none to call
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def reachable(settings: Settings, host: str, port: int) -> Settings:
    """Return the settings with the address that links begin with: if none is set, and the service listens on every
    address of this machine, the one at which others in its network reach it.
    """
    found = "" if settings.public_url else _address_for_others(host)
    return msgspec.structs.replace(settings, public_url=url(found, port)) if found else settings


def _address_for_others(host: str) -> str:
    """Return the address from which this machine talks to others; empty if it has none, or the service listens on one
    alone.
    """
    if host not in ELSEWHERE:
        return ""
    family, far = ELSEWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))  # nothing is sent: the system says by which of its addresses it would go
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def links(opened: Opened, url: str, shared: str = "", lobby: str = "") -> None:
    """Print how the reader goes on: lines for a program, then a link for each seat, and one to the lobby.

    The token stands in a link's fragment, which no browser sends. `shared` and `lobby` are what the links of seats and
    the one to the lobby begin with, if not `url`: the lobby opens tables where it is reached as this machine.
    """
    shared, lobby = (each.rstrip("/") or url for each in (shared, lobby))
    seat, token = next(iter(opened.tokens.items()))
    where, who = f"{url}/tables/{opened.table}", f"-H 'Authorization: Bearer {token}'"
    click.echo(f"\n{translate('go-on', seat=seat)}\n")
    click.echo(f"  curl -s {who} {where}/moves")
    click.echo(f"  curl -sN {who} -H 'Accept: text/event-stream' {where}/feed")
    click.echo(f"\n{translate('answering', url=url)}\n\n{translate('table-open')}\n")
    names = {seat.id: seat.name for seat in opened.seats}
    width = max(len(names.get(seat, seat)) for seat in opened.tokens)
    for seat, token in opened.tokens.items():
        click.echo(f"  {names.get(seat, translate('the-host')):<{width}}  {shared}/play/{opened.table}#{token}")
    click.echo(f"\n{translate('lobby', url=lobby)}")
