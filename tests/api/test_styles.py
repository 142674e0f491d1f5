"""The styles of the page: no rule that nothing wears, no class that nothing knows, nothing said twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.pages import routes

PAGE = Path(routes.__file__).parent / "browser"
SCENES = Path(__file__).parents[1] / "browser"
ROOMS = sorted((PAGE / "styles").glob("*.css"))
MODULES = [*PAGE.rglob("*.js"), PAGE / "page.html"]
LONGEST = 300  # lines of a room
QUOTED = re.compile(r'"[^"\n]*"|`[^`]*`')
NAME = re.compile(r"[A-Za-z][\w-]*")
CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
GIVEN = re.compile(r'class(?:: |=)"([^"]*)"')


def rules(room: Path) -> Iterator[tuple[str, ...]]:
    """Each rule as what it stands in, outermost first, and its selectors."""
    around: list[str] = []
    head = ""
    for part in re.findall(r"[^{}]+|[{}]", re.sub(r"/\*.*?\*/", "", room.read_text(encoding="utf-8"), flags=re.DOTALL)):
        match part:
            case "{":
                around.append(head)
                if not head.startswith("@"):
                    yield tuple(around)
            case "}":
                around.pop()
            case _:
                head = " ".join(part.rsplit(";", 1)[-1].split())


def worn() -> set[str]:
    """Every word that stands in quotes in a module: among them are all classes, and `seat-` of `seat-${place}`."""
    return {
        name for file in MODULES for quoted in QUOTED.findall(file.read_text("utf-8")) for name in NAME.findall(quoted)
    }


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.stem)
def test_every_styled_class_is_worn(room: Path) -> None:
    words = worn()
    begun = tuple(word for word in words if word.endswith("-"))
    styled = {name for rule in rules(room) for name in CLASS.findall(rule[-1])}
    assert {name for name in styled if name not in words and not name.startswith(begun)} == set()
    assert len(room.read_text("utf-8").splitlines()) < LONGEST


def test_every_class_is_styled_or_asked_for() -> None:
    known = {name for room in ROOMS for rule in rules(room) for name in CLASS.findall(rule[-1])}
    asking = [*MODULES, *SCENES.glob("*.py")]
    known |= {
        name for file in asking for quoted in QUOTED.findall(file.read_text("utf-8")) for name in CLASS.findall(quoted)
    }
    given = {name for file in MODULES for text in GIVEN.findall(file.read_text("utf-8")) for name in text.split()}
    assert given - known == set()


def test_no_rule_stands_twice() -> None:
    counted = Counter(rule for room in ROOMS for rule in rules(room))
    assert [rule for rule, many in counted.items() if many > 1] == []
