"""Checks the dice of a session from its files, by `api/PROOFS.md` and with nothing but Python.

    python tests/verifier.py FEED.jsonl        the frames of a seat, one to a line: every proof that it was shown
    python tests/verifier.py RECORD.jsonl      a full record: every draw, and once it was opened, every chain

It prints what it finds and ends with 1 if anything is wrong.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any


def blocks(link: bytes, message: str) -> Iterator[int]:
    number = 0
    while True:
        text = message if number == 0 else f"{message}|{number}"
        yield from hmac.new(link, text.encode(), hashlib.sha256).digest()
        number += 1


def below(source: Iterator[int], size: int) -> int:
    return next(byte for byte in source if byte < 256 - 256 % size) % size


def faces_of(kind: str, size: int, link: str, message: str) -> list[int]:
    source = blocks(bytes.fromhex(link), message)
    if kind != "shuffle":
        return [1 + below(source, int(kind[1:]))]
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Dice:
    """Follows every stream from link to link."""

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.last: dict[str, tuple[int, str, str]] = {}
        self.findings: list[str] = []
        self.checked = 0

    def opening(self, *published: Any) -> None:
        for anchors in filter(None, published):
            self.tables |= dict.fromkeys(anchors["streams"], anchors)
            self.last |= {stream: (0, anchor, anchor) for stream, anchor in anchors["streams"].items()}

    def draw(self, where: str, kind: str, faces: list[int], proof: Any) -> None:
        stream, number, link = proof["stream"], proof["number"], proof["link"]
        table = next(t for name, t in self.tables.items() if name.partition("@")[2] == stream.partition("@")[2])
        before, expected, anchor = self.last.get(stream, (0, proof.get("anchor"), proof.get("anchor")))
        if number != before + 1:
            self.findings.append(f"{where}: draw {before + 1} of {stream} is missing")
        expected = anchor if number % table["length"] == 1 else expected
        if hashlib.sha256(bytes.fromhex(link)).hexdigest() != expected:
            self.findings.append(f"{where}: draw {number} of {stream} is not of its chain")
        message = f"{table['table']}|{stream}|{number}|{proof['nonce']}"
        if faces_of(kind, len(faces), link, message) != list(faces):
            self.findings.append(f"{where}: draw {number} of {stream} does not show what its link gives")
        self.last[stream] = (number, link, proof.get("anchor") or anchor)
        self.checked += 1


def feed(dice: Dice, frames: Iterable[Any]) -> None:
    for frame in frames:
        seen = set()
        for entry in frame["entries"]:
            if entry["type"] == "TableOpened":
                dice.opening(entry["fields"].get("chance"), entry["fields"].get("before"))
            for die in entry.get("dice", ()):
                proof = die.get("proof")
                if proof and (proof["stream"], proof["number"]) not in seen:
                    seen.add((proof["stream"], proof["number"]))
                    dice.draw(f"frame {frame['frame']}", die["kind"], die["faces"], proof)


def record(dice: Dice, events: Iterable[Any]) -> None:
    for event in events:
        data = event["data"]
        if event["topic"] == "table.TableOpened.1":
            dice.opening(data["command"].get("chance"), data["command"].get("before"))
        for kind, faces, origin in data.get("draws", ()):
            if isinstance(origin, list):
                proof = dict(zip(("stream", "number", "link", "nonce", "anchor"), origin, strict=True))
                dice.draw(f"event {event['version']}", kind, faces, proof)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        first, *rest = [json.loads(line) for line in file]
    checking = Dice()
    record(checking, rest) if "greffe" in first else feed(checking, [first, *rest])
    print("\n".join([*checking.findings, f"{checking.checked} draws checked, {len(checking.findings)} findings"]))
    sys.exit(bool(checking.findings))
