"""A step with as few forms as it has decisions: two answers on one form, each told as if it had been given alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.api.service import ANN, GM
from tests.browser.people import People
from tests.browser.test_going_wrong import link
from tests.browser.test_playing import POINTS, created


def test_an_action_of_nosgoth_takes_three_forms(people: People) -> None:
    table = people.service.open("nosgoth")
    table.gm.did({"type": "StartTable"})
    ysolde = created(table.ann, {"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    created(table.ann, {"type": "DeclareAction", "character": ysolde, "text": "Grimper à la tour"})
    ann, maud = people.comes(link(table, ANN)), people.comes(link(table, GM))
    ruled = {"Caractéristique": "mouvement", "Niveau de difficulté": "4"}
    maud.do("Définir le type d’action et sa difficulté", **ruled)
    for person in (ann, maud):
        expect(person.frames_saying("fixe la difficulté")).to_be_visible()
    ann.do("Choisir le focus et lancer le dé", **{"Points de focus": "1"})
    for person in (ann, maud):
        expect(person.frames_saying("focus")).not_to_have_count(0)
    assert table.gm.get("/view").json()["view"]["actions"][0]["open"] is False
