"""Through time, corrections with their preview, the table as a seat sees it, proofs: at a table with two browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person, Screen
from tests.browser.scenes import link, played
from tests.browser.test_access import violations

SHARE = 0.7


def window(person: Person, button: str) -> Locator:
    """The window that this button of the sheets opens."""
    person.page.get_by_role("button", name=button, exact=True).click()
    return person.page.locator("dialog.window[open]")


@pytest.mark.parametrize("screen", ["wide", "telephone"])
def test_any_moment_as_it_was_known(people: People, screen: Screen) -> None:
    table = played(people.service, "nosgoth", SHARE)
    lise = people.comes(link(table, "lise"), screen=screen)
    if screen == "telephone":
        lise.panel("Fiches")
    then = window(lise, "Remonter le temps")
    expect(then.locator(".past-mark")).to_have_text("C’est maintenant.")
    expect(then.get_by_role("button", name=re.compile(r"^mouvement\s: 7 sur 8")).first).to_be_visible()
    lise.look("now")
    assert violations(people, lise) == []

    slider = then.get_by_role("slider", name="Moment", exact=True)
    slider.fill("9")
    expect(then.locator(".past-mark")).to_contain_text("Le passé")
    expect(then.get_by_role("button", name=re.compile(r"^mouvement\s: 8 sur 8")).first).to_be_visible()
    expect(then.locator(".told-then")).not_to_contain_text("gardien")
    slider.press("ArrowRight")
    expect(slider).to_have_value("10")
    lise.look("past")

    then.get_by_label("Comparer à un autre moment").check()
    expect(then.locator(".then-sheets .value.changed").first).to_be_visible()
    lise.look("two-moments")
    assert violations(people, lise) == []
    lise.page.keyboard.press("Escape")
    expect(then).to_have_count(0)


def test_a_ruling_is_amended_and_everybody_reads_it(people: People) -> None:
    """Found, previewed, applied; the player's browser shows it at once, struck and replaced, and in the picture."""
    table = played(people.service, "nosgoth", SHARE)
    mj, lise = people.comes(link(table, "mj")), people.comes(link(table, "lise"))
    expect(lise.frames_saying("fixe la difficulté")).to_be_visible()
    correcting = window(mj, "Corriger")
    correcting.get_by_role("searchbox").fill("fixe la difficulte")
    correcting.locator(".found-line").first.click()
    correcting.get_by_role("spinbutton", name="Niveau de difficulté").fill("6")
    correcting.get_by_label("Raison").fill("la pile est verglacée")
    assert violations(people, mj) == []
    correcting.get_by_role("button", name="Voir ce que cela changera").click()
    shown = correcting.locator(".preview-shown")
    expect(shown).to_contain_text("niveau 6")
    expect(shown.locator(".seen-by")).to_contain_text("lise")
    mj.look("preview")
    assert violations(people, mj) == []
    correcting.get_by_role("button", name="Appliquer").click()
    expect(correcting).to_have_count(0)
    expect(lise.page.locator("greffe-feed .line.changed").first).to_contain_text("niveau 6")

    then = window(lise, "Remonter le temps")
    expect(then.get_by_role("img", name=re.compile("une correction revient"))).to_be_visible()
    expect(then.locator(".corrections-told")).to_contain_text("la pile est verglacée")
    assert violations(people, lise) == []
    lise.look("line-of-corrections")


def test_what_was_contested_then_is_marked_then(people: People) -> None:
    """In the picture and in what was told: open at that moment, settled by now."""
    table = played(people.service, "nosgoth", SHARE)
    frames = table.seats["lise"].frames()
    frame, target = next(
        (each["frame"], line["event"])
        for each in frames
        for line in each["entries"]
        if line["type"] == "DifficultySet" and line["event"]
    )
    for seat, body in (
        ("lise", {"type": "contest", "target": target, "text": "Le mur est plein de prises."}),
        ("mj", {"type": "retract", "target": target, "reason": "Soit."}),
        ("lise", {"type": "contest", "target": frames[-1]["entries"][0]["event"], "text": "Et ceci ?"}),
    ):
        answer = table.seats[seat].post("/corrections", body)
        assert answer.status_code == 201, answer.text
    lise = people.comes(link(table, "lise"))
    expect(lise.frames_saying("Et ceci").last).to_be_visible()
    then = window(lise, "Remonter le temps")
    expect(then.get_by_role("img", name=re.compile("une correction revient.* 2 contestations"))).to_be_visible()
    expect(then.locator(".corrections-told")).to_contain_text("Encore ouverte")
    then.locator(".line-of-corrections").scroll_into_view_if_needed()
    lise.look("picture")
    line = then.locator(".told-then > li").filter(
        has=lise.page.get_by_role("button", name=f"Aller à la ligne {frame}", exact=True)
    )
    badges = {}
    for moment in (frame, frames[-1]["frame"] + 1, frames[-1]["frame"] + 2):
        then.get_by_role("slider", name="Moment", exact=True).fill(str(moment))
        expect(then.locator(".told-then > li.latest")).to_contain_text(str(moment))
        badges[moment] = line.first.locator(".badge").all_inner_texts()
    assert list(badges.values()) == [[], ["Contesté"], ["Retiré"]]


def test_the_last_act_is_undone_unless_it_would_do_something_else_by_now(people: People) -> None:
    people.tolerated.append("409")
    table = played(people.service, "nosgoth", SHARE)
    mj = people.comes(link(table, "mj"))
    correcting = window(mj, "Corriger")
    correcting.get_by_role("button", name="L’annuler").click()
    correcting.get_by_role("button", name="Voir ce que cela changera").click()
    expect(correcting.locator(".preview-shown")).to_be_visible()
    before = table.seats["lise"].get("").json()["frame"]
    action = table.seats["lise"].get("/view").json()["view"]["actions"][-1]["id"]
    table.seats["lise"].did({"type": "ChooseFocus", "action": action, "points": 1})
    assert table.seats["lise"].get("").json()["frame"] == before + 1
    correcting.get_by_role("button", name="Appliquer").click()
    note = correcting.locator(".preview .past-mark, .preview .problem")
    expect(note.first).to_be_visible()
    mj.look("outdated")


def test_several_are_made_as_one(people: People) -> None:
    table = played(people.service, "nosgoth", SHARE)
    mj = people.comes(link(table, "mj"))
    correcting = window(mj, "Corriger")
    for words in ("rattache la défense", "tour passe au gardien"):
        correcting.get_by_role("searchbox").fill(words)
        correcting.locator(".found-line").first.click()
        correcting.get_by_text("Retirer un acte", exact=True).click()
        correcting.get_by_role("button", name="Mettre avec d’autres").click()
    expect(correcting.locator(".basket")).to_contain_text("2 corrections")
    correcting.locator(".basket").get_by_role("button", name="Voir ce que cela changera").click()
    expect(correcting.locator(".basket .preview > *").first).to_be_visible()
    mj.look("together")
    assert violations(people, mj) == []


def test_another_ruling_is_played_out_apart(people: People) -> None:
    table = played(people.service, "nosgoth", SHARE)
    mj = people.comes(link(table, "mj"))
    correcting = window(mj, "Corriger")
    correcting.get_by_role("button", name="L’annuler").click()
    correcting.get_by_role("button", name="Voir ce que cela changera").click()
    correcting.get_by_role("button", name="La jouer à part").click()
    correcting.get_by_role("link", name="Y entrer").click()
    expect(mj.page.locator("greffe-sheets .leaf").first).to_be_visible()
    assert table.ids["t"] not in mj.page.url


def test_the_table_as_a_seat_sees_it(people: People) -> None:
    table = played(people.service, "sombre", 0.5)
    mj = people.comes(link(table, "meneur"))
    expect(mj.page.locator("greffe-sheets")).to_contain_text("Le tueur")
    seat = window(mj, "Voir comme…")
    expect(seat.locator(".past-mark")).to_contain_text("ana")
    expect(seat.locator(".then-sheets")).to_contain_text("Un homme en ciré")
    expect(seat.locator(".then-sheets")).not_to_contain_text("Le tueur")
    mj.look("as-seat")
    assert violations(people, mj) == []


def test_receipts_are_reckoned_in_the_browser(people: People) -> None:
    """A correction's frame quotes lines, whose sentences are no part of it."""
    table = played(people.service, "nosgoth", SHARE)
    last = table.seats["mj"].frames()[-1]["entries"][0]["event"]
    answer = table.seats["mj"].post("/corrections", {"type": "retract", "target": last, "reason": "trop tôt"})
    assert answer.status_code == 201
    lise = people.comes(link(table, "lise"))
    line = lise.frames_saying("trop tôt").last
    expect(line).to_be_visible()
    line.locator(".more").first.click(force=True)
    lise.page.get_by_role("menuitem", name="Reçu de la ligne").click()
    receipt = lise.page.locator("dialog.window[open]")
    expect(receipt.locator(".reckoned.good")).to_be_visible()
    lise.look("receipt")
    assert violations(people, lise) == []


def test_a_line_tells_its_rules_and_what_it_changed(people: People) -> None:
    """What a line's menu offers stands one below the other, beside the line."""
    table = played(people.service, "nosgoth", SHARE)
    lise = people.comes(link(table, "lise"))
    lise.frames_saying("Noe lance le d20").locator(".more").first.click(force=True)
    menu = lise.page.get_by_role("menu")
    expect(menu).to_be_visible()
    box = menu.bounding_box()
    assert box
    assert box["width"] < box["height"] * 2
    menu.get_by_role("menuitem", name="Pourquoi").click()
    reasons = lise.page.get_by_role("dialog", name="Pourquoi")
    expect(reasons.get_by_role("list")).to_contain_text("Le jet")
    expect(reasons.get_by_role("row").filter(has_text="Vardek").first).to_contain_text("3")
    assert violations(people, lise) == []
    lise.look("why-line")
