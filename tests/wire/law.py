"""What has to come of bytes: one answer for each request, in order, and in the record what was answered with 201."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from tests.wire.line import Talk
from tests.wire.messages import PATH, TOKEN
from tests.wire.reading import Message, Reading
from tests.wire.strictness import difference

REFUSALS = {400, 403, 404, 405, 408, 411, 413, 414, 415, 417, 421, 422, 426, 431, 501, 505}
PLAIN = {
    b"host",
    b"authorization",
    b"x-request-id",
    b"content-length",
    b"transfer-encoding",
    b"content-type",
    b"connection",
    b"upgrade",
    b"http2-settings",
    b"expect",
}
_NAME = re.compile(rb"[A-Za-z0-9.-]+")
_SANE = re.compile(rb"[A-Za-z0-9._~-]{1,64}")
_SLASHES = re.compile(rb"/+")
_BODY_BYTES = 65_536
Carried = Literal["must", "may", "never"]


def judge(reading: Reading, talk: Talk, record: Sequence[str]) -> list[str]:
    """All that is wrong with what the service made of bytes. `record`: the notes that are in it afterwards."""
    walk = _Walk(reading, talk)
    faults = list(walk.faults())
    if talk.rest:
        faults.append(f"after the answers came what is none: {talk.rest[:80]!r}")
    if list(record) != walk.notes:
        faults.append(f"in the record are {list(record)}, but answered with 201 were {walk.notes}")
    return faults


class _Walk:
    """Requests and answers side by side. `notes`: those whose request was answered with 201."""

    def __init__(self, reading: Reading, talk: Talk) -> None:
        self.reading = reading
        self.talk = talk
        self.notes: list[str] = []

    def faults(self) -> Iterator[str]:
        answers = self.talk.answers
        for number, message in enumerate(self.reading.messages):
            found = difference(message)
            if found and (found.must or self._ends_refused(number)):
                yield from self._refused(number, found.why)
                return
            if number >= len(answers):
                yield f"request {number + 1} has no answer"
                return
            yield from self._answered(number, message)
            if answers[number].status == 101:
                return
            if message.after == "close" or (message.after == "may" and number + 1 == len(answers)):
                yield from self._ended(number + 1)
                return
        yield from self._rest()

    def _answered(self, number: int, message: Message) -> Iterator[str]:
        answer, place = self.talk.answers[number], f"answer {number + 1}"
        given = answer.fields.get(b"x-request-id")
        asked = message.values(b"x-request-id")
        if given and len(asked) == 1 and _SANE.fullmatch(asked[0]) and given != asked[0]:
            yield f"{place} is that to {given!r}, not to {asked[0]!r}"
        carried, written = carried_out(message)
        match carried, answer.status:
            case ("must", status) if status != 201:
                yield f"{place} to a good command is {status}"
            case ("never", 201):
                yield f"{place} is 201 to what is no good command"
            case (_, 101) if not message.may_switch:
                yield f"{place} is 101 to what asks for no socket, or may not have one"
            case (_, status) if status >= 500 and status not in REFUSALS:
                yield f"{place} is {status}"
            case _:
                pass
        if answer.status == 201 and written is not None:
            self.notes.append(written)

    def _ends_refused(self, number: int) -> bool:
        answers = self.talk.answers
        return number + 1 == len(answers) and answers[number].status in REFUSALS and self.talk.closed

    def _refused(self, number: int, why: str) -> Iterator[str]:
        """One refusal, nothing after it, and the end."""
        answers = self.talk.answers[number:]
        if not answers:
            yield f"request {number + 1} is not answered, and has to be refused ({why})"
        elif answers[0].status not in REFUSALS:
            yield f"request {number + 1} is answered with {answers[0].status}, and has to be refused ({why})"
        yield from self._ended(number + 1)

    def _rest(self) -> Iterator[str]:
        """What comes after the whole requests."""
        number = len(self.reading.messages)
        begun = self.reading.begun
        found = difference(begun) if begun else None
        if self._is_answered_early(number):
            return
        if self.reading.end == "refused" or (found and found.must):
            yield from self._refused(number, found.why if found else "nobody can read it")
        elif self.reading.end == "within" and self._ends_refused(number):
            return
        else:
            yield from self._ended(number)

    def _is_answered_early(self, number: int) -> bool:
        """Is the last answer one to a head alone, whose body did not come whole, and was nothing carried out by it?"""
        answers = self.talk.answers
        early = self.reading.begun is not None and number + 1 == len(answers) and answers[number].status < 500
        return early and answers[number].status not in (101, 201) and self.talk.closed

    def _ended(self, count: int) -> Iterator[str]:
        more = self.talk.answers[count:]
        if more:
            yield f"{len(more)} more answers than requests: {[each.status for each in more]}"
        if not self.talk.closed:
            yield "the connection was not closed"


def carried_out(message: Message) -> tuple[Carried, str | None]:
    """Has a command to be carried out, and the word that it notes."""
    written = noted(message.body)
    right = b"Bearer " + TOKEN
    seats = message.values(b"authorization")
    ours = right.lower() in (b" ".join(seat.lower().split()) for seat in seats)
    there = PATH in _SLASHES.sub(b"/", message.target)
    if written is None or message.method != b"POST" or not ours or not there:
        return "never", None
    plain = (
        message.target == PATH
        and message.version in (b"1.0", b"1.1")
        and seats == [right]
        and {name for name, _ in message.fields} <= PLAIN
        and all(_NAME.fullmatch(host) for host in message.values(b"host"))
        and set(message.values(b"content-type")) <= {b"application/json"}
        and set(message.values(b"expect")) <= {b"100-continue"}
        and len(message.body) <= _BODY_BYTES
    )
    return ("must" if plain else "may"), written


def noted(body: bytes) -> str | None:
    """The word that a command notes; None where it is no such command."""
    try:
        found: Any = json.loads(body)
    except ValueError:
        return None
    match found:
        case {"command": {"type": "Note", "text": str(text)}}:
            return text
        case _:
            return None
