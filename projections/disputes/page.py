"""Disputes on the table's page, for one seat: contests that are not closed, a pending proposal."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

import msgspec

from domain.base.corrections import as_seen, executed, kind_of, reason_of, targets_of
from domain.corrections.disputes import Dispute, DisputeStatus, disputes
from domain.table.seats import Answer, Closing, Contest, State, Table
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import state_at
from projections.texts import Locale


class ClosedBy(msgspec.Struct, frozen=True):
    """The closing of a contest: `upheld`, `withdrawn`, or the kind of the correction. `event`: if the seat read it."""

    kind: str
    seat: str
    reason: str
    event: str | None


class DisputeShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A contest. `state` is `waiting` while another correction voids its target; `about`: what the seat read of its
    target, in the reader's language.
    """

    id: str
    target: str
    about: str
    seat: str
    text: str
    state: DisputeStatus
    answers: tuple[Answer, ...] = ()
    closed: ClosedBy | None = None


class PendingShown(msgspec.Struct, frozen=True):
    """A correction, or an upholding, that waits for consent.

    `targets`: those that the seat sees, `about` the first of them; `awaited`: the seats that have not answered.
    """

    id: str
    seat: str
    kind: str
    targets: tuple[str, ...]
    about: str
    reason: str
    consents: tuple[str, ...]
    refusals: tuple[str, ...]
    awaited: tuple[str, ...]


def known(feeds: Feeds, seat: str) -> tuple[State, Collection[str]]:
    """Return the state that the seat knows of, and the void ids in it; for an absent seat, those of its last frame."""
    state = state_at(feeds, seat, None)
    if state is feeds.state:
        return state, feeds.history.overlay.void
    return state, feeds.history.overlay_at(feeds.version_of(seat, feeds.count(seat))).void


def open_disputes(feeds: Feeds, seat: str, locale: Locale) -> tuple[DisputeShown, ...]:
    """Return every contest that the seat knows of and that is not closed, in the order in which they were raised."""
    table = known(feeds, seat)[0].table
    found = _found(feeds, seat, table.contests.values())
    return tuple(_shown(feeds, seat, locale, dispute) for dispute in found if dispute.live)


def disputes_of(feeds: Feeds, seat: str, target: str, locale: Locale) -> tuple[DisputeShown, ...]:
    """Return every contest of that event, closed or not, if the seat sees it."""
    contests = known(feeds, seat)[0].table.contests_of(target)
    return tuple(_shown(feeds, seat, locale, dispute) for dispute in _found(feeds, seat, contests))


def _found(feeds: Feeds, seat: str, contests: Iterable[Contest]) -> tuple[Dispute, ...]:
    state, void = known(feeds, seat)
    return disputes(state.table, void, (c for c in contests if feeds.sees(seat, c.target)))


def _shown(feeds: Feeds, seat: str, locale: Locale, dispute: Dispute) -> DisputeShown:
    contest, by = dispute.contest, dispute.by
    event = by.id if by is not None and feeds.sees(seat, by.id) else None
    return DisputeShown(
        id=contest.id,
        target=contest.target,
        about=about(feeds, seat, contest.target, locale),
        seat=contest.seat,
        text=contest.text,
        state=dispute.status,
        answers=contest.answers,
        closed=None if by is None else ClosedBy(by.kind, by.seat, _reason(feeds, seat, by), event),
    )


def _reason(feeds: Feeds, seat: str, by: Closing) -> str:
    """Return the reason for which a contest was closed; "" where the seat may not read any."""
    event = feeds.history.find(by.id)
    correction = None if event is None else executed(event.command)
    visible = None if correction is None else as_seen(correction, partial(feeds.sees, seat))
    return "" if visible is None else reason_of(visible)


def about(feeds: Feeds, seat: str, event: str, locale: Locale) -> str:
    """Return the sentence in which the seat read of an event that it sees; "" where no frame of the seat shows it."""
    number = feeds.number_of(seat, feeds.history.index[event])
    if number is None:
        return ""
    (frame,) = SeatReader(feeds, seat, locale).frames(number - 1, number, marked=False)
    return next((line.text for line in frame.entries if line.event == event), "")


def pending(feeds: Feeds, seat: str, locale: Locale) -> PendingShown | None:
    """Return the proposal that waits for consent; None: there is none.

    The players decide together, so everybody reads of it.
    """
    table: Table = known(feeds, seat)[0].table
    if table.proposal is None:
        return None
    proposal, correction = table.proposal, table.proposal.correction
    seen = as_seen(correction, partial(feeds.sees, seat))
    targets = () if seen is None else targets_of(seen)
    given = proposal.consents | proposal.refusals
    return PendingShown(
        id=proposal.id,
        seat=proposal.seat,
        kind=kind_of(seen or correction),
        targets=targets,
        about=about(feeds, seat, targets[0], locale) if targets else "",
        reason="" if seen is None else reason_of(seen),
        consents=tuple(s.id for s in table.seats if s.id in proposal.consents),
        refusals=tuple(s.id for s in table.seats if s.id in proposal.refusals),
        awaited=tuple(s.id for s in table.present("player") if s.id not in given),
    )
