"""Mutants change code that runs, and nothing counts as noticed but what a test noticed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants.conditions import Mutant, changes, mutated
from tests.mutants.stages import stages
from tests.suite.tiers import GAMES


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test is asked whether it notices anything."""
    monkeypatch.setattr(mutants, "stages", lambda game, path="": iter(()))


FROZEN = """
import gc, weakref
from tests.mutants import __main__ as mutants
mutants.stages = lambda game, path="": iter(())  # no test is asked whether it notices anything
chosen = mutants.drawn(list(mutants.candidates("nosgoth")), 12, 0)
gone = weakref.proxy(type("Gone", (), {})())  # fails whoever asks it what it is
gc.freeze()  # as any run of tests leaves it once they are collected
print(*(mutants.noticed(broken, "nosgoth", (), 60) for broken in chosen))
"""


def test_a_mutant_is_reached_after_a_run_of_tests() -> None:
    """In a process of its own, as the program runs: the collector tells of no function that was there before."""
    done = subprocess.run([sys.executable, "-c", FROZEN], cwd=mutants.ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["survived"] * 12


KNOWN = """
import sys
from pathlib import Path
from tests.mutants import __main__ as mutants
from tests.mutants.conditions import changes
place = Path(sys.argv.pop())
sys.path.insert(0, str(place))
mutants.stages = lambda game, path="": iter([[str(place / "test_kept.py")]])
modules = [place / "plain.py", place / "caching.py"]
found = [mutants.Broken(each.mutant, mutants.exchange(path, each)) for path in modules for each in changes(place, path)]
mutants.candidates = lambda game: found
sys.argv = ["mutants", "nosgoth"]
sys.exit(mutants.main())
"""
ASKED = "def asked(a):\n    if a:\n        return 1\n    return 0\n"
KEPT = """
from functools import cache
import caching, plain

caching.asked(1)  # as modules do while they are read

@cache
def kept():
    return plain.asked(1)

def test_it():
    assert (caching.asked(1), kept()) == (1, 1)
"""


def test_what_is_kept_hides_no_mutant(tmp_path: Path) -> None:
    """Neither what tests keep for each other nor what the code keeps for itself."""
    (tmp_path / "plain.py").write_text(ASKED)
    (tmp_path / "caching.py").write_text(f"from functools import cache\n\n@cache\n{ASKED}")
    (tmp_path / "test_kept.py").write_text(KEPT)
    program = [sys.executable, "-c", KNOWN, str(tmp_path)]
    done = subprocess.run(program, cwd=mutants.ROOT, capture_output=True, text=True, check=False)
    assert sorted(done.stdout.splitlines()[-3:]) == [
        "killed    caching.py:5 caching.py:asked: negated: a",
        "killed    plain.py:2 plain.py:asked: negated: a",
        "nosgoth: 2 of 2, {'killed': 2}",
    ]


@pytest.mark.usefixtures("asked")
def test_a_mutant_that_cannot_be_made_was_not_killed() -> None:
    def apply() -> None:
        raise ValueError

    broken = mutants.Broken(Mutant("domain/a.py", 1, "a", "negated", "a"), apply)
    assert mutants.noticed(broken, "nosgoth", (), 60) == "unusable"


@pytest.mark.parametrize(
    ("condition", "left"),
    [("a and b", ["b", "a"]), ("a or b", ["b", "a"]), ("a and b and c", ["b and c", "a and c", "a and b"])],
)
def test_a_dropped_operand_leaves_the_others(tmp_path: Path, condition: str, left: list[str]) -> None:
    path = tmp_path / "module.py"
    path.write_text(f"def asked(a, b, c):\n    if {condition}:\n        return 1\n    return 0\n")
    dropped = [change for change in changes(tmp_path, path) if change.mutant.what == "operand dropped"]
    for change, rest in zip(dropped, left, strict=True):
        found, wanted = (
            compiled(tree)
            for tree in (mutated(path.read_text(), change), ast.parse(path.read_text().replace(condition, rest)))
        )
        values = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
        assert [found(*each) for each in values] == [wanted(*each) for each in values]


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_conditions_of_coroutines_are_broken_as_those_of_functions(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "module.py"
    path.write_text(f"{kind} asked(a):\n    if a:\n        return 1\n    return 0\n")
    assert [change.mutant.key for change in changes(tmp_path, path)] == ["module.py:asked: negated: a"]


@pytest.mark.parametrize("part", ["api", "projections"])
def test_what_all_games_share_is_broken_without_what_is_of_one_game(part: str) -> None:
    found = {broken.mutant.path for broken in mutants.candidates(part)}
    assert found
    assert not {path for path in found for game in GAMES if path.startswith(f"projections/{game}/")}


def test_whoever_imports_a_module_is_asked_about_it() -> None:
    asked = {Path(test).relative_to(mutants.ROOT).as_posix() for test in next(stages("api", "api/storage/keyring.py"))}
    assert {"tests/ops/test_proof.py", "tests/review/test_forged.py"} <= asked


def compiled(tree: ast.Module) -> Callable[..., Any]:
    names: dict[str, Any] = {}
    exec(compile(tree, "module.py", "exec"), names)
    asked: Callable[..., Any] = names["asked"]
    return asked
