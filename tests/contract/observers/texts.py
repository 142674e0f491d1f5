"""What seats are told: fields of one form, whole sentences, and why a value stands in a view."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec.structs import replace

from api.routes.systems import entries_of
from domain.base.text_bounds import strings
from domain.systems import GAMES
from projections.base.differences import plain
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.entries.lines import Line
from projections.entries.table_entries import CorrectionEntry, public_types
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.queries.why import Cause, followed, trail_of, why
from projections.texts import LOCALES, Locale, field_arguments
from projections.texts.acts import headed
from projections.texts.bundles import Bundle
from projections.texts.grammar import STOPS
from tests.contract.observers.feeds import seated
from tests.contract.twinning import pointers
from tests.contract.typography import LOST, faults_of_a_sentence
from tests.contract.walks import Moment, Observer
from tests.contract.wire import past_views, read_frames
from tests.scene import Scene
from tests.suite.seeds import amount

TEXTS = Path(__file__).parents[3] / "projections"


class Entries(Observer):
    """Entries are of one form, and their fields fit the schema of their type, now and as it stood."""

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.seen: set[bytes] = set()

    def see(self, moment: Moment) -> None:
        for frame in moment.frames.values():
            self.check(moment.scene, frame.entries)

    def end(self, scene: Scene) -> None:
        for seat in ("host", *seated(scene)):
            for frame in read_frames(scene.feeds, seat):
                self.check(scene, frame.entries)

    def check(self, scene: Scene, lines: Iterable[Line]) -> None:
        """Those that seats read alike once."""
        said = encode(lines)
        if said in self.seen:
            return
        self.seen.add(said)
        entries = msgspec.json.decode(said)
        known = {entry["event"] for entry in entries} - {None}
        for entry in entries:
            assert {"type", "event", "seat", "caused_by", "fields", "text"} <= entry.keys(), entry
            assert (entry["event"] is None) == (entry["seat"] is None), entry
            assert entry["caused_by"] in ({None} if entry["event"] else known or {None}), entry
            assert entry["fields"].get("type") != entry["type"], entry
            for line in (entry, *(entry.get("now") or ())):
                if (schema := schemas(scene.game.name).get(line["type"])) is None:
                    assert line["type"] in reserved(scene.game.name)  # told to whom it is disclosed, listed for nobody
                    continue
                wrong = [each.message for each in schema.iter_errors(line["fields"])]
                assert wrong == [], line["type"]


@cache
def schemas(name: str) -> dict[str, Draft202012Validator]:
    """By type; the schemas of all are made at once."""
    return {type_: Draft202012Validator(schema) for type_, schema in entries_of(GAMES[name], "fr").items()}


@cache
def reserved(name: str) -> frozenset[str]:
    """Return the types of entries that `GET /systems/{name}` keeps to itself."""
    game, projection = GAMES[name], PROJECTIONS[name]
    return frozenset(projection.types) - frozenset(public_types(game, projection))


class Sentences(Observer):
    """Every line is whole, short and well set for every seat, in both languages, and names nobody by an id."""

    def end(self, scene: Scene) -> None:
        feeds = renamed(scene)
        with pytest.MonkeyPatch.context() as patched:
            show_what_is_lost(patched)
            lines = [
                (locale, line)
                for seat in ("host", *seated(scene))
                for locale in LOCALES
                for frame in SeatReader(feeds, seat, locale).frames()
                for line in frame.entries
            ]
        theirs = sorted({words for _, line in lines for words in _written(line.fields)}, key=len, reverse=True)
        raw = ids_of(scene)
        for locale, message, text in {(locale, *each) for locale, line in lines for each in sentences(line)}:
            ours = without_words(text, theirs)
            wrong = set(faults_of_a_sentence(ours, locale))
            wrong |= {"an id of the table"} if raw[locale].search(ours) else set()
            wrong |= {"too long"} if len(ours) > LONGEST and message not in LISTS else set()
            wrong |= {"a quotation within another"} if nested(ours) else set()
            assert wrong == set(), (message, text)


LONGEST = 240
LISTS = frozenset({"OptionsSet", "EpilogueOpened", "OppositionLocked"})
"""Lines that list as much as a table has chosen, told or weighed at once."""


def renamed(scene: Scene) -> Feeds:
    """Tell the session again, its seats under names that no id is like."""
    opening, *events = scene.feeds.history.raw
    command: Any = opening.command
    seats = tuple(replace(seat, name=f"Wq{place}") for place, seat in enumerate(command.seats))
    feeds = Feeds.begin(scene.game, replace(opening, command=replace(command, seats=seats)))
    for event in events:
        feeds.append(event)
    return feeds


def ids_of(scene: Scene) -> dict[Locale, re.Pattern[str]]:
    """Return the ids of seats and events, written small or with a capital, but for words that sentences have and names
    that somebody gave (those of the opening are others here).
    """
    raw = scene.feeds.history.raw
    ids = {*seated(scene), *(event.id for event in raw)} - {""}
    given = {
        word for event in raw[1:] for word, _ in strings(event.command)
    } - ids  # the opening's names are others here
    ids -= {word.lower() for word in given}
    return {
        locale: re.compile(
            rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(ids - vocabulary(scene.game.name, locale))))})(?![\w-])",
            re.IGNORECASE,
        )
        for locale in LOCALES
    }


@cache
def vocabulary(game: str, locale: Locale) -> frozenset[str]:
    """Return the words of the messages of the house and of a game, and of the comments on them."""
    files = (TEXTS / f"{locale}.ftl", TEXTS / game / f"{locale}.ftl")
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8").lower()))


def nested(text: str) -> bool:
    """Return whether a quotation stands within another."""
    depth = 0
    for sign in text:
        depth += (sign in "«“") - (sign in "»”")
        if depth > 1:
            return True
    return False


PLACES = amount(2, deep=4)
"""So many places of a view are asked about, at each of two moments."""


class Whys(Observer):
    """Every change of a value in a view is a cause of it, corrections among them."""

    def end(self, scene: Scene) -> None:
        rng = Random(self.seed)
        for seat in ("host", *seated(scene)):
            causes_of(scene, seat, rng)


def sentences(line: Line) -> Iterator[tuple[str, str]]:
    """Every sentence of a line, by what it is: of a correction what it came to, how each line read and reads; marks."""
    yield line.type, line.text
    yield from ((now.type, now.text) for now in line.now or ())
    yield from ((f"{line.type} details", text) for text in line.details)
    if line.standing:
        yield f"{line.type} standing", line.standing
    if isinstance(line.fields, CorrectionEntry):
        for flip in line.fields.flips:
            yield from ((each.type, each.text) for each in (*flip.was, *flip.now))


def without_words(text: str, theirs: Iterable[str]) -> str:
    """What people wrote is theirs: their spaces and marks are not ours to judge."""
    for written in (*theirs, *(each for each in map(bared, theirs) if " " in each)):
        text = text.replace(written, f"Texte{written[-1] if written.endswith(STOPS) else ''}")
    return text


QUIET = frozenset(" «“")
"""Signs that only people's own writing has, and no word of a list."""


def bared(text: str) -> str:
    """Return what people wrote as it stands in a quotation: without its own marks."""
    return headed(text, len(text))


def _written(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield from (value,) if not QUIET.isdisjoint(value) else ()
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from _written(getattr(value, name))
        case tuple() | list() | frozenset():
            for item in value:
                yield from _written(item)
        case Mapping():
            yield from _written(tuple(value.values()))
        case _:
            pass


def show_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids without a name, words without a label and structs without a message are marked where they stand."""
    label = field_arguments.label_in

    def labelled(messages: Bundle, word: str, field: str) -> str:
        found = label(messages, word, field)
        return f"{LOST}{word}" if "_" in word and found == word else found

    monkeypatch.setattr(field_arguments, "unknown", lambda _messages, field, _value: f"{LOST}{field}")
    monkeypatch.setattr(field_arguments, "label_in", labelled)
    monkeypatch.setattr(field_arguments, "glued", lambda struct, _parts: f"{LOST}{type(struct).__name__}")


def causes_in_full(scene: Scene, seat: str, pointer: str, at: int, limit: int) -> list[Cause]:
    """All pages together."""
    causes: list[Cause] = []
    before: int | None = None
    while before != 1:
        page = why(scene.feeds, seat, pointer, "fr", at, before, limit)
        causes += page.causes
        before = page.read
    return causes


def causes_of(scene: Scene, seat: str, rng: Random) -> None:
    last = scene.feeds.count(seat)
    views = [plain(view) for view in past_views(scene, seat, last)]
    for at in {last, rng.randint(1, last)}:
        places = list(pointers(views[at - 1]))
        for pointer in rng.sample(places, min(PLACES, len(places))):
            found = why(scene.feeds, seat, pointer, "fr", at)
            trail = trail_of(pointer, views[at - 1])
            values = [msgspec.UNSET, *(followed(trail, view) for view in views[:at])]
            changed = [number for number in range(at, 0, -1) if values[number] != values[number - 1]]
            assert [cause.frame for cause in found.causes] == changed
            assert found.value == values[at]
            for cause in found.causes:
                assert (cause.was, cause.now) == (values[cause.frame - 1], values[cause.frame])
                (frame,) = SeatReader(scene.feeds, seat, "fr").frames(cause.frame - 1, cause.frame, at=at)
                assert (cause.at, cause.entries) == (frame.at, frame.entries)
            third = max(2, len(changed) // 3)
            assert causes_in_full(scene, seat, pointer, at, third) == list(found.causes)
