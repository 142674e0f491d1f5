"""The page shows connected seats, in its head and in the list of people."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.api.service import ANN, BOB
from tests.browser.people import People
from tests.browser.test_typing import begun, link


def test_who_comes_and_goes_is_seen(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    row = ann.page.locator("greffe-people .person", has_text="Bruno")
    expect(row).to_contain_text("page fermée")
    expect(ann.page.locator("greffe-people .person", has_text="Anne")).to_contain_text("connecté")
    bob = people.comes(link(table, BOB))
    expect(row).to_contain_text("connecté")
    expect(ann.page.locator("greffe-presence .person.connected")).to_have_count(2)
    ann.look("both")
    bob.page.close()
    expect(row).to_contain_text("page fermée")
    expect(row).to_contain_text("pas encore assis")
