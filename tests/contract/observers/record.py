"""What a session owes to the log: it is loaded as it was, judged again as it was, and folded whatever happens."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.corrections.rejudgement import rejudge
from domain.game.chapter import Chapter
from domain.record.chain import GENESIS
from domain.record.fold import evolve
from domain.record.history import play
from domain.table.commands import TableOver
from domain.talk import CHAPTERS as TALK
from projections.base.encoding import encode
from projections.feeds.loading import load_record, sealed
from projections.feeds.views import view_of
from tests import laws
from tests.contract.observers.feeds import everything, seated
from tests.contract.sessions import played
from tests.contract.walks import Moment, Observer
from tests.contract.wire import read_frames
from tests.scene import Scene

ORDERED = msgspec.json.Encoder(order="deterministic").encode
FOREIGN = 60
"""So many states of the told session meet events of this one."""
COMPOSED = ("innommable", "nosgoth")
"""The others list a consequence with the chapter that defines it, not with each that brings it."""


class Loaded(Observer):
    """Read from its bytes, the record is the same, and every seat reads the same."""

    def end(self, scene: Scene) -> None:
        live, head, rows = scene.feeds, GENESIS, []
        for event in live.history.raw:
            row, head = sealed(scene.game, "t", event, head)
            rows.append(row)
        again, last = load_record(rows, "t")
        assert last == head
        assert (again.history.overlay, again.state) == (live.history.overlay, live.state)
        for seat in ("host", *seated(scene)):
            assert everything(again, seat) == everything(live, seat)
            assert encode(read_frames(again, seat, "en")) == encode(read_frames(live, seat, "en"))
            assert encode(view_of(again, seat)) == encode(view_of(live, seat))


class Laws(Observer):
    """The record is that of the log and of what the corrections in force ask."""

    def end(self, scene: Scene) -> None:
        laws.check(scene.feeds.history)


class JudgedAgain(Observer):
    """Each event, judged at its place with its draws, is itself again; folding leaves the state before untouched."""

    def see(self, moment: Moment) -> None:
        game, step = moment.scene.game, moment.step
        if play(step.event):
            before = ORDERED(step.before)
            assert rejudge(game, step.before, step.event) == (step.event,)
            one, two = (evolve(game, step.before, step.event) for _ in range(2))
            assert one == two
            assert ORDERED(step.before) == before


class FoldedAnywhere(Observer):
    """Any event on any state, however little it fits, is folded without a word, and opens what its kind may open."""

    def end(self, scene: Scene) -> None:
        rng = Random(self.seed)
        own = [step.after for step in scene.feeds.history.steps(1)]
        other = [step.after for step in played(scene.game.name).feeds.history.steps(1)]
        states = [*own, *rng.sample(other, min(FOREIGN, len(other)))]
        sealing = scene.game.sealing
        for event in scene.feeds.history.raw:
            if play(event):
                for state in rng.sample(states, min(8, len(states))):
                    after = evolve(scene.game, state, event).state
                    assert sealing.opened(after) <= sealing.opened(state) or type(event.command) in sealing.opening
                    evolve(scene.game, state, replace(event, draws=()))


class Chapters(Observer):
    """Each chapter names what may follow from its commands."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        own: tuple[Chapter[Any], ...] = import_module(f"domain.systems.{scene.game.name}.game").CHAPTERS
        chapters: tuple[Chapter[Any], ...] = (*own, *TALK)
        self.named = {kind: chapter.consequences for chapter in chapters for kind in chapter.recorded}

    def see(self, moment: Moment) -> None:
        step = moment.step
        if play(step.event) and moment.scene.game.name in COMPOSED:
            named = (*self.named[type(step.event.command)], TableOver)
            assert [each for each in step.consequences if type(each) not in named] == []
