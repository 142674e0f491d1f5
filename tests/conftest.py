import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.suite.seeds import depth

pytest_plugins = ["tests.servers", "tests.suite.plugin"]

# Clients that are made for addresses of this machine need no list of all authorities: to read one takes 20 ms a client.
# Of a folder only those are read that are asked for.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = "/etc/ssl/certs"

# No deadline: a slow machine is no failure. Only a deep run looks for what no run before it found.
settings.register_profile("usual", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("fast", deadline=None, derandomize=True, max_examples=20)
settings.register_profile("deep", deadline=None, max_examples=1000)
settings.load_profile(depth())


LOGGERS = (None, "greffe", "uvicorn", "websockets")


@pytest.fixture(autouse=True)
def log_levels_restored() -> Iterator[None]:
    """Fail a test that leaves the level of a logger changed: later ones would look into the log in vain."""
    before = [logging.getLogger(name).level for name in LOGGERS]
    yield
    assert [logging.getLogger(name).level for name in LOGGERS] == before
