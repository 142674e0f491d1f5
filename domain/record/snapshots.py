"""A history as bytes and back, so that a long record need not be folded from its beginning.

States are written as they are: their types say exactly what they hold, so they are read back equal. The events stay
in the log. Of the states that are kept at intervals only some are written: near the end all, further back ever fewer.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property, partial
from typing import Any, NamedTuple

import msgspec

from domain.base.corrections import Correction
from domain.base.events import Event
from domain.game import Game
from domain.record.checkpoints import Checkpoints, Marks
from domain.record.codec import body, read, topic
from domain.record.events import Events, Fetch
from domain.record.history import STRIDE, History, Overlay, Ruling
from domain.record.index import Index
from domain.table.seats import State

NEAR = 1  # intervals before the end whose states are all written


class Form(msgspec.Struct, frozen=True, array_like=True):
    """An event that is not in the log: its present form, or one that a correction inserted."""

    version: int
    topic: str
    body: msgspec.Raw


class _Changed(msgspec.Struct, frozen=True, array_like=True):
    """The change that a correction made to the overlay before it. None, or an empty tuple, removes the entry."""

    void: tuple[str, ...]
    back: tuple[str, ...]
    revised: Mapping[str, Form | None]
    inserted: Mapping[str, tuple[Form, ...]]


class _Ruled(msgspec.Struct, frozen=True, array_like=True):
    """A ruling without its `base`, which is needed only while the ruling is applied."""

    correction: Correction
    version: int
    start: int
    last: int
    changed: _Changed


class _Now(msgspec.Struct, frozen=True, array_like=True):
    """The present of a history: the `ids` of all events, `rulings` as JSON, the rest as in `History`."""

    ids: tuple[str, ...]
    state: bytes
    rulings: bytes
    drawn: dict[str, int]
    withheld: tuple[bytes, ...]
    opened: dict[str, int]


class _Past(msgspec.Struct, frozen=True, array_like=True):
    """The marks of a history: each has its version and the place of its state in `states`."""

    states: tuple[bytes, ...]
    marks: tuple[tuple[int, int], ...]
    past: tuple[tuple[int, int], ...]


class Saved(NamedTuple):
    """A history without its events: `now` to continue it, `past` to look back."""

    now: bytes
    past: bytes


Recall = Callable[[], bytes | None]
"""Returns what was saved as `past`, None if it is gone. It may be called in any thread, and more than once."""

_encode = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode
_now = msgspec.msgpack.Decoder(_Now)
_past = msgspec.msgpack.Decoder(_Past)
_form = msgspec.json.Decoder(Form)
_rulings = msgspec.json.Decoder(tuple[_Ruled, ...])


def save(history: History) -> Saved:
    """Save a history that nobody writes meanwhile."""
    rulings, was = [], Overlay()
    for ruling in history.rulings.values():
        changed = _changed(history.game, was, ruling.now)
        rulings.append(_Ruled(ruling.correction, ruling.version, ruling.start, ruling.last, changed))
        was = ruling.now
    states = _States()
    marks = states.places(_chosen(history.marks, history.version, ()))
    past = states.places(_chosen(history.past, history.version, history.rulings))
    withheld = tuple(_encode(form_of(history.game, act)) for act in history.withheld.values())
    packed = pack_state(history.state)
    now = _Now(tuple(history.index), packed, _encode(rulings), history.drawn, withheld, history.opened)
    return Saved(_pack(now), _pack(_Past(tuple(states.written), marks, past)))


def restore(game: Game, data: bytes, fetch: Fetch, recall: Recall) -> History:
    """Return the history that was saved as `now`; `fetch` reads its events, `recall` what was saved as `past`.

    Where `recall` returns None or damaged bytes, the record is folded from its beginning when somebody looks back.
    Raises msgspec.DecodeError, KeyError, codec.UnknownTopic for a `now` that `save` did not write.
    """
    saved = _now.decode(data)
    raw, state = Events(saved=len(saved.ids), fetch=fetch), unpack_state(game, saved.state)
    present = (len(raw), state)
    back = _PastReader(game, raw.upto(len(raw)), recall)
    marks, past = Marks([present], lambda: back.lists.marks), Marks([present], lambda: back.lists.past)
    history = History(game, raw, state, Index(saved.ids), marks, past, drawn=saved.drawn, opened=saved.opened)
    history.withheld = {act.id: act for act in (event_in(game, _form.decode(form)) for form in saved.withheld)}
    for each in _rulings.decode(saved.rulings):
        now = _after(game, history.overlay, each.changed)
        ruling = Ruling(each.correction, each.version, each.start, each.last, None, history.overlay, now)
        history.rulings[each.version] = ruling
        history.overlay = now
    return history


class _Lists(NamedTuple):
    marks: list[tuple[int, State | Checkpoints]]
    past: list[tuple[int, State | Checkpoints]]


class _PastReader:
    """A reader of the marks of a saved history, shared by all its copies."""

    def __init__(self, game: Game, raw: Events, recall: Recall) -> None:
        self._game = game
        self._raw = raw
        self._recall = recall

    @cached_property
    def lists(self) -> _Lists:
        end = len(self._raw)
        try:
            lists = self._recalled()
        except (msgspec.DecodeError, IndexError):
            lists = None
        found = lists or self._folded()
        return _Lists(*([mark for mark in each if mark[0] < end] for each in found))

    def _recalled(self) -> _Lists | None:
        data = self._recall()
        if data is None:
            return None
        saved = _past.decode(data)
        states: list[State | Checkpoints] = [
            Checkpoints(state, partial(unpack_state, self._game)) for state in saved.states
        ]
        return _Lists(*([(version, states[place]) for version, place in each] for each in (saved.marks, saved.past)))

    def _folded(self) -> _Lists:
        again = History.begin(self._game, self._raw[0])
        for event in self._raw[1:]:
            again.append(event)
        return _Lists([*again.marks], [*again.past])


def pack_state(state: State) -> bytes:
    """Pack a state: as JSON where a proposal at the table holds a command as JSON, otherwise as MessagePack."""
    return b"j" + _encode(state) if _holds_json(state.table) else b"p" + _pack(state)


def _holds_json(value: Any) -> bool:
    if isinstance(value, msgspec.Struct):
        return any(_holds_json(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, Mapping):
        return any(map(_holds_json, value.values()))
    return isinstance(value, msgspec.Raw) or (isinstance(value, tuple) and any(map(_holds_json, value)))


def unpack_state(game: Game, data: bytes) -> State:
    """Return the state that `pack_state` packed. Raises msgspec.DecodeError."""
    decoder = game.decoders.packed if data[:1] == b"p" else game.decoders.state
    state: State = decoder.decode(memoryview(data)[1:])
    return state


class _States:
    """The states to write, each once."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self._places: dict[
            int, tuple[int, State | Checkpoints]
        ] = {}  # by identity; the state is held, so that it stays its own

    def places(self, marks: Iterable[tuple[int, State | Checkpoints]]) -> tuple[tuple[int, int], ...]:
        return tuple((version, self._place(state)) for version, state in marks)

    def _place(self, state: State | Checkpoints) -> int:
        if id(state) not in self._places:
            self._places[id(state)] = len(self.written), state
            self.written.append(state.data if isinstance(state, Checkpoints) else pack_state(state))
        return self._places[id(state)][0]


def _chosen(marks: Marks, end: int, needed: Collection[int]) -> Iterator[tuple[int, State | Checkpoints]]:
    """Yield the marks to write: the first, those near the end, the `needed` ones, and fewer and fewer of the others.

    Of the others one in two is written, then one in four, and so on.
    """

    def wanted(version: int) -> bool:
        back = (end - version) // STRIDE // NEAR
        often = 1 << max(back.bit_length() - 1, 0)
        return version == 1 or version in needed or (version % STRIDE == 0 and version // STRIDE % often == 0)

    return marks.chosen(wanted)


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
    """Return the form under which an event outside the log is saved. Raises KeyError."""
    return Form(event.version, topic(game, type(event.command)), msgspec.Raw(body(event)))


def event_in(game: Game, form: Form) -> Event:
    """Read the event in a saved form. Raises codec.UnknownTopic, msgspec.DecodeError."""
    return read(game, form.version, form.topic, bytes(form.body))
