"""Links as they arrive: what messengers do to them, where they point, and that no token stays in the address."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.api.service import GM
from tests.browser.people import People

AS_IT_COMES = {
    "slash": "/play/{table}/#{token}",
    "escaped": "/play/{table}%23{token}",
    "parameters": "/play/{table}?fbclid=x&utm_source=y#{token}",
    "after": "/play/{table}#{token}?utm_source=mail",
    "point": "/play/{table}#{token}.",
    "bracket": "/play/{table}#{token}%3E",
    "bold": "/play/{table}#**{token}**",
    "twice": "/play/{table}%2523{token}",
    "escaped twice after": "/play/{table}#{token}%253F",
    "quoted": "/play/{table}#{token}%22%20target=",
    "guillemets": "/play/{table}#%C2%AB%C2%A0{token}%C2%A0%C2%BB",
    "entity": "/play/{table}&#35;{token}",
    "unseen": "/play/{table}#%E2%80%8B{token}%E2%80%8B",
    "bracketed": "/play/{table}#{token})",
    "line after": "/play/{table}%23{token}%0A",
}


@pytest.mark.parametrize("kind", AS_IT_COMES)
def test_a_link_survives_its_way(people: People, kind: str) -> None:
    table = people.service.open("nosgoth")
    maud = people.comes(AS_IT_COMES[kind].format(table=table.id, token=table.tokens[GM]))
    expect(maud.frames_saying("est ouverte")).to_be_visible()
    assert maud.page.evaluate("location.href") == f"{people.service.url}/play/{table.id}"


@pytest.mark.parametrize("place", ["/play/{table}#{token}", "/#{token}"], ids=["seat", "lobby"])
def test_half_a_token_stays_nowhere(people: People, place: str) -> None:
    table = people.service.open("nosgoth")
    half = table.tokens[GM][:30]
    maud = people.comes(place.format(table=table.id, token=half))
    expect(maud.page.locator("h1")).to_be_visible()
    assert half not in maud.everything()


def test_a_link_to_an_old_line_leads_to_it(people: People) -> None:
    """It is read with the page that holds it, and has the focus."""
    table = people.service.open("nosgoth")
    for nth in range(230):
        table.gm.did({"type": "JoinTable", "name": f"Maud {nth}"})
    maud = people.comes(f"/play/{table.id}#{table.tokens[GM]}")
    expect(maud.frames_saying("Maud 229")).to_be_visible()
    maud.page.goto("about:blank")
    maud.page.goto(f"/play/{table.id}#frame-5")
    expect(maud.page.locator("#frame-5")).to_be_in_viewport()
    expect(maud.page.locator("#frame-5")).to_be_focused()
    assert maud.page.url.endswith("#frame-5")
