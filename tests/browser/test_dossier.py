"""The dossier in a browser, from a file: no request, nothing that its policy refuses, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from ops.dossier.facts import facts_of
from ops.dossier.page import page
from ops.readers.record_texts import Everything
from tests.contract.sessions import meddle, wandering
from tests.scene import Scene

HOSTILE = "</script><img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def scene() -> Scene:
    rng = Random(1)
    for scene, _ in wandering("nosgoth", 1, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    return scene


@pytest.fixture
def opened(browser: Browser, scene: Scene, tmp_path: Path) -> Iterator[Page]:
    record = Everything(scene.feeds)
    record.title = HOSTILE
    path = tmp_path / "dossier.html"
    path.write_text(page(facts_of(record, [seat.id for seat in record.seats], "fr", None), "fr"), encoding="utf-8")
    made, faults = browser.new_page(viewport={"width": 1280, "height": 800}), list[str]()
    made.on("console", lambda said: faults.append(said.text))
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.on("dialog", lambda dialog: faults.append(dialog.message))
    made.on("request", lambda asked: None if asked.url.startswith("file:") else faults.append(asked.url))
    made.goto(path.as_uri())
    yield made
    made.close()
    assert faults == []


def test_it_shows_what_each_seat_read(opened: Page, scene: Scene) -> None:
    assert opened.locator("h1").inner_text() == HOSTILE
    assert opened.locator("img").count() == 0
    rows = opened.locator(".told tbody tr")
    assert rows.count() == scene.feeds.history.version
    for place, seat in enumerate(scene.state.table.seats):
        said = opened.locator(f'.told td[data-seat="{place}"] .said').all_inner_texts()
        assert said == [line.text for frame in scene.feed(seat.id) for line in frame.entries]


def test_the_day_and_the_zone_stand_where_a_day_begins(browser: Browser, scene: Scene, tmp_path: Path) -> None:
    """By the reader's own clock, in the story and beside the slider."""
    record = Everything(scene.feeds)
    facts = facts_of(record, ["noe"], "fr", None)
    half = len(facts.moments) // 2
    moments = tuple(
        each if place < half else replace(each, at=each.at + timedelta(days=1))
        for place, each in enumerate(facts.moments)
    )
    path = tmp_path / "dossier.html"
    path.write_text(page(replace(facts, moments=moments), "fr"), encoding="utf-8")
    made = browser.new_page(timezone_id="Asia/Kathmandu")
    made.goto(path.as_uri())
    days = made.locator(".told tbody .day").all_inner_texts()
    assert len(days) == 2
    assert all(each.endswith("UTC+05:45") for each in days)
    assert len({*days}) == 2
    expect(made.locator(".told tbody tr").nth(half).locator(".day")).to_be_visible()
    expect(made.locator("output")).to_contain_text("UTC+05:45")
    made.close()


def test_the_slider_goes_through_time(opened: Page, scene: Scene) -> None:
    """What was corrected later is not marked before, and the views are those of then."""
    corrected = next(
        (frame, line.corrected_by) for frame in scene.feed("noe") for line in frame.entries if line.corrected_by
    )
    version = scene.feeds.version_of("noe", corrected[1] or 0)
    slider = opened.locator(".time input")

    def marks(moment: int) -> int:
        slider.evaluate(f"(made) => {{ made.value = {moment}; made.dispatchEvent(new Event('input')); }}")
        place = [seat.id for seat in scene.state.table.seats].index("noe")
        row = scene.feeds.version_of("noe", corrected[0].frame) - 1
        return opened.locator(f".told tbody tr:nth-child({row + 1}) td[data-seat='{place}'] .since:visible").count()

    assert marks(version - 2) == 0
    assert marks(version - 1) > 0
    assert marks(0) == 0
    assert opened.locator(".view").first.is_visible()
    opened.get_by_role("button", name="Plus tard").click()
    assert opened.locator("output").inner_text().startswith("2 / ")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_view_of_the_moment_stands_beside_the_story(opened: Page, scene: Scene, width: int) -> None:
    """Both are on the screen, wherever in the story the slider leads."""
    opened.set_viewport_size({"width": width, "height": 800})
    opened.locator(".seats button").nth(1).click()
    slider, rows = opened.locator(".time input"), opened.locator(".told tbody tr")
    for moment in (0, scene.feeds.history.version // 2, scene.feeds.history.version - 1):
        slider.evaluate(f"(made) => {{ made.value = {moment}; made.dispatchEvent(new Event('input')); }}")
        expect(rows.nth(moment)).to_be_in_viewport()
        expect(opened.locator(".view:visible")).to_have_count(1)
        expect(opened.locator(".view h3:visible")).to_be_in_viewport()
        top = rows.nth(moment).evaluate("(row) => row.getBoundingClientRect().top")
        seen = opened.evaluate(f"[...document.elementsFromPoint(200, {top} + 20)].some((e) => e.matches('.now *'))")
        assert seen, "nothing lies over it"


def test_a_telephone_shows_one_seat_at_a_time(opened: Page) -> None:
    opened.set_viewport_size({"width": 390, "height": 840})
    assert opened.locator(".told tbody tr").first.locator("td:visible").count() == 1
    opened.locator(".seats button").nth(2).click()
    assert opened.locator(".told tbody tr").first.locator('td[data-seat="2"]').is_visible()
    assert opened.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_paper_has_every_seat(opened: Page) -> None:
    opened.set_viewport_size({"width": 390, "height": 840})
    opened.emulate_media(media="print")
    assert opened.locator(".told tbody tr").first.locator("td:visible").count() == 4
    assert not opened.locator(".time input").is_visible()
    assert opened.pdf()[:4] == b"%PDF"
