"""Files of `ops/deploy/cluster` as they are on one machine of the drill."""

from __future__ import annotations

import re
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"
CLUSTER = DEPLOY / "cluster"
NAMES = ("one", "two", "three")
PATHS = re.compile(r"(?<![\w.])(?=/var/(?:lib|run)/)")
BINARIES = "/usr/lib/postgresql/15/bin"


def filled(name: str, machine: str, address: str) -> str:
    """Return the text of a file with the machine's name and address in it, as an operator would fill it in."""
    return (CLUSTER / name).read_text(encoding="utf-8").replace("@NAME@", machine).replace("@ADDRESS@", address)


def placed(text: str, home: Path, binaries: Path) -> str:
    """Move paths under /var into the machine's own folder, and name this computer's PostgreSQL."""
    return PATHS.sub(str(home), text).replace(BINARIES, str(binaries))


def choices(text: str) -> dict[str, str]:
    """Return the variables of an environment file."""
    lines = (line.partition("=") for line in text.splitlines() if line and not line.startswith("#"))
    return {name: value for name, _, value in lines}
