"""Permission to open a table: for anybody, for callers with a token, or for callers at this very machine."""

from __future__ import annotations

import secrets
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar.types import Scope

from api.base.settings import ANYBODY, LOCAL, Settings
from api.http.callers import own_origin, token_in
from api.http.middleware import header
from api.http.problems import Failed
from api.http.rate_limits import Limits, address_of, network_of
from domain.table.host_keys import mark
from domain.table.keys import hashed

PASSED_ON = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")


class Openings:
    """The permission to open tables.

    `token`: if only this machine may open tables, it admits other callers; it is shown once and stored nowhere.
    """

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._rule = settings.open_tables
        self._settings = settings
        self._limits = limits
        self.token = secrets.token_urlsafe(32) if self._rule == (LOCAL,) else ""
        self._tokens = frozenset(map(hashed, (self.token,) if self.token else self._rule))

    def admit(self, scope: Scope) -> None:
        """Refuse a caller who may not open tables. Raises Failed, 403."""
        if self._rule == (ANYBODY,) or hashed(token_in(scope)) in self._tokens:
            return
        if self._rule != (LOCAL,) or not is_local(scope, self._settings):
            raise Failed(403, "opening_barred")

    def spend(self, scope: Scope, host_key: str = "") -> None:
        """Count one more table, of a host's key or of an address. Raises Failed, 429."""
        self._limits.openings.spend(mark(host_key) if host_key else network_of(address_of(scope)))
        self._limits.openings_in_all.spend("")


def is_local(scope: Scope, settings: Settings) -> bool:
    """Return whether the request comes from this machine itself: through no proxy, under no foreign name, from no
    foreign page.

    HTTP/1.0 counts as a proxy, and so does a connection for one request: nginx with no other configuration asks so, and
    names neither itself nor the client.
    """
    names = {name for name, _ in scope["headers"]}
    return (
        names.isdisjoint(PASSED_ON)
        and scope["http_version"] != "1.0"
        and header(scope, b"connection").lower() != "close"
        and _loopback(address_of(scope))
        and _loopback(_host(header(scope, b"host")))
        and own_origin(scope, settings)
    )


def _host(given: str) -> str:
    """Return the name in a `Host`, without its port; what cannot be read is returned as it is, and is no machine's
    name.
    """
    try:
        return urlsplit(f"//{given}").hostname or ""
    except ValueError:
        return given


def _loopback(name: str) -> bool:
    """Return whether a name or address is this machine's own for itself; "" is: a socket that is a file."""
    if name in ("", "localhost"):
        return True
    try:
        found = ip_address(name)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback
