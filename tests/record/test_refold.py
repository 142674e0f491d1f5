"""A correction folds its tail until both forms of the record are one state again, and no further."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.record import history
from domain.record.fold import evolve
from domain.record.identity import same
from tests import laws
from tests.game.purse import PROJECTION, CloseBox, Earn, Note, OpenBox, purse
from tests.scene import Scene

LENGTH = 5 * history.STRIDE


def test_the_fold_stops_where_nothing_differs_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box that is not closed is closed before it is opened again: from then on all is as it was."""
    table = Scene(purse(), [("gm", "gm"), ("ann", "player")], projection=PROJECTION)
    table.act("ann", OpenBox())
    closed = table.act("ann", CloseBox())
    table.act("ann", OpenBox())
    for number in range(LENGTH):
        table.act("ann", Note(str(number)) if number % 7 else Earn(1), below=lambda n: 0)
    table.feeds.render()
    state, marks = table.state, table.feeds.history.marks.copy()
    folded: list[Any] = []

    def counting(game: Any, before: Any, event: Any) -> Any:
        folded.append(event)
        return evolve(game, before, event)

    with monkeypatch.context() as patch:
        patch.setattr(history, "evolve", counting)
        step = table.correct("gm", Retract(closed, cascade=True))
    assert step.ruling is not None
    assert len(step.ruling.now.inserted) == 1
    assert len(folded) <= 2 * history.STRIDE
    assert table.state.notes is state.notes
    assert table.feeds.history.marks[2:-1] == marks[2:]
    laws.marks_hold(table.feeds.history)


def test_equal_is_not_the_same_in_another_order() -> None:
    one, other = {"ann": 1, "bob": 2}, {"bob": 2, "ann": 1}
    assert one == other
    assert not same(one, other)
    assert not same((1, {"box": one}), (1, {"box": other}))
    assert same({"box": one, "set": {1, 2}}, {"box": dict(one), "set": {2, 1}})
