from collections.abc import Iterator

import pytest

from tests.api.conftest import no_fault
from tests.api.service import Opened, Service, playing
from tests.hooks.receiver import Receiver, receiving

HASTY = {"hook_networks": ("127.0.0.0/8",), "hook_rate": 0, "hook_pause_seconds": 0.05}

__all__ = ["no_fault"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that may send to this machine, and does not wait long."""
    with playing(tmp_path_factory.mktemp("register") / "greffe.sqlite", **HASTY) as service:
        yield service


@pytest.fixture
def table(server: Service) -> Opened:
    return server.open()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made
