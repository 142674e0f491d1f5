"""Corrections at a table of Ambre: a player proposes, the others consent (AMB-UNDO).

Once accepted, the target and all play after it are void (AMB-UNDO-03). Nothing is judged again, so a draw either
survives with its event or is never seen again (AMB-UNDO-06).
"""

from __future__ import annotations

from collections.abc import Iterable

from domain.base.events import Command, Consequence, Event
from domain.game import Law, LawCodes
from domain.game.law import RecordedCommand
from domain.systems.ambre import texts
from domain.systems.ambre.acts.closing import CloseWithHandCard, CloseWithSetAside
from domain.systems.ambre.acts.consequences import AcceptPledge
from domain.systems.ambre.acts.narration import TakeFloor
from domain.systems.ambre.acts.staging import LayCircumstance
from domain.systems.ambre.childhood.auctions import AuctionOpened, BidsRevealed, Raise
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import ConflictArcanaPlaced
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.epilogue import EpilogueOpened
from domain.systems.ambre.state.state import State

_SHOWS_A_CARD = Raise | LayCircumstance | TakeFloor | CloseWithHandCard | CloseWithSetAside | AcceptPledge
_SHOWN_BY = ConflictArcanaPlaced | AuctionOpened | BidsRevealed | EpilogueOpened


def closed(state: State, said: Iterable[RecordedCommand]) -> str:
    """Return the rule that keeps a part of the record closed, "" where all of it is open.

    Before the end the record is closed (AMB-SEC-13); afterwards it stays closed if it holds a motivation that was
    replaced or undone (AMB-SEC-07).
    """
    if state.step != "ended":
        return "AMB-SEC-13"
    standing = {seat: player.motivation for seat, player in state.players.items()}
    for seat, command in said:
        if isinstance(command, SubmitCharacter) and command.motivation.strip() != standing.get(seat):
            return "AMB-SEC-07"
    return ""


def voices(state: State) -> int:
    """Return how many players must agree to a correction, the proposer included (AMB-UNDO-02, AMB-Q-32).

    All players at the table, or more than half of them, as the option says.
    """
    players = len(state.table.present("player"))
    return players if state.options.undo_consent == "unanimous" else players // 2 + 1


def refuses(state: State, event: Event | None, wanted: Command | None) -> str | None:
    """Return the refusal code of a correction: of the start itself, or of any event after the end (AMB-UNDO-01).

    An early end counts, too. None: not refused.
    """
    if event is None:
        return "game_over" if "ended" in (state.step, state.table.status) else None
    return "bad_target" if isinstance(event.command, StartGame) else None


def discloses(event: Event, consequences: tuple[Consequence, ...]) -> bool:
    """Return whether the event turned or handed over a card that was hidden before (AMB-UNDO-05)."""
    shown = any(isinstance(each, _SHOWN_BY) for each in consequences)
    return shown or isinstance(event.command, _SHOWS_A_CARD)


LAW = Law(
    closed=closed,
    contesters=frozenset({"player"}),
    consent=voices,
    kinds=frozenset({"rewind", "text"}),
    refuses=refuses,
    wordless=texts.wordless,
    discloses=discloses,
    codes=LawCodes(
        rule="AMB-UNDO-01",
        unknown="bad_target",
        fixed="bad_target",
        void="bad_target",
        role="not_a_player",
    ),
    names={
        "rewind": "EventsVoided",
        "text": "TextVoided",
        "propose": "UndoProposed",
        "consent": "UndoConsented",
        "decline": "UndoRefused",
        "withdraw": "UndoWithdrawn",
    },
)
