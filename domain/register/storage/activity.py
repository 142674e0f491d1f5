"""Activity: the day on which each table was last played, and the topic that last changed its status, in its own table.

The database itself keeps it, by a trigger at each insert, and writes a day once however many events it has. So listing
tables, or looking for old ones, reads no events but those that are asked for. The day is the one that the newest event
names; a table that was forgotten has none. Streams beside tables, whose names hold a colon, are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, LiteralString

from domain.record.codec import STATUS
from domain.record.tombstone import FORGOTTEN
from domain.register.storage.stored import Ends, Stored

TABLE = "activity"
PAGE = 100  # tables in one query
EVENTS = 512  # in one query
DATED = b'"at":"'
"""Bytes of a stored event right before its time; they stand nowhere earlier in it."""
NEWEST = ("~", "")  # day and stream: behind all
OLDEST = ("-", "")  # before all, and behind those that have no day
DAY = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"
MARKS = ", ".join(f"'{topic}'" for topic in sorted(STATUS))
"""The topics that change a status, as a list in SQL."""

Place = tuple[str, str]


def _day(topic: str, state: str) -> str:
    """Return the SQL expression for the day of an event; each event names its time before anything that was typed."""
    text = f"CAST(substr({state}, instr({state}, X'{DATED.hex()}') + {len(DATED)}, 10) AS TEXT)"
    return f"CASE WHEN {topic} <> '{FORGOTTEN}' AND {text} GLOB '{DAY}' THEN {text} ELSE '' END"


_STREAMS = """
WITH RECURSIVE streams(name) AS (
    SELECT min(originator_id) FROM stored_events
    UNION ALL
    SELECT (SELECT min(originator_id) FROM stored_events WHERE originator_id > name)
    FROM streams WHERE name IS NOT NULL)
"""
_NEWEST = """
streams CROSS JOIN stored_events ON originator_id = name
    AND originator_version = (SELECT max(originator_version) FROM stored_events WHERE originator_id = name)
"""

IN_FILE = (
    f"CREATE TABLE {TABLE} (stream TEXT PRIMARY KEY, day TEXT NOT NULL, mark TEXT NOT NULL) WITHOUT ROWID",
    f"CREATE INDEX activity_by_day ON {TABLE} (day, stream)",
    f"""
    INSERT INTO {TABLE} (stream, day, mark)
    {_STREAMS} SELECT name, {_day("topic", "state")}, coalesce((
        SELECT topic FROM stored_events WHERE originator_id = name AND topic IN ({MARKS})
        ORDER BY originator_version DESC LIMIT 1), '')
    FROM {_NEWEST}
    WHERE instr(name, ':') = 0
    """,
    f"""
    CREATE TRIGGER activity_kept AFTER INSERT ON stored_events WHEN instr(NEW.originator_id, ':') = 0
    BEGIN
        INSERT INTO {TABLE} (stream, day, mark) VALUES (
            NEW.originator_id, {_day("NEW.topic", "NEW.state")},
            CASE WHEN NEW.topic IN ({MARKS}) THEN NEW.topic ELSE '' END)
        ON CONFLICT (stream) DO UPDATE SET
            day = excluded.day, mark = CASE excluded.mark WHEN '' THEN mark ELSE excluded.mark END
        WHERE day <> excluded.day OR excluded.mark <> '';
    END
    """,
)
"""Statements that make the table `activity` in an SQLite file, and fill it from the events there are."""

OTHER_DAYS = f"""
    {_STREAMS} SELECT count(*) FROM {_NEWEST} LEFT JOIN {TABLE} ON stream = name
    WHERE instr(name, ':') = 0 AND day IS NOT {_day("topic", "state")}
"""
"""Counts the tables of another day than that of their newest event, and those that are not listed."""

IDLE = (
    f"SELECT stream, day FROM {TABLE} WHERE (day, stream) > (?, ?) AND day <= ?"
    f" ORDER BY day, stream LIMIT {PAGE}"
)  # fmt: skip


_VERSION = "(SELECT {}(originator_version) FROM stored_events WHERE originator_id = stream)"


def ends_in_file(starts: int) -> str:
    """Return the query for the tables before a place, the last played first, for so many starting topics."""
    return f"""
        SELECT stream, day, mark,
            one.originator_version, one.topic, one.state, last.originator_version, last.topic, last.state,
            mark = '' AND EXISTS (SELECT 1 FROM stored_events
                WHERE originator_id = stream AND topic IN ({", ".join("?" * starts)}))
        FROM {TABLE}
        CROSS JOIN stored_events AS one ON one.originator_id = stream
            AND one.originator_version = {_VERSION.format("min")}
        CROSS JOIN stored_events AS last ON last.originator_id = stream
            AND last.originator_version = {_VERSION.format("max")}
        WHERE (day, stream) < (?, ?) ORDER BY day DESC, stream DESC LIMIT {PAGE}
    """


ENDS: LiteralString = """
SELECT page.stream, page.day, page.mark, one.version, one.topic, one.state,
    last.version AS last_version, last.topic AS last_topic, last.state AS last_state,
    page.mark = '' AND coalesce((
        SELECT true FROM {events} WHERE originator_id = page.stream AND topic = ANY(%s) LIMIT 1), false) AS started
FROM (
    SELECT stream, day, mark FROM {activity} WHERE (day, stream) < (%s, %s)
    ORDER BY day DESC, stream DESC LIMIT 100) AS page
CROSS JOIN LATERAL (
    SELECT originator_version AS version, topic, state FROM {events}
    WHERE originator_id = page.stream ORDER BY originator_version LIMIT 1) AS one
CROSS JOIN LATERAL (
    SELECT originator_version AS version, topic, state FROM {events}
    WHERE originator_id = page.stream ORDER BY originator_version DESC LIMIT 1) AS last
ORDER BY page.day DESC, page.stream DESC
"""
# Written out wherever it is needed: the call of a function takes longer than all the rest of the trigger.
DAY_ON_SERVER: LiteralString = (
    "CASE WHEN event.topic <> 'table.TableForgotten.1' THEN coalesce(substring(encode(substring(event.state"
    " from position('\\x226174223a22'::bytea in event.state) + 6 for 10), 'escape')"
    " from '^[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}$'), '') ELSE '' END"
)
OTHER_DAYS_ON_SERVER: LiteralString = """
WITH RECURSIVE streams(name) AS (
    SELECT min(originator_id) FROM {events}
    UNION ALL
    SELECT (SELECT min(originator_id) FROM {events} WHERE originator_id > streams.name)
    FROM streams WHERE streams.name IS NOT NULL)
SELECT count(*) AS tables FROM streams
CROSS JOIN LATERAL (
    SELECT topic, state FROM {events} WHERE originator_id = streams.name
    ORDER BY originator_version DESC LIMIT 1) AS last
LEFT JOIN {activity} ON stream = streams.name
WHERE position(':' in streams.name) = 0 AND day IS DISTINCT FROM """ + DAY_ON_SERVER.replace("event", "last")
IDLE_ON_SERVER: LiteralString = """
SELECT stream, day FROM {activity} WHERE (day, stream) > (%s, %s) AND day <= %s ORDER BY day, stream LIMIT 100
"""


def all_ends(read: Callable[[Place], Sequence[Sequence[Any]]]) -> Iterator[Ends]:
    """Yield the ends that a query returns, page by page."""
    place = NEWEST
    while page := read(place):
        for stream, _, mark, *rows, started in page:
            first, last = (Stored(stream, int(row[0]), str(row[1]), bytes(row[2])) for row in (rows[:3], rows[3:]))
            yield Ends(first, last, _status(mark, started=bool(started)))
        stream, day, *_ = page[-1]
        place = (day, stream)


def all_idle(read: Callable[[Place], Sequence[Sequence[Any]]]) -> Iterator[str]:
    """Yield the streams that a query for idle tables returns, page by page."""
    place = OLDEST
    while page := read(place):
        for stream, _ in page:
            yield stream
        stream, day = page[-1]
        place = (day, stream)


def read_activity(
    streams: Iterable[str], select: Callable[[str, int, int | None, int], list[Stored]], starts: Collection[str] = ()
) -> list[tuple[str, Ends]]:
    """Return day and ends of each table, the last played first, by reading all events with `Engine.select`.

    For a storage that keeps no activity.
    """
    found: list[tuple[str, Ends]] = []
    for stream in (name for name in streams if ":" not in name):
        rows: list[Stored] = []
        while page := select(stream, rows[-1].version if rows else 0, None, EVENTS):
            rows += page
        marks = [row.topic for row in rows if row.topic in STATUS]
        told = _status(marks[-1] if marks else "", started=any(row.topic in starts for row in rows))
        found.append((_day_of(rows[-1]), Ends(rows[0], rows[-1], told)))
    return sorted(found, key=lambda each: (each[0], each[1].first.stream), reverse=True)


def _status(mark: str, *, started: bool) -> str:
    """Return the status by the topic that changed it last; without one, by whether the game's own start is there."""
    return STATUS.get(mark) or ("playing" if started else "open")


def _day_of(event: Stored) -> str:
    """Return the day that an event names; empty where it names none, and for a tombstone."""
    _, found, after = event.data.partition(DATED)
    day = after[:10]
    shaped = len(day) == 10 and day[4:5] == day[7:8] == b"-" and (day[:4] + day[5:7] + day[8:]).isdigit()
    return day.decode() if found and shaped and event.topic != FORGOTTEN else ""
