"""All that a seat knows of one event: its entries, its sources, the events that followed from it, its disputes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from domain.base.events import Event
from domain.corrections.permission import may_correct
from domain.record.history import play
from projections.base.projection import EntryDraft
from projections.disputes.page import DisputeShown, disputes_of, known
from projections.entries.contests import LINES
from projections.entries.lines import Line
from projections.entries.table_entries import CorrectionEntry, ProposalEntry
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader, rendered_frames
from projections.moves import Offers, amendments
from projections.moves.correction_moves import contestable
from projections.queries.filters import words
from projections.texts import Locale


class Pointer(msgspec.Struct, frozen=True):
    """Another event of the seat's own feed, by its frame; `text`: the sentence in which it was told."""

    event: str
    frame: int
    type: str
    text: str


class EventKnown(msgspec.Struct, frozen=True):
    """An event as a seat knows it.

    - `entries`: as it was told, marked with what has become of it and how it reads now.
    - `contestable`: may the seat contest it now? `amendable`: its command as it stands, where the seat may amend it and
      reads the whole of it; null elsewhere. `offers`: every correction of it that the seat may make, with the schema of
      the amended command at its place.
    - `from`: events that its entries name; `followed`: later ones that name it; `corrections`: those of it, or that
      withdrew it, brought it back or made it read otherwise, proposals included.
    - `disputes`: every contest of it, closed or not.
    """

    event: str
    frame: int
    at: datetime
    entries: tuple[Line, ...]
    contestable: bool
    amendable: Any
    offers: Offers
    followed: tuple[Pointer, ...]
    corrections: tuple[Pointer, ...]
    disputes: tuple[DisputeShown, ...]
    source: tuple[Pointer, ...] = msgspec.field(name="from")


def event_known(feeds: Feeds, seat: str, event_id: str, locale: Locale) -> EventKnown | None:
    """Return what the seat knows of an event; None alike for an event that it does not see and for no event."""
    if not feeds.sees(seat, event_id):
        return None
    event = feeds.history.find(event_id)
    assert event is not None
    number = feeds.number_of(seat, event.version)
    assert number is not None
    (frame,) = SeatReader(feeds, seat, locale).frames(number - 1, number)
    ((_, _, lines),) = rendered_frames(feeds, seat, number - 1, number)
    later = [found for found in _later(feeds, seat, number) if event_id in _named(found[2])]
    return EventKnown(
        event=event_id,
        frame=number,
        at=event.at,
        entries=frame.entries,
        contestable=contestable(feeds, seat, event_id),
        amendable=_amendable(feeds, seat, event, lines),
        offers=amendments(feeds, seat, event_id, locale),
        source=tuple(_pointer(feeds, seat, each, locale) for each in _earlier(feeds, seat, event, lines)),
        followed=tuple(_pointer(feeds, seat, e.id, locale) for _, e, drafts in later if _plays(drafts)),
        corrections=tuple(_pointer(feeds, seat, e.id, locale) for _, e, drafts in later if _corrects(drafts)),
        disputes=disputes_of(feeds, seat, event_id, locale),
    )


def _later(feeds: Feeds, seat: str, number: int) -> Iterator[tuple[int, Event, tuple[EntryDraft, ...]]]:
    """Yield the seat's frames after that one that show their event itself, not only what followed from it."""
    rendered = rendered_frames(feeds, seat, number)
    return (found for found in rendered if any(line.recorded for line in found[2]))


def _earlier(feeds: Feeds, seat: str, event: Event, lines: tuple[EntryDraft, ...]) -> list[str]:
    """Return the earlier events that these lines name and the seat sees, in the order of the log."""
    index = feeds.history.index
    named = (i for i in _named(lines) if i != event.id and index.get(i, event.version) < event.version)
    return sorted((i for i in named if i != feeds.state.table.id and feeds.sees(seat, i)), key=index.__getitem__)


def _named(lines: tuple[EntryDraft, ...]) -> frozenset[str]:
    """Return the ids that lines name: of a correction its target and what it took and gave back, not changed views."""
    return frozenset().union(*(_names(line.fields) for line in lines))


def _names(fields: Any) -> frozenset[str]:
    match fields:
        case CorrectionEntry():
            flipped = (flip.event for flip in fields.flips)
            named = (fields.target, *fields.targets, *fields.void, *fields.back, *flipped)
            return frozenset(filter(None, named))
        case _:
            return words(fields)


def _corrects(lines: tuple[EntryDraft, ...]) -> bool:
    return any(isinstance(line.fields, CorrectionEntry | ProposalEntry) for line in lines)


def _plays(lines: tuple[EntryDraft, ...]) -> bool:
    return not _corrects(lines) and not any(isinstance(line.fields, LINES) for line in lines)


def _pointer(feeds: Feeds, seat: str, event_id: str, locale: Locale) -> Pointer:
    number = feeds.number_of(seat, feeds.history.index[event_id])
    assert number is not None
    (frame,) = SeatReader(feeds, seat, locale).frames(number - 1, number, marked=False)
    line = next(line for line in frame.entries if line.event == event_id)
    return Pointer(event_id, number, line.type, line.text)


def _amendable(feeds: Feeds, seat: str, event: Event, lines: tuple[EntryDraft, ...]) -> Any:
    """Return the command in its present form, if the seat may amend it; None: it may not.

    Nothing of the command may be new to the seat, and the wire must take it.
    """
    game, state = feeds.game, feeds.state
    if not play(event) or "amend" not in game.law.kinds or not may_correct(feeds.history, seat):
        return None
    if game.away(state, seat) or event.id in known(feeds, seat)[1] or game.law.refuses(state, event, None):
        return None
    now = feeds.history.overlay.revised.get(event.id, event).command
    whole = feeds.projection.sees_all(state, seat) and event.id not in feeds.history.withheld
    readable = whole or any(line.fields == now for line in lines)
    return now if readable and type(now) in game.commands else None
