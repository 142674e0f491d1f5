"""Evenings at the page, with people as they are: one never comes, one comes late, one leaves in the
middle; the story is told, something is whispered, a note is taken; the end is the end, and the same people sit down at
a new table.

A usual run plays two games by hand, from the first scene on, a deep run every game from the lobby.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from domain.systems import GAMES as REGISTERED
from tests.api.evenings import (
    AFTER_THE_END,
    AWAY,
    GAMES,
    HANDED,
    NOTED,
    SCRIPTS,
    STORY,
    WHISPER,
    Script,
    begins,
    chairs,
    comes_late,
    is_over,
    is_told,
    leader,
    leaves,
)
from tests.browser.by_hand import EveningByHand, Language
from tests.browser.people import People, open_table
from tests.browser.test_whole_evening import opened
from tests.suite.seeds import depth

USUAL: list[tuple[str, Language]] = [("innommable", "fr"), ("nosgoth", "en")]
CASES: list[tuple[str, Language]] = [*((game, "fr") for game in GAMES), ("nosgoth", "en")]
"""Games and languages of a deep run. A usual run plays two of them at the page, which shows arrivals and departures by
the same code in every game, and all of them over HTTP (`tests/api/test_whole_evenings.py`).
"""


@pytest.mark.parametrize(("game", "language"), CASES if depth() == "deep" else USUAL)
def test_people_come_late_leave_and_miss(people: People, game: str, language: Language) -> None:
    script = SCRIPTS[game]
    table = from_the_first_scene(people, game, language, script)
    is_told(table)
    late = comes_late(table, script)
    newcomer = next(seat for seat, held in table.seats.items() if held is late)
    text = table.shown_to(newcomer)
    assert STORY in text
    assert HANDED in text
    table.page(newcomer).look("late")

    for_him = leaves(table, script, late)
    table.page(leader(table)).look("without-one")
    everybody = ["host", leader(table), table.guest, newcomer]
    for seat in everybody:
        here = table.page(seat).page
        expect(here.locator("greffe-people .person").filter(has_text="Anne")).to_have_count(0)
        expect(here.locator("greffe-presence .person").filter(has_text="Zoé")).to_have_count(1)
        expect(here.locator("greffe-talk option").filter(has_text="Anne")).to_have_count(0)
    held = {seat: table.shown_to(seat) for seat in everybody}
    may_read = {leader(table), "player2"}
    assert {seat for seat in everybody if WHISPER in held[seat]} == may_read & set(everybody)
    assert {seat for seat in everybody if NOTED in held[seat]} == {"player2"} & set(everybody)

    is_over(table, script, for_him)
    for seat in everybody:
        here = table.page(seat).page
        expect(here.locator("greffe-connection.calm")).to_be_visible()
        expect(here.locator("greffe-talk")).to_be_hidden()
        offered = here.locator("[data-move]").evaluate_all("all => all.map(each => each.dataset.move.split('.')[0])")
        assert set(offered) <= AFTER_THE_END
    again(table)


def from_the_first_scene(people: People, game: str, language: Language, script: Script) -> EveningByHand:
    """The table, where play has begun; by hand in a deep run."""
    if depth() != "deep":
        table = EveningByHand(people, game, script.players, language, **script.options)
        begins(table, script)
        table.come("host", leader(table), table.guest)
        return table
    host = people.comes()
    names = dict(chairs(game, script.players))
    links = open_table(host, REGISTERED[game].title, *names, options=script.options)
    table = EveningByHand(people, game, script.players, language, made=opened(people.service, links))
    people.tolerated += ["401", "HTTP Authentication failed"]  # at the page of whoever leaves
    table.come("host", leader(table), table.guest, AWAY)
    begins(table, script)
    return table


def again(table: EveningByHand) -> None:
    """Whoever led opens a new table with one click, and the others sit down there with one more."""
    first, other = table.page(leader(table)).page, table.page(table.guest).page
    for page in (first, other):
        page.locator("greffe-connection").get_by_role("button").click()
        page.wait_for_url(lambda url: table.id not in url and "#" not in url)
    assert first.url == other.url
    expect(other.locator("greffe-feed article")).not_to_have_count(0)
    names = [table.names[seat] for seat in table.seats]
    expect(other.locator("greffe-people .who strong")).to_have_text(names)
