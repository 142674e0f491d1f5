"""A game in one module, made for testing the house: purses, dice, a box that is opened and closed, notes that others
never see. Also the shortest example of a game: commands, state, one chapter, its law, its projection.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance, DiceSource, Undrawn
from domain.base.events import Act, Command, Consequence, Event, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Game, Law, compose, no_moves
from domain.record.history import Step
from domain.table.seats import State, Table
from projections.base.projection import EntryDraft, Projection

RICH = 20


class Earn(Command, frozen=True):
    """The rich earn nothing by chance; the others roll a d6 and add it."""

    amount: int


class Spend(Command, frozen=True):
    amount: int


class Note(Command, frozen=True):
    """Seen by its author and the gm alone."""

    text: Text


class OpenBox(Command, frozen=True):
    pass


class CloseBox(Command, frozen=True):
    pass


class Earned(Consequence, frozen=True):
    RULES: ClassVar[tuple[str, ...]] = ("PURSE-1",)
    seat: str
    total: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: DiceSource = "either"


class Purse(State, frozen=True):
    options: Options
    money: Mapping[str, int] = {}
    notes: Mapping[str, tuple[str, ...]] = {}
    box: str | None = None


def decide(state: Purse, act: Act, chance: Chance) -> Command:
    command: Command = act.command
    if state.table.role(act.seat) == "spectator":
        raise Refused("not_your_role", kind="role")
    match command:
        case Earn(amount):
            if amount < 0:
                raise Refused("bad_value")
            if state.money.get(act.seat, 0) < RICH:
                chance.die(6, EVERYBODY)
        case Spend(amount):
            if not 0 < amount <= state.money.get(act.seat, 0):
                raise Refused("too_poor")
        case OpenBox() if state.box is not None:
            raise Refused("box_open")
        case CloseBox() if state.box is None:
            raise Refused("box_closed")
        case _:
            pass
    return command


def evolve(state: Purse, event: Event) -> Evolved:
    held = state.money.get(event.seat, 0)
    match event.command:
        case Earn(amount):
            gained = amount + sum(face for draw in event.draws for face in draw.faces)
            money = {**state.money, event.seat: held + gained}
            return Evolved(replace(state, money=money), (Earned(event.seat, held + gained),))
        case Spend(amount):
            return Evolved(replace(state, money={**state.money, event.seat: held - amount}))
        case Note(text):
            mine = (*state.notes.get(event.seat, ()), text)
            return Evolved(replace(state, notes={**state.notes, event.seat: mine}))
        case OpenBox():
            return Evolved(replace(state, box=event.seat))
        case CloseBox():
            return Evolved(replace(state, box=None))
        case _:
            return Evolved(state)


CHAPTER = Chapter[Purse](
    commands={Earn: "Earned", Spend: "Spent", Note: "Noted", OpenBox: "Opened", CloseBox: "Closed"},
    consequences=(Earned,),
    quiet=frozenset({Note, OpenBox, CloseBox}),
    decide=decide,
    evolve=evolve,
    moves=no_moves,  # what is offered needs a sentence, and this game has none
)


def replacement(state: Purse, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """A box left open is closed just before it is opened again."""
    if isinstance(event.command, OpenBox) and state.box is not None:
        close = replace(event, id=f"{event.id}.close", seat=state.box, command=CloseBox(), draws=())
        return (close, event)
    return ()


class PurseView(msgspec.Struct, frozen=True):
    money: Mapping[str, int]
    notes: tuple[str, ...]
    box: str | None


def view(state: Purse, seat: str) -> PurseView:
    if state.table.role(seat) == "gm":
        notes = tuple(n for texts in state.notes.values() for n in texts)
    else:
        notes = state.notes.get(seat, ())
    return PurseView(dict(state.money), notes, state.box)


def entries(step: Step, seat: str) -> Iterable[EntryDraft]:
    command = step.event.command
    if isinstance(command, Note) and seat != step.event.seat and step.after.table.role(seat) != "gm":
        return
    yield EntryDraft("TableStarted", command, recorded=True, dice=True)
    for consequence in step.consequences:
        yield EntryDraft("RecordChanged", consequence)


def names(state: Any, what: str) -> None:
    return None


def initial(table: Table, options: Options) -> Purse:
    return Purse(table=table, options=options)


def purse(law: Law | None = None) -> Game:
    """The game under a law of correction."""
    return compose(
        (CHAPTER,),
        name="purse",
        version=1,
        title="Purse",
        roles={"gm": (0, 1), "player": (1, None), "spectator": (0, None)},
        options=Options,
        initial=initial,
        rules=("PURSE-1",),
        law=law or Law(replacement=replacement),
    )


# The sentences of a made-up game do not matter here: it borrows one of the house's.
PROJECTION = Projection(
    game="",
    view=view,
    entries=lambda step: partial(entries, step),
    names=names,
    options=lambda state: state.options,
    views=(PurseView,),
    types={kind.__name__: (kind,) for kind in (Earn, Spend, Note, OpenBox, CloseBox, Earned)},
)
