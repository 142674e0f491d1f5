"""Events to bytes and back. The topic is the game's own tag for what happened, never a Python path.

The body holds the event as JSON; `domain.record.chain` seals it to its predecessor. A retired form stays readable:
its struct has `upcast()`, applied until nothing older is left. Where merely a field had another name, see
`domain.record.former_fields`.
"""

from __future__ import annotations

from datetime import datetime
from functools import cache
from sys import intern
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.chance import Draw
from domain.base.corrections import (
    AnswerContest,
    Consented,
    ContestRuling,
    Corrected,
    Declined,
    Proposed,
    RecordDisclosed,
    Upheld,
    Withdraw,
    WithdrawContest,
)
from domain.base.events import Command, Event
from domain.game import Game
from domain.record.former_fields import current_options, renamed
from domain.record.tombstone import FORGOTTEN
from domain.table.commands import TABLE_COMMANDS, AddSeat, Again, DrawAnew, IssueToken, OpenTable, RevokeToken

FORM = 1
OPENED = "table.TableOpened.1"
"""The topic of the first event of every table."""
STATUS = {
    "table.TableStarted.1": "playing",
    "table.TablePaused.1": "paused",
    "table.TableResumed.1": "playing",
    "table.TableEnded.1": "ended",
    FORGOTTEN: "forgotten",
}
"""The status of a table after the events of these topics; a game may start by a command of its own."""
_SHARED: dict[type[Command], str] = {
    OpenTable: "TableOpened",
    **dict(
        zip(
            TABLE_COMMANDS,
            (
                "SeatJoined",
                "TableStarted",
                "TablePaused",
                "TableResumed",
                "TableEnded",
                "PresenceSet",
                "SeatAdded",
                "SeatClosed",
                "StandInAllowed",
            ),
            strict=True,
        )
    ),
    IssueToken: "TokenIssued",
    RevokeToken: "TokenRevoked",
    DrawAnew: "DrawnAnew",
    Again: "OpenedAgain",
    Corrected: "RulingCorrected",
    Proposed: "CorrectionProposed",
    Consented: "CorrectionConsented",
    Declined: "CorrectionDeclined",
    Withdraw: "CorrectionWithdrawn",
    ContestRuling: "RulingContested",
    AnswerContest: "ContestAnswered",
    WithdrawContest: "ContestWithdrawn",
    Upheld: "RulingUpheld",
    RecordDisclosed: "RecordDisclosed",
}
CORRECTING = frozenset(f"table.{_SHARED[kind]}.{FORM}" for kind in (Corrected, Consented))
"""The topics of events that can change the record before them."""
REACHING_BACK = CORRECTING | {f"table.{_SHARED[AddSeat]}.{FORM}"}
"""The topics of events that reach back: corrections, and an added seat, which reads the record before it."""
_HOLDING: frozenset[type[Command]] = frozenset({Corrected, Proposed, Consented})
"""The commands that hold commands of the game as JSON, which is read later."""


class _Body(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    at: datetime
    seat: str
    command: Any
    draws: tuple[Draw, ...] = ()
    key: str = ""
    mark: str = ""
    by: str = ""


class _Envelope(msgspec.Struct, frozen=True):
    id: str
    at: datetime
    seat: str
    command: msgspec.Raw
    draws: tuple[Draw, ...] = ()
    key: str = ""
    mark: str = ""
    by: str = ""


_encode = msgspec.json.Encoder(order="deterministic").encode
_envelope = msgspec.json.Decoder(_Envelope)
_SHARED_DECODERS: dict[type[Command], msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(kind) for kind in _SHARED
}


class UnknownTopic(Exception):
    """A topic in the record that no installed version of the game can read."""


def event_name(game: Game, command: type[Command]) -> str:
    """Return the catalogue's name of the event that records this command: `ActionDeclared`."""
    return _SHARED.get(command) or game.recorded[command]


@cache
def _topics(game: Game) -> dict[str, type[Command]]:
    """Return the struct that reads each stored topic, former forms included: topic -> struct."""
    return {name: kind for kind, name in _names(game).items()} | dict(game.retired)


@cache
def _names(game: Game) -> dict[type[Command], str]:
    shared = {kind: f"table.{name}.{FORM}" for kind, name in _SHARED.items()}
    return shared | {
        kind: f"{game.name}.{name}.{kind.__struct_config__.tag}.{getattr(kind, 'FORM', FORM)}"
        for kind, name in game.recorded.items()
    }


def topic(game: Game, command: type[Command]) -> str:
    """Return the topic under which this command is stored: `nosgoth.ActionDeclared.DeclareAction.1`.

    The recorded struct is named too: several may have one event name. The table's own read `table.TableOpened.1`.
    """
    return _names(game)[command]


def body(event: Event) -> bytes:
    """Return the bytes that the chain seals. Version and table are the row's, hence not repeated."""
    return _encode(_Body(event.id, event.at, event.seat, event.command, event.draws, event.key, event.mark, event.by))


def read(game: Game, version: int, stored_topic: str, data: bytes) -> Event:
    """Read the event in a row. Raises UnknownTopic, msgspec.DecodeError."""
    envelope = _envelope.decode(data)
    kind = _topics(game).get(stored_topic)
    if kind is None:
        raise UnknownTopic(stored_topic)
    command = _command(game, kind, envelope.command)
    while hasattr(command, "upcast"):
        command = command.upcast()
    if isinstance(command, OpenTable):
        command = replace(command, options=current_options(game, command.options))
    return Event(
        id=envelope.id,
        version=version,
        at=envelope.at,
        seat=intern(envelope.seat),  # few, and every event has one
        command=command,
        draws=envelope.draws,
        key=envelope.key,
        mark=envelope.mark,
        by=envelope.by,
    )


def _command(game: Game, kind: type[Command], stored: msgspec.Raw) -> Any:
    """Return the recorded command, its fields under today's names.

    Reading today's form costs nothing for the former ones, unless the command holds others.
    """
    decode = (_SHARED_DECODERS.get(kind) or game.decoders.each[kind]).decode
    if kind in _HOLDING and game.renamed:
        return decode(renamed(game, stored) or stored)
    try:
        return decode(stored)
    except msgspec.ValidationError:
        if (current := renamed(game, stored)) is None:
            raise
        return decode(current)


def peek_opening(data: bytes) -> OpenTable:
    """Return the opening in the bytes of a table's first event. Raises msgspec.DecodeError."""
    opening: OpenTable = _SHARED_DECODERS[OpenTable].decode(_envelope.decode(data).command)
    return opening


def peek_game(data: bytes) -> str:
    """Return the game tag in the bytes of a table's first event. Raises msgspec.DecodeError."""
    return peek_opening(data).game


class _Timed(msgspec.Struct, frozen=True):
    at: datetime


_timed = msgspec.json.Decoder(_Timed)


def when(data: bytes) -> datetime:
    """Return the time of an event, or of a tombstone, from its bytes. Raises msgspec.DecodeError."""
    return _timed.decode(data).at
