"""Objects that can be broken and destroyed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, LabelText
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.sombre.state.state import SombreState, Thing

SOLIDITY = {"fragile": 3, "solid": 6, "very_solid": 9}
"""SOM-OBJ-01: Wounds that destroy; a third of them break."""
HARDEST = 100


class CreateObject(Command, frozen=True):
    """Create an object that can be broken.

    `destroyed_at`: another value than those of the classes. `shown`: the table sees it.
    """

    RULES = ("SOM-OBJ-01",)
    label: LabelText
    solidity: Literal["fragile", "solid", "very_solid"] = "solid"
    destroyed_at: int | None = None
    shown: bool = False


class DamageObject(Command, frozen=True):
    RULES = ("SOM-OBJ-02",)
    thing: Id
    wounds: int


class ObjectStateChanged(Consequence, frozen=True):
    RULES = ("SOM-OBJ-02",)
    thing: Id
    condition: Literal["intact", "broken", "destroyed"]


ObjectCommand = CreateObject | DamageObject


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ObjectCommand = act.command
    match command:
        case CreateObject(label, _, destroyed_at):
            if not label.strip():
                raise Refused("name_required", "SOM-OBJ-01")
            if destroyed_at is not None and not 1 <= destroyed_at <= HARDEST:
                raise Refused("out_of_bounds", "SOM-OBJ-01")
        case DamageObject(thing, wounds):
            if thing not in state.things:
                raise Refused("unknown_id", "SOM-OBJ-02", kind="missing")
            if not 0 <= wounds <= HARDEST:
                raise Refused("out_of_bounds", "SOM-OBJ-02")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CreateObject(label, solidity, destroyed_at, shown):
            at = SOLIDITY[solidity] if destroyed_at is None else destroyed_at
            made = Thing(id=event.id, label=label, destroyed_at=at, known=shown)
            return Evolved(replace(state, things={**state.things, made.id: made}))
        case DamageObject(thing_id, wounds) if thing_id in state.things:
            was = state.things[thing_id]
            now = replace(was, damage=was.damage + wounds)
            state = replace(state, things={**state.things, thing_id: now})
            changed = now.condition != was.condition
            return Evolved(state, (ObjectStateChanged(thing_id, now.condition),) if changed else ())
        case _:
            return Evolved(state)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    made = {"solidity": one_of(tuple(SOLIDITY)), "destroyed_at": integer(1, HARDEST), "shown": flag()}
    yield from offers.move(CreateObject("-"), {"label": text(1), **made}, made)
    yield from offers.each(DamageObject, "thing", state.things, {"wounds": integer(0, HARDEST)}, wounds=0)


CHAPTER = Chapter(
    commands={CreateObject: "ObjectCreated", DamageObject: "ObjectDamaged"},
    consequences=(ObjectStateChanged,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
