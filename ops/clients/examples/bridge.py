"""A bridge: a room of Matrix as a table. Each seat's frames come to it alone, and lines that begin with `!` are moves.

python bridge.py settings.json
"""

import json
import shlex
import sys
from base64 import b64decode, urlsafe_b64decode
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from greffe_client import Client, GreffeError, Seat
from greffe_client.types import HookMessage, NewHook


class Settings(msgspec.Struct):
    greffe: str
    table: str
    homeserver: str
    token: str  # of the bridge's own user
    people: dict[str, str]  # Matrix user -> token of a seat
    port: int  # where deliveries arrive
    hooks: str  # the address of that port as the service reaches it
    position: str  # a file: how far the rooms were read


class Rooms:
    """The rooms in which the bridge's user sits. A message that is sent twice under one id is there once."""

    def __init__(self, homeserver: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{homeserver}/_matrix/client/v3", headers=headers, timeout=60)

    def ask(self, method: str, path: str, **options: Any) -> Any:
        return self.http.request(method, path, **options).raise_for_status().json()

    def apart(self, person: str, name: str) -> str:
        """Return the room of that person and the bridge; it is made where there is none yet."""
        alias = f"#{name}:{person.partition(':')[2]}"
        known = self.http.get(f"/directory/room/{quote(alias)}")
        body = {"preset": "private_chat", "is_direct": True, "invite": [person], "room_alias_name": name}
        return str((known.json() if known.is_success else self.ask("POST", "/createRoom", json=body))["room_id"])

    def say(self, room: str, text: str, once: str) -> None:
        path = f"/rooms/{quote(room)}/send/m.room.message/{quote(once, safe='')}"
        self.ask("PUT", path, json={"msgtype": "m.notice", "body": text})

    def read(self, since: str) -> tuple[str, list[Any]]:
        """Return what was written in any room since then, and until when; follow invitations."""
        found = self.ask("GET", "/sync", params={"since": since, "timeout": 30000} if since else {})
        for room in found.get("rooms", {}).get("invite", ()):
            self.ask("POST", f"/join/{quote(room)}", json={})
        joined = found.get("rooms", {}).get("join", {}).values()
        return found["next_batch"], [event for room in joined for event in room["timeline"]["events"]]


def command(seat: Seat, line: str) -> dict[str, Any]:
    """Read `ClassifyAction characteristic=movement`. What has one value only is filled in."""
    kind, *words = shlex.split(line)
    move = seat.moves().of(kind)
    fields = seat.form(move).schema["properties"] if move else {}
    only = {name: field["oneOf"][0]["const"] for name, field in fields.items() if len(field.get("oneOf", ())) == 1}
    said = dict(word.split("=", 1) for word in words)
    return {"type": kind, **only, **{name: value(fields.get(name, {}), text) for name, text in said.items()}}


def value(field: Any, text: str) -> Any:
    """Return the value of that title, or what the field's type makes of the text."""
    named = [each["const"] for each in field.get("oneOf", ()) if text in (each["const"], each.get("title"))]
    return named[0] if named else json.loads(text) if field.get("type") in ("integer", "boolean") else text


def answer(seat: Seat, line: str, once: str) -> str:
    """Carry out a line and return what is said of it; nothing where it was done, for its frame comes by itself."""
    try:
        if line:
            seat.do(command(seat, line), key=once)
            return ""
        return "\n".join(f"!{move.type}  {move.label}" for move in seat.moves())
    except (GreffeError, ValueError) as error:
        return str(error)


def verify(keys: Any, headers: Mapping[str, str], body: bytes) -> HookMessage:
    """Return the delivery. Raises InvalidSignature where the service did not sign it."""
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    key = next(key for key in reversed(keys["keys"]) if "retired" not in key)
    public = Ed25519PublicKey.from_public_bytes(urlsafe_b64decode(key["x"] + "="))
    public.verify(b64decode(headers["webhook-signature"].removeprefix("v1a,")), signed)
    return msgspec.json.decode(body, type=HookMessage)


def receiver(take: Callable[[Mapping[str, str], bytes], None]) -> type[BaseHTTPRequestHandler]:
    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            status = 204
            try:
                take(dict(self.headers.items()), self.rfile.read(int(self.headers["Content-Length"])))
            except (InvalidSignature, KeyError, ValueError):
                status = 401
            except httpx.HTTPError:  # the room cannot be had: it comes again
                status = 503
            self.send_response(status)
            self.end_headers()

    return Receiver


def main(file: str) -> None:
    settings = msgspec.json.decode(Path(file).read_bytes(), type=Settings)
    client = Client(settings.greffe, "en", secret=settings.token.encode())
    rooms = Rooms(settings.homeserver, settings.token)
    seats = {person: client.seat(settings.table, token) for person, token in settings.people.items()}
    ids = {person: seat.table().you.seat for person, seat in seats.items()}
    apart = {person: rooms.apart(person, f"greffe-{settings.table}-{ids[person]}") for person in seats}
    room_of = {ids[person]: room for person, room in apart.items()}

    def take(headers: Mapping[str, str], body: bytes) -> None:
        keys = client.ask("GET", "/.well-known/greffe-keys").json()
        data = verify(keys, headers, body).data
        if data.frame is not None and data.table == settings.table:
            rooms.say(room_of[data.seat], "\n".join(line.text for line in data.frame.entries), headers["webhook-id"])

    Thread(target=ThreadingHTTPServer(("", settings.port), receiver(take)).serve_forever, daemon=True).start()
    for person, seat in seats.items():
        seat.set_hook(ids[person], NewHook(settings.hooks))
    position = Path(settings.position)
    if not position.exists():
        position.write_text(rooms.read("")[0])
    while True:
        since, events = rooms.read(position.read_text())
        for event in events:
            person, line = event["sender"], str(event.get("content", {}).get("body", ""))
            if person in seats and line.startswith("!"):
                said = answer(seats[person], line[1:].strip(), event["event_id"])
                if said:
                    rooms.say(apart[person], said, f"{event['event_id']}-answer")
        position.write_text(since)


if __name__ == "__main__":
    main(*sys.argv[1:])
