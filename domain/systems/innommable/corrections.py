"""Contest and retraction: what goes together, what cannot be taken back, and how an open resolution is closed.

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
    """INN-UNDO-10: a die taken and its monologue, a suggestion and its answer, go together."""
    return frozenset() if amending else pair(target, earlier, later)


def pair(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """INN-UNDO-10, INN-UNDO-08: they come back together too, or not at all."""
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
    """One aside at most is open at a time, so the nearest of its kind is its own; `again`: unless another of these
    comes first, as where the first was taken back while it stood alone.
    """
    stops = kinds if again is None else (*kinds, again)
    found = next((event for event in events if isinstance(event.command, stops)), None)
    return found if found is not None and isinstance(found.command, kinds) else None


def completed(state: Mystery, event: Event) -> tuple[Event, ...]:
    """INN-UNDO-10: a monologue whose rejection is taken back was told, and counts."""
    if not isinstance(event.command, RejectMonologue) or not isinstance(state.aside, Monologue):
        return ()
    return (replace(event, id=f"{event.id}.told", seat=state.aside.seat, command=CompleteMonologue(), draws=()),)


def refuses(state: Mystery, event: Event | None, wanted: Command | None) -> str | None:
    """INN-UNDO-11: preparation and setup can be taken back during setup alone."""
    prepared = event is not None and isinstance(event.command, Preparing | Making)
    return "not_retractable" if prepared and state.phase != "setup" else None


NEEDS_IT_CLOSED = frozenset({"resolution_open", "no_interruption", "given_die_pending"})


def replacement(state: Mystery, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    """A retracted rejection leaves the monologue that was told; what stands open is closed first."""
    return completed(state, event) if why is None else closed_first(state, event, why)


def closed_first(state: Mystery, event: Event, why: Refused | Undrawn) -> tuple[Event, ...]:
    """INN-UNDO-06: an open resolution that now stands in the way of a later input is closed just before it.

    INN-UNDO-03, INN-UNDO-05: anything else that no longer fits, or would need a face never thrown, is void.
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
    """INN-SEC-08: every symptom and information that was ever prepared has to be disclosed as it read then."""
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
