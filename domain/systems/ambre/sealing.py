"""Sealed cards of Ambre: the cards face down at a table, and those turned up at the end (AMB-SEC)."""

from __future__ import annotations

from domain.game import Sealing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene
from domain.systems.ambre.acts.narration import RequestFloor, TakeFloor
from domain.systems.ambre.childhood.auctions import BidsRevealed, LayBid, draw_anew, drawn_anew
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import HandsDealt, PhysicalDealRejected, SubmitPhysicalDeal
from domain.systems.ambre.state.epilogue import TellEpilogue
from domain.systems.ambre.state.state import State


def opened(state: State) -> frozenset[str]:
    """Return what is open by now: the piles from the epilogue on, the record at the very end (AMB-EPI-01, AMB-SEC-13).

    Piles that are open all the time by the option are not listed. The record is everything else.
    """
    piles = {"set_aside"} if state.step in ("epilogue", "ended") and not state.options.open_set_aside else set[str]()
    return frozenset(piles | ({"record"} if state.step == "ended" else set()))


SEALING = Sealing(
    until={
        # AMB-SEC-07: until then it may be replaced, and is read by nobody for ever; a branch would keep it
        SubmitCharacter: frozenset({HandsDealt}),
        LayBid: frozenset({BidsRevealed}),
        RequestFloor: frozenset({TakeFloor}),
        SubmitPhysicalDeal: frozenset({HandsDealt, PhysicalDealRejected}),
    },
    draw=draw_anew,
    drawn=drawn_anew,
    opened=opened,
    opening=frozenset({ConcludeScene, ApproveConclusion, TellEpilogue}),
)
