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
            *("in_order", "circles", "placeable", "targets_of", "by_magazine", "breath_of", "lying"),
            *("attrition_of", "notation", "consciousness", "label", "gas_ranks", "sides_of", "sheet_of", "hidden_kind"),
            "heart_patient",
        }
    ),
    "spin": frozenset({"shown", "suffixed", "boxes", "number"}),
}
"""Functions that only find, order or write what the state holds, whatever the rules make of it. One that is to differ
by version takes the state first, and leaves this list.
"""
CLOSED_LISTS: dict[str, frozenset[str]] = {
    "innommable": frozenset({"PLAY"}),
    "nosgoth": frozenset({"SHELVES"}),
    "sombre": frozenset({"COMMON", "DEFENCES", "GAS", "GAUGES", "KEPT", "STEPS"}),
    "spin": frozenset({"SHELVES"}),
}
"""Names of what there is in every version: phases, common skills, defences, conditions, gauges, steps of a weapon,
fields of the state that are ordered by disclosure. A number, a table or a choice of the rules is asked for by a
function that takes the state.
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


def read(game: str) -> set[str]:
    """The constants of the game that its projection reads, by themselves or by their module; its rules' IDs aside."""
    found = set[str]()
    for file in sorted((ROOT / "projections" / game).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        modules = set[str]()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"domain.systems.{game}"):
                found |= {each.name for each in node.names if each.name.isupper()}
                package = vars(import_module(str(node.module)))
                modules |= {each.name for each in node.names if ismodule(package.get(each.name, ast))}
        found |= {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in modules
            and node.attr.isupper()
        }
    return found - {"GAME", "RULES"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_projection_reads_no_constant_that_a_version_may_change(game: str) -> None:
    assert read(game) == CLOSED_LISTS.get(game, frozenset())
