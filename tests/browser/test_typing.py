"""What was typed and not sent waits, however its form went away; and the focus stays where one works."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from tests.api.service import ANN, GM, Opened
from tests.browser.people import People, Person
from tests.browser.test_networks import NOISE, Edge

TEXT = "Elle écarte la poussière du seuil, écoute longtemps, et dit que personne n’est venu ici depuis la guerre."
POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}


def link(table: Opened, seat: str) -> str:
    return f"/play/{table.id}#{table.tokens[seat]}"


def begun(people: People) -> Opened:
    table = people.service.open("nosgoth")
    for seat in (table.gm, table.ann):
        seat.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    table.ann.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    return table


def typed(person: Person) -> Locator:
    """The text field of an action that is being announced."""
    form = person.open_move("Annoncer une action")
    return form.locator("textarea, input[type=text]").first


def focus(person: Person) -> str:
    found: str = person.page.evaluate("document.activeElement.tagName")
    return found


def test_what_was_typed_waits_while_its_move_is_withdrawn(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    typed(ann).fill(TEXT)
    table.gm.did({"type": "PauseTable"})
    expect(ann.page.locator("greffe-move")).to_have_count(0)
    expect(ann.page.get_by_text("Ce que vous avez écrit attend ici")).to_be_visible()
    ann.look("withdrawn")
    table.gm.did({"type": "ResumeTable"})
    expect(typed(ann)).to_have_value(TEXT)
    expect(ann.page.get_by_text("Ce que vous avez écrit attend ici")).to_be_hidden()


def test_what_was_typed_is_there_after_loading_anew_and_in_another_language(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    typed(ann).fill(TEXT)
    ann.page.reload()
    expect(typed(ann)).to_have_value(TEXT)
    ann.page.get_by_role("button", name="Read in English").click()
    form = ann.open_move("Declare an action")
    expect(form.locator("textarea, input[type=text]").first).to_have_value(TEXT)


def test_what_is_being_typed_goes_on_where_its_bounds_change(people: People) -> None:
    """A name that somebody else takes is barred from then on: the field is made anew, and the cursor stays."""
    table = begun(people)
    maud = people.comes(link(table, GM))
    name = maud.open_move("Changer de nom").get_by_role("textbox")
    name.press_sequentially("Mau 5")
    maud.page.keyboard.press("ArrowLeft")
    maud.page.keyboard.press("ArrowLeft")
    table.ann.did({"type": "JoinTable", "name": "Anne-Marie"})
    expect(maud.page.locator("greffe-move [data-key*='Anne-Marie']")).to_be_visible()
    expect(name).to_be_focused()
    maud.page.keyboard.type("d")
    expect(name).to_have_value("Maud 5")


def test_what_was_typed_in_a_dialog_waits(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    for _ in range(2):
        ann.frames_saying("Ysolde").locator(".more").first.click()
        ann.page.get_by_role("menuitem", name="Contester", exact=True).click()
        box = ann.page.get_by_role("dialog").get_by_role("textbox")
        if not box.input_value():
            box.fill(TEXT)
            ann.page.keyboard.press("Escape")
    expect(box).to_have_value(TEXT)
    ann.page.get_by_role("dialog").locator("button[type=submit]").click()
    expect(ann.frames_saying(TEXT)).to_have_count(1)


def test_what_is_typed_while_the_last_words_are_on_their_way_waits(people: People) -> None:
    """The answer to what was said takes away that alone."""
    table = begun(people)
    ann = people.comes(link(table, ANN))
    box = ann.page.locator("greffe-talk textarea")
    held: list[Route] = []
    ann.page.route("**/commands", lambda route: held.append(route))
    box.fill("La nuit tombe.")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("document.querySelector('greffe-talk button[aria-busy]')")
    box.press_sequentially(" Tout se tait.")
    while not held:
        ann.page.wait_for_timeout(20)
    held[0].continue_()
    expect(ann.frames_saying("La nuit tombe.")).to_have_count(1)
    expect(box).to_have_value("Tout se tait.")
    ann.page.unroute("**/commands")
    ann.page.reload()
    expect(box).to_have_value("Tout se tait.")


def test_an_address_that_is_typed_waits_and_is_not_typed_over(people: People) -> None:
    """What is set already comes late over a slow network, and the window may be closed and opened again."""
    people.tolerated.append("404")
    table = begun(people)
    ann = people.comes(link(table, ANN))
    held: list[Route] = []
    ann.page.route("**/hook", lambda route: held.append(route))
    ann.page.get_by_role("button", name="Recevoir ailleurs").click()
    address = ann.page.locator("greffe-hook dialog").get_by_label("Adresse")
    address.fill("https://receiver.example/in")
    while not held:
        ann.page.wait_for_timeout(20)
    made = {"address": "https://former.example/in", "events": ["asked"], "form": "slack", "language": "fr"}
    answer = table.ann.http.put(f"{table.ann.path}/seats/{ANN}/hook", json=made)
    assert answer.status_code < 300, answer.text
    held[0].continue_()
    expect(ann.page.locator("greffe-hook dialog")).to_contain_text("Tout a été envoyé")
    expect(address).to_have_value("https://receiver.example/in")
    ann.page.unroute("**/hook")
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.page.get_by_role("button", name="Recevoir ailleurs").click()
    expect(address).to_have_value("https://receiver.example/in")


def test_the_lobby_keeps_what_was_filled_in(people: People) -> None:
    host = people.comes("/")
    host.page.get_by_label(re.compile("^Nosgoth")).check()
    host.page.get_by_label("Nom de la table").fill("Vendredi")
    seats = host.page.locator("greffe-opening .seats input")
    seats.first.fill("Maud")
    host.page.get_by_role("button", name="Read in English").click()
    expect(seats.first).to_have_value("Maud")
    expect(host.page.get_by_label("Name of the table")).to_have_value("Vendredi")
    expect(seats.nth(1)).to_have_value("player 1")
    host.page.get_by_role("button", name="Open the table").click()
    links = host.page.locator(".seat-link input")
    expect(links.first).to_be_visible()
    first = links.first.input_value()
    host.page.get_by_role("button", name="Lire en français").click()
    expect(links.first).to_have_value(first)


def test_the_focus_stays_among_the_moves(people: People) -> None:
    """By keyboard alone: what was done is not offered any more, what comes next has the focus."""
    table = people.service.open("nosgoth")
    maud = people.comes(link(table, GM))
    for label in ("Prendre place", "Lancer la séance"):
        button = maud.page.get_by_role("button", name=label, exact=True)
        button.focus()
        maud.page.keyboard.press("Enter")
        submit = maud.page.locator("greffe-move button[type=submit]")
        submit.focus()
        maud.page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        expect(maud.page.locator("greffe-moves :focus")).to_have_count(1)


def test_the_focus_stays_where_something_was_refused(people: People) -> None:
    people.tolerated.append("409")
    table = begun(people)
    maud = people.comes(link(table, GM))
    form = maud.open_move("S’absenter ou revenir")
    submit = form.locator("button[type=submit]")
    submit.focus()
    maud.page.keyboard.press("Enter")
    expect(maud.page.locator("greffe-moves :focus")).to_have_count(1)


def test_what_was_sent_before_the_page_was_loaded_anew_is_done_once(people: People) -> None:
    """Nobody heard of it; what was typed is there, and goes again under its key, with the nonce that it had: made of
    nothing that the service has.
    """
    people.tolerated += NOISE
    table = begun(people)
    ann = people.comes()
    edge = Edge(ann, "late")
    ann.page.goto(link(table, ANN))
    form = ann.open_move("Changer de nom")
    form.get_by_role("textbox").fill("Anne la Patiente")
    edge.away = True
    form.locator("button[type=submit]").click()
    expect(form.get_by_text("Pas encore de réponse")).to_be_visible()
    ann.page.reload()
    edge.away = False
    form = ann.open_move("Changer de nom")
    expect(form.get_by_role("textbox")).to_have_value("Anne la Patiente")
    form.locator("button[type=submit]").click()
    expect(ann.frames_saying("Anne la Patiente")).to_have_count(1)
    assert len(edge.keys) > 1
    assert len({*edge.keys}) == 1
    assert len(edge.nonces) == len(edge.keys)
    (nonce,), (key,) = {*edge.nonces}, {*edge.keys}
    assert nonce not in key
    assert key not in nonce


def test_moves_that_were_set_aside_wait(people: People) -> None:
    table = begun(people)
    ann = people.comes(link(table, ANN))
    form = ann.open_move("Changer de nom")
    form.get_by_role("textbox").fill("Anne d’abord")
    form.get_by_role("button", name="Mettre de côté").click()
    ann.page.reload()
    together = ann.page.locator("greffe-together")
    expect(together.get_by_text("Anne d’abord")).to_be_visible()
    together.get_by_role("button", name="Envoyer").click()
    expect(ann.frames_saying("Anne d’abord")).to_have_count(1)
    expect(together).to_be_hidden()
