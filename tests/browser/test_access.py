"""Whoever uses a keyboard, a screen reader, large letters or few colours: what axe-core can tell is without fault."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ops.clients.type_declarations import MODULES
from tests.api.service import ANN
from tests.browser.people import People, Person, Screen, open_table
from tests.browser.test_going_wrong import link
from tests.browser.test_playing import climbing
from tests.servers import missing

AXE = MODULES / "axe-core/axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THERE = "() => 'axe' in window"
CHECK = """tags => axe.run(document, { runOnly: tags, resultTypes: ["violations"], preload: false, selectors: false })
  .then(found => found.violations)"""
"""No report is made of what passes: it took a third of the time. Nothing is loaded beforehand: of these rules one alone
asks for it, on sounds that play by themselves, and the page has no sound.
"""


def violations(people: People, person: Person) -> list[str]:
    """What axe-core finds, one line each. It is put in from outside, where no policy of the page looks. It copies
    elements without their table, which they cannot do without: what these copies complain of is no fault.
    """
    if not AXE.exists():
        missing("no axe-core: `ops/environment test` puts it into the environment")
    assert people.faults == []
    if not person.page.evaluate(THERE):
        person.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[Any] = person.page.evaluate(CHECK, WCAG)
    people.faults.clear()
    return [f"{each['id']}: {node['html'][:120]}: {node['failureSummary']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize(("screen", "dark"), [("wide", False), ("telephone", True)], ids=["light", "dark"])
def test_nothing_stands_in_the_way(people: People, screen: Screen, dark: bool) -> None:
    host = people.comes(screen=screen, dark=dark)
    expect(host.page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(people, host) == []
    host.page.get_by_label("Nosgoth Mithrap").check()
    host.page.get_by_text("Options de la table").click()
    assert violations(people, host) == []
    links = open_table(host, "Sombre light", "Maud", "Ilse")
    assert violations(people, host) == []
    host.look("links", full=True)

    maud = people.comes(links["Maud"], screen=screen, dark=dark)
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    assert violations(people, maud) == []
    maud.look("told")
    if screen == "telephone":
        maud.panel("Agir")
    maud.do("Prendre place")
    maud.page.get_by_role("searchbox", name="Chercher une action").fill("pnj")
    maud.open_move("Créer un PNJ")
    assert violations(people, maud) == []
    maud.look("moves")
    if screen == "telephone":
        maud.panel("Table")
    assert violations(people, maud) == []

    lost = people.comes("/play/0000000000000000", screen=screen, dark=dark)
    expect(lost.page.get_by_role("heading", name="Il manque votre lien")).to_be_visible()
    assert violations(people, lost) == []
    lost.look("no-link")


def test_by_keyboard_alone(people: People) -> None:
    """Sit down without a mouse."""
    maud = people.comes(open_table(people.comes(), "Nosgoth Mithrap", "Maud", "Ilse")["Maud"])
    button = maud.page.get_by_role("button", name="Prendre place", exact=True)
    button.focus()
    maud.page.keyboard.press("Enter")
    form = maud.page.locator("greffe-move")
    expect(form.get_by_label("Nom")).to_be_focused()
    form.get_by_role("button", name="Valider").focus()
    maud.page.keyboard.press("Enter")
    expect(maud.frames_saying("Maud prend place")).to_be_visible()


def test_nothing_stands_in_the_way_of_dialogs(people: People) -> None:
    """The menu of a line, what stands behind it, a contest."""
    table = climbing(people.service)
    ann = people.comes(link(table, ANN))
    roll = ann.page.locator(".line:has(.die)").last
    more = roll.get_by_role("button", name=re.compile("^Que faire de"))
    roll.hover()
    more.click()
    assert violations(people, ann) == []
    ann.page.keyboard.press("Escape")
    for item, name in (
        ("Preuve du dé", "Preuve du dé"),
        ("Pourquoi", "Pourquoi"),
        ("Contester", "Contester une décision"),
    ):
        roll.hover()
        more.click()
        if ann.page.get_by_role("menuitem", name=item).count() == 0:
            ann.page.keyboard.press("Escape")
            continue
        ann.page.get_by_role("menuitem", name=item).click()
        expect(ann.page.get_by_role("dialog", name=name)).to_be_visible()
        assert violations(people, ann) == []
        ann.look(item.split()[0].lower())
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
