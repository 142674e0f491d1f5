"""The nginx of the system under the configuration that is shipped, in front of a service of this machine.

Of `ops/deploy/proxy.conf` nothing is changed but addresses: each `api-N:8000 resolve` is the service (nginx resolves
names that way from 1.27.3 on, and Debian 12 has 1.22), and it listens on a free port of this machine alone.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ops.bench.servers import LOCAL, Missing, Server, free_port

SHIPPED = Path(__file__).parents[2] / "ops/deploy/proxy.conf"
PLACES = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
_UPSTREAM = re.compile(r"server api-\d+:8000 resolve ")
_LISTEN = "listen 8080;"


@contextmanager
def nginx(service: int) -> Iterator[int]:
    """The port on which it listens, in front of a service on `service`. Raises Missing."""
    binary = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if binary is None:
        raise Missing("there is no nginx (apt-get install nginx): the shipped proxy.conf is not tested")
    home, port = Path(tempfile.mkdtemp(prefix="greffe-nginx-")), free_port()
    try:
        (home / "nginx.conf").write_text(around(addressed(SHIPPED.read_text(encoding="utf-8"), service, port), home))
        user = _unprivileged(home)
        server = Server([binary, "-p", str(home), "-e", "stderr", "-c", str(home / "nginx.conf")], port, user)
        try:
            server.start()
            yield port
        finally:
            server.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def addressed(shipped: str, service: int, port: int) -> str:
    """The shipped configuration with the addresses of this machine."""
    with_service, services = _UPSTREAM.subn(f"server {LOCAL}:{service} ", shipped)
    assert services == 2
    assert with_service.count(_LISTEN) == 1
    return with_service.replace(_LISTEN, f"listen {LOCAL}:{port};")


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
    os.chown(home, nobody.pw_uid, nobody.pw_gid)
    os.chown(home / "nginx.conf", nobody.pw_uid, nobody.pw_gid)
    return nobody.pw_name
