"""`greffe verify`: checks whether a record is the one that was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import click

from domain.record import tombstone
from domain.record.chain import Broken, hash_of
from domain.record.tombstone import FORGOTTEN
from domain.register import Register, Stored, Unavailable
from domain.register.integrity.backup import missing, promised, served, tips
from domain.register.integrity.manifest import SIDE_STREAMS
from domain.register.integrity.verify import LONGEST_HEADER, Report, verify_file, verify_register, verify_streams
from ops.audit.receipts import compared, is_receipt_file, read_receipt_file, table_of
from ops.audit.rules import judged_again
from ops.audit.signatures import Trust, ends, judged, trust
from ops.cli.command import argument, command, option
from ops.cli.failures import Failed, unavailable
from ops.cli.messages import translate, translate_finding
from ops.cli.options import as_json, lang, print_json
from ops.cli.sources import (
    database,
    described,
    display_name,
    feeds,
    header,
    is_database,
    is_url,
    plain_header,
    rows_of,
    table_in,
    the_table,
)
from ops.cli.terminal import plain, progress
from ops.readers.own import is_own, own_record
from projections.texts import Locale


class _Audit(NamedTuple):
    """The result of an audit, and the names of the tables in it, whose hashes can be compared with kept ones."""

    report: Report
    tables: list[str]
    promises: tuple[str, ...] = ()  # those that a backup does not keep
    signatures: tuple[str, ...] = ()  # what is wrong with them
    notes: tuple[str, ...] = ()


@command()
@argument("source")
@option(
    "--expect",
    "expected",
    multiple=True,
    metavar="TABLE=HASH",
    help="option-expect",
)
@option("--table", "chosen", multiple=True, metavar="TABLE", help="option-verify-table")
@option("--heads", is_flag=True, help="option-heads")
@option("--keys", metavar="FILE|URL", help="option-keys")
@option("--receipt", metavar="FILE", help="option-receipt")
@option("--rules", is_flag=True, help="option-rules")
@lang
@as_json
@click.pass_context
def verify(
    context: click.Context,
    source: str,
    expected: tuple[str, ...],
    chosen: tuple[str, ...],
    heads: bool,
    keys: str | None,
    receipt: str | None,
    rules: bool,
    locale: Locale,
    as_json: bool,
) -> None:
    """Check every event of a database, or of a file that `greffe record` wrote.

    Of a seat's own record: its receipts, sentences, dice and signature.

    Each event seals the one before it: a changed, missing or foreign event is found, and the first bad one of each
    table is named. Ends with 1 if anything was found.
    """
    wanted = [_wanted(text) for text in expected]
    due = trust(keys, source)
    try:
        audit = _audited(source, chosen, due)
    except Unavailable as error:
        click.echo(plain(unavailable(error, display_name(source)).message))
        context.exit(1)
    found = [described(fault) for fault in audit.report.faults]
    found += (*map(translate_finding, audit.promises), *audit.signatures)
    found += [text for text in (_missing(source, audit, *each) for each in wanted) if text]
    report, notes = audit.report, [*map(translate_finding, audit.report.remarks), *audit.notes]
    if receipt is not None and report.sound:
        for finding, text in _of_receipt(source, receipt, due, locale):
            (found if finding else notes).append(text)
    if rules:
        if not is_database(source) and header(source) is None and is_receipt_file(source):
            raise Failed("kept-by-a-seat", name=source)
        faulty = {fault.stream for fault in report.faults}
        events, wrong = judged_again(source, [table for table in audit.tables if table not in faulty], locale)
        found += wrong
        notes.append(translate("judged-again", events=events))
    lasts = {table: list(_hashes(source, table))[-1] for table in audit.tables} if heads and not found else {}
    if as_json:
        facts = {"events": report.events, "streams": report.streams, "findings": found, "notes": notes}
        print_json(facts | ({"heads": lasts} if heads else {}))
        context.exit(1 if found else 0)
    for text in (*found, *(translate("note", remark=each) for each in notes)):
        click.echo(plain(text))
    click.echo(translate("verified", events=report.events, streams=report.streams, findings=len(found)))
    for table, last in lasts.items():
        click.echo(f"{table}={last}")
    context.exit(1 if found else 0)


def _wanted(text: str) -> tuple[str, str]:
    table, equals, head = text.rpartition("=")
    if not equals or len(head) != 64 or set(head) - set("0123456789abcdef"):
        raise click.BadParameter(translate("no-kept-hash", text=text), param_hint="--expect")
    return table, head


def _of_receipt(source: str, receipt: str, due: Trust, locale: Locale) -> Iterator[tuple[bool, str]]:
    """Return the sentences about a receipt, each with whether it is a finding."""
    receipts = read_receipt_file(receipt)
    table = table_of(receipts) if is_database(source) else None
    return compared(receipts, feeds(source, table), due, locale)


def _audited(source: str, chosen: tuple[str, ...], due: Trust) -> _Audit:
    if is_database(source):
        return _tables(source, chosen) if chosen else _database(source, due)
    if head := header(source):
        for table in chosen:
            the_table([head.table], table, source)
    return _file(source, due)


def _tables(source: str, chosen: tuple[str, ...]) -> _Audit:
    """Check these tables of a database, their keys and their dice, and read nothing else of it."""
    with database(source, damaged=True) as register:
        known = [table_in(register, table, display_name(source)) for table in chosen]
        beside = [f"{table}:{kind}" for table in known for kind in SIDE_STREAMS]
        there = [stream for stream in beside if register.last(stream) is not None]
        return _Audit(verify_streams(register, [*known, *there]), known, notes=(translate("only-these-tables"),))


def _database(source: str, due: Trust) -> _Audit:
    """Check a database. Raises Unavailable if the file itself is damaged: that is a finding, not a failure."""
    with database(source, damaged=True) as register:
        names = list(register.streams())
        known = [name for name in names if ":" not in name]
        with progress() as bar:
            task = bar.add_task(translate("bar-streams"), total=len(names))
            seen: set[str] = set()

            def walked(stream: str, events: int) -> None:
                seen.add(stream)
                bar.update(task, completed=len(seen), description=translate("bar-stream", stream=stream, events=events))

            report = verify_register(register, walked)
            broken, notes = _broken_promises(source, register)
            return _Audit(report, known, broken, tuple(ends(register, due)), notes)


def _broken_promises(source: str, register: Register) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what a backup lacks of what it says it holds, and a note if a service has worked on it since. If its
    chains are not sound, that is found already.
    """
    due = None if is_url(source) else promised(source)
    if due is None:
        return (), ()
    try:
        held = tips(register)
    except Broken:
        return (), ()
    broken = tuple(missing(served(register, held, due), due))
    return broken, (translate("backup-served", name=display_name(source)),) if held != due and not broken else ()


def _file(source: str, due: Trust) -> _Audit:
    head = header(source)
    if head is None and is_receipt_file(source):
        return _own(source, due)
    with progress() as bar:
        task = bar.add_task(translate("bar-events"), total=head.events if head else None)
        report = verify_file(source, lambda _, events: bar.update(task, completed=events))
    if head is None:
        return _Audit(report, [])
    state = judged(plain_header(source), due)
    return _Audit(
        report,
        [head.table],
        signatures=(state.finding,) if state.finding else (),
        notes=(state.note,) if state.note else (),
    )


def _own(source: str, due: Trust) -> _Audit:
    """Check a seat's own record by itself. Raises Failed if it is none, or not whole."""
    with open(source, "rb") as file:
        if not is_own(file.readline(LONGEST_HEADER)):
            raise Failed("kept-by-a-seat", name=source)
        file.seek(0)
        own = own_record(source, file)
    check = own.checked(due)
    frames = own.count(own.header.seat)
    unchecked = sum(holds is None for frame in check.frames for holds in frame.entries)
    notes = [translate("own-checked", frames=frames, unsaid=unchecked, name=source), *filter(None, (check.note,))]
    return _Audit(Report(1, 0, ()), [], signatures=tuple(own.findings(check)), notes=tuple(notes))


def _missing(source: str, audit: _Audit, table: str, head: str) -> str | None:
    """Return what is wrong with a kept hash; None when the chain still holds it."""
    if table not in audit.tables:
        return translate("table-absent", table=table)
    if any(fault.stream == table for fault in audit.report.faults):
        return None  # named already
    return None if head in _hashes(source, table) else translate("hash-absent", table=table, head=head)


def _hashes(source: str, table: str) -> Iterator[str]:
    def hashes(rows: Iterator[Stored]) -> Iterator[str]:
        for row in rows:
            if row.topic == FORGOTTEN:  # it had gone so far before it was forgotten
                yield tombstone.read(row.data).head
            yield hash_of(row.data)

    if not is_database(source):
        return hashes(rows_of(source, table))
    with database(source) as register:
        return iter(list(hashes(register.read(table))))
