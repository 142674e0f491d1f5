"""A finding: something wrong with a record or with its storage, as an English text and what it was made of."""

from __future__ import annotations

from typing import Any


class Finding(str):
    """A text that is made of a template and facts: `Finding("event {version} stands in its place", version=7)`.

    `template` and `facts` allow the finding to be said in another language. A fact may be a finding itself.
    """

    __slots__ = ("facts", "template")
    template: str
    facts: dict[str, str | int]

    def __new__(cls, template: str, /, **facts: str | int) -> Finding:
        made = super().__new__(cls, template.format_map(facts))
        made.template = template
        made.facts = facts
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.template,), self.facts
