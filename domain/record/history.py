"""One table's record in memory: the log as written, and the effective record that corrections make.

The log `raw` only grows. Corrections live in an overlay (which events are void, revised, preceded by others);
the effective record is the log seen through the overlay. Folded states are kept every `STRIDE` events, so a
look into the past costs `STRIDE` folds, and a correction the length of the tail that it touches, up to where both
forms of the record are one state again.

Invariants: `raw[v - 1].version == v`; every mark (v, s) in `marks` is the state after version v under the
present overlay; every mark in `past` is the state after version v as it was known then.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.corrections import (
    AS_RECORDED,
    Consented,
    Corrected,
    Correction,
    Insertion,
    Restore,
    Verdict,
    parts_of,
)
from domain.base.events import Consequence, Event
from domain.game import Game
from domain.record.checkpoints import Marks
from domain.record.contests import FLAGS
from domain.record.events import Events
from domain.record.fold import OF_TABLE, evolve, open_state
from domain.record.identity import same
from domain.record.index import Index
from domain.table.commands import DrawAnew, OpenTable
from domain.table.seats import State

STRIDE = 64


class Overlay(msgspec.Struct, frozen=True):
    """The present form of the record: void ids, revised events, acts placed before an event."""

    void: frozenset[str] = frozenset()
    revised: Mapping[str, Event] = {}
    inserted: Mapping[str, tuple[Event, ...]] = {}


class Step(NamedTuple):
    """One event, the states before and after it and its consequences. `ruling`: the event is a correction."""

    before: Any
    event: Event
    after: Any
    consequences: tuple[Consequence, ...] = ()
    ruling: Ruling | None = None


class Ruling(NamedTuple):
    """The effect of one correction on the effective record.

    `start` and `last` are the first and the last version whose form it changes, `base` the state before `start`; the
    overlays are the record's form before and after.
    """

    correction: Correction
    version: int
    start: int
    last: int
    base: Any
    was: Overlay
    now: Overlay


Watch = Callable[[Step], None]
"""Called with each step of the tail of a correction, folded in its new form."""


def unwatched(step: Step) -> None:
    return None


_SHARED_COMMANDS = OF_TABLE | FLAGS | {OpenTable, DrawAnew}


def play(event: Event) -> bool:
    """Return whether this is an event of the game itself, hence open to correction."""
    return type(event.command) not in _SHARED_COMMANDS


@dataclass(eq=False)
class History:
    """The record of one table. Mutable, single writer; all states that it returns are frozen.

    `index`: id -> version; `drawn`: the last number used of each stream of chance in the log, void events included;
    `withheld`: sealed acts by id, void or not; `opened`: the version since which each sealed act may be read.
    """

    game: Game
    raw: Events
    state: State
    index: Index
    marks: Marks
    past: Marks
    overlay: Overlay = field(default_factory=Overlay)
    rulings: dict[int, Ruling] = field(default_factory=dict)
    drawn: dict[str, int] = field(default_factory=dict)
    withheld: dict[str, Event] = field(default_factory=dict)
    opened: dict[str, int] = field(default_factory=dict)

    @classmethod
    def begin(cls, game: Game, opening: Event) -> History:
        """Return the record of a table that was just opened."""
        state: State = open_state(game, opening)
        return cls(game, Events((opening,)), state, Index((opening.id,)), Marks([(1, state)]), Marks([(1, state)]))

    @property
    def version(self) -> int:
        return len(self.raw)

    def find(self, event_id: str) -> Event | None:
        """Return the event of that id as it was recorded, void or not; None: there is none."""
        version = self.index.get(event_id)
        return None if version is None else self.raw[version - 1]

    def append(self, event: Event, watch: Watch = unwatched) -> Step:
        """Fold one more event. Its version must be the next one.

        When it is a correction, `watch` is given every step of the tail that is folded again, in order, as far as that
        can differ from what it was.
        """
        assert event.version == len(self.raw) + 1, "the record has no gaps"
        before = self.state
        ruling = self._correct(event, watch)
        evolved = evolve(self.game, self.state, event)
        self.raw.append(event)
        self.index.add(event.id)
        self._used(event)
        self.state = evolved.state
        if type(event.command) in self.game.sealing.until:
            self.withheld[event.id] = event
        self._open(event.version, event, evolved.consequences)
        if event.version % STRIDE == 0 or ruling is not None:
            self.marks.append((event.version, self.state))
            self.past.append((event.version, self.state))
        return Step(before, event, self.state, evolved.consequences, ruling)

    def admit(self, stretch: Iterable[tuple[Event, State]], overlay: Overlay) -> None:
        """Append, in a fork, events that were judged again, each with the state after it; `overlay` is their form."""
        self.overlay = overlay
        for event, state in stretch:
            self.raw.append(event)
            self.index.add(event.id)
            self._used(event)
            self.state = state
            if event.version % STRIDE == 0:
                self.marks.append((event.version, state))

    def line(self, first: int, last: int, overlay: Overlay | None = None) -> Iterator[Event]:
        """Yield the effective record between two versions, both included, with flags and table events.

        The opening is left out.
        """
        seen = overlay or self.overlay
        for event in self.raw[max(first, 2) - 1 : last]:
            yield from seen.inserted.get(event.id, ())
            if event.id not in seen.void:
                yield seen.revised.get(event.id, event)

    def before(self, version: int) -> State:
        """Return the effective state just before that version, as corrected until now."""
        start, state = self.marks.upto(version - 1)
        for event in self.line(start + 1, version - 1):
            state = evolve(self.game, state, event).state
        return state

    def at(self, version: int) -> State:
        """Return the state after that version, as it was known then."""
        if version == self.version:
            return self.state
        mark, state = self.past.upto(version)
        for step in self.steps(mark, version):
            state = step.after
        return state

    def overlay_at(self, version: int) -> Overlay:
        """Return the form of the record as it was known after that version."""
        later = [number for number in self.rulings if number > version]
        return self.rulings[min(later)].was if later else self.overlay

    def steps(self, after: int, upto: int | None = None) -> Iterator[Step]:
        """Yield a step for each event as it was known when it came: versions after+1 .. upto."""
        mark, state = self.past.upto(after)
        for step in self._folded(state, mark, self.version if upto is None else upto):
            if step.event.version > after:
                yield step

    def _folded(self, state: State, after: int, upto: int) -> Iterator[Step]:
        """Yield the steps of versions after+1 .. upto, folded from the state after `after`."""
        for event in self.raw[after:upto]:
            ruling = self.rulings.get(event.version)
            before = state
            if ruling is None:
                evolved = evolve(self.game, state, event)
            else:
                evolved = evolve(self.game, state, event)._replace(state=self.past.upto(event.version)[1])
            state = evolved.state
            yield Step(before, event, state, evolved.consequences, ruling)

    def copy(self) -> History:
        """Return a copy to read while others write here, or to continue in the place of this one. Nothing is folded."""
        return dataclasses.replace(
            self,
            raw=self.raw.upto(self.version),
            rulings=self.rulings.copy(),
            index=self.index.upto(self.version),
            drawn=self.drawn.copy(),
            withheld=self.withheld.copy(),
            opened=self.opened.copy(),
            marks=self.marks.copy(),
            past=self.past.copy(),
        )

    def then(self, version: int, state: State) -> History:
        """Return the record as it was known when the log had that version and `state`, for reading only.

        Nothing is folded.
        """
        later = [ruling.start for number, ruling in self.rulings.items() if number > version]
        trusted = min([version, *(start - 1 for start in later)])
        marks, past = self.marks.copy(), self.past.copy()
        opened_later = [act for act, since in self.opened.items() if since > version]
        sealed = [act for act in (*self.withheld, *opened_later) if self.index[act] <= version]
        return dataclasses.replace(
            self,
            raw=self.raw.upto(version),
            state=state,
            overlay=self.overlay_at(version),
            rulings={v: r for v, r in self.rulings.items() if v <= version},
            index=self.index.upto(version),
            drawn=self.drawn.copy(),
            withheld={act: self.raw[self.index[act] - 1] for act in sealed},
            opened={act: since for act, since in self.opened.items() if since <= version},
            marks=Marks([(version, state)], lambda: [*marks.chosen(lambda known: known < min(trusted + 1, version))]),
            past=Marks([(version, state)], lambda: [*past.chosen(lambda known: known < version)]),
        )

    def fork(self, version: int, overlay: Overlay, trusted: int) -> History:
        """Return the record as it was after `version` under `overlay`; marks up to `trusted` remain valid."""
        state, marks = self.at(version), self.marks.copy(upto=min(trusted, version))
        if marks.upto(version)[0] != version:
            marks.append((version, state))
        return dataclasses.replace(
            self,
            raw=self.raw.upto(version),
            state=state,
            overlay=overlay,
            rulings={v: r for v, r in self.rulings.items() if v <= version},
            index=self.index.upto(version),
            drawn=self.drawn.copy(),
            withheld=self.withheld.copy(),
            opened=self.opened.copy(),
            marks=marks,
            past=Marks([(version, state)]),
        )

    def _used(self, event: Event) -> None:
        """Note the links of the chains of chance that the event's draws have used."""
        for draw in event.draws:
            if draw.link is not None:
                self.drawn[draw.link.stream] = draw.link.number

    def _open(self, version: int, event: Event, followed: Iterable[Consequence]) -> None:
        """Note that the sealed acts which this event opens may be read from that version on; void ones stay sealed."""
        if self.withheld:
            kinds, until = {type(event.command), *map(type, followed)}, self.game.sealing.until
            opened = (act.id for act in self.withheld.values() if not kinds.isdisjoint(until[type(act.command)]))
            for act_id in [act_id for act_id in opened if act_id not in self.overlay.void]:
                del self.withheld[act_id]
                self.opened[act_id] = version

    def _correct(self, event: Event, watch: Watch) -> Ruling | None:
        """Apply the verdict of a correction to the overlay and fold the tail again."""
        match event.command:
            case Corrected(correction, verdict):
                pass
            case Consented(verdict=Verdict() as verdict, correction=done) if isinstance(done, Correction):
                correction = done
            case _:
                return None
        start, last = self._touched(correction, verdict)
        ruling = Ruling(correction, event.version, start, last, self.before(start), self.overlay, apply(self, verdict))
        self.rulings[event.version] = ruling
        self.overlay = ruling.now
        self._refold(ruling, watch)
        return ruling

    def _touched(self, correction: Correction, verdict: Verdict) -> tuple[int, int]:
        """Return the first and the last version whose form a verdict changes; for an empty verdict, the present."""
        touched = [*verdict.void, *verdict.back, *(r.id for r in verdict.revised), *verdict.inserted]
        touched += [part.target for part in parts_of(correction) if not isinstance(part, Restore)]
        versions = [self.index[i] for i in touched if i in self.index] or [self.version + 1]
        return min(versions), max(versions)

    def _refold(self, ruling: Ruling, watch: Watch) -> None:
        """Fold the tail again until its state is one that it had before, with nothing changed after it.

        From there on everything is as it was, marks and the present state included.
        """
        place = self.marks.place(ruling.start)
        previous_marks = dict(self.marks[place:])
        del self.marks[place:]
        state = ruling.base
        for event in self.raw[ruling.start - 1 :]:
            for item in self.line(event.version, event.version):
                evolved = evolve(self.game, state, item)
                self._open(ruling.version, item, evolved.consequences)
                watch(Step(state, item, evolved.state, evolved.consequences))
                state = evolved.state
            if event.version in previous_marks or event.version % STRIDE == 0:
                if event.version >= ruling.last and same(previous_marks.get(event.version), state):
                    self.marks += [mark for mark in previous_marks.items() if mark[0] >= event.version]
                    return
                self.marks.append((event.version, state))
        self.state = state


def apply(history: History, verdict: Verdict) -> Overlay:
    """Return the overlay after a verdict. Raw commands in it are decoded by the game's own types."""
    was = history.overlay
    revised = dict(was.revised)
    for revision in verdict.revised:
        recorded = history.raw[history.index[revision.id] - 1]
        if revision.command == AS_RECORDED:
            revised.pop(revision.id, None)
        else:
            command = decode_recorded(history.game, revision.command)
            revised[revision.id] = replace(recorded, command=command, draws=revision.draws)
    inserted = dict(was.inserted)
    for before, acts in verdict.inserted.items():
        anchor = history.raw[history.index[before] - 1]
        inserted[before] = tuple(_inserted(history.game, anchor, act) for act in acts)
    return Overlay(
        void=(was.void | frozenset(verdict.void)) - frozenset(verdict.back),
        revised=revised,
        inserted={k: v for k, v in inserted.items() if v},
    )


def _inserted(game: Game, anchor: Event, act: Insertion) -> Event:
    return Event(
        id=act.id,
        version=anchor.version,
        at=anchor.at,
        seat=act.seat,
        command=decode_recorded(game, act.command),
        draws=act.draws,
    )


def decode_recorded(game: Game, command: msgspec.Raw) -> Any:
    """Decode a recorded command inside a verdict with the game's types."""
    return game.decoders.recorded.decode(command)
