"""A correction before it is made: the same computation, nothing appended; told as far as the asker may see."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from domain.corrections.commands import (
    BranchOff,
    Consent,
    Corrected,
    CorrectionCommand,
    Proposable,
    Proposed,
    Uphold,
    targets_of,
)
from domain.corrections.judging import decide_correction, judge
from domain.game.events import Event
from domain.game.refusal import Refused
from domain.record.history import Step
from projections.changes import Change
from projections.entries import effect_for, readers_of
from projections.frames import Feeds
from projections.retelling import Flip, Retelling, seen_changes

_NO_TIME = datetime.fromtimestamp(0, UTC)  # the imagined event is never shown


class Preview(msgspec.Struct, frozen=True):
    """What would become void or stand again, what would read otherwise, how views would change, and who has seen
    each withdrawn event. `targets`: what it corrects, as far as the asker sees it; `views`: the asker's own; for
    whoever sees everything, each seat's. `seen` is his alone.
    """

    targets: tuple[str, ...]
    void: tuple[str, ...]
    back: tuple[str, ...]
    flips: tuple[Flip, ...]
    views: dict[str, tuple[Change, ...]]
    seen: dict[str, tuple[str, ...]]


def preview(feeds: Feeds, seat: str, command: CorrectionCommand) -> Preview:
    """The preview of a correction, or of the one to which a consent is asked. Raises Refused as the correction."""
    recorded = decide_correction(feeds.history, seat, command, feeds.sees, looking=True)
    corrected = _verdict_of(feeds, command, recorded)
    retelling = Retelling(feeds, (seat,))
    step = _imagined(feeds, seat, corrected, retelling)
    effect = effect_for(feeds, step, retelling, seat)
    everything = feeds.projection.sees_all(feeds.state, seat)
    seats = [s.id for s in feeds.state.table.seats] if everything else [seat]
    return Preview(
        targets=tuple(t for t in targets_of(corrected.correction) if feeds.sees(seat, t)),
        void=effect.void,
        back=effect.back,
        flips=effect.flips,
        views={each: seen_changes(feeds, step, each) for each in seats},
        seen={event: readers_of(feeds, event) for event in effect.void} if everything else {},
    )


def _verdict_of(feeds: Feeds, command: CorrectionCommand, recorded: object) -> Corrected:
    """The correction in question with its verdict."""
    match command, recorded:
        case _, Corrected():
            return recorded
        case _, Proposed(proposed):
            return _judged(feeds, proposed)
        case Consent(), _ if feeds.state.table.proposal is not None:
            return _judged(feeds, feeds.state.table.proposal.correction)
        case _:
            raise Refused("no_preview", kind="form")


def _judged(feeds: Feeds, correction: Proposable) -> Corrected:
    if isinstance(correction, Uphold | BranchOff):
        raise Refused("no_preview", kind="form")
    return Corrected(correction, judge(feeds.history, correction))


def _imagined(feeds: Feeds, seat: str, corrected: Corrected, retelling: Retelling) -> Step:
    """The step that the correction would be, on a copy of the record."""
    history = feeds.history
    twin = history.fork(history.version, history.overlay, history.version)
    return twin.append(
        Event(id="", version=history.version + 1, at=_NO_TIME, seat=seat, command=corrected), retelling.take
    )
