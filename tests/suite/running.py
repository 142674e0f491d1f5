"""Steps of a run, each a command; the first that fails ends it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from ops.clients.type_declarations import MODULES, node
from tests.suite.changes import changed, touched
from tests.suite.plugin import KEPT_GAMES, LONGEST, MEASURED
from tests.suite.seeds import DEPTH, FIRST
from tests.suite.tiers import GAMES, LAYERS, ROOT, SMOKE, paths

PYTHON = (sys.executable, "-m")
PYTEST = (*PYTHON, "pytest")
SPREAD = ("-n", "auto", "--dist", "loadgroup", "--no-loadscope-reorder")
SCRIPTS = ("api/pages", "ops/clients/examples", "ops/clients/javascript", "ops/dossier", "tests/clients")
SIMULATIONS = 10_000
TWIN_STEPS = 100_000
ATTACKS = 2_000
LAW_SESSIONS = 1_000
MUTANTS = 40
MUTATED_REQUESTS = 2_000


class Stopped(Exception):
    """A step failed, with this exit code."""

    def __init__(self, code: int) -> None:
        self.code = code


def step(
    name: str, command: Sequence[str], environment: Mapping[str, str] | None = None, *, place: Path = ROOT
) -> None:
    """Run a command under a heading, in that folder. Raises Stopped."""
    print(f"\n== {name}", flush=True)
    done = subprocess.run(command, cwd=place, env={**os.environ, **(environment or {})}, check=False)
    if done.returncode:
        print(f'\nops/test: failed at step "{name}"', file=sys.stderr)
        raise Stopped(done.returncode)


def beside(name: str, commands: Sequence[Sequence[str]], environment: Mapping[str, str] | None = None) -> None:
    """Run commands, as many at once as there are cores. Raises Stopped when all have ended."""
    print(f"\n== {name}", flush=True)
    env = {**os.environ, **(environment or {})}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = list(pool.map(lambda each: subprocess.run(each, cwd=ROOT, env=env, check=False).returncode, commands))
    if any(codes):
        print(f'\nops/test: failed at step "{name}"', file=sys.stderr)
        raise Stopped(max(codes))


def ending(run: Callable[[], None]) -> int:
    """Return the exit code of a run."""
    try:
        run()
    except Stopped as stopped:
        return stopped.code
    return 0


def checks() -> None:
    """Run what reads the sources only and takes seconds."""
    step("format", (*PYTHON, "ruff", "format", "--check", "."))
    step("lint", (*PYTHON, "ruff", "check", "."))
    scripts()


def scripts() -> None:
    """Check the format of the JavaScript, and what is wrong in it."""
    program, biome = node(), MODULES / "@biomejs" / "biome" / "bin" / "biome"
    if program is None or not biome.exists():
        print("\nops/test: no biome (ops/environment test): the JavaScript is not checked", file=sys.stderr)
        if os.environ.get("CI"):
            raise Stopped(1)
        return
    step("JavaScript", (str(program), str(biome), "check", "--error-on-warnings", *SCRIPTS))


def tests(environment: Mapping[str, str], *arguments: str) -> None:
    """Run the tests on all cores."""
    without = [part for path in LAYERS for part in ("--ignore", path)]
    with_types((*PYTEST, *SPREAD, *without, *arguments), environment)


def with_types(command: Sequence[str], environment: Mapping[str, str]) -> None:
    """Run tests, and beside them what reads all sources and takes a minute."""
    sources = (*PYTHON, "mypy"), (*PYTEST, "--quiet", *LAYERS)
    beside("tests, types, layers", [command, *sources], environment)


def only(arguments: Sequence[str]) -> int:
    """Run the tests that pytest's arguments name."""
    return ending(lambda: step("tests", (*PYTEST, *arguments)))


def fast(arguments: Sequence[str]) -> int:
    """Run what a contributor runs all day."""

    def run() -> None:
        checks()
        if arguments:
            with_types((*PYTEST, *arguments), {DEPTH: "fast"})
            return
        games = touched(changed())
        print(f"\ngames that the change touches: {', '.join(games) or 'none'}; one seed", flush=True)
        chosen = [path for path in paths("rules") if path not in LAYERS]
        contract = paths("contract") if games else []
        tests({DEPTH: "fast", KEPT_GAMES: ",".join(games)}, *chosen, *contract, *SMOKE)

    return ending(run)


def usual(*, measured: bool = False) -> int:
    """Run everything that must hold."""
    environment = {MEASURED: str(LONGEST)} if measured else {}

    def run() -> None:
        checks()
        print("\nseeds: those that the tests state, from 0 on", flush=True)
        tests({DEPTH: "usual", **environment})

    return ending(run)


def deep(hours: float) -> int:
    """Run everything with many seeds; with others again until the hours are over."""
    end = monotonic() + hours * 3600

    def run() -> None:
        checks()
        first = first_seed()
        while True:
            explore(first)
            if monotonic() >= end:
                return
            first += SIMULATIONS

    return ending(run)


def first_seed() -> int:
    """Return the seed that is asked for, or the one of this commit."""
    if given := os.environ.get(FIRST):
        return int(given)
    commit = subprocess.run(("git", "rev-parse", "HEAD"), cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return int(commit[:6] or "0", 16) + 1000


def explore(first: int) -> None:
    """Run everything once, from a seed on."""
    print(f"\nseeds: from {first} on ({FIRST}={first})", flush=True)
    tests({DEPTH: "deep", FIRST: str(first), "GREFFE_WIRE_MUTATIONS": str(MUTATED_REQUESTS)})
    beside("simulations", simulations(first))
    beside("twins", [twins(game, first) for game in GAMES])
    beside("attacks", [attacks(game, first) for game in GAMES])
    beside("laws of corrections", [laws(game, first) for game in GAMES])
    beside("mutants", [mutants(part, first) for part in (*GAMES, "api", "projections")])


def simulations(first: int) -> list[Sequence[str]]:
    """Share the simulations between the cores."""
    cores = os.cpu_count() or 1
    size = -(-SIMULATIONS // cores)
    asked = [("--seeds", str(size), "--from", str(first + core * size)) for core in range(cores)]
    return [(*PYTHON, "ops.cli.main", "simulate", "faults", *each) for each in asked]


def twins(game: str, first: int) -> Sequence[str]:
    """Give the command that compares a game's share of the twins' steps."""
    share = TWIN_STEPS // len(GAMES)
    return (*PYTHON, "tests.contract.twin_steps", str(share), game, "--first", str(first))


def laws(game: str, first: int) -> Sequence[str]:
    """Give the command that tries the laws of corrections at the end of a game's share of random sessions."""
    share = LAW_SESSIONS // len(GAMES)
    asked = ("--first", str(first), "--walks", str(share), "--observer", "CorrectionLaws")
    return (*PYTHON, "tests.contract.watching", game, *asked)


def attacks(game: str, first: int) -> Sequence[str]:
    """Give the command that attacks a game."""
    return (*PYTHON, "tests.attacker", str(ATTACKS), game, "--first", str(first))


def mutants(part: str, first: int) -> Sequence[str]:
    """Give the command that breaks conditions of a game, of the service, or of what all projections share."""
    return (*PYTHON, "tests.mutants", part, "--count", str(MUTANTS), "--seed", str(first))
