"""Citations of a game's rules in the source tree: the ID of a rule in a file of the code or of the tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ops.cli.failures import Failed

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = ("domain", "projections", "tests")
CITATION = re.compile(r"\b[A-Z]{3}(?:-[A-Z0-9]+)*-[A-Z][A-Z0-9]*-\d+\b")
SUFFIXES = frozenset({".py", ".ftl", ".toml", ".json"})


class Place(NamedTuple):
    """A place where a rule is cited.

    `line` counts from 1; `within`: the function, method or class around the citation, empty: the module.
    """

    file: str
    line: int
    within: str


def citations(folder: str) -> Counter[str]:
    """Return how often each rule is cited in the files of a folder of the tree. Raises Failed without one."""
    found: Counter[str] = Counter()
    for _, text in _sources(folder):
        found.update(CITATION.findall(text))
    return found


def places(folder: str, rule: str) -> Iterator[Place]:
    """Yield where that rule is cited, file by file, line by line. Raises Failed without the folder."""
    for path, text in _sources(folder):
        lines = [n for n, line in enumerate(text.splitlines(), 1) if rule in CITATION.findall(line)]
        if lines:
            spans = _spans(ast.parse(text)) if path.suffix == ".py" else []
            file = path.relative_to(ROOT).as_posix()
            yield from (Place(file, line, _within(spans, line)) for line in lines)


def _sources(folder: str) -> Iterator[tuple[Path, str]]:
    if not (ROOT / folder).is_dir():
        raise Failed("no-sources")
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in SUFFIXES:
            yield path, path.read_text(encoding="utf-8")


def _spans(tree: ast.AST, outer: str = "") -> list[tuple[range, str]]:
    """Return the lines of every function and class, decorators included, the outer before the inner."""
    found: list[tuple[range, str]] = []
    for node in ast.iter_child_nodes(tree):
        name = outer
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{node.name}" if outer else node.name
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found.append((range(first, (node.end_lineno or first) + 1), name))
        found += _spans(node, name)
    return found


def _within(spans: list[tuple[range, str]], line: int) -> str:
    return next((name for span, name in reversed(spans) if line in span), "")
