"""Sealed cards of Ambre: what lies face down at a table, and what is turned up at the end (AMB-SEC)."""

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
    """AMB-EPI-01: the piles, unless they lie open all the time; AMB-SEC-13: everything else at the very end."""
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
