from collections.abc import Iterator

import pytest

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


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The service may refuse whatever it likes; a fault of its own fails the test."""
    yield
    assert [vars(r)["facts"] for r in caplog.get_records("call") if r.getMessage() == "fault"] == []
