from collections.abc import Iterator

import pytest
from litestar.types import HTTPScope

from api.routes.commands import FastPath
from tests.api.service import Opened, Service, playing


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Service]:
    """One service for the module, with the purse game; a module's `CHOICES` are settings."""
    choices = getattr(request.module, "CHOICES", {})
    with playing(tmp_path_factory.mktemp("register") / "greffe.sqlite", **choices) as service:
        yield service


@pytest.fixture
def table(server: Service) -> Opened:
    """A table of the purse game, open."""
    return server.open()


@pytest.fixture
def known(table: Opened) -> Opened:
    """A table in memory: whoever comes first goes the long way."""
    table.ann.did({"type": "OpenBox"})
    return table


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each head of a command that was parsed: did it go the short way?"""
    seen: list[bool] = []
    asked = FastPath.takes

    def takes(self: FastPath, scope: HTTPScope) -> bool:
        seen.append(asked(self, scope))
        return seen[-1]

    monkeypatch.setattr(FastPath, "takes", takes)
    return seen


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The service may refuse whatever it likes; a fault of its own fails the test."""
    yield
    assert [vars(r)["facts"] for r in caplog.get_records("call") if r.getMessage() == "fault"] == []
