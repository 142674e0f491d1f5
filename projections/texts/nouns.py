"""Arguments that know more than their letters, so that a message can decline, join or choose.

They are plain strings to whoever wants no more: equal to their letters, and written as these.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, get_args

from fluent_compiler.types import FluentInt

Gender = Literal["", "m", "f", "mp", "fp"]
"""A gender of French grammar, with `p` for the plural; empty: not known."""
_GENDERS: dict[str, Gender] = {gender: gender for gender in get_args(Gender)}


def gendered(written: str) -> Gender:
    """Return a gender from its spelling in a file. Raises KeyError."""
    return _GENDERS[written]


class Noun(str):
    """A name or a label. `word`: the word of the closed list that it labels, empty for a name. `alone`: as it stands
    between quotation marks, where a sentence changes nothing of it. `feminine`: a label as it is said of a woman,
    where that is another form.
    """

    __slots__ = ("alone", "feminine", "gender", "word")
    gender: Gender
    word: str
    alone: str
    feminine: str

    def __new__(cls, letters: str, gender: Gender = "", word: str = "", alone: str = "", feminine: str = "") -> Noun:
        made = super().__new__(cls, letters)
        made.gender = gender
        made.word = word
        made.alone = alone or letters
        made.feminine = feminine
        return made


class Listed(str):
    """Several things, joined by commas; `items` are what they are."""

    __slots__ = ("items",)
    items: tuple[str, ...]

    def __new__(cls, items: Iterable[str]) -> Listed:
        found = tuple(items)
        made = super().__new__(cls, ", ".join(found))
        made.items = found
        return made


class Whole(FluentInt):  # type: ignore[misc]
    """A whole number as an argument: plurals and selections as Fluent has them, written without Babel's detour."""

    def __new__(cls, value: int) -> Whole:
        return int.__new__(cls, value)

    def format(self, locale: Any) -> str:
        return grouped(int(self), locale.language)


@lru_cache(maxsize=1024)
def whole(value: int) -> Whole:
    """Return a whole number as an argument. Cached: each of the few numbers that come again and again is made once."""
    return Whole(value)


def grouped(number: int, language: str) -> str:
    """Return a number with thousands apart (fr: a narrow no-break space; en: a comma), and a minus sign (U+2212)."""
    if 0 <= number < 1000:
        return str(number)
    digits = f"{abs(number):,}"
    if language == "fr":
        digits = digits.replace(",", "\u202f")
    return f"−{digits}" if number < 0 else digits
