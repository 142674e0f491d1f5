"""Several corrections at once, in every game: each seat reads the part that it sees as if that had been made alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from domain.base.corrections import ContestRuling, Correction, Retract, Together
from domain.base.refusal import Refused
from domain.corrections.permission import may_correct
from projections.base.encoding import encode
from projections.disputes.page import disputes_of
from projections.queries.events import event_known
from tests.contract.observers.disputes import contestable, seats
from tests.contract.sessions import NAMES, endings, wandering
from tests.scene import Scene

ALL_SEEN = {"ambre"}
"""Where everybody sees of every act that it was done, though not what it was."""
WHY, HIDDEN = "parce que", "ce que personne ne sait"


def session(name: str, seed: int) -> Scene:
    """A random session that goes on to its end."""
    *_, (scene, _) = wandering(name, seed, 70, without=endings(name))
    return scene


class Pair(NamedTuple):
    """An act that the seat sees, and one of which it knows nothing."""

    seat: str
    seen: str
    hidden: str


def pairs(scene: Scene) -> Iterator[Pair]:
    acts, feeds = contestable(scene), scene.feeds
    for seat in seats(scene):
        if scene.game.away(scene.state, seat):
            continue
        hidden = [act.id for act in acts if feeds.number_of(seat, act.version) is None]
        yield from (Pair(seat, act.id, other) for act in acts if feeds.sees(seat, act.id) for other in hidden)


def corrected(scene: Scene, pair: Pair, wanted: Correction) -> Scene | None:
    """The same session with the seen act contested, then so corrected; None where the game refuses."""
    twin = scene.again(scene.feeds.history.raw[:])
    by = next(seat for seat in seats(twin) if may_correct(twin.feeds.history, seat))
    try:
        twin.correct(pair.seat, ContestRuling(pair.seen, "vraiment ?"))
        twin.correct(by, wanted)
    except Refused:
        return None
    return twin


def correction_as_read(scene: Scene, pair: Pair) -> Any:
    """By what name, of what and why the seat reads of the correction: in its feed, of its target, of the contest."""
    (line,) = scene.feed(pair.seat)[-1].entries
    known = event_known(scene.feeds, pair.seat, pair.seen, "fr")
    assert known is not None
    fields = line.fields
    named = line.type, line.event, line.rules, line.text, fields.target, fields.targets, fields.reason
    return named, known.corrections, disputes_of(scene.feeds, pair.seat, pair.seen, "fr")


@pytest.mark.parametrize("name", NAMES)
def test_a_part_reads_as_if_it_stood_alone(name: str) -> None:
    found = 0
    for seed in range(12):
        scene, rng = session(name, seed), Random(seed)
        known = list(pairs(scene))
        for pair in rng.sample(known, min(len(known), 8)):
            alone = corrected(scene, pair, Retract(pair.seen, WHY, cascade=True))
            parts = Retract(pair.hidden, HIDDEN), Retract(pair.seen, WHY)
            joint = corrected(scene, pair, Together(parts, cascade=True))
            if alone is None or joint is None:
                continue
            assert correction_as_read(alone, pair) == correction_as_read(joint, pair)
            whole = encode([joint.feed(pair.seat), event_known(joint.feeds, pair.seat, pair.seen, "fr")]).decode()
            assert HIDDEN not in whole
            found += 1
        if found >= 6:
            return
    assert found or name in ALL_SEEN, f"{name}: nothing seen was ever corrected with something hidden"
