"""Fields of the entries that tell of the table itself and of corrections, as a seat reads them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.base.corrections import (
    AnswerContest,
    Consented,
    ContestRuling,
    Declined,
    Proposed,
    RecordDisclosed,
    Upheld,
    Withdraw,
    WithdrawContest,
)
from domain.base.events import Command, Id
from domain.game import Game
from domain.game.law import NAMES
from domain.record.codec import event_name
from domain.table.chains import Anchors
from domain.table.commands import (
    TABLE_COMMANDS,
    AddSeat,
    Again,
    DrawAnew,
    IssueToken,
    JoinTable,
    OpenTable,
    RevokeToken,
    TableOver,
)
from domain.table.seats import Delay, Origin, Pausers, Role, Seat, StandIns, TalkOptions
from projections.base.differences import Change
from projections.base.projection import Die, Projection, Structs
from projections.entries.contests import LINES, Turn


class JoinEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat sat down, or took another name.

    `name`: the one that it takes; `was`: its name before, where that is another; `again`: it sat there already.
    """

    name: str | None
    was: str | None = None
    again: bool = False


class SeatAddedEntry(msgspec.Struct, frozen=True):
    """A new seat, by its id."""

    id: Id
    name: str
    role: Role


class OpenedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new table. `chance`: the anchors of its dice, where anybody can check them; `before`: of a branch, those of the
    dice that fell before it was begun. `delay`: how late spectators read, where they do; `stand_ins`: who may act for
    an absent seat; `pause`: who may pause. `options`: the game's, as far as everybody may know them; `talk`: what may
    be said beside the rules, where that is not as usual.
    """

    title: str
    game: str
    seats: tuple[Seat, ...]
    origin: Origin | None = None
    chance: Anchors | None = None
    before: Anchors | None = None
    delay: Delay | None = None
    options: dict[str, Any] = {}
    stand_ins: StandIns = "usual"
    talk: TalkOptions | None = None
    pause: Pausers = "anybody"


class EntryFields(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as it was or is told. `seat`: of the event itself, who did it. `text` is its sentence in the reader's
    language: it comes when the line is written, and is no part of what is told.
    """

    type: str
    fields: Any
    seat: Id | None = None
    dice: tuple[Die, ...] = ()
    text: str = ""


class Flip(msgspec.Struct, frozen=True):
    """An event that stands, with other consequences: what the seat read then, what holds now."""

    event: str | None
    was: tuple[EntryFields, ...]
    now: tuple[EntryFields, ...]


class Inserted(msgspec.Struct, frozen=True):
    """An act that the rules have put into the record, by what the seat may read of it."""

    lines: tuple[EntryFields, ...]


class Fallen(msgspec.Struct, frozen=True):
    """The reason why an event fell: the refusal that meets it at its place; empty where the seat may not know it.

    `details`: what its sentence says, what would have to be otherwise among it.
    """

    code: str = ""
    rule: str = ""
    details: dict[str, str | int] = {}


class CorrectionEntry(msgspec.Struct, frozen=True):
    """A correction, as far as the seat can see. Of whatever kind it is, `void` are the acts of the seat's own
    feed that stood until now and do not any more, `back` those that stand again; a correction that it undoes is its
    target and neither. `contests`: those that it closed, opened again or keeps waiting.

    Of several corrections together a seat is told those whose targets it sees: one of them as if it stood alone, more
    as `targets`. `after_disclosure`: one of `void`, or an act of the table that shows it no more, had shown something
    hidden, and nobody forgets it. `fell`: those of `void` that nobody asked for, and why; `inserted`: acts that the
    rules put in. `together`: by the consent of the players.
    `exposed_to`: which seats had read each event that is void or reads otherwise, for whoever sees the whole record;
    who reads late is among them, since he will read it as it was told, whatever is corrected until then.
    """

    target: Id | None = None
    targets: tuple[Id, ...] = ()
    reason: str = ""
    void: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    flips: tuple[Flip, ...] = ()
    changes: tuple[Change, ...] = ()
    contests: tuple[Turn, ...] = ()
    after_disclosure: bool = False
    exposed_to: dict[Id, tuple[Id, ...]] = {}
    fell: dict[Id, Fallen] = {}
    inserted: tuple[Inserted, ...] = ()
    together: bool = False


class ProposalEntry(msgspec.Struct, frozen=True):
    """A proposal or a voice; `target` only where the seat can see it."""

    proposal: str
    kind: str = ""
    target: Id | None = None
    targets: tuple[Id, ...] = ()
    reason: str = ""
    failed: bool = False


class BranchEntry(msgspec.Struct, frozen=True):
    """A branch to which the players have consented, by its title."""

    title: str


ABOUT: frozenset[type[Any]] = frozenset({CorrectionEntry, ProposalEntry, *LINES})
"""Lines whose sentences quote what they are about."""
SPOKEN_OF: Mapping[type[Any], str] = {
    CorrectionEntry: "act-correction",
    ProposalEntry: "act-proposal",
    **dict(zip(LINES, ("act-contest", "act-answer", "act-withdrawal", "act-upholding"), strict=True)),
}
"""By what such a line tells, the message that names it, whatever the game calls it."""
TABLE_ENTRIES = (
    OpenedEntry,
    JoinEntry,
    SeatAddedEntry,
    *LINES,
    CorrectionEntry,
    ProposalEntry,
    BranchEntry,
    RecordDisclosed,
    IssueToken,
    RevokeToken,
    DrawAnew,
    TableOver,
    Again,
)
CORRECTED = (*NAMES, "dice")
"""Keys of a law's names under which the entries of corrections are found."""
VOICES: Mapping[type[Command], str] = {
    Proposed: "propose",
    Consented: "consent",
    Declined: "decline",
    Withdraw: "withdraw",
}


def shared_types(game: Game) -> dict[str, Structs]:
    """Return, by the type of an entry of the table or of a correction, the structs that its fields may be."""
    names = {**NAMES, **game.law.names}
    found: dict[str, Structs] = {event_name(game, OpenTable): (OpenedEntry,)}
    table_commands: tuple[type[Command], ...] = (*TABLE_COMMANDS, IssueToken, RevokeToken, DrawAnew, Again)
    dispute_commands: tuple[type[Command], ...] = (ContestRuling, AnswerContest, WithdrawContest, Upheld)
    found |= {event_name(game, kind): (kind,) for kind in table_commands}
    found |= {event_name(game, JoinTable): (JoinEntry,), event_name(game, AddSeat): (SeatAddedEntry,)}
    lines: Structs = LINES
    found |= {event_name(game, kind): (line,) for kind, line in zip(dispute_commands, lines, strict=True)}
    found |= {names[kind]: (CorrectionEntry,) for kind in CORRECTED if kind in names}
    found |= {game.law.names.get(voice, event_name(game, kind)): (ProposalEntry,) for kind, voice in VOICES.items()}
    found |= {"TableOver": (TableOver,)}
    return found | {"RecordChanged": (CorrectionEntry,), "BranchGranted": (BranchEntry,)}


def public_types(game: Game, projection: Projection) -> dict[str, Structs]:
    """Return, sorted by the type of an entry, the structs that its fields may be, those that anybody may know of."""
    types = sorted({**shared_types(game), **projection.types}.items())
    public = ((name, tuple(filter(game.public, kinds))) for name, kinds in types)
    return {name: kinds for name, kinds in public if kinds}
