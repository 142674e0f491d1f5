"""Entries of every game have one form."""

from __future__ import annotations

import msgspec
import pytest

from api.systems import entries_of
from domain.systems import GAMES
from projections.encoding import encode
from projections.registry import PROJECTIONS
from tests.contract.sessions import NAMES, played


@pytest.mark.parametrize("name", NAMES)
def test_entries_are_of_one_form(name: str) -> None:
    """Event, seat and cause stand in each; the fields bear no second name of their kind, and fit their schema."""
    scene = played(name)
    schemas = entries_of(GAMES[name], "fr")
    for seat in ("host", *(each.id for each in scene.state.table.seats)):
        for frame in msgspec.json.decode(encode(scene.feed(seat))):
            known = {entry["event"] for entry in frame["entries"]} - {None}
            for entry in frame["entries"]:
                assert {"type", "event", "seat", "caused_by", "fields", "text"} <= entry.keys()
                assert (entry["event"] is None) == (entry["seat"] is None)
                assert entry["caused_by"] in ({None} if entry["event"] else known or {None})
                assert entry["fields"].get("type") != entry["type"]
    for kind in PROJECTIONS[name].shown:
        if kind.__struct_config__.tag is not None and kind.__name__ in schemas:
            assert "type" not in schemas[kind.__name__]["$defs"][kind.__name__]["properties"]
