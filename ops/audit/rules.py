"""Judgement of a record by the rules (`greffe verify --rules`): every event is judged again, findings are sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.record.codec import peek_game
from domain.record.tombstone import FORGOTTEN
from domain.register import Stored
from domain.review.rules import Found
from domain.systems import game as game_of
from ops.cli.messages import translate, translate_finding
from ops.cli.sources import database, is_database, rows_of
from ops.cli.terminal import progress
from projections.proof.review import Judged, review
from projections.texts import Locale, MissingMessage, say


def judged_again(source: str, tables: Iterable[str], locale: Locale) -> tuple[int, list[str]]:
    """Judge the events of these tables again, whose chains are sound; return how many, and what is wrong with them. A
    table of a game, or of a version of it, that is not there is named, and stops no other.
    """
    with progress() as bar:
        task = bar.add_task(translate("bar-judged"), total=None)
        found: list[str] = []
        done = before = 0

        def judged(version: int) -> None:
            nonlocal done
            done = before + version
            bar.update(task, completed=done)

        for table in tables:
            before = done
            found += _of_table(source, table, locale, judged)
        return done, found


def _of_table(source: str, table: str, locale: Locale, judged: Judged) -> list[str]:
    try:
        if not is_database(source):
            return list(_sentences(rows_of(source, table), table, locale, judged))
        with database(source) as register:
            return list(_sentences(register.read(table), table, locale, judged))
    except KeyError as error:
        return [translate("not-judged-here", table=table, game=str(error.args[0]))]


def _sentences(rows: Iterable[Stored], table: str, locale: Locale, judged: Judged) -> Iterator[str]:
    first, *rest = rows
    if first.topic == FORGOTTEN:
        return
    game = game_of(peek_game(first.data)).name
    for found in review((first, *rest), judged):
        yield translate("fault", table=table, event=str(found.version), reason=_reason(found, game, locale))


def _reason(found: Found, game: str, locale: Locale) -> str:
    """Return the finding, with the sentence of the refusal that goes with it, if there is one."""
    finding, refusal = translate_finding(found.finding), _refusal(found, game, locale)
    return translate("refused-because", finding=finding, refusal=refusal) if refusal else finding


def _refusal(found: Found, game: str, locale: Locale) -> str:
    if found.refused is None:
        return ""
    try:
        return say(game, locale, f"refusal-{found.refused.code}", found.refused.details)
    except MissingMessage:
        return ""
