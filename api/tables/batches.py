"""Several commands of one seat, in order, all or none: each is decided on what the ones before it made.

No seat may learn anything from what is refused. So only the last command may have the service draw, or open what lies
sealed; and a seat that does not see everything puts before it only commands that show nobody more than they say. Else a
seat could send an act together with another that is only legal if it succeeds, and try again until it does, or find out
from a refusal what the act would have shown. The kinds of the commands settle that before anything is tried: a trial
would already have shown something.

A command that stands for several others (`domain.game.sequences`) is given alone.

A kit, too, is given in order, all or none. The commands that it may hold draw nothing and show nobody more than they
say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.chance import Source
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Game
from domain.record.fold import OF_TABLE, decide, decide_events, evolve, fresh
from domain.table.seats import State
from projections.exports.kit import SEAT, Kit, KitCommand, renamed
from projections.feeds.frames import Feeds

Made = Callable[[int, Command], Event]
"""(place, command) -> the event that is to hold it, without what is decided of it."""
Chancing = Callable[[State, str], Source]
"""(state, nonce) -> where the service's faces come from at this table."""


class BatchCommand(NamedTuple):
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


def decide_batch(
    feeds: Feeds, seat: str, commands: Sequence[BatchCommand], made: Made, chancing: Chancing
) -> list[Event]:
    """Decide these commands and return what is to be recorded. Raises Refused for a single one, Halted for one of
    several.
    """
    game, state = feeds.game, feeds.state
    if len(commands) > 1:
        _check_order(feeds, seat, commands)
    events: list[Event] = []
    for place, (command, dice, nonce, behalf) in enumerate(commands):
        try:
            chance = fresh(game, state, dice, chancing(state, nonce))
            if len(commands) > 1 and type(command) in game.sequences:
                raise Refused("only_alone", kind="form")
            here = partial(_for_another, made, place, seat, behalf)
            events += decide_events(game, state, command, here, chance)
            if place < len(commands) - 1:
                if any(not draw.physical for draw in events[-1].draws):
                    raise Refused("not_the_last")
                state = evolve(game, state, events[-1]).state
        except Refused as refused:
            if len(commands) == 1:
                raise
            raise Halted(place, refused) from refused
    return events


def _for_another(made: Made, place: int, seat: str, behalf: str, step: int, command: Command) -> Event:
    """Return the event of a step of the command at `place`, given by `seat`, in the place of the seat `behalf` if there
    is one.
    """
    undrawn = made(place + step, command)
    return replace(undrawn, seat=behalf, by=seat) if behalf else undrawn


def _check_order(feeds: Feeds, seat: str, commands: Sequence[BatchCommand]) -> None:
    """Check that others may follow each of these commands but the last. Raises Halted."""
    game = feeds.game
    everything = feeds.projection.sees_all(feeds.state, seat)
    for place, each in enumerate(commands[:-1]):
        kind = type(each.command)
        known = everything and kind not in game.sealing.openers
        if not known and kind not in game.quiet | OF_TABLE:
            raise Halted(place, Refused("not_the_last"))


Bare = Callable[[int], Event]
"""(place) -> the event that is to hold the command at that place of a kit, without it."""


class RefusedCommand(NamedTuple):
    """A command of a kit that a table refuses, by its place."""

    place: int
    refused: Refused


def given(feeds: Feeds, kit: Kit, bare: Bare, chancing: Chancing) -> list[Event]:
    """Decide the commands of a kit and return what is to be recorded. Raises Halted for the first that is refused."""
    events, refused = _tried(feeds, kit.commands, bare, chancing)
    if refused:
        raise Halted(refused[0].place, refused[0].refused) from refused[0].refused
    return events


def foreseen(feeds: Feeds, kit: Kit, bare: Bare, chancing: Chancing) -> list[RefusedCommand]:
    """Return the commands of the kit that would be refused, each with its reason, as if the others were carried out."""
    return _tried(feeds, kit.commands, bare, chancing)[1]


def _tried(
    feeds: Feeds, commands: Sequence[KitCommand], bare: Bare, chancing: Chancing
) -> tuple[list[Event], list[RefusedCommand]]:
    """Decide each command on what the accepted ones before it made; return the events, and the commands that were
    refused.
    """
    game, state = feeds.game, feeds.state
    blank = [bare(place) for place in range(len(commands))]
    ids = {each.id: event.id for each, event in zip(commands, blank, strict=True)} | {SEAT: blank[0].seat}
    events: list[Event] = []
    refused: list[RefusedCommand] = []
    for place, command in enumerate(renamed(commands, ids)):
        try:
            event = _decided(game, state, replace(blank[place], command=_read(game, command)), chancing)
            if event.draws and place < len(commands) - 1:
                raise Refused("not_the_last")
        except Refused as why:
            refused.append(RefusedCommand(place, why))
            continue
        state = evolve(game, state, event).state
        events.append(event)
    return events, refused


def _read(game: Game, command: dict[str, object]) -> Command:
    """Decode a command of preparation. Raises Refused for any other command, and for what is none."""
    try:
        found: Command = game.decoders.wire.decode(msgspec.json.encode(command))
    except msgspec.ValidationError as error:
        raise Refused(game.malformed, kind="form") from error
    if type(found) not in game.preparation:
        raise Refused("kit_command", kind="form")
    return found


def _decided(game: Game, state: State, event: Event, chancing: Chancing) -> Event:
    chance = fresh(game, state, None, chancing(state, ""))
    recorded = decide(game, state, event.act, chance)
    return replace(event, command=recorded, draws=chance.finish())
