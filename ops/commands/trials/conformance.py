"""`greffe simulate clients`: checks that a client shows the right things, whatever goes wrong on the wire."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Sequence
from random import Random

import click
import msgspec

from domain.systems import GAMES
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed
from ops.cli.messages import translate
from ops.cli.sources import feeds
from ops.cli.terminal import plain, progress
from ops.clients.python.greffe_client import Client
from ops.clients.type_declarations import JAVASCRIPT, node
from ops.commands.service.demo import seats_for
from ops.conformance.stage import Record, Stage, staged
from ops.conformance.subject import Silent, running
from ops.conformance.trial import Trial, trial
from ops.play.bot import Bot

MOVES = 60  # of a session that a bot plays first
PYTHON = "ops.clients.python.conformance"


class Sums(msgspec.Struct):
    """The sums of all seeds together."""

    seeds: int = 0
    frames: int = 0
    corrections: int = 0
    faults: int = 0

    def add(self, done: Trial) -> None:
        self.seeds += 1
        self.frames += done.frames
        self.corrections += done.corrections
        self.faults += done.faults


@command()
@argument("records", nargs=-1, metavar="[RECORD]...")
@option("--client", "program", default="python", show_default=True, help="option-client")
@option("--seat", default="", help="option-conformance-seat")
@option("--seeds", default=100, show_default=True, type=click.IntRange(1), help="option-seeds")
@option("--from", "start", default=0, show_default=True, type=click.IntRange(0), help="option-from")
@option("--json", "as_json", is_flag=True, help="option-json")
@click.pass_context
def clients(
    context: click.Context, records: tuple[str, ...], program: str, seat: str, seeds: int, start: int, as_json: bool
) -> None:
    """Let a client under test follow records that are played again, through a wire on which everything goes wrong."""
    sums, wrong = Sums(), []
    with staged() as stage, running(_program(program)) as subject, progress() as bar:
        played = [_recorded(name) for name in records] or list(_sessions(stage))
        task = bar.add_task(translate("bar-seeds"), total=seeds)
        try:
            for seed in range(start, start + seeds):
                done = trial(stage, subject, played, seed, seat)
                sums.add(done)
                if done.findings:
                    wrong.append(done)
                    click.echo("\n".join(map(plain, _failure_lines(done))), err=as_json)
                bar.advance(task)
        except Silent as silent:
            raise Failed("client-silent", reason=silent) from silent
    if as_json:
        click.echo(msgspec.json.encode({**msgspec.to_builtins(sums), "from": start, "failures": wrong}).decode())
    click.echo(translate("tried-clients", failures=len(wrong), **msgspec.to_builtins(sums)), err=True)
    context.exit(1 if wrong else 0)


def _program(named: str) -> Sequence[str]:
    """Return the command of a client: `python` and `javascript` are those of this repository; else a command line."""
    if named == "python":
        return (sys.executable, "-m", PYTHON)
    if named != "javascript":
        return shlex.split(named)
    found = node()
    if found is None:
        raise Failed("no-node")
    return (str(found), str(JAVASCRIPT / "conformance.mjs"))


def _recorded(name: str) -> Record:
    feeds_of_record = feeds(name, None)
    return Record(feeds_of_record.game, tuple(feeds_of_record.history.raw))


def _sessions(stage: Stage) -> Iterator[Record]:
    """Yield a session of each game, always the same."""
    with Client(stage.url) as client:
        for game in GAMES.values():
            opened = client.open(game.name, game.title, seats_for(game))
            Bot(client.seats(opened), Random(game.name)).play(MOVES)
            yield stage.recorded(game, opened.table)


def _failure_lines(done: Trial) -> Iterator[str]:
    yield translate("tried-seed", seed=str(done.seed), game=GAMES[done.game].title, seat=done.seat)
    yield from (f"  {finding}" for finding in done.findings)
