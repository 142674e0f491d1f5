"""On paper: the sheets, then the whole story of what is filtered, as many pages as it takes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People
from tests.browser.test_typing import begun, link

MANY = 150
MARGINS = """() => {
    const within = rule =>
        rule instanceof CSSPageRule ? [rule.style.margin] : [...(rule.cssRules ?? [])].flatMap(within);
    return [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].flatMap(within));
}"""


def test_the_whole_story_and_the_sheets_are_printed(people: People) -> None:
    table = begun(people)
    for nth in range(MANY):
        table.gm.did({"type": "JoinTable", "name": f"Maud {nth}"})
    ann = people.comes(link(table, ANN))
    expect(ann.frames_saying(f"Maud {MANY - 1}")).to_be_visible()
    articles = ann.page.locator("greffe-feed article")
    assert articles.count() < MANY
    ann.page.emulate_media(media="print")
    ann.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(articles).to_have_count(table.ann.get("").json()["frame"])
    expect(ann.page.locator("greffe-sheets")).to_be_visible()
    expect(ann.page.locator("greffe-sheets details:not([open])")).to_have_count(0)
    expect(ann.page.locator("greffe-moves")).to_be_hidden()
    expect(ann.page.get_by_role("searchbox")).to_have_count(0)
    assert ann.page.evaluate("document.documentElement.scrollHeight") > MANY * 20
    ann.look("paper", full=True)
    pages = len(re.findall(rb"/Type\s*/Page\b", ann.page.pdf()))
    assert pages > 3
    ann.page.emulate_media(media="screen")
    ann.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(ann.page.get_by_role("searchbox").first).to_be_visible()
    expect(ann.frames_saying("est ouverte")).to_have_count(0)


def test_what_is_filtered_is_printed(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    ann.page.get_by_label("Chercher dans le récit").fill("Ysolde")
    ann.page.emulate_media(media="print")
    ann.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(ann.page.locator("greffe-feed article")).to_have_count(1)


def test_paper_tells_what_the_screen_tells(people: People) -> None:
    """A box that is ticked differs from one that is not by what fills it; a line is found by its number; nothing stands
    at the edge of the sheet.
    """
    ann = people.comes(link(begun(people), ANN))
    ann.page.emulate_media(media="print", color_scheme="dark")
    box = ann.page.locator("greffe-sheets .leaf").first
    expect(box).to_have_css("print-color-adjust", "exact")  # asked again: a sheet is made anew when its view comes
    expect(box).to_have_css("color-scheme", "light")
    numbers = ann.page.locator("greffe-feed article").evaluate_all(
        "all => all.map(each => getComputedStyle(each, '::before').content)"
    )
    assert numbers == [f'"{place}"' for place in range(1, len(numbers) + 1)]
    assert ann.page.evaluate(MARGINS) == ["14mm 12mm"]
