"""Corrections that a seat may make: each kind with the acts that it may name, and one act with all that may be
done about it, the schema of its amended command included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from domain.base.corrections import Amend, ContestRuling, DiscloseRecord, Restore, Retract, Rewind
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.active import active
from domain.corrections.consent import in_vain
from domain.corrections.judgement import decide_correction
from domain.corrections.permission import may_correct, not_by_law
from domain.game import Move, Schema, text
from domain.record.fold import present
from domain.record.history import play
from projections.feeds.frames import Feeds
from projections.moves.amending import amended_moves, typed_again
from projections.moves.documents import Offer, Offers, document, schema_of
from projections.moves.folding import one_choice
from projections.moves.targets import Targets
from projections.moves.titles import Titles
from projections.texts import Locale, say

LATEST = 20
"""So many acts does a list of targets hold, out of the seat's latest events; any other has its own page."""
REACH = 3 * LATEST
NONE: Mapping[str, Schema] = {}


def corrections(feeds: Feeds, seat: str, titles: Titles, locale: Locale, targets: Targets) -> Iterator[Offer]:
    """A contest, and each kind of correction, with the latest events that it may name."""
    newest = list(islice(feeds.latest(seat), REACH))
    yield from _contest(feeds, titles, locale, targets, newest)
    if _may_speak(feeds, seat):
        yield from _kinds(feeds, seat, titles, locale, targets, newest)
    if feeds.state.table.status == "ended" and _may_disclose(feeds, seat):
        yield _disclosure(feeds, titles, locale)


def _may_disclose(feeds: Feeds, seat: str) -> bool:
    try:
        decide_correction(feeds.history, seat, DiscloseRecord(), feeds.sees)
    except Refused:
        return False
    return True


def _disclosure(feeds: Feeds, titles: Titles, locale: Locale) -> Offer:
    schema: Schema = {
        "type": "object",
        "properties": {"type": {"const": "disclose"}, "reason": text(0)},
        "required": ["type"],
        "additionalProperties": False,
    }
    rule = feeds.game.law.codes.rule
    said = say(feeds.projection.game, locale, "move-disclose", {})
    return Offer("disclose", said, titles.titled(schema, DiscloseRecord.__name__), (rule,) if rule else ())


def _contest(
    feeds: Feeds, titles: Titles, locale: Locale, targets: Targets, events: Sequence[Event]
) -> Iterator[Offer]:
    """Return what the seat may contest of these events."""
    if not targets.may_contest():
        return
    found = list(islice((event.id for event in events if targets.contestable(event.id)), LATEST))
    if not found:
        return
    titles.read(found)
    grounds = {"text": text(int("contest" in feeds.game.law.reasoned))}
    schema: Schema = {
        "type": "object",
        "properties": {"type": {"const": "contest"}, "target": _target(found), **grounds},
        "required": ["type", "target", *(grounds if "contest" in feeds.game.law.reasoned else ())],
        "additionalProperties": False,
    }
    rule = feeds.game.law.codes.rule
    said = say(feeds.projection.game, locale, "move-contest", {})
    yield Offer("contest", said, titles.titled(schema, ContestRuling.__name__), (rule,) if rule else ())


def contestable(feeds: Feeds, seat: str, event_id: str) -> bool:
    """May the seat contest it now?"""
    targets = Targets(feeds, seat)
    return targets.may_contest() and targets.contestable(event_id)


def amendments(feeds: Feeds, seat: str, event_id: str, locale: Locale) -> Offers:
    """Return what the seat may do about one event: how it may be amended, at its place, and every other
    correction of it.

    Nothing, where the seat may not correct it or does not see it.
    """
    titles = Titles(feeds, seat, locale)
    event = feeds.history.find(event_id)
    found: list[Offer] = []
    if event is not None and _may_speak(feeds, seat) and feeds.sees(seat, event_id):
        targets = Targets(feeds, seat)
        kinds = _kinds(feeds, seat, titles, locale, targets, [event])
        found = [*_amendment(feeds, titles, locale, targets, event), *kinds]
    return document(feeds.count(seat), (), found)


def _may_speak(feeds: Feeds, seat: str) -> bool:
    """May the seat correct anything now?"""
    history = feeds.history
    try:
        present(feeds.game, feeds.state, seat)
        not_by_law(history)
    except Refused:
        return False
    return may_correct(history, seat) and feeds.state.table.proposal is None


def _kinds(
    feeds: Feeds, seat: str, titles: Titles, locale: Locale, targets: Targets, events: Sequence[Event]
) -> Iterator[Offer]:
    """Return what may be done about these events, the first of them at least."""
    history, law = feeds.history, feeds.game.law
    made = active(history)
    acts = [event.id for event in events if play(event)]
    undone = [event.id for event in events if event.version in made]
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
        kind: list(islice((t for t in named if not in_vain(table, seat, kind, (t,))), LATEST))
        for kind, (_, named, _) in asked.items()
        if kind in law.kinds
    }
    titles.read({target: None for found in targeted.values() for target in found})
    for kind, found in targeted.items():
        if found:
            command, _, more = asked[kind]
            yield offer(feeds, titles, locale, f"move-{kind}", command, {"target": _target(found), **more})


def _comes_back(feeds: Feeds, seat: str, act: str) -> bool:
    """May the act stand again by itself? Here what would follow is judged: often it may not."""
    if act not in feeds.history.overlay.void:
        return False
    try:
        decide_correction(feeds.history, seat, Restore(act, cascade=True), feeds.sees, looking=True)
    except Refused:
        return False
    return True


def _target(targets: Sequence[str]) -> Schema:
    return one_choice([(event_id, None) for event_id in targets])


def _sure(feeds: Feeds) -> dict[str, Schema]:
    """Confirm beforehand: where the law asks for a word more when other events would fall, it is said from
    the start.
    """
    return {"cascade": {"const": True}} if feeds.game.law.strict else {}


def offer(
    feeds: Feeds,
    titles: Titles,
    locale: Locale,
    label: str,
    command: type[Command],
    fields: dict[str, Schema],
    optional: Mapping[str, Schema] = NONE,
) -> Offer:
    """`optional`: fields that may be left out, as the reason may where the law wants none."""
    tag = str(command.__struct_config__.tag)
    reasoned = label.removeprefix("move-") in feeds.game.law.reasoned
    schema: Schema = {
        "type": "object",
        "properties": {"type": {"const": tag}, **fields, **optional, "reason": text(int(reasoned))},
        "required": ["type", *fields, *(["reason"] if reasoned else [])],
        "additionalProperties": False,
    }
    rule = feeds.game.law.codes.rule
    said = say(feeds.projection.game, locale, label, {})
    return Offer(tag, said, titles.titled(schema, command.__name__), (rule,) if rule else ())


def _amendment(feeds: Feeds, titles: Titles, locale: Locale, targets: Targets, event: Event) -> Iterator[Offer]:
    history = feeds.history
    if "amend" not in feeds.game.law.kinds or not play(event) or not targets.askable(Rewind(event.id)):
        return
    by_kind: dict[type[Command], list[Move]] = {}
    for move in amended_moves(history, event):
        by_kind.setdefault(move.command, []).append(move)
    schemas = [
        titles.titled(schema, kind.__name__)
        for kind, moves in by_kind.items()
        if (schema := schema_of(moves)) is not None
    ]
    if schemas:
        command = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        fields = {"target": _target([event.id]), "command": command, **_sure(feeds)}
        typed = typed_again(history, event, [move for moves in by_kind.values() for move in moves])
        yield offer(feeds, titles, locale, "move-amend", Amend, fields, {"dice": typed} if typed else {})
