"""Messages of the command line, from `ops/cli/fr.ftl` and `ops/cli/en.ftl`, in the language that was asked for.

`--lang`, wherever it stands, decides; without it the environment does (LC_ALL, LC_MESSAGES, LANG: the first that is
set), and French is the default, as everywhere. Help, refusals, headings of tables: `translate` is where all come
from, click's own words included.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from string import Formatter

import click

from domain.base.finding import Finding
from projections.texts import LOCALES, Listed, Locale
from projections.texts.bundles import Bundle, bundle_of

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
OPTION = "--lang"
_FOLDER = Path(__file__).parent
_SPOKEN: ContextVar[Locale] = ContextVar("spoken", default=LOCALES[0])


def chosen(arguments: Sequence[str], environment: Mapping[str, str]) -> Locale:
    """The language that the arguments ask for, or else the environment."""
    language = ""
    for place, argument in enumerate(arguments):
        if argument == OPTION:
            language = next(iter(arguments[place + 1 : place + 2]), "")
        elif argument.startswith(f"{OPTION}="):
            language = argument.removeprefix(f"{OPTION}=")
    wanted = language or next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next((locale for locale in LOCALES if re.match(rf"{locale}\b|{locale}_", wanted)), LOCALES[0])


def speak(locale: Locale) -> None:
    """From now on."""
    _SPOKEN.set(locale)


def spoken() -> Locale:
    return _SPOKEN.get()


def speech(locale: Locale) -> Bundle:
    """The command line's messages, with the house's."""
    return bundle_of("ops", _FOLDER, locale)


def translate(message: str, /, **arguments: object) -> str:
    """One sentence or word. Whatever is neither a number nor a text is given as text, several things as a list."""
    given = {name: _argument(value) for name, value in arguments.items()}
    return speech(spoken()).say(message, given)


def heading(name: str) -> str:
    """The heading of a column; what has no message is data, a name or a language."""
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
    """Findings are named after their English, too: `finding-event-version-stands-in-its-place`."""
    return "finding-" + re.sub(r"[^a-z]+", "-", template.lower()).strip("-")


def translate_finding(found: str) -> str:
    """A finding as people read it; what others said, a storage for instance, in quotation marks."""
    if not isinstance(found, Finding):
        return translate("quoted", text=found)
    facts = {
        name: translate_finding(fact) if name == "detail" and isinstance(fact, str) else fact
        for name, fact in found.facts.items()
    }
    return translate(finding_message(found.template), **facts)


def click_says(text: str) -> str:
    """click asks for its words by their English, as one asks gettext. Their messages are named after it
    (`click-missing-argument`), and get for each argument the place into which click puts it.
    """
    message = click_message(text)
    if not speech(spoken()).has(message):
        return text
    places = {field: f"{{{field}}}" for _, field, _, _ in Formatter().parse(text) if field}
    return translate(message, **places)


def click_message(text: str) -> str:
    plain = re.sub(r"![rs](?=})", "", text.lower())
    return "click-" + re.sub(r"[^a-z]+", "-", plain).strip("-")


def _counted(one: str, many: str, number: int) -> str:
    return click_says(one if number == 1 else many)


def metavar(text: str) -> str:
    """Return the word for a value in a usage line, word by word: TABLE, [DATABASE], INTEGER RANGE."""
    words = speech(spoken())
    return re.sub(
        r"[A-Z]+", lambda word: translate(f"metavar-{word[0]}") if words.has(f"metavar-{word[0]}") else word[0], text
    )


for module in (click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.types):
    vars(module).update(_=click_says, ngettext=_counted)
