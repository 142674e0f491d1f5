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
from playwright.sync_api import Browser, Playwright, sync_playwright

from ops.bench.servers import Missing
from tests.api.service import Service, serving
from tests.browser.people import People
from tests.servers import missing

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""Has no windows: a person's page costs it 0.2 s of CPU time, and a whole browser 1 s."""
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
WIDE = {"width": 1360, "height": 860}


def chromium(*, whole: bool) -> str:
    """Return the browser's program: a headless shell where there is one, unless a `whole` browser is asked for.
    Raises Missing.
    """
    names = WHOLE if whole else (SHELL, *WHOLE)
    found = os.environ.get("GREFFE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        raise Missing("no Chromium: install it, or set GREFFE_CHROMIUM")
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """One for all modules here that follow each other: as long as it is there, its event loop runs in the thread of all
    tests.
    """
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="package")
def shell(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as made:
        yield made


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """The one of all modules, or one of its own: a module says `WHOLE_BROWSER = True` where a headless shell lacks what
    it tries.
    """
    if getattr(request.module, "WHOLE_BROWSER", False):
        with launched(playwright, whole=True) as made:
            yield made
    else:
        yield request.getfixturevalue("shell")


@contextmanager
def launched(playwright: Playwright, *, whole: bool = False, puts_aside: bool = False) -> Iterator[Browser]:
    """A Chromium, until the end of the block. `puts_aside`: a whole one that keeps pages that are left, to bring them
    again as they were, as people's browsers do.
    """
    try:
        program = chromium(whole=whole or puts_aside)
    except Missing as reason:
        missing(reason)
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
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
