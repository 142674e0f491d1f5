"""A real service, limits and all taken away, for clients to play against; Node for those in JavaScript."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ops.clients.type_declarations import node as installed
from tests.api.service import UNLIMITED, Service, serving
from tests.clients.driver import Driver, driving
from tests.proxy import Proxy
from tests.servers import missing


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(tmp_path_factory.mktemp("register") / "greffe.sqlite", **UNLIMITED) as running:
        yield running


@pytest.fixture(scope="session")
def bare_node() -> Path:
    """Node, which `ops/environment test` puts into the environment; where it is missing tests are skipped, and fail in
    CI.
    """
    found = installed()
    if found is None:
        missing("Node with TypeScript is not installed: ops/environment test")
    return found


@pytest.fixture(scope="package")
def driver(bare_node: Path) -> Iterator[Driver]:
    """The JavaScript client under Node."""
    with driving(bare_node) as running:
        yield running


@pytest.fixture
def proxy(service: Service) -> Iterator[Proxy]:
    """A wire to the service that breaks."""
    made = Proxy(int(service.url.rpartition(":")[2]))
    yield made
    made.close()
