"""`greffe story`: the story of a session to read, one HTML file or Markdown."""

from __future__ import annotations

from pathlib import Path

import click

from ops.cli.command import argument, command, option
from ops.cli.options import lang
from ops.commands.records.record import created
from ops.readers.record_texts import read_record, the_seat
from projections.exports.story import Style, Subject
from projections.exports.story import story as story_of
from projections.exports.written import Form, written
from projections.texts import Locale

FORMS = ("html", "md")


@command()
@argument("source", metavar="DATABASE|FILE")
@argument("table", required=False)
@option("--seat", help="option-replay-seat")
@option("--form", type=click.Choice(FORMS), help="option-story-form")
@option("--no-dice", is_flag=True, help="option-story-no-dice")
@option("--rules", is_flag=True, help="option-story-rules")
@option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="option-output")
@lang
def story(
    source: str,
    table: str | None,
    seat: str | None,
    form: Form | None,
    no_dice: bool,
    rules: bool,
    output: Path | None,
    locale: Locale,
) -> None:
    """Write what a seat read of play, scene by scene, as it stands now.

    SOURCE is a database, a whole record, or a seat's own record.
    """
    found = read_record(source, table)
    reader = the_seat(found, seat)
    text = story_of(Subject(found.title, found.game, reader.name), found.frames(reader.id, locale))
    ending = form or ("md" if output is not None and output.suffix == ".md" else "html")
    with created(output) as out:
        out.write(written(text, Style(locale, None, not no_dice, rules), ending).encode())
