"""A history as bytes and back, so that a long record need not be folded from its beginning.

States are written as they are: their types say exactly what they hold, so they are read back equal. The events stay
in the log. Of the states that are kept at intervals only some are written: near the end all, further back ever fewer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from domain.corrections.commands import Correction
from domain.game import Game
from domain.game.events import Event
from domain.record.codec import body, read, topic
from domain.record.events import Events, Fetch
from domain.record.history import STRIDE, History, Mark, Overlay, Ruling
from domain.table.seats import State

NEAR = 2  # intervals before the end whose states are all written


class Form(msgspec.Struct, frozen=True, array_like=True):
    """An event that is not in the log: its present form, or one that a correction inserted."""

    version: int
    topic: str
    body: msgspec.Raw


class _Changed(msgspec.Struct, frozen=True, array_like=True):
    """What a correction made of the overlay before it; None, or nothing: it is there no more."""

    void: tuple[str, ...]
    back: tuple[str, ...]
    revised: Mapping[str, Form | None]
    inserted: Mapping[str, tuple[Form, ...]]


class _Ruled(msgspec.Struct, frozen=True, array_like=True):
    """A ruling, but for its `base`, which is needed only while it is taken in."""

    correction: Correction
    version: int
    start: int
    last: int
    changed: _Changed


class _Saved(msgspec.Struct, frozen=True, array_like=True):
    """`ids` of all events. Marks name their version and the place of their state in `states`, the present one first."""

    ids: tuple[str, ...]
    states: tuple[msgspec.Raw, ...]
    marks: tuple[tuple[int, int], ...]
    past: tuple[tuple[int, int], ...]
    rulings: tuple[_Ruled, ...]


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(_Saved)


def save(history: History) -> bytes:
    """The history without its events. It may be called beside whoever writes, on a twin."""
    states = _States()
    states.place(history.state)
    ruled = history.rulings.keys()
    rulings, was = [], Overlay()
    for ruling in history.rulings.values():
        changed = _changed(history.game, was, ruling.now)
        rulings.append(_Ruled(ruling.correction, ruling.version, ruling.start, ruling.last, changed))
        was = ruling.now
    marks = states.places(_chosen(history.marks, history.version, frozenset()))
    past = states.places(_chosen(history.past, history.version, ruled))
    return _encode(_Saved(tuple(history.index), tuple(states.written), marks, past, tuple(rulings)))


def restore(game: Game, data: bytes, fetch: Fetch) -> History:
    """The history that was saved; `fetch` reads its events. Raises msgspec.DecodeError, IndexError, KeyError,
    codec.UnknownTopic for what `save` did not write.
    """
    saved = _decoder.decode(data)
    states: list[State] = [game.decoders.state.decode(state) for state in saved.states]
    history: History = object.__new__(History)
    history.game = game
    history.raw = Events(saved=len(saved.ids), fetch=fetch)
    history.state = states[0]
    history.index = dict(zip(saved.ids, range(1, len(saved.ids) + 1), strict=True))
    history.marks = [(version, states[place]) for version, place in saved.marks]
    history.past = [(version, states[place]) for version, place in saved.past]
    history.rulings = {}
    history.overlay = Overlay()
    for each in saved.rulings:
        now = _after(game, history.overlay, each.changed)
        ruling = Ruling(each.correction, each.version, each.start, each.last, None, history.overlay, now)
        history.rulings[each.version] = ruling
        history.overlay = now
    return history


class _States:
    """The states that are written, each once."""

    def __init__(self) -> None:
        self.written: list[msgspec.Raw] = []
        self._places: dict[int, tuple[int, State]] = {}  # by identity; the state is held, so that it stays its own

    def place(self, state: State) -> int:
        if id(state) not in self._places:
            self._places[id(state)] = len(self.written), state
            self.written.append(msgspec.Raw(_encode(state)))
        return self._places[id(state)][0]

    def places(self, marks: Iterable[Mark]) -> tuple[tuple[int, int], ...]:
        return tuple((version, self.place(state)) for version, state in marks)


def _chosen(marks: Iterable[Mark], end: int, needed: Collection[int]) -> Iterable[Mark]:
    """The first, those near the end, of the others one in two, then one in four, and so on; and those `needed`."""
    for version, state in marks:
        back = (end - version) // STRIDE // NEAR
        often = 1 << max(back.bit_length() - 1, 0)
        if version == 1 or version in needed or (version % STRIDE == 0 and version // STRIDE % often == 0):
            yield version, state


def _changed(game: Game, was: Overlay, now: Overlay) -> _Changed:
    revised = {each: now.revised.get(each) for each in {**was.revised, **now.revised}}
    inserted = {each: now.inserted.get(each, ()) for each in {**was.inserted, **now.inserted}}
    return _Changed(
        void=tuple(now.void - was.void),
        back=tuple(was.void - now.void),
        revised={
            each: None if event is None else form_of(game, event)
            for each, event in revised.items()
            if event != was.revised.get(each)
        },
        inserted={
            each: tuple(form_of(game, act) for act in acts)
            for each, acts in inserted.items()
            if acts != was.inserted.get(each, ())
        },
    )


def _after(game: Game, was: Overlay, changed: _Changed) -> Overlay:
    revised = {**was.revised}
    for each, form in changed.revised.items():
        if form is None:
            del revised[each]
        else:
            revised[each] = event_in(game, form)
    inserted = {**was.inserted, **{e: tuple(event_in(game, f) for f in forms) for e, forms in changed.inserted.items()}}
    return Overlay(
        void=(was.void | frozenset(changed.void)) - frozenset(changed.back),
        revised=revised,
        inserted={each: acts for each, acts in inserted.items() if acts},
    )


def form_of(game: Game, event: Event) -> Form:
    """Raises KeyError."""
    return Form(event.version, topic(game, type(event.command)), msgspec.Raw(body(event)))


def event_in(game: Game, form: Form) -> Event:
    """Raises codec.UnknownTopic, msgspec.DecodeError."""
    return read(game, form.version, form.topic, bytes(form.body))
