"""Offers of a seat: the game's moves while the table admits play, the table's own, and pending voices.

The rules accept everything that a move's schema admits, from the time on that it names. The moves of one command that
bring the same dice are one offer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from domain.base.corrections import BranchOff, Consent, Decline, DiscloseRecord, Uphold, Withdraw
from domain.base.events import Command, Event
from domain.base.refusal import passes
from domain.corrections.bars import may_reopen, reopens, unbarred
from domain.corrections.consent import due_voice, voiced
from domain.game import ChapterMoves, Game, Move, Reads, Schema, closed
from domain.record.fold import admit, as_if_there, present
from domain.seating.decisions import check_stand_in, on_behalf
from domain.seating.moves import table_moves_again
from domain.table.seats import Proposal, State
from projections.disputes.page import about
from projections.disputes.voices import dispute_voices
from projections.feeds.frames import Feeds
from projections.moves.catalogue import catalogue, chapter_of, fixed_words, reference, rules_of
from projections.moves.catalogue_forms import catalogue_forms, naming
from projections.moves.correction_moves import REACH, corrections, in_words, rules_of_law
from projections.moves.documents import Draft, Listed, MovesList, Offer, Offers, document, schema_of
from projections.moves.folding import choices_of, spelled
from projections.moves.form_cache import (
    MOST_ADMITTED,
    NOTHING,
    Admitted,
    CachedChapter,
    FormCache,
    MoveGroup,
    MovesCache,
    form_tag,
    groups_of,
    words_in,
)
from projections.moves.narrowing import referring
from projections.moves.targets import Targets
from projections.moves.titles import Titles
from projections.texts import Locale, say

Again = Callable[[MoveGroup], bool]


class Enumerated(NamedTuple):
    """The moves of a seat in groups, those of the table first. Of a group that is as it was there are no moves."""

    groups: list[tuple[MoveGroup, Sequence[Move]]]
    chapters: tuple[CachedChapter, ...]
    admitted: Mapping[bytes, Admitted]


class ListMade(NamedTuple):
    """A list of moves, and what the next answer is quicker to make with."""

    list: MovesList
    cache: MovesCache


class Document(NamedTuple):
    """A document of moves with their forms, and what the next answer is quicker to make with."""

    offers: Offers
    cache: MovesCache


def offers(feeds: Feeds, seat: str, locale: Locale) -> Offers:
    """Return everything that the seat may do now, with all forms, in the reader's language."""
    return document_after(NOTHING, feeds, seat, locale).offers


def list_after(previous: MovesCache, feeds: Feeds, seat: str, locale: Locale) -> ListMade:
    """Return the list of what the seat may do. No form is made for it.

    `previous`: what the last answer to that seat in that language left, if there was one.
    """
    titles, targets = Titles(feeds, seat, locale, previous.sentences), Targets(feeds, seat, previous.targets)
    groups, chapters, admitted = _enumerated(feeds, seat, previous, lambda _: False)
    newest = feeds.newest(seat, REACH)
    often = Counter(feeds.game.recorded.get(type(event.command)) for event in newest if event.seat == seat)
    moves = tuple(_listed(feeds, titles, locale, group, often) for group, _ in groups)
    listed_drafts = tuple(
        _listed_draft(feeds, titles, locale, draft) for draft in _drafts(feeds, seat, locale, targets, newest)
    )
    keys = {group.admitted.key for group, _ in groups}
    forms = {key: form for key, form in previous.forms.items() if key in keys}
    cache = MovesCache(forms, previous.sentences, chapters, targets.remaining, feeds.bars, admitted)
    return ListMade(MovesList(feeds.count(seat), moves, listed_drafts), cache)


def document_after(previous: MovesCache, feeds: Feeds, seat: str, locale: Locale) -> Document:
    """Return the document with all forms. `previous`: as for a list."""
    titles, targets = Titles(feeds, seat, locale, previous.sentences), Targets(feeds, seat, previous.targets)
    forms = FormCache(titles, previous.forms)
    groups, chapters, admitted = _enumerated(feeds, seat, previous, lambda group: not forms.holds(group))
    made = [_offer(feeds, locale, titles, forms, group, same) for group, same in groups]
    drafts = list(_drafts(feeds, seat, locale, targets, feeds.newest(seat, REACH)))
    voices = list(in_words(drafts, feeds, titles, locale))
    cache = MovesCache(forms.forms, titles.sentences, chapters, targets.remaining, feeds.bars, admitted)
    return Document(document(feeds.count(seat), made, voices), cache)


def forms_after(previous: MovesCache, feeds: Feeds, seat: str, locale: Locale, kind: str) -> Document:
    """Return the part of the document on one command, or one kind of correction: empty where it is not offered.

    Each offer has the tag that it has in the list. `previous`: as for a list.
    """
    titles, targets = Titles(feeds, seat, locale, previous.sentences), Targets(feeds, seat, previous.targets)
    forms = FormCache(titles, previous.forms)
    groups, chapters, admitted = _enumerated(
        feeds, seat, previous, lambda group: _is(group, kind) and not forms.holds(group)
    )
    made = [
        _offer(feeds, locale, titles, forms, group, same, _tag(titles, locale, group))
        for group, same in groups
        if _is(group, kind)
    ]
    newest = [] if made else feeds.newest(seat, REACH)
    drafts = [] if made else [d for d in _drafts(feeds, seat, locale, targets, newest) if d.type == kind]
    offers_of_voices = [
        replace(offer, form=_tag_of_draft(titles, locale, draft))
        for draft, offer in zip(drafts, in_words(drafts, feeds, titles, locale), strict=True)
    ]
    sentences = titles.sentences or previous.sentences
    cache = MovesCache({**previous.forms, **forms.forms}, sentences, chapters, previous.targets, feeds.bars, admitted)
    return Document(document(feeds.count(seat), made, offers_of_voices), cache)


def _is(group: MoveGroup, kind: str) -> bool:
    return group.command.__name__ == kind


def _enumerated(feeds: Feeds, seat: str, previous: MovesCache, again: Again) -> Enumerated:
    """Return the seat's moves in groups; those of a chapter that still hold are grouped as before.

    `again`: whether a group is needed with its moves all the same.
    """
    before = previous.chapters if previous.bars == feeds.bars else ()
    grouped = partial(groups_of, known=previous.admitted, fixed=fixed_words(feeds.game))
    groups, chapters, made = list[tuple[MoveGroup, Sequence[Move]]](), list[CachedChapter](), list[MoveGroup]()
    holding = [None if any(map(again, chapter.groups)) else chapter.read for chapter in before]
    for place, chapter in enumerate(_chapters(feeds, seat, holding)):
        if chapter is None:
            chapters.append(before[place])
            groups += ((group, ()) for group in before[place].groups)
        else:
            found = list(grouped(chapter.moves))
            chapters.append(CachedChapter(chapter.read, tuple(group for group, _ in found)))
            groups += found
            made += chapters[-1].groups
    if _plays(feeds, seat):
        groups += _for_others(feeds, seat)
    return Enumerated(groups, tuple(chapters), _remembered(previous.admitted, made))


def _chapters(feeds: Feeds, seat: str, holding: Sequence[Reads | None]) -> Iterator[ChapterMoves | None]:
    """Yield the table's own moves, and those of each chapter of the game while the seat may play.

    None: the fields on which a chapter's moves depend have not changed.
    """
    game, state = feeds.game, feeds.state
    yield table_moves_again(game, state, seat, holding[0] if holding else None)
    if _plays(feeds, seat):
        for made in game.moves_again(state, seat, holding[1:]):
            yield None if made is None else made._replace(moves=tuple(_admitted(feeds, seat, made.moves)))


def _plays(feeds: Feeds, seat: str) -> bool:
    """Return whether the seat may play at all."""
    table = feeds.state.table
    return not table.is_delayed(seat) and seat not in table.closed


def _remembered(former: Mapping[bytes, Admitted], made: Sequence[MoveGroup]) -> Mapping[bytes, Admitted]:
    """Return what recent moves admit, the `made` ones among them."""
    new = {group.moves: group.admitted for group in made}
    if new.keys() <= former.keys():
        return former
    every = {**former, **new}
    return dict(islice(every.items(), max(0, len(every) - MOST_ADMITTED), None))


def _for_others(feeds: Feeds, seat: str) -> Iterator[tuple[MoveGroup, Sequence[Move]]]:
    """Yield the moves that the seat may make for absent seats."""
    for other, moves in moves_for_others(feeds.game, feeds.state, seat):
        for group, same in groups_of(_admitted(feeds, seat, moves), {}, fixed_words(feeds.game)):
            yield group._replace(behalf=other), same


def moves_for_others(game: Game, state: State, seat: str) -> Iterator[tuple[str, list[Move]]]:
    """Yield the moves of each absent seat for which that seat may act, but for those that need secrets."""
    table = state.table
    for other in table.with_role("player"):
        if not table.absent(other.id) or not passes(_may_act_for, game, state, seat, other.id):
            continue
        admitted = on_behalf(game, table, seat)
        moves = game.moves(as_if_there(state, other.id), other.id)
        yield other.id, [move for move in moves if move.command in admitted]


def _may_act_for(game: Game, state: State, seat: str, other: str) -> None:
    present(game, state, seat)
    check_stand_in(state.table, other, seat)


def play_moves(feeds: Feeds, seat: str) -> Iterator[Move]:
    """Yield the game's moves that the table admits."""
    if _plays(feeds, seat):
        yield from _admitted(feeds, seat, feeds.game.moves(feeds.state, seat))


def _admitted(feeds: Feeds, seat: str, moves: Iterable[Move]) -> Iterator[Move]:
    """Yield the moves that the table admits: `decide` would refuse the others whatever their parameters."""
    opened = feeds.bars.opened
    for move in moves if opened is None else unbarred(feeds.game, feeds.state, opened, seat, moves):
        if passes(admit, feeds.game, feeds.state.table, move.command):
            yield move


def _listed(feeds: Feeds, titles: Titles, locale: Locale, group: MoveGroup, often: Counter[str | None]) -> Listed:
    game, name = feeds.game, group.command.__name__
    rules = rules_of(game, group.command) if _cites_its_own(game, group) else group.rules
    return Listed(
        type=name,
        label=_label(feeds, titles.seat, locale, group),
        form=_tag(titles, locale, group),
        chapter=chapter_of(rules),
        usual=often[game.recorded[group.command]] if group.command in game.recorded else 0,
        dice=group.dice.sides if group.dice else (),
        opens=group.opens,
        behalf=group.behalf,
    )


def _label(feeds: Feeds, seat: str, locale: Locale, group: MoveGroup) -> str:
    """Return the text of a button, with the name of the seat for which the move is made."""
    label = say(feeds.projection.game, locale, f"move-{group.command.__name__}", {})
    if not group.behalf:
        return label
    who = feeds.projection.called(feeds.state, seat, group.behalf) or group.behalf
    return say(feeds.projection.game, locale, "move-for", {"what": label, "who": who})


def _tag(titles: Titles, locale: Locale, group: MoveGroup) -> str:
    beside = group.rules, group.dice, group.opens, group.behalf
    return form_tag(titles, locale, group.admitted.key, beside, (*group.admitted.words, group.behalf))


def _listed_draft(feeds: Feeds, titles: Titles, locale: Locale, draft: Draft) -> Listed:
    label = say(feeds.projection.game, locale, draft.label, {})
    return Listed(draft.type, label, _tag_of_draft(titles, locale, draft), about=draft.about)


def _tag_of_draft(titles: Titles, locale: Locale, draft: Draft) -> str:
    key = blake2b(spelled(draft.schema), digest_size=16).digest()
    return form_tag(titles, locale, key, draft.rules, words_in(draft.schema))


def _cites_its_own(game: Game, group: MoveGroup) -> bool:
    """Return whether a group cites the rules of its command, which the game's catalogue lists."""
    return game.public(group.command) and group.rules == rules_of(game, group.command)


def _offer(
    feeds: Feeds,
    locale: Locale,
    titles: Titles,
    forms: FormCache,
    group: MoveGroup,
    same: Sequence[Move],
    tag: str = "",
) -> Offer:
    """Return moves of one command as one offer; `same`: empty where their form is cached."""
    game, name = feeds.game, group.command.__name__
    form = forms.form(group, partial(_form, game, locale, titles, same))
    label = _label(feeds, titles.seat, locale, group)
    rules = None if _cites_its_own(game, group) else group.rules
    return Offer(name, label, form, rules, group.dice, group.opens, tag, group.behalf)


def _form(game: Game, locale: Locale, titles: Titles, same: Sequence[Move]) -> Schema:
    """Make the form of a move, without what the game's catalogue says already.

    Where the command is kept from players, the form does not refer to the catalogue.
    """
    schema, command = schema_of(same), same[0].command
    assert schema is not None, "a group admits something"
    name = command.__name__
    form = titles.titled(schema, name)
    if not game.public(command):
        return form
    form = referring(form, catalogue(game, locale)[name], reference(game, locale, name))
    return naming(form, catalogue_forms(game, locale).get(name, ()))


def _drafts(feeds: Feeds, seat: str, locale: Locale, targets: Targets, newest: Sequence[Event]) -> Iterator[Draft]:
    """Yield what the seat may say about the record: answers first, then corrections of the latest events."""
    if seat in feeds.state.table.closed:
        return
    yield from _voices(feeds, seat, locale)
    yield from corrections(feeds, seat, targets, newest)


def _voices(feeds: Feeds, seat: str, locale: Locale) -> Iterator[Draft]:
    """Yield what the seat may say to contests, and the answers that a pending proposal still waits for from it."""
    table, rules = feeds.state.table, rules_of_law(feeds)
    for tag, schema in dispute_voices(feeds, seat, locale):
        named = schema["properties"].get("contest") or schema["properties"]["target"]
        ids = tuple(str(value) for value, _ in choices_of(named) or ())
        yield Draft(tag, f"move-{tag}", schema, "", rules, about=ids)
    if table.proposal is None or table.role(seat) != "player":
        return
    due = due_voice(feeds.history)
    for kind in _open_voices(table.proposal, seat, type(due[1]) if due else None):
        if kind is Consent and _reopens(feeds, seat, table.proposal):
            continue
        tag = str(kind.__struct_config__.tag)
        schema = closed({"type": {"const": tag}, "proposal": {"const": table.proposal.id}}, "type", "proposal")
        schema["description"] = about(feeds, seat, table.proposal.id, locale)
        yield Draft(tag, f"move-{tag}", schema, "", rules, about=(table.proposal.id,))


def _reopens(feeds: Feeds, seat: str, proposal: Proposal) -> bool:
    """Return whether the seat's consent would settle the proposal and make a branch open more than its origin has."""
    history, correction, opened = feeds.history, proposal.correction, feeds.bars.opened
    if opened is None or isinstance(correction, Uphold | BranchOff | DiscloseRecord) or not may_reopen(history):
        return False
    return voiced(history, seat, Consent(proposal.id)) is None and reopens(history, correction, opened)


def _open_voices(proposal: Proposal, seat: str, due: type[Command] | None) -> Iterator[type[Command]]:
    """Yield the voices that the seat may still give; `due`: the voice that only has to be given again, to settle it."""
    given = Consent if seat in proposal.consents else Decline if seat in proposal.refusals else None
    if proposal.seat == seat:
        yield Withdraw
    elif given is None:
        yield from (Consent, Decline)
    if given is not None and given is due:
        yield given
