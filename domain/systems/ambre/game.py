"""Ambre, first version: its chapters composed, its law of corrections, its rule IDs."""

from __future__ import annotations

from collections.abc import Callable

from domain import talk
from domain.base.chance import Recall, Undrawn
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, compose, numbered
from domain.systems.ambre import opening, texts
from domain.systems.ambre.acts import acts, closing, conclusion, consequences, narration, staging
from domain.systems.ambre.childhood import auctions, characters, deal, elements, stakes, themes
from domain.systems.ambre.corrections import LAW
from domain.systems.ambre.opening import StartGame, openable, seatable
from domain.systems.ambre.sealing import SEALING
from domain.systems.ambre.state import epilogue
from domain.systems.ambre.state.guards import not_over
from domain.systems.ambre.state.state import Options, State, initial
from domain.table.commands import CloseSeat

CHAPTERS: tuple[Chapter[State], ...] = (
    opening.CHAPTER,
    characters.CHAPTER,
    deal.CHAPTER,
    themes.CHAPTER,
    auctions.CHAPTER,
    stakes.CHAPTER,
    elements.CHAPTER,
    acts.CHAPTER,
    staging.CHAPTER,
    narration.CHAPTER,
    closing.CHAPTER,
    consequences.CHAPTER,
    conclusion.CHAPTER,
    epilogue.CHAPTER,
    texts.CHAPTER,
)


BEHALF = frozenset[type[Command]](
    {
        themes.ConfirmReady,
        auctions.Abstain,
        auctions.PassRaise,
        stakes.PlaceStake,
        elements.DefineElement,
        acts.InitiateScene,
        acts.ChooseStaging,
        staging.ReadMotivation,
        staging.ProposeFrame,
        staging.ApproveFrame,
        narration.AnnounceCircumstances,
        narration.FinishFirstSentence,
        narration.YieldFloor,
        narration.TakeFloor,
        narration.Cut,
        narration.LetNarrate,
        narration.EndNarration,
        closing.PassClosing,
        consequences.TakeSpoil,
        consequences.RecoverCard,
        consequences.WaivePledge,
        consequences.RefusePledge,
        consequences.GiveSpoil,
        conclusion.ConcludeScene,
        conclusion.ApproveConclusion,
        epilogue.ChooseEpilogueSuit,
        epilogue.TellEpilogue,
    }
)
"""The commands decided by what everybody sees, never by a hand or a pile (AMB-Q-32)."""


def standing(state: State, act: Act) -> None:
    """Refuse a command after the end of the game, or from a seat that does not play (AMB-GEN-05).

    Checked after the form, and ahead of a pending proposal. Raises Refused.
    """
    _plays(state, act.seat, type(act.command))


def over(state: State) -> bool:
    """Return whether the game is over (AMB-EPI-07)."""
    return state.step == "ended"


def guard(state: State, seat: str, kind: type[Command]) -> None:
    """Refuse any command but the start before the start (AMB-GEN-04). Raises Refused."""
    _plays(state, seat, kind)
    if state.step == "lobby" and kind is not StartGame:
        raise Refused("wrong_phase", "AMB-GEN-04")


def _plays(state: State, seat: str, kind: type[Command]) -> None:
    """Refuse a seat that is no player, but for the host's start (AMB-GEN-01), and any command after the end.

    Raises Refused.
    """
    not_over(state)
    role = state.table.role(seat)
    if role == "spectator" or (role != "player" and kind is not StartGame):
        raise Refused("not_a_player", "AMB-GEN-01", "role")


def seated(before: State, after: State, event: Event) -> Evolved:
    """Count consents and passes anew once others are at the table than before (AMB-Q-32).

    A closed seat first withdraws from the auction, the closing and the frame.
    """
    if after.table.status == "ended" or after.step in ("lobby", "ended"):
        return Evolved(after)
    done = Evolved(after)
    if isinstance(event.command, CloseSeat) and event.command.seat in after.players:
        gone = event.command.seat
        done = auctions.withdraw(after, gone).then(closing.withdraw, gone).then(staging.withdraw, gone)
    return done.then(_recounted)


def _recounted(state: State) -> Evolved:
    match state.step:
        case "levels":
            return themes.recount(state)
        case "raise":
            return auctions.recount(state)
        case "elements":
            return elements.recount(state)
        case "setup":
            return staging.recount(state)
        case "consequences":
            return consequences.recount(state)
        case "conclusion":
            return conclusion.recount(state)
        case "idle":
            return acts.after_scene(state)
        case "epilogue":
            return epilogue.recount(state)
        case _:
            return Evolved(state)


def around(state: State, event: Event, evolve: Callable[[State, Event], Evolved]) -> Evolved:
    """Apply an event only where the rules admit it with its own draws; otherwise return the state as it is."""
    act = Act(event.id, event.seat, texts.unstruck(event.command), event.at)
    try:
        GAME.check_eligibility(state, act)
        GAME.decide(state, act, Recall(event.draws))
    except (Refused, Undrawn):
        return Evolved(state)
    return evolve(texts.struck(state, event), event)


GAME = compose(
    CHAPTERS,
    talk=talk.CHAPTERS,
    guard=guard,
    around=around,
    check_eligibility=standing,
    name="ambre",
    version=1,
    title="Ambre",
    roles={"player": (3, 5), "spectator": (0, None)},
    barred={"gm": "no_game_master"},
    options=Options,
    openable=openable,
    seated=seated,
    behalf_of_any=BEHALF,
    over=over,
    seatable=seatable,
    initial=initial,
    rules=numbered(
        "AMB",
        GEN=9,
        CARD=6,
        CHAR=4,
        DEAL=4,
        BID=13,
        RANK=6,
        LEVEL=4,
        ELEM=6,
        ACT=5,
        STAGE=6,
        NARR=9,
        CLOSE=10,
        WIN=9,
        CONS=8,
        ACT2=6,
        EPI=7,
        SEC=13,
        RNG=2,
        UNDO=6,
    ),
    preparation=frozenset({characters.SubmitCharacter, themes.SetConflictTheme}),
    law=LAW,
    sealing=SEALING,
    malformed="bad_request",
    starts_with=StartGame,
)
