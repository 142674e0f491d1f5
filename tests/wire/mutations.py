"""Valid pipelines with a few random changes, and heads with random `Upgrade`s: each by its seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

from tests.wire.cases import INNER, JAVA, Case
from tests.wire.messages import LAST, chunk, chunked, command, get, note, upgrade

PROTOCOLS = (
    b"websocket",
    b"h2c",
    b"TLS/1.0",
    b"foo",
    b"HTTP/2.0",
    b"WebSocket",
    b"h2c, websocket",
    b"",
    b"websocket, foo",
)
CONNECTIONS = (
    b"Upgrade",
    b"upgrade",
    b"UPGRADE",
    b"keep-alive, Upgrade",
    b"Upgrade,close",
    b"close",
    b"Upgrade, HTTP2-Settings",
)
ODD = (b"\r", b"\n", b"\r\n", b"\0", b" ", b"\t", b":", b",", b";", b"0", b"1", b"-", b"\x80", b"\x01", b"/", b"G")
LINES = (
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: identity",
    b"Transfer-Encoding : chunked",
    b"Content-Length: 5",
    b"Content-Length: 0",
    b"Content-Length:",
    b"Connection: close",
    b"Connection: keep-alive",
    b"Connection: Upgrade\r\nUpgrade: foo",
    b"Upgrade: h2c",
    b"Expect: 100-continue",
    b"Host: elsewhere",
    b"X-Filler: a\r\n b",
    b" Content-Length: 5",
    b"X-Filler: a\rContent-Length: 5",
    b"Authorization: Bearer nobody",
)
_LINE = re.compile(rb"[^\r\n]+\r\n|$")  # or the end, where there is none
_LENGTH = re.compile(rb"(?<=Content-Length: )\d+")
_SIZE = re.compile(rb"(?<=\r\n)[0-9a-f]+(?=\r\n)")


def mutation(seed: int) -> Case:
    """Two to four requests with one to three changes, in one to five writes."""
    random = Random(seed)
    data = b"".join(_request(random, f"m{number}") for number in range(random.randint(2, 4)))
    for _ in range(random.randint(1, 3)):
        if len(data) > 1:
            data = random.choice(CHANGES)(random, data)
    return Case(f"mutation {seed}", _parted(random, data))


def upgrading(seed: int) -> Case:
    """A head that asks for another protocol in some way, what may be its body, and a command behind."""
    random = Random(seed)
    fields = [b"Connection: " + random.choice(CONNECTIONS), b"Upgrade: " + random.choice(PROTOCOLS)]
    if random.random() < 0.3:
        fields.append(JAVA[2])
    if random.random() < 0.3:
        fields += [b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", b"Sec-WebSocket-Version: 13"]
    random.shuffle(fields)
    body = random.choice((None, INNER, b"", note("first") + INNER))
    match random.choice(("length", "chunks", "get", "get with a body")):
        case "length":
            first = command("first", *fields, body=body)
        case "chunks":
            parts = (chunk(body or note("first")), LAST) if body != b"" else (LAST,)
            first = chunked("first", *parts, fields=fields)
        case "get":
            first = get("first", *fields)
        case _:
            first = get("first", *fields, b"Content-Length: %d" % len(INNER)) + INNER
    data = first + command("second")
    ends = [data.index(b"\r\n\r\n") + 4] if random.random() < 0.5 else []
    return Case(f"upgrade {seed}", _cut(data, ends) if ends else _parted(random, data))


def _request(random: Random, marker: str) -> bytes:
    match random.choice(("command", "command", "chunks", "get", "upgrade", "Java's", "refused")):
        case "command":
            return command(marker)
        case "chunks":
            body = note(marker)
            middle = random.randrange(1, len(body))
            return chunked(marker, chunk(body[:middle]), chunk(body[middle:]), LAST)
        case "get":
            return get(marker)
        case "upgrade":
            return command(marker, *upgrade(random.choice(PROTOCOLS)))
        case "Java's":
            return command(marker, *JAVA)
        case _:
            return command(marker, body=INNER)


def _insert(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + random.choice(ODD) + data[at:]


def _drop(random: Random, data: bytes) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + data[at + random.choice((1, 1, 2)) :]


def _double_line(random: Random, data: bytes) -> bytes:
    found = random.choice(list(_LINE.finditer(data)))
    return data[: found.end()] + found[0] + data[found.end() :]


def _drop_line(random: Random, data: bytes) -> bytes:
    found = random.choice(list(_LINE.finditer(data)))
    return data[: found.start()] + data[found.end() :]


def _add_line(random: Random, data: bytes) -> bytes:
    at = random.choice(list(_LINE.finditer(data))).end()
    return data[:at] + random.choice(LINES) + b"\r\n" + data[at:]


def _change_case(random: Random, data: bytes) -> bytes:
    found = random.choice(list(_LINE.finditer(data)))
    return data[: found.start()] + random.choice((found[0].upper(), found[0].lower())) + data[found.end() :]


def _change_length(random: Random, data: bytes) -> bytes:
    found = random.choice(list(_LENGTH.finditer(data)) or [None])
    if found is None:
        return data
    number = int(found[0])
    forms = (
        *(b"%d" % max(0, number + by) for by in (-1, 1, -2, 2, -10, 300)),
        *(
            form % number
            for form in (b"+%d", b"-%d", b"0x%x", b"0%d", b"%d ", b" %d", b"%d.0", b"%d, %d", b"%d,5")
            if form.count(b"%") == 1
        ),
        b"%d, %d" % (number, number),
        b"%d" % (2**64 + number),
        b"%d" % (2**32 + number),
        b"",
    )
    return data[: found.start()] + random.choice(forms) + data[found.end() :]


def _change_size(random: Random, data: bytes) -> bytes:
    found = random.choice(list(_SIZE.finditer(data)) or [None])
    if found is None:
        return data
    number = int(found[0], 16)
    forms = (
        *(b"%x" % max(0, number + by) for by in (-1, 1, 5)),
        b"0x%x" % number,
        b"+%x" % number,
        b"0%x" % number,
        b"%x;a=b" % number,
        b"%x " % number,
        b" %x" % number,
        b"%x" % (2**64 + number),
        b"%X" % number,
        b"",
    )
    return data[: found.start()] + random.choice(forms) + data[found.end() :]


def _change_version(random: Random, data: bytes) -> bytes:
    return data.replace(
        b"HTTP/1.1", random.choice((b"HTTP/1.0", b"HTTP/1.1", b"HTTP/1.2", b"http/1.1", b"HTTP/2.0")), 1
    )


def _cut_off(random: Random, data: bytes) -> bytes:
    return data[: random.randrange(1, len(data))]


CHANGES: Sequence[Callable[[Random, bytes], bytes]] = (
    _insert,
    _insert,
    _drop,
    _double_line,
    _drop_line,
    _add_line,
    _add_line,
    _change_case,
    _change_length,
    _change_size,
    _change_version,
    _cut_off,
)


def _parted(random: Random, data: bytes) -> tuple[bytes, ...]:
    return _cut(
        data, sorted(random.randrange(1, len(data)) for _ in range(random.randint(0, 4))) if len(data) > 1 else []
    )


def _cut(data: bytes, ends: Sequence[int]) -> tuple[bytes, ...]:
    return tuple(data[start:end] for start, end in pairwise([0, *ends, len(data)]) if end > start)


def shrunk(case: Case, fails: Callable[[Case], bool], tries: int = 80) -> Case:
    """The smallest case found, within so many tries, that still fails."""
    best = case
    whole = Case(case.name, (b"".join(case.writes),))
    if fails(whole):
        best = whole
    size = max(1, len(b"".join(best.writes)) // 2)
    while size and tries > 0:
        for at in range(0, len(b"".join(best.writes)), size):
            smaller = Case(best.name, _without(best.writes, at, at + size))
            tries -= 1
            if tries <= 0 or not smaller.writes:
                break
            if fails(smaller):
                best = smaller
                break
        else:
            size //= 2
    return best


def _without(writes: Sequence[bytes], start: int, end: int) -> tuple[bytes, ...]:
    """The writes without these bytes of all of them together."""
    left, at = [], 0
    for write in writes:
        left.append(write[: max(0, start - at)] + write[max(0, end - at) :])
        at += len(write)
    return tuple(write for write in left if write)
