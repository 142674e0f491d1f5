"""Requests to the service, and what is made of its answers: no sockets, no clock that waits.

A plan is a generator. It yields an `Ask` and is sent the answer, or the error that came in its place; or it yields a
`Pause` and goes on after it. So the same plan serves whoever blocks (`_sync`) and whoever awaits (`_async`).
"""

from __future__ import annotations

import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Generator, Iterable, Mapping, Sequence
from secrets import token_bytes
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

import httpx
import msgspec

from . import types
from ._answers import Answer, given_up, trouble, wait_after
from .errors import NotOffered, Unreadable
from .moves import Form, Forms, Move, Moves, forms_of, moves_of, needed
from .types import (
    Branch,
    Cause,
    Compared,
    Correction,
    EventKnown,
    FeedPage,
    Frame,
    HookShown,
    HostedPage,
    HostToken,
    Kit,
    KitPreview,
    MovesList,
    NewBranch,
    NewHook,
    Offers,
    Overview,
    Preview,
    SystemLine,
    Systems,
    Ticket,
    Token,
    Viewed,
    Why,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds
PAGE = 1000  # frames
T = TypeVar("T")


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
    """Seconds to wait."""

    seconds: float


Plan = Generator[Ask | Pause, Answer, T]


class Act(NamedTuple):
    """A command, and what chance gets with it: the faces of the dice that the table rolled, or the nonce that goes into
    those of the service, which could not have known it. None: one is made up; "": there is none. `behalf`: the absent
    seat for which it is done.
    """

    command: Mapping[str, Any]
    dice: Sequence[int] | None = None
    nonce: str | None = None
    behalf: str = ""

    def body(self, made_up: str) -> dict[str, Any]:
        """`made_up`: the nonce where none is given."""
        dice = {} if self.dice is None else {"dice": list(self.dice)}
        nonce = self.nonce if self.nonce is not None or self.dice is not None else made_up
        behalf = {"for": self.behalf} if self.behalf else {}
        return {"command": self.command} | dice | ({"nonce": nonce} if nonce else {}) | behalf


class Opened(types.Opened, frozen=True):
    """A new table, and the tokens of all who may speak at it."""

    @property
    def tokens(self) -> dict[str, str]:
        """Seat -> token; the host's last, where it was told."""
        return {seat.id: seat.token for seat in self.seats} | ({"host": self.host} if self.host else {})


class _Frames(msgspec.Struct, frozen=True):
    frames: tuple[Frame, ...]


def certain(ask: Ask, patience: float) -> Plan[httpx.Response]:
    """Ask until the answer is certain: again after a cut, 503, 429, and whatever the service did not say itself; under
    the same key, so that it is done once.

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
    """Requests to a service. `secret`: from which nonces are made; it never leaves the client."""

    def __init__(self, patience: float, secret: bytes = b"") -> None:
        self.patience = patience
        self.secret = secret or token_bytes(32)
        self._catalogues: dict[str, Any] = {}

    def ask(
        self, method: str, path: str, token: str = "", body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Plan[httpx.Response]:
        """Any request; a POST has an idempotency key, a new one if none is given. Raises Refused, NoAnswer."""
        given = dict(headers or {})
        if method == "POST":
            given.setdefault("Idempotency-Key", new_key())
        content = None if body is None else msgspec.json.encode(body)
        return (yield from certain(Ask(method, path, token, content, given), self.patience))

    def ready(self, seconds: float = 30.0) -> Plan[None]:
        """Until the service answers, `seconds` at most. Raises NoAnswer."""
        yield from certain(Ask("GET", "/health"), seconds)

    def systems(self) -> Plan[tuple[SystemLine, ...]]:
        """The games."""
        return read((yield from self.ask("GET", "/systems")), Systems)

    def system(self, name: str, version: int | None = None) -> Plan[dict[str, Any]]:
        """A game: its options, commands, views and entries as JSON Schema, its rules; as new tables have them, or in
        that version.
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
        """Open a table; `seats` are (name, role). `token`: what the service wants of who opens tables, or
        that of a host's key.

        The tokens in the answer are told once: the host's, and one for each seat.
        """
        named = [{"name": name, "role": role} for name, role in seats]
        body = {"system": system, "title": title, "seats": named, "options": dict(options or {})}
        return read((yield from self.ask("POST", "/tables", token, body, keyed(key))), Opened)

    def host_tables(self, token: str, after: int = 0, limit: int = 20) -> Plan[HostedPage]:
        """List tables that a host's key opened, by its token; `after`: the `next` of the page before."""
        query = httpx.QueryParams(after=after, limit=limit)
        return read((yield from self.ask("GET", f"/host/tables?{query}", token)), HostedPage)

    def rotate_host(self, token: str) -> Plan[HostToken]:
        """A new token for a host's key, by the former one, which ends."""
        return read((yield from self.ask("POST", "/host/token", token)), HostToken)

    def catalogues(self, offers: Offers) -> Plan[Mapping[str, Any]]:
        """Return the documents to which the schemas refer, each read once."""
        for place in needed(offers) - self._catalogues.keys():
            self._catalogues[place] = read((yield from self.ask("GET", place)), dict[str, Any])
        return self._catalogues


class SeatPlans:
    """Requests for a seat."""

    def __init__(self, service: ServicePlans, table: str, token: str) -> None:
        self.table_id, self.token = table, token
        self._service = service
        self._path = f"/tables/{table}"
        self._etag = ""
        self._moves: Moves | None = None
        self._acted = False  # since those moves were asked for
        self._forms: dict[tuple[str, str, str], Form] = {}

    def at(self, table: str) -> SeatPlans:
        return SeatPlans(self._service, table, self.token)

    def table(self) -> Plan[Overview]:
        """The table as the seat knows it: status, seats, disputes, what is asked of whom."""
        return read((yield from self._get("")), Overview)

    def view(self, at: int | None = None) -> Plan[Viewed]:
        """Return what the seat sees now; `at`: saw after that frame of its own."""
        return read((yield from self._get("/view" if at is None else f"/view?at={at}")), Viewed)

    def moves(self, tag: str = "") -> Plan[Moves]:
        """Return the list of what the seat may do. Nothing is asked where `tag`, a frame's `moves`, is that of what is
        known already, and the seat has done nothing since.
        """
        if self._moves is not None and tag and tag == self._moves.tag and not self._acted:
            return self._moves
        self._acted = False
        answer = yield from self._get("/moves?forms=none", {"If-None-Match": self._etag} if self._moves else {})
        if self._moves is None or answer.status_code != httpx.codes.NOT_MODIFIED:
            self._etag = answer.headers.get("ETag", "")
            self._moves = moves_of(read(answer, MovesList), self._etag.removeprefix("W/").strip('"'))
        return self._moves

    def form(self, move: Move) -> Plan[Form]:
        """Return the form of a move, asked for once as long as its tag stays. Raises NotOffered where the seat may not
        do it any more.
        """
        known = self._forms.get((move.type, move.for_, move.form))
        if known is not None:
            return known
        offers = read((yield from self._get(f"/moves/{move.type}")), Offers)
        forms = forms_of(offers, (yield from self._service.catalogues(offers)))
        found = forms.of(move)
        if found is None:
            raise NotOffered(move.type)
        listed = self._moves
        kept = {(each.type, each.for_, each.form) for each in (*listed.moves, *listed.corrections)} if listed else set()
        self._forms = {key: form for key, form in self._forms.items() if key in kept}
        self._forms |= {(each.type, each.behalf, each.offer.form): each for each in (*forms.moves, *forms.corrections)}
        return found

    def forms(self) -> Plan[Forms]:
        """Return the forms of all that the seat may do, for who goes through them all."""
        offers = read((yield from self._get("/moves")), Offers)
        return forms_of(offers, (yield from self._service.catalogues(offers)))

    def feed(self, /, after: int = 0, **sought: str | bool) -> Plan[list[Frame]]:
        """All frames after a number; with filters (`type`, `seat`, `text`...) those in which all that stands."""
        frames: list[Frame] = []
        while True:
            page = yield from self.page(after, PAGE, **sought)
            frames += page.frames
            if page.read <= after or page.read >= page.last:
                return frames
            after = page.read

    def page(self, /, after: int = 0, limit: int = PAGE, **sought: str | bool) -> Plan[FeedPage]:
        """As many of them at once."""
        query = {name: str(value).lower() if isinstance(value, bool) else value for name, value in sought.items()}
        asked = httpx.QueryParams({**query, "after": after, "limit": limit})
        return read((yield from self._get(f"/feed?{asked}")), FeedPage)

    def event(self, event: str) -> Plan[EventKnown]:
        """All that the seat knows of one event of its feed, and the corrections of it that it may make."""
        return read((yield from self._get(f"/events/{event}")), EventKnown)

    def why(self, pointer: str, at: int | None = None) -> Plan[tuple[Cause, ...]]:
        """The frames that gave the value at that place (a JSON Pointer) of the seat's view, or of its view after the
        frame `at`: the latest first.
        """
        query: dict[str, str | int] = {"pointer": pointer} if at is None else {"pointer": pointer, "at": at}
        causes: list[Cause] = []
        while True:
            page = read((yield from self._get(f"/why?{httpx.QueryParams(query)}")), Why)
            causes += page.causes
            if page.read <= 1:
                return tuple(causes)
            query["before"] = page.read

    def record(self, full: bool = False) -> Plan[bytes]:
        """The seat's own record as JSON Lines; `full`: the whole one, for whoever may see it."""
        return (yield from self._get("/record?full=true" if full else "/record")).content

    def story(
        self, *, markdown: bool = False, dice: bool = True, rules: bool = False, zone: str = "UTC"
    ) -> Plan[bytes]:
        """The session as a story to read, one file of HTML, or of Markdown; `zone`: of its times, by its IANA name."""
        query = httpx.QueryParams({"dice": dice, "rules": rules, "zone": zone})
        accept = {"Accept": "text/markdown" if markdown else "text/html"}
        return (yield from self._get(f"/story?{query}", accept)).content

    def do(
        self,
        command: Mapping[str, Any],
        dice: Sequence[int] | None = None,
        *,
        nonce: str | None = None,
        behalf: str = "",
        key: str = "",
    ) -> Plan[Frame]:
        """Carry out a command, `{"type": ..., ...}`; what the seat reads of it. `dice`, `nonce`, `behalf`: as in `Act`.

        Sent again until the answer is certain. Raises Refused; NoAnswer, whose `key` may be given here.
        """
        key = key or new_key()
        body = Act(command, dice, nonce, behalf).body(self._made_up(key, 0))
        return read((yield from self._post("/commands", body, key)), Frame)

    def do_all(self, acts: Iterable[Act], *, key: str = "") -> Plan[tuple[Frame, ...]]:
        """Carry out several commands in order, all or none; what the seat reads of each."""
        key = key or new_key()
        body = {"commands": [Act(*act).body(self._made_up(key, n)) for n, act in enumerate(acts)]}
        return read((yield from self._post("/commands", body, key)), _Frames).frames

    def _made_up(self, key: str, place: int) -> str:
        """A nonce that nobody but this client knew before this request, and that the same request has again."""
        request = f"nonce|{self.table_id}|{key}|{place}"
        digest = hmac.digest(self._service.secret, request.encode(), "sha256")
        return urlsafe_b64encode(digest[:15]).decode()

    def correct(self, correction: Correction, *, preview: str = "", key: str = "") -> Plan[Frame]:
        """Correct the record, contest, answer, uphold, consent... `preview`: the id of the one that this follows: it is
        made only if it would still do just that.
        """
        query = f"?{httpx.QueryParams(preview=preview)}" if preview else ""
        return read((yield from self._post(f"/corrections{query}", correction, key)), Frame)

    def preview(self, correction: Correction) -> Plan[Preview]:
        """Preview a correction, as far as the seat may see it. Nothing is recorded."""
        return read((yield from self._post("/corrections/preview", correction)), Preview)

    def rotate(self, seat: str, *, key: str = "") -> Plan[Token]:
        """A new token for a seat, by itself or by the host; the former one ends."""
        return read((yield from self._post(f"/seats/{seat}/token", None, key)), Token)

    def revoke(self, seat: str) -> Plan[None]:
        """No token speaks for the seat until the host rotates it."""
        yield from self._service.ask("DELETE", f"{self._path}/seats/{seat}/token", self.token)

    def hook(self, seat: str) -> Plan[HookShown]:
        """Read the webhook of the seat, which is the caller's own, and how its deliveries fare."""
        return read((yield from self._get(f"/seats/{seat}/hook")), HookShown)

    def set_hook(self, seat: str, hook: NewHook) -> Plan[HookShown]:
        """Have what the seat reads sent to an address, from its last frame on; to the address that it had already, from
        the last that was taken. It ends with the token.
        """
        path = f"{self._path}/seats/{seat}/hook"
        return read((yield from self._service.ask("PUT", path, self.token, hook)), HookShown)

    def drop_hook(self, seat: str) -> Plan[None]:
        """Send nothing any more, and have the address forgotten."""
        yield from self._service.ask("DELETE", f"{self._path}/seats/{seat}/hook", self.token)

    def set_presence(self, seat: str, away: bool, *, key: str = "") -> Plan[Frame]:
        """A seat leaves the table for a while or comes back: its own, or any for the game master and the host."""
        return (yield from self.do({"type": "SetPresence", "seat": seat, "away": away}, key=key))

    def end(self, *, key: str = "") -> Plan[Frame]:
        """The table is over, for the game master and the host to say."""
        return (yield from self.do({"type": "EndTable"}, key=key))

    def branch(self, branch: NewBranch | None = None, *, key: str = "") -> Plan[Branch | Frame]:
        """Begin a table with this record up to a moment; its seats have the same tokens. Where the players decide
        together, a frame: it was proposed to them.
        """
        answer = yield from self._post("/branches", branch or NewBranch(), key)
        return read(answer, Frame) if answer.status_code == httpx.codes.ACCEPTED else read(answer, Branch)

    def again(self) -> Plan[SeatPlans]:
        """Return the same seat at the table for the same people that follows this one, once it is over; whoever may
        opens that table so. Another seat's token is never told.
        """
        body = {"again": self.table_id}
        opened = read((yield from self._service.ask("POST", "/tables", self.token, body, keyed(""))), Opened)
        (token,) = opened.tokens.values()
        return SeatPlans(self._service, opened.table, token)

    def kit(self) -> Plan[Kit]:
        """Return what the seat has prepared at this table, to be given to another one."""
        return read((yield from self._get("/kit")), Kit)

    def preview_kit(self, kit: Kit) -> Plan[KitPreview]:
        """Return what the table would refuse of a kit, and why. Nothing is recorded."""
        return read((yield from self._post("/kit/preview", kit)), KitPreview)

    def give_kit(self, kit: Kit, *, key: str = "") -> Plan[tuple[Frame, ...]]:
        """Carry out what a kit holds, all or nothing; what the seat reads of each command."""
        return read((yield from self._post("/kit", kit, key)), _Frames).frames

    def compare(self, other: str = "") -> Plan[Compared]:
        """Compare this table with a branch of it (or its origin): where they part, and how what is now differs."""
        return read((yield from self._get(f"/compare?{httpx.QueryParams(other=other)}")), Compared)

    def ticket(self) -> Plan[Ticket]:
        """Ask for a ticket, which opens one event stream of the seat without a header, once, within half a minute."""
        return read((yield from self._post("/tickets", None)), Ticket)

    def _get(self, path: str, headers: Mapping[str, str] | None = None) -> Plan[httpx.Response]:
        return (yield from self._service.ask("GET", self._path + path, self.token, headers=headers))

    def _post(self, path: str, body: Any, key: str = "") -> Plan[httpx.Response]:
        try:
            return (yield from self._service.ask("POST", self._path + path, self.token, body, keyed(key)))
        finally:
            self._acted = True


def new_key() -> str:
    """One that nobody can guess, as answers with tokens want it."""
    return uuid4().hex


def keyed(key: str) -> dict[str, str]:
    return {"Idempotency-Key": key or new_key()}
