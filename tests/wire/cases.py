"""Bytes that servers have read in more than one way, and bytes that everybody has to read in the same way."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.wire.messages import (
    HEALTH,
    HOST,
    LAST,
    PATH,
    POST,
    SEAT,
    TABLE,
    chunk,
    chunked,
    command,
    get,
    head,
    named,
    note,
    upgrade,
)

GOOD = command("good")
SECOND = command("second")
INNER = command("inner")  # what somebody wants to be carried out although nobody asked for it
UNNAMED = (POST, HOST, SEAT)
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
END = b"\r\n\r\n"
LIVE = b"GET /tables/" + TABLE + b"/live?after=0 HTTP/1."
SOCKET = (HOST, SEAT, *upgrade(b"websocket"), KEY)
VERSION = b"Sec-WebSocket-Version: 13"
FIELDS = b"X-Filler: y\r\n" * 20_000
JAVA = (
    b"Connection: Upgrade, HTTP2-Settings",
    b"Upgrade: h2c",
    b"HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA",
)


@dataclass(frozen=True)
class Case:
    """`writes` are sent one after the other, each once the one before was read; where they are to `wait`, answered, and
    with all the `statuses`, which may come before a request is whole.

    `statuses`: the first answers have these, where the reference leaves open which. `half_closed`: the sender says at
    once that no more is to come.
    """

    name: str
    writes: tuple[bytes, ...]
    statuses: tuple[int, ...] = ()
    half_closed: bool = False
    wait: bool = False


def case(
    name: str, *writes: bytes, statuses: tuple[int, ...] = (), half_closed: bool = False, wait: bool = False
) -> Case:
    return Case(name, writes, statuses, half_closed, wait)


def split(data: bytes, size: int) -> tuple[bytes, ...]:
    return tuple(data[at : at + size] for at in range(0, len(data), size))


def apart(whole: Case) -> Case:
    """The same, each head in a write that ends with it."""
    writes = tuple(part + END for part in b"".join(whole.writes).split(END))
    return replace(whole, name=f"{whole.name}, apart", writes=(*writes[:-1], writes[-1].removesuffix(END)))


def disguised(length: bytes, inner: bytes) -> bytes:
    """A command whose head spells its length without a blank; its body looks as if a head told another one there."""
    body = b"x\r\ncontent-length: " + length + b"\r\n\r\n" + inner
    return head(*UNNAMED, b"Content-Length:%d" % len(body)) + body


ORDINARY = (
    case("one command", GOOD, statuses=(201,)),
    case("pipelined commands", GOOD + SECOND + command("third"), statuses=(201, 201, 201)),
    case("pipelined commands and views", GOOD + get("a") + SECOND + get("b"), statuses=(201, 200, 201, 200)),
    case("a bad one in the middle", GOOD + command("bad", body=b"{") + SECOND, statuses=(201, 400, 201)),
    case("nobody's in the middle", GOOD + command("bad", seat=()) + SECOND, statuses=(201, 401, 201)),
    case("two commands in three writes", GOOD + SECOND[:40], SECOND[40:90], SECOND[90:], statuses=(201, 201)),
    case("byte by byte", *split(GOOD, 1), statuses=(201,)),
    case("head in many writes", *split(command("many", b"X-Filler: " + b"y" * 4000), 100), statuses=(201,)),
    case("chunked", chunked("chunked"), statuses=(201,)),
    case("chunks of one byte", chunked("chunks", *(chunk(b"%c" % c) for c in note("chunks")), LAST), statuses=(201,)),
    case("chunked byte by byte", *split(chunked("chunked"), 1), statuses=(201,)),
    case(
        "answered before the body, which is bad then",
        GOOD + get("early", b"Transfer-Encoding: chunked"),
        b"no chunk\r\n",
        statuses=(201, 200),
        wait=True,
    ),
    case("small extensions", chunked("ext", chunk(note("ext"), b";a=b"), LAST)),
    case("empty lines before", b"\r\n\r\n" + GOOD + b"\r\n" + SECOND),
    case("close", command("close", b"Connection: close") + SECOND, statuses=(201,)),
    case("half-closed", GOOD, half_closed=True, statuses=(201,)),
    case("half-closed pipeline", GOOD + SECOND, half_closed=True, statuses=(201, 201)),
    case("half-closed chunks", chunked("chunked"), half_closed=True, statuses=(201,)),
    case("half-closed in a body", GOOD + SECOND[:-5], half_closed=True),
    case("half-closed in a head", GOOD + SECOND[:50], half_closed=True),
    case("HEAD", get("h", line=b"HEAD /health HTTP/1.1") + GOOD, statuses=(200, 201)),
    case("expected", command("waits", b"Expect: 100-continue"), statuses=(201,)),
    case("expected, then sent", *(split(command("waits", b"Expect: 100-continue"), 260)), statuses=(201,)),
    case("absolute form", command("far", line=b"POST http://greffe" + PATH + b" HTTP/1.1")),
    case("lengths in the text", command("text", body=note("text")[:-1] + b"\r\n}"), statuses=(201,)),
)

LENGTHS = (
    case("length without a blank", GOOD.replace(b"Length: ", b"Length:"), statuses=(201,)),
    case("length after two blanks", GOOD.replace(b"Length: ", b"Length: \t "), statuses=(201,)),
    case(
        "length that the body spells",
        GOOD,
        disguised(b"003", b"abc"),
        disguised(b"%03d" % (3 + len(INNER)), b"abc") + INNER,
        wait=True,
    ),
    case(
        "body that a length in it ends",
        GOOD,
        disguised(b"%03d" % len(INNER), INNER),
        disguised(b"000", INNER)[: -len(INNER)],
        INNER,
        wait=True,
    ),
    case("twice the same length", command("two", b"Content-Length: %d" % len(note("two"))) + SECOND),
    case("two lengths", command("two", b"Content-Length: 5") + SECOND, statuses=(400,)),
    case("two lengths in one", command("two", length=(b"Content-Length: 5, 6",)) + SECOND, statuses=(400,)),
    case("no length, but a body", command("none", length=()) + SECOND),
    case("length with a sign", command("sign", length=(b"Content-Length: +%d" % len(note("sign")),)), statuses=(400,)),
    case("negative length", command("sign", length=(b"Content-Length: -5",)), statuses=(400,)),
    case("length in hex", command("hex", length=(b"Content-Length: 0x%x" % len(note("hex")),)), statuses=(400,)),
    case("length with a space", command("space", length=(b"Content-Length: 4 5",)), statuses=(400,)),
    case("length of letters", command("word", length=(b"Content-Length: many",)), statuses=(400,)),
    case("empty length", command("empty", length=(b"Content-Length: ",)), statuses=(400,)),
    case("length of 2^64 and some", command("huge", length=(b"Content-Length: %d" % (2**64 + len(note("huge"))),))),
    case("length of 30 digits", command("huge", length=(b"Content-Length: " + b"9" * 30,)), statuses=(400,)),
    case("length with zeros", command("zeros", length=(b"Content-Length: 0000%d" % len(note("zeros")),))),
    case("both lengths, chunks", chunked("both", fields=[b"Content-Length: 5"]) + SECOND, statuses=(400,)),
    case("both lengths, none", command("both", b"Transfer-Encoding: chunked") + SECOND, statuses=(400,)),
    case(
        "both lengths, a request inside",
        command("both", b"Transfer-Encoding: chunked", body=LAST + INNER),
        statuses=(400,),
    ),
)

CODINGS = (
    case("unknown coding", command("coding", length=(b"Transfer-Encoding: gzip",)) + SECOND),
    case("identity", command("coding", length=(b"Transfer-Encoding: identity",)) + SECOND),
    case("identity with a length", command("coding", b"Transfer-Encoding: identity") + SECOND),
    case("chunked twice", chunked("twice", fields=[b"Transfer-Encoding: chunked"]) + SECOND),
    case("chunked, then something", command("then", length=(b"Transfer-Encoding: chunked, gzip",), body=LAST + INNER)),
    case("something, then chunked", command("then", length=(b"Transfer-Encoding: gzip, chunked",), body=LAST + INNER)),
    case(
        "coding after a tab", command("tab", length=(b"Transfer-Encoding:\tchunked",), body=chunk(note("tab")) + LAST)
    ),
    case(
        "coding in capitals", command("caps", length=(b"Transfer-Encoding: CHUNKED",), body=chunk(note("caps")) + LAST)
    ),
    case("coding with a control", command("odd", length=(b"Transfer-Encoding: \x0bchunked",), body=LAST + INNER)),
    case("chunk of 2^64", chunked("size", b"10000000000000000\r\n" + note("size") + b"\r\n", LAST)),
    case("chunk of 30 digits", chunked("size", b"F" * 30 + b"\r\n" + note("size") + b"\r\n", LAST), statuses=(400,)),
    case("negative chunk", chunked("size", b"-1\r\n" + note("size") + b"\r\n", LAST), statuses=(400,)),
    case("chunk in 0x", chunked("size", b"0x5\r\n" + note("size") + b"\r\n", LAST), statuses=(400,)),
    case("space before a size", chunked("size", b" " + chunk(note("size")), LAST), statuses=(400,)),
    case("space after a size", chunked("size", b"%x \r\n%b\r\n" % (len(note("size")), note("size")), LAST)),
    case("size ended by a line feed", chunked("lf", b"%x\n%b\r\n" % (len(note("lf")), note("lf")), LAST)),
    case("chunk without its end", chunked("end", b"%x\r\n%b" % (len(note("end")), note("end")), LAST), statuses=(400,)),
    case("chunk longer than told", chunked("long", b"5\r\n" + note("long") + b"\r\n", LAST), statuses=(400,)),
    case("line feed in an extension", chunked("ext", b"5;\nGET / HTTP/1.1\r\n" + note("ext") + b"\r\n", LAST)),
    case("long extension", chunked("ext", chunk(note("ext"), b";" + b"e" * 200_000), LAST)),
    case(
        "many extensions",
        chunked("ext", *(chunk(b" ", b";" + b"e" * 100) for _ in range(2000)), chunk(note("ext")), LAST),
    ),
    case("trailers", chunked("trail", chunk(note("trail")), b"0\r\nX-Filler: y\r\n\r\n") + SECOND),
    case("long trailers", chunked("trail", chunk(note("trail")), b"0\r\n" + FIELDS + b"\r\n")),
    case(
        "trailer that would authenticate",
        command(
            "trail",
            seat=(),
            length=(b"Transfer-Encoding: chunked",),
            body=chunk(note("trail")) + b"0\r\n" + SEAT + b"\r\n\r\n",
        ),
    ),
    case(
        "trailer that would authenticate what is unusual",
        command(
            "trail",
            line=b"POST http://greffe" + PATH + b" HTTP/1.1",
            seat=(),
            length=(b"Transfer-Encoding: chunked",),
            body=chunk(note("trail")) + b"0\r\n" + SEAT + b"\r\n\r\n",
        ),
    ),
    case(
        "trailer that would be a length",
        chunked("trail", chunk(note("trail")), b"0\r\nContent-Length: 5\r\n\r\n") + SECOND,
    ),
)

UPGRADES = (
    *(
        case(f"upgrade to {name.decode()} with a request inside", command("outer", *upgrade(name), body=INNER))
        for name in (b"websocket", b"h2c", b"TLS/1.0", b"foo", b"foo, h2c", b"")
    ),
    *(
        case(f"upgrade to {name.decode()} with a command", command("outer", *upgrade(name)) + SECOND)
        for name in (b"TLS/1.0", b"foo", b"websocket")
    ),
    *(
        case(f"upgrade to {name.decode()} in chunks", chunked("outer", fields=upgrade(name)) + SECOND)
        for name in (b"h2c", b"foo")
    ),
    *(
        case(f"upgrade to {name.decode()} by GET", get("get", *upgrade(name)) + SECOND)
        for name in (b"h2c", b"TLS/1.0", b"foo")
    ),
    case("Java's client", command("java", *JAVA), statuses=(201,)),
    case("Java's client, pipelined", command("java", *JAVA) + SECOND),
    case("Java's client, twice", command("java", *JAVA), command("again", *JAVA), statuses=(201, 201)),
    case("Java's client, whole at last", *split(command("java", *JAVA), 150), statuses=(201,)),
    case("Java's view", get("java", *JAVA), statuses=(200,)),
    case("no upgrade without Connection", command("plain", b"Upgrade: foo") + SECOND, statuses=(201, 201)),
    case("HTTP/2 without asking", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0" + GOOD),
    case(
        "socket in HTTP/1.0",
        head(LIVE + b"0", *SOCKET, VERSION),
    ),
    case(
        "socket of version 8",
        head(LIVE + b"1", *SOCKET, b"Sec-WebSocket-Version: 8"),
        statuses=(426,),
    ),
    case("socket", head(LIVE + b"1", *SOCKET, VERSION), statuses=(101,)),
    case(
        "socket, then what is no frame",
        head(LIVE + b"1", *SOCKET, VERSION) + INNER,
    ),
    case("a command, then a socket", GOOD + head(LIVE + b"1", *SOCKET, VERSION)),
    case(
        "socket by POST",
        head(LIVE.replace(b"GET", b"POST") + b"1", *SOCKET, VERSION),
    ),
    case(
        "socket with a request inside",
        head(LIVE + b"1", *SOCKET, VERSION, b"Content-Length: %d" % len(INNER)) + INNER,
    ),
)

HEADS = (
    case("no Host", command("host", host=()) + SECOND, statuses=(400,)),
    case("two Hosts", command("host", host=(HOST, HOST)) + SECOND, statuses=(400,)),
    case("two other Hosts", command("host", host=(HOST, b"Host: elsewhere")) + SECOND, statuses=(400,)),
    case("HTTP/1.0", command("old", line=POST[:-1] + b"0"), statuses=(201,)),
    case("HTTP/1.0, pipelined", command("old", line=POST[:-1] + b"0") + SECOND, statuses=(201,)),
    case("HTTP/1.0 without Host", command("old", line=POST[:-1] + b"0", host=()), statuses=(201,)),
    case("HTTP/1.0 with two Hosts", command("old", line=POST[:-1] + b"0", host=(HOST, HOST)), statuses=(400,)),
    case(
        "HTTP/1.0 in chunks",
        command("old", line=POST[:-1] + b"0", length=(b"Transfer-Encoding: chunked",), body=LAST + INNER),
    ),
    case("HTTP/2.0", command("new", line=POST[:-3] + b"2.0")),
    case("HTTP/1.2", command("new", line=POST[:-1] + b"2")),
    case("HTTP/0.9", b"GET /health\r\n\r\n" + GOOD, statuses=(400,)),
    case("folded line", command("fold", b"X-Filler: a\r\n b") + SECOND, statuses=(400,)),
    case(
        "folded length",
        command("fold", length=(b"Content-Length: \r\n %d" % len(note("fold")),)) + SECOND,
        statuses=(400,),
    ),
    case("line ended by a line feed", command("lf", b"X-Filler: a\nX-Other: b") + SECOND, statuses=(400,)),
    case("head of line feeds", GOOD.replace(b"\r\n", b"\n") + SECOND, statuses=(400,)),
    case("line ended by a return", command("cr", b"X-Filler: a\rX-Other: b") + SECOND, statuses=(400,)),
    case("NUL in a value", command("nul", b"X-Filler: a\0b") + SECOND, statuses=(400,)),
    case("control in a value", command("control", b"X-Filler: a\x01b") + SECOND),
    case("other alphabets in a value", command("utf", b"X-Filler: " + "é٢".encode()) + SECOND),
    case("space before the colon", command("colon", b"X-Filler : a") + SECOND, statuses=(400,)),
    case("space before the colon of a length", GOOD.replace(b"Length:", b"Length :") + SECOND, statuses=(400,)),
    case("space before the first field", GOOD.replace(b"\r\nHost", b"\r\n Host") + SECOND, statuses=(400,)),
    case("no colon", command("colon", b"X-Filler") + SECOND, statuses=(400,)),
    case("no name", command("colon", b": a") + SECOND, statuses=(400,)),
    case("odd name", command("name", b"X-F\xc3\xa9ller: a") + SECOND, statuses=(400,)),
    case("brackets in a name", command("name", b"X[Filler]: a") + SECOND, statuses=(400,)),
    case("NUL in a name", command("name", b"X\0Filler: a") + SECOND, statuses=(400,)),
    case("head of 10 kB", command("long", b"X-Filler: " + b"y" * 7000, b"X-Other: " + b"y" * 3000), statuses=(201,)),
    case("head of 100 kB in one write", command("long", b"X-Filler: " + b"y" * 100_000)),
    case("head of 100 kB in many writes", *split(command("long", b"X-Filler: " + b"y" * 100_000), 9000)),
    case("head of 100 kB in many fields", command("long", *([b"X-Filler: y"] * 8000))),
    case("head of 100 kB after a good one", GOOD + command("long", b"X-Filler: " + b"y" * 100_000)),
    case("target of 100 kB", GOOD + get("long", line=b"GET /" + b"a" * 100_000 + b" HTTP/1.1")),
    case("odd bytes in a target", GOOD + get("odd", line=b"GET /t\x80 HTTP/1.1") + SECOND, statuses=(201, 400)),
    case("CONNECT", GOOD + get("far", line=b"CONNECT greffe:80 HTTP/1.1") + INNER),
    case("CONNECT with a body", command("far", line=b"CONNECT greffe:80 HTTP/1.1", body=INNER)),
    case("asterisk", get("all", line=b"OPTIONS * HTTP/1.1") + SECOND),
    case("asterisk of a GET", get("all", line=b"GET * HTTP/1.1") + SECOND),
    case("method in small letters", command("low", line=b"post" + POST[4:]) + SECOND),
    case("unknown method", command("what", line=b"NOTE" + POST[4:]) + SECOND),
    case("two spaces in the first line", GOOD.replace(b"POST ", b"POST  ") + SECOND),
    case("tab in the first line", GOOD.replace(b"POST ", b"POST\t") + SECOND, statuses=(400,)),
    case("a word too many in the first line", GOOD.replace(b" HTTP", b" and HTTP") + SECOND, statuses=(400,)),
    case("a good one, then garbage", GOOD + b"\0garbage\r\n\r\n" + SECOND, statuses=(201, 400)),
    case("a good one, then garbage in another write", GOOD, b"\0garbage\r\n\r\n" + SECOND, statuses=(201, 400)),
    case("two good ones, then garbage", GOOD + SECOND + b"garbage\r\n\r\n", statuses=(201, 201, 400)),
    case("a good one, then half of garbage", GOOD + b"{}{}{}", statuses=(201,)),
    case("more body than told", command("more", length=(b"Content-Length: %d" % (len(note("more")) - 1),)) + SECOND),
    case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(64)) + b"\r\n\r\n", statuses=(400,)),
    case(
        "body of 60 kB that is refused",
        GOOD + command("big", seat=(), body=b"{" * 60_000) + SECOND,
        statuses=(201, 401, 201),
    ),
    case("body of 100 kB", GOOD + command("big", body=b"{" * 100_000)),
    case("field that would be a line", command("quote", b'X-Filler: "a\\\r\nX-Other: b"') + SECOND),
    case("named by what the head names", command("name", named("other")) + SECOND),
    case("health in between", get("one", line=HEALTH) + get("two"), statuses=(200, 200)),
)

CASES = (*ORDINARY, *LENGTHS, *CODINGS, *map(apart, CODINGS), *UPGRADES, *map(apart, UPGRADES), *HEADS)
