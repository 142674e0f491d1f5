"""What is the same for everybody and changes only with the program: told with a tag, and compressed.

Nothing else is compressed: what a seat reads holds secrets beside what others wrote, and sizes would tell (BREACH).
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from litestar import Response
from litestar.types import Scope

from api.wire.middleware import header, matches

LEAST = 1024  # bytes that are worth it


class _Forms(NamedTuple):
    tag: str
    compressed: bytes


@lru_cache(maxsize=256)
def _forms(body: bytes) -> _Forms:
    return _Forms(sha256(body).hexdigest()[:32], gzip.compress(body, 9, mtime=0))


def public(scope: Scope, body: bytes, media_type: str, caching: str = "no-cache") -> Response[bytes]:
    """200 with a strong `ETag` for each encoding, or 304."""
    forms = _forms(body)
    compressed = len(body) >= LEAST and accepts_gzip(header(scope, b"accept-encoding"))
    headers = {"ETag": f'"{forms.tag}{"-gzip" * compressed}"', "Cache-Control": caching}
    if matches(scope, headers["ETag"]):
        return Response(b"", status_code=304, headers=headers)
    if compressed:
        headers["Content-Encoding"] = "gzip"
    return Response(forms.compressed if compressed else body, media_type=media_type, headers=headers)


def accepts_gzip(accept_encoding: str) -> bool:
    """RFC 9110, section 12.5.3; without the header, nothing is compressed."""
    for part in accept_encoding.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return quality.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
