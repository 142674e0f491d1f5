"""Talk at the page: speech reads as speech, a whisper reaches its reader alone, a hand-out's address is a safe link."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.api.service import ANN, BOB, GM
from tests.browser.people import People
from tests.browser.test_going_wrong import link


def test_a_story_is_told_and_somebody_is_whispered_to(people: People) -> None:
    table = people.service.open("nosgoth", gm_reads_whispers=False)
    maud, ann, bob = (people.comes(link(table, seat)) for seat in (GM, ANN, BOB))
    box = maud.page.locator("greffe-talk")
    box.get_by_label("Dire quelque chose").fill("La nuit tombe sur la ville.")
    box.get_by_role("button", name="Dire").click()
    expect(ann.page.locator("figure.speech blockquote")).to_have_text("La nuit tombe sur la ville.")
    expect(ann.page.locator("figure.speech figcaption")).to_have_text("Maud")

    ann.page.locator("greffe-talk").get_by_label("À qui").select_option(label="À Bruno seulement")
    ann.page.locator("greffe-talk").get_by_label("Dire quelque chose").fill("Le maire ment.")
    ann.page.keyboard.press("Enter")
    expect(bob.frames_saying("Le maire ment.")).to_contain_text("pour Bruno seulement")
    table.gm.did({"type": "Say", "text": "Tout le monde l’entend"})
    expect(maud.frames_saying("Tout le monde l’entend")).to_be_visible()
    assert "Le maire ment" not in maud.everything()
    ann.look("told")


def test_a_hand_out_is_shown_with_a_link_that_takes_nothing_along(people: People) -> None:
    table = people.service.open("spin")
    asked: list[Request] = []
    ann = people.comes(link(table, ANN), requests=asked)
    table.gm.did(
        {"type": "ShowHandout", "title": "Le plan", "text": "Une trappe", "address": "https://example.org/a.png"}
    )
    shown = ann.page.locator("figure.handout")
    expect(shown).to_contain_text("Le plan")
    anchor = shown.get_by_role("link")
    expect(anchor).to_have_attribute("href", "https://example.org/a.png")
    expect(anchor).to_have_attribute("rel", "noopener noreferrer")
    expect(anchor).to_have_attribute("target", "_blank")
    assert not any("example.org" in request.url for request in asked)


def test_a_note_is_taken_and_dice_are_typed_as_they_are_chosen(people: People) -> None:
    table = people.service.open("nosgoth", dice="physical")
    ann, bob = people.comes(link(table, ANN)), people.comes(link(table, BOB))
    form = ann.open_move("Prendre une note")
    form.get_by_role("textbox").fill("La trappe est sous l’autel")
    form.locator("button[type=submit]").click()
    expect(ann.frames_saying("La trappe est sous l’autel")).to_be_visible()

    form = ann.open_move("Lancer des dés librement")
    for place, sides in enumerate((6, 8)):
        rows = form.locator(".list > .row")
        if rows.count() <= place:
            form.locator(".list > button").click()
        rows.nth(place).locator("input").fill(str(sides))
    faces = form.locator("greffe-dice .typed input")
    expect(faces).to_have_count(2)
    faces.nth(0).fill("4")
    faces.nth(1).fill("7")
    ann.look("rolling")
    form.locator("button[type=submit]").click()
    expect(bob.frames_saying("soit 11")).to_be_visible()
    assert "autel" not in bob.everything()
