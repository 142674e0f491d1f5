"""Corrections that a seat may make: each kind with the acts that it may name.

For one act, they are everything that may be done about it, the schema of its amended command included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from domain.base.corrections import Amend, ContestRuling, DiscloseRecord, Restore, Retract, Rewind
from domain.base.events import Command, Event
from domain.base.refusal import passes
from domain.corrections.active import active
from domain.corrections.bars import may_reopen, reopens, unbarred
from domain.corrections.consent import was_turned_down
from domain.corrections.judgement import decide_correction
from domain.corrections.permission import may_correct, not_by_law
from domain.game import Move, Schema, closed, text
from domain.record.fold import present
from domain.record.history import play
from projections.feeds.frames import Feeds
from projections.moves.amendments import amended_moves, typed_again
from projections.moves.documents import Draft, Offer, Offers, document, schema_of
from projections.moves.folding import one_choice
from projections.moves.targets import Targets
from projections.moves.titles import Titles
from projections.texts import Locale, say

LATEST = 20
"""The most acts in a list of targets, out of the seat's latest events; any other act has its own page."""
REACH = 3 * LATEST
NONE: Mapping[str, Schema] = {}


def corrections(feeds: Feeds, seat: str, targets: Targets, newest: Sequence[Event]) -> Iterator[Draft]:
    """Yield a contest, and each kind of correction, with those of the latest events that it may name."""
    yield from _contest(feeds, targets, newest)
    if _may_speak(feeds, seat):
        yield from _kinds(feeds, seat, targets, newest)
    if feeds.state.table.status == "ended" and _may_disclose(feeds, seat):
        yield _disclosure(feeds)


def in_words(drafts: Sequence[Draft], feeds: Feeds, titles: Titles, locale: Locale) -> Iterator[Offer]:
    """Put offers of corrections into words. The sentences of all their targets are read at once."""
    titles.read({target: None for draft in drafts for target in draft.targets})
    for draft in drafts:
        schema = titles.titled(draft.schema, draft.command) if draft.command else draft.schema
        yield Offer(draft.type, say(feeds.projection.game, locale, draft.label, {}), schema, draft.rules)


def _may_disclose(feeds: Feeds, seat: str) -> bool:
    return not feeds.bars.closed and passes(decide_correction, feeds.history, seat, DiscloseRecord(), feeds.sees)


def _disclosure(feeds: Feeds) -> Draft:
    schema: Schema = closed({"type": {"const": "disclose"}, "reason": text(0)}, "type")
    return Draft("disclose", "move-disclose", schema, DiscloseRecord.__name__, rules_of_law(feeds))


def rules_of_law(feeds: Feeds) -> tuple[str, ...]:
    """Return the rule of the game on corrections and contests, if it has one; else no rule."""
    rule = feeds.game.law.codes.rule
    return (rule,) if rule else ()


def _contest(feeds: Feeds, targets: Targets, events: Sequence[Event]) -> Iterator[Draft]:
    """Yield the contest that the seat may raise of these events, if any."""
    if not targets.may_contest():
        return
    found = list(islice((event.id for event in events if targets.contestable(event.id)), LATEST))
    if not found:
        return
    grounds = {"text": text(int("contest" in feeds.game.law.reasoned))}
    schema: Schema = closed(
        {"type": {"const": "contest"}, "target": _target(found), **grounds},
        "type",
        "target",
        *(grounds if "contest" in feeds.game.law.reasoned else ()),
    )
    yield Draft("contest", "move-contest", schema, ContestRuling.__name__, rules_of_law(feeds), tuple(found))


def contestable(feeds: Feeds, seat: str, event_id: str) -> bool:
    """Return whether the seat may contest the event now."""
    targets = Targets(feeds, seat)
    return targets.may_contest() and targets.contestable(event_id)


def amendments(feeds: Feeds, seat: str, event_id: str, locale: Locale) -> Offers:
    """Return what the seat may do about one event: its amendments at its place, and every other correction of it.

    Empty where the seat may not correct it or does not see it.
    """
    titles = Titles(feeds, seat, locale)
    event = feeds.history.find(event_id)
    found: list[Draft] = []
    if event is not None and _may_speak(feeds, seat) and feeds.sees(seat, event_id):
        targets = Targets(feeds, seat)
        found = [*_amendment(feeds, titles, targets, event), *_kinds(feeds, seat, targets, [event])]
    return document(feeds.count(seat), (), list(in_words(found, feeds, titles, locale)))


def _may_speak(feeds: Feeds, seat: str) -> bool:
    """Return whether the seat may correct anything now."""
    history, table = feeds.history, feeds.state.table
    there = passes(present, feeds.game, feeds.state, seat) and passes(not_by_law, history)
    return there and may_correct(history, seat) and table.proposal is None


def _kinds(feeds: Feeds, seat: str, targets: Targets, events: Sequence[Event]) -> Iterator[Draft]:
    """Yield the corrections that may be made of these events, with at most the latest that each may name."""
    history, law = feeds.history, feeds.game.law
    made = active(history)
    acts = [event.id for event in events if play(event)]
    undone = [event.id for event in events if event.version in made and targets.askable(Restore(event.id))]
    if len(acts) == 1:
        undone += [act for act in acts if _comes_back(feeds, seat, act)]
    asked: dict[str, tuple[type[Command], Iterator[str], dict[str, Schema]]] = {
        "retract": (Retract, (a for a in acts if targets.askable(Retract(a))), _sure(feeds)),
        "text": (
            Retract,
            (a for a in acts if targets.askable(Retract(a, text_only=True))),
            {"text_only": {"const": True}},
        ),
        "rewind": (Rewind, (a for a in acts if targets.askable(Rewind(a))), {}),
        "restore": (Restore, iter(undone), _sure(feeds)),
    }
    table = feeds.state.table
    targeted = {
        kind: list(islice((t for t in named if not was_turned_down(table, seat, kind, (t,))), LATEST))
        for kind, (_, named, _) in asked.items()
        if kind in law.kinds
    }
    for kind, named in targeted.items():
        command, _, more = asked[kind]
        if found := [*_unbarred(feeds, command, named)]:
            yield _draft(feeds, f"move-{kind}", command, found, more)


def _unbarred(feeds: Feeds, command: type[Command], targets: Sequence[str]) -> Iterator[str]:
    """Yield the targets by whose correction a branch would open no more than its origin has."""
    history, opened = feeds.history, feeds.bars.opened
    barred = opened is not None and may_reopen(history)
    for target in targets:
        correction: Any = command(target) if command is Rewind else command(target, cascade=True)
        if not barred or opened is None or not reopens(history, correction, opened):
            yield target


def _comes_back(feeds: Feeds, seat: str, act: str) -> bool:
    """Return whether the act may stand again by itself. Its consequences are judged here: often it may not."""
    if act not in feeds.history.overlay.void:
        return False
    return passes(decide_correction, feeds.history, seat, Restore(act, cascade=True), feeds.sees, looking=True)


def _target(targets: Sequence[str]) -> Schema:
    return one_choice([(event_id, None) for event_id in targets])


def _sure(feeds: Feeds) -> dict[str, Schema]:
    """Return the field that confirms a cascade, where the law asks for it when other events would fall.

    It is given from the start, so that the correction is not refused first.
    """
    return {"cascade": {"const": True}} if feeds.game.law.strict else {}


def _draft(
    feeds: Feeds,
    label: str,
    command: type[Command],
    targets: Sequence[str],
    fields: Mapping[str, Schema],
    optional: Mapping[str, Schema] = NONE,
) -> Draft:
    """Draft the offer of one kind of correction.

    `optional`: fields that may be left out, as the reason may where the law wants none.
    """
    tag = str(command.__struct_config__.tag)
    reasoned = label.removeprefix("move-") in feeds.game.law.reasoned
    named = {"target": _target(targets), **fields}
    schema: Schema = closed(
        {"type": {"const": tag}, **named, **optional, "reason": text(int(reasoned))},
        "type",
        *named,
        *(["reason"] if reasoned else []),
    )
    return Draft(tag, label, schema, command.__name__, rules_of_law(feeds), tuple(targets))


def _amendments(feeds: Feeds, event: Event) -> Iterator[Move]:
    """Return the moves that an act may be amended to; in a branch, those that open no more than its origin has."""
    history, opened = feeds.history, feeds.bars.opened
    found = amended_moves(history, event)
    if opened is None or not may_reopen(history, event):
        return found
    already = history.game.sealing.opened(history.state)
    return unbarred(history.game, history.before(event.version), opened | already, event.seat, found)


def _amendment(feeds: Feeds, titles: Titles, targets: Targets, event: Event) -> Iterator[Draft]:
    history = feeds.history
    if "amend" not in feeds.game.law.kinds or not play(event) or not targets.askable(Rewind(event.id)):
        return
    by_kind: dict[type[Command], list[Move]] = {}
    for move in _amendments(feeds, event):
        by_kind.setdefault(move.command, []).append(move)
    schemas = [
        titles.titled(schema, kind.__name__)
        for kind, moves in by_kind.items()
        if (schema := schema_of(moves)) is not None
    ]
    if schemas:
        command = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        fields = {"command": command, **_sure(feeds)}
        typed = typed_again(history, event, [move for moves in by_kind.values() for move in moves])
        yield _draft(feeds, "move-amend", Amend, [event.id], fields, {"dice": typed} if typed else {})
