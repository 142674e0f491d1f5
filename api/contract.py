"""Parameters, bodies and answers of every route: the part of the OpenAPI document that handlers cannot tell
themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from litestar.handlers import BaseRouteHandler

from api.hooks.forms import HookMessage
from api.http.bodies import Envelope
from api.http.feed_streams import MovesTag
from api.http.problems import Problem
from api.http.responses import Frames
from api.http.tickets import Ticket, give_ticket
from api.notifications.connections import Connected
from api.pages import Health, Readiness, get_health, get_ready
from api.routes.branches import Branch, Compared, NewBranch, begin_branch, get_comparison
from api.routes.commands import post_command
from api.routes.corrections import post_correction, post_preview
from api.routes.hooks import HookShown, NewHook, delete_hook, get_hook, put_hook
from api.routes.hosts import (
    HostedLine,
    HostedPage,
    HostToken,
    follow_host_tables,
    get_host_tables,
    rotate_host_key,
)
from api.routes.kits import KitPreview, get_kit, give_kit, preview_kit
from api.routes.live import Message, Reply, live
from api.routes.problems import Explained, get_problem
from api.routes.reading import (
    FeedPage,
    Viewed,
    get_event,
    get_feed,
    get_forms,
    get_moves,
    get_record,
    get_view,
    get_why,
)
from api.routes.receipts import JWK_SET, get_keys, get_receipt
from api.routes.stories import get_story
from api.routes.systems import System, SystemLine, get_commands, get_system, get_systems
from api.routes.tables import NewTable, Overview, TableAgain, Token, get_table, open_table, revoke_token, rotate_token
from api.storage.keyring import KeySet
from api.tables.tokens import Opened
from domain.base.corrections import CorrectionCommand
from projections.exports.kit import Kit
from projections.exports.own import Receipt, RecordHeader
from projections.feeds.reader import Frame
from projections.moves import MovesList, Offers
from projections.moves.catalogue_forms import Catalogue
from projections.queries.events import EventKnown
from projections.queries.filters import FILTERS
from projections.queries.preview import Preview
from projections.queries.why import Why
from projections.texts import LOCALES

Schema = dict[str, Any]
JSON = "application/json"


class Body(NamedTuple):
    """A representation: its media type and the component that describes it (None: text)."""

    media_type: str
    component: str | None


class Route(NamedTuple):
    """A handler with what it takes and gives. `problems`: the statuses of refusals beside 400, 429 and 500, and 401 and
    503 where a token is needed; `headers`: those that it reads, and what it reads of the query beside the parameters of
    its handler.
    """

    handler: BaseRouteHandler
    name: str
    tag: str
    answers: Mapping[int, tuple[str, tuple[Body, ...]]]
    problems: tuple[int, ...] = ()
    body: str | None = None
    headers: tuple[str, ...] = ()
    bearer: bool = True


def _json(component: str) -> tuple[Body, ...]:
    return (Body(JSON, component),)


KINDS: tuple[Any, ...] = (
    Problem,
    NewTable,
    TableAgain,
    Opened,
    Overview,
    Token,
    NewHook,
    HookShown,
    HookMessage,
    HostedLine,
    HostedPage,
    HostToken,
    Envelope,
    Frame,
    Frames,
    Preview,
    FeedPage,
    EventKnown,
    Why,
    Viewed,
    Offers,
    MovesList,
    Catalogue,
    RecordHeader,
    Receipt,
    KeySet,
    list[SystemLine],
    System,
    Message,
    Reply,
    MovesTag,
    Connected,
    Ticket,
    Explained,
    Health,
    Readiness,
    CorrectionCommand,
    NewBranch,
    Branch,
    Compared,
    Kit,
    KitPreview,
)
"""The service's own structs in requests and answers, which become components of the OpenAPI document."""

ROUTES: tuple[Route, ...] = (
    Route(
        open_table,
        "openTable",
        "tables",
        {201: ("Opened", _json("Opened"))},
        (401, 403, 404, 409, 413, 422, 503),
        "Opening",
        ("Idempotency-Key",),
        bearer=False,
    ),
    Route(get_table, "getTable", "tables", {200: ("The table", _json("Overview"))}),
    Route(
        post_command,
        "postCommand",
        "play",
        {
            201: (
                "Carried out: the caller's own new frame, the last one; of several commands, all",
                _json("CarriedOut"),
            )
        },
        (403, 404, 409, 413, 422),
        "CommandRequest",
        ("Idempotency-Key", "patch", "moves"),
    ),
    Route(
        get_view,
        "getView",
        "play",
        {200: ("The view", _json("Viewed")), 304: ("Unchanged since the `ETag` in `If-None-Match`", ())},
        (403, 404, 409),
        headers=("If-None-Match",),
    ),
    Route(
        get_moves,
        "getMoves",
        "play",
        {200: ("What the seat may do", _json("Moves")), 304: ("Unchanged since the `ETag` in `If-None-Match`", ())},
        headers=("If-None-Match",),
    ),
    Route(
        get_forms,
        "getForms",
        "play",
        {
            200: ("The forms of the command", _json("Offers")),
            304: ("Unchanged since the `ETag` in `If-None-Match`", ()),
        },
        headers=("If-None-Match",),
    ),
    Route(
        get_feed,
        "getFeed",
        "play",
        {200: ("Frames", (Body(JSON, "FeedPage"), Body("text/event-stream", None)))},
        (403, 404, 409),
        headers=("moves", "connected", "Last-Event-ID", *(f"{name}?" for name in FILTERS)),
    ),
    Route(give_ticket, "giveTicket", "play", {201: ("The ticket, told once", _json("Ticket"))}, (403,)),
    Route(
        get_event,
        "getEvent",
        "play",
        {200: ("What the seat knows of the event", _json("EventKnown"))},
        (404,),
    ),
    Route(
        get_why,
        "getWhy",
        "play",
        {200: ("What gave the value, as far as the caller was told", _json("Why"))},
        (404,),
    ),
    Route(
        live,
        "live",
        "play",
        {101: ("The socket is open; see `Message`, `Reply`, `MovesTag` and `Connected`", ())},
        (403, 404),
        headers=("after", "patch", "moves", "connected", "language?"),
    ),
    Route(
        post_correction,
        "postCorrection",
        "corrections",
        {201: ("Carried out: the caller's own new frame", _json("Frame"))},
        (403, 404, 409, 413, 422),
        "Correction",
        ("Idempotency-Key", "preview", "patch", "moves"),
    ),
    Route(
        post_preview,
        "previewCorrection",
        "corrections",
        {200: ("What the correction would do, as far as the caller may see it", _json("Preview"))},
        (403, 404, 409, 413),
        "Correction",
    ),
    Route(
        begin_branch,
        "beginBranch",
        "corrections",
        {
            201: ("Begun: a table like any other, under the same tokens", _json("Branch")),
            202: ("Proposed to the other players: the caller's own new frame", _json("Frame")),
        },
        (403, 404, 409, 413, 422),
        "NewBranch",
        ("Idempotency-Key",),
    ),
    Route(
        get_comparison,
        "compareTables",
        "corrections",
        {200: ("Where the two part, as far as the caller may see", _json("Compared"))},
        (404,),
    ),
    Route(
        get_record,
        "getRecord",
        "tables",
        {200: ("JSON Lines: a `RecordHeader`, then each `Frame`", (Body("application/jsonl", None),))},
        (403, 404, 409),
    ),
    Route(
        get_story,
        "getStory",
        "tables",
        {200: ("The story, a file", (Body("text/html", None), Body("text/markdown", None)))},
        (403, 404, 409),
    ),
    Route(get_kit, "getKit", "tables", {200: ("What the caller has prepared", _json("Kit"))}, (409,)),
    Route(
        give_kit,
        "giveKit",
        "tables",
        {201: ("Carried out: the caller's own new frames", _json("Frames"))},
        (403, 404, 409, 413, 422),
        "Kit",
        ("Idempotency-Key", "patch", "moves"),
    ),
    Route(
        preview_kit,
        "previewKit",
        "tables",
        {200: ("What the table would refuse of it, and why", _json("KitPreview"))},
        (413,),
        "Kit",
    ),
    Route(get_receipt, "getReceipt", "tables", {200: ("The receipt", _json("Receipt"))}),
    Route(
        rotate_token,
        "rotateToken",
        "tables",
        {201: ("The new token, told once", _json("Token"))},
        (403, 404, 409),
        headers=("Idempotency-Key",),
    ),
    Route(revoke_token, "revokeToken", "tables", {204: ("Revoked", ())}, (403, 404, 409)),
    Route(
        put_hook,
        "putHook",
        "tables",
        {200: ("The hook", _json("HookShown"))},
        (403, 409, 413),
        "NewHook",
    ),
    Route(get_hook, "getHook", "tables", {200: ("The hook", _json("HookShown"))}, (403, 404)),
    Route(delete_hook, "deleteHook", "tables", {204: ("Deleted", ())}, (403,)),
    Route(
        get_host_tables,
        "getHostTables",
        "hosts",
        {200: ("A page of tables", _json("HostedPage"))},
    ),
    Route(
        follow_host_tables,
        "followHostTables",
        "hosts",
        {200: ("A `HostedLine` for each table, and at each change", (Body("text/event-stream", None),))},
    ),
    Route(rotate_host_key, "rotateHostKey", "hosts", {201: ("The new token, told once", _json("HostToken"))}),
    Route(get_systems, "getSystems", "systems", {200: ("The games", _json("Systems"))}, bearer=False),
    Route(get_system, "getSystem", "systems", {200: ("The game", _json("System"))}, (404,), bearer=False),
    Route(
        get_problem,
        "getProblem",
        "service",
        {200: ("What the problem means", (Body(JSON, "Explained"), Body("text/html", None)))},
        (404,),
        bearer=False,
    ),
    Route(
        get_commands,
        "getCommands",
        "systems",
        {
            200: ("The commands", (Body("application/schema+json", "Catalogue"),)),
            304: ("Unchanged since the `ETag` in `If-None-Match`", ()),
        },
        (404,),
        bearer=False,
        headers=("If-None-Match",),
    ),
    Route(
        get_keys,
        "getKeys",
        "service",
        {
            200: ("The public keys", (Body(JWK_SET, "KeySet"),)),
            304: ("Unchanged since the `ETag` in `If-None-Match`", ()),
        },
        bearer=False,
        headers=("If-None-Match",),
    ),
    Route(get_health, "getHealth", "service", {200: ("The process is there", _json("Health"))}, bearer=False),
    Route(get_ready, "getReady", "service", {200: ("It can serve", _json("Readiness"))}, (503,), bearer=False),
)

_ORLA = {"type": "AddCombatant", "name": "Orla", "kind": "other", "level": 4}
_KIT = {
    "greffe_kit": 1,
    "system": "nosgoth/1",
    "title": "The tower of crows",
    "commands": [{"id": "@1", "command": _ORLA}, {"id": "@2", "command": {**_ORLA, "name": "Sael"}}],
}
EXAMPLES: Mapping[str, Mapping[str, Any]] = {
    "openTable": {
        "table": {
            "system": "nosgoth",
            "title": "The tower of crows",
            "seats": [{"name": "Maud", "role": "gm"}, {"name": "Ilse", "role": "player"}],
        },
    },
    "postCommand": {
        "sit": {"command": {"type": "JoinTable"}},
        "start": {"command": {"type": "StartTable"}},
        "act": {"command": {"type": "AddCombatant", "name": "Malek", "kind": "other", "level": 5}},
    },
    "putHook": {"hook": {"address": "https://example.org/greffe", "events": ["asked"]}},
    "previewKit": {"kit": _KIT},
    "giveKit": {"kit": _KIT},
    "previewCorrection": {"rewind": {"type": "rewind", "target": "last"}},
    "postCorrection": {
        "retract": {"type": "retract", "target": "last", "reason": "He was never there"},
    },
    "beginBranch": {"branch": {"title": "The other ruling"}},
}
"""Bodies of each operation that reads one. Sent in this order by the game master, once everybody sat down, they are
accepted.
"""

HERE = {"table": "$request.path.table"}
LINKS: Mapping[str, Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "openTable": {"table": ("getTable", {"table": "$response.body#/table"})},
    "postCommand": {"event": ("getEvent", {**HERE, "event": "$response.body#/entries/0/event"})},
    "getFeed": {"event": ("getEvent", {**HERE, "event": "$response.body#/frames/0/entries/0/event"})},
    "previewCorrection": {"correction": ("postCorrection", {**HERE, "preview": "$response.body#/id"})},
    "beginBranch": {"comparison": ("compareTables", {**HERE, "other": "$response.body#/table"})},
    "getSystems": {"system": ("getSystem", {"name": "$response.body#/0/system"})},
    "getSystem": {"commands": ("getCommands", {"name": "$response.body#/system", "language": "fr"})},
}
"""Operations that follow an answer, and where they find their parameters in it (OpenAPI, Link Object)."""

PARAMETERS: Mapping[str, tuple[str, Schema, str]] = {
    "table": ("path", {"type": "string"}, "The id of the table"),
    "seat": ("path", {"type": "string"}, "The id of a seat, or `host`"),
    "name": ("path", {"type": "string"}, "The name of a game"),
    "code": ("path", {"type": "string"}, "The code of a problem"),
    "language": ("path", {"enum": list(LOCALES)}, "The language of titles and descriptions"),
    "language?": (
        "query",
        {"type": "string", "example": "en"},
        "The language of sentences, before that of `Accept-Language`",
    ),
    "at": ("query", {"type": "integer", "minimum": 1}, "A past frame of the caller's own feed"),
    "pointer": ("query", {"type": "string"}, "A place in the caller's view: a JSON Pointer (RFC 6901)"),
    "before": ("query", {"type": "integer", "minimum": 1}, "Only frames before that one of the caller's own feed"),
    "after": ("query", {"type": "integer", "minimum": 0, "default": 0}, "The last frame that was read"),
    "limit": ("query", {"type": "integer", "minimum": 1, "maximum": 1000, "default": 100}, "Frames on one page"),
    "ticket": ("query", {"type": "string"}, "Event stream: a ticket instead of a token, see `giveTicket`"),
    "patch": ("query", {"type": "boolean", "default": False}, "Each frame says what it did to the caller's view"),
    "moves": (
        "query",
        {"enum": ["frame", "apart", "list", "none"], "default": "frame"},
        "The tag of the caller's moves: in his last frame with a patch, which waits for it; in a `MovesTag` of its own "
        "after his frames, on a stream or a socket, alone or with the list of them; or nowhere",
    ),
    "forms": (
        "query",
        {"enum": ["all", "none"], "default": "all"},
        "`none`: the list of moves, without their forms",
    ),
    "command": ("path", {"type": "string"}, "The type of a command, or of a correction"),
    "connected": (
        "query",
        {"type": "boolean", "default": False},
        "On a stream or a socket: tell who is connected, in a `Connected`",
    ),
    "version": (
        "query",
        {"type": "integer", "minimum": 1},
        "A version of the game's rules, such as a table has pinned; without it, the one that new tables get",
    ),
    "reader": ("query", {"type": "string"}, "Another seat, what it reads: for whoever sees all, or once all is open"),
    "full": ("query", {"type": "boolean", "default": False}, "The whole record, for whoever may see it"),
    "dice": ("query", {"type": "boolean", "default": True}, "With the faces of the dice"),
    "rules": ("query", {"type": "boolean", "default": False}, "With the rules that its sentences rest on"),
    "zone": ("query", {"type": "string", "default": "UTC"}, "The clock of its times: `Europe/Paris`, `UTC`..."),
    "other": ("query", {"type": "string", "default": ""}, "The id of a branch of the table, or of its origin"),
    "event": ("path", {"type": "string"}, "The id of an event of the caller's own feed"),
    "type?": ("query", {"type": "string"}, "Frames with an entry of this type"),
    "seat?": ("query", {"type": "string"}, "Frames of what this seat did"),
    "character?": ("query", {"type": "string"}, "Frames that name this character, or whatever else has an id"),
    "rule?": ("query", {"type": "string"}, "Frames with an entry by this rule"),
    "text?": ("query", {"type": "string"}, "Frames with these words in a sentence, whatever their case and accents"),
    "contested?": ("query", {"type": "boolean"}, "Frames of what is contested now, or is not"),
    "withdrawn?": ("query", {"type": "boolean"}, "Frames of what is withdrawn now, or is not"),
    "since?": ("query", {"type": "string", "format": "date-time"}, "Frames of that time or later"),
    "until?": ("query", {"type": "string", "format": "date-time"}, "Frames of that time or earlier"),
    "preview": ("query", {"type": "string"}, "The id of the preview that the correction follows"),
    "Idempotency-Key": ("header", {"type": "string", "maxLength": 200}, "The same key twice is carried out once"),
    "If-None-Match": ("header", {"type": "string"}, "Entity tags that the caller holds"),
    "Last-Event-ID": (
        "header",
        {"type": "string"},
        "Event stream: the last frame that was read; prevails over `after`",
    ),
    "X-Request-Id": (
        "header",
        {"type": "string"},
        "What the caller calls this request, in 64 letters, digits and `._~-` at most: it stands in the answer, in a "
        "problem, in the log. Anything else gets a name of ours instead",
    ),
    "Accept-Language": ("header", {"type": "string", "example": "en"}, "`fr` or `en`"),
}


def components() -> dict[str, Schema]:
    """Return the components that are unions and lists and no structs; where a game decides, see the game's own
    components.
    """
    correction = msgspec.json.schema_components([CorrectionCommand], ref_template="#/components/schemas/{name}")[0][0]
    return {
        "Correction": {"oneOf": correction["anyOf"], "discriminator": correction["discriminator"]},
        "Opening": {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in ("NewTable", "TableAgain")]},
        "Moves": {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in ("Offers", "MovesList")]},
        "CarriedOut": {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in ("Frame", "Frames")]},
        "Systems": {"type": "array", "items": {"$ref": "#/components/schemas/SystemLine"}},
    }
