"""`python -m tests.mutants GAME [--count 40] [--seed 0] [--only TEXT]`: breaks conditions of a game's projections, and
of what its rules ask of hidden things, and runs the game's tests against each. `api` and `projections` in the place of
a game: those of the service, and of what all games' projections share.

A mutant lives in a process of its own, where the code of the one function is exchanged; no file is written. What no
test noticed is a hole in the tests, or stands in `explained.py` with the reason. Exit code 1: something survived, or
could not be made; 2: there are tests that cannot be run. Tests that fail before anything is broken are named and left
out. The seed chooses by what a mutant says of itself, so that the choice stays while other code changes. `--only`: of
all, those that say this, as they were printed.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, setrlimit
from time import process_time
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from msgspec.structs import force_setattr

from projections.base.entry_rules import everybody, nobody
from projections.base.registry import PROJECTIONS
from tests.contract.withheld import entry_rules
from tests.mutants.conditions import Change, Mutant, changes, mutated
from tests.mutants.explained import EXPLAINED
from tests.mutants.stages import SHARED, stages

ROOT = Path(__file__).resolve().parents[2]
SIGHT = frozenset(
    {
        *("is_gm", "is_keeper", "knows", "sees", "sees_sheet", "sees_trait", "sees_axis", "sees_canvas", "sees_factor"),
        *("sees_modifier", "sees_reserve", "reads_sheet", "plays", "known", "hidden", "shared", "secret", "revealed"),
        *("disclosed", "sheet", "open", "sealed", "opened", "visible", "use_of", "hidden_from", "is_away", "left"),
        "seen_gauges",
    }
)
"""What rules read of who may see what."""
PATIENCE = 3
"""How much longer than for the game as it is a stage of tests may work on a mutant; then it would not have ended."""
IDLE = 5
"""Limit of wall-clock time, as a multiple of the limit of CPU time: a mutant of the service may block for ever."""
RAN = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
"""What tests end with that could be run: otherwise they would seem to notice every mutant."""
CACHED = type(cache(int))
"""The type of functions that remember their results."""
QUIET = ("-qq", "-p", "no:cacheprovider", "--no-header", "--tb=no")
UNUSABLE = 4
"""Exit code of a process in which a mutant could not be made, or tests could not be asked."""


class Broken(NamedTuple):
    mutant: Mutant
    apply: Callable[[], None]


def candidates(game: str) -> Iterator[Broken]:
    if game in SHARED:
        own = [ROOT / "projections" / name for name in PROJECTIONS]
        for path in sorted((ROOT / game).rglob("*.py")):
            if not any(path.is_relative_to(folder) for folder in own):
                yield from (Broken(c.mutant, exchange(path, c)) for c in changes(ROOT, path))
        return
    projections = (ROOT / "projections" / game).rglob("*.py")
    rules = (ROOT / "domain" / "systems" / game).rglob("*.py")
    for path in sorted(projections):
        yield from (Broken(c.mutant, exchange(path, c)) for c in changes(ROOT, path))
    for path in sorted(rules):
        yield from (Broken(c.mutant, exchange(path, c)) for c in changes(ROOT, path, SIGHT))
    yield from _audiences(game)


def drawn(known: Sequence[Broken], count: int, seed: int) -> list[Broken]:
    """So many of them; of two that say the same of themselves each has its own lot."""
    lots: Counter[str] = Counter()
    drawing: list[tuple[bytes, Broken]] = []
    for broken in known:
        key = broken.mutant.key
        lots[key] += 1
        drawing.append((sha256(f"{seed} {lots[key]} {key}".encode()).digest(), broken))
    return [broken for _, broken in sorted(drawing, key=lambda drawn: drawn[0])[:count]]


def exchange(path: Path, change: Change) -> Callable[[], None]:
    """Gives every function of the module that reads otherwise its new code, closures too."""

    def apply() -> None:
        source = path.read_text()
        before = dict(_codes(compile(source, str(path), "exec")))
        after = dict(_codes(compile(mutated(source, change), str(path), "exec")))
        exchanged = {place: code for place, code in after.items() if code != before.get(place)}
        gc.unfreeze()  # or it would not tell of functions that were there when tests were collected
        # What pretends to be of a type, as a weak proxy does, may fail when it is asked for it: so by the very type.
        functions = [f for f in gc.get_objects() if type(f) is FunctionType and f.__code__.co_filename == str(path)]
        found = [f for f in functions if _place(f.__code__) in exchanged]
        for function in found:
            function.__code__ = exchanged[_place(function.__code__)]
        for cached in (each for each in gc.get_objects() if type(each) is CACHED and each.__wrapped__ in found):
            cached.cache_clear()
        if not found:
            raise LookupError(f"no live function for {change.mutant.key}")

    return apply


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    yield _place(code), code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _audiences(game: str) -> Iterator[Broken]:
    """Each line of the table of lines that not everybody reads, told to everybody."""
    path = f"projections/{game}/entries/rules.py"
    for kind, rule in entry_rules(game).items():
        if rule.audience not in (everybody, nobody):
            mutant = Mutant(path, 0, "ENTRY_RULES", "told to everybody", f"{kind.__name__}: {rule.audience.__name__}")
            yield Broken(mutant, _open_to_all(rule))


def _open_to_all(rule: Any) -> Callable[[], None]:
    return lambda: force_setattr(rule, "audience", lambda step, seat, what: True)


def noticed(broken: Broken, game: str, left_out: Sequence[str], limit: int) -> str:
    """`killed`, `timeout` or `survived`; `unreached` where nothing runs it, `unusable` where it cannot be made."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = UNUSABLE
        try:
            code = _in_child(broken, game, left_out, limit)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    outcomes = {0: "survived", 1: "killed", 3: "unreached", UNUSABLE: "unusable", -signal.SIGXCPU: "timeout"}
    outcomes[-signal.SIGALRM] = "timeout"
    return outcomes.get(os.waitstatus_to_exitcode(status), "killed")


def _in_child(broken: Broken, game: str, left_out: Sequence[str], limit: int) -> int:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    try:
        broken.apply()
    except LookupError:
        return 3
    return 1 if any(_run(stage, left_out, limit) for stage in stages(game, broken.mutant.path)) else 0


def _run(arguments: list[str], left_out: Sequence[str], limit: int) -> bool:
    """Does a test fail? More work than so many seconds ends the process."""
    setrlimit(RLIMIT_CPU, (round(process_time()) + limit, RLIM_INFINITY))
    signal.alarm(IDLE * limit)
    without = [part for test in left_out for part in ("--deselect", test)]
    done = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--no-header", *without, *arguments])
    return done not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("game", choices=[*sorted(PROJECTIONS), *SHARED])
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", action="append", default=[])
    asked = parser.parse_args()
    os.chdir(ROOT)
    known = list(candidates(asked.game))
    with ProcessPoolExecutor(1, get_context("fork")) as pool:
        found = pool.submit(_unbroken, asked.game).result()
    if found.unusable:
        print(f"tests that cannot be run: {found.unusable}")
        return 2
    for test in found.failing:
        print(f"left out  {test}", flush=True)
    for stage in stages(asked.game):
        pytest.main([*QUIET, "--collect-only", "-qq", *stage])  # what is broken has to be there
    limit = 10 + PATIENCE * round(found.longest)
    said = [broken for broken in known if any(text in broken.mutant.key for text in asked.only)]
    chosen = said if asked.only else drawn(known, asked.count, asked.seed)
    counts: Counter[str] = Counter()
    for broken in chosen:
        outcome = noticed(broken, asked.game, found.failing, limit)
        if outcome in ("survived", "timeout") and broken.mutant.key in EXPLAINED:
            outcome = "explained"
        counts[outcome] += 1
        print(f"{outcome:9} {broken.mutant.path}:{broken.mutant.line} {broken.mutant.key}", flush=True)
    print(f"{asked.game}: {len(chosen)} of {len(known)}, {dict(counts)}")
    return 1 if counts["survived"] or counts["timeout"] or counts["unusable"] else 0


class Unbroken(NamedTuple):
    """Outcome of the tests on unbroken code: the stage that cannot be run, the tests that fail, and the processor time
    in seconds that the longest stage takes.
    """

    unusable: str
    failing: list[str]
    longest: float


def _unbroken(game: str) -> Unbroken:
    """Run all stages: in a process of its own, or what tests keep for each other would hide what is broken later."""
    seen, longest = _Failing(), 0.0
    for stage in stages(game):
        begun = process_time()
        if pytest.main([*QUIET, *stage], plugins=[seen]) not in RAN:
            return Unbroken(" ".join(stage), [], 0.0)
        longest = max(longest, process_time() - begun)
    return Unbroken("", seen.failing, longest)


class _Failing:
    """The tests that fail."""

    def __init__(self) -> None:
        self.failing: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failing.append(report.nodeid)


if __name__ == "__main__":
    sys.exit(main())
