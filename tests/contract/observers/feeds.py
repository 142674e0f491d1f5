"""What seats read: no gaps, no change without a frame, the past as it was; patches, receipts and saved copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

from domain.base.corrections import Corrected, parts_of
from domain.record import history
from domain.record.fold import evolve
from domain.record.history import Step, play
from domain.record.identity import same as alike
from projections.base.encoding import encode
from projections.base.projection import EntryDraft
from projections.entries.lines import facts
from projections.feeds.corrections import missed, read_play
from projections.feeds.frames import Feeds
from projections.feeds.reader import Frame, SeatReader
from tests.contract.saving import again, reopened, same
from tests.contract.walks import Moment, Observer
from tests.contract.wire import follow, holds, past_views, read_frames
from tests.scene import Scene


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
        came = {}
        for seat in self.seats:
            known = len(self.frames[seat])
            frames = self.scene.feed(seat, known, marked=False) if self.scene.feeds.count(seat) > known else []
            assert len(frames) <= 1
            if frames:
                came[seat] = frames[0]
        self.take(came, {seat: encode(self.scene.view(seat)) for seat in self.seats})

    def take(self, came: dict[str, Frame], views: dict[str, bytes]) -> None:
        """Note what one event brought."""
        read: dict[object, bytes] = {}
        for seat in self.seats:
            count, frame = self.scene.feeds.count(seat), came.get(seat)
            assert len(self.frames[seat]) + (frame is not None) == count
            if frame is not None:
                entries, newest = encode(frame.entries), self.scene.feeds.feed(seat).last
                assert newest is not None
                assert newest.number == count
                assert read.setdefault(newest.audience_key, entries) == entries, f"{seat} reads otherwise"
                self.frames[seat].append(encode(frame))
                self.views[seat].append(views[seat])
            elif self.views[seat]:
                assert self.views[seat][-1] == views[seat], f"the view of {seat} changed without a frame"

    def remember(self) -> None:
        """At the end: everything is told again as it was."""
        for seat in self.seats:
            assert [*map(encode, read_frames(self.scene.feeds, seat, marked=False))] == self.frames[seat]
            assert [*map(encode, past_views(self.scene, seat, len(self.views[seat])))] == self.views[seat]


class Witnessed(Observer):
    """Nothing changes for a seat without a frame, there are no gaps, and the past is told as it was."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.witness = Witness(scene)

    def see(self, moment: Moment) -> None:
        self.witness.take(moment.frames, moment.views)

    def end(self, scene: Scene) -> None:
        self.witness.remember()


class Patches(Observer):
    """View patches give every view, read as they come, some at once, or all in the end."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.came: dict[str, list[Frame]] = {}

    def see(self, moment: Moment) -> None:
        feeds, rng = moment.scene.feeds, moment.rng("patches")
        for seat in moment.seats:
            known = self.came.setdefault(seat, [])
            if rng.random() < 0.5 or feeds.count(seat) == 1:
                more = SeatReader(feeds, seat, "fr").patched_frames(len(known), feeds.count(seat), marked=False)
                known += [frame for frame, _ in more]

    def end(self, scene: Scene) -> None:
        for seat, known in self.came.items():
            follow(scene, seat, known)
            reader = SeatReader(scene.feeds, seat, "fr")
            once = [frame for frame, _ in reader.patched_frames(0, len(known), marked=False)]
            assert encode(once) == encode(known), seat
            assert [frame.restated or () for frame in once] == [reader.restated(frame.frame) for frame in once], seat


class Restated(Observer):
    """Frames say which earlier ones stand otherwise: those, and no others."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.kept: dict[str, list[bytes]] = {}
        self.last = 1

    def see(self, moment: Moment) -> None:
        """All frames are compared after what is no play; play leaves the earlier ones alone."""
        feeds = moment.scene.feeds
        for seat in moment.seats:
            was = self.kept.setdefault(seat, [])
            known = was if play(moment.step.event) else []
            reader = SeatReader(feeds, seat, "fr")
            now = known + [encode(frame) for frame in reader.frames(len(known))]
            found = {number for frame in range(len(was) + 1, len(now) + 1) for number in reader.restated(frame)}
            other = {n for n, (a, b) in enumerate(zip(was, now, strict=False), 1) if a != b}
            back = moment.step.before is not None and moment.scene.game.away(moment.step.before, seat)
            self.tried += len(found)
            assert other <= found if back or len(now) - len(was) > 1 else other == found, seat
            self.kept[seat] = now

    def end(self, scene: Scene) -> None:
        for seat, known in self.kept.items():
            assert known == [*map(encode, read_frames(scene.feeds, seat))], seat


class Receipts(Observer):
    """Corrections change no receipt; receipts are the chain of what stands on the wire, in every language."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.came = {seat: [frame.receipt for frame in scene.feed(seat)] for seat in ("host", *seated(scene))}

    def see(self, moment: Moment) -> None:
        for seat, frame in moment.frames.items():
            if seat not in self.came:  # who comes late has frames of before
                self.came[seat] = [frame.receipt for frame in moment.scene.feed(seat)][:-1]
            self.came[seat].append(frame.receipt)

    def end(self, scene: Scene) -> None:
        for seat, known in self.came.items():
            assert [frame.receipt for frame in read_frames(scene.feeds, seat, "en")] == known
        holds(scene)


EARLY = 25
"""After so many steps feeds are saved in every walk; most of it is still to come."""


class Saved(Observer):
    """Feeds that were saved and read back tell every byte as they told it, and go on alike; a copy is its own."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.early: tuple[Callable[[], Feeds], Feeds, Feeds] | None = None
        self.late: Feeds | None = None
        self.steps = 0

    def see(self, moment: Moment) -> None:
        share, feeds = moment.rng("saved").random(), moment.scene.feeds
        self.steps += 1
        if self.steps == EARLY:
            self.early = reopened(feeds), feeds.copy(), feeds.copy()
        elif share < 0.03:
            self.late = feeds.copy()  # saved only when it is known which was the last

    def end(self, scene: Scene) -> None:
        later = [] if self.late is None else [again(self.late)]
        if self.early is not None:
            reopen, copy, other = self.early
            later += [reopen(), other]
        for each in later:
            missed = scene.feeds.history.raw[each.history.version :]
            self.tried += len(missed)
            for event in missed:
                each.append(event)
        same(scene.feeds, again(scene.feeds), *later)
        if self.early is not None:
            same(reopen(), copy)


class Late(Observer):
    """What is told late is what was told at once, whoever asks first; whoever does something reads a line of it."""

    def see(self, moment: Moment) -> None:
        scene, event = moment.scene, moment.step.event
        elsewhere = event.by or not play(event)  # by somebody for the seat, or about the record
        away = elsewhere and scene.game.away(scene.state, event.seat)  # and reads of nothing at the table
        assert event.seat not in moment.seats or away or scene.feeds.sees(event.seat, event.id), event
        if moment.rng("late").random() < 0.03:
            late = Feeds.begin(scene.game, scene.feeds.history.raw[0])
            for each in scene.feeds.history.raw[1:]:
                late.append(each)
            assert [late.sees(s, event.id) for s in moment.seats] == [
                scene.feeds.sees(s, event.id) for s in moment.seats
            ]

    def end(self, scene: Scene) -> None:
        live = scene.feeds
        at_once, late = (Feeds.begin(scene.game, live.history.raw[0]) for _ in range(2))
        at_once.render()
        for event in live.history.raw[1:]:
            at_once.append(event)
            late.append(event)
        ids = [event.id for event in live.history.raw]
        for seat in reversed(("host", *seated(scene))):
            assert [late.sees(seat, event) for event in ids] == [live.sees(seat, event) for event in ids]
            assert late.feed(seat).versions == at_once.feed(seat).versions == live.feed(seat).versions
            assert everything(late, seat) == everything(at_once, seat) == everything(live, seat)


class Folding(Observer):
    """Reading folds nothing; a correction folds its tail once for all seats, and several together each of theirs once
    more, for seats that do not see them all.
    """

    def end(self, scene: Scene) -> None:
        with folds() as counted:
            for seat in ("host", *seated(scene)):
                for marked in (True, False):
                    list(SeatReader(scene.feeds, seat, "fr").frames(marked=marked))
                for event in scene.feeds.history.raw:
                    scene.feeds.sees(seat, event.id)
                scene.view(seat)
        assert counted == []
        again = Feeds.begin(scene.game, scene.feeds.history.raw[0])
        again.render()
        for event in scene.feeds.history.raw[1:]:
            with folds() as counted:
                step = again.append(event)
            if step.ruling is not None:
                tail = event.version - step.ruling.start
                before = min(step.ruling.start, history.STRIDE)
                placed = sum(len(acts) for acts in step.ruling.now.inserted.values())
                alone = len(parts_of(event.command.correction)) if isinstance(event.command, Corrected) else 1
                times = 1 if alone == 1 else 1 + alone
                assert len(counted) <= times * (before + tail + placed + 1), event


@contextmanager
def folds() -> Iterator[list[Any]]:
    """Count what is folded meanwhile."""
    counted: list[Any] = []

    def counting(game: Any, state: Any, event: Any) -> Any:
        counted.append(event)
        return evolve(game, state, event)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(history, "evolve", counting)
        yield counted


class Together(Observer):
    """What is made for all who read alike is what each would read alone."""

    def see(self, moment: Moment) -> None:
        step, entries = moment.step, partial(read_play, moment.scene.feeds.projection)
        if play(step.event):
            together = entries(step)
            for seat in moment.seats:
                assert tuple(together(seat)) == tuple(entries(step)(seat)), seat


class Marks(Observer):
    """What is marked with what holds in its place is what the record as corrected tells."""

    def end(self, scene: Scene) -> None:
        effective = {step.event.id: step for step in as_corrected(scene)}
        for seat in ("host", *seated(scene)):
            if not scene.game.away(scene.state, seat):
                marked(scene, seat, effective)


def marked(scene: Scene, seat: str, effective: dict[str, Step]) -> None:
    """Line by line: every frame of an event of play that stands."""
    frames = read_frames(scene.feeds, seat)
    for frame, version in zip(frames, scene.feeds.feed(seat).versions, strict=True):
        event = scene.feeds.history.raw[version - 1]
        if not play(event) or event.id in scene.feeds.history.overlay.void:
            assert all(line.now is None for line in frame.entries)
            continue
        step = effective[event.id]
        lines: list[EntryDraft] = (
            [] if missed(scene.game, step, seat) else list(read_play(scene.feeds.projection, step)(seat))
        )
        now = [each for line in frame.entries for each in ((line,) if line.now is None else line.now)]
        expected = [(line.name, encode(facts(line.fields))) for line in lines]
        assert [(each.type, encode(each.fields)) for each in now] == expected
        by = {line.corrected_by for line in frame.entries} - {None}
        assert all(frame.frame < number <= len(frames) for number in by if number is not None)


def as_corrected(scene: Scene) -> Iterator[Step]:
    """The effective record, folded from its beginning."""
    record = scene.feeds.history
    state = record.marks[0][1]
    for event in record.line(2, record.version):
        evolved = evolve(scene.game, state, event)
        yield Step(state, event, evolved.state, evolved.consequences)
        state = evolved.state
    assert alike(state, record.state)


def seated(scene: Scene) -> tuple[str, ...]:
    return tuple(seat.id for seat in scene.state.table.seats)


def everything(feeds: Feeds, seat: str) -> list[bytes]:
    return [encode(read_frames(feeds, seat, marked=marked)) for marked in (True, False)]
