from collections.abc import Iterator

import pytest

from api.server import http
from tests.api.service import Service, playing

PATIENT = 600.0  # seconds: a busy machine may take long over a head that comes byte by byte


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that waits for whatever is on its way: how long it does otherwise is said in `tests.api`."""
    with (
        pytest.MonkeyPatch.context() as patched,
        playing(tmp_path_factory.mktemp("register") / "greffe.sqlite") as made,
    ):
        patched.setattr(http, "HEAD_SECONDS", PATIENT)
        patched.setattr(http, "BODY_SECONDS", PATIENT)
        yield made


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The service may refuse whatever it likes; a fault of its own fails the test."""
    yield
    assert [vars(r)["facts"] for r in caplog.get_records("call") if r.getMessage() == "fault"] == []
