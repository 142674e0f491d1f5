"""Commands and events of correction: contesting, correcting, consenting. The log is never cut; these are events too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, overload

import msgspec
from msgspec.structs import replace

from domain.base.chance import Draw
from domain.base.events import Command, Words


class Retract(Command, frozen=True, tag="retract"):
    """Retract an act or a correction: the record is as if it had never been accepted.

    `text_only`: as if an act had been accepted without its words; everything else that it did remains.
    """

    target: str
    reason: Words = ""
    cascade: bool = False
    text_only: bool = False


class Amend(Command, frozen=True, tag="amend"):
    """Amend an act: the record is as if it had been accepted with other parameters.

    The amended command has the same type and is legal at the act's place. `dice` replaces faces that were typed in;
    faces drawn by the service can never be replaced.
    """

    target: str
    command: msgspec.Raw
    dice: tuple[int, ...] | None = None
    reason: Words = ""
    cascade: bool = False


class Rewind(Command, frozen=True, tag="rewind"):
    """Void all of play from the target on."""

    target: str
    reason: Words = ""


class Restore(Command, frozen=True, tag="restore"):
    """Undo the target, a correction; or let the target, an act that a correction took, stand again by itself."""

    target: str
    reason: Words = ""
    cascade: bool = False


LAST = "last"
"""The target of a correction that names no event: the last act that the caller sees and that can be corrected."""
Single = Retract | Amend | Rewind | Restore
MOST_PARTS = 32


class Together(Command, frozen=True, tag="together"):
    """Make several corrections as one: judged in one another's light, all or nothing, undone as one.

    The `cascade` of all stands here, and the reason of all, for those who see every target; or each correction has a
    reason of its own, for those who see its target.
    """

    corrections: Annotated[tuple[Single, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    reason: Words = ""
    cascade: bool = False


class ContestRuling(Command, frozen=True, tag="contest"):
    """Object to an event that the seat can see, an act or a correction. Play goes on."""

    target: str
    text: Words = ""


class AnswerContest(Command, frozen=True, tag="answer"):
    """Answer an objection that is not closed."""

    contest: str
    text: Words


class WithdrawContest(Command, frozen=True, tag="withdraw_contest"):
    """Withdraw the seat's own objection."""

    contest: str


class Uphold(Command, frozen=True, tag="uphold"):
    """Uphold a ruling: close every open contest of the target.

    `target`: the event's id, or the id of one of its open contests.
    """

    target: str
    text: Words = ""


class Consent(Command, frozen=True, tag="consent"):
    """Say yes to the pending proposal."""

    proposal: str


class Decline(Command, frozen=True, tag="decline"):
    """Say no to the pending proposal."""

    proposal: str


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Withdraw the pending proposal, as its proposer."""

    proposal: str


Correction = Single | Together


class BranchOff(Command, frozen=True, tag="branch"):
    """Begin a branch: a table of its own, under this title, that shares the record up to the event `after`.

    `correction` is made in the branch at once. Where players decide together, the branch is proposed like a correction.
    """

    after: str
    title: str
    correction: Correction | None = None
    reason: Words = ""


class DiscloseRecord(Command, frozen=True, tag="disclose"):
    """Open the whole record to everybody who sits at the table, with every die in it to check.

    Possible after the end alone; it cannot be undone.
    """

    reason: Words = ""


class RecordDisclosed(Command, frozen=True, omit_defaults=True):
    """The record was opened.

    `secret`: that of its dice, 64 hex digits; empty where nobody can check them.
    """

    reason: Words = ""
    secret: str = ""


Settling = Correction | Uphold
"""The commands that settle something: where players decide together, by their consent alone."""
Proposable = Settling | BranchOff | DiscloseRecord
Voice = ContestRuling | AnswerContest | WithdrawContest | Consent | Decline | Withdraw
CorrectionCommand = Settling | DiscloseRecord | Voice


AS_RECORDED = msgspec.Raw(b"null")


def parts_of(correction: Correction) -> tuple[Single, ...]:
    """Return the single corrections that a correction consists of, in order."""
    return correction.corrections if isinstance(correction, Together) else (correction,)


def targets_of(correction: Proposable) -> tuple[str, ...]:
    """Return the ids of the events that a correction or proposal names, in order."""
    match correction:
        case Uphold(target) | BranchOff(after=target):
            return (target,)
        case DiscloseRecord():
            return ()
        case _:
            return _targets(correction)


def _targets(correction: Correction) -> tuple[str, ...]:
    return tuple(part.target for part in parts_of(correction))


def kind_of(correction: Proposable) -> str:
    """Return the kind that a law admits or refuses: the correction's own name, `text` for words alone."""
    if isinstance(correction, Retract) and correction.text_only:
        return "text"
    return str(type(correction).__struct_config__.tag)


def reason_of(correction: Proposable) -> str:
    """Return the reason that the table reads."""
    return correction.text if isinstance(correction, Uphold) else correction.reason


@overload
def as_seen(said: Correction, seen: Callable[[str], bool]) -> Correction | None: ...
@overload
def as_seen(said: Proposable, seen: Callable[[str], bool]) -> Proposable | None: ...
def as_seen(said: Proposable, seen: Callable[[str], bool]) -> Proposable | None:
    """Return the part of a correction or proposal that a seat may know of, as if nothing else had been said.

    Of several corrections these are those whose targets are `seen`, with the common reason only where all are. None:
    the seat may know nothing of it.
    """
    if not isinstance(said, Together):
        return said if all(map(seen, targets_of(said))) else None
    parts = tuple(part for part in said.corrections if seen(part.target))
    whole = len(parts) == len(said.corrections)
    common = said.reason if whole and said.reason.strip() else ""
    reason = common or " / ".join(dict.fromkeys(part.reason for part in parts if part.reason.strip()))
    if len(parts) > 1:
        return Together(parts, reason, said.cascade)
    return replace(parts[0], reason=reason) if parts else None


class Revision(msgspec.Struct, frozen=True):
    """The present form of an event; a `null` command: as it was recorded."""

    id: str
    command: msgspec.Raw = AS_RECORDED
    draws: tuple[Draw, ...] = ()


class Insertion(msgspec.Struct, frozen=True):
    """An act that the mending placed before an event."""

    id: str
    seat: str
    command: msgspec.Raw
    draws: tuple[Draw, ...] = ()


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The demand of one correction beyond its own words, whatever comes of it.

    `void`: the target and what its law takes with it (of an amendment: without the target); `back`: what stands again;
    `form`: of an amendment, the command as it was accepted, where that is more than what was given (else `null`);
    `draws`: of one that types dice anew. What becomes void without having been asked for merely fell.
    """

    void: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    form: msgspec.Raw = AS_RECORDED
    draws: tuple[Draw, ...] | None = None


class Why(msgspec.Struct, frozen=True, array_like=True):
    """The reason why an event fell: the code and rule of the refusal that meets it at its place.

    `undrawn`: the event would need a draw that never was; `reads_otherwise`: its law lets nothing else follow from
    it. `details`: of the refusal, what its sentence says; none in records of the first days.
    """

    code: str
    rule: str = ""
    details: dict[str, str | int] = {}


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The changes that a correction makes to the effective record: loading applies it and judges nothing.

    `void` and `back` are ids; `inserted` maps an event's id to all acts that now come before it; `fell`: those of
    `void` that nobody asked for. `asked` stands for each single correction in order; records of the first days have
    none.
    """

    void: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    revised: tuple[Revision, ...] = ()
    inserted: dict[str, tuple[Insertion, ...]] = {}
    fell: dict[str, Why] = {}
    asked: tuple[Asked, ...] | None = None


class Corrected(Command, frozen=True, omit_defaults=True):
    """A correction with its verdict, as recorded.

    `left_open`: contests of what it brings into another form that it does not close, since not all who know of them
    read of it.
    """

    correction: Correction
    verdict: Verdict
    left_open: tuple[str, ...] = ()


class Upheld(Command, frozen=True, tag="uphold"):
    """An upholding of a ruling, as recorded.

    `contests`: those that it closed; null, in old records: all that were open.
    """

    target: str
    text: Words = ""
    contests: tuple[str, ...] | None = None


class Proposed(Command, frozen=True):
    """A proposal as recorded: a correction, an upholding, a branch or a disclosure that waits for consent."""

    correction: Proposable


class Consented(Command, frozen=True):
    """A yes to a proposal, as recorded; the deciding one carries out the correction and holds its verdict."""

    proposal: str
    verdict: Verdict | None = None
    correction: Correction | Upheld | BranchOff | RecordDisclosed | None = None


def executed(command: Command) -> Settling | None:
    """Return the correction or the upholding that an event carried out; None: the event carried out neither."""
    match command:
        case Corrected(done) | Consented(correction=done) if isinstance(done, Correction):
            return done
        case Upheld(target, text) | Consented(correction=Upheld(target, text)):
            return Uphold(target, text)
        case _:
            return None


class Declined(Command, frozen=True):
    """A no to a proposal, as recorded. `failed`: the proposal can no longer succeed."""

    proposal: str
    failed: bool
