"""The receipt of a seat, and the keys by which the service signs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from api.http.callers import caller_of
from api.http.representations import public, represented
from api.storage.signer import KEYS, Signer
from projections.base.encoding import encode

JWK_SET = "application/jwk-set+json"


@get("/tables/{table:str}/receipt")
async def get_receipt(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the receipt of the caller's last frame, signed by the service. A seat that keeps it can prove later what
    it was shown. A seat that is away gets that of its last frame before.
    """
    caller = await caller_of(request.scope, request.app.state.service)
    signer: Signer = request.app.state.signer
    body = encode(signer.receipt(caller.cached.feeds, caller.seat))
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


@get(KEYS)
async def get_keys(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the public keys by which this service signs or ever signed, the oldest first, as a JWK Set (RFC 7517)."""
    signer: Signer = request.app.state.signer
    return public(request.scope, represented(encode(signer.published())), JWK_SET, "public, max-age=300")
