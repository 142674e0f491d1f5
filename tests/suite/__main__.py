"""Run the checks and the tests: `ops/test` calls this in the environment that it prepared."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, RawDescriptionHelpFormatter

from tests.suite.impact import impact
from tests.suite.running import deep, ending, fast, only, usual
from tests.suite.tiers import described

TEXT = f"""\
Checks everything that must hold, stopping at the first step that fails.

  ops/test                    format, lint, types, layers, then every test, with the seeds that the tests state
  ops/test PATHS              these tests alone, nothing else; further arguments are pytest's: tests/ambre -k deal
  ops/test --fast [PATHS]     format, lint, types, layers; the rules, the contract of the games that the change since
                              main touches, a little of the edge (or PATHS instead), each test with one seed
  ops/test --deep [HOURS]     everything with many seeds and on every screen, evenings of every game at the page, 10,000
                              simulations, 100,000 steps of twins, 2,000 attacks on each game, mutants, 2,000 mutated
                              requests, 200 evenings over bad networks; from other seeds again until the hours are over
  ops/test --measure          every test; prints CPU seconds by tier and the modules that take most of them, and writes
                              down which take long, so that they begin first
  ops/test --impact [REF]     what these rules make of the sessions that REF (main) has: told ones and random ones

Tiers, by folders and modules of tests/:

{described()}

GREFFE_VENV names an environment to use instead of .venv, of another Python for instance. TEST_POSTGRES and TEST_REDIS
are the URLs of servers to use; else those of the system are started for the run, else those that come with the test
tools. Where there are none, tests that need them are skipped, and fail in CI (CI=true). So it is with nginx (the
system's) and the page in the browser: GREFFE_CHROMIUM names a Chromium to use, else the system's is; what it saw stays
in tests/browser/seen.
GREFFE_SEED is the first seed of a deep run (one that follows from the commit), which it prints.
"""


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(
        prog="ops/test", description=TEXT, usage="ops/test [...]", formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("--fast", action="store_true", help=SUPPRESS)
    parser.add_argument("--deep", nargs="?", type=float, const=0.0, metavar="HOURS", help=SUPPRESS)
    parser.add_argument("--measure", action="store_true", help=SUPPRESS)
    parser.add_argument("--impact", nargs="?", const="main", metavar="REF", help=SUPPRESS)
    asked, rest = parser.parse_known_args(arguments)
    if asked.impact:
        return ending(lambda: impact(asked.impact))
    if asked.fast:
        return fast(rest)
    if rest and (asked.measure or asked.deep is not None):
        parser.error(f"unknown argument: {rest[0]}")
    if asked.deep is not None:
        return deep(asked.deep)
    return only(rest) if rest else usual(measured=asked.measure)


if __name__ == "__main__":
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start many a Python: each reads what another compiled
    sys.exit(main(sys.argv[1:]))
