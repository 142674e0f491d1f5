"""Ambre, first version."""

from __future__ import annotations

from typing import get_args

from domain.game import Game
from domain.game.events import Command, Consequence
from domain.systems.ambre import epilogue, levels, rules
from domain.systems.ambre.acts import acts, closing, conclusion, consequences, staging
from domain.systems.ambre.childhood import auctions, deal, elements, ranks
from domain.systems.ambre.corrections import LAW
from domain.systems.ambre.opening import StartGame, openable
from domain.systems.ambre.state import Options, initial

COMMANDS: tuple[type[Command], ...] = get_args(rules.Commands)
RECORDED: dict[str, str] = {
    "StartGame": "GameStarted",
    "SubmitCharacter": "CharacterSubmitted",
    "SubmitPhysicalDeal": "PhysicalDealSubmitted",
    "SubmitPhysicalArcana": "PhysicalArcanaSubmitted",
    "SetConflictTheme": "ConflictThemeSet",
    "ConfirmReady": "ReadyConfirmed",
    "SubmitPhysicalKing": "PhysicalKingSubmitted",
    "LayBid": "BidLaid",
    "Raise": "BidRaised",
    "PassRaise": "RaisePassed",
    "PlaceStake": "StakePlaced",
    "DefineElement": "ElementDefined",
    "InitiateScene": "SceneInitiated",
    "ChooseStaging": "StagingChosen",
    "ReadMotivation": "MotivationRead",
    "LayCircumstance": "CircumstanceLaid",
    "ProposeFrame": "FrameProposed",
    "ApproveFrame": "FrameApproved",
    "AnnounceCircumstances": "CircumstancesAnnounced",
    "FinishFirstSentence": "FirstSentenceFinished",
    "RequestFloor": "FloorRequested",
    "YieldFloor": "FloorYielded",
    "TakeFloor": "FloorTaken",
    "Cut": "SceneCut",
    "EndNarration": "NarrationEnded",
    "CloseWithHandCard": "ClosingCardGiven",
    "CloseWithSetAside": "ClosingCardGiven",
    "PassClosing": "ClosingPassed",
    "TakeSpoil": "SpoilTaken",
    "RecoverCard": "CardRecovered",
    "OfferPledge": "PledgeOffered",
    "WaivePledge": "PledgeWaived",
    "AcceptPledge": "PledgeAccepted",
    "RefusePledge": "PledgeRefused",
    "GiveSpoil": "SpoilGiven",
    "ConcludeScene": "ConclusionProposed",
    "ApproveConclusion": "ConclusionApproved",
    "ChooseEpilogueSuit": "EpilogueSuitChosen",
    "RevealMotivation": "MotivationRevealed",
    "TellEpilogue": "EpilogueTold",
    "AmendText": "TextAmended",
}
CONSEQUENCES: tuple[type[Consequence], ...] = (
    deal.DrawCommitted,
    deal.HandsDealt,
    deal.JokersDealt,
    deal.ConflictArcanaPlaced,
    deal.PhysicalDealRejected,
    auctions.KingsShuffled,
    auctions.AuctionOpened,
    auctions.BidsRevealed,
    auctions.RaiseWindowOpened,
    ranks.RanksAssigned,
    ranks.JokersRetired,
    levels.ConflictLevelSet,
    elements.ElementWaived,
    acts.ActStarted,
    acts.ActEnded,
    staging.SceneFramed,
    closing.ClosingOpened,
    consequences.ConflictEvaluated,
    consequences.StepSkipped,
    conclusion.SceneConcluded,
    epilogue.EpilogueOpened,
    epilogue.MotivationsRevealed,
    epilogue.GameEnded,
    epilogue.DrawsOpened,
)
_CHAPTERS: dict[str, int] = {
    "GEN": 9,
    "CARD": 6,
    "CHAR": 4,
    "DEAL": 4,
    "BID": 13,
    "RANK": 6,
    "LEVEL": 4,
    "ELEM": 6,
    "ACT": 5,
    "STAGE": 6,
    "NARR": 9,
    "CLOSE": 10,
    "WIN": 9,
    "CONS": 8,
    "ACT2": 6,
    "EPI": 7,
    "SEC": 13,
    "RNG": 2,
    "UNDO": 6,
}
RULES: tuple[str, ...] = tuple(
    f"AMB-{chapter}-{number:02}" for chapter, last in _CHAPTERS.items() for number in range(1, last + 1)
)

GAME = Game(
    name="ambre",
    version=1,
    title="Ambre",
    roles={"player": (3, 5), "spectator": (0, None)},
    barred={"gm": "no_game_master"},
    options=Options,
    openable=openable,
    commands=COMMANDS,
    recorded={command: RECORDED[command.__name__] for command in COMMANDS},
    consequences=CONSEQUENCES,
    initial=initial,
    decide=rules.decide,
    evolve=rules.evolve,
    moves=rules.moves,
    rules=RULES,
    law=LAW,
    malformed="bad_request",
    standing=rules.admitted,
    starts_with=StartGame,
)
