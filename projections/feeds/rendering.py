"""The lines of a step with the names that their sentences need: made once for all who read them alike."""

from __future__ import annotations

from functools import lru_cache

from domain.record.history import Step
from projections.base.entry_rules import NOBODY
from projections.base.projection import Called, EntryDraft, Projection, name_for
from projections.feeds.feed import RenderedEvent
from projections.texts import Noun, ids_in

Lines = tuple[EntryDraft, ...]


class Rendering:
    """One step, rendered for one seat after the other."""

    def __init__(self, projection: Projection, step: Step) -> None:
        self._projection = projection
        self._step = step
        self._known: list[_SharedLines] = []

    def of(self, seat: str, lines: Lines) -> RenderedEvent:
        """Return the rendered lines of the seat; seats that read the same lines and names share one object."""
        for shared in self._known:
            if shared.lines is lines or shared.lines == lines:
                return shared.common or shared.rendered_event(seat)
        shared = _SharedLines(lines, self._projection, self._step)
        self._known.append(shared)
        return shared.common or shared.rendered_event(seat)


class _SharedLines:
    """Lines that several seats may read, the seats that they name, and the names of other ids in them.

    `common`: the rendered event of all these seats, where they give everything the same name.
    """

    def __init__(self, lines: Lines, projection: Projection, step: Step) -> None:
        seats = step.after.table.names
        self.lines = lines
        self._seated: tuple[str, ...] = ()
        self._others: list[tuple[str, Called]] = []
        self._open = False
        self._made: dict[tuple[str, ...], RenderedEvent] = {}
        ids, same_for_all = [step.event.seat, *filter(None, [step.event.by])], True
        for line in lines:
            ids += ids_in(line.fields)
            self._open = self._open or line.recorded
        for what in dict.fromkeys(ids):
            if what in seats:
                self._seated += (what, seats[what], "")
            elif (called := _called(projection, step, what)) is not None:
                self._others.append((what, called))
                same_for_all = same_for_all and isinstance(called, str)
        self.common = self.rendered_event(NOBODY) if same_for_all else None

    def rendered_event(self, seat: str) -> RenderedEvent:
        names = self._seated
        for what, called in self._others:
            name = name_for(called, seat)
            if name is not None:
                names += (what, str(name), name.gender if isinstance(name, Noun) else "")
        made = self._made.get(names)
        if made is None:
            made = self._made[names] = RenderedEvent(self.lines, _one(names), self._open)
        return made


def _called(projection: Projection, step: Step, what: str) -> Called:
    """Return the names after the step; an id that the step has taken away keeps the name by which the seat knew it."""
    now = projection.names(step.after, what)
    if isinstance(now, str) or step.before is None:
        return now
    before = projection.names(step.before, what)
    if now is None or before is None:
        return before if now is None else now
    return lambda seat: name_for(before, seat) if (found := name_for(now, seat)) is None else found


@lru_cache(maxsize=4096)
def _one(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same object for equal names: event after event names the same people."""
    return names
