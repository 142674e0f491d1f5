"""Moments as people read them: the reader's own clock, which always says its zone, and the day in words."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo

from projections.texts.bundles import Locale, bundle


def zone_of(at: datetime, zone: tzinfo | None = None) -> str:
    """Return the distance of that clock from UTC at that moment: `UTC+01:00`, `UTC` itself.

    None: the clock of this machine.
    """
    offset = at.astimezone(zone).utcoffset() or timedelta()
    minutes = round(offset.total_seconds() / 60)
    return f"UTC{'+' if minutes > 0 else '-'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}" if minutes else "UTC"


def day_in_words(at: datetime, locale: Locale, zone: tzinfo | None = None) -> str:
    """Return the day as a person says it: `25 novembre 2026`."""
    local = at.astimezone(zone)
    arguments: dict[str, str | int] = {"day": local.day, "month": local.month, "year": str(local.year)}
    return bundle("", locale).say("clock-day", arguments)


def days_in_words(first: datetime, last: datetime, locale: Locale, zone: tzinfo | None = None) -> str:
    """Return the first day in words, and the last where it is another."""
    days = dict.fromkeys(day_in_words(at, locale, zone) for at in (first, last))
    return " – ".join(days)
