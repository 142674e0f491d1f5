"""Random changes of what is valid are read as the reference reads them: `GREFFE_WIRE_MUTATIONS` of them."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.api.service import Service
from tests.suite.seeds import amount
from tests.wire.cases import Case
from tests.wire.mutations import mutation, shrunk, upgrading
from tests.wire.service import faults

MUTATIONS = int(os.environ.get("GREFFE_WIRE_MUTATIONS") or amount(100, deep=2000))
HEADS = max(100, MUTATIONS // 8)
BLOCK = 50


def blocks(number: int) -> list[range]:
    return [range(start, min(start + BLOCK, number)) for start in range(0, number, BLOCK)]


@pytest.mark.parametrize("seeds", blocks(MUTATIONS), ids=str)
def test_changed_pipelines_are_read_as_the_reference_reads_them(service: Service, seeds: range) -> None:
    hold(service, mutation, seeds)


@pytest.mark.parametrize("seeds", blocks(HEADS), ids=str)
def test_random_upgrades_are_read_as_the_reference_reads_them(service: Service, seeds: range) -> None:
    hold(service, upgrading, seeds)


def hold(service: Service, made: Callable[[int], Case], seeds: range) -> None:
    for seed in seeds:
        if faults(service, made(seed))[0]:
            least = shrunk(made(seed), lambda case: bool(faults(service, case)[0]))
            lines = [f"{least.name}, of {made.__name__}:", *map(repr, least.writes), *faults(service, least)[0]]
            pytest.fail("\n".join(lines), pytrace=False)
