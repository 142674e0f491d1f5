"""A small client of a running service: what a bot, a demonstration and a benchmark's setting up need of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
import msgspec

from domain.table.seats import HOST
from ops.failures import OutOfReach
from ops.forms import places, put_together
from projections.texts import Locale

PATIENCE = 30.0  # seconds for one answer
PAGE = 1000  # frames
PAUSE = 0.05  # between two looks for a service that starts


class Refusal(Exception):
    """The service said no: its problem document, as far as it gave one."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(status, code, text)
        self.status = status
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{self.status} {self.code}: {self.text}"


class Dice(msgspec.Struct):
    """The dice that a move may bring, each by its number of sides."""

    sides: tuple[int, ...]
    required: bool = False


class Offer(msgspec.Struct):
    """One thing that a seat may do now; `type` is the command's."""

    type: str
    label: str
    schema: dict[str, Any]
    rules: tuple[str, ...] = ()
    dice: Dice | None = None
    definitions: dict[str, Any] = {}
    documents: dict[str, Any] = {}

    @property
    def form(self) -> dict[str, Any]:
        """The schema with all that it refers to, in its own answer (`definitions`) and beyond."""
        return put_together(self.schema, self.definitions, self.documents)


class Seated(msgspec.Struct):
    """A seat of a new table, and the token that speaks for it."""

    id: str
    name: str
    token: str


class Opened(msgspec.Struct):
    """A new table and the tokens of all who may speak at it."""

    table: str
    seats: tuple[Seated, ...]
    host: str

    @property
    def tokens(self) -> dict[str, str]:
        """Seat -> token; the host's last."""
        return {seat.id: seat.token for seat in self.seats} | {HOST: self.host}


class Service:
    """One service, spoken to in one language. Raises OutOfReach when it does not answer."""

    def __init__(self, url: str, locale: Locale = "fr") -> None:
        self.url = url.rstrip("/")
        self._http = httpx.Client(
            base_url=self.url, timeout=PATIENCE, headers={"Accept-Language": locale}, trust_env=False
        )
        self._documents: dict[str, Any] = {}

    def wait(self, seconds: float) -> None:
        """Until the service answers. Raises OutOfReach."""
        until = time.monotonic() + seconds
        while True:
            try:
                self._http.get("/health").raise_for_status()
            except httpx.HTTPError as error:
                if time.monotonic() > until:
                    raise OutOfReach("no-answer", url=self.url, reason=error) from error
                time.sleep(PAUSE)
            else:
                return

    def open(
        self,
        system: str,
        title: str,
        seats: Sequence[tuple[str, str]],
        options: Mapping[str, Any] | None = None,
        token: str = "",
    ) -> Opened:
        """A new table; `seats` are (name, role), `token` what the service wants of who opens one. Raises Refusal."""
        asked = [{"name": name, "role": role} for name, role in seats]
        body = {"system": system, "title": title, "options": dict(options or {}), "seats": asked}
        return msgspec.json.decode(self.ask("POST", "/tables", token, body), type=Opened)

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        """The answer's body. Raises Refusal."""
        headers = {"Idempotency-Key": str(uuid4())} if method == "POST" else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        while True:
            with reaching(self.url):
                answer = self._http.request(method, path, content=content, headers=headers)
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(float(answer.headers.get("Retry-After", "1")))
        if answer.is_error:
            raise _refusal(answer)
        return answer.content

    def document(self, place: str) -> Any:
        """What schemas refer to, read once."""
        if place not in self._documents:
            self._documents[place] = msgspec.json.decode(self.ask("GET", place))
        return self._documents[place]

    def close(self) -> None:
        self._http.close()


def chairs_of(service: Service, opened: Opened) -> dict[str, Chair]:
    """Everybody at a new table, the host included."""
    return {seat: Chair(service, opened.table, seat, token) for seat, token in opened.tokens.items()}


class Chair:
    """One seat at one table."""

    def __init__(self, service: Service, table: str, seat: str, token: str) -> None:
        self.seat = seat
        self.token = token
        self._service = service
        self._path = f"/tables/{table}"

    def do(self, command: Mapping[str, Any], dice: Sequence[int] | None = None) -> dict[str, Any]:
        """Carry out a command; the frame that the seat got from it. Raises Refusal."""
        return self._post("/commands", {"command": command} | ({"dice": list(dice)} if dice is not None else {}))

    def correct(self, correction: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out a correction, contest or voice. Raises Refusal."""
        return self._post("/corrections", correction)

    def moves(self) -> list[Offer]:
        """What the seat may do, with all that the schemas refer to."""
        answer = msgspec.json.decode(self._get("/moves"))
        found = msgspec.convert(answer["moves"], list[Offer])
        documents = {place: self._service.document(place) for place in places(offer.schema for offer in found)}
        for offer in found:
            offer.definitions, offer.documents = answer["$defs"], documents
        return found

    def view(self) -> Any:
        return msgspec.json.decode(self._get("/view"))

    def feed(self, after: int = 0) -> list[dict[str, Any]]:
        """All frames after a number, page by page."""
        frames: list[dict[str, Any]] = []
        while True:
            page = msgspec.json.decode(self._get(f"/feed?after={after + len(frames)}&limit={PAGE}"))
            frames += page["frames"]
            if not page["frames"] or after + len(frames) >= page["last"]:
                return frames

    def _get(self, path: str) -> bytes:
        return self._service.ask("GET", self._path + path, self.token)

    def _post(self, path: str, body: Any) -> dict[str, Any]:
        answer: dict[str, Any] = msgspec.json.decode(self._service.ask("POST", self._path + path, self.token, body))
        return answer


@contextmanager
def reaching(url: str) -> Iterator[None]:
    """Say in one line that a service did not answer as one."""
    try:
        yield
    except httpx.TimeoutException as error:
        raise OutOfReach("too-late", url=url) from error
    except httpx.TransportError as error:
        raise OutOfReach("no-answer", url=url, reason=str(error) or type(error).__name__) from error


def _refusal(answer: httpx.Response) -> Refusal:
    try:
        problem = msgspec.json.decode(answer.content, type=dict[str, Any])
    except msgspec.DecodeError:
        problem = {}
    return Refusal(answer.status_code, str(problem.get("code", "")), str(problem.get("detail", answer.reason_phrase)))
