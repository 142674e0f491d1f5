"""French grammar before a name or a noun: elision, contraction, articles.

    { DE($name) }            de Bruno, d’Ilse, du gardien du pont
    { A($name) }             à Bruno, au gardien du pont
    { QUE($name) }           que Bruno, qu’Ilse
    { ELIDE("lorsque", $x) } lorsque Bruno, lorsqu’Ilse
    { LE($noun) } { DU($noun) } { AU($noun) } { UN($noun) }
                             la vie, de la vie, à la vie, une vie: the noun's gender must be known
    { AGREE($state, $name) } assommé, assommée: a label as it is said of whoever it is told of
    { INSIDE($label) }       a text that people gave for a name, as a name stands in a sentence: un couteau
    { QUOTE($text) }         « what somebody wrote »

A name is elided before its first letter as it is said: a vowel with or without accent, a mute h, a y before a
consonant; before a digit or a letter alone never.

A name that is a common noun with its article (« Le tueur », « Une femme en ciré ») has a small article within a
sentence: contre le tueur. What goes on with a capital is a name of its own and stays whole: contre Le Corbusier.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from projections.texts.grammar import Function, common
from projections.texts.nouns import Gender, Noun, grouped

# Beginnings of the words whose h is aspirated, without accents, and names that are said so. What is not here is mute.
_ASPIRATED = re.compile(
    r"""(?: hab l | hach | hack | hadd | hagard | hai (?! k) | hal (?: age | er \b | et | eur | l | t) | hamac | hameau
    | hamburg | hamster | hanch | hand | hangar | hannet | hans | hant | happ | haquen | harangu | haras | harcel
    | hard | harem | hareng | hargn | haricot | harn | harp | hasard | hasch | hat | haub | hauss | haut | hav | hay
    | heaum | heiss | hel \b | henn | her (?: e \b | iss | n | on | os \b | s) | hetr | heurt | hib | hic | hideu
    | hierarch | hifi | hip (?: \b | pie) | hiss | hit | hobb | hoch | hockey | hold | holl | homard | hongr | hont
    | hoquet | hord | horion | hors | hot (?: te | dog) | hou | hubl | huch | hue | hugueno | huit (?! r) | hulo
    | hulul | hun s? \b | hupp | hurl | huron | hussard | hutt
    | (?: hagrid | hakim | hal | hamid | hamza | han | hank | hansel | harald | harold | harry | harvey | hassan
      | heidi | heinrich | heinz | helmut | hiro | ho | hogan | holmes | hong | howard | huck | hudson | hugh | hulk
      | hussein ) \b )""",
    re.VERBOSE,
)
# They begin with a vowel and are said as if they did not.
_UNELIDED = re.compile(r"(?:onz|oui\b|ouistiti|uhlan|ulul|yaourt)")
_VOWELS = frozenset("aeiouœæ")
_OPENING = "«“„‘\"'([ \u00a0\u202f\u2068"


@lru_cache(maxsize=4096)
def elides(name: str) -> bool:
    """Return whether a word before this name is cut short."""
    form = _plain(name)
    first, second = form[:1], form[1:2]
    if not second.isalpha():
        return bool(second) and second in "'’" and first in _VOWELS
    if first == "h":
        return not _ASPIRATED.match(form)
    if first == "y":
        return second not in _VOWELS
    return first in _VOWELS and not _UNELIDED.match(form)


def _plain(name: str) -> str:
    """Return the first letters of a name, small, without accents and quotes; ligatures stay."""
    start = unicodedata.normalize("NFD", name.lstrip(_OPENING)[:40].lower())
    return "".join(letter for letter in start if not unicodedata.combining(letter))


def text(value: Any) -> str:
    """Return the text of a value; a number is written with its thousands apart."""
    return grouped(value, "fr") if isinstance(value, int) else str(value)


def elided(before: str, name: Any) -> str:
    """Return `de` or `d’` and the name: any word before a vowel loses its own last vowel."""
    name = text(name)
    return f"{before[:-1]}’{name}" if elides(name) else f"{before} {name}"


def de(name: Any) -> str:
    return _contracted("de", "du", "des", text(name))


def a(name: Any) -> str:
    form = text(name)
    return _contracted("à", "au", "aux", form) if _article(form) else f"à {form}"


@lru_cache(maxsize=4096)
def _contracted(plain: str, one: str, many: str, name: str) -> str:
    """Return a name after `de` or `à`, contracted with the article that it begins with (« Le gardien du pont »)."""
    match _article(name):
        case "le":
            return f"{one} {name[3:]}"
        case "les":
            return f"{many} {name[4:]}"
        case _:
            return elided(plain, name)


def _article(name: str) -> str:
    first, space, rest = name.partition(" ")
    return first.lower() if space and rest and first.lower() in ("le", "les") else ""


# The article, and what follows if that is written small.
_COMMON = re.compile(r"(?:(le|la|les|un|une|des)\b[ \u00a0]+|(l)['’])(?=[^\W\d_])(?=(.))", re.IGNORECASE)
_ARTICLES: Mapping[str, Gender] = {"le": "m", "un": "m", "la": "f", "une": "f"}


def inside(name: str) -> str:
    """Return a name as it is put in a sentence: a description with a small article and the gender that its article has.

    Any other name stays as it is. A gender that is known prevails.
    """
    gender = _by_article(name)
    if gender is None:
        return name
    known = name.gender if isinstance(name, Noun) else ""
    return Noun(name[0].lower() + name[1:], known or gender, alone=name)


@lru_cache(maxsize=4096)
def _by_article(name: str) -> Gender | None:
    """Return the gender that the article of a name has, "" where it has none; None: the name is no description."""
    found = _COMMON.match(name)
    if found is None or not found[3].islower():
        return None
    return _ARTICLES.get((found[1] or found[2]).lower(), "")


def que(name: Any) -> str:
    return elided("que", name)


_Forms = tuple[str, str, str, str]
"""Masculine, feminine, before a vowel, plural."""
_THE: _Forms = ("le ", "la ", "l’", "les ")
_OF: _Forms = ("du ", "de la ", "de l’", "des ")
_TO: _Forms = ("au ", "à la ", "à l’", "aux ")


def _with(forms: _Forms) -> Function:
    def article(noun: Any) -> str:
        if not isinstance(noun, Noun) or not noun.gender:
            raise TypeError(f"the gender of {noun!r} is not known")
        masculine, feminine, vowel, plural = forms
        if noun.gender in ("mp", "fp"):
            return f"{plural}{noun}"
        if elides(noun):
            return f"{vowel}{noun}"
        return f"{feminine if noun.gender == 'f' else masculine}{noun}"

    return article


def un(noun: Any) -> str:
    if not isinstance(noun, Noun) or not noun.gender:
        raise TypeError(f"the gender of {noun!r} is not known")
    return f"{ {'m': 'un', 'f': 'une'}.get(noun.gender, 'des') } {noun}"


def agree(state: Any, person: Any) -> str:
    """Return the label that agrees with a person: masculine, as it is, unless the person is known to be a woman."""
    feminine = isinstance(person, Noun) and person.gender in ("f", "fp")
    return (feminine and isinstance(state, Noun) and state.feminine) or str(state)


def quote(written: Any) -> str:
    return f"«\u00a0{written.alone if isinstance(written, Noun) else written}\u00a0»"


FUNCTIONS: Mapping[str, Function] = {
    **common("fr", "et"),
    "DE": de,
    "A": a,
    "QUE": que,
    "ELIDE": elided,
    "LE": _with(_THE),
    "DU": _with(_OF),
    "AU": _with(_TO),
    "UN": un,
    "AGREE": agree,
    "INSIDE": inside,
    "QUOTE": quote,
}
