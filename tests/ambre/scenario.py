"""One short session of four, from the motivations to the epilogue: a tie, a raise, a floor taken, a cut, a gift
at the closing, a pledge, and one step undone by consent.
"""

from __future__ import annotations

import re

from domain.base.corrections import Consent, Rewind
from domain.systems.ambre.acts.acts import ChooseStaging, InitiateScene
from domain.systems.ambre.acts.closing import CloseWithHandCard, PassClosing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene
from domain.systems.ambre.acts.consequences import (
    AcceptPledge,
    GiveSpoil,
    OfferPledge,
    RecoverCard,
    TakeSpoil,
    WaivePledge,
)
from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    Cut,
    EndNarration,
    FinishFirstSentence,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise, Raise
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import SetConflictTheme
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.cards import ConflictId
from domain.systems.ambre.state.epilogue import ChooseEpilogueSuit, TellEpilogue
from tests.ambre import table
from tests.ambre.seen import OPEN as OPEN
from tests.ambre.sight import otherwise as otherwise
from tests.scene import Scene

ALIX, BRUNO, CLARA, DENIS = "alix", "bruno", "clara", "denis"
SEATS = [
    (ALIX, "player"),
    (BRUNO, "player"),
    (CLARA, "player"),
    (DENIS, "player"),
    ("zoe", "spectator"),
]
OPTIONS: dict[str, object] = {}
VARIANTS: tuple[dict[str, object], ...] = ({}, {"physical_deck": True}, {"open_set_aside": True})
RANDOM = re.compile(rb'[0-9a-f]{64}|(?<="id":")[0-9a-f]{32}(?=","targets")')
"""Commitments are salted, and a preview's id is made of all that the seat would read, those included."""
VEILED = ("SubmitCharacter", "CloseWithHandCard")
"""AMB-SEC-01, AMB-SEC-07: no event is hidden wholly (AMB-SEC-10); of these the others do not read the cards dealt, the
motivation, the card laid aside.
"""
RING = (ALIX, BRUNO, CLARA, DENIS)
HANDS = (
    "C1 C5 C9 D2 D6 S3 S7 W4 W8 W10",
    "C2 C6 C10 D3 D7 S4 S8 W1 W5 W9",
    "C3 C7 D1 D4 D8 D10 S1 S5 S9 W2",
    "C4 C8 D5 D9 S2 S6 S10 W3 W6 W7",
)


def play(scene: Scene) -> None:
    childhood(scene)
    first_auction(scene)
    table.auction(scene, {ALIX: ("W10", "left"), DENIS: ("W7", "right")})
    table.auction(scene, {BRUNO: ("D7", "left"), CLARA: ("D8", "left"), DENIS: ("D9", "left")})
    table.auction(scene, {CLARA: ("S9", "right"), ALIX: ("S7", "right"), BRUNO: ("S8", "right")})
    name_elements(scene)
    first_scene(scene)
    for seat, conflict in ((BRUNO, "K1"), (CLARA, "K2"), (DENIS, "K3")):
        plain_scene(scene, seat, conflict)  # type: ignore[arg-type]
    outsider_scene(scene)
    for seat, conflict in ((BRUNO, "K1"), (CLARA, "K0"), (DENIS, "K2")):
        plain_scene(scene, seat, conflict)  # type: ignore[arg-type]
    farewells(scene)


def childhood(scene: Scene) -> None:
    scene.do("host", StartGame(RING))
    scene.do(ALIX, SubmitCharacter("Aurèle", "Je veux le trône et lui seul"))
    scene.do(BRUNO, SubmitCharacter("Bérénice", "Je veux venger notre mère"))
    scene.do(CLARA, SubmitCharacter("Cassien", "Je veux que la cité brûle"))
    scene.do(DENIS, SubmitCharacter("Doria", "je veux une paix durable"), below=table.dealing(HANDS))
    scene.do(BRUNO, SetConflictTheme("K0", "Un héritage disputé"))
    table.confirm(scene, "themes", table.kings("cups", "wands", "coins", "swords"))


def first_auction(scene: Scene) -> None:
    """Two equal bids are told apart, and a raise takes the lead."""
    for seat, card in ((ALIX, "W8"), (BRUNO, "C6"), (CLARA, "D8"), (DENIS, "D5")):
        scene.do(seat, LayBid(card))
    scene.do(ALIX, LayBid("C9"))
    scene.do(CLARA, LayBid("D4"))
    scene.do(BRUNO, Raise("D3"))
    scene.do(ALIX, PassRaise())
    step = scene.do(CLARA, PassRaise())
    scene.correct(CLARA, Rewind(step.event.id, "trop vite"))
    proposal = scene.state.table.proposal
    assert proposal is not None
    for seat in (ALIX, BRUNO, DENIS):
        scene.correct(seat, Consent(proposal.id))
    for seat in (BRUNO, DENIS, CLARA):
        scene.do(seat, PassRaise())
    for seat in (CLARA, DENIS, BRUNO, ALIX):
        scene.do(seat, PlaceStake("left" if seat in (ALIX, CLARA) else "right"))


def name_elements(scene: Scene) -> None:
    table.confirm(scene, "levels")
    texts = iter(("la couronne fêlée", "le vieux chancelier", "le phare", "la guilde des masques"))
    while scene.state.step == "elements":
        for conflict in scene.state.conflicts:
            picked = {e.seat for e in conflict.elements}
            for seat in (s for s in conflict.linked if s not in picked):
                current = scene.state.conflict(conflict.id)
                if current.face_up:
                    words = next(texts, "un serment")
                    scene.do(seat, DefineElement(conflict.id, current.face_up[0], "object", words))
                elif len(current.cards) < 2:
                    borrow(scene, seat, conflict.id)


def borrow(scene: Scene, seat: str, conflict: ConflictId) -> None:
    donor = next((c for c in scene.state.conflicts if c.id != conflict and len(c.cards) > 2), None)
    if donor is not None:
        card = donor.face_up[0]
        scene.do(seat, DefineElement(conflict, card, "place", "la salle des cartes", donor.id))


def first_scene(scene: Scene) -> None:
    """All others stage; Bruno narrates, Alix takes the floor, then cuts."""
    scene.do(ALIX, InitiateScene("K0"))
    scene.do(ALIX, ChooseStaging("others"))
    scene.do(CLARA, LayCircumstance("S5"))
    for seat in (BRUNO, CLARA, DENIS):
        scene.do(seat, ReadMotivation())
    known = tuple(e.id for e in scene.state.conflict("K0").elements)
    scene.do(BRUNO, ProposeFrame(known[:1], (ALIX, BRUNO), "la main du chancelier", BRUNO))
    scene.do(CLARA, ApproveFrame())
    scene.do(DENIS, ApproveFrame())
    scene.do(BRUNO, AnnounceCircumstances())
    scene.do(BRUNO, FinishFirstSentence())
    scene.do(ALIX, RequestFloor("C1"))
    scene.do(BRUNO, YieldFloor())
    scene.do(ALIX, TakeFloor())
    scene.do(ALIX, FinishFirstSentence())
    scene.do(ALIX, Cut())
    scene.do(ALIX, EndNarration())
    close_with_gift(scene)
    settle(scene)


def close_with_gift(scene: Scene) -> None:
    """The first who can gives a card of the hand and turns an element up; the others pass."""
    given = False
    while scene.state.step == "closing":
        running = scene.state.scene
        seat = running.closing_order[len(running.closing_actions)]
        down = scene.state.conflict(running.conflict).face_down
        to = next(s for s in running.involved if s != seat)
        if down and not given and scene.state.players[seat].hand:
            scene.do(seat, CloseWithHandCard(scene.state.players[seat].hand[0], to, down[0]))
            given = True
        else:
            scene.do(seat, PassClosing())


def settle(scene: Scene) -> None:
    """Every consequence in its order, with the first card that lies open; the first pledge is accepted."""
    while scene.state.step == "consequences":
        running = scene.state.scene
        claim = running.claims[0]
        cards = scene.state.conflict(running.conflict).face_up
        unserved = [s for s in running.evaluation.losers if s not in running.served]
        match claim.kind:
            case "take_spoil":
                scene.do(claim.seat, TakeSpoil(cards[0]))
            case "recover_card":
                scene.do(claim.seat, RecoverCard(cards[0]))
            case "share_spoils" if unserved:
                scene.do(claim.seat, GiveSpoil(unserved[0], cards[0]))
            case "share_spoils":
                scene.do(claim.seat, TakeSpoil(cards[0]))
            case _ if scene.state.scenes:
                scene.do(claim.seat, WaivePledge())
            case _:
                scene.do(claim.seat, OfferPledge(cards[0]))
                scene.do(running.evaluation.winner, AcceptPledge(cards[0]))
    conclude(scene)


def conclude(scene: Scene) -> None:
    running = scene.state.scene
    winner = running.evaluation.winner
    first, *others = [winner] if winner else running.involved
    scene.do(first, ConcludeScene("Rien ne sera plus comme avant."))
    for seat in others:
        scene.do(seat, ApproveConclusion())


def plain_scene(scene: Scene, seat: str, conflict: ConflictId) -> None:
    """The initiator stages and narrates alone."""
    table.initiate(scene, seat, conflict)
    table.narrate(scene, seat)
    table.end_narration(scene)
    close_with_gift(scene)
    settle(scene)


def outsider_scene(scene: Scene) -> None:
    """Second act: Alix steps into a conflict that is not her own."""
    table.initiate(scene, ALIX, "K2")
    scene.do(ALIX, LayCircumstance(scene.state.players[ALIX].hand[-1]))
    table.narrate(scene, ALIX)
    table.close(scene)
    settle(scene)


def farewells(scene: Scene) -> None:
    """From the least enviable destiny to the most."""
    while scene.state.step == "epilogue":
        for seat in RING:
            names = {move.command.__name__ for move in scene.moves(seat)}
            if "ChooseEpilogueSuit" in names and scene.state.players[seat].epilogue_suit is None:
                move = next(m for m in scene.moves(seat) if m.command is ChooseEpilogueSuit)
                scene.do(seat, ChooseEpilogueSuit(move.fields["suit"]["enum"][0]))
            elif "TellEpilogue" in names:
                scene.do(seat, TellEpilogue("Puis vint le silence."))
