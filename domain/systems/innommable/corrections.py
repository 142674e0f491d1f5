"""Contest and retraction: which events go together, which cannot be taken back, how an open resolution is closed.

INN-UNDO-01, INN-UNDO-02, INN-UNDO-04, INN-UNDO-08, INN-UNDO-09: inputs alone are recorded; the common mechanism
contests, replaces and restores them, and tells each seat of what it could see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.base.chance import Undrawn
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Law, LawCodes
from domain.game.law import RecordedCommand
from domain.systems.innommable.conflicts.conflicts import UNROLLED, AcceptFailure, StopAction, WithdrawGoal
from domain.systems.innommable.preparation.preparation import PlanInformation, Preparing, RecordSymptom
from domain.systems.innommable.preparation.protagonists import Making
from domain.systems.innommable.scenes.monologues import CompleteMonologue, RejectMonologue, TakeDie
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.state.state import Monologue, Mystery, Resolution


def unit(target: Event, earlier: Iterable[Event], later: Iterable[Event], amending: bool) -> frozenset[str]:
    """Return the events voided together: a die taken and its monologue, a suggestion and its answer (INN-UNDO-10).

    An amendment takes none.
    """
    return frozenset() if amending else pair(target, earlier, later)


def pair(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """Return an event with its counterpart, which come back together or not at all (INN-UNDO-10, INN-UNDO-08).

    An event that has none is returned alone.
    """
    match target.command:
        case TakeDie():
            other = _first(later, (CompleteMonologue, RejectMonologue), TakeDie)
        case CompleteMonologue():
            other = _first(earlier, (TakeDie,))
        case MakeSuggestion():
            other = _first(later, (IncorporateSuggestion,), MakeSuggestion)
        case IncorporateSuggestion():
            other = _first(earlier, (MakeSuggestion,))
        case _:
            other = None
    return frozenset({target.id} if other is None else {target.id, other.id})


def _first(events: Iterable[Event], kinds: tuple[type, ...], again: type | None = None) -> Event | None:
    """Return the nearest event of these kinds, None if one of kind `again` comes before it.

    One aside at most is open at a time, so the nearest is the right one; another opening comes first where the first
    was taken back while it was alone.
    """
    stops = kinds if again is None else (*kinds, again)
    found = next((event for event in events if isinstance(event.command, stops)), None)
    return found if found is not None and isinstance(found.command, kinds) else None


def completed(state: Mystery, event: Event) -> tuple[Event, ...]:
    """Return the monologue that a retracted rejection leaves: it was told, and counts (INN-UNDO-10).

    Empty for any other event.
    """
    if not isinstance(event.command, RejectMonologue) or not isinstance(state.aside, Monologue):
        return ()
    return (replace(event, id=f"{event.id}.told", seat=state.aside.seat, command=CompleteMonologue(), draws=()),)


def refuses(state: Mystery, event: Event | None, wanted: Command | None) -> str | None:
    """Return the refusal code of taking back preparation or setup later than during setup (INN-UNDO-11).

    None: not refused.
    """
    prepared = event is not None and isinstance(event.command, Preparing | Making)
    return "not_retractable" if prepared and state.phase != "setup" else None


NEEDS_IT_CLOSED = frozenset({"resolution_open", "no_interruption", "given_die_pending"})


def replacement(state: Mystery, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """Return the acts to try instead: of a retracted rejection its monologue, of a refused event its closing first."""
    return completed(state, event) if why is None else closed_first(state, event, why)


def closed_first(state: Mystery, event: Event, why: Refused | Undrawn) -> tuple[Event, ...]:
    """Return the closing of an open resolution that is in the way of a later input, and that input (INN-UNDO-06).

    Empty for anything else that no longer fits, or would need a face never thrown: it is void (INN-UNDO-03,
    INN-UNDO-05).
    """
    if isinstance(why, Undrawn) or why.code not in NEEDS_IT_CLOSED:
        return ()
    if state.resolution is None or state.aside is not None:
        return ()
    closing = replace(
        event,
        id=f"{event.id}.closing",
        seat=state.resolution.seat,
        command=_closing(state.resolution),
        draws=(),
    )
    return (closing, event)


def _closing(resolution: Resolution) -> WithdrawGoal | StopAction | AcceptFailure:
    if resolution.stage in UNROLLED:
        return WithdrawGoal()
    return StopAction() if resolution.stage == "given_die" else AcceptFailure()


def closed(state: Mystery, said: Iterable[RecordedCommand]) -> str:
    """Return the rule that keeps the record closed, "" where every symptom and information ever prepared was disclosed.

    Each has to be disclosed as it read then (INN-SEC-08).
    """
    disclosed = {each.text for each in state.disclosed.values()}
    return "" if all(text in disclosed for text in _prepared(said)) else "INN-SEC-08"


def _prepared(said: Iterable[RecordedCommand]) -> Iterator[str]:
    for _, command in said:
        match command:
            case RecordSymptom(text=text) | PlanInformation(label=text):
                yield text
            case _:
                pass


LAW = Law(
    closed=closed,
    never_by_itself=True,
    setup_stands=True,
    unit=unit,
    whole=pair,
    refuses=refuses,
    replacement=replacement,
    codes=LawCodes(rule="INN-UNDO-03"),
    names={
        "retract": "RulingRetracted",
        "amend": "RulingReplaced",
        "rewind": "RulingRewound",
        "restore": "RulingRestored",
    },
)
