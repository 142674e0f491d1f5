"""Examination of a seat's own record by itself: whether it says what its receipts, its dice and its signature stand
for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from domain.game import Game
from domain.game.game import nobody_away
from domain.record.codec import event_name
from domain.systems import game as game_of
from domain.table.commands import AddSeat, JoinTable
from ops.audit.dice import Dice
from ops.audit.sentences import Actors, Sentences
from ops.audit.signatures import Trust, judged
from ops.cli.messages import translate
from projections.base.projection import Die
from projections.feeds.canonical import of_wire
from projections.feeds.reader import Frame
from projections.feeds.receipts import NONE, next_receipt


class FrameCheck(msgspec.Struct, frozen=True):
    """The check of a frame.

    `receipt`: the frame's receipt is that of its content and of the receipt before it; `entries`: for each entry,
    whether its sentence says what its fields hold, None if this record cannot show it.
    """

    receipt: bool
    entries: tuple[bool | None, ...]


class OwnCheck(msgspec.Struct, frozen=True):
    """The checks of a seat's whole record.

    `receipt`: the receipt in the record's header is that of its last frame; `finding`, `note`: on the signature under
    it.
    """

    frames: tuple[FrameCheck, ...]
    receipt: bool
    finding: str = ""
    note: str = ""

    def wrong(self, last: int, seat: str) -> Iterator[str]:
        """Yield what does not hold of the header's receipt, in sentences."""
        if not self.receipt:
            yield translate("own-receipt", frame=str(last), seat=seat)
        if self.finding:
            yield self.finding


def examined_own(header: Mapping[str, Any], frames: Sequence[dict[str, Any]], due: Trust) -> OwnCheck:
    """Check header and frames, plain as they stand in the file. Raises KeyError, TypeError, AttributeError for what is
    no record of a seat.
    """
    game = game_of(header["system"])
    named = names_of_seats(game, frames)
    sentences = [Sentences(game, names) for names in named]
    # who was away was not told of a name that somebody took meanwhile
    nameless = () if game.away is nobody_away else (Sentences(game, {}, certain=False),)
    before, checks, since, stood = NONE.hex(), [], 0, _stood(frames)
    for place, frame in enumerate(frames, 1):
        since += sum(map(partial(_takes_a_name, game), frame["entries"]))
        likely = (sentences[since], *sentences[:since], *sentences[since + 1 :], *nameless)
        entries = tuple(_entry(likely, *each) for each in zip(frame["entries"], stood(place), strict=True))
        checks.append(FrameCheck(_receipt(before, frame) == frame["receipt"], entries))
        before = frame["receipt"]
    signed = header.get("receipt")
    if signed is None:
        return OwnCheck(tuple(checks), receipt=True, note=translate("own-unsigned"))
    stands_for = {"table": header["table"], "seat": header["seat"], "frame": len(frames), "receipt": before}
    state = judged(signed, due)
    right = all(signed.get(name) == value for name, value in stands_for.items())
    return OwnCheck(tuple(checks), right, state.finding, state.note)


def own_findings(seat: str, frames: Sequence[Frame], check: OwnCheck) -> Iterator[str]:
    """Yield what does not hold, in sentences. `frames` are those that were checked."""
    dice = Dice(frames)
    for frame, each in zip(frames, check.frames, strict=True):
        number = str(frame.frame)
        if not each.receipt:
            yield translate("receipt-false", frame=number)
        for line, holds in zip(frame.entries, each.entries, strict=True):
            if holds is False:
                yield translate("own-sentence", frame=number, text=line.text)
            for die in filter(lambda drawn: drawn.sound is False, map(dice.checked, line.dice)):
                yield translate("own-die", frame=number, die=die.kind, faces=[str(face) for face in die.faces])
    yield from check.wrong(len(frames), seat)


def names_of_seats(game: Game, frames: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    """Return the names that the seats had at first, also of those who came late, and after each taking of a name."""
    entries = [entry for frame in frames for entry in frame["entries"]]
    seats = [*entries[0]["fields"]["seats"]]
    seats += [entry["fields"] for entry in entries if entry["type"] == event_name(game, AddSeat)]
    names = [{seat["id"]: seat["name"] for seat in seats}]
    for entry in filter(partial(_takes_a_name, game), entries):
        names.append({**names[-1], entry["seat"]: entry["fields"]["name"]})
    return names


def _takes_a_name(game: Game, entry: dict[str, Any]) -> bool:
    return entry["type"] == event_name(game, JoinTable) and entry["fields"]["name"] is not None


def _receipt(before: str, frame: dict[str, Any]) -> str:
    try:
        return next_receipt(bytes.fromhex(before), of_wire(frame)).hex()
    except ValueError:
        return ""


def _stood(frames: Sequence[dict[str, Any]]) -> Callable[[int], Iterator[list[dict[str, Any]]]]:
    """Return a function that lists, for the frame of a number, the lines that held in the place of each entry at any
    time.
    """
    found: dict[int, list[list[dict[str, Any]]]] = {}
    for marks in (each for frame in frames for each in frame.get("marks", ())):
        lines = found.setdefault(marks["frame"], [[] for _ in marks["entries"]])
        for known, then in zip(lines, marks["entries"], strict=True):
            known += then.get("now") or ()
    return lambda number: iter(found.get(number) or [[] for _ in frames[number - 1]["entries"]])


def _entry(sentences: Sequence[Sentences], entry: dict[str, Any], stood: Sequence[dict[str, Any]]) -> bool | None:
    """Return whether an entry's own sentence holds, and those that it quotes: of what a correction made read otherwise,
    of what holds now and of what held (`stood`). `sentences`: with each of the names that the seats have had, those of
    the moment first.
    """
    fields = entry["fields"]
    quoted = [line for flip in fields.get("flips", ()) for line in (*flip["was"], *flip["now"])]
    quoted += [line for act in fields.get("inserted", ()) for line in act["lines"]]
    found = [_line(sentences, line) for line in (entry, *quoted)]
    found += [_line_now(sentences, entry, line) for line in (*(entry.get("now") or ()), *stood)]
    return False if False in found else found[0]


def _line_now(sentences: Sequence[Sentences], entry: dict[str, Any], line: dict[str, Any]) -> bool | None:
    """Return whether a line that holds now says what its fields hold. Such a line does not tell whether it is the act
    itself or what followed: the seats are those of the act, and what followed names no seat that stood in.
    """
    act = {**line, "seat": entry["seat"], "by": entry.get("by", "")}
    found = _line(sentences, act)
    return _line(sentences, {**act, "by": ""}) if found is False and act["by"] else found


def _line(sentences: Sequence[Sentences], line: dict[str, Any]) -> bool | None:
    """Return whether a line says what its fields hold, with the names of the seats at any time: a line that a
    correction made has the names of its day.
    """
    dice = msgspec.convert(line.get("dice", ()), tuple[Die, ...])
    actors = Actors(line.get("seat"), line.get("by", ""))
    fields, text = line["fields"], line.get("text", "")
    found = (each.holds(line["type"], fields, dice, actors, text) for each in sentences)
    return next((holds for holds in found if holds is not False), False)
