"""How a run is divided: tests of a module and a game stay on one worker, the longest begin first; CPU time by tier.

`GREFFE_GAMES` names the games whose contract a run keeps; without it, every game's.
"""

from __future__ import annotations

import gc
import json
import os
import resource
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.suite.seeds import depth
from tests.suite.tiers import GAMES, tier

KEPT_GAMES = "GREFFE_GAMES"
CONTRACT = ("tests/attacker/", "tests/contract/")
MEASURED = "GREFFE_MEASURED"
"""The file to which a run writes how long its groups took."""
LONGEST = Path(__file__).with_name("longest.json")
"""CPU seconds of the groups that take some, as `ops/test --measure` wrote them."""
WORTH = 2.0
"""Seconds: groups under it keep the order of their files."""
APART = ("tests/simulation/test_faults.py",)
"""Long modules whose tests share nothing: each test may go to any worker."""


WHOLE = "tests/browser/"
"""Modules that have a browser each: their tests stay together, whatever the game."""


def game_of(item: pytest.Item) -> str:
    """Return the game that a test was made for, or nothing."""
    made: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return next((str(value) for key, value in made.items() if key in ("name", "game") and value in GAMES), "")


def group_of(item: pytest.Item) -> str:
    """Return what goes to one worker: its mark's, else its module and game."""
    if mark := item.get_closest_marker("xdist_group"):
        return str(mark.kwargs.get("name") or mark.args[0])
    module = item.nodeid.partition("::")[0]
    if module in APART:
        return item.nodeid
    game = "" if module.startswith(WHOLE) else game_of(item)
    return f"{module}:{game}" if game else module


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what a quick run does not ask for; put groups together, the longest first."""
    left_out = [item for item in items if not asked_for(item)] + later_seeds(items)
    if left_out:
        gone = set(left_out)
        config.hook.pytest_deselected(items=list(gone))
        items[:] = [item for item in items if item not in gone]
    if not getattr(config.option, "loadgroup", False):  # only the workers of xdist have it
        return
    seconds: dict[str, float] = json.loads(LONGEST.read_text(encoding="utf-8"))
    groups = {item: group_of(item) for item in items}
    first = {group: place for place, group in reversed(list(enumerate(groups.values())))}
    items.sort(key=lambda item: (-seconds.get(groups[item], 0.0), first[groups[item]]))
    for item in items:
        item.add_marker(pytest.mark.xdist_group(groups[item]))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return how many workers `-n auto` starts: one more than cores, because tests wait for servers and browsers."""
    return (os.cpu_count() or 1) + 1


def asked_for(item: pytest.Item) -> bool:
    """Is the test no part of the contract, or for every game, or for one of those that this run is about?"""
    kept = os.environ.get(KEPT_GAMES)
    return kept is None or not item.nodeid.startswith(CONTRACT) or game_of(item) in ("", *kept.split(","))


def later_seeds(items: list[pytest.Item]) -> list[pytest.Item]:
    """List, for a fast run, the tests that differ from an earlier one in their seed alone."""
    if depth() != "fast":
        return []
    met: set[tuple[str, str]] = set()
    later = []
    for item in items:
        made: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
        if "seed" in made:
            alike = item.nodeid.partition("[")[0], repr({key: made[key] for key in made if key != "seed"})
            if alike in met:
                later.append(item)
            met.add(alike)
    return later


def worked() -> float:
    """Return the CPU seconds of this process and of the children that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


class Clock:
    """The CPU time since it was last read."""

    def __init__(self) -> None:
        self._read = 0.0

    def lap(self) -> float:
        before, self._read = self._read, worked()
        return self._read - before


CLOCK = Clock()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Note in the report how much work the phase was, and of which group."""
    report: Any = yield
    report.cpu = CLOCK.lap()
    report.group = group_of(item)
    return report


COLLECTING: list[float] = []
"""CPU seconds that each worker, or this process, took until it had collected the tests."""
SPENT = "collecting"
SELDOM = (20_000, 20, 20)
"""Thresholds of the garbage collector. By its own ones it took a sixth of a walk of Sombre."""
SHOWN = 25
"""So many modules that took long a measured run names."""


def pytest_collection_finish(session: pytest.Session) -> None:
    """Note what it took to begin. What is there by now stays: the garbage collector need not go through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    spent = CLOCK.lap()
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is None:
        COLLECTING.append(spent)
    else:
        output[SPENT] = spent


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over from a worker of xdist what it took to begin; one that crashed says nothing."""
    if spent := getattr(node, "workeroutput", {}).get(SPENT):
        COLLECTING.append(spent)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the CPU time by tier; of a measured run, the modules that took long, too."""
    groups, modules, tiers = Counter[str](), Counter[str](), Counter[str](collecting=round(sum(COLLECTING)))
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "cpu"):
                module = report.nodeid.partition("::")[0]
                groups[report.group] += report.cpu
                modules[module] += report.cpu
                tiers[tier(module) if module.startswith("tests/") else "elsewhere"] += report.cpu
    if sum(modules.values()) < WORTH:
        return
    summary = ", ".join(f"{name} {seconds:.0f}" for name, seconds in tiers.most_common())
    terminalreporter.write_line(f"CPU seconds: {summary}; {sum(tiers.values()):.0f} in all")
    if place := os.environ.get(MEASURED):
        for module, seconds in modules.most_common(SHOWN):
            terminalreporter.write_line(f"{seconds:8.1f} {module}")
        longest = {group: round(seconds, 1) for group, seconds in groups.most_common() if seconds >= WORTH}
        Path(place).write_text(json.dumps(longest, indent=1) + "\n", encoding="utf-8")
