"""Readings of entries as they stand now, line by line, and the frames whose marks have changed.

Each line that a correction changed is given the lines that hold in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from projections.base.projection import EntryDraft
from projections.entries.contests import Marks, is_contested, targets_in
from projections.feeds.feed import Feed
from projections.texts.field_arguments import ids_in

Instead = tuple[EntryDraft, ...] | None
"""The lines that hold in the place of one; None: it holds as it is."""
Same = Callable[[EntryDraft, EntryDraft], bool]


def instead(drafts: Sequence[EntryDraft], now: Sequence[EntryDraft], same: Same) -> list[Instead]:
    """Return for each line that was shown the lines that hold in its place; in order, they are all that holds now.

    Lines are paired where they are the same one: of one type and about the same, or the only ones of their type. A line
    without a partner is put with the line before it, or the first.
    """
    before, held = (Counter(line.name for line in lines) for lines in (drafts, now))
    alone = frozenset(name for name, count in before.items() if count == held[name] == 1)
    keys, present = ([_about(line, alone) for line in lines] for lines in (drafts, now))
    places: list[list[EntryDraft]] = [[] for _ in drafts]
    place = 0
    for tag, start, _, first, last in SequenceMatcher(None, keys, present, autojunk=False).get_opcodes():
        for number, line in enumerate(now[first:last]):
            place = start + number if tag == "equal" else place
            places[place].append(line)
    return [_instead(line, lines, same) for line, lines in zip(drafts, places, strict=True)]


def _about(line: EntryDraft, alone: frozenset[str]) -> tuple[str, frozenset[str]]:
    """Return the type of a line, with the ids that it names unless it is `alone`: the only one of its type."""
    return line.name, frozenset() if line.name in alone else frozenset(ids_in(line.fields))


def _instead(line: EntryDraft, held: list[EntryDraft], same: Same) -> Instead:
    return None if len(held) == 1 and same(line, held[0]) else tuple(held)


def otherwise(feed: Feed, index: Mapping[str, int], number: int, was: Marks, now: Marks) -> tuple[int, ...]:
    """Return the seat's earlier frames whose marks that frame changes: withdrawn, back, read otherwise, contested.

    `index`: ids of events -> versions; `was`, `now`: the marks after the frame before, and after this one.
    """
    since, reached = feed.versions[number - 2] if number > 1 else 0, feed.versions[number - 1]
    versions = {*feed.restated_since(since, reached), *_contests(feed, index, (since, was), (reached, now))}
    return tuple(sorted(found for version in versions if (found := feed.number(version) or number) < number))


def _contests(feed: Feed, index: Mapping[str, int], was: tuple[int, Marks], now: tuple[int, Marks]) -> Iterator[int]:
    """Yield the versions of the events that are contested now and were not, or the other way round."""
    for event in {*targets_in(was[1]), *targets_in(now[1])}:
        version = index[event]
        number = feed.number(version)
        if (
            number is not None
            and feed.open[number - 1]
            and _open(feed, event, version, *was) != _open(feed, event, version, *now)
        ):
            yield version


def _open(feed: Feed, event: str, version: int, reached: int, marks: Marks) -> bool:
    restatement = feed.restated_at(version, reached)
    return is_contested(marks, (event,) if restatement is not None and restatement.rendered is None else (), event)
