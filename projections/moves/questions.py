"""Questions to seats, as one seat sees them: read off its own view, and put in the words of its moves."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.base.events import Id
from domain.base.refusal import Refused
from domain.record.fold import admit
from domain.record.history import Step
from domain.table.seats import State
from projections.base.projection import Awaited
from projections.feeds.frames import Feeds
from projections.feeds.views import state_at
from projections.moves.titles import Titles
from projections.texts import Locale, say

COMPARED = 32  # frames back in which it is looked up what was asked


class AskedShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A command that is waited for, and from which seat. `about`: what it settles, where that has an id."""

    seat: Id
    command: str
    text: str
    about: Id | None = None


def open_questions(feeds: Feeds, seat: str, locale: Locale) -> tuple[AskedShown, ...]:
    """Return the questions that are open now, as far as the seat knows; for an absent seat, those of its last frame."""
    state = state_at(feeds, seat, None)
    return _written(feeds, state, seat, locale, awaited(feeds, state, seat))


def new_questions(feeds: Feeds, step: Step, seat: str, locale: Locale) -> tuple[AskedShown, ...]:
    """Return the questions of the table after a step that it did not have before."""
    before = set(awaited(feeds, step.before, seat))
    after = (each for each in awaited(feeds, step.after, seat) if each not in before)
    return _written(feeds, step.after, seat, locale, after)


def questions_since(feeds: Feeds, seat: str, after: int, locale: Locale) -> tuple[AskedShown, ...]:
    """Return the questions to the seat itself, but for those that have been open ever since its frame `after`.

    Where that is long ago it is not looked up: all questions count as new.
    """
    last = feeds.count(seat)
    state = state_at(feeds, seat, None)
    now = [each for each in awaited(feeds, state, seat) if each.seat == seat]
    compared = range(after, last) if after > 0 and last - after <= COMPARED else ()
    standing = set(now) if compared else set()
    for number in compared:
        standing &= set(awaited(feeds, state_at(feeds, seat, number), seat)) if standing else set()
    return _written(feeds, state, seat, locale, iter([each for each in now if each not in standing]))


def awaited(feeds: Feeds, state: State, seat: str) -> Iterator[Awaited]:
    """Yield the acts that are awaited from seats that are not closed.

    Acts that the table would not admit, as while it is paused, are left out.
    """
    projection = feeds.projection
    for each in dict.fromkeys(projection.awaited(projection.view(state, seat), state.table)):
        if each.seat in state.table.closed:
            continue
        try:
            admit(feeds.game, state.table, each.command)
        except Refused:
            continue
        yield each


def _written(feeds: Feeds, state: State, seat: str, locale: Locale, found: Iterator[Awaited]) -> tuple[AskedShown, ...]:
    titles = Titles(feeds, seat, locale)
    return tuple(_question(feeds, state, seat, locale, titles, each) for each in found)


def _question(feeds: Feeds, state: State, seat: str, locale: Locale, titles: Titles, each: Awaited) -> AskedShown:
    game, command, of = feeds.projection.game, each.command.__name__, each.about
    what = say(game, locale, f"move-{command}", {})
    about = "" if of is None else feeds.projection.called(state, seat, of) or titles.described(of)
    words = {
        "who": feeds.projection.called(state, seat, each.seat) or each.seat,
        "what": what[:1].lower() + what[1:],
        "about": about.rstrip("."),
    }
    return AskedShown(each.seat, command, say(game, locale, "awaited-about" if about else "awaited", words), of)
