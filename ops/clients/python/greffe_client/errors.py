"""Errors of the client, in one tree.

GreffeError
  × NoAnswer            nothing certain came in time, or not from the service; `key`: ask again under it, and it is
                        done once
  × Refused             the service says no: `code`, `rule`, `detail`, `errors`, the whole `problem`
      + Malformed       400: it cannot be read; `errors` say where
      + Unauthorized    401: no token, a wrong one, another table's
      + Forbidden       403: not this seat's to do
      + NotFound        404: no such frame, event, seat or game
      + AgainstTheRules 409: the game says no
      + KeyReused       422: the key came before, with something else
      + TooMany         429: too fast, for longer than one wants to wait
  × Unreadable          an answer that is none of the service's, as a proxy's page: why there was no answer
  × PatchError          a patch that does not fit what it is applied to
  × UnknownReference    a schema that refers to nothing
  × NotOffered          a form is asked for of a move that the seat may not make any more
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx
import msgspec

from .types import Misplaced, Problem


class GreffeError(Exception):
    """The base of the errors of the client."""


class NoAnswer(GreffeError):
    """A request without a certain answer: it may have been carried out, or not.

    A program that repeats it under the same `key` gets the answer, and the request is carried out once.
    """

    def __init__(self, about: str, key: str = "") -> None:
        super().__init__(about)
        self.key = key


class Refused(GreffeError):
    """A refusal of the service: a problem document (RFC 9457).

    `members` are those that have no place in `problem`, under their names.
    """

    def __init__(self, problem: Problem, members: Mapping[str, Any] | None = None) -> None:
        super().__init__(problem, members)
        self.problem = problem
        self.members = members or {}

    def __str__(self) -> str:
        places = "".join(f"; {error.pointer or error.parameter or error.header}: {error.code}" for error in self.errors)
        return f"{self.status} {self.code}: {self.detail}{places}"

    @property
    def status(self) -> int:
        return self.problem.status

    @property
    def code(self) -> str:
        """The catalogue's code of it; stable."""
        return self.problem.code

    @property
    def rule(self) -> str:
        """The id of the rule that refuses it, if one does."""
        return self.problem.rule

    @property
    def detail(self) -> str:
        """One sentence for people."""
        return self.problem.detail

    @property
    def errors(self) -> tuple[Misplaced, ...]:
        """The places in the request that do not fit."""
        return self.problem.errors


class Malformed(Refused):
    """A request that cannot be read (400)."""


class Unauthorized(Refused):
    """A request without a token, with a wrong one, or with another table's (401)."""


class Forbidden(Refused):
    """A request that is not for this seat to make (403)."""


class NotFound(Refused):
    """A request for a frame, event, seat or game that does not exist (404)."""


class AgainstTheRules(Refused):
    """A command that the game refuses (409)."""


class KeyReused(Refused):
    """A request whose idempotency key came before with something else (422)."""


class TooMany(Refused):
    """A request beyond a rate limit, for longer than the client waits (429)."""


class Unreadable(GreffeError):
    """An answer that is none of the service's, such as a proxy's page."""

    def __init__(self, status: int, about: str) -> None:
        super().__init__(f"{status}: {about}")
        self.status = status


class PatchError(GreffeError):
    """A patch that does not fit the document that it is applied to."""


class UnknownReference(GreffeError):
    """A reference of a schema that leads nowhere."""


_KINDS: Mapping[int, type[Refused]] = {
    400: Malformed,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: AgainstTheRules,
    422: KeyReused,
    429: TooMany,
}


def refusal(answer: httpx.Response) -> Refused | Unreadable:
    """Return the refusal in an answer with a status from 400 on; Unreadable if it holds no problem of the service's."""
    try:
        members = msgspec.json.decode(answer.content, type=dict[str, Any])
        problem = msgspec.convert(members, Problem)
    except msgspec.MsgspecError:
        return Unreadable(answer.status_code, f"no problem document from {answer.url}")
    if problem.status != answer.status_code or not problem.type.endswith(f"/problems/{problem.code}"):
        return Unreadable(answer.status_code, f"somebody else's problem document from {answer.url}")
    rest = {name: value for name, value in members.items() if name not in Problem.__struct_fields__}
    return _KINDS.get(problem.status, Refused)(problem, rest)


class NotOffered(GreffeError):
    """A move that the seat may not make any more."""
