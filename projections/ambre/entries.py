"""What a seat of Ambre reads of each step. Every event has a public existence; only fields are redacted
(AMB-SEC-10). What the table of lines does not name is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from domain.game.events import Command, Consequence
from domain.record.codec import event_name
from domain.record.history import Step
from domain.systems.ambre import epilogue, levels
from domain.systems.ambre.acts import acts, closing, conclusion, consequences, narration, staging, winner
from domain.systems.ambre.childhood import auctions, characters, deal, elements, ranks, stakes, themes
from domain.systems.ambre.game import GAME
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state import ActNumber, Element, Evaluation, FloorRequest, Scene, State
from domain.systems.ambre.texts import AmendText
from projections.ambre import lines
from projections.ambre.sight import gift_open
from projections.projection import Shown

Line = Callable[[Step, str, Any], msgspec.Struct]
"""What the seat may read of a command or consequence of the step."""


def entries(step: Step, seat: str) -> Iterable[Shown]:
    """The event, then what followed; both for everybody."""
    command = step.event.command
    yield Shown(event_name(GAME, type(command)), _line(step, seat, command), recorded=True, rules=command.RULES)
    for consequence in step.consequences:
        yield Shown(type(consequence).__name__, _line(step, seat, consequence), rules=consequence.RULES)


def _line(step: Step, seat: str, words: Command | Consequence) -> msgspec.Struct:
    line = LINES.get(type(words))
    return lines.Hidden() if line is None else line(step, seat, words)


def whole(step: Step, seat: str, words: msgspec.Struct) -> msgspec.Struct:
    """As it was recorded: it names no secret."""
    return words


def _own(step: Step, seat: str) -> bool:
    return step.event.seat == seat


def _card(card: str) -> Any:
    """The name of a card as it was accepted: one of the closed list."""
    return card


def _started(step: Step, seat: str, command: StartGame) -> lines.GameStarted:
    return lines.GameStarted(command.seating, step.after.options)


def _character(step: Step, seat: str, command: characters.SubmitCharacter) -> lines.CharacterSubmitted:
    """AMB-SEC-07: of a motivation, the others learn that it was written."""
    return lines.CharacterSubmitted(command.name.strip(), command.motivation.strip() if _own(step, seat) else None)


def _typed_deal(step: Step, seat: str, command: deal.SubmitPhysicalDeal) -> lines.PhysicalDealSubmitted:
    return (
        lines.PhysicalDealSubmitted(command.hand, command.joker) if _own(step, seat) else lines.PhysicalDealSubmitted()
    )


def _hands(step: Step, seat: str, dealt: deal.HandsDealt) -> lines.HandsDealtTo:
    """AMB-DEAL-01: each seat sees its own cards."""
    return lines.HandsDealtTo(dealt.size, dealt.source, dealt.hands.get(seat, ()))


def _jokers(step: Step, seat: str, dealt: deal.JokersDealt) -> lines.JokersDealtTo:
    """AMB-DEAL-02: and its own joker."""
    return lines.JokersDealtTo(dealt.source, dealt.jokers.get(seat))


def _bid(step: Step, seat: str, command: auctions.LayBid) -> lines.BidLaid:
    auction = step.before.auction
    index, rounds = (auction.index, auction.round) if auction else (0, 0)
    return lines.BidLaid(index, rounds, _card(command.card) if _own(step, seat) else None)


def _raise(step: Step, seat: str, command: auctions.Raise) -> lines.BidRaised:
    card = _card(command.card)
    return lines.BidRaised(card, auctions.total((*_lying(step), card)))


def _stake(step: Step, seat: str, command: stakes.PlaceStake) -> lines.StakePlaced:
    conflict = stakes.own_conflict(step.before, step.event.seat, command.side)
    return lines.StakePlaced(conflict.id if conflict else None, _lying(step))


def _lying(step: Step) -> tuple[Any, ...]:
    """The bid that lay before the acting seat."""
    auction = step.before.auction
    return auction.bids.get(step.event.seat, ()) if auction else ()


def _element(step: Step, seat: str, command: elements.DefineElement) -> lines.ElementDefined:
    after: State = step.after
    found = (e for conflict in after.conflicts for e in conflict.elements if e.id == step.event.id)
    element: Element | None = next(found, None)
    kind, text = (element.kind, element.text) if element else (None, None)
    return lines.ElementDefined(command.conflict, _card(command.card), command.from_conflict, kind, text)


def _initiated(step: Step, seat: str, command: acts.InitiateScene) -> lines.SceneInitiated:
    act: ActNumber = step.after.act or "one"
    scene: Scene | None = step.after.scene
    return lines.SceneInitiated(step.event.id, act, command.conflict, scene.involved if scene else ())


def _staging(step: Step, seat: str, command: acts.ChooseStaging) -> lines.StagingChosen:
    scene: Scene | None = step.after.scene
    return lines.StagingChosen(command.by, scene.stagers if scene else ())


def _motivation(step: Step, seat: str, command: staging.ReadMotivation) -> lines.MotivationRead:
    read = step.after.players[step.event.seat].motivation
    return lines.MotivationRead(read if _own(step, seat) else None)


def _open_card(
    step: Step,
    seat: str,
    command: staging.LayCircumstance | consequences.TakeSpoil | consequences.RecoverCard | consequences.OfferPledge,
) -> lines.CardShown:
    return lines.CardShown(_card(command.card))


def _circumstances(step: Step, seat: str, command: narration.AnnounceCircumstances) -> lines.Circumstances:
    now = _stands(step.after)
    return lines.Circumstances(now.values, now.majority, now.winner)


def _request(step: Step, seat: str, command: narration.RequestFloor) -> lines.FloorRequested:
    return lines.FloorRequested(_card(command.card) if _own(step, seat) else None)


def _yielded(step: Step, seat: str, command: narration.YieldFloor) -> lines.FloorYielded:
    request = _pending(step)
    return lines.FloorYielded(request.seat if request else None)


def _taken(step: Step, seat: str, command: narration.TakeFloor) -> lines.FloorTaken:
    request, now = _pending(step), _stands(step.after)
    return lines.FloorTaken(request.card if request else None, now.values, now.majority, now.winner)


def _pending(step: Step) -> FloorRequest | None:
    scene: Scene | None = step.before.scene
    return scene.request if scene else None


def _stands(state: State) -> Evaluation:
    conflict = state.conflict(state.scene.conflict) if state.scene else None
    if conflict is None:
        return Evaluation(values={}, majority=(), points={}, winner=None, losers=())
    return winner.standing(state, conflict)


def _gift(
    step: Step, seat: str, command: closing.CloseWithHandCard | closing.CloseWithSetAside
) -> lines.ClosingCardGiven:
    """AMB-CLOSE-09: which card it is, the pair knows alone."""
    pair = (step.event.seat, command.recipient)
    card = _card(command.card) if gift_open(step.before, seat, pair) else None
    if isinstance(command, closing.CloseWithHandCard):
        return lines.ClosingCardGiven(command.recipient, "hand", _card(command.flip), "up", card)
    return lines.ClosingCardGiven(command.recipient, "set_aside", _card(command.flip), "down", card)


def _pledge(step: Step, seat: str, command: consequences.AcceptPledge) -> lines.PledgeAccepted:
    """AMB-CONS-04: the card that is given for a pledge, too."""
    scene: Scene | None = step.before.scene
    loser = scene.claims[0].seat if scene and scene.claims else None
    given = _card(command.give) if gift_open(step.before, seat, (step.event.seat, loser)) else None
    return lines.PledgeAccepted(loser, scene.pledge if scene else None, given)


def _spoil(step: Step, seat: str, command: consequences.GiveSpoil) -> lines.SpoilGiven:
    return lines.SpoilGiven(command.loser, _card(command.card))


def _revealed(step: Step, seat: str, command: epilogue.RevealMotivation) -> lines.MotivationRevealed:
    return lines.MotivationRevealed(step.after.players[step.event.seat].motivation)


LINES: Mapping[type[Command | Consequence], Line] = {
    StartGame: _started,
    characters.SubmitCharacter: _character,
    deal.SubmitPhysicalDeal: _typed_deal,
    deal.SubmitPhysicalArcana: whole,
    deal.DrawCommitted: whole,
    deal.HandsDealt: _hands,
    deal.JokersDealt: _jokers,
    deal.ConflictArcanaPlaced: whole,
    deal.PhysicalDealRejected: whole,
    themes.SetConflictTheme: whole,
    themes.ConfirmReady: whole,
    auctions.SubmitPhysicalKing: whole,
    auctions.LayBid: _bid,
    auctions.Raise: _raise,
    auctions.PassRaise: whole,
    auctions.KingsShuffled: whole,
    auctions.AuctionOpened: whole,
    auctions.BidsRevealed: whole,
    auctions.RaiseWindowOpened: whole,
    stakes.PlaceStake: _stake,
    ranks.RanksAssigned: whole,
    ranks.JokersRetired: whole,
    levels.ConflictLevelSet: whole,
    elements.DefineElement: _element,
    elements.ElementWaived: whole,
    acts.InitiateScene: _initiated,
    acts.ChooseStaging: _staging,
    acts.ActStarted: whole,
    acts.ActEnded: whole,
    staging.ReadMotivation: _motivation,
    staging.LayCircumstance: _open_card,
    staging.ProposeFrame: whole,
    staging.ApproveFrame: whole,
    staging.SceneFramed: whole,
    narration.AnnounceCircumstances: _circumstances,
    narration.FinishFirstSentence: whole,
    narration.RequestFloor: _request,
    narration.YieldFloor: _yielded,
    narration.TakeFloor: _taken,
    narration.Cut: whole,
    narration.EndNarration: whole,
    closing.CloseWithHandCard: _gift,
    closing.CloseWithSetAside: _gift,
    closing.PassClosing: whole,
    closing.ClosingOpened: whole,
    consequences.TakeSpoil: _open_card,
    consequences.RecoverCard: _open_card,
    consequences.OfferPledge: _open_card,
    consequences.WaivePledge: whole,
    consequences.AcceptPledge: _pledge,
    consequences.RefusePledge: whole,
    consequences.GiveSpoil: _spoil,
    consequences.ConflictEvaluated: whole,
    consequences.StepSkipped: whole,
    conclusion.ConcludeScene: whole,
    conclusion.ApproveConclusion: whole,
    conclusion.SceneConcluded: whole,
    epilogue.ChooseEpilogueSuit: whole,
    epilogue.RevealMotivation: _revealed,
    epilogue.TellEpilogue: whole,
    epilogue.EpilogueOpened: whole,
    epilogue.MotivationsRevealed: whole,
    epilogue.GameEnded: whole,
    epilogue.DrawsOpened: whole,
    AmendText: whole,
}
SHOWN: tuple[type[msgspec.Struct], ...] = (
    *(kind for kind, line in LINES.items() if line is whole),
    *lines.SHOWN,
)
