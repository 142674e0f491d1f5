"""A page that the browser put aside when it was left, and brings again as it was: what has happened meanwhile comes by
a stream that is taken up anew, and what was typed stands where it stood.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.api.service import ANN, Opened
from tests.browser.conftest import launched
from tests.browser.people import People, Person
from tests.browser.relay import read, relaying
from tests.browser.test_networks import NOISE
from tests.browser.test_typing import begun, link

WATCHED = """
    window.begun = true;
    addEventListener("pageshow", ({ persisted }) => { window.brought = persisted; });
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that puts pages aside."""
    with launched(playwright, puts_aside=True) as made:
        yield made


def left_and_brought_again(page: Page, table: Opened) -> None:
    """While the page is away, somebody does something."""
    page.evaluate(WATCHED)
    page.goto("/docs")
    table.gm.did({"type": "JoinTable", "name": "Maud la Brune"})
    page.evaluate("history.back()")
    page.wait_for_function("window.brought !== undefined")
    assert page.evaluate("[window.begun, window.brought]") == [True, True]


def goes_on(person: Person, table: Opened) -> None:
    """The page shows what has happened, once each, and what happens now; it sends what was typed."""
    expect(person.frames_saying("Maud la Brune")).to_have_count(1)
    table.gm.did({"type": "JoinTable", "name": "Maud la Rousse"})
    expect(person.frames_saying("Maud la Rousse")).to_have_count(1)
    form = person.page.locator("greffe-move")
    expect(form.get_by_role("textbox")).to_have_value("Anne-Marie")
    form.locator("button[type=submit]").click()
    expect(person.frames_saying("désormais Anne-Marie")).to_have_count(1)
    last = table.ann.get("").json()["frame"]
    shown = person.page.locator("article[data-frame]").evaluate_all("all => all.map(each => +each.dataset.frame)")
    assert shown == list(range(1, last + 1))
    assert person.page.evaluate("window.begun") is True


def test_its_socket_is_taken_up_anew(people: People) -> None:
    people.tolerated += NOISE
    table = begun(people)
    ann = people.comes(link(table, ANN))
    ann.open_move("Changer de nom").get_by_role("textbox").fill("Anne-Marie")
    left_and_brought_again(ann.page, table)
    goes_on(ann, table)


def test_a_stream_that_led_nowhere_meanwhile_is_taken_up_anew(people: People) -> None:
    """Where no socket opens, and a router has forgotten the connection: nobody waits until it is doubted."""
    people.tolerated += NOISE
    table = begun(people)
    with relaying(people.service.url) as (relay, address):
        ann = people.comes("/docs", base_url=address)
        ann.context.add_init_script("delete window.WebSocket")
        relay.plan = read("feed1:silent1")
        ann.page.goto(link(table, ANN))
        ann.open_move("Changer de nom").get_by_role("textbox").fill("Anne-Marie")
        expect(ann.page.locator("greffe-connection")).to_be_hidden()
        left_and_brought_again(ann.page, table)
        goes_on(ann, table)
