"""From the lobby to the table: what a person does in the first five minutes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Screen, open_table


def test_a_table_is_opened_and_played(people: People) -> None:
    """Two people and a secret, by nothing but what the page shows."""
    host = people.comes()
    host.look("lobby", full=True)
    links = open_table(host, "Nosgoth Mithrap", "Maud", "Ilse")
    host.page.get_by_role("button", name=re.compile(r"^Code à scanner \(Maud")).click()
    expect(host.page.get_by_role("img", name=re.compile("Code du lien"))).to_be_visible()
    host.look("links", full=True)

    maud, ilse = people.comes(links["Maud"]), people.comes(links["Ilse"])
    assert "#" not in maud.page.url
    maud.do("Prendre place")
    ilse.do("Prendre place")
    expect(ilse.frames_saying("Maud prend place")).to_be_visible()
    maud.do("Lancer la séance")
    expect(ilse.frames_saying("Maud lance la séance")).to_be_visible()

    form = ilse.open_move("Créer un vampire")
    ilse.look("form")
    form.get_by_label("Nom", exact=True).fill("Ysolde")
    for name, value in {"Vie": "12", "Mouvement": "10", "Mental": "9", "Corruption": "4"}.items():
        form.get_by_label(name, exact=True).fill(value)
    form.get_by_role("button", name="Valider").click()
    expect(maud.frames_saying("Ysolde")).to_be_visible()

    maud.do("Préparer un adversaire", Nom="Malek", Sorte="autre", Niveau="5")
    expect(maud.frames_saying("Malek")).to_be_visible()
    ilse.do("Annoncer une action", Action="Grimper à la tour")
    expect(maud.frames_saying("Grimper à la tour")).to_be_visible()
    assert "Malek" not in ilse.everything()
    maud.look("table")
    ilse.look("table")


def test_a_refusal_stands_beside_its_field(people: People) -> None:
    people.tolerated.append("409")
    maud = people.comes(open_table(people.comes(), "Nosgoth Mithrap", "Maud", "Ilse")["Maud"])
    form = maud.open_move("Préparer un adversaire")
    form.get_by_role("button", name="Valider").click()
    expect(form.locator(".field.wrong")).to_have_count(3)
    expect(form.locator(".error").first).to_have_text("À remplir.")
    form.get_by_label("Nom", exact=True).fill("Malek")
    form.get_by_text("autre", exact=True).click()
    form.get_by_label("Niveau", exact=True).fill("-3")
    form.get_by_role("button", name="Valider").click()
    expect(form.locator('[data-name="level"] .error')).to_be_visible()
    assert maud.frames_saying("Malek").count() == 0
    maud.look("refused")


def test_dice_are_typed_or_rolled(people: People) -> None:
    links = open_table(people.comes(), "Nosgoth Mithrap", "Maud", "Ilse")
    maud, ilse = people.comes(links["Maud"]), people.comes(links["Ilse"])
    maud.do("Prendre place")
    ilse.do("Prendre place")
    maud.do("Lancer la séance")
    form = ilse.open_move("Créer un vampire")
    form.get_by_label("Nom", exact=True).fill("Ysolde")
    for name in ("Vie", "Mouvement", "Mental", "Corruption"):
        form.get_by_label(name, exact=True).fill("9")
    form.get_by_role("button", name="Valider").click()
    ilse.do("Annoncer une action", Action="Grimper")
    for label, fields in (
        ("Définir le type d’action", {"Caractéristique": "mouvement"}),
        ("Fixer la difficulté", {"Niveau": "4"}),
    ):
        maud.do(label, **fields)
    form = ilse.open_move("Lancer le dé")
    form.get_by_text("J’ai lancé moi-même").click()
    form.get_by_role("button", name="Valider").click()
    expect(form.get_by_text("Il manque un dé")).to_be_visible()
    form.get_by_label("Dé 1, de 1 à 20").fill("11")
    ilse.look("dice")
    form.get_by_role("button", name="Valider").click()
    expect(maud.page.get_by_role("img", name="D20 : 11, dé de la table")).to_be_visible()


@pytest.mark.parametrize("screen", ["telephone", "zoomed"])
def test_on_a_small_screen(people: People, screen: Screen) -> None:
    links = open_table(people.comes(screen="telephone"), "Sombre light", "Maud", "Ilse")
    maud = people.comes(links["Maud"], screen=screen)
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    maud.look("told")
    maud.panel("Agir")
    maud.look("moves")
    maud.do("Prendre place")
    maud.panel("Récit")
    expect(maud.frames_saying("Maud prend place")).to_be_visible()
    maud.panel("Table")
    expect(maud.page.get_by_text("meneur · présent")).to_be_visible()
    maud.look("people")


def test_in_english_by_a_switch(people: People) -> None:
    links = open_table(people.comes(), "Nosgoth Mithrap", "Maud", "Ilse")
    maud = people.comes(links["Maud"])
    maud.do("Prendre place")
    maud.page.get_by_role("button", name="Read in English").click()
    expect(maud.frames_saying("Maud sits down")).to_be_visible()
    expect(maud.page.get_by_role("button", name="Start the session")).to_be_visible()
    assert maud.page.evaluate("document.documentElement.lang") == "en"
    maud.page.reload()
    expect(maud.frames_saying("Maud sits down")).to_be_visible()


def test_every_game_is_opened_as_the_lobby_proposes_it(people: People) -> None:
    host = people.comes("/")
    games = host.page.locator("greffe-opening .game input")
    expect(games.first).to_be_visible()
    for nth in range(games.count()):
        games.nth(nth).check()
        host.page.get_by_role("button", name="Ouvrir la table").click()
        expect(host.page.get_by_role("heading", name="La table est ouverte")).to_be_visible()
        host.page.get_by_role("link", name="Ouvrir une autre table").click()
        expect(games.first).to_be_visible()
