"""The Python client's page plays, as the package that it will be installed as."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.api.service import Service

PACKAGE = Path(__file__).resolve().parents[2] / "ops/clients/python"
FENCE = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_its_page_plays(service: Service, tmp_path: Path) -> None:
    blocks = FENCE.findall((PACKAGE / "README.md").read_text(encoding="utf-8"))
    program = "\n".join(text for kind, text in blocks if kind == "python")
    claimed = "".join(text for kind, text in blocks if kind == "text")
    (tmp_path / "session.py").write_text(program.replace("http://127.0.0.1:8000", service.url), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "session.py"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(PACKAGE), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert not done.stderr, done.stderr
    assert done.stdout.splitlines() == claimed.splitlines()
