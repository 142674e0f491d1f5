"""`greffe up`: a service to try, with a short scene on it, and the lines to go on with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import NamedTuple

import click
import msgspec

from domain.systems import GAMES
from ops.cli.command import command, option
from ops.cli.failures import Failed
from ops.cli.messages import translate
from ops.cli.options import HOST, lang, settings_of, where
from ops.cli.terminal import row, show, table
from ops.clients.python.greffe_client import Client, Line, Opened, Seat
from ops.clients.python.greffe_client.types import Correction
from ops.commands.service.local_service import host_guest, ignore_token, links, print_token, reachable, run
from ops.play.scripts import SEATS, Script, Turn, scene
from projections.texts import Locale

GAME = "nosgoth"
TITLE = "La tour des corbeaux"


class Moment(NamedTuple):
    """A moment of a scene: what each seat read when something happened; nothing if it was hidden from the seat."""

    sentences: dict[str, list[str]]


@command()
@where
@lang
@option("--no-scene", is_flag=True, help="option-no-scene")
def up(host: str, port: int, data: str | None, locale: Locale, no_scene: bool) -> None:
    """Start the service, play a short scene on it, show it as each seat saw it, and stay up.

    The scene is one of Nosgoth Mithrap, played through HTTP with physical dice. Ctrl-C stops the service; the
    record stays.
    """
    said = settings_of(data)
    settings = reachable(said, host, port)
    if no_scene:
        click.echo(translate("listening", host=host, port=str(port)))
        run(settings, host, port, ignore_token if host == HOST else print_token)
    elif GAME not in GAMES:
        raise Failed("no-scene-game", game=GAME)
    else:
        host_guest(settings, host, port, locale, partial(show_scene, shared=settings.public_url, lobby=said.public_url))


def show_scene(service: Client, shared: str, lobby: str) -> None:
    opened = service.open(GAME, TITLE, SEATS)
    made = table(*(f"{seat.name} ({seat.id})" for seat in opened.seats), title=translate("scene", title=TITLE))
    for column in made.columns:
        column.ratio = 1
    made.show_lines = True
    for moment in played(service, opened, scene()):
        row(made, *("\n".join(moment.sentences.get(seat.id, ())) for seat in opened.seats))
    show(made)
    links(opened, service.url, shared, lobby)


def played(service: Client, opened: Opened, script: Script) -> Iterator[Moment]:
    """Play a script through HTTP; yield after each turn what every seat has read of it. Raises Refused."""
    seats = service.seats(opened)
    read = dict.fromkeys((seat.id for seat in opened.seats), 0)
    turn = next(script)
    while True:
        event = take(seats[turn.seat], turn)
        moment = Moment({})
        for seat in read:
            for frame in seats[seat].feed(read[seat]):
                read[seat] = frame.frame
                moment.sentences.setdefault(seat, []).extend(chain.from_iterable(map(lines_of, frame.entries)))
        yield moment
        try:
            turn = script.send(event)
        except StopIteration:
            return


def take(seat: Seat, turn: Turn) -> str:
    """Carry out one turn, and return the id of its event."""
    if turn.correction:
        frame = seat.correct(msgspec.convert(turn.command, Correction))
    else:
        frame = seat.do(turn.command, turn.dice)
    return next((entry.event for entry in frame.entries if entry.event), "")


def lines_of(entry: Line) -> Iterator[str]:
    """Yield the sentence of an entry, then, under a correction, what it led to."""
    yield entry.text
    yield from (f"  {each}" for each in entry.details)
