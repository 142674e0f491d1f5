import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.suite.seeds import depth

pytest_plugins = ["tests.servers", "tests.suite.plugin"]

# No deadline: a slow machine is no failure. Only a deep run looks for what no run before it found.
settings.register_profile("usual", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("fast", deadline=None, derandomize=True, max_examples=20)
settings.register_profile("deep", deadline=None, max_examples=1000)
settings.load_profile(depth())


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    """No test leaves a logger otherwise than it found it: whatever looks into the log after it would look in vain."""
    before = logging.getLogger("greffe").level
    yield
    assert logging.getLogger("greffe").level == before
