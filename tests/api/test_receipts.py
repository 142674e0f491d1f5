"""Receipts over HTTP: in every frame, the last one signed; the public keys."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from typing import Any

import rfc8785
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from api.base.settings import Settings
from api.storage.keyring import keyring
from api.storage.signer import Signer
from projections.base.encoding import encode
from tests.api.service import Opened, Seat, Service
from tests.contract.sessions import played
from tests.waiting import PATIENCE

JOIN = {"type": "JoinTable"}


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sound(receipt: dict[str, Any], keys: list[dict[str, Any]]) -> None:
    """As whoever knows nothing but the documents checks it. Raises InvalidSignature."""
    (key,) = (key for key in keys if key["kid"] == receipt["key"])
    facts = {name: value for name, value in receipt.items() if name != "signature"}
    Ed25519PublicKey.from_public_bytes(raw(key["x"])).verify(raw(receipt["signature"]), rfc8785.dumps(facts))


def test_the_last_receipt_is_signed(server: Service, table: Opened) -> None:
    for seat in (table.gm, table.ann):
        seat.did(JOIN)
    keys = server.http.get("/.well-known/greffe-keys").json()["keys"]
    for name, seat in (("gm1", table.gm), ("player2", table.bob), ("host", table.host)):
        answer = seat.get("/receipt")
        assert answer.headers["cache-control"] == "no-store"
        body, last = answer.json(), seat.frames()[-1]
        assert (body["table"], body["seat"]) == (table.id, name)
        assert (body["frame"], body["receipt"]) == (last["frame"], last["receipt"])
        sound(body, keys)


def test_answers_feeds_and_sockets_tell_the_same_receipts(table: Opened) -> None:
    with table.ann.live() as socket:
        first = json.loads(socket.recv(timeout=PATIENCE))
        answer = table.ann.did(JOIN)
        live = json.loads(socket.recv(timeout=PATIENCE))
    feed = table.ann.frames()
    assert [frame["receipt"] for frame in feed] == [first["receipt"], answer["receipt"]]
    assert live["receipt"] == answer["receipt"]
    patched = table.ann.get("/feed", patch=1).json()["frames"]
    assert [frame["receipt"] for frame in patched] == [frame["receipt"] for frame in feed]


def test_the_own_record_has_the_signed_receipt_at_its_head(server: Service, table: Opened) -> None:
    table.ann.did(JOIN)
    head, *frames = map(json.loads, table.ann.get("/record").text.splitlines())
    assert head["receipt"]["receipt"] == frames[-1]["receipt"]
    assert head["receipt"]["frame"] == head["frames"] == len(frames)
    sound(head["receipt"], server.http.get("/.well-known/greffe-keys").json()["keys"])


def test_the_keys_are_public_and_told_with_a_tag(server: Service) -> None:
    answer = server.http.get("/.well-known/greffe-keys")
    assert answer.headers["content-type"] == "application/jwk-set+json"
    (key,) = answer.json()["keys"]
    assert set(key) == {"kid", "x", "created", "kty", "crv", "alg", "use"}
    again = server.http.get("/.well-known/greffe-keys", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_a_stranger_gets_no_receipt(server: Service, table: Opened) -> None:
    assert server.http.get(f"/tables/{table.id}/receipt").status_code == 401


def test_whoever_is_away_has_the_receipt_of_his_last_frame(server: Service) -> None:
    """As of everything else that happens meanwhile: in Sombre whoever left reads nothing (C-7)."""
    seats = [{"name": "Maud", "role": "gm"}, {"name": "Anne", "role": "player"}]
    made = server.http.post("/tables", json={"system": "sombre", "title": "Nuit", "seats": seats}).json()
    gm, ann = (Seat(server, made["table"], each["token"]) for each in made["seats"])
    gm.did(JOIN)
    gm.did({"type": "SetPresence", "seat": "player1", "away": True})
    before = ann.get("/receipt").json()
    gm.did({"type": "JoinTable", "name": "Mathilde"})
    after = ann.get("/receipt").json()
    assert (after["frame"], after["receipt"]) == (before["frame"], before["receipt"])
    gm.did({"type": "SetPresence", "seat": "player1", "away": False})
    assert ann.get("/receipt").json()["frame"] == before["frame"] + 1


def test_a_service_without_keys_tells_receipts_and_signs_nothing() -> None:
    """Where processes share a register, and nobody has named the file that they share."""
    assert keyring(Settings(database="postgresql://greffe@db/greffe")) is None
    signer = Signer(None)
    assert signer.published().keys == ()
    made = signer.receipt(played("nosgoth").feeds, "lise")
    assert len(made.receipt) == 64
    assert (made.key, made.signature) == ("", "")
    assert b"signature" not in encode(made)
