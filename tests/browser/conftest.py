"""A browser, a service with its page, and people who each have a browser of their own.

What they saw is kept in `seen/`, for a person to look at. A missing browser is a failure in CI, a skip elsewhere.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ops.bench.servers import Missing
from tests.api.service import Service, serving
from tests.browser.people import People
from tests.servers import missing

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
WIDE = {"width": 1360, "height": 860}


def chromium() -> str:
    """The browser's program. Raises Missing."""
    found = os.environ.get("GREFFE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise Missing("no Chromium: install it, or set GREFFE_CHROMIUM")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each module: as long as it is there, Playwright's event loop runs in the thread of all tests."""
    with launched() as made:
        yield made


@contextmanager
def launched(*, puts_aside: bool = False) -> Iterator[Browser]:
    """A Chromium, until the end of the block. `puts_aside`: it keeps pages that are left, to bring them again as they
    were, as people's browsers do.
    """
    try:
        program = chromium()
    except Missing as reason:
        missing(reason)
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        left_out = ["--disable-back-forward-cache"] if puts_aside else []
        made = playwright.chromium.launch(
            executable_path=program, headless=True, args=[*QUIET, *root], ignore_default_args=left_out
        )
        yield made
        made.close()


@pytest.fixture
def service(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Service]:
    """A service with its page; a module's `CHOICES` are settings."""
    choices: dict[str, Any] = getattr(request.module, "CHOICES", {})
    with serving(tmp_path / "greffe.sqlite", **choices) as running:
        yield running


@pytest.fixture
def people(browser: Browser, service: Service, request: pytest.FixtureRequest) -> Iterator[People]:
    """Whoever comes to the service. What went wrong in a page fails the test."""
    name = request.node.name.replace("[", "-").replace("]", "").replace("/", "-")
    found = People(browser, service, name)
    yield found
    found.leave()
    assert found.faults == []
