"""The service is replaced behind an open page, or while it is being loaded."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.api.service import GM, Opened, Service
from tests.browser.people import People

NOISE = ["status of", "ERR_", "WebSocket", "MIME type"]
NEW = "f" * 16


def link(table: Opened, seat: str) -> str:
    return f"/play/{table.id}#{table.tokens[seat]}"


def renew(service: Service) -> None:
    """Put another version of the page in the place of the one there is."""
    state = service.uvicorn.app.state
    site = state.site
    documents = {
        shown: body.replace(site.version.encode(), NEW.encode()).replace(b"<head>", b'<head><meta name="new">')
        for shown, body in site.documents.items()
    }
    state.site = site._replace(version=NEW, documents=documents)


def test_a_page_goes_on_when_its_version_is_gone(people: People) -> None:
    """It keeps its words in both languages, says that there is a new one, and loads it on demand."""
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.page.wait_for_load_state("networkidle")
    renew(people.service)
    maud.page.get_by_role("button", name="Read in English").click()
    expect(maud.page.get_by_role("heading", name="Story")).to_be_visible()
    maud.context.set_offline(True)
    expect(maud.page.get_by_text("Connection lost")).to_be_visible()
    maud.context.set_offline(False)
    expect(maud.page.get_by_text("Greffe was renewed")).to_be_visible()
    maud.look("renewed")
    maud.page.get_by_role("button", name="Load the new page").click()
    expect(maud.page.locator("meta[name=new]")).to_be_attached()
    expect(maud.page.get_by_role("heading", name="Story")).to_be_visible()
    expect(maud.page.get_by_text("Greffe was renewed")).to_have_count(0)


def test_a_page_whose_parts_are_gone_is_loaded_anew(people: People) -> None:
    """The document was read, then the service was replaced."""
    people.tolerated += NOISE
    someone = people.comes("/docs")
    former = people.service.http.get("/").text
    renew(people.service)
    someone.page.route(re.compile(r"/$"), lambda route: route.fulfill(body=former, content_type="text/html"), times=1)
    someone.page.goto("/")
    expect(someone.page.get_by_label("Nosgoth Mithrap")).to_be_visible()


def test_a_page_whose_parts_do_not_come_waits_for_them(people: People) -> None:
    people.tolerated += NOISE
    someone = people.comes("/docs")
    parts = re.compile(r"/page/\w+/client/")
    someone.page.route(parts, lambda route: route.fulfill(status=521, body="error code: 521"))
    someone.page.goto("/")
    expect(someone.page.get_by_text("La page n’est pas arrivée en entier")).to_be_visible()
    someone.page.unroute(parts)
    expect(someone.page.get_by_label("Nosgoth Mithrap")).to_be_visible()


def test_words_that_do_not_come_are_waited_for(people: People) -> None:
    """No name of a word is ever shown in its place."""
    people.tolerated += NOISE
    someone = people.comes("/docs")
    words = re.compile(r"/words/fr\.json$")
    someone.page.route(words, lambda route: route.fulfill(body="<form>", content_type="text/html"))
    someone.page.goto("/")
    expect(someone.page.get_by_text("La page n’est pas arrivée en entier")).to_be_visible()
    someone.page.unroute(words)
    expect(someone.page.get_by_role("heading", name="Ouvrez une table")).to_be_visible()


def test_a_window_that_cannot_be_had_any_more_costs_nothing_that_was_typed(people: People) -> None:
    """Its part is one of a former version, and was never fetched: the page is loaded anew, and what was typed waits."""
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    table.gm.did({"type": "JoinTable"})
    maud = people.comes("/docs")
    part = re.compile(r"/page/(?!f{16})\w+/elements/corrections/(time|correct)-window\.js$")
    maud.page.route(part, lambda route: route.fulfill(status=404, body="{}", content_type="application/json"))
    maud.page.goto(link(table, GM))
    maud.open_move("Changer de nom").get_by_role("textbox").fill("Maud la Brune")
    renew(people.service)
    maud.page.get_by_role("button", name="Remonter le temps").click()
    expect(maud.page.locator("meta[name=new]")).to_be_attached()
    expect(maud.open_move("Changer de nom").get_by_role("textbox")).to_have_value("Maud la Brune")
