"""Feeds of every game: no gaps, nothing changes for a seat without a frame, the past is told as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from domain.base.corrections import Restore, Retract
from domain.base.refusal import Refused
from domain.record.chain import GENESIS
from domain.record.history import play
from domain.systems import GAMES
from projections.feeds.loading import load_record, sealed
from tests import laws
from tests.contract.sessions import NAMES, meddle, played, wandering
from tests.scene import Scene

encode = msgspec.json.Encoder(order="deterministic").encode


class Witness:
    """Sits behind every seat: notes each frame and each view as they come."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.seats = ["host", *(s.id for s in scene.state.table.seats)]
        self.frames: dict[str, list[bytes]] = {s: [encode(f) for f in scene.feed(s)] for s in self.seats}
        self.views: dict[str, list[bytes]] = {
            s: [encode(scene.view(s, n)) for n in range(1, len(self.frames[s]) + 1)] for s in self.seats
        }

    def look(self) -> None:
        """After one more event. Who is said to read it alike reads the same bytes."""
        read: dict[object, bytes] = {}
        for seat in self.seats:
            count = self.scene.feeds.count(seat)
            known = len(self.frames[seat])
            frames = list(self.scene.feed(seat, known, marked=False)) if count > known else []
            new = [encode(f) for f in frames]
            assert len(self.frames[seat]) + len(new) == count
            assert len(new) <= 1
            view = encode(self.scene.view(seat))
            if new:
                alike = self.scene.feeds.audience_key(seat, count)
                entries = encode(frames[0].entries)
                assert read.setdefault(alike, entries) == entries, f"{seat} reads otherwise"
                self.frames[seat] += new
                self.views[seat].append(view)
            elif self.views[seat]:
                assert self.views[seat][-1] == view, f"the view of {seat} changed without a frame"

    def remember(self) -> None:
        """At the end: everything is told again as it was."""
        for seat in self.seats:
            assert [encode(f) for f in self.scene.feed(seat, marked=False)] == self.frames[seat]
            for number, view in enumerate(self.views[seat], 1):
                assert encode(self.scene.view(seat, number)) == view


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_feeds_with_corrections(name: str, seed: int) -> None:
    rng = Random(seed)
    witness: Witness | None = None
    for scene, _ in wandering(name, seed, 110):
        witness = witness or Witness(scene)
        witness.look()
        if rng.random() < 0.12:
            for _ in range(rng.randint(1, 3)):
                if meddle(scene, rng):
                    witness.look()
    assert witness is not None
    witness.remember()
    loaded(witness.scene)
    laws.check(witness.scene.feeds.history)


@pytest.mark.parametrize("name", NAMES)
def test_most_of_what_several_read_they_read_alike(name: str) -> None:
    """So it is told and encoded once for all of them."""
    scene = played(name)
    feeds, together, once = scene.feeds, 0, 0
    for version in range(1, feeds.history.version + 1):
        read = [(seat, number) for seat, _ in feeds.seats() if (number := feeds.number_of(seat, version))]
        together += len(read) > 1
        once += len(read) > len({feeds.audience_key(*each) for each in read})
    assert 2 * once > together


def test_nobody_is_handed_a_proof_that_he_may_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who follows the stream of a draw reads its link, though all read the line alike."""
    *_, (scene, _) = wandering("spin", 2, 80, linked=True)
    feeds, dice = scene.feeds, set[str]()
    first, *others = (seat.id for seat in scene.state.table.seats)
    monkeypatch.setattr(feeds, "follows", lambda seat: lambda stream: seat == first)
    for number, event, _ in feeds.rendered_frames(first):
        drawn = any(draw.link for draw in event.draws)
        for seat in others:
            other = feeds.number_of(seat, event.version)
            if drawn and other and feeds.rendition(first, number) is feeds.rendition(seat, other):
                assert feeds.audience_key(first, number) != feeds.audience_key(seat, other)
                dice.add(event.id)
    assert dice


def loaded(scene: Scene) -> None:
    """Read from its bytes, the record is the same, and every seat reads the same."""
    live, head = scene.feeds, GENESIS
    rows = []
    for event in live.history.raw:
        row, head = sealed(scene.game, "t", event, head)
        rows.append(row)
    again, _ = load_record(rows, "t")
    assert again.history.overlay == live.history.overlay
    assert again.state == live.state
    for seat in ("host", *(s.id for s in scene.state.table.seats)):
        for marked in (True, False):
            frames = [encode(list(c.frames(seat, "fr", marked=marked))) for c in (live, again)]
            assert frames[0] == frames[1]
        assert encode(again.view(seat)) == encode(live.view(seat))


# Games that correct by consent have tests of their own.
RULED = [name for name in NAMES if GAMES[name].law.consent is None and "retract" in GAMES[name].law.kinds]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", RULED)
def test_retract_then_restore_is_identity(name: str, seed: int) -> None:
    scene = None
    for scene, _ in wandering(name, seed + 50, 80):  # noqa: B007  (the last scene is wanted)
        pass
    assert scene is not None
    rng = Random(seed)
    gm = next(s.id for s in scene.state.table.seats if s.role == "gm")
    events = [e for e in scene.feeds.history.raw if play(e)]
    for target in rng.sample(events, min(12, len(events))):
        before, views = _of_play(scene), {s.id: encode(scene.view(s.id)) for s in scene.state.table.seats}
        try:
            step = scene.correct(gm, Retract(target.id, cascade=True))
        except Refused:
            continue
        leads = next(s.id for s in scene.state.table.seats if s.role == "gm")  # a retracted exchange of seats counts
        scene.correct(leads, Restore(step.event.id))
        assert _of_play(scene) == before
        assert {s.id: encode(scene.view(s.id)) for s in scene.state.table.seats} == views


def _of_play(scene: Scene) -> Any:
    """The state without the flags of the table."""
    return msgspec.structs.replace(scene.state, table=None)
