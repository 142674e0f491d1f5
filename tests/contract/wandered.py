"""Random sessions as fixtures, beside the told ones, one for each version of each game.

`python -m tests.contract.wandered NAME` keeps that of the present version anew, which begins as the told one does and
goes on at random, with corrections; `NAME/VERSION` judges that version's stored events again, which stay.

Each line is an event as it was recorded, and what `greffe impact` said of it then: the refusal that meets it, what
deciding it records, what follows from it. What the seats read the golden logs hold.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from domain.record.codec import body, topic
from domain.register import Stored
from domain.systems import GAMES
from ops.impact.trace import Judged, trace
from tests.contract.golden import FOLDER
from tests.contract.sessions import meddle, played, rarely
from tests.scene import Scene

LENGTH = 60
SEEDS = {"ambre": 4, "innommable": 5, "nosgoth": 4, "sombre": 5, "spin": 2}
"""Those that draw and correct most, of a few."""
encode = msgspec.json.Encoder(order="deterministic").encode


class Kept(msgspec.Struct):
    version: int
    topic: str
    data: msgspec.Raw
    judged: Judged


_kept = msgspec.json.Decoder(Kept)


def path(name: str, version: int) -> Path:
    return FOLDER / "wandered" / f"{name}-{version}.jsonl"


def kept(name: str, version: int) -> list[Kept]:
    return [_kept.decode(line) for line in path(name, version).read_bytes().splitlines()]


def rows(name: str, events: list[Kept]) -> Iterator[Stored]:
    return (Stored(name, each.version, each.topic, bytes(each.data)) for each in events)


def judged(found: Iterator[Stored]) -> Iterator[Judged]:
    """What today's rules say of each event, as it is kept."""
    for line in trace(found):
        if isinstance(line, Judged):
            yield msgspec.json.decode(encode(replace(line, heard={})), type=Judged)


def wandered(name: str) -> Scene:
    session = played(name)
    raw = session.feeds.history.raw
    scene, rng = session.again(raw[: len(raw) * 2 // 3]), Random(SEEDS[name])
    for _ in rarely(scene, rng, LENGTH, Counter()):
        if rng.random() < 0.2:
            meddle(scene, rng)
    return scene


def _stored(name: str) -> list[Stored]:
    scene = wandered(name)
    return [
        Stored(name, event.version, topic(scene.game, type(event.command)), body(event))
        for event in scene.feeds.history.raw
    ]


def main(names: list[str]) -> None:
    for asked in names:
        name, _, former = asked.partition("/")
        version = int(former or GAMES[name].version)
        present = version == GAMES[name].version
        found = _stored(name) if present else list(rows(name, kept(name, version)))
        lines = [
            encode(Kept(row.version, row.topic, msgspec.Raw(row.data), said))
            for row, said in zip(found, judged(iter(found)), strict=True)
        ]
        path(name, version).parent.mkdir(exist_ok=True)
        path(name, version).write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
