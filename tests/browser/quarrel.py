"""What a table quarrels about towards the end of its evening: the player contests a line from a telephone, in English;
whoever may do so sees the dispute, previews a correction, applies it; the player reads what holds now, and goes back to
what was known before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.api.service import Seat
from tests.browser.hands import fill_in
from tests.browser.people import Person

DOUBT = "We said something else."
LATE = 90  # frames: what is contested was told among the last of them
REASON = "On s’était mal compris."


class Ruling(NamedTuple):
    """What is contested: the last act of that kind before so many of the last ones. `otherwise`: what it should have
    said; without it, its text is taken back.
    """

    kind: str
    before: int
    otherwise: Mapping[str, Any] = {}


RULINGS: Mapping[str, Ruling] = {
    "ambre": Ruling("ConcludeScene", 1),
    "innommable": Ruling("CrossBoxes", 6, {"count": 1}),
    "nosgoth": Ruling("AdjustPoints", 1, {"delta": 2}),
    "sombre": Ruling("SetDistressSpeed", 1, {"speed": "rapid"}),
    "spin": Ruling("SpendFortuneOnGauge", 4, {"justification": "Un feu bien sec"}),
}


def contested(player: Person, frame: int) -> None:
    """The line of that frame, by its menu."""
    player.panel("Story")
    line = pointed(player, frame)
    line.locator(".more").first.click()
    player.page.get_by_role("menuitem", name="Contest", exact=True).click()
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(DOUBT)
    player.look("contesting")
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_be_hidden()
    expect(line.locator(".badge")).to_have_text("Contested")


def corrected(lead: Person, frame: int, otherwise: Mapping[str, Any]) -> None:
    """The dispute is seen; what a correction would do is read; just that is done."""
    expect(lead.page.locator("greffe-asked").get_by_role("article").filter(has_text=DOUBT)).to_be_in_viewport()
    lead.look("disputed")
    pointed(lead, frame).locator(".more").first.click()
    lead.page.get_by_role("menuitem", name="Corriger…").click()
    window = lead.page.locator("dialog.window[open]")
    kind = re.compile("^Corriger un acte" if otherwise else "texte")
    window.locator(".choice").filter(has_text=kind).first.click()
    fields = window.locator("form > greffe-fields")
    fill_in(fields, {"command": otherwise, "reason": REASON} if otherwise else {"reason": REASON})
    window.get_by_role("button", name="Voir ce que cela changera").click()
    shown = window.locator(".preview-shown")
    expect(shown).to_be_visible()
    shown.scroll_into_view_if_needed()
    lead.look("previewed")
    window.get_by_role("button", name="Appliquer").click()
    expect(window).to_have_count(0)
    to_end(lead)


def consented(player: Person) -> None:
    """Where the players decide: the proposal is asked of everybody."""
    player.panel("Act")
    card = player.page.locator("greffe-asked").get_by_role("article").filter(has_text=REASON)
    player.look("proposed")
    card.get_by_role("button", name=re.compile("consent", re.IGNORECASE)).first.click()
    dialog = player.page.get_by_role("dialog")
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_be_hidden()
    player.panel("Story")


def holds_now(player: Person, frame: int) -> None:
    """The line says what became of it, and the quarrel is over."""
    line = pointed(player, frame)
    expect(line.locator(".badge").first).to_have_text(re.compile("Has changed since|Withdrawn"))
    expect(player.page.locator("greffe-asked").get_by_text(DOUBT)).to_have_count(0)
    player.look("holds-now")


def known_then(player: Person, frame: int, last: int) -> None:
    """The slider: the table as it was known before the correction, and back."""
    player.panel("Sheets")
    player.page.get_by_role("button", name="Go back in time", exact=True).click()
    window = player.page.locator("dialog.window[open]")
    mark = window.locator(".past-mark")
    expect(mark).to_have_text("This is now.")
    slider = window.get_by_role("slider", name="Moment", exact=True)
    slider.fill(str(frame))
    expect(mark).to_contain_text(f"The past: line {frame}")
    expect(window.locator(".told-then .latest")).to_contain_text(str(frame))
    expect(window.locator(".told-then")).not_to_contain_text(REASON)
    expect(window.locator(".then-sheets .sheets").first).not_to_be_empty()
    player.look("then")
    slider.fill(str(last))
    expect(mark).to_have_text("This is now.")
    expect(window.locator(".told-then")).to_contain_text(REASON)
    expect(window.locator(".corrections-told > li").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def cut_off(player: Person) -> None:
    player.context.set_offline(True)
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    player.look("cut-off")


def back_again(player: Person, seat: Seat) -> None:
    """It catches up; nothing is there twice."""
    player.context.set_offline(False)
    player.panel("Story")
    expect(player.page.get_by_text("Connected again")).to_be_visible(timeout=10_000)
    to_end(player)
    last = seat.get("").json()["frame"]
    expect(player.page.locator(f"#frame-{last}")).to_be_attached()
    numbers = player.page.locator("article[data-frame]").evaluate_all("all => all.map(each => +each.dataset.frame)")
    assert numbers == sorted(set(numbers))


def pointed(person: Person, frame: int) -> Locator:
    """The first line of a frame, by its address."""
    person.page.evaluate("number => { location.hash = `frame-${number}` }", frame)
    return person.page.locator(f"#frame-{frame} .line").first


def to_end(person: Person) -> None:
    """To where the feed goes on."""
    person.page.locator("greffe-feed .scroll").evaluate("box => box.scrollTo(0, box.scrollHeight)")


def frame_of(seat: Seat, event: str) -> int:
    """In which frame the seat was told of an event."""
    after = max(0, int(seat.get("").json()["frame"]) - LATE)
    frames = (frame["frame"] for frame in seat.frames(after) for line in frame["entries"] if line.get("event") == event)
    number: int = next(frames)
    return number
