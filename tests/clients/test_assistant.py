"""The assistant's seat, played by the SDK's own client: in process and over stdio, as of 2026 and as before."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import anyio
import pytest
from jsonschema_rs import Draft202012Validator, meta
from mcp.client import Client as Session
from mcp.client.stdio import StdioServerParameters
from mcp.server import Server
from mcp.types import CallToolResult, TextContent, Tool, ToolListChangedNotification

from domain.systems import GAMES
from ops.clients.python.greffe_client import AsyncClient, AsyncSeat, Client
from ops.clients.python.greffe_client._tools import READING, MoveExtras, flat
from ops.clients.python.greffe_client.mcp import Assistant
from ops.commands.service.demo import seats_for
from ops.play.bot import Bot
from ops.play.sampler import sample
from ops.play.scripts import SEATS
from tests.api.service import Service
from tests.proxy import Proxy

PACKAGE = Path(__file__).resolve().parents[2] / "ops/clients/python"
POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}
ADDED = MoveExtras.__struct_fields__
PATIENCE = 30  # seconds after which something that should come will not


class Held(NamedTuple):
    """A session of the SDK's client, and a wait for the next word that the tools have changed."""

    session: Session
    changed: Callable[[], Awaitable[Any]]

    async def tools(self) -> dict[str, Tool]:
        return {tool.name: tool for tool in (await self.session.list_tools()).tools}

    async def until(self, *names: str) -> dict[str, Tool]:
        """The tools, once those are among them."""
        with anyio.fail_after(PATIENCE):
            while not set(names) <= (tools := await self.tools()).keys():
                await self.changed()
        return tools

    async def call(self, name: str, /, **given: Any) -> Any:
        answer = await self.session.call_tool(name, given)
        assert not answer.is_error, text_of(answer)
        return json.loads(text_of(answer))

    async def refused(self, name: str, /, **given: Any) -> tuple[str, Any]:
        answer = await self.session.call_tool(name, given)
        assert answer.is_error, text_of(answer)
        return text_of(answer), answer.structured_content


def text_of(answer: CallToolResult) -> str:
    (content,) = answer.content
    assert isinstance(content, TextContent)
    return content.text


@asynccontextmanager
async def held(server: Server[None] | StdioServerParameters, mode: str) -> AsyncIterator[Held]:
    send, receive = anyio.create_memory_object_stream[None](100)

    async def hear(message: Any) -> None:
        if isinstance(message, ToolListChangedNotification):
            await send.send(None)

    async with send, receive, Session(server, mode=mode, message_handler=hear) as session:
        if mode == "legacy":
            yield Held(session, receive.receive)
        else:
            async with session.listen(tools_list_changed=True) as events:
                yield Held(session, aiter(events).__anext__)


async def server_of(seat: AsyncSeat) -> Server[None]:
    return Assistant(seat, await seat.table()).server()


def over_stdio(url: str, seat: AsyncSeat) -> StdioServerParameters:
    return StdioServerParameters(
        command=sys.executable,
        args=["-m", "greffe_client.mcp", url, seat.table_id, "--language", "en"],
        env={"PYTHONPATH": str(PACKAGE), "GREFFE_TOKEN": seat.token},
    )


@pytest.mark.parametrize("mode", ["auto", "legacy"])
@pytest.mark.parametrize("way", ["in process", "stdio"])
def test_an_assistant_is_game_master_of_a_scene(service: Service, way: str, mode: str) -> None:
    async def play() -> None:
        async with AsyncClient(service.url, "en") as client:
            seats = client.seats(await client.open("nosgoth", "The tower", SEATS))
            maud, ilse = seats["gm1"], seats["player1"]
            for seat in (ilse, maud):
                await seat.do({"type": "JoinTable"})
            await maud.do({"type": "StartTable"})
            made = await ilse.do({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
            server = await server_of(maud) if way == "in process" else over_stdio(service.url, maud)
            async with held(server, mode) as assistant:
                if way == "stdio":
                    capable = assistant.session.server_capabilities.tools
                    assert capable is not None
                    assert capable.list_changed
                await scene(assistant, ilse, made.entries[0].event or "")

    asyncio.run(play())


async def scene(assistant: Held, ilse: AsyncSeat, ysolde: str) -> None:
    assert "gm1" in (assistant.session.instructions or "")
    assert "ClassifyAction" not in await assistant.tools()

    # Its moves change by what another seat does, and it is told so, unasked.
    climb = (await ilse.do({"type": "DeclareAction", "character": ysolde, "text": "Climb"})).entries[0].event
    with anyio.fail_after(PATIENCE):
        await assistant.changed()
    tools = await assistant.tools()
    assert {"action", "characteristic"} <= tools["ClassifyAction"].input_schema["properties"].keys()
    asked = (await assistant.call("asked"))["asked"]
    assert [each["command"] for each in asked] == ["ClassifyAction", "SetDifficulty"]
    await assistant.call("ClassifyAction", action=climb, characteristic="movement")

    # What the rules forbid is refused with the sentence, the code and the rule, and changes nothing.
    before = (await assistant.call("table"))["frame"]
    sentence, problem = await assistant.refused("ResolveAction", action=climb)
    assert (problem["code"], problem["rule"]) == ("gm_never_rolls", "NOS-TAB-02")
    assert sentence.startswith(f"{problem['detail']} (gm_never_rolls, NOS-TAB-02)")
    assert (await assistant.call("table"))["frame"] == before

    ruling = (await assistant.call("SetDifficulty", action=climb, level=4))["lines"][0]["event"]
    await ilse.do({"type": "ResolveAction", "action": climb}, [11])
    await assistant.until("preview", "correct")
    assert "fails" in (await assistant.call("story"))["frames"][-1]["lines"][1]["text"]

    # A correction: its form, what it would do, and that it does it.
    forms = (await assistant.call("event", event=ruling))["forms"]
    assert [
        form for form in forms if "amend" in json.dumps(form["properties"]["type"]) and "command" in form["required"]
    ]
    amend = {
        "type": "amend",
        "target": ruling,
        "command": {"type": "SetDifficulty", "action": climb, "level": 3},
        "reason": "Three",
    }
    preview = await assistant.call("preview", correction=amend)
    assert "succeeds" in preview["flips"][1]["now"][1]["text"]
    assert not (await assistant.call("view"))["view"]["actions"][0]["success"]
    await assistant.call("correct", correction=amend, preview=preview["id"])
    assert (await assistant.call("view"))["view"]["actions"][0]["success"]
    assert (await assistant.call("why", pointer="/actions/0/success"))[0]["entries"]
    _, problem = await assistant.refused("correct", correction={**amend, "reasons": "misspelt"})
    assert problem["status"] == 400

    first = await assistant.call("story", after=0, limit=2)
    assert (len(first["frames"]), first["next"]) == (2, 2)
    latest = await assistant.call("story")
    assert latest["frames"][0]["frame"] == 1
    assert "next" not in latest
    assert latest["frames"][-1]["frame"] == latest["last"]


def test_an_assistant_is_player_of_a_scene(service: Service) -> None:
    """It creates its character, acts, is told what is missing, and types in what its die shows."""

    async def play() -> None:
        async with AsyncClient(service.url, "en") as client:
            seats = client.seats(await client.open("nosgoth", "The tower", SEATS))
            maud = seats["gm1"]
            async with held(await server_of(seats["player1"]), "auto") as assistant:
                await assistant.call("JoinTable")
                await maud.do({"type": "JoinTable"})
                await maud.do({"type": "StartTable"})
                tools = await assistant.until("CreateCharacter")
                assert "anyOf" not in tools["CreateCharacter"].input_schema
                made = await assistant.call("CreateCharacter", name="Ysolde", characteristics=POINTS)
                ysolde = made["lines"][0]["event"]
                done = await assistant.call("DeclareAction", character=ysolde, text="Climb")
                climb = done["lines"][0]["event"]
                await maud.do({"type": "ClassifyAction", "action": climb, "characteristic": "movement"})
                _, problem = await assistant.refused("ResolveAction", action=climb, dice_rolled=[11])
                assert (problem["code"], problem["rule"]) == ("no_difficulty", "NOS-RES-01")
                await maud.do({"type": "SetDifficulty", "action": climb, "level": 4})
                tools = await assistant.until("ResolveAction")
                assert tools["ResolveAction"].input_schema["properties"]["dice_rolled"]["type"] == "array"
                rolled = await assistant.call("ResolveAction", action=climb, dice_rolled=[11])
                assert "the die shows 11" in rolled["lines"][1]["text"]
                about, _ = await assistant.refused("ResolveAction", action=climb, dice_rolled="eleven")
                assert "dice_rolled" in about

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_an_assistant_plays_every_game(service: Service, game: str) -> None:
    """It does whatever its tools offer: what they admit is done, or refused with a code."""

    async def play() -> int:
        chance, done = Random(11), 0
        async with AsyncClient(service.url, "en") as client:
            seats = client.seats(await client.open(game, "Au hasard", seats_for(GAMES[game])))
            for name, seat in seats.items():
                async with held(await server_of(seat), "auto") as assistant:
                    for _ in range(4):
                        tools = await assistant.tools()
                        offered = sorted(tools.keys() - READING.keys() - {"preview", "correct", "EndTable"})
                        assert offered, name
                        schema = tools[chance.choice(offered)]
                        given = sample(without_keys(schema.input_schema), chance)
                        answer = await assistant.session.call_tool(schema.name, given)
                        done += not answer.is_error
                        assert not answer.is_error or answer.structured_content["code"]
        return done

    assert asyncio.run(play()) >= 4


def without_keys(schema: dict[str, Any]) -> dict[str, Any]:
    """The form of the command alone."""
    properties = {field: part for field, part in schema["properties"].items() if field not in ADDED}
    return {
        **schema,
        "properties": properties,
        "required": [field for field in schema["required"] if field not in ADDED],
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_flat_form_admits_whatever_its_form_does(service: Service, game: str) -> None:
    chance = Random(3)
    with Client(service.url, "en") as client:
        seats = client.seats(client.open(game, "Au hasard", seats_for(GAMES[game])))
        Bot(seats, Random(7)).play(30)
        forms = [form for seat in seats.values() for form in (*seat.forms().moves, *seat.forms().corrections)]
    for form in forms:
        laid = flat(form.schema).schema
        assert laid.keys() == {"type", "properties", "required", "additionalProperties"}
        meta.validate(laid)
        for _ in range(5):
            Draft202012Validator(laid).validate(sample(form.schema, chance))


def test_branches_are_told_apart() -> None:
    whole = {
        "type": "object",
        "properties": {"kind": {"title": "Kind"}, "value": {"title": "Value"}, "note": {"type": "string"}},
        "required": ["kind"],
        "anyOf": [
            {"properties": {"kind": {"oneOf": [{"const": "a", "title": "A"}]}, "value": {"type": "integer"}}},
            {
                "required": ["value"],
                "properties": {"kind": {"oneOf": [{"const": "b", "title": "B"}]}, "value": {"type": "string"}},
            },
        ],
    }
    assert isinstance(whole["anyOf"], list)
    whole["anyOf"].append({"properties": {"note": False}})
    laid = flat(whole)
    assert laid.branches == ["- kind = a", "- kind = b, value", "- no note"]
    assert laid.schema["required"] == ["kind"]
    assert [one["const"] for one in laid.schema["properties"]["kind"]["oneOf"]] == ["a", "b"]
    assert laid.schema["properties"]["value"]["anyOf"] == [{"type": "integer"}, {"type": "string"}]
    assert laid.schema["properties"]["note"] == {"type": "string"}


@pytest.mark.parametrize("game", GAMES)
def test_no_command_has_a_field_that_a_tool_adds(service: Service, game: str) -> None:
    with Client(service.url) as client:
        commands = client.system(game)["commands"]
    assert commands
    fields = {field for name, one in commands.items() for field in one["schema"]["$defs"][name]["properties"]}
    assert "type" in fields
    assert not fields & set(ADDED)


def test_a_lost_answer_is_asked_for_again(proxy: Proxy) -> None:
    """The error names the key: under it the act is done once."""

    async def play() -> None:
        async with AsyncClient(f"http://127.0.0.1:{proxy.port}", "en", patience=0) as client:
            seat = client.seats(await client.open("nosgoth", "The tower", SEATS))["player1"]
            async with held(await server_of(seat), "auto") as assistant:
                await assistant.tools()
                proxy.swallow_next_answer(b"/commands")
                about, _ = await assistant.refused("JoinTable")
                key = about.rpartition(" ")[2]
                done = await assistant.call("JoinTable", idempotency_key=key)
                assert (await assistant.call("table"))["frame"] == done["frame"] == 2

    asyncio.run(play())


def test_a_seat_without_its_token_is_told_so(service: Service) -> None:
    async def play() -> None:
        async with AsyncClient(service.url, "en") as client:
            seats = client.seats(await client.open("nosgoth", "The tower", SEATS))
            async with held(await server_of(seats["player2"]), "auto") as assistant:
                assert {*READING, "JoinTable"} <= (await assistant.tools()).keys()
                await seats["host"].revoke("player2")
                _, problem = await assistant.refused("JoinTable")
                assert problem["status"] == 401

    asyncio.run(play())


def test_who_watches_has_nothing_to_correct(service: Service) -> None:
    async def play() -> None:
        async with AsyncClient(service.url, "en") as client:
            opened = await client.open("nosgoth", "The tower", [*SEATS, ("Zoé", "spectator")])
            async with held(await server_of(client.seats(opened)["spectator1"]), "auto") as assistant:
                assert not {"preview", "correct"} & (await assistant.tools()).keys()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("token", "said"), [({}, "GREFFE_TOKEN is not set"), ({"GREFFE_TOKEN": "wrong"}, "greffe-mcp: 401")]
)
def test_it_does_not_begin_without_a_token(service: Service, token: dict[str, str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greffe_client.mcp", service.url, "0" * 32],
        env={"PYTHONPATH": str(PACKAGE), **token},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode
    assert said in done.stderr
