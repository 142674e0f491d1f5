"""State of every table: seats, status, contests, a pending proposal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cached_property
from typing import Annotated, ClassVar, Literal

import msgspec

from domain.base.corrections import BranchOff, Proposable
from domain.base.events import Id, Name
from domain.table.chains import Anchors

HOST = "host"
Role = Literal["gm", "player", "spectator", "host"]
Disclosure = Literal["asked", "at_end", "never"]
"""When a record is opened to the whole table after its end."""
Pausers = Literal["anybody", "gm"]
"""The right to pause: of whoever plays, or of the game master and the host alone."""
StandIns = Literal["usual", "gm", "consent", "nobody"]
"""The right to act for an absent seat; `usual`: the game master's, in a game without one a player's by consent."""
Status = Literal["open", "playing", "paused", "ended"]


MOST_FRAMES = 500
MOST_MINUTES = 10_080  # a week
Frames = Annotated[int, msgspec.Meta(ge=0, le=MOST_FRAMES)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=MOST_MINUTES)]


class Delay(msgspec.Struct, frozen=True):
    """The delay of spectators: a frame is read once so many others of theirs came after it, and once it is so many
    minutes old. 0 asks for nothing.
    """

    frames: Frames = 0
    minutes: Minutes = 0


TalkRight = Literal["everybody", "players", "gm", "nobody"]
"""A right to talk or to roll: of all at the table, the game master and the players, him alone, nobody."""


class TalkOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options of a table for what is said there beside the rules: who speaks, who rolls dice that no rule asks for, and
    whether the game master reads what is said to others alone.
    """

    talk: TalkRight = "players"
    free_rolls: TalkRight = "players"
    gm_reads_whispers: bool = True


class KeptNote(msgspec.Struct, frozen=True):
    """A note of a seat. `shared`: the event that showed it to the table, None until then."""

    seat: str
    text: str
    shared: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """A chair at the table. `id` is public and stable; `joined` once its token was used to sit down."""

    id: str
    name: str
    role: Role
    joined: bool = False
    away: bool = False


class Origin(msgspec.Struct, frozen=True):
    """The origin of a branch: the table, who began it and when. `hash`: of the shared past, which can
    be compared with the origin's own record.
    """

    table: str
    hash: str
    seat: Id
    at: datetime


class Answer(msgspec.Struct, frozen=True):
    """An answer of a seat to a contest. `id` is the answering event's."""

    id: str
    seat: str
    text: str


class Closing(msgspec.Struct, frozen=True):
    """The closing of a contest, or what would close it again: the event `id`. `kind`: `upheld`, `withdrawn`, or the
    correction's own.
    """

    id: str
    kind: str
    seat: str


class Contest(msgspec.Struct, frozen=True):
    """A seat's objection to an event; play goes on. `id` is the contesting event's.

    `closings` are facts, in order: whether one of them holds depends on which corrections are in force
    (`domain.corrections.disputes`).
    """

    id: str
    target: str
    seat: str
    text: str
    answers: tuple[Answer, ...] = ()
    closings: tuple[Closing, ...] = ()


class Vain(msgspec.Struct, frozen=True):
    """A proposal that came to nothing: who proposed which correction of what, and whether he withdrew it himself."""

    seat: str
    kind: str
    targets: tuple[str, ...]
    withdrawn: bool


class Proposal(msgspec.Struct, frozen=True):
    """A correction that waits for the players' consent. `id` is the proposing event's."""

    id: str
    seat: str
    correction: Proposable
    consents: frozenset[str]
    refusals: frozenset[str] = frozenset()


class Grant(msgspec.Struct, frozen=True):
    """A branch to which the players have consented, and who proposed it."""

    seat: str
    branch: BranchOff


class Successor(msgspec.Struct, frozen=True):
    """The table that was opened for the same people after this one. `seats`: by its seat here, each seat there."""

    table: Id
    seats: Mapping[str, str]


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """The state that all games share. `contests`: by id, in the order in which they were raised; `revoked`: the seats
    for which no token speaks; `closed`: those that were taken away; `corrections`: the ids of those that were made,
    each with those that it undoes; `vain`: proposals that came to nothing since the record was last corrected;
    `origin`: of a branch; `granted`: branches that were consented to, by the id of the deciding voice; `chance`: what
    it has published of its dice, None where nobody can check those of the service; `disclosed`: the whole record may be
    read by whoever sits at the table; `delay`: how late spectators read, None where they read at once; `stand_ins`: who
    may act for an absent seat; `pause`: who may pause; `allowed`: absent seat -> who would act for it -> the players
    who agree; `talk`: what may be said beside the rules; `again`: the table that came after it, for the same people.
    """

    id: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    status: Status = "open"
    contests: Mapping[str, Contest] = {}
    proposal: Proposal | None = None
    revoked: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    corrections: Mapping[str, tuple[str, ...]] = {}
    vain: tuple[Vain, ...] = ()
    origin: Origin | None = None
    granted: Mapping[str, Grant] = {}
    chance: Anchors | None = None
    disclosure: Disclosure = "asked"
    disclosed: bool = False
    delay: Delay | None = None
    stand_ins: StandIns = "usual"
    pause: Pausers = "anybody"
    allowed: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    talk: TalkOptions = TalkOptions()
    again: Successor | None = None

    @cached_property
    def in_force(self) -> frozenset[str]:
        """The corrections that no other in force undoes. Made once: many questions about one table ask it."""
        undone: set[str] = set()
        for made, undoing in reversed(tuple(self.corrections.items())):
            if made not in undone:
                undone.update(undoing)
        return frozenset(self.corrections) - undone

    @cached_property
    def open_seats(self) -> frozenset[str]:
        """The seats for which somebody may speak, the host's among them: those that are not closed."""
        return frozenset((HOST, *(seat.id for seat in self.seats))) - self.closed

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The names of those who sit at the table, by their seats."""
        return {seat.id: seat.name for seat in self.seats}

    def seat(self, seat: str) -> Seat | None:
        """Return the seat of that id; None: there is none. `host` is at every table, but not among its `seats`."""
        if seat == HOST:
            return Seat(HOST, HOST, "host", joined=True)
        for found in self.seats:
            if found.id == seat:
                return found
        return None

    def role(self, seat: str) -> Role:
        """Return the role of a seat; an unknown id is a spectator who may do nothing."""
        if seat == HOST:
            return "host"
        for found in self.seats:
            if found.id == seat:
                return found.role
        return "spectator"

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats that were not closed."""
        return tuple(s for s in self.seats if s.id not in self.closed) if self.closed else self.seats

    def with_role(self, role: Role) -> tuple[Seat, ...]:
        """Return the seats of a role that were not closed."""
        return tuple(s for s in self.sitting if s.role == role)

    def absent(self, seat: str) -> bool:
        """Return whether the seat is away, closed or without a token.

        Nobody waits for such a seat, and others may act for it.
        """
        found = self.seat(seat)
        gone = found is not None and found.away
        return gone or seat in self.closed or seat in self.revoked

    def may_pause(self, seat: str) -> bool:
        """Return whether the seat may pause the session. To resume it is up to the game master and the host."""
        role = self.role(seat)
        return role in ("gm", "host") or (role == "player" and self.pause == "anybody")

    def agreed(self, seat: str, by: str) -> bool:
        """Return whether all players at the table agree that the seat `by` acts for that seat."""
        voices = set(self.allowed.get(seat, {}).get(by, ()))
        return by in voices and voices >= {each.id for each in self.present("player")} - {seat}

    def seated(self, seat: str) -> Table:
        """Return the table as if that seat were present."""
        seats = tuple(msgspec.structs.replace(each, away=False) if each.id == seat else each for each in self.seats)
        return msgspec.structs.replace(self, seats=seats, closed=self.closed - {seat}, revoked=self.revoked - {seat})

    def present(self, role: Role) -> tuple[Seat, ...]:
        """Return the seats of a role that can answer now: not away, not closed, and with a token."""
        return tuple(s for s in self.with_role(role) if not self.absent(s.id))

    def is_delayed(self, seat: str) -> bool:
        """Return whether the seat reads late; once the table has ended, no seat does."""
        return self.delay is not None and self.status != "ended" and self.role(seat) == "spectator"

    def contests_of(self, target: str) -> tuple[Contest, ...]:
        """Return every contest of that event, closed or not."""
        return tuple(c for c in self.contests.values() if c.target == target)


def numbered(roles: Iterable[str]) -> tuple[str, ...]:
    """Return seat ids that say the role and the place among its like: `gm1`, `player2`."""
    numbers: Counter[str] = Counter()
    ids: list[str] = []
    for role in roles:
        numbers[role] += 1
        ids.append(f"{role}{numbers[role]}")
    return tuple(ids)


def renumbered(table: Table) -> Mapping[str, str]:
    """Return, by their seats at this table, the seats of the same people at a new one; the host stays the host."""
    ids = numbered(seat.role for seat in table.sitting)
    return {seat.id: new for seat, new in zip(table.sitting, ids, strict=True)} | {HOST: HOST}


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """Notes as every state holds them, by the ids of the events that wrote them. No rule reads them."""

    notebook: Mapping[str, KeptNote] = {}


class State(Written, frozen=True):
    """Base of every game's state. With `dict=True` it can hold what is made of it once (`cached_property`).

    `NESTED`: fields that hold a struct, or None, of which a change of one field leaves what read others as it was.
    """

    NESTED: ClassVar[frozenset[str]] = frozenset()

    table: Table

    def let_go(self) -> None:
        """Drop the values cached on the state, which is kept for looking back and makes them again when needed."""
        made = getattr(self, "__dict__", None)
        if made:
            made.clear()


class Shelved(State, frozen=True, kw_only=True):
    """Base of a state that holds things which not everybody sees. `prepared`: where they stood before they were
    disclosed, id -> place, for the game master; see domain.game.disclosure.
    """

    prepared: Mapping[str, int] = {}


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as asked for at the opening."""

    name: Name
    role: Literal["gm", "player", "spectator"]
