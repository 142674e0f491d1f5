"""English grammar around a noun: the indefinite article, the possessive, quotation marks.

{ A($noun) }       a blow, an axe, an hour, an x
{ POSS($name) }    Ilse’s, the goules’
{ QUOTE($text) }   “what somebody wrote”
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from projections.texts.grammar import Function, common
from projections.texts.nouns import Noun

_VOWEL = re.compile(r"[fhlmnrsx]\b|[aeiouàâäéèêëîïôöùûüœæ]|hour|honest|honou?r|heir|8|1[18]\b", re.IGNORECASE)
_CONSONANT = re.compile(r"uni(?!n|m)|us[ae]|eu|one\b|once\b|ubiq|uto", re.IGNORECASE)


def a(noun: Any) -> str:
    text = str(noun)
    vowel = _VOWEL.match(text) and not _CONSONANT.match(text)
    return f"{'an' if vowel else 'a'} {text}"


def possessive(name: Any) -> str:
    """Return the possessive of a name: a plural in s takes the apostrophe alone, a name never does: Boris’s."""
    plural = isinstance(name, Noun) and name.gender in ("mp", "fp")
    return f"{name}’" if plural and name.endswith("s") else f"{name}’s"


def inside(name: str) -> str:
    """Return a name as it is put in a sentence: in English, as it was given."""
    return name


def quote(text: Any) -> str:
    return f"“{text}”"


FUNCTIONS: Mapping[str, Function] = {
    **common("en", "and"),
    "A": a,
    "INSIDE": inside,
    "POSS": possessive,
    "QUOTE": quote,
}
