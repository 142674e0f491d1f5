"""Types of entries as `GET /systems/{name}` tells them."""

from __future__ import annotations

import pytest

from api.routes.systems import entries_of
from domain.systems import GAMES
from projections.base.entry_rules import entries_from
from projections.base.registry import PROJECTIONS
from tests.contract.sessions import NAMES
from tests.contract.withheld import entry_rules


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_entries_lists_all_that_may_happen(name: str) -> None:
    """SPI-SEC-01: what nobody has decided about is shown to nobody, and the game cannot be read."""
    table = entry_rules(name)
    for kind in table:
        with pytest.raises(ValueError, match=kind.__name__):
            entries_from({each: rule for each, rule in table.items() if each is not kind}, GAMES[name])


@pytest.mark.parametrize("name", NAMES)
def test_types_are_those_of_events_and_consequences(name: str) -> None:
    projection, game = PROJECTIONS[name], GAMES[name]
    named = {*game.recorded.values(), *(kind.__name__ for kind in game.consequences)}
    assert projection.types.keys() <= named | {"OnBehalf"}


@pytest.mark.parametrize("name", NAMES)
def test_a_tag_is_the_type_and_no_field(name: str) -> None:
    for type_, schema in entries_of(GAMES[name], "fr").items():
        for ref in (schema, *schema.get("anyOf", ())):
            if "$ref" in ref:
                struct = schema["$defs"][ref["$ref"].rpartition("/")[2]]
                assert struct.get("properties", {}).get("type", {}).get("const") is None, type_
