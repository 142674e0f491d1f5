"""Names of acts, by which other sentences refer to them: one level of quotation, however deep the matter is.

The message `X` of an act has an attribute `X.short`, the act without its circumstances, with an article: « le jet de
Tir d’Ada »; what somebody wrote is quoted up to some length. Of what follows from an act, the head of its sentence is
put between quotation marks, ended where a clause ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from projections.texts.bundles import Argument, Locale, bundle

LONGEST = 72  # characters of a head
SHORTEST = 24
WRITTEN = 32  # characters of what somebody wrote, within the name of an act
_MARKS = re.compile(r"[«“„][\u00a0\u202f]?|\.?[\u00a0\u202f]?[»”]")  # a stop before the last goes with it
_QUOTED = re.compile(r"([«“][\u00a0\u202f]?|[\u00a0\u202f]?[»”])")
_CLAUSES = re.compile(r"[\u00a0\u202f ]?[:;,.](?= )| (?=\([^()]*\)(?:$|[\u00a0\u202f ]?[:;,.]))")
_LEFT = " ,;:.(\u00a0\u202f"


def act_named(game: str, locale: Locale, message: str, args: Mapping[str, Argument]) -> str:
    """Return the name of the act that a message says. Raises MissingMessage."""
    messages = bundle(game, locale)
    if messages.has(f"{message}.short"):
        return "".join(_shortened(messages.say(f"{message}.short", args)))
    return quotation(messages.say(message, args), locale)


def _shortened(name: str) -> Iterator[str]:
    """Yield the parts of a name; a quotation in it is cut to its head, without quotation marks of its own."""
    depth, written = 0, ""
    for part in _QUOTED.split(name):
        mark = part.strip("\u00a0\u202f")
        if depth and mark in ("»", "”"):
            depth -= 1
            if not depth:
                yield headed(written, WRITTEN)
                written = ""
        if depth:
            written += part
        else:
            yield part
        depth += mark in ("«", "“")
    yield written


def quotation(text: str, locale: Locale) -> str:
    """Return the head of a sentence between quotation marks, none within."""
    head = headed(text)
    return bundle("", locale).say("quotation", {"text": head[:1].upper() + head[1:]})


def headed(text: str, longest: int = LONGEST) -> str:
    """Return the beginning of a sentence, without its stop and its quotation marks.

    It is whole where it is short, else up to where a clause ends; no word is cut, and no list.
    """
    plain = _MARKS.sub("", text).removesuffix(".")
    if len(plain) <= longest:
        return plain
    whole = list(_clauses(plain, longest))
    titles = [end for end in whole if plain[end:].lstrip().startswith(":")]  # what these announce goes with them
    if whole:
        return plain[: max({*whole} - {*titles}, default=whole[0])].rstrip(_LEFT)
    end = plain.rfind(" ", SHORTEST, longest)
    head = plain[: longest - 1 if end < 0 else end]
    outside = head[: head.rfind("(")] if head.count("(") > head.count(")") else head
    return f"{outside.rstrip(_LEFT)}…"


def _clauses(plain: str, longest: int) -> Iterator[int]:
    """Yield the ends of clauses: none within brackets, before brackets in mid-clause, or at a comma of a list."""
    for found in _CLAUSES.finditer(plain):
        end = found.start()
        listing = "," in found[0] and ":" in plain[:end].rpartition(". ")[2]
        if SHORTEST <= end <= longest and not listing and plain.count("(", 0, end) == plain.count(")", 0, end):
            yield end
