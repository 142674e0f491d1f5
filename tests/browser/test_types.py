"""The page's modules as TypeScript reads them: every type is told by JSDoc, and fits."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from api.pages.site import CLIENT
from ops.clients.type_declarations import MODULES, node
from ops.commands.service import local_service as running
from tests.servers import missing

PAGE = Path(__file__).parents[2] / "api/pages/browser"
OPTIONS = {
    "allowJs": True,
    "checkJs": True,
    "noEmit": True,
    "noImplicitReturns": True,
    "noUncheckedIndexedAccess": True,
    "noUnusedLocals": True,
    "skipLibCheck": True,
    "strict": True,
    "lib": ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    "module": "es2022",
    "moduleResolution": "bundler",
    "target": "es2023",
    "types": [],
}


def test_every_type_fits(tmp_path: Path) -> None:
    """Client and page lie beside each other as they do where they are served."""
    program = node()
    if program is None:
        missing("no Node: `ops/environment test` puts it into the environment")
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    shutil.copytree(running.CLIENT, folder / CLIENT, ignore=shutil.ignore_patterns("*.json"))
    config = {"compilerOptions": OPTIONS, "include": ["**/*.js"], "exclude": [CLIENT]}
    (folder / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    command = [str(program), str(MODULES / "typescript/bin/tsc"), "-p", "."]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=180, check=False)
    assert done.stdout == ""
    assert done.returncode == 0
