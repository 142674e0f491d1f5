"""One clock in the browser: the reader's own, with its zone, and the day where it changes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People
from tests.browser.test_typing import begun, link


def test_the_day_and_the_zone_stand_where_a_day_begins(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN), timezone_id="America/St_Johns")
    days = ann.page.locator("greffe-feed .day")
    expect(days).to_have_count(1)
    expect(days).to_contain_text("UTC-03:30")
    expect(ann.page.locator("greffe-feed article").first.locator(".day")).to_have_count(1)
    said = ann.page.locator("greffe-feed article time").first.get_attribute("title")
    assert said is not None
    assert said.endswith("UTC-03:30")
    ann.look("day")


def test_a_day_that_begins_within_the_story(people: People) -> None:
    """A day begins by the reader's clock: here midnight falls between two lines."""
    table = begun(people)
    frames = table.ann.frames()
    ann = people.comes("/docs")

    def later(frame: dict[str, str], place: int) -> dict[str, str]:
        return {**frame, "at": f"2026-11-{24 + place // 2}T12:00:00Z"}

    document = {
        "frames": [later(frame, place) for place, frame in enumerate(frames)],
        "last": len(frames),
        "read": len(frames),
    }
    ann.page.route("**/feed?*", lambda route: route.fulfill(json=document, headers={"X-Request-Id": "w"}))
    ann.page.goto(link(table, ANN))
    expect(ann.page.locator("greffe-feed .day")).to_have_count((len(frames) + 1) // 2)
