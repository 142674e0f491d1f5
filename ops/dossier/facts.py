"""Facts of a dossier: what each seat read, side by side, for its page. They do not depend on when or where the dossier
is made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from domain.game.law import NAMES
from ops.audit.dice import Checked, Dice
from ops.audit.own import OwnCheck
from ops.cli.failures import Misused
from ops.readers.places import place, titles
from ops.readers.record_texts import RecordTexts
from projections.base.differences import EncodedView, Operation, encoded_view, plain, view_patch
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.entries.lines import Line
from projections.feeds.reader import Frame
from projections.queries.filters import words
from projections.texts import Locale

T = TypeVar("T")


class Before(msgspec.Struct, frozen=True):
    """A place of the seat's view before a correction and after it, in people's words. `field`: the kind of these
    values.
    """

    place: str
    field: str
    was: Any
    now: Any


class Flipped(msgspec.Struct, frozen=True):
    """Sentences that read otherwise since a correction."""

    was: tuple[str, ...]
    now: tuple[str, ...]


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """The effect of a correction for the seat."""

    reason: str
    flips: tuple[Flipped, ...]
    changes: tuple[Before, ...]
    details: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as the seat read it first.

    `by`: the seat's frame since which it is `withdrawn`, or reads as `now`; `contested`: in the end. `sound`: whether
    its sentence says what its fields hold, if the source is a seat's own record.
    """

    text: str
    rules: tuple[str, ...] = ()
    dice: tuple[Checked, ...] = ()
    withdrawn: bool = False
    now: tuple[str, ...] | None = None
    by: int | None = None
    contested: bool = False
    effect: Effect | None = None
    sound: bool | None = None


class Page(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frame, and its entries by their places among all entries.

    `patch` leads from the seat's view at its last page to that after this one (RFC 6902), by its operations' places
    among all. `sound`: whether its receipt is that of its content.
    """

    frame: int
    entries: tuple[int, ...]
    patch: tuple[int, ...]
    sound: bool | None = None


class Reader(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, and the frames that it read.

    `key`, `signature`: under its last receipt, if the source has one; `wrong`: what does not hold of that, `note`: what
    else is to be said of it.
    """

    id: str
    name: str
    role: str
    pages: tuple[Page, ...]
    receipt: str
    last: int
    key: str = ""
    signature: str = ""
    wrong: tuple[str, ...] = ()
    note: str = ""


class Moment(msgspec.Struct, frozen=True):
    """Something that happened: for each reader the place of its page about it, null if there is none."""

    at: datetime
    pages: tuple[int | None, ...]


class Facts(msgspec.Struct, frozen=True):
    """The facts of a dossier. `dispute`: the contested sentence, if it is of one. `titles`: of fields in the views, and
    of their values (`field/value`). `seats`: the name of each, as the table was opened.
    """

    title: str
    game: str
    system: str
    dispute: str
    readers: tuple[Reader, ...]
    moments: tuple[Moment, ...]
    entries: tuple[Entry, ...]
    operations: tuple[Operation, ...]
    titles: Mapping[str, str]
    seats: Mapping[str, str]


class Pool(Generic[T]):
    """Things by their places, each only once: what several seats read alike is in the file once."""

    def __init__(self) -> None:
        self.things: list[T] = []
        self._places: dict[bytes, int] = {}

    def places(self, things: Iterable[T]) -> tuple[int, ...]:
        return tuple(map(self._place, things))

    def _place(self, thing: T) -> int:
        place = self._places.setdefault(encode(thing), len(self.things))
        if place == len(self.things):
            self.things.append(thing)
        return place


class Case(NamedTuple):
    """A dispute: the contest and what it is about."""

    contest: str
    target: str


class Pools(NamedTuple):
    entries: Pool[Entry]
    operations: Pool[Operation]


Wanted = Callable[[Frame], bool]
Views = Mapping[int, msgspec.Struct]


def facts_of(
    texts: RecordTexts, seats: Collection[str], locale: Locale, contest: str | None, check: OwnCheck | None = None
) -> Facts:
    """Collect the facts of these seats. `contest`: only what is about that dispute; `check`: of a seat's own record.
    Raises Misused if none of the seats has read of the dispute.
    """
    feeds = {seat: list(texts.frames(seat, locale)) for seat in seats}
    case = None if contest is None else _case(feeds, contest)
    wanted: Wanted = (lambda frame: True) if case is None else (lambda frame: _about(frame, case))
    chosen = {seat: [frame for frame in frames if wanted(frame)] for seat, frames in feeds.items()}
    views = {seat: dict(zip(_numbers(feeds[seat]), texts.views(seat), strict=False)) for seat in seats}
    pools = Pools(Pool(), Pool())
    readers = tuple(
        _reader(texts, seat, feeds[seat], chosen[seat], views[seat], locale, pools, check) for seat in seats
    )
    shown = [plain(view) for seat in seats for view in views[seat].values()]
    return Facts(
        title=texts.title,
        game=texts.game.title,
        system=texts.game.name,
        dispute="" if case is None else _contested(feeds.values(), case),
        readers=readers,
        moments=tuple(_moments(texts, chosen)),
        entries=tuple(pools.entries.things),
        operations=tuple(pools.operations.things),
        titles=titles(PROJECTIONS[texts.game.name].game, locale, shown),
        seats=_opened(feeds.values()),
    )


def _numbers(frames: Iterable[Frame]) -> list[int]:
    return [frame.frame for frame in frames]


def _case(feeds: Mapping[str, list[Frame]], contest: str) -> Case:
    for frames in feeds.values():
        for frame in frames:
            for line in frame.entries:
                fields = msgspec.to_builtins(line.fields)
                target = fields.get("target")
                if line.event == contest and fields.get("contest") == contest and isinstance(target, str):
                    return Case(contest, target)
    raise Misused("no-contest", contest=contest)


def _about(frame: Frame, case: Case) -> bool:
    return any(
        {line.event, line.caused_by} & {*case} or not words(msgspec.to_builtins(line.fields)).isdisjoint(case)
        for line in frame.entries
    )


def _opened(feeds: Iterable[list[Frame]]) -> dict[str, str]:
    fields = msgspec.to_builtins(next(iter(feeds))[0].entries[0].fields)
    return {seat["id"]: seat["name"] for seat in fields.get("seats", ())}


def _contested(feeds: Iterable[list[Frame]], case: Case) -> str:
    sentences = (
        line.text for frames in feeds for frame in frames for line in frame.entries if line.event == case.target
    )
    return next(sentences, "")


def _reader(
    texts: RecordTexts,
    seat: str,
    frames: list[Frame],
    chosen: list[Frame],
    views: Views,
    locale: Locale,
    pools: Pools,
    check: OwnCheck | None,
) -> Reader:
    found = texts.seat(seat)
    assert found is not None
    dice, patches = Dice(frames), _patches(chosen, views)
    pages: list[Page] = []
    for frame in chosen:
        held = None if check is None else check.frames[frame.frame - 1]
        sound = (None,) * len(frame.entries) if held is None else held.entries
        entries = pools.entries.places(
            replace(_entry(texts, line, frame, dice, views, locale), sound=holds)
            for line, holds in zip(frame.entries, sound, strict=True)
        )
        pages.append(
            Page(frame.frame, entries, pools.operations.places(next(patches)), None if held is None else held.receipt)
        )
    last, signed = frames[-1], texts.signed(seat)
    wrong, note = ((), "") if check is None else (tuple(check.wrong(last.frame, seat)), check.note)
    return Reader(seat, found.name, found.role, tuple(pages), last.receipt, last.frame, *signed, wrong, note)


def _patches(frames: Iterable[Frame], views: Views) -> Iterator[tuple[Operation, ...]]:
    """Yield the patch from the view after one frame to that after the next; empty if the source has no views."""
    was: EncodedView | None = None
    for frame in frames:
        if (view := views.get(frame.frame)) is None:
            yield ()
            continue
        now = encoded_view(view, was)
        yield view_patch(was, now)
        was = now


def _entry(texts: RecordTexts, line: Line, frame: Frame, dice: Dice, views: Views, locale: Locale) -> Entry:
    return Entry(
        text=line.text,
        rules=line.rules,
        dice=tuple(map(dice.checked, line.dice)),
        withdrawn=line.withdrawn,
        now=None if line.now is None else tuple(each.text for each in line.now),
        by=line.corrected_by,
        contested=line.contested,
        effect=_effect(texts, line, frame, views, locale),
    )


def _effect(texts: RecordTexts, line: Line, frame: Frame, views: Views, locale: Locale) -> Effect | None:
    """Return the effect of a correction."""
    if line.type not in {*NAMES.values(), *texts.game.law.names.values(), "RecordChanged"}:
        return None
    fields = msgspec.to_builtins(line.fields)
    changes, flips = fields.get("changes", ()), fields.get("flips", ())
    if not (changes or flips or line.details):
        return None
    was, now = plain(views.get(frame.frame - 1)), plain(views.get(frame.frame))
    return Effect(
        reason=str(fields.get("reason", "")),
        flips=tuple(Flipped(_texts(flip["was"]), _texts(flip["now"])) for flip in flips),
        changes=tuple(
            Before(
                place(PROJECTIONS[texts.game.name].game, locale, each["path"], now, was),
                _field(each["path"]),
                each["was"],
                each["now"],
            )
            for each in changes
        ),
        details=line.details,
    )


def _field(path: str) -> str:
    return next((step for step in reversed(path.split("/")) if not step.isdecimal()), "")


def _texts(lines: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    return tuple(line.get("text", "") for line in lines)


def _moments(texts: RecordTexts, chosen: Mapping[str, list[Frame]]) -> Iterator[Moment]:
    places = {seat: {frame.frame: place for place, frame in enumerate(frames)} for seat, frames in chosen.items()}
    times = {seat: {frame.frame: frame.at for frame in frames} for seat, frames in chosen.items()}
    for numbers in texts.moments():
        pages = tuple(places[seat].get(numbers.get(seat, 0)) for seat in chosen)
        if any(page is not None for page in pages):
            at = next(times[seat][numbers[seat]] for seat in chosen if numbers.get(seat, 0) in times[seat])
            yield Moment(at, pages)
