"""Pages that were left, put to sleep, stripped of their storage or opened twice: each goes on where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People
from tests.browser.test_networks import NOISE
from tests.browser.test_typing import begun, link


def test_a_page_that_the_browser_put_to_sleep_catches_up(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    expect(ann.page.locator("greffe-feed article").first).to_be_visible()
    browser = ann.context.new_cdp_session(ann.page)
    browser.send("Page.setWebLifecycleState", {"state": "frozen"})
    for nth in range(3):
        table.gm.did({"type": "JoinTable", "name": f"Maud {nth}"})
    browser.send("Page.setWebLifecycleState", {"state": "active"})
    expect(ann.frames_saying("Maud 2")).to_have_count(1)
    last = table.ann.get("").json()["frame"]
    shown = ann.page.locator("article[data-frame]").evaluate_all("all => all.map(each => +each.dataset.frame)")
    assert shown == list(range(shown[0], last + 1))


def test_who_goes_away_and_comes_back_finds_the_seat_and_what_was_typed(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    box = ann.open_move("Changer de nom").get_by_role("textbox")
    box.fill("Anne-Marie")
    ann.page.goto("/docs")
    ann.page.go_back()
    expect(ann.page.locator("greffe-feed article").first).to_be_visible()
    expect(ann.open_move("Changer de nom").get_by_role("textbox")).to_have_value("Anne-Marie")
    assert table.tokens[ANN] not in ann.page.url


def test_storage_that_is_cleared_takes_nothing_from_an_open_page(people: People) -> None:
    """By hand, by an extension or by the browser: the seat is played on; loaded anew, it says what is missing."""
    table = begun(people)
    ann = people.comes(link(table, ANN))
    form = ann.open_move("Changer de nom")
    form.get_by_role("textbox").fill("Anne-Marie")
    ann.page.evaluate("sessionStorage.clear(); localStorage.clear()")
    form.locator("button[type=submit]").click()
    expect(ann.frames_saying("désormais Anne-Marie")).to_have_count(1)
    ann.page.evaluate("sessionStorage.clear()")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Réessayer")).to_be_visible()


def test_one_seat_in_two_tabs(people: People) -> None:
    """What one does, both show once; what is being typed in the other stays there."""
    people.tolerated += NOISE
    table = begun(people)
    ann = people.comes(link(table, ANN))
    other = ann.context.new_page()
    other.goto(link(table, ANN))
    expect(other.locator("greffe-feed article").first).to_be_visible()
    other.get_by_role("button", name="Changer de nom", exact=True).click()
    typed = other.locator("greffe-move").get_by_role("textbox")
    typed.fill("Anne la Brave")
    form = ann.open_move("Changer de nom")
    form.get_by_role("textbox").fill("Anne-Marie")
    form.locator("button[type=submit]").click()
    for page in (ann.page, other):
        expect(page.locator("greffe-feed article", has_text="désormais Anne-Marie")).to_have_count(1)
    expect(typed).to_have_value("Anne la Brave")
    other.locator("greffe-move button[type=submit]").click()
    for page in (ann.page, other):
        expect(page.locator("greffe-feed article", has_text="désormais Anne la Brave")).to_have_count(1)
