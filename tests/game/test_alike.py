"""A struct made after another: what both have is copied, what differs is given, all else is a mistake at once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.events import Id
from domain.game import copy_fields


class Enemy(msgspec.Struct, frozen=True):
    id: str
    level: int
    hidden: bool = True

    @property
    def strong(self) -> bool:
        return self.level > 5


class Seen(msgspec.Struct, frozen=True):
    id: Id
    strong: bool
    level: int | None
    mark: str = ""


class Other(msgspec.Struct, frozen=True):
    level: str


def test_common_fields_and_properties_are_copied_and_nothing_else() -> None:
    assert copy_fields(Seen, Enemy("e", 6), level=None) == Seen("e", strong=True, level=None)


@pytest.mark.parametrize(("kind", "given"), [(Seen, {}), (Other, {}), (Seen, {"level": 1, "name": "x"})])
def test_another_type_or_an_unknown_field_is_refused(kind: Any, given: dict[str, Any]) -> None:
    """`int` is no `int | None`: a field that becomes optional is looked at again."""
    with pytest.raises(TypeError):
        copy_fields(kind, Enemy("e", 6), **given)
