"""The version, which stands in a file of each package and at the head of the changelog."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = {
    "pyproject.toml": r'^version = "(.+)"$',
    "ops/clients/python/greffe_client/__init__.py": r'^__version__ = "(.+)"$',
    "ops/clients/javascript/package.json": r'^  "version": "(.+)",$',
}
"""Files, and where in them the version of their package stands."""
CHANGELOG = "CHANGELOG.md"
UNRELEASED = "## [Unreleased]\n"
FORM = re.compile(r"\d+\.\d+\.\d+")


class Unfit(ValueError):
    """A version that cannot be given."""


def versions(root: Path = ROOT) -> dict[str, str]:
    """Return the version in each of the files."""
    return {place: _found(root / place, pattern).group(1) for place, pattern in PLACES.items()}


def set_version(version: str, day: date, root: Path = ROOT) -> None:
    """Write the version into every file, and over what the changelog calls unreleased. Raises Unfit."""
    if not FORM.fullmatch(version):
        raise Unfit(f"{version} is no version: three numbers with dots between them")
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    if UNRELEASED not in changelog or f"## [{version}]" in changelog:
        raise Unfit(f"{CHANGELOG} has nothing unreleased, or {version} already")
    for place, pattern in PLACES.items():
        match = _found(root / place, pattern)
        text = match.string[: match.start(1)] + version + match.string[match.end(1) :]
        (root / place).write_text(text, encoding="utf-8")
    headed = changelog.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {day.isoformat()}\n", 1)
    (root / CHANGELOG).write_text(headed, encoding="utf-8")


def _found(file: Path, pattern: str) -> re.Match[str]:
    match = re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE)
    assert match is not None, f"{file} has no version"
    return match
