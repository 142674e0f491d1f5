"""A real service, limits and all taken away, for clients to play against."""

from collections.abc import Iterator

import pytest

from tests.api.service import UNLIMITED, Service, serving


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(tmp_path_factory.mktemp("register") / "greffe.sqlite", **UNLIMITED) as running:
        yield running
