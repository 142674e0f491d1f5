"""Formal requirements of a request: its parameters, and the media types that it sends and accepts.

Read from the contract of the routes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from api.http.middleware import header
from api.http.problems import MEDIA_TYPE, Failed
from api.http.schema_errors import Misfit

JSON = "application/json"
_WHOLE = re.compile(r"-?[0-9]{1,15}")
_ANY = ("", "*/*", JSON)


class Terms(NamedTuple):
    """Formal terms of one operation: its query parameters, which of them it needs and which are whole numbers, the
    media types that it answers with, whether it reads a body.
    """

    query: frozenset[str]
    needed: frozenset[str]
    numbers: frozenset[str]
    gives: tuple[str, ...]
    reads: bool


Operations = Mapping[tuple[str, str], Terms]
"""Method and path (`/tables/{table}/view`)."""


def observing(app: ASGIApp) -> ASGIApp:
    """Wrap a route's app in the check of its formal terms. Sockets check for themselves: a refusal here would not reach
    them.
    """

    async def observed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            operations: Operations = scope["litestar_app"].state.operations
            terms = operations.get((scope["method"], str(scope.get("path_template"))))
            if terms is not None:
                check(scope, terms)
        await app(scope, receive, send)

    return observed


def check(scope: Scope, terms: Terms) -> None:
    """Refuse a request that breaks the formal terms of its operation. Raises Failed: `unknown_parameter`,
    `bad_request`, `not_acceptable`, `unsupported_media_type`.
    """
    check_query(scope, terms)
    if terms.gives and not _acceptable(header(scope, b"accept"), terms.gives):
        raise Failed(406, "not_acceptable", lists={"available": terms.gives})
    if terms.reads and not is_json(header(scope, b"content-type")):
        raise Failed(415, "unsupported_media_type", headers={"Accept-Post": JSON}, lists={"available": (JSON,)})


def check_query(scope: Scope, terms: Terms) -> None:
    """Refuse a query that has an unknown parameter (its author expects something of it), lacks one that is needed, or
    has something else where a whole number is due. Raises Failed.
    """
    query = scope["query_string"].decode("latin-1")
    given = parse_qsl(query, keep_blank_values=True) if query else []
    found = {name for name, _ in given}
    if strange := sorted(found - terms.query):
        allowed = tuple(sorted(terms.query))
        misfits = tuple(Misfit("unknown_parameter", parameter=name, allowed=allowed) for name in strange[:8])
        raise Failed(400, "unknown_parameter", errors=misfits)
    misfits = (
        *(Misfit("missing_field", parameter=name) for name in sorted(terms.needed - found)),
        *(
            Misfit("wrong_type", parameter=name, expected=("integer",))
            for name in sorted({name for name, value in given if name in terms.numbers and whole(value) is None})
        ),
    )
    if misfits:
        raise Failed(400, "bad_request", errors=misfits)


def whole(text: str) -> int | None:
    """Return the whole number that these ASCII digits spell, 15 at most, a minus sign before them or not; None if they
    spell none.
    """
    return int(text) if _WHOLE.fullmatch(text) else None


def is_json(content_type: str) -> bool:
    """Return whether a media type is JSON; an absent one counts as JSON."""
    return content_type.partition(";")[0].strip().lower() in ("", JSON)


def _acceptable(accept: str, gives: tuple[str, ...]) -> bool:
    """Return whether a given media type is accepted (RFC 9110, section 12.5.1). A client that accepts problems alone
    passes.
    """
    if accept in _ANY and JSON in gives:
        return True
    return not accept.strip() or any(weight(accept, kind) > 0 for kind in (*gives, MEDIA_TYPE))


def weight(accept: str, kind: str) -> float:
    """Return how much a media type is wanted, from 0 to 1: the most exact range that matches it decides."""
    found: list[tuple[int, float]] = []
    for part in accept.split(","):
        wanted, *parameters = (each.strip().lower() for each in part.split(";"))
        exact = (kind, f"{kind.partition('/')[0]}/*", "*/*")
        if wanted in exact:
            found.append((-exact.index(wanted), _quality(parameters)))
    return max(found, default=(0, 0.0))[1]


def _quality(parameters: list[str]) -> float:
    named: dict[str, Any] = dict(each.partition("=")[::2] for each in parameters)
    try:
        return float(named.get("q", 1))
    except ValueError:
        return 0.0
