"""Corrections at a table of Spin: the links of an opposition become void together, nothing is adjusted in silence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec.structs import replace

from domain.base.chance import Undrawn
from domain.base.events import Command, Consequence, Event
from domain.base.refusal import Refused
from domain.game.law import NAMES, Law, LawCodes, RecordedCommand
from domain.systems.spin.characters.genre import DrawGenreCard, GenreCardDrawn
from domain.systems.spin.destiny.destiny import (
    ConvertDestiny,
    DestinyConverted,
    DetermineInitiative,
    InitiativeDetermined,
    PolarityAsked,
    RollPolarity,
)
from domain.systems.spin.destiny.fate import FateStrokeRevealed, RevealFateStroke
from domain.systems.spin.gauges.boss import ApplyBossImpact
from domain.systems.spin.oppositions.alea import DeusExAleaTriggered, UseAleaPoints
from domain.systems.spin.oppositions.chain import (
    FinaliseResult,
    LockOpposition,
    OppositionLocked,
    ReopenOpposition,
    ResultDetermined,
    ResultFinalised,
    RollCamp,
    ShiftResult,
)
from domain.systems.spin.oppositions.competitions import (
    AcceptHarm,
    ConfirmModifier,
    ImposeHarm,
    RuleTie,
    WithdrawFromCompetition,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RevealFactor, RuleFactor, WithdrawFactor
from domain.systems.spin.oppositions.oppositions import (
    CancelOpposition,
    ChooseZoom,
    DeclareWager,
    OpenOpposition,
    RequestOpposition,
    SetObjective,
    SetStages,
)
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    DeclareMitigation,
    RecordConsequence,
)
from domain.systems.spin.oppositions.windows import PassResultShift
from domain.systems.spin.session.flow import Flow, FlowStands
from domain.systems.spin.session.session import EndGame, Secret
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table.setup import AssignSeat

ASKED, OPENED, FRAMED, LOCKED, ROLLED, SHIFTED, FINAL, RULED, ANSWERED, CLOSED = range(10)
LINKS: dict[type[Command], int] = {
    RequestOpposition: ASKED,
    OpenOpposition: OPENED,
    SetObjective: FRAMED,
    DeclareWager: FRAMED,
    ChooseZoom: FRAMED,
    SetStages: FRAMED,
    ProposeFactor: FRAMED,
    AddFactor: FRAMED,
    RuleFactor: FRAMED,
    WithdrawFactor: FRAMED,
    LockOpposition: LOCKED,
    ReopenOpposition: LOCKED,
    RollCamp: ROLLED,
    ShiftResult: SHIFTED,
    PassResultShift: SHIFTED,
    UseAleaPoints: SHIFTED,
    ResultFinalised: FINAL,
    DeclareMitigation: RULED,
    ImposeHarm: RULED,
    ConfirmModifier: RULED,
    RuleTie: RULED,
    AnswerMitigation: ANSWERED,
    RecordConsequence: ANSWERED,
    ApplyBossImpact: ANSWERED,
    AcceptHarm: ANSWERED,
    WithdrawFromCompetition: ANSWERED,
    CloseOpposition: CLOSED,
    CancelOpposition: CLOSED,
}
"""SPI-UNDO-02: the chain of an opposition. The two rolls stand side by side, so do factors and consequences."""
IN_SEQUENCE = (LOCKED, SHIFTED)
"""Links of one rank that rest on each other: a shift moves what the one before it left."""
FACTOR_COMMANDS = (RuleFactor, WithdrawFactor, RevealFactor)
CAMP_COMMANDS = (ImposeHarm, ConfirmModifier, AcceptHarm, WithdrawFromCompetition)


def later_links(target: Event, earlier: Iterable[Event], later: Iterable[Event], amending: bool) -> frozenset[str]:
    """Return all later links of the same opposition, and the commands on the target's own factor (SPI-UNDO-02)."""
    rank = LINKS.get(type(target.command))
    if rank is None:
        return frozenset()
    before, after = list(earlier), list(later)
    own = {e.id for e in after if isinstance(e.command, FACTOR_COMMANDS) and e.command.factor == target.id}
    if isinstance(target.command, (*CAMP_COMMANDS, RuleTie)):
        return frozenset(own | _of_race(target.command.competition, getattr(target.command, "camp", ""), rank, after))
    opposition = _opposition(target, before)
    chain = _chain(opposition, [*before, target, *after])
    found = {e.id for e in after if e.id in chain and _follows(rank, LINKS.get(type(e.command), FRAMED))}
    return frozenset(own | found | _race(opposition, rank, [target, *before], after))


def earlier_links(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """Return the earlier links whose correction takes the target with it (SPI-UNDO-02).

    A link is restored only on these; factor, lock, rolls and shifts as they were.
    """
    if type(target.command) not in LINKS:
        return frozenset()
    before = list(earlier)
    near = [e for e in before if type(e.command) in LINKS and _of_one_strand(target, e, before)]
    return frozenset(
        e.id for e in near if target.id in later_links(e, _before(e, before), _after(e, before, target), False)
    )


def _of_one_strand(target: Event, other: Event, before: list[Event]) -> bool:
    """Return whether both links belong to one opposition or to one competition; no other links depend on each other."""
    raced = {_competition(each, before) for each in (target, other)}
    return _opposition(target, before) == _opposition(other, before) or (len(raced) == 1 and raced != {""})


def _competition(event: Event, before: list[Event]) -> str:
    """Return the competition that the link belongs to, directly or by its opposition; "" if there is none."""
    direct = getattr(event.command, "competition", None)
    if direct is not None:
        return str(direct)
    opposition = _opposition(event, before)
    opened = (e.command for e in before if isinstance(e.command, OpenOpposition) and _opposition(e, ()) == opposition)
    leg = next(opened, None)
    return "" if leg is None else leg.competition or ""


def _before(event: Event, before: list[Event]) -> list[Event]:
    """Return the events earlier than this one; `before` and the answer run backwards."""
    return before[before.index(event) + 1 :]


def _after(event: Event, before: list[Event], target: Event) -> list[Event]:
    """Return the events after this one, up to and including the target, forwards; `before` runs backwards."""
    return [*reversed(before[: before.index(event)]), target]


def _follows(rank: int, other: int) -> bool:
    return other > rank or rank <= OPENED or (other == rank and rank in IN_SEQUENCE)


def _opposition(event: Event, others: Iterable[Event]) -> str:
    """Return the opposition that the event belongs to; an opened request keeps its ID."""
    command = event.command
    if isinstance(command, OpenOpposition):
        return command.request or event.id
    if isinstance(command, FACTOR_COMMANDS):
        offers = (e for e in others if e.id == command.factor)
        return next((e.command.opposition for e in offers if hasattr(e.command, "opposition")), "")
    return getattr(command, "opposition", event.id)


def _chain(opposition: str, events: list[Event]) -> set[str]:
    """Return the IDs of every event of that opposition."""
    factors = {e.id for e in events if getattr(e.command, "opposition", None) == opposition}
    return {
        e.id
        for e in events
        if e.id in factors
        or (isinstance(e.command, FACTOR_COMMANDS) and e.command.factor in factors)
        or (isinstance(e.command, OpenOpposition) and (e.command.request or e.id) == opposition)
    }


def _race(opposition: str, rank: int, before: list[Event], after: list[Event]) -> set[str]:
    """Return the harms and comparisons of the competition that depend on the result of this leg (SPI-UNDO-02)."""
    opened = (e.command for e in before if isinstance(e.command, OpenOpposition) and _opposition(e, ()) == opposition)
    leg = next(opened, None)
    if leg is None or leg.competition is None or rank > FINAL:
        return set()
    return _of_race(leg.competition, leg.camp or "", rank, after)


def _of_race(competition: str, camp: str, rank: int, after: list[Event]) -> set[str]:
    """Return the rulings on that competition before the camp's next leg: until then no round was compared anew."""
    found: set[str] = set()
    for event in after:
        command = event.command
        if getattr(command, "competition", None) != competition:
            continue
        if isinstance(command, OpenOpposition) and command.camp == camp:
            break
        compared = isinstance(command, ConfirmModifier | RuleTie) and rank <= FINAL
        own = isinstance(command, CAMP_COMMANDS) and command.camp == camp
        if (compared or own) and LINKS[type(command)] > rank:
            found.add(event.id)
    return found


def stands(state: Spin, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """Return the event to apply instead of one that a correction makes refused; empty if it is void (SPI-UNDO-03).
     Scenes, respites, sessions, phases and roles go on although a correction reopened an opposition, a stroke or a
    polarity; a result is not reopened by a fortune that a correction gives back elsewhere.
    """
    code = why.code if isinstance(why, Refused) else ""
    if isinstance(event.command, Flow) and code in ("opposition_open", "stroke_pending", "polarity_pending"):
        return (replace(event, command=FlowStands(event.command)),)
    if isinstance(event.command, ResultFinalised) and code == "shift_window_open":
        return (replace(event, command=replace(event.command, stands=True)),)
    return ()


def witnessed_otherwise(event: Event, was: tuple[Consequence, ...], now: tuple[Consequence, ...]) -> bool:
    """Return whether a correction would change consequences that the table has witnessed (SPI-UNDO-03).

    Pools rolled, amplitudes, polarities, initiatives, conversions and cards played never change.
    """
    match event.command:
        case RollCamp():
            one, other = _amplitude(was), _amplitude(now)
            return None not in (one, other) and one != other
        case (
            LockOpposition()
            | DetermineInitiative()
            | RollPolarity()
            | ConvertDestiny()
            | EndGame()
            | RevealFateStroke()
        ):
            return list(_witnessed(was)) != list(_witnessed(now))
        case _:
            return False


def _amplitude(consequences: Iterable[Consequence]) -> int | None:
    """Return the amplitude of the Deus Ex Alea that dice and factors call, 0 if destiny was; None: they call none.

    Corrected dice of the other camp decide anew whether they do (SPI-UNDO-06).
    """
    for consequence in consequences:
        match consequence:
            case ResultDetermined(kept_away=True):
                return 0
            case DeusExAleaTriggered(amplitude=amplitude):
                return amplitude
            case _:
                pass
    return None


def _witnessed(consequences: Iterable[Consequence]) -> Iterator[Any]:
    """Yield the consequences that the table witnessed, without the running numbers that may be counted anew."""
    for consequence in consequences:
        match consequence:
            case OppositionLocked() | InitiativeDetermined() | PolarityAsked():
                yield consequence
            case DestinyConverted(amount):
                yield "converted", amount
            case FateStrokeRevealed(number, with_card=with_card):
                yield "stroke", number, with_card
            case _:
                pass


def refuses(state: Any, event: Event | None, wanted: Command | None) -> str | None:
    """Return the code that refuses a correction, or None.
     Assignments of seats are never taken back, like joining and leaving. A card that the service drew is never replaced
    by a typed one (SPI-UNDO-04, SPI-UNDO-06).
    """
    match (event.command if event is not None else None), wanted:
        case AssignSeat() | FlowStands(flow=AssignSeat()), _:
            return "not_retractable"
        case (ResultFinalised(card=int(), typed=False), FinaliseResult(card=int())):
            return "not_typed"
        case (GenreCardDrawn(typed=False), DrawGenreCard(card=int())):
            return "not_typed"
        case _:
            return None


def closed(state: Spin, said: Iterable[RecordedCommand]) -> str:
    """Return the rule that keeps commands secret, or "" once every secret is disclosed after the end.

    Nothing secret is shown without `DiscloseSecrets` (SPI-SEC-02, SPI-SEC-07).
    """
    disclosed = state.phase == "ended" and state.disclosed.issuperset(get_args(Secret))
    return "" if disclosed else "SPI-SEC-07"


LAW = Law(
    closed=closed,
    contesters=frozenset({"gm", "player", "spectator"}),
    reasoned=frozenset({"contest"}),
    refuses=refuses,
    unit=later_links,
    rests=earlier_links,
    replacement=stands,
    breaks=witnessed_otherwise,
    strict=True,
    codes=LawCodes(
        rule="SPI-UNDO-01", unknown="unknown_id", role="not_gm", dependents="dependents_exist", untyped="not_typed"
    ),
    names={**NAMES, "retract": "EventRetracted", "amend": "EventAmended", "dice": "DiceCorrected"},
)
"""SPI-UNDO-01, SPI-UNDO-07: the gm corrects, a contest is a mark, the record keeps what stood there and who read it.

The common mechanism does the rest: dice of void events are never used again (SPI-UNDO-04), a correction is seen as far
as its target (SPI-UNDO-05), typed dice are typed anew by an amendment (SPI-UNDO-06).
"""
