"""A spectator who reads late: opened so in the lobby, told so at the table, shown all at the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import People


def test_a_table_is_opened_for_spectators_who_read_late(people: People) -> None:
    people.tolerated.append("400")
    host = people.comes("/")
    page = host.page
    page.get_by_label(re.compile("^Nosgoth")).check()
    page.get_by_role("button", name="Ajouter un spectateur").click()
    page.get_by_text("Options de la table", exact=True).click()
    frames = page.get_by_role("spinbutton", name="Retard des spectateurs, en trames")
    frames.fill("501")
    expect(page.get_by_text(re.compile("Un spectateur ne lit une trame que lorsque ce nombre"))).to_be_visible()
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_text("La table est ouverte")).to_have_count(0)
    host.look("late-option")
    frames.fill("2")
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("heading", name="La table est ouverte")).to_be_visible()
    links = page.locator(".seat-link input")
    found = [links.nth(place).input_value() for place in range(links.count())]
    maud, zoe = people.comes(found[0]), people.comes(found[-2])
    notice = re.compile("les spectateurs lisent en retard")

    expect(zoe.frames_saying("Les spectateurs lisent avec 2\u00a0trames de retard")).to_be_visible()
    expect(zoe.page.get_by_text(notice)).to_be_visible()
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    expect(maud.page.get_by_text(notice)).to_be_hidden()
    zoe.look("late")
    zoe.do("Prendre place")
    maud.do("Prendre place")
    maud.do("Lancer la séance")
    expect(maud.frames_saying("lance la séance")).to_be_visible()
    expect(zoe.frames_saying("prend place")).to_have_count(1)
    expect(zoe.frames_saying("lance la séance")).to_have_count(0)
    maud.do("Clore la séance pour de bon")
    expect(zoe.frames_saying("lance la séance")).to_be_visible()
    expect(zoe.frames_saying("clôt la séance")).to_be_visible()
    expect(zoe.page.get_by_text(notice)).to_be_hidden()
