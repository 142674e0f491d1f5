"""Lines as bytes and back: each with the name of the struct that its fields are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from domain.table.commands import TABLE_COMMANDS
from projections.base.projection import Die, EntryDraft, Projection, Structs, kind_of
from projections.entries.table_entries import TABLE_ENTRIES, CorrectionEntry, EntryFields, Flip, Inserted
from projections.feeds.feed import RenderedEvent


class _SavedFields(msgspec.Struct, frozen=True, array_like=True):
    """A line of a flip: `kind` names the struct that `fields` is."""

    type: str
    kind: str
    fields: msgspec.Raw
    seat: str | None
    dice: tuple[Die, ...]


class _Flip(msgspec.Struct, frozen=True, array_like=True):
    event: str | None
    was: tuple[_SavedFields, ...]
    now: tuple[_SavedFields, ...]


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of an entry.

    `fields`: of a correction without its flips and what was put in, which hold structs of any kind.
    """

    name: str
    kind: str
    fields: msgspec.Raw
    recorded: bool
    dice: bool
    rules: tuple[str, ...]
    lasting: bool
    flips: tuple[_Flip, ...] = ()
    inserted: tuple[tuple[_SavedFields, ...], ...] = ()


class SavedRenderedEvent(msgspec.Struct, frozen=True, array_like=True):
    lines: tuple[_Line, ...]
    names: tuple[str, ...]


_encode = msgspec.json.Encoder().encode


_OF_THE_TABLE: Structs = (*TABLE_ENTRIES, *TABLE_COMMANDS)
_SHARED = {kind_of(kind): msgspec.json.Decoder(kind) for kind in _OF_THE_TABLE}


class Kinds:
    """Reads every struct that a line of a game can hold."""

    def __init__(self, projection: Projection) -> None:
        self._readers = {**_SHARED, **projection.readers}

    def read(self, kind: str, fields: msgspec.Raw) -> Any:
        return self._readers[kind].decode(fields)


def saved(rendered: RenderedEvent) -> SavedRenderedEvent:
    return SavedRenderedEvent(tuple(map(_line, rendered.lines)), rendered.names)


def _line(line: EntryDraft) -> _Line:
    fields = line.fields
    flips: tuple[_Flip, ...] = ()
    inserted: tuple[tuple[_SavedFields, ...], ...] = ()
    if isinstance(fields, CorrectionEntry):
        flips = tuple(_Flip(flip.event, _plain(flip.was), _plain(flip.now)) for flip in fields.flips)
        inserted = tuple(_plain(act.lines) for act in fields.inserted)
        fields = msgspec.structs.replace(fields, flips=(), inserted=())
    kind, raw = kind_of(type(fields)), msgspec.Raw(_encode(fields))
    return _Line(line.name, kind, raw, line.recorded, line.dice, line.rules, line.lasting, flips, inserted)


def _plain(fields: Iterable[EntryFields]) -> tuple[_SavedFields, ...]:
    return tuple(
        _SavedFields(each.type, kind_of(type(each.fields)), msgspec.Raw(_encode(each.fields)), each.seat, each.dice)
        for each in fields
    )


def restored(kinds: Kinds, saved: SavedRenderedEvent) -> RenderedEvent:
    lines = tuple(_line_in(kinds, each) for each in saved.lines)
    return RenderedEvent(lines, saved.names, any(line.recorded for line in lines))


def _line_in(kinds: Kinds, saved: _Line) -> EntryDraft:
    fields = kinds.read(saved.kind, saved.fields)
    if saved.flips:
        flips = tuple(Flip(e.event, _plain_in(kinds, e.was), _plain_in(kinds, e.now)) for e in saved.flips)
        fields = msgspec.structs.replace(fields, flips=flips)
    if saved.inserted:
        acts = tuple(Inserted(_plain_in(kinds, act)) for act in saved.inserted)
        fields = msgspec.structs.replace(fields, inserted=acts)
    return EntryDraft(saved.name, fields, saved.recorded, saved.dice, saved.rules, saved.lasting)


def _plain_in(kinds: Kinds, saved: Iterable[_SavedFields]) -> tuple[EntryFields, ...]:
    return tuple(EntryFields(each.type, kinds.read(each.kind, each.fields), each.seat, each.dice) for each in saved)
