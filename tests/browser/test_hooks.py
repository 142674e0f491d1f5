"""The webhook at the page: set, refused where it cannot be, told how it fares, ended."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.api.service import ANN
from tests.browser.people import People
from tests.browser.test_going_wrong import link


def test_a_seat_has_what_is_asked_of_it_sent_to_a_channel(people: People) -> None:
    table = people.service.open("nosgoth")
    anne = people.comes(link(table, ANN))
    anne.page.get_by_role("button", name="Recevoir ailleurs").click()
    dialog = anne.page.locator("greffe-hook dialog")
    dialog.get_by_label("Adresse").fill("http://127.0.0.1/in")
    dialog.get_by_role("button", name="Envoyer", exact=True).click()
    expect(dialog).to_contain_text("adresses privées")
    dialog.get_by_label("Adresse").fill("https://receiver.example/in")
    dialog.get_by_label("Pour").select_option("slack")
    anne.look("hook")
    dialog.get_by_role("button", name="Envoyer", exact=True).click()
    expect(dialog).to_be_hidden()
    made = table.ann.get(f"/seats/{ANN}/hook").json()
    assert (made["address"], made["events"], made["form"]) == ("https://receiver.example/in", ["asked"], "slack")
    anne.page.get_by_role("button", name="Recevoir ailleurs").click()
    expect(dialog.get_by_label("Adresse")).to_have_value("https://receiver.example/in")
    expect(dialog).to_contain_text("Tout a été envoyé")
    dialog.get_by_role("button", name="Ne plus envoyer").click()
    expect(dialog.get_by_role("button", name="Ne plus envoyer")).to_be_hidden()
    assert table.ann.get(f"/seats/{ANN}/hook").status_code == 404
    assert all("404" in fault or "400" in fault for fault in people.faults)  # what Chromium says of every refusal
    people.faults.clear()
