"""Signatures of deliveries, in the form of the Standard Webhooks specification: `webhook-id`, `webhook-timestamp`, and
`webhook-signature` with `v1a,` and an Ed25519 signature over the three.

The key is the one that signs receipts: receivers find it among those that the service publishes.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from time import time

from api.storage.signer import Signer

VERSION = "v1a"


def delivery_id(table: str, seat: str, frame: int) -> str:
    """Return the id of a delivery, by which receivers recognise a repeated one. It holds no dot, as dots separate the
    parts that are signed.
    """
    return f"{table}_{seat}_{frame}"


def signature_headers(signer: Signer, name: str, body: bytes) -> Mapping[str, str] | None:
    """Return the signed headers of a delivery, with the present time; None if the service has no key to sign with."""
    at = str(int(time()))
    signed = signer.sign_bytes(b"%b.%b.%b" % (name.encode(), at.encode(), body))
    if signed is None:
        return None
    signature = b64encode(signed).decode()
    return {"webhook-id": name, "webhook-timestamp": at, "webhook-signature": f"{VERSION},{signature}"}
