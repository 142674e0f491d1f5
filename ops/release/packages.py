"""Packages to release: wheels and source archives of service and Python client, the JavaScript client's archive."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ops.clients.type_declarations import node
from ops.release.versions import ROOT, versions

SUMS = "SHA256SUMS"
PYTHON_PACKAGES = (".", "ops/clients/python")
JAVASCRIPT_PACKAGE = "ops/clients/javascript"
LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "*.egg-info", "build", "dist", "node_modules", "*.sqlite*", "*.keys"
)
SAFELY: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # from Python 3.11.4 on
LINK = re.compile(r"\]\((?!https?:|#)([^)]+)\)")
_HOOKS = "import sys; from setuptools import build_meta as b; print(b.{0}(sys.argv[1]))"  # the hook says its file last


class BuildFailed(Exception):
    """A package that could not be built, and the builder's output."""


def build(target: Path, repository: str = "") -> list[Path]:
    """Build every package into a folder, with a file of their checksums. `repository`: the address that their pages
    link to. Raises BuildFailed.
    """
    target.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as name:
        source = Path(name) / "greffe"
        shutil.copytree(ROOT, source, ignore=LEFT_OUT)
        if repository:
            link(source, repository)
        made = [file for place in PYTHON_PACKAGES for file in _python(source / place, target)]
        made.append(_javascript(source / JAVASCRIPT_PACKAGE, target))
    sums = "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (target / SUMS).write_text(sums, encoding="utf-8")
    return made


def link(source: Path, repository: str) -> None:
    """Have the pages of a copy of the sources link to the repository: on a registry nothing lies beside them."""
    tree = f"{repository}/blob/v{versions(source)['pyproject.toml']}"
    for place in (*PYTHON_PACKAGES, JAVASCRIPT_PACKAGE):
        page = source / place / "README.md"
        folder = "" if place == "." else f"{place}/"
        page.write_text(LINK.sub(rf"]({tree}/{folder}\1)", page.read_text(encoding="utf-8")), encoding="utf-8")
    for place in PYTHON_PACKAGES:
        with (source / place / "pyproject.toml").open("a", encoding="utf-8") as project:
            project.write(f'\n[project.urls]\nRepository = "{repository}"\nChangelog = "{tree}/CHANGELOG.md"\n')


def _python(source: Path, target: Path) -> list[Path]:
    """Build the source archive, and the wheel of what is in it: so what it lacks, the wheel lacks as well."""
    archive = _hook("build_sdist", source, target)
    with TemporaryDirectory() as name:
        shutil.unpack_archive(archive, name, **SAFELY)
        (unpacked,) = Path(name).iterdir()
        return [archive, _hook("build_wheel", unpacked, target)]


def _hook(hook: str, source: Path, target: Path) -> Path:
    said = _run(source, sys.executable, "-c", _HOOKS.format(hook), str(target.resolve()))
    return target / said.split()[-1]


def _javascript(source: Path, target: Path) -> Path:
    program = node()
    if program is None:
        raise BuildFailed("there is no Node: ops/environment test")
    npm = program.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    said = _run(source, program, npm, "pack", "--silent", "--pack-destination", target.resolve())
    return target / said.split()[-1]


def _run(folder: Path, *command: str | Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildFailed(f"{done.stdout}\n{done.stderr}"[-2000:])
    return done.stdout
