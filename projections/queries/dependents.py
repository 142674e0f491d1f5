"""The refusal of a correction on which later acts depend, in the words by which its sender reads of them."""

from __future__ import annotations

from typing import Any

from domain.base.refusal import Refused
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.texts import Listed, Locale

MOST = 2  # acts; of the rest their number


def naming_dependents(feeds: Feeds, seat: str, locale: Locale, refused: Refused) -> Refused:
    """Return the refusal with the names of its `dependents`, in the order of the log."""
    dependents = refused.lists["dependents"]
    acts = Listed(SeatReader(feeds, seat, locale).quoted(event) for event in dependents[:MOST])
    arguments: dict[str, Any] = {"named": "yes", "acts": acts, "more": len(dependents) - len(acts.items)}
    return Refused(refused.code, refused.rule, refused.kind, lists=refused.lists, **arguments)
