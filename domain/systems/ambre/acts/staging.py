"""The setup of a scene: motivations read again, first cards, the frame and its narrator (AMB-STAGE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several, text
from domain.systems.ambre.state.cards import without
from domain.systems.ambre.state.guards import formed, held, only, playing, running, stage, waited_for, worded
from domain.systems.ambre.state.state import Frame, Placed, Scene, State, with_conflict, with_player, with_scene


class ReadMotivation(Command, frozen=True):
    """Read the seat's own motivation; the others learn only that it did."""

    RULES: ClassVar = ("AMB-CHAR-04", "AMB-STAGE-03")


class LayCircumstance(Command, frozen=True):
    """Lay a card of the hand face up on the conflict of the scene."""

    RULES: ClassVar = ("AMB-STAGE-04",)

    card: Word


class ProposeFrame(Command, frozen=True):
    """Propose what the scene is about, for the stagers to agree on."""

    RULES: ClassVar = ("AMB-STAGE-05", "AMB-STAGE-06")

    elements: tuple[Id, ...]
    featured: tuple[Id, ...]
    stake: Text
    narrator: Id


class ApproveFrame(Command, frozen=True):
    """Agree to the frame of the scene, as another stager."""

    RULES: ClassVar = ("AMB-STAGE-05",)


class SceneFramed(Consequence, frozen=True):
    """All stagers agreed on the frame; the narrator has the floor."""

    RULES: ClassVar = ("AMB-STAGE-05", "AMB-STAGE-06")

    elements: tuple[Id, ...]
    featured: tuple[Id, ...]
    stake: str | None
    narrator: Id


Commands = ReadMotivation | LayCircumstance | ProposeFrame | ApproveFrame


def form(state: State, command: Commands) -> None:
    """Refuse a frame that names something twice, or a narrator without a player seat (AMB-STAGE-06).

    Any player seat may narrate. Raises Refused.
    """
    if isinstance(command, ProposeFrame):
        formed(all(len(set(named)) == len(named) for named in (command.elements, command.featured)))
        formed(not state.seating or command.narrator in state.seating)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit an act of the setup by a stager alone (AMB-STAGE-03). Raises Refused."""
    seat = act.seat
    command: Commands = act.command
    form(state, command)
    scene = running(state, "setup")
    only(seat, scene.stagers, "not_a_stager", command.RULES[-1])
    match command:
        case ReadMotivation():
            pass
        case LayCircumstance(card):
            held(state, seat, card)
        case ProposeFrame():
            _check_frame(state, scene, seat, command)
        case ApproveFrame():
            _check_approval(scene, seat)
    return command


def _read(scene: Scene, seat: str) -> None:
    if seat not in scene.motivation_read:
        raise Refused("motivation_unread", "AMB-CHAR-04")


def _check_frame(state: State, scene: Scene, seat: str, command: ProposeFrame) -> None:
    """Refuse a frame without an element of this conflict, if it has one, or without an involved seat (AMB-STAGE-05).

    Raises Refused.
    """
    _read(scene, seat)
    known = {element.id for element in stage(state).elements}
    if not set(command.elements) <= known or (known and not command.elements):
        raise Refused("element_required", "AMB-STAGE-05")
    if not command.featured or not set(command.featured) <= set(scene.involved):
        raise Refused("featured_required", "AMB-STAGE-05")
    worded(command.stake, "stake_required", "AMB-STAGE-05")
    if command.narrator in state.table.closed:  # the scene would wait for words of nobody
        raise Refused("seat_closed", "AMB-STAGE-06")


def _check_approval(scene: Scene, seat: str) -> None:
    """Refuse an approval unless a frame waits for it, once from each other stager (AMB-STAGE-05). Raises Refused."""
    if not _awaits(scene, seat):
        raise Refused("no_frame", "AMB-STAGE-05")
    _read(scene, seat)


def _awaits(scene: Scene, seat: str) -> bool:
    return scene.proposal is not None and seat not in scene.proposal.approvals


def evolve(state: State, event: Event) -> Evolved:
    seat, scene = event.seat, state.scene
    command: Commands = event.command
    if scene is None:
        return Evolved(state)
    match command:
        case ReadMotivation():
            return Evolved(with_scene(state, motivation_read=scene.motivation_read | {seat}))
        case LayCircumstance(card):
            return Evolved(_laid(state, scene, seat, card))
        case ProposeFrame(elements, featured, stake, narrator):
            frame = Frame(
                event=event.id,
                seat=seat,
                elements=elements,
                featured=featured,
                stake=stake.strip() or None,
                narrator=narrator,
                approvals=frozenset({seat}),
            )
            return recount(with_scene(state, proposal=frame))
        case ApproveFrame() if scene.proposal is not None:
            approvals = scene.proposal.approvals | {seat}
            return recount(with_scene(state, proposal=replace(scene.proposal, approvals=approvals)))
        case _:
            return Evolved(state)


def _laid(state: State, scene: Scene, seat: str, card: str) -> State:
    """Lay a card on the conflict and drop the proposed frame, as the circumstances have changed (AMB-STAGE-04).

    A frame must be proposed again.
    """
    minor, conflict = held(state, seat, card), stage(state)
    state = with_player(state, seat, hand=without(state.players[seat].hand, minor))
    state = with_conflict(state, replace(conflict, cards=(*conflict.cards, Placed(minor))))
    return with_scene(state, setup_cards=(*scene.setup_cards, minor), proposal=None)


def recount(state: State) -> Evolved:
    """End the setup once all stagers at the table agree (AMB-STAGE-05).

    A lone stager agrees by proposing.
    """
    scene = state.scene
    frame = scene.proposal if scene else None
    if scene is None or frame is None or not waited_for(state, scene.stagers) <= frame.approvals:
        return Evolved(state)
    state = with_scene(state, frame=frame, proposal=None, narrator=frame.narrator)
    framed = SceneFramed(frame.elements, frame.featured, frame.stake, frame.narrator)
    return Evolved(replace(state, step="announce")).adding(framed)


def withdraw(state: State, gone: str) -> Evolved:
    """Drop a proposed frame whose narrator's seat was closed (AMB-STAGE-06, AMB-Q-32).

    Nobody is left to tell that scene, so a frame is proposed again.
    """
    frame = state.scene.proposal if state.scene else None
    return Evolved(with_scene(state, proposal=None) if frame is not None and frame.narrator == gone else state)


def moves(state: State, seat: str) -> Iterable[Move]:
    """Offer the acts of the setup. No card and no frame is tried for a seat that may not even read a motivation."""
    offers = Offers(state, seat, decide)
    if not offers.admits(ReadMotivation()):
        return
    yield from offers.move(ReadMotivation())
    yield from offers.each(LayCircumstance, "card", state.players[seat].hand)
    yield from _frames(offers, state)
    yield from offers.move(ApproveFrame())


def _frames(offers: Offers, state: State) -> Iterable[Move]:
    """Offer a frame of the items that are admitted when each is asked alone.

    Nothing that is named beside an item changes the answer.
    """
    if state.scene is None:
        return
    one, here = state.scene.involved[0], playing(state)[0]
    known = [e.id for e in stage(state).elements if offers.admits(ProposeFrame((e.id,), (one,), "-", here))]
    elements = tuple(known[:1])
    featured = [seat for seat in state.seating if offers.admits(ProposeFrame(elements, (seat,), "-", here))]
    narrators = [seat for seat in state.seating if offers.admits(ProposeFrame(elements, (one,), "-", seat))]
    fields = {
        "elements": several(one_of(known), 1, unique=True) if known else several(text(), 0, 0),
        "featured": several(one_of(featured), 1, unique=True),
        "stake": text(1),
        "narrator": one_of(narrators),
    }
    yield from offers.move(ProposeFrame(elements, (one,), "-", here), fields)


CHAPTER = Chapter(
    commands={
        ReadMotivation: "MotivationRead",
        LayCircumstance: "CircumstanceLaid",
        ProposeFrame: "FrameProposed",
        ApproveFrame: "FrameApproved",
    },
    consequences=(SceneFramed,),
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
