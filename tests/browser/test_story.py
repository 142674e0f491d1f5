"""The session as a story to read, taken away from the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People, Person
from tests.browser.test_typing import begun, link


def taken(person: Person, name: str) -> Any:
    with person.page.expect_download() as found:
        person.page.get_by_role("button", name=name, exact=True).click()
    return found.value


def test_a_story_is_taken_away_as_html_or_markdown(people: People, tmp_path: Path) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN), timezone_id="Asia/Kathmandu")
    expect(ann.frames_saying("Ysolde").first).to_be_visible()
    ann.page.get_by_role("button", name="Emporter un récit").click()
    window = ann.page.get_by_role("dialog", name="Emporter un récit")
    expect(window).to_be_visible()
    ann.look("window")
    page = taken(ann, "Emporter")
    assert page.suggested_filename.endswith(".html")
    day = ann.page.evaluate("new Date().toLocaleDateString('sv')")
    assert day in page.suggested_filename
    page.save_as(tmp_path / "story.html")
    html = (tmp_path / "story.html").read_text(encoding="utf-8")
    assert "Ysolde" in html
    assert "UTC+05:45" in html
    expect(window).to_be_hidden()
    ann.page.get_by_role("button", name="Emporter un récit").click()
    ann.page.get_by_label("Texte à retoucher (Markdown)").check()
    ann.page.get_by_label("Avec les règles").check()
    text = taken(ann, "Emporter")
    assert text.suggested_filename.endswith(".md")
    assert "## Règles" in Path(text.path()).read_text(encoding="utf-8")
    assert taken(ann, "Emporter mon registre").suggested_filename.endswith(f"{day}.jsonl")
    reader = people.comes()
    reader.page.goto((tmp_path / "story.html").as_uri())
    expect(reader.page.get_by_text("Ysolde").first).to_be_visible()
    reader.look("file")
