"""Checks the dice and the receipts of a session by `api/PROOFS.md`, with nothing but Python.

`verifier.py FILE`: a seat's own record, its frames, or a full record. It ends with 1 if anything is wrong.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterable
from itertools import chain, count
from typing import Any

ENTRY_MEMBERS = ("by", "caused_by", "dice", "event", "fields", "rules", "seat", "type")


def faces_of(kind: str, size: int, link: str, message: str) -> list[int]:
    texts = chain([message], (f"{message}|{number}" for number in count(1)))
    source = chain.from_iterable(hmac.digest(bytes.fromhex(link), text.encode(), "sha256") for text in texts)

    def below(size: int) -> int:
        return next(byte for byte in source if byte < 256 - 256 % size) % size

    if kind != "shuffle":
        return [1 + below(int(kind[1:]))]
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def receipt(before: str, frame: Any) -> str:
    entries = [{name: entry[name] for name in ENTRY_MEMBERS if name in entry} for entry in frame["entries"]]
    for fields in (entry["fields"] for entry in entries):
        lines = [flip[side] for flip in fields.get("flips", ()) for side in ("was", "now")]
        for line in chain.from_iterable(lines + [act["lines"] for act in fields.get("inserted", ())]):
            line.pop("text", None)
    found = {"at": frame["at"], "entries": entries, "frame": frame["frame"]}
    canonical = json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256((before + canonical).encode()).hexdigest()


class Dice:
    """Follows every stream from link to link, and what a seat was told from receipt to receipt."""

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.last: dict[str, tuple[int, str, str]] = {}
        self.findings, self.checked, self.receipt = list[str](), 0, "0" * 64

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
        if faces_of(kind, len(faces), link, f"{table['table']}|{stream}|{number}|{proof['nonce']}") != list(faces):
            self.findings.append(f"{where}: draw {number} of {stream} does not show what its link gives")
        self.last[stream] = (number, link, proof.get("anchor") or anchor)
        self.checked += 1


def feed(dice: Dice, frames: Iterable[Any]) -> None:
    for frame in frames:
        dice.receipt = receipt(dice.receipt, frame)
        if frame["receipt"] != dice.receipt:
            dice.findings.append(f"frame {frame['frame']}: its receipt is not that of what was told")
        for entry in frame["entries"]:
            if entry["type"] == "TableOpened":
                dice.opening(entry["fields"].get("chance"), entry["fields"].get("before"))
        drawn = chain.from_iterable(entry.get("dice", ()) for entry in frame["entries"])
        for die in {die["proof"]["link"]: die for die in drawn if "proof" in die}.values():
            dice.draw(f"frame {frame['frame']}", die["kind"], die["faces"], die["proof"])


def record(dice: Dice, events: Iterable[Any]) -> None:
    for event in events:
        if event["topic"] == "table.TableOpened.1":
            dice.opening(event["data"]["command"].get("chance"), event["data"]["command"].get("before"))
        for kind, faces, origin in (draw for draw in event["data"].get("draws", ()) if isinstance(draw[2], list)):
            proof = dict(zip(("stream", "number", "link", "nonce", "anchor"), origin, strict=True))
            dice.draw(f"event {event['version']}", kind, faces, proof)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        first, *rest = [json.loads(line) for line in file]
    checking = Dice()
    record(checking, rest) if "head" in first else feed(checking, rest if "seat" in first else [first, *rest])
    print("\n".join([*checking.findings, f"{checking.checked} draws checked, {len(checking.findings)} findings"]))
    sys.exit(bool(checking.findings))
