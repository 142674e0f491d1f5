"""Preparing the environment of a checkout: it is made anew in its own folder only."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.ops.conftest import ROOT, environment

INPUTS = ("ops/environment", "requirements.lock", "requirements-test.lock", "tests/clients/node/package-lock.json")


@pytest.mark.parametrize("kind", ["run", "test"])
def test_an_environment_that_is_a_link_is_not_cleared(tmp_path: Path, kind: str) -> None:
    """It is another checkout's, and `venv --clear` empties what a link leads to."""
    checkout, other = tmp_path / "checkout", tmp_path / "other"
    for name in INPUTS:
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    other.mkdir()
    kept = [other / "run.stamp", other / "package.py"]
    for file in kept:
        file.write_text("of another checkout\n")
    (checkout / ".venv").symlink_to(other)
    command = (str(checkout / "ops/environment"), kind)
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{checkout}/.venv is a link" in done.stderr
    assert sorted(other.iterdir()) == sorted(kept)
