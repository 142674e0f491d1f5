"""What is released is whole: it installs where nothing else of Greffe is, and works there."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sysconfig
import tarfile
import venv
from datetime import date
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from ops.clients.type_declarations import node
from ops.release.packages import SUMS, build, link
from ops.release.versions import PLACES, ROOT, Unfit, set_version, versions
from tests.servers import missing

KINDS = {".py", ".css", ".ftl", ".html", ".js", ".png", ".svg", ".typed", ".md", ".service", ".conf", ".yml", ".yaml"}
LAYERS = ("domain", "projections", "api", "ops")


@pytest.fixture(scope="module")
def bare_node() -> Path:
    found = node()
    if found is None:
        missing("Node is not installed: ops/environment test")
    return found


@pytest.fixture(scope="module")
def made(bare_node: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The packages by their kinds."""
    assert bare_node.exists()
    files = build(tmp_path_factory.mktemp("dist"))
    return dict(zip(("sdist", "wheel", "client sdist", "client wheel", "npm"), files, strict=True))


def names(archive: Path) -> set[str]:
    """What is in an archive, by paths from its root."""
    if archive.suffix == ".whl":
        with ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as files:
        return {name.partition("/")[2] for name in files.getnames()}


def sources() -> set[str]:
    files = (path for layer in LAYERS for path in (ROOT / layer).rglob("*") if path.is_file())
    inner = (path.relative_to(ROOT) for path in files)
    return {str(path) for path in inner if path.suffix in KINDS and not {"build", "node_modules"} & set(path.parts)}


def test_archives_are_whole_and_hold_nothing_stray(made: dict[str, Path]) -> None:
    sdist, wheel = names(made["sdist"]), names(made["wheel"])
    beside = {"CHANGELOG.md", "LICENSE", "NOTICE", "README.md", "requirements.lock", "requirements-test.lock"}
    assert sources() | beside | {"ops/run", "ops/test", "ops/environment", "ops/deploy/Containerfile"} <= sdist
    assert sources() <= wheel
    for name in sdist | wheel:
        assert not name.startswith("tests/")
        assert not {"build", "node_modules", "__pycache__"} & set(Path(name).parts)
    assert {name.rpartition("/")[2] for name in wheel if "/licenses/" in name} == {"LICENSE", "NOTICE"}
    for client in ("client sdist", "client wheel", "npm"):
        assert any(name.endswith("LICENSE") for name in names(made[client]))
    assert {"README.md", "greffe.js", "types.d.ts", "package.json"} <= names(made["npm"])
    assert "greffe_client/py.typed" in names(made["client wheel"])


def test_the_metadata_says_whose_it_is(made: dict[str, Path]) -> None:
    for kind in ("wheel", "client wheel"):
        with ZipFile(made[kind]) as wheel:
            (file,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            metadata = wheel.read(file).decode()
        assert f"\nVersion: {versions()['pyproject.toml']}\n" in metadata
        assert re.search(r"^Author: \w", metadata, re.MULTILINE)
        assert "Description-Content-Type: text/markdown" in metadata


def test_the_checksums_are_those_of_the_files(made: dict[str, Path]) -> None:
    folder = made["wheel"].parent
    lines = (line.split() for line in (folder / SUMS).read_text(encoding="utf-8").splitlines())
    found = {name: digest for digest, name in lines}
    assert found == {file.name: sha256(file.read_bytes()).hexdigest() for file in made.values()}


def test_it_works_where_nothing_else_of_it_is(made: dict[str, Path], tmp_path: Path) -> None:
    """An environment with the locked packages and these wheels: a service, a table, its verification."""
    place = tmp_path / "environment"
    venv.create(place, symlinks=True)
    (inside,) = place.glob("lib/python*/site-packages")
    (inside / "locked.pth").write_text(sysconfig.get_path("purelib"))  # whose own .pth files are not followed
    for kind in ("wheel", "client wheel"):
        with ZipFile(made[kind]) as wheel:
            wheel.extractall(inside)
    python = place / "bin" / "python"
    env = {**os.environ, "GREFFE_DATABASE": str(tmp_path / "greffe.sqlite"), "GREFFE_OPEN_TABLES": "anybody"}
    greffe = (str(python), "-m", "ops.cli.main")

    def said(*command: str) -> str:
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert str(inside) in said(str(python), "-c", "import api, greffe_client; print(api.__file__)")
    assert "serve" in said(*greffe, "--help")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    program = f"""
from greffe_client import Client
client = Client({url!r}, "en")
client.ready(120)
opened = client.open("spin", "Friday", [("Maud", "gm"), ("Ilse", "player")])
print(client.seats(opened)["player1"].do({{"type": "JoinTable"}}).entries[0].text)
"""
    with subprocess.Popen((*greffe, "serve", "--port", str(port)), cwd=tmp_path, env=env) as service:
        try:
            assert said(str(python), "-c", program).strip() == "Ilse sits down."
            assert httpx.get(f"{url}/docs/swagger-ui-bundle.js").is_success
            assert httpx.get(url).is_success
        finally:
            service.terminate()
    assert said(*greffe, "verify", str(tmp_path / "greffe.sqlite"))


def test_the_javascript_client_is_imported_from_its_archive(
    made: dict[str, Path], bare_node: Path, tmp_path: Path
) -> None:
    """Installed by npm into an empty folder, without a network: it depends on nothing."""
    npm = bare_node.parents[1] / "lib/node_modules/npm/bin/npm-cli.js"
    (tmp_path / "package.json").write_text("{}", encoding="utf-8")
    subprocess.run((bare_node, npm, "install", "--offline", "--silent", made["npm"]), cwd=tmp_path, check=True)
    program = 'import { Client } from "greffe-client"; console.log(new Client("http://a", "en").constructor.name)'
    command = (bare_node, "--input-type=module", "-e", program)
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert said == "Client\n"


def test_one_version_stands_everywhere() -> None:
    assert len(set(versions().values())) == 1


def test_a_release_sets_it_everywhere_and_in_the_changelog(tmp_path: Path) -> None:
    for place in (*PLACES, "CHANGELOG.md"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / place, tmp_path / place)
    with pytest.raises(Unfit):
        set_version("1.0", date(2026, 12, 1), tmp_path)
    set_version("7.0.0", date(2026, 12, 1), tmp_path)
    assert set(versions(tmp_path).values()) == {"7.0.0"}
    changelog = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]\n\n## [7.0.0] - 2026-12-01\n" in changelog
    with pytest.raises(Unfit):
        set_version("7.0.0", date(2026, 12, 1), tmp_path)


def test_on_a_registry_pages_link_to_the_repository(tmp_path: Path) -> None:
    for place in (".", "ops/clients/python", "ops/clients/javascript"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        for name in ("README.md", "pyproject.toml", "package.json"):
            if (ROOT / place / name).exists():
                shutil.copy(ROOT / place / name, tmp_path / place / name)
    package = tmp_path / "ops/clients/python/greffe_client"
    package.mkdir()
    shutil.copy(ROOT / "ops/clients/python/greffe_client/__init__.py", package)
    link(tmp_path, "https://forge.example/greffe")
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((?!https://)[^)]*\)", page) == []
    assert f"](https://forge.example/greffe/blob/v{versions()['pyproject.toml']}/NOTICE)" in page
    assert 'Repository = "https://forge.example/greffe"' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
