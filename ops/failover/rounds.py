"""Rounds of the drill: play, break something, see commands go on, mend it, compare; and the sums over all rounds."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import median
from typing import NamedTuple

import msgspec

from ops.failover.audit import digest, feed, findings_of, verified
from ops.failover.cluster import PROXY, Cluster
from ops.failover.faults import FAULTS, PASSING
from ops.failover.machines import until
from ops.failover.players import Players, Table

PASSES = " passing"
SHORTEST, LONGEST = (
    8.0,
    28.0,
)  # seconds of a fault that passes by itself: around the time after which another takes over
AFTERWARDS = 2.0  # seconds of play between the next answers and the mending
SPREADING = {"Patroni killed": 35.0, "Patroni frozen": 35.0, "etcd's leader killed": 10.0, "etcd's leader frozen": 10.0}
"""Seconds until every process has noticed a fault that no command meets."""
KINDS = (*FAULTS, *(f"{kind},{PASSES}" for kind in PASSING))


class Round(msgspec.Struct):
    """A round, and its outcome. `seconds`: the longest that a player waited from the fault on."""

    number: int
    kind: str
    seconds: float
    healed: float  # seconds after mending until everything was in its place again
    acknowledged: int
    doubts: int
    slowest: float
    findings: list[str]


class Sum(NamedTuple):
    """The sums over the rounds of one kind."""

    kind: str
    rounds: int
    acknowledged: int
    doubts: int
    median: float
    worst: float
    findings: int


class Drill:
    """Rounds on one cluster; every table that was played is looked at again at the end."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self._cluster = cluster
        self._seed = seed
        self._played: list[tuple[Table, Mapping[str, str]]] = []  # with a digest of each seat's feed

    def run(self, numbers: Sequence[int], kinds: Sequence[str] = KINDS) -> Iterator[Round]:
        """Run one round for each number. Raises NotInTime if the cluster does not come back by itself."""
        for number in numbers:
            yield self._round(number, kinds[number % len(kinds)])

    def end(self) -> list[str]:
        """Return the findings about the whole: feeds that are not what they were after their round, records that do not
        verify.
        """
        urls = self._cluster.urls().values()
        changed = [
            f"{table.id} {seat}: its feed is another than after its round"
            for table, digests in self._played
            for seat, kept in digests.items()
            for url in urls
            if digest(feed(url, table, seat)) != kept
        ]
        return [*changed, *verified(self._cluster.database)]

    def _round(self, number: int, kind: str) -> Round:
        rng = Random(f"{self._seed} {number}")
        urls = self._cluster.urls()
        players = Players([PROXY, *urls.values()], hash((self._seed, number)))
        name, passing, _ = kind.partition(f",{PASSES}")
        players.start()
        try:
            players.await_all(time.monotonic(), "the beginning of a round")
            since = time.monotonic()
            mend = FAULTS[name](self._cluster, rng)
            try:
                if passing:
                    time.sleep(rng.uniform(SHORTEST, LONGEST))
                else:
                    players.await_all(since, f"the next command after: {kind}")
                    time.sleep(max(AFTERWARDS, since + SPREADING.get(kind, 0) - time.monotonic()))
            finally:
                mend()
            mended = time.monotonic()
            until(self._cluster.is_whole, f"the whole cluster after: {kind}")
            healed = time.monotonic() - mended
            players.await_all(time.monotonic(), f"the next command after the end of: {kind}")
        finally:
            players.stop()
        findings = list(findings_of(players, urls))
        for table in players.tables:
            self._played.append((table, {seat: digest(table.frames[seat]) for seat in table.tokens}))
        return Round(
            number,
            kind,
            players.longest_wait(since),
            healed,
            len(players.acknowledged),
            players.doubts,
            players.slowest,
            findings,
        )


def sums(rounds: Sequence[Round]) -> list[Sum]:
    """Return the sums of each kind, in the order in which the kinds first came."""
    found = []
    for kind in dict.fromkeys(each.kind for each in rounds):
        mine = [each for each in rounds if each.kind == kind]
        seconds = [each.seconds for each in mine]
        found.append(
            Sum(
                kind,
                len(mine),
                sum(each.acknowledged for each in mine),
                sum(each.doubts for each in mine),
                median(seconds),
                max(seconds),
                sum(len(each.findings) for each in mine),
            )
        )
    return found
