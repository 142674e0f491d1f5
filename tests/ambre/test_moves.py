"""Moves and rules agree card by card: what is offered is accepted, what is accepted is offered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.events import Command
from domain.systems.ambre.acts.acts import ChooseStaging, InitiateScene
from domain.systems.ambre.acts.closing import CloseWithHandCard, CloseWithSetAside, PassClosing
from domain.systems.ambre.acts.conclusion import ApproveConclusion, ConcludeScene
from domain.systems.ambre.acts.consequences import (
    AcceptPledge,
    GiveSpoil,
    OfferPledge,
    RecoverCard,
    RefusePledge,
    TakeSpoil,
    WaivePledge,
)
from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    Cut,
    EndNarration,
    FinishFirstSentence,
    LetNarrate,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise, Raise
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.state.cards import CONFLICTS, MAJORS, MINORS, SUITS
from domain.systems.ambre.state.epilogue import ChooseEpilogueSuit, RevealMotivation, TellEpilogue
from tests.ambre.table import WATCHER, opened
from tests.ambre.test_bots import finished
from tests.contract.sessions import accepted
from tests.scene import Scene
from tests.suite.seeds import covering

OF_A_CARD = (LayBid, Raise, LayCircumstance, RequestFloor, TakeSpoil, RecoverCard, OfferPledge, AcceptPledge)
BARE = (
    PassRaise,
    ReadMotivation,
    ApproveFrame,
    AnnounceCircumstances,
    FinishFirstSentence,
    YieldFloor,
    TakeFloor,
    Cut,
    LetNarrate,
    EndNarration,
    PassClosing,
    WaivePledge,
    RefusePledge,
    ConcludeScene,
    ApproveConclusion,
    RevealMotivation,
    TellEpilogue,
)


def candidates(scene: Scene, rng: Random) -> Iterator[Command]:
    """Every command with one parameter, and many of those with several."""
    seats = [seat.id for seat in scene.state.table.seats]
    for kind in OF_A_CARD:
        yield from (kind(card) for card in (*MINORS, *MAJORS, "rien"))
    yield from (kind() for kind in BARE)
    yield from (ConfirmReady(step) for step in ("themes", "levels"))
    yield from (PlaceStake(side) for side in ("left", "right"))
    yield from (ChooseStaging(by) for by in ("initiator", "others"))
    yield from (ChooseEpilogueSuit(suit) for suit in SUITS)
    yield from (InitiateScene(conflict) for conflict in CONFLICTS)
    yield from (GiveSpoil(seat, card) for seat, card in product(seats, MINORS))
    for source, conflict, card in product((None, *CONFLICTS), CONFLICTS, rng.sample(MINORS, 8)):
        yield DefineElement(conflict, card, "object", "la clé", source)
    for card, seat, flip in product(rng.sample(MINORS, 8), seats, rng.sample(MINORS, 8)):
        yield CloseWithHandCard(card, seat, flip)
        yield CloseWithSetAside(card, seat, flip)
    known = [e.id for c in scene.state.conflicts for e in c.elements]
    for featured, narrator in product(seats, seats):
        yield ProposeFrame(tuple(known[:1]), (featured,), "le trône", narrator)
        yield ProposeFrame((), (featured,), "le trône", narrator)
    for element in known:
        yield ProposeFrame((element,), tuple(seats[:2]), "le trône", seats[0])


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"raise_must_exceed": True, "element_pickers": "anyone", "act_two_draw": "as_act_one"},
    {"cut_gate": "any_narrator", "motivation_reveal": "with_epilogue"},
)


@pytest.mark.parametrize(("n", "options"), covering((3, 4, 5), VARIANTS))
def test_what_is_offered_is_what_is_accepted(n: int, options: dict[str, Any]) -> None:
    """AMB-SEC-12, AMB-GEN-05: at moments all over a session, for every seat."""
    seed = 20 + n
    rng = Random(seed)
    whole = finished(n, seed, **options)
    scene = opened(n, **options)
    for event in whole.feeds.history.raw[1:]:
        scene.feeds.append(event)
        if rng.random() > 0.03:
            continue
        for seat in (*rng.sample(scene.state.seating, 2), WATCHER):
            offered: dict[type[Command], list[Draft202012Validator]] = {}
            for move in scene.moves(seat):
                offered.setdefault(move.command, []).append(Draft202012Validator(move.schema))
            for command in candidates(scene, rng):
                spelled = msgspec.json.decode(msgspec.json.encode(command))
                admitted = any(v.is_valid(spelled) for v in offered.get(type(command), ()))
                assert accepted(scene, seat, command) == admitted, (seat, command)
