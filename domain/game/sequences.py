"""Commands that stand for several others, given one after another.

Only the others are recorded, each as an event of its own: what follows, what is told, and what a correction can touch
is the same as if they had been given singly. Which comes next is asked of the state that the ones before it made.

A refusal refuses the whole, as long as the service has drawn nothing: after that, what has fallen stands, and the
sequence ends there. Else one could have a die thrown again by asking for what cannot follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game.chapter import Chapter, NextStep
from domain.game.evolution import Evolved
from domain.game.moves import Move

Decide = Callable[[Any, Act, Chance], Command]
Evolve = Callable[[Any, Event], Evolved]
MakeEvent = Callable[[int, Command], Event]
"""(place, command) -> the event that is to hold it, without what is decided of it."""
NO_TIME = datetime(1, 1, 1, tzinfo=UTC)


def carry_out(
    next_step: NextStep,
    state: Any,
    command: Command,
    make_event: MakeEvent,
    chance: Chance,
    *,
    decide: Decide,
    evolve: Evolve,
) -> list[Event]:
    """Return the events of a sequence, at least one. Raises Refused where none can be recorded."""
    events: list[Event] = []
    while True:
        before = len(chance.drawn)
        try:
            step = next_step(state, command, events)
            if step is None:
                return events
            undrawn = make_event(len(events), step)
            recorded = decide(state, undrawn.act, chance)
        except Refused:
            if any(not draw.physical for event in events for draw in event.draws):
                return events
            raise
        events.append(replace(undrawn, command=recorded, draws=tuple(chance.drawn[before:])))
        state = evolve(state, events[-1]).state


def sequences_of(
    sequences: Mapping[type[Command], NextStep],
    parts: Iterable[Chapter[Any]],
    moves: Callable[[Any, str, Decide], Iterator[Move]],
    players: frozenset[type[Command]] = frozenset(),
) -> Chapter[Any]:
    """Make the chapter of these sequences, whose steps are commands of the chapters `parts`.

    `moves(state, seat, decide)`: as in Chapter, with the chapter's own `decide` to ask.
    """
    steps = tuple(parts)
    of = {kind: chapter for chapter in steps for kind in chapter.recorded.keys() | chapter.commands.keys()}

    def decide(state: Any, act: Act, chance: Chance) -> Command:
        command: Command = act.command

        def make_event(place: int, step: Command) -> Event:
            name, at = f"{act.id}{place or ''}", act.at or NO_TIME
            return Event(id=name, version=0, at=at, seat=act.seat, command=step, by=act.by)

        carry_out(
            sequences[type(command)],
            state,
            command,
            make_event,
            chance,
            decide=lambda state, act, chance: of[type(act.command)].decide(state, act, chance),
            evolve=lambda state, event: of[type(event.command)].evolve(state, event),
        )
        return command

    return Chapter(
        commands=dict.fromkeys(sequences),
        decide=decide,
        evolve=lambda state, _event: Evolved(state),
        moves=lambda state, seat: moves(state, seat, decide),
        sequences=sequences,
        players=players,
        bound=lambda follow_ups: sequences_of(sequences, [part.bind(follow_ups) for part in steps], moves, players),
    )
