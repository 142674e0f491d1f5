"""Problems: every failure is answered as one (RFC 9457), in the caller's language, with the catalogue's code.

    {"type": "/problems/wrong_stage", "title": "Refusé par les règles", "status": 409, "detail": "...",
     "code": "wrong_stage", "rule": "NOS-ACT-06", "instance": "/tables/.../commands",
     "errors": [{"pointer": "/command/level", "code": "out_of_bounds", "least": 0, "most": 12, "detail": "..."}]}

`errors` say where. Values named in the sentence are members under their own names, too (`wait`, `most`, `needed`...). A
401 has no `instance`: its bytes are the same whatever the table. A 500 tells nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import monotonic
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope
from msgspec.structs import asdict

from api.base.logs import fault, log_event
from api.base.metrics import Metrics
from api.http.schema_errors import Misfit
from api.storage.commits import Unanswered, WritesStuck
from api.storage.idempotency import KeyExpired, KeyReused
from api.tables.damage import DamagedTable
from domain.base.refusal import Kind, Refused
from domain.register import Unavailable
from projections.feeds.loading import UnknownTable
from projections.texts import Locale, MissingMessage, say
from projections.texts.refusals import refusal_text

MEDIA_TYPE = "application/problem+json"
RETRY_SECONDS = 1
_STATUS: Mapping[Kind, int] = {"rule": 409, "role": 403, "form": 400, "missing": 404}
_CODES: Mapping[int, str] = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}
_NOTHING: Mapping[str, Any] = {}
_LATER: Mapping[str, str] = {"Retry-After": str(RETRY_SECONDS)}
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("greffe.problems")
NOTED_SECONDS = 60.0  # between two lines that say the same of the register
_noted: dict[tuple[str, str], float] = {}


class Because(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cause of a refusal: a code of the catalogue, its rule, and its sentence in `detail`."""

    code: str
    detail: str
    rule: str = ""


class Misplaced(Misfit, frozen=True, omit_defaults=True):
    """A place of a request that does not fit, and in `detail` a sentence about it."""

    detail: str = ""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A problem document (RFC 9457) about a request that was refused or failed.

    The members after `detail`, except `instance`, are extension members, and so is whatever else the sentence names,
    each under a name of its own.

    `dependents`: events that a correction would void beyond what it asks for; `needs`: events without which an act
    cannot stand again; `because`: the refusal that the act meets at its place.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str = ""
    instance: str = ""
    request: str = ""
    errors: tuple[Misplaced, ...] = ()
    dependents: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    because: Because | None = None


class Failed(Exception):
    """A refusal of the HTTP edge itself. `errors`: the places of the request that do not fit."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        rule: str = "",
        errors: tuple[Misfit, ...] = (),
        headers: Mapping[str, str] = _NOTHING,
        details: Mapping[str, str | int] = _NOTHING,
        lists: Mapping[str, tuple[str, ...]] = _NOTHING,
        because: Refused | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self.errors = errors
        self.headers = headers
        self.details = details
        self.lists = lists
        self.because = because


class Unauthorized(Failed):
    """A refusal of the caller: no token, a wrong one, another table's, or no such table.

    All four get the same answer.
    """

    def __init__(self) -> None:
        super().__init__(401, "unauthorized", headers={"WWW-Authenticate": 'Bearer realm="greffe"'})


def failure(error: Exception) -> Failed:
    """Translate any exception into a failure of the HTTP edge. A fault of ours is logged."""
    match error:
        case Failed():
            return error
        case Refused():
            return Failed(
                _STATUS[error.kind],
                error.code,
                rule=error.rule,
                details=error.details,
                lists=error.lists,
                because=error.because,
            )
        case KeyReused():
            return Failed(422, "idempotency_key_reused")
        case KeyExpired():
            return Failed(422, "idempotency_key_expired")
        case Unavailable():
            _note(error)
            return Failed(503, "unavailable", headers=_LATER)
        case Unanswered():
            return Failed(503, "unanswered", headers=_LATER)
        case WritesStuck():
            return Failed(503, "writes_stuck", headers=_LATER)
        case DamagedTable():
            return Failed(503, "record_damaged")
        case UnknownTable():  # whoever reached it has seen it: the register went back, or it was forgotten
            return Unauthorized()
        case ValidationException():
            return Failed(400, "bad_request", errors=_remarks(error))
        case HTTPException() if error.status_code < 500:
            code = _CODES.get(error.status_code, "bad_request")
            return Failed(error.status_code, code, headers=error.headers or _NOTHING)
        case _:
            fault(_log, error)
            return Failed(500, "internal")


def problem(failed: Failed, locale: Locale, game: str = "", instance: str = "", base: str = "") -> dict[str, Any]:
    """Make the body of a failure: the members of a `Problem` and those of its details; `game` has the messages of its
    code. `base` begins both addresses, if the operator has set the service's public URL.
    """
    because = _behind(failed.because, locale, game)
    details = failed.details if because is None else {**failed.details, "because": because.detail}
    members = Problem(
        type=f"{base}/problems/{failed.code}",
        title=say("", locale, f"problem-{failed.status}", {}),
        status=failed.status,
        detail=_sentence(game, locale, failed.code, details),
        code=failed.code,
        rule=failed.rule,
        instance=base + instance if instance and failed.status != 401 else "",
        errors=tuple(_misplaced(error, locale) for error in failed.errors),
        dependents=failed.lists.get("dependents", ()),
        needs=failed.lists.get("needs", ()),
        because=because,
    )
    return {**details, **failed.lists, **msgspec.to_builtins(members)}


def problem_at(scope: Scope, failed: Failed) -> dict[str, Any]:
    """Make the body of a request's failure, with the request's id; a 401 is the same whatever was asked."""
    state = scope["state"]
    members = problem(failed, state["locale"], state.get("game", ""), scope["path"], state["base"])
    return members if failed.status == 401 else {**members, "request": state["request"]}


def _misplaced(error: Misfit, locale: Locale) -> Misplaced:
    expected = error.expected[0] if len(error.expected) == 1 else ""
    sentence = say("", locale, f"misfit-{error.code}", {"expected": expected})
    return Misplaced(**asdict(error), detail=sentence)


def _behind(refused: Refused | None, locale: Locale, game: str) -> Because | None:
    if refused is None:
        return None
    return Because(refused.code, _sentence(game, locale, refused.code, refused.details), refused.rule)


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer an exception with its problem: Litestar's handler for every exception."""
    failed, body = _rendered(error, request.scope, request.app.state.metrics)
    headers = {**failed.headers, "Cache-Control": "no-store"}
    return Response(body, status_code=failed.status, media_type=MEDIA_TYPE, headers=headers)


def _rendered(error: Exception, scope: Scope, metrics: Metrics) -> tuple[Failed, bytes]:
    failed = failure(error)
    metrics.refusals.labels(failed.code).inc()
    return failed, _encode(problem_at(scope, failed))


def _sentence(game: str, locale: Locale, code: str, details: Mapping[str, str | int]) -> str:
    """Return the sentence of a code; the plainest one if it has none, which is a fault of ours, not of the caller."""
    try:
        return refusal_text(game, locale, code, details)
    except MissingMessage as missing:
        log_event(_log, "missing message", logging.WARNING, message=str(missing))
        return say("", locale, "refusal-internal", {})


def _note(error: Unavailable) -> None:
    """Log why the register does not serve, in the storage's own words; the same cause once a minute."""
    cause_and_detail, now = (error.cause, str(error.detail)), monotonic()
    if _noted.get(cause_and_detail, -NOTED_SECONDS) > now - NOTED_SECONDS:
        return
    _noted.clear()
    _noted[cause_and_detail] = now
    log_event(_log, "register unavailable", logging.ERROR, cause=error.cause, detail=str(error.detail))


def _remarks(error: ValidationException) -> tuple[Misfit, ...]:
    """Return the parameters in which Litestar found something wrong, without its remarks, which are in English only."""
    found = error.extra if isinstance(error.extra, list) else []
    return tuple(Misfit("bad_parameter", parameter=str(item.get("key"))) for item in found if isinstance(item, dict))
