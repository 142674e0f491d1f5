"""The language of an answer: French unless the caller prefers English (RFC 9110, section 12.5.4)."""

from __future__ import annotations

from functools import lru_cache

from projections.texts import LOCALES, Locale


@lru_cache(maxsize=256)
def negotiated(accept_language: str, default: Locale) -> Locale:
    """Return the language of ours that the header prefers; the default if it names none of them."""
    preferences = [_preference(part) for part in accept_language.split(",")]
    ranked = sorted((w for w in preferences if w[1] > 0), key=lambda w: -w[1])
    for tag, _ in ranked:
        if tag == "*":
            return default
        for locale in LOCALES:
            if tag.split("-")[0] == locale:
                return locale
    return default


def _preference(part: str) -> tuple[str, float]:
    """Split `en-GB;q=0.8` into (`en-gb`, 0.8); a weight that cannot be read is 0."""
    tag, _, parameter = part.partition(";")
    name, _, value = parameter.strip().partition("=")
    try:
        weight = float(value) if name.strip() == "q" else 1.0
    except ValueError:
        weight = 0.0
    return tag.strip().lower(), weight
