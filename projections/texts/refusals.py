"""Sentences of refusals: that of its code and, where the rule is a comparison, what would have to be otherwise.

Of a comparison the refusal's details say `has`, what there is or would be, beside `needed` (so much it takes) or `most`
(not more than that), with `least` where it has two bounds.
"""

from __future__ import annotations

from collections.abc import Mapping

from projections.texts import Locale, say

COMPARISONS: tuple[tuple[str, frozenset[str]], ...] = (
    ("comparison-needed", frozenset({"needed", "has"})),
    ("comparison-between", frozenset({"least", "most", "has"})),
    ("comparison-most", frozenset({"most", "has"})),
)


def refusal_text(game: str, locale: Locale, code: str, details: Mapping[str, str | int]) -> str:
    """Return the sentence of a refusal; with `already` among the details, that the thing is so by now.

    Raises MissingMessage: the code has no sentence, or none with these details.
    """
    if "already" in details:
        return say("", locale, "already-void", {})
    sentence = say(game, locale, f"refusal-{code}", details)
    compared = next((message for message, names in COMPARISONS if names <= details.keys()), None)
    return sentence if compared is None else f"{sentence} {say('', locale, compared, details)}"
