"""Bare dice that the game master asks for: how many actions, how many hours, what a margin would have been."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from domain.base.chance import EVERYBODY, HIDDEN, Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, flag, one_of, text
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_dice
from domain.systems.sombre.table.guards import is_gm, player_character, visible
from domain.systems.sombre.table.phases import in_play


class CallDie(Command, frozen=True):
    """Call a d6 or a d20.

    `character`: whose player throws; null: the game master, at once. `secret`: behind the screen.
    """

    RULES = ("SOM-DAMAGE-13",)
    sides: Literal[6, 20]
    purpose: str
    character: Id | None = None
    secret: bool = False


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: CallDie = act.command
    if not command.purpose.strip():
        raise Refused("reason_required", "SOM-DAMAGE-13")
    if command.character is None:
        chance.die(command.sides, HIDDEN if command.secret else EVERYBODY)
        return command
    player_character(state, command.character)
    if command.secret:
        raise Refused("out_of_bounds", "SOM-DAMAGE-13")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: CallDie = event.command
    if command.character is None:
        faces = tuple(face for draw in event.draws for face in draw.faces)
        hidden = command.secret
        return Evolved(with_dice(state, screen_dice=(*state.dice.screen_dice, *faces)) if hidden else state)
    if command.character not in state.characters:
        return Evolved(state)
    call = Call(
        id=event.id,
        cause=event.id,
        character=command.character,
        kind="pure",
        label=command.purpose,
        purpose="loose",
        sides=command.sides,
    )
    return Evolved(with_dice(state, calls={**state.dice.calls, call.id: call}))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    for sides in (6, 20):
        fields = {"sides": one_of((sides,)), "purpose": text(1)}
        kept = fields | {"secret": flag()}
        yield from offers.move(CallDie(sides, "-"), kept, ("secret",), TypedDice((sides,)))
        yield from offers.each(CallDie, "character", visible(state, seat), fields, sides=sides, purpose="-")


CHAPTER = in_play(Chapter(commands={CallDie: "GmDieCalled"}, decide=decide, evolve=evolve, moves=moves))
