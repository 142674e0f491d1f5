"""The canonical bytes of a frame: its content as sent, in RFC 8785 form, whatever the language and corrections since.

Of the frame its members `at`, `entries` and `frame`; of each entry `by`, `caused_by`, `dice`, `event`, `fields`,
`rules`, `seat` and `type`, those that the entry has on the wire; of a correction's `fields.flips` and
`fields.inserted`, no line's `text`. All else is no part of it: sentences, marks, patches, tags, the receipt itself.

Keys are ASCII and numbers integers, so that sorting by bytes and msgspec's way with strings are those of RFC 8785.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.events import Event
from domain.record.contests import FLAGS
from projections.base.projection import Die, EntryDraft
from projections.entries.lines import facts
from projections.entries.table_entries import CorrectionEntry, EntryFields
from projections.feeds.feed import Feed, LastFrame, RenderedEvent
from projections.feeds.receipts import next_receipt

canonical = msgspec.json.Encoder(order="sorted").encode
"""Any plain value of such keys and numbers in the form of RFC 8785."""
Dice = tuple[Die, ...]


class _Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as receipts cover it: `projections.entries.lines.Line` without what is no part of a receipt."""

    type: str
    event: str | None
    seat: str | None
    caused_by: str | None
    fields: Any
    rules: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    by: str = ""


class _CanonicalFrame(msgspec.Struct, frozen=True):
    at: datetime
    entries: tuple[_Entry, ...]


class Issue:
    """The frames that tell one event: each made once for all who read the same, now and before."""

    def __init__(self, event: Event) -> None:
        self._event = event
        self._quoting = type(event.command) in FLAGS
        self._bodies: dict[tuple[int, int], bytes] = {}  # by identity of what is told and of the dice
        self._made: dict[tuple[int, int, bytes, str], LastFrame] = {}

    def after(self, feed: Feed, seat: str, rendered: RenderedEvent, dice: Dice) -> LastFrame:
        """Make the frame that shows the event to the seat, after the frames that its feed holds.

        `dice`: with the proofs that the seat sees. Seats with the same receipt before this one have as many frames.
        Entries that quote are the seat's own: each quotes what the seat read.
        """
        last, reader = feed.receipts.last, seat if self._quoting else ""
        key = id(rendered), id(dice), last, reader  # what they are of is held by the frames that are made
        made = self._made.get(key)
        if made is None:
            body_key = key[:2]
            body = self._bodies.get(body_key)
            if body is None:
                body = self._bodies[body_key] = _body(self._event, rendered, dice)
            number = len(feed.versions) + 1
            receipt = next_receipt(last, _numbered(body, number))
            made = self._made[key] = LastFrame(self._event, number, rendered, dice, receipt, (*body_key, reader))
        return made


def of_wire(frame: Mapping[str, Any]) -> bytes:
    """Return the canonical bytes of a frame as a client has it, plain.

    Raises KeyError, TypeError, AttributeError for anything else.
    """
    entries = [_of_entry(entry) for entry in frame["entries"]]
    return canonical({"at": frame["at"], "entries": entries, "frame": frame["frame"]})


def _body(event: Event, rendered: RenderedEvent, dice: Dice) -> bytes:
    """Return the canonical bytes without the number: the same for all seats that read the event alike."""
    return canonical(
        _CanonicalFrame(event.at, tuple([_entry(event, line, rendered.open, dice) for line in rendered.lines]))
    )


def _numbered(body: bytes, number: int) -> bytes:
    """Add the frame's number to the canonical bytes: it is the last member in order."""
    return b'%b,"frame":%d}' % (body[:-1], number)


def _entry(event: Event, line: EntryDraft, known: bool, dice: Dice) -> _Entry:
    """Return an entry in its canonical form; `Line.of` says once more which fields it has."""
    return _Entry(
        type=line.name,
        event=event.id if line.recorded else None,
        seat=event.seat if line.recorded else None,
        caused_by=event.id if known and not line.recorded else None,
        fields=_wordless(line.fields) if isinstance(line.fields, CorrectionEntry) else facts(line.fields),
        rules=line.rules,
        dice=dice if line.dice else (),
        by=event.by if line.recorded else "",
    )


def _wordless(fields: CorrectionEntry) -> CorrectionEntry:
    return replace(
        fields,
        flips=tuple(replace(flip, was=_lines(flip.was), now=_lines(flip.now)) for flip in fields.flips),
        inserted=tuple(replace(act, lines=_lines(act.lines)) for act in fields.inserted),
    )


def _lines(lines: Iterable[EntryFields]) -> tuple[EntryFields, ...]:
    return tuple(replace(line, fields=facts(line.fields), text="") for line in lines)


_MEMBERS = _Entry.__struct_fields__


def _of_entry(entry: Mapping[str, Any]) -> dict[str, Any]:
    members = {name: entry[name] for name in _MEMBERS if name in entry}
    fields = members["fields"]
    if "flips" in fields or "inserted" in fields:
        members["fields"] = {**fields, **_without_texts(fields)}
    return members


def _without_texts(fields: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if "flips" in fields:
        found["flips"] = [{**f, "was": _bare(f["was"]), "now": _bare(f["now"])} for f in fields["flips"]]
    if "inserted" in fields:
        found["inserted"] = [{**act, "lines": _bare(act["lines"])} for act in fields["inserted"]]
    return found


def _bare(lines: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in line.items() if name != "text"} for line in lines]
