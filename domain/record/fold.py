"""Deciding and folding any event: the table's own, corrections, and the game's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, get_args

from msgspec.structs import replace

from domain.base.chance import Chance, NewDraws, Recall, Source
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.base.text_bounds import check_wording
from domain.game import Evolved, Game, QuestionChance, options_of
from domain.game.game import nobody_away
from domain.game.sequences import MakeEvent, carry_out
from domain.record.contests import FLAGS, evolve_flags
from domain.seating.decisions import check_stand_in, check_start, decide_seating, on_behalf
from domain.table.commands import (
    Again,
    DrawAnew,
    EndTable,
    OpenTable,
    SeatingCommand,
    StartTable,
    TableCommand,
    TableOver,
    TokenCommand,
    decide_table,
    evolve_table,
    on_time,
)
from domain.table.seats import State, Table

SEATING: frozenset[type[Command]] = frozenset(get_args(SeatingCommand))
_DECIDED_BY_TABLE: frozenset[type[Command]] = SEATING | frozenset(get_args(TableCommand))
OF_TABLE = _DECIDED_BY_TABLE | frozenset(get_args(TokenCommand)) | {Again}


def decide(game: Game, state: State, act: Act, chance: Chance) -> Command:
    """Return the command as it will be recorded. Raises Refused; raises Undrawn when recalled draws run out."""
    kind, new = type(act.command), isinstance(chance, NewDraws)
    if new:
        check_wording(act.command)
    if act.by:
        state = standing_in(game, state, act)
    if kind in SEATING:
        present(game, state, act.seat)
        return decide_seating(game, state, act.seat, act.command, new=new)
    if kind in _DECIDED_BY_TABLE:
        table = _unless_over(game, state) if kind is EndTable else state.table
        command: Command = decide_table(table, act.seat, act.command, out=game.away(state, act.seat), new=new)
        if kind is StartTable:
            check_start(game, state.table)
        return command
    present(game, state, act.seat)
    game.check_eligibility(state, act)
    admit(game, state.table if kind in game.anytime else _unless_over(game, state), kind)
    return game.decide(state, act, chance)


def decide_events(game: Game, state: State, command: Command, make_event: MakeEvent, chance: NewDraws) -> list[Event]:
    """Return the events of a command: one, or those of the steps that a sequence makes of it. Raises Refused.

    `make_event(place, command)` returns the event for a command before it is decided: no draws yet.
    """
    next_step = game.sequences.get(type(command))
    if next_step is None:
        event = judged(game, state, make_event(0, command), chance)
        return [event]
    decide(game, state, make_event(0, command).act, QuestionChance())  # whether it may be given at all
    made = carry_out(
        next_step, state, command, make_event, chance, decide=partial(decide, game), evolve=partial(evolve, game)
    )
    chance.finish()
    return made


def _unless_over(game: Game, state: State) -> Table:
    """Return the table as still playing where the rules have ended the game.

    The game's own rules refuse what is not possible then, and old records close such a table once more.
    """
    table = state.table
    return replace(table, status="playing") if table.status == "ended" and game.over(state) else table


def standing_in(game: Game, state: State, act: Act) -> State:
    """Return the state in which a command for an absent seat is judged: as if the seat were there and gave it itself.

    Raises Refused where nobody may act for the seat, or not this seat, or not by this command.
    """
    present(game, state, act.by)
    check_stand_in(state.table, act.seat, act.by)
    if type(act.command) not in on_behalf(game, state.table, act.by):
        raise Refused("not_for_another")
    return as_if_there(state, act.seat)


def as_if_there(state: State, seat: str) -> State:
    """Return the state with an absent seat at the table."""
    return replace(state, table=state.table.seated(seat))


def present(game: Game, state: State, seat: str) -> None:
    """Refuse a seat that may not act at all: it is closed, sent out, or reads with a delay.

    Asked before anything else, so that nobody learns by trying. Raises Refused.
    """
    if seat in state.table.closed:
        raise Refused("seat_closed", kind="role")
    if game.away(state, seat):
        raise Refused("seat_away", game.away_rule)
    on_time(state.table, seat)


def admit(game: Game, table: Table, kind: type[Command]) -> None:
    """Check the table's own conditions for a command of play: its status, and no correction waiting for consent.

    Raises Refused.
    """
    if kind in game.anytime and table.status != "ended":
        return
    match table.status:
        case "open" if game.before_start is not None and kind not in game.before_start | {game.starts_with}:
            raise Refused("table_open")
        case "paused":
            raise Refused("table_paused")
        case "ended" if kind not in game.after_end:
            raise Refused("table_ended")
        case _:
            pass
    if table.proposal is not None:
        raise Refused(game.law.codes.pending, game.law.codes.rule)


def judged(game: Game, state: State, event: Event, chance: NewDraws | Recall) -> Event:
    """Return the event completed with its recorded command and its draws. Raises Refused or Undrawn."""
    command = decide(game, state, event.act, chance)
    return replace(event, command=command, draws=chance.finish())


def fresh(game: Game, state: State, typed: Sequence[int] | None, source: Source | None = None) -> NewDraws:
    """Return chance for a new command at this table: typed dice, or draws of `source`; without one, the system's."""
    return NewDraws(typed, _allowed(state), game.dice, source)


def absent(game: Game, state: State) -> tuple[str, ...]:
    """Return the seats that the game has sent out, in their order at the table."""
    if game.away is nobody_away:
        return ()
    return tuple(seat.id for seat in state.table.seats if game.away(state, seat.id))


def recall(game: Game, state: State, event: Event) -> Recall:
    """Return the chance that gives an event its recorded draws when it is judged again."""
    return Recall(event.draws, _allowed(state), game.dice)


def _allowed(state: State) -> Any:
    return getattr(options_of(state), "dice", "either")


def open_state(game: Game, event: Event) -> State:
    """Return the state after the opening."""
    opening: OpenTable = event.command
    table = Table(
        id=event.id,
        game=opening.game,
        title=opening.title,
        seats=opening.seats,
        origin=opening.origin,
        chance=opening.chance,
        disclosure=opening.disclosure,
        delay=opening.delay,
        stand_ins=opening.stand_ins,
        talk=opening.talk,
        pause=opening.pause,
    )
    options = game.decoders.options.decode(opening.options)
    state: State = game.initial(table, options)
    return state


def evolve(game: Game, state: State, event: Event) -> Evolved:
    """Fold any event but the opening. Total. When the rules have ended the game, the table has ended."""
    evolved = _evolved(game, state, event)
    after: State = evolved.state
    if after.table.status == "ended" or not game.over(after):
        return evolved
    ended = replace(after, table=replace(after.table, status="ended"))
    return Evolved(ended, (*evolved.consequences, TableOver()))


def _evolved(game: Game, state: State, event: Event) -> Evolved:
    kind = type(event.command)
    if kind in OF_TABLE:
        table = evolve_table(state.table, event.seat, event.command)
        return game.seated(state, replace(state, table=table), event)
    if kind is DrawAnew:
        return game.sealing.drawn(state, event.draws)
    if kind in FLAGS:
        return Evolved(replace(state, table=evolve_flags(state.table, event, event.command)))
    evolved = game.evolve(state, event)
    if kind is game.starts_with and state.table.status == "open":
        started = replace(evolved.state.table, status="playing")
        return Evolved(replace(evolved.state, table=started), evolved.consequences)
    return evolved
