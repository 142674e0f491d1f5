"""What is, as sheets: of every game, for who runs it and who plays; nothing raw, nothing of others' secrets, why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import expect

from domain.systems.sombre.characters.proposal_commands import ProposeSkill
from tests.api.service import Service, serving
from tests.api.test_side_by_side import Table
from tests.browser.people import People, Person, Screen
from tests.browser.scenes import link, played, seats, texts
from tests.browser.test_access import violations
from tests.contract import sessions
from tests.contract.sessions import NAMES
from tests.suite.seeds import depth

SHARES = {"ambre": 0.5, "innommable": 0.85, "nosgoth": 0.7, "sombre": 0.5, "spin": 0.73}
"""How far each session is played: to where most stands on the table."""
SHOWN = "greffe-sheets .sheet"
SAID = """() => [...document.querySelectorAll('greffe-sheets :is(.value, dt, h3, h4, h5, summary, th, .of)')]
  .map(each => each.textContent.trim())"""
RAW = re.compile(
    r"[a-z0-9]+(_[a-z0-9]+)+|[0-9a-f]{16}(\..*)?|(gm|player|spectator)\d+|\[object.*|true|false|null|undefined|NaN"
)
"""What only programs read."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One for all who only read."""
    with serving(tmp_path_factory.mktemp("sheets") / "greffe.sqlite") as running:
        yield running


@pytest.fixture(scope="module")
def at_table(service: Service) -> Callable[[str], Table]:
    """The table of a game, played once; it stays as it is."""
    return cache(lambda name: played(service, name, SHARES[name]))


def unfold(person: Person) -> None:
    person.page.evaluate(
        "() => document.querySelectorAll('greffe-sheets details').forEach(each => { each.open = true; })"
    )


SCREENS: list[tuple[Screen, Screen]] = [("wide", "telephone"), ("telephone", "wide")]
"""Those of whoever sees most and of whoever plays."""


@pytest.mark.parametrize("screens", SCREENS if depth() == "deep" else SCREENS[:1], ids="-".join)
@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_is_read_by_people(
    people: People, at_table: Callable[[str], Table], name: str, screens: tuple[Screen, Screen]
) -> None:
    """Whoever sees most and whoever plays; in French and English, light and dark."""
    table = at_table(name)
    first, player = (*seats(name, "gm"), *seats(name, "player"))[:2]
    reading: list[tuple[str, Literal["fr", "en"], bool]] = [(first, "fr", False), (player, "en", True)]
    for (seat, language, dark), screen in zip(reading, screens, strict=True):
        person = people.comes(link(table, seat), screen=screen, language=language, dark=dark)
        if screen == "telephone":
            person.panel("Fiches" if language == "fr" else "Sheets")
        expect(person.page.locator(f"{SHOWN} .leaf").first).to_be_visible()
        person.look(f"{seat}-{language}")
        if screen == "wide":
            person.page.get_by_role("button", name="En grand" if language == "fr" else "Enlarge").click()
            person.look(f"{seat}-{language}-large")
        assert [said for said in person.page.evaluate(SAID) if RAW.fullmatch(said)] == []
        unfold(person)
        assert violations(people, person) == []


def test_what_stands_under_an_id_is_called_by_what_was_read_of_it(people: People, service: Service) -> None:
    """A proposal that waits for the game master has no name of its own in the view."""
    events = sessions.played("sombre").feeds.history.raw
    first = next(number for number, event in enumerate(events) if isinstance(event.command, ProposeSkill))
    table = played(service, "sombre", (first + 0.5) / (len(events) - 1))
    reading: list[tuple[str, Literal["fr", "en"], str]] = [("ana", "fr", "propose"), ("meneur", "en", "proposes")]
    for seat, language, proposes in reading:
        person = people.comes(link(table, seat), language=language)
        expect(person.page.locator(f"{SHOWN} .leaf").first).to_be_visible()
        said = person.page.evaluate(SAID)
        assert [each for each in said if RAW.fullmatch(each)] == []
        assert [each for each in said if f" {proposes} " in each]


@pytest.mark.parametrize("name", [each for each in NAMES if seats(each, "gm")])
def test_a_player_has_nothing_that_the_game_master_alone_reads(
    people: People, at_table: Callable[[str], Table], name: str
) -> None:
    table = at_table(name)
    (master,), player = seats(name, "gm"), seats(name, "player")[0]
    kept = {each for each in texts(table.seats[master].get("/view").json()["view"]) if re.search(r"\s", each)}
    known = [
        table.seats[player].get(what).text
        for what in ("", "/view", "/moves", "/feed?limit=1000", f"/../../systems/{name}")
    ]
    secrets = {each for each in kept if not any(json.dumps(each, ensure_ascii=False)[1:-1] in one for one in known)}
    assert name == "nosgoth" or secrets
    person = people.comes(link(table, player))
    expect(person.page.locator(f"{SHOWN} .leaf").first).to_be_visible()
    unfold(person)
    held = person.everything()
    assert [each for each in secrets if each in held] == []


def test_a_value_tells_why_it_stands_there(people: People, at_table: Callable[[str], Table]) -> None:
    table = at_table("nosgoth")
    person = people.comes(link(table, "lise"))
    pool = person.page.locator(SHOWN).get_by_role("button", name=re.compile("^mouvement : 7 sur 8"))
    pool.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("focus")
    person.look("why")
    assert violations(people, person) == []
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(pool).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    expect(person.page.locator(":focus")).to_have_class(re.compile("value"))


def test_what_changes_is_marked_and_the_focus_stays(people: People) -> None:
    table = played(people.service, "nosgoth", SHARES["nosgoth"])
    person = people.comes(link(table, "lise"))
    armor = person.page.locator(SHOWN).get_by_role("button", name=re.compile(r"^Armure\s: 1"))
    armor.first.focus()
    person.page.evaluate("window.focused = document.activeElement")
    sheet = table.seats["mj"].get("/view").json()["view"]["characters"][0]
    table.seats["mj"].did(
        {"type": "AdjustPoints", "combatant": sheet["id"], "characteristic": "life", "delta": -2, "reason": "hazard"}
    )
    expect(person.page.locator(f"{SHOWN} .value.changed").first).to_be_visible()
    expect(person.page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"^Armure\s: 1"))
    assert person.page.evaluate("window.focused.isConnected"), "what says the same is not made anew"


SPANS = {3600: "1 heure", 60: "1 minute", 0: "0 seconde", 90: "1 minute 30 secondes", 1814400: "21 jours"}


def test_a_time_is_told_in_words_of_its_size(people: People) -> None:
    """Wherever a view or a preview shows one: "3 600" says little."""
    someone = people.comes("/")
    expect(someone.page.get_by_role("heading", name="Ouvrez une table")).to_be_visible()
    texts = someone.page.evaluate(
        """async values => {
            const main = document.querySelector("script[type=module]").src;
            const { Look, Sheet } = await import(new URL("sheets/look.js", main));
            const sheet = new Sheet({ view: {}, system: {}, names: new Map(), told: () => "" });
            const schema = unit => unit ? { "x-unit": unit } : {};
            return values.map(([unit, value]) => new Look(sheet, value, "", "", schema(unit), "").text());
        }""",
        [*(["second", seconds] for seconds in SPANS), ["", 3600]],
    )
    plain = [text.replace("\u00a0", " ").replace("\u202f", " ") for text in texts]
    assert plain == [*SPANS.values(), "3 600"]
