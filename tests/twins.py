"""Twin sessions: the same visible commands, different secrets. Every byte that a watcher receives must be equal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.chance import Below, System
from domain.base.corrections import CorrectionCommand
from domain.base.events import Act, Command
from domain.base.refusal import Refused
from domain.corrections.judgement import decide_correction
from domain.game import Game
from domain.record.fold import decide, fresh
from projections.feeds.reader import SeatReader
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after, list_after
from projections.queries.preview import preview
from tests.scene import Scene, Seats, any_face, with_reason

encode = msgspec.json.Encoder(order="deterministic").encode


EQUAL: set[tuple[int, type, int, bytes, bytes, str]] = set()
"""Records of two tables and a seat to whom they look the same; by process, since mutants exchange code in a child."""


def record(scene: Scene) -> bytes:
    """Return a hash of all that happened at the table."""
    return sha256(encode(tuple(scene.feeds.history.raw))).digest()


def corrected(scene: Scene) -> int:
    """Return how many corrections there were."""
    return sum(isinstance(event.command, CorrectionCommand) for event in scene.feeds.history.raw)


def restates(scene: Scene, seat: str, after: int) -> bool:
    """Return whether any frame of the seat after that one makes earlier ones read otherwise."""
    reader = SeatReader(scene.feeds, seat, "fr")
    return any(reader.restated(number) for number in range(after + 1, scene.feeds.count(seat) + 1))


class Twins:
    """Two tables in step. `watchers` are the seats to whom both must look the same.

    `both` plays a command at both tables; `secret` plays another one at each (None: nothing happens there).
    Ids and times of shared events are equal; those of secret ones differ, in number too.
    """

    def __init__(
        self, game: str | Game, seats: Seats, watchers: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> None:
        self.left, self.right = (Scene(game, seats, options, linked=True) for _ in range(2))
        self.watchers = watchers
        self._count = 0
        self._answered: dict[tuple[str, str], MovesCache] = {}
        self._compared: dict[str, tuple[int, int]] = {}  # frames, and corrections at both tables

    def both(
        self, seat: str, command: Command, *dice: int, left: Below | None = None, right: Below | None = None
    ) -> str:
        """The same command at both tables; chance may differ (`left`, `right`). The id of both events."""
        event_id = self._shared()
        self.left.do(seat, command, *dice, below=left, event_id=event_id)
        self.right.do(seat, command, *dice, below=right or left, event_id=event_id)
        self.check()
        return event_id

    def secret(
        self, seat: str, left: Command | None, right: Command | None, *, event_id: str | None = None
    ) -> tuple[str | None, str | None]:
        """Another command at each table. The ids of the two events; `event_id` gives both the same."""
        self._count += 1
        ids: list[str | None] = []
        for name, scene, command in (("left", self.left, left), ("right", self.right, right)):
            scene.seconds = self._count * 10 + (1 if name == "left" else 2)
            if command is None:
                ids.append(None)
            else:
                ids.append(scene.do(seat, command, event_id=event_id or f"{name}{self._count}").event.id)
        self.check()
        return ids[0], ids[1]

    def correct(self, seat: str, left: CorrectionCommand | None, right: CorrectionCommand | None) -> None:
        """A correction at each table (the same object for a shared one)."""
        event_id = self._shared()
        for scene, command in ((self.left, left), (self.right, right)):
            if command is not None:
                scene.correct(seat, command, event_id)
        self._answered.clear()
        self.check()

    def probe(self, seat: str, *commands: Command, dice: tuple[int, ...] = ()) -> None:
        """What the seat would be answered to these commands is the same at both tables."""
        for command in commands:
            answers = [answer(scene, seat, command, dice) for scene in (self.left, self.right)]
            assert answers[0] == answers[1], (seat, command, answers)

    def probe_correction(self, seat: str, *commands: CorrectionCommand) -> None:
        """... and to these corrections and contests."""
        for command in commands:
            answers = [correction_answer(scene, seat, command) for scene in (self.left, self.right)]
            assert answers[0] == answers[1], (seat, command, answers)

    def check(self) -> None:
        """Everything that each watcher can ask for is equal, byte for byte. Two records that were found so once are not
        asked again: many a test begins alike. Moves follow from the watcher's last answer at that table, as in the
        service, and are made anew after a correction: contract/observers hold that both ways give the same.

        Frames, and views after them, are compared from the last one on that was compared before; all of them after a
        correction, and after a frame since which earlier ones read otherwise.
        """
        pair = os.getpid(), type(self), id(self.left.game), record(self.left), record(self.right)
        corrections = sum(map(corrected, (self.left, self.right)))
        for seat in self.watchers:
            if (*pair, seat) in EQUAL:
                continue
            frames, then = self._compared.get(seat, (1, 0))
            changed = corrections != then or any(restates(scene, seat, frames) for scene in (self.left, self.right))
            first = 1 if changed else frames
            left, right = (self._received(scene, seat, first) for scene in (self.left, self.right))
            for name, one in left.items():
                same = self.comparable(one) == self.comparable(right[name])
                assert same, f"{seat} can tell the twins apart by its {name}"
            EQUAL.add((*pair, seat))
            self._compared[seat] = max(1, self.left.feeds.count(seat)), corrections

    def comparable(self, said: bytes) -> bytes:
        """Return of what a seat was told that which has to be equal."""
        return said

    def _received(self, scene: Scene, seat: str, first: int) -> dict[str, bytes]:
        side = "left" if scene is self.left else "right"
        moves, cache = moves_after(self._answered.get((side, seat), NOTHING), scene, seat)
        self._answered[side, seat] = cache
        return {name: moves if name == MOVES else part(scene, seat, first) for name, part in PARTS.items()}

    def _shared(self) -> str:
        self._count += 1
        self.left.seconds = self.right.seconds = self._count * 10
        return f"s{self._count}"


MOVES = "moves"
PARTS: Mapping[str, Callable[[Scene, str, int], bytes]] = {
    "feed": lambda scene, seat, first: encode(scene.feed(seat, first - 1)),
    "view": lambda scene, seat, first: encode(scene.view(seat)),
    "feed as it came": lambda scene, seat, first: encode(scene.feed(seat, first - 1, marked=False)),
    "names": lambda scene, seat, first: encode(named(scene, seat)),
    MOVES: lambda scene, seat, first: moves_after(NOTHING, scene, seat)[0],
    "views": lambda scene, seat, first: encode(
        [scene.view(seat, number) for number in range(first, scene.feeds.count(seat) + 1)]
    ),
}
"""Every byte that a seat can receive: feed, view now and at each frame, from the `first` on, moves, the table itself.
What takes long is last.
"""


def moves_after(previous: MovesCache, scene: Scene, seat: str) -> tuple[bytes, MovesCache]:
    """Return the document of a seat's moves with the list of them, and what the next answer is quicker to make with."""
    made = document_after(previous, scene.feeds, seat, "fr")
    return encode([made.offers, list_after(made.cache, scene.feeds, seat, "fr").list]), made.cache


def received(scene: Scene, seat: str) -> dict[str, bytes]:
    return {name: part(scene, seat, 1) for name, part in PARTS.items()}


def named(scene: Scene, seat: str, texts: Iterable[str] | None = None) -> dict[str, tuple[str, str]]:
    """Whatever in the state bears a name for the seat, with its gender where the seat knows that. `texts`: of the
    state, where they are known.
    """
    asked = texts_of(scene.state) if texts is None else texts
    found = ((what, scene.feeds.projection.name(scene.state, seat, what)) for what in asked)
    return {what: (str(called), getattr(called, "gender", "")) for what, called in sorted(found) if called is not None}


def texts_of(value: Any) -> set[str]:
    """Return every text in a state."""
    match value:
        case str():
            return {value}
        case msgspec.Struct():
            return set().union(*(texts_of(getattr(value, field)) for field in value.__struct_fields__))
        case Mapping():
            return set().union(*map(texts_of, value), *map(texts_of, value.values()))
        case tuple() | list() | frozenset() | set():
            return set().union(*map(texts_of, value))
        case _:
            return set()


def answer(scene: Scene, seat: str, command: Command, dice: tuple[int, ...] = (), behalf: str = "") -> Any:
    """What the seat would be answered to this command. `behalf`: the absent seat for which it is given."""
    chance = fresh(scene.game, scene.state, list(dice) or None, System(any_face()))
    act = Act("probe", behalf or seat, command, scene.next_at, seat if behalf else "")
    try:
        decide(scene.game, scene.state, act, chance)
        chance.finish()
    except Refused as refused:
        return refused.code, refused.rule, refused.kind, refused.details
    return "accepted"


def correction_answer(scene: Scene, seat: str, command: CorrectionCommand) -> Any:
    """... and to this correction, contest or voice, and to a look at what it would do."""
    return _decided(scene, seat, command), _previewed(scene, seat, command)


def _previewed(scene: Scene, seat: str, command: CorrectionCommand) -> Any:
    """Without its id: a hash of the rest, with the seals whose randomness is masked where bytes are compared."""
    try:
        return encode(replace(preview(scene.feeds, seat, command), id=""))
    except Refused as refused:
        return refused.code, refused.rule, refused.kind, refused.details


def _decided(scene: Scene, seat: str, command: CorrectionCommand) -> Any:
    try:
        decide_correction(scene.feeds.history, seat, with_reason(scene.game, command), scene.feeds.sees)
    except Refused as refused:
        return refused.code, refused.rule, refused.kind, refused.details
    return "accepted"
