"""Examinations of a running service, as it is reached from this machine and as the world reaches it."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from urllib.parse import urljoin, urlsplit

import httpx

from api.base.settings import LOCAL, Settings
from ops.commands.service.local_service import CLIENT
from ops.commands.service.machine import AHEAD, Diagnosis, diagnosis

PATIENCE = 5.0  # seconds for one answer
MARK = "X-Request-Id"  # on every answer of the service's own
_PART = re.compile(r'(?:src|href)="((?:\.\.?/)*page/(\w+)/[^"]+)"')
_SOCKET = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
}


def examine_service(settings: Settings, url: str) -> Iterator[Diagnosis]:
    """Examine the service at its own address: whether it is ready, of this version, and on time."""
    from api.pages.site import built  # half a second of imports that no other command needs

    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        try:
            answer = client.get(f"{url}/ready")
        except httpx.HTTPError as error:
            yield diagnosis(
                "service", "doubtful", "doctor-no-service", url=url, reason=str(error) or type(error).__name__
            )
            return
        if MARK not in answer.headers:
            yield diagnosis("service", "bad", "doctor-another-service", url=url, status=str(answer.status_code))
            return
        yield from _readiness(url, answer)
        served = _PART.search(client.get(f"{url}/").text)
    if served and served[2] != built(CLIENT, settings.public_url).version:
        yield diagnosis("versions", "doubtful", "doctor-service-otherwise", url=url)


def _readiness(url: str, answer: httpx.Response) -> Iterator[Diagnosis]:
    health = answer.json()
    if answer.status_code != httpx.codes.OK:
        yield diagnosis("service", "bad", "doctor-not-ready", url=url, detail=health.get("detail", ""))
        return
    yield diagnosis("service", "good", "doctor-ready", url=url)
    if health.get("bell") != "ok":
        yield diagnosis("redis", "bad", "doctor-service-without-redis", url=url)
    if health.get("damaged"):
        yield diagnosis("database", "bad", "doctor-damaged-tables", tables=int(health["damaged"]))
    apart = (parsedate_to_datetime(answer.headers["Date"]) - datetime.now(UTC)).total_seconds()
    if abs(apart) > AHEAD.total_seconds():
        yield diagnosis("clock", "doubtful", "doctor-clocks-differ", name=url, seconds=round(abs(apart)))


def examine_public_address(settings: Settings) -> Iterator[Diagnosis]:
    """Examine the address that links begin with: which service answers there, and what the proxy passes on."""
    public = settings.public_url.rstrip("/")
    if not public:
        yield diagnosis("address", "doubtful", "doctor-no-public-url")
        return
    with httpx.Client(timeout=PATIENCE, trust_env=False) as client:
        try:
            answer = client.get(f"{public}/health")
        except httpx.HTTPError as error:
            yield diagnosis(
                "address", "bad", "doctor-no-answer-there", url=public, reason=str(error) or type(error).__name__
            )
            return
        if MARK not in answer.headers or answer.status_code != httpx.codes.OK:
            yield diagnosis("address", "bad", "doctor-another-there", url=public, status=str(answer.status_code))
            return
        yield diagnosis("address", "good", "doctor-public-url", url=public)
        if urlsplit(public).scheme == "http" and not _is_loopback(urlsplit(public).hostname or ""):
            yield diagnosis("address", "bad", "doctor-plain-http", url=public)
        yield from _examine_proxy(settings, client, public)


def _examine_proxy(settings: Settings, client: httpx.Client, public: str) -> Iterator[Diagnosis]:
    """Examine what the proxy passes on: the page's parts, sockets, and the caller's address. No table is opened: the
    body is not one.
    """
    page = client.get(f"{public}/")
    part = _PART.search(page.text)
    if part and client.get(urljoin(f"{public}/", part[1])).status_code != httpx.codes.OK:
        yield diagnosis("proxy", "bad", "doctor-parts-missing", url=urljoin(f"{public}/", part[1]))
    shaken = client.get(f"{public}/tables/0/live", headers=_SOCKET)
    if shaken.status_code != httpx.codes.UNAUTHORIZED:
        yield diagnosis("proxy", "doubtful", "doctor-no-sockets", status=str(shaken.status_code))
    if settings.open_tables != (LOCAL,) or _is_loopback(urlsplit(public).hostname or ""):
        return
    opened = client.post(f"{public}/tables", content=b"{")
    if opened.status_code != httpx.codes.FORBIDDEN:
        yield diagnosis("proxy", "bad", "doctor-everybody-local", url=public)
    else:
        yield diagnosis("proxy", "good", "doctor-proxy", url=public)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
