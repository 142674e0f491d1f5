"""Evenings over a bad network, under a plan of every kind of answer that is none, and of streams that
break or fall silent: what a person does by hand is done once, and in the end the page shows all that a page shows which
is loaded anew over a good network, without having been loaded anew.
"""

from __future__ import annotations

from itertools import product
from random import Random
from time import monotonic
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from api.tables.cached_table import CachedTable
from domain.base.chance import System
from domain.systems import GAMES
from tests.api.test_side_by_side import Table
from tests.browser.people import PATIENCE, People, Person
from tests.browser.relay import Plan, Relay, drawn, read, relaying
from tests.browser.scenes import link
from tests.browser.test_networks import NOISE
from tests.browser.test_whole_evening import Evening, frames, scene_of
from tests.contract.twinning import of_scenario
from tests.suite.seeds import depth, seeds

LATE = 60_000  # milliseconds: a stream that says nothing is doubted after some time, and pauses grow
SHARES = {"fast": 0.2, "usual": 0.25, "deep": 1.0}  # of the evening


class Case(NamedTuple):
    """`plan`: as it is written, or the number of one that is drawn."""

    game: str
    seat: str
    plan: str | int


FOUND = (
    Case("ambre", "denis", "read3:gateway write3:guard write4:portal write5:json read24:held read25:cut"),
    Case("innommable", "noé", "live1:silent3 write1:origin+ write2:away+ write3:json+ live2:missing read20:zipped"),
)
"""Those under which something went wrong, each over a whole evening: a deep run plays them again."""
WHOLE = """number => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelectorAll("greffe-feed article").length === number;
}"""
SHOWN = """() => {
    const OTHER = "greffe-passed, greffe-move, .day, .row.open > :not(button)";
    const text = node => {
        if (node.nodeType === Node.TEXT_NODE) return node.data;
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches(OTHER)) return "";
        return [...node.childNodes].map(text).join(" ");
    };
    const texts = where => [...document.querySelectorAll(where)].map(each => text(each).replace(/\\s+/g, " "));
    return {
        told: texts("greffe-feed article"),
        frames: [...document.querySelectorAll("greffe-feed article")].map(each => +each.dataset.frame),
        moves: [...document.querySelectorAll("[data-move]")].map(each => each.dataset.move),
        labels: texts("[data-move] > button"),
        sheets: texts("greffe-sheets :is(dt, dd, li, h3, h4, td, th, summary)"),
        asked: texts("greffe-asked .card"),
        title: texts("h1"),
        missing: texts("greffe-connection.missing"),
        sent: texts("greffe-feed .sent > *"),
    };
}"""


def played(people: People, relay: Relay, address: str, name: str, seat: str, share: float) -> tuple[Evening, Person]:
    """The evening, of which that seat's part is done by hand on a page behind the relay."""
    scene = scene_of(name)
    table = Table(people.service, name, of_scenario(name, "OPTIONS", {}))
    person = people.comes("/docs", screen="wide", base_url=address)
    person.page.set_default_timeout(LATE)
    person.page.goto(link(table, seat))
    expect(person.page.locator("greffe-feed article").first).to_be_visible()
    person.page.evaluate("window.begun = true")
    evening = Evening(scene, table, {seat: person})
    with patch.object(CachedTable, "drawing", lambda _self, _state, _nonce: System(lambda _: next(table.chance))):
        evening.goes_on(evening.events[: max(10, int(len(evening.events) * share))])
    relay.plan = {}
    return evening, person


def shown(person: Person, number: int) -> Any:
    """Everything that the page shows, once it has come to that frame."""
    page = person.page
    expect(page.locator(f"#frame-{number}")).to_have_count(1, timeout=LATE)
    page.wait_for_function(WHOLE, arg=number, timeout=LATE, polling=200)
    return page.evaluate(SHOWN)


def same(person: Person, other: Person, number: int) -> None:
    """Both pages come to show the same. What the first still waits for comes after ever longer pauses."""
    wanted = shown(other, number)
    assert wanted["frames"] == list(range(1, number + 1))
    deadline = monotonic() + LATE / 1000
    while (found := shown(person, number)) != wanted and monotonic() < deadline:
        person.page.wait_for_timeout(200)
        wanted = shown(other, number)
    for part, texts in wanted.items():
        assert [each for each in found[part] if each not in texts] == [], part
        assert found[part] == texts, part


def check(people: People, name: str, seat: str, plan: Plan, share: float) -> None:
    people.tolerated += NOISE
    expect.set_options(timeout=LATE)
    with relaying(people.service.url) as (relay, address):
        relay.plan = plan
        try:
            evening, person = played(people, relay, address, name, seat, share)
            table = evening.table
            done = evening.events[max(10, int(len(evening.events) * share)) - 1 :][0].version
            for each in table.seats:
                here = max(filter(None, (evening.scene.feeds.number_of(each, at) for at in range(1, done + 1))))
                assert frames(table.seats[each]) == here, f"{each}: something was done twice, or not at all"
            own = table.seats[seat]
            same(person, people.comes(link(table, seat)), frames(own))
            assert person.page.evaluate("window.begun") is True
        finally:
            expect.set_options(timeout=PATIENCE)
            print("plan:", name, seat, " ".join(relay.struck))


USUAL = ("innommable", "nosgoth")
"""Games of a usual run: what is lost on the way is asked for again by the same code in all of them."""


def drawn_ones() -> list[Case]:
    """A plan of each of the usual games, or a deep run's forty of every game; who plays under it is drawn too."""
    games = sorted(GAMES) if depth() == "deep" else USUAL
    found = []
    for place, (_, game) in enumerate(product(seeds(1, deep=40), games), seeds(1, deep=40).start):
        seats = [seat for seat, role in of_scenario(game, "SEATS") if role != "spectator"]
        found.append(Case(game, Random(place).choice(seats), place))
    return found


@pytest.mark.parametrize(
    "case",
    [*drawn_ones(), *(FOUND if depth() == "deep" else ())],
    ids=lambda case: f"{case.game}-{case.seat}-{str(case.plan)[:12]}",
)
def test_an_evening_over_a_bad_network(people: People, case: Case) -> None:
    plan = read(case.plan) if isinstance(case.plan, str) else drawn(case.plan)
    share = 1.0 if isinstance(case.plan, str) else SHARES[depth()]
    check(people, case.game, case.seat, plan, share)
