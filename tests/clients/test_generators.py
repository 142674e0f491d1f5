"""What the ecosystem's generators make of the document compiles, and plays a short session against a real service.

Node and the generators for TypeScript are put into the environment by `ops/environment test`. Where they are missing
the tests are skipped, and fail in CI.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ops.clients.type_declarations import MODULES
from tests.api.service import Service
from tests.servers import missing

HERE = Path(__file__).parent
SESSION = ["no_difficulty", False, 2, True, 11, True]
"""What the roll too early is refused for, whether it succeeds, what the correction flips, whether it succeeds now, the
player's last frame, whether he may go on.
"""
PYTHON = """\
project_name_override: generated
package_name_override: generated
content_type_overrides: {application/jsonl: text/plain}
post_hooks: []
"""


def done(folder: Path, *command: str) -> str:
    env = os.environ | {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    ended = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=180, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture
def folder(service: Service, tmp_path: Path) -> Path:
    """One with the document of the running service."""
    (tmp_path / "openapi.json").write_bytes(service.http.get("/schema/openapi.json").content)
    return tmp_path


@pytest.fixture
def node(bare_node: Path, folder: Path) -> str:
    """Node, and in the folder what it is to run."""
    for file in (HERE / "node").iterdir():
        shutil.copy(file, folder)
    (folder / "node_modules").symlink_to(MODULES)
    return str(bare_node)


def test_openapi_python_client_makes_a_client_that_plays(service: Service, folder: Path) -> None:
    if find_spec("openapi_python_client") is None:
        missing("openapi-python-client is not installed: ops/environment test")
    (folder / "config.yaml").write_text(PYTHON, encoding="utf-8")
    options = ("--path", "openapi.json", "--output-path", "generated", "--meta", "none", "--config", "config.yaml")
    done(folder, sys.executable, "-m", "openapi_python_client", "generate", *options, "--fail-on-warning")
    done(folder, sys.executable, "-W", "error", "-m", "compileall", "-q", "generated")
    shutil.copy(HERE / "generated" / "session.py", folder)
    assert json.loads(done(folder, sys.executable, "session.py", service.url)) == SESSION


def test_the_generators_for_typescript_make_clients_that_play(service: Service, folder: Path, node: str) -> None:
    """openapi-typescript with openapi-fetch, and hey-api: both are compiled at once, strictly."""
    run = "node_modules/.bin"
    done(folder, node, f"{run}/openapi-typescript", "openapi.json", "-o", "schema.d.ts", "--default-non-nullable=false")
    done(folder, node, f"{run}/openapi-ts")
    done(folder, node, f"{run}/tsc", "-p", ".")
    for session in ("with_fetch", "with_hey"):
        assert json.loads(done(folder, node, f"built/{session}.js", service.url)) == SESSION, session


def test_the_document_is_linted_without_errors(folder: Path, node: str) -> None:
    done(folder, node, "node_modules/.bin/redocly", "lint", "openapi.json")
