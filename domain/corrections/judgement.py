"""Judging corrections: who may make which, and the record that would result. Pure; nothing is appended."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    AnswerContest,
    Asked,
    BranchOff,
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    CorrectionCommand,
    Decline,
    DiscloseRecord,
    Together,
    Uphold,
    Verdict,
    Why,
    Withdraw,
    WithdrawContest,
    parts_of,
    targets_of,
)
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.active import ActiveCorrections, Demand, active, demands, in_force, reach, undone_by
from domain.corrections.consent import proposed, voiced, voices_needed
from domain.corrections.disputes import answered, contested, upheld, upholdable, withdrawn
from domain.corrections.permission import Seen, Sees, may_correct, named, no, not_by_law, reasoned, reasoned_for_all
from domain.corrections.record_disclosure import check_end, disclosed, opened
from domain.corrections.rejudgement import Amended, Walk, accepted, difference, replayed
from domain.corrections.requests import CorrectionRequest, make_request, not_restorable, same_kind
from domain.record.fold import present
from domain.record.history import History


def anything(event_id: str) -> bool:
    """Return that the event is seen: for callers from whom nothing is hidden, the record itself among them."""
    return True


def decide_correction(
    history: History, seat: str, command: CorrectionCommand, sees: Sees, *, looking: bool = False
) -> Command:
    """Decide a correction: return the command to record, its verdict included. Raises Refused.

    A target that the seat cannot see is answered like one that does not exist. `looking`: nothing will be recorded, so
    no reason is needed yet.
    """
    present(history.game, history.state, seat)
    seen = partial(sees, seat)
    match command:
        case ContestRuling():
            return contested(history, seat, command, seen)
        case AnswerContest():
            return answered(history, seat, command, seen)
        case DiscloseRecord():
            return disclosed(history, seat, command)
        case WithdrawContest():
            return withdrawn(history, seat, command, seen)
        case Uphold():
            upholding = upholdable(history, seat, command, seen)
            by_consent = voices_needed(history) > 1
            return proposed(history, seat, upholding) if by_consent else upheld(history, upholding)
        case Consent() | Decline() | Withdraw():
            voice = voiced(history, seat, command)
            return _carried_out(history, seen) if voice is None else voice
        case _:
            check_may_correct(history, seat)
            command = named(history, command, seen)
            if not all(map(seen, targets_of(command))):
                raise no(history.game, "unknown")
            if not looking:
                reasoned(history.game, command)
                reasoned_for_all(history, command, sees)
            verdict = judge(history, command, seen)
            return proposed(history, seat, command) if voices_needed(history) > 1 else Corrected(command, verdict)


def check_may_correct(history: History, seat: str) -> None:
    """Refuse a seat that may not correct now, or not propose to. Raises Refused."""
    not_by_law(history)
    if not may_correct(history, seat):
        raise no(history.game, "role")
    if history.state.table.proposal is not None:
        raise no(history.game, "pending")


def _carried_out(history: History, seen: Seen) -> Consented:
    """Return the deciding voice, which carries out what was proposed."""
    pending = history.state.table.proposal
    assert pending is not None
    if isinstance(pending.correction, Uphold):
        return Consented(pending.id, correction=upheld(history, pending.correction))
    if isinstance(pending.correction, BranchOff):
        return Consented(pending.id, correction=pending.correction)
    if isinstance(pending.correction, DiscloseRecord):
        return Consented(pending.id, correction=opened(history, pending.correction))
    return Consented(pending.id, judge(history, pending.correction, seen), pending.correction)


def judge(history: History, correction: Correction, seen: Seen = anything) -> Verdict:
    """Return the verdict of a correction on the record as it stands. Raises Refused.

    The refusal names only events that are `seen` by the caller.
    """
    _well_made(correction)
    force = active(history)
    undone = frozenset(undone_by(history, correction))
    if undone - force:
        raise no(history.game, "void")
    effective, requests = in_force(history, undone), list[CorrectionRequest]()
    for part in parts_of(correction):
        active_corrections = ActiveCorrections(history, [*effective, *(each.demand for each in requests)])
        requests.append(make_request(history, part, active_corrections, seen, alone=correction is part))
    if all(each.wording is not None for each in requests):
        return _in_other_words(history, requests)
    changed = demands(history, force ^ active(history, undone))
    return _rejudged(history, effective, requests, changed, seen, cascade=getattr(correction, "cascade", True))


def _well_made(correction: Correction) -> None:
    """Check that several corrections have one common reason or one each, and name different events. Raises Refused."""
    if not isinstance(correction, Together):
        return
    own = [bool(part.reason.strip()) for part in correction.corrections]
    apart = any(own) and (correction.reason.strip() or not all(own))
    if apart or any(getattr(part, "cascade", False) for part in correction.corrections):
        raise Refused("reason_apart", kind="form")
    if len(set(targets_of(correction))) < len(correction.corrections):
        raise Refused("one_target_twice", kind="form")


def _in_other_words(history: History, requests: list[CorrectionRequest]) -> Verdict:
    """Return the verdict where only words change: nothing later depends on them, so nothing is judged again.

    An event whose words are again as recorded has no revised form left.
    """
    was = history.overlay
    forms = {each.wording.id: each.wording for each in requests if each.wording is not None}
    revised = {**was.revised, **forms}
    now = {i: form for i, form in revised.items() if form != history.find(i)}
    verdict = difference(history, was, replace(was, revised=now))
    return replace(verdict, asked=tuple(each.demand.asked for each in requests))


def _rejudged(
    history: History,
    effective: list[Demand],
    requests: list[CorrectionRequest],
    changed: list[Demand],
    seen: Seen,
    *,
    cascade: bool,
) -> Verdict:
    """Return the verdict of the requests together with the demands in force, from the first event that they touch."""
    new = [each.demand for each in requests]
    start = reach(history, [*changed, *new], [*in_force(history), *effective])
    if start is None:
        return Verdict(asked=tuple(demand.asked for demand in new))
    amended = {each.demand.part.target: typed_in(each) for each in requests if each.judged}
    walk = Walk(history.game, history.before(start), ActiveCorrections(history, [*effective, *new]), amended)
    sealed = _never_opened(history)
    for event, followed in replayed(history, start):
        walk.take(event, followed)
        if event.id in sealed and event.id not in walk.void:
            raise Refused("sealed_act")
    _check_fulfilled(history, requests, walk)
    check_end(history.state, walk.state, read=history.state.table.disclosed)
    verdict = difference(history, history.overlay, walk.overlay(history.overlay, history.index, start))
    illegal = {i: _why(walk.illegal[i]) for i in verdict.void if i in walk.illegal}
    if history.game.law.strict and illegal and not cascade:
        dependents = tuple(filter(seen, illegal))
        raise no(history.game, "dependents", lists={"dependents": dependents}, named="no", acts="", more=0)
    return replace(verdict, fell=illegal, asked=tuple(_accepted(history, each, walk) for each in requests))


def _why(refused: Refused) -> Why:
    return Why(refused.code, refused.rule, refused.details)


def _never_opened(history: History) -> frozenset[str]:
    """Return the void acts that were never opened and may not stand again.

    - In a branch, which would open them before its origin does.
    - Where others like them were opened since: a preview or a refusal would open these acts to the caller alone.
    """
    until, void, branch = history.game.sealing.until, history.overlay.void, history.state.table.origin is not None

    def opened(act: Event) -> bool:
        return any(type(later.command) in until[type(act.command)] for later in history.raw[act.version :])

    acts = history.withheld.values()
    return frozenset(act.id for act in acts if act.id in void and (branch or opened(act)))


def typed_in(each: CorrectionRequest) -> Amended:
    """Return the dice that an amendment types anew."""
    return Amended(each.demand.part.dice if isinstance(each.demand.part, Amend) else None)


def _accepted(history: History, each: CorrectionRequest, walk: Walk) -> Asked:
    """Return the request's demand as it was accepted."""
    part, event = each.demand.part, walk.accepted.get(each.demand.part.target)
    if event is None or not isinstance(part, Amend):
        return each.demand.asked
    given = history.game.decoders.wire.decode(part.command)
    return accepted(each.demand.asked, given, event, typed=part.dice is not None)


def _check_fulfilled(history: History, requests: list[CorrectionRequest], walk: Walk) -> None:
    """Check that the record so judged holds what was asked for. Raises Refused."""
    for each in requests:
        target = each.demand.part.target
        if each.judged:
            form = walk.revised.get(target)
            same_kind(history, target, (form or history.raw[history.index[target] - 1]).command)
        elif each.wording is not None and target in walk.void:
            raise no(history.game, "void")
        if lost := each.returning & walk.void:
            raise not_restorable(history, walk.illegal.get(min(lost, key=history.index.__getitem__)))
