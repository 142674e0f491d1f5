"""An assistant's seat, played by a script in its place: the tools that an assistant gets, and a few calls of them.

GREFFE_TOKEN=... python assistant.py http://127.0.0.1:8000 TABLE
"""

import json
import os
import sys
from typing import Any

import anyio
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.types import TextContent


async def call(assistant: Client, tool: str, **given: Any) -> Any:
    """Call a tool and return what it answers; a refusal is an answer, too."""
    await assistant.list_tools()  # which change with what the seat may do
    (content,) = (await assistant.call_tool(tool, given)).content
    assert isinstance(content, TextContent)
    return json.loads(content.text) if content.text.startswith("{") else content.text


async def play(url: str, table: str) -> None:
    arguments = ["-m", "greffe_client.mcp", url, table, "--language", "en"]  # or greffe-mcp, where it is installed
    server = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    async with Client(server) as assistant:
        print(*sorted(tool.name for tool in (await assistant.list_tools()).tools))
        points = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}
        made = await call(assistant, "CreateCharacter", name="Ysolde", characteristics=points)
        ysolde = made["lines"][0]["event"]
        declared = await call(assistant, "DeclareAction", character=ysolde, text="Climb the tower")
        print(await call(assistant, "ResolveAction", action=declared["lines"][0]["event"]))
        for frame in (await call(assistant, "story"))["frames"]:
            print(frame["frame"], *(line["text"] for line in frame["lines"]))


if __name__ == "__main__":
    anyio.run(play, sys.argv[1], sys.argv[2])
