"""Which pairs (hidden command, surface) the twins of a game have compared, and which they never did.

`python -m tests.contract.pairs [--all] [GAME...]` prints them: game -> hidden command -> surface -> how often. What may
be hidden is whatever command the game has but those that its `seen.py` names as open to all, and those that its
scenario excuses. `--all`: also what is hidden so `SELDOM` that the suite does not wait for it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping

from domain.systems import GAMES
from tests.contract.sessions import NAMES
from tests.contract.twinning import SURFACES, Run, of_scenario, opened_up, sought, told, variants, wandered

DEEPER, DEEPEST = 40, 400
"""So many more sessions may be sought, while something was never compared."""
RUNS = [(name, number, seed) for name, number in variants() for seed in range(3)]


def gathered(name: str, *, seldom: bool = False) -> list[Run]:
    """The sessions of the suite, and deeper ones as long as a pair is missing; `seldom`: what seldom comes, too."""
    runs = [*(told(name, seed) for seed in range(3)), *(wandered(*run) for run in RUNS if run[0] == name)]
    for seed in range(DEEPEST if seldom else DEEPER):
        if not missing(name, runs, seldom=seldom):
            break
        runs.append(sought(name, seed))
    return runs


def compared(runs: list[Run]) -> Counter[tuple[str, str]]:
    return sum((run.compared for run in runs), Counter())


def hidden(runs: list[Run]) -> frozenset[str]:
    """What some seat that was there did not see."""
    return frozenset[str]().union(*(run.hidden for run in runs))


def missing(name: str, runs: list[Run], *, seldom: bool = False) -> list[tuple[str, str]]:
    """(command that may be hidden, surface) never compared."""
    times = compared(runs)
    excused = {*of_scenario(name, "EXCUSED", {}), *(() if seldom else of_scenario(name, "SELDOM"))}
    may = {kind.__name__ for kind in GAMES[name].commands} - opened_up(name) - excused
    return [(kind, on) for kind in sorted(may) for on in SURFACES if not times[kind, on]]


def table(runs: list[Run]) -> Mapping[str, Mapping[str, int]]:
    times = compared(runs)
    return {kind: {on: times[kind, on] for on in SURFACES} for kind in sorted({kind for kind, _ in times})}


def main() -> int:
    complete, seldom = True, "--all" in sys.argv
    for name in [each for each in sys.argv[1:] if each != "--all"] or NAMES:
        runs = gathered(name, seldom=seldom)
        never = missing(name, runs, seldom=seldom)
        complete = complete and not never
        print(json.dumps({"game": name, "compared": table(runs), "missing": never}), flush=True)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
