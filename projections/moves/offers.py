"""Offers of a seat: the game's moves while the table admits play, the table's own, and pending voices.

Whatever a move's schema admits, the rules accept, from the time on that it names. The moves of one command that bring
the same dice are one offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from domain.base.corrections import Consent, Decline, Withdraw
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Game, Move, Schema, name_text, one_of, text
from domain.record.fold import admit
from domain.table.commands import EndTable, JoinTable, PauseTable, ResumeTable, SetPresence, StartTable
from domain.table.seats import Proposal, Seat, State, Status, Table
from projections.disputes.page import about
from projections.disputes.voices import dispute_voices
from projections.feeds.frames import Feeds
from projections.moves.catalogue import catalogue, reference, rules_of
from projections.moves.correcting import corrections
from projections.moves.documents import Offer, Offers, document, group_moves, schema_of
from projections.moves.form_cache import NOTHING, CachedChapter, FormCache, MoveGroup, PreviousDocument, group_of
from projections.moves.narrowing import referring
from projections.moves.standing import naming, standing
from projections.moves.targets import Targets
from projections.moves.titles import Titles
from projections.texts import Locale, say


class Grouped(NamedTuple):
    """A group of moves, and the offer that it is; None: none."""

    group: MoveGroup
    offer: Offer | None


class Offering(Protocol):
    """Make the offer of moves of one command, or of a group of them whose form is there already."""

    def __call__(self, same: Sequence[Move], group: MoveGroup | None = None) -> Grouped: ...


class Document(NamedTuple):
    """A document of moves, and what the next one is quicker to make with."""

    offers: Offers
    left: PreviousDocument


def offers(feeds: Feeds, seat: str, locale: Locale) -> Offers:
    """Return what the seat may do now, in the reader's language."""
    return document_after(NOTHING, feeds, seat, locale).offers


def document_after(former: PreviousDocument, feeds: Feeds, seat: str, locale: Locale) -> Document:
    """Return the document, with what a former one of the same seat in the same language left, if there was one."""
    titles = Titles(feeds, seat, locale, former.sentences)
    keeping, targets = FormCache(titles, former), Targets(feeds, seat, former.targets)
    offering = partial(_offer, feeds, locale, titles, keeping)
    own = [offering(same) for same in group_moves(table_moves(feeds.game, feeds.state, seat))]
    chapters, of_play = _of_chapters(feeds, seat, former.chapters, keeping, offering)
    made = [offer for _, offer in (*own, *of_play) if offer is not None]
    said = [*_voices(feeds, seat, locale), *corrections(feeds, seat, titles, locale, targets)]
    left = keeping.remaining._replace(chapters=chapters, targets=targets.remaining)
    return Document(document(feeds.count(seat), made, said), left)


def _of_chapters(
    feeds: Feeds, seat: str, former: tuple[CachedChapter, ...], keeping: FormCache, offering: Offering
) -> tuple[tuple[CachedChapter, ...], list[Grouped]]:
    """Return the offers of each chapter to the seat: those made before, where they hold still, forms included."""
    if feeds.state.table.reads_late(seat):
        return (), []
    holding = [chapter.read if keeping.holds(chapter) else None for chapter in former]
    chapters, offers = list[CachedChapter](), list[Grouped]()
    for place, made in enumerate(feeds.game.moves_again(feeds.state, seat, holding)):
        if made is None:
            again = [offering((), group) for group in former[place].groups]
            chapters.append(former[place])
        else:
            again = [offering(same) for same in group_moves(_admitted(feeds, made.moves))]
            chapters.append(CachedChapter(made.read, tuple(group for group, _ in again)))
        offers += again
    return tuple(chapters), offers


def play_moves(feeds: Feeds, seat: str) -> Iterator[Move]:
    """The game's moves that the table admits."""
    state: State = feeds.state
    if not state.table.reads_late(seat):
        yield from _admitted(feeds, feeds.game.moves(state, seat))


def _admitted(feeds: Feeds, moves: Iterable[Move]) -> Iterator[Move]:
    """Those of the moves that the table admits: decide would refuse the others whatever their parameters."""
    for move in moves:
        try:
            admit(feeds.game, feeds.state.table, move.command)
        except Refused:
            continue
        yield move


_STEPS: tuple[tuple[type[Command], tuple[Status, ...]], ...] = (
    (PauseTable, ("playing",)),
    (ResumeTable, ("paused",)),
    (EndTable, ("open", "playing", "paused")),
)


def table_moves(game: Game, state: State, seat: str) -> Iterator[Move]:
    """The table's own commands that the seat may give."""
    table = state.table
    found = table.seat(seat)
    if found is None:
        return
    if game.away(state, seat):
        yield from _unknowing(found)
        return
    if found.role != "host":
        yield _join(table, found)
    leads = found.role in ("gm", "host")
    if leads and table.status == "open" and game.starts_with is None:
        yield Move(command=StartTable)
    for command, statuses in _STEPS:
        if leads and table.status in statuses:
            yield _stating(command)
    if table.reads_late(seat):
        return
    for other in table.seats if leads else (found,):
        yield Move(
            command=SetPresence, fields={"seat": one_of({other.id: other.name}), "away": one_of([not other.away])}
        )


def _unknowing(seat: Seat) -> Iterator[Move]:
    """Offer what whoever the game has sent out may say, who cannot know how the table counts it now, nor who
    is called what.
    """
    yield Move(command=JoinTable, fields={"name": one_of([None, seat.name])}, optional=frozenset({"name"}))
    yield Move(command=SetPresence, fields={"seat": one_of([seat.id]), "away": one_of([False, True])})


def _join(table: Table, seat: Seat) -> Move:
    """Sitting down, under another name perhaps; who sits already can only take another name, and who reads late none.
    A name that merely looks like another's is refused though no schema can say so.
    """
    if table.reads_late(seat.id):
        return Move(command=JoinTable, fields={"name": one_of([None, seat.name])}, optional=frozenset({"name"}))
    barred = [other.name for other in table.seats if seat.joined or other.id != seat.id]
    name: Schema = name_text() | ({"not": {"enum": barred}} if barred else {})
    if seat.joined:
        return Move(command=JoinTable, fields={"name": name})
    return Move(command=JoinTable, fields={"name": {"anyOf": [name, {"type": "null"}]}}, optional=frozenset({"name"}))


def _stating(command: type[Command]) -> Move:
    if command is PauseTable:
        return Move(command=command, fields={"reason": text()}, optional=frozenset({"reason"}))
    return Move(command=command)


def _offer(
    feeds: Feeds,
    locale: Locale,
    titles: Titles,
    keeping: FormCache,
    same: Sequence[Move],
    group: MoveGroup | None = None,
) -> Grouped:
    """Moves of one command as one offer; None: they admit nothing. `group`: theirs, whose form is there already."""
    game, found = feeds.game, group or group_of(same)
    form = keeping.form(found.key, partial(_form, game, locale, titles, same))
    if form is None:
        return Grouped(found, None)
    name = found.command.__name__
    usual = game.public(found.command) and found.rules == rules_of(game, found.command)
    label = say(feeds.projection.game, locale, f"move-{name}", {})
    return Grouped(found, Offer(name, label, form, None if usual else found.rules, found.dice, found.opens))


def _form(game: Game, locale: Locale, titles: Titles, same: Sequence[Move]) -> Schema | None:
    """Make the form of a move: what the game's catalogue says is left to it; it says nothing of what is kept
    from players.
    """
    schema, command = schema_of(same), same[0].command
    if schema is None:
        return None
    name = command.__name__
    form = titles.titled(schema, name)
    if not game.public(command):
        return form
    form = referring(form, catalogue(game, locale)[name], reference(game, locale, name))
    return naming(form, standing(game, locale).get(name, ()))


def _voices(feeds: Feeds, seat: str, locale: Locale) -> Iterator[Offer]:
    """Return what the seat may say to contests, and the answers that a pending proposal still waits for from it."""
    table = feeds.state.table
    rules = (feeds.game.law.codes.rule,) if feeds.game.law.codes.rule else ()
    for tag, schema in dispute_voices(feeds, seat, locale):
        yield Offer(tag, say(feeds.projection.game, locale, f"move-{tag}", {}), schema, rules)
    if table.proposal is None or table.role(seat) != "player":
        return
    for kind in _open_voices(table.proposal, seat):
        tag = str(kind.__struct_config__.tag)
        schema = {
            "type": "object",
            "properties": {"type": {"const": tag}, "proposal": {"const": table.proposal.id}},
            "required": ["type", "proposal"],
            "additionalProperties": False,
            "description": about(feeds, seat, table.proposal.id, locale),
        }
        yield Offer(tag, say(feeds.projection.game, locale, f"move-{tag}", {}), schema, rules)


def _open_voices(proposal: Proposal, seat: str) -> Iterable[type[Command]]:
    if proposal.seat == seat:
        return (Withdraw,)
    return () if seat in proposal.consents | proposal.refusals else (Consent, Decline)
