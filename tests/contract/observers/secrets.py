"""What no seat may learn: ids of what it was not told, what an answer gives away, gaps in the numbers of draws."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from domain.base.events import Command
from domain.record.history import play
from domain.table.chains import follows
from projections.feeds.reader import SeatReader
from tests.contract.sessions import about, admitted, instance, wild
from tests.contract.twinning import of_scenario
from tests.contract.walks import Moment, Observer, settled
from tests.contract.wire import read_frames
from tests.scene import Scene
from tests.twins import answer, encode, named

CAUSES = ("source", "shocks", "crimes", "ledger", "doses", "skills")
"""What made a mark on a sheet while one was away, or before one could read that sheet: before it was one's own
(SOM-TRAUMA-02, SOM-CHAR-19, SOM-DRUG-01), or before it was approved at a table of open sheets (SOM-SEC-01); and the
disclosed destiny (SPI-SESS-12).
"""
SHOWING = ("call", "key")
"""What a line shows of something hidden: a call behind the screen by its result (SOM-NPC-10), a note of the keeper that
he discloses (INN-SEC-08).
"""
LATE = {"sombre": {"DieRolled"}}
"""Events whose dice may have been drawn behind the screen and be shown because of what they came to."""
VOID = "e999999"
"""The id of nothing."""
ID = re.compile(rb'"([ae]\d+(?:\.[\w.]+)?)"')
"""As the scenes of these tests give them: of an event, and of whatever came of it."""
WORD = re.compile(rb"[\w-]+")
"""Ids of events have no other signs."""


class Hidden(Observer):
    """No seat reads the id of anything that it was not told of: in lines, views, moves and refusals."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.known = Known()
        self.known.named(scene, partial(named, scene))

    def see(self, moment: Moment) -> None:
        if settled(self.seed):
            self.known.follow(moment)
            for seat in self.known.others(moment.scene):
                self.known.reads(moment.scene, seat, [moment.frames.get(seat), msgspec.Raw(moment.views[seat])])
            for seat in {*moment.looking}.intersection(self.known.others(moment.scene)):
                refused = refusals(moment.scene, seat, moment.rng("hidden"), moment.about(seat))
                self.known.reads(moment.scene, seat, [moment.document(seat), *refused])

    def end(self, scene: Scene) -> None:
        if settled(self.seed):
            for seat in self.known.others(scene):
                self.known.reads(scene, seat, [read_frames(scene.feeds, seat)])


class Probed(Observer):
    """Whoever names something hidden is answered as if it were not there."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.known = Known()
        self.known.named(scene, partial(named, scene))

    def see(self, moment: Moment) -> None:
        if settled(self.seed):
            self.known.follow(moment)
            if moment.rng("probed").random() < 0.1:
                self.tried += probe(moment.scene, self.known, moment.rng("probe"))


class Named(Observer):
    """Whatever a command or a move names was told to the seat: in an entry of its feed, or in the view that came with
    it. So a client never has to guess an id, nor to search a sentence for it. In the told session the entries alone
    tell everything.
    """

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.entries: defaultdict[str, set[bytes]] = defaultdict(set)
        self.views: dict[str, set[bytes]] = {}

    def see(self, moment: Moment) -> None:
        event = moment.step.event
        public = self.seed == 0 and event.id.startswith("e")
        if play(event) and event.seat in self.views:
            in_present_ids = of_scenario(moment.scene.game.name, "in_present_ids", lambda state, command: command)
            self.read(event.seat, encode(in_present_ids(moment.step.before, event.command)), public=public)
        for seat in {*moment.seats} - self.views.keys():  # who comes late reads of what was before
            for frame in SeatReader(moment.scene.feeds, seat, "fr").frames(marked=False):
                self.entries[seat].update(ID.findall(encode([(line.event, line.fields) for line in frame.entries])))
        for seat, frame in moment.frames.items():
            late = seat not in self.entries and moment.step.before is not None  # who comes late has frames of before
            for each in moment.scene.feed(seat, marked=False) if late else (frame,):
                self.entries[seat].update(ID.findall(encode([(line.event, line.fields) for line in each.entries])))
            self.views[seat] = set(ID.findall(moment.views[seat]))
        for seat in moment.looking:
            self.read(seat, encode(moment.document(seat)), public=public)

    def read(self, seat: str, naming: bytes, *, public: bool) -> None:
        """Check that the seat had read of all that is named there."""
        missing = set(ID.findall(naming)) - self.entries[seat] - (set() if public else self.views.get(seat, set()))
        assert not missing, (seat, missing)


class Streams(Observer):
    """Whoever follows a stream of chance sees every draw of it as it falls; nobody sees one of another."""

    tried = 0

    def end(self, scene: Scene) -> None:
        if scene.state.table.chance is not None:
            no_gaps(scene)
            self.tried = sum(scene.feeds.history.drawn.values())


class Known:
    """What each seat was told of: the events that it read of, whatever had a name for it at some time, and rolls by
    their results (SOM-NPC-10: one that was called behind the screen is known once it falls).
    """

    def __init__(self) -> None:
        self.of: defaultdict[str, set[str]] = defaultdict(set)

    def follow(self, moment: Moment) -> None:
        """Learn what the step told; who comes back finds what is there, a newcomer what was told to all who read."""
        for seat in self.others(moment.scene):
            if seat not in self.of:
                away = partial(moment.scene.game.away, moment.scene.state)
                self.of[seat] = set.intersection(*(known for other, known in self.of.items() if not away(other)))
        self.named(moment.scene, moment.named)
        before, scene = moment.step.before, moment.scene
        for seat in moment.seats:
            if before is not None and scene.game.away(before, seat) and not scene.game.away(scene.state, seat):
                self.of[seat] |= set(texts_in(iter([scene.view(seat)])))

    def named(self, scene: Scene, names: Callable[[str], Iterable[str]]) -> None:
        """Learn what bears a name for each seat, by `names`, and what the last event showed it."""
        for seat in self.others(scene):
            self.of[seat] |= {each.partition(".")[0] for each in names(seat)}
            for frame in SeatReader(scene.feeds, seat, "fr").present_frames():
                self.of[seat] |= {shown(line.fields, name) for line in frame.entries for name in SHOWING}
                flips = [flip for line in frame.entries for flip in getattr(line.fields, "flips", ())]
                now = [draft.fields for flip in flips for draft in flip.now]
                self.of[seat] |= {shown(fields, name) for fields in now for name in SHOWING}
                changed = (line.fields for line in frame.entries if line.type == "RecordChanged")
                self.of[seat] |= set(texts_in(changed))

    def reads(self, scene: Scene, seat: str, values: list[Any]) -> None:
        """Check that none of it names what the seat was not told of. Only what has such a word in it somewhere is
        taken apart: names may be longer, and some fields may name their causes.
        """
        index, number_of = scene.feeds.history.index, scene.feeds.number_of
        hidden = {e for e, version in index.items() if number_of(seat, version) is None} - self.of[seat]
        words = {word.decode() for word in WORD.findall(encode(values))}
        if not hidden.isdisjoint(words):
            named = hidden.intersection(texts_in(iter(values)))
            assert not named, (seat, named)

    def others(self, scene: Scene) -> list[str]:
        return ["host", *(s.id for s in scene.state.table.seats if s.role != "gm")]


def shown(fields: Any, name: str) -> str:
    return str(getattr(fields, name, None) or "").partition(".")[0]


def refusals(scene: Scene, seat: str, rng: Random, pool: list[str]) -> Iterator[Any]:
    """What the seat is told when it tries something."""
    for kind in rng.sample(scene.game.commands, min(8, len(scene.game.commands))):
        refusal = answer(scene, seat, wild(scene, seat, kind, rng, pool))
        yield refusal if isinstance(refusal, str) else refusal[3]


def texts_in(values: Iterator[Any]) -> Iterator[str]:
    for value in values:
        yield from id_texts(msgspec.json.decode(encode(value)))


def id_texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value.partition(".")[0]
        case dict():
            for key, item in value.items() if set(CAUSES).isdisjoint(str(value.get("path")).split("/")) else ():
                if key not in CAUSES:
                    yield from (key.partition(".")[0], *id_texts(item))
        case list():
            for item in value:
                yield from id_texts(item)
        case _:
            return


def probe(scene: Scene, known: Known, rng: Random) -> int:
    """Every player names hidden things in whatever it may send, in the place of each id. How often."""
    asked = 0
    for seat in (s.id for s in scene.state.table.seats if s.role == "player"):
        things = hidden(scene, seat, known)
        if not things:
            continue
        for command in bases(scene, seat, rng):
            for thing in rng.sample(things, min(3, len(things))):
                void = thing.replace(thing.partition(".")[0], VOID)
                for there, gone in zip(renamed(command, thing), renamed(command, void), strict=True):
                    if there is None or gone is None:
                        continue
                    one, other = (repr(answer(scene, seat, each)) for each in (there, gone))
                    assert one.replace(thing, void) == other, (seat, there, one, other)
                    asked += 1
    return asked


def hidden(scene: Scene, seat: str, known: Known) -> list[str]:
    """The things of the table of which the seat was told nothing."""
    history = scene.feeds.history
    unseen = {e.id for e in history.raw if scene.feeds.number_of(seat, e.version) is None} - known.of[seat]
    unseen -= set(texts_in(iter([read_frames(scene.feeds, seat), scene.view(seat)])))
    return sorted(text for text in all_texts(msgspec.to_builtins(scene.state)) if text.partition(".")[0] in unseen)


def bases(scene: Scene, seat: str, rng: Random) -> Iterator[Command]:
    """One of each of the seat's moves, and some that no move offers."""
    for move in scene.every_move(seat):
        if admitted(scene, move.command):
            command = instance(move.schema, move.command, rng)
            if command is not None:
                yield command
    pool = about(scene, seat)
    for kind in rng.sample(scene.game.commands, min(10, len(scene.game.commands))):
        yield wild(scene, seat, kind, rng, pool)


def renamed(command: Command, thing: str) -> Iterator[Command | None]:
    """The command with the thing in the place of each of its texts; None where it can be no such text."""
    written = msgspec.to_builtins(command)
    for path in _places(written):
        try:
            yield msgspec.convert(_put(written, path, thing), type(command))
        except msgspec.ValidationError:
            yield None


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    match value:
        case str() if path[-1] != "type":
            yield path
        case dict():
            for key, item in value.items():
                yield from _places(item, (*path, key))
        case list() | tuple():
            for at, item in enumerate(value):
                yield from _places(item, (*path, at))
        case _:
            return


def _put(value: Any, path: tuple[Any, ...], thing: str) -> Any:
    if not path:
        return thing
    first, *rest = path
    if isinstance(value, dict):
        return {**value, first: _put(value[first], tuple(rest), thing)}
    return [_put(item, tuple(rest), thing) if at == first else item for at, item in enumerate(value)]


def all_texts(value: Any) -> set[str]:
    match value:
        case str():
            return {value}
        case dict():
            return set().union(*map(all_texts, value), *map(all_texts, value.values()))
        case list() | tuple():
            return set().union(*map(all_texts, value))
        case _:
            return set()


def numbers_of(scene: Scene, seat: str) -> tuple[dict[str, list[int]], set[str]]:
    """Of each stream the numbers that a seat was shown, in their order; and the events, by name, of which it was shown
    dice that it cannot check yet.
    """
    numbers: dict[str, list[int]] = {}
    unproven: set[str] = set()
    for frame in read_frames(scene.feeds, seat, marked=False):
        for die in dict.fromkeys(die for entry in frame.entries for die in entry.dice):
            if die.proof is not None:
                numbers.setdefault(die.proof.stream, []).append(die.proof.number)
            elif not die.physical:
                unproven.add(frame.entries[0].type)
    return numbers, unproven


def no_gaps(scene: Scene) -> None:
    """No seat sees a gap, nor anything of a stream that it does not follow."""
    for seat in ("host", *(each.id for each in scene.state.table.seats)):
        keeper = scene.feeds.projection.sees_all(scene.state, seat)
        numbers, unproven = numbers_of(scene, seat)
        followed = (
            (name, last) for name, last in scene.feeds.history.drawn.items() if follows(name, seat, leading=keeper)
        )
        assert numbers == {name: list(range(1, last + 1)) for name, last in followed}, seat
        assert unproven <= LATE.get(scene.game.name, set()), seat
