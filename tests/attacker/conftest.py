"""The application that is attacked, once for all tests of this folder in a process."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.attacker.world import Edge


@pytest.fixture(scope="session")
def edge() -> Iterator[Edge]:
    with Edge() as made:
        yield made


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, logger="greffe")
