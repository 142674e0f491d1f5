"""The games and the pages: what a newcomer and a client's maker find, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

from domain.systems import GAMES
from tests.api.service import Service

NAMES = sorted(GAMES)


def test_every_game_is_listed(server: Service) -> None:
    listed = server.http.get("/systems").json()
    assert {"purse", *NAMES} == {game["system"] for game in listed}


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_a_game_tells_its_rules_and_schemas(server: Service, name: str, locale: str) -> None:
    game = GAMES[name]
    body = server.http.get(f"/systems/{name}", headers={"Accept-Language": locale}).json()
    assert [rule["id"] for rule in body["rules"]] == [rule for rule in game.rules if rule not in game.reserved]
    assert all(rule["title"] for rule in body["rules"])
    assert {k.__name__ for k in game.commands if game.public(k)} <= body["commands"].keys()
    assert "JoinTable" in body["commands"]
    for command in body["commands"].values():
        assert command["label"]
        meta.validate(command["schema"])
    for schema in (body["options"], *body["views"].values(), *body["entries"].values()):
        meta.validate(schema)
    Draft202012Validator(body["options"]).validate({})


def test_a_commands_schema_stands_alone(server: Service) -> None:
    schema: Any = server.http.get("/systems/purse").json()["commands"]["Earn"]["schema"]
    validator = Draft202012Validator(schema)
    assert validator.is_valid({"type": "Earn", "amount": 3})
    assert not validator.is_valid({"type": "Earn", "amount": 3, "luck": 1})
    assert not validator.is_valid({"type": "Spend", "amount": 3})


@pytest.mark.parametrize(
    ("locale", "words"), [("fr", "Le registre de vos parties"), ("en", "The record of your role-playing")]
)
def test_the_first_page_is_in_the_readers_language(server: Service, locale: str, words: str) -> None:
    page = server.http.get("/", headers={"Accept-Language": locale})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert words in page.text
    assert f'<html lang="{locale}">' in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_the_viewer_knows_the_form_of_the_document(server: Service) -> None:
    """Swagger UI 5 reads OpenAPI 3.1; 4 took it for something else."""
    assert "isOAS31" in server.http.get("/docs/swagger-ui-bundle.js").text
    start = server.http.get("/docs/start.js").text
    assert '"schema/openapi.json"' in start
    assert "http" not in start


def test_the_documentation_needs_no_other_server(server: Service) -> None:
    page = server.http.get("/docs")
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy
    linked = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert len(linked) == 4
    for address in linked:
        assert not address.startswith(("/", "http"))  # it may be served under any path
        asset = server.http.get(f"/{address}")
        assert asset.status_code == 200
        assert asset.headers["x-content-type-options"] == "nosniff"
    assert '"schema/openapi.json"' in server.http.get("/docs/start.js").text


def test_health(server: Service) -> None:
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    answer = server.http.get("/ready")
    ready = {"status": "ready", "notifier": "ok", "bell": "ok", "went_back": 0, "damaged": 0}
    assert (answer.status_code, answer.json()) == (200, ready)


def test_the_seats_to_begin_with_open_a_table(server: Service) -> None:
    """As many of each role as the game says, under its options as they are, and no fewer players than it takes."""
    for line in server.http.get("/systems").json():
        roles = line["roles"]
        seats = [{"name": f"{role} {n}", "role": role} for role in roles for n in range(roles[role]["to_begin"])]
        answer = server.http.post("/tables", json={"system": line["system"], "title": "Vendredi", "seats": seats})
        assert answer.status_code == 201, (line["system"], answer.text)
        assert all(role["least"] <= role["to_begin"] <= role["most"] for role in roles.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_game_tells_the_titles_of_chapters(server: Service, name: str) -> None:
    """Whoever shows moves by chapter needs no names of commands."""
    game, body = GAMES[name], server.http.get(f"/systems/{name}", headers={"Accept-Language": "fr"}).json()
    assert all(chapter["title"] for chapter in body["chapters"])
    placed = {command: chapter["chapter"] for chapter in body["chapters"] for command in chapter["commands"]}
    first = {command: described["rules"][0] for command, described in body["commands"].items() if described["rules"]}
    assert len(placed) > 0.9 * len(body["commands"]), "those that cite reserved rules have no chapter"
    assert all(placed.get(command, rule.split("-")[1]) == rule.split("-")[1] for command, rule in first.items())
    (talk,) = (chapter["commands"] for chapter in body["chapters"] if chapter["chapter"] == "talk")
    assert talk == sorted(kind.__name__ for kind in game.anytime), "in one order in every process: it has one ETag"
    assert (placed["JoinTable"], placed["AddSeat"]) == ("table", "table")
