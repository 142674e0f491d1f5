"""What is told is told once: at once or late, it is the same; reading folds nothing; marks say what holds now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from domain.record import history
from domain.record.fold import evolve
from domain.record.history import Step, play
from domain.record.identity import same
from projections.base.encoding import encode
from projections.base.projection import EntryDraft
from projections.feeds.corrections import missed
from projections.feeds.entries import facts
from projections.feeds.frames import Feeds
from tests.contract.sessions import NAMES, meddle, wandering
from tests.scene import Scene


@pytest.fixture(scope="module", params=[(name, seed) for name in NAMES for seed in range(2)], ids=str)
def scene(request: pytest.FixtureRequest) -> Scene:
    """A random session with many corrections."""
    name, seed = request.param
    rng, found = Random(seed), None
    for found, _ in wandering(name, seed + 300, 100):
        if rng.random() < 0.15:
            for _ in range(rng.randint(1, 3)):
                meddle(found, rng)
    assert found is not None
    return found


def everybody(scene: Scene) -> tuple[str, ...]:
    return ("host", *(seat.id for seat in scene.state.table.seats))


def everything(feeds: Feeds, seat: str) -> list[bytes]:
    return [encode(list(feeds.frames(seat, "fr", marked=marked))) for marked in (True, False)]


def test_who_does_something_reads_a_line_of_it(scene: Scene) -> None:
    """Whatever is behind the screen, whoever put it there reads what was done."""
    seated = everybody(scene)
    done = {e.id: (e.seat, type(e.command).__name__) for e in scene.feeds.history.raw if e.seat in seated}
    assert {did for event, did in done.items() if not scene.feeds.sees(did[0], event)} == set()


def test_what_is_told_late_is_what_was_told_at_once(scene: Scene) -> None:
    """Numbers, lines, marks; whoever asks first, and whatever he asks."""
    live = scene.feeds
    at_once = Feeds.begin(scene.game, live.history.raw[0])
    at_once.render()
    late = Feeds.begin(scene.game, live.history.raw[0])
    for event in live.history.raw[1:]:
        at_once.append(event)
        late.append(event)
    ids = [event.id for event in live.history.raw]
    for seat in reversed(everybody(scene)):
        assert [late.sees(seat, event) for event in ids] == [live.sees(seat, event) for event in ids]
        assert late.feed(seat).versions == at_once.feed(seat).versions == live.feed(seat).versions
        assert everything(late, seat) == everything(at_once, seat) == everything(live, seat)


def test_a_question_about_one_event_has_all_before_it_told(scene: Scene) -> None:
    live = scene.feeds
    for event in live.history.raw[:: max(1, len(live.history.raw) // 4)]:
        late = Feeds.begin(scene.game, live.history.raw[0])
        for each in live.history.raw[1 : event.version]:
            late.append(each)
        for seat in everybody(scene):
            assert late.sees(seat, event.id) == live.sees(seat, event.id)


@contextmanager
def folds(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    counted: list[Any] = []

    def counting(game: Any, state: Any, event: Any) -> Any:
        counted.append(event)
        return evolve(game, state, event)

    with monkeypatch.context() as patch:
        patch.setattr(history, "evolve", counting)
        yield counted


def test_reading_folds_nothing(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """So what a seat waits for does not grow with what is hidden from it."""
    with folds(monkeypatch) as counted:
        for seat in everybody(scene):
            everything(scene.feeds, seat)
            for event in scene.feeds.history.raw:
                scene.feeds.sees(seat, event.id)
            scene.view(seat)
    assert counted == []


def test_a_correction_folds_its_tail_once_for_all_seats(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    again = Feeds.begin(scene.game, scene.feeds.history.raw[0])
    again.render()
    for event in scene.feeds.history.raw[1:]:
        with folds(monkeypatch) as counted:
            step = again.append(event)
        if step.ruling is not None:
            tail = event.version - step.ruling.start
            before = min(step.ruling.start, history.STRIDE)
            placed = sum(len(acts) for acts in step.ruling.now.inserted.values())
            assert len(counted) <= before + tail + placed + 1


def test_seats_in_any_order_read_the_same(scene: Scene) -> None:
    """What is made for all who read alike is what each would read alone."""
    entries = scene.feeds.projection.entries
    for step in scene.feeds.history.steps(1):
        if play(step.event):
            together = entries(step)
            for seat in everybody(scene):
                assert tuple(together(seat)) == tuple(entries(step)(seat))


def test_what_holds_now_is_what_the_record_as_corrected_tells(scene: Scene) -> None:
    """Line by line, what is marked with what holds in its place: every frame of an event of play that stands."""
    effective = {step.event.id: step for step in as_corrected(scene)}
    for seat in everybody(scene):
        if scene.game.away(scene.state, seat):
            continue
        frames = list(scene.feeds.frames(seat, "fr"))
        for frame, version in zip(frames, scene.feeds.feed(seat).versions, strict=True):
            event = scene.feeds.history.raw[version - 1]
            if not play(event) or event.id in scene.feeds.history.overlay.void:
                assert all(line.now is None for line in frame.entries)
                continue
            step = effective[event.id]
            lines: list[EntryDraft] = (
                [] if missed(scene.game, step, seat) else list(scene.feeds.projection.entries(step)(seat))
            )
            now = [each for line in frame.entries for each in ((line,) if line.now is None else line.now)]
            told = [(line.name, encode(facts(line.fields))) for line in lines]
            assert [(each.type, encode(each.fields)) for each in now] == told
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
    assert same(state, record.state)
