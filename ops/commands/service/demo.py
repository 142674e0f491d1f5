"""`greffe demo`: a bot plays a session of any game."""

from __future__ import annotations

import secrets
from functools import partial
from random import Random

import click

from domain.game import Game
from domain.seating.opening import seat_bounds
from domain.systems import GAMES
from domain.table.seats import Role
from ops.cli.command import argument, command, option
from ops.cli.connection import PATIENCE, reaching
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, lang, print_json, settings_of, where
from ops.cli.terminal import plain, progress
from ops.clients.python.greffe_client import Client, Opened, Refused
from ops.commands.service.local_service import host_guest, in_words, links, reachable
from ops.play.bot import Bot, BrokenPromise
from projections.texts import Locale

NAMES = ("Maud", "Ilse", "Bastien", "Aurore", "Karim", "Lucie", "Noé", "Sacha")
PLAYERS = 4  # where the game admits so many
MOVES = 600


@command()
@argument("system")
@option("--url", help="option-demo-url")
@option("--token", default="", help="option-demo-token")
@option("--seed", type=int, help="option-seed")
@option("--moves", type=click.IntRange(min=1), default=MOVES, show_default=True, help="option-moves")
@where
@lang
@as_json
def demo(
    system: str,
    url: str | None,
    token: str,
    seed: int | None,
    moves: int,
    host: str,
    port: int,
    data: str | None,
    locale: Locale,
    as_json: bool,
) -> None:
    """Let a bot play a random session of SYSTEM through HTTP, and leave the table open to look at.

    The bot knows no game: it picks from what each seat may do. A move that is offered and then refused is a
    fault of the game: it is printed, and the exit code is 1.
    """
    if system not in GAMES:
        raise Misused("no-game", game=system, games=tuple(GAMES))
    game, chosen = GAMES[system], secrets.randbits(32) if seed is None else seed

    def guest(service: Client, shared: str = "", lobby: str = "") -> None:
        opened = play(service, game, chosen, moves, token, as_json=as_json)
        if not as_json:
            links(opened, service.url, shared, lobby)

    if url is None:
        said = settings_of(data)
        settings = reachable(said, host, port)
        host_guest(settings, host, port, locale, partial(guest, shared=settings.public_url, lobby=said.public_url))
        return
    try:
        with reaching(url), Client(url, locale, patience=PATIENCE) as service:
            guest(service)
    except (Refused, BrokenPromise) as error:
        raise in_words(error) from error


def play(service: Client, game: Game, seed: int, moves: int, token: str = "", *, as_json: bool = False) -> Opened:
    """Play one session with a bot. Raises BrokenPromise at the first refusal."""
    rng = Random(seed)
    opened = service.open(game.name, f"Partie au hasard {seed}", seats_for(game), token=token)
    seats = service.seats(opened)
    bot = Bot(seats, rng)
    click.echo(translate("demo-starts", game=game.title, seed=str(seed)), err=as_json)
    with progress() as bar:
        task = bar.add_task(translate("bar-moves"), total=moves)
        played = bot.play(moves, lambda seat, name: bar.update(task, advance=1, description=f"{seat} {name}"))
    if as_json:
        print_json(
            {
                "system": game.name,
                "seed": seed,
                "moves": played,
                "played": dict(bot.played.most_common()),
                "table": opened.table,
                "tokens": opened.tokens,
            }
        )
        return opened
    click.echo(translate("demo-played", moves=played, summary=summary(bot)))
    for name, seat in seats.items():
        frames = seat.feed()
        last = frames[-1].entries[-1].text if frames else ""
        click.echo(f"  {name:<10} {translate('demo-seat', frames=len(frames), last=plain(last))}")
    return opened


def summary(bot: Bot) -> str:
    return ", ".join(f"{name} {count}" for name, count in bot.played.most_common())


def seats_for(game: Game) -> list[tuple[str, str]]:
    """Return the seats of a table that the game admits: the least that each role needs, and up to four players."""
    seats: list[str] = []
    roles: tuple[Role, ...] = ("gm", "player", "spectator")
    for role in roles:
        least, most = seat_bounds(game, role)
        wanted = PLAYERS if role == "player" else 1
        seats += [role] * max(least, min(wanted, most))
    return [(name, role) for name, role in zip(NAMES, seats, strict=False)]
