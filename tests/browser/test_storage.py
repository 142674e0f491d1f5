"""A browser that stores nothing, or has no room left: the page works with what is in memory, and says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.api.service import GM
from tests.browser.people import People, open_table

THROWS = """for (const name of ["sessionStorage", "localStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });"""
FULL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""
SAID = "rien ne sera retenu"


@pytest.mark.parametrize("fault", [THROWS, FULL], ids=["throws", "full"])
def test_a_seat_is_played_without_storage(people: People, fault: str) -> None:
    table = people.service.open("nosgoth")
    maud = people.comes("/docs")
    maud.context.add_init_script(fault)
    maud.page.goto(f"/play/{table.id}#{table.tokens[GM]}")
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.do("Prendre place")
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)
    expect(maud.page.get_by_text(SAID)).to_be_visible()
    assert "#" not in maud.page.url
    maud.page.get_by_role("button", name="Read in English").click()
    expect(maud.page.get_by_role("heading", name="Story")).to_be_visible()
    maud.look("forgetful")


@pytest.mark.parametrize("fault", [THROWS, FULL], ids=["throws", "full"])
def test_a_table_is_opened_without_storage(people: People, fault: str) -> None:
    host = people.comes("/docs")
    host.context.add_init_script(fault)
    host.page.goto("/")
    assert len(open_table(host, "Nosgoth", "Maud", "Ilse")) == 3


def test_nothing_is_said_where_all_is_remembered(people: People) -> None:
    table = people.service.open("nosgoth")
    maud = people.comes(f"/play/{table.id}#{table.tokens[GM]}")
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    expect(maud.page.get_by_text(SAID)).to_have_count(0)
