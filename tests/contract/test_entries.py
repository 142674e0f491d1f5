"""Types of entries as `GET /systems/{name}` tells them."""

from __future__ import annotations

import pytest

from api.routes.systems import entries_of
from domain.systems import GAMES
from projections.base.registry import PROJECTIONS
from tests.contract.sessions import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_struct_that_is_told_belongs_to_a_type(name: str) -> None:
    """And none is there but those that can be read back."""
    projection = PROJECTIONS[name]
    typed = {struct for structs in projection.types.values() for struct in structs}
    assert {struct.__name__ for struct in typed} <= {struct.__name__ for struct in projection.shown}
    game = GAMES[name]
    named = {*game.recorded.values(), *(kind.__name__ for kind in game.consequences)}
    assert projection.types.keys() <= named | {"OnBehalf"}


@pytest.mark.parametrize("name", NAMES)
def test_a_tag_is_the_type_and_no_field(name: str) -> None:
    for type_, schema in entries_of(GAMES[name], "fr").items():
        for ref in (schema, *schema.get("anyOf", ())):
            if "$ref" in ref:
                struct = schema["$defs"][ref["$ref"].rpartition("/")[2]]
                assert struct.get("properties", {}).get("type", {}).get("const") is None, type_
