"""Texts that are void and wait for new words of their author; play goes on meanwhile (AMB-UNDO-04)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.ambre.acts.conclusion import ConcludeScene
from domain.systems.ambre.acts.staging import ProposeFrame
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import SetConflictTheme
from domain.systems.ambre.state.epilogue import TellEpilogue
from domain.systems.ambre.state.guards import formed, only, worded
from domain.systems.ambre.state.state import (
    AuthoredText,
    Conflict,
    Element,
    ElementKind,
    Frame,
    Player,
    Scene,
    State,
    TextKind,
    VoidedText,
)


class AmendText(Command, frozen=True):
    """Give new words for a text of one's own that was voided; `kind` goes with the text of an element."""

    RULES: ClassVar = ("AMB-UNDO-04",)

    event: Id
    text: Text
    kind: ElementKind | None = None


Texts = SetConflictTheme | DefineElement | ProposeFrame | ConcludeScene | TellEpilogue | AmendText


def wordless(state: State, event: Event) -> Command:
    """Return the event's command with its text struck out; a turned card and a named narrator remain (AMB-UNDO-04).

    Raises Refused for an event without a text.
    """
    match event.command:
        case ProposeFrame() as frame if frame.stake:
            return replace(frame, stake="")
        case DefineElement() as element if element.text != "":
            return replace(element, text="")
        case (SetConflictTheme() | ConcludeScene() | TellEpilogue() | AmendText()) as spoken if spoken.text:
            return replace(spoken, text="")
        case _:
            raise Refused("not_text_event", "AMB-UNDO-04")


def unstruck(command: Command) -> Command:
    """Return a struck command with a dash for its missing words, so that it is judged by all else that it did."""
    match command:
        case ProposeFrame(stake=""):
            return replace(command, stake="-")
        case SetConflictTheme(text="") | DefineElement(text="") | AmendText(text=""):
            return replace(command, text="-")
        case _:
            return command


def struck(state: State, event: Event) -> State:
    """Return the state in which the text that `wordless` struck from an event waits for new words of its author."""
    kind = _struck_kind(event.command)
    if kind is None:
        return state
    waiting = {**state.voided_texts, event.id: VoidedText(event.seat, kind)}
    return replace(state, voided_texts=waiting)


def _struck_kind(command: object) -> TextKind | None:
    """Return the kind of the text that was struck from a command, None where none was.

    Only a struck text is recorded empty: a blank one from a seat is refused, or recorded as None.
    """
    match command:
        case SetConflictTheme(text=""):
            return "theme"
        case DefineElement(text=""):
            return "element"
        case ProposeFrame(stake=""):
            return "stake"
        case ConcludeScene(text=""):
            return "conclusion"
        case TellEpilogue(text=""):
            return "epilogue"
        case _:
            return None


def form(state: State, command: AmendText) -> None:
    """Refuse an element's text without a kind, and a kind with any other text.

    The kind of an element is void with its text, and no other text has one. Raises Refused.
    """
    waiting = state.voided_texts.get(command.event)
    formed(waiting is None or (waiting.kind == "element") == (command.kind is not None))


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: AmendText = act.command
    form(state, command)
    waiting = state.voided_texts.get(command.event)
    if waiting is None:
        raise Refused("bad_target", "AMB-UNDO-04")
    only(act.seat, [waiting.author], "not_author", "AMB-UNDO-04")
    worded(command.text, "text_required", "AMB-UNDO-04")
    return command


def evolve(state: State, event: Event) -> Evolved:
    """Put the new words in the place of the struck ones. An amendment that is itself struck leaves them void."""
    command: AmendText = event.command
    words = command.text.strip()
    if not words:
        return Evolved(state)
    left = {k: v for k, v in state.voided_texts.items() if k != command.event}
    target, kind = command.event, command.kind
    return Evolved(
        replace(
            state,
            voided_texts=left,
            conflicts=tuple(_in_conflict(c, target, words, kind) for c in state.conflicts),
            scene=_in_scene(state.scene, target, words) if state.scene else None,
            scenes=tuple(_in_scene(scene, target, words) for scene in state.scenes),
            players={seat: _in_player(p, target, words) for seat, p in state.players.items()},
        )
    )


def _in_conflict(conflict: Conflict, target: str, words: str, kind: ElementKind | None) -> Conflict:
    elements = tuple(_in_element(element, target, words, kind) for element in conflict.elements)
    return replace(conflict, theme=_in_text(conflict.theme, target, words), elements=elements)


def _in_element(element: Element, target: str, words: str, kind: ElementKind | None) -> Element:
    return replace(element, text=words, kind=kind) if element.id == target else element


def _in_scene(scene: Scene, target: str, words: str) -> Scene:
    return replace(
        scene,
        proposal=_in_frame(scene.proposal, target, words),
        frame=_in_frame(scene.frame, target, words),
        conclusion=_in_text(scene.conclusion, target, words),
    )


def _in_frame(frame: Frame | None, target: str, words: str) -> Frame | None:
    return replace(frame, stake=words) if frame is not None and frame.event == target else frame


def _in_text(given: AuthoredText | None, target: str, words: str) -> AuthoredText | None:
    return replace(given, text=words) if given is not None and given.event == target else given


def _in_player(player: Player, target: str, words: str) -> Player:
    return replace(player, epilogue=_in_text(player.epilogue, target, words))


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for event, waiting in state.voided_texts.items():
        choices = {"event": (event,), "kind": (*get_args(ElementKind), None)}
        free = () if waiting.kind == "element" else ("kind",)
        yield from offers.every(AmendText, choices, {"text": text(1)}, free, None, text="-")


CHAPTER = Chapter(
    commands={AmendText: "TextAmended"},
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
