"""The message files of the service and of each game, and the making of one sentence from them.

Fluent (projectfluent.org): a message is parsed when it is first asked for, as a start would need two seconds for all of
them; one with arguments is compiled to Python when it is first said, with what it refers to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource

from projections.texts import english, french
from projections.texts.grammar import Function
from projections.texts.nouns import whole

Locale = Literal["fr", "en"]
LOCALES: tuple[Locale, ...] = ("fr", "en")
Argument = str | int
_FUNCTIONS: Mapping[Locale, Mapping[str, Function]] = {"fr": french.FUNCTIONS, "en": english.FUNCTIONS}
_NAMED: Mapping[Locale, Callable[[str], str]] = {"fr": french.inside, "en": english.inside}
_FOLDER = Path(__file__).parents[1]
_START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term: its further lines are indented, or begin with a closing brace."""
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_Compiled = Callable[[Mapping[str, Any], list[Exception]], str]


class MissingMessage(KeyError):
    """A message that is missing, or cannot be said with these arguments: a fault of the project."""


class Unreadable(ValueError):
    """A message file that cannot be used: a line that is no message, or a message that stands twice."""


class Entry:
    """A message or a term of a file: its source, what it refers to, and its text where that never changes."""

    __slots__ = ("refers", "source", "texts")

    def __init__(self, source: str, refers: frozenset[str], texts: Mapping[str, str | None]) -> None:
        self.source = source
        self.refers = refers
        self.texts = texts


class Arguments(dict[str, Argument]):
    """Arguments as a compiled message wants them: its numbers are `Whole`."""

    @classmethod
    def of(cls, args: Mapping[str, Argument]) -> Arguments:
        return cls({name: whole(value) if type(value) is int else value for name, value in args.items()})


class Placeholders(Arguments):
    """Arguments that nobody gave: an ellipsis stands for each."""

    def __missing__(self, name: str) -> Argument:
        return "…"


class Bundle:
    """The messages of one language, of the service and one game. Made by `bundle`, shared, never changed.

    `named`: a name that people gave as it stands within a sentence.
    """

    def __init__(self, game: str, locale: Locale, sources: Mapping[str, str]) -> None:
        self.game = game
        self.locale = locale
        self.named = _NAMED[locale]
        self._sources = sources
        self._texts: dict[str, str | None] = {}
        self._parsed: set[str] = set()
        self._compiled: dict[str, _Compiled] = {}

    def names(self, beginning: str = "") -> frozenset[str]:
        """Return every message and attribute (`name.attribute`), or those that begin like this. Raises Unreadable."""
        sources = (source for name, source in self._sources.items() if name.startswith(beginning))
        return frozenset(name for source in sources for name in entry_of(source).texts)

    def has(self, message: str) -> bool:
        """Return whether there is such a message or attribute. Raises Unreadable."""
        name = message.partition(".")[0]
        if name not in self._parsed and name in self._sources:
            self._texts.update(entry_of(self._sources[name]).texts)
            self._parsed.add(name)
        return message in self._texts

    def source(self, message: str) -> str:
        """Return the source of a message or of an attribute."""
        return entry_of(self._sources[message.partition(".")[0]]).source

    def say(self, message: str, args: Mapping[str, Argument]) -> str:
        """Return the sentence that a message makes of these arguments. Raises MissingMessage, Unreadable."""
        if not self.has(message):
            raise MissingMessage(f"{self.locale}/{self.game}: {message}")
        text = self._texts[message]
        if text is not None:
            return text
        errors: list[Exception] = []
        say = self._compiled.get(message) or self._compile(message)
        try:
            sentence = say(args if isinstance(args, Arguments) else Arguments.of(args), errors)
        except TypeError as error:  # a function of the messages that cannot work on what it got
            errors.append(error)
        if errors:
            raise MissingMessage(f"{self.locale}/{self.game}: {message}: {errors}")
        return sentence

    def _compile(self, message: str) -> _Compiled:
        """Compile a message and what it refers to. Two threads at once do the same work twice, without harm."""
        found = "\n".join(self.needed(message))
        made = compile_messages(
            self.locale, [FtlResource(found)], functions=_FUNCTIONS[self.locale], use_isolating=False
        )
        if made.errors:
            raise MissingMessage(f"{self.locale}/{self.game}: {message}: {made.errors}")
        self._compiled.update(made.message_functions)
        return self._compiled[message]

    def needed(self, message: str) -> Iterator[str]:
        """Yield the source of a message and of all that it refers to, each once. Raises Unreadable."""
        open_ = [message.partition(".")[0]]
        seen = {*open_}
        while open_:
            entry = entry_of(self._sources[open_.pop()])
            yield entry.source
            more = (entry.refers & self._sources.keys()) - seen
            open_ += more
            seen |= more

    def references(self) -> frozenset[str]:
        """Return the messages and terms that others refer to. Raises Unreadable."""
        return frozenset[str]().union(*(entry_of(source).refers for source in self._sources.values()))


@cache
def bundle(game: str, locale: Locale) -> Bundle:
    """Return the messages of the service and of one game (`""`: the service alone). Raises Unreadable."""
    if not game:
        return Bundle(game, locale, _read(_FOLDER / f"{locale}.ftl"))
    return bundle_of(game, _FOLDER / game, locale)


@cache
def bundle_of(name: str, folder: Path, locale: Locale) -> Bundle:
    """Return the messages of the service and those in a folder. Raises Unreadable."""
    return Bundle(name, locale, merge_entries(_read(_FOLDER / f"{locale}.ftl"), _read(folder / f"{locale}.ftl")))


def merge_entries(shared: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """Merge the messages of the service and of a game.

    Raises Unreadable where both have one message: nobody would know which is read.
    """
    if shared.keys() & own.keys():
        raise Unreadable(f"said by the house and by the game: {sorted(shared.keys() & own.keys())}")
    return {**shared, **own}


def has(game: str, locale: Locale, message: str) -> bool:
    return bundle(game, locale).has(message)


def say(game: str, locale: Locale, message: str, args: Mapping[str, Argument]) -> str:
    """Return one sentence. Raises MissingMessage when the file lacks it or an argument is missing."""
    return bundle(game, locale).say(message, args)


def say_with_placeholders(game: str, locale: Locale, message: str) -> str:
    """Return a sentence with an ellipsis for every argument. Raises MissingMessage."""
    return bundle(game, locale).say(message, Placeholders())


@cache
def _read(file: Path) -> dict[str, str]:
    return split(file.read_text(encoding="utf-8"), str(file))


def split(source: str, file: str) -> dict[str, str]:
    """Split a file into the sources of its messages (`name`) and terms (`-name`); comments stay with the one before.

    Raises Unreadable where one occurs twice, or the file begins with something else.
    """
    starts = list(_START.finditer(source))
    first = source[: starts[0].start()] if starts else source
    if any(line and not line.startswith("#") for line in first.splitlines()):
        raise Unreadable(f"{file}: {first.strip()[:80]}")
    found: dict[str, str] = {}
    for start, end in zip(starts, [*(each.start() for each in starts[1:]), len(source)], strict=True):
        if start[1] in found:
            raise Unreadable(f"{file}: {start[1]} stands twice")
        found[start[1]] = source[start.start() : end]
    return found


@lru_cache(maxsize=256)
def entry_of(source: str) -> Entry:
    """Parse the source of one message or term. Raises Unreadable.

    Few parsed entries are cached: a garbage collection would have to go through all of them.
    """
    found, *others = (each for each in FluentParser(with_spans=True).parse(source).body if not _is_comment(each))
    for entry in (found, *others):
        if isinstance(entry, ast.Junk):
            raise Unreadable(f"{entry.annotations[0].message}: {(entry.content or '').strip()[:80]}")
    assert isinstance(found, ast.Message | ast.Term)
    texts = {f"{found.id.name}.{part.id.name}": _constant(part.value) for part in found.attributes}
    if found.value is not None:
        texts[found.id.name] = _constant(found.value)
    references = _References()
    references.visit(found)
    public = {} if isinstance(found, ast.Term) else texts
    return Entry(_by_words(found, source, references.selectors), frozenset(references.found), public)


def _is_comment(entry: ast.EntryType) -> bool:
    return isinstance(entry, ast.Comment | ast.GroupComment | ast.ResourceComment)


def _by_words(entry: ast.Message | ast.Term, source: str, selectors: list[ast.VariableReference]) -> str:
    """Return the source of an entry in which every choice among words looks at the word, never at its label.

    Else a label that is given anywhere to a word would silently turn the choice to its default.
    """
    assert entry.span is not None, "the parser was asked for spans"
    text, start = source[entry.span.start : entry.span.end].rstrip() + "\n", entry.span.start
    for selector in sorted(selectors, key=lambda node: node.span.start if node.span else 0, reverse=True):
        assert selector.span is not None
        place, end = selector.span.start - start, selector.span.end - start
        text = f"{text[:place]}WORD({text[place:end]}){text[end:]}"
    return text


def _constant(pattern: ast.Pattern) -> str | None:
    """Return the text of a pattern that has no placeable; None: it has one."""
    parts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return "".join(parts) if len(parts) == len(pattern.elements) else None


class _References(Visitor):
    """Collects the names of messages and terms that an entry refers to, and the variables by whose words it chooses."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selectors: list[ast.VariableReference] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        by_words = len(names) == len(node.variants) and not set(names) <= _PLURALS
        if by_words and isinstance(node.selector, ast.VariableReference):
            self.selectors.append(node.selector)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the library's name)
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)
