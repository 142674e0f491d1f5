"""The nginx of the system under the configuration that is shipped, in front of a service of this machine.

Of `ops/deploy/proxy.conf` and `upstream.conf` nothing is changed but addresses: that of the service, and a free port of
this machine to listen on; with TLS, its lines for that are taken, with a certificate made for the test.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ops.bench.servers import LOCAL, Missing, Server, free_port

DEPLOY = Path(__file__).parents[2] / "ops/deploy"
PLACES = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
_UPSTREAM = "server 127.0.0.1:8000 "
_LOCATIONS = "    include /etc/nginx/greffe/*.conf;\n"
_MOVED = "map $uri $cell {"
_PLAIN = "    listen 8080;\n"
_LISTEN = re.compile(r"^    listen (?:8080|443)\b", re.MULTILINE)
_TLS = re.compile(r"^    # (listen 443 ssl|ssl_\w+)(.*;)$", re.MULTILINE)


class Certificate(NamedTuple):
    """A certificate with its key, as PEM."""

    chain: bytes
    key: bytes


@contextmanager
def nginx(service: int, certificate: Certificate | None = None) -> Iterator[int]:
    """The port on which it listens, in front of a service on `service`; with a certificate, by TLS. Raises Missing."""
    port = free_port()

    def configured(home: Path) -> str:
        files = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("upstream.conf", "proxy.conf"))
        shipped = "".join(files).replace(_LOCATIONS, "")
        if certificate is not None:
            shipped = secured(shipped, certificate, home)
        return addressed(shipped, service, port)

    with _running(configured, port):
        yield port


@contextmanager
def nginx_of_cells(cells: Mapping[str, int], more: str = "") -> Iterator[int]:
    """The port on which it listens, in front of the shipped cells, each with its service; `more`: lines for tables that
    were moved. Raises Missing.
    """
    port = free_port()

    def configured(home: Path) -> str:
        upstream, locations, proxy = (
            (DEPLOY / name).read_text(encoding="utf-8")
            for name in ("cells/upstream.conf", "cells/locations.conf", "proxy.conf")
        )
        shipped = upstream.replace(_MOVED, f"{_MOVED}\n{more}") + proxy.replace(_LOCATIONS, locations)
        for place, service in zip(("8001", "8002"), cells.values(), strict=True):
            assert shipped.count(f"127.0.0.1:{place} ") == 1
            shipped = shipped.replace(f"127.0.0.1:{place} ", f"{LOCAL}:{service} ")
        return _LISTEN.sub(f"    listen {LOCAL}:{port}", shipped)

    with _running(configured, port):
        yield port


@contextmanager
def _running(configured: Callable[[Path], str], port: int) -> Iterator[None]:
    """Start it with a configuration, all its files in a folder; wait until it listens. Raises Missing."""
    binary = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if binary is None:
        raise Missing("there is no nginx (apt-get install nginx): the shipped proxy.conf is not tested")
    home = Path(tempfile.mkdtemp(prefix="greffe-nginx-"))
    try:
        (home / "nginx.conf").write_text(around(configured(home), home))
        user = _unprivileged(home)
        server = Server([binary, "-p", str(home), "-e", "stderr", "-c", str(home / "nginx.conf")], port, user)
        try:
            server.start()
            yield
        finally:
            server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def addressed(shipped: str, service: int, port: int) -> str:
    """The shipped configuration with the addresses of this machine."""
    assert shipped.count(_UPSTREAM) == 1
    made, listening = _LISTEN.subn(f"    listen {LOCAL}:{port}", shipped)
    assert listening == 1
    return made.replace(_UPSTREAM, f"server {LOCAL}:{service} ")


def secured(shipped: str, certificate: Certificate, home: Path) -> str:
    """The shipped configuration with its lines for TLS instead of the plain one."""
    assert shipped.count(_PLAIN) == 1
    made, lines = _TLS.subn(r"    \1\2", shipped.replace(_PLAIN, ""))
    assert lines == 4
    for name, pem in (("fullchain.pem", certificate.chain), ("privkey.pem", certificate.key)):
        (home / name).write_bytes(pem)
    return made.replace("/etc/letsencrypt/live/greffe.example.org", str(home))


def around(configuration: str, home: Path) -> str:
    """What Debian has in its nginx.conf, with all files in one folder; one worker, so that connections are shared."""
    paths = "\n".join(f"{place}_temp_path {home}/{place};" for place in PLACES)
    return f"""
        daemon off; worker_processes 1; pid {home}/nginx.pid;
        events {{ worker_connections 1024; }}
        http {{ access_log off; {paths}
        {configuration}
        }}
    """


def _unprivileged(home: Path) -> str | None:
    """Whom to run it as: nobody, where root starts it; the folder is his."""
    if os.geteuid():
        return None
    nobody = pwd.getpwnam("nobody")
    for path in (home, *home.iterdir()):
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
    return nobody.pw_name
