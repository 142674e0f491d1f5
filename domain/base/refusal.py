"""Refusals of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, ParamSpec

Given = ParamSpec("Given")
Kind = Literal["rule", "role", "form", "missing"]


class Refused(Exception):
    """A command that the rules do not admit. It changes nothing and is told to its sender alone.

    `code` and `rule` are the catalogue's. `kind` sorts the refusal for the edge: `rule` (409), `role`
    (not this seat's to do, 403), `form` (malformed, 400), `missing` (404). `details` feed the sentence
    and must hold nothing that the sender may not see. `lists`: ids that a client would act on, by the name of what
    they are; `because`: another refusal, behind this one.
    """

    def __init__(
        self,
        code: str,
        rule: str = "",
        kind: Kind = "rule",
        *,
        lists: Mapping[str, tuple[str, ...]] | None = None,
        because: Refused | None = None,
        **details: str | int,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.kind = kind
        self.details = details
        self.lists = lists or {}
        self.because = because


def passes(check: Callable[Given, object], *given: Given.args, **named: Given.kwargs) -> bool:
    """Return whether a check of these arguments refuses nothing."""
    try:
        check(*given, **named)
    except Refused:
        return False
    return True
