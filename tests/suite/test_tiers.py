"""Every test belongs to one tier, and the tiers stand in the help."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.suite.__main__ import main
from tests.suite.running import SCRIPTS
from tests.suite.tiers import LAYERS, ROOT, SMOKE, TIERS, paths, tier

ELSEWHERE = {"mutants"}
"""Folders of tests/ that hold none."""


def test_every_module_belongs_to_one_tier() -> None:
    modules = [str(file.relative_to(ROOT)) for file in (ROOT / "tests").rglob("test_*.py")]
    counted = Counter(module for name in TIERS for module in paths(name))
    assert counted == Counter(modules)


def test_no_folder_stands_in_two_tiers() -> None:
    counted = Counter(part for parts in TIERS.values() for part in parts)
    assert {part for part, times in counted.items() if times > 1} == set()


def test_every_folder_is_named() -> None:
    folders = {file.parent.name for file in (ROOT / "tests").glob("*/__init__.py")}
    assert folders - ELSEWHERE <= {part for parts in TIERS.values() for part in parts}


def test_modules_that_are_named_are_there() -> None:
    named = [f"tests/{part}" for parts in TIERS.values() for part in parts if part.endswith(".py")]
    assert [path for path in (*named, *LAYERS, *SMOKE, *SCRIPTS) if not (ROOT / path).exists()] == []


def test_the_nearest_place_decides() -> None:
    assert tier("tests/api/test_kill.py") == "world"
    assert tier("tests/api/test_http.py") == "edge"
    assert tier("tests/sombre/combat/test_turn.py") == "rules"


def test_what_stands_nowhere_is_said() -> None:
    with pytest.raises(LookupError, match=r"tests/elsewhere/test_a\.py belongs to no tier"):
        tier("tests/elsewhere/test_a.py")


def test_the_help_lists_the_tiers(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    output = capsys.readouterr().out
    for name, parts in TIERS.items():
        assert f"  {name}" in output
        assert all(part in output for part in parts)


@pytest.mark.parametrize("arguments", [("--deep", "1", "tests/game"), ("--measure", "tests/game"), ("--deep", "long")])
def test_what_cannot_be_asked_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([*arguments])
    assert refused.value.code == 2
