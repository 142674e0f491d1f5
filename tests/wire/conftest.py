from collections.abc import Iterator

import pytest

from tests.api.service import Service, playing


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with playing(tmp_path_factory.mktemp("register") / "greffe.sqlite") as made:
        yield made


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The service may refuse whatever it likes; a fault of its own fails the test."""
    yield
    assert [vars(r)["facts"] for r in caplog.get_records("call") if r.getMessage() == "fault"] == []
