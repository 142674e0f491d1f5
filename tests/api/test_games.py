"""Every game at the edge: whatever is offered is accepted, and everything told fits its schema."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from domain.systems import GAMES
from ops.play.sampler import Unsatisfiable, sample
from tests.api.service import Seat, Service
from tests.suite.seeds import seeds

NAMES = sorted(GAMES)
STEPS = 40
LAST = ("EndTable", "PauseTable", "CloseSeat")
"""After these, somebody may do nothing more."""


def opened(server: Service, name: str) -> list[Seat]:
    """A table of the game with the seats of its scenario; the host last."""
    scenario = import_module(f"tests.{name}.scenario")
    seats = [{"name": seat, "role": role} for seat, role in scenario.SEATS]
    body = {"system": name, "title": "Vendredi", "seats": seats, "options": dict(scenario.OPTIONS)}
    answer = server.http.post("/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [Seat(server, made["table"], token) for token in (*(s["token"] for s in made["seats"]), made["host"])]


def faces(offer: Any, command: Any) -> list[int]:
    """Physical dice for a command where the table wants them."""
    dice = offer.get("dice") or {}
    sides = command[dice["field"]] if dice.get("field") else dice.get("sides", [])
    return [1 for _ in sides] if dice.get("required") else []


def described(document: Any, component: str) -> Draft202012Validator:
    """What the OpenAPI document says of a component."""
    return Draft202012Validator({**document, "$ref": f"#/components/schemas/{component}"})


@pytest.mark.parametrize("seed", seeds(1, deep=40))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_offered_is_accepted(server: Service, name: str, seed: int) -> None:
    rng = Random(seed)
    seats = opened(server, name)
    system = server.http.get(f"/systems/{name}").json()
    schemas = {kind: Draft202012Validator(found["schema"]) for kind, found in system["commands"].items()}
    views = [Draft202012Validator(schema) for schema in system["views"].values()]
    document = server.http.get("/schema/openapi.json").json()
    frames = 0
    for step in range(STEPS):
        seat = rng.choice(seats)
        offers = [o for o in seat.moves() if o["type"] not in LAST and "for" not in o]
        if step == STEPS // 4 and GAMES[name].starts_with is None:
            seat, offers = seats[-1], [o for o in seats[-1].moves() if o["type"] == "StartTable"]
        if not offers:
            continue
        offer = rng.choice(offers)
        try:
            command: Any = sample(offer["schema"], rng)
        except Unsatisfiable:
            continue
        assert schemas[offer["type"]].is_valid(command), command
        frame = seat.did(command, *faces(offer, command))
        frames += bool(frame["entries"])
        view = seat.get("/view").json()["view"]
        assert any(schema.is_valid(view) for schema in views), view
        assert offer["label"]
    assert frames > STEPS // 4
    described(document, "Catalogue").validate(server.http.get(f"/systems/{name}/commands/fr").json())
    for seat in seats:
        for what, component in (("", "Overview"), ("/view", "Viewed"), ("/moves", "Offers"), ("/feed", "FeedPage")):
            described(document, component).validate(seat.get(what).json())
        numbers = [frame["frame"] for frame in seat.frames()]
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_commands_of_a_game_are_read_once(server: Service) -> None:
    """In the language of the address, whatever else is asked for; unchanged, they are not sent again."""
    place = "/systems/sombre/commands/en"
    first = server.http.get(place, headers={"Accept-Language": "fr"})
    assert first.status_code == 200
    assert first.headers["Content-Language"] == "en"
    assert first.headers["Content-Type"] == "application/schema+json"
    found = first.json()
    assert found["$id"] == place
    assert found["$defs"]["RuleFall"]["properties"]["character"]["title"] == "Character"
    again = server.http.get(place, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.http.get("/systems/sombre/commands/de").status_code == 404
    assert server.http.get("/systems/chess/commands/fr").status_code == 404


def test_a_name_that_is_taken_while_away_changes_the_moves(server: Service) -> None:
    """Whoever is away is told nothing, not even of itself; what it may do has changed nevertheless."""
    *_, host = seats = opened(server, "sombre")
    player = next(seat for seat in seats if "CreateCharacter" in {move["type"] for move in seat.moves()})
    player.did({"type": "JoinTable"})
    (presence,) = (move for move in player.moves() if move["type"] == "SetPresence")
    mine = presence["schema"]["properties"]["seat"]["oneOf"][0]["const"]
    host.did({"type": "SetPresence", "seat": mine, "away": True})
    for name in ("Rose", "Iris"):
        player.did({"type": "JoinTable", "name": name})
        (join,) = (move for move in player.moves() if move["type"] == "JoinTable")
        assert name in join["schema"]["properties"]["name"]["not"]["enum"]
