"""Sentences in French (default) and English, from the message files of the service and of each game.

The name of a message says its use: `ActionDeclared`, `refusal-bad_value`, `move-DeclareAction`,
`label-movement`, `rule-NOS-TAB-01`, `part-Rank`, `field-level`.
"""

from projections.texts.bundles import LOCALES, Locale, MissingMessage, bundle, has, say, say_with_placeholders
from projections.texts.field_arguments import arguments, ids_in, label, sentence
from projections.texts.fields import Field, described, field, spaced
from projections.texts.nouns import Gender, Listed, Noun, gendered

__all__ = [
    "LOCALES",
    "Field",
    "Gender",
    "Listed",
    "Locale",
    "MissingMessage",
    "Noun",
    "arguments",
    "bundle",
    "described",
    "field",
    "gendered",
    "has",
    "ids_in",
    "label",
    "say",
    "say_with_placeholders",
    "sentence",
    "spaced",
]
