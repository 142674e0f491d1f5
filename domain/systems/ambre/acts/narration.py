"""The narration of a scene: circumstances, the floor that passes from narrator to narrator, the cut (AMB-NARR)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Text, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.ambre.acts import closing
from domain.systems.ambre.state.cards import without
from domain.systems.ambre.state.guards import held, only, running, stage
from domain.systems.ambre.state.state import FloorRequest, Placed, Scene, State, with_conflict, with_player, with_scene


class AnnounceCircumstances(Command, frozen=True):
    """Announce, as the narrator, what the conflict is decided on; there is nothing to choose."""

    RULES: ClassVar = ("AMB-NARR-01",)


class FinishFirstSentence(Command, frozen=True, omit_defaults=True):
    """Finish the first sentence, as the narrator; `text`: its words."""

    RULES: ClassVar = ("AMB-NARR-02",)

    text: Text = ""


class RequestFloor(Command, frozen=True):
    """Lay a card face down and ask to become the narrator."""

    RULES: ClassVar = ("AMB-NARR-03", "AMB-NARR-04")

    card: Word


class YieldFloor(Command, frozen=True):
    """End the sentence and give the floor to the seat that asked for it, as the narrator."""

    RULES: ClassVar = ("AMB-NARR-05",)


class TakeFloor(Command, frozen=True, omit_defaults=True):
    """Turn the card of one's request up and narrate; `text`: the words of the tale."""

    RULES: ClassVar = ("AMB-NARR-06",)

    text: Text = ""


class Cut(Command, frozen=True):
    """Cut the narration: no more requests for the floor, the circumstances stay as they are."""

    RULES: ClassVar = ("AMB-NARR-07", "AMB-NARR-08", "AMB-ACT2-03")


class LetNarrate(Command, frozen=True):
    """Leave the floor to the narrator; until the tale ends the seat may still ask for it."""

    RULES: ClassVar = ("AMB-NARR-09",)


class EndNarration(Command, frozen=True, omit_defaults=True):
    """End the tale, as the narrator; the closing follows. `text`: the last words."""

    RULES: ClassVar = ("AMB-NARR-09",)

    text: Text = ""


Commands = (
    AnnounceCircumstances
    | FinishFirstSentence
    | RequestFloor
    | YieldFloor
    | TakeFloor
    | Cut
    | LetNarrate
    | EndNarration
)


def decide(state: State, act: Act, _chance: Chance) -> Command:
    seat = act.seat
    command: Commands = act.command
    scene = running(state, "announce" if isinstance(command, AnnounceCircumstances) else "narration")
    match command:
        case RequestFloor(card):
            _check_request(state, scene, seat, card)
        case TakeFloor():
            _check_taking(scene, seat)
        case Cut():
            _check_cut(state, scene, seat)
        case LetNarrate():
            _check_pass(scene, seat)
        case _:
            only(seat, [scene.narrator], "not_narrator", command.RULES[0])
            _check_narrator(state, scene, command, act.at)
    return command


def _check_narrator(
    state: State,
    scene: Scene,
    command: AnnounceCircumstances | FinishFirstSentence | YieldFloor | EndNarration,
    at: datetime | None,
) -> None:
    match command:
        case AnnounceCircumstances():
            pass
        case FinishFirstSentence():
            if scene.first_sentence_done:
                raise Refused("sentence_already_done", "AMB-NARR-02")
        case YieldFloor():
            if scene.request is None:
                raise Refused("no_floor_request", "AMB-NARR-05")
            if scene.yielded:
                raise Refused("already_yielded", "AMB-NARR-05")
        case EndNarration():
            _no_request(scene, "AMB-NARR-09")
            if scene.cut_by is None:
                _check_end(state, scene, at)


def _check_end(state: State, scene: Scene, at: datetime | None) -> None:
    """Refuse the end of a tale that nobody cut before its first sentence, or while others may lay a card (AMB-NARR-09).

    Raises Refused.
    """
    if not scene.first_sentence_done:
        raise Refused("first_sentence_missing", "AMB-NARR-09")
    left = len(undecided(state, scene))
    end = window_end(state, scene)
    if left and (end is None or (at is not None and at < end)):
        present = sum(seat.id != scene.narrator for seat in state.table.present("player"))
        raise Refused("others_may_ask", "AMB-NARR-09", needed=present, has=present - left)


def undecided(state: State, scene: Scene) -> tuple[str, ...]:
    """Return the other players at the table who have not let the narrator have the floor (AMB-NARR-09)."""
    here = (seat.id for seat in state.table.present("player"))
    return tuple(seat for seat in here if seat != scene.narrator and seat not in scene.passes)


def window_end(state: State, scene: Scene) -> datetime | None:
    """Return the time until which the others may decide; None where they all have to say so (AMB-GEN-08).

    Before the narrator's first sentence it is None, too.
    """
    seconds = state.options.narration_window
    return scene.sentence_at + timedelta(seconds=seconds) if seconds and scene.sentence_at else None


def _check_pass(scene: Scene, seat: str) -> None:
    """Refuse a pass by the narrator, a second one for a narrator, or one when asking is not possible (AMB-NARR-09).

    Raises Refused.
    """
    if seat == scene.narrator:
        raise Refused("narrator_cannot_request", "AMB-NARR-09", "role")
    if scene.cut_by is not None:
        raise Refused("scene_cut", "AMB-NARR-09")
    _no_request(scene, "AMB-NARR-09")
    if seat in scene.passes:
        raise Refused("already_passed", "AMB-NARR-09")


def _check_request(state: State, scene: Scene, seat: str, card: str) -> None:
    """Refuse a request while another waits, so that the second requester's card stays unseen.

    AMB-NARR-03, AMB-NARR-04. The narrator cannot request, nor anybody after the cut. Raises Refused.
    """
    if seat == scene.narrator:
        raise Refused("narrator_cannot_request", "AMB-NARR-03", "role")
    if scene.cut_by is not None:
        raise Refused("scene_cut", "AMB-NARR-03")
    if scene.request is not None:
        raise Refused("floor_already_requested", "AMB-NARR-04")
    held(state, seat, card)


def _check_taking(scene: Scene, seat: str) -> None:
    """Refuse the floor to any seat but the requester, and before the narrator has yielded (AMB-NARR-06).

    Raises Refused.
    """
    if scene.request is None or scene.request.seat != seat:
        raise Refused("not_requester", "AMB-NARR-06", "role")
    if not scene.yielded:
        raise Refused("not_yielded", "AMB-NARR-06")


def may_cut(scene: Scene, seat: str) -> bool:
    """Return whether the seat may cut: it is involved and did not stage, even as the narrator (AMB-NARR-07)."""
    return seat in scene.involved and seat not in scene.stagers


def _check_cut(state: State, scene: Scene, seat: str) -> None:
    """Refuse a cut while a card is laid, or before a first sentence was told (AMB-NARR-08). Raises Refused."""
    if not may_cut(scene, seat):
        raise Refused("cannot_cut", "AMB-NARR-07", "role")
    if scene.cut_by is not None:
        raise Refused("scene_cut", "AMB-NARR-08")
    _no_request(scene, "AMB-NARR-08")
    if not _has_first_sentence(state, scene):
        raise Refused("first_sentence_missing", "AMB-NARR-08")


def _has_first_sentence(state: State, scene: Scene) -> bool:
    gate = state.options.cut_gate
    return scene.first_sentence_done or (gate == "any_narrator" and scene.sentence_by_any)


def _no_request(scene: Scene, rule: str) -> None:
    if scene.request is not None:
        raise Refused("floor_request_pending", rule)


def evolve(state: State, event: Event) -> Evolved:
    seat = event.seat
    command: Commands = event.command
    match command:
        case AnnounceCircumstances():
            return Evolved(replace(with_scene(state, announced=True), step="narration"))
        case FinishFirstSentence():
            narrated = with_scene(state, first_sentence_done=True, sentence_by_any=True, sentence_at=event.at)
            return Evolved(narrated)
        case RequestFloor(card):
            minor = held(state, seat, card)
            state = with_player(state, seat, hand=without(state.players[seat].hand, minor))
            return Evolved(with_scene(state, request=FloorRequest(seat, minor), yielded=False))
        case YieldFloor():
            return Evolved(with_scene(state, yielded=True))
        case TakeFloor():
            return Evolved(_taken(state))
        case Cut():
            return Evolved(with_scene(state, cut_by=seat))
        case LetNarrate() if state.scene is not None:
            return Evolved(with_scene(state, passes=state.scene.passes | {seat}))
        case EndNarration():
            return closing.begin(state)
        case _:
            return Evolved(state)


def _taken(state: State) -> State:
    """Put the requester's card face up on the conflict, make its owner narrator, and let all ask again.

    AMB-NARR-06, AMB-NARR-09.
    """
    request = state.scene.request if state.scene else None
    if request is None:
        return state
    conflict = stage(state)
    state = with_conflict(state, replace(conflict, cards=(*conflict.cards, Placed(request.card))))
    return with_scene(
        state,
        narrator=request.seat,
        announced=True,
        first_sentence_done=False,
        sentence_at=None,
        passes=frozenset(),
        request=None,
        yielded=False,
    )


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(AnnounceCircumstances())
    yield from offers.move(FinishFirstSentence(), {"text": text()}, ("text",))
    yield from _ends(state, offers)
    yield from offers.move(YieldFloor())
    yield from offers.each(RequestFloor, "card", state.players[seat].hand)
    yield from offers.move(TakeFloor(), {"text": text()}, ("text",))
    yield from offers.move(Cut())
    yield from offers.move(LetNarrate())


def _ends(state: State, offers: Offers) -> Iterable[Move]:
    """Offer the end of the narration, with its time where only time is missing (AMB-NARR-09)."""
    scene = state.scene
    waits = scene is not None and scene.cut_by is None and undecided(state, scene)
    opens = window_end(state, scene) if scene is not None and waits else None
    yield from (replace(move, opens=opens) for move in offers.move(EndNarration(), {"text": text()}, ("text",)))


CHAPTER = Chapter(
    commands={
        AnnounceCircumstances: "CircumstancesAnnounced",
        FinishFirstSentence: "FirstSentenceFinished",
        RequestFloor: "FloorRequested",
        YieldFloor: "FloorYielded",
        TakeFloor: "FloorTaken",
        Cut: "SceneCut",
        LetNarrate: "FloorPassed",
        EndNarration: "NarrationEnded",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
