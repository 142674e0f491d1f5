"""Notices that the browser shows while the page is out of sight. A headless shell shows none: a whole browser does."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

from playwright.sync_api import expect

from tests.api.service import ANN, GM
from tests.browser.hands import PATIENCE
from tests.browser.people import People, Person
from tests.browser.test_notices import character
from tests.browser.test_typing import begun, link

WHOLE_BROWSER = True
NOTED = """(() => {
  const Real = window.Notification;
  window.noted = [];
  window.asked = 0;
  window.Notification = class extends Real {
    constructor(title, given) { super(title, given); window.noted.push([title, given.body]); }
    static requestPermission() { window.asked += 1; return Real.requestPermission(); }
  };
})()"""
HIDDEN = """hidden => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def listening(people: People, address: str, *permissions: str) -> Person:
    """Somebody whose browser tells which notices it was asked to show."""
    person = people.comes("/docs")
    person.context.grant_permissions(list(permissions))
    person.page.add_init_script(NOTED)
    person.page.goto(address)
    expect(person.page.locator("greffe-feed article").first).to_be_visible()
    return person


def noted(person: Person) -> Any:
    return person.page.evaluate("window.noted")


def soon(person: Person) -> Any:
    """The notices, once there is one."""
    deadline = monotonic() + PATIENCE
    while not (found := noted(person)):
        assert monotonic() < deadline
        person.page.wait_for_timeout(20)
    return found


def test_who_wants_notices_gets_them_when_the_page_is_out_of_sight(people: People) -> None:
    table = begun(people)
    gm = listening(people, link(table, GM), "notifications")
    button = gm.page.get_by_role("button", name="Avis")
    expect(button).to_have_attribute("aria-pressed", "false")
    gm.page.evaluate(HIDDEN, True)
    announce = {"type": "DeclareAction", "character": character(table.ann), "text": "Grimper"}
    table.ann.did(announce)
    expect(gm.page).to_have_title(re.compile(r"^\([1-9]"))
    assert noted(gm) == []
    gm.page.evaluate(HIDDEN, False)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(gm.page.get_by_text("votre navigateur vous le dira")).to_be_visible()
    gm.look("wanted")
    contested = table.gm.frames()[-1]["entries"][0]["event"]
    gm.page.evaluate(HIDDEN, True)
    contest = {"type": "contest", "target": contested, "text": "Pourquoi ?"}
    assert table.ann.post("/corrections", contest).status_code == 201
    ((title, body),) = soon(gm)
    assert title == "Vendredi"
    assert "Pourquoi" in body
    gm.page.evaluate(HIDDEN, False)
    card = gm.page.locator("greffe-asked .card", has_text="Pourquoi")
    expect(card.locator("greffe-passed")).to_have_text("à l’instant")
    gm.look("asked")


def test_a_browser_that_refuses_is_asked_once(people: People) -> None:
    """And never before a person wanted it."""
    table = begun(people)
    ann = listening(people, link(table, ANN))
    assert ann.page.evaluate("window.asked") == 0
    button = ann.page.get_by_role("button", name="Avis")
    refused = "navigateur ne permet pas d’avis"
    for _ in range(2):
        button.click()
        expect(ann.page.get_by_text(refused)).to_be_visible()
        expect(button).to_have_attribute("aria-pressed", "false")
    assert ann.page.evaluate("window.asked") <= 1
