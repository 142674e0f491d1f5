"""Moves of a seat in disputes: answer, take back, uphold. The deciding functions are asked which are admitted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from domain.base.corrections import AnswerContest, Uphold, WithdrawContest
from domain.base.events import MOST_TEXT
from domain.base.refusal import passes
from domain.corrections.judgement import decide_correction
from domain.game import Schema, closed, one_of, text
from projections.disputes.page import DisputeShown, open_disputes
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.texts import Locale, say

ANYTHING = "?"
REASON_TEXT: Schema = {"type": "string", "maxLength": MOST_TEXT, "pattern": r"\S"}


def dispute_voices(feeds: Feeds, seat: str, locale: Locale) -> Iterator[tuple[str, Schema]]:
    """Yield type and schema of each voice that the seat may give; contests and targets in the words of the feed."""
    live = open_disputes(feeds, seat, locale)
    if not live:
        return
    admits = partial(decide_correction, feeds.history, seat, sees=feeds.sees)
    contests = {d.id: _named(feeds, seat, locale, d) for d in live}
    targets = {d.target: d.about for d in live if d.state == "open"}
    if found := _those(contests, lambda i: passes(admits, AnswerContest(i, ANYTHING))):
        yield "answer", _schema("answer", {"contest": found, "text": REASON_TEXT}, ("contest", "text"))
    if found := _those(contests, lambda i: passes(admits, WithdrawContest(i))):
        yield "withdraw_contest", _schema("withdraw_contest", {"contest": found}, ("contest",))
    if found := _those(targets, lambda i: passes(admits, Uphold(i, ANYTHING))):
        reasoned = "uphold" in feeds.game.law.reasoned
        text_schema = REASON_TEXT if reasoned else text()
        yield (
            "uphold",
            _schema("uphold", {"target": found, "text": text_schema}, ("target", "text") if reasoned else ("target",)),
        )


def _named(feeds: Feeds, seat: str, locale: Locale, dispute: DisputeShown) -> str:
    """Return the text of a contest for people: who contests what, and why."""
    found = feeds.state.table.seat(dispute.seat)
    who = dispute.seat if found is None else found.name
    act = SeatReader(feeds, seat, locale).quoted(dispute.target)
    args = {"who": who, "about": act, "text": dispute.text, "has_text": "yes" if dispute.text else "no"}
    return say(feeds.projection.game, locale, "contest-named", args)


def _those(choices: dict[str, str], admitted: Callable[[str], bool]) -> Schema | None:
    """Return the schema of the ids that are admitted, each with its words."""
    found = {i: words for i, words in choices.items() if admitted(i)}
    return one_of(found) if found else None


def _schema(tag: str, fields: dict[str, Schema], required: tuple[str, ...]) -> Schema:
    return closed({"type": {"const": tag}, **fields}, "type", *required)
