"""Every move that a game offers has a form: after a while at random, all of them are opened."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from domain.systems import GAMES
from ops.clients.python.greffe_client import Client
from ops.commands.service.demo import seats_for
from ops.play.bot import Bot
from tests.browser.people import People

MOVES = 40
RAW = re.compile(r"\[object|undefined|\bnull\b|NaN|[{}]|\b[0-9a-f]{16}\b")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_form_opens(people: People, game: str) -> None:
    """Nothing raw is in it, and no page complains. Whoever may do no more than those before opens no page."""
    with Client(people.service.url, "fr") as client:
        opened = client.open(game, "Au hasard", seats_for(GAMES[game]))
        seats = {name: seat for name, seat in client.seats(opened).items() if name != "host"}
        Bot(seats, Random(7)).play(MOVES)
        offered = {name: {move.type for move in seat.moves()} for name, seat in seats.items()}
    kinds, seen = set[str](), set[str]()
    for seat in seats:
        if offered[seat] <= kinds:
            continue
        kinds |= offered[seat]
        person = people.comes(f"/play/{opened.table}#{opened.tokens[seat]}")
        expect(person.frames_saying(re.compile("."))).not_to_have_count(0)
        for folded in person.page.locator("greffe-moves summary").all():
            folded.click()
        rows = person.page.locator("greffe-moves .move")
        for place in range(rows.count()):
            label = rows.nth(place).inner_text()
            if label in seen:
                continue
            seen.add(label)
            rows.nth(place).click()
            form = person.page.locator("greffe-move")
            expect(form.locator("form")).to_be_visible()
            assert not RAW.search(form.inner_text()), (label, form.inner_text())
            if len(seen) in (3, 12, 30):
                person.look(f"form-{len(seen)}")
            rows.nth(place).click()
        person.look(f"seat-{seat}")
        person.context.close()
    assert seen
