"""Comparison of two traces of one session: where they part, by which rule, and what has changed for which seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ops.impact.trace import Ended, Followed, Judged, Line
from projections.base.differences import Change, changes

Why = Literal["refused", "admitted", "recorded", "follows", "told", "seen", "length"]
"""The kind of a difference: an event is refused now, or no longer; deciding records something else; something else
follows; a seat reads something else, or sees something else; one of the two sessions ends before.
"""


class Read(msgspec.Struct, frozen=True):
    """The sentences in which a seat reads of an event under each of the two versions, where they differ."""

    was: tuple[str, ...]
    now: tuple[str, ...]


class Parting(msgspec.Struct, frozen=True):
    """The first event that differs.

    `rules`: that of the refusal, or those by which what follows differs, or else those that its entries name; `was` and
    `now`: the refusals or consequences of it that differ; `read`: what seats read of it that differs.
    """

    version: int
    event: str
    type: str
    seat: str
    why: Why
    rules: tuple[str, ...]
    was: tuple[Any, ...] = ()
    now: tuple[Any, ...] = ()
    read: Mapping[str, Read] = {}


class Seen(msgspec.Struct, frozen=True):
    """The changes for a seat: the first of its frames that differs, how many do, and its view in the end."""

    first: int
    frames: int
    changes: tuple[Change, ...]


class Impact(msgspec.Struct, frozen=True):
    """The impact on one session. `parting`: None where nothing differs. `refused`: how many of its events
    these rules refuse.
    """

    session: str
    events: int
    parting: Parting | None
    refused: int
    seats: Mapping[str, Seen]
    names: Mapping[str, str] = {}


def compared(session: str, was: Iterable[Line], now: Iterable[Line]) -> Impact:
    parting: Parting | None = None
    events = refused = 0
    differing: dict[str, list[int]] = {}
    ends: list[Ended] = []
    for one, other in zip_longest(was, now):
        if isinstance(one, Ended) or isinstance(other, Ended):
            ends += [end for end in (one, other) if isinstance(end, Ended)]
            continue
        found = _parting(one, other)
        if parting is None and found is not None:
            parting = replace(found, read=_read(one, other))
        events += 1
        refused += other is not None and other.code != "" and (one is None or one.code == "")
        if one is not None and other is not None:
            for seat, frame in _otherwise(one, other):
                differing.setdefault(seat, []).append(frame)
    names = ends[0].names if ends else {}
    return Impact(session, events, parting, refused, _seen(differing, ends), names)


def _read(one: Judged | None, other: Judged | None) -> dict[str, Read]:
    here, there = ({} if side is None else side.heard for side in (one, other))
    read = {
        seat: Read(*(side[seat].texts if seat in side else () for side in (here, there))) for seat in {**here, **there}
    }
    return {seat: each for seat, each in read.items() if each.was != each.now}


def _parting(one: Judged | None, other: Judged | None) -> Parting | None:
    if one is None or other is None:
        event = one or other
        assert event is not None
        return _part(event, "length", ())
    if (one.code, one.rule) != (other.code, other.rule):
        refusals = [(side.code, side.rule) if side.code else None for side in (one, other)]
        rules = tuple(dict.fromkeys(side.rule for side in (other, one) if side.rule))
        return _part(other, "refused" if other.code else "admitted", rules, refusals[:1], refusals[1:])
    if one.form != other.form:
        return _part(other, "recorded", (), [one.form], [other.form])
    if one.followed != other.followed:
        missing = [each for each in one.followed if each not in other.followed]
        come = [each for each in other.followed if each not in one.followed]
        return _part(other, "follows", _rules(missing, come), missing, come)
    if {seat: trace.told for seat, trace in one.heard.items()} != {s: trace.told for s, trace in other.heard.items()}:
        return _part(other, "told", _named(one, other))
    return None if one.heard == other.heard else _part(other, "seen", _named(one, other))


def _part(event: Judged, why: Why, rules: tuple[str, ...], was: Iterable[Any] = (), now: Iterable[Any] = ()) -> Parting:
    return Parting(event.version, event.event, event.type, event.seat, why, rules, tuple(was), tuple(now))


def _rules(gone: list[Followed], come: list[Followed]) -> tuple[str, ...]:
    """Return the rules of consequences that one side has and the other has not; if both have consequences of the same
    rules with other facts, the first rule of each, by which it is what it is.
    """
    named = [dict.fromkeys(rule for each in side for rule in each.rules) for side in (gone, come)]
    apart = named[0].keys() ^ named[1].keys()
    if apart:
        return tuple(rule for side in named for rule in side if rule in apart)
    return tuple(dict.fromkeys(each.rules[0] for each in (*gone, *come) if each.rules))


def _named(one: Judged, other: Judged) -> tuple[str, ...]:
    """Return the rules that the event's entries name, or that its consequences do."""
    rules = (rule for side in (other, one) for rules in side.heard.values() for rule in rules.rules)
    return tuple(dict.fromkeys((*rules, *(rule for each in other.followed for rule in each.rules))))


def _otherwise(one: Judged, other: Judged) -> Iterator[tuple[str, int]]:
    """Yield the seats for which this event differs, with the number of the frame."""
    for seat in {**one.heard, **other.heard}:
        here, there = one.heard.get(seat), other.heard.get(seat)
        found = there or here
        if here != there and found is not None:
            yield seat, found.frame


def _seen(differing: Mapping[str, list[int]], ends: list[Ended]) -> dict[str, Seen]:
    found = {}
    for seat, frames in differing.items():
        views = [end.views.get(seat) for end in ends]
        last = tuple(changes(*views)) if len(views) == 2 else ()
        found[seat] = Seen(min(frames), len(frames), last)
    return found
