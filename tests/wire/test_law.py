"""The law itself: it finds each way in which a service could read bytes wrongly."""

from __future__ import annotations

import pytest

from tests.wire.cases import GOOD, INNER, SECOND
from tests.wire.law import judge
from tests.wire.line import Answer, Talk
from tests.wire.messages import chunked, command, get, upgrade
from tests.wire.reading import read

CLOSE = command("last", b"Connection: close")
BOTH = chunked("both", fields=[b"Content-Length: 5"]) + SECOND
BEGUN = get("begun", b"Transfer-Encoding: chunked")
SPREAD = command("good").replace(b"Bearer ", b"Bearer \t").replace(b"/commands", b"//commands")
OUTER = command("outer", *upgrade(b"foo"), body=INNER) + CLOSE


def answer(status: int, name: str = "") -> Answer:
    return Answer(status, {b"x-request-id": name.encode()} if name else {}, b"")


def talk(*answers: Answer, closed: bool = True, rest: bytes = b"") -> Talk:
    return Talk(answers, closed, rest)


GOOD_ONE, LAST_ONE, SECOND_ONE, BAD = answer(201, "good"), answer(201, "last"), answer(201, "second"), answer(400)


@pytest.mark.parametrize(
    ("data", "made", "record"),
    [
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE), ["good", "last"]),
        (GOOD + b"garbage\r\n\r\n", talk(GOOD_ONE, BAD), ["good"]),
        (GOOD + SECOND[:-1], talk(GOOD_ONE), ["good"]),
        (BOTH, talk(BAD), []),
        (OUTER, talk(answer(400, "outer"), LAST_ONE), ["last"]),
        (OUTER, talk(BAD), []),
        (GOOD + BEGUN, talk(GOOD_ONE, answer(200, "begun")), ["good"]),
        (GOOD + BEGUN + b"no chunk\r\n", talk(GOOD_ONE, answer(200, "begun")), ["good"]),
        (GOOD + b" Content-Length: 5\r\n", talk(GOOD_ONE), ["good"]),
        (SPREAD, talk(GOOD_ONE), ["good"]),
    ],
)
def test_what_is_right_is_found_right(data: bytes, made: Talk, record: list[str]) -> None:
    assert judge(read(data), made, record) == []


@pytest.mark.parametrize(
    ("data", "made", "record", "fault"),
    [
        (GOOD + CLOSE, talk(GOOD_ONE), ["good", "last"], "no answer"),
        (GOOD + CLOSE, talk(LAST_ONE, GOOD_ONE), ["good", "last"], "not to"),
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE), ["good"], "in the record"),
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE), ["last", "good"], "in the record"),
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE, SECOND_ONE), ["good", "last", "second"], "more answers"),
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE, closed=False), ["good", "last"], "not closed"),
        (GOOD + CLOSE, talk(GOOD_ONE, LAST_ONE, rest=b"HTTP"), ["good", "last"], "what is none"),
        (GOOD + CLOSE, talk(GOOD_ONE, answer(101)), ["good"], "is 101"),
        (GOOD + CLOSE, talk(GOOD_ONE, answer(500, "last")), ["good"], "is 500"),
        (GOOD + b"garbage\r\n\r\n", talk(BAD), ["good"], "to a good command"),
        (GOOD + b"garbage\r\n\r\n", talk(GOOD_ONE), ["good"], "has to be refused"),
        (BOTH, talk(answer(201, "both")), ["both"], "has to be refused"),
        (BOTH, talk(BAD, SECOND_ONE), ["second"], "more answers"),
        (OUTER, talk(answer(400, "outer"), answer(201, "inner"), LAST_ONE), ["inner", "last"], "not to"),
        (GOOD + BEGUN, talk(GOOD_ONE, answer(200, "begun"), answer(200)), ["good"], "more answers"),
        (GOOD + BEGUN, talk(GOOD_ONE, answer(201, "begun")), ["good"], "more answers"),
        (GOOD + BEGUN + b"no chunk\r\n", talk(GOOD_ONE, answer(200, "begun"), BAD), ["good"], "more answers"),
    ],
)
def test_what_is_wrong_is_found(data: bytes, made: Talk, record: list[str], fault: str) -> None:
    assert any(fault in found for found in judge(read(data), made, record))
