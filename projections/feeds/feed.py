"""The materialised feed of a seat: its entries of each event as sent, and how they read now.

It is made once, when the event comes, and never folded again to be read. It has two faces. *As told* never changes.
*As it stands*: each correction adds, for the events that it withdrew or that read otherwise since, how they read from
then on; what was told before stays.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import msgspec

from domain.base.events import Event
from domain.record.states import Changes, States
from domain.table.seats import HOST, State
from projections.base.projection import Die, EntryDraft
from projections.entries.contests import Contested
from projections.feeds.receipts import Receipts
from projections.texts import Locale, Noun, gendered, label


class RenderedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event as all read it who read the same. `names`: id, name, gender, id, name, gender... of what the lines
    name, as the readers knew it then. `open`: is the event itself among them, not only what followed from it?
    """

    lines: tuple[EntryDraft, ...]
    names: tuple[str, ...]
    open: bool

    def named(self, game: str, locale: Locale) -> Mapping[str, str]:
        """Return the names for sentences, by id."""
        return _named(self.names, game, locale)


@lru_cache(maxsize=1024)
def _named(names: tuple[str, ...], game: str, locale: Locale) -> Mapping[str, str]:
    """Return the names by id. Cached: event after event names the same people."""
    triples = zip(names[::3], names[1::3], names[2::3], strict=True)
    found = {what: Noun(name, gendered(gender)) if gender else name for what, name, gender in triples}
    return {HOST: label(game, locale, HOST), **found}


class LastFrame(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The last frame of all seats that have read the same up to it, without its sentences: one object for them all.

    `audience_key`: equal for all who read its entries the same, in one language.
    """

    event: Event
    number: int
    rendered: RenderedEvent
    dice: tuple[Die, ...]
    receipt: bytes
    audience_key: object


class Restatement(NamedTuple):
    """The reading of an event since the correction of that version: the form in which it stands, and what is told of
    it. Void: neither.
    """

    version: int
    event: Event | None
    rendered: RenderedEvent | None


class PastFrame(Protocol):
    """A frame of one seat: its event, what the seat read of it, and the seat's view and marks after it."""

    @property
    def event(self) -> Event: ...
    @property
    def rendered(self) -> RenderedEvent: ...
    @property
    def receipt(self) -> bytes: ...
    @property
    def view(self) -> Any: ...
    @property
    def contested(self) -> Contested: ...


class FrameRecord(NamedTuple):
    """A frame whose parts are all in memory."""

    event: Event
    rendered: RenderedEvent
    receipt: bytes
    view: Any
    contested: Contested


def nothing_past(number: int) -> PastFrame:
    raise AssertionError(f"frame {number} is in memory")


class Feed:
    """The frames of one seat. Frame n is of version `versions[n - 1]` of the log, which rises.

    `open`: is the event itself shown? `restated`: by version, what corrections made of it, in their order. `missed`:
    ids of the events that passed while the seat was away, by the record as it stands. `left`: while it is away, the
    version of its last frame and the state after it. `returned`: its frames that came after that. `rendered`:
    what is None lies in a snapshot. `receipts`: of what was told, one for each frame. `prompt`: the last version at
    which the seat read at once, where spectators read late. `states`: the state after each frame, but for those that
    lie in a snapshot: these `past` gives by number. Feeds that have had all their frames together, and see the same,
    share their states, see `add_state`. `late`: of whoever reads late, the states after the frames of a snapshot that
    he has still to read. `last`: the last frame, None where there is none, or it was not made here.
    """

    __slots__ = (
        "last",
        "late",
        "left",
        "missed",
        "open",
        "past",
        "prompt",
        "receipts",
        "rendered",
        "restated",
        "returned",
        "states",
        "versions",
    )

    def __init__(self, states: States | None = None) -> None:
        self.versions = array("L")
        self.open = bytearray()
        self.rendered: list[RenderedEvent | None] = []
        self.last: LastFrame | None = None
        self.states = States() if states is None else states
        self.restated: dict[int, tuple[Restatement, ...]] = {}
        self.missed: set[str] = set()
        self.returned: set[int] = set()
        self.left: tuple[int, State] | None = None
        self.late: States | None = None
        self.prompt = 0
        self.receipts = Receipts()
        self.past: Callable[[int], PastFrame] = nothing_past

    def copy(self, states: States) -> Feed:
        """Return a copy that changes by itself; `states`: a copy of this feed's.

        Entries that were sent are shared: they never change.
        """
        twin = Feed(states)
        twin.versions, twin.open, twin.rendered = self.versions[:], self.open[:], self.rendered[:]
        twin.restated, twin.missed, twin.left = self.restated.copy(), self.missed.copy(), self.left
        twin.receipts, twin.prompt, twin.past = self.receipts.copy(), self.prompt, self.past
        twin.returned, twin.late, twin.last = self.returned.copy(), self.late, self.last
        return twin

    def upto(self, number: int, state: State) -> Feed:
        """Return the feed as it was after that frame, with the state after it."""
        twin, version = Feed(self.states.upto(number)), int(self.versions[number - 1])
        twin.versions, twin.open, twin.rendered = self.versions[:number], self.open[:number], self.rendered[:number]
        for restated_in, restatements in self.restated.items():
            if restated_in <= version and (known := tuple(each for each in restatements if each.version <= version)):
                twin.restated[restated_in] = known
        twin.missed, twin.returned, twin.left = self.missed.copy(), self.returned.copy(), (version, state)
        twin.receipts, twin.prompt, twin.past = self.receipts.upto(number), self.prompt, self.past
        return twin

    def add(self, frame: LastFrame) -> None:
        """Add the next frame; the state after it comes by `add_state`."""
        self.versions.append(frame.event.version)
        self.open.append(frame.rendered.open)
        self.rendered.append(frame.rendered)
        self.receipts.add(frame.receipt)
        self.last = frame

    def number(self, version: int) -> int | None:
        """Return the number of the frame that shows this version, counted from 1; None: no frame shows it."""
        place = bisect_left(self.versions, version)
        found = place < len(self.versions) and self.versions[place] == version
        return place + 1 if found else None

    def first_frame_since(self, version: int) -> int:
        """Return the number of the first frame of that version or a later one."""
        return bisect_left(self.versions, version) + 1

    def count(self, upto: int) -> int:
        """Return how many frames there were after that version of the log."""
        return bisect_right(self.versions, upto)

    def current_reading(self, recorded: Event, reached: int | None = None) -> tuple[Event, RenderedEvent] | None:
        """Return form and lines of an event that a correction changed, as they read now or did before it was withdrawn.

        None: it reads as it was sent. `reached`: when the log had that version.
        """
        for known in reversed(self.restated.get(recorded.version, ())):
            if reached is not None and known.version > reached:
                continue
            if known.event is not None and known.rendered is not None:
                return known.event, known.rendered
        return None

    def restate(self, version: int, restatement: Restatement) -> None:
        self.restated[version] = (*self.restated.get(version, ()), restatement)

    def restated_since(self, since: int, reached: int) -> Iterator[int]:
        """Yield the versions of the events that corrections restated after the version `since`, up to `reached`."""
        for version, known in self.restated.items():
            if any(since < each.version <= reached for each in known):
                yield version

    def restated_at(self, version: int, reached: int) -> Restatement | None:
        """Return how corrections had restated an event when the log had `reached` that version; None: they had not."""
        found = None
        for known in self.restated.get(version, ()):
            if known.version <= reached:
                found = known
        return found


def add_state(feeds: Mapping[str, Feed], visible: Mapping[str, State]) -> None:
    """Add the state after a frame to the feeds of the seats that read it, as each sees it.

    It is added once for all feeds that share their states and see the same. Feeds that read it part from those that do
    not.
    """
    changes = {id(state): Changes(state) for state in visible.values()}
    together: dict[tuple[int, int], list[Feed]] = {}
    for seat, state in visible.items():
        together.setdefault((id(feeds[seat].states), id(state)), []).append(feeds[seat])
    sharing = Counter(states for states, _ in together)
    if len(visible) < len(feeds):
        sharing.update({id(feed.states) for seat, feed in feeds.items() if seat not in visible})
    for (shared, seen), grown in together.items():
        states = grown[0].states
        if sharing[shared] > 1:
            sharing[shared] -= 1
            states = states.copy()
        states.add(changes[seen])
        for feed in grown:
            feed.states = states


def copies(feeds: Mapping[str, Feed]) -> dict[str, Feed]:
    """Return copies of the feeds that share their states as these do."""
    states = {id(feed.states): feed.states for feed in feeds.values()}
    copied = {shared: each.copy() for shared, each in states.items()}
    return {seat: feed.copy(copied[id(feed.states)]) for seat, feed in feeds.items()}
