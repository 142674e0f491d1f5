"""Forms that come again stand in a game's catalogue: whoever lays them as the README says gets what the move means."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from domain.systems import GAMES
from domain.table.commands import EndTable, PauseTable
from ops.bench.rows.moves import offered
from ops.clients.python.greffe_client.forms import places, put_together
from projections.base.encoding import encode
from projections.moves import offers, standing
from projections.moves.catalogue import catalogue
from projections.moves.published import written
from projections.texts import LOCALES
from tests.contract.sessions import NAMES, wandering

BOUND = 54_000
"""Bytes. Lists of victims and pursuers by name are a quarter of them, titles of fields another."""
SEEDS = {"sombre": 3}  # a session that is not closed at once


def test_the_moves_of_a_game_master_in_a_fight_are_bounded() -> None:
    """Grown beyond that? New forms may come again: `python -m tests.contract.forms sombre`."""
    assert len(encode(offered())) <= BOUND


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
        for command, forms in standing.standing(game, locale).items():
            for form in forms:
                assert found["$defs"][form.name] == form.schema
                assert form.address == f"{found['$id']}#/$defs/{form.name}"
                assert form.schema.get("properties", {}).keys() <= catalogue(game, locale)[command]["properties"].keys()
                assert places([form.schema]) == {found["$id"]}
                alone = put_together({"$ref": form.address}, {}, {found["$id"]: found})
                Draft202012Validator.check_schema(alone)
                assert alone["properties"]["type"] == catalogue(game, locale)[command]["properties"]["type"]
                assert not re.search(r'"(e\d+|host|gm\d*|player\d+)(\.\w+)*"', encode(form.schema).decode())


@pytest.mark.parametrize("name", NAMES)
def test_a_move_means_the_same_without_the_forms(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """... and without rules that the catalogue lists."""
    used = Counter[bool]()
    rng = Random(name)
    game, found = GAMES[name], msgspec.to_builtins(written(GAMES[name], "fr"))
    for scene, _ in wandering(name, SEEDS.get(name, 700), 60, without=(EndTable, PauseTable)):
        leading, *others = scene.state.table.seats
        seat = rng.choice((leading, leading, *others)).id
        short = msgspec.json.decode(encode(offers(scene.feeds, seat, "fr")))
        with monkeypatch.context() as patched:
            patched.setattr(import_module("projections.moves.offers"), "standing", lambda *_: {})
            whole = msgspec.json.decode(encode(offers(scene.feeds, seat, "fr")))
        for one, other in zip(short["moves"], whole["moves"], strict=True):
            alike = [
                put_together(o["schema"], d["$defs"], {found["$id"]: found}) for o, d in ((one, short), (other, whole))
            ]
            assert _plain(alike[0]) == _plain(alike[1]), one["type"]
            used[one["schema"] != other["schema"]] += 1
    rules = {kind.__name__: list(getattr(kind, "RULES", ())) for kind in game.commands if game.public(kind)}
    assert all(list(found["rules"][command]) in (listed, []) for command, listed in rules.items())
    assert used[True] or not standing.kept(name)


def _plain(schema: Any) -> Any:
    """Without the order of what is required."""
    if isinstance(schema, dict):
        return {k: sorted(v) if k == "required" and isinstance(v, list) else _plain(v) for k, v in schema.items()}
    return [_plain(item) for item in schema] if isinstance(schema, list) else schema
