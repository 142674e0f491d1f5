"""An evening on a bad network, as a seed decides: every kind of answer that is none, sockets that break or fall silent.

In the end nothing was done twice, nothing is missing, and nobody had to load the page anew.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.api.service import GM
from tests.browser.people import People, Person
from tests.browser.test_networks import FOREIGN, NOISE, link

FAULTS = 25
NAMES = tuple(f"Maud {nth}" for nth in range(6))


class Weather:
    """What goes wrong on a person's way to the service, until so much has."""

    def __init__(self, person: Person, seed: int) -> None:
        self.left = FAULTS
        self._rng = Random(seed)
        person.page.route(re.compile(r"/(tables|systems)\b"), self._answer)
        person.page.route_web_socket("**/live?*", self._socket)

    def _strikes(self, chance: float) -> bool:
        struck = self.left > 0 and self._rng.random() < chance
        self.left -= struck
        return struck

    def _answer(self, route: Route) -> None:
        if not self._strikes(0.4):
            route.continue_()
            return
        kind = self._rng.choice((*FOREIGN, "cut"))
        if route.request.method == "POST" and self._rng.random() < 0.5:
            route.fetch()  # it was done, and nobody hears of it
        if kind == "cut":
            route.abort()
        else:
            route.fulfill(**FOREIGN[kind])

    def _socket(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        silent = False

        def pass_on(message: str | bytes) -> None:
            nonlocal silent
            if self._strikes(0.2):
                if self._rng.random() < 0.5:
                    silent = True
                else:
                    socket.close(code=1001)
                    return
            if not silent:
                socket.send(message)

        server.on_message(pass_on)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_done_twice_and_nothing_is_missing(people: People, seed: int) -> None:
    people.tolerated += NOISE
    table = people.service.open("nosgoth")
    maud = people.comes("/docs")
    weather = Weather(maud, seed)
    maud.page.goto(link(table, GM))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.do("Prendre place")
    for nth, name in enumerate(NAMES):
        table.ann.did({"type": "JoinTable", "name": f"Anne {nth}"})
        form = maud.open_move("Changer de nom")
        form.get_by_role("textbox").fill(name)
        form.locator("button[type=submit]").click()
        expect(form).to_have_count(0)
    assert weather.left < FAULTS
    weather.left = 0
    table.ann.did({"type": "JoinTable", "name": "Anne enfin"})
    expect(maud.frames_saying("Anne enfin")).to_have_count(1, timeout=60_000)
    lines = [line["text"] for frame in table.gm.frames() for line in frame["entries"]]
    assert [sum(f"désormais {name}" in text for text in lines) for name in NAMES] == [1] * len(NAMES)
    shown = maud.page.locator("article[data-frame]").evaluate_all("all => all.map(each => +each.dataset.frame)")
    assert shown == list(range(1, table.gm.get("").json()["frame"] + 1))
    expect(maud.page.locator("greffe-feed .sent")).to_be_empty()
    expect(maud.page.locator("greffe-connection.missing")).to_have_count(0)
