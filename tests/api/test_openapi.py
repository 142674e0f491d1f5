"""The OpenAPI document: valid, complete, its discriminators right, its names stable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from api.app import PAGES, create_app
from api.base.settings import Settings
from api.contract import EXAMPLES, ROUTES
from api.openapi import document, path_of
from domain.systems import GAMES
from tests.api.service import Seat, Service, installed
from tests.game.purse import purse

PLACE = "#/components/schemas/"


@pytest.fixture(scope="module")
def spec() -> Any:
    with installed(purse()):
        return json.loads(msgspec.json.encode(document()))


def test_the_document_is_valid(spec: Any) -> None:
    OpenAPIV31SpecValidator(spec).validate()


def test_both_forms_say_the_same(server: Service) -> None:
    as_json = server.http.get("/schema/openapi.json")
    as_yaml = server.http.get("/schema/openapi.yaml")
    assert as_json.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert as_json.json() == msgspec.yaml.decode(as_yaml.content)
    assert as_json.json()["openapi"] == "3.1.0"


def test_the_document_of_one_game_names_no_other(server: Service) -> None:
    whole = server.http.get("/schema/openapi.json").json()
    alone = server.http.get("/schema/openapi.json", params={"system": "nosgoth"}).json()
    OpenAPIV31SpecValidator(alone).validate()
    assert alone["paths"] == whole["paths"]
    assert "NosgothCommand" in alone["components"]["schemas"]
    assert not [name for name in alone["components"]["schemas"] if "Sombre" in name or "Ambre" in name]
    assert server.http.get("/schema/openapi.yaml?system=nosgoth").status_code == 200
    assert server.http.get("/schema/openapi.json?system=chess").json()["code"] == "no_such_system"


def test_a_parameter_is_needed_where_its_handler_has_no_default(spec: Any) -> None:
    by_name = {each["name"]: each for each in spec["paths"]["/tables/{table}/why"]["get"]["parameters"]}
    assert [name for name, each in by_name.items() if each["required"]] == ["table", "pointer"]
    assert "language" in {each["name"] for each in spec["paths"]["/tables/{table}/live"]["get"]["parameters"]}


def nodes(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from nodes(item)
    elif isinstance(value, list):
        for item in value:
            yield from nodes(item)


def test_every_reference_resolves(spec: Any) -> None:
    refs = {node["$ref"] for node in nodes(spec) if isinstance(node.get("$ref"), str)}
    for ref in refs:
        target = spec
        for part in ref.removeprefix("#/").split("/"):
            target = target[part]


def test_discriminators_lead_to_the_schema_with_their_tag(spec: Any) -> None:
    unions = [node for node in nodes(spec) if "discriminator" in node]
    assert len(unions) >= 2 + len(GAMES)
    for union in unions:
        found = union["discriminator"]
        name = found["propertyName"]
        assert {member["$ref"] for member in union["oneOf"]} == set(found["mapping"].values())
        for tag, ref in found["mapping"].items():
            schema = spec["components"]["schemas"][ref.removeprefix(PLACE)]
            assert schema["properties"][name]["enum"] == [tag]
            assert name in schema["required"]


def test_what_callers_send_is_closed(spec: Any) -> None:
    schemas = spec["components"]["schemas"]
    for name in ("Correction", "TableCommand", *(f"{game.capitalize()}Command" for game in GAMES)):
        for ref in schemas[name]["discriminator"]["mapping"].values():
            assert schemas[ref.removeprefix(PLACE)]["additionalProperties"] is False
    for name in ("CommandRequest", "NewTable", "SeatSpec", "Message"):
        assert schemas[name]["additionalProperties"] is False


def test_every_command_of_every_game_is_documented(spec: Any) -> None:
    request = spec["components"]["schemas"]["CommandRequest"]
    groups = [member["$ref"].removeprefix(PLACE) for member in request["properties"]["command"]["anyOf"]]
    assert request["additionalProperties"] is False
    for game in GAMES.values():
        group = f"{game.name.capitalize()}Command"
        assert group in groups
        tags = spec["components"]["schemas"][group]["discriminator"]["mapping"]
        assert set(tags) == {kind.__name__ for kind in game.commands if game.public(kind)}


def test_every_route_is_documented_and_no_other(spec: Any) -> None:
    app = create_app(Settings(database="memory"))
    pages = {path_of(page) for page in PAGES}
    served = {route.path_format for route in app.routes} - pages
    assert served == set(spec["paths"])
    assert len({route.name for route in ROUTES}) == len(ROUTES)


def test_every_failure_is_a_problem(spec: Any) -> None:
    for path in spec["paths"].values():
        for operation in path.values():
            statuses = operation["responses"].keys()
            assert {"429", "500"} <= statuses
            for status in statuses:
                if int(status) >= 400:
                    assert operation["responses"][status] == {"$ref": f"#/components/responses/Problem{status}"}
    problem = spec["components"]["schemas"]["Problem"]
    assert list(problem["properties"])[:4] == ["type", "title", "status", "detail"]


def test_what_a_seat_is_refused_is_documented(server: Service, spec: Any) -> None:
    """Each of these was once answered and not listed."""
    table = server.open("nosgoth", gm_reads_whispers=False)
    branch = Seat(server, table.gm.posted("/branches", {})["table"], table.host.token)
    refusals = [(403, "get", what, table.bob.get(f"/{what}", reader="player1")) for what in ("view", "feed")]
    refusals += [(409, "get", what, table.gm.get(f"/{what}", reader="player1")) for what in ("view", "feed", "story")]
    refusals += [(409, "post", "seats/{seat}/token", branch.post("/seats/player1/token", {}))]
    for status, method, what, answer in refusals:
        assert answer.status_code == status, answer.text
        assert str(status) in spec["paths"][f"/tables/{{table}}/{what}"][method]["responses"], what
    for path, operations in spec["paths"].items():
        for operation in operations.values():
            assert not operation.get("security", True) or {"401", "503"} <= operation["responses"].keys(), path


def test_a_problem_admits_the_details_of_a_refusal(server: Service) -> None:
    components = server.http.get("/schema/openapi.json").json()["components"]
    answer = server.http.post("/tables", json={"system": "nosgoth", "title": "x", "seats": []}).json()
    assert answer.keys() - components["schemas"]["Problem"]["properties"], answer
    Draft202012Validator({"$ref": f"{PLACE}Problem", "components": components}).validate(answer)


def test_another_game_renames_nothing(spec: Any) -> None:
    fewer = json.loads(msgspec.json.encode(document()))["components"]["schemas"]
    more = spec["components"]["schemas"]
    joined = {"CommandRequest", "Part", "Message", "Viewed"}
    assert {name: more.get(name) for name in fewer if name not in joined} == {
        name: schema for name, schema in fewer.items() if name not in joined
    }
    assert all(name.startswith("Purse") for name in more.keys() - fewer.keys())


def test_every_component_has_its_key_as_title(spec: Any) -> None:
    assert all(schema["title"] == name for name, schema in spec["components"]["schemas"].items())


def test_every_property_is_described(spec: Any) -> None:
    schemas = spec["components"]["schemas"].items()
    bare = [
        (name, key)
        for name, schema in schemas
        if not name.startswith("Purse")
        for key, part in schema.get("properties", {}).items()
        if not part.get("description")
    ]
    assert not bare


def test_generators_find_nothing_that_they_do_not_understand(spec: Any) -> None:
    assert not [node for node in nodes(spec) if node.get("items") is False]
    for path in spec["paths"].values():
        assert all("security" in operation for operation in path.values())


def test_the_examples_work(server: Service, spec: Any) -> None:
    """Sent in their order, by the game master of the table that the first one opens."""
    found = {
        operation["operationId"]: (method, path, operation["requestBody"]["content"]["application/json"]["examples"])
        for path, methods in spec["paths"].items()
        for method, operation in methods.items()
        if "requestBody" in operation
    }
    assert found.keys() == EXAMPLES.keys()
    seats: list[dict[str, str]] = []
    table = ""
    for name in EXAMPLES:
        method, path, examples = found[name]
        for title, example in examples.items():
            for seat in seats if title == "sit" else seats[:1] or [{"token": "none"}]:
                headers = {"Authorization": f"Bearer {seat['token']}"}
                answer = server.http.request(
                    method, path.format(table=table, seat="gm1"), json=example["value"], headers=headers
                )
                assert answer.status_code in (200, 201), (name, title, answer.text)
            if name == "openTable":
                table, seats = answer.json()["table"], answer.json()["seats"]
