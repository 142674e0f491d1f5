"""`greffe simulate`: tables under every fault that can happen."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from api.base.logs import silenced
from domain.systems import GAMES
from ops.cli.command import Group, option
from ops.cli.failures import Failed
from ops.cli.messages import translate
from ops.cli.terminal import plain, progress
from ops.commands.trials.conformance import clients
from ops.commands.trials.failover import failover
from ops.simulation.clients import GAME
from ops.simulation.search import Failure, failure, results
from ops.simulation.world import Result


class Sums(msgspec.Struct):
    """The sums of all simulations together."""

    seeds: int = 0
    steps: int = 0
    acknowledged: int = 0
    refused: int = 0
    doubts: int = 0
    events: int = 0

    def add(self, result: Result) -> None:
        self.seeds += 1
        self.steps += result.steps
        self.acknowledged += result.acknowledged
        self.refused += result.refused
        self.doubts += result.unanswered
        self.events += result.events


@click.group(cls=Group)
def simulate() -> None:
    """Try the service under a scheduler of its own, in virtual time; or a client under faults."""


simulate.add_command(clients)
simulate.add_command(failover)


@simulate.command()
@option("--seeds", default=1000, show_default=True, type=click.IntRange(1), help="option-seeds")
@option("--from", "start", default=0, show_default=True, type=click.IntRange(0), help="option-from")
@option("--json", "as_json", is_flag=True, help="option-json")
@click.pass_context
def faults(context: click.Context, seeds: int, start: int, as_json: bool) -> None:
    """Simulate several processes on one database, under faults: killed, frozen, unanswered, without room, set back,
    unheard.

    Each seed is one history, always the same. These must hold: whatever was acknowledged is in the log once, in an
    order that respects time; no gap; every watcher has every frame of its seat; views are those of the log read again;
    nobody waits for ever. A seed that fails is shrunk to the faults that it needs. Ends with 1 if anything was found.
    """
    if GAME not in GAMES:
        raise Failed("no-simulated-game", game=GAME)
    sums, failures = Sums(), []
    with silenced("greffe"), progress() as bar:  # it would tell of every fault
        task = bar.add_task(translate("bar-seeds"), total=seeds)
        for result in results(range(start, start + seeds)):
            sums.add(result)
            if result.findings:
                failures.append(failure(result))
                click.echo("\n".join(map(plain, _failure_lines(failures[-1]))), err=as_json)
            bar.advance(task)
    if as_json:
        report = {**msgspec.to_builtins(sums), "from": start, "failures": failures}
        click.echo(msgspec.json.encode(report).decode())
    click.echo(_summary(sums, len(failures)), err=True)
    context.exit(1 if failures else 0)


def _summary(sums: Sums, failures: int) -> str:
    return translate("simulated", failures=failures, **msgspec.to_builtins(sums))


def _failure_lines(found: Failure) -> Iterator[str]:
    yield translate("simulated-seed", seed=str(found.result.plan.seed))
    yield from (f"  {finding.kind}: {finding.text}" for finding in found.least.findings)
    plan = found.least.plan
    amounts = {"processes": plan.processes, "clients": plan.clients, "commands": plan.commands}
    yield f"  {translate('simulated-with', **amounts)}"
    yield from (f"    {fault}" for fault in plan.faults or (translate("no-fault"),))
    yield f"  {translate('simulated-plan', plan=msgspec.json.encode(plan).decode())}"
