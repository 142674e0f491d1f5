"""Demands of the corrections in force on the record, whatever comes of them.

The effective record is a function of the log and of what is asked; nothing else of a correction's verdict counts for
it. An event that nobody asked to be void, and is, fell: it is judged again whenever what lies before it changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.chance import Draw
from domain.base.corrections import (
    AS_RECORDED,
    Amend,
    Asked,
    Correction,
    Restore,
    Retract,
    Rewind,
    Single,
    Verdict,
    parts_of,
)
from domain.base.events import Event
from domain.game import Game
from domain.record.history import History

Removal = Literal["", "retracted", "rewound"]


class Demand(NamedTuple):
    """One single correction and what it asks. `version`: of its event; `undoing`: it only undoes another."""

    part: Single
    asked: Asked
    version: int
    undoing: bool = False


class EventChange(NamedTuple):
    """The demand on one event: that it be void, another form, other draws, that its words be struck."""

    removal: Removal = ""
    form: Any = None
    draws: tuple[Draw, ...] | None = None
    redacted: bool = False


PLAIN = EventChange()


class ActiveCorrections:
    """The demands in force, folded in order: of two that speak of one thing the later prevails.

    Of several amendments of one event only the last counts, with what it takes; typed dice stand until others are.
    """

    def __init__(self, history: History, demands: Iterable[Demand]) -> None:
        self.demands = tuple(demands)
        self._removed: dict[str, tuple[int, Removal]] = {}
        self._forms: dict[str, tuple[int, Any]] = {}
        self._draws: dict[str, tuple[Draw, ...]] = {}
        self._redacted: set[str] = set()
        self._rewound: list[tuple[int, int, int]] = []
        for place, demand in enumerate(self.demands):
            self._fold(history, place, demand)
        for place, _ in self._forms.values():
            for event in self.demands[place].asked.void:
                if self._removed.get(event, (-1, ""))[0] < place:
                    self._removed[event] = (place, "retracted")

    def of(self, event: Event) -> EventChange:
        """Return the changes that the demands in force ask of this event of play."""
        removal = self._fate(event)[1]
        if not removal and event.id not in self._forms and event.id not in self._redacted:
            return PLAIN
        form = self._forms.get(event.id, (0, None))[1]
        return EventChange(removal, form, self._draws.get(event.id), event.id in self._redacted)

    def taker(self, event: Event) -> Demand | None:
        """Return the demand by which this event is void; None: no demand asks for that."""
        place, removal = self._fate(event)
        return self.demands[place] if removal else None

    def taken_with(self, target: str) -> frozenset[str]:
        """Return the ids that the last amendment of an event takes with its target."""
        place, _ = self._forms.get(target, (-1, None))
        return frozenset(self.demands[place].asked.void) if place >= 0 else frozenset()

    def _fate(self, event: Event) -> tuple[int, Removal]:
        fate = self._removed.get(event.id, (-1, ""))
        for place, first, last in self._rewound:
            if place > fate[0] and first <= event.version <= last:
                fate = (place, "rewound")
        return fate

    def _fold(self, history: History, place: int, demand: Demand) -> None:
        request, target = demand.asked, demand.part.target
        match demand.part:
            case Amend(command=command):
                self._forms[target] = (place, form_of(history.game, command, request.form))
                self._redacted.discard(target)
                if request.draws is not None:
                    self._draws[target] = request.draws
                return
            case Retract(text_only=True):
                self._redacted.add(target)
            case Rewind():
                self._rewound.append((place, history.index[target], demand.version - 1))
            case _:
                pass
        self._removed.update(dict.fromkeys(request.void, (place, "retracted")))
        self._removed.update(dict.fromkeys(request.back, (place, "")))


def in_force(history: History, undoing: Collection[int] = ()) -> list[Demand]:
    """Return the demands of the corrections in force, in order.

    `undoing`: versions of the corrections that are being undone now.
    """
    return demands(history, active(history, undoing))


def demands(history: History, versions: Iterable[int]) -> list[Demand]:
    """Return the demands of these corrections, in order."""
    return [demand for version in sorted(versions) for demand in _demands_of(history, version)]


def _demands_of(history: History, version: int) -> Iterable[Demand]:
    command: Any = history.raw[version - 1].command
    correction, verdict = history.rulings[version].correction, command.verdict
    parts = parts_of(correction)
    requests = verdict.asked
    if requests is None:
        requests = (_implied_request(history, parts[0], verdict),)
    for part, each in zip(parts, requests, strict=True):
        yield Demand(part, each, version, undoes(history, part))


def _implied_request(history: History, part: Single, verdict: Verdict) -> Asked:
    """Return the demand of a record that does not state it: its correction asked for all that it took or gave back."""
    match part:
        case Rewind() | Retract(text_only=True):
            return Asked()
        case Amend(target=target, command=command, dice=dice):
            form = next((r for r in verdict.revised if r.id == target), None)
            if form is None or form.command == AS_RECORDED:
                return Asked(void=verdict.void)
            completed = type(history.game.decoders.wire.decode(command)) not in history.game.recorded
            return Asked(
                void=verdict.void,
                form=form.command if completed else AS_RECORDED,
                draws=form.draws if dice is not None else None,
            )
        case _:
            back = verdict.back if undoes(history, part) else ()
            return Asked(void=verdict.void, back=back)


def active(history: History, undoing: Collection[int] = ()) -> frozenset[int]:
    """Return the versions of the corrections in force.

    `undoing`: versions of those that are being undone now, which do not count.
    """
    undone = set(undoing)
    for version in sorted(history.rulings, reverse=True):
        if version not in undone:
            undone.update(undone_by(history, history.rulings[version].correction))
    return frozenset(history.rulings) - undone


def undone_by(history: History, correction: Correction) -> list[int]:
    """Return the versions of the corrections that this one undoes."""
    return [history.index[part.target] for part in parts_of(correction) if undoes(history, part)]


def undoes(history: History, part: Single) -> bool:
    """Return whether a single correction undoes another: it restores a correction, or retracts it as a whole."""
    restoring = isinstance(part, Restore) or (isinstance(part, Retract) and not part.text_only)
    return restoring and history.index.get(part.target) in history.rulings


def reach(history: History, changed: Collection[Demand], others: Iterable[Demand]) -> int | None:
    """Return the first version that these demands touch, coming or going; None: they touch nothing.

    The other amendments of an amended event come and go with it, with what they take: only one of them counts.
    """
    amended = {demand.part.target for demand in changed if isinstance(demand.part, Amend)}
    near = [*changed, *(d for d in others if isinstance(d.part, Amend) and d.part.target in amended)]
    ids = {i for d in near for i in (*d.asked.void, *d.asked.back)}
    ids |= {d.part.target for d in near if not d.undoing}
    return min((history.index[i] for i in ids), default=None)


def form_of(game: Game, given: msgspec.Raw, accepted: msgspec.Raw) -> Any:
    """Return the command of an amendment as it was accepted, where that is more than what was given; else as given."""
    return game.decoders.wire.decode(given) if accepted == AS_RECORDED else game.decoders.recorded.decode(accepted)


def requested_form(event: Event, change: EventChange) -> Event:
    """Return the event with the command and the draws that are asked for; its struck words are removed afterwards."""
    if change.form is None and change.draws is None:
        return event
    command = event.command if change.form is None else change.form
    draws = event.draws if change.draws is None else change.draws
    return replace(event, command=command, draws=draws)
