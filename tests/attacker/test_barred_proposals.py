"""A proposal that a branch could not carry out is refused at once, as the deciding consent would be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from domain.base.events import Command
from domain.systems import GAMES
from domain.systems.innommable.epilogue import DiscloseSecret
from domain.systems.spin.session.session import DiscloseSecrets
from tests.attacker.world import TABLE, Answer, Edge, World
from tests.contract.sessions import played
from tests.twins import encode

OPENING: Mapping[str, type[Command]] = {"innommable": DiscloseSecret, "spin": DiscloseSecrets}
"""What opens a thing at the end and may be taken back. In Ambre, where players decide, nothing of the kind may."""


class Voting:
    """A table whose players correct their record together, up to the act that opened something."""

    def __init__(self, edge: Edge, name: str) -> None:
        raw = played(name).feeds.history.raw
        act = next(event for event in raw if isinstance(event.command, OPENING[name]))
        self.act = act.id
        self.world = World(edge)
        self.world.place(raw[: act.version])
        seats = raw[0].command.seats
        self.proposer, self.other = [seat.id for seat in seats if seat.role == "player"][:2]
        self.steps = 0

    def ask(self, table: str, seat: str, path: str, body: Any) -> Answer:
        self.steps += 1
        self.world.begin(str(self.steps))
        return self.world.ask(table, seat, "POST", f"/{path}", encode(body))

    def consented(self, table: str) -> Answer:
        pending = self.world.feeds(table).state.table.proposal
        assert pending is not None
        return self.ask(table, self.other, "corrections", {"type": "consent", "proposal": pending.id})

    def propose(self, table: str, kind: str) -> Answer:
        body = {"type": kind, "target": self.act, "reason": "pour voir", "cascade": True}
        return self.ask(table, self.proposer, "corrections", body)

    def corrected(self, table: str, kind: str) -> None:
        assert self.propose(table, kind).accepted
        assert self.consented(table).accepted

    def branched(self) -> str:
        assert self.ask(TABLE, self.proposer, "branches", {"reason": "pour voir"}).status == 202
        assert self.consented(TABLE).accepted
        (branch,) = self.world.ask(TABLE, "host", "GET", "").json()["branches"]
        return str(branch)


@pytest.fixture
def voting(name: str) -> Iterator[None]:
    """In this game two players decide on corrections."""
    game = GAMES[name]
    law = game.law
    force_setattr(game, "law", replace(law, consent=lambda state: 2))
    try:
        yield
    finally:
        force_setattr(game, "law", law)


@pytest.mark.parametrize("name", OPENING)
@pytest.mark.usefixtures("voting")
def test_a_proposal_is_refused_where_its_correction_would_be(edge: Edge, name: str) -> None:
    """It would bring back in a branch what its origin has closed meanwhile. In the origin it is admitted, and once it
    was carried out there, in the branch, too.
    """
    table = Voting(edge, name)
    branch = table.branched()
    for place in (TABLE, branch):
        table.corrected(place, "retract")
    length = table.world.feeds(branch).history.version
    before = table.world.ask(branch, table.other, "GET", "/feed")
    refused = table.propose(branch, "restore")
    assert (refused.status, refused.json()["code"]) == (409, "origin_sealed")
    assert table.world.ask(branch, table.other, "GET", "/feed") == before
    assert table.world.feeds(branch).state.table.proposal is None
    assert table.world.feeds(branch).history.version == length
    offered = table.world.ask(branch, table.proposer, "GET", "/moves").json()["corrections"]
    assert "restore" not in {each["type"] for each in offered}
    table.corrected(TABLE, "restore")
    table.corrected(branch, "restore")
    table.world.close()
