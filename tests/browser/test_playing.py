"""At the table: contesting and answering, several commands at once, a long feed, a hundred moves."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.api.service import ANN, GM, Opened, Seat, Service
from tests.browser.people import People
from tests.browser.scenes import link as link_of
from tests.browser.scenes import played
from tests.browser.test_going_wrong import link

LONG = 10_000  # frames
POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}


def climbing(service: Service) -> Opened:
    """A table at which Anne’s vampire has fallen from a tower, which she will not believe."""
    table = service.open("nosgoth")
    for seat in (table.gm, table.ann, table.bob):
        seat.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    ysolde = created(table.ann, {"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    climb = created(table.ann, {"type": "DeclareAction", "character": ysolde, "text": "Grimper à la tour"})
    table.gm.did({"type": "ClassifyAction", "action": climb, "characteristic": "movement"})
    table.gm.did({"type": "SetDifficulty", "action": climb, "level": 4})
    table.ann.did({"type": "ResolveAction", "action": climb}, 11)
    return table


def created(seat: Seat, command: dict[str, Any]) -> str:
    event: str = seat.did(command)["entries"][0]["event"]
    return event


def test_a_line_is_contested_answered_and_corrected(people: People) -> None:
    table = climbing(people.service)
    ann, maud = people.comes(link(table, ANN)), people.comes(link(table, GM))
    ruling = ann.frames_saying("fixe la difficulté")
    ruling.hover()
    ruling.get_by_role("button", name=re.compile("^Que faire de")).click()
    ann.look("menu")
    ann.page.get_by_role("menuitem", name="Contester").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Motif").fill("Le mur est plein de prises.")
    ann.look("contesting")
    dialog.get_by_role("button", name="Valider").click()
    expect(dialog).to_be_hidden()
    expect(ruling.get_by_text("Contesté")).to_be_visible()

    card = maud.page.locator("greffe-asked").get_by_role("article").filter(has_text="Le mur est plein de prises")
    expect(card).to_be_visible()
    assert maud.page.title().startswith("(")
    expect(maud.page.locator("greffe-presence")).to_contain_text("Bruno présent")
    maud.look("asked")
    card.get_by_role("button", name=re.compile("Répondre")).first.click()
    answer = maud.page.get_by_role("dialog")
    answer.get_by_role("textbox").fill("Pas sous la pluie.")
    answer.get_by_role("button", name="Valider").click()
    expect(ann.page.locator("greffe-asked").get_by_text("Pas sous la pluie")).to_be_visible()

    climb = table.ann.get("/view").json()["view"]["actions"][0]["id"]
    target = next(
        line["event"]
        for frame in table.ann.frames()
        for line in frame["entries"]
        if line["type"] == "DifficultySet" and line["event"]
    )
    easier = {"type": "SetDifficulty", "action": climb, "level": 3}
    done = table.gm.post("/corrections", {"type": "amend", "target": target, "command": easier, "reason": "Soit."})
    assert done.status_code == 201, done.text
    expect(ruling.get_by_text("A changé depuis")).to_be_visible()
    expect(ann.frames_saying("Ysolde échoue").get_by_text("Ysolde réussit").first).to_be_visible()
    ann.look("corrected")
    ann.page.get_by_role("combobox", name="Filtrer").select_option(label="Ce qui a changé")
    expect(ann.frames_saying(re.compile("."))).to_have_count(2)


def test_several_are_sent_as_one(people: People) -> None:
    people.tolerated.append("409")
    table = climbing(people.service)
    maud = people.comes(link(table, GM))
    for name in ("Malek", "Korvin"):
        form = maud.open_move("Préparer un adversaire")
        form.get_by_label("Nom", exact=True).fill(name)
        form.get_by_text("autre", exact=True).click()
        form.get_by_label("Niveau", exact=True).fill("5")
        form.get_by_role("button", name="Mettre de côté").click()
    together = maud.page.locator("greffe-together")
    expect(together.get_by_role("listitem")).to_have_count(2)
    maud.look("together")
    assert maud.frames_saying("Malek").count() == 0
    together.get_by_role("button", name="Envoyer les 2 ensemble").click()
    expect(maud.frames_saying("Korvin")).to_be_visible()
    expect(maud.frames_saying("Malek")).to_be_visible()
    expect(together).to_be_hidden()


def test_a_long_feed_holds_few_elements(people: People) -> None:
    """Only what is near is in the document; older frames come by themselves, and are found."""
    table = people.service.open("nosgoth")
    for seat in (table.gm, table.ann, table.bob):
        seat.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    pair = [{"command": {"type": kind}} for kind in ("PauseTable", "ResumeTable")]
    for _ in range(LONG // 64):
        answer = table.gm.post("/commands", {"commands": pair * 32})
        assert answer.status_code == 201, answer.text
    table.gm.did({"type": "JoinTable", "name": "Mathilde"})
    ann = people.comes(link(table, ANN))
    expect(ann.frames_saying("Mathilde").first).to_be_in_viewport()
    assert ann.page.locator("greffe-feed article").count() < 400
    ann.page.get_by_role("searchbox", name="Chercher dans le récit").fill("est ouverte")
    expect(ann.frames_saying("est ouverte")).to_have_count(1)
    ann.page.get_by_role("searchbox", name="Chercher dans le récit").fill("")
    expect(ann.frames_saying("Mathilde").first).to_be_in_viewport()
    table.gm.did({"type": "PauseTable"})
    last = ann.page.locator("greffe-feed").get_by_role("article").last
    expect(last).to_contain_text("suspend")  # others that say it came before
    expect(last).to_be_in_viewport()
    ann.page.locator("greffe-feed .scroll").evaluate("e => e.scrollTo(0, 0)")
    expect(ann.frames_saying("est ouverte")).to_be_in_viewport()
    table.gm.did({"type": "ResumeTable"})
    expect(ann.page.get_by_role("button", name="1 nouvelle ligne")).to_be_visible()
    ann.look("long")
    ann.page.get_by_role("button", name="1 nouvelle ligne").click()
    expect(ann.frames_saying("reprend").last).to_be_in_viewport()


def test_a_hundred_moves_are_searched(people: People) -> None:
    table = people.service.open("sombre")
    for seat in (table.gm, table.ann, table.bob):
        seat.did({"type": "JoinTable"})
    maud = people.comes(link(table, GM))
    search = maud.page.get_by_role("searchbox", name="Chercher une action")
    expect(search).to_be_visible()
    search.fill("un pnj creer")
    rows = maud.page.locator("greffe-moves .row:visible")
    expect(rows).to_have_count(1)
    maud.do("Créer un PNJ", Nom="Le facteur")
    expect(maud.frames_saying("Le facteur")).to_be_visible()
    search.fill("zzz")
    expect(maud.page.get_by_text("Aucune action de ce nom")).to_be_visible()
    search.fill("")
    maud.look("moves")
    ask = maud.page.get_by_role("button", name="Faire regarder ou rejouer un joueur")
    expect(ask).to_be_hidden()
    maud.page.locator("greffe-moves summary").filter(has_text="Somatisation").click()
    expect(ask).to_be_visible()
    table.ann.did({"type": "SetPresence", "seat": "player1", "away": True})
    expect(maud.frames_saying("quitte la table un moment").last).to_be_visible()
    expect(ask).to_be_visible()


def test_a_link_leads_to_a_line(people: People) -> None:
    table = climbing(people.service)
    ann = people.comes(link(table, ANN))
    first = ann.frames_saying("est ouverte")
    first.hover()
    first.get_by_role("button", name=re.compile("^Que faire de")).click()
    ann.page.get_by_role("menuitem", name="Copier le lien").click()
    expect(ann.page.get_by_text("C’est copié.")).to_be_visible()
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith("#frame-1")
    ann.page.goto(copied)
    ann.page.reload()
    expect(ann.frames_saying("est ouverte")).to_be_focused()


def test_what_is_being_typed_stays(people: People) -> None:
    """Whatever others do meanwhile: the words, the cursor and the focus."""
    table = climbing(people.service)
    maud = people.comes(link(table, GM))
    form = maud.open_move("Préparer un adversaire")
    name = form.get_by_label("Nom", exact=True)
    name.press_sequentially("Mal")
    table.bob.did({"type": "CreateCharacter", "name": "Korvin", "characteristics": POINTS})
    expect(maud.frames_saying("Korvin")).to_be_visible()
    expect(maud.page.get_by_role("button", name="Noter un repas")).to_be_visible()
    expect(name).to_be_focused()
    maud.page.keyboard.type("ek")
    expect(name).to_have_value("Malek")
    table.bob.did({"type": "SetPresence", "seat": "player2", "away": True})
    expect(maud.frames_saying("Bruno").last).to_be_visible()
    expect(name).to_have_value("Malek")


def test_a_die_is_checked(people: People) -> None:
    """The service's die holds; its proof is reckoned in the browser."""
    table = climbing(people.service)
    second = created(table.ann, {"type": "DeclareAction", "character": ysolde_of(table), "text": "Recommencer"})
    table.gm.did({"type": "ClassifyAction", "action": second, "characteristic": "movement"})
    table.gm.did({"type": "SetDifficulty", "action": second, "level": 2})
    ann = people.comes(link(table, ANN))
    ann.do("Lancer le dé")
    roll = ann.page.locator(".line:has(.die)").last
    roll.hover()
    roll.get_by_role("button", name=re.compile("^Que faire de")).click()
    ann.page.get_by_role("menuitem", name="Preuve du dé").click()
    expect(ann.page.get_by_text("Ce jet tient")).to_be_visible()
    ann.page.get_by_text("De quoi vérifier").click()
    expect(ann.page.get_by_text("Aléa du lanceur")).to_be_visible()
    ann.look("proof")


def ysolde_of(table: Opened) -> str:
    found: str = table.ann.get("/view").json()["view"]["actions"][0]["combatant"]
    return found


def test_moves_of_one_name_differ_by_words(people: People) -> None:
    """Not by the sign of the dice alone, which who listens to the screen does not get."""
    table = played(people.service, "sombre", 0.5)
    person = people.comes(link_of(table, "meneur"))
    rows = person.page.locator('[data-move^="CallDie"] > button')
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="avec vos dés, 1d20")).to_have_count(1)
    texts = person.page.locator("[data-move] > button > span:first-child").all_text_contents()
    assert len({*texts}) == len(texts), texts


OVERLAPS = """() => [...document.querySelectorAll("greffe-feed article")].filter(frame => {
    const time = frame.querySelector(".when").getBoundingClientRect();
    const range = document.createRange();
    return [...frame.querySelectorAll(".text")].some(text => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
            right > time.left + 1 && left < time.right && bottom > time.top + 2 && top < time.bottom - 2);
    });
}).map(frame => frame.textContent)"""


def test_no_sentence_runs_under_its_time_on_a_telephone(people: People) -> None:
    """Nor one that follows from what this seat did not see."""
    table = played(people.service, "sombre", 0.55)
    person = people.comes(link_of(table, "ana"), language="en", screen="telephone")
    expect(person.page.locator("greffe-feed article").first).to_be_visible()
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(person.page.locator(".line.followed:first-child").first).to_be_attached()
    assert person.page.evaluate(OVERLAPS) == []
