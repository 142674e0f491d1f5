"""People at their browsers: each has a context of its own, with nothing in common but the service."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.api.service import Service
from tests.browser.hands import fill_in

SEEN = Path(__file__).parent / "seen"
AXE = ".venv/node/node_modules/axe-core/axe.min.js"
LANGUAGES = {"fr": "fr-FR", "en": "en-GB"}
SCREENS: Mapping[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1360, "height": 860}},
    "telephone": {"viewport": {"width": 390, "height": 780}, "is_mobile": True, "has_touch": True},
    "zoomed": {"viewport": {"width": 640, "height": 400}},  # 1280 by 800 at 200 %
}
Screen = Literal["wide", "telephone", "zoomed"]
PATIENCE = 30_000  # milliseconds: how long a failure takes; a busy machine needs some of it

expect.set_options(timeout=PATIENCE)


@dataclass
class Person:
    """One person's page."""

    page: Page
    context: BrowserContext
    test: str

    def frames_saying(self, text: str | re.Pattern[str]) -> Locator:
        """The frames of the feed that say this."""
        return self.page.locator("greffe-feed").get_by_role("article").filter(has_text=text)

    def open_move(self, label: str) -> Locator:
        """A move, opened; its form."""
        button = self.page.get_by_role("button", name=label, exact=True)
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        return self.page.locator("greffe-move")

    def do(self, label: str, **fields: str) -> None:
        """Carry out a move: open it, fill in fields by their titles, send it."""
        form = self.open_move(label)
        for title, value in fields.items():
            fill(form, title, value)
        form.locator("button[type=submit]").click()
        expect(form).to_have_count(0)

    def panel(self, name: str) -> None:
        """On a telephone, turn to a panel."""
        self.page.get_by_role("navigation").get_by_role("button", name=name).click()

    def look(self, name: str, *, full: bool = False) -> None:
        """Keep what is seen, where somebody may look at it: not in CI."""
        if os.environ.get("CI"):
            return
        SEEN.mkdir(exist_ok=True)
        self.page.screenshot(path=SEEN / f"{self.test}-{name}.png", full_page=full, animations="disabled")

    def everything(self) -> str:
        """All that this browser holds of the service: document, storage, addresses."""
        held: str = self.page.evaluate(
            "() => [document.documentElement.outerHTML, JSON.stringify(sessionStorage),"
            " JSON.stringify(localStorage), location.href, document.cookie].join('\\n')"
        )
        return held


def fill(form: Locator, title: str, value: str) -> None:
    """A field by its title: typed, or chosen by name."""
    control = form.get_by_label(title, exact=True).or_(form.get_by_label(re.compile(f"^{re.escape(title)}"))).first
    if control.evaluate("e => e.tagName") == "SELECT":
        control.select_option(label=value)
    elif control.get_attribute("role") == "radiogroup":
        control.get_by_text(value, exact=True).click()
    else:
        control.fill(value)
        control.blur()


class People:
    """Everybody who comes. `faults`: what a console or a page complained of."""

    def __init__(self, browser: Browser, service: Service, test: str) -> None:
        self.service = service
        self.faults: list[str] = []
        self._browser = browser
        self._test = test
        self._contexts: list[BrowserContext] = []
        self.tolerated: list[str] = []

    def comes(
        self,
        link: str = "/",
        *,
        language: Literal["fr", "en"] = "fr",
        screen: Screen = "wide",
        dark: bool = False,
        requests: list[Request] | None = None,
        **more: Any,
    ) -> Person:
        """Somebody opens a link. `requests`: where what the page asks for is kept, if anybody wants it: to hear
        of each takes a twelfth of what it takes to open a page.
        """
        context = self._browser.new_context(
            locale=LANGUAGES[language],
            color_scheme="dark" if dark else "light",
            **{"base_url": self.service.url, **SCREENS[screen], **more},
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        if requests is not None:
            page.on("request", lambda request: requests.append(request))
        page.goto(link)
        return Person(page, context, self._test)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(each in message.text for each in self.tolerated):
            self.faults.append(message.text)


def open_table(
    person: Person, game: str, *names: str, watching: int = 0, options: Mapping[str, Any] | None = None
) -> dict[str, str]:
    """Open a table of the game in the lobby, in French, for these people: game masters first where the game has any,
    then its players, and those who are watching; the links by names.
    """
    page = person.page
    page.get_by_label(re.compile(f"^{game}")).check()
    seats = page.locator("greffe-opening .seats input")
    expect(seats.first).to_be_visible()
    while seats.count() < len(names) - watching:
        page.get_by_role("button", name="Ajouter un joueur").click()
    while seats.count() > len(names) - watching:
        page.get_by_role("button", name=re.compile("^Retirer")).last.click()
    for _ in range(watching):
        page.get_by_role("button", name="Ajouter un spectateur").click()
    for place, name in enumerate(names):
        seats.nth(place).fill(name)
    if options:
        page.locator("greffe-opening .options summary").click()
        fields = page.locator("greffe-opening .options > greffe-fields")
        expect(fields.locator(":scope > .field").first).to_be_visible()
        fill_in(fields, options)
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("heading", name="La table est ouverte")).to_be_visible()
    links = page.locator(".seat-link input")
    found = [links.nth(place).input_value() for place in range(links.count())]
    return dict(zip((*names, "hôte"), found, strict=True))
