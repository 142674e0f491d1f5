"""The JavaScript client's page plays, as the package that it will be installed as."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from ops.clients.type_declarations import JAVASCRIPT
from tests.api.service import Service

FENCE = re.compile(r"^```(js|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_its_page_plays(bare_node: Path, service: Service, tmp_path: Path) -> None:
    blocks = FENCE.findall((JAVASCRIPT / "README.md").read_text(encoding="utf-8"))
    program = "\n".join(text for kind, text in blocks if kind == "js")
    claimed = "".join(text for kind, text in blocks if kind == "text")
    (tmp_path / "session.mjs").write_text(program.replace("http://127.0.0.1:8000", service.url), encoding="utf-8")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "greffe-client").symlink_to(JAVASCRIPT)
    done = subprocess.run(
        (bare_node, "session.mjs"), cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert not done.stderr, done.stderr
    assert done.stdout.splitlines() == claimed.splitlines()
