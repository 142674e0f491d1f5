"""Comparison of receipts that a seat kept with those that a record gives for it now.

What was kept is one receipt or several, as `GET /tables/{table}/receipt` gives them, or the seat's own record as `GET
/tables/{table}/record` does: that names the first frame that differs, receipts alone say between which it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ops.audit.signatures import Trust, judged
from ops.cli.failures import Failed, OutOfReach
from ops.cli.messages import translate
from projections.feeds.canonical import of_wire
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.receipts import NONE, next_receipt
from projections.texts import Locale

BEGINNING = 64 * 1024  # bytes
JSON = (b"{", b"[")


class Claim(msgspec.Struct, frozen=True):
    """A claim that a seat of a table had read so far. `signed`: the object that says it, if it is one that can be
    signed.
    """

    table: str
    seat: str
    frame: int
    receipt: str
    signed: dict[str, Any] | None = None


class ReceiptFile(msgspec.Struct, frozen=True):
    """The content of a file: claims by rising frame, and the frames of an export, plain."""

    claims: tuple[Claim, ...]
    frames: tuple[dict[str, Any], ...] = ()


class _Receipt(msgspec.Struct):
    table: str
    seat: str
    frame: int
    receipt: str


class _Header(msgspec.Struct):
    """The header of a seat's own record."""

    table: str
    seat: str
    frames: int
    receipt: dict[str, Any] | None = None


class _Frame(msgspec.Struct):
    frame: int
    receipt: str


def read_receipt_file(name: str) -> ReceiptFile:
    """Read receipts or a seat's own record from a file. Raises OutOfReach, Failed for a file that holds neither."""
    try:
        with open(name, "rb") as file:
            data = file.read(BEGINNING)
            if data.lstrip()[:1] in JSON:  # else the rest need not be read, however long it is
                data += file.read()
    except OSError as error:
        raise OutOfReach("unreadable", name=name, reason=error.strerror or error) from error
    try:
        values = _values(data)
        if values and "frames" in values[0]:
            return _export(values)
        if values:
            return ReceiptFile(tuple(sorted(map(_claim, values), key=lambda claim: claim.frame)))
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError, KeyError) as error:
        raise Failed("no-receipt", name=name) from error
    raise Failed("no-receipt", name=name)


def is_receipt_file(name: str) -> bool:
    """Return whether a file, given in place of a record, holds receipts or a seat's own record."""
    try:
        return bool(read_receipt_file(name).claims)
    except (Failed, OutOfReach):
        return False


def table_of(receipts: ReceiptFile) -> str | None:
    return receipts.claims[0].table if receipts.claims else None


def compared(receipts: ReceiptFile, feeds: Feeds, due: Trust, locale: Locale) -> Iterator[tuple[bool, str]]:
    """Yield the results of the comparison: whether it is a finding, and the sentence."""
    for claim in receipts.claims:
        if claim.signed is not None:
            state = judged(claim.signed, due)
            if text := state.finding or state.note:
                message = translate("receipt-signature", seat=claim.seat, frame=str(claim.frame), text=text)
                yield bool(state.finding), message
    yield from ((True, text) for text in _changed(receipts.frames))
    for (table, seat), claims in _by_reader(receipts).items():
        if foreign := _not_here(table, seat, feeds):
            yield True, foreign
        elif differs := _first(claims, feeds, locale):
            yield True, differs
        else:
            yield False, translate("receipt-holds", seat=seat, frame=str(claims[-1].frame))


def _by_reader(receipts: ReceiptFile) -> Mapping[tuple[str, str], list[Claim]]:
    """Group the claims by table and seat: a file may hold those of several seats, and of tables that are not of this
    record.
    """
    found: dict[tuple[str, str], list[Claim]] = {}
    for claim in receipts.claims:
        found.setdefault((claim.table, claim.seat), []).append(claim)
    return found


def _values(data: bytes) -> list[Any]:
    """Decode one JSON value, a list of them, or one on each line."""
    try:
        found = msgspec.json.decode(data)
    except msgspec.DecodeError:
        return [msgspec.json.decode(line) for line in data.splitlines() if line.strip()]
    return found if isinstance(found, list) else [found]


def _claim(value: Any) -> Claim:
    found = msgspec.convert(value, _Receipt)
    return Claim(found.table, found.seat, found.frame, found.receipt, value)


def _export(values: Sequence[Any]) -> ReceiptFile:
    header, frames = msgspec.convert(values[0], _Header), tuple(values[1:])
    claims = [
        Claim(header.table, header.seat, frame.frame, frame.receipt)
        for frame in (msgspec.convert(each, _Frame) for each in frames)
    ]
    if header.receipt is not None:
        claims.append(_claim(header.receipt))
    return ReceiptFile(tuple(claims), frames)


def _changed(frames: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield a finding about the first frame of an export that is not what its own receipt was made of."""
    last = NONE
    for place, frame in enumerate(frames, 1):
        try:
            last = next_receipt(last, of_wire(frame))
        except (KeyError, TypeError, AttributeError):
            last = NONE
        if frame["frame"] != place or last.hex() != frame["receipt"]:
            yield translate("receipt-false", frame=str(place))
            return


def _not_here(table: str, seat: str, feeds: Feeds) -> str:
    here = feeds.state.table.id
    if table != here:
        return translate("receipt-other-table", table=table, here=here)
    if feeds.state.table.seat(seat) is None:
        return translate("receipt-no-seat", seat=seat)
    return ""


def _first(claims: Iterable[Claim], feeds: Feeds, locale: Locale) -> str:
    """Return a sentence about the first claim of a seat that the record does not give, and where the difference lies;
    "" if the record gives them all.
    """
    before = 0
    for claim in claims:
        count = feeds.count(claim.seat)
        if claim.frame > count:
            return translate("receipt-short", seat=claim.seat, count=count, frame=str(claim.frame))
        if claim.frame < 0 or feeds.receipt(claim.seat, claim.frame) != claim.receipt:
            return _difference(claim, before, feeds, locale)
        before = claim.frame
    return ""


def _difference(claim: Claim, before: int, feeds: Feeds, locale: Locale) -> str:
    seat, frame = claim.seat, claim.frame
    if frame != before + 1:
        return translate("receipt-between", seat=seat, first=str(before + 1), last=str(frame))
    here = next(iter(SeatReader(feeds, seat, locale).frames(before, frame, marked=False)))
    return translate("receipt-differs", seat=seat, frame=str(frame), here=" ".join(line.text for line in here.entries))
