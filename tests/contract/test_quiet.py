"""What may stand before another command in one request, in every game: kinds that tell nobody more than they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from domain.base.events import Command
from domain.record.history import Step, play
from domain.talk.notes import MendNote, Note, StrikeNote
from domain.talk.speech import Say, ShowHandout
from projections.feeds.corrections import read_play
from tests.contract.sessions import NAMES, opened, played, wandering
from tests.scene import Scene

SEEDS, LENGTH, OFTEN = 12, 120, 2


def sessions(name: str) -> Iterator[Scene]:
    """The told one, one in which people talk, then random ones."""
    yield played(name)
    yield talking(name)
    for seed in range(SEEDS):
        *_, (scene, _) = wandering(name, seed, LENGTH)
        yield scene


def talking(name: str) -> Scene:
    """A player says, shows and notes what the rules know nothing of."""
    scene = opened(name)
    player = next(seat.id for seat in scene.state.table.seats if seat.role == "player")
    for _ in range(OFTEN):
        scene.do(player, Say("C’est mon tour."))
        scene.do(player, ShowHandout("Une carte", "Le nord est en bas."))
        note = scene.act(player, Note("La porte de l’est."))
        scene.do(player, MendNote(note, "La porte de l’ouest."))
        scene.do(player, StrikeNote(note))
    return scene


def steps(scene: Scene) -> Iterator[Step]:
    """What quiet commands of those who do not see everything came to."""
    for step in scene.feeds.history.steps(1):
        blind = not scene.feeds.projection.sees_all(step.before, step.event.seat)
        if play(step.event) and blind and type(step.event.command) in scene.game.quiet:
            yield step


@pytest.mark.parametrize("name", NAMES)
def test_a_quiet_command_tells_nobody_more_than_it_says(name: str) -> None:
    """Not even what followed from it: whoever sent it with another would find that out from a refusal, for nothing."""
    met = Counter[type[Command]]()
    for scene in sessions(name):
        projection, quiet = scene.feeds.projection, scene.game.quiet
        for step in steps(scene):
            read = read_play(projection, step)
            found = {line.name for seat in scene.state.table.seats for line in read(seat.id) if not line.recorded}
            assert (step.event.draws, found) == ((), set()), type(step.event.command)
            met[type(step.event.command)] += 1
        assert quiet.isdisjoint(scene.game.sealing.openers)
        if all(met[kind] >= OFTEN for kind in quiet):
            return
    assert set(met) == quiet, sorted(kind.__name__ for kind in quiet - set(met))
