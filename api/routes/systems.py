"""Games that can be played here: what each accepts and shows, as JSON Schema (2020-12), and its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from api.http.problems import Failed
from api.http.representations import Documents, Representation, public, represented
from domain.base.events import Command
from domain.game import Game
from domain.seating.opening import seat_bounds, suggested_seats
from domain.systems import GAMES, VERSIONS
from domain.table.commands import TABLE_COMMANDS
from domain.table.seats import Role
from projections.base.encoding import encode
from projections.base.projection import Outline
from projections.base.registry import PROJECTIONS
from projections.entries.table_entries import public_types
from projections.moves.catalogue import chapter_of, exact, opening_form, rules_of, vocabulary
from projections.moves.catalogue_forms import written
from projections.texts import LOCALES, Locale, described, has, say

Schema = dict[str, Any]
JSON = "application/json"


class RoleCount(msgspec.Struct, frozen=True):
    """The number of seats that a role has at a table. `to_begin`: enough to begin with the default options."""

    least: int
    most: int
    to_begin: int


class SystemLine(msgspec.Struct, frozen=True):
    """A game in the list of games.

    `system`: the name that a new table gives; `version`: the version that a new table gets; `versions`: all that
    tables may have here, the present one first. `about`: a description of the game in the caller's language.
    """

    system: str
    version: int
    versions: tuple[int, ...]
    title: str
    about: str
    roles: dict[Role, RoleCount]


class CommandDescription(msgspec.Struct, frozen=True):
    """A command of a game: its label on a button, its rules, and its schema."""

    label: str
    rules: tuple[str, ...]
    schema: Schema


class Rule(msgspec.Struct, frozen=True):
    """A rule of the catalogue by its ID; `title` in the caller's language."""

    id: str
    title: str


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the game's rules; or `talk`, the commands of talk; or `table`, those common to all games.

    `chapter`: its ID, which a line in the list of moves names; `title`: in the caller's language; `commands`: those
    whose first rule is in this chapter.
    """

    chapter: str
    title: str
    commands: tuple[str, ...]


class System(msgspec.Struct, frozen=True):
    """One version of a game: its options, commands, views, entries and rules.

    `versions`: all that tables may have here, the present one first. `about`: a description of the game in the caller's
    language. Each schema can be read alone: its references are to its own `$defs`. The schema of the options has titles
    for its values, too.

    `entries`: by the type of an entry, the schema of its `fields`; `data`: the game's own tables. `words`: people's
    words for the values in views and entries, by `FIELD-VALUE` where one word means two things, else by `VALUE`. Parts
    of a catalogue that players may not know are in the game master's moves alone. `outline`: the entries with which a
    scene or a Turn begins. `chapters`: those to which commands belong.
    """

    system: str
    version: int
    versions: tuple[int, ...]
    title: str
    about: str
    roles: dict[Role, RoleCount]
    options: Schema
    commands: dict[str, CommandDescription]
    views: dict[str, Schema]
    entries: dict[str, Schema]
    rules: tuple[Rule, ...]
    words: dict[str, str]
    data: dict[str, Any]
    outline: Outline
    chapters: tuple[Chapter, ...]


@get("/systems")
async def get_systems(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the games that can be played here."""
    documents: Documents = request.app.state.documents
    games = tuple(GAMES.values())
    return public(request.scope, await documents.get(_list, games, request.scope["state"]["locale"]), JSON)


@get("/systems/{name:str}")
async def get_system(
    request: Request[Any, Any, Any], name: FromPath[str], version: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return one game: options, commands, views and entries as JSON Schema, rules with ID and title. With `version`,
    the one that a table has pinned, else the one that new tables get.
    """
    game = _game(name, version)
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(_system, game, request.scope["state"]["locale"]), JSON)


@get("/systems/{name:str}/commands/{language:str}")
async def get_commands(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    language: FromPath[str],
    version: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the commands of a game in one language, as the schemas of moves refer to them and narrow them. Each schema
    stands alone, has a title for every field and, for values that can be chosen in any state, for every value. With
    `version`, those of the version that a table has pinned, else of the present one. The answer changes with the
    version of the service alone.
    """
    game, locale = _game(name, version), next((each for each in LOCALES if each == language), None)
    if locale is None:
        raise Failed(404, "not_found")
    request.scope["state"]["locale"] = locale
    documents: Documents = request.app.state.documents
    return public(request.scope, await documents.get(_commands, game, locale), "application/schema+json")


def _game(name: str, version: int | None) -> Game:
    """Return that version of the game, the present one if none is asked for. Raises Failed."""
    game = GAMES.get(name)
    if game is None:
        raise Failed(404, "no_such_system")
    if version in (None, game.version):
        return game
    found = next((each for each in VERSIONS.get(name, ()) if each.version == version), None)
    if found is None:
        raise Failed(404, "no_such_version")
    return found


def _versions(game: Game) -> tuple[int, ...]:
    return tuple(each.version for each in VERSIONS.get(game.name, (game,)))


def _line(game: Game, locale: Locale) -> SystemLine:
    return SystemLine(game.name, game.version, _versions(game), game.title, _about(game, locale), _roles(game))


def _about(game: Game, locale: Locale) -> str:
    return _optional(game, locale, "about")


def _roles(game: Game) -> dict[Role, RoleCount]:
    suggested = suggested_seats(game)
    return {role: RoleCount(*seat_bounds(game, role), suggested[role]) for role in game.roles}


def _list(games: tuple[Game, ...], locale: Locale) -> Representation:
    return represented(encode([_line(game, locale) for game in games]))


@cache
def _commands(game: Game, locale: Locale) -> Representation:
    return represented(encode(written(game, locale)))


@cache
def _system(game: Game, locale: Locale) -> Representation:
    return represented(encode(_described(game, locale)))


def _described(game: Game, locale: Locale) -> System:
    projection = PROJECTIONS[game.name]
    return System(
        system=game.name,
        version=game.version,
        versions=_versions(game),
        title=game.title,
        about=_about(game, locale),
        roles=_roles(game),
        options=opening_form(game, locale),
        commands={k.__name__: _command(game, k, locale) for k in (*TABLE_COMMANDS, *game.commands) if game.public(k)},
        views=_named(game, locale, projection.views),
        entries=entries_of(game, locale),
        rules=tuple(Rule(rule, _optional(game, locale, f"rule-{rule}")) for rule in game.listed),
        words=dict(vocabulary(game, locale)),
        data=dict(game.data),
        outline=projection.outline,
        chapters=tuple(_chapters(game, locale)),
    )


def _chapters(game: Game, locale: Locale) -> Iterator[Chapter]:
    """Yield the chapters that have a title, in the order of the game's rules; those common to all games last."""
    found: dict[str, list[str]] = {chapter_of((rule,)): [] for rule in game.listed}
    for kind in game.commands:
        if game.public(kind) and kind not in game.anytime and (rules := rules_of(game, kind)):
            found[chapter_of(rules)].append(kind.__name__)
    found["talk"] = sorted(kind.__name__ for kind in game.anytime)  # of a set: each process has it in another order
    found["table"] = [kind.__name__ for kind in TABLE_COMMANDS]
    for chapter, commands in found.items():
        if title := _optional(game, locale, f"chapter-{chapter}"):
            yield Chapter(chapter, title, tuple(commands))


def _command(game: Game, kind: type[Command], locale: Locale) -> CommandDescription:
    label = _optional(game, locale, f"move-{kind.__name__}") or kind.__name__
    rules = tuple(rule for rule in kind.RULES if rule not in game.reserved)
    return CommandDescription(label, rules, _schema(game, locale, kind))


def _named(game: Game, locale: Locale, kinds: Iterable[type[Any]]) -> dict[str, Schema]:
    return {kind.__name__: _schema(game, locale, kind) for kind in kinds}


def entries_of(game: Game, locale: Locale) -> dict[str, Schema]:
    """Return the schema of the `fields` of each type of entry: a struct, or one of several, as readers may know more or
    less.
    """
    public = public_types(game, PROJECTIONS[game.name])
    return {name: _either([_fields(game, locale, kind) for kind in kinds]) for name, kinds in public.items()}


def _fields(game: Game, locale: Locale, kind: type[msgspec.Struct]) -> Schema:
    """Return the schema of an entry's fields: those of a command or a consequence, without `type`, its entry's type."""
    made = _schema(game, locale, kind)
    if kind.__struct_config__.tag is None:
        return made
    whole = made["$defs"][kind.__name__]
    properties = {name: each for name, each in whole["properties"].items() if name != "type"}
    schema = {**whole, "properties": properties, "required": list(properties)}
    return {**made, "$defs": {**made["$defs"], kind.__name__: schema}}


def _either(schemas: list[Schema]) -> Schema:
    if len(schemas) == 1:
        return schemas[0]
    defs = {name: each for schema in schemas for name, each in schema["$defs"].items()}
    return {"anyOf": [{"$ref": schema["$ref"]} for schema in schemas], "$defs": defs}


def _schema(game: Game, locale: Locale, kind: type[Any]) -> Schema:
    """Return the schema of a type, with titles and descriptions for people, in their language."""
    return described(PROJECTIONS[game.name].game, locale, kind.__name__, exact(msgspec.json.schema(kind)))


def _optional(game: Game, locale: Locale, message: str) -> str:
    source = PROJECTIONS[game.name].game
    return say(source, locale, message, {}) if has(source, locale, message) else ""
