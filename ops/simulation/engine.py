"""Database in memory that can be in doubt: a primary, a standby that has what was acknowledged, and connections.

Every call lets others in before and after it: statements of other processes that are under way at the database may
happen then, as they may between any two statements of different connections.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from domain.record.chain import Tip
from domain.register import Stored, Unavailable, tip_of
from domain.register.storage.engine import Engine, Misplaced, Taken
from domain.register.storage.stored import Place
from ops.simulation.faults import UnansweredInsert


class Database:
    """The database: the commits on the primary, in their order, and how many of them the standby has."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Stored]] = {}
        self.commits: list[tuple[Stored, ...]] = []
        self.safe = 0  # commits that the standby has
        self.ever: set[tuple[str, Tip]] = set()  # all that ever was committed

    def head(self, stream: str) -> Tip:
        rows = self.streams.get(stream)
        return tip_of(rows[-1]) if rows else Tip()

    def holds(self, event: Stored) -> bool:
        return any(row.version == event.version for row in self.streams.get(event.stream, ()))

    def has(self, stream: str, tip: Tip) -> bool:
        return any(tip_of(row) == tip for row in self.streams.get(stream, ()))

    def commit(self, events: Sequence[Stored]) -> None:
        """Commit events on the primary."""
        self.commits.append(tuple(events))
        for event in events:
            self.streams.setdefault(event.stream, []).append(event)
            self.ever.add((event.stream, tip_of(event)))

    def replicate(self) -> None:
        self.safe = len(self.commits)

    def cut(self, commits: int) -> set[str]:
        """Lose all commits after the first `commits`, and return the streams that lost something."""
        lost: set[str] = set()
        for commit in reversed(self.commits[commits:]):
            for event in reversed(commit):
                rows = self.streams[event.stream]
                rows.remove(event)
                if not rows:
                    del self.streams[event.stream]
                lost.add(event.stream)
        del self.commits[commits:]
        self.safe = min(self.safe, commits)
        return lost


class Weather:
    """The faults of the database at present. The injector sets them."""

    def __init__(self) -> None:
        self.full = self.alone = self.slow = False
        self.unanswered: dict[int, UnansweredInsert] = {}  # by the number of the insert
        self.unread: set[int] = set()  # numbers of reads
        self.inserts = self.reads = 0

    def next_insert(self) -> UnansweredInsert | None:
        self.inserts += 1
        return self.unanswered.get(self.inserts)

    def check_read(self) -> None:
        """Count a read. Raises Unavailable if a fault is due for it."""
        self.reads += 1
        if self.reads in self.unread:
            raise Unavailable("unreachable", "the connection was lost")


class Connection(Engine):
    """The connection of one process to the database. `others` lets in statements of others; `later` carries something
    out later, whatever becomes of the process.
    """

    def __init__(
        self,
        database: Database,
        weather: Weather,
        others: Callable[[], None],
        later: Callable[[Callable[[], None]], None],
    ) -> None:  # without the recorders of its base: every call that would use them is filled in here
        self._database = database
        self._weather = weather
        self._others = others
        self._later = later
        self.open = True

    def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        self._enter()
        doubt = self._weather.next_insert()
        if self._weather.full:
            raise Unavailable("full", "no room left")
        self._check(events, after)
        match doubt.outcome if doubt else None:
            case "absent":
                raise _unanswered()
            case "late":
                self._later(lambda: self._finish_later(events, after))
                raise _unanswered()
            case outcome:
                self._database.commit(events)
        if not self._weather.alone and outcome != "primary":
            self._database.replicate()
        self._others()
        if self._weather.alone or outcome is not None:
            raise _unanswered()

    def _check(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        """Check that events fit behind the heads that they expect. Raises Misplaced, Taken."""
        self._compare(after)
        self._others()  # the key is unique whatever the heads were a moment ago
        if any(self._database.holds(event) for event in events):
            raise Taken
        self._compare(after)

    def _compare(self, after: Mapping[str, Tip]) -> None:
        if misplaced := [stream for stream, due in after.items() if self._database.head(stream) != due]:
            raise Misplaced(misplaced)

    def _finish_later(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        """Finish a statement whose client is gone, as the server does."""
        if all(self._database.head(stream) == due for stream, due in after.items()):
            self._database.commit(events)
            if not self._weather.alone:
                self._database.replicate()

    def confirm(self, held: Collection[Place]) -> None:
        self._enter()
        if absent := [stream for stream, tip in held if not self._database.has(stream, tip)]:
            raise Misplaced(absent)
        if self._weather.alone:
            raise Unavailable("storage", "the standby does not confirm")
        self._database.replicate()

    def select(self, stream: str, after: int, upto: int | None, limit: int) -> list[Stored]:
        rows = [row for row in self._rows(stream) if row.version > after and (upto is None or row.version <= upto)]
        return rows[:limit]

    def last(self, stream: str) -> Stored | None:
        rows = self._rows(stream)
        return rows[-1] if rows else None

    def streams(self) -> Iterator[str]:
        self._enter()
        yield from sorted(self._database.streams)

    def _rows(self, stream: str) -> list[Stored]:
        self._enter()
        self._weather.check_read()
        return list(self._database.streams.get(stream, ()))

    def _enter(self) -> None:
        if not self.open:
            raise Unavailable("closed", "the process is over")
        self._others()


def _unanswered() -> Unavailable:
    return Unavailable("storage", "the connection was lost before the answer")
