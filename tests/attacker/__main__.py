"""`python -m tests.attacker SEQUENCES [GAME...] [--first SEED] [--start NAME]`: attack each game so often.

What is found is printed with the line that keeps it; then what was tried, by game, as an object.
"""

from __future__ import annotations

import argparse
import sys

from api.base.logs import silenced
from tests.attacker.search import Search, report
from tests.attacker.world import Edge
from tests.contract.sessions import NAMES


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.attacker", description=__doc__)
    parser.add_argument("sequences", type=int)
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--start", action="append", default=[])
    parser.add_argument("--first", type=int, default=1000)
    asked = parser.parse_args()
    leaks = 0
    for game in asked.games:
        with silenced("greffe"), Edge() as edge:
            search = Search(edge, game, *asked.start)
            for found in search.run(asked.first, asked.sequences):
                leaks += 1
                print(report(found), flush=True)
            print(search.counts.as_json(game), flush=True)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
