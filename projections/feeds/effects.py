"""Effects of a correction, in sentences: the feed and the preview read the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from projections.feeds.corrections import EntryFields, Flip
from projections.feeds.entries import CorrectionShown, Fallen, facts
from projections.texts import Listed, Locale, MissingMessage, arguments, say, sentence

MOST = 12  # sentences of one kind; of the rest their number


class Reader(NamedTuple):
    """The reader: what he calls each id, his language, and the sentence in which he read of an event of his feed."""

    names: Mapping[str, str]
    game: str
    locale: Locale
    quoted: Callable[[str], str]

    def say(self, message: str, **args: str | int) -> str:
        told = {f"has_{name}": "yes" if value else "no" for name, value in args.items()}
        return sentence(say(self.game, self.locale, message, {**args, **told}))


def spelled(fields: CorrectionShown, reader: Reader) -> CorrectionShown:
    """Return the same facts, each line in them with its sentence."""
    return replace(
        fields,
        flips=tuple(replace(f, was=_texts(f.was, reader), now=_texts(f.now, reader)) for f in fields.flips),
        inserted=tuple(replace(act, lines=_texts(act.lines, reader)) for act in fields.inserted),
    )


def _texts(lines: Iterable[EntryFields], reader: Reader) -> tuple[EntryFields, ...]:
    return tuple(replace(line, text=_text(line, reader), fields=facts(line.fields)) for line in lines)


def _text(line: EntryFields, reader: Reader) -> str:
    args = arguments(line.fields, reader.names, reader.game, reader.locale, line.seat)
    if line.dice or "dice" not in line.fields.__struct_fields__:
        args["dice"] = Listed(str(face) for die in line.dice for face in die.thrown)
    return sentence(say(reader.game, reader.locale, line.type, args))


def effects(fields: CorrectionShown, reader: Reader) -> tuple[str, ...]:
    """Return what a correction changes for the reader, in the order of causes: what it is about, what reads otherwise,
    what is void and why, what stands again, what the rules put in, contests, who had read what is no more. `fields` are
    spelled.
    """
    asked = [event for event in fields.void if event not in fields.fell and event != fields.target]
    kinds: tuple[Iterable[str], ...] = (
        (_quoting("target", event, reader) for event in fields.targets),
        (_flip(flip, reader) for flip in fields.flips),
        (_quoting("void", event, reader) for event in asked if event not in fields.targets),
        (_fell(event, why, reader) for event, why in fields.fell.items()),
        (_quoting("back", event, reader) for event in fields.back),
        (reader.say("effect-inserted", now=_joined(act.lines)) for act in fields.inserted),
        (
            reader.say("effect-contest", about=reader.quoted(turn.contest), standing=turn.now)
            for turn in fields.contests
        ),
        _exposed(fields.exposed_to, reader),
    )
    return tuple(text for kind in kinds for text in _bounded(list(kind), reader))


def _bounded(texts: Sequence[str], reader: Reader) -> Iterator[str]:
    yield from texts[:MOST]
    if len(texts) > MOST:
        yield reader.say("effect-more", count=len(texts) - MOST)


def _quoting(effect: str, event: str, reader: Reader) -> str:
    return reader.say(f"effect-{effect}", about=reader.quoted(event))


def _flip(flip: Flip, reader: Reader) -> str:
    """Only the lines that differ in their sentence, if any does."""
    was, now = {line.text for line in flip.was}, {line.text for line in flip.now}
    gone = _joined(line for line in flip.was if line.text not in now)
    come = _joined(line for line in flip.now if line.text not in was)
    if gone or come:
        return reader.say("effect-flip", was=gone, now=come)
    return reader.say("effect-otherwise", about=bare(flip.now[0].text if flip.now else ""))


def _joined(lines: Iterable[EntryFields]) -> str:
    return bare(" ".join(line.text for line in lines))


def bare(text: str) -> str:
    """A sentence to be quoted in another: it leaves its full stop to that."""
    return text.removesuffix(".")


def _fell(event: str, why: Fallen, reader: Reader) -> str:
    return reader.say("effect-fell", about=reader.quoted(event), why=_because(why.code, reader))


def _because(code: str, reader: Reader) -> str:
    """The sentence of a refusal; what needs more than its code says nothing."""
    try:
        return say(reader.game, reader.locale, f"refusal-{code}", {}) if code else ""
    except MissingMessage:
        return ""


def _exposed(readers: Mapping[str, Sequence[str]], reader: Reader) -> Iterator[str]:
    """Shown once is known for good."""
    alike: dict[Sequence[str], list[str]] = {}
    for event, seats in readers.items():
        alike.setdefault(seats, []).append(event)
    for seats, events in alike.items():
        if seats:
            who: Any = Listed(reader.names.get(seat, seat) for seat in seats)
            quotes = [reader.quoted(event) for event in events[:MOST]]
            yield reader.say("effect-read", about=quotes[0], seats=who, more=len(events) - 1)
