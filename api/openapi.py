"""The OpenAPI 3.1 document, made from the routes, their contract and the games in the registry."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import FromQuery

from api import schemas
from api.contract import EXAMPLES, KINDS, LINKS, PARAMETERS, ROUTES, Route, components
from api.http.parameters import Operations, Terms
from api.http.problems import Failed
from api.http.representations import Documents, Representation, public, represented
from domain.game import Game
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from projections.base.registry import PROJECTIONS

Schema = dict[str, Any]
VERSION = "1"
PROBLEM = "application/problem+json"
ABOUT = """\
Keeps the record of tabletop role-playing sessions.

This is version 1 of the interface. Within it, commands, fields, codes, parameters and headers are added, and none is
taken away or changes its meaning: a client ignores what it does not know. What is to go is announced in the changelog,
and every answer of an operation that is to go has `Deprecation` (RFC 9745), since when, and `Sunset` (RFC 8594), when
it ends: a year later at the earliest, in another version of the interface.

Every answer has `X-Request-Id`: the caller's own, if it sent a short word, else one of ours. `RateLimit` and
`RateLimit-Policy` tell what is left in the window. `Idempotent-Replayed: true` stands where a request under an
`Idempotency-Key` was carried out before. Every `GET` answers `HEAD`. The `type` of a problem is a page that explains
it.
"""
_HANDED = {"request", "socket", "scope", "receive", "send"}
_ABOUT: Mapping[int, str] = {
    400: "Malformed",
    401: "No token, a wrong one, or another table's",
    403: "Not this seat's to do",
    404: "No such frame, event, seat or game",
    406: "Not to be had in any form that is accepted",
    409: "Refused by the rules",
    413: "Too large",
    415: "Only JSON is read here",
    422: "The idempotency key came before with another body",
    429: "Too many requests",
    500: "A fault of the service",
    503: "The register cannot serve now: try again",
}


@get("/schema/openapi.json", opt={"page": True})
async def get_openapi_json(request: Request[Any, Any, Any], system: FromQuery[str | None] = None) -> Response[bytes]:
    """Return this document as JSON; with `system`, of that game alone."""
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(_json, _known(system)), "application/vnd.oai.openapi+json")


@get("/schema/openapi.yaml", opt={"page": True})
async def get_openapi_yaml(request: Request[Any, Any, Any], system: FromQuery[str | None] = None) -> Response[bytes]:
    """Return this document as YAML; with `system`, of that game alone."""
    documents: Documents = request.app.state.documents
    json = await documents.get(_json, _known(system))
    return public(request.scope, await documents.get(_yaml, json.body), "application/vnd.oai.openapi")


def _known(system: str | None) -> str | None:
    """Return the name of a game, or None for all of them. Raises Failed `no_such_system`."""
    if system is not None and system not in GAMES:
        raise Failed(404, "no_such_system")
    return system


def paths() -> dict[str, Schema]:
    """Return the operations by path and method; the components that they refer to are in the document."""
    found: dict[str, Schema] = {}
    for route in ROUTES:
        found.setdefault(path_of(route.handler), {})[method_of(route.handler)] = _operation(route)
    return found


def document(system: str | None = None) -> Schema:
    """Return the whole document, or that of one game, as plain values."""
    games = tuple(game for game in GAMES.values() if system in (None, game.name))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Greffe",
            "version": VERSION,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths(),
        "components": {
            "schemas": _schemas(games),
            "responses": {f"Problem{status}": _problem(status) for status in _ABOUT},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat"}},
        },
    }


def operations() -> Operations:
    """Return the formal terms of requests, operation by operation, as the contract has them."""
    found: dict[tuple[str, str], Terms] = {}
    for route in ROUTES:
        query = [p for p in map(_parameter, parameters_of(route)) if p["in"] == "query"]
        gives = tuple(dict.fromkeys(b.media_type for _, bodies in route.answers.values() for b in bodies))
        found[method_of(route.handler).upper(), path_of(route.handler)] = Terms(
            frozenset(each["name"] for each in query),
            frozenset(each["name"] for each in query if each["required"]),
            frozenset(each["name"] for each in query if each["schema"].get("type") == "integer"),
            gives,
            route.body is not None,
        )
    return found


def path_of(handler: BaseRouteHandler) -> str:
    """Return the path of a handler as in `/tables/{table}/view`, without the types that Litestar writes into it."""
    return re.sub(r":\w+}", "}", next(iter(handler.paths)))


def method_of(handler: BaseRouteHandler) -> str:
    """Return the HTTP method of a handler: sockets open with a GET; the command path is a POST."""
    if isinstance(handler, HTTPRouteHandler):
        return next(iter(handler.http_methods)).lower()
    return "post" if path_of(handler).endswith("/commands") else "get"


class Taken(NamedTuple):
    """A parameter that a route reads, by its name in `PARAMETERS`."""

    name: str
    needed: bool


def parameters_of(route: Route) -> tuple[Taken, ...]:
    """Return the parameters of a route: those of the path, those that the handler reads from the query, and those that
    the contract adds to them.
    """
    in_path = re.findall(r"{(\w+)}", path_of(route.handler))
    taken = inspect.signature(route.handler.fn).parameters
    query = [each for name, each in taken.items() if name not in _HANDED and name not in in_path]
    return (
        *(Taken(name, True) for name in in_path),
        *(Taken(each.name, each.default is each.empty) for each in query),
        *(Taken(name, False) for name in (*route.headers, "Accept-Language", "X-Request-Id")),
    )


def problems_of(route: Route) -> list[int]:
    """Return the statuses with which a route may refuse."""
    media = [406] if any(bodies for _, bodies in route.answers.values()) else []
    body = [415] if route.body else []
    known = [401, 503] if route.bearer else []
    return sorted({*route.problems, *media, *body, *known, 400, 429, 500})


def _operation(route: Route) -> Schema:
    about = inspect.getdoc(route.handler.fn) or ""
    made: Schema = {
        "operationId": route.name,
        "tags": [route.tag],
        "summary": about.partition(".")[0].replace("`", ""),
        "description": about,
        "parameters": [_parameter(each) for each in parameters_of(route)],
        "responses": {
            **{str(status): _answer(route, status) for status in route.answers},
            **{str(s): {"$ref": f"#/components/responses/Problem{s}"} for s in problems_of(route)},
        },
    }
    if route.body:
        content = {"schema": schemas.ref(route.body), "examples": _examples(route.name)}
        made["requestBody"] = {"required": True, "content": {"application/json": content}}
    made["security"] = [{"seat": []}] if route.bearer else []
    return made


def _examples(operation: str) -> Schema:
    return {name: {"value": value} for name, value in EXAMPLES[operation].items()}


def _parameter(taken: Taken) -> Schema:
    """Return the description of a parameter. In the contract, one whose name is taken in a path, too, has a question
    mark.
    """
    place, schema, about = PARAMETERS[taken.name]
    name = taken.name.rstrip("?")
    return {"name": name, "in": place, "required": taken.needed, "description": about, "schema": schema}


def _answer(route: Route, status: int) -> Schema:
    text, bodies = route.answers[status]
    if not bodies:
        return {"description": text}
    content = {
        b.media_type: {"schema": schemas.ref(b.component) if b.component else {"type": "string"}} for b in bodies
    }
    links = {
        name: {"operationId": operation, "parameters": dict(parameters)}
        for name, (operation, parameters) in LINKS.get(route.name, {}).items()
        if status < 202
    }
    return {"description": text, "content": content, **({"links": links} if links else {})}


def _problem(status: int) -> Schema:
    return {"description": _ABOUT[status], "content": {PROBLEM: {"schema": schemas.ref("Problem")}}}


def _schemas(games: Iterable[Game]) -> dict[str, Schema]:
    structs, others = schemas.structs_of(KINDS), components()
    assert not structs.keys() & others.keys(), "two components bear one name"
    made = structs | others
    commands, views = [schemas.ref("TableCommand")], []
    made["TableCommand"] = schemas.table_command()
    made |= {k: v for k, v in schemas.structs_of(TABLE_COMMANDS).items() if k not in made}
    shared = list(made)
    for game in games:
        own, seen = schemas.of_game(game, PROJECTIONS[game.name], made)
        made |= own
        commands.append(schemas.ref(f"{schemas.camel(game.name)}Command"))
        views += seen
    made["CommandRequest"] = made.pop("Envelope")
    made["CommandRequest"]["properties"]["command"] = {"anyOf": commands}
    made["Part"]["properties"]["command"] = {"anyOf": commands}
    made["Message"]["properties"]["command"] = {"anyOf": commands}
    made["Message"]["properties"]["correction"] = schemas.ref("Correction")
    made["Problem"]["additionalProperties"] = True
    made["Reply"]["properties"]["problem"] = {"anyOf": [schemas.ref("Problem"), {"type": "null"}]}
    made["Viewed"]["properties"]["view"] = _views(made, views)
    made["Line"]["properties"]["fields"] = {
        "type": "object",
        "additionalProperties": True,
        "description": "See `entries` in GET /systems/{name}",
    }
    made |= {name: schemas.component(made[name], name) for name in made if name in shared or name == "CommandRequest"}
    return {name: {**schema, "title": name} for name, schema in made.items()}


def _views(made: dict[str, Schema], views: list[Schema]) -> Schema:
    """Return the union of the games' views, told apart by `type` if every one has it."""
    names = [view["$ref"].rpartition("/")[2] for view in views]
    tags = [made[name]["properties"].get("type", {}).get("enum", [""])[0] for name in names]
    if not views or not all(tags):
        return {"anyOf": views} if views else {}
    return schemas.tagged(dict(zip(tags, names, strict=True)))


def _json(system: str | None) -> Representation:
    return represented(msgspec.json.encode(document(system)))


def _yaml(json: bytes) -> Representation:
    return represented(msgspec.yaml.encode(msgspec.json.decode(json)))
