"""Which tests are asked whether they notice a mutant, the most telling first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SLOW = "not bot and not random and not wander and not page and not sentence"
SHARED: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "projections": (
        ("tests/contract/test_golden.py", "-k", "folded"),
        ("tests/contract/test_walks.py", "-k", "every_step and (innommable or nosgoth)"),
        ("tests/texts", "tests/corrections", "tests/record", "tests/review", "tests/prices"),
        ("tests/contract", "-k", "not (test_walks or ambre or sombre or spin)"),
        ("tests/api", "-k", "innommable or nosgoth or not (ambre or sombre or spin or program)"),
    ),
    "api": (
        ("tests/api/test_commands.py", "tests/api/test_streams.py", "tests/api/test_reading.py"),
        ("tests/api", "-k", "not (program or twins or evenings or side_by_side or garbage or odd)"),
        ("tests/wire", "tests/register", "tests/hooks", "tests/review"),
        ("tests/api", "-k", "twins or evenings or side_by_side or garbage or odd"),
    ),
}
"""Stages of tests for code that belongs to no game. Left out are slow tests that repeat what the others show."""


def stages(game: str, path: str = "") -> Iterator[list[str]]:
    """The tests to ask, the most telling first: the game's log, what is offered in the told session and what is asked
    of that module alone, those of what is secret, random sessions under all observers, the tests of the same part of
    the book, the others. Of what belongs to no game those that are about the module, and what `SHARED` says.
    """
    if game in SHARED:
        if path and (near := about(path)):
            yield near
        yield from map(list, SHARED[game])
        return
    own = ROOT / "tests" / game
    yield ["tests/contract/test_golden.py", "-k", f"{game} and folded"]
    secrecy = sorted(str(test) for name in ("secrecy", "leak", "secret") for test in own.rglob(f"test_*{name}*.py"))
    rest = [str(test) for test in sorted(own.rglob("test_*.py")) if str(test) not in secrecy]
    alone = [test for test in rest if Path(test).stem == f"test_{Path(path).stem}"]
    parts = {*_within(game, path), Path(path).stem}
    near = [test for test in rest if test not in alone and parts & set(_within(game, test))]
    yield ["tests/contract/test_offered.py", *alone, "-k", f"(test_offered and {game} or not test_offered) and {SLOW}"]
    yield [*secrecy, "-k", SLOW]
    yield ["tests/contract/test_walks.py", "-k", f"every_step and {game}"]
    if near:
        yield [*near, "-k", SLOW]
    contract = [f"tests/contract/test_{name}.py" for name in ("withheld", "asked", "disclosure", "secrecy", "opening")]
    yield [*contract, "-k", f"test_disclosure or {game} and (asked or told or withheld or opening or 1)"]
    if others := [test for test in rest if test not in (*alone, *near)]:  # of no path pytest makes all of the house's
        yield [*others, "-k", SLOW]


def about(path: str) -> list[str]:
    """List the modules of tests that bear the name of this module, or import it: but those that open browsers."""
    imported = re.compile(rf"^(from|import) {re.escape(path.removesuffix('.py').replace('/', '.'))}\b", re.MULTILINE)
    tests = (test for test in (ROOT / "tests").rglob("test_*.py") if "browser" not in test.parts)
    name = f"test_{Path(path).name}"
    return sorted(str(test) for test in tests if test.name == name or imported.search(test.read_text("utf-8")))


def _within(game: str, path: str) -> tuple[str, ...]:
    """The folders of a module, or of a module of tests, within the game's own."""
    parts = Path(path).parts
    return parts[parts.index(game) + 1 : -1] if game in parts else ()
