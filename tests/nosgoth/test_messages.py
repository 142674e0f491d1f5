"""Every refusal of the game has its sentence, and every code of it is reached by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.systems.nosgoth.game import GAME
from projections.texts import LOCALES, has

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
HOUSE = {
    *("dice_source", "bad_die_value", "unknown_event", "not_retractable"),
    *("illegal_replacement", "not_contested"),
}


def refused() -> Iterator[tuple[str, str]]:
    """Every code that the rules refuse with, and the rule that they cite (empty where it is a name)."""
    for file in sorted((ROOT / "domain/systems/nosgoth").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if isinstance(node, ast.Call) and name in ("enough", "require", "Refused"):
                words = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                if words:
                    yield words[0], next((word for word in words if word.startswith("NOS-")), "")


CODES = {code for code, _ in refused()}


def test_refusals_cite_rules_of_the_catalogue() -> None:
    assert {rule for _, rule in refused() if rule} <= set(GAME.rules)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_a_sentence(locale: str) -> None:
    assert not [code for code in CODES | HOUSE if not has("nosgoth", locale, f"refusal-{code}")]  # type: ignore[arg-type]


def test_every_code_is_reached_by_a_test() -> None:
    files = [f for f in HERE.glob("test_*.py") if f.name != Path(__file__).name]
    files.append(ROOT / "tests/contract/test_wording.py")  # refusals of every game
    tests = "".join(file.read_text(encoding="utf-8") for file in files)
    assert not [code for code in CODES | HOUSE if f'"{code}"' not in tests]
