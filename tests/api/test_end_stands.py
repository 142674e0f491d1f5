"""An end that opened the record stands: whatever would be played after it would be read by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from domain.game import Law
from tests.api.service import Opened, Seat, Service, event, installed, problem
from tests.game.purse import PROJECTION, purse

DISCLOSE = {"type": "disclose", "reason": "fini"}
WAYS = ("/corrections", "/corrections/preview")


@pytest.fixture
def voting(server: Service) -> Iterator[Service]:
    """A game that ends with the open box, and whose players decide on corrections together."""
    ending = replace(purse(Law(consent=lambda state: 2)), name="voting", over=lambda state: state.box is not None)
    with installed(ending, PROJECTION):
        yield server


def retract(act: str) -> dict[str, Any]:
    return {"type": "retract", "target": act, "reason": "pas encore"}


def opened_box(table: Opened) -> str:
    return event(table.ann.did({"type": "OpenBox"}))


def proposed(table: Opened, what: str, body: Any) -> Any:
    """Ann proposes it; return the voice of who consents."""
    asked = table.ann.post(what, body)
    assert asked.status_code in (201, 202), asked.text
    return {"type": "consent", "proposal": asked.json()["entries"][0]["fields"]["proposal"]}


def begun(table: Opened) -> Opened:
    """Return a branch of the table to which the players have consented."""
    table.bob.posted("/corrections", proposed(table, "/branches", {"reason": "pour voir"}))
    (name,) = table.ann.get("").json()["branches"]
    seats = (Seat(table.gm.service, name, seat.token) for seat in (table.gm, table.ann, table.bob, table.host))
    return Opened(name, table.tokens, *seats)


@pytest.mark.parametrize("disclosure", ["asked", "at_end"])
def test_an_end_is_not_taken_back_once_the_record_is_open(server: Service, disclosure: str) -> None:
    """SOM-ROLL-01: neither alone, nor with others, nor with all that came since. A branch may begin before it."""
    table = server.open("sombre", disclosure=disclosure)
    started = event(table.gm.did({"type": "StartPlay"}))
    end = event(table.gm.did({"type": "CloseTable"}))
    if disclosure == "asked":
        table.gm.posted("/corrections", retract(end))
        end = event(table.gm.did({"type": "CloseTable"}))
        table.gm.posted("/corrections", DISCLOSE)
    together = {"type": "together", "corrections": [retract(end)]}
    for body in (retract(end), together, retract(started) | {"type": "rewind"}):
        for what in WAYS:
            problem(table.gm.post(what, body), 409, "end_stands")
    problem(table.gm.post("/branches", {"correction": retract(end)}), 409, "end_stands")
    assert table.gm.get("").json()["status"] == "ended"
    assert table.gm.post("/branches", {"frame": 2}).status_code == 201


def test_the_end_of_a_branch_is_not_taken_back_once_the_record_of_its_origin_is_open(server: Service) -> None:
    """SOM-ROLL-01: that record tells what the branch would hide. Until then its end may be taken back."""
    table = server.open("sombre")
    table.gm.did({"type": "StartPlay"})
    branch = Seat(server, table.gm.posted("/branches", {})["table"], table.gm.token)
    table.gm.did({"type": "CloseTable"})
    branch.posted("/corrections", retract(event(branch.did({"type": "CloseTable"}))))
    problem(table.gm.post("/corrections", DISCLOSE), 409, "branches_live")
    end = event(branch.did({"type": "CloseTable"}))
    table.gm.posted("/corrections", DISCLOSE)
    for what in WAYS:
        problem(branch.post(what, retract(end)), 409, "end_stands")
    assert branch.get("").json()["status"] == "ended"


def test_nobody_votes_on_an_end_once_the_record_is_open(voting: Service) -> None:
    """Neither at the table nor in its branch is it put to the vote."""
    table = voting.open("voting")
    branch = begun(table)
    ends = [(each, opened_box(each)) for each in (branch, table)]
    table.bob.posted("/corrections", proposed(table, "/corrections", DISCLOSE))
    for each, end in ends:
        for what in WAYS:
            problem(each.ann.post(what, retract(end)), 409, "end_stands")
        assert each.ann.get("").json()["proposal"] is None


def test_a_vote_on_an_end_comes_too_late_once_the_record_is_open(voting: Service) -> None:
    """A record opens by itself while something else is put to the vote."""
    table = voting.open("voting", disclosure="at_end")
    branch = begun(table)
    here = proposed(table, "/corrections", retract(opened_box(table)))
    there = proposed(branch, "/corrections", retract(opened_box(branch)))
    table.bob.posted("/corrections", DISCLOSE)
    for each, voice in ((table, here), (branch, there)):
        for what in WAYS:
            problem(each.bob.post(what, voice), 409, "end_stands")
        assert each.ann.get("").json()["status"] == "ended"
