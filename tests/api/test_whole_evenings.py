"""A whole evening of each game over HTTP: one never comes, one comes late, one leaves in the middle; the story is told,
something is whispered, notes are taken; the end is the end, and the same people sit down at another table.
"""

from __future__ import annotations

import pytest

from tests.api.evenings import GAMES, SCRIPTS, Evening, begins, comes_late, is_over, is_told, leader, leaves
from tests.api.service import Service
from tests.api.test_again import sits


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_evening(server: Service, game: str) -> None:
    script = SCRIPTS[game]
    table = Evening(server, game, script.players, **script.options)
    begins(table, script)
    is_told(table)
    is_over(table, script, leaves(table, script, comes_late(table, script)))
    leading = table[leader(table)]
    everybody = [*table.seats.values(), table.host]
    new = [sits(server, seat) for seat in sorted(everybody, key=lambda seat: seat is not leading)]
    page = new[0].get("").json()
    names = {seat["id"]: seat["name"] for seat in leading.get("").json()["seats"]}
    assert [seat["name"] for seat in page["seats"]] == [names[seat] for seat in table.seats]
    assert (page["status"], page["system"]) == ("open", leading.get("").json()["system"])
    assert {seat.get("").json()["table"] for seat in new} == {page["table"]}
