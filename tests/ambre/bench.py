"""One state of the rules, without record or views: for places that a whole session reaches by long ways only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.base.chance import Below, NewDraws, System
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused
from domain.game import Move
from domain.record.fold import decide, evolve
from domain.systems import GAMES
from domain.systems.ambre.state.cards import ConflictId, Minor, sorted_hand
from domain.systems.ambre.state.state import (
    Conflict,
    Element,
    Options,
    Placed,
    Player,
    Scene,
    State,
    Step,
    ring,
    with_conflict,
)
from domain.table.seats import Seat, Table
from projections.ambre.awaited import awaited
from projections.ambre.views.table import view
from tests.ambre.table import WATCHER, P
from tests.scene import START

GAME = GAMES["ambre"]


class Bench:
    """Commands are judged and folded as the service does it, in the words of a `Scene`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._count = 0
        self.last: tuple[Consequence, ...] = ()

    def do(
        self, seat: str, command: Command, below: Below | None = None, event_id: str = ""
    ) -> tuple[Consequence, ...]:
        self._count += 1
        name = event_id or f"b{self._count}"
        chance = NewDraws(source=System(below or (lambda n: 0)))
        recorded = decide(GAME, self.state, Act(name, seat, command, START), chance)
        event = Event(id=name, version=self._count, at=START, seat=seat, command=recorded, draws=chance.finish())
        found = evolve(GAME, self.state, event)
        self.state = found.state
        return found.consequences

    def refuse(self, seat: str, command: Command, code: str) -> Refused:
        """The seat's command, refused with this code; nothing changes."""
        before = self.state
        with pytest.raises(Refused) as caught:
            self.do(seat, command)
        assert caught.value.code == code, f"{caught.value.code} instead of {code}"
        assert self.state is before
        return caught.value

    def moves(self, seat: str) -> list[Move]:
        return list(GAME.moves(self.state, seat))

    def conflict(self, conflict: ConflictId) -> Conflict:
        found = self.state.conflict(conflict)
        assert found is not None
        return found

    @property
    def scene(self) -> Scene:
        assert self.state.scene is not None
        return self.state.scene


def asked(state: State) -> list[tuple[str, type[Command]]]:
    """Who is asked for what, as a spectator reads it; a closed seat is asked for nothing."""
    found = awaited(view(state, WATCHER), state.table)
    return [(each.seat, each.command) for each in found if each.seat not in state.table.closed]


def placed(cards: str) -> tuple[Placed, ...]:
    """`"C7 S3↓"`: the arrow marks a card that lies face down."""
    return tuple(Placed(_minor(card.rstrip("↓")), not card.endswith("↓")) for card in cards.split())


def _minor(card: str) -> Minor:
    found: Any = card
    return found  # type: ignore[no-any-return]


def cards(names: str) -> tuple[Minor, ...]:
    return sorted_hand(_minor(card) for card in names.split())


def state(
    n: int = 4,
    step: Step = "idle",
    *,
    lying: Mapping[ConflictId, str] | None = None,
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    ranks: Mapping[str, Mapping[Any, Any]] | None = None,
    act: Any = "one",
    scene: Scene | None = None,
    **options: Any,
) -> State:
    """A table of `n` after the auctions. Cards face down stand for elements, as in a session."""
    seats = P[:n]
    table = Table(
        id="t",
        game=GAME.tag,
        title="",
        seats=(*(Seat(seat, seat, "player") for seat in seats), Seat("watcher", "w", "spectator")),
        status="playing",
    )
    players = {
        seat: Player(
            seat=seat,
            name=seat,
            motivation="Je veux tout",
            submitted=True,
            hand=cards((hands or {}).get(seat, "")),
            set_aside=cards((piles or {}).get(seat, "")),
            ranks=dict((ranks or {}).get(seat, {})),
        )
        for seat in seats
    }
    made = State(
        table=table,
        options=Options(**options),
        step=step,
        seating=seats,
        players=players,
        conflicts=ring(seats),
        jokers_retired=True,
        act=act,
        scene=scene,
    )
    for conflict in made.conflicts:
        made = with_conflict(made, _laid(conflict, (lying or {}).get(conflict.id, "")))
    return made


def _laid(conflict: Conflict, names: str) -> Conflict:
    lying = placed(names)
    down = [p.card for p in lying if not p.face_up]
    elements = tuple(
        Element(f"{conflict.id}.{card}", seat, card, "object", f"élément {card}")
        for card, seat in zip(down, conflict.linked, strict=False)
    )
    return Conflict(
        id=conflict.id, left_of=conflict.left_of, right_of=conflict.right_of, cards=lying, elements=elements
    )


def scene_on(conflict: ConflictId, initiator: str, stagers: str, *involved: str, **more: Any) -> Scene:
    """A scene in course; `stagers` names them, separated by blanks."""
    return Scene(
        id="scene",
        act=more.pop("act", "one"),
        initiator=initiator,
        conflict=conflict,
        involved=involved,
        staging="initiator" if stagers == initiator else "others",
        stagers=tuple(stagers.split()),
        **more,
    )
