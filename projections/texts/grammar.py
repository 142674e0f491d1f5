"""Functions that messages may call in any language: lists, counts, signs, words for a choice.

    { LIST($order) }                      Ilse, Bruno et Maud
    { LIST($order, word: "ou") }          Ilse, Bruno ou Maud
    { FEW($ranks, most: 3) }              fog 2, rain 1, dark 3 and 4 more
    { COUNT($order) -> [one] ... }        how many there are
    { LIST(TALLY($dice)) }                3 d20 et 1 d8
    { N($count, "case", "cases") }        1 case, 3 cases
    { TIME($minutes) }                    45 minutes, 2 hours and 5 minutes, 21 days
    { SIGNED($bonus) }                    +2, −1, +0
    { WORD($special) -> [major] ... }     the word of the closed list, whatever its label
    { GENDER($character) -> [f] ... }     f, m, fp, mp or `unknown`
    { STOP($text) }                       what somebody wrote, with a full stop unless it has one
    { CAP($kind) }                        with a capital

An argument that they cannot work on is a fault of the message: they raise TypeError.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from projections.texts.nouns import Listed, Noun, Whole, grouped

Function = Callable[..., Any]
STOPS = (".", "!", "?", "…")
_CLOSING = "»”\"’') \u00a0\u202f"


def items(value: Any) -> tuple[str, ...]:
    if isinstance(value, Listed):
        return value.items
    if isinstance(value, str):
        return (value,) if value else ()
    raise TypeError(f"not a list: {value!r}")


def listing(last: str) -> Function:
    """Make the function LIST of a language whose word before the last item is `last`."""

    def joined(value: Any, word: str = last) -> str:
        *before, final = items(value) or ("",)
        return f"{', '.join(before)} {word} {final}" if before else final

    return joined


MORE = {"fr": "autres", "en": "more"}


def few(language: str, last: str) -> Function:
    """Make the function FEW of a language: a list of at most `most` names, the rest counted, to keep lines short."""
    joined = listing(last)

    def shortened(value: Any, most: int = 6) -> str:
        found, named = items(value), int(most)
        if len(found) <= named + 1:
            return ", ".join(found)
        return str(joined(Listed((*found[:named], f"{len(found) - named} {MORE[language]}"))))

    return shortened


def count(value: Any) -> Whole:
    return Whole(len(items(value)))


def tally(value: Any) -> Listed:
    """Return equal things once, with their counts, in the order in which each comes first."""
    found = Counter(items(value))
    return Listed(f"{number} {item}" for item, number in found.items())


def signed(value: Any) -> str:
    if not isinstance(value, int):
        raise TypeError(f"not a number: {value!r}")
    return f"−{-value}" if value < 0 else f"+{int(value)}"


def word(value: Any) -> str:
    """Return the closed list's word for a label; other texts stay: `none` of an empty list, `yes`, `no` of a flag."""
    return value.word if isinstance(value, Noun) and value.word else str(value)


def gender(value: Any) -> str:
    return (isinstance(value, Noun) and value.gender) or "unknown"


def stop(value: Any) -> str:
    text = str(value).rstrip()
    return text if text.rstrip(_CLOSING).endswith(STOPS) else f"{text}."


def capital(value: Any) -> str:
    """Return the text with its first letter large, where a letter is the first sign: a quotation keeps its own."""
    text = str(value)
    return text[:1].upper() + text[1:]


def counted(language: str) -> Function:
    """Make the function N of a language: the plural categories of French (0 and 1 are one) and English (1 is one)."""

    def number_and_noun(value: Any, one: Any, many: Any) -> str:
        if not isinstance(value, int):
            raise TypeError(f"not a number: {value!r}")
        single = abs(value) == 1 or (value == 0 and language == "fr")
        return f"{grouped(value, language)} {one if single else many}"

    return number_and_noun


UNITS: Mapping[str, tuple[tuple[str, str], ...]] = {
    "fr": (("jour", "jours"), ("heure", "heures"), ("minute", "minutes")),
    "en": (("day", "days"), ("hour", "hours"), ("minute", "minutes")),
}


def duration(language: str, last: str) -> Function:
    """Make the function TIME of a language: minutes in the units that people say; a unit that is nil is left out."""
    number, joined = counted(language), listing(last)

    def format_duration(minutes: Any) -> str:
        if not isinstance(minutes, int):
            raise TypeError(f"no time: {minutes!r}")
        hours, minutes_left = divmod(int(minutes), 60)
        named = zip((*divmod(hours, 24), minutes_left), UNITS[language], strict=True)
        found = [number(part, *unit) for part, unit in named if part]
        return str(joined(Listed(found or (number(0, *UNITS[language][-1]),))))

    return format_duration


def common(language: str, last: str) -> Mapping[str, Function]:
    """Return the functions of every language; `last` is put before the last item of a list."""
    return {
        "N": counted(language),
        "LIST": listing(last),
        "FEW": few(language, last),
        "COUNT": count,
        "TALLY": tally,
        "TIME": duration(language, last),
        "SIGNED": signed,
        "WORD": word,
        "GENDER": gender,
        "STOP": stop,
        "CAP": capital,
    }
