"""Which pairs (hidden command, surface) the twins of a game have compared, and which they never did.

`python -m tests.contract.pairs [GAME...]` prints them: game -> hidden command -> surface -> how often. What may be
hidden is whatever command the game has but those that its `seen.py` names as open to all.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from domain.systems import GAMES
from tests.contract.aimed import aimed, starts
from tests.contract.sessions import NAMES
from tests.contract.twinning import SURFACES, Run, opened_up, scripted_session, variants, wandered
from tests.suite.seeds import seeds

DEEPER = 4
"""So often all the game's own sessions are looked through for what was never compared."""
RUNS = [(name, number, seed) for name, number in variants() for seed in seeds(1, deep=12)]
"""Random sessions that each run compares, whatever is missing."""
MORE = 3
"""So many random sessions under each variant, and comparisons of the told one, there are for what is missing."""


def gathered(name: str) -> list[Run]:
    """As many sessions as it takes until nothing is missing: those that each run compares, those of the game's own that
    have what is missing, which compare the most in the least time, and then more random and told ones.
    """
    runs: list[Run] = []

    records = records_of(name)

    def wanted() -> frozenset[str]:
        return frozenset(record for kind, _ in missing(name, runs) for record in records[kind])

    for run in sessions(name, wanted):
        runs.append(run)
        if not wanted():
            break
    return runs


def sessions(name: str, wanted: Callable[[], frozenset[str]]) -> Iterator[Run]:
    """What compares some of the commands that are wanted by then; first those that each run compares anyway."""
    yield from (wandered(*each) for each in RUNS if each[0] == name)
    yield scripted_session(name, 0)
    for seed in range(DEEPER):
        yield from (aimed(name, number, seed, wanted()) for number, _ in enumerate(starts(name)))
    yield from (wandered(of, number, seed) for of, number in variants() if of == name for seed in range(MORE))
    yield from (scripted_session(name, seed) for seed in range(MORE))


def compared(runs: list[Run]) -> Counter[tuple[str, str]]:
    return sum((run.compared for run in runs), Counter())


def hidden(runs: list[Run]) -> frozenset[str]:
    """What some seat that was there did not see."""
    return frozenset[str]().union(*(run.hidden for run in runs))


def missing(name: str, runs: list[Run]) -> list[tuple[str, str]]:
    """(command that may be hidden, surface) never compared."""
    times, records = compared(runs), records_of(name)
    may = records.keys() - opened_up(name)
    return [(kind, on) for kind in sorted(may) for on in SURFACES if not any(times[each, on] for each in records[kind])]


def records_of(name: str) -> Mapping[str, tuple[str, ...]]:
    """Command -> the commands that its events hold: itself, or the one that the rules record in its place."""
    game = GAMES[name]
    completed = [kind for kind in game.recorded if kind not in game.commands]
    return {
        kind.__name__: tuple(
            each.__name__ for each in (kind, *completed) if game.recorded.get(each) == game.recorded.get(kind)
        )
        for kind in game.commands
        if kind not in game.sequences  # their steps are recorded, and compared
    }


def table(runs: list[Run]) -> Mapping[str, Mapping[str, int]]:
    times = compared(runs)
    return {kind: {on: times[kind, on] for on in SURFACES} for kind in sorted({kind for kind, _ in times})}


def main() -> int:
    complete = True
    for name in sys.argv[1:] or NAMES:
        runs = gathered(name)
        never = missing(name, runs)
        complete = complete and not never
        print(json.dumps({"game": name, "compared": table(runs), "missing": never}), flush=True)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
