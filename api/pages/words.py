"""Words of the page, for a browser: each message of `fr.ftl` and `en.ftl` as JSON that needs no parser of Fluent.

    "Ouvrir"                                                        a text
    ["Il reste ", {"value": "count"}, " places"]                    with arguments
    [{"choose": "count", "among": {"one": [...], "other": [...]}, "else": "other"}]

A choice looks for the argument's own word (or number), then for its plural category (CLDR, `Intl.PluralRules`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from projections.texts import Locale
from projections.texts.bundles import Bundle, MissingMessage, bundle_of

PREFIX = "page-"
_FOLDER = Path(__file__).parent
Part = str | dict[str, Any]


@cache
def speech(locale: Locale) -> Bundle:
    """Return the page's messages, with those common to all."""
    return bundle_of("pages", _FOLDER, locale)


def words(locale: Locale) -> dict[str, str | list[Part]]:
    """Return every message of the page, named without `page-`. Raises MissingMessage for a reference to nothing."""
    source = (_FOLDER / f"{locale}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    own = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return {name.removeprefix(PREFIX): _text(entry.value, own, locale) for name, entry in own.items() if entry.value}


def _text(pattern: ast.Pattern, own: dict[str, ast.Message], locale: Locale) -> str | list[Part]:
    parts = _parts(pattern, own, locale)
    return "".join(map(str, parts)) if all(isinstance(part, str) for part in parts) else parts


def _parts(pattern: ast.Pattern, own: dict[str, ast.Message], locale: Locale) -> list[Part]:
    found: list[Part] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        else:
            found += _placed(element.expression, own, locale)
    return found


def _placed(expression: Any, own: dict[str, ast.Message], locale: Locale) -> list[Part]:
    match expression:
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.VariableReference():
            return [{"value": expression.id.name}]
        case ast.MessageReference() if (entry := own.get(expression.id.name)) is not None and entry.value:
            return _parts(entry.value, own, locale)
        case ast.MessageReference():
            return [speech(locale).say(expression.id.name, {})]
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            among = {_key(variant): _parts(variant.value, own, locale) for variant in expression.variants}
            default = next(_key(variant) for variant in expression.variants if variant.default)
            return [{"choose": selector.id.name, "among": among, "else": default}]
        case _:
            raise MissingMessage(f"{locale}: a page cannot say {type(expression).__name__}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
