"""`greffe rules`: the rules that are implemented, and where they are cited."""

from __future__ import annotations

import click
import msgspec

from domain.game import Game
from domain.systems import GAMES
from ops.cli.command import argument, command, option
from ops.cli.failures import Misused
from ops.cli.messages import translate
from ops.cli.options import as_json, print_json
from ops.cli.terminal import row, show, table
from ops.commands.trials.citations import FOLDERS, citations, places
from projections.texts import LOCALES, has, say


@command()
@argument("system", required=False)
@argument("rule", required=False)
@option("--coverage", is_flag=True, help="option-coverage")
@as_json
@click.pass_context
def rules(context: click.Context, system: str | None, rule: str | None, coverage: bool, as_json: bool) -> None:
    """List the games, or the rules of one with their titles, or the places that cite one RULE.

    A citation is the ID of a rule in a source file: --coverage and RULE need the source tree.
    """
    if system is not None and system not in GAMES:
        raise Misused("no-game", game=system, games=tuple(GAMES))
    games = [GAMES[system]] if system else list(GAMES.values())
    if coverage and rule:
        raise Misused("coverage-of-all")
    if coverage:
        context.exit(1 if _print_coverage(games, as_json) else 0)
    elif system and rule:
        _print_rule(GAMES[system], rule.upper(), as_json)
    elif system:
        _print_rules(GAMES[system], as_json)
    else:
        _print_games(games, as_json)


class GameLine(msgspec.Struct, frozen=True):
    """A game, with the numbers of its rules and commands."""

    game: str
    version: int
    title: str
    rules: int
    commands: int


def _print_games(games: list[Game], as_json: bool) -> None:
    lines = [GameLine(game.name, game.version, game.title, len(game.rules), len(game.commands)) for game in games]
    if as_json:
        for line in lines:
            print_json(line)
        return
    made = table("game", "version", "title", "rules", "commands", right=("version", "rules", "commands"))
    for line in lines:
        row(made, *msgspec.structs.astuple(line))
    show(made)


def _print_rules(game: Game, as_json: bool) -> None:
    made = table("rule", *LOCALES)
    for rule in game.rules:
        titles = _titles(game, rule)
        if as_json:
            print_json({"rule": rule, **dict(zip(LOCALES, titles, strict=True))})
        row(made, rule, *titles)
    if not as_json:
        show(made)


def _titles(game: Game, rule: str) -> tuple[str, ...]:
    """Return a rule's titles in the order of LOCALES; empty if the game has none."""
    name = f"rule-{rule}"
    return tuple(say(game.name, each, name, {}) if has(game.name, each, name) else "" for each in LOCALES)


def _print_rule(game: Game, rule: str, as_json: bool) -> None:
    if rule not in game.rules:
        raise Misused("no-rule", game=game.name, rule=rule)
    titles = _titles(game, rule)
    if as_json:
        cited_in = [
            [folder, place.file, place.line, place.within] for folder in FOLDERS for place in places(folder, rule)
        ]
        print_json({"rule": rule, **dict(zip(LOCALES, titles, strict=True)), "cited": cited_in})
        return
    made = table("rule", *LOCALES)
    row(made, rule, *titles)
    show(made)
    for folder in FOLDERS:
        found = table("cited-in", "by")
        for place in places(folder, rule):
            row(found, f"{place.file}:{place.line}", place.within)
        if found.row_count:
            click.echo()
            show(found)


def _print_coverage(games: list[Game], as_json: bool) -> bool:
    """Print the citations of every rule; True if a rule has none in the code or none in the tests."""
    cited = {folder: citations(folder) for folder in FOLDERS}
    made = table("rule", *FOLDERS, right=FOLDERS)
    uncovered = 0
    for game in games:
        for rule in game.rules:
            counts = [cited[folder][rule] for folder in FOLDERS]
            uncovered += not (counts[0] + counts[1] and counts[2])
            row(made, rule, *counts)
            if as_json:
                print_json({"rule": rule, **dict(zip(FOLDERS, counts, strict=True))})
    if not as_json:
        show(made)
    total = sum(len(game.rules) for game in games)
    click.echo(translate("coverage", rules=total, cited=total - uncovered, bare=uncovered), err=True)
    return uncovered > 0
