"""A correction before it is made: the same computation, nothing appended, shown as far as the asking seat may see."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256

import msgspec

from domain.base.corrections import (
    BranchOff,
    Consent,
    Corrected,
    CorrectionCommand,
    DiscloseRecord,
    Proposable,
    Proposed,
    Uphold,
    as_seen,
    targets_of,
)
from domain.base.events import Event, Id
from domain.base.refusal import Refused
from domain.corrections.bars import NO_BARS, Bars, check_bars
from domain.corrections.judgement import decide_correction, judge
from domain.record.history import Step
from projections.base.differences import Change
from projections.base.encoding import encode
from projections.entries.contests import Turn
from projections.entries.lines import Line
from projections.entries.table_entries import CorrectionEntry, EntryFields, Fallen, Flip, Inserted
from projections.feeds.corrections import FeedCorrection, leaving_open, seen_changes
from projections.feeds.drafts import draft_entries, readers_of
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.rendering import Rendering
from projections.moves.questions import AskedShown, new_questions
from projections.texts import Locale

_NO_TIME = datetime.fromtimestamp(0, UTC)  # the imagined event is never shown


class Preview(msgspec.Struct, frozen=True):
    """A preview: what would become void or stand again, what would read otherwise, how views would change, and who has
    seen each event that would be void or read otherwise. `targets`: what it corrects, as far as the asker sees it;
    `fell`: those of `void` that nobody asks for, and why; `inserted`: acts that the rules would put in; `contests`:
    those that it would close, open again or keep waiting; `views`: the asker's own; for whoever sees everything, each
    seat's. `seen` is his alone. `asked`: what would be asked of whom that is not asked now, as far as the asker may
    know.

    `text` and `details`: the sentences in which the feed would tell it. `id` stands for what it would do, as far as the
    asker sees it: a correction may name it, and is made only if it would still do just that.
    """

    id: str
    targets: tuple[Id, ...]
    void: tuple[Id, ...]
    back: tuple[Id, ...]
    flips: tuple[Flip, ...]
    fell: dict[Id, Fallen]
    inserted: tuple[Inserted, ...]
    contests: tuple[Turn, ...]
    views: dict[Id, tuple[Change, ...]]
    seen: dict[Id, tuple[Id, ...]]
    asked: tuple[AskedShown, ...]
    text: str
    details: tuple[str, ...]


def preview(
    feeds: Feeds,
    seat: str,
    command: CorrectionCommand,
    locale: Locale = "fr",
    bars: Bars = NO_BARS,
) -> Preview:
    """Return the preview of a correction, or of the one to which a consent is asked. Raises Refused as the correction.

    `bars`: what stands outside of the record in the way.
    """
    decided = decide_correction(feeds.history, seat, command, feeds.sees, looking=True)
    corrected = _verdict_of(feeds, command, leaving_open(feeds, seat, decided))
    feed_correction = FeedCorrection(feeds, (seat,), feeds)
    step = _imagined(feeds, seat, corrected, feed_correction)
    check_bars(feeds.game, feeds.state, step.after, bars)
    line = _entry_line(feeds, step, feed_correction, seat, locale)
    effect = line.fields if line is not None else CorrectionEntry()
    seen = as_seen(corrected.correction, partial(feeds.sees, seat))
    everything = feeds.projection.sees_all(feeds.state, seat)
    seats = [s.id for s in feeds.state.table.seats] if everything else [seat]
    made = Preview(
        id="",
        targets=() if seen is None else targets_of(seen),
        void=effect.void,
        back=effect.back,
        flips=effect.flips,
        fell=effect.fell,
        inserted=effect.inserted,
        contests=effect.contests,
        views={each: seen_changes(feeds, step, each) for each in seats},
        seen={event: readers_of(feeds, event) for event in _no_longer(effect)} if everything else {},
        asked=new_questions(feeds, step, seat, locale),
        text="" if line is None else line.text,
        details=() if line is None else line.details,
    )
    return msgspec.structs.replace(made, id=_id(made, type(command).__name__))


def follow(feeds: Feeds, seat: str, command: CorrectionCommand, named: str) -> None:
    """Refuse a correction that would not do now what the preview of that id said. Raises Refused."""
    if preview(feeds, seat, command).id != named:
        raise Refused("preview_outdated")


def _id(made: Preview, kind: str) -> str:
    """Return the id of a correction's effects, whatever the language, the reason, and the seats that read of it."""
    plain = msgspec.structs.replace(
        made,
        flips=tuple(_plain(flip) for flip in made.flips),
        inserted=tuple(msgspec.structs.replace(act, lines=_plain_lines(act.lines)) for act in made.inserted),
        seen={},
        asked=tuple(msgspec.structs.replace(each, text="") for each in made.asked),
        text=kind,
        details=(),
    )
    return sha256(encode(plain)).hexdigest()[:32]


def _entry_line(feeds: Feeds, step: Step, feed_correction: FeedCorrection, seat: str, locale: Locale) -> Line | None:
    """Return the line by which the feed would show the correction; None: the seat would read nothing."""
    lines = tuple(draft_entries(feeds, step, feed_correction)(seat))
    if not lines:
        return None
    (line,) = SeatReader(feeds, seat, locale).written(step.event, Rendering(feeds.projection, step).of(seat, lines))
    return line


def _no_longer(effect: CorrectionEntry) -> tuple[str, ...]:
    """Return the events that readers have read and that would no longer hold."""
    return (*effect.void, *(flip.event for flip in effect.flips if flip.event is not None))


def _plain(flip: Flip) -> Flip:
    return Flip(flip.event, _plain_lines(flip.was), _plain_lines(flip.now))


def _plain_lines(lines: Iterable[EntryFields]) -> tuple[EntryFields, ...]:
    return tuple(msgspec.structs.replace(line, text="") for line in lines)


def _verdict_of(feeds: Feeds, command: CorrectionCommand, recorded: object) -> Corrected:
    """Return the correction in question with its verdict. Raises Refused `no_preview`."""
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
    if isinstance(correction, Uphold | BranchOff | DiscloseRecord):
        raise Refused("no_preview", kind="form")
    return Corrected(correction, judge(feeds.history, correction))


def _imagined(feeds: Feeds, seat: str, corrected: Corrected, feed_correction: FeedCorrection) -> Step:
    """Return the step that the correction would be, on a copy of the record."""
    history = feeds.history
    twin = history.fork(history.version, history.overlay, history.version)
    return twin.append(
        Event(id="", version=history.version + 1, at=_NO_TIME, seat=seat, command=corrected), feed_correction.take
    )
