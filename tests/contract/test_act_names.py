"""Every kind of act has a name in both languages: what other sentences call it, without its circumstances."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from domain.game import Game
from domain.record.codec import event_name
from domain.record.history import play
from domain.systems import GAMES
from projections.base.registry import PROJECTIONS
from projections.entries.table_entries import public_types
from projections.feeds.reader import SeatReader
from projections.texts.acts import act_named
from projections.texts.bundles import LOCALES, Locale, bundle
from tests.contract.aimed import starts
from tests.contract.sessions import NAMES, played
from tests.scene import Scene

LONGEST = 80
ARGUMENT = re.compile(r"\$([\w-]+)")
OPENING, CLOSING = "«“", "»”"


def acts(game: Game) -> list[str]:
    """List what a correction or a contest can be about: all that a game records, talk included."""
    return sorted({event_name(game, kind) for kind in game.recorded})


def known(field: str, names: tuple[str, ...]) -> bool:
    """Is the argument one of the fields, or a flag of one?"""
    return field == "who" or field.removeprefix("has_").partition("-")[0] in names


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_act_has_a_name(name: str, locale: Locale) -> None:
    messages = bundle(name, locale)
    assert [f"{each}.short" for each in acts(GAMES[name]) if not messages.has(f"{each}.short")] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_takes_what_its_sentence_takes_or_every_form_of_the_entry_tells(name: str, locale: Locale) -> None:
    game, messages = GAMES[name], bundle(name, locale)
    types = public_types(game, PROJECTIONS[name])
    for each in acts(game):
        sentence, _, named = messages.source(each).partition("\n    .short =")
        for argument in {*ARGUMENT.findall(named)} - {*ARGUMENT.findall(sentence)}:
            assert all(known(argument, kind.__struct_fields__) for kind in types.get(each, ())), (each, argument)


def readings(scene: Scene, locale: Locale) -> Iterator[tuple[str, bool, str]]:
    """Yield of each act that a seat reads of its kind, whether the seat reads the act itself, and its name."""
    feeds = scene.feeds
    for seat in scene.state.table.seats:
        reader = SeatReader(feeds, seat.id, locale)
        lines = [line for frame in reader.frames() for line in frame.entries]
        own = {line.event for line in lines if line.seat is not None}
        for event in filter(play, feeds.history.raw):
            if feeds.number_of(seat.id, event.version) is not None:
                yield type(event.command).__name__, event.id in own, reader.quoted(event.id)


@pytest.mark.parametrize("name", NAMES)
def test_names_are_short_and_quote_on_one_level(name: str) -> None:
    """In the told session and those of the game's own: whoever reads an act reads its name, no head of its sentence."""
    scenes = [played(name), *(start(Random(1)) for start in list(starts(name))[1:])]
    for scene, locale in product(scenes, LOCALES):
        for kind, seen, said in readings(scene, locale):
            assert said, kind
            assert len(said) <= LONGEST, said
            assert not re.search(f"[{OPENING}][^»”]*[{OPENING}]", said), said
            assert not seen or said[0] not in OPENING or said[-1] not in CLOSING, (kind, said)


@pytest.mark.parametrize(
    ("locale", "title", "name"),
    [
        ("fr", "La maison", "le début de la scène «\u00a0La maison\u00a0»"),
        ("fr", "«\u00a0Non\u00a0», dit-elle", "le début de la scène «\u00a0Non, dit-elle\u00a0»"),
        (
            "fr",
            "Dans la cave de la maison au bout du chemin qui monte",
            "le début de la scène «\u00a0Dans la cave de la maison au…\u00a0»",
        ),
        ("en", "The “house”", "the beginning of the scene “The house”"),
        ("en", "A mark” alone", "the beginning of the scene “A mark” alone”"),
    ],
)
def test_what_was_written_is_cut_and_quotes_nothing(locale: Locale, title: str, name: str) -> None:
    assert act_named("sombre", locale, "SceneOpened", {"title": title, "who": "Maud"}) == name
