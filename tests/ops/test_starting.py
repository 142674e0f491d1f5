"""A command loads what it needs: whoever reads a record waits for no web framework."""

from __future__ import annotations

import subprocess
import sys

from ops.cli import ROOMS

SERVING = {"simulate"}
"""What cannot do without a service in its own process. `up`, `serve` and `demo` load theirs when they begin."""


def test_no_command_loads_the_framework_before_it_serves() -> None:
    modules = [f"ops.commands.{room}.{name}" for name, room in ROOMS.items() if name not in SERVING]
    program = (
        "import sys\n"
        f"for name in {modules}:\n"
        "    __import__(name)\n"
        "    assert not {'litestar', 'uvicorn'} & sys.modules.keys(), name\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
