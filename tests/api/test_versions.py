"""Tables of two versions of one game beside each other: each is told, offered and described under its own."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest
from jsonschema_rs import Draft202012Validator

import domain.systems
from domain.systems import GAMES, VERSIONS
from domain.systems import game as game_of
from ops.clients.python.greffe_client.forms import places
from projections.moves.catalogue import place
from tests.api.service import Seat, Service, playing
from tests.contract.golden import TAGS

FORMER = [(name, version) for name, version in TAGS if version != GAMES[name].version]


def test_every_version_is_listed(server: Service) -> None:
    for line in server.http.get("/systems").json():
        versions = VERSIONS.get(line["system"])
        if versions is not None:
            assert line["versions"] == [each.version for each in versions]
            assert line["version"] == line["versions"][0]


@pytest.mark.parametrize(("name", "version"), TAGS)
def test_each_version_is_described(server: Service, name: str, version: int) -> None:
    game = game_of(f"{name}/{version}")
    body = server.http.get(f"/systems/{name}", params={"version": version}).json()
    assert (body["system"], body["version"]) == (name, version)
    assert {kind.__name__ for kind in game.commands if game.public(kind)} <= body["commands"].keys()
    Draft202012Validator(body["options"]).validate({})
    forms = server.http.get(place(game, "fr"))
    assert forms.json()["$id"] == place(game, "fr")
    assert ("version=" in place(game, "fr")) is ((name, version) in FORMER)


def test_a_version_that_is_not_here(server: Service) -> None:
    for path in ("/systems/sombre", "/systems/sombre/commands/fr"):
        answer = server.http.get(path, params={"version": 99})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_version")
    assert server.http.get("/systems/chess", params={"version": 1}).json()["code"] == "no_such_system"
    assert server.http.get("/systems/sombre", params={"version": "one"}).status_code == 400


@pytest.mark.parametrize(("name", "version"), FORMER)
def test_a_table_keeps_the_version_that_it_was_opened_with(tmp_path: Path, name: str, version: int) -> None:
    """Also when the service begins anew; a new table has the present one. Its forms refer to its own catalogue."""
    former, database = game_of(f"{name}/{version}"), tmp_path / "greffe.sqlite"
    with playing(database) as service:
        with patch.dict(domain.systems.GAMES, {name: former}):
            then = service.open(name)
        assert service.open(name).host.get("").json()["system"] == GAMES[name].tag
    with playing(database) as service:
        gm = Seat(service, then.id, then.gm.token)
        assert gm.get("").json()["system"] == former.tag
        assert gm.moves(), "every form is put together with what its schema refers to"
        assert set(places(move["schema"] for move in gm.get("/moves").json()["moves"])) == {place(former, "fr")}
