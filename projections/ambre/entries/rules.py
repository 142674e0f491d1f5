"""Entry rules of Ambre. Every event has a public existence; only fields are redacted (AMB-SEC-10)."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.ambre.acts import acts, closing, conclusion, consequences, narration, staging, winner
from domain.systems.ambre.childhood import auctions, characters, deal, elements, ranks, stakes, themes
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state import epilogue, levels
from domain.systems.ambre.state.cards import ConflictId
from domain.systems.ambre.state.state import ActNumber, Element, Evaluation, FloorRequest, Scene, State
from domain.systems.ambre.texts import AmendText
from projections.ambre.entries import structs
from projections.ambre.views.visibility import gift_open
from projections.base.entry_rules import EntryRule, EntryRules, ForAll


def _own(step: Step, seat: str) -> bool:
    return step.event.seat == seat


def _card(card: str) -> Any:
    """Return the name of a card as it was accepted: one of the closed list."""
    return card


@ForAll
def _started(step: Step, command: StartGame) -> structs.GameStartedEntry:
    return structs.GameStartedEntry(command.seating, step.after.options)


def _character(step: Step, seat: str, command: characters.SubmitCharacter) -> structs.CharacterSubmittedEntry:
    """Return the entry of a character; of a motivation the other seats learn only that it exists (AMB-SEC-07)."""
    return structs.CharacterSubmittedEntry(
        command.name.strip(), command.motivation.strip() if _own(step, seat) else None
    )


def _typed_deal(step: Step, seat: str, command: deal.SubmitPhysicalDeal) -> structs.PhysicalDealSubmittedEntry:
    return (
        structs.PhysicalDealSubmittedEntry(command.hand, command.joker)
        if _own(step, seat)
        else structs.PhysicalDealSubmittedEntry()
    )


def _hands(step: Step, seat: str, dealt: deal.HandsDealt) -> structs.HandsDealtEntry:
    """Return the entry of the deal: each seat sees its own cards (AMB-DEAL-01)."""
    return structs.HandsDealtEntry(dealt.size, dealt.source, dealt.hands.get(seat, ()))


def _jokers(step: Step, seat: str, dealt: deal.JokersDealt) -> structs.JokersDealtEntry:
    """Return the entry of the dealt jokers: each seat sees its own joker (AMB-DEAL-02)."""
    return structs.JokersDealtEntry(dealt.source, dealt.jokers.get(seat))


def _bid(step: Step, seat: str, command: auctions.LayBid) -> structs.BidLaidEntry:
    auction = step.before.auction
    index, rounds = (auction.index, auction.round) if auction else (0, 0)
    return structs.BidLaidEntry(index, rounds, _card(command.card) if _own(step, seat) else None)


@ForAll
def _raise(step: Step, command: auctions.Raise) -> structs.BidRaisedEntry:
    card = _card(command.card)
    return structs.BidRaisedEntry(card, auctions.total(step.after, (*_lying(step), card)))


@ForAll
def _stake(step: Step, command: stakes.PlaceStake) -> structs.StakePlacedEntry:
    conflict = stakes.own_conflict(step.before, step.event.seat, command.side)
    return structs.StakePlacedEntry(conflict.id if conflict else None, _lying(step))


def _lying(step: Step) -> tuple[Any, ...]:
    """Return the bid that lay before the acting seat."""
    auction = step.before.auction
    return auction.bids.get(step.event.seat, ()) if auction else ()


@ForAll
def _element(step: Step, command: elements.DefineElement) -> structs.ElementDefinedEntry:
    after: State = step.after
    found = (e for conflict in after.conflicts for e in conflict.elements if e.id == step.event.id)
    element: Element | None = next(found, None)
    kind, text = (element.kind, element.text) if element else (None, None)
    return structs.ElementDefinedEntry(command.conflict, _card(command.card), command.from_conflict, kind, text)


@ForAll
def _initiated(step: Step, command: acts.InitiateScene) -> structs.SceneInitiatedEntry:
    act: ActNumber = step.after.act or "one"
    scene: Scene | None = step.after.scene
    return structs.SceneInitiatedEntry(step.event.id, act, command.conflict, scene.involved if scene else ())


@ForAll
def _staging(step: Step, command: acts.ChooseStaging) -> structs.StagingChosenEntry:
    scene: Scene | None = step.after.scene
    return structs.StagingChosenEntry(command.by, scene.stagers if scene else ())


def _motivation(step: Step, seat: str, command: staging.ReadMotivation) -> structs.MotivationReadEntry:
    read = step.after.players[step.event.seat].motivation
    return structs.MotivationReadEntry(read if _own(step, seat) else None)


@ForAll
def _open_card(
    step: Step,
    command: consequences.TakeSpoil | consequences.RecoverCard | consequences.OfferPledge,
) -> structs.CardEntry:
    return structs.CardEntry(_card(command.card))


@ForAll
def _laid(step: Step, command: staging.LayCircumstance) -> structs.CircumstanceLaidEntry:
    return structs.CircumstanceLaidEntry(_card(command.card), _conflict(step))


@ForAll
def _evaluated(step: Step, found: consequences.ConflictEvaluated) -> structs.ConflictEvaluatedEntry:
    return structs.ConflictEvaluatedEntry(
        found.values, found.majority, found.points, found.winner, found.losers, _conflict(step)
    )


def _conflict(step: Step) -> ConflictId:
    """Return the conflict of the scene that is played."""
    scene: Scene = step.before.scene
    return scene.conflict


@ForAll
def _circumstances(step: Step, command: narration.AnnounceCircumstances) -> structs.CircumstancesEntry:
    now = _evaluation_of_standing(step.after)
    return structs.CircumstancesEntry(now.values, now.majority, now.winner)


def _request(step: Step, seat: str, command: narration.RequestFloor) -> structs.FloorRequestedEntry:
    return structs.FloorRequestedEntry(_card(command.card) if _own(step, seat) else None)


@ForAll
def _yielded(step: Step, command: narration.YieldFloor) -> structs.FloorYieldedEntry:
    request = _pending(step)
    return structs.FloorYieldedEntry(request.seat if request else None)


@ForAll
def _taken(step: Step, command: narration.TakeFloor) -> structs.FloorTakenEntry:
    request, now = _pending(step), _evaluation_of_standing(step.after)
    return structs.FloorTakenEntry(
        request.card if request else None, now.values, now.majority, now.winner, command.text
    )


@ForAll
def _narrated(step: Step, command: narration.FinishFirstSentence | narration.EndNarration) -> structs.NarratedEntry:
    return structs.NarratedEntry(command.text)


def _pending(step: Step) -> FloorRequest | None:
    scene: Scene | None = step.before.scene
    return scene.request if scene else None


def _evaluation_of_standing(state: State) -> Evaluation:
    conflict = state.conflict(state.scene.conflict) if state.scene else None
    if conflict is None:
        return Evaluation(values={}, majority=(), points={}, winner=None, losers=())
    return winner.standing(state, conflict)


def _gift(
    step: Step, seat: str, command: closing.CloseWithHandCard | closing.CloseWithSetAside
) -> structs.ClosingCardGivenEntry:
    """Return the entry of a given closing card: only giver and recipient know which card it is (AMB-CLOSE-09)."""
    pair = (step.event.seat, command.recipient)
    card = _card(command.card) if gift_open(step.before, seat, pair) else None
    if isinstance(command, closing.CloseWithHandCard):
        return structs.ClosingCardGivenEntry(command.recipient, "hand", _card(command.flip), "up", card)
    return structs.ClosingCardGivenEntry(command.recipient, "set_aside", _card(command.flip), "down", card)


def _pledge(step: Step, seat: str, command: consequences.AcceptPledge) -> structs.PledgeAcceptedEntry:
    """Return the entry of an accepted pledge: the pair alone knows the card given for it, too (AMB-CONS-04)."""
    scene: Scene = step.before.scene
    loser = scene.claims[0].seat
    given = _card(command.give) if gift_open(step.before, seat, (step.event.seat, loser)) else None
    return structs.PledgeAcceptedEntry(loser, scene.pledge, given)


@ForAll
def _spoil(step: Step, command: consequences.GiveSpoil) -> structs.SpoilGivenEntry:
    return structs.SpoilGivenEntry(command.loser, _card(command.card))


@ForAll
def _revealed(step: Step, command: epilogue.RevealMotivation) -> structs.MotivationRevealedEntry:
    return structs.MotivationRevealedEntry(step.after.players[step.event.seat].motivation)


ENTRY_RULES: EntryRules = {
    StartGame: EntryRule(fields=_started),
    characters.SubmitCharacter: EntryRule(fields=_character),
    deal.SubmitPhysicalDeal: EntryRule(fields=_typed_deal),
    deal.SubmitPhysicalArcana: EntryRule(),
    deal.DrawCommitted: EntryRule(),
    deal.HandsDealt: EntryRule(fields=_hands),
    deal.JokersDealt: EntryRule(fields=_jokers),
    deal.ConflictArcanaPlaced: EntryRule(),
    deal.PhysicalDealRejected: EntryRule(),
    themes.SetConflictTheme: EntryRule(),
    themes.ConfirmReady: EntryRule(),
    auctions.SubmitPhysicalKing: EntryRule(),
    auctions.LayBid: EntryRule(fields=_bid),
    auctions.Raise: EntryRule(fields=_raise),
    auctions.PassRaise: EntryRule(),
    auctions.KingsShuffled: EntryRule(),
    auctions.AuctionOpened: EntryRule(),
    auctions.BidsRevealed: EntryRule(),
    auctions.RaiseWindowOpened: EntryRule(),
    stakes.PlaceStake: EntryRule(fields=_stake),
    ranks.RanksAssigned: EntryRule(),
    ranks.JokersRetired: EntryRule(),
    levels.ConflictLevelSet: EntryRule(),
    elements.DefineElement: EntryRule(fields=_element),
    elements.ElementWaived: EntryRule(),
    acts.InitiateScene: EntryRule(fields=_initiated),
    acts.ChooseStaging: EntryRule(fields=_staging),
    acts.ActStarted: EntryRule(),
    acts.ActEnded: EntryRule(),
    staging.ReadMotivation: EntryRule(fields=_motivation),
    staging.LayCircumstance: EntryRule(fields=_laid),
    staging.ProposeFrame: EntryRule(),
    staging.ApproveFrame: EntryRule(),
    staging.SceneFramed: EntryRule(),
    narration.AnnounceCircumstances: EntryRule(fields=_circumstances),
    narration.FinishFirstSentence: EntryRule(fields=_narrated),
    narration.RequestFloor: EntryRule(fields=_request),
    narration.YieldFloor: EntryRule(fields=_yielded),
    narration.TakeFloor: EntryRule(fields=_taken),
    narration.Cut: EntryRule(),
    narration.LetNarrate: EntryRule(),
    narration.EndNarration: EntryRule(fields=_narrated),
    closing.CloseWithHandCard: EntryRule(fields=_gift),
    closing.CloseWithSetAside: EntryRule(fields=_gift),
    closing.PassClosing: EntryRule(),
    closing.ClosingOpened: EntryRule(),
    consequences.TakeSpoil: EntryRule(fields=_open_card),
    consequences.RecoverCard: EntryRule(fields=_open_card),
    consequences.OfferPledge: EntryRule(fields=_open_card),
    consequences.WaivePledge: EntryRule(),
    consequences.AcceptPledge: EntryRule(fields=_pledge),
    consequences.RefusePledge: EntryRule(),
    consequences.GiveSpoil: EntryRule(fields=_spoil),
    consequences.ConflictEvaluated: EntryRule(fields=_evaluated),
    consequences.StepSkipped: EntryRule(),
    conclusion.ConcludeScene: EntryRule(),
    conclusion.ApproveConclusion: EntryRule(),
    conclusion.SceneConcluded: EntryRule(),
    epilogue.ChooseEpilogueSuit: EntryRule(),
    epilogue.RevealMotivation: EntryRule(fields=_revealed),
    epilogue.TellEpilogue: EntryRule(),
    epilogue.EpilogueOpened: EntryRule(),
    epilogue.MotivationsRevealed: EntryRule(),
    epilogue.GameEnded: EntryRule(),
    epilogue.DrawsOpened: EntryRule(),
    AmendText: EntryRule(),
}
