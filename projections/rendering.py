"""The lines of a step with the names that their sentences need: made once for all who read them alike."""

from __future__ import annotations

from functools import lru_cache

from domain.record.history import Step
from projections.feed import Rendition
from projections.projection import Projection, Shown
from projections.texts import Noun, ids_in

Lines = tuple[Shown, ...]


class Rendering:
    """One step, rendered for one seat after the other."""

    def __init__(self, projection: Projection, step: Step) -> None:
        self._projection = projection
        self._step = step
        self._known: list[_Alike] = []

    def of(self, seat: str, lines: Lines) -> Rendition:
        """What the seat reads: the very thing that another reads, where they read and call everything the same."""
        alike = next((each for each in self._known if each.lines is lines or each.lines == lines), None)
        if alike is None:
            alike = _Alike(lines, self._step)
            self._known.append(alike)
        names = alike.seated
        for what in alike.others:
            called = self._called(seat, what)
            if called is not None:
                names += (what, str(called), called.gender if isinstance(called, Noun) else "")
        return alike.rendition(names)

    def _called(self, seat: str, what: str) -> str | None:
        """What the step has taken away keeps the name that the seat knew it by."""
        found = self._projection.name(self._step.after, seat, what)
        if found is None and self._step.before is not None:
            found = self._projection.name(self._step.before, seat, what)
        return found


class _Alike:
    """Lines that several may read, the seats that they name, and the ids of whatever else they may name."""

    def __init__(self, lines: Lines, step: Step) -> None:
        seats = {seat.id: seat.name for seat in step.after.table.seats}
        self.lines = lines
        self.seated: tuple[str, ...] = ()
        self.others: list[str] = []
        for what in dict.fromkeys((step.event.seat, *(i for line in lines for i in ids_in(line.fields)))):
            if what in seats:
                self.seated += (what, seats[what], "")
            else:
                self.others.append(what)
        self._made: dict[tuple[str, ...], Rendition] = {}

    def rendition(self, names: tuple[str, ...]) -> Rendition:
        made = self._made.get(names)
        if made is None:
            told = Rendition(self.lines, _one(names), any(line.recorded for line in self.lines))
            made = self._made[names] = told
        return made


@lru_cache(maxsize=4096)
def _one(names: tuple[str, ...]) -> tuple[str, ...]:
    """The very same for the same names: event after event names the same people."""
    return names
