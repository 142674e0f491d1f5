"""Certainty of answers: the service's own and certain, to be asked for again, or given up.

A proxy in between may answer in the service's place: an edge, a tunnel, a login page. An answer that does not bear the
service's mark, or is not whole, is no answer: nobody knows whether the service did what it was asked.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import httpx
import msgspec

from .errors import NoAnswer, Refused, Unreadable, refusal

LOST = frozenset({502, 503, 504})
"""Statuses after which it is unknown whether the request was carried out."""
HOPELESS = "record_damaged"  # the only 503 that does not pass
MARK = "X-Request-Id"
STREAM = "text/event-stream"
PAGE = "text/html"
Answer = httpx.Response | httpx.RequestError | None


def trouble(answer: httpx.Response) -> Refused | Unreadable | None:
    """Return what is wrong with an answer: the service refuses, or it is not the service's own. None: it is good."""
    if answer.is_error:
        return refusal(answer)
    if not (answer.is_success or answer.status_code == httpx.codes.NOT_MODIFIED) or MARK not in answer.headers:
        return Unreadable(answer.status_code, f"no answer of the service's from {answer.url}")
    return _unread(answer)


def _unread(answer: httpx.Response) -> Unreadable | None:
    """Return what is wrong with the body of a good answer, which may be that of a page, or half of one."""
    kind = answer.headers.get("Content-Type", "").partition(";")[0]
    if kind == PAGE and answer.request.headers.get("Accept") != PAGE:
        return Unreadable(answer.status_code, f"a page from {answer.url}")
    if kind.endswith(("/json", "+json")):
        try:
            msgspec.json.decode(answer.content, type=msgspec.Raw)
        except msgspec.DecodeError:
            return Unreadable(answer.status_code, f"half an answer from {answer.url}")
    return None


def not_streamed(answer: httpx.Response) -> Unreadable | None:
    """Return what is wrong with a good answer that is to be a stream; None if it is one."""
    kind = answer.headers.get("Content-Type", "").partition(";")[0]
    if answer.status_code == httpx.codes.OK and MARK in answer.headers and kind == STREAM:
        return None
    return Unreadable(answer.status_code, f"no stream of the service's from {answer.url}")


def wait_after(answer: Answer, pause: float) -> float | None:
    """Return the seconds to wait before asking again, spread so that not all clients come back at once; None: the
    answer is certain.
    """
    pause *= random.uniform(0.5, 1.0)
    if not isinstance(answer, httpx.Response):
        return pause
    said = trouble(answer)
    if isinstance(said, Unreadable):
        return pause
    return max(pause, retry_after(answer)) if said is not None and _passes(said) else None


def retry_after(answer: httpx.Response) -> float:
    """Return how many seconds an answer asks to wait."""
    after = answer.headers.get("Retry-After", "")
    return float(after) if after.isdecimal() else 0.0


def given_up(method: str, path: str, headers: Mapping[str, str], answer: Answer) -> Exception:
    """Return the exception to raise when the client waits no longer for a certain answer."""
    key = headers.get("Idempotency-Key", "")
    cause = trouble(answer) if isinstance(answer, httpx.Response) else answer
    if isinstance(cause, Refused) and cause.status not in LOST:
        return cause
    word = "answer" if answer is cause else "certain answer"
    lost = NoAnswer(f"no {word} to {method} {path} ({cause or type(cause).__name__})", key)
    lost.__cause__ = cause
    return lost


def _passes(said: Refused) -> bool:
    return said.status == httpx.codes.TOO_MANY_REQUESTS or (said.status in LOST and said.code != HOPELESS)
