"""Drafts of the entries of a step: which lines each seat reads of it.

Those of the table itself and of corrections are made here, those of play by the game's projection.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import msgspec

from domain.base.corrections import (
    Amend,
    AnswerContest,
    BranchOff,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    Declined,
    Proposable,
    Proposed,
    RecordDisclosed,
    Together,
    Upheld,
    Verdict,
    Withdraw,
    WithdrawContest,
    as_seen,
    kind_of,
    parts_of,
    reason_of,
    targets_of,
)
from domain.game.game import nobody_away
from domain.game.law import NAMES
from domain.record.codec import event_name
from domain.record.history import Step, play
from domain.table.commands import AddSeat, JoinTable, OpenTable, next_seat
from domain.table.seats import TalkOptions
from projections.base.projection import EntryDraft, Read
from projections.entries.contests import line_of, turns
from projections.entries.table_entries import (
    VOICES,
    BranchEntry,
    CorrectionEntry,
    Fallen,
    JoinEntry,
    OpenedEntry,
    ProposalEntry,
    SeatAddedEntry,
)
from projections.feeds.corrections import (
    FeedCorrection,
    FeedReading,
    missed,
    own,
    read_play,
    seen_changes,
    table_over,
    would_name,
)


def draft_entries(reading: FeedReading, step: Step, feed_correction: FeedCorrection | None) -> Read:
    """Draft what each seat reads of this step; empty where it reads nothing. `feed_correction`: of a correction."""
    if not play(step.event):
        over, rest = table_over(step)
        return lambda seat: (*_of_table(reading, rest, feed_correction, seat), *over)
    read = read_play(reading.projection, step)
    if reading.game.away is nobody_away:
        return read
    return lambda seat: () if missed(reading.game, step, seat) else read(seat)


def _of_table(
    reading: FeedReading, step: Step, feed_correction: FeedCorrection | None, seat: str
) -> tuple[EntryDraft, ...]:
    command = step.event.command
    if step.before is not None and missed(reading.game, step, seat):
        return ()
    name = event_name(reading.game, type(command))
    match command:
        case OpenTable() as opening:
            return (EntryDraft(name, _opened(reading, step, opening), recorded=True),)
        case JoinTable(taken):
            return (EntryDraft(name, _joined(step, taken), recorded=True),)
        case ContestRuling() | AnswerContest() | WithdrawContest() | Upheld():
            fields = line_of(step, command, partial(reading.sees, seat))
            return () if fields is None else (EntryDraft(name, fields, recorded=True),)
        case Corrected(correction):
            return _corrected(reading, step, correction, feed_correction, seat)
        case Consented():
            return (*_voice(reading, step, seat, name), *_carried_out(reading, step, feed_correction, seat))
        case Proposed() | Declined() | Withdraw():
            return _voice(reading, step, seat, name)
        case AddSeat(taken, role) if step.before is not None:
            added = SeatAddedEntry(next_seat(step.before.table, role), taken.strip(), role)
            return (EntryDraft(name, added, recorded=True), *_followed(reading, step, seat))
        case _:
            return (EntryDraft(name, command, recorded=True), *_followed(reading, step, seat))


def _followed(reading: FeedReading, step: Step, seat: str) -> Iterable[EntryDraft]:
    """Draft the entries that the seat reads of consequences in the game of an event of the table."""
    return reading.projection.entries(step)(seat) if step.consequences else ()


def _joined(step: Step, name: str | None) -> JoinEntry:
    found = step.before.table.seat(step.event.seat) if step.before else None
    if found is None or name in (None, found.name):
        return JoinEntry(name, again=found is not None and found.joined)
    return JoinEntry(name, found.name, found.joined)


def _opened(reading: FeedReading, step: Step, opening: OpenTable) -> OpenedEntry:
    return OpenedEntry(
        title=opening.title,
        game=opening.game,
        seats=opening.seats,
        origin=opening.origin,
        chance=opening.chance,
        before=opening.before,
        delay=opening.delay,
        stand_ins=opening.stand_ins,
        pause=opening.pause,
        options=msgspec.to_builtins(reading.projection.options(step.after)),
        talk=None if opening.talk == TalkOptions() else opening.talk,
    )


def _voice(feeds: FeedReading, step: Step, seat: str, name: str) -> tuple[EntryDraft, ...]:
    """Draft the entry of a proposal or a voice: the players decide together, so it is public.

    The target is shown only to seats that can see it.
    """
    match step.event.command:
        case Proposed(correction):
            fields = _proposal(feeds, step.event.id, correction, seat)
        case Consented(proposal) | Declined(proposal) | Withdraw(proposal):
            proposal_event = feeds.history.find(proposal)
            assert proposal_event is not None
            assert isinstance(proposal_event.command, Proposed)
            fields = _proposal(feeds, proposal, proposal_event.command.correction, seat)
            failed = getattr(step.event.command, "failed", False)
            fields = msgspec.structs.replace(fields, reason="", failed=failed)
        case _:
            return ()
    return (EntryDraft(_voice_name(feeds, step, name), fields, recorded=True),)


def _proposal(feeds: FeedReading, proposal: str, correction: Proposable, seat: str) -> ProposalEntry:
    seen = as_seen(correction, partial(feeds.sees, seat))
    if seen is None:
        return ProposalEntry(proposal, kind_of(correction))
    return ProposalEntry(proposal, kind_of(seen), *_named(seen), reason_of(seen))


def _voice_name(feeds: FeedReading, step: Step, name: str) -> str:
    return feeds.game.law.names.get(VOICES[type(step.event.command)], name)


def _carried_out(
    feeds: FeedReading, step: Step, feed_correction: FeedCorrection | None, seat: str
) -> tuple[EntryDraft, ...]:
    correction = getattr(step.event.command, "correction", None)
    if isinstance(correction, Upheld):
        fields = line_of(step, correction, partial(feeds.sees, seat))
        return () if fields is None else (EntryDraft(event_name(feeds.game, Upheld), fields, recorded=True),)
    if isinstance(correction, RecordDisclosed):
        return (EntryDraft(event_name(feeds.game, RecordDisclosed), correction, recorded=True),)
    if isinstance(correction, BranchOff):
        return (EntryDraft("BranchGranted", BranchEntry(correction.title), recorded=True),)
    if correction is None:
        return ()
    return _corrected(feeds, step, correction, feed_correction, seat)


def _corrected(
    feeds: FeedReading, step: Step, correction: Correction, feed_correction: FeedCorrection | None, seat: str
) -> tuple[EntryDraft, ...]:
    """Draft the entry of a correction for a seat that sees its target; for others only what changes for them."""
    if step.ruling is None or feed_correction is None:
        return ()
    seen = as_seen(correction, partial(feeds.sees, seat))
    effect = effect_for(feeds, step, feed_correction, seat)
    effect = msgspec.structs.replace(effect, contests=turns(step, partial(feeds.sees, seat)))
    if seen is not None and _beyond_sight(step, seen, effect, seat):
        return ()
    if seen is not None and _owed_to_others(feed_correction, step, correction, seen, effect, seat):
        seen = None
    if seen is not None:
        target, targets = _named(seen)
        fields = msgspec.structs.replace(
            effect,
            target=target,
            targets=targets,
            reason=reason_of(seen),
            after_disclosure=feed_correction.undoes_disclosure(effect.void),
            exposed_to=_exposed(feeds, step, effect, seat),
            together=isinstance(step.event.command, Consented),
        )
        name = _event_name(feeds, seen)
        return (EntryDraft(name, fields, recorded=True, rules=_rules(feeds)),)
    if effect == CorrectionEntry() and not feed_correction.renews(seat, step.ruling):
        return ()
    return (EntryDraft("RecordChanged", effect, rules=_rules(feeds)),)


def _named(seen: Proposable) -> tuple[str | None, tuple[str, ...]]:
    """Return the one target of a correction, or the targets of several corrections together."""
    targets = targets_of(seen)
    return (None, targets) if isinstance(seen, Together) else (next(iter(targets), None), ())


def _exposed(feeds: FeedReading, step: Step, effect: CorrectionEntry, seat: str) -> dict[str, tuple[str, ...]]:
    """Return, by event that is void or reads otherwise, the seats that had read it: shown once is known for good.

    Empty for a seat that does not see the whole record.
    """
    if not feeds.projection.sees_all(step.after, seat):
        return {}
    flipped = (flip.event for flip in effect.flips if flip.event is not None)
    return {event: readers_of(feeds, event) for event in (*effect.void, *flipped)}


def readers_of(feeds: FeedReading, event_id: str) -> tuple[str, ...]:
    """Return the seats in whose feed that event is, and which have therefore seen it."""
    return tuple(s.id for s in feeds.history.state.table.seats if feeds.sees(s.id, event_id))


def _beyond_sight(step: Step, correction: Correction, effect: CorrectionEntry, seat: str) -> bool:
    """Return whether a change of form changes nothing that this seat sees, though it sees the event.

    It is never so for the seat that made the correction.
    """
    return _in_other_form(correction) and effect == CorrectionEntry() and step.event.seat != seat


def _owed_to_others(
    feed_correction: FeedCorrection,
    step: Step,
    correction: Correction,
    seen: Correction,
    effect: CorrectionEntry,
    seat: str,
) -> bool:
    """Return whether all changes for this seat come from those of several corrections whose targets it does not see.

    Where nothing changes and the corrections that it sees could not be made alone, their mere success would disclose
    that there were others.
    """
    hidden, nothing = len(parts_of(seen)) < len(parts_of(correction)), effect == CorrectionEntry()
    if not hidden or not (nothing or _in_other_form(seen)):
        return False
    return not would_name(feed_correction.before, step.event, seen, seat, refused=not nothing)


def _in_other_form(correction: Correction) -> bool:
    return all(isinstance(part, Amend) or kind_of(part) == "text" for part in parts_of(correction))


def _event_name(feeds: FeedReading, correction: Correction) -> str:
    """Return the catalogue's name of the correction; some games have a name of their own for dice typed anew."""
    names = {**NAMES, **feeds.game.law.names}
    kind = kind_of(correction)
    if isinstance(correction, Amend) and correction.dice is not None:
        return names.get("dice", names[kind])
    return names[kind]


def _rules(feeds: FeedReading) -> tuple[str, ...]:
    return (feeds.game.law.codes.rule,) if feeds.game.law.codes.rule else ()


def effect_for(feeds: FeedReading, step: Step, feed_correction: FeedCorrection, seat: str) -> CorrectionEntry:
    """Return the changes of a correction for one seat: ids of its feed, flips that it sees, its view's difference."""
    ruling = step.ruling
    assert ruling is not None
    void = own(feeds, seat, ruling.now.void - ruling.was.void)
    return CorrectionEntry(
        void=void,
        fell=_illegal(feeds, step, void, seat),
        inserted=tuple(feed_correction.inserted[seat]),
        back=own(feeds, seat, ruling.was.void - ruling.now.void),
        flips=feed_correction.flips(seat),
        changes=seen_changes(feeds, step, seat),
    )


def _illegal(feeds: FeedReading, step: Step, void: Iterable[str], seat: str) -> dict[str, Fallen]:
    """Return those of the void events that nobody asked to be void.

    The reasons are for the seat that did the act, and for a seat that sees everything: to others a refusal could tell
    what is hidden in the way.
    """
    match step.event.command:
        case Corrected(verdict=verdict) | Consented(verdict=Verdict() as verdict):
            reasons = verdict.fell
        case _:
            return {}
    everything = feeds.projection.sees_all(step.after, seat) and not feeds.history.withheld
    found = {}
    for event in void:
        if event in reasons:
            recorded = feeds.history.find(event)
            known = everything or (recorded is not None and recorded.seat == seat)
            found[event] = (
                Fallen(reasons[event].code, reasons[event].rule, reasons[event].details) if known else Fallen()
            )
    return found
