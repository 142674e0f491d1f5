"""Sentences: French (default) and English, from the message files of the house and of each game."""

from projections.texts.arguments import arguments, label
from projections.texts.bundles import LOCALES, Locale, MissingMessage, bundle, has, say

__all__ = ["LOCALES", "Locale", "MissingMessage", "arguments", "bundle", "has", "label", "say"]
