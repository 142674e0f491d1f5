"""Effects of a correction, in sentences: the feed and the preview read the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from projections.entries.lines import Line, facts
from projections.entries.table_entries import CorrectionEntry, EntryFields, Fallen, Flip
from projections.texts import Listed, Locale, MissingMessage, arguments, ids_in, say, sentence
from projections.texts.acts import headed, quotation
from projections.texts.refusals import refusal_text

MOST = 12  # sentences of one kind; of the rest their number
STANDING = 160  # characters of how a line reads now, where its marks stand in words
TOGETHER = 160  # characters of what stands between quotation marks in one of them


class Reader(NamedTuple):
    """The reader: what he calls each id, his language, and the name by which he reads of an event."""

    names: Mapping[str, str]
    game: str
    locale: Locale
    named: Callable[[str], str]

    def say(self, message: str, **args: str | int) -> str:
        flags = {f"has_{name}": "yes" if value else "no" for name, value in args.items()}
        return sentence(say(self.game, self.locale, message, {**args, **flags}))


def detailed(line: Line, reader: Reader) -> Line:
    """Add to a correction the sentences of its effects."""
    if not isinstance(line.fields, CorrectionEntry):
        return line
    fields = spelled(line.fields, reader)
    return replace(line, fields=in_facts(fields), details=effects(fields, reader))


def stating(line: Line, game: str, locale: Locale) -> Line:
    """Add to a line its marks in words."""
    said = []
    frame = line.corrected_by or 0
    if line.withdrawn:
        said.append(say(game, locale, "line-withdrawn", {"frame": frame}))
    if line.now is not None:
        now = headed(" ".join(each.text for each in line.now), STANDING)
        args: dict[str, str | int] = {"frame": frame, "now": now, "has_now": "yes" if now else "no"}
        said.append(say(game, locale, "line-now", args))
    if line.contested:
        said.append(say(game, locale, "line-contested", {}))
    return replace(line, standing=" ".join(said)) if said else line


def spelled(fields: CorrectionEntry, reader: Reader) -> CorrectionEntry:
    """Return the same facts, each line in them with its sentence."""
    return _each_line(fields, lambda line: replace(line, text=_text(line, reader)))


def in_facts(fields: CorrectionEntry) -> CorrectionEntry:
    """Return the same facts, the fields of each line in them as they are written."""
    return _each_line(fields, lambda line: replace(line, fields=facts(line.fields)))


def _each_line(fields: CorrectionEntry, made: Callable[[EntryFields], EntryFields]) -> CorrectionEntry:
    return replace(
        fields,
        flips=tuple(replace(f, was=tuple(map(made, f.was)), now=tuple(map(made, f.now))) for f in fields.flips),
        inserted=tuple(replace(act, lines=tuple(map(made, act.lines))) for act in fields.inserted),
    )


def _text(line: EntryFields, reader: Reader) -> str:
    args = arguments(line.fields, reader.names, reader.game, reader.locale, line.seat)
    if line.dice or "dice" not in line.fields.__struct_fields__:
        args["dice"] = Listed(str(face) for die in line.dice for face in die.thrown)
    return sentence(say(reader.game, reader.locale, line.type, args))


def effects(fields: CorrectionEntry, reader: Reader) -> tuple[str, ...]:
    """Return the sentences of what a correction changes for the reader, in the order of causes.

    They say what it is about, what reads otherwise, what is void and why, what stands again, what the rules put in,
    which contests changed, and who had read what is no more. `fields` are spelled.
    """
    requested = [event for event in fields.void if event not in fields.fell and event != fields.target]
    kinds: tuple[Iterable[str], ...] = (
        (_quoting("target", event, reader) for event in fields.targets),
        (text for flip in fields.flips for text in _flips(flip, reader)),
        (_quoting("void", event, reader) for event in requested if event not in fields.targets),
        (_illegal(event, why, reader) for event, why in fields.fell.items()),
        (_quoting("back", event, reader) for event in fields.back),
        (reader.say("effect-inserted", now=_joined(act.lines)) for act in fields.inserted),
        (reader.say("effect-contest", about=reader.named(turn.contest), standing=turn.now) for turn in fields.contests),
        _exposed(fields.exposed_to, reader),
    )
    return tuple(text for kind in kinds for text in _bounded(list(kind), reader))


def _bounded(texts: Sequence[str], reader: Reader) -> Iterator[str]:
    yield from texts[:MOST]
    if len(texts) > MOST:
        yield reader.say("effect-more", count=len(texts) - MOST)


def _quoting(effect: str, event: str, reader: Reader) -> str:
    return reader.say(f"effect-{effect}", about=reader.named(event))


def _flips(flip: Flip, reader: Reader) -> Iterator[str]:
    """Yield what reads otherwise, line by line: lines that went, that came, and those of both with other words.

    Where no sentence differs, it is the act by its name.
    """
    was, now = _differing(flip.was, flip.now), _differing(flip.now, flip.was)
    for gone, come in _pairs(was, now):
        read = parted(gone.text if gone else "", come.text if come else "")
        yield reader.say("effect-flip", was=read[0], now=read[1])
    if not (was or now):
        yield reader.say("effect-otherwise", about=quotation(flip.now[0].text, reader.locale) if flip.now else "")


def _differing(lines: Iterable[EntryFields], others: Iterable[EntryFields]) -> list[EntryFields]:
    """Return the lines whose sentence is not among those of the others."""
    texts = {line.text for line in others}
    return [line for line in lines if line.text not in texts]


def _pairs(
    was: Sequence[EntryFields], now: Sequence[EntryFields]
) -> Iterator[tuple[EntryFields | None, EntryFields | None]]:
    """Yield pairs of the same line before and now: of one type and about the same, or the only ones of their type.

    A line without a partner is paired with None.
    """
    left = list(now)
    for line in was:
        same_type = [other for other in left if other.type == line.type]
        about = _about(line)
        same = [other for other in same_type if _about(other) == about]
        alone = len(same_type) == 1 and sum(each.type == line.type for each in was) == 1
        found = same[0] if same else same_type[0] if alone else None
        if found is not None:
            left.remove(found)
        yield line, found
    yield from ((None, line) for line in left)


def _about(line: EntryFields) -> frozenset[str]:
    """Return the ids that a line names."""
    return frozenset(ids_in(line.fields))


def parted(was: str, now: str) -> tuple[str, str]:
    """Return two sentences to be quoted side by side; long ones without the common beginning and end."""
    was, now = (headed(text, len(text)) for text in (was, now))
    if not (was and now) or len(was) + len(now) <= TOGETHER:
        return headed(was, TOGETHER), headed(now, TOGETHER)
    start = was.rfind(" ", 0, _common_prefix(was, now)) + 1
    ahead = "… " if start else ""
    was, now = was[start:], now[start:]
    left = _common_prefix(was[::-1], now[::-1])
    space = was.find(" ", len(was) - left)
    common = len(was) - space if space >= 0 else 0
    return _within(was, common, ahead), _within(now, common, ahead)


def _within(text: str, common: int, ahead: str) -> str:
    kept = headed(text[: len(text) - common], TOGETHER // 2)
    return f"{ahead}{kept}" if not common or kept.endswith("…") else f"{ahead}{kept} …"


def _common_prefix(one: str, other: str) -> int:
    """Return how many characters the common beginning of two texts has."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _joined(lines: Iterable[EntryFields]) -> str:
    return headed(" ".join(line.text for line in lines), TOGETHER)


def _illegal(event: str, why: Fallen, reader: Reader) -> str:
    return reader.say("effect-fell", about=reader.named(event), why=_because(why, reader))


def _because(why: Fallen, reader: Reader) -> str:
    """Return the refusal in its own words; empty where the oldest records do not hold the details that these need."""
    try:
        return refusal_text(reader.game, reader.locale, why.code, why.details) if why.code else ""
    except MissingMessage:
        return ""


def _exposed(readers: Mapping[str, Sequence[str]], reader: Reader) -> Iterator[str]:
    """Yield sentences on who had read events that are void or read otherwise: what was shown is known for good."""
    by_readers: dict[Sequence[str], list[str]] = {}
    for event, seats in readers.items():
        by_readers.setdefault(seats, []).append(event)
    for seats, events in by_readers.items():
        if seats:
            who: Any = Listed(reader.names.get(seat, seat) for seat in seats)
            quotes = [reader.named(event) for event in events[:MOST]]
            yield reader.say("effect-read", about=quotes[0], seats=who, more=len(events) - 1)
