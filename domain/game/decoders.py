"""Decoders of a game's types, made ready when the game is made.

msgspec describes a struct when a decoder first asks for it, in place and step by step; a thread that meets a
description which another has half finished reads through empty pointers, and the process dies. So no decoder is made
later: these exist before anything can be decoded, and describe every type of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from domain.base.events import Command
from domain.table.commands import TABLE_COMMANDS
from domain.table.seats import State

Decoder = msgspec.json.Decoder[Any]
_ANYTHING: Decoder = msgspec.json.Decoder()
_PACKED: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder()


class Decoders(msgspec.Struct, frozen=True, eq=False):
    """The decoders of a game's types.

    `wire`: any command of the game; `sent`: those of the table too; `recorded`: whatever its events can hold, by its
    own tag; `each`: by its type, former forms included; `options`: what a table is opened with; `state`: what the game
    folds; `packed`: the same as MessagePack, which is read faster and cannot hold what is kept as JSON.
    """

    wire: Decoder = _ANYTHING
    sent: Decoder = _ANYTHING
    recorded: Decoder = _ANYTHING
    each: Mapping[type[Command], Decoder] = {}
    options: Decoder = _ANYTHING
    state: Decoder = _ANYTHING
    packed: msgspec.msgpack.Decoder[Any] = _PACKED


def decoders(
    commands: Iterable[type[Command]],
    recorded: Iterable[type[Command]],
    retired: Iterable[type[Command]],
    options: type[msgspec.Struct],
    state: type[State],
) -> Decoders:
    """Make the decoders of a game. Raises TypeError for a type that msgspec cannot read."""
    commands, recorded = tuple(commands), tuple(recorded)
    return Decoders(
        wire=_any_of(commands),
        sent=_any_of((*commands, *TABLE_COMMANDS)),
        recorded=_any_of(recorded),
        each={kind: msgspec.json.Decoder(kind) for kind in (*recorded, *retired)},
        options=msgspec.json.Decoder(options),
        state=msgspec.json.Decoder(state),
        packed=msgspec.msgpack.Decoder(state),
    )


def _any_of(kinds: Iterable[type[Command]]) -> Decoder:
    union: Any = None
    for kind in kinds:
        union = kind if union is None else union | kind
    return msgspec.json.Decoder(union)
