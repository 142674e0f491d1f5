"""Registers of every kind, empty."""

from pathlib import Path

import pytest

from domain.register import memory_settings, sqlite_settings

Settings = dict[str, str]


@pytest.fixture(params=["sqlite", "memory", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "memory":
        return memory_settings()
    if request.param == "sqlite":
        return sqlite_settings(tmp_path / "register.db")
    given: Settings = request.getfixturevalue("postgres")
    return given


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """What several processes, and the same one after a restart, may open."""
    if request.param == "sqlite":
        return sqlite_settings(tmp_path / "register.db")
    given: Settings = request.getfixturevalue("postgres")
    return given


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "register.db"
