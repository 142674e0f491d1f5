"""Tests of a group stay on one worker; of a module, the tests of a game are one, the longest begin first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.suite.seeds import DEPTH, depth
from tests.suite.tiers import ROOT

NOTED = """
import os, pathlib
def note(group):
    with open(pathlib.Path(__file__).with_name("noted"), "a") as file:
        file.write(f"{group} {os.environ['PYTEST_XDIST_WORKER']}\\n")
"""
MARKED = """
import pytest
from noting import note
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("group", ["one", "two", "three", "four"])
def test_it(group, number):
    note(group)
"""
MARKS = """
import pytest
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        item.add_marker(pytest.mark.xdist_group(item.callspec.params["group"]))
"""
BY_GAME = """
import pytest
from noting import note
@pytest.mark.parametrize("name", ["ambre", "spin"])
@pytest.mark.parametrize("seed", range(6))
def test_it(name, seed):
    note(__name__ + name)
"""


def run(folder: Path, *arguments: str, **environment: str) -> str:
    """Run pytest over a folder that is no part of this repository; its output."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "noting.py").write_text(NOTED)
    command = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GREFFE_", "PYTEST_"))}
    env = {**kept, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", **environment}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def workers(folder: Path) -> dict[str, set[str]]:
    """Each group with the workers that had tests of it."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in (folder / "noted").read_text().splitlines():
        group, worker = line.split()
        found[group].add(worker)
    return found


SPREAD = ("-n", "2", "--dist", "loadgroup")


def test_marked_groups_stay_on_one_worker(tmp_path: Path) -> None:
    """The pytest that is locked honours them; 9.2 with xdist 3.8 does not."""
    (tmp_path / "test_marked.py").write_text(MARKED)
    (tmp_path / "conftest.py").write_text(MARKS)
    run(tmp_path, *SPREAD)
    found = workers(tmp_path)
    assert {group: len(there) for group, there in found.items()} == dict.fromkeys(["one", "two", "three", "four"], 1)
    assert len(set.union(*found.values())) == 2


def test_a_module_and_a_game_stay_on_one_worker(tmp_path: Path) -> None:
    for name in ("test_a.py", "test_b.py"):
        (tmp_path / name).write_text(BY_GAME)
    run(tmp_path, *SPREAD, "-p", "tests.suite.plugin")
    found = workers(tmp_path)
    assert {group: len(there) for group, there in found.items()} == dict.fromkeys(
        ["test_aambre", "test_aspin", "test_bambre", "test_bspin"], 1
    )


def test_a_fast_run_takes_one_seed_of_each_test(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(BY_GAME)
    output = run(tmp_path, "-p", "tests.suite.plugin", "--collect-only", "-q", **{DEPTH: "fast"})
    assert [line for line in output.splitlines() if "::" in line] == [
        "test_a.py::test_it[0-ambre]",
        "test_a.py::test_it[0-spin]",
    ]


def test_longest_names_modules_that_are_there() -> None:
    seconds = json.loads((ROOT / "tests/suite/longest.json").read_text(encoding="utf-8"))
    modules = {group.partition(":")[0] for group in seconds}
    assert [module for module in modules if not (ROOT / module).exists()] == []


@pytest.mark.parametrize("word", ["", "all"])
def test_a_depth_that_says_nothing_is_refused(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DEPTH, word)
    with pytest.raises(ValueError, match=DEPTH):
        depth()
