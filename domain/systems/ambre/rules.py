"""Which chapter each command belongs to: what is refused, what is recorded, what follows.

`evolve` takes an event in only where the rules admit it; anywhere else it leaves the state as it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from domain.game import Evolved, Move
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.systems.ambre import epilogue, opening, texts
from domain.systems.ambre.acts import acts, closing, conclusion, consequences, narration, staging
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
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood import auctions, characters, deal, elements, ranks, themes
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise, Raise, SubmitPhysicalKing
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import SubmitPhysicalArcana, SubmitPhysicalDeal
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.ranks import PlaceStake
from domain.systems.ambre.childhood.themes import ConfirmReady, SetConflictTheme
from domain.systems.ambre.epilogue import ChooseEpilogueSuit, RevealMotivation, TellEpilogue
from domain.systems.ambre.flow import then
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state import State
from domain.systems.ambre.texts import AmendText

Childhood = (
    SubmitCharacter
    | SubmitPhysicalDeal
    | SubmitPhysicalArcana
    | SetConflictTheme
    | ConfirmReady
    | SubmitPhysicalKing
    | LayBid
    | Raise
    | PassRaise
    | PlaceStake
    | DefineElement
)
Acts = (
    InitiateScene
    | ChooseStaging
    | ReadMotivation
    | LayCircumstance
    | ProposeFrame
    | ApproveFrame
    | AnnounceCircumstances
    | FinishFirstSentence
    | RequestFloor
    | YieldFloor
    | TakeFloor
    | Cut
    | EndNarration
    | CloseWithHandCard
    | CloseWithSetAside
    | PassClosing
    | TakeSpoil
    | RecoverCard
    | OfferPledge
    | WaivePledge
    | AcceptPledge
    | RefusePledge
    | GiveSpoil
    | ConcludeScene
    | ApproveConclusion
)
End = ChooseEpilogueSuit | RevealMotivation | TellEpilogue | AmendText
Commands = StartGame | Childhood | Acts | End


def admitted(state: State, act: Act) -> None:
    """AMB-GEN-05, first three ranks: well formed, the game not over, and from a player (AMB-GEN-01)."""
    if not _well_formed(state, act.command):
        raise Refused("bad_request", "AMB-GEN-05", "form")
    if state.step == "ended":
        raise Refused("game_over", "AMB-EPI-07")
    if isinstance(act.command, StartGame):
        if state.table.role(act.seat) == "spectator":
            raise Refused("not_a_player", "AMB-GEN-01", "role")
    elif state.table.role(act.seat) != "player":
        raise Refused("not_a_player", "AMB-GEN-01", "role")


def _well_formed(state: State, command: Commands) -> bool:
    """What the types of the fields cannot say: the seats and conflicts of this very table."""
    match command:
        case StartGame():
            return opening.well_formed(state, command)
        case SubmitPhysicalArcana():
            return deal.well_formed(state, command)
        case SetConflictTheme(conflict) | InitiateScene(conflict):
            return deal.conflict_named(state, conflict)
        case DefineElement(conflict):
            return deal.conflict_named(state, conflict) and elements.well_formed(state, command)
        case ProposeFrame():
            return staging.well_formed(state, command)
        case AmendText():
            return texts.well_formed(state, command)
        case _:
            return True


def check(state: State, act: Act) -> None:
    """AMB-GEN-05, the remaining ranks, but for the texts. Raises Refused."""
    admitted(state, act)
    seat, command = act.seat, act.command
    if isinstance(command, StartGame):
        opening.check(state, seat)
        return
    if state.step == "lobby":
        raise Refused("wrong_phase", "AMB-GEN-04")
    if isinstance(command, Childhood):
        _check_childhood(state, seat, command)
    elif isinstance(command, Acts):
        _check_act(state, seat, command)
    elif isinstance(command, AmendText):
        texts.check(state, seat, command)
    else:
        epilogue.check(state, seat, command)


def _check_childhood(state: State, seat: str, command: Childhood) -> None:
    match command:
        case SubmitCharacter():
            characters.check(state)
        case SubmitPhysicalDeal() | SubmitPhysicalArcana():
            deal.check(state, command)
        case SetConflictTheme() | ConfirmReady():
            themes.check(state, seat, command)
        case SubmitPhysicalKing() | LayBid() | Raise() | PassRaise():
            auctions.check(state, seat, command)
        case PlaceStake():
            ranks.check(state, seat)
        case DefineElement():
            elements.check(state, seat, command)


def _check_act(state: State, seat: str, command: Acts) -> None:
    match command:
        case InitiateScene() | ChooseStaging():
            acts.check(state, seat, command)
        case ReadMotivation() | LayCircumstance() | ProposeFrame() | ApproveFrame():
            staging.check(state, seat, command)
        case CloseWithHandCard() | CloseWithSetAside() | PassClosing():
            closing.check(state, seat, command)
        case ConcludeScene() | ApproveConclusion():
            conclusion.check(state, seat, command)
        case (
            TakeSpoil() | RecoverCard() | OfferPledge() | WaivePledge() | AcceptPledge() | RefusePledge() | GiveSpoil()
        ):
            consequences.check(state, seat, command)
        case _:
            narration.check(state, seat, command)


def _check_text(state: State, command: Commands) -> Command:
    """AMB-GEN-06: the judgements that are told in words, as they will be recorded."""
    match command:
        case SubmitCharacter():
            characters.check_text(state, command)
        case SetConflictTheme():
            themes.check_text(command)
        case ProposeFrame():
            staging.check_text(command)
        case AmendText():
            texts.check_text(command)
        case DefineElement():
            return elements.check_text(state, command)
        case ConcludeScene():
            return conclusion.check_text(command)
        case TellEpilogue():
            return epilogue.check_text(command)
        case _:
            pass
    return command


def decide(state: State, act: Act, chance: Chance) -> Command:
    """The command as it is recorded, with the draws that it brings. Raises Refused."""
    check(state, act)
    recorded = _check_text(state, act.command)
    match recorded:
        case SubmitCharacter():
            characters.draw(state, act.seat, chance)
        case ConfirmReady():
            themes.draw(state, act.seat, recorded, chance)
        case _:
            pass
    return recorded


def evolve(state: State, event: Event) -> Evolved:
    """Total: an event that does not fit leaves the state as it is."""
    try:
        check(state, event.act)
    except Refused:
        return Evolved(state)
    return _evolve(texts.struck(state, event), event)


def _evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    if isinstance(command, StartGame):
        return opening.evolve(state, command)
    if isinstance(command, Childhood):
        return _evolve_childhood(state, event, command)
    if isinstance(command, Acts):
        return _evolve_act(state, event, command)
    if isinstance(command, AmendText):
        return texts.evolve(state, command)
    return epilogue.evolve(state, event, command)


def _evolve_childhood(state: State, event: Event, command: Childhood) -> Evolved:
    match command:
        case SubmitCharacter():
            return characters.evolve(state, event, command)
        case SubmitPhysicalDeal() | SubmitPhysicalArcana():
            return deal.evolve(state, event.seat, command)
        case SetConflictTheme() | ConfirmReady():
            return themes.evolve(state, event, command)
        case SubmitPhysicalKing() | LayBid() | Raise() | PassRaise():
            return then(auctions.evolve(state, event.seat, command), auctions.after_placing)
        case PlaceStake():
            return then(ranks.evolve(state, event.seat, command), auctions.after_placing)
        case DefineElement():
            return elements.evolve(state, event, command)


def _evolve_act(state: State, event: Event, command: Acts) -> Evolved:
    match command:
        case InitiateScene() | ChooseStaging():
            return acts.evolve(state, event, command)
        case ReadMotivation() | LayCircumstance() | ProposeFrame() | ApproveFrame():
            return staging.evolve(state, event, command)
        case CloseWithHandCard() | CloseWithSetAside() | PassClosing():
            return closing.evolve(state, event.seat, command)
        case ConcludeScene() | ApproveConclusion():
            return conclusion.evolve(state, event, command)
        case (
            TakeSpoil() | RecoverCard() | OfferPledge() | WaivePledge() | AcceptPledge() | RefusePledge() | GiveSpoil()
        ):
            return consequences.evolve(state, event, command)
        case _:
            return narration.evolve(state, event.seat, command)


def moves(state: State, seat: str) -> Iterable[Move]:
    """AMB-SEC-12: for the asking seat alone; nothing while a proposal waits for answers."""
    if state.step == "lobby":
        yield from _start_moves(state, seat)
        return
    if seat not in state.players or state.step == "ended" or state.table.proposal is not None:
        return
    if state.table.status != "playing":
        return
    yield from characters.moves(state)
    yield from deal.moves(state)
    yield from themes.moves(state, seat)
    yield from auctions.moves(state, seat)
    yield from ranks.moves(state, seat)
    yield from elements.moves(state, seat)
    yield from acts.moves(state, seat)
    yield from staging.moves(state, seat)
    yield from narration.moves(state, seat)
    yield from closing.moves(state, seat)
    yield from consequences.moves(state, seat)
    yield from conclusion.moves(state, seat)
    yield from epilogue.moves(state, seat)
    yield from texts.moves(state, seat)


def _start_moves(state: State, seat: str) -> Iterable[Move]:
    try:
        opening.check(state, seat)
    except Refused:
        return
    yield from opening.moves(state)
