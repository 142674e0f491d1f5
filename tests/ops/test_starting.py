"""A command loads what it needs: whoever reads a record waits for no web framework."""

from __future__ import annotations

import subprocess
import sys

from ops.cli.main import GROUPS

SERVING = {"simulate"}
"""What cannot do without a service in its own process. `up`, `serve` and `demo` load theirs when they begin."""


UNUSED = {
    "setuptools",
    "pkg_resources",
    "pip",
    "faker",
    "polyfactory",
    "litestar_htmx",
    "rich_click",
    "jinja2",
    "flask",
    "flask_swagger_ui",
    "werkzeug",
}
"""What is installed, or is not, and never needed: ops/README.md says so, and the container lacks some of it."""


def test_neither_the_service_nor_a_command_loads_what_is_not_needed() -> None:
    modules = ["api.server.serve", *(f"ops.commands.{room}.{name}" for name, room in GROUPS.items())]
    program = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({sorted(UNUSED)}))\n"  # an import of any of them fails
        f"for name in {modules}:\n"
        "    __import__(name)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_no_command_loads_the_framework_before_it_serves() -> None:
    modules = [f"ops.commands.{room}.{name}" for name, room in GROUPS.items() if name not in SERVING]
    program = (
        "import sys\n"
        f"for name in {modules}:\n"
        "    __import__(name)\n"
        "    assert not {'litestar', 'uvicorn'} & sys.modules.keys(), name\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
