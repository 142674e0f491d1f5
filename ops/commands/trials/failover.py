"""`greffe simulate failover`: three machines, one fault after another, and a check for lost acknowledgements."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

import click
import msgspec

from api.base.logs import silenced
from ops.bench.servers import Missing
from ops.cli.command import command, option
from ops.cli.failures import Failed, OutOfReach
from ops.cli.messages import translate
from ops.cli.terminal import plain, row, show, table
from ops.failover.machines import NotInTime
from ops.failover.rounds import KINDS, Drill, Round, sums
from ops.failover.startup import check, running_cluster

OWN_NETWORK = "GREFFE_DRILL"  # set in the environment of whoever is in a network of his own


@command()
@option("--rounds", default=len(KINDS), show_default=True, type=click.IntRange(1), help="option-rounds")
@option("--from", "start", default=0, show_default=True, type=click.IntRange(0), help="option-from")
@option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="option-fault-kind")
@option("--json", "as_json", is_flag=True, help="option-json")
@click.pass_context
def failover(context: click.Context, rounds: int, start: int, kinds: tuple[str, ...], as_json: bool) -> None:
    """Try the configuration for three machines, started on this one, under one fault after another.

    Players play at two processes meanwhile. Ends with 1 if something acknowledged is lost, doubled or read otherwise,
    or if the cluster does not come back by itself.
    """
    try:
        check()
    except Missing as missing:
        raise OutOfReach("told", text=missing) from missing
    _enter_own_network()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, _end)
    done: list[Round] = []
    try:
        with silenced("websockets"), running_cluster() as started:  # it tells of every cut
            drill = Drill(started, start)
            for each in drill.run(range(start, start + rounds), kinds or KINDS):
                done.append(each)
                _print_round(each, as_json)
            findings = drill.end()
    except (Missing, NotInTime) as failure:
        raise Failed("told", text=failure) from failure
    finally:
        _summarize(done, as_json)
    for finding in findings:
        click.echo(plain(finding), err=as_json)
    context.exit(1 if findings or any(each.findings for each in done) else 0)


def _enter_own_network() -> None:
    """Start anew in a network namespace, so that addresses and ports are free, and are gone afterwards."""
    if OWN_NETWORK not in os.environ:
        command = ["unshare", "--net", sys.executable, "-m", "ops.cli.main", *sys.argv[1:]]
        os.execvpe(command[0], command, os.environ | {OWN_NETWORK: "1"})


def _end(sign: int, frame: object) -> None:
    """Exit on a signal, so that the machines are stopped as at any other end."""
    sys.exit(128 + sign)


def _print_round(done: Round, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.encode(done).decode())
        return
    arguments = {"number": done.number, "kind": done.kind, "seconds": f"{done.seconds:.1f}"}
    click.echo(translate("drilled", acknowledged=done.acknowledged, findings=len(done.findings), **arguments))
    for finding in done.findings:
        click.echo(f"  {plain(finding)}")


def _summarize(done: Sequence[Round], as_json: bool) -> None:
    columns = ("fault", "rounds", "commands", "median", "worst", "findings")
    made = table(*columns, right=columns[1:])
    for each in sums(done):
        seconds = f"{each.median:.1f}", f"{each.worst:.1f}"
        row(made, each.kind, each.rounds, each.acknowledged, *seconds, each.findings)
    if done and not as_json:
        show(made)
