"""A service that lies under a path, behind a proxy that takes it away; and what it is called from elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.types import ASGIApp, Receive, Send
from playwright.sync_api import Browser, expect

from api.base.settings import BadSetting, Settings
from tests.api.service import Service, serving
from tests.browser.people import People, open_table

PREFIX = "/greffe"


class Under:
    """The service under the path alone; whatever is asked beside it is refused."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.beside: list[str] = []

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        inner: Any = scope
        if scope["type"] in ("http", "websocket"):
            if not scope["path"].startswith(f"{PREFIX}/"):
                self.beside.append(scope["path"])
            path = scope["path"].removeprefix(PREFIX) if not self.beside else "/beside"
            inner = {**scope, "path": path, "raw_path": path.encode()}
        await self._app(inner, receive, send)


def under(service: Service) -> Under:
    assert service.http.get("/ready").status_code == 200  # its application is loaded by then
    config: Any = service.uvicorn.config
    config.loaded_app = made = Under(config.loaded_app)
    return made


def test_a_table_is_opened_and_played_under_a_path(people: People) -> None:
    placed = under(people.service)
    host = people.comes(f"{PREFIX}/")
    links = open_table(host, "Nosgoth", "Maud", "Ilse")
    base = f"{people.service.url}{PREFIX}/play/"
    assert all(link.startswith(base) for link in links.values())
    host.page.get_by_role("button", name="Code à scanner").first.click()
    expect(host.page.locator("img.code")).to_be_visible()
    maud = people.comes(links["Maud"])
    maud.do("Prendre place")
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)
    assert maud.page.url.startswith(base)
    maud.page.get_by_role("button", name="Read in English").click()
    expect(maud.page.get_by_role("heading", name="Story")).to_be_visible()
    maud.page.get_by_role("link", name="Greffe", exact=True).click()
    expect(maud.page.get_by_role("heading", name="Open a table")).to_be_visible()
    maud.page.get_by_role("link", name=f"{PREFIX}/docs").click()
    expect(maud.page.locator("#docs .information-container")).to_be_visible()
    assert placed.beside == []


@pytest.mark.parametrize("path", ["/docs/", "/play/0123456789abcdef/"])
def test_a_slash_too_many_leads_to_the_page(people: People, path: str) -> None:
    answer = people.service.http.get(path)
    assert (answer.status_code, answer.headers["location"]) == (308, f"../{path.strip('/').split('/')[-1]}")


def test_links_begin_with_what_the_service_is_called_elsewhere(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "greffe.sqlite", public_url="https://jdr.example/greffe") as service:
        people = People(browser, service, "called_elsewhere")
        host = people.comes("/")
        links = open_table(host, "Nosgoth", "Maud", "Ilse")
        assert all(link.startswith("https://jdr.example/greffe/play/") for link in links.values())
        expect(host.page.get_by_text("GREFFE_PUBLIC_URL")).to_have_count(0)
        people.leave()
        assert people.faults == []


def test_links_that_nobody_else_can_open_say_so(people: People) -> None:
    host = people.comes("/")
    open_table(host, "Nosgoth", "Maud", "Ilse")
    expect(host.page.get_by_text("GREFFE_PUBLIC_URL")).to_be_visible()
    host.look("local-links")


@pytest.mark.parametrize("value", ["jdr.example", "ftp://jdr.example", "https://jdr.example/#x", "https://"])
def test_an_address_that_is_none_is_refused(value: str) -> None:
    with pytest.raises(BadSetting, match="GREFFE_PUBLIC_URL"):
        Settings.from_env({"GREFFE_PUBLIC_URL": value})
