"""The service behind the real nginx, as it is shipped: nobody reads another's answers, or acts in his name.

An attack lasts `GREFFE_WIRE_SECONDS`.
"""

from __future__ import annotations

import asyncio
import os
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect as connect_asyncio
from websockets.sync.client import connect

from ops.bench.servers import Missing
from ops.cli.sources import database, tables
from tests.api.service import ANN, Opened, Service, playing
from tests.servers import missing
from tests.suite.seeds import amount
from tests.wire.attack import Aim, Attacker
from tests.wire.cases import JAVA
from tests.wire.line import Line, connections
from tests.wire.messages import command, filled
from tests.wire.nginx import Certificate, nginx
from tests.wire.service import notes_of, port_of

SECONDS = float(os.environ.get("GREFFE_WIRE_SECONDS") or amount(5, deep=60))
PAUSE = 0.02  # between two looks: the proxy refuses more from one address
ATTACKERS = 4
PATIENCE = 20.0  # seconds, after which an answer does not come
TRIES = 5  # of a command that was not answered as it should be
GONE = {429, 502, 503, 504}  # the proxy's own: it passed nothing on, or had no answer to give


@contextmanager
def behind_nginx(folder: Path, certificate: Certificate | None = None, **choices: Any) -> Iterator[tuple[Service, int]]:
    """A service, and the port of the nginx before it."""
    with ExitStack() as stack:
        service = stack.enter_context(playing(folder / "greffe.sqlite", **choices))
        try:
            port = stack.enter_context(nginx(port_of(service), certificate))
        except Missing as reason:
            missing(reason)
        yield service, port


@dataclass
class Victim:
    """Plays at a table through the proxy, and compares every answer with what it has to be."""

    http: httpx.Client
    path: str
    noted: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    answered: int = 0

    def act(self) -> None:
        word = f"v{len(self.noted)}"
        self.noted.append(word)
        body = {"command": {"type": "Note", "text": word}}
        request = self.http.build_request("POST", f"{self.path}/commands", json=body)
        request.headers.update({"X-Request-Id": word, "Idempotency-Key": word})
        for _ in range(TRIES):
            if self.holds(request, 201, lambda given: given["frame"] == len(self.noted) + 1):
                return

    def look(self) -> None:
        request = self.http.build_request("GET", f"{self.path}/view")
        request.headers["X-Request-Id"] = f"look{len(self.noted)}"
        self.holds(request, 200, lambda given: given["view"]["notes"] == self.noted)

    def holds(self, request: httpx.Request, status: int, right: Callable[[Any], bool]) -> bool:
        """Send it, again while the proxy has no answer: the same key is carried out once. Was the answer right?"""
        self.answered += 1
        asked = request.headers["x-request-id"]
        try:
            answer = self.http.send(request)
            while answer.status_code in GONE:
                time.sleep(PAUSE)
                answer = self.http.send(request)
        except httpx.TimeoutException:
            self.wrong.append(f"{asked}: no answer")
            return False
        named = answer.headers.get("x-request-id") == asked
        if named and answer.status_code == status and right(answer.json()):
            return True
        self.wrong.append(f"{asked}: {answer.status_code} {answer.text[:200]}")
        return False


def test_an_attacker_on_shared_connections_reaches_nobody_else(tmp_path: Path) -> None:
    with behind_nginx(tmp_path) as (service, port):
        table, other = service.open(), service.open()
        token = table.tokens[ANN]
        aim = Aim(port, table.id.encode(), other.id.encode(), other.tokens[ANN].encode())
        with ExitStack() as stack:
            seat = {"Authorization": f"Bearer {token}"}
            http = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=seat, timeout=PATIENCE)
            victim = Victim(stack.enter_context(http), f"/tables/{table.id}")
            attackers = [stack.enter_context(Attacker(aim, seed)) for seed in range(ATTACKERS)]
            end = time.monotonic() + SECONDS
            while time.monotonic() < end or any(not each.sent for each in attackers):
                victim.act()
                victim.look()
                time.sleep(PAUSE)
        assert victim.wrong == [], f"{len(victim.wrong)} of {victim.answered} answers are wrong"
        assert notes_of(table) == victim.noted
        assert notes_of(other) == []
    with database(str(tmp_path / "greffe.sqlite")) as register:
        assert set(tables(register)) == {table.id, other.id}


def test_connections_to_the_service_are_used_again(tmp_path: Path) -> None:
    with behind_nginx(tmp_path) as (service, port):
        service.close()
        used = set()
        for _ in range(30):
            assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
            used |= connections(port_of(service))
        assert 0 < len(used) <= 4  # one for each worker of nginx, and what was closed after a rest


def test_sockets_pass_and_other_protocols_do_not(tmp_path: Path) -> None:
    with behind_nginx(tmp_path) as (service, port):
        table = service.open()
        seat = {"Authorization": f"Bearer {table.tokens[ANN]}"}
        with connect(f"ws://127.0.0.1:{port}/tables/{table.id}/live?after=0", additional_headers=seat) as socket:
            assert socket.recv(20)
        assert posted(table, port, JAVA) == 201
        assert posted(table, port, (b"Connection: Upgrade", b"Upgrade: foo")) == 201
        assert notes_of(table) == ["passed", "passed"]


def test_tls_ends_at_the_proxy(tmp_path: Path) -> None:
    """By the lines that are shipped for it: commands and sockets pass."""
    certificate = made_for("localhost")
    trusting = ssl.create_default_context(cadata=certificate.chain.decode())
    with behind_nginx(tmp_path, certificate, trusted_proxies="127.0.0.1") as (service, port):
        table = service.open()
        seat = {"Authorization": f"Bearer {table.tokens[ANN]}"}
        at = f"localhost:{port}/tables/{table.id}"
        with httpx.Client(verify=trusting, headers=seat) as http:
            assert http.post(f"https://{at}/commands", json={"command": {"type": "JoinTable"}}).status_code == 201
        assert asyncio.run(first_message(f"wss://{at}/live?after=0", seat, trusting))


async def first_message(url: str, headers: dict[str, str], trusting: ssl.SSLContext) -> str | bytes:
    """Return what a socket over TLS sends first.

    One thread reads and writes: what a second one writes while a ticket of the session is read may never leave, as
    connections of OpenSSL belong to one thread at a time.
    """
    async with connect_asyncio(url, additional_headers=headers, ssl=trusting) as socket:
        return await asyncio.wait_for(socket.recv(), 20)


def made_for(host: str) -> Certificate:
    """A certificate of that host, signed by itself, for a day."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return Certificate(made.public_bytes(serialization.Encoding.PEM), secret)


def posted(table: Opened, port: int, fields: tuple[bytes, ...]) -> int:
    """The status of the answer to a command with these fields."""
    with Line(port) as line:
        for write in filled([command("passed", *fields)], table.id, table.tokens[ANN]):
            line.say(write)
        (answer,) = line.hear(1).answers
        return answer.status
