"""Called back: a notice of the browser when something is asked, the time that passes, and moments by the real clock."""

from __future__ import annotations

import re
from time import time
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People
from tests.browser.scenes import link as link_of
from tests.browser.scenes import played
from tests.browser.test_typing import begun, link


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_said_for_a_moment_has_the_width_of_a_small_screen(
    people: People, language: Literal["fr", "en"]
) -> None:
    table = begun(people)
    narrow: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
    ann = people.comes(link(table, ANN), language=language, screen="telephone", **narrow)
    expect(ann.page.locator("greffe-feed article").first).to_be_visible()
    ann.page.get_by_role("button", name="Avis" if language == "fr" else "Notices").click()
    notice = ann.page.locator(".notice.shown")
    expect(notice).to_be_visible()
    ann.look("notice")
    box = notice.bounding_box()
    assert box is not None
    assert box["width"] > 300
    assert box["x"] == pytest.approx(360 - box["x"] - box["width"], abs=1)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 360


def test_moments_of_the_real_clock_count_down(people: People) -> None:
    """SOM-STUN-02: how long somebody stays dazed, for who set the time; then it is said that the moment has come."""
    table = played(people.service, "sombre", 0.5)
    gm = table.seats["meneur"]
    offers = [offer for offer in gm.moves() if offer["type"] == "RuleDazed"]
    person = offers[0]["schema"]["properties"]["character"]
    dazed = person.get("const") or person["oneOf"][0]["const"]
    gm.did({"type": "RuleDazed", "character": dazed, "ranks": 1, "minutes": 10})
    maud = people.comes("/docs")
    maud.page.clock.install()
    maud.page.goto(link_of(table, "meneur"))
    timer = maud.page.get_by_role("timer")
    expect(timer).to_have_count(1)
    expect(timer).to_contain_text(re.compile(r"encore (9 minutes|10 minutes)"))
    maud.look("counts")
    maud.page.clock.run_for(8 * 60_000)
    expect(timer).to_contain_text(re.compile(r"encore (1 minute|2 minutes|\d+ secondes?)"))
    maud.page.clock.run_for(3 * 60_000)
    expect(timer).to_have_text("échu")
    player = people.comes(link_of(table, "ana"))
    expect(player.page.locator("greffe-feed article").first).to_be_visible()
    expect(player.page.get_by_role("timer")).to_have_count(0)


def test_the_next_sleep_check_counts_down_for_the_game_master(people: People) -> None:
    """SOM-FATIGUE-09: who stayed awake is asked again after some minutes; the player is not told when."""
    table = played(people.service, "sombre", 0.5)
    gm, ana = table.seats["meneur"], table.seats["ana"]
    sleeper = ana.get("/view").json()["view"]["health"]["bodies"][0]["character"]
    gm.did({"type": "StartSleepChecks", "character": sleeper})
    call = next(offer for offer in ana.moves() if offer["type"] == "Roll")["schema"]["properties"]["call"]
    ana.did({"type": "Roll", "call": call.get("const") or call["oneOf"][0]["const"]}, 1)
    maud = people.comes("/docs")
    maud.page.clock.install()
    maud.page.goto(link_of(table, "meneur"))
    timer = maud.page.get_by_role("timer")
    expect(timer).to_contain_text(re.compile(r"encore \d+ minutes"))
    expect(maud.page.locator("greffe-deadlines")).to_contain_text("Carole")
    maud.page.clock.run_for(11 * 60_000)
    expect(timer).to_have_text("échu")
    player = people.comes(link_of(table, "ana"))
    expect(player.page.locator("greffe-feed article").first).to_be_visible()
    expect(player.page.get_by_role("timer")).to_have_count(0)


def test_a_clock_that_is_set_while_the_page_is_open_changes_no_countdown(people: People) -> None:
    table = played(people.service, "sombre", 0.5)
    gm = table.seats["meneur"]
    dazed = table.seats["ana"].get("/view").json()["view"]["health"]["bodies"][0]["character"]
    gm.did({"type": "RuleDazed", "character": dazed, "ranks": 1, "minutes": 10})
    maud = people.comes("/docs")
    maud.page.clock.install()
    maud.page.goto(link_of(table, "meneur"))
    timer = maud.page.get_by_role("timer")
    expect(timer).to_contain_text(re.compile("encore (9|10) minutes"))
    maud.page.clock.set_system_time(time() + 3600)
    maud.page.clock.run_for(2_000)
    expect(timer).to_contain_text(re.compile("encore (9|10) minutes"))


def test_a_player_whose_own_die_set_the_minutes_sees_them_pass(people: People) -> None:
    """SOM-STUN-02: the moment is the player's own; nobody else at the table has it but the game master."""
    table = played(people.service, "sombre", 0.5)
    gm, ana = table.seats["meneur"], table.seats["ana"]
    dazed = ana.get("/view").json()["view"]["health"]["bodies"][0]["character"]
    gm.did({"type": "CallStun", "character": dazed, "until": "d20"})
    for face in (1, 17):
        call = next(offer for offer in ana.moves() if offer["type"] == "Roll")["schema"]["properties"]["call"]
        ana.did({"type": "Roll", "call": call.get("const") or call["oneOf"][0]["const"]}, face)
    player = people.comes("/docs")
    player.page.clock.install()
    player.page.goto(link_of(table, "ana"))
    timer = player.page.get_by_role("timer")
    expect(timer).to_contain_text(re.compile("encore 1[67] minutes"))
    expect(player.page.locator("greffe-deadlines")).to_contain_text("Sonné")
    player.look("own-daze")
    player.page.clock.run_for(18 * 60_000)
    expect(timer).to_have_text("échu")
    other = people.comes(link_of(table, "bruno"))
    expect(other.page.locator("greffe-feed article").first).to_be_visible()
    expect(other.page.get_by_role("timer")).to_have_count(0)


def character(seat: Any) -> str:
    found: str = seat.get("/view").json()["view"]["characters"][0]["id"]
    return found
