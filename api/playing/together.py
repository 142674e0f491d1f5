"""Several commands of one seat, in order, all or none: each is decided on what the ones before it made.

Nobody learns from what is refused. So only the last of them may have the service draw; and whoever does not see
everything may put before it what tells him nothing but itself. Else one could send an act together with another that
is only legal if it succeeds, and try again until it does, or find out from a refusal what the act would have shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.game.chance import Source
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.record.fold import decide, evolve, fresh
from domain.record.history import Step, play
from domain.table.seats import State
from projections.frames import Feeds

Made = Callable[[int, Command], Event]
"""(place, command) -> the event that is to hold it, without what is decided of it."""
Chancing = Callable[[State, str], Source]
"""(state, nonce) -> where the service's faces come from at this table."""


class Asked(NamedTuple):
    """A command, and the faces of the physical dice that were rolled for it, or the nonce for those of the service."""

    command: Command
    dice: list[int] | None = None
    nonce: str = ""


class Halted(Exception):
    """Of several commands the one at `place` was refused: none is carried out."""

    def __init__(self, place: int, refused: Refused) -> None:
        super().__init__(place)
        self.place = place
        self.refused = refused


def decided(feeds: Feeds, seat: str, asked: Sequence[Asked], made: Made, chancing: Chancing) -> list[Event]:
    """What is to be recorded of these commands. Raises Refused for a single one, Halted for one of several."""
    game, state = feeds.game, feeds.state
    events: list[Event] = []
    for place, (command, dice, nonce) in enumerate(asked):
        try:
            chance = fresh(game, state, dice, chancing(state, nonce))
            bare = made(place, command)
            recorded = decide(game, state, Act(bare.id, seat, command, bare.at), chance)
            event = replace(bare, command=recorded, draws=chance.settle())
            events.append(event)
            if place < len(asked) - 1:
                evolved = evolve(game, state, event)
                _quiet(feeds, seat, Step(state, event, evolved.state, evolved.consequences))
                state = evolved.state
        except Refused as refused:
            if len(asked) == 1:
                raise
            raise Halted(place, refused) from refused
    return events


def _quiet(feeds: Feeds, seat: str, step: Step) -> None:
    """May more come after this, that is refused perhaps? Raises Refused."""
    draws, projection = step.event.draws, feeds.projection
    if any(not draw.physical for draw in draws):
        raise Refused("not_the_last")
    if projection.sees_all(step.before, seat) and not projection.withheld(step.after):
        return
    if draws or (play(step.event) and any(not line.recorded for line in projection.entries(step)(seat))):
        raise Refused("not_the_last")
