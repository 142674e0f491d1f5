"""The told session reaches the secrets: a broken line of the table of tellings would turn its golden log red."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.spin.destiny import fate
from domain.systems.spin.gauges import gauges
from domain.systems.spin.oppositions import alea, chain, competitions, factors
from projections.base.entry_rules import as_it_is, everybody
from projections.base.projection import Projection
from projections.spin import conflict, sheets
from projections.spin.lines import ENTRY_RULES
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
AUDIENCES = [k for k, t in ENTRY_RULES.items() if t.audience is not everybody and k not in WITHOUT_ENTRY]
FIELDS = [
    k
    for k, t in ENTRY_RULES.items()
    if t.fields is not as_it_is and k not in (*WITHOUT_ENTRY, *CARDLESS, *FULLER, *TOGETHER, *WORDED)
]


def red(projection: Projection | None = None) -> bool:
    kept = saved("spin", 1)
    return list(lines(folded("spin", 1, kept, projection))) != kept


@pytest.mark.parametrize("kind", AUDIENCES)
def test_whom_a_line_is_for(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """SPI-SEC-01 to SPI-SEC-04, SPI-ORI-03, SPI-CANV-03: told to everybody, it is noticed."""
    monkeypatch.setitem(ENTRY_RULES, kind, changed(kind, audience=everybody))
    assert red()


@pytest.mark.parametrize("kind", FIELDS)
def test_what_a_line_leaves_out(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """SPI-SEC-01 to SPI-SEC-04, SPI-DEST-07, SPI-FATE-05, SPI-CONV-02: told as it is, it is noticed."""
    monkeypatch.setitem(ENTRY_RULES, kind, changed(kind, fields=as_it_is))
    assert red()


def changed(kind: type[Any], **fields: Any) -> Any:
    return type(ENTRY_RULES[kind])(
        **{f: getattr(ENTRY_RULES[kind], f) for f in ENTRY_RULES[kind].__struct_fields__} | fields
    )
