"""What a reader finds wrong in a sentence without knowing what it should tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

from projections.texts import Locale

# What stands for something that could not be told; see test_sentences.
LOST = "⟦"
_ANYWHERE = {
    "an id": re.compile(r"\b[0-9a-f]{16}\b"),
    "something without a name, a label or a message": re.compile(LOST),
    "a word of the wire": re.compile(r"\b(?!_)[a-z]+(?:_[a-z0-9]+)+\b|\b(?:true|false|null)\b"),
    "a brace": re.compile(r"[{}]"),
    "two spaces": re.compile(r"[ \u00a0\u202f][ \u00a0\u202f]"),
    "a space at an end": re.compile(r"^[ \u00a0]|[ \u00a0]$"),
    "a space before a comma or a stop": re.compile(r"[ \u00a0](?:,|\.(?!\.))"),
    "a comma before a stop": re.compile(r"[,;:][ \u00a0]?[.,;:]|(?<!\.)\.[,;:]"),
    "nothing between brackets": re.compile(r"\([ ,]*\)|\[[ ,]*\]|«[\u00a0 ]*»|“ *”"),
    "a bracket before a comma": re.compile(r"\( *,|, *\)"),
    "a plural left open": re.compile(r"\w\(s\)"),
}
_FRENCH = {
    "a plain space before : ; ! ? » (U+00A0 is due)": re.compile(r" [:;!?»]"),
    "a plain space after « (U+00A0 is due)": re.compile(r"« "),
    "no space before : ; !": re.compile(r"[^\W\d][:;](?!//)|(?<!WITNESS)(?<=\w)!"),
    "no space within « »": re.compile(r"«[^\u00a0\u202f]|[^\u00a0\u202f]»"),
    "an open vowel before a vowel": re.compile(
        r"\b(?:[DdLlNnSsJjMmTt]e|[Qq]ue|[Ll]a|[Ll]orsque|[Pp]uisque|[Jj]usque|si(?= il)) "
        r"(?=(?:Ilse|Aurore|Élise|Hélène|Ysolde|il|elle|autre)\b)"
    ),
    "cut short before a consonant": re.compile(r"\b(?:[dlnsj]|qu)’(?=(?:Bruno|Harry|Yann)\b)", re.IGNORECASE),
    "à Le, de Le": re.compile(r"\b(?:à|de) Les? (?=[a-zéèêà])"),
    "« siège » for a place": re.compile(r"\b[Ss]ièges?\b"),
}
_ENGLISH = {
    "a space before a mark": re.compile(r"[ \u00a0][:;!?”]"),
    "a before a vowel": re.compile(r"\b[Aa] (?=(?:Ilse|Aurore)\b)"),
}
_WHOLE = re.compile(r"^[«“(\[]?[\u00a0 ]?(?:[^\W\d_]|\d|[+−—])")
_STOPPED = re.compile(r"[.!?…][\u00a0 ]?[»”)]?$|[»”][.]$")


def faults(text: str, locale: Locale) -> Iterator[str]:
    """What is wrong with a text wherever it stands."""
    yield from (fault for fault, pattern in _ANYWHERE.items() if pattern.search(text))
    own = _FRENCH if locale == "fr" else _ENGLISH
    yield from (fault for fault, pattern in own.items() if pattern.search(text))


def faults_of_a_sentence(text: str, locale: Locale) -> Iterator[str]:
    """... and what a line of a feed or a refusal must have besides: a capital and a stop."""
    yield from faults(text, locale)
    if not _WHOLE.match(text) or text[0] != text[0].upper():
        yield "no capital"
    if not _STOPPED.search(text):
        yield "no stop"
