"""By what somebody could once tell two worlds apart he can no more. These sequences come first, in every run."""

from __future__ import annotations

import pytest

from tests.attacker.duel import played
from tests.attacker.steps import Kept, kept
from tests.attacker.world import Edge


@pytest.mark.parametrize("line", kept(), ids=lambda line: str(line.leak))
def test_what_once_told_tells_no_more(edge: Edge, line: Kept) -> None:
    """All of it happens as it was meant to: what is refused by now is what must be, and nothing else."""
    duel = played(edge, line.setting, line.steps)
    assert duel.difference is None, (line.leak, duel.difference)
    assert not duel.parted
    assert tuple(answer.status for _, answer in duel.done) == line.answers
