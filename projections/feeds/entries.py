"""One line of a feed: which lines a seat reads of a step, and how a line is written for it.

Lines of the table itself and of corrections are made here, those of play by the game's projection.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import Any, NamedTuple

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
from domain.base.events import Command, Event
from domain.game import Game
from domain.game.game import nobody_away
from domain.game.law import NAMES
from domain.record.codec import event_name
from domain.record.history import Step, play
from domain.table.commands import (
    TABLE_COMMANDS,
    AddSeat,
    Again,
    DrawAnew,
    IssueToken,
    JoinTable,
    OpenTable,
    RevokeToken,
    TableOver,
    next_seat,
)
from domain.table.seats import TalkOptions
from projections.base.projection import Die, EntryDraft, Projection, Read, Structs
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
from projections.feeds.lines import LINES, line_of, turns
from projections.feeds.table_entries import (
    ABOUT,
    SPOKEN_OF,
    BranchShown,
    CorrectionShown,
    Fallen,
    JoinShown,
    OpenedShown,
    ProposalShown,
    SeatAddedShown,
)
from projections.texts import Listed, Locale, arguments, bundle, say, sentence
from projections.texts.acts import act_named
from projections.texts.bundles import Bundle
from projections.texts.field_arguments import EventArguments


class LineNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as a correction has made it read since."""

    type: str
    fields: Any
    text: str
    rules: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()


class ActNames(NamedTuple):
    """Names of the acts that a sentence speaks of. `of`: that of an event, empty where the reader reads nothing of it;
    `origin`: the act that a correction is about in the end.
    """

    of: Callable[[str], str]
    origin: Callable[[str], str]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a frame. `event`: the id of the event, where it is the event itself that is shown: what can be
    contested; `seat`: who did it; `by`: who did it in that seat's place, if another did. `caused_by`: of what followed,
    the event that it came from, if the reader sees it.

    `withdrawn`: a correction has voided it since. `now`: it reads otherwise since; these lines hold in its place, none
    if nothing does. `corrected_by`: the reader's frame that told the correction. `text` is one plain sentence in the
    reader's language, `details`: of a correction what it came to, a sentence each; `standing`: these marks in words.
    """

    type: str
    event: str | None
    seat: str | None
    caused_by: str | None
    fields: Any
    text: str
    rules: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    withdrawn: bool = False
    contested: bool = False
    now: tuple[LineNow, ...] | None = None
    corrected_by: int | None = None
    details: tuple[str, ...] = ()
    standing: str = ""
    by: str = ""

    @classmethod
    def of(
        cls,
        event: Event,
        shown: EntryDraft,
        names: Mapping[str, str],
        game: str,
        locale: Locale,
        known: bool,
        dice: tuple[Die, ...],
        named: ActNames | None = None,
    ) -> Line:
        """The line as the seat reads it; `names` are those that the seat can see. `known`: does it see the event?
        `dice`: what fell, with the proofs that it sees. `named`: of what belongs to corrections, which speaks of acts.
        """
        fields: Any = shown.fields
        messages = bundle(game, locale)
        args = EventArguments(fields, names, messages, event.seat if shown.recorded else None)
        if named is not None and type(fields) in ABOUT:
            args["about"] = named.of(fields.target) if fields.target else ""
            if isinstance(fields, CorrectionShown):
                args["itself"] = "yes" if fields.target in fields.back else "no"
                args["stands"] = _stands(fields, named)
        elif isinstance(fields, OpenedShown):
            args["whispers"] = whispers(fields)
        if shown.dice:
            args["dice"] = thrown(dice)
        else:
            dice = ()
        text = sentence(messages.say(shown.name, args))
        if not shown.recorded:
            return cls(shown.name, None, None, event.id if known else None, facts(fields), text, shown.rules, dice)
        if event.by:
            text = said_for(text, event.seat, event.by, names, messages)
        return cls(shown.name, event.id, event.seat, None, facts(fields), text, shown.rules, dice, by=event.by)


def _stands(fields: CorrectionShown, named: ActNames) -> str:
    """Return what a correction of a correction makes of the act that this was about."""
    origin = named.origin(fields.target) if fields.target else None
    if origin is None or origin == fields.target:
        return "itself"
    if origin in fields.back or origin in fields.void:
        return "back" if origin in fields.back else "void"
    return "otherwise" if any(flip.event == origin for flip in fields.flips) else "same"


def name_of(
    shown: EntryDraft,
    who: str | None,
    names: Mapping[str, str],
    game: str,
    locale: Locale,
    about: str,
    dice: tuple[Die, ...],
) -> str:
    """Return the name of the act that a line tells; `about`: that of the act which it is about itself."""
    args = arguments(shown.fields, names, game, locale, who)
    args["about"] = about
    if isinstance(shown.fields, OpenedShown):
        args["whispers"] = whispers(shown.fields)
    if shown.dice:
        args["dice"] = thrown(dice)
    kind = SPOKEN_OF.get(type(shown.fields))
    return act_named(game, locale, shown.name, args) if kind is None else say(game, locale, kind, args)


def said_for(text: str, seat: str, by: str, names: Mapping[str, str], messages: Bundle) -> str:
    """Return the sentence of what `by` did in the place of `seat`; `text` is that of the act."""
    return messages.say("line-for", {"by": names.get(by, ""), "who": names.get(seat, ""), "said": text})


def thrown(dice: Iterable[Die]) -> Listed:
    """Return the faces that people would read, as an argument of a sentence."""
    return Listed(str(face) for die in dice for face in die.thrown)


def whispers(fields: OpenedShown) -> str:
    """Return what the sentence of an opening needs beside its fields: does the game master read what is whispered?"""
    talk = fields.talk or TalkOptions()
    led = talk.talk != "nobody" and any(seat.role == "gm" for seat in fields.seats)
    return "yes" if led and talk.gm_reads_whispers else "no"


def facts(fields: Any) -> Any:
    """The fields alone, as they are written: the name of a command or a consequence is the entry's type."""
    kind: type[msgspec.Struct] = type(fields)
    spelled = _spelled(kind)
    return fields if spelled is None else {name: getattr(fields, field) for name, field in spelled}


@cache
def _spelled(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...] | None:
    """Return how a struct with a name spells each of its fields; None: it has no name."""
    if kind.__struct_config__.tag is None:
        return None
    return tuple(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))


def line_now(line: Line) -> LineNow:
    return LineNow(line.type, line.fields, line.text, line.rules, line.dice)


CORRECTED = (*NAMES, "dice")
"""What a law has a name for that tells a correction."""
VOICES: Mapping[type[Command], str] = {
    Proposed: "propose",
    Consented: "consent",
    Declined: "decline",
    Withdraw: "withdraw",
}


def shared_types(game: Game) -> dict[str, Structs]:
    """By the type of an entry of the table or of a correction the structs that its fields may be."""
    names = {**NAMES, **game.law.names}
    found: dict[str, Structs] = {event_name(game, OpenTable): (OpenedShown,)}
    table_commands: tuple[type[Command], ...] = (*TABLE_COMMANDS, IssueToken, RevokeToken, DrawAnew, Again)
    dispute_commands: tuple[type[Command], ...] = (ContestRuling, AnswerContest, WithdrawContest, Upheld)
    found |= {event_name(game, kind): (kind,) for kind in table_commands}
    found |= {event_name(game, JoinTable): (JoinShown,), event_name(game, AddSeat): (SeatAddedShown,)}
    lines: Structs = LINES
    found |= {event_name(game, kind): (line,) for kind, line in zip(dispute_commands, lines, strict=True)}
    found |= {names[kind]: (CorrectionShown,) for kind in CORRECTED if kind in names}
    found |= {game.law.names.get(voice, event_name(game, kind)): (ProposalShown,) for kind, voice in VOICES.items()}
    found |= {"TableOver": (TableOver,)}
    return found | {"RecordChanged": (CorrectionShown,), "BranchGranted": (BranchShown,)}


def public_types(game: Game, projection: Projection) -> dict[str, Structs]:
    """Return, by the type of an entry, sorted, the structs that its fields may be, as far as anybody may know
    of them.
    """
    types = sorted({**shared_types(game), **projection.types}.items())
    public = ((name, tuple(filter(game.public, kinds))) for name, kinds in types)
    return {name: kinds for name, kinds in public if kinds}


def draft_entries(reading: FeedReading, step: Step, feed_correction: FeedCorrection | None) -> Read:
    """Draft what each seat reads of this step; nothing where nothing happened. `feed_correction`: of a correction."""
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
            added = SeatAddedShown(next_seat(step.before.table, role), taken.strip(), role)
            return (EntryDraft(name, added, recorded=True), *_followed(reading, step, seat))
        case _:
            return (EntryDraft(name, command, recorded=True), *_followed(reading, step, seat))


def _followed(reading: FeedReading, step: Step, seat: str) -> Iterable[EntryDraft]:
    """Draft what the seat reads of what follows in the game from an event of the table."""
    return reading.projection.entries(step)(seat) if step.consequences else ()


def _joined(step: Step, name: str | None) -> JoinShown:
    found = step.before.table.seat(step.event.seat) if step.before else None
    if found is None or name in (None, found.name):
        return JoinShown(name, again=found is not None and found.joined)
    return JoinShown(name, found.name, found.joined)


def _opened(reading: FeedReading, step: Step, opening: OpenTable) -> OpenedShown:
    return OpenedShown(
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
    """Proposals and voices are public: the players decide together; the target only to who can see it."""
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


def _proposal(feeds: FeedReading, proposal: str, correction: Proposable, seat: str) -> ProposalShown:
    seen = as_seen(correction, partial(feeds.sees, seat))
    if seen is None:
        return ProposalShown(proposal, kind_of(correction))
    return ProposalShown(proposal, kind_of(seen), *_named(seen), reason_of(seen))


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
        return (EntryDraft("BranchGranted", BranchShown(correction.title), recorded=True),)
    if correction is None:
        return ()
    return _corrected(feeds, step, correction, feed_correction, seat)


def _corrected(
    feeds: FeedReading, step: Step, correction: Correction, feed_correction: FeedCorrection | None, seat: str
) -> tuple[EntryDraft, ...]:
    """A correction is visible exactly as far as its target; else only what changes for the seat."""
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
            after_disclosure=not feeds.disclosing.isdisjoint(effect.void),
            exposed_to=_exposed(feeds, step, effect, seat),
            together=isinstance(step.event.command, Consented),
        )
        name = _event_name(feeds, seen)
        return (EntryDraft(name, fields, recorded=True, rules=_rules(feeds)),)
    if effect == CorrectionShown() and not feed_correction.renews(seat, step.ruling):
        return ()
    return (EntryDraft("RecordChanged", effect, rules=_rules(feeds)),)


def _named(seen: Proposable) -> tuple[str | None, tuple[str, ...]]:
    """The one target, or those of several corrections together."""
    targets = targets_of(seen)
    return (None, targets) if isinstance(seen, Together) else (next(iter(targets), None), ())


def _exposed(feeds: FeedReading, step: Step, effect: CorrectionShown, seat: str) -> dict[str, tuple[str, ...]]:
    """Shown once is known for good: the seats in whose feed each event stands that is void or reads otherwise."""
    if not feeds.projection.sees_all(step.after, seat):
        return {}
    flipped = (flip.event for flip in effect.flips if flip.event is not None)
    return {event: readers_of(feeds, event) for event in (*effect.void, *flipped)}


def readers_of(feeds: FeedReading, event_id: str) -> tuple[str, ...]:
    """The seats in whose feed that event stands: who has already seen it."""
    return tuple(s.id for s in feeds.history.state.table.seats if feeds.sees(s.id, event_id))


def _beyond_sight(step: Step, correction: Correction, effect: CorrectionShown, seat: str) -> bool:
    """Does it change only what this seat never saw of an event that it sees otherwise?"""
    return _in_other_form(correction) and effect == CorrectionShown() and step.event.seat != seat


def _owed_to_others(
    feed_correction: FeedCorrection,
    step: Step,
    correction: Correction,
    seen: Correction,
    effect: CorrectionShown,
    seat: str,
) -> bool:
    """Is all that changes for this seat owed to those of several corrections whose targets it does not see? Where
    nothing does, and what it sees could not even be asked alone, that it was says that there were others.
    """
    hidden, nothing = len(parts_of(seen)) < len(parts_of(correction)), effect == CorrectionShown()
    if not hidden or not (nothing or _in_other_form(seen)):
        return False
    return not would_name(feed_correction.before, step.event, seen, seat, refused=not nothing)


def _in_other_form(correction: Correction) -> bool:
    return all(isinstance(part, Amend) or kind_of(part) == "text" for part in parts_of(correction))


def _event_name(feeds: FeedReading, correction: Correction) -> str:
    """The catalogue's name of the correction; some know one of their own for dice typed anew."""
    names = {**NAMES, **feeds.game.law.names}
    kind = kind_of(correction)
    if isinstance(correction, Amend) and correction.dice is not None:
        return names.get("dice", names[kind])
    return names[kind]


def _rules(feeds: FeedReading) -> tuple[str, ...]:
    return (feeds.game.law.codes.rule,) if feeds.game.law.codes.rule else ()


def effect_for(feeds: FeedReading, step: Step, feed_correction: FeedCorrection, seat: str) -> CorrectionShown:
    """Return what a correction changes for one seat: ids of its feed, flips that it sees, its view's difference."""
    ruling = step.ruling
    assert ruling is not None
    void = own(feeds, seat, ruling.now.void - ruling.was.void)
    return CorrectionShown(
        void=void,
        fell=_illegal(feeds, step, void, seat),
        inserted=tuple(feed_correction.inserted[seat]),
        back=own(feeds, seat, ruling.was.void - ruling.now.void),
        flips=feed_correction.flips(seat),
        changes=seen_changes(feeds, step, seat),
    )


def _illegal(feeds: FeedReading, step: Step, void: Iterable[str], seat: str) -> dict[str, Fallen]:
    """Return those of the void that nobody asked to be so. Why they fell is for whoever did them, and for whoever sees
    everything: to others a refusal could tell what stands hidden in the way.
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
