"""Messages of the command line, from `ops/cli/fr.ftl` and `ops/cli/en.ftl`, in the language that was asked for.

`--lang`, wherever it stands, decides; without it the environment does (LC_ALL, LC_MESSAGES, LANG: the first that is
set), and French is the default, as everywhere. Help, refusals, headings of tables: all come from `translate`.
"""

from __future__ import annotations

import gettext
import os
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path

from domain.base.finding import Finding
from projections.texts import LOCALES, Listed, Locale
from projections.texts.bundles import Bundle, bundle_of

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = "--lang"
_FOLDER = Path(__file__).parent
_SPOKEN: ContextVar[Locale] = ContextVar("spoken", default=LOCALES[0])


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> Locale:
    """Return the language that the arguments ask for, or else the environment."""
    language = ""
    for place, argument in enumerate(arguments):
        if argument == OPTION:
            language = next(iter(arguments[place + 1 : place + 2]), "")
        elif argument.startswith(f"{OPTION}="):
            language = argument.removeprefix(f"{OPTION}=")
    wanted = language or next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next((locale for locale in LOCALES if re.match(rf"{locale}\b|{locale}_", wanted)), LOCALES[0])


def speak(locale: Locale) -> None:
    """Set the language of all messages from now on, click's own among them, for which it asks gettext."""
    _SPOKEN.set(locale)
    gettext.bindtextdomain(gettext.textdomain(), str(_FOLDER / "locale"))
    os.environ["LANGUAGE"] = locale


def spoken() -> Locale:
    return _SPOKEN.get()


def speech(locale: Locale) -> Bundle:
    """Return the command line's messages, with those common to all."""
    return bundle_of("ops", _FOLDER, locale)


def translate(message: str, /, **arguments: object) -> str:
    """Return one sentence or word. An argument that is neither a number nor a text is given as text, several things as
    a list.
    """
    given = {name: _argument(value) for name, value in arguments.items()}
    return speech(spoken()).say(message, given)


def heading(name: str) -> str:
    """Return the heading of a column; a name without a message is data, a name or a language, and stays as it is."""
    message = f"head-{name}"
    return translate(message) if speech(spoken()).has(message) else name


def _argument(value: object) -> str | int:
    match value:
        case Finding():
            return translate_finding(value)
        case str() | int():
            return value
        case tuple() | list():
            return Listed(map(str, value))
        case _:
            return str(value)


def finding_message(template: str) -> str:
    """Return the message of a finding, named after its English: `finding-event-version-stands-in-its-place`."""
    return "finding-" + re.sub(r"[^a-z]+", "-", template.lower()).strip("-")


def translate_finding(found: str) -> str:
    """Return a finding as people read it; the words of others, a storage for instance, in quotation marks."""
    if not isinstance(found, Finding):
        return translate("quoted", text=found)
    facts = {
        name: translate_finding(fact) if name == "detail" and isinstance(fact, str) else fact
        for name, fact in found.facts.items()
    }
    return translate(finding_message(found.template), **facts)


def metavar(text: str) -> str:
    """Return a usage line with the words for values translated, one by one: TABLE, [DATABASE], INTEGER RANGE."""
    words = speech(spoken())
    return re.sub(
        r"[A-Z]+", lambda word: translate(f"metavar-{word[0]}") if words.has(f"metavar-{word[0]}") else word[0], text
    )
