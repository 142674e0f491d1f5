"""Projections ask the game's own functions, and these the state: so each table is shown by the rules of its version."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getmembers, isfunction, ismodule, signature
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from domain.record.history import Step
from domain.systems import GAMES
from domain.table.seats import State

ROOT = Path(__file__).parents[2]
WITHOUT_STATE: dict[str, frozenset[str]] = {
    "ambre": frozenset({"sorted_hand"}),
    "innommable": frozenset({"voices", "column_of", "faces"}),
    "nosgoth": frozenset({"granted"}),
    "sombre": frozenset(
        {
            *("in_order", "circles", "placeable", "targets_of", "by_magazine", "frostbite_of", "breath_of", "lying"),
            *("attrition_of", "notation", "consciousness", "label", "gas_ranks", "sides_of", "sheet_of", "hidden_kind"),
            "heart_patient",
        }
    ),
    "spin": frozenset({"named", "part_of", "shown", "suffixed", "boxes", "number"}),
}
"""Functions that only find, order or write what the state holds, whatever the rules make of it. One that is to differ
by version takes the state first, and leaves this list.
"""


def asked(game: str) -> Iterator[tuple[str, FunctionType]]:
    """The functions of the game that its projection imports, by themselves or by their module."""
    for file in sorted((ROOT / "projections" / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        named = {
            (node.value.id, node.attr)
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"domain.systems.{game}"):
                yield from _functions(str(node.module), [each.name for each in node.names], named)


def _functions(module: str, names: list[str], attributes: set[tuple[str, str]]) -> Iterator[tuple[str, FunctionType]]:
    package = import_module(module)
    for name in names:
        found: Any = getattr(package, name, None) or import_module(f"{module}.{name}")
        if isfunction(found):
            yield name, found
        elif ismodule(found):
            yield from ((each, own) for each, own in getmembers(found, isfunction) if (name, each) in attributes)


def knows_the_version(game: str, function: FunctionType) -> bool:
    """Does it take the state, or a step, which has two?"""
    known = {GAMES[game].state.__name__, State.__name__, Step.__name__}
    return any(part.annotation in known for part in signature(function).parameters.values())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_projection_reckons_is_asked_of_the_state(game: str) -> None:
    without = {name for name, function in asked(game) if not knows_the_version(game, function)}
    assert without == WITHOUT_STATE[game]
