"""What was changed since the main branch, and which games that concerns."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import PurePath

from tests.suite.tiers import GAMES, ROOT

MAIN = "main"
SHARED = ("domain", "projections", "tests/contract", "tests/scene.py", "tests/laws.py", "tests/twins.py")
"""What every game rests on; the game's own folders are within the first two."""


def changed() -> list[str] | None:
    """List the paths that differ from where this branch left main, uncommitted ones too. None: git cannot say."""
    base = _git("merge-base", MAIN, "HEAD")
    if base is None:
        return None
    committed = _git("diff", "--name-only", base.strip())
    untracked = _git("ls-files", "--others", "--exclude-standard")
    if committed is None or untracked is None:
        return None
    return sorted({*committed.splitlines(), *untracked.splitlines()})


def _git(*arguments: str) -> str | None:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def touched(paths: Iterable[str] | None) -> tuple[str, ...]:
    """List the games that a change of these paths concerns: its own by the folder, all by what they share."""
    if paths is None:
        return GAMES
    concerned: set[str] = set()
    for path in paths:
        own = {*GAMES} & {part.partition("-")[0] for part in PurePath(path).parts}
        shared = any(path == place or path.startswith(f"{place}/") for place in SHARED)
        concerned |= own or ({*GAMES} if shared and not path.endswith(".md") else set())
    return tuple(sorted(concerned))
