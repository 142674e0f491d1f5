"""`greffe rules`: which rules are kept, and where they are cited."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import click
import msgspec

from domain.game import Game
from domain.systems import GAMES
from ops.commands.options import as_json, told
from ops.failures import Failed, Misused
from ops.terminal import row, show, table
from projections.texts import LOCALES, has, say

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("domain", "projections", "tests")
CITATION = re.compile(r"\b[A-Z]{3}(?:-[A-Z0-9]+)*-[A-Z][A-Z0-9]*-\d+\b")
SUFFIXES = frozenset({".py", ".ftl", ".toml", ".json"})


@click.command()
@click.argument("system", required=False)
@click.option("--coverage", is_flag=True, help="Count where each rule is cited; ends with 1 if one is cited nowhere.")
@as_json
@click.pass_context
def rules(context: click.Context, system: str | None, coverage: bool, as_json: bool) -> None:
    """List the games, or the rules of one with their titles.

    A citation is the ID of a rule in a source file: --coverage needs the source tree.
    """
    if system is not None and system not in GAMES:
        raise Misused(f"no game {system}: {', '.join(GAMES) or 'none'} installed")
    games = [GAMES[system]] if system else list(GAMES.values())
    if coverage:
        context.exit(1 if _print_coverage(games, as_json) else 0)
    elif system:
        _print_rules(GAMES[system], as_json)
    else:
        _print_games(games, as_json)


class GameLine(msgspec.Struct, frozen=True):
    """A game; `rules` and `commands`: how many."""

    game: str
    version: int
    title: str
    rules: int
    commands: int


def _print_games(games: list[Game], as_json: bool) -> None:
    lines = [GameLine(game.name, game.version, game.title, len(game.rules), len(game.commands)) for game in games]
    if as_json:
        for line in lines:
            told(line)
        return
    made = table("game", "version", "title", "rules", "commands", right=("version", "rules", "commands"))
    for line in lines:
        row(made, *msgspec.structs.astuple(line))
    show(made)


def _print_rules(game: Game, as_json: bool) -> None:
    made = table("rule", *LOCALES)
    for rule in game.rules:
        name = f"rule-{rule}"
        titles = {each: say(game.name, each, name, {}) if has(game.name, each, name) else "" for each in LOCALES}
        if as_json:
            told({"rule": rule, **titles})
        row(made, rule, *titles.values())
    if not as_json:
        show(made)


def _print_coverage(games: list[Game], as_json: bool) -> bool:
    """Print the citations of every rule; True if a rule has none in the code or none in the tests."""
    cited = {folder: citations(ROOT / folder) for folder in FOLDERS}
    made = table("rule", *FOLDERS, right=FOLDERS)
    bare = 0
    for game in games:
        for rule in game.rules:
            counts = [cited[folder][rule] for folder in FOLDERS]
            bare += not (counts[0] + counts[1] and counts[2])
            row(made, rule, *counts)
            if as_json:
                told({"rule": rule, **dict(zip(FOLDERS, counts, strict=True))})
    if not as_json:
        show(made)
    total = sum(len(game.rules) for game in games)
    click.echo(f"{total} rules, {total - bare} cited in code and in tests, {bare} not", err=True)
    return bare > 0


def citations(folder: Path) -> Counter[str]:
    """How often each rule is cited in the files of a folder. Raises Failed without one."""
    if not folder.is_dir():
        raise Failed("--coverage needs the source tree, and this is an installation without it")
    found: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.suffix in SUFFIXES:
            found.update(CITATION.findall(file.read_text(encoding="utf-8")))
    return found
