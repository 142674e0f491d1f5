"""Where the service may, or has to, refuse what h11 accepts: each difference with its reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.wire.reading import Message

HEAD_BYTES = 32_768  # more than this of one head is refused
SURE_HEAD_BYTES = 12_288  # up to here one is taken
LOOSE_BYTES = 1024  # of framing, that nobody has to take
FRAMING_BYTES = 65_536  # of framing, that nobody may take
KNOWN_METHODS = {b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"CONNECT"}

_BARE_LF = re.compile(rb"(?<!\r)\n")
_FOLD = re.compile(rb"\n[ \t]")
_CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_TARGET = re.compile(rb"(/[!-~]*|https?://[!-~]+)")
_SIZE = re.compile(rb"([0-9A-Fa-f]{1,8})\r\n")
_LIST = re.compile(rb"content-length:[^\r\n]*,", re.IGNORECASE)
_HOST = re.compile(rb"[A-Za-z0-9.:\[\]_-]*[A-Za-z0-9\]]")
_SPREAD = re.compile(rb"(\r\n)*[^\r\n]*  ")
_ODD_IN_TARGETS = re.compile(rb"[\"<>\\^`{|}#]")


@dataclass(frozen=True)
class Difference:
    """`must`: it is refused. Else it is refused, or read as h11 reads it."""

    name: str
    why: str
    must: bool
    holds: Callable[[Message], bool]


DIFFERENCES = (
    Difference(
        "both lengths",
        "RFC 9112, 6.1: Content-Length beside Transfer-Encoding may be an attempt to smuggle; h11 overlooks the length",
        True,
        lambda m: bool(m.values(b"content-length") and m.values(b"transfer-encoding")),
    ),
    Difference(
        "folded line",
        "RFC 9112, 5.2: a server must refuse a field that goes on in the next line; h11 unfolds it",
        True,
        lambda m: _FOLD.search(m.raw) is not None,
    ),
    Difference(
        "bare line feed",
        "RFC 9112, 2.2: a line feed alone may end a line for one reader and not for the next; h11 takes it for an end",
        True,
        lambda m: _BARE_LF.search(m.raw) is not None,
    ),
    Difference(
        "long head",
        "one budget for all of a head, however it comes; the reference has none here",
        True,
        lambda m: len(m.raw) > HEAD_BYTES,
    ),
    Difference(
        "rather long head",
        "the bound may be lower, but not below what a proxy passes on in one line",
        False,
        lambda m: len(m.raw) > SURE_HEAD_BYTES,
    ),
    Difference(
        "empty lines before",
        "RFC 9112, 2.2: a server should overlook one; h11 refuses it, and so may others",
        False,
        lambda m: m.raw.startswith(b"\r\n"),
    ),
    Difference(
        "much framing",
        "sizes, extensions and trailers of chunks count towards a budget; the reference throws them away unseen",
        True,
        lambda m: m.framing > FRAMING_BYTES,
    ),
    Difference(
        "some framing", "the budget may be smaller than that", False, lambda m: m.framing > LOOSE_BYTES,
    ),
    Difference(
        "trailers and extensions",
        "nobody who talks to this service has a use for them",
        False,
        lambda m: bool(m.values(b"transfer-encoding")) and not _plainly_chunked(m.sent),
    ),
    Difference(
        "chunked in 1.0",
        "RFC 9112, 6.1: there was no Transfer-Encoding in HTTP/1.0, so that its framing is doubtful",
        False,
        lambda m: m.version < b"1.1" and bool(m.values(b"transfer-encoding")),
    ),
    Difference(
        "repeated length",
        "RFC 9112, 6.3: a length that is there twice, the same each time, may be refused",
        False,
        lambda m: m.raw.lower().count(b"content-length") > 1 or _LIST.search(m.raw) is not None,
    ),
    Difference(
        "unknown method",
        "parsers that know a list of methods refuse the others before anybody could answer 405",
        False,
        lambda m: m.method not in KNOWN_METHODS,
    ),
    Difference(
        "odd target",
        "RFC 9112, 3.2: a target that is no path and no URL is CONNECT's or OPTIONS'; h11 takes any visible letters",
        False,
        lambda m: _TARGET.fullmatch(m.target) is None or _ODD_IN_TARGETS.search(m.target) is not None,
    ),
    Difference(
        "spread line",
        "RFC 9112, 3: more than one space between the words of a request line may be refused",
        False,
        lambda m: _SPREAD.match(m.raw) is not None,
    ),
    Difference(
        "odd version",
        "RFC 9110, 15.6.6: a major version other than 1 may be refused; h11 takes any two digits",
        False,
        lambda m: m.version not in (b"1.0", b"1.1"),
    ),
    Difference(
        "control characters",
        "RFC 9110, 5.5: field values have none; h11 refuses NUL alone",
        False,
        lambda m: _CONTROL.search(m.raw) is not None,
    ),
    Difference(
        "odd host",
        "RFC 9112, 3.2: a Host that is no host may be refused; h11 counts them only",
        False,
        lambda m: any(_HOST.fullmatch(v) is None for v in m.values(b"host")),
    ),
    Difference(
        "upgrade with a body",
        "where the body ends is told by its length, whatever the Upgrade; but only h2c, which clients send unasked, "
        "has to be overlooked",
        False,
        lambda m: m.upgrades and bool(m.body) and b"h2c" not in m.words(b"upgrade"),
    ),
    Difference(
        "socket with a body",
        "RFC 6455, 4.1: a handshake is a GET; what follows it is no body",
        False,
        lambda m: m.upgrades and b"websocket" in m.words(b"upgrade"),
    ),
)  # fmt: skip


def _plainly_chunked(sent: bytes) -> bool:
    """Are there only sizes, data, and the ends of lines?"""
    at = 0
    while found := _SIZE.match(sent, at):
        size = int(found[1], 16)
        at = found.end() + size
        if not sent.startswith(b"\r\n", at):
            return False
        at += 2
        if size == 0:
            return at == len(sent)
    return False


def difference(message: Message) -> Difference | None:
    """The strictest that holds of the message."""
    return next((each for each in DIFFERENCES if each.holds(message)), None)
