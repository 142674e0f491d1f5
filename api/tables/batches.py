"""Several commands of one seat, in order, all or none: each is decided on what the ones before it made.

Nobody learns from what is refused. So only the last of them may have the service draw, or open what lies sealed; and
whoever does not see everything puts before it what tells nobody more than it says. Else one could send an act together
with another that is only legal if it succeeds, and try again until it does, or find out from a refusal what the act
would have shown. The kinds of the commands settle that before anything is tried: what was tried has told something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from domain.base.chance import Source
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.record.fold import OF_TABLE, decide, evolve, fresh
from domain.table.seats import State
from projections.feeds.frames import Feeds

Made = Callable[[int, Command], Event]
"""(place, command) -> the event that is to hold it, without what is decided of it."""
Chancing = Callable[[State, str], Source]
"""(state, nonce) -> where the service's faces come from at this table."""


class Asked(NamedTuple):
    """A command, and the faces of the physical dice that were rolled for it, or the nonce for those of the service.
    `behalf`: the absent seat for which it is done.
    """

    command: Command
    dice: list[int] | None = None
    nonce: str = ""
    behalf: str = ""


class Halted(Exception):
    """The command at `place` of several was refused: none is carried out."""

    def __init__(self, place: int, refused: Refused) -> None:
        super().__init__(place)
        self.place = place
        self.refused = refused


def decide_batch(feeds: Feeds, seat: str, asked: Sequence[Asked], made: Made, chancing: Chancing) -> list[Event]:
    """Return what is to be recorded of these commands. Raises Refused for a single one, Halted for one of several."""
    game, state = feeds.game, feeds.state
    if len(asked) > 1:
        _check_order(feeds, seat, asked)
    events: list[Event] = []
    for place, (command, dice, nonce, behalf) in enumerate(asked):
        try:
            chance = fresh(game, state, dice, chancing(state, nonce))
            bare = made(place, command)
            if behalf:
                bare = replace(bare, seat=behalf, by=seat)
            recorded = decide(game, state, bare.act, chance)
            event = replace(bare, command=recorded, draws=chance.settle())
            events.append(event)
            if place < len(asked) - 1:
                if any(not draw.physical for draw in event.draws):
                    raise Refused("not_the_last")
                state = evolve(game, state, event).state
        except Refused as refused:
            if len(asked) == 1:
                raise
            raise Halted(place, refused) from refused
    return events


def _check_order(feeds: Feeds, seat: str, asked: Sequence[Asked]) -> None:
    """Check that more may come after each of these but the last, which is refused perhaps. Raises Halted."""
    game = feeds.game
    everything = feeds.projection.sees_all(feeds.state, seat)
    for place, each in enumerate(asked[:-1]):
        kind = type(each.command)
        known = everything and kind not in game.sealing.openers
        if not known and kind not in game.quiet | OF_TABLE:
            raise Halted(place, Refused("not_the_last"))
