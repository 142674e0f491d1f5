"""Closing a scene: one last change each, in a fixed order (AMB-CLOSE)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.acts import consequences
from domain.systems.ambre.state.cards import Minor, sorted_hand, without
from domain.systems.ambre.state.guards import held, playing, running, set_aside, stage
from domain.systems.ambre.state.state import (
    ClosingAction,
    Conflict,
    Placed,
    Scene,
    State,
    with_conflict,
    with_player,
    with_scene,
)


class ClosingOpened(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-CLOSE-01", "AMB-CLOSE-02", "AMB-CLOSE-03")

    order: tuple[Id, ...]


class CloseWithHandCard(Command, frozen=True):
    """Give a card of the hand to another's pile, and turn up a face-down card of the conflict.

    `card`: the card given; `recipient`: an involved seat; `flip`: the card of the conflict.
    """

    RULES: ClassVar = ("AMB-CLOSE-04", "AMB-CLOSE-05", "AMB-CLOSE-08", "AMB-CLOSE-09")

    card: Word
    recipient: Id
    flip: Word


class CloseWithSetAside(Command, frozen=True):
    """Give a card of the own pile to another's, and turn down a face-up card of the conflict.

    `card`: the card given; `recipient`: an involved seat; `flip`: the card of the conflict.
    """

    RULES: ClassVar = ("AMB-CLOSE-04", "AMB-CLOSE-06", "AMB-CLOSE-08", "AMB-CLOSE-09")

    card: Word
    recipient: Id
    flip: Word


class PassClosing(Command, frozen=True):
    """Pass in the closing of the scene: no card moves or is turned."""

    RULES: ClassVar = ("AMB-CLOSE-04", "AMB-CLOSE-07")


Commands = CloseWithHandCard | CloseWithSetAside | PassClosing


def distance(n: int, one: int, other: int) -> int:
    """Return the length of the shorter way round the ring (AMB-CLOSE-02)."""
    return min((one - other) % n, (other - one) % n)


def order(n: int, conflict: int, initiator: int, stagers: Collection[int]) -> tuple[int, ...]:
    """Return the closing order: stagers first; the farthest from the conflict, then from the initiator, then clockwise.

    AMB-CLOSE-01. The initiator is always alone on one side, and so is the lone player whom the other group is measured
    by.
    """

    def key(place: int) -> tuple[bool, int, int, int]:
        away = min(distance(n, place, conflict), distance(n, place, (conflict + 1) % n))
        return (
            place not in stagers,
            -away,
            -distance(n, place, initiator),
            (place - initiator) % n,
        )

    return tuple(sorted(range(n), key=key))


def begin(state: State) -> Evolved:
    """Open the closing with all player seats that were not closed, each exactly once (AMB-CLOSE-01)."""
    scene = state.scene
    if scene is None:
        return Evolved(state)
    places = order(
        len(state.seating),
        state.conflicts.index(stage(state)),
        state.place(scene.initiator),
        {state.place(seat) for seat in scene.stagers},
    )
    here = playing(state)
    seats = tuple(state.seating[place] for place in places if state.seating[place] in here)
    return Evolved(replace(with_scene(state, closing_order=seats), step="closing")).adding(ClosingOpened(seats))


def withdraw(state: State, seat: str) -> Evolved:
    """Remove a closed seat's turn, unless it has already acted (AMB-CLOSE-04)."""
    scene = state.scene
    if scene is None or state.step != "closing" or any(action.seat == seat for action in scene.closing_actions):
        return Evolved(state)
    order = tuple(other for other in scene.closing_order if other != seat)
    return _done(with_scene(state, closing_order=order))


def in_turn(scene: Scene) -> str | None:
    done = len(scene.closing_actions)
    return scene.closing_order[done] if done < len(scene.closing_order) else None


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit one action of the seat in turn (AMB-CLOSE-04). Raises Refused."""
    seat = act.seat
    command: Commands = act.command
    scene = running(state, "closing")
    if in_turn(scene) != seat:
        raise Refused("not_your_turn", "AMB-CLOSE-04", "role")
    conflict = stage(state)
    match command:
        case CloseWithHandCard(card, recipient, flip):
            _check_gift(scene, seat, recipient, flip, conflict.face_down, "AMB-CLOSE-05")
            held(state, seat, card)
        case CloseWithSetAside(card, recipient, flip):
            _check_gift(scene, seat, recipient, flip, conflict.face_up, "AMB-CLOSE-06")
            set_aside(state, seat, card)
        case PassClosing():
            pass
    return command


def _check_gift(scene: Scene, seat: str, recipient: str, flip: str, flippable: tuple[Minor, ...], rule: str) -> None:
    """Refuse a gift to the giver or to a seat that is not involved, or without a card to turn.

    AMB-CLOSE-05, AMB-CLOSE-06, AMB-CLOSE-08: gift and turn, or neither. Raises Refused.
    """
    if recipient not in recipients(scene, seat):
        raise Refused("bad_recipient", "AMB-CLOSE-08")
    if not flippable:
        raise Refused("nothing_to_flip", rule)
    if flip not in flippable:
        raise Refused("bad_flip", rule)


def recipients(scene: Scene, giver: str) -> tuple[str, ...]:
    return tuple(seat for seat in scene.involved if seat != giver)


def evolve(state: State, event: Event) -> Evolved:
    """Carry out a closing action; after the last seat's, evaluate the conflict (AMB-CLOSE-10)."""
    seat = event.seat
    command: Commands = event.command
    match command:
        case CloseWithHandCard(card, recipient, flip):
            minor = held(state, seat, card)
            state = with_player(state, seat, hand=without(state.players[seat].hand, minor))
            state = _given(state, recipient, minor)
            action = ClosingAction(seat=seat, source="hand", card=minor, recipient=recipient)
        case CloseWithSetAside(card, recipient, flip):
            minor = set_aside(state, seat, card)
            state = with_player(state, seat, set_aside=without(state.players[seat].set_aside, minor))
            state = _given(state, recipient, minor)
            action = ClosingAction(seat=seat, source="set_aside", card=minor, recipient=recipient)
        case PassClosing():
            return _acted(state, ClosingAction(seat=seat))
    turned = next((p.card for p in stage(state).cards if p.card == flip), None)
    state = with_conflict(state, _flipped(stage(state), flip))
    return _acted(state, replace(action, flip=turned))


def _given(state: State, recipient: str, card: Minor) -> State:
    pile = sorted_hand((*state.players[recipient].set_aside, card))
    return with_player(state, recipient, set_aside=pile)


def _flipped(conflict: Conflict, card: str) -> Conflict:
    cards = tuple(Placed(p.card, not p.face_up) if p.card == card else p for p in conflict.cards)
    return replace(conflict, cards=cards)


def _acted(state: State, action: ClosingAction) -> Evolved:
    if state.scene is None:
        return Evolved(state)
    return _done(with_scene(state, closing_actions=(*state.scene.closing_actions, action)))


def _done(state: State) -> Evolved:
    over = state.scene is not None and in_turn(state.scene) is None
    return consequences.begin(state) if over else Evolved(state)


def moves(state: State, seat: str) -> Iterable[Move]:
    """Offer the closing actions. No card and no recipient is tried for a seat that may not even pass."""
    offers = Offers(state, seat, decide)
    if state.scene is None or not offers.admits(PassClosing()):
        return
    player, conflict = state.players[seat], stage(state)
    to = state.scene.involved
    yield from offers.move(PassClosing())
    up = {"card": player.hand, "recipient": to, "flip": conflict.face_down}
    yield from offers.every(CloseWithHandCard, up)
    down = {"card": player.set_aside, "recipient": to, "flip": conflict.face_up}
    yield from offers.every(CloseWithSetAside, down)


CHAPTER = Chapter(
    commands={
        CloseWithHandCard: "ClosingCardGiven",
        CloseWithSetAside: "ClosingCardGiven",
        PassClosing: "ClosingPassed",
    },
    consequences=(ClosingOpened,),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
