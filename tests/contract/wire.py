"""What a client makes of the frames on the wire, who knows nothing but the documents: views, receipts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import Any

import jsonpatch
import msgspec
import rfc8785

from projections.base.encoding import encode
from projections.feeds.canonical import of_wire
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from projections.texts import LOCALES, Locale
from tests import verifier
from tests.scene import Scene

Plain = Any
NOTHING = "0" * 64
MOST_SEATS = 8
"""So many seats a random session has at the most: each is looked at."""
TAGGED = 5
"""The tag of one frame in so many is reckoned again."""


def applied(patch: Any, view: Plain, *, in_place: bool = False) -> Plain:
    return jsonpatch.apply_patch(view, msgspec.json.decode(msgspec.json.encode(patch)), in_place=in_place)


def seats(scene: Scene) -> list[str]:
    return ["host", *(seat.id for seat in scene.state.table.seats)]


@lru_cache(maxsize=MOST_SEATS + 1)
def past_views(scene: Scene, seat: str, last: int) -> tuple[msgspec.Struct, ...]:
    """Return what the seat saw with each of its frames up to the `last`, as it is read back: once for all who compare
    something with it when a session is over.
    """
    return tuple(scene.view(seat, at) for at in range(1, last + 1))


def read_frames(feeds: Feeds, seat: str, locale: Locale = "fr", *, marked: bool = True) -> tuple[Frame, ...]:
    """Return all frames of the seat as they are read now. The answer is cached: several observers compare with it."""
    return _read_frames(feeds, feeds.history.version, seat, locale, marked=marked)


@lru_cache(maxsize=6 * (MOST_SEATS + 1))
def _read_frames(feeds: Feeds, _version: int, seat: str, locale: Locale, *, marked: bool) -> tuple[Frame, ...]:
    return tuple(SeatReader(feeds, seat, locale).frames(marked=marked))


def follow(scene: Scene, seat: str, frames: list[Frame]) -> None:
    """A client that keeps the view, and reckons the tag of every few."""
    view: Plain = None
    past = past_views(scene, seat, scene.feeds.count(seat))
    for frame in frames:
        view = applied(frame.patch, view, in_place=True)
        at = frame.frame
        assert view == msgspec.json.decode(encode(past[at - 1]))
        if at % TAGGED == 0 or frame is frames[-1]:  # the canonical form takes as long as all the rest
            assert frame.view == f"{at}-{sha256(rfc8785.dumps(view)).hexdigest()[:32]}"


ENTRY = ("by", "caused_by", "dice", "event", "fields", "rules", "seat", "type")


def wire(frames: Iterable[Frame]) -> list[Any]:
    return [msgspec.json.decode(encode(frame)) for frame in frames]


def without_text(lines: Iterable[Any]) -> list[Any]:
    return [{name: value for name, value in line.items() if name != "text"} for line in lines]


def as_client_reads(entry: Any) -> Any:
    """An entry of the wire as a client reads it that knows nothing but the documents."""
    kept = {name: entry[name] for name in ENTRY if name in entry}
    fields = dict(kept["fields"])
    if "flips" in fields:
        fields["flips"] = [
            {"event": flip["event"], "was": without_text(flip["was"]), "now": without_text(flip["now"])}
            for flip in fields["flips"]
        ]
    if "inserted" in fields:
        fields["inserted"] = [{"lines": without_text(act["lines"])} for act in fields["inserted"]]
    return kept | {"fields": fields}


def bodies(frames: Iterable[Any]) -> list[bytes]:
    return [
        rfc8785.dumps(
            {"at": frame["at"], "frame": frame["frame"], "entries": [as_client_reads(e) for e in frame["entries"]]}
        )
        for frame in frames
    ]


def chained(bodies: Iterable[bytes]) -> list[str]:
    receipts = [NOTHING]
    for body in bodies:
        receipts.append(sha256(receipts[-1].encode() + body).hexdigest())
    return receipts[1:]


def independent(frames: list[Any]) -> list[str]:
    """What the verifier of a hundred lines has to say of receipts; the tests choose the faces of their dice."""
    dice = verifier.Dice()
    verifier.feed(dice, frames)
    return [finding for finding in dice.findings if "receipt" in finding]


def holds(scene: Scene) -> None:
    """With marks and without, in every language: the receipts are the chain of what stands on the wire."""
    for seat in seats(scene):
        for locale in LOCALES:
            for marked in (False, True):
                frames = wire(read_frames(scene.feeds, seat, locale, marked=marked))
                known = bodies(frames)
                assert known == [of_wire(frame) for frame in frames]
                assert [frame["receipt"] for frame in frames] == chained(known)
                assert independent(frames) == []
        last = scene.feeds.count(seat)
        assert scene.feeds.receipt(seat) == scene.feeds.receipt(seat, last) == frames[-1]["receipt"]
        assert scene.feeds.receipt(seat, 0) == NOTHING
