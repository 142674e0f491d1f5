"""The files that deploy the service name what is there: choices, commands, paths, routes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from api.app import create_app
from api.base.settings import Settings
from ops.cli.main import GROUPS
from tests.ops.conftest import ROOT

DEPLOY = ROOT / "ops" / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
CHOICES = {choice.name for choice in Settings().listing()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_choice_exists(path: Path) -> None:
    assert set(re.findall(r"\bGREFFE_[A-Z_]+[A-Z]", path.read_text(encoding="utf-8"))) <= CHOICES


def test_every_command_exists() -> None:
    units = "".join(path.read_text(encoding="utf-8") for path in FILES if path.suffix == ".service")
    called = re.findall(r"^ExecStart\w*=\S+/greffe (\w+)", units, re.MULTILINE)
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    called += re.findall(r"command: \[(\w+)\]", compose)
    assert set(called) == {"migrate", "serve"}
    assert set(called) <= set(GROUPS)


def test_of_a_unit_that_may_be_started_twice_no_two_share_a_file() -> None:
    """A template's instances have the same choices: where these may be left out, each would open the same file."""
    for path in FILES:
        unit = path.read_text(encoding="utf-8")
        if "@" in path.name:
            assert "sqlite" not in "".join(line for line in unit.splitlines() if not line.startswith("#"))
            assert re.search(r"^EnvironmentFile=/", unit, re.MULTILINE), "no file of choices, no start"


def test_whatever_is_copied_into_the_container_is_there_and_let_through() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = {name for line in lines if re.match(r"COPY (?!--)", line) for name in line.split()[1:-1]}
    assert all((ROOT / name).exists() for name in copied)
    passed = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    assert copied == {name.removeprefix("!") for name in passed if name.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = {pattern.rstrip("*") for pattern in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert packages <= copied


def test_every_image_from_elsewhere_has_its_digest() -> None:
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    images = re.findall(r"^FROM (\S+)", container, re.MULTILINE) + re.findall(r"^ +image: (\S+)", compose, re.MULTILINE)
    assert len(images) == 6
    others = [image for image in images if image != "greffe"]  # built here
    assert [image for image in others if not re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image)] == []
    bases = [image for image in others if image.startswith("python:")]
    assert len(set(bases)) == 1, "what was built on one base runs on it"


def test_the_image_is_nobody_and_starts_what_is_there() -> None:
    """Its last stage alone runs: as a number that is not root, by the command of the package, on a Python that it is
    made for, and it is asked by a route that is served.
    """
    stage = (DEPLOY / "Containerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    users = re.findall(r"^USER (\d+):(\d+)$", stage, re.MULTILINE)
    assert len(users) == 1
    assert "0" not in users[0]
    after_user = stage[stage.index("\nUSER ") :]
    assert not re.search(r"^(RUN|COPY|ADD) ", after_user, re.MULTILINE), "done by root, or belongs to root"
    (volume,) = re.findall(r"^VOLUME (\S+)$", stage, re.MULTILINE)
    assert f"install --directory --owner={users[0][0]} --group={users[0][1]} {volume}\n" in stage
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (entry,) = re.findall(r'^ENTRYPOINT \["(\w+)"\]$', stage, re.MULTILINE)
    assert entry in project["scripts"]
    (command,) = re.findall(r'^CMD \["(\w+)"', stage, re.MULTILINE)
    assert command in GROUPS
    (python,) = re.findall(r"^python:(\d+\.\d+)-slim@", stage)
    assert f"Programming Language :: Python :: {python}" in project["classifiers"]
    (asked,) = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", stage)
    assert asked in {route.path for route in create_app(Settings()).routes}


def test_the_composed_service_may_do_little() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    ours = compose[compose.index("x-greffe:") : compose.index("x-api:")]
    for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'):
        assert f"\n  {line}\n" in ours
    assert not re.search(r"privileged: true|user: |network_mode: host|/var/run/docker", compose)
    ports = re.findall(r"ports: \[(.*)\]", compose)
    assert ports
    assert all(port.startswith('"127.0.0.1:') for port in ports), "the proxy alone is seen, from this machine alone"


def test_no_password_stands_in_a_file() -> None:
    for path in FILES:
        for value in re.findall(
            r"^\s*\w*(?:PASSWORD|TOKEN)[=:]\s*(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            assert value.startswith(("${", "...")), f"{path.name}: {value}"


def test_what_is_installed_is_whole(tmp_path: Path) -> None:
    """The wheel has every module, message and page that the sources have."""
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "build", "tests"))
    command = [sys.executable, "-c", "from setuptools import build_meta as b; print(b.build_wheel('.'))"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    with ZipFile(source / done.stdout.split()[-1]) as wheel:
        installed = {name for name in wheel.namelist() if ".dist-info" not in name}
    kinds = {".py", ".css", ".ftl", ".html", ".js", ".png", ".svg", ".typed"}
    wanted = {
        str(path.relative_to(source))
        for layer in ("domain", "projections", "api", "ops")
        for path in (source / layer).rglob("*")
        if path.suffix in kinds or path.name == "py.typed"
    }
    assert wanted - installed == set()
