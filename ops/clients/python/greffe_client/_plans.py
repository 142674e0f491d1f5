"""Plans of requests to the service, and of what becomes of its answers: no sockets, no clock that waits.

A plan is a generator. It yields an `Ask` and is sent the answer, or the error that came in its place; or it yields a
`Pause` and goes on after it. So the same plan serves programs that block (`_sync`) and programs that await (`_async`).
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Mapping
from functools import cache
from secrets import token_bytes
from ssl import SSLContext
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

import httpx
import msgspec

from . import types
from ._answers import Answer, given_up, trouble, wait_after
from .errors import NotOffered, Unreadable
from .moves import Form, Forms, Move, Moves, forms_of, moves_of, needed
from .types import HostedPage, HostToken, MovesList, Offers, SystemLine, Systems

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds
PAGE = 1000  # frames
T = TypeVar("T")


@cache
def certificates() -> SSLContext:
    """Return the certificates by which a service is verified, read once: nothing else takes as long in a new client."""
    return httpx.create_ssl_context(trust_env=False)


def connection_options(url: str, language: str, timeout: float) -> dict[str, Any]:
    """Return the options of httpx's clients, blocking or not. The proxies of the environment are not used."""
    headers = {"Accept-Language": language}
    return {"base_url": url, "headers": headers, "timeout": timeout, "trust_env": False, "verify": certificates()}


class Ask(NamedTuple):
    """A request."""

    method: str
    path: str
    token: str = ""
    content: bytes | None = None
    headers: Mapping[str, str] = {}

    def all_headers(self) -> dict[str, str]:
        found = dict(self.headers)
        if self.token:
            found["Authorization"] = f"Bearer {self.token}"
        if self.content is not None:
            found["Content-Type"] = "application/json"
        return found


class Pause(NamedTuple):
    """A pause between two requests."""

    seconds: float


Plan = Generator[Ask | Pause, Answer, T]


class Opened(types.Opened, frozen=True):
    """A new table, and the tokens of all its seats and the host."""

    @property
    def tokens(self) -> dict[str, str]:
        """Seat -> token; the host's last, if the answer has it."""
        return {seat.id: seat.token for seat in self.seats} | ({"host": self.host} if self.host else {})


def certain(ask: Ask, patience: float) -> Plan[httpx.Response]:
    """Send a request until the answer is certain: again after a cut, 503, 429, and any answer that the service did not
    give itself; under the same key, so that it is done once.

    Raises NoAnswer when that takes longer than `patience` seconds, Refused.
    """
    until, pause = time.monotonic() + patience, FIRST_PAUSE
    while True:
        answer = yield ask
        wait = wait_after(answer, pause)
        if wait is None:
            assert isinstance(answer, httpx.Response)
            if refused := trouble(answer):
                raise refused
            return answer
        if time.monotonic() + wait > until:
            raise given_up(ask.method, ask.path, ask.headers, answer)
        yield Pause(wait)
        pause = min(2 * pause, LONGEST_PAUSE)


def read(answer: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.DecodeError as error:
        raise Unreadable(answer.status_code, f"{error} in what {answer.url} says") from error


class ServicePlans:
    """Requests to a service. `secret`: the source of nonces; it never leaves the client."""

    def __init__(self, patience: float, secret: bytes = b"") -> None:
        self.patience = patience
        self.secret = secret or token_bytes(32)
        self._catalogues: dict[str, Any] = {}

    def ask(
        self, method: str, path: str, token: str = "", body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Plan[httpx.Response]:
        """Send any request; a POST has an idempotency key, a new one if none is given. Raises Refused, NoAnswer."""
        given = dict(headers or {})
        if method == "POST":
            given.setdefault("Idempotency-Key", new_key())
        content = None if body is None else msgspec.json.encode(body)
        return (yield from certain(Ask(method, path, token, content, given), self.patience))

    def ready(self, seconds: float = 30.0) -> Plan[None]:
        """Wait until the service answers, `seconds` at most. Raises NoAnswer."""
        yield from certain(Ask("GET", "/health"), seconds)

    def systems(self) -> Plan[tuple[SystemLine, ...]]:
        """List the games."""
        return read((yield from self.ask("GET", "/systems")), Systems)

    def system(self, name: str, version: int | None = None) -> Plan[dict[str, Any]]:
        """Return a game: its options, commands, views and entries as JSON Schema, its rules; as new tables have them,
        or in that version.
        """
        asked = "" if version is None else f"?version={version}"
        return read((yield from self.ask("GET", f"/systems/{name}{asked}")), dict[str, Any])

    def open(
        self,
        system: str,
        title: str,
        seats: Iterable[tuple[str, str]],
        options: Mapping[str, Any] | None = None,
        *,
        token: str = "",
        key: str = "",
    ) -> Plan[Opened]:
        """Open a table; `seats` are (name, role). `token`: the one that the service wants for opening tables, or that
        of a host's key.

        The tokens in the answer are shown once: the host's, and one for each seat.
        """
        named = [{"name": name, "role": role} for name, role in seats]
        body = {"system": system, "title": title, "seats": named, "options": dict(options or {})}
        return read((yield from self.ask("POST", "/tables", token, body, keyed(key))), Opened)

    def host_tables(self, token: str, after: int = 0, limit: int = 20) -> Plan[HostedPage]:
        """List tables that a host's key opened, by its token; `after`: the `next` of the page before."""
        query = httpx.QueryParams(after=after, limit=limit)
        return read((yield from self.ask("GET", f"/host/tables?{query}", token)), HostedPage)

    def rotate_host(self, token: str) -> Plan[HostToken]:
        """Issue a new token for a host's key, by the former one, which ends."""
        return read((yield from self.ask("POST", "/host/token", token)), HostToken)

    def catalogues(self, offers: Offers) -> Plan[Mapping[str, Any]]:
        """Return the documents to which the schemas refer, each read once."""
        for place in needed(offers) - self._catalogues.keys():
            self._catalogues[place] = read((yield from self.ask("GET", place)), dict[str, Any])
        return self._catalogues


class Caller:
    """A seat that calls a service: its token, and the client's knowledge of its moves."""

    def __init__(self, service: ServicePlans, table: str, token: str) -> None:
        self.table_id, self.token = table, token
        self.service = service
        self.path = f"/tables/{table}"
        self._etag = ""
        self._moves: Moves | None = None
        self._acted = False  # since those moves were asked for
        self._forms: dict[tuple[str, str, str], Form] = {}

    def at(self, table: str) -> Caller:
        return Caller(self.service, table, self.token)

    def moves(self, tag: str = "") -> Plan[Moves]:
        """Return the list of the seat's moves. No request is made if `tag`, a frame's `moves`, is that of the list
        known already, and the seat has done nothing since.
        """
        if self._moves is not None and tag and tag == self._moves.tag and not self._acted:
            return self._moves
        self._acted = False
        answer = yield from self.get("/moves?forms=none", {"If-None-Match": self._etag} if self._moves else {})
        if self._moves is None or answer.status_code != httpx.codes.NOT_MODIFIED:
            self._etag = answer.headers.get("ETag", "")
            self._moves = moves_of(read(answer, MovesList), self._etag.removeprefix("W/").strip('"'))
        return self._moves

    def form(self, move: Move) -> Plan[Form]:
        """Return the form of a move, requested once as long as its tag stays. Raises NotOffered if the seat may not
        make the move any more.
        """
        known = self._forms.get((move.type, move.for_, move.form))
        if known is not None:
            return known
        offers = read((yield from self.get(f"/moves/{move.type}")), Offers)
        forms = forms_of(offers, (yield from self.service.catalogues(offers)))
        found = forms.of(move)
        if found is None:
            raise NotOffered(move.type)
        listed = self._moves
        kept = {(each.type, each.for_, each.form) for each in (*listed.moves, *listed.corrections)} if listed else set()
        self._forms = {key: form for key, form in self._forms.items() if key in kept}
        self._forms |= {(each.type, each.behalf, each.offer.form): each for each in (*forms.moves, *forms.corrections)}
        return found

    def forms(self) -> Plan[Forms]:
        """Return the forms of all that the seat may do, for programs that go through them all."""
        offers = read((yield from self.get("/moves")), Offers)
        return forms_of(offers, (yield from self.service.catalogues(offers)))

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Plan[httpx.Response]:
        return (yield from self.service.ask("GET", self.path + path, self.token, headers=headers))

    def post(self, path: str, body: Any, key: str = "") -> Plan[httpx.Response]:
        try:
            return (yield from self.service.ask("POST", self.path + path, self.token, body, keyed(key)))
        finally:
            self._acted = True


def new_key() -> str:
    """Make an idempotency key that nobody can guess, as answers with tokens want it."""
    return uuid4().hex


def keyed(key: str) -> dict[str, str]:
    return {"Idempotency-Key": key or new_key()}
