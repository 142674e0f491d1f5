"""Every finding that the sources can make: the templates that `Finding` is called with, wherever."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAYERS = ("domain", "projections")


def templates() -> frozenset[str]:
    sources = (file for layer in LAYERS for file in (ROOT / layer).rglob("*.py"))
    files = [file for file in sources if "Finding(" in file.read_text(encoding="utf-8")]
    return frozenset(found for file in files for found in _in(ast.parse(file.read_text(encoding="utf-8"))))


def _in(module: ast.Module) -> Iterator[str]:
    named = {
        target.id: node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Finding":
            first = node.args[0]
            template = named[first.id] if isinstance(first, ast.Name) else first
            assert isinstance(template, ast.Constant), ast.dump(first)
            assert isinstance(template.value, str)
            yield template.value
