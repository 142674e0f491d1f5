"""Simulation of seeds one after another, and reduction of a plan that failed to what is needed for its failure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from ops.simulation.faults import Plan, plan
from ops.simulation.processes import Parts
from ops.simulation.world import Result, simulate


class Failure(msgspec.Struct, frozen=True):
    """A seed whose simulation found something: its result, and the result of what is left of its plan."""

    result: Result
    least: Result


def results(seeds: Iterable[int], parts: Parts | None = None) -> Iterator[Result]:
    """Yield the results of the simulations of these seeds."""
    return (simulate(plan(seed), parts) for seed in seeds)


def failure(result: Result, parts: Parts | None = None) -> Failure:
    """Reduce the plan of a result with findings until no fault can be dropped, no client can do less, and it is found
    still.
    """
    kinds = {finding.kind for finding in result.findings}
    least = result
    while smaller := next((each for each in _smaller(least.plan, parts) if kinds & _kinds(each)), None):
        least = smaller
    return Failure(result, least)


def _kinds(result: Result) -> set[str]:
    return {finding.kind for finding in result.findings}


def _smaller(plan: Plan, parts: Parts | None) -> Iterator[Result]:
    """Carry out each plan with one thing less, and yield the results."""
    for place in range(len(plan.faults)):
        yield simulate(replace(plan, faults=plan.faults[:place] + plan.faults[place + 1 :]), parts)
    if plan.commands > 1:
        yield simulate(replace(plan, commands=plan.commands - 1), parts)
    if plan.clients > 1:
        yield simulate(replace(plan, clients=plan.clients - 1), parts)
