"""`greffe rules`: which rules are kept, and where they are cited."""

from __future__ import annotations

import click

from domain.game import Game
from domain.systems import GAMES
from ops.citations import FOLDERS, citations, places
from ops.failures import Misused
from ops.terminal import row, show, table
from projections.texts import LOCALES, has, say


@click.command()
@click.argument("system", required=False)
@click.argument("rule", required=False)
@click.option("--coverage", is_flag=True, help="Count where each rule is cited; ends with 1 if one is cited nowhere.")
@click.pass_context
def rules(context: click.Context, system: str | None, rule: str | None, coverage: bool) -> None:
    """List the games, or the rules of one with their titles, or the places that cite one RULE.

    A citation is the ID of a rule in a source file: --coverage and RULE need the source tree.
    """
    if system is not None and system not in GAMES:
        raise Misused(f"no game {system}: {', '.join(GAMES) or 'none'} installed")
    games = [GAMES[system]] if system else list(GAMES.values())
    if coverage and rule:
        raise Misused("--coverage counts all rules of a game, and takes none")
    if coverage:
        context.exit(1 if _print_coverage(games) else 0)
    elif system and rule:
        _print_rule(GAMES[system], rule.upper())
    elif system:
        _print_rules(GAMES[system])
    else:
        _print_games(games)


def _print_games(games: list[Game]) -> None:
    made = table("game", "version", "title", "rules", "commands", right=("version", "rules", "commands"))
    for game in games:
        row(made, game.name, game.version, game.title, len(game.rules), len(game.commands))
    show(made)


def _print_rules(game: Game) -> None:
    made = table("rule", *LOCALES)
    for rule in game.rules:
        row(made, rule, *_titles(game, rule))
    show(made)


def _titles(game: Game, rule: str) -> tuple[str, ...]:
    """In the order of LOCALES; empty where a game has none."""
    name = f"rule-{rule}"
    return tuple(say(game.name, each, name, {}) if has(game.name, each, name) else "" for each in LOCALES)


def _print_rule(game: Game, rule: str) -> None:
    if rule not in game.rules:
        raise Misused(f"{game.name} has no rule {rule}; `greffe rules {game.name}` lists them")
    made = table("rule", *LOCALES)
    row(made, rule, *_titles(game, rule))
    show(made)
    for folder in FOLDERS:
        cited = table("cited in", "by")
        for place in places(folder, rule):
            row(cited, f"{place.file}:{place.line}", place.within)
        if cited.row_count:
            click.echo()
            show(cited)


def _print_coverage(games: list[Game]) -> bool:
    """Print the citations of every rule; True if a rule has none in the code or none in the tests."""
    cited = {folder: citations(folder) for folder in FOLDERS}
    made = table("rule", *FOLDERS, right=FOLDERS)
    bare = 0
    for game in games:
        for rule in game.rules:
            counts = [cited[folder][rule] for folder in FOLDERS]
            bare += not (counts[0] + counts[1] and counts[2])
            row(made, rule, *counts)
    show(made)
    total = sum(len(game.rules) for game in games)
    click.echo(f"\n{total} rules, {total - bare} cited in code and in tests, {bare} not")
    return bare > 0
