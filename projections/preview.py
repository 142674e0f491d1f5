"""A correction before it is made: the same computation, nothing appended; told as far as the asker may see."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from domain.corrections.commands import Consent, Corrected, Correction, CorrectionCommand, Proposed
from domain.corrections.judging import decide_correction, judge
from domain.game.events import Event
from domain.game.refusal import Refused
from domain.record.history import Step
from projections.changes import Change, changes
from projections.entries import Flip, effect_for
from projections.frames import Chronicle, seen_by

_NO_TIME = datetime.fromtimestamp(0, UTC)  # the imagined event is never shown


class Preview(msgspec.Struct, frozen=True):
    """What would become void or stand again, what would read otherwise, how views would change, and who has seen
    each withdrawn event. `views`: the asker's own; for whoever sees everything, each seat's. `seen` is his alone.
    """

    void: tuple[str, ...]
    back: tuple[str, ...]
    flips: tuple[Flip, ...]
    views: dict[str, tuple[Change, ...]]
    seen: dict[str, tuple[str, ...]]


def preview(chronicle: Chronicle, seat: str, command: CorrectionCommand) -> Preview:
    """The preview of a correction, or of the one to which a consent is asked. Raises Refused as the correction."""
    recorded = decide_correction(chronicle.history, seat, command, chronicle.sees)
    step = _imagined(chronicle, seat, _verdict_of(chronicle, command, recorded))
    assert step.ruling is not None
    effect = effect_for(chronicle, step.ruling, step.before, step.after, seat)
    everything = chronicle.projection.sees_all(chronicle.state, seat)
    seats = [s.id for s in chronicle.state.table.seats] if everything else [seat]
    return Preview(
        void=effect.void,
        back=effect.back,
        flips=effect.flips,
        views={each: _changes(chronicle, step, each) for each in seats},
        seen={event: seen_by(chronicle, event) for event in effect.void} if everything else {},
    )


def _verdict_of(chronicle: Chronicle, command: CorrectionCommand, recorded: object) -> Corrected:
    """The correction in question with its verdict."""
    match command, recorded:
        case _, Corrected():
            return recorded
        case _, Proposed(proposed):
            return _judged(chronicle, proposed)
        case Consent(), _ if chronicle.state.table.proposal is not None:
            return _judged(chronicle, chronicle.state.table.proposal.correction)
        case _:
            raise Refused("no_preview", kind="form")


def _judged(chronicle: Chronicle, correction: Correction) -> Corrected:
    return Corrected(correction, judge(chronicle.history, correction))


def _imagined(chronicle: Chronicle, seat: str, corrected: Corrected) -> Step:
    """The step that the correction would be, on a copy of the record."""
    history = chronicle.history
    twin = history.fork(history.version, history.overlay, history.version)
    return twin.append(Event(id="", version=history.version + 1, at=_NO_TIME, seat=seat, command=corrected))


def _changes(chronicle: Chronicle, step: Step, seat: str) -> tuple[Change, ...]:
    view = chronicle.projection.view
    return tuple(changes(view(step.before, seat), view(step.after, seat)))
