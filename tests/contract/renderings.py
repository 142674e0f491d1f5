"""Every message said with whatever its arguments may be: the awkward names, numbers and lists, each choice of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from projections.texts import Listed, Noun
from projections.texts.bundles import Argument, Bundle
from projections.texts.nouns import Gender

NAMES = (
    *("Ilse", "Aurore", "Élise", "Hélène", "Harry", "Ysolde", "Yann", "Bruno", "O’Neill", "L'Ombre"),
    *("Le gardien du pont", "quelqu’un", "la «\u00a0Dame\u00a0»", "x" * 200, "שרה בת דוד", "8 goules"),
)
NUMBERS = (0, 1, 2, 21, -1)
GENDERS: tuple[Gender, ...] = ("m", "f", "mp", "fp")
ROUNDS = 24
_NOUNS = {"LE", "DU", "AU", "UN"}
_NUMERIC = {"N", "SIGNED", "NUMBER", "TIME"}
_LISTS = {"LIST", "COUNT"}
_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Use:
    """How a message uses one of its variables."""

    functions: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    numeric: bool = False
    gender: bool = False


class _Uses(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, Use] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.found.setdefault(node.id.name, Use())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.found.setdefault(argument.id.name, Use()).functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: ast.InlineExpression | ast.Placeable = node.selector
        function = ""
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            function, selector = selector.id.name, selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference) and function not in _LISTS:
            use = self.found.setdefault(selector.id.name, Use())
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            use.gender |= function == "GENDER"
            use.numeric |= any(isinstance(v.key, ast.NumberLiteral) for v in node.variants)
            use.numeric |= bool(keys & _PLURALS - {"other"})
            if function != "GENDER":
                use.words |= keys
        self.generic_visit(node)


def uses(bundle: Bundle, message: str) -> Mapping[str, Use]:
    """The variables of a message and of what it refers to."""
    visitor = _Uses()
    for source in bundle.needed(message):
        visitor.visit(FluentParser().parse_entry(source))
    return visitor.found


def renderings(bundle: Bundle, message: str) -> Iterator[str]:
    """The message in many forms: always the same ones. Raises MissingMessage."""
    found = uses(bundle, message)
    rng = Random(message)
    for turn in range(ROUNDS if found else 1):
        yield bundle.say(message, dict(_arguments(found, rng, turn)))


def _arguments(found: Mapping[str, Use], rng: Random, turn: int) -> Iterator[tuple[str, Argument]]:
    for name, use in found.items():
        if name.startswith("has_") and use.words <= {"yes", "no", "other"}:
            continue
        value = _value(use, rng, turn)
        asked = found.get(f"has_{name}")
        if asked and rng.random() < 0.4:
            value = Listed(()) if use.functions & _LISTS else ""
        yield name, value
        if asked:
            yield f"has_{name}", "no" if value == "" else "yes"
    for name in found:
        if name.startswith("has_") and name.removeprefix("has_") not in found:
            yield name, rng.choice(("yes", "no"))


def _value(use: Use, rng: Random, turn: int) -> Argument:
    if use.numeric or use.functions & _NUMERIC:
        return rng.choice((*NUMBERS, *(int(w) for w in use.words if w.lstrip("-").isdigit())))
    if use.functions & _LISTS:
        return Listed(rng.sample(NAMES[:8], rng.randrange(4)))
    if use.functions & _NOUNS:
        return Noun(rng.choice(("vie", "armure", "hache")), rng.choice(GENDERS))
    if use.words:
        word = rng.choice(sorted(use.words - {"other"}) or ["other"])
        return Noun("mot", word=word)
    name = NAMES[(turn + rng.randrange(3)) % len(NAMES)]
    return Noun(name, rng.choice(("", "m", "f"))) if use.gender else name
