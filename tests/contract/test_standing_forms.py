"""Forms that come again stand in a game's catalogue: whoever lays them as the README says gets what the move means."""

from __future__ import annotations

import re

import msgspec
import pytest
from jsonschema_rs import meta

from domain.systems import GAMES
from ops.bench.rows.moves import fight
from ops.clients.python.greffe_client.forms import places, put_together
from projections.base.encoding import encode
from projections.moves import catalogue_forms, offers
from projections.moves.catalogue import catalogue
from projections.moves.catalogue_forms import written
from projections.texts import LOCALES
from tests.contract.sessions import NAMES

OF_A_TABLE = re.compile(r'"([eab]\d+|[ab] (\w+ )?\d|host|gm\d*|player\d+)(\.\w+)*"')
"""An id, a seat, or the name of somebody of an example."""
BOUND = 52_000
TALK = 1_500
"""Bytes. Lists of victims and pursuers by name are a quarter of them, titles of fields another."""


def test_the_moves_of_a_game_master_in_a_fight_are_bounded() -> None:
    """Those of play, and those of talk beside them. Grown beyond that? `Game.example` may show too little."""
    whole = offers(fight(), "gm1", "fr")
    talk = {kind.__name__ for kind in GAMES["sombre"].anytime}
    spoken = tuple(move for move in whole.moves if move.type in talk)
    assert len(encode(spoken)) <= TALK
    assert len(encode(whole)) <= BOUND + TALK


@pytest.mark.parametrize("name", NAMES)
def test_a_command_of_the_catalogue_stands_alone(name: str) -> None:
    """What is within a list or a map, too."""
    for locale in LOCALES:
        assert b"$ref" not in msgspec.json.encode(catalogue(GAMES[name], locale))


@pytest.mark.parametrize("name", NAMES)
def test_a_form_narrows_a_command_that_anybody_may_read(name: str) -> None:
    game = GAMES[name]
    for locale in LOCALES:
        found = msgspec.to_builtins(written(game, locale))
        for command, forms in catalogue_forms.catalogue_forms(game, locale).items():
            for form in forms:
                assert found["$defs"][form.name] == form.schema
                assert form.address == f"{found['$id']}#/$defs/{form.name}"
                assert form.schema.get("properties", {}).keys() <= catalogue(game, locale)[command]["properties"].keys()
                assert places([form.schema]) == {found["$id"]}
                alone = put_together({"$ref": form.address}, {}, {found["$id"]: found})
                meta.validate(alone)
                assert alone["properties"]["type"] == catalogue(game, locale)[command]["properties"]["type"]
                assert not OF_A_TABLE.search(encode(form.schema).decode())


@pytest.mark.parametrize("name", NAMES)
def test_rules_of_a_command_are_listed_once(name: str) -> None:
    """A move does not repeat those that the catalogue lists for its command."""
    game, found = GAMES[name], msgspec.to_builtins(written(GAMES[name], "fr"))
    rules = {kind.__name__: list(getattr(kind, "RULES", ())) for kind in game.commands if game.public(kind)}
    assert all(list(found["rules"][command]) in (listed, []) for command, listed in rules.items())
