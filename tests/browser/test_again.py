"""The end at the page: it says first that it is for good; then the same people sit down at a new table, each with one
click, and no browser holds a token but its own.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.api.service import GM, HOST
from tests.browser.hands import open_row
from tests.browser.people import People, Person
from tests.browser.test_going_wrong import link

TOKEN = "greffe.token."


def tokens_in(person: Person) -> dict[str, str]:
    """By the tables of this tab, what speaks for its seat there."""
    kept: dict[str, str] = person.page.evaluate("({...sessionStorage})")
    return {name.removeprefix(TOKEN): token for name, token in kept.items() if name.startswith(TOKEN)}


def test_one_click_brings_everybody_to_a_new_table(people: People) -> None:
    table = people.service.open("nosgoth")
    table.gm.did({"type": "StartTable"})
    maud, anne = people.comes(link(table, GM)), people.comes(link(table, "player1"), language="en")
    row = maud.page.locator('greffe-moves [data-move="EndTable.0"]')
    open_row(row)
    expect(row.locator(".for-good")).to_contain_text("C’est pour de bon")
    row.locator("button[type=submit]").click()

    bar = anne.page.locator("greffe-connection")
    expect(bar).to_contain_text("The session is closed.")
    expect(bar.get_by_role("button")).to_have_count(0)
    maud.page.get_by_role("button", name="Rejouer").click()
    maud.page.wait_for_url(lambda url: table.id not in url)
    expect(maud.page.get_by_role("heading", name="Vendredi")).to_be_visible()

    expect(bar).to_contain_text("a new table is open for the same people")
    anne.look("again")
    anne.page.get_by_role("button", name="Take your seat").click()
    anne.page.wait_for_url(maud.page.url)
    expect(anne.frames_saying("The table “Vendredi” is open.")).to_be_visible()
    assert not urlsplit(anne.page.url).fragment
    host = people.comes(link(table, HOST))
    host.page.get_by_role("button", name="Prendre sa place").click()
    host.page.wait_for_url(maud.page.url)
    expect(host.page.get_by_role("heading", name="Vendredi")).to_be_visible()

    new = maud.page.url.rpartition("/")[2]
    people_there = (maud, anne, host)
    held = [tokens_in(person) for person in people_there]
    assert all(each.keys() == {table.id, new} for each in held)
    assert len({each[new] for each in held} | set(table.tokens.values())) == 3 + len(table.tokens)
    for person, own in zip(people_there, held, strict=True):
        everything = person.everything()
        assert not [each[new] for each in held if each is not own and each[new] in everything]
