"""Sentences of a seat's own record made anew from the fields that its receipts cover, to check that lines say what they
hold.

A seat's record does not hold the name under which its reader knew every id. A name that cannot be known from it is left
open: any words may stand in its place, but nothing else may differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, NamedTuple

import msgspec

from domain.game import Game
from domain.table.seats import HOST
from projections.base.encoding import encode
from projections.base.projection import Die, Structs
from projections.base.registry import PROJECTIONS
from projections.entries.lines import facts, said_for, whispers
from projections.entries.table_entries import ABOUT, OpenedEntry, public_types
from projections.texts import LOCALES, Listed, Locale, arguments, bundle, label, say, sentence
from projections.texts.field_arguments import ids_in
from projections.texts.nouns import Gender, Noun

OPEN = "\ue000"  # of the private use area: in no name
SHAPES = (f"Bob{OPEN}", f"Ada{OPEN}", f"Le {OPEN}", f"La {OPEN}", f"Les {OPEN}")
"""Names as French declines them: behind a consonant, behind a vowel, with an article of their own."""
GENDERS: tuple[Gender, ...] = ("", "m", "f", "mp", "fp")
MOST = (
    1_000  # readings of one sentence, with a name of each shape and gender in each place; one with more is not judged
)


class Actors(NamedTuple):
    """The seats of an act.

    `who`: the seat whose act it is, None for what merely followed; `by`: the seat that acted in its place.
    """

    who: str | None
    by: str = ""


class Sentences:
    """The sentences of one game.

    `seats`: the names of the table’s seats, as far as they are known. `certain`: these are the names that were meant;
    else a sentence can only be shown to be wrong, never to be right.
    """

    def __init__(self, game: Game, seats: Mapping[str, str], *, certain: bool = True) -> None:
        self._game, self._seats, self._certain = game, seats, certain
        self._types = public_types(game, PROJECTIONS[game.name])

    def holds(self, type_: str, fields: Any, dice: Iterable[Die], actors: Actors, text: str) -> bool | None:
        """Return whether this is the sentence of these fields, in any language; None: it cannot be made anew from them
        alone, as it quotes another, or has too many unknown names.
        """
        made = _read(self._types.get(type_, ()), fields)
        if made is None or type(made) in ABOUT:
            return None
        same = _same_words if _unordered(made) else str.__eq__
        if any(same(self._says(type_, made, dice, actors, {}, locale), text) for locale in LOCALES):
            return True if self._certain else None
        unnamed = self._unnamed(type_, made, dice, actors)
        if unnamed and _unordered(made):
            return None
        if len(SHAPES) ** len(unnamed) * len(GENDERS) ** len(unnamed) > MOST:
            return None
        names = (Noun(shape, gender) for shape in SHAPES for gender in GENDERS)
        for chosen in product(tuple(names), repeat=len(unnamed)):
            named = dict(zip(unnamed, chosen, strict=True))
            for locale in LOCALES:
                if _fits(self._says(type_, made, dice, actors, named, locale), text):
                    return True if self._certain else None
        return False

    def _unnamed(self, type_: str, fields: msgspec.Struct, dice: Iterable[Die], actors: Actors) -> list[str]:
        """Return the ids whose names the sentence holds but the record does not."""
        ids = sorted({*ids_in(fields), *filter(None, actors)} - self._seats.keys() - {HOST})
        named = {each: Noun(f"Bob{OPEN}{place}{OPEN}") for place, each in enumerate(ids)}
        sentences = [self._says(type_, fields, dice, actors, named, locale) for locale in LOCALES]
        return [each for each in ids if any(named[each][3:] in text for text in sentences)]

    def _says(
        self,
        type_: str,
        fields: msgspec.Struct,
        dice: Iterable[Die],
        actors: Actors,
        named: Mapping[str, str],
        locale: Locale,
    ) -> str:
        game = PROJECTIONS[self._game.name].game
        names = {HOST: label(game, locale, HOST), **self._seats, **named}
        args = arguments(fields, names, game, locale, actors.who)
        if isinstance(fields, OpenedEntry):
            args["whispers"] = whispers(fields)
        if dice or "dice" not in fields.__struct_fields__:  # none fell: the sentence may say so
            args["dice"] = Listed(str(face) for die in dice for face in die.thrown)
        text = sentence(say(game, locale, type_, args))
        if actors.who is None or not actors.by:
            return text
        return said_for(text, actors.who, actors.by, names, bundle(game, locale))


def _read(kinds: Structs, fields: Any) -> msgspec.Struct | None:
    """Return the struct that a line's fields are, None if they are none of the kinds."""
    for kind in kinds:
        tag = kind.__struct_config__.tag
        whole = fields if tag is None else {**fields, kind.__struct_config__.tag_field: tag}
        try:
            made = msgspec.convert(whole, kind)
        except msgspec.ValidationError:
            continue
        if msgspec.json.decode(encode(facts(made))) == fields:
            return made
    return None


def _unordered(fields: msgspec.Struct) -> bool:
    """Return whether a struct holds a map of several items: the form that receipts cover does not say in which order
    the sentence had them.
    """
    values = (getattr(fields, name) for name in fields.__struct_fields__)
    return any(isinstance(value, Mapping) and len(value) > 1 for value in values)


def _same_words(one: str, other: str) -> bool:
    return sorted(re.findall(r"\w+", one)) == sorted(re.findall(r"\w+", other))


def _fits(made: str, text: str) -> bool:
    plain = re.escape(made).replace("\\ ", " ")
    pattern = re.sub(rf"(?:Les |La |Le |les |la |le |Bob|bob|Ada|ada)?{OPEN}", ".+", plain)
    return OPEN in made and re.fullmatch(pattern, text, re.DOTALL) is not None
