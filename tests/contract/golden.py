"""Golden logs: finished sessions as fixtures, one for each version of each game. `python -m tests.contract.golden NAME`
tells the session of the present version anew; `NAME/VERSION` folds that version's stored events again, which stay.

First the record: each line is an event with its draws and what followed from it. Then what the seats read: each
line is a frame of the host or a seat, seat by seat. The last line holds every seat's view. A change of a consequence
turns the test red: it is a new version of the rules, or a mistake. So does a line that reaches another seat.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from domain.base.chance import Draw
from domain.record.codec import read, topic
from domain.systems import GAMES, VERSIONS
from projections.base.projection import Projection
from projections.entries.lines import Line
from projections.entries.table_entries import CorrectionEntry, EntryFields, Flip, Inserted
from tests.contract.sessions import played
from tests.scene import START, Scene

FOLDER = Path(__file__).parent / "goldens"
TAGS = sorted((game.name, game.version) for games in VERSIONS.values() for game in games)
"""Every version of every game."""
SENTENCES = ("text", "details", "standing")
encode = msgspec.json.Encoder(order="deterministic").encode


class StoredLine(msgspec.Struct):
    """An event as a line of a golden log has it."""

    version: int
    seat: str
    topic: str
    command: msgspec.Raw
    draws: tuple[Draw, ...]


def lines(scene: Scene) -> Iterator[bytes]:
    for step in scene.feeds.history.steps(1):
        yield encode(
            {
                "version": step.event.version,
                "seat": step.event.seat,
                "topic": topic(scene.game, type(step.event.command)),
                "command": step.event.command,
                "draws": step.event.draws,
                "consequences": step.consequences,
            }
        )
    watchers = ("host", *(s.id for s in scene.state.table.seats))
    for seat in watchers:
        for frame in scene.feed(seat):
            yield encode({"reader": seat, "frame": frame.frame, "entries": [_without_text(e) for e in frame.entries]})
    yield encode({seat: scene.view(seat) for seat in watchers})


def _without_text(entry: Line) -> dict[str, Any]:
    """A sentence may be mended without a new version of the rules; what it says is in the fields."""
    found = {
        name: value for name in entry.__struct_fields__ if name not in SENTENCES and (value := getattr(entry, name))
    }
    if isinstance(entry.fields, CorrectionEntry):
        flips = tuple(Flip(flip.event, _plain(flip.was), _plain(flip.now)) for flip in entry.fields.flips)
        acts = tuple(Inserted(_plain(act.lines)) for act in entry.fields.inserted)
        found["fields"] = msgspec.structs.replace(entry.fields, flips=flips, inserted=acts)
    return found


def _plain(lines: tuple[EntryFields, ...]) -> tuple[EntryFields, ...]:
    return tuple(msgspec.structs.replace(line, text="") for line in lines)


def path(name: str, version: int) -> Path:
    return FOLDER / f"{name}-{version}.jsonl"


def saved(name: str, version: int) -> list[bytes]:
    """The lines of the golden log of that version."""
    return path(name, version).read_bytes().splitlines()


def folded(name: str, version: int, saved_lines: list[bytes], projection: Projection | None = None) -> Scene:
    """The stored events of a golden log, read and folded by today's code under that version of the rules."""
    scenario = import_module(f"tests.{name}.scenario")
    scene = Scene(f"{name}/{version}", scenario.SEATS, scenario.OPTIONS, projection=projection)
    for line in saved_lines:
        if not line.startswith(b'{"command":'):
            break
        entry = msgspec.json.decode(line, type=StoredLine)
        body = {
            "id": f"e{entry.version - 1}",
            "at": START + timedelta(seconds=entry.version),
            "seat": entry.seat,
            "command": entry.command,
            "draws": entry.draws,
        }
        scene.feeds.append(read(scene.game, entry.version, entry.topic, msgspec.json.encode(body)))
    return scene


def session_of(name: str, version: int) -> Scene:
    """The told session of that version: as its scenario plays it now, or of a former version as it was played."""
    return played(name) if version == GAMES[name].version else folded(name, version, saved(name, version))


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for asked in names:
        name, _, version = asked.partition("/")
        scene = session_of(name, int(version or GAMES[name].version))
        path(name, scene.game.version).write_bytes(b"\n".join(lines(scene)) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
