"""Bodies of deliveries: the service's own, and those that two chat services take as an incoming message.

Texts that people wrote must do nothing there: no mention, no markup, no preview of a link. A message that is too long
for the chat service is cut, and its link leads to the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from itertools import takewhile
from typing import Literal

import msgspec

from api.hooks.hook import Form
from projections.base.encoding import encode
from projections.disputes.page import PendingShown
from projections.feeds.reader import Frame
from projections.moves.questions import AskedShown
from projections.texts import Locale, say

DISCORD = 2000  # characters of a message
SLACK = 4000  # characters that it advises for a text
SUPPRESS_EMBEDS = 4
CUT = "…"
_DISCORD = {ord(sign): f"\\{sign}" for sign in "\\*_~`|<>#[]()-:@"}
_SLACK = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}


class Subject(msgspec.Struct, frozen=True):
    """The table, the seat and the frame that a delivery is about, in the seat's language.

    `frame_json`: the frame, empty if the seat wants none; `link`: to the table, empty if the service's public URL is
    not set.
    """

    table: str
    seat: str
    system: str
    title: str
    frame: int
    at: datetime
    language: Locale
    link: str = ""
    frame_json: bytes = b""
    asked: tuple[AskedShown, ...] = ()
    proposal: PendingShown | None = None


class HookData(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a delivery: the seat's frame, and the commands that are newly asked of the seat.

    `number`: the number of the frame; `frame`: the frame as in the feed, absent if the hook asks for no frames;
    `asked`: the commands that the table newly waits for from the seat; `proposal`: a correction that newly waits for
    the seat's consent; `link`: to the table, absent if the service's public URL is not set.
    """

    table: str
    seat: str
    system: str
    title: str
    number: int
    link: str = ""
    frame: Frame | msgspec.UnsetType = msgspec.UNSET
    asked: tuple[AskedShown, ...] = ()
    proposal: PendingShown | None = None


class HookMessage(msgspec.Struct, frozen=True):
    """The body of a delivery in the form `greffe`. `timestamp` is the time of the frame."""

    type: Literal["frame", "asked"]
    timestamp: datetime
    data: HookData


class _Data(msgspec.Struct, frozen=True, omit_defaults=True):
    """A `HookData` whose frame is encoded already."""

    table: str
    seat: str
    system: str
    title: str
    number: int
    link: str
    frame: msgspec.Raw | msgspec.UnsetType
    asked: tuple[AskedShown, ...] = ()
    proposal: PendingShown | None = None


class _Message(msgspec.Struct, frozen=True):
    type: Literal["frame", "asked"]
    timestamp: datetime
    data: _Data


class _Entry(msgspec.Struct, frozen=True):
    text: str
    details: tuple[str, ...] = ()


class _Frame(msgspec.Struct, frozen=True):
    entries: tuple[_Entry, ...]


_frames = msgspec.json.Decoder(_Frame)


def body_of(form: Form, subject: Subject) -> bytes:
    """Return the body of a delivery in a form; empty if it would say nothing."""
    if form == "greffe":
        return _own(subject)
    sentences = tuple(_sentences(subject))
    if not sentences:
        return b""
    return _discord(subject, sentences) if form == "discord" else _slack(subject, sentences)


def _own(subject: Subject) -> bytes:
    data = _Data(
        subject.table,
        subject.seat,
        subject.system,
        subject.title,
        subject.frame,
        subject.link,
        msgspec.Raw(subject.frame_json) if subject.frame_json else msgspec.UNSET,
        subject.asked,
        subject.proposal,
    )
    return encode(_Message("frame" if subject.frame_json else "asked", subject.at, data))


def _discord(subject: Subject, sentences: Iterable[str]) -> bytes:
    text = _bounded(subject, sentences, _DISCORD, DISCORD)
    return encode({"content": text, "allowed_mentions": {"parse": []}, "flags": SUPPRESS_EMBEDS})


def _slack(subject: Subject, sentences: Iterable[str]) -> bytes:
    text = _bounded(subject, sentences, _SLACK, SLACK)
    return encode({"text": text, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False})


def _sentences(subject: Subject) -> Iterable[str]:
    if subject.frame_json:
        for entry in _frames.decode(subject.frame_json).entries:
            yield entry.text
            yield from entry.details
    for question in subject.asked:
        yield question.text
    if subject.proposal is not None:
        yield say("", subject.language, "hook-proposal", {"reason": subject.proposal.reason or "none"})


def _bounded(subject: Subject, sentences: Iterable[str], disarmed: Mapping[int, str], most: int) -> str:
    """Return the title, the sentences and the link in so many characters, with markup in people's texts disarmed."""
    link = f"\n{subject.link}" if subject.link else ""
    signs = [sign.translate(disarmed) for sign in "\n".join((subject.title, *sentences))]
    if sum(map(len, signs)) + len(link) <= most:
        return "".join(signs) + link
    room, used = most - len(link) - len(CUT), 0

    def fits(sign: str) -> bool:
        nonlocal used
        used += len(sign)
        return used <= room

    return "".join(takewhile(fits, signs)) + CUT + link
