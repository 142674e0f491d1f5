"""Titles and hints of fields: read for every field they stand for, derived from rules, short, not repetitive."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

import msgspec
import pytest

from projections.texts import LOCALES, Locale, bundle
from tests.contract.sessions import NAMES
from tests.contract.test_fields import HOUSE, fields, properties

ROOT = Path(__file__).parents[2]
READ = Path(__file__).with_name("shared_hints.json")
LONGEST = 140
MESSAGE = re.compile(r"(?:^# (?P<rules>[A-Z]{3}-[A-Z0-9-]+(?:, [A-Z]{3}-[A-Z0-9-]+)*)\n)?^field-(?P<name>\S+) =", re.M)
WORDS = re.compile(r"\w+")
SMALL = frozenset(
    WORDS.findall("a an and as at by de des du en et in is it la le les of on or ou par sa se ses son the to")
)


def shared(name: str) -> Mapping[str, list[str]]:
    """Return the structs that fall to a message which bears a field's name alone, by message.

    `house`: the house's own structs; else those of a game, whichever file the message is in. A message that only one
    struct of a game uses needs no list, except a word of the house: it stands for others already. `type` is the tag.
    """
    words, of_house, found = bundle("", "fr"), set(properties(HOUSE)), defaultdict(set)
    messages = bundle(NAMES[0] if name == "house" else name, "fr")
    for struct, of in of_house if name == "house" else set(fields(name)) - of_house:
        plain, own = (f"field-{each}" for each in (of.lstrip("$"), f"{struct}-{of.lstrip('$')}"))
        if of != "type" and messages.has(plain) and not messages.has(own):
            found[plain].add(struct)
    return {m: sorted(structs) for m, structs in found.items() if len(structs) > 1 or words.has(m)}


@cache
def listed() -> Mapping[str, Mapping[str, list[str]]]:
    return msgspec.json.decode(READ.read_bytes(), type=dict[str, dict[str, list[str]]])


@pytest.mark.parametrize("name", ["house", *NAMES])
def test_a_shared_hint_was_read_for_each_of_its_fields(name: str) -> None:
    """A shared hint is true for each field that falls to it, as somebody has read.

    Where a new field falls to one, read the hint beside what the code does with the field: if it is true there, add
    the struct to `shared_hints.json`; if not, give the field a message of its own.
    """
    now, before = shared(name), listed()[name]
    unread = {m: sorted(set(structs) - set(before.get(m, []))) for m, structs in now.items()}
    gone = {m: sorted(set(structs) - set(now.get(m, []))) for m, structs in before.items()}
    assert {m: structs for m, structs in unread.items() if structs} == {}, "not read"
    assert {m: structs for m, structs in gone.items() if structs} == {}, "no longer falls to it"


def sources(name: str, locale: Locale) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the name of each field's message in a game's file, with the rules named above it."""
    text = (ROOT / "projections" / name / f"{locale}.ftl").read_text(encoding="utf-8")
    for found in MESSAGE.finditer(text):
        yield found["name"], tuple((found["rules"] or "").split(", "))


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_the_rules_that_it_was_derived_from(name: str) -> None:
    french, english = dict(sources(name, "fr")), dict(sources(name, "en"))
    known = bundle(name, "fr")
    unnamed = {of: rules for of, rules in french.items() if not all(known.has(f"rule-{r}") for r in rules)}
    assert unnamed == {}, "each field needs a line `# RULE-ID` of its own above it"
    assert {of for of in french if french[of] != english.get(of)} == set(), "not the same rules in English"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_short_and_says_more_than_its_title(name: str, locale: Locale) -> None:
    messages = bundle(name, locale)
    for of, _ in sources(name, locale):
        title, hint = messages.say(f"field-{of}", {}), messages.say(f"field-{of}.hint", {})
        assert len(hint) <= LONGEST, (of, len(hint))
        assert words(hint) - words(title), (of, title, hint)


def words(text: str) -> set[str]:
    """Return the words that mean something, without accents, plurals or small words."""
    plain = "".join(c for c in normalize("NFD", text.lower()) if not combining(c))
    return {w.rstrip("s") for w in WORDS.findall(plain)} - SMALL
