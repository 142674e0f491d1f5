"""Filters on a feed: frames keep their numbers and stay whole; a filter finds those that hold every thing sought."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from domain.base.events import Event
from domain.base.refusal import Refused
from projections.base.projection import EntryDraft
from projections.entries.table_entries import public_types
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader, rendered_frames
from projections.feeds.views import state_at
from projections.texts import Locale

MOST_FRAMES_READ = 1000
"""Frames that are looked at for one page: whoever finds nothing in them goes on after the last of them."""
FLAGS: Mapping[str, bool] = {"true": True, "false": False}


class Sought(msgspec.Struct, frozen=True, omit_defaults=True):
    """A query of a reader; None: anything.

    `type` of an entry; `seat` that acted; `character`, or whatever else has a name in the seat's view; `rule` ID;
    `text` within a sentence, whatever its case and accents; `contested`, `withdrawn`: as it is now; `since`, `until`:
    times, both included.
    """

    type: str | None = None
    seat: str | None = None
    character: str | None = None
    rule: str | None = None
    text: str | None = None
    contested: bool | None = None
    withdrawn: bool | None = None
    since: datetime | None = None
    until: datetime | None = None


FILTERS = Sought.__struct_fields__


class Found(NamedTuple):
    """Frames in order, and the number of the last that was looked at."""

    frames: tuple[Frame, ...]
    read: int


def sought(feeds: Feeds, seat: str, query: Mapping[str, str]) -> Sought:
    """Return the query that these words make. Raises Refused.

    A thing that the seat cannot know is answered like one that does not exist: of rules and types of entries, the query
    may name those that the game lists for anybody, and no others.
    """
    found: dict[str, Any] = {name: query[name] for name in FILTERS if name in query}
    for flag in ("contested", "withdrawn"):
        if flag in found:
            found[flag] = _known(flag, found[flag], FLAGS.get(found[flag]))
    for moment in ("since", "until"):
        if moment in found:
            found[moment] = _known(moment, found[moment], _time(found[moment]))
    criteria = Sought(**found)
    game, state = feeds.game, state_at(feeds, seat, None)
    _check("type", criteria.type, public_types(game, feeds.projection).__contains__)
    _check("seat", criteria.seat, lambda name: state.table.seat(name) is not None)
    _check("character", criteria.character, lambda name: feeds.projection.called(state, seat, name) is not None)
    _check("rule", criteria.rule, game.listed.__contains__)
    _check("text", criteria.text, lambda text: bool(text.strip()))
    return criteria


def _check(name: str, value: str | None, known: Any) -> None:
    if value is not None:
        _known(name, value, value if known(value) else None)


def _known(name: str, value: str, found: Any) -> Any:
    if found is None:
        raise Refused("unknown_filter", kind="form", parameter=name, value=value)
    return found


def _time(value: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(value)
    except ValueError:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def find(feeds: Feeds, seat: str, locale: Locale, criteria: Sought, after: int, limit: int) -> Found:
    """Return the first `limit` frames after that number that match, among the next frames that are read."""
    frames: list[Frame] = []
    read = after
    for number, event, lines in _next(feeds, seat, after):
        read = number
        if _may_hold(criteria, event, lines):
            (frame,) = SeatReader(feeds, seat, locale).frames(number - 1, number)
            if _holds(criteria, frame):
                frames.append(frame)
        if len(frames) == limit:
            break
    return Found(tuple(frames), read)


def _next(feeds: Feeds, seat: str, after: int) -> Iterator[tuple[int, Event, tuple[EntryDraft, ...]]]:
    return rendered_frames(feeds, seat, after, after + MOST_FRAMES_READ)


def _may_hold(criteria: Sought, event: Event, lines: tuple[EntryDraft, ...]) -> bool:
    """Return whether a frame may match, by all criteria that can be checked before a sentence is made."""
    return (
        (criteria.since is None or event.at >= criteria.since)
        and (criteria.until is None or event.at <= criteria.until)
        and (criteria.type is None or any(line.name == criteria.type for line in lines))
        and (criteria.seat is None or (event.seat == criteria.seat and any(line.recorded for line in lines)))
        and (criteria.rule is None or any(criteria.rule in line.rules for line in lines))
        and (criteria.character is None or any(criteria.character in words(line.fields) for line in lines))
    )


def _holds(criteria: Sought, frame: Frame) -> bool:
    """Return whether the sentences and marks of a frame match."""
    return (
        (criteria.text is None or any(plain(criteria.text) in plain(line.text) for line in frame.entries))
        and (criteria.contested is None or any(line.contested for line in frame.entries) == criteria.contested)
        and (criteria.withdrawn is None or any(line.withdrawn for line in frame.entries) == criteria.withdrawn)
    )


def plain(text: str) -> str:
    """Return the text without case, accents and typography."""
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(each for each in decomposed if not unicodedata.combining(each)).casefold()


def words(value: Any) -> frozenset[str]:
    """Return every whole string in a struct, at any depth: ids among them."""
    return frozenset(_words(value))


def _words(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case msgspec.Struct():
            yield from _of_all(getattr(value, name) for name in value.__struct_fields__)
        case Mapping():
            yield from _of_all((*value.keys(), *value.values()))
        case tuple() | list() | frozenset() | set():
            yield from _of_all(value)
        case _:
            return


def _of_all(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        yield from _words(value)
