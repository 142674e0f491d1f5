"""`greffe replay`: a table at any moment, as one seat saw it, or all seats side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import count
from typing import Any, Literal, NamedTuple

import click

from ops.cli.clock import Days, Moment, as_moment, clock
from ops.cli.command import argument, command, option
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import lang
from ops.cli.terminal import plain, row, show, table
from ops.readers.record_texts import RecordTexts, read_record, the_frame, the_seat
from ops.readers.sheet import Sheet
from projections.base.differences import Change, changes
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.entries.lines import Line
from projections.feeds.reader import Frame
from projections.texts import Locale

Marks = Literal["then", "told", "now"]
MARKS = ("then", "told", "now")


class FrameRange(NamedTuple):
    """The frames of one seat that were asked for: after+1 .. upto, and how they are marked."""

    seat: str
    after: int
    upto: int
    marks: Marks
    locale: Locale

    def frames(self, texts: RecordTexts) -> Iterator[Frame]:
        at = self.upto if self.marks == "then" else None
        return texts.frames(self.seat, self.locale, self.after, self.upto, marked=self.marks != "told", at=at)

    def changes(self, texts: RecordTexts) -> list[Change]:
        """Return the changes from the view before the first of the frames to that after the last."""
        found = changes(texts.view(self.seat, self.after), texts.view(self.seat, self.upto))
        return sorted(found, key=lambda change: change.path)


@command()
@argument("source", metavar="DATABASE|FILE")
@argument("table_name", metavar="[TABLE]", required=False)
@option("--seat", help="option-replay-seat")
@option("--frame", type=click.IntRange(min=1), help="option-frame")
@option("--at", "moment", callback=as_moment, help="option-replay-at")
@option("--from", "since", type=click.IntRange(min=1), help="option-replay-from")
@option("--marks", type=click.Choice(MARKS), default="then", show_default=True, help="option-replay-marks")
@option("--all", "everybody", is_flag=True, help="option-replay-all")
@lang
@option("--json", "as_json", is_flag=True, help="option-replay-json")
@option("--text", is_flag=True, help="option-text")
def replay(
    source: str,
    table_name: str | None,
    seat: str | None,
    frame: int | None,
    moment: Moment | None,
    since: int | None,
    marks: Marks,
    everybody: bool,
    locale: Locale,
    as_json: bool,
    text: bool,
) -> None:
    """Show the feed of a seat up to a frame, and its view of the table at that moment.

    Reads a database, a file that `greffe record` wrote, or a seat's own record, and changes none of them. TABLE may be
    left out where there is only one.
    """
    if text and as_json:
        raise Misused("one-form")
    if everybody and (seat or frame or since):
        raise Misused("all-or-one")
    found = read_record(source, table_name)
    if everybody:
        _all(
            found,
            [_frame_range(found, each.id, None, moment, None, marks, locale) for each in found.seats],
            as_json,
            text,
        )
        return
    frame_range = _frame_range(found, the_seat(found, seat).id, frame, moment, since, marks, locale)
    form = _print_json if as_json else _print_text if text else _print
    form(found, frame_range)


def _frame_range(
    texts: RecordTexts,
    seat: str,
    frame: int | None,
    moment: Moment | None,
    since: int | None,
    marks: Marks,
    locale: Locale,
) -> FrameRange:
    upto = the_frame(texts, seat, frame, moment)
    if since is not None and since >= upto:
        raise Misused("not-before", since=str(since), upto=str(upto))
    return FrameRange(seat, since or 0, upto, marks, locale)


def _print(texts: RecordTexts, frame_range: FrameRange) -> None:
    name = the_seat(texts, frame_range.seat).name
    click.secho(plain(f"{texts.title} · {texts.game.title} · {name} ({frame_range.seat})"), bold=True)
    days = Days()
    for frame in frame_range.frames(texts):
        if day := days.heading(frame.at):
            click.secho(day, dim=True)
        click.echo(frame_lines(frame))
    if frame_range.after:
        click.secho(
            f"\n{translate('view-changes', since=str(frame_range.after), upto=str(frame_range.upto))}", bold=True
        )
        views = [texts.view(frame_range.seat, frame) for frame in (frame_range.upto, frame_range.after)]
        for change in frame_range.changes(texts):
            click.echo(plain(f"  {sheet_of(texts, frame_range.locale).changed(change, *views)}"))
        return
    click.secho(f"\n{translate('view-at', frame=str(frame_range.upto))}", bold=True)
    for line in sheet_of(texts, frame_range.locale).lines(texts.view(frame_range.seat, frame_range.upto)):
        click.echo(plain(f"  {line}"))


def sheet_of(texts: RecordTexts, locale: Locale) -> Sheet:
    """Return the sheets of a table, with the names of its seats."""
    return Sheet(PROJECTIONS[texts.game.name].game, locale, {seat.id: seat.name for seat in texts.seats})


def _print_json(texts: RecordTexts, frame_range: FrameRange) -> None:
    click.echo(encode(_facts(texts, frame_range)))


def _facts(texts: RecordTexts, frame_range: FrameRange) -> dict[str, Any]:
    facts = {
        "seat": frame_range.seat,
        "frames": list(frame_range.frames(texts)),
        "view": texts.view(frame_range.seat, frame_range.upto),
    }
    return {**facts, "changes": frame_range.changes(texts)} if frame_range.after else facts


def _print_text(texts: RecordTexts, frame_range: FrameRange) -> None:
    for frame in frame_range.frames(texts):
        for entry in frame.entries:
            click.echo(_sentence(entry))


def _all(texts: RecordTexts, each: list[FrameRange], as_json: bool, text: bool) -> None:
    """Print every seat that the source has, event by event: what one seat reads stands beside what the others read of
    it.
    """
    if as_json:
        for frame_range in each:
            click.echo(encode(_facts(texts, frame_range)))
        return
    if text:
        for line in _evening(texts, each):
            click.echo(line)
        return
    read = {frame_range.seat: {frame.frame: frame for frame in frame_range.frames(texts)} for frame_range in each}
    made = table("", *(f"{seat.name} ({seat.id})" for seat in texts.seats), title=f"{texts.title} · {texts.game.title}")
    days = Days()
    for moment in texts.moments():
        frames = [read[seat.id].get(moment.get(seat.id, 0)) for seat in texts.seats]
        at = next((frame.at for frame in frames if frame is not None), None)
        if at is not None:
            row(made, "\n".join(filter(None, (days.heading(at), clock(at)))), *map(_cell, frames))
    show(made)


def _evening(texts: RecordTexts, each: list[FrameRange]) -> Iterator[str]:
    """Yield lines about what happened in the order of the table: sentences that all its readers read alike once, those
    that some read alone with their names before them. The time of this machine's clock stands before each event, above
    it the day when it changes.
    """
    read = {frame_range.seat: {frame.frame: frame for frame in frame_range.frames(texts)} for frame_range in each}
    days = Days()
    for moment in texts.moments():
        found = ((seat.name, read[seat.id].get(moment.get(seat.id, 0))) for seat in texts.seats)
        frames = [(name, frame) for name, frame in found if frame is not None]
        if not frames:
            continue
        at = frames[0][1].at
        if heading := days.heading(at):
            yield heading
        for place, sentence in enumerate(_sentences_by_readers(frames, len(texts.seats))):
            yield (f"{clock(at)}  " if place == 0 else " " * 10) + sentence


def _sentences_by_readers(frames: Iterable[tuple[str, Frame]], seats: int) -> Iterator[str]:
    """Yield each sentence of one event as often as a seat reads it, after the names of its readers unless all seats
    read it.
    """
    sentences: dict[tuple[str, int], list[str]] = {}
    for name, frame in frames:
        met = Counter[str]()
        for sentence in map(_sentence, frame.entries):
            sentences.setdefault((sentence, met[sentence]), []).append(name)
            met[sentence] += 1
    for (sentence, _), names in sentences.items():
        yield sentence if len(names) == seats else f"[{', '.join(map(plain, names))}] {sentence}"


def _cell(frame: Frame | None) -> str:
    return "" if frame is None else f"{frame.frame}. " + "\n".join(map(_sentence, frame.entries))


def frame_lines(frame: Frame) -> str:
    return entry_lines(frame.frame, frame.at, frame.entries)


def entry_lines(number: int, at: datetime, entries: Iterable[Line]) -> str:
    """Return a frame as one or more lines for people: number, time, sentences, and what has become of them."""
    heads = (f"{number:>4}  {clock(at)}  " if place == 0 else " " * 16 for place in count())
    return "\n".join(head + _sentence(entry) for head, entry in zip(heads, entries, strict=False))


def _sentence(entry: Line) -> str:
    """Return an entry's sentence, what has become of it, and under a correction what it led to."""
    mark = f"  [{entry.standing}]" if entry.standing else ""
    first_line = plain(entry.text + mark).replace("\n", " ")
    return "\n".join((first_line, *(" " * 18 + plain(each).replace("\n", " ") for each in entry.details)))
