"""Networks as people have them: what answers in the service's place is no answer, and the page goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.api.service import ANN, GM, Opened
from tests.browser.people import People, Person
from tests.browser.test_playing import climbing

OWN = {"X-Request-Id": "w"}
POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}
FOREIGN: Mapping[str, Mapping[str, Any]] = {
    "edge": {"status": 521, "body": "error code: 521", "content_type": "text/plain"},
    "late": {"status": 524, "body": "<html>", "content_type": "text/html"},
    "html": {"status": 500, "body": "<html>", "content_type": "text/html"},
    "login": {"status": 200, "body": "<form>", "content_type": "text/html"},
    "redirect": {"status": 302, "headers": {"Location": "/docs"}},
    "half": {
        "status": 200,
        "body": '{"frame": 1',
        "content_type": "application/json",
        "headers": {"X-Request-Id": "w"},
    },
}
NOISE = ["status of", "Failed to load resource", "CORS", "WebSocket"]


def link(table: Opened, seat: str) -> str:
    return f"/play/{table.id}#{table.tokens[seat]}"


class Edge:
    """What stands between a page and its service, and answers in its place while it is `away`."""

    def __init__(self, person: Person, name: str, places: str | re.Pattern[str] = "**/tables/**") -> None:
        self.away = False
        self.asked: list[str] = []
        self.keys: list[str] = []
        self.nonces: list[str] = []
        self.passes_on = False
        self._told = dict(FOREIGN[name])
        person.page.route(places, self._answer)
        person.page.route_web_socket("**/live?*", self._socket)
        self._sockets: list[WebSocketRoute] = []

    def go(self) -> None:
        self.away = True
        for socket in self._sockets:
            socket.close(code=1001)
        self._sockets.clear()

    def _socket(self, socket: WebSocketRoute) -> None:
        if self.away:
            socket.close(code=1001)
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def _answer(self, route: Route) -> None:
        if not self.away:
            route.continue_()
            return
        self.asked.append(route.request.method)
        self.keys += filter(None, [route.request.headers.get("idempotency-key")])
        body = route.request.post_data_json if route.request.method == "POST" else None
        self.nonces += filter(None, [(body or {}).get("nonce")])
        if self.passes_on and route.request.method == "POST":
            route.fetch()
        route.fulfill(**self._told)


@pytest.mark.parametrize("name", FOREIGN)
def test_an_edge_that_answers_for_the_service_is_waited_for(people: People, name: str) -> None:
    """It passes on what is sent, and says that nothing answered: the same is sent again, and done once."""
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes()
    edge = Edge(maud, name)
    maud.page.goto(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    form = maud.open_move("Prendre place")
    expect(form.locator("button[type=submit]")).to_be_visible()  # the form itself was asked of the service, too
    edge.passes_on = True
    edge.go()
    expect(maud.page.get_by_text("Connexion perdue")).to_be_visible()
    form.locator("button[type=submit]").click()
    expect(form.get_by_text("Pas encore de réponse")).to_be_visible()
    assert "POST" in edge.asked
    edge.away = False
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)
    expect(form).to_have_count(0)
    expect(maud.page.get_by_text("Connexion perdue")).to_be_hidden()
    lines = [line["text"] for frame in table.gm.frames() for line in frame["entries"]]
    assert sum("prend place" in text for text in lines) == 1


def test_a_table_that_an_edge_opened_unheard_is_opened_once(people: People) -> None:
    """The links that come in the end are those of the table that was opened first."""
    people.tolerated += NOISE
    host = people.comes("/")
    edge = Edge(host, "late", re.compile(r"/tables$"))
    edge.passes_on = edge.away = True
    host.page.get_by_label(re.compile("^Nosgoth")).check()
    host.page.get_by_role("button", name="Ouvrir la table").click()
    expect(host.page.get_by_text("Pas encore de réponse")).to_be_visible()
    edge.away = False
    expect(host.page.get_by_role("heading", name="La table est ouverte")).to_be_visible()
    assert len(edge.keys) > 1
    assert len({*edge.keys}) == 1
    streams = people.service.uvicorn.app.state.register.streams()
    assert len({stream.partition(":")[0] for stream in streams}) == 1


@pytest.mark.parametrize("start", ["lobby", "seat"])
def test_a_page_that_begins_behind_such_an_edge_begins_later(people: People, start: str) -> None:
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes("/docs")
    edge = Edge(maud, "edge", re.compile(r"/(tables|systems)\b"))
    edge.go()
    maud.page.goto("/" if start == "lobby" else link(table, GM))
    expect(maud.page.get_by_text("Pas encore de réponse")).to_be_visible()
    edge.away = False
    shown = maud.page.get_by_label("Nosgoth Mithrap") if start == "lobby" else maud.frames_saying("est ouverte")
    expect(shown).to_be_visible()


def test_what_follows_a_frame_is_asked_for_until_it_is_had(people: People) -> None:
    """What one may do, the table's page, what has become of lines; meanwhile it is said what is missing."""
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    reads = re.compile(r"/tables/[^/]+(/moves.*|/feed.*)?$")
    maud.page.route(reads, lambda route: route.fulfill(**FOREIGN["edge"]))
    for seat in (table.gm, table.ann):
        seat.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    expect(maud.frames_saying("lance la séance")).to_be_visible()
    expect(maud.page.get_by_text("ce que vous pouvez faire, ce qui est demandé")).to_be_visible()
    maud.look("missing")
    made = table.ann.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    event = made["entries"][0]["event"]
    answer = table.ann.post("/corrections", {"type": "contest", "target": event, "text": "Non."})
    assert answer.status_code == 201, answer.text
    expect(maud.page.get_by_text("ce que sont devenues des lignes")).to_be_visible()
    maud.page.unroute(reads)
    expect(maud.page.get_by_text("Tout n’est pas encore arrivé")).to_be_hidden()
    expect(maud.frames_saying("Ysolde").first.locator(".badge").first).to_have_text("Contesté")
    expect(maud.page.get_by_role("button", name="Suspendre la séance")).to_be_attached()


def test_a_form_is_asked_for_when_it_is_opened_until_it_is_had(people: People) -> None:
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes(link(table, GM))
    asked: list[str] = []
    maud.page.on("request", lambda request: asked.append(request.url.rpartition("/tables/")[2]))
    table.ann.did({"type": "JoinTable"})
    expect(maud.frames_saying("prend place")).to_be_visible()
    forms = re.compile(r"/moves/JoinTable$")
    maud.page.route(forms, lambda route: route.fulfill(**FOREIGN["edge"]))
    form = maud.open_move("Prendre place")
    expect(form.get_by_text("Pas encore de réponse")).to_be_visible()
    maud.page.unroute(forms)
    expect(form.locator("button[type=submit]")).to_be_visible()
    assert {url.partition("/")[2] for url in asked if "/moves" in url} == {"moves?forms=none", "moves/JoinTable"}
    form.locator("button[type=submit]").click()
    expect(maud.frames_saying("Maud prend place")).to_be_visible()


def test_the_beginning_of_a_long_story_is_asked_for_until_it_is_had(people: People) -> None:
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    for nth in range(210):
        table.gm.did({"type": "JoinTable", "name": f"Maud {nth}"})
    maud = people.comes("/docs")
    older = re.compile(r"/feed\?after=0&")
    maud.page.route(older, lambda route: route.fulfill(**FOREIGN["html"]))
    maud.page.goto(link(table, GM))
    expect(maud.page.get_by_text("le début du récit")).to_be_visible()
    maud.page.unroute(older)
    expect(maud.page.get_by_text("le début du récit")).to_be_hidden()
    maud.page.locator("greffe-feed .scroll").evaluate("box => box.scrollTo(0, 0)")
    expect(maud.frames_saying("est ouverte")).to_be_visible()


def test_a_socket_that_falls_silent_is_taken_up_anew_once_something_is_sent(people: People) -> None:
    """What was sent is done, and shown so until the stream brings it."""
    table = people.service.open("nosgoth")
    maud = people.comes()
    silent, opened = False, 0

    def carry(socket: WebSocketRoute) -> None:
        nonlocal opened
        opened += 1
        server = socket.connect_to_server()
        server.on_message(lambda message: None if silent else socket.send(message))

    maud.page.route_web_socket("**/live?*", carry)
    maud.page.goto(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    silent = True
    maud.do("Prendre place")
    sent = maud.page.locator("greffe-feed .sent")
    expect(sent).to_contain_text("Maud prend place")
    maud.look("sent")
    expect(maud.frames_saying("Maud prend place")).to_have_count(0)
    silent = False
    expect(maud.frames_saying("Maud prend place")).to_have_count(1)
    expect(sent).to_be_empty()
    assert opened > 1


def test_a_correction_that_an_edge_passed_on_is_made_once(people: People) -> None:
    people.tolerated += NOISE
    table = climbing(people.service)
    ann = people.comes("/docs")
    edge = Edge(ann, "late")
    ann.page.goto(link(table, ANN))
    ruling = ann.frames_saying("fixe la difficulté")
    ruling.hover()
    ruling.get_by_role("button", name=re.compile("^Que faire de")).click()
    ann.page.get_by_role("menuitem", name="Contester").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Pas encore.")
    edge.passes_on = edge.away = True
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_text("Pas encore de réponse")).to_be_visible()
    edge.away = False
    expect(dialog).to_be_hidden()
    assert len(edge.keys) > 1
    assert len({*edge.keys}) == 1
    texts = [line["text"] for frame in table.gm.frames() for line in frame["entries"]]
    assert sum("Pas encore." in text for text in texts) == 1


def test_who_is_cut_off_while_a_page_begins_is_told(people: People) -> None:
    """The page says that the connection is lost while its first requests are repeated, and goes on once it is back."""
    people.tolerated += [*NOISE, "ERR_"]
    table = people.service.open("nosgoth")
    maud = people.comes("/docs")
    maud.page.route(re.compile(r"/view\b"), lambda _: None)
    with maud.page.expect_request(re.compile(r"/view\b")):
        maud.page.goto(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.context.set_offline(True)
    expect(maud.page.get_by_text("Connexion perdue")).to_be_visible()
    maud.page.unroute(re.compile(r"/view\b"))
    maud.context.set_offline(False)
    expect(maud.page.get_by_text("Connexion perdue")).to_be_hidden()
    expect(maud.page.locator("greffe-sheets .sheet").first).to_be_visible()
