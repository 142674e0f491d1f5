"""The told session reaches the secrets: a broken line of the table of tellings would turn its golden log red."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import force_setattr

from domain.systems.spin.destiny import fate
from domain.systems.spin.gauges import gauges
from domain.systems.spin.oppositions import alea, chain, competitions, factors
from projections.base.entry_rules import as_it_is, everybody, nobody
from projections.spin.entries import oppositions as conflict
from projections.spin.entries import sheets
from projections.spin.entries.rules import ENTRY_RULES, Faced, as_its_face
from tests.contract.golden import folded, lines, saved

WITHOUT_ENTRY = (
    alea.DeusExAleaTriggered,
    competitions.ImposeHarm,
    gauges.CharacterEnded,
)
"""No Alea and no competition in this session, and nobody ends: tests of their own keep these secrets."""
CARDLESS = (chain.ResultFinalised,)
"""Shown as its consequence in any case: its own fields are never read."""
FULLER = tuple(
    k for k, t in ENTRY_RULES.items() if getattr(t.fields, "__module__", "") in (conflict.__name__, sheets.__name__)
)
"""Told with more than the fact itself, whose own message could not even be said: what of that is secret, the golden
log of every seat holds, and tests of their own.
"""
WORDED = (fate.RevealFateStroke,)
"""Told with words beside its face, in which nothing is left out."""
TOGETHER = (factors.RuleFactor, gauges.LowerGauge)
"""Told by their consequence and the ruling together."""
AUDIENCES = [k for k, t in ENTRY_RULES.items() if t.audience not in (everybody, nobody) and k not in WITHOUT_ENTRY]
FIELDS = [
    k
    for k, t in ENTRY_RULES.items()
    if t.fields not in (as_it_is, as_its_face) and k not in (*WITHOUT_ENTRY, *CARDLESS, *FULLER, *TOGETHER, *WORDED)
]


@contextmanager
def changed(kind: type[Any], field: str, value: Any) -> Iterator[None]:
    """Change the entry rule of that kind for a while."""
    rule = ENTRY_RULES[kind]
    own = getattr(rule, field)
    force_setattr(rule, field, value)
    try:
        yield
    finally:
        force_setattr(rule, field, own)


def red() -> bool:
    kept = saved("spin", 1)
    return list(lines(folded("spin", 1, kept))) != kept


def test_it_is_green() -> None:
    assert not red()


@pytest.mark.parametrize("kind", AUDIENCES)
def test_whom_a_line_is_for(kind: type[Any]) -> None:
    """SPI-SEC-01 to SPI-SEC-04, SPI-ORI-03, SPI-CANV-03: told to everybody, it is noticed."""
    with changed(kind, "audience", everybody):
        assert red()


@pytest.mark.parametrize("kind", FIELDS)
def test_what_a_line_leaves_out(kind: type[Any]) -> None:
    """SPI-SEC-01 to SPI-SEC-04, SPI-DEST-07, SPI-FATE-05, SPI-CONV-02: told as it is, it is noticed."""
    with changed(kind, "fields", as_its_face if isinstance(ENTRY_RULES[kind], Faced) else as_it_is):
        assert red()
