"""Signatures of the service: Ed25519 (RFC 8032), over the canonical JSON (RFC 8785) of the signed object.

A signed object has the members `key`, the id of the key, and `signature`, base64url without padding. The object without
`signature` is signed. Public keys are published as a JWK Set (RFC 7517, RFC 8037); a key's id is its thumbprint
(RFC 7638), so that no two keys share one.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from projections.feeds.canonical import canonical

State = Literal["sound", "unsigned", "unknown", "foreign", "wrong"]
"""The state of a signature.

`sound`: it holds; `unsigned`: there is none; `unknown`: nobody says which keys are right; `foreign`: it is by none of
those; `wrong`: it does not hold.
"""


class PublicKey(msgspec.Struct, frozen=True, kw_only=True):
    """A key as it is published. `created`, `retired`: when it began to sign, and when it ceased to."""

    kid: str
    x: str
    created: datetime
    retired: datetime | msgspec.UnsetType = msgspec.UNSET
    kty: Literal["OKP"] = "OKP"
    crv: Literal["Ed25519"] = "Ed25519"
    alg: Literal["EdDSA"] = "EdDSA"
    use: Literal["sig"] = "sig"


class Signed(NamedTuple):
    """A signature: the key that signed, and how."""

    key: str
    signature: str


class SigningKey:
    """A key that can sign."""

    def __init__(self, secret: Ed25519PrivateKey) -> None:
        self._secret = secret
        self.x = _decoded(secret.public_key().public_bytes_raw())
        self.kid = thumbprint(self.x)

    @classmethod
    def new(cls) -> SigningKey:
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def read(cls, d: str) -> SigningKey:
        """Make the key from its secret bytes in base64url. Raises ValueError."""
        return cls(Ed25519PrivateKey.from_private_bytes(_bytes(d)))

    @property
    def d(self) -> str:
        """The secret bytes of the key, in base64url."""
        return _decoded(self._secret.private_bytes_raw())

    def sign(self, facts: Mapping[str, Any]) -> Signed:
        """Sign an object that has neither `key` nor `signature` yet."""
        return Signed(self.kid, _decoded(self.sign_bytes(canonical({**facts, "key": self.kid}))))

    def sign_bytes(self, data: bytes) -> bytes:
        """Return the bare signature of some bytes."""
        return self._secret.sign(data)


def thumbprint(x: str) -> str:
    """Return the id of the public key with these bytes."""
    return _decoded(sha256(canonical({"crv": "Ed25519", "kty": "OKP", "x": x})).digest())


def examined(facts: Mapping[str, Any], known: Mapping[str, PublicKey] | None) -> State:
    """Return the state of the signature of a plain object.

    `known`: the keys of the service, by id; None: the caller does not know them.
    """
    kid, signature = facts.get("key"), facts.get("signature")
    if not isinstance(kid, str) or not isinstance(signature, str):
        return "unsigned"
    if known is None:
        return "unknown"
    if kid not in known:
        return "foreign"
    signed_facts = {name: value for name, value in facts.items() if name != "signature"}
    try:
        Ed25519PublicKey.from_public_bytes(_bytes(known[kid].x)).verify(_bytes(signature), canonical(signed_facts))
    except (InvalidSignature, ValueError):
        return "wrong"
    return "sound"


def _decoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Decode base64url without padding. Raises ValueError."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except BadBase64 as error:
        raise ValueError(text) from error
