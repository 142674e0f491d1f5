"""`greffe impact`: the course of sessions that were played, under another version of the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec

from domain.record.codec import UnknownTopic, peek_game
from domain.register import Stored
from domain.register.integrity.verify import verify_file, write_record
from domain.register.storage.files import private
from domain.systems import GAMES, VERSIONS
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, Misused
from ops.cli.messages import spoken, translate
from ops.cli.options import as_json, print_json
from ops.cli.sources import database, described, display_name, header, is_database, rows_of, tables
from ops.cli.terminal import plain, progress
from ops.impact.compare import Impact, Parting, Read, Why, compared
from ops.impact.trace import Line, Written, trace
from ops.readers.sheet import Sheet
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.entries.effects import parted
from projections.texts import has, say

SENTENCES: Mapping[Why, str] = {
    "refused": "impact-refused",
    "admitted": "impact-admitted",
    "recorded": "impact-recorded",
    "follows": "impact-follows",
    "told": "impact-told",
    "seen": "impact-seen",
    "length": "impact-length",
}
MOST = 6  # places of a view; of the rest their number
RULES = 3
_lines = msgspec.json.Decoder(Written)
Other = Callable[[Path], Iterator[Line]]


@command()
@argument("system", type=click.Choice(sorted(GAMES)))
@argument("records", metavar="DATABASE|FILE...", nargs=-1, required=True)
@option("--to", "version", type=click.IntRange(min=1), help="option-impact-to")
@option("--to-tree", "tree", type=click.Path(path_type=Path, exists=True, file_okay=False), help="option-impact-tree")
@as_json
def impact(system: str, records: tuple[str, ...], version: int | None, tree: Path | None, as_json: bool) -> None:
    """Judge sessions of SYSTEM that were played under another version of its rules: how many part, where first, by
    which rule, and what changes for which seat. Exits with 1 if any parts.

    RECORDS are files that `greffe record` wrote, whole, or databases, of which every table of that game is judged.
    """
    if (version is None) == (tree is None):
        raise Misused("to-or-tree")
    other = _of_tree(system, tree) if tree is not None else _of_version(system, version)
    found: list[Impact] = []
    with TemporaryDirectory() as folder, progress() as bar:
        for session, path in bar.track(
            list(_sessions(system, records, Path(folder))), description=translate("judging")
        ):
            found.append(compared(session, _traced(path), other(path)))
            if as_json:
                print_json(found[-1])
            else:
                _print(system, found[-1])
    apart = [each.parting for each in found if each.parting is not None]
    _sum_up(len(found), apart)
    if apart:
        raise click.exceptions.Exit(1)


def _of_version(system: str, version: int | None) -> Other:
    known = {game.version: game.tag for game in VERSIONS[system]}
    if version not in known:
        raise Misused("no-version", system=system, version=str(version), known=tuple(map(str, sorted(known))))
    return lambda path: _traced(path, known[version])


def _of_tree(system: str, tree: Path) -> Other:
    """Return a judge that asks the code in another folder, in a process of its own that imports nothing from here."""
    if not (tree / "ops" / "impact" / "trace.py").exists():
        raise Misused("no-tree", name=str(tree))

    def judged(path: Path) -> Iterator[Line]:
        done = subprocess.run(
            [sys.executable, "-m", "ops.impact.trace", system, str(path.resolve())],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree.resolve()), "PYTHONSAFEPATH": "1"},
            capture_output=True,
            check=False,
        )
        if done.returncode != 0:
            raise Failed("tree-failed", name=str(tree), detail=_last(done.stderr))
        yield from map(_read, done.stdout.splitlines())

    return judged


def _last(errors: bytes) -> str:
    return (errors.decode(errors="replace").strip().splitlines() or [""])[-1]


def _read(line: bytes) -> Line:
    written = _lines.decode(line)
    found = written.judged or written.ended
    assert found is not None
    return found


def _traced(path: Path, tag: str = "") -> Iterator[Line]:
    try:
        for line in trace(rows_of(str(path), str(path)), tag):
            yield _read(encode(Written.of(line)))
    except (KeyError, UnknownTopic, msgspec.DecodeError) as error:
        raise Failed("not-by-these-rules", name=path.name, detail=error) from error


def _sessions(system: str, records: tuple[str, ...], folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield each session of that game, by its name, as a whole record."""
    for source in records:
        if not is_database(source):
            report = verify_file(source)
            if report.faults or header(source) is None:
                raise Failed("unsound-record", name=source, fault=described(report.faults[0]))
            if _is_of(system, next(rows_of(source, source))):
                yield Path(source).name, Path(source)
            continue
        with database(source) as register:
            for table in tables(register):
                if _is_of(system, next(register.read(table))):
                    path = folder / f"{table}.jsonl"
                    with open(path, "wb", opener=private) as out:
                        write_record(register, table, out)
                    yield f"{display_name(source)} {table}", path


def _is_of(system: str, opening: Stored) -> bool:
    try:
        return peek_game(opening.data).partition("/")[0] == system
    except (msgspec.DecodeError, ValueError):  # what is left of a table that was forgotten
        return False


def _print(system: str, found: Impact) -> None:
    parting = found.parting
    if parting is None:
        return
    sheet = Sheet(PROJECTIONS[system].game, spoken(), found.names)
    click.secho(plain(f"{found.session}: {_parted(system, parting, sheet)}"), bold=True)
    for read, seats in _readers(parting).items():
        was, now = (text or translate("why-absent") for text in parted(" ".join(read.was), " ".join(read.now)))
        who = translate("impact-read", seats=tuple(map(sheet.name, seats)))
        click.echo(plain(f"  {who}: {was} -> {now}"))
    for seat, seen in found.seats.items():
        first, frames = str(seen.first), str(seen.frames)
        click.echo(plain("  " + translate("impact-seat", seat=sheet.name(seat), first=first, frames=frames)))
        for change in seen.changes[:MOST]:
            click.echo(plain(f"    {sheet.changed(change)}"))
        if len(seen.changes) > MOST:
            click.echo(plain("    " + translate("impact-more", count=len(seen.changes) - MOST)))


def _readers(parting: Parting) -> dict[Read, list[str]]:
    """Group the seats that read the same of the event."""
    grouped: dict[Read, list[str]] = {}
    for seat, read in parting.read.items():
        grouped.setdefault(read, []).append(seat)
    return grouped


def _parted(system: str, parting: Parting, sheet: Sheet) -> str:
    """Return a sentence about where two judgements part, with the rules by which they do."""
    place = translate(SENTENCES[parting.why], event=str(parting.version), seat=sheet.name(parting.seat))
    rules = ", ".join(_titled(system, rule) for rule in parting.rules[:RULES])
    return f"{place} · {rules}" if rules else place


def _titled(system: str, rule: str) -> str:
    game, message = PROJECTIONS[system].game, f"rule-{rule}"
    return f"{rule} ({say(game, spoken(), message, {})})" if has(game, spoken(), message) else rule


def _sum_up(sessions: int, parted: list[Parting]) -> None:
    """Print the sums on standard error, like all summaries beside facts for programs."""
    click.echo(translate("impact-sum", sessions=sessions, parted=len(parted)), err=True)
    by_rule = Counter(rule for parting in parted for rule in parting.rules or ("?",))
    for rule, count in by_rule.most_common():
        click.echo(f"{count:>6}  {rule}", err=True)
