"""One line of a feed: which lines a seat reads of a step, and how a line is written for it.

Lines of the table itself and of corrections are made here, those of play by the game's projection.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from domain.corrections.commands import (
    Amend,
    Consented,
    ContestRuling,
    Corrected,
    Correction,
    Declined,
    Proposed,
    Together,
    Uphold,
    Withdraw,
    kind_of,
    parts_of,
    targets_of,
)
from domain.game import Game
from domain.game.events import Command, Id
from domain.game.law import NAMES
from domain.record.codec import event_name
from domain.record.history import History, Ruling, Step, play
from domain.table.commands import IssueToken, OpenTable, RevokeToken
from domain.table.seats import Origin, Seat
from projections.changes import Change, changes
from projections.projection import Projection, Shown
from projections.texts import Listed, Locale, arguments, say, sentence


class Reading(Protocol):
    """What a line asks of the feeds: the record, and what each seat has read of it so far."""

    history: History
    game: Game
    projection: Projection

    def sees(self, seat: str, event_id: str) -> bool: ...
    def number_of(self, seat: str, version: int) -> int | None: ...


class Die(msgspec.Struct, frozen=True):
    """A draw that the seat may see. `physical`: typed in at the table."""

    kind: str
    faces: tuple[int, ...]
    physical: bool


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a frame. `event` is there when the event itself is shown: it is what can be contested.

    `withdrawn`: a correction has voided it since. `text` is one plain sentence in the reader's language.
    """

    type: str
    fields: Any
    text: str
    rules: tuple[str, ...] = ()
    event: str | None = None
    seat: str | None = None
    dice: tuple[Die, ...] = ()
    withdrawn: bool = False
    contested: bool = False

    @classmethod
    def of(cls, step: Step, shown: Shown, names: Mapping[str, str], game: str, locale: Locale) -> Line:
        """The line as the seat reads it; `names` are those that the seat can see."""
        event = step.event
        args = arguments(shown.fields, names, game, locale)
        if shown.recorded:
            args["who"] = names.get(event.seat, event.seat)
        dice = tuple(Die(d.kind, d.faces, d.physical) for d in event.draws) if shown.dice else ()
        if shown.dice:
            args["dice"] = Listed(str(face) for die in dice for face in die.faces)
        return cls(
            type=shown.name,
            fields=shown.fields,
            text=sentence(say(game, locale, shown.name, args)),
            rules=shown.rules,
            event=event.id if shown.recorded else None,
            seat=event.seat if shown.recorded else None,
            dice=dice,
        )


class OpenedShown(msgspec.Struct, frozen=True, omit_defaults=True):
    title: str
    game: str
    seats: tuple[Seat, ...]
    origin: Origin | None = None


class ContestShown(msgspec.Struct, frozen=True):
    target: Id
    text: str


class Told(msgspec.Struct, frozen=True):
    """A line as it was or is told, without its sentence."""

    type: str
    fields: Any


class Flip(msgspec.Struct, frozen=True):
    """An event that stands, with other consequences: what the seat read then, what holds now."""

    event: str | None
    was: tuple[Told, ...]
    now: tuple[Told, ...]


class CorrectionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a correction did, as far as the seat can see: `void` and `back` are ids of its own feed.

    `targets`: those that the seat can see of several corrections together.
    `exposed_to`: which seats had read each void event, for whoever sees the whole record, where the law tells it.
    """

    target: Id | None = None
    targets: tuple[Id, ...] = ()
    reason: str = ""
    void: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    flips: tuple[Flip, ...] = ()
    changes: tuple[Change, ...] = ()
    after_disclosure: bool = False
    exposed_to: dict[Id, tuple[Id, ...]] = {}


class ProposalShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal or a voice; `target` only where the seat can see it."""

    proposal: str
    kind: str = ""
    target: Id | None = None
    targets: tuple[Id, ...] = ()
    reason: str = ""
    failed: bool = False


HOUSE_SHOWN = (OpenedShown, ContestShown, CorrectionShown, ProposalShown, IssueToken, RevokeToken)


def shown_to(feeds: Reading, step: Step, seat: str) -> tuple[Shown, ...]:
    """What the seat reads of this step. Empty: for this seat nothing happened."""
    command = step.event.command
    absent = feeds.game.away
    if play(step.event):
        return _read(feeds, step, seat)
    if step.before is not None and absent(step.before, seat) and absent(step.after, seat):
        return ()
    name = event_name(feeds.game, type(command))
    match command:
        case OpenTable(game=game, title=title, seats=seats, origin=origin):
            return (Shown(name, OpenedShown(title, game, seats, origin), recorded=True),)
        case ContestRuling(target, text) | Uphold(target, text):
            seen = feeds.sees(seat, target)
            return (Shown(name, ContestShown(target, text), recorded=True),) if seen else ()
        case Corrected(correction):
            return _corrected(feeds, step, correction, seat)
        case Proposed() | Consented() | Declined() | Withdraw():
            return (*_voice(feeds, step, seat, name), *_carried_out(feeds, step, seat))
        case _:
            return (Shown(name, command, recorded=True),)


def _voice(feeds: Reading, step: Step, seat: str, name: str) -> tuple[Shown, ...]:
    """Proposals and voices are public: the players decide together; the target only to who can see it."""
    match step.event.command:
        case Proposed(correction):
            target, targets = _named(correction, [t for t in targets_of(correction) if feeds.sees(seat, t)])
            fields = ProposalShown(step.event.id, kind_of(correction), target, targets, correction.reason)
        case Declined(proposal, failed):
            fields = ProposalShown(proposal, failed=failed)
        case Consented(proposal) | Withdraw(proposal):
            fields = ProposalShown(proposal)
        case _:
            return ()
    return (Shown(_voice_name(feeds, step, name), fields, recorded=True),)


def _voice_name(feeds: Reading, step: Step, name: str) -> str:
    voice: dict[type[Command], str] = {
        Proposed: "propose",
        Consented: "consent",
        Declined: "decline",
        Withdraw: "withdraw",
    }
    return feeds.game.law.names.get(voice[type(step.event.command)], name)


def _carried_out(feeds: Reading, step: Step, seat: str) -> tuple[Shown, ...]:
    correction = getattr(step.event.command, "correction", None)
    if step.ruling is None or correction is None:
        return ()
    return _corrected(feeds, step, correction, seat)


def _corrected(feeds: Reading, step: Step, correction: Correction, seat: str) -> tuple[Shown, ...]:
    """A correction is visible exactly as far as its target; else only what changes for the seat."""
    assert step.ruling is not None
    seen = [t for t in targets_of(correction) if feeds.sees(seat, t)]
    effect = effect_for(feeds, step.ruling, step.before, step.after, seat)
    if seen and _beyond_sight(step, correction, effect, seat):
        return ()
    if seen:
        target, targets = _named(correction, seen)
        fields = msgspec.structs.replace(
            effect,
            target=target,
            targets=targets,
            reason=correction.reason if len(seen) == len(targets_of(correction)) else "",
            after_disclosure=_voided_disclosure(feeds, step.ruling),
            exposed_to=_exposed(feeds, step, effect.void, seat),
        )
        name = _event_name(feeds, correction)
        return (Shown(name, fields, recorded=True, rules=_rules(feeds)),)
    if effect == CorrectionShown():
        return ()
    return (Shown("RecordChanged", effect, rules=_rules(feeds)),)


def _named(correction: Correction, seen: Sequence[str]) -> tuple[str | None, tuple[str, ...]]:
    """The one target, or those of several corrections together, as far as the seat can see them."""
    if isinstance(correction, Together):
        return None, tuple(seen)
    return (seen[0] if seen else None), ()


def _exposed(feeds: Reading, step: Step, void: Iterable[str], seat: str) -> dict[str, tuple[str, ...]]:
    """Shown once is known for good: the seats in whose feed each void event stands."""
    if not feeds.game.law.exposes or not feeds.projection.sees_all(step.after, seat):
        return {}
    return {event: readers_of(feeds, event) for event in void}


def readers_of(feeds: Reading, event_id: str) -> tuple[str, ...]:
    """The seats in whose feed that event stands: who has already seen it."""
    return tuple(s.id for s in feeds.history.state.table.seats if feeds.sees(s.id, event_id))


def _beyond_sight(step: Step, correction: Correction, effect: CorrectionShown, seat: str) -> bool:
    """Does it change only what this seat never saw of an event that it sees otherwise?"""
    own = step.event.seat == seat or any(t in step.before.table.contests for t in targets_of(correction))
    other_form = all(isinstance(part, Amend) or kind_of(part) == "text" for part in parts_of(correction))
    return other_form and effect == CorrectionShown() and not own


def _voided_disclosure(feeds: Reading, ruling: Ruling) -> bool:
    """Had an event that is void now shown something hidden? Nobody can be made to forget it."""
    gone = ruling.now.void - ruling.was.void
    return any(
        feeds.game.law.discloses(step.event, step.consequences)
        for step in feeds.history.retold(ruling, ruling.was)
        if step.event.id in gone
    )


def _event_name(feeds: Reading, correction: Correction) -> str:
    """The catalogue's name of the correction; some know one of their own for dice typed anew."""
    names = {**NAMES, **feeds.game.law.names}
    kind = kind_of(correction)
    if isinstance(correction, Amend) and correction.dice is not None:
        return names.get("dice", names[kind])
    return names[kind]


def _rules(feeds: Reading) -> tuple[str, ...]:
    return (feeds.game.law.codes.rule,) if feeds.game.law.codes.rule else ()


def effect_for(feeds: Reading, ruling: Ruling, before: Any, after: Any, seat: str) -> CorrectionShown:
    """What a correction changes for one seat: ids of its feed, flips that it sees, its view's difference."""
    view = feeds.projection.view
    return CorrectionShown(
        void=_own(feeds, seat, ruling.now.void - ruling.was.void),
        back=_own(feeds, seat, ruling.was.void - ruling.now.void),
        flips=tuple(_flips(feeds, ruling, seat)),
        changes=tuple(changes(view(before, seat), view(after, seat))),
    )


def _own(feeds: Reading, seat: str, ids: Iterable[str]) -> tuple[str, ...]:
    index = feeds.history.index
    return tuple(sorted((i for i in ids if feeds.sees(seat, i)), key=index.__getitem__))


def _flips(feeds: Reading, ruling: Ruling, seat: str) -> Iterable[Flip]:
    """Events that stand under both forms of the record and read otherwise now.

    What a seat never read it does not read here for the first time, though it could have seen it under the record
    as corrected: whoever acted then knew that it was hidden. The view tells what that has come to. Only what it
    missed because it was absent is told late, when the correction takes back its absence.
    """
    retold = feeds.history.retold
    was = {s.event.id: s for s in retold(ruling, ruling.was) if _could_read(feeds, s, seat)}
    for step in retold(ruling, ruling.now):
        old = was.get(step.event.id)
        if old is None or not play(step.event):
            continue
        before, now = _read(feeds, old, seat), _read(feeds, step, seat)
        if before != now:
            known = step.event.id if feeds.sees(seat, step.event.id) else None
            yield Flip(known, _without_sentences(before), _without_sentences(now))


def _read(feeds: Reading, step: Step, seat: str) -> tuple[Shown, ...]:
    """What the seat reads of a step of play."""
    return () if _missed(feeds, step, seat) else tuple(feeds.projection.entries(step, seat))


def _missed(feeds: Reading, step: Step, seat: str) -> bool:
    """Was the seat absent all the while?"""
    absent = feeds.game.away
    return absent(step.before, seat) and absent(step.after, seat)


def _could_read(feeds: Reading, step: Step, seat: str) -> bool:
    return _missed(feeds, step, seat) or _has_frame(feeds, seat, step.event.id)


def _has_frame(feeds: Reading, seat: str, event_id: str) -> bool:
    version = feeds.history.index.get(event_id)
    return version is not None and feeds.number_of(seat, version) is not None


def _without_sentences(lines: Iterable[Shown]) -> tuple[Told, ...]:
    return tuple(Told(line.name, line.fields) for line in lines)
