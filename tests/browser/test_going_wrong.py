"""When things go wrong, the page says so, and what to do."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, WebSocketRoute, expect

from projections.texts import Locale
from tests.api.service import GM, HOST, Opened, serving
from tests.browser.people import People

CUT = "ERR_CONNECTION_REFUSED"
UNKNOWN = ("401", "HTTP Authentication failed")  # of a request, and of a socket that is being opened meanwhile
NAMES = ("<img src=x onerror=alert(1)>", "مرحبا\u202eavant", "W" * 200)


def link(table: Opened, seat: str) -> str:
    return f"/play/{table.id}#{table.tokens[seat]}"


def test_a_lost_connection_is_told_and_nothing_done_twice(browser: Browser, tmp_path: Path) -> None:
    """The service stops; what is sent meanwhile is carried out once when it is back."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    database = tmp_path / "greffe.sqlite"
    with serving(database, port=port) as service:
        table = service.open("nosgoth")
        people = People(browser, service, "test_a_lost_connection")
        people.tolerated += [CUT, "ERR_INCOMPLETE", "ERR_CONNECTION", "ERR_EMPTY", "50"]
        maud = people.comes(link(table, GM))
        expect(maud.frames_saying("est ouverte")).to_be_visible()
        form = maud.open_move("Prendre place")
        expect(form.locator("button[type=submit]")).to_be_enabled()
    expect(maud.page.get_by_text("Connexion perdue")).to_be_visible()
    maud.look("lost")
    form.locator("button[type=submit]").click()
    expect(form.locator("button[type=submit]")).to_be_disabled()
    with serving(database, port=port):
        expect(maud.frames_saying("Maud prend place")).to_have_count(1, timeout=30_000)
        expect(maud.page.get_by_text("Connexion perdue")).to_be_hidden(timeout=30_000)
        expect(form).to_have_count(0)
        maud.page.reload()
        expect(maud.frames_saying("Maud prend place")).to_have_count(1)
        people.leave()
    assert people.faults == []


def test_a_revoked_link_is_told(people: People) -> None:
    people.tolerated += UNKNOWN
    table = people.service.open("nosgoth")
    maud = people.comes(link(table, GM))
    host = people.comes(link(table, HOST))
    host.page.get_by_role("button", name="Révoquer (Maud)").click()
    host.look("sure")
    host.page.get_by_role("dialog").get_by_role("button", name="Révoquer").click()
    expect(maud.page.get_by_text("Votre lien a été remplacé ou révoqué")).to_be_visible()
    maud.look("revoked")
    maud.page.reload()
    expect(maud.page.get_by_role("heading", name="Ce lien n’ouvre plus de place")).to_be_visible()
    maud.look("no-seat")


def test_the_host_gives_a_new_link(people: People) -> None:
    people.tolerated += UNKNOWN
    table = people.service.open("nosgoth")
    host, maud = people.comes(link(table, HOST)), people.comes(link(table, GM))
    host.page.get_by_role("button", name="Nouveau lien (Maud)").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Nouveau lien").click()
    new = host.page.get_by_label("Lien (Maud)", exact=True).input_value()
    host.look("new-link")
    expect(maud.page.get_by_text("Votre lien a été remplacé ou révoqué")).to_be_visible()
    maud.page.goto(new)
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    assert "#" not in maud.page.url


def test_an_ended_table_can_be_read(people: People) -> None:
    table = people.service.open("nosgoth")
    host, maud = people.comes(link(table, HOST)), people.comes(link(table, GM))
    host.do("Clore la séance pour de bon")
    expect(maud.page.get_by_text("La séance est close")).to_be_visible()
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.look("ended")


def test_where_no_socket_opens_the_table_goes_on(people: People) -> None:
    table = people.service.open("nosgoth")
    maud = people.comes()
    maud.context.add_init_script("delete window.WebSocket")
    maud.page.goto(link(table, GM))
    maud.do("Prendre place")
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)


def test_a_socket_that_leads_nowhere_is_taken_up_again(people: People) -> None:
    """Nothing comes on it, and nothing says that it is dead."""
    table = people.service.open("nosgoth")
    maud = people.comes()
    dead: list[WebSocketRoute] = []
    maud.page.route_web_socket("**/live?*", lambda route: route.connect_to_server() if dead else dead.append(route))
    maud.page.clock.install()
    maud.page.goto(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    table.gm.did({"type": "JoinTable"})
    maud.page.clock.run_for(60_000)
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)


def test_two_tabs_of_one_seat(people: People) -> None:
    table = people.service.open("nosgoth")
    asked: list[Request] = []
    maud = people.comes(link(table, GM), requests=asked)
    second = maud.context.new_page()
    second.goto(link(table, GM))
    expect(second.get_by_role("article").filter(has_text="est ouverte")).to_be_visible()
    maud.do("Prendre place")
    expect(second.get_by_role("article").filter(has_text="Maud prend place")).to_have_count(1)
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)
    waiting = [each.url for each in asked if "event-stream" in each.headers.get("accept", "")]
    assert waiting == [], "six of these, and the browser opens no more connections to the service"


@pytest.mark.parametrize("name", NAMES, ids=["markup", "backwards", "endless"])
def test_a_hostile_name_is_a_name(people: People, name: str) -> None:
    """It is shown as it was written, turns nothing around and pushes nothing out of the page."""
    seats = [{"name": name, "role": "gm"}, {"name": "Ilse", "role": "player"}]
    body: dict[str, Any] = {"system": "nosgoth", "title": name[:100], "seats": seats}
    answer = people.service.http.post("/tables", json=body)
    if answer.status_code != 201:  # the service itself refuses it, and says so
        assert answer.json()["code"] in ("malformed", "name_too_long", "name_control")
        return
    made = answer.json()
    people.service.http.post(
        f"/tables/{made['table']}/commands",
        json={"command": {"type": "JoinTable"}},
        headers={"Authorization": f"Bearer {made['seats'][0]['token']}"},
    )
    for screen in ("wide", "telephone"):
        ilse = people.comes(f"/play/{made['table']}#{made['seats'][1]['token']}", screen=screen)
        expect(ilse.frames_saying(name.replace("\u202e", "")[:60])).to_have_count(2)
        assert ilse.page.locator("img").count() == 0
        assert ilse.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ilse.look(f"hostile-{screen}")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_without_javascript_it_says_what_to_do(people: People, language: Locale) -> None:
    someone = people.comes("/", language=language, java_script_enabled=False)
    expect(someone.page.locator(".without strong")).to_contain_text("JavaScript")
    someone.look("without")


def test_who_may_not_open_is_told(people: People) -> None:
    """The service's own sentence, and a field for the token that it wants."""
    people.tolerated.append("403")
    object.__setattr__(people.service.uvicorn.app.state.openings, "_rule", ("x" * 20,))
    someone = people.comes()
    someone.page.get_by_label("Nosgoth Mithrap").check()
    someone.page.get_by_role("button", name="Ouvrir la table").click()
    expect(someone.page.get_by_role("alert")).to_contain_text("table")
    expect(someone.page.get_by_label("Jeton d’ouverture")).to_be_visible()
    someone.look("barred", full=True)
