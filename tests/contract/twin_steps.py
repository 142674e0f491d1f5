"""`python -m tests.contract.twin_steps 100000 [--first 1000] [GAME...]`: so many events of twin sessions are compared,
from the sessions of that first seed on.

Each line of the output is one session: an object with `game`, `kind`, `seed`, `steps` and `difference` (null: none).
The last one counts: `steps` by game, `all`, `differences`, and `pairs`: game -> hidden command -> how often the twins
were compared without it, or with it elsewhere, on each of the surfaces.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import NamedTuple

from tests.contract.sessions import NAMES
from tests.contract.twinning import Run, of_scenario, scripted_session, sought, wandered

FIRST_SEED = 1000
"""Those below are the suite's."""


class Session(NamedTuple):
    kind: str
    seed: int
    run: Callable[[], Run]


def sessions(name: str, first: int) -> Iterator[Session]:
    """Without an end: random sessions under each of the game's options, deep ones, and now and then the told one."""
    several = len(of_scenario(name, "VARIANTS", ({},)))
    for seed in count(first):
        number = seed % several
        yield Session(f"wandered {number}", seed, partial(wandered.__wrapped__, name, number, seed))
        yield Session("sought", seed, partial(sought.__wrapped__, name, seed))
        if seed % 10 == 0:
            yield Session("told", seed, partial(scripted_session.__wrapped__, name, seed))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.twin_steps")
    parser.add_argument("wanted", type=int)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    asked = parser.parse_intermixed_args()
    wanted, names = asked.wanted, asked.names or NAMES
    done: Counter[str] = Counter()
    pairs: dict[str, Counter[str]] = {name: Counter() for name in names}
    differences = 0
    going = {name: sessions(name, asked.first) for name in names}
    while sum(done.values()) < wanted:
        name = min(going, key=lambda each: done[each])
        session = next(going[name])
        difference, compared = None, 0
        try:
            run = session.run()
            compared = run.steps
            pairs[name].update({kind: times for (kind, surface), times in run.compared.items() if surface == "feed"})
        except (AssertionError, KeyError, AttributeError) as reason:
            difference, compared = repr(reason)[-1200:], 1
            differences += 1
        done[name] += max(compared, 1)
        found = {"game": name, "kind": session.kind, "seed": session.seed, "steps": compared, "difference": difference}
        print(json.dumps(found), flush=True)
    print(json.dumps({"steps": done, "all": sum(done.values()), "differences": differences, "pairs": pairs}))
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
