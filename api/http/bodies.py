"""Decoding of what callers send: bounded, strict, and with a problem in plain words for what cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Annotated, Any, TypeVar

import msgspec
from litestar.types import Receive, Scope

from api.http.middleware import header
from api.http.parameters import whole
from api.http.problems import Failed
from api.http.schema_errors import MOST, Misfit, escaped, misfits, schema_of
from api.storage.idempotency import IdempotencyKey
from domain.base.corrections import Amend, CorrectionCommand, Together

MALFORMED = "malformed"
KEY_LENGTH = 200
MOST_COMMANDS = 64  # commands sent at once
STRONG_KEY = 20  # characters of a key that stands for tokens
SAFE = 2**53 - 1  # beyond it, numbers in JSON mean different things to different readers (RFC 7493)
_LONG_NUMBER = re.compile(rb"[-:,\[\s][0-9]+(?:[0-9]{15}|(?:\.[0-9]+)?[eE][+-]?[0-9]{2})")  # or a text that holds one
_OBJECT = re.compile(rb"\s*\{")
T = TypeVar("T")
Dice = Annotated[list[int], msgspec.Meta(max_length=1000)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of several commands that are sent together.

    `dice`: the faces of its physical dice; `nonce`: for the dice that the service draws; `for`: the absent seat for
    which the command is carried out.
    """

    command: msgspec.Raw
    dice: Dice | None = None
    nonce: Nonce = ""
    behalf: str = msgspec.field(default="", name="for")


Parts = Annotated[tuple[Part, ...], msgspec.Meta(min_length=1, max_length=MOST_COMMANDS)]


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A command as it is sent, or several commands in order.

    `dice`: the faces of physical dice, in the order in which the rules ask for them. `commands`, in place of `command`:
    several in order, of which all are carried out, or none. `nonce`: made up by the seat that rolls; it goes into the
    faces that the service draws, so that nobody can have known them before. `for`: the absent seat for which the
    command is carried out.
    """

    command: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    dice: Dice | None = None
    nonce: Nonce = ""
    commands: Parts | None = None
    behalf: str = msgspec.field(default="", name="for")

    def parts(self) -> tuple[Part, ...]:
        """Return the commands in the envelope. Raises Failed if there are none, or both one command and several."""
        if self.commands is None:
            if not self.command:
                raise Failed(400, MALFORMED, errors=(Misfit("missing_field", "/command"),))
            return (Part(self.command, self.dice, self.nonce, self.behalf),)
        if self.command or self.dice is not None or self.nonce or self.behalf:
            raise Failed(400, MALFORMED, errors=(Misfit("either", ""),))
        return self.commands


envelopes = msgspec.json.Decoder(Envelope)
_corrections: msgspec.json.Decoder[CorrectionCommand] = msgspec.json.Decoder(CorrectionCommand)
_spell = msgspec.json.Encoder(order="deterministic").encode
_anything: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


def correction(raw: bytes | msgspec.Raw, place: str = "") -> CorrectionCommand:
    """Decode a correction. Raises Failed."""
    command = decoded(_corrections, raw, place=place)
    check_amended(command, place)
    return command


def check_amended(command: CorrectionCommand | None, place: str = "") -> None:
    """Check the commands in amendments: they may not fit the game, but must be JSON. Raises Failed."""
    if isinstance(command, Together):
        for n, part in enumerate(command.corrections):
            check_amended(part, f"{place}/corrections/{n}")
    elif isinstance(command, Amend):
        decoded(_anything, command.command, place=f"{place}/command")


def decoded(
    decoder: msgspec.json.Decoder[T],
    raw: bytes | msgspec.Raw,
    code: str = MALFORMED,
    *,
    numbers: bool = True,
    place: str = "",
) -> T:
    """Decode a value. `numbers`: refuse numbers that readers in other languages would round; `place`: the pointer of
    these bytes in the body. Raises Failed, which says where.
    """
    try:
        value = decoder.decode(raw)
        if numbers and (_LONG_NUMBER.search(raw) or not _OBJECT.match(raw)):
            unsafe = tuple(islice(_unsafe(msgspec.json.decode(raw), place), MOST))
            if unsafe:
                raise Failed(400, code, errors=unsafe)
    except msgspec.ValidationError as error:
        raise Failed(400, code, errors=_misread(decoder.type, raw, place)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise Failed(400, code, errors=(Misfit("not_json", place),)) from error
    return value


def _misread(kind: Any, raw: bytes | msgspec.Raw, place: str) -> tuple[Misfit, ...]:
    """Return the misfits of bytes that are not of that type."""
    try:
        return misfits(schema_of(kind), _anything.decode(raw), place) or (Misfit("misfit", place),)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return (Misfit("not_json", place),)


def _unsafe(value: Any, place: str) -> Iterator[Misfit]:
    """Yield the numbers that a reader in another language would round."""
    match value:
        case bool():
            return
        case int() | float() if abs(value) > SAFE:
            yield Misfit("unsafe_number", place, least=-SAFE, most=SAFE)
        case dict():
            for name, item in value.items():
                yield from _unsafe(item, f"{place}/{escaped(name)}")
        case list():
            for n, item in enumerate(value):
                yield from _unsafe(item, f"{place}/{n}")
        case _:
            return


async def body_of(scope: Scope, receive: Receive, most: int) -> bytes:
    """Read the whole body of a request. Raises Failed when it is longer than `most` bytes, announced or not."""
    if (whole(header(scope, b"content-length")) or 0) > most:
        raise Failed(413, "too_large", details={"most": most})
    parts: list[bytes] = []
    size, more = 0, True
    while more:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Failed(400, "bad_request")
        part, more = message.get("body", b""), message.get("more_body", False)
        size += len(part)
        if size > most:
            raise Failed(413, "too_large", details={"most": most})
        parts.append(part)
    return b"".join(parts)


def idempotency_key(seat: str, key: str, *meaning: Any) -> IdempotencyKey:
    """Make the idempotency key by which a repeated request is recognised, however it is spelled. It holds two hashes:
    of the seat with the key it sent, and of what was decoded from the request, in one spelling of ours. Raises Failed.
    """
    if not key:
        return IdempotencyKey()
    if len(key) > KEY_LENGTH or not key.isprintable():
        raise Failed(400, "bad_idempotency_key", details={"most": KEY_LENGTH})
    spelled = _spell(_anything.decode(_spell(meaning)))  # twice: a correction may hold a command as it was spelled
    return IdempotencyKey(sha256(f"{seat}\0{key}".encode()).hexdigest(), sha256(spelled).hexdigest())


def strong(key: str) -> str:
    """Return an idempotency key whose repetition is answered with tokens, if it is long enough that nobody can guess
    it. Raises Failed.
    """
    if key and len(key) < STRONG_KEY:
        raise Failed(400, "weak_idempotency_key", details={"least": STRONG_KEY})
    return key
