"""Times as the command line writes and reads them: on this machine's clock, with its zone."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta

import click

from ops.cli.failures import Misused
from projections.texts.clock import zone_of

Moment = datetime | time
_ZONE = re.compile(r"\s*UTC([+-]\d\d:\d\d)?$")


def stamp(at: datetime) -> str:
    """Return a moment as `2026-11-25 21:14 UTC+01:00`."""
    return f"{at.astimezone():%Y-%m-%d %H:%M} {zone_of(at)}"


def clock(at: datetime) -> str:
    """Return the time of a moment as `21:14:05`; its day and zone stand in a heading above: see `Days`."""
    return f"{at.astimezone():%H:%M:%S}"


class Days:
    """The days of a list of moments, in order."""

    def __init__(self) -> None:
        self._last: date | None = None

    def heading(self, at: datetime) -> str:
        """Return the day of the moment and its zone if another day begins with it, else ""."""
        day = at.astimezone().date()
        if day == self._last:
            return ""
        self._last = day
        return f"{day} {zone_of(at)}"


def as_moment(ctx: click.Context, param: click.Parameter, value: str | None) -> Moment | None:
    """Return the moment that an option names, as a callback of click. Raises Misused."""
    return None if value is None else moment(value)


def moment(text: str) -> Moment:
    """Read a moment as anything of this service writes it: ISO 8601, or with `UTC+01:00` after it. A day alone is all
    of it, a time alone is of the last day on which it can be. Without a zone it is this machine's. Raises Misused.
    """
    try:
        return _read(_ZONE.sub(lambda found: found[1] or "+00:00", text.strip()))
    except ValueError as error:
        raise Misused("bad-moment", text=text) from error


def _read(text: str) -> Moment:
    """Read a moment in ISO 8601, a day or a time. Raises ValueError."""
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        whole = datetime.combine(date.fromisoformat(text), time.max)
    elif re.fullmatch(r"\d\d:\d\d(:\d\d)?", text):
        found = time.fromisoformat(text)
        return found if text.count(":") == 2 else found.replace(second=59)
    else:
        whole = datetime.fromisoformat(text)
        if re.search(r"[T ]\d\d:\d\d([+-]\d\d:\d\d|Z)?$", text):  # to the minute: all of it
            whole = whole.replace(second=59)
    return whole.replace(microsecond=whole.microsecond or 999_999).astimezone(UTC)


def latest(at: Moment, last: datetime) -> datetime:
    """Return the moment; for a time alone the latest one that is not after `last`, by this machine's clock."""
    if isinstance(at, datetime):
        return at
    local = last.astimezone()
    found = datetime.combine(local.date(), at, local.tzinfo).replace(microsecond=999_999)
    return found if found.replace(microsecond=0) <= local else found - timedelta(days=1)
