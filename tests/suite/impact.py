"""Judge the sessions of another commit by the rules that lie here."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.suite.running import PYTHON, step
from tests.suite.tiers import GAMES, ROOT


def impact(reference: str) -> None:
    """Play sessions by the rules of that commit, then compare both. Raises Stopped."""
    with TemporaryDirectory() as place:
        tree, sessions = Path(place, "tree"), Path(place, "sessions")
        sessions.mkdir()
        step(f"tree of {reference}", ("git", "worktree", "add", "--quiet", "--detach", str(tree), reference))
        try:
            step("sessions", (*PYTHON, "tests.contract.archive", str(sessions)), place=tree)
            for game in GAMES:
                records = [str(record) for record in sorted(sessions.glob(f"{game}-*.jsonl"))]
                judged = (*PYTHON, "ops.cli.main", "impact", game, "--to-tree", str(ROOT), *records)
                step(f"impact on {game}", judged, place=tree)
        finally:
            subprocess.run(("git", "worktree", "remove", "--force", str(tree)), cwd=ROOT, check=False)
