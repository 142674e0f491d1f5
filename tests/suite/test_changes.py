"""Which games a change concerns."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.suite import changes
from tests.suite.changes import changed, touched
from tests.suite.seeds import DEPTH, FIRST, covering, seeds
from tests.suite.tiers import GAMES


@pytest.mark.parametrize(
    ("paths", "games"),
    [
        ([], ()),
        (["README.md", "api/app.py", "domain/README.md"], ()),
        (["domain/systems/spin/session.py"], ("spin",)),
        (["projections/ambre/views/table.py", "tests/spin/test_sheets.py"], ("ambre", "spin")),
        (["tests/contract/goldens/sombre-1.jsonl"], ("sombre",)),
        (["projections/feeds/frames.py"], GAMES),
        (["domain/record/fold.py", "tests/spin/tale.py"], GAMES),
        (["tests/contract/sessions.py"], GAMES),
        (None, GAMES),
    ],
)
def test_a_change_touches_games(paths: list[str] | None, games: tuple[str, ...]) -> None:
    assert touched(paths) == games


def test_a_branch_is_compared_with_where_it_left_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=a", "-c", "user.email=a@b")
        subprocess.run(("git", *who, *arguments), cwd=tmp_path, check=True, capture_output=True)

    def written(name: str) -> None:
        (tmp_path / name).write_text(name)
        git("add", name)

    monkeypatch.setattr(changes, "ROOT", tmp_path)
    assert changed() is None
    git("init", "--quiet", "--initial-branch", "main")
    written("first")
    git("commit", "-m", "first")
    git("checkout", "-b", "branch")
    written("mine")
    git("commit", "-m", "mine")
    git("checkout", "main")
    written("theirs")
    git("commit", "-m", "theirs")
    git("checkout", "branch")
    written("staged")
    (tmp_path / "new").write_text("")
    assert changed() == ["mine", "new", "staged"]


def test_seeds_follow_the_depth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FIRST, "1000")
    found = []
    for word in ("fast", "usual", "deep"):
        monkeypatch.setenv(DEPTH, word)
        found.append(seeds(4, deep=20))
    assert found == [range(1), range(4), range(1000, 1020)]


def test_a_deep_run_combines_every_value_with_every_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert covering("abc", (1, 2)) == [("a", 1), ("b", 2), ("c", 1)]
    monkeypatch.setenv(DEPTH, "deep")
    assert covering("ab", (1, 2)) == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]
